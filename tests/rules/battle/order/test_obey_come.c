/* Reserves, flank marches and returns. */
#include "tests/rules/battle/writing.h"

#define FOOT   "Reg C HI HTW Sh"
#define WILD   "Irr C HI JLS Sh"
#define LIGHTS "Reg C LI JLS Sh"

typedef struct {
  MuWrgArrivalOrder arrival;
  const char *troop;
  uint8_t company;
} March;

static MuWrgOrders
marching (MuWrgArrivalOrder arrival)
{
  MuWrgOrders orders = ORDERS (CLAUSE (GO (AHEAD), ACT (HOLD), .paces = 60));
  orders.arrival = arrival;
  return orders;
}

#define RESERVE(point_) ((MuWrgArrivalOrder){ .point = point_, .how = MU_WRG_RESERVE })
#define ROUND(flank_, edge_)                                                                       \
  ((MuWrgArrivalOrder){ .point = MU_WRG_NO_ONE,                                                    \
                        .how = MU_WRG_MARCH_ROUND,                                                 \
                        .flank = MU_WRG_##flank_,                                                  \
                        .edge = MU_WRG_##edge_ })

/* Side A's first body marches; the second and the enemy are on the table. Nobody has
 * been outscouted, or the enemy. */
static Scene *
with_march (const char *troop, const MuWrgOrders *orders, bool enemy_outscouted)
{
  const ArmyRow row = HOLD (troop, 12, 2);
  Scene *scene = scene_prepare (ROWS (row, HOLD (FOOT, 30, 3)), ROWS (HOLD (FOOT, 12, 2)));
  scene->army[MU_SIDE_A].unit[0].orders = orders;
  scene->setup.side[MU_SIDE_B].outscouted = enemy_outscouted;
  scene_begin (scene);
  calm_all (scene);
  scene_put (scene, 1, 850, 200);
  scene_put (scene, 2, 850, 760);
  return scene;
}

static const MuEvent *
arrived (const Scene *scene, int body)
{
  return scene_find (scene, MU_EVENT_ARRIVED, body);
}

static void
check_march (const Scene *scene, int body, int face, MuMarch march)
{
  const MuEvent *event = scene_find (scene, MU_EVENT_MARCH, body);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_ne (event->rule, MU_RULE_NONE);
  ck_assert_int_eq (event->value[0], face);
  ck_assert_int_eq (event->value[1], march);
}

/* wrg.deploy.off-table: neither placed nor met, and known all the same */
START_TEST (not_on_the_table)
{
  const MuWrgOrders orders = marching (RESERVE (500));
  Scene *scene = with_march (FOOT, &orders, false);
  ck_assert_no_event (scene, MU_EVENT_DEPLOYED, 0);
  ck_assert_event (scene, MU_EVENT_STRENGTH, 0);
  ck_assert (!on_table (scene_body (scene, 0)));
  fight_periods (scene, 1);
  ck_assert_no_event (scene, MU_EVENT_MARCH, 0); /* wrg.deploy.flank-march.arrival */
  scene_close (scene);
}
END_TEST

/* wrg.deploy.arrival.when: on 4 at once with a full move, on 3 behind all others */
START_TEST (a_reserve_comes)
{
  const bool at_once = _i == 0;
  const MuWrgOrders orders = marching (RESERVE (400));
  Scene *scene = with_march (FOOT, &orders, false);
  fight_periods (scene, 1);
  SCENE_DICE (scene, at_once ? 4 : 3);
  scene_mark (scene);
  fight_periods (scene, 1);
  check_march (scene, 0, at_once ? 4 : 3, at_once ? MU_MARCH_AT_ONCE : MU_MARCH_AFTER_MOVES);
  const MuEvent *event = arrived (scene, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->rule, MU_RULE_WRG_DEPLOY_ARRIVAL_WHEN);
  ck_assert_int_eq (event->value[0], MU_PACES (400));
  ck_assert_int_eq (event->phase, at_once ? MU_PHASE_ARRIVALS : MU_PHASE_NORMAL_MOVES);
  const int depth = scene_body (scene, 0)->ground.depth / MU_PACES (1);
  check_place (scene, 0, 400, at_once ? 60 : depth);
  scene_close (scene);
}
END_TEST

/* wrg.deploy.arrival.retry, wrg.deploy.arrival.dice: three throws, then never */
START_TEST (lost_on_the_march)
{
  const MuWrgOrders orders = marching (RESERVE (500));
  Scene *scene = with_march (FOOT, &orders, false);
  fight_periods (scene, 1);
  SCENE_DICE (scene, 2, 5, 2); /* regulars without a general: 3 and 4 */
  fight_periods (scene, 4);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_MARCH, 0), 4);
  ck_assert_ptr_null (arrived (scene, 0));
  ck_assert_int_eq (errand_at (scene->battle, 0)->away, AWAY_LOST);
  MuUnitOutcome outcome;
  mu_wrg_battle_unit_outcome (scene->battle, 0, &outcome);
  ck_assert_int_eq (outcome.fate, MU_FATE_OFF_TABLE); /* wrg.victory.half */
  scene_close (scene);
}
END_TEST

