/* The units of a campaign as rows: where their figures are, in numbers and in words. */
#include "app/service/night/club_night.h"
#include "app/session/campaign/campaign_items.h"
#include "app/session/campaign/force_entry_item.h"
#include "app/session/campaign/force_rows.h"
#include "app/session/campaign/replacements.h"
#include "db/store.h"
#include "reports/campaign/force_words.h"
#include "tests/session/fixture.h"

static gint64
sample_war (MuDesk *desk)
{
  g_autoptr (MuCampaignItem) item = g_list_model_get_item (mu_desk_campaigns (desk), 0);
  return mu_campaign_item_get_id (item);
}

static MuCampaign *
show (MuDesk *desk, MuForceRows *rows, gint64 war)
{
  MuCampaign *campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  mu_force_rows_show (rows, mu_desk_store (desk), campaign);
  return campaign;
}

static void
fight (MuDesk *desk, gint64 war, guint64 seed)
{
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  g_autoptr (MuBattleRecord) record = mu_club_campaign_battle (
      mu_desk_club (desk), campaign, (int[]){ 0, 1 }, "The ford", seed, MU_SEED_DRAWN, NULL);
  ck_assert (mu_history_record_battle (mu_desk_history (desk), MU_AT_CAMPAIGNS, war, NULL, record,
                                       "The ford", NULL, NULL));
}

static MuForceItem *
row_at (MuForceRows *rows, guint at)
{
  g_autoptr (MuForceItem) row = g_list_model_get_item (G_LIST_MODEL (rows), at);
  ck_assert_ptr_nonnull (row);
  return row; /* the model keeps it */
}

START_TEST (rows_come_side_by_side)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuForceRows) rows = mu_force_rows_new ();
  g_autoptr (MuCampaign) campaign = show (desk, rows, sample_war (desk));
  ck_assert_uint_eq (campaign->sides->len, MU_SIDES);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (rows)), 17);
  MuForceItem *last = row_at (rows, 16);
  ck_assert_int_eq (mu_force_item_get_side (row_at (rows, 7)), 0);
  ck_assert_int_eq (mu_force_item_get_unit (row_at (rows, 7)), 7);
  ck_assert_int_eq (mu_force_item_get_side (last), 1);
  ck_assert_int_eq (mu_force_item_get_unit (last), 8);
  has_words (row_at (rows, 0), "strength", "12 of 12");
  has_words (last, "words", "22 of 22 present");
  ck_assert_ptr_null (g_list_model_get_item (G_LIST_MODEL (rows), 17));
  mu_force_rows_show (rows, NULL, NULL);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (rows)), 0);
}
END_TEST

static void
count (guint *told)
{
  (*told)++;
}

/* The list keeps its place: nothing of it comes or goes. */
START_TEST (rows_stay_while_strengths_change)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuForceRows) rows = mu_force_rows_new ();
  const gint64 war = sample_war (desk);
  g_autoptr (MuCampaign) before = show (desk, rows, war);
  guint moved = 0, told = 0;
  for (guint i = 0; i < 17; i++)
    g_signal_connect_swapped (row_at (rows, i), "notify::words", G_CALLBACK (count), &told);
  g_signal_connect_swapped (rows, "items-changed", G_CALLBACK (count), &moved);
  fight (desk, war, 3);
  g_autoptr (MuCampaign) after = show (desk, rows, war);
  ck_assert_uint_eq (before->battles->len, 0);
  ck_assert_uint_eq (after->battles->len, 1);
  ck_assert_uint_eq (moved, 0);
  ck_assert_uint_gt (told, 0);
  for (guint i = 0; i < 17; i++) {
    const MuForceStrength *strength = mu_force_item_get_strength (row_at (rows, i));
    ck_assert_int_eq (strength->part[MU_FORCE_PRESENT], number_of (row_at (rows, i), "figures"));
    ck_assert_int_eq (number_of (row_at (rows, i), "battles"), 1);
  }
}
END_TEST

START_TEST (strengths_are_said_in_words)
{
  const MuForceStrength all = { .part = { 32, 6, 2, 3, 5 }, .coming = 4, .joined = 1 };
  const MuForceStrength whole = { .part = { 48 }, .joined = MU_LIST_NO_UNIT };
  g_autofree char *words = mu_force_strength_words (&all, 48, "Hastati");
  g_autofree char *few = mu_force_strength_words (&whole, 48, NULL);
  ck_assert_str_eq (words, "32 of 48 present, 6 wounded who will return, 2 straggling, 3 captured, "
                           "5 dead or gone, 4 replacements on their way, merged into Hastati");
  ck_assert_str_eq (few, "48 of 48 present");
}
END_TEST

