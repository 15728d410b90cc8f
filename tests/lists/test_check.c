/* Each breach makes a legal list break one rule, expects exactly that issue, does
 * what the remedy says, and expects none. */
#include "lists/check/check.h"

#include <string.h>

#include "tests/lists/breaches.h"
#include "tests/lists/common.h"

static GPtrArray *
check_edited (const Breach *row, MuList *list, const MuBook *book)
{
  if (!row->keep_limit)
    list->points_limit = MAX (mu_list_points (list), 1);
  return mu_list_check (list, book);
}

static char *
tell (const GPtrArray *issues)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < issues->len; i++) {
    const MuIssue *issue = g_ptr_array_index (issues, i);
    g_string_append_printf (text, "\n  %s, unit %d: %s (%s)", mu_rule_id (issue->rule), issue->unit,
                            issue->message, issue->remedy);
  }
  return g_string_free (text, FALSE);
}

static void
expect_none (const GPtrArray *issues)
{
  g_autofree char *told = tell (issues);
  if (issues->len)
    ck_abort_msg ("expected no issue:%s", told);
}

static void
expect_one (const Breach *row, const GPtrArray *issues)
{
  g_autofree char *told = tell (issues);
  if (issues->len != 1)
    ck_abort_msg ("expected %s, %s alone:%s", row->rule, row->words, told);
  const MuIssue *issue = g_ptr_array_index (issues, 0);
  ck_assert_str_eq (mu_rule_id (issue->rule), row->rule);
  ck_assert_int_eq (issue->severity, row->severity);
  ck_assert_int_eq (issue->unit, row->unit);
  if (!strstr (issue->message, row->words))
    ck_abort_msg ("expected “%s”:%s", row->words, told);
  ck_assert (*issue->remedy != '\0');
  ck_assert_int_eq (mu_issues_legal (issues), row->severity == MU_ISSUE_WARNING);
}

START_TEST (a_legal_list_has_no_issues)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  expect_none (issues);
  ck_assert (mu_issues_legal (issues));
}
END_TEST

START_TEST (one_fault_is_one_issue_and_its_remedy_mends_it)
{
  const Breach *row = &breaches[_i];
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  row->provoke (list, book);
  g_autoptr (GPtrArray) broken = check_edited (row, list, book);
  expect_one (row, broken);
  row->mend (list, book);
  g_autoptr (GPtrArray) mended = check_edited (row, list, book);
  expect_none (mended);
}
END_TEST

START_TEST (an_issue_names_its_unit)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  mu_list_unit (list, FOOT)->order = MU_ORDER_SKIRMISH;
  set_text (&mu_list_unit (list, LIGHT)->name, "");
  list->points_limit = 1;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  ck_assert_uint_eq (issues->len, 3);
  ck_assert_str_eq (((MuIssue *) issues->pdata[0])->name, "Test list");
  ck_assert_str_eq (((MuIssue *) issues->pdata[1])->name, "Foot");
  ck_assert_str_eq (((MuIssue *) issues->pdata[2])->name, "unit 3");
}
END_TEST

START_TEST (errors_stand_first_then_the_order_of_units)
{
  g_autoptr (MuBook) book = test_book ();
  guint64 state = 7 + (guint64) _i;
  g_autoptr (MuList) list = random_list (&state);
  list->rules = MU_RULES_WRG5;
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  for (guint i = 1; i < issues->len; i++) {
    const MuIssue *one = g_ptr_array_index (issues, i - 1);
    const MuIssue *next = g_ptr_array_index (issues, i);
    ck_assert_int_le (one->severity, next->severity);
    if (one->severity == next->severity)
      ck_assert_int_le (one->unit, next->unit);
    ck_assert (*mu_rule_id (next->rule) != '\0');
    ck_assert_int_lt (next->unit, (int) list->units->len);
  }
}
END_TEST

START_TEST (an_unknown_book_is_an_issue)
{
  g_autoptr (MuList) list = test_list ();
  g_autoptr (GPtrArray) issues = mu_list_check (list, NULL);
  ck_assert_uint_eq (issues->len, 1);
  const MuIssue *issue = g_ptr_array_index (issues, 0);
  ck_assert_str_eq (mu_rule_id (issue->rule), "wrg.army.choice");
  ck_assert (strstr (issue->message, "“test”") != NULL);
  ck_assert (!mu_issues_legal (issues));
}
END_TEST

static gboolean
has_issue (const GPtrArray *issues, const char *words)
{
  for (guint i = 0; i < issues->len; i++)
    if (strstr (((const MuIssue *) issues->pdata[i])->message, words))
      return TRUE;
  return FALSE;
}

START_TEST (no_units_and_too_many_are_issues)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  for (int i = 0; i < MU_LIST_UNITS_MAX; i++)
    add_unit (list, book, "More", "foot", 10);
  g_autoptr (GPtrArray) many = mu_list_check (list, book);
  ck_assert (has_issue (many, "261 units are more than the 256"));
  g_ptr_array_set_size (list->units, 0);
  g_autoptr (GPtrArray) none = mu_list_check (list, book);
  ck_assert (has_issue (none, "no units"));
}
END_TEST

START_TEST (lighter_foot_and_horse_may_be_sub_units)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  mu_list_unit (list, LIGHT)->sub_unit = TRUE; /* wrg.units.mixed.sub-unit */
  mu_list_unit (list, LIGHT)->figures = 5;     /* part of a larger unit: no fault */
  mu_list_unit (list, HORSE)->sub_unit = TRUE;
  list->points_limit = mu_list_points (list);
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  expect_none (issues);
}
END_TEST

START_TEST (an_irregular_generals_guard_may_be_a_or_b)
{
  g_autoptr (MuBook) book = test_book ();
  g_autoptr (MuList) list = test_list ();
  book->regular_generals = FALSE;
  mu_list_general (list, 0)->regular = FALSE;
  mu_list_unit (list, GUARD)->troop = troop (_i ? "Irr B HC JLS Sh" : "Irr C HC JLS Sh");
  list->points_limit = mu_list_points (list);
  g_autoptr (GPtrArray) issues = mu_list_check (list, book);
  ck_assert_int_eq (has_issue (issues, "class A or B"), !_i); /* wrg.units.bodyguard */
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("check");
  tcase_add_test (tests, a_legal_list_has_no_issues);
  tcase_add_loop_test (tests, one_fault_is_one_issue_and_its_remedy_mends_it, 0, breach_count);
  tcase_add_test (tests, an_issue_names_its_unit);
  tcase_add_loop_test (tests, errors_stand_first_then_the_order_of_units, 0, 40);
  tcase_add_test (tests, an_unknown_book_is_an_issue);
  tcase_add_test (tests, no_units_and_too_many_are_issues);
  tcase_add_test (tests, lighter_foot_and_horse_may_be_sub_units);
  tcase_add_loop_test (tests, an_irregular_generals_guard_may_be_a_or_b, 0, 2);
  return run_case ("check", tests);
}
