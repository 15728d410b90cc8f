/* The builder's table: units split, joined and carried; generals, priest and items below them;
 * Fast Play lists in stands. Everything is in the club file at once and can be undone. */
#include "tests/session/fixture.h"

#include <string.h>

#include "app/session/armies/army_edit.h"
#include "app/session/armies/army_words.h"
#include "app/session/armies/issue_item.h"
#include "app/session/armies/new_army.h"
#include "app/session/armies/offer_item.h"
#include "app/session/armies/unit_item.h"
#include "app/session/awfp/stand_words.h"
#include "lists/awfp/stand.h"

enum { NUMIDIANS, HASTATI, VELITES, HASTATI_2, ITALIANS, PRINCIPES, GUARD, TRIARII, ROMANS };

static MuDesk *
open_stands (void)
{
  MuDesk *desk = sample_desk ();
  const MuBook *book = mu_shelf_find (mu_club_books (mu_desk_club (desk)), "roman-mid-republican");
  g_autoptr (MuList) list = mu_list_edit_begin (book, MU_RULES_AWFP, -202, 200, "Stands");
  gint64 id;
  ck_assert (mu_history_add_list (mu_desk_history (desk), list, "New", &id, NULL));
  ck_assert (mu_army_session_open (mu_desk_army (desk), id, NULL));
  return desk;
}

static const MuList *
shown (MuDesk *desk)
{
  return mu_army_session_get_list (mu_desk_army (desk));
}

static MuUnitItem *
row_at (GListModel *rows, guint at)
{
  g_autoptr (MuUnitItem) row = g_list_model_get_item (rows, at);
  ck_assert_ptr_nonnull (row);
  return row; /* the session keeps it */
}

static void
expect_text (gpointer object, const char *property, const char *expected)
{
  g_autofree char *text = text_of (object, property);
  ck_assert_str_eq (text, expected);
}

/* --- splitting, joining, carrying ---------------------------------------- */

START_TEST (a_unit_is_split_in_whole_files)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  const int ranks = mu_list_unit (shown (desk), PRINCIPES)->ranks;
  ck_assert (mu_army_edit_can_split (army, PRINCIPES));
  const int other = mu_army_edit_split (army, PRINCIPES);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_int_eq (other, PRINCIPES + 1);
  ck_assert_str_eq (mu_list_unit (after, (guint) other)->name, "Principes 2");
  ck_assert_int_eq (
      mu_list_unit (after, PRINCIPES)->figures + mu_list_unit (after, (guint) other)->figures, 30);
  ck_assert_int_eq (mu_list_unit (after, (guint) other)->figures % ranks, 0);
  undo (desk);
  ck_assert_uint_eq (shown (desk)->units->len, ROMANS);
}
END_TEST

START_TEST (one_figure_is_not_split)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_unit_item_set_figures (row_at (mu_army_session_get_units (army), VELITES), 1);
  ck_assert (!mu_army_edit_can_split (army, VELITES));
  ck_assert_int_eq (mu_army_edit_split (army, VELITES), MU_LIST_NO_UNIT);
  ck_assert (!mu_army_edit_can_split (army, 999));
}
END_TEST

START_TEST (units_of_one_kind_are_joined_at_the_first)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  ck_assert (mu_army_edit_can_join (army, HASTATI_2));
  ck_assert (!mu_army_edit_can_join (army, VELITES));
  ck_assert_int_eq (mu_army_edit_join (army, VELITES), MU_LIST_NO_UNIT);
  ck_assert_int_eq (mu_army_edit_join (army, HASTATI_2), HASTATI);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_uint_eq (after->units->len, ROMANS - 1);
  ck_assert_int_eq (mu_list_unit (after, HASTATI)->figures, 40);
  g_autofree char *words = text_of (mu_desk_history (desk), "undo-words");
  ck_assert (g_str_has_prefix (words, "Joined: Hastati"));
  undo (desk);
  ck_assert_uint_eq (shown (desk)->units->len, ROMANS);
}
END_TEST

START_TEST (a_split_unit_is_joined_again)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  const int other = mu_army_edit_split (army, TRIARII);
  ck_assert_int_eq (mu_army_edit_join (army, (guint) other), TRIARII);
  ck_assert_int_eq (mu_list_unit (shown (desk), TRIARII)->figures, 12);
  ck_assert_uint_eq (shown (desk)->units->len, ROMANS);
}
END_TEST