/* An entry's words and details parted by a bar. */
static void
said (const MuForceEntry *entry, const char *due)
{
  const MuDate first = { -202, 10, 1 };
  g_autofree char *words = mu_force_entry_words (entry);
  g_autofree char *details = mu_force_entry_details (entry, &first);
  g_autofree char *both = g_strdup_printf ("%s|%s", words, details);
  ck_assert_str_eq (both, due);
}

START_TEST (records_are_said_in_words)
{
  char *const zama = (char *) "Zama", *const none = (char *) "";
  const MuForceEntry lost = { .kind = MU_FORCE_FOUGHT,
                              .battle = zama,
                              .result = MU_CAMPAIGN_LOST,
                              .fate = MU_FATE_ROUTED_OFF,
                              .before = 40,
                              .loss = { .present = 18,
                                        .dead = 10,
                                        .wounded = 5,
                                        .wounded_until = 31,
                                        .stragglers = 4,
                                        .straggling_until = 3,
                                        .prisoners = 3 } };
  const MuForceEntry won
      = { .kind = MU_FORCE_FOUGHT, .battle = zama, .before = 40, .loss = { .present = 40 } };
  said (&lost, "Zama: lost, routed off|18 of 40 figures remain, 10 dead, 5 wounded (back on 1 "
               "November 202 BC), 4 straggling (back on 4 October 202 BC), 3 taken prisoner");
  said (&won, "Zama: won|40 of 40 figures remain");
  said (&(MuForceEntry){ .kind = MU_FORCE_CHANGED,
                         .change = MU_STRENGTH_WOUNDED_BACK,
                         .figures = 5,
                         .battle = zama,
                         .other = (char *) "Velites" },
        "5 back from their wounds|After Zama, Velites");
  said (&(MuForceEntry){ .kind = MU_FORCE_BOUGHT, .figures = 1, .points = 1200, .due = 9 },
        "1 replacement bought for 1,200 points|Due on 10 October 202 BC");
  said (&(MuForceEntry){ .kind = MU_FORCE_HONOURED,
                         .honour = MU_HONOUR_DEMOTED,
                         .battle = zama,
                         .other = none,
                         .words = (char *) "Reg D HI" },
        "Sank to Reg D HI|After Zama");
  said (&(MuForceEntry){ .kind = MU_FORCE_HONOURED, .words = (char *) "Held the bridge" },
        "Held the bridge|Honoured by the umpire");
}
END_TEST

/* --- honours and replacements, there and back ------------------------------------ */

static guint
count_honours (MuDesk *desk, gint64 war)
{
  guint honours = 0;
  g_autoptr (GPtrArray) record = mu_store_force_record (mu_desk_store (desk), war, 0, 2, NULL);
  for (guint i = 0; i < record->len; i++)
    honours += ((MuForceEntry *) record->pdata[i])->kind == MU_FORCE_HONOURED;
  return honours;
}

START_TEST (honours_go_both_ways)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  MuHistory *history = mu_desk_history (desk);
  const gint64 war = sample_war (desk);
  MuStore *store = mu_desk_store (desk);
  GError *error = NULL;
  ck_assert (mu_history_do (history, war,
                            mu_store_give_honour (store, war, 0, 2, "First over the wall", NULL),
                            "Velites honoured"));
  ck_assert_uint_eq (count_honours (desk, war), 1);
  has_words (history, "undo-words", "Velites honoured");
  undo (desk);
  ck_assert_uint_eq (count_honours (desk, war), 0);
  ck_assert (mu_history_redo (history, NULL));
  ck_assert_uint_eq (count_honours (desk, war), 1);
  ck_assert (!mu_history_do (history, war,
                             mu_store_give_honour (store, war, 0, 99, "First over it", &error),
                             "Nobody honoured"));
  has_words (history, "undo-words", "Velites honoured");
  ck_assert_ptr_nonnull (strstr (error->message, "no such unit"));
  g_clear_error (&error);
}
END_TEST

START_TEST (the_latest_entry_is_the_first_row)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const gint64 war = sample_war (desk);
  g_autoptr (GListStore) rows = g_list_store_new (MU_TYPE_FORCE_ENTRY_ITEM);
  const MuDate first = { -202, 10, 1 };
  fight (desk, war, 3);
  ck_assert (mu_store_give_honour (mu_desk_store (desk), war, 0, 2, "Steady", NULL));
  g_autoptr (GPtrArray) record = mu_store_force_record (mu_desk_store (desk), war, 0, 2, NULL);
  mu_force_entry_items_show (rows, record, &first);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (rows)), 2);
  g_autoptr (GObject) latest = g_list_model_get_item (G_LIST_MODEL (rows), 0);
  g_autoptr (GObject) battle = g_list_model_get_item (G_LIST_MODEL (rows), 1);
  has_words (latest, "words", "Steady");
  has_words (latest, "details", "1 October 202 BC. Honoured by the umpire");
  has_words (battle, "words", "The ford: ");
  has_words (battle, "details", "1 October 202 BC. 20 of 22 figures remain, 2 dead");
}
END_TEST

