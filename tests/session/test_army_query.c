/* Searching the saved armies: filters and words, what is offered to be typed next, and rows that
 * come and go one by one. */
#include "tests/session/fixture.h"

#include <string.h>

#include "app/session/armies/army_hints.h"
#include "db/store.h"

#define ROMANS   "Scipio at Zama"
#define CARTHAGE "Hannibal at Zama"

static void
describe (MuDesk *desk, const char *name, const char *player, const char *tags)
{
  const gint64 id = list_named (desk, name);
  g_autoptr (MuList) before = mu_store_list (mu_desk_store (desk), id, NULL);
  g_autoptr (MuList) after = mu_list_copy (before);

  g_free (after->player);
  after->player = g_strdup (player);
  g_free (after->tags);
  after->tags = g_strdup (tags);
  ck_assert (mu_history_update_list (mu_desk_history (desk), id, before, after, "words", NULL));
}

static gboolean
are_checked (gpointer armies)
{
  return mu_armies_are_checked (armies);
}

static MuDesk *
described_desk (void)
{
  MuDesk *desk = sample_desk ();

  describe (desk, ROMANS, "Anna Berg", "league spring-cup");
  describe (desk, CARTHAGE, "Giulia", "league");
  run_until (are_checked, mu_desk_armies (desk));
  return desk;
}

static GListModel *
rows_of (MuDesk *desk)
{
  return mu_armies_get_model (mu_desk_armies (desk));
}

/* "C", "R", "CR" or "": who is found. */
static void
finds (MuDesk *desk, const char *typed, const char *expected)
{
  g_autoptr (MuArmyQuery) query = mu_army_query_new (typed);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rows_of (desk)); i++) {
    g_autoptr (MuArmyItem) item = g_list_model_get_item (rows_of (desk), i);
    if (mu_army_query_matches (query, item))
      g_string_append_c (found, strcmp (mu_army_item_get_name (item), ROMANS) == 0 ? 'R' : 'C');
  }
  ck_assert_msg (strcmp (found->str, expected) == 0, "“%s” finds “%s”, not “%s”", typed, found->str,
                 expected);
}

START_TEST (filters_find_and_leave_out)
{
  static const char *const cases[][2] = {
    { "", "CR" },
    { "zama", "CR" },
    { "player:", "CR" },
    { "player:giu", "C" },
    { "PLAYER:Giulia zama", "C" },
    { "player:\"anna berg\"", "R" },
    { "player:\"anna", "R" },
    { "player:berg tag:league", "R" },
    { "tag:league", "CR" },
    { "tag:leag", "" },
    { "tag:league tag:spring-cup", "R" },
    { "army:roman", "R" },
    { "army:\"later carth\"", "C" },
    { "year:202bc", "CR" },
    { "year:-202", "CR" },
    { "year:202", "CR" }, /* of either era */
    { "year:ad202", "" },
    { "year:202ad", "" },
    { "year:\"202 BC\"", "CR" },
    { "year:202 BC", "CR" },
    { "year:202 AD", "" },
    { "year:\xE2\x88\x92"
      "202",
      "CR" },
    { "year:100..300", "CR" },
    { "year:300..100bc", "CR" },
    { "zama 202", "CR" },
    { "zama 202 BC", "CR" },
    { "zama BC 202", "CR" },
    { "zama 202bc", "CR" },
    { "zama 202 B. C.", "CR" },
    { "zama 202 v. Chr.", "CR" },
    { "zama 202 AD", "" },
    { "AD 202 zama", "" },
    { "zama 203", "" },
    { "year:300bc..100bc", "CR" },
    { "year:100bc..300bc", "CR" },
    { "year:201bc..", "" },
    { "year:..202bc", "CR" },
    { "points:1000", "CR" },
    { "points:900..1200 hannibal", "C" },
    { "points:1001..", "" },
    { "is:legal", "CR" },
    { "is:problems", "" },
    { "is:newer", "" },
    { "republican, league", "R" },
    { "\"scipio at\"", "R" },
    { "\"at scipio\"", "" },
    { "\"scipio", "R" },
    { "\"\" zama", "CR" },
    { "year:202bc year:100..", "" },
    { "points:1000 points:..900", "" },
  };
  g_autoptr (MuDesk) desk = described_desk ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    finds (desk, cases[i][0], cases[i][1]);
}
END_TEST

/* What is no value says what would be one, and leaves nothing out. */
START_TEST (a_bad_value_is_told)
{
  static const char *const bad[]
      = { "year:soon", "year:300bc..x", "points:many", "points:-5", "is:odd" };
  g_autoptr (MuDesk) desk = described_desk ();

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autoptr (MuArmyQuery) query = mu_army_query_new (bad[i]);
    ck_assert_ptr_nonnull (query->fault);
    ck_assert_ptr_nonnull (strstr (query->fault, "expected"));
    finds (desk, bad[i], "CR");
  }
  g_autoptr (MuArmyQuery) good = mu_army_query_new ("year:202bc points:1000 is:legal");
  ck_assert_ptr_null (good->fault);
}
END_TEST