START_TEST (a_unit_is_carried_and_told_where_it_stands)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  ck_assert_int_eq (mu_army_edit_move_to (army, TRIARII, 0), 0);
  write_all (desk);
  g_autofree char *words = text_of (mu_desk_history (desk), "undo-words");
  ck_assert_str_eq (words, "Moved: Triarii, now 1 of 8");
  ck_assert_int_eq (mu_army_edit_move_to (army, 0, ROMANS), ROMANS - 1);
  ck_assert_int_eq (mu_army_edit_move_to (army, 0, 0), 0);
  ck_assert_int_eq (mu_list_commander (shown (desk))->rides_with, GUARD);
  undo (desk);
  ck_assert_str_eq (mu_list_unit (shown (desk), 0)->name, "Triarii");
}
END_TEST

/* --- besides the units ---------------------------------------------------- */

static guint
item_offer (MuDesk *desk, MuExtra kind)
{
  GListModel *offers = mu_army_session_get_offers (mu_desk_army (desk));
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++) {
    g_autoptr (MuOfferItem) item = g_list_model_get_item (offers, i);
    if (mu_offer_item_get_item (item) && mu_offer_item_get_item (item)->kind == kind)
      return i;
  }
  ck_abort_msg ("no such item");
  return 0;
}

/* wrg.points.army: the rows of the table make the army's points. */
START_TEST (all_rows_make_the_points)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  GListModel *parts[] = { mu_army_session_get_units (army), mu_army_session_get_rest (army) };
  int sum = 0;
  mu_army_edit_remove (army, VELITES); /* 3 points are left else */
  mu_army_edit_add (army, item_offer (desk, MU_EXTRA_FIELD_WORK));
  for (guint p = 0; p < G_N_ELEMENTS (parts); p++)
    for (guint i = 0; i < g_list_model_get_n_items (parts[p]); i++)
      sum += number_of (row_at (parts[p], i), "total");
  ck_assert_int_eq (sum, mu_list_points (shown (desk)));
  ck_assert_uint_eq (g_list_model_get_n_items (parts[1]), 2);
  expect_text (row_at (parts[1], 0), "marks", "commander-in-chief, with Scipio's guard");
  ck_assert (!truth_of (row_at (parts[1], 0), "counted"));
}
END_TEST

START_TEST (items_are_added_counted_and_taken_out)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  const guint offer = item_offer (desk, MU_EXTRA_FIELD_WORK);
  mu_army_edit_remove (army, VELITES); /* 3 points are left else */
  ck_assert_int_eq (mu_army_edit_add (army, offer), MU_LIST_NO_UNIT);
  expect_text (row_at (mu_army_session_get_rest (army), 1), "name", "Palisade, ditch or rampart");
  mu_army_edit_add (army, item_offer (desk, MU_EXTRA_FIELD_WORK));
  MuUnitItem *row = row_at (mu_army_session_get_rest (army), 1);
  ck_assert_int_eq (mu_unit_item_get_figures (row), 2);
  expect_text (row, "name", "Palisades, ditches or ramparts");
  mu_unit_item_set_figures (row, 30);
  ck_assert (mu_army_session_flush (army, NULL));
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_int_eq (mu_list_item (after, 0)->count, 30);
  expect_text (mu_desk_history (desk), "undo-words", "Palisades, ditches or ramparts: 30");
  mu_army_edit_item (army, MU_EXTRA_FIELD_WORK, mu_list_item (after, 0)->regular, 0);
  ck_assert_uint_eq (g_list_model_get_n_items (mu_army_session_get_rest (army)), 1);
  undo (desk);
  undo (desk);
  ck_assert_int_eq (mu_list_item (shown (desk), 0)->count, 2);
}
END_TEST

START_TEST (a_general_is_named_seated_and_goes)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_army_edit_new_general (army, TRIARII);
  ck_assert_uint_eq (shown (desk)->generals->len, 2);
  mu_army_edit_name_general (army, 1, "Lelius");
  mu_army_edit_seat (army, 1, ITALIANS);
  mu_army_edit_promote (army, 1);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_str_eq (mu_list_commander (after)->name, "Lelius");
  ck_assert_int_eq (mu_list_commander (after)->rides_with, ITALIANS);
  mu_army_edit_remove_general (army, 0);
  ck_assert_uint_eq (shown (desk)->generals->len, 1);
  mu_army_edit_remove_general (army, 9);
  for (int i = 0; i < 5; i++)
    undo (desk);
  ck_assert_uint_eq (shown (desk)->generals->len, 1);
  ck_assert_str_ne (mu_list_commander (shown (desk))->name, "Lelius");
}
END_TEST

