#include "rules/wrg/before/setup.h"
#include "rules/wrg/fight/victory.h"
#include "tests/rules/common.h"

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners: quarters, and those of a side
 * that conceded */
static const struct {
  MuWrgEnd end;
  int quarters, conceded;
} ends[] = {
  { MU_END_ON_TABLE, 4, 1 }, { MU_END_RETIRING, 2, 1 }, { MU_END_OFF_TABLE, 2, 2 },
  { MU_END_IN_ROUT, 0, 1 },  { MU_END_PRISONER, 1, 1 }, { MU_END_ROUTED_OFF, 0, 0 },
  { MU_END_DEAD, 0, 0 },
};

START_TEST (figures_count_by_what_became_of_them)
{
  ck_assert_int_eq (mu_wrg_end_quarters (ends[_i].end, false), ends[_i].quarters);
  ck_assert_int_eq (mu_wrg_end_quarters (ends[_i].end, true), ends[_i].conceded);
}
END_TEST

/* 25 figures of 4 points, 10 of command: 5 dead, 8 taken, 12 on the table:
 * 48 and 8 and 10 points */
static const MuWrgEndCount mixed = {
  .points = 100,
  .command_points = 10,
  .figures_start = 25,
  .figures = { [MU_END_ON_TABLE] = 12, [MU_END_PRISONER] = 8, [MU_END_DEAD] = 5 },
};

START_TEST (a_body_counts_in_quarters)
{
  MuTrace trace;
  int64_t left;
  ck_assert_int_eq (mu_wrg_body_left (NULL, &mixed, &left, &trace), MU_RULE_NONE);
  ck_assert_int_eq (left, 4 * 48 + 4 * 8 + 4 * 10);
  ck_assert_int_eq (mu_trace_total (&trace), left);
  assert_line (&trace, 0, "wrg.victory.count", 4 * 48);
  assert_line (&trace, 1, "wrg.victory.prisoners", 4 * 8);
  assert_line (&trace, 2, "wrg.victory.command-points", 4 * 10);
}
END_TEST

/* wrg.victory.command-points: 20 of 25 figures, 8 points of 10 */
START_TEST (command_points_may_shrink)
{
  const MuReadings share = { .choice = { [MU_READING_COMMAND_SHARE] = 1 } };
  MuWrgEndCount routed = mixed;
  int64_t left;
  ck_assert_int_eq (mu_wrg_body_left (&share, &mixed, &left, NULL), MU_RULE_NONE);
  ck_assert_int_eq (left, 4 * 48 + 4 * 8 + 4 * 8);
  routed.figures[MU_END_ON_TABLE] = routed.figures[MU_END_PRISONER] = 0;
  routed.figures[MU_END_ROUTED_OFF] = 20;
  ck_assert_int_eq (mu_wrg_body_left (NULL, &routed, &left, NULL), MU_RULE_NONE);
  ck_assert_int_eq (left, 0); /* none is left to command */
}
END_TEST

/* wrg.victory.prisoners: 12 on the table now count as the 8 taken: 20 and 2.5 */
START_TEST (conceding_gives_the_table_away)
{
  MuWrgEndCount body = mixed;
  int64_t left;
  body.conceded = true;
  ck_assert_int_eq (mu_wrg_body_left (NULL, &body, &left, NULL), MU_RULE_NONE);
  ck_assert_int_eq (left, 48 + 32 + 10);
}
END_TEST

START_TEST (counts_that_do_not_add_up_are_refused)
{
  for (int fault = 0; fault < 5; fault++) {
    MuWrgEndCount bad = mixed;
    int64_t left = -7;
    bad.figures[MU_END_DEAD] += fault == 0;
    bad.figures[MU_END_ON_TABLE] += fault == 1 ? 6 : 0;
    bad.figures[MU_END_DEAD] -= fault == 1 ? 6 : 0; /* -1 dead */
    bad.points = fault == 2 ? -1 : 100;
    bad.command_points = fault == 3 ? -1 : 10;
    if (fault == 4)
      bad = (MuWrgEndCount){ .points = 10 };
    ck_assert_int_eq (mu_wrg_body_left (NULL, &bad, &left, NULL), MU_RULE_WRG_VICTORY_COUNT);
    ck_assert_int_eq (left, -7);
  }
}
END_TEST

