/* A campaign's forces: what is judged of them, and the list of their next battle. */
#include "lists/check/check.h"

#include <string.h>

#include "lists/awfp/list_convert.h"
#include "lists/campaign/grade.h"
#include "lists/campaign/next_list.h"
#include "tests/lists/book/all_books.h"
#include "tests/lists/breaches.h"
#include "tests/lists/common.h"
#include "tests/lists/raise.h"

/* --- judged -------------------------------------------------------------- */

/* wrg.campaign.forces, wrg.army.choice: of all that breaches.c breaks, what a campaign forgives. */
static const char *const forgiven[] = {
  "4 in the unit; at least 5",
  "1 subordinate general at 681 points",
  "2 subordinate generals at 1,101 points",
  "631 points are 1 more than the 630 agreed",
  "631 points are 631 short of the 1,262 agreed",
  "from 200 BC to 146 BC, not in 202 BC", /* C who rose to B */
  "9 in one unit; the book has at least 10",
  "21 of Light with 10 of Foot; the book has at most 2 for each 1",
  "demands at least 10",
  "only with at least 30 of Foot; there are 29",
  "9 of Foot in the army; the book has at least 10",
  "7 figures are a small body",
  "25 command points for figures worth 24",
};

static gboolean
is_forgiven (const char *words)
{
  for (guint i = 0; i < G_N_ELEMENTS (forgiven); i++)
    if (strcmp (words, forgiven[i]) == 0)
      return TRUE;
  return FALSE;
}

START_TEST (a_campaign_forgives_what_is_asked_of_a_choice_alone)
{
  const Breach *row = &breaches[_i];
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  row->provoke (list, book);
  if (!row->keep_limit)
    list->points_limit = MAX (mu_list_points (list), 1);
  g_autoptr (GPtrArray) issues = mu_list_check_as (list, book, MU_CHECK_CAMPAIGN);
  if (is_forgiven (row->words)) {
    ck_assert_msg (issues->len == 0, "%s", row->words);
    return;
  }
  ck_assert_msg (issues->len == 1, "%s: %u issues", row->words, issues->len);
  const MuIssue *issue = g_ptr_array_index (issues, 0);
  ck_assert_msg (strstr (issue->message, row->words) != NULL, "%s", issue->message);
  ck_assert_str_eq (mu_rule_id (issue->rule), row->rule);
  ck_assert_int_eq (issue->severity, row->severity);
  ck_assert_int_eq (issue->mend.kind, MU_MEND_NONE);
  ck_assert_int_eq (mu_list_is_legal_as (list, book, MU_CHECK_CAMPAIGN),
                    row->severity == MU_ISSUE_WARNING);
}
END_TEST

START_TEST (each_forgiven_fault_is_one_of_a_choice)
{
  guint found = 0;
  for (int i = 0; i < breach_count; i++)
    found += is_forgiven (breaches[i].words);
  ck_assert_uint_eq (found, G_N_ELEMENTS (forgiven));
}
END_TEST

START_TEST (a_choice_is_judged_as_before)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  mu_list_unit (list, LIGHT)->figures = 4;
  ck_assert (!mu_list_is_legal (list, book));
  ck_assert (!mu_list_is_legal_as (list, book, MU_CHECK_CHOICE));
  ck_assert (mu_list_is_legal_as (list, book, MU_CHECK_CAMPAIGN));
}
END_TEST

/* --- the next list ------------------------------------------------------- */

#define UNITS_MOST MU_LIST_UNITS_MAX

static void
begin (const MuList *list, MuMusterUnit *units)
{
  for (guint i = 0; i < list->units->len; i++)
    mu_muster_unit_init (&units[i], mu_list_unit (list, i)->figures);
}