/* wrg.deploy.flank-march.point, wrg.deploy.flank-march.arrival */
START_TEST (round_a_flank)
{
  static const struct {
    MuWrgFlank flank;
    MuWrgEdge edge;
    int x, y, period;
  } ways[] = {
    { MU_WRG_LEFT_FLANK, MU_WRG_SIDE_EDGE, 0, 200, 4 },
    { MU_WRG_RIGHT_FLANK, MU_WRG_SIDE_EDGE, 1000, 200, 4 },
    { MU_WRG_LEFT_FLANK, MU_WRG_SIDE_EDGE_BEYOND, 0, 600, 5 },
    { MU_WRG_RIGHT_FLANK, MU_WRG_OWN_EDGE, 500, 0, 2 },
  };
  MuWrgOrders orders = marching (ROUND (LEFT_FLANK, SIDE_EDGE));
  orders.arrival.flank = (uint8_t) ways[_i].flank;
  orders.arrival.edge = (uint8_t) ways[_i].edge;
  Scene *scene = with_march (FOOT, &orders, true);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  for (int i = 1; i < ways[_i].period; i++) {
    ck_assert_no_event (scene, MU_EVENT_MARCH, 0);
    SCENE_DICE (scene, 4);
    scene_fight (scene, MU_PHASE_END_TESTS);
    scene_fight (scene, MU_PHASE_ARRIVALS);
  }
  const MuEvent *event = arrived (scene, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->period, ways[_i].period);
  const int depth = scene_body (scene, 0)->ground.depth / MU_PACES (1);
  const int in = ways[_i].x == 0 ? depth : ways[_i].x == 1000 ? -depth : 0;
  check_place (scene, 0, ways[_i].x + in, ways[_i].y + (in == 0 ? depth : 0));
  scene_close (scene);
}
END_TEST

/* wrg.deploy.arrival.groups: one die for those who march together under a general */
START_TEST (a_company)
{
  MuWrgOrders orders[2] = { marching (RESERVE (300)), marching (RESERVE (600)) };
  orders[0].arrival.company = orders[1].arrival.company = 1;
  const MuWrgSetupGeneral general = { .with = 1, .personality = MU_AVERAGE, .regular = true };
  Scene *scene = scene_prepare (ROWS (HOLD (WILD, 12, 2), HOLD (FOOT, 12, 2), HOLD (FOOT, 40, 4)),
                                ROWS (HOLD (FOOT, 12, 2)));
  for (int i = 0; i < 2; i++)
    scene->army[MU_SIDE_A].unit[i].orders = &orders[i];
  scene->setup.side[MU_SIDE_A].subordinates = &general;
  scene->setup.side[MU_SIDE_A].subordinate_count = 1;
  scene_begin (scene);
  calm_all (scene);
  fight_periods (scene, 1);
  SCENE_DICE (scene, 5); /* wrg.deploy.arrival.dice: with a general */
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  check_march (scene, 0, 5, MU_MARCH_AT_ONCE);
  check_march (scene, 1, 5, MU_MARCH_AT_ONCE);
  ck_assert_ptr_nonnull (arrived (scene, 0));
  ck_assert_ptr_nonnull (arrived (scene, 1));
  scene_close (scene);
}
END_TEST