/* The more figures are dead instead of anything else, the less is left. */
START_TEST (the_dead_never_add)
{
  uint64_t state = 5;
  for (int n = 0; n < 2000; n++) {
    MuWrgEndCount body = { .points = (int) next_below (&state, 500), .command_points = 10 };
    for (int end = 0; end < MU_WRG_ENDS; end++) {
      body.figures[end] = (int) next_below (&state, 8);
      body.figures_start += body.figures[end];
    }
    const int end = (int) next_below (&state, MU_END_DEAD);
    int64_t left, less;
    if (body.figures[end] == 0)
      continue;
    ck_assert_int_eq (mu_wrg_body_left (NULL, &body, &left, NULL), MU_RULE_NONE);
    body.figures[end]--;
    body.figures[MU_END_DEAD]++;
    ck_assert_int_eq (mu_wrg_body_left (NULL, &body, &less, NULL), MU_RULE_NONE);
    ck_assert_int_le (less, left);
    ck_assert_int_le (left, 4 * (body.points + body.command_points));
  }
}
END_TEST

/* wrg.victory.count */
START_TEST (penetrated_defences_count_once_regained)
{
  ck_assert_int_eq (mu_wrg_defences_left (30, false, false), 120);
  ck_assert_int_eq (mu_wrg_defences_left (30, true, false), 0);
  ck_assert_int_eq (mu_wrg_defences_left (30, true, true), 120);
}
END_TEST

/* wrg.victory.objectives, wrg.victory.objectives.contested */
START_TEST (objectives_are_whole_half_or_nothing)
{
  MuRule rule;
  MuWrgObjective hill = { .points = 50, .occupied = true };
  ck_assert_int_eq (mu_wrg_objective_left (&hill, &rule), 200);
  ck_assert_int_eq (rule, MU_RULE_WRG_VICTORY_OBJECTIVES);
  hill.enemy_charges = true; /* too weak to do anything */
  ck_assert_int_eq (mu_wrg_objective_left (&hill, NULL), 200);
  hill.enemy_strong = true;
  ck_assert_int_eq (mu_wrg_objective_left (&hill, &rule), 100);
  ck_assert_int_eq (rule, MU_RULE_WRG_VICTORY_OBJECTIVES_CONTESTED);
  hill.enemy_charges = false; /* strong, but out of reach */
  ck_assert_int_eq (mu_wrg_objective_left (&hill, NULL), 200);
  hill.occupied = false;
  ck_assert_int_eq (mu_wrg_objective_left (&hill, NULL), 0);
}
END_TEST

/* wrg.victory.when */
START_TEST (the_period_is_finished_first)
{
  ck_assert (mu_wrg_victory_counts_now (true, false, false));
  ck_assert (mu_wrg_victory_counts_now (false, true, true));
  ck_assert (!mu_wrg_victory_counts_now (false, true, false));
  ck_assert (!mu_wrg_victory_counts_now (false, false, true));
}
END_TEST

/* wrg.victory.margin: a tenth of one's own 900 is 90 */
START_TEST (the_margin_is_of_ones_own_points)
{
  ck_assert_int_eq (mu_wrg_victory (590, 900, 500, 1200), MU_SIDE_A);
  ck_assert_int_eq (mu_wrg_victory (589, 900, 500, 1200), MU_SIDE_NONE);
  ck_assert_int_eq (mu_wrg_victory (500, 900, 619, 1200), MU_SIDE_NONE);
  ck_assert_int_eq (mu_wrg_victory (500, 900, 620, 1200), MU_SIDE_B);
}
END_TEST

/* wrg.victory.running-total: 400 left, the opponent lost 1000 - 250, 120.5 from before */
START_TEST (scores_may_run_on)
{
  const MuReadings carried = { .choice = { [MU_READING_RUNNING_TOTAL] = 1 } };
  MuTrace trace;
  ck_assert_int_eq (mu_wrg_running_total (NULL, 482, 1600, 4000, 1000, &trace), 1600 + 3000);
  ck_assert_int_eq (mu_trace_total (&trace), 4600);
  ck_assert_int_eq (mu_wrg_running_total (&carried, 482, 1600, 4000, 1000, &trace), 5082);
  ck_assert_int_eq (mu_trace_total (&trace), 5082);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("victory");
  tcase_add_loop_test (tests, figures_count_by_what_became_of_them, 0, MU_WRG_ENDS);
  tcase_add_test (tests, a_body_counts_in_quarters);
  tcase_add_test (tests, command_points_may_shrink);
  tcase_add_test (tests, conceding_gives_the_table_away);
  tcase_add_test (tests, counts_that_do_not_add_up_are_refused);
  tcase_add_test (tests, the_dead_never_add);
  tcase_add_test (tests, penetrated_defences_count_once_regained);
  tcase_add_test (tests, objectives_are_whole_half_or_nothing);
  tcase_add_test (tests, the_period_is_finished_first);
  tcase_add_test (tests, the_margin_is_of_ones_own_points);
  tcase_add_test (tests, scores_may_run_on);
  return run_case ("victory", tests);
}
