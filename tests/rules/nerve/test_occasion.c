#include "rules/wrg/nerve/occasion.h"
#include "tests/rules/common.h"

/* wrg.reaction.occasion.1.scope */
START_TEST (the_first_test_is_the_whole_units)
{
  ck_assert_int_eq (mu_wrg_occasion_scope (MU_OCCASION_FIRST_DANGER), MU_SCOPE_WHOLE_UNIT);
  for (int occasion = MU_OCCASION_START_CHARGE; occasion <= MU_OCCASION_RALLY; occasion++)
    ck_assert_int_eq (mu_wrg_occasion_scope ((MuWrgOccasion) occasion), MU_SCOPE_BODY);
}
END_TEST

typedef struct {
  MuWrgHappenings happenings;
  MuWrgOccasion occasion;
  MuWrgDuty duty;
  const char *rule;
} Case;

static const Case cases[] = {
  { { .in_danger = true }, MU_OCCASION_FIRST_DANGER, MU_WRG_MUST, "wrg.reaction.occasion.1" },
  { { .in_danger = false }, MU_OCCASION_FIRST_DANGER, MU_WRG_MAY_NOT, "wrg.reaction.occasion.1" },
  { { .in_danger = true, .tested_before = true },
    MU_OCCASION_FIRST_DANGER,
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.1.exempt" },
  { { .in_danger = true, .regular = true, .commander_near = true },
    MU_OCCASION_FIRST_DANGER,
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.1.exempt" },
  { { .in_danger = true, .commander_near = true }, /* irregulars are not excused */
    MU_OCCASION_FIRST_DANGER,
    MU_WRG_MUST,
    "wrg.reaction.occasion.1" },
  { { .must_charge = true }, MU_OCCASION_START_CHARGE, MU_WRG_MUST, "wrg.reaction.occasion.2" },
  { { .must_charge = true, .uncontrolled = true },
    MU_OCCASION_START_CHARGE,
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.2" },
  { { .charged = true }, MU_OCCASION_CHARGED, MU_WRG_MUST, "wrg.reaction.occasion.3" },
  { { .shot_men = 40, .shot_count = 20 },
    MU_OCCASION_SHOT_DOWN,
    MU_WRG_MUST,
    "wrg.reaction.occasion.4" },
  { { .shot_men = 39, .shot_count = 20 },
    MU_OCCASION_SHOT_DOWN,
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.4" },
  { { .figures_start = 20, .figures = 9, .figures_lost = 1 },
    MU_OCCASION_BELOW_HALF,
    MU_WRG_MUST,
    "wrg.reaction.occasion.5" },
  { { .figures_start = 20, .figures = 10, .figures_lost = 3 },
    MU_OCCASION_BELOW_HALF,
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.5" },
  { { .figures_start = 20, .figures = 9, .figures_lost = 0 },
    MU_OCCASION_BELOW_HALF,
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.5" },
  { { .surprised = true }, MU_OCCASION_SURPRISED, MU_WRG_MUST, "wrg.reaction.occasion.6" },
  { { .sees_rout = true }, MU_OCCASION_FRIENDS_ROUT, MU_WRG_MUST, "wrg.reaction.occasion.7" },
  { { .general_lost = true }, MU_OCCASION_GENERAL_LOST, MU_WRG_MUST, "wrg.reaction.occasion.8" },
  { { .holders_won = true }, MU_OCCASION_HOLDERS_WON, MU_WRG_MUST, "wrg.reaction.occasion.9" },
  { { .general_lost = true, .in_rout = true },
    MU_OCCASION_GENERAL_LOST,
    MU_WRG_MAY_NOT,
    "wrg.reaction.occasion.10.retry" },
};

START_TEST (a_test_is_due_when_the_book_says)
{
  const MuWrgVerdict verdict = mu_wrg_occasion_due (cases[_i].occasion, &cases[_i].happenings);
  ck_assert_int_eq (verdict.duty, cases[_i].duty);
  ck_assert_str_eq (mu_rule_id (verdict.rule), cases[_i].rule);
}
END_TEST

/* wrg.reaction.several: one test for all that falls due together */
START_TEST (of_several_one_is_taken)
{
  const MuWrgHappenings now = { .in_danger = true,
                                .sees_rout = true,
                                .general_lost = true,
                                .charged = true,
                                .shot_men = 10,
                                .shot_count = 5 };
  ck_assert_int_eq (mu_wrg_occasion_taken (MU_TESTS_AT_END, &now), MU_OCCASION_GENERAL_LOST);
  ck_assert_int_eq (mu_wrg_occasion_taken (MU_TESTS_WITH_CHARGES, &now), MU_OCCASION_CHARGED);
  ck_assert_int_eq (mu_wrg_occasion_taken (MU_TESTS_AT_ONCE, &now), MU_OCCASION_SHOT_DOWN);
  const MuWrgHappenings quiet = { .regular = true };
  ck_assert_int_eq (mu_wrg_occasion_taken (MU_TESTS_AT_END, &quiet), 0);
}
END_TEST

START_TEST (happenings_that_cannot_be_are_refused)
{
  static const MuWrgHappenings bad[] = {
    { .figures_start = 20, .figures = 21 },
    { .figures_start = 20, .figures = -1 },
    { .figures_start = 20, .figures = 15, .figures_lost = 6 },
    { .figures_start = 20, .figures = 15, .figures_lost = -1 },
    { .shot_men = -1, .shot_count = 3 },
    { .shot_men = 4, .shot_count = 0 },
  };
  for (int i = 0; i < 6; i++)
    ck_assert_int_eq (mu_wrg_happenings_refused (&bad[i]),
                      i < 4 ? MU_RULE_WRG_REACTION_OCCASION_5 : MU_RULE_WRG_REACTION_OCCASION_4);
  const MuWrgHappenings good = { .figures_start = 20, .figures = 15, .figures_lost = 5 };
  ck_assert_int_eq (mu_wrg_happenings_refused (&good), MU_RULE_NONE);
}
END_TEST

/* Three C bodies, charged; 2 thrown breaks none but -4 and less does. */
static MuWrgTester
tester (int from_right, int thrown, uint64_t sees)
{
  return (MuWrgTester){
    .troop = troop ("Reg C HI LTS Sh"),
    .order = MU_ORDER_HOLD,
    .situation = { .occasion = MU_OCCASION_CHARGED },
    .from_right = from_right,
    .thrown = thrown,
    .is_unit = true,
    .sees = sees,
  };
}

/* Worked example 14: the rightmost breaks, and the next to its left counts a
 * friendly unit in rout already (wrg.reaction.several). */
START_TEST (tests_run_from_right_to_left)
{
  MuWrgTester line[] = { tester (30, 3, 2), tester (10, -4, 0), tester (20, -2, 2) };
  MuWrgTested tested[3];
  mu_wrg_reaction_in_turn (NULL, line, 3, tested);
  ck_assert_int_eq (tested[1].turn, 0);
  ck_assert_int_eq (tested[2].turn, 1);
  ck_assert_int_eq (tested[0].turn, 2);
  ck_assert_int_eq (tested[1].result.act, MU_RESULT_BREAK);
  ck_assert_int_eq (tested[2].total, -4); /* -2, and -2 for the rout */
  ck_assert_int_eq (tested[2].result.act, MU_RESULT_BREAK);
  ck_assert_int_eq (tested[0].total, 1); /* it sees the first alone */
}
END_TEST

START_TEST (sub_units_and_unseen_routs_do_not_count)
{
  MuWrgTester line[] = { tester (1, -9, 0), tester (2, 5, 1) };
  MuWrgTested tested[2];
  line[0].is_unit = false;
  mu_wrg_reaction_in_turn (NULL, line, 2, tested);
  ck_assert_int_eq (tested[0].result.act, MU_RESULT_BREAK);
  ck_assert_int_eq (tested[1].total, 5);
  line[0].is_unit = true;
  line[1].sees = 0;
  mu_wrg_reaction_in_turn (NULL, line, 2, tested);
  ck_assert_int_eq (tested[1].total, 5);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("occasions");
  tcase_add_test (tests, the_first_test_is_the_whole_units);
  tcase_add_loop_test (tests, a_test_is_due_when_the_book_says, 0,
                       (int) (sizeof cases / sizeof cases[0]));
  tcase_add_test (tests, of_several_one_is_taken);
  tcase_add_test (tests, happenings_that_cannot_be_are_refused);
  tcase_add_test (tests, tests_run_from_right_to_left);
  tcase_add_test (tests, sub_units_and_unseen_routs_do_not_count);
  return run_case ("occasions", tests);
}
