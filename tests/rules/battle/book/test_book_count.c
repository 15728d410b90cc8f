/* Deployment, the course of a battle, what can be seen, and the end count
 * (wrg.deploy.*, wrg.sequence.period, wrg.visibility.*, wrg.victory.*). */
#include "tests/rules/battle/ruling.h"

#define FOOT "Reg C HI JLS Sh"

/* wrg.deploy.area: 120 paces from the centre line and from either side edge */
START_TEST (deployment_area)
{
  static const struct {
    int x;
    int y;
    MuWrgSetupAnswer answer;
  } cases[] = {
    { 500, 280, MU_WRG_SETUP_OK }, { 500, 281, MU_WRG_SETUP_OUTSIDE },
    { 138, 200, MU_WRG_SETUP_OK }, { 137, 200, MU_WRG_SETUP_OUTSIDE },
    { 862, 200, MU_WRG_SETUP_OK }, { 863, 200, MU_WRG_SETUP_OUTSIDE },
    { 500, 16, MU_WRG_SETUP_OK },  { 500, 15, MU_WRG_SETUP_OUTSIDE }, /* its rear on the edge */
  };
  Army a, b;
  army_raise (&a, ROWS (HOLD (FOOT, 12, 2)));
  army_raise (&b, ROWS (HOLD (FOOT, 12, 2)));
  for (int side = 0; side < MU_SIDES; side++) {
    MuWrgSetupUnit *unit = side ? &b.unit[0] : &a.unit[0];
    unit->placed = true;
    unit->x = cases[_i].x;
    unit->y = side ? 800 - cases[_i].y : cases[_i].y;
    MuWrgSetupUnit *other = side ? &a.unit[0] : &b.unit[0];
    other->placed = false;
    MuWrgSetup setup = army_setup (&a, &b);
    setup.table_width = 1000;
    setup.table_depth = 800;
    int at;
    ck_assert_int_eq (scene_answer (&setup, &at), cases[_i].answer);
    if (cases[_i].answer == MU_WRG_SETUP_OUTSIDE)
      ck_assert_int_eq (at, side);
  }
}
END_TEST

/* wrg.deploy.disclose: every body and its strength is shown before play */
START_TEST (disclosed)
{
  Scene *scene = scene_open (ROWS (HOLD (FOOT, 12, 2), HOLD ("Reg C HC JLS Sh", 8, 2)),
                             ROWS (HOLD (FOOT, 20, 2)));
  static const int figures[] = { 12, 8, 20 };
  for (int i = 0; i < 3; i++) {
    ck_assert_int_eq (scene_count (scene, MU_EVENT_DEPLOYED, i), 1);
    const MuEvent *strength
        = scene_find_rule (scene, MU_EVENT_STRENGTH, i, MU_RULE_WRG_DEPLOY_DISCLOSE);
    ck_assert_int_eq (strength->value[0], figures[i]);
    ck_assert_int_eq (strength->period, 0);
  }
  scene_close (scene);
}
END_TEST

/* wrg.sequence.period: the phases in their order; wrg.scale.time: twelve periods
 * make a day */
START_TEST (course_of_a_battle)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  int period = 0;
  int phase = MU_PHASE_END_TESTS;
  while (mu_wrg_battle_step (scene->battle) == MU_BATTLE_GOES_ON)
    ;
  for (int i = 0; i < scene->count; i++) {
    const MuEvent *event = &scene->event[i];
    if (event->kind == MU_EVENT_PERIOD) {
      ck_assert_int_eq (phase, MU_PHASE_END_TESTS);
      ck_assert_int_eq (event->value[0], ++period);
      phase = MU_PHASE_ARRIVALS;
    } else if (event->kind == MU_EVENT_PHASE) {
      ck_assert_int_eq (event->value[0], ++phase);
    }
  }
  ck_assert_int_eq (period, 12);
  ck_assert_int_eq (phase, MU_PHASE_END_TESTS);
  const MuEvent *end = &scene->event[scene->count - 1];
  ck_assert_int_eq (end->kind, MU_EVENT_ENDED);
  ck_assert_int_eq (end->value[0], MU_SIDE_NONE);
  ck_assert_int_eq (end->value[3], 12);
  scene_close (scene);
}
END_TEST

