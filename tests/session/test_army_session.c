/* The open army: sums follow each change at once, many quick changes are one in
 * the club file, and nothing is lost on the way out. */
#include "tests/session/fixture.h"

#include "app/session/armies/issue_item.h"
#include "app/session/armies/unit_item.h"
#include "db/store.h"

#define ROMANS      "Scipio at Zama"
#define VELITES     2 /* Reg C LI JLS Sh: 4 points a figure */
#define SIZE_BEFORE 22

typedef struct {
  MuDesk *desk;
  MuArmySession *army;
  guint saved;
  char *words;
  guint failed;
} Table;

static void
count_saved (MuArmySession *army, const char *words, Table *table)
{
  table->saved++;
  g_free (table->words);
  table->words = g_strdup (words);
}

static void
count_failed (MuArmySession *army, const GError *error, Table *table)
{
  ck_assert_ptr_nonnull (error);
  table->failed++;
}

static void
set_up (Table *table)
{
  *table = (Table){ .desk = sample_desk () };
  table->army = mu_desk_army (table->desk);
  g_signal_connect (table->army, "saved", G_CALLBACK (count_saved), table);
  g_signal_connect (table->army, "failed", G_CALLBACK (count_failed), table);
  ck_assert (mu_army_session_open (table->army, list_named (table->desk, ROMANS), NULL));
}

static void
clear (Table *table)
{
  g_object_unref (table->desk);
  g_free (table->words);
}

static MuUnitItem *
unit (Table *table, guint index)
{
  g_autoptr (MuUnitItem) item
      = g_list_model_get_item (mu_army_session_get_units (table->army), index);
  ck_assert_ptr_nonnull (item);
  return item; /* the session keeps it */
}

static int
stored_figures (Table *table, guint index)
{
  gint64 id = mu_army_session_get_id (table->army);
  g_autoptr (MuList) list = mu_store_list (mu_desk_store (table->desk), id, NULL);
  return mu_list_unit (list, index)->figures;
}

static gboolean
was_saved (gpointer data)
{
  return ((Table *) data)->saved > 0;
}

START_TEST (shows_the_list)
{
  Table table;
  set_up (&table);
  g_autofree char *name = text_of (table.army, "name");
  g_autofree char *points = text_of (table.army, "points-text");
  g_autofree char *left = text_of (table.army, "left-text");
  g_autofree char *status = text_of (table.army, "status");
  g_autofree char *troops = text_of (unit (&table, VELITES), "troops");

  ck_assert_str_eq (name, ROMANS);
  ck_assert_str_eq (points, "997 of 1,000 points");
  ck_assert_str_eq (left, "3 left, too few for a unit");
  ck_assert_str_eq (status, "Legal");
  ck_assert_str_eq (troops, "Reg C LI JLS Sh");
  ck_assert (truth_of (table.army, "legal"));
  ck_assert_uint_eq (g_list_model_get_n_items (mu_army_session_get_units (table.army)), 8);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_army_session_get_issues (table.army)), 0);
  clear (&table);
}
END_TEST

/* wrg.points.army: the total follows before anything is written. */
START_TEST (total_follows_at_once)
{
  Table table;
  set_up (&table);
  mu_unit_item_set_figures (unit (&table, VELITES), SIZE_BEFORE - 2);
  g_autofree char *points = text_of (table.army, "points-text");
  ck_assert_str_eq (points, "989 of 1,000 points");
  ck_assert_int_eq (number_of (unit (&table, VELITES), "total"), 20 * 4 + 10);
  ck_assert_int_eq (stored_figures (&table, VELITES), SIZE_BEFORE);
  clear (&table);
}
END_TEST

START_TEST (quick_changes_are_one)
{
  Table table;
  set_up (&table);
  for (int figures = SIZE_BEFORE; figures >= 15; figures--)
    mu_unit_item_set_figures (unit (&table, VELITES), figures);
  run_until (was_saved, &table);
  ck_assert_uint_eq (table.saved, 1);
  ck_assert_str_eq (table.words, "Velites: 15 figures");
  ck_assert_int_eq (stored_figures (&table, VELITES), 15);

  undo (table.desk);
  ck_assert_int_eq (stored_figures (&table, VELITES), SIZE_BEFORE);
  ck_assert_int_eq (mu_unit_item_get_figures (unit (&table, VELITES)), SIZE_BEFORE);
  ck_assert (mu_history_redo (mu_desk_history (table.desk), NULL));
  ck_assert_int_eq (mu_unit_item_get_figures (unit (&table, VELITES)), 15);
  ck_assert_uint_eq (table.saved, 1);
  clear (&table);
}
END_TEST

