/* Rows: what they say of lists, books, campaigns; words and numbers. */
#include "reports/account/account.h"
#include "tests/session/fixture.h"

#include "app/session/armies/army_item.h"
#include "app/session/battle/battle_items.h"
#include "app/session/books/book_items.h"
#include "app/session/campaign/act_item.h"
#include "app/session/campaign/campaign_items.h"
#include "app/session/item_rows.h"
#include "app/session/words.h"
#include "db/store.h"

static gboolean
are_checked (gpointer armies)
{
  return mu_armies_are_checked (armies);
}

static MuArmyItem *
army (MuDesk *desk, guint index)
{
  g_autoptr (MuArmyItem) item
      = g_list_model_get_item (mu_armies_get_model (mu_desk_armies (desk)), index);
  ck_assert_ptr_nonnull (item);
  return item; /* the model keeps it */
}

START_TEST (armies_are_marked_in_idle_moments)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  ck_assert_int_eq (mu_army_item_get_mark (army (desk, 1)), MU_ARMY_UNCHECKED);
  run_until (are_checked, mu_desk_armies (desk));
  ck_assert_int_eq (mu_army_item_get_mark (army (desk, 0)), MU_ARMY_LEGAL);
  g_autofree char *points = text_of (army (desk, 1), "points-text");
  ck_assert_str_eq (points, "997 of 1,000");
}
END_TEST

START_TEST (an_illegal_army_is_marked)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  gint64 id = list_named (desk, "Scipio at Zama");
  run_until (are_checked, mu_desk_armies (desk));
  g_autoptr (MuList) before = mu_store_list (mu_desk_store (desk), id, NULL);
  g_autoptr (MuList) after = mu_list_copy (before);
  mu_list_unit (after, 2)->figures = 500;
  MuArmyItem *row = army (desk, 1);
  ck_assert (mu_history_update_list (mu_desk_history (desk), id, before, after, "many", NULL));
  run_until (are_checked, mu_desk_armies (desk));
  ck_assert_ptr_eq (army (desk, 1), row);
  ck_assert_int_eq (mu_army_item_get_mark (row), MU_ARMY_PROBLEMS);
}
END_TEST

static gboolean
is_found (MuArmyItem *item, const char *typed)
{
  g_autofree char *by = text_of (item, "found-by");
  return mu_words_found (by, typed);
}

START_TEST (armies_are_found_by_all_that_is_known_of_them)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  gint64 id = list_named (desk, "Scipio at Zama");
  g_autoptr (MuList) before = mu_store_list (mu_desk_store (desk), id, NULL);
  g_autoptr (MuList) after = mu_list_copy (before);
  g_free (after->tags);
  after->tags = g_strdup ("Tournéy spring");
  g_free (after->player);
  after->player = g_strdup ("Ödön");
  ck_assert (mu_history_update_list (mu_desk_history (desk), id, before, after, "tags", NULL));
  MuArmyItem *scipio = army (desk, 1);
  ck_assert (is_found (scipio, ""));
  ck_assert (is_found (scipio, "ZAMA scip"));
  ck_assert (is_found (scipio, "mid republican 202 bc"));
  ck_assert (is_found (scipio, "tourney odon"));
  ck_assert (is_found (scipio, "1000 997"));
  ck_assert (is_found (scipio, "wrg"));
  ck_assert (!is_found (scipio, "zama hannibal"));
}
END_TEST

/* A change of one list leaves the other rows alone. */
START_TEST (a_changed_army_keeps_all_rows)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  gint64 id = list_named (desk, "Scipio at Zama");
  MuArmyItem *rows[] = { army (desk, 0), army (desk, 1) };
  g_autoptr (MuList) before = mu_store_list (mu_desk_store (desk), id, NULL);
  g_autoptr (MuList) after = mu_list_copy (before);
  after->points_limit = 1200;
  ck_assert (mu_history_update_list (mu_desk_history (desk), id, before, after, "limit", NULL));
  ck_assert_ptr_eq (army (desk, 0), rows[0]);
  ck_assert_ptr_eq (army (desk, 1), rows[1]);
  g_autofree char *points = text_of (army (desk, 1), "points-text");
  ck_assert_str_eq (points, "997 of 1,200");
  g_free (after->name);
  after->name = g_strdup ("Africanus");
  ck_assert (mu_history_update_list (mu_desk_history (desk), id, before, after, "name", NULL));
  ck_assert_str_eq (mu_army_item_get_name (army (desk, 0)), "Africanus");
}
END_TEST

