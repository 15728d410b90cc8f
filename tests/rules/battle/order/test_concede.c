/* A side gives the battle up (rules/battle/battle.h). */
#include "tests/rules/battle/ruling.h"

#define FOOT "Reg C HI JLS Sh"

static Scene *
three_a_side (void)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), GENERAL (FOOT, 12, 2)),
                         ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)));
  return scene;
}

static MuBattleOutcome
outcome_of (Scene *scene)
{
  MuBattleOutcome outcome;
  mu_wrg_battle_outcome (scene->battle, &outcome);
  return outcome;
}

/* wrg.victory.prisoners: a quarter for all on the table, in rout or not, and for
 * the general among them; nothing less for who had left before;
 * wrg.victory.when: it is over at once */
START_TEST (who_concedes_counts_a_quarter)
{
  Scene *scene = three_a_side ();
  const int64_t start = outcome_of (scene).start_quarters[MU_SIDE_A];
  const int64_t body
      = 4 * (scene_body (scene, 0)->figure_points + scene_body (scene, 0)->command_points);
  mu_wrg_break_body (scene->battle, 0, MU_RULE_WRG_AFTER_BREAK_COUNT);
  mu_wrg_leave_battle (scene->battle, 1, MU_FATE_OFF_TABLE);
  ck_assert (mu_wrg_battle_concede (scene->battle, MU_SIDE_A));
  const MuBattleOutcome outcome = outcome_of (scene);
  ck_assert_int_eq (outcome.left_quarters[MU_SIDE_A], (start - body) / 4 + body / 2);
  ck_assert_int_eq (outcome.left_quarters[MU_SIDE_B], outcome.start_quarters[MU_SIDE_B]);
  ck_assert_int_eq (outcome.winner, MU_SIDE_B);
  ck_assert_int_eq (mu_wrg_battle_step (scene->battle), MU_BATTLE_OVER);
  ck_assert_int_eq (mu_wrg_battle_phase (scene->battle), MU_PHASE_OVER);
  scene_close (scene);
}
END_TEST

START_TEST (the_events_tell_it)
{
  Scene *scene = three_a_side ();
  ck_assert (mu_wrg_battle_concede (scene->battle, MU_SIDE_B));
  for (int body = 0; body < 6; body++) {
    const MuEvent *event
        = scene_find_rule (scene, MU_EVENT_SURRENDERED, body, MU_RULE_WRG_VICTORY_PRISONERS);
    ck_assert_int_eq (event != NULL, body >= 3);
  }
  ck_assert_event (scene, MU_EVENT_ENDED, MU_NO_BODY);
  scene_close (scene);
}
END_TEST

START_TEST (nobody_concedes_twice)
{
  Scene *scene = three_a_side ();
  ck_assert (mu_wrg_battle_concede (scene->battle, MU_SIDE_A));
  const uint64_t digest = scene->battle->digest;
  ck_assert (!mu_wrg_battle_concede (scene->battle, MU_SIDE_B));
  ck_assert_uint_eq (scene->battle->digest, digest);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("concede");
  tcase_add_test (tests, who_concedes_counts_a_quarter);
  tcase_add_test (tests, the_events_tell_it);
  tcase_add_test (tests, nobody_concedes_twice);
  return run_case ("concede", tests);
}