/* wrg.points.command */
START_TEST (the_head_counts_command_points)
{
  g_autoptr (MuDesk) desk = open_romans ();
  const MuList *list = shown (desk);
  int sum = 0;
  for (guint i = 0; i < list->units->len; i++)
    sum += mu_list_unit_command_points (list, i);
  ck_assert_int_eq (mu_army_command_points (list), sum);
  expect_text (mu_desk_army (desk), "summary",
               "8 units, 130 figures, 85 command points, scouting strength 38");
  expect_text (mu_desk_army (desk), "prices", "");
}
END_TEST

/* wrg.units.min-size */
START_TEST (the_same_of_several_units_is_told_once)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  GListModel *issues = mu_army_session_get_issues (army);
  guint rows = 0;
  mu_unit_item_set_figures (row_at (mu_army_session_get_units (army), HASTATI), 7);
  mu_unit_item_set_figures (row_at (mu_army_session_get_units (army), HASTATI_2), 7);
  for (guint i = 0; i < g_list_model_get_n_items (issues); i++) {
    g_autoptr (MuIssueItem) issue = g_list_model_get_item (issues, i);
    g_autofree char *message = text_of (issue, "message");
    if (!g_str_has_prefix (message, "7 figures are a small body"))
      continue;
    rows++;
    expect_text (issue, "unit", "Hastati, legion V and 1 more like it");
    expect_text (issue, "kind", "Remark");
    ck_assert (!truth_of (issue, "error"));
  }
  ck_assert_uint_eq (rows, 1);
  ck_assert (!truth_of (row_at (mu_army_session_get_units (army), HASTATI_2), "faulty"));
}
END_TEST

/* Three points pay no unit: there is nothing to fill up, and the head says so. */
START_TEST (what_pays_no_unit_fills_nothing)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  ck_assert (mu_army_edit_can_fill (army));
  mu_army_edit_fill (army);
  const int left = shown (desk)->points_limit - mu_list_points (shown (desk));
  g_autofree char *words = text_of (army, "left-text");
  ck_assert_int_gt (left, 0);
  ck_assert (!mu_army_edit_can_fill (army));
  ck_assert_ptr_nonnull (strstr (words, " left, too few for a unit"));
}
END_TEST

/* --- Fast Play ------------------------------------------------------------ */

/* awfp.troops.factors, awfp.army.points */
START_TEST (a_fast_play_list_speaks_of_stands)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  MuUnitItem *row = row_at (mu_army_session_get_units (army), 0);
  expect_text (row, "troops", "Trained Warrior HI close pilum Sh");
  expect_text (row, "words",
               "HI, heavy infantry; close order; trained; warrior; pilum, shield; 4 figures to "
               "lose a stand");
  ck_assert (truth_of (row, "stands"));
  ck_assert_int_eq (number_of (row, "each"), mu_list_points_each (shown (desk), 0, NULL));
  ck_assert_int_gt (number_of (row, "each"), 0);
  g_autofree char *count = mu_unit_item_count_words (row);
  ck_assert_str_eq (count, "Stands, Hastati");
  g_autofree char *summary = text_of (army, "summary");
  ck_assert_ptr_nonnull (strstr (summary, "stands with general and priest"));
  ck_assert_ptr_null (strstr (summary, "scouting"));
  g_autofree char *prices = text_of (army, "prices");
  ck_assert (g_str_has_prefix (prices, "Points by"));
}
END_TEST

START_TEST (stands_are_counted_in_words)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  mu_unit_item_set_figures (row_at (mu_army_session_get_units (army), 0), 4);
  ck_assert (mu_army_session_flush (army, NULL));
  expect_text (mu_desk_history (desk), "undo-words", "Hastati: 4 stands");
}
END_TEST

/* awfp.army.divide-by-three */
START_TEST (offers_are_stands_of_the_book)
{
  g_autoptr (MuDesk) desk = open_stands ();
  GListModel *offers = mu_army_session_get_offers (mu_desk_army (desk));
  for (guint i = 0; i < g_list_model_get_n_items (offers); i++) {
    g_autoptr (MuOfferItem) offer = g_list_model_get_item (offers, i);
    g_autofree char *troops = text_of (offer, "troops");
    g_autofree char *words = text_of (offer, "words");
    ck_assert_ptr_null (mu_offer_item_get_item (offer));
    ck_assert_msg (g_str_has_prefix (troops, "Trained ") || g_str_has_prefix (troops, "Irregular "),
                   "%s", troops);
    ck_assert_ptr_nonnull (strstr (words, "A third of the book"));
  }
}
END_TEST