START_TEST (campaign_rows_show_strengths)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaignItem) item = g_list_model_get_item (mu_desk_campaigns (desk), 0);
  g_autoptr (MuCampaign) campaign
      = mu_store_campaign (mu_desk_store (desk), mu_campaign_item_get_id (item), NULL);
  g_autoptr (GListStore) sides = g_list_store_new (MU_TYPE_SIDE_ITEM);
  mu_side_items_show (sides, campaign);
  g_autoptr (GObject) side = g_list_model_get_item (G_LIST_MODEL (sides), 0);
  g_autofree char *strength = text_of (side, "strength");
  g_autofree char *record = text_of (side, "record");
  ck_assert_str_eq (strength, "130 of 130 figures");
  ck_assert_str_eq (record, "0 won, 0 drawn, 0 lost");
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (sides)), MU_SIDES);
}
END_TEST

/* Two sides may have one and the same army; its name says nothing then. */
START_TEST (battles_of_a_campaign_are_told_by_its_sides_and_days)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuCampaignItem) item = g_list_model_get_item (mu_desk_campaigns (desk), 0);
  g_autoptr (MuCampaign) campaign
      = mu_store_campaign (mu_desk_store (desk), mu_campaign_item_get_id (item), NULL);
  g_autoptr (GListStore) battles = g_list_store_new (MU_TYPE_BATTLE_ITEM);
  MuBattleRow *row = g_new0 (MuBattleRow, 1);
  row->name = g_strdup ("Zama");
  row->fought_on = g_strdup ("2026-11-25");
  row->army[MU_SIDE_A] = g_strdup ("Levy");
  row->army[MU_SIDE_B] = g_strdup ("Levy");
  row->side[MU_SIDE_B] = 1;
  row->winner = MU_SIDE_B;
  row->left_quarters[MU_SIDE_B] = 1800;
  row->day = 18;
  g_ptr_array_add (campaign->battles, row);
  mu_battle_items_show_campaign (battles, campaign);
  g_autoptr (GObject) shown = g_list_model_get_item (G_LIST_MODEL (battles), 0);
  g_autofree char *result = text_of (shown, "result");
  g_autofree char *date = text_of (shown, "date");
  ck_assert_str_eq (result, "Carthage beat Rome, 450 to 0");
  ck_assert_str_eq (date, "19 October 202 BC");
  mu_battle_items_show_campaign (battles, NULL);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (battles)), 0);
}
END_TEST

static MuAct *
new_act (int number, int undone_by)
{
  MuAct *act = g_new0 (MuAct, 1);
  act->number = number;
  act->made = g_strdup ("2026-11-23T10:00:00Z");
  act->who = g_strdup ("anna");
  act->kind = MU_ACT_BATTLE;
  act->about = g_strdup ("Zama");
  act->undone_by = undone_by;
  return act;
}

static MuActItem *
act_row (GListStore *store, guint index)
{
  g_autoptr (MuActItem) item = g_list_model_get_item (G_LIST_MODEL (store), index);
  return item; /* the store keeps it */
}

START_TEST (acts_that_stay_as_they_were_keep_their_rows)
{
  g_autoptr (GListStore) store = g_list_store_new (MU_TYPE_ACT_ITEM);
  g_autoptr (GPtrArray) acts = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_act_free);
  for (int i = 1; i <= 3; i++)
    g_ptr_array_add (acts, new_act (i, 0));
  mu_act_items_show (store, acts);
  ck_assert_int_eq (mu_act_item_get_number (act_row (store, 0)), 3);
  const MuActItem *first = act_row (store, 2), *second = act_row (store, 1);
  ((MuAct *) acts->pdata[1])->undone_by = 4;
  g_ptr_array_add (acts, new_act (4, 0));
  mu_act_items_show (store, acts);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (store)), 4);
  ck_assert_int_eq (mu_act_item_get_number (act_row (store, 0)), 4);
  ck_assert_ptr_eq (act_row (store, 3), first);
  ck_assert_ptr_ne (act_row (store, 2), second); /* it says that it was taken back */
  mu_act_items_show (store, NULL);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (store)), 0);
}
END_TEST

/* Rows of campaigns, by their numbers: what stays keeps its row, what is new
 * has one of its own, and a view hears of no more than that. */
static void
show_numbers (GListStore *store, const char *numbers, const char *said)
{
  g_auto (GStrv) each = g_strsplit (numbers, " ", -1);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; each[i]; i++) {
    const MuCampaignRow row
        = { .id = atoi (each[i]), .name = (char *) said, .year = 1, .month = 1 };
    g_autoptr (GPtrArray) one = g_ptr_array_new ();
    g_autoptr (GListStore) made = g_list_store_new (MU_TYPE_CAMPAIGN_ITEM);
    g_ptr_array_add (one, (gpointer) &row);
    mu_campaign_items_show (made, one);
    g_ptr_array_add (items, g_list_model_get_item (G_LIST_MODEL (made), 0));
  }
  mu_item_rows_show (store, items);
}

static void
note_change (GListModel *model, guint place, guint gone, guint come, GString *heard)
{
  g_string_append_printf (heard, "%u-%u+%u ", place, gone, come);
}