START_TEST (the_unhurt_army_is_the_first_list)
{
  MuMusterUnit units[UNITS_MOST];
  g_autoptr (MuList) first = sample ("zama-roman.xml");
  g_autoptr (GArray) positions = NULL;
  begin (first, units);
  g_autoptr (MuList) next = mu_next_list (first, units, &positions);
  g_autofree char *before = mu_list_write_data (first, NULL);
  g_autofree char *after = mu_list_write_data (next, NULL);
  ck_assert_str_eq (before, after);
  ck_assert_uint_eq (positions->len, first->units->len);
}
END_TEST

START_TEST (the_next_list_has_those_who_are_there)
{
  MuMusterUnit units[UNITS_MOST];
  g_autoptr (MuList) first = test_list ();
  g_autoptr (GArray) positions = NULL;
  begin (first, units);
  units[FOOT].present = 3;
  units[FOOT].raised = 1;
  units[LIGHT].present = 0;
  g_autoptr (MuList) next = mu_next_list (first, units, &positions);
  ck_assert_uint_eq (next->units->len, 4);
  const MuListUnit *foot = mu_list_unit (next, 1);
  ck_assert_int_eq (foot->figures, 3);
  ck_assert_int_eq (foot->ranks, 3);
  ck_assert_int_eq (foot->troop.class, MU_CLASS_B);
  ck_assert_int_eq (g_array_index (positions, int, 2), HORSE);
  /* wrg.points.class: a point more for each of the three */
  ck_assert_int_eq (mu_list_unit_points (next, 1), 3 * (mu_list_points_each (first, FOOT, NULL) + 1)
                                                       + mu_list_unit_command_points (first, FOOT));
  ck_assert_int_eq (mu_list_unit (first, FOOT)->figures, 40);
}
END_TEST

START_TEST (nobody_is_an_empty_list)
{
  MuMusterUnit units[UNITS_MOST];
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) first = test_list ();
  begin (first, units);
  for (guint i = 0; i < first->units->len; i++)
    units[i].present = 0;
  g_autoptr (MuList) next = mu_next_list (first, units, NULL);
  ck_assert_uint_eq (next->units->len, 0);
  ck_assert_uint_eq (next->generals->len, 0);
  ck_assert_int_eq (mu_list_points (next), 0);
  ck_assert (!mu_list_is_legal_as (next, book, MU_CHECK_CAMPAIGN));
}
END_TEST

/* Where the general of test_list is, with these present of guard, foot, light, horse, elephants. */
static const struct {
  int present[ELEPHANTS + 1];
  int joined; /* of the guard */
  guint with; /* unit of the first list */
} seats[] = {
  { { 1, 40, 12, 10, 2 }, MU_LIST_NO_UNIT, GUARD },
  { { 0, 40, 12, 10, 2 }, MU_LIST_NO_UNIT, HORSE }, /* heavy cavalry as they were */
  { { 0, 40, 12, 0, 2 }, MU_LIST_NO_UNIT, FOOT },   /* regular as he is */
  { { 0, 0, 12, 0, 2 }, MU_LIST_NO_UNIT, LIGHT },
  { { 0, 0, 0, 0, 2 }, MU_LIST_NO_UNIT, ELEPHANTS },
  { { 0, 40, 12, 10, 2 }, LIGHT, LIGHT }, /* with those who went there */
  { { 0, 40, 0, 10, 2 }, LIGHT, HORSE },
};

START_TEST (a_general_finds_new_company)
{
  MuMusterUnit units[UNITS_MOST];
  g_autoptr (MuList) first = test_list ();
  g_autoptr (GArray) positions = NULL;
  begin (first, units);
  for (int i = GUARD; i <= ELEPHANTS; i++)
    units[i].present = seats[_i].present[i];
  units[GUARD].joined = seats[_i].joined;
  g_autoptr (MuList) next = mu_next_list (first, units, &positions);
  const int with = mu_list_general (next, 0)->rides_with;
  ck_assert_int_eq (g_array_index (positions, int, with), seats[_i].with);
  for (guint i = 0; i < next->units->len; i++)
    ck_assert_int_eq (mu_list_unit (next, i)->bodyguard,
                      g_array_index (positions, int, i) == GUARD);
}
END_TEST