/* awfp.general.one, awfp.priest.one, awfp.army.general-cost */
START_TEST (general_and_priest_stand_below_the_units)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  GListModel *rest = mu_army_session_get_rest (army);
  ck_assert_uint_eq (g_list_model_get_n_items (rest), 2);
  ck_assert_int_eq (mu_unit_item_get_kind (row_at (rest, 0)), MU_ROW_GENERAL);
  ck_assert_int_eq (number_of (row_at (rest, 0), "total"),
                    mu_list_general_points (shown (desk), 0, NULL));
  ck_assert_int_eq (mu_unit_item_get_kind (row_at (rest, 1)), MU_ROW_PRIEST);
  ck_assert_int_eq (number_of (row_at (rest, 1), "total"), 0);
  mu_army_edit_priest (army, FALSE);
  ck_assert_uint_eq (g_list_model_get_n_items (rest), 1);
  ck_assert (!truth_of (army, "legal"));
  undo (desk);
  ck_assert_uint_eq (g_list_model_get_n_items (rest), 2);
}
END_TEST

/* awfp.general.strength */
START_TEST (the_general_gets_another_stand)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  const MuBookOption *triarii = mu_book_option (mu_army_session_get_book (army), "triarii");
  g_autofree char *before = g_strdup (mu_list_general (shown (desk), 0)->troop);
  mu_army_edit_general_stand (army, 0, triarii, 0);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_str_ne (mu_list_general (after, 0)->troop, before);
  ck_assert (truth_of (army, "legal"));
  undo (desk);
  ck_assert_str_eq (mu_list_general (shown (desk), 0)->troop, before);
}
END_TEST

/* The number of the first problem that has a button; -1 for none. words: what it says. */
static int
first_button (GListModel *issues, char **words)
{
  for (guint i = 0; i < g_list_model_get_n_items (issues); i++) {
    g_autoptr (MuIssueItem) issue = g_list_model_get_item (issues, i);
    if (mu_issue_item_get_mend (issue) == NULL)
      continue;
    *words = g_strdup (mu_issue_item_get_mend (issue));
    return (int) mu_issue_item_get_number (issue);
  }
  return -1;
}

/* awfp.priest.one, awfp.units.size */
START_TEST (problems_of_stands_are_mended)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  GString *pressed = g_string_new (NULL);
  char *words = NULL;
  mu_army_edit_priest (army, FALSE);
  mu_unit_item_set_figures (row_at (mu_army_session_get_units (army), 0), 1);
  for (int number; (number = first_button (mu_army_session_get_issues (army), &words)) >= 0;) {
    g_string_append_printf (pressed, "%s\n", words);
    g_clear_pointer (&words, g_free);
    mu_army_edit_mend (army, (guint) number);
  }
  g_autofree char *all = g_string_free (pressed, FALSE);
  ck_assert_ptr_nonnull (strstr (all, "Add a priest\n"));
  ck_assert_str_ne (all, "Add a priest\n");
  ck_assert (truth_of (army, "legal"));
  ck_assert (shown (desk)->priest);
  ck_assert_int_ge (mu_list_unit (shown (desk), 0)->figures, 2);
}
END_TEST

/* awfp.army.points: the table's, not a club's usual evening of figures. */
START_TEST (a_new_army_is_worth_what_its_rules_say)
{
  ck_assert_int_eq (mu_new_army_points (MU_RULES_WRG5), 1000);
  ck_assert_int_eq (mu_new_army_points (MU_RULES_AWFP), 200);
}
END_TEST

/* wrg.points.forced-march.straggling */
START_TEST (a_forced_march_shows_in_the_row)
{
  g_autoptr (MuDesk) desk = open_romans ();
  MuArmySession *army = mu_desk_army (desk);
  mu_army_edit_forced_march (army, PRINCIPES, TRUE);
  const int stragglers = mu_list_unit_stragglers (mu_list_unit (shown (desk), PRINCIPES));
  g_autofree char *marks = text_of (row_at (mu_army_session_get_units (army), PRINCIPES), "marks");
  g_autofree char *expected = g_strdup_printf ("forced march, %d straggle", stragglers);
  ck_assert_int_gt (stragglers, 1);
  ck_assert_str_eq (marks, expected);
}
END_TEST

