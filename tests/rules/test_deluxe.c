/* Ancient Battles Deluxe: command, rallying and melee. */
#include "rules/abd/charts/chart.h"
#include "rules/abd/charts/melee.h"
#include "tests/rules/common.h"

/* abd.0.0.dice, abd.3.3.command-table, abd.3.3.command-4-6 */
START_TEST (dice_give_command_points)
{
  static const int points[] = { 1, 1, 1, 2, 2, 3 };
  for (int die = 1; die <= MU_ABD_FACES; die++)
    ck_assert_int_eq (mu_abd_chart_usual.command[die - 1], points[die - 1]);
}
END_TEST

/* abd.7.1.rally-roll, abd.7.2.modifiers, abd.7.3.natural */
START_TEST (units_rally_by_strength_and_leader)
{
  static const struct {
    int strength, die;
    MuAbdLeader leader;
    bool rallies;
  } cases[] = {
    { 2, 2, MU_ABD_NO_LEADER, true },       { 2, 3, MU_ABD_NO_LEADER, false },
    { 2, 3, MU_ABD_LEADER_ADJACENT, true }, { 2, 4, MU_ABD_LEADER_ADJACENT, false },
    { 2, 4, MU_ABD_LEADER_STACKED, true },  { 2, 5, MU_ABD_LEADER_STACKED, false },
    { 0, 1, MU_ABD_NO_LEADER, true },       { 0, 2, MU_ABD_NO_LEADER, false },
    { 9, 6, MU_ABD_LEADER_STACKED, false }, { 9, 5, MU_ABD_NO_LEADER, true },
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
    ck_assert_int_eq (mu_abd_rallies (cases[i].strength, cases[i].die, cases[i].leader),
                      cases[i].rallies);
}
END_TEST

/* abd.11.2.5.iv.vector */
START_TEST (the_attacker_adds_for_where_he_stands)
{
  ck_assert_int_eq (mu_abd_vector_bonus (MU_ABD_FRONT), 0);
  ck_assert_int_eq (mu_abd_vector_bonus (MU_ABD_FRONT_FLANK), 1);
  ck_assert_int_eq (mu_abd_vector_bonus (MU_ABD_REAR_FLANK), 2);
  ck_assert_int_eq (mu_abd_vector_bonus (MU_ABD_REAR), 4);
}
END_TEST

/* abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN, abd.11.2.6.DD, abd.11.2.6.DE */
static const struct {
  int attack, defense;
  const char *result;
} melees[] = {
  { 7, 1, "DE" }, { 4, 1, "DE" }, { 3, 1, "DD" }, { 6, 2, "DD" }, { 5, 2, "DD" }, { 4, 2, "EN" },
  { 5, 4, "EN" }, { 4, 4, "EN" }, { 4, 5, "AD" }, { 4, 8, "AD" }, { 4, 9, "AE" }, { 1, 3, "AE" },
};

START_TEST (values_have_their_result)
{
  const MuAbdResult result = mu_abd_melee_result (melees[_i].attack, melees[_i].defense);
  ck_assert_str_eq (mu_abd_result_name (result), melees[_i].result);
}
END_TEST

/* A better attack is never worse for the attacker, a better defence never better. */
START_TEST (better_values_have_better_results)
{
  for (int attack = 1; attack < 24; attack++)
    for (int defense = 1; defense < 24; defense++) {
      const MuAbdResult result = mu_abd_melee_result (attack, defense);
      ck_assert_int_ge (mu_abd_melee_result (attack + 1, defense), result);
      ck_assert_int_le (mu_abd_melee_result (attack, defense + 1), result);
    }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("deluxe");
  tcase_add_test (tests, dice_give_command_points);
  tcase_add_test (tests, units_rally_by_strength_and_leader);
  tcase_add_test (tests, the_attacker_adds_for_where_he_stands);
  tcase_add_loop_test (tests, values_have_their_result, 0, sizeof melees / sizeof melees[0]);
  tcase_add_test (tests, better_values_have_better_results);
  return run_case ("deluxe", tests);
}