START_TEST (only_rows_that_say_something_else_are_new)
{
  static const struct {
    const char *before, *after, *said, *heard;
  } rows[] = {
    { "1 2 3", "1 2 3", "war", "" },         { "1 2 3", "1 4 3", "war", "1-1+1 " },
    { "1 2 3", "1 2 3 4", "war", "3-0+1 " }, { "1 2 3", "0 1 2 3", "war", "0-0+1 " },
    { "1 2 3", "2", "war", "0-3+1 " },       { "1 1 1", "1 1", "war", "2-1+0 " },
    { "1 2 3", "1 2 3", "peace", "0-3+3 " },
  };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_autoptr (GListStore) store = g_list_store_new (MU_TYPE_CAMPAIGN_ITEM);
    g_autoptr (GString) heard = g_string_new (NULL);
    show_numbers (store, rows[i].before, "war");
    g_signal_connect (store, "items-changed", G_CALLBACK (note_change), heard);
    show_numbers (store, rows[i].after, rows[i].said);
    ck_assert_str_eq (heard->str, rows[i].heard);
    g_auto (GStrv) each = g_strsplit (rows[i].after, " ", -1);
    ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (store)), g_strv_length (each));
    for (guint k = 0; each[k]; k++) {
      g_autoptr (MuCampaignItem) item = g_list_model_get_item (G_LIST_MODEL (store), k);
      ck_assert_int_eq (mu_campaign_item_get_id (item), atoi (each[k]));
      ck_assert_str_eq (mu_campaign_item_get_name (item), rows[i].said);
    }
  }
}
END_TEST

START_TEST (every_book_has_a_row_that_says_all)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  GListModel *books = mu_desk_books (desk);
  ck_assert_uint_ge (g_list_model_get_n_items (books), 2);
  for (guint i = 0; i < g_list_model_get_n_items (books); i++) {
    g_autoptr (MuBookItem) item = g_list_model_get_item (books, i);
    const MuBook *book = mu_book_item_get_book (item);
    g_autofree char *years = mu_book_years (book->from, book->to);
    ck_assert (g_str_has_prefix (mu_book_item_get_spoken (item), book->name));
    ck_assert_ptr_nonnull (strstr (mu_book_item_get_spoken (item), years));
    ck_assert (g_str_has_suffix (mu_book_item_get_spoken (item), mu_book_land_words (book->land)));
  }
}
END_TEST

START_TEST (troops_are_told_in_words)
{
  MuTroop troop;
  ck_assert_int_eq (mu_troop_parse ("Irr B LC JLS B Sh Arab", &troop, NULL), MU_TROOP_PARSE_OK);
  g_autofree char *words = mu_words_troop (&troop, NULL);
  ck_assert_str_eq (words,
                    "Irregular, class B, light cavalry; javelin or light spear; bow; shield; "
                    "Arab horses");
}
END_TEST

START_TEST (every_type_has_words_and_an_icon_of_its_own)
{
  for (int type = 0; type < MU_TROOP_FIGHTING_TYPES; type++) {
    ck_assert_ptr_nonnull (mu_words_icon (type));
    ck_assert_str_ne (mu_words_type (type), "");
    for (int other = 0; other < type; other++)
      ck_assert_str_ne (mu_words_icon (type), mu_words_icon (other));
  }
}
END_TEST

START_TEST (thousands_are_parted)
{
  static const struct {
    gint64 number;
    const char *words;
  } row[] = { { 0, "0" },          { 999, "999" },           { 1000, "1,000" },
              { 12345, "12,345" }, { 1234567, "1,234,567" }, { -1000, "−1,000" } };
  for (guint i = 0; i < G_N_ELEMENTS (row); i++) {
    g_autofree char *words = mu_account_number (row[i].number);
    ck_assert_str_eq (words, row[i].words);
  }
}
END_TEST

START_TEST (settings_are_remembered)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  ck_assert_int_eq (mu_desk_remember_number (desk, "desktop.width", 42), 42);
  mu_desk_note_number (desk, "desktop.width", 1024);
  ck_assert_int_eq (mu_desk_remember_number (desk, "desktop.width", 42), 1024);
  mu_desk_note (desk, "desktop.width", "wide");
  ck_assert_int_eq (mu_desk_remember_number (desk, "desktop.width", 42), 42);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    armies_are_marked_in_idle_moments,
    an_illegal_army_is_marked,
    armies_are_found_by_all_that_is_known_of_them,
    a_changed_army_keeps_all_rows,
    campaign_rows_show_strengths,
    battles_of_a_campaign_are_told_by_its_sides_and_days,
    acts_that_stay_as_they_were_keep_their_rows,
    only_rows_that_say_something_else_are_new,
    every_book_has_a_row_that_says_all,
    troops_are_told_in_words,
    every_type_has_words_and_an_icon_of_its_own,
    thousands_are_parted,
    settings_are_remembered,
  };
  return run_suite ("items", tests, G_N_ELEMENTS (tests));
}
