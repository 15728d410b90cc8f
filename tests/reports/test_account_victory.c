/* The conditions of a battle of history, and who has met them, in words. */
#include <check.h>
#include <stdlib.h>

#include "reports/account/account_victory.h"
#include "tests/reports/fixture.h"

static MuBattleRecord *record;
static MuHistory *history;

/* Zama as if it were fought: A has 1,000 points, B 400. */
static void
set_up (void)
{
  record = fixture_prepared ();
  record->fought = TRUE;
  record->periods = 8;
  record->side[MU_SIDE_A].start_quarters = 4000;
  record->side[MU_SIDE_B].start_quarters = 1600;
  history = g_new0 (MuHistory, 1);
}

static void
tear_down (void)
{
  g_free (history);
  mu_battle_record_free (record);
}

static char sentence[] = "Nobody was to leave the hill.";

static const struct {
  MuVictory victory;
  const char *words;
} conditions[] = {
  { { 0 }, "" },
  { { .keeps = 50 }, "To have the day: at least 50 % of its points left." },
  { { .breaks = 40 }, "To have the day: at least 40 % of the enemy's points lost." },
  { { .keeps = 50, .breaks = 40, .by = 8 },
    "To have the day: at least 50 % of its points left; at least 40 % of the enemy's points lost; "
    "all over in no more than 8 periods." },
  { { .breaks = 5, .by = 1 },
    "To have the day: at least 5 % of the enemy's points lost; all over in 1 period." },
  { { .keeps = 80, .says = sentence },
    "Nobody was to leave the hill. To have the day: at least 80 % of its points left." },
};

START_TEST (conditions_are_told)
{
  g_autofree char *words = mu_account_victory (&conditions[_i].victory);
  ck_assert_str_eq (words, conditions[_i].words);
}
END_TEST

static const struct {
  MuVictory a, b;
  int left_a, left_b;
  MuDay day;
  const char *words;
} days[] = {
  { { .breaks = 50 },
    { .keeps = 60 },
    4000,
    800,
    MU_DAY_A,
    "By the day's conditions, which go before the points: victory for Scipio at Zama." },
  { { .breaks = 50 },
    { .keeps = 60 },
    4000,
    960,
    MU_DAY_B,
    "By the day's conditions, which go before the points: victory for Hannibal at Zama." },
  { { .breaks = 40 },
    { .keeps = 60 },
    4000,
    960,
    MU_DAY_BOTH,
    "By the day's conditions: both sides have met their own, and the points decide." },
  { { .breaks = 50 },
    { .keeps = 60 },
    4000,
    900,
    MU_DAY_NEITHER,
    "By the day's conditions: neither side has met its own, and the points decide." },
  { { .breaks = 50 },
    { 0 },
    4000,
    900,
    MU_DAY_NEITHER,
    "By the day's conditions: those of Scipio at Zama are not met, and the points decide." },
  { { 0 },
    { .breaks = 50, .by = 7 },
    0,
    900,
    MU_DAY_NEITHER,
    "By the day's conditions: those of Hannibal at Zama are not met, and the points decide." },
  { { 0 }, { 0 }, 4000, 0, MU_DAY_NEITHER, "" },
};

START_TEST (who_has_the_day_is_told)
{
  history->side[MU_SIDE_A].victory = days[_i].a;
  history->side[MU_SIDE_B].victory = days[_i].b;
  record->side[MU_SIDE_A].left_quarters = days[_i].left_a;
  record->side[MU_SIDE_B].left_quarters = days[_i].left_b;
  g_autofree char *words = mu_account_day (history, record);
  ck_assert_str_eq (words, days[_i].words);
  ck_assert_int_eq (mu_account_day_of (history, record), days[_i].day);
}
END_TEST

START_TEST (before_the_battle_nothing_is_told)
{
  history->side[MU_SIDE_A].victory.keeps = 50;
  record->fought = FALSE;
  g_autofree char *words = mu_account_day (history, record);
  ck_assert_str_eq (words, "");
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("account_victory");
  TCase *tests = tcase_create ("account_victory");
  tcase_add_checked_fixture (tests, set_up, tear_down);
  tcase_add_loop_test (tests, conditions_are_told, 0, (int) G_N_ELEMENTS (conditions));
  tcase_add_loop_test (tests, who_has_the_day_is_told, 0, (int) G_N_ELEMENTS (days));
  tcase_add_test (tests, before_the_battle_nothing_is_told);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