START_TEST (parts_stand_alone_without_their_whole)
{
  MuMusterUnit units[UNITS_MOST];
  g_autoptr (MuList) first = test_list ();
  begin (first, units);
  mu_list_unit (first, LIGHT)->sub_unit = TRUE;
  g_autoptr (MuList) both = mu_next_list (first, units, NULL);
  ck_assert (mu_list_unit (both, LIGHT)->sub_unit);
  units[FOOT].present = 0;
  g_autoptr (MuList) alone = mu_next_list (first, units, NULL);
  ck_assert (!mu_list_unit (alone, LIGHT - 1)->sub_unit);
}
END_TEST

/* wrg.formation.mixed: behind two ranks in a body four deep; with one man before them they stand
 * beside him. */
START_TEST (the_second_kind_of_a_body_keeps_a_place)
{
  MuMusterUnit units[UNITS_MOST];
  g_autoptr (MuList) first = test_list ();
  MuListUnit *archers = mu_list_unit (first, LIGHT);
  begin (first, units);
  mu_list_unit (first, FOOT)->ranks = 2;
  archers->troop = troop ("Reg C MI B");
  archers->mixed = MU_MIXED_BEHIND;
  g_autoptr (MuList) whole = mu_next_list (first, units, NULL);
  ck_assert_int_eq (mu_list_unit (whole, LIGHT)->mixed, MU_MIXED_BEHIND);
  units[FOOT].present = 1;
  g_autoptr (MuList) beside = mu_next_list (first, units, NULL);
  ck_assert_int_eq (mu_list_unit (beside, LIGHT)->mixed, MU_MIXED_FLANKS);
  units[FOOT].present = 0;
  g_autoptr (MuList) alone = mu_next_list (first, units, NULL);
  ck_assert_int_eq (mu_list_unit (alone, LIGHT - 1)->mixed, MU_NOT_MIXED);
}
END_TEST

START_TEST (camels_that_are_gone_carry_nothing)
{
  MuMusterUnit units[UNITS_MOST];
  g_autoptr (MuList) first = test_list ();
  mu_list_unit (first, HORSE)->troop = troop ("Irr C MCm B");
  g_ptr_array_add (first->items, mu_list_item_new (MU_EXTRA_SECOND_CAMEL_ARCHER, FALSE, 8));
  g_ptr_array_add (first->items, mu_list_item_new (MU_EXTRA_BOAT, FALSE, 3));
  begin (first, units);
  units[HORSE].present = 6;
  g_autoptr (MuList) fewer = mu_next_list (first, units, NULL);
  ck_assert_int_eq (mu_list_item (fewer, 0)->count, 6);
  ck_assert_int_eq (mu_list_item (fewer, 1)->count, 3);
  units[HORSE].present = 0;
  g_autoptr (MuList) none = mu_next_list (first, units, NULL);
  ck_assert_uint_eq (none->items->len, 1);
  ck_assert_int_eq (mu_list_item (none, 0)->kind, MU_EXTRA_BOAT);
}
END_TEST

/* --- any army ------------------------------------------------------------ */

/* Losses, classes and mergings such as a year of campaign brings. */
static void
wear_down (guint64 *state, const MuList *first, const MuBook *book, MuMusterUnit *units)
{
  const MuCampaignRuleValues rules = campaign_rules ("merge-below=6 merge-percent=30");
  begin (first, units);
  for (guint i = 0; i < first->units->len; i++) {
    const int raised = (int) next_below (state, 5) - 2;
    units[i].present = (int) next_below (state, (guint32) units[i].start + 1);
    if (next_below (state, 6) == 0)
      units[i].present = 0;
    if (mu_grade_can_be (first, i, raised))
      units[i].raised = raised;
  }
  units[next_below (state, first->units->len)].present = 1;
  g_autoptr (GArray) mergings = mu_muster_mergings (&rules, first, book, units);
  for (guint i = 0; i < mergings->len; i++) {
    const MuMerging *merging = &g_array_index (mergings, MuMerging, i);
    units[merging->into].present += merging->figures;
    units[merging->unit].present = 0;
    units[merging->unit].joined = (int) merging->into;
  }
}

