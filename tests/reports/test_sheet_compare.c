/* Two sheets of one battle: what they do not agree about, each thing by its name. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/sheet/sheet_compare.h"
#include "tests/reports/fixture.h"

static void
ck_only (const MuBattleRecord *one, const MuBattleRecord *other, MuSheetsPart part,
         const char *what, const char *says, const char *against)
{
  g_autoptr (GPtrArray) differences = mu_sheet_compare (one, other);
  ck_assert_uint_eq (differences->len, 1);
  const MuSheetDifference *difference = g_ptr_array_index (differences, 0);
  ck_assert_int_eq (difference->part, part);
  ck_assert_str_eq (difference->what, what);
  ck_assert_msg (strstr (difference->one, says) != NULL, "%s", difference->one);
  ck_assert_msg (strstr (difference->other, against) != NULL, "%s", difference->other);
}

START_TEST (sheets_of_one_battle_agree)
{
  g_autoptr (MuBattleRecord) one = fixture_real (5);
  g_autoptr (MuBattleRecord) other = mu_battle_record_copy (one);
  g_free (other->name);
  other->name = g_strdup ("As I call it");
  g_free (other->fought_on);
  other->fought_on = g_strdup ("2025-01-01");
  g_autoptr (GPtrArray) none = mu_sheet_compare (one, other);
  ck_assert_uint_eq (none->len, 0);
}
END_TEST

START_TEST (a_unit_is_told_by_its_name)
{
  g_autoptr (MuBattleRecord) one = fixture_real (5);
  g_autoptr (MuBattleRecord) other = mu_battle_record_copy (one);
  MuUnitOutcome *result = &g_array_index (other->side[MU_SIDE_A].results, MuUnitOutcome, 1);
  const int left = result->figures_left;
  result->figures_left = left + 1;
  g_autofree char *said = g_strdup_printf ("%d of ", left);
  g_autofree char *against = g_strdup_printf ("%d of ", left + 1);
  g_autofree char *what = g_strdup_printf ("%s, %s", one->side[MU_SIDE_A].list->name,
                                           mu_list_unit (one->side[MU_SIDE_A].list, 1)->name);
  ck_only (one, other, MU_SHEETS_RESULT, what, said, against);
  g_autoptr (GPtrArray) differences = mu_sheet_compare (one, other);
  const MuSheetDifference *difference = g_ptr_array_index (differences, 0);
  ck_assert_int_eq (difference->side, MU_SIDE_A);
  ck_assert_int_eq (difference->unit, 1);
}
END_TEST

START_TEST (results_of_sides_are_told)
{
  g_autoptr (MuBattleRecord) one = fixture_real (5);
  g_autoptr (MuBattleRecord) other = mu_battle_record_copy (one);
  g_autofree char *general
      = g_strdup_printf ("%s, commander-in-chief", one->side[MU_SIDE_B].list->name);
  other->side[MU_SIDE_B].general_lost = !one->side[MU_SIDE_B].general_lost;
  ck_only (one, other, MU_SHEETS_RESULT, general, "lost", "lost");
  other->side[MU_SIDE_B].general_lost = one->side[MU_SIDE_B].general_lost;
  other->winner = one->winner == MU_SIDE_A ? MU_SIDE_NONE : MU_SIDE_A;
  ck_only (one, other, MU_SHEETS_RESULT, "Winner",
           one->winner == MU_SIDE_NONE ? "a draw" : one->side[one->winner].list->name,
           other->winner == MU_SIDE_NONE ? "a draw" : one->side[MU_SIDE_A].list->name);
}
END_TEST

START_TEST (what_was_fought_is_told)
{
  g_autoptr (MuBattleRecord) one = fixture_real (5);
  g_autoptr (MuBattleRecord) other = mu_battle_record_copy (one);
  other->readings.choice[MU_READING_MELEE_D_CAP] = !one->readings.choice[MU_READING_MELEE_D_CAP];
  ck_only (one, other, MU_SHEETS_BATTLE, "House rules", "by the book", "class D");
  other->readings = one->readings;
  mu_list_unit (other->side[MU_SIDE_A].list, 0)->figures++;
  g_autoptr (GPtrArray) differences = mu_sheet_compare (one, other);
  const MuSheetDifference *difference = g_ptr_array_index (differences, 0);
  ck_assert_int_eq (difference->part, MU_SHEETS_ARMY);
  ck_assert_msg (strstr (difference->what, ", army") != NULL, "%s", difference->what);
}
END_TEST

/* The same result by another course is told, and only then. */
START_TEST (another_course_is_told_last)
{
  g_autoptr (MuBattleRecord) one = fixture_real (5);
  g_autoptr (MuBattleRecord) other = mu_battle_record_copy (one);
  other->digest++;
  g_autoptr (GPtrArray) differences = mu_sheet_compare (one, other);
  ck_assert_uint_eq (differences->len, 1);
  ck_assert_int_eq (((MuSheetDifference *) differences->pdata[0])->part, MU_SHEETS_COURSE);
  other->periods++;
  g_autoptr (GPtrArray) results = mu_sheet_compare (one, other);
  ck_assert_uint_eq (results->len, 1);
  ck_assert_int_eq (((MuSheetDifference *) results->pdata[0])->part, MU_SHEETS_RESULT);
}
END_TEST

START_TEST (what_is_hidden_is_not_compared)
{
  g_autoptr (MuBattleRecord) one = fixture_prepared ();
  g_autoptr (MuBattleRecord) other = mu_battle_record_copy (one);
  mu_battle_side_deploy (&other->side[MU_SIDE_A], 0)->placed = TRUE;
  g_autoptr (GPtrArray) shown = mu_sheet_compare (one, other);
  ck_assert_uint_eq (shown->len, 1);
  other->side[MU_SIDE_A].hidden = TRUE;
  g_autoptr (GPtrArray) hidden = mu_sheet_compare (one, other);
  ck_assert_uint_eq (hidden->len, 0);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("sheet compare");
  Suite *suite = suite_create ("sheet compare");
  tcase_add_test (tests, sheets_of_one_battle_agree);
  tcase_add_test (tests, a_unit_is_told_by_its_name);
  tcase_add_test (tests, results_of_sides_are_told);
  tcase_add_test (tests, what_was_fought_is_told);
  tcase_add_test (tests, another_course_is_told_last);
  tcase_add_test (tests, what_is_hidden_is_not_compared);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