/* wrg.deploy.arrival.blocked: enemy on the edge recoils out of the way */
START_TEST (enemy_on_the_edge)
{
  const MuWrgOrders orders = marching (RESERVE (400));
  Scene *scene = with_march (FOOT, &orders, false);
  for (int i = 0; i < 2; i++)
    fight_periods (scene, i == 0);
  scene_put (scene, 2, 400, 10);
  scene_body (scene, 2)->ground.width = MU_PACES (400); /* no room beside it */
  mu_wrg_note_ground (scene->battle, 2);
  SCENE_DICE (scene, 4);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_ptr_nonnull (arrived (scene, 0));
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_MOVED, 2, MU_RULE_WRG_DEPLOY_ARRIVAL_BLOCKED));
  ck_assert (!mu_rect_overlaps (&scene_body (scene, 0)->ground, &scene_body (scene, 2)->ground));
  scene_close (scene);
}
END_TEST

/* wrg.leave-table.return, wrg.leave-table.timing: who retired off the table may return */
START_TEST (coming_back)
{
  const MuWrgOrders orders = ORDERS (HOLD_HERE);
  Scene *scene = with_march (FOOT, &orders, false);
  stand_at (scene, 0, 500, 40);
  give_result (scene, 0, MU_RESULT_RETIRE, 2);
  fight_periods (scene, 1);
  ck_assert_event (scene, MU_EVENT_LEFT_TABLE, 0);
  ck_assert_int_eq (errand_at (scene->battle, 0)->away, AWAY_LEFT);
  SCENE_DICE (scene, 2, 4);
  scene_mark (scene);
  fight_periods (scene, 2);
  check_march (scene, 0, 2, MU_MARCH_NOT_YET);
  const MuEvent *event = arrived (scene, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->rule, MU_RULE_WRG_LEAVE_TABLE_TIMING);
  ck_assert_int_eq (event->period, 3);
  ck_assert (is_fighting (scene_body (scene, 0)));
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_AHEAD);
  scene_close (scene);
}
END_TEST

/* wrg.leave-table.rally: evaders who come back at the first throw still have to rally */
START_TEST (rallying_on_return)
{
  static const struct {
    uint8_t faces[2];
    Rally rally;
  } cases[] = { { { 4, 3 }, RALLY_FORWARD }, { { 2, 4 }, RALLY_NONE } };
  const MuWrgOrders orders = ORDERS (HOLD_HERE);
  Scene *scene = with_march (LIGHTS, &orders, false);
  come_to (scene, 1, MU_PHASE_NORMAL_MOVES);
  scene_body (scene, 0)->move.kind = MOVE_EVADE;
  scene_put (scene, 0, 500, -10);
  mu_wrg_leave_over_edges (scene->battle);
  scene->battle->phase = MU_PHASE_ARRIVALS;
  scene_dice (scene, cases[_i].faces, 2);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  if (_i == 1) {
    scene->battle->phase = MU_PHASE_ARRIVALS;
    scene_fight (scene, MU_PHASE_ARRIVALS);
  }
  ck_assert_ptr_nonnull (arrived (scene, 0));
  ck_assert_int_eq (scene_body (scene, 0)->rally, cases[_i].rally);
  scene_close (scene);
}
END_TEST

/* wrg.leave-table.return: without any written orders too; routers once they have rallied,
 * who then rally forward (wrg.leave-table.rally) */