START_TEST (leaving_writes_first)
{
  Table table;
  set_up (&table);
  gint64 romans = mu_army_session_get_id (table.army);
  mu_unit_item_set_figures (unit (&table, VELITES), 18);
  ck_assert (mu_army_session_open (table.army, list_named (table.desk, "Hannibal at Zama"), NULL));
  g_autoptr (MuList) list = mu_store_list (mu_desk_store (table.desk), romans, NULL);
  ck_assert_int_eq (mu_list_unit (list, VELITES)->figures, 18);
  clear (&table);
}
END_TEST

START_TEST (changing_back_changes_nothing)
{
  Table table;
  set_up (&table);
  mu_unit_item_set_figures (unit (&table, VELITES), 18);
  mu_unit_item_set_figures (unit (&table, VELITES), SIZE_BEFORE);
  ck_assert (mu_army_session_flush (table.army, NULL));
  ck_assert_uint_eq (table.saved, 0);
  ck_assert (!truth_of (mu_desk_history (table.desk), "can-undo"));
  clear (&table);
}
END_TEST

/* wrg.points.army, wrg.army.choice: problems name their unit and rule. */
START_TEST (problems_show_with_rule_and_unit)
{
  Table table;
  set_up (&table);
  GListModel *issues = mu_army_session_get_issues (table.army);
  mu_unit_item_set_figures (unit (&table, VELITES), 400);
  ck_assert (!truth_of (table.army, "legal"));
  ck_assert (truth_of (table.army, "over"));
  ck_assert_double_eq_tol (share_of (table.army, "share"), 1.0, 1e-9);
  ck_assert_uint_gt (g_list_model_get_n_items (issues), 1);
  gboolean about_velites = FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (issues); i++) {
    g_autoptr (MuIssueItem) issue = g_list_model_get_item (issues, i);
    g_autofree char *rule = text_of (issue, "rule");
    g_autofree char *remedy = text_of (issue, "remedy");
    ck_assert_str_ne (rule, "");
    ck_assert_msg (!strstr (rule, "wrg."), "%s", rule);
    ck_assert_str_ne (remedy, "");
    about_velites = about_velites || mu_issue_item_get_index (issue) == VELITES;
  }
  g_autofree char *problem = text_of (unit (&table, VELITES), "problem");
  ck_assert (about_velites);
  ck_assert_str_ne (problem, "");
  mu_unit_item_set_figures (unit (&table, VELITES), SIZE_BEFORE);
  ck_assert (truth_of (table.army, "legal"));
  ck_assert_uint_eq (g_list_model_get_n_items (issues), 0);
  clear (&table);
}
END_TEST

START_TEST (figures_stay_possible)
{
  Table table;
  set_up (&table);
  mu_unit_item_set_figures (unit (&table, VELITES), -5);
  ck_assert_int_eq (mu_unit_item_get_figures (unit (&table, VELITES)), 1);
  mu_unit_item_set_figures (unit (&table, VELITES), G_MAXINT);
  ck_assert_int_eq (mu_unit_item_get_figures (unit (&table, VELITES)), MU_LIST_FIGURES_MAX);
  clear (&table);
}
END_TEST

/* A list that is gone cannot be written: said once, shown as it was. */
START_TEST (failing_to_write_is_said)
{
  Table table;
  set_up (&table);
  mu_unit_item_set_figures (unit (&table, VELITES), 18);
  ck_assert (
      mu_store_delete_list (mu_desk_store (table.desk), mu_army_session_get_id (table.army), NULL));
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_army_session_flush (table.army, &error));
  ck_assert (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND));
  ck_assert_int_eq (mu_unit_item_get_figures (unit (&table, VELITES)), SIZE_BEFORE);
  ck_assert (!truth_of (mu_desk_history (table.desk), "can-undo"));
  clear (&table);
}
END_TEST

START_TEST (a_deleted_list_closes_and_comes_back)
{
  Table table;
  set_up (&table);
  gint64 id = mu_army_session_get_id (table.army);
  ck_assert (mu_history_delete_list (mu_desk_history (table.desk), id, "gone", NULL));
  ck_assert_int_eq (mu_army_session_get_id (table.army), 0);
  ck_assert_ptr_null (mu_army_session_get_list (table.army));
  undo (table.desk);
  ck_assert (mu_army_session_open (table.army, list_named (table.desk, ROMANS), NULL));
  clear (&table);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    shows_the_list,        total_follows_at_once,         quick_changes_are_one,
    leaving_writes_first,  changing_back_changes_nothing, problems_show_with_rule_and_unit,
    figures_stay_possible, failing_to_write_is_said,      a_deleted_list_closes_and_comes_back,
  };
  return run_suite ("army session", tests, G_N_ELEMENTS (tests));
}