/* Rome after a battle, with so many points to spend. */
static MuReplacements *
wanting (MuDesk *desk, gint64 war, const char *rules)
{
  MuReplacements *replacements = mu_replacements_new (mu_desk_store (desk), war);
  ck_assert (mu_store_set_campaign_rules (mu_desk_store (desk), war, rules, NULL));
  fight (desk, war, 3);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  ck_assert (mu_replacements_read (replacements, campaign->sides->pdata[0], 0, NULL));
  return replacements;
}

static void
choose_all (MuReplacements *replacements)
{
  GListModel *units = mu_replacements_units (replacements);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr (MuReplacementItem) unit = g_list_model_get_item (units, i);
    mu_replacements_choose (replacements, unit, 999);
    ck_assert_int_eq (number_of (unit, "figures"), number_of (unit, "room"));
  }
}

static void
sum_is (MuReplacements *replacements, const char *words)
{
  g_autofree char *sum = mu_replacements_words (replacements);
  ck_assert_msg (strstr (sum, words) != NULL, "%s", sum);
}

START_TEST (replacements_are_chosen_within_the_points)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const gint64 war = sample_war (desk);
  g_autoptr (MuReplacements) chosen = wanting (desk, war, "replacement-points=20");
  guint told = 0;
  g_signal_connect_swapped (chosen, "changed", G_CALLBACK (count), &told);
  sum_is (chosen, "0 of 20 points, 20 left");
  ck_assert (!mu_replacements_possible (chosen));
  choose_all (chosen);
  ck_assert_uint_gt (told, 0);
  ck_assert_int_gt (mu_replacements_cost (chosen), 20);
  sum_is (chosen, "too many");
  ck_assert (!mu_replacements_possible (chosen));
  mu_replacements_forget (chosen);
  ck_assert_int_eq (mu_replacements_cost (chosen), 0);
  ck_assert (mu_replacements_advise (chosen, NULL));
  ck_assert (mu_replacements_possible (chosen));
  g_autoptr (GArray) choice = mu_replacements_choice (chosen);
  ck_assert (mu_history_do (mu_desk_history (desk), war,
                            mu_store_buy_recruits (mu_desk_store (desk), war, 0, choice, NULL),
                            "bought"));
  const int left = mu_store_replacement_points (mu_desk_store (desk), war, 0, NULL);
  ck_assert_int_eq (left, 20 - mu_replacements_cost (chosen));
  undo (desk);
  ck_assert_int_eq (mu_store_replacement_points (mu_desk_store (desk), war, 0, NULL), 20);
}
END_TEST

START_TEST (who_gets_no_replacements_says_why)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  const gint64 war = sample_war (desk);
  g_autoptr (MuReplacements) chosen
      = wanting (desk, war, "wounded-percent=100 wounded-left-percent=100");
  GListModel *units = mu_replacements_units (chosen);
  sum_is (chosen, "Nothing may be spent this month any more.");
  ck_assert_uint_gt (g_list_model_get_n_items (units), 0);
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr (MuReplacementItem) unit = g_list_model_get_item (units, i);
    if (number_of (unit, "room") == 0) {
      g_autofree char *why = text_of (unit, "details");
      ck_assert (strstr (why, "lacks nobody") != NULL || strstr (why, "Nobody of") != NULL);
    }
  }
  ck_assert (mu_store_set_campaign_rules (mu_desk_store (desk), war,
                                          "replacement-points=20 wounded-percent=100", NULL));
  g_autoptr (MuCampaign) campaign = mu_store_campaign (mu_desk_store (desk), war, NULL);
  ck_assert (mu_replacements_read (chosen, campaign->sides->pdata[0], 0, NULL));
  sum_is (chosen, "No unit can get replacements now.");
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    rows_come_side_by_side,
    rows_stay_while_strengths_change,
    strengths_are_said_in_words,
    records_are_said_in_words,
    honours_go_both_ways,
    the_latest_entry_is_the_first_row,
    replacements_are_chosen_within_the_points,
    who_gets_no_replacements_says_why,
  };
  return run_suite ("forces", tests, G_N_ELEMENTS (tests));
}