START_TEST (coming_back_without_orders)
{
  const bool routed = _i == 1;
  Scene *scene
      = parked (ROWS (HOLD (LIGHTS, 12, 2), HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  calm_all (scene);
  come_to (scene, 1, MU_PHASE_END_TESTS);
  if (routed)
    mu_wrg_break_body (scene->battle, 0, MU_RULE_NONE);
  scene_body (scene, 0)->move.kind = routed ? MOVE_ROUT : MOVE_EVADE;
  scene_put (scene, 0, 500, -10);
  mu_wrg_leave_over_edges (scene->battle);
  if (routed)
    mu_wrg_end_rout (scene->battle, 0);
  scene->battle->phase = MU_PHASE_ARRIVALS;
  SCENE_DICE (scene, 4);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  check_march (scene, 0, 4, MU_MARCH_AT_ONCE);
  ck_assert_ptr_nonnull (arrived (scene, 0));
  ck_assert (is_fighting (scene_body (scene, 0)));
  ck_assert_int_eq (scene_body (scene, 0)->rally, RALLY_FORWARD);
  scene_close (scene);
}
END_TEST

/* wrg.leave-table.return: routers never, nor those whose orders sent them off */
START_TEST (never_back)
{
  static const MoveKind kinds[] = { MOVE_ROUT, MOVE_ADVANCE };
  const MuWrgOrders orders = ORDERS (HOLD_HERE);
  Scene *scene = with_march (LIGHTS, &orders, false);
  come_to (scene, 1, MU_PHASE_NORMAL_MOVES);
  scene_body (scene, 0)->status = kinds[_i] == MOVE_ROUT ? STATUS_ROUTING : STATUS_FIGHTING;
  scene_body (scene, 0)->move.kind = (uint8_t) kinds[_i];
  scene_put (scene, 0, 500, -10);
  mu_wrg_leave_over_edges (scene->battle);
  ck_assert_int_eq (errand_at (scene->battle, 0)->away, AWAY_LOST);
  scene_close (scene);
}
END_TEST

/* wrg.victory.when: a side whose troops may still come goes on */
START_TEST (while_some_may_come)
{
  const MuWrgOrders orders = marching (RESERVE (500));
  Scene *scene = with_march (FOOT, &orders, false);
  mu_wrg_leave_battle (scene->battle, 1, MU_FATE_DESTROYED);
  fight_periods (scene, 1);
  ck_assert_no_event (scene, MU_EVENT_ENDED, MU_NO_BODY);
  SCENE_DICE (scene, 2, 2, 2);
  while (mu_wrg_battle_step (scene->battle) == MU_BATTLE_GOES_ON)
    ;
  ck_assert_int_eq (scene->battle->period, 5);
  ck_assert_event (scene, MU_EVENT_ENDED, MU_NO_BODY);
  scene_close (scene);
}
END_TEST

/* wrg.deploy.forced-march: 60 paces more in the first period, whatever they are to do, or a
 * period earlier */
START_TEST (forced_marches)
{
  static const MuWrgActOrder acts[] = { MU_WRG_ACT_HOLD, MU_WRG_ACT_ATTACK };
  MuWrgOrders orders = ORDERS (CLAUSE (GO (AHEAD), ACT (HOLD)));
  orders.clause[0].act = (uint8_t) acts[_i];
  orders.arrival.forced = true;
  Scene *scene = with_march (FOOT, &orders, false);
  stand_at (scene, 0, 400, 100);
  fight_periods (scene, 1);
  check_place (scene, 0, 400, 220);
  fight_periods (scene, 1);
  check_place (scene, 0, 400, 280);
  scene_close (scene);
  orders = marching (RESERVE (500));
  orders.arrival.forced = true;
  scene = with_march (FOOT, &orders, false);
  SCENE_DICE (scene, 4);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_ptr_nonnull (arrived (scene, 0));
  scene_close (scene);
}
END_TEST

/* wrg.deploy.outscouted, wrg.deploy.off-table, wrg.deploy.arrival.groups: refused */
START_TEST (refused)
{
  Scene *scene
      = scene_prepare (ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2)));
  MuWrgOrders orders = marching (RESERVE (500));
  MuWrgSetupSide *army = &scene->setup.side[MU_SIDE_A];
  MuWrgSetupAnswer expected = MU_WRG_SETUP_BAD_ORDERS;
  scene->army[MU_SIDE_A].unit[0].orders = &orders;
  if (_i == 0) {
    army->outscouted = true;
  } else if (_i == 1) {
    scene->army[MU_SIDE_A].unit[1].orders = &orders;
    expected = MU_WRG_SETUP_TOO_MUCH_BACK;
  } else {
    orders.arrival.company = 1;
  }
  ck_assert_int_eq (scene_answer (&scene->setup, NULL), expected);
  free (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("coming");
  tcase_add_test (tests, not_on_the_table);
  tcase_add_loop_test (tests, a_reserve_comes, 0, 2);
  tcase_add_test (tests, lost_on_the_march);
  tcase_add_loop_test (tests, round_a_flank, 0, 4);
  tcase_add_test (tests, a_company);
  tcase_add_test (tests, enemy_on_the_edge);
  tcase_add_test (tests, coming_back);
  tcase_add_loop_test (tests, rallying_on_return, 0, 2);
  tcase_add_loop_test (tests, coming_back_without_orders, 0, 2);
  tcase_add_loop_test (tests, never_back, 0, 2);
  tcase_add_test (tests, while_some_may_come);
  tcase_add_loop_test (tests, forced_marches, 0, 2);
  tcase_add_loop_test (tests, refused, 0, 3);
  return run_case ("coming", tests);
}