START_TEST (words_of_stands_are_whole)
{
  static const char *const stands[][2] = {
    { "Irregular Poor Arty", "Arty, artillery; close order; irregular; poor; engine; 4 figures" },
    { "Trained Elite EL javelin armoured", "EL, elephants with armour; close order; trained" },
    { "Irregular Warrior HCh scythed", "sword, scythes" },
    { "no stand", "" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (stands); i++) {
    g_autofree char *words = mu_stand_words (stands[i][0]);
    ck_assert_msg (strstr (words, stands[i][1]) != NULL, "%s", words);
  }
  ck_assert_str_eq (mu_stand_part_title (MU_STAND_PART_MORALE), "Morale");
}
END_TEST

/* --- filled up ----------------------------------------------------------- */

START_TEST (an_army_is_filled_up_as_one_change)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  const guint units = shown (desk)->units->len;
  ck_assert (mu_army_edit_can_fill (army));
  mu_army_edit_fill (army);
  g_autoptr (MuList) after = kept_list (desk);
  ck_assert_uint_gt (after->units->len, units);
  ck_assert_int_ge (mu_list_points (after), 198);
  ck_assert_int_le (mu_list_points (after), 200);
  ck_assert (!mu_army_edit_can_fill (army));
  mu_army_edit_fill (army);
  ck_assert_uint_eq (shown (desk)->units->len, after->units->len);
  undo (desk);
  ck_assert_uint_eq (shown (desk)->units->len, units);
}
END_TEST

static void
note_failure (MuArmySession *army, const GError *error, char **words)
{
  g_free (*words);
  *words = g_strdup (error->message);
}

/* An army of more points than the book has says so and stays as it is. */
START_TEST (an_army_that_cannot_be_filled_up_stays)
{
  g_autoptr (MuDesk) desk = open_stands ();
  MuArmySession *army = mu_desk_army (desk);
  g_autofree char *words = NULL;
  MuList *list = mu_list_copy (shown (desk));
  const guint units = list->units->len;
  list->points_limit = 90000;
  mu_army_session_replace (army, list, "Many points");
  g_signal_connect (army, "failed", G_CALLBACK (note_failure), &words);
  mu_army_edit_fill (army);
  ck_assert_ptr_nonnull (words);
  ck_assert_ptr_nonnull (strstr (words, "90,000 are agreed"));
  ck_assert_uint_eq (shown (desk)->units->len, units);
}
END_TEST

START_TEST (a_new_army_can_be_a_whole_one)
{
  g_autoptr (MuDesk) desk = sample_desk ();
  g_autoptr (GError) error = NULL;
  const MuBook *book = mu_shelf_find (mu_club_books (mu_desk_club (desk)), "gallic");
  g_autoptr (MuList) list = mu_new_army_filled (book, MU_RULES_WRG5, -58, 1000, &error);
  ck_assert_msg (list != NULL, "%s", error ? error->message : "");
  ck_assert_int_ge (mu_list_points (list), 990);
  ck_assert_ptr_null (mu_new_army_filled (book, MU_RULES_WRG5, -58, 100, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "points or more"));
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_unit_is_split_in_whole_files,
    one_figure_is_not_split,
    units_of_one_kind_are_joined_at_the_first,
    a_split_unit_is_joined_again,
    a_unit_is_carried_and_told_where_it_stands,
    all_rows_make_the_points,
    items_are_added_counted_and_taken_out,
    the_same_of_several_units_is_told_once,
    what_pays_no_unit_fills_nothing,
    a_general_is_named_seated_and_goes,
    the_head_counts_command_points,
    a_fast_play_list_speaks_of_stands,
    stands_are_counted_in_words,
    offers_are_stands_of_the_book,
    general_and_priest_stand_below_the_units,
    the_general_gets_another_stand,
    words_of_stands_are_whole,
    problems_of_stands_are_mended,
    a_new_army_is_worth_what_its_rules_say,
    a_forced_march_shows_in_the_row,
    an_army_is_filled_up_as_one_change,
    an_army_that_cannot_be_filled_up_stays,
    a_new_army_can_be_a_whole_one,
  };
  return run_suite ("army_builder", tests, G_N_ELEMENTS (tests));
}