/* wrg.visibility.line-of-sight: all round; wrg.visibility.dust: not past others;
 * wrg.visibility.high-riders: elephants see and are seen over them;
 * wrg.visibility.woods: cover hides from enemies, not from friends */
START_TEST (who_sees_whom)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2), ELEPHANTS (2)),
                         ROWS (HOLD (FOOT, 40, 2), HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 700, 300);
  scene_put (scene, 2, 500, 400);
  scene_put (scene, 3, 500, 450);
  ck_assert (mu_wrg_sees (scene->battle, 0, 2));
  scene_face (scene, 0, MU_ANGLE_HALF);
  ck_assert (mu_wrg_sees (scene->battle, 0, 2)); /* looking over its shoulder */
  ck_assert (!mu_wrg_sees (scene->battle, 0, 3));
  scene_put (scene, 1, 500, 200);
  ck_assert (mu_wrg_sees (scene->battle, 1, 3));
  ck_assert (mu_wrg_sees (scene->battle, 3, 1));
  scene_body (scene, 3)->concealed = true;
  ck_assert (!mu_wrg_sees (scene->battle, 1, 3));
  ck_assert (mu_wrg_sees (scene->battle, 3, 1)); /* out of the wood as in the open */
  ck_assert (mu_wrg_sees (scene->battle, 2, 3));
  scene_close (scene);
}
END_TEST

/* wrg.visibility.woods: into cover no further than 20 paces, and whoever moves
 * out of it is seen */
START_TEST (hidden_until_near)
{
  static const struct {
    int apart;
    bool found;
  } cases[] = { { 21, false }, { 20, true } };
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 300 + cases[_i].apart);
  scene_body (scene, 1)->concealed = true;
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_int_eq (scene_body (scene, 1)->concealed, !cases[_i].found);
  scene_close (scene);

  scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (ATTACK (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 1, 500, 500);
  scene_body (scene, 1)->concealed = scene_body (scene, 1)->in_cover = true;
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_gt (scene_body (scene, 1)->period.moved, 0);
  ck_assert (!scene_body (scene, 1)->concealed);
  ck_assert (!scene_body (scene, 1)->in_cover);
  scene_close (scene);
}
END_TEST