/* The labels of the hints, with a blank between. */
static void
hints (MuDesk *desk, const char *typed, const char *expected)
{
  g_autoptr (GPtrArray) all = mu_army_hints (typed, rows_of (desk));
  g_autoptr (GString) labels = g_string_new (NULL);

  for (guint i = 0; i < all->len; i++)
    g_string_append_printf (labels, "%s%s", i ? " " : "",
                            ((MuArmyHint *) g_ptr_array_index (all, i))->label);
  ck_assert_str_eq (labels->str, expected);
}

START_TEST (hints_lead_to_filters_and_values)
{
  g_autoptr (MuDesk) desk = described_desk ();

  hints (desk, "", "army: player: year: points: tag: is:");
  hints (desk, "zama", "army: player: year: points: tag: is:");
  hints (desk, "tag:", "league spring-cup");
  hints (desk, "zama tag:S", "spring-cup");
  hints (desk, "tag:league year:", "202bc");
  hints (desk, "player:a", "Anna Berg");
  hints (desk, "player:giulia ", "army: year: points: tag: is:");
  hints (desk, "is:", "legal problems newer");
}
END_TEST

START_TEST (a_hint_completes_what_was_typed)
{
  g_autoptr (MuDesk) desk = described_desk ();
  g_autoptr (GPtrArray) filters = mu_army_hints ("zama", rows_of (desk));
  g_autoptr (GPtrArray) players = mu_army_hints ("zama player:a", rows_of (desk));
  const MuArmyHint *filter = g_ptr_array_index (filters, 1);
  const MuArmyHint *player = g_ptr_array_index (players, 0);

  ck_assert_str_eq (filter->typed, "zama player:");
  ck_assert (!filter->whole);
  ck_assert_str_eq (player->typed, "zama player:\"Anna Berg\" ");
  ck_assert (player->whole);
  finds (desk, player->typed, "R");
}
END_TEST

START_TEST (tags_in_use_are_offered)
{
  g_autoptr (MuDesk) desk = described_desk ();
  g_autoptr (GPtrArray) all = mu_army_tags_in_use (rows_of (desk), "", 8);
  g_autoptr (GPtrArray) one = mu_army_tags_in_use (rows_of (desk), "SPR", 8);

  ck_assert_uint_eq (all->len, 2);
  ck_assert_str_eq (g_ptr_array_index (all, 0), "league");
  ck_assert_uint_eq (one->len, 1);
  ck_assert_str_eq (g_ptr_array_index (one, 0), "spring-cup");
}
END_TEST

/* --- rows that come and go ---------------------------------------------- */

typedef struct {
  guint signals;
  guint most; /* rows told as changed at once */
} Watch;

static void
rows_changed (GListModel *model, guint position, guint removed, guint added, Watch *watch)
{
  watch->signals++;
  watch->most = MAX (watch->most, MAX (removed, added));
}

static void
are_sorted (GListModel *rows)
{
  for (guint i = 1; i < g_list_model_get_n_items (rows); i++) {
    g_autoptr (MuArmyItem) one = g_list_model_get_item (rows, i - 1);
    g_autoptr (MuArmyItem) other = g_list_model_get_item (rows, i);
    ck_assert_int_le (g_utf8_collate (mu_army_item_get_name (one), mu_army_item_get_name (other)),
                      0);
  }
}

/* In a club of thousands of lists one more, one less or another name touches one row. */
START_TEST (one_change_moves_one_row)
{
  static const char *const names[] = { "Zeno", "alpha", "Ödön", "Scipio at Zama 2", "Beta" };
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (MuList) list = mu_store_list (mu_desk_store (desk), list_named (desk, ROMANS), NULL);
  Watch watch = { 0 };
  gint64 id = 0;

  g_signal_connect (rows_of (desk), "items-changed", G_CALLBACK (rows_changed), &watch);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_free (list->name);
    list->name = g_strdup (names[i]);
    ck_assert (mu_history_add_list (mu_desk_history (desk), list, "new", &id, NULL));
    are_sorted (rows_of (desk));
    ck_assert_uint_eq (g_list_model_get_n_items (rows_of (desk)), 3 + i);
  }
  g_autoptr (MuList) renamed = mu_list_copy (list);
  g_free (renamed->name);
  renamed->name = g_strdup ("Yorick");
  ck_assert (mu_history_update_list (mu_desk_history (desk), id, list, renamed, "name", NULL));
  are_sorted (rows_of (desk));
  ck_assert (mu_history_delete_list (mu_desk_history (desk), id, "gone", NULL));
  ck_assert_uint_eq (g_list_model_get_n_items (rows_of (desk)), 6);
  undo (desk);
  are_sorted (rows_of (desk));
  ck_assert_uint_eq (g_list_model_get_n_items (rows_of (desk)), 7);
  ck_assert_uint_eq (watch.signals, 5 + 2 + 1 + 1);
  ck_assert_uint_eq (watch.most, 1);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    filters_find_and_leave_out,      a_bad_value_is_told,     hints_lead_to_filters_and_values,
    a_hint_completes_what_was_typed, tags_in_use_are_offered, one_change_moves_one_row,
  };
  return run_suite ("army query", tests, G_N_ELEMENTS (tests));
}