static int
present (const MuMusterUnit *units, guint count)
{
  int figures = 0;
  for (guint i = 0; i < count; i++)
    figures += units[i].present;
  return figures;
}

static void
expect_legal (const MuList *next, const MuBook *book)
{
  g_autoptr (GPtrArray) issues = mu_list_check_as (next, book, MU_CHECK_CAMPAIGN);
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    if (issue->severity == MU_ISSUE_ERROR)
      ck_abort_msg ("%s, %s: %s, %s", book->id, mu_rule_id (issue->rule), issue->name,
                    issue->message);
  }
}

static void
expect_next (guint64 *state, const MuList *first, const MuBook *book)
{
  MuMusterUnit units[UNITS_MOST];
  for (int n = 0; n < 6; n++) {
    wear_down (state, first, book, units);
    g_autoptr (MuList) next = mu_next_list (first, units, NULL);
    int figures = 0;
    for (guint i = 0; i < next->units->len; i++)
      figures += mu_list_unit (next, i)->figures;
    ck_assert_int_eq (figures, present (units, first->units->len));
    expect_legal (next, book);
  }
}

START_TEST (what_is_left_of_any_army_is_a_legal_force)
{
  guint64 state = 61;
  int raised = 0;
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    if (!mu_book_serves (book, MU_RULES_WRG5))
      continue;
    g_autoptr (MuList) first = raise_army (&state, book, 1000);
    if (first == NULL)
      continue;
    raised++;
    expect_next (&state, first, book);
  }
  ck_assert_int_gt (raised, 50);
}
END_TEST

START_TEST (so_it_is_in_fast_play)
{
  guint64 state = 71;
  int raised = 0;
  for (guint i = 0; i < mu_shelf_count (shelf); i++) {
    const MuBook *book = mu_shelf_at (shelf, i);
    if (!mu_book_serves (book, MU_RULES_WRG5) || !mu_book_serves (book, MU_RULES_AWFP))
      continue;
    g_autoptr (GPtrArray) lost = NULL;
    g_autoptr (MuList) figures = raise_army (&state, book, 1500);
    g_autoptr (MuList) first = figures ? mu_list_to_stands (figures, book, &lost, NULL) : NULL;
    if (first == NULL || !mu_list_is_legal_as (first, book, MU_CHECK_CAMPAIGN))
      continue;
    raised++;
    expect_next (&state, first, book);
  }
  ck_assert_int_gt (raised, 10);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("campaign-check");
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_loop_test (tests, a_campaign_forgives_what_is_asked_of_a_choice_alone, 0, breach_count);
  tcase_add_test (tests, each_forgiven_fault_is_one_of_a_choice);
  tcase_add_test (tests, a_choice_is_judged_as_before);
  tcase_add_test (tests, the_unhurt_army_is_the_first_list);
  tcase_add_test (tests, the_next_list_has_those_who_are_there);
  tcase_add_test (tests, nobody_is_an_empty_list);
  tcase_add_loop_test (tests, a_general_finds_new_company, 0, COUNT (seats));
  tcase_add_test (tests, parts_stand_alone_without_their_whole);
  tcase_add_test (tests, the_second_kind_of_a_body_keeps_a_place);
  tcase_add_test (tests, camels_that_are_gone_carry_nothing);
  tcase_add_test (tests, what_is_left_of_any_army_is_a_legal_force);
  tcase_add_test (tests, so_it_is_in_fast_play);
  return run_case ("campaign-check", tests);
}