/* One unit of 12 figures at 10 points and 10 for command. */
static Scene *
counted (void)
{
  Scene *scene = parked (ROWS (HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  scene_body (scene, 0)->figure_points = 120;
  scene_body (scene, 0)->command_points = 10;
  scene->battle->period = 12;
  return scene;
}

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners,
 * wrg.victory.command-points: in quarter points, the figures left and all of
 * the command at the rate of the fate */
START_TEST (end_count)
{
  static const struct {
    MuFate fate;
    int quarters[2]; /* with 12 figures, with 9 */
  } cases[] = {
    { MU_FATE_ON_TABLE, { 520, 400 } }, { MU_FATE_OFF_TABLE, { 260, 200 } },
    { MU_FATE_RETIRING, { 260, 200 } }, { MU_FATE_PRISONER, { 130, 100 } },
    { MU_FATE_IN_ROUT, { 0, 0 } },      { MU_FATE_ROUTED_OFF, { 0, 0 } },
    { MU_FATE_DESTROYED, { 0, 0 } },
  };
  Scene *scene = counted ();
  Body *self = scene_body (scene, 0);
  switch (cases[_i].fate) {
  case MU_FATE_ON_TABLE:
    break;
  case MU_FATE_IN_ROUT:
    self->status = STATUS_ROUTING;
    break;
  case MU_FATE_RETIRING:
    give_result (scene, 0, MU_RESULT_RETIRE, 13);
    break;
  case MU_FATE_OFF_TABLE:
  case MU_FATE_PRISONER:
  case MU_FATE_ROUTED_OFF:
  case MU_FATE_DESTROYED:
    mu_wrg_leave_battle (scene->battle, 0, cases[_i].fate);
    break;
  }
  ck_assert_int_eq (mu_wrg_fate_of (scene->battle, self), cases[_i].fate);
  ck_assert_int_eq (mu_wrg_quarters_at_start (scene->battle, MU_SIDE_A), 520);
  for (int i = 0; i < 2; i++) {
    self->figures = (uint16_t) (12 - 3 * i);
    ck_assert_int_eq (mu_wrg_quarters_left (scene->battle, MU_SIDE_A), cases[_i].quarters[i]);
  }
  scene_close (scene);
}
END_TEST

/* wrg.victory.half: a retirement that is over halves nothing */
START_TEST (retirement_over)
{
  Scene *scene = counted ();
  give_result (scene, 0, MU_RESULT_RETIRE, 12);
  ck_assert_int_eq (mu_wrg_fate_of (scene->battle, scene_body (scene, 0)), MU_FATE_ON_TABLE);
  give_result (scene, 0, MU_RESULT_HALT, 13);
  ck_assert_int_eq (mu_wrg_quarters_left (scene->battle, MU_SIDE_A), 520);
  scene_close (scene);
}
END_TEST

/* wrg.victory.count: the general at the rate of those he is with, a quarter if
 * taken with them, nothing if lost; further points are never lost */
START_TEST (generals_count)
{
  static const struct {
    MuFate fate;
    int quarters; /* of his 100 points */
    bool lost;
  } cases[] = { { MU_FATE_ON_TABLE, 400, false },
                { MU_FATE_OFF_TABLE, 200, false },
                { MU_FATE_PRISONER, 100, true },
                { MU_FATE_DESTROYED, 0, true } };
  Scene *scene = parked (ROWS (GENERAL (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  scene_body (scene, 0)->figure_points = scene_body (scene, 0)->command_points = 0;
  scene->battle->other_points[MU_SIDE_A] = 7;
  ck_assert_int_eq (mu_wrg_quarters_at_start (scene->battle, MU_SIDE_A), 428);
  if (cases[_i].fate != MU_FATE_ON_TABLE)
    mu_wrg_leave_battle (scene->battle, 0, cases[_i].fate);
  ck_assert_int_eq (scene->battle->general_lost[MU_SIDE_A], cases[_i].lost);
  ck_assert_int_eq (mu_wrg_quarters_left (scene->battle, MU_SIDE_A), 28 + cases[_i].quarters);
  scene_close (scene);
}
END_TEST

/* wrg.victory.margin: ahead by a tenth of its own points at the start, no less;
 * wrg.victory.when: after the tests of the last period */
START_TEST (margin)
{
  static const struct {
    int figures; /* that side B has left of 20 */
    MuSide winner;
  } cases[] = { { 20, MU_SIDE_NONE }, { 19, MU_SIDE_NONE }, { 18, MU_SIDE_A }, { 10, MU_SIDE_A } };
  Scene *scene = parked (ROWS (HOLD (FOOT, 20, 2)), ROWS (HOLD (FOOT, 20, 2)));
  for (int i = 0; i < 2; i++) {
    scene_body (scene, i)->figure_points = 200;
    scene_body (scene, i)->command_points = 0;
    scene->battle->start_quarters[i] = 800;
  }
  scene_body (scene, 1)->figures = (uint16_t) cases[_i].figures;
  come_to (scene, 12, MU_PHASE_END_TESTS);
  scene_body (scene, 0)->general_fell = true;
  ck_assert_int_eq (mu_wrg_battle_step (scene->battle), MU_BATTLE_OVER);
  const MuEvent *end = scene_find (scene, MU_EVENT_ENDED, MU_NO_BODY);
  ck_assert (scene_find (scene, MU_EVENT_REACTION, 0) < end);
  ck_assert_int_eq (end->value[0], cases[_i].winner);
  ck_assert_int_eq (end->value[1], 800);
  ck_assert_int_eq (end->value[2], 40 * cases[_i].figures);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("count");
  tcase_add_loop_test (tests, deployment_area, 0, 8);
  tcase_add_test (tests, disclosed);
  tcase_add_test (tests, course_of_a_battle);
  tcase_add_test (tests, who_sees_whom);
  tcase_add_loop_test (tests, hidden_until_near, 0, 2);
  tcase_add_loop_test (tests, end_count, 0, 7);
  tcase_add_test (tests, retirement_over);
  tcase_add_loop_test (tests, generals_count, 0, 4);
  tcase_add_loop_test (tests, margin, 0, 4);
  return run_case ("the book on deployment, sight and the end count", tests);
}
