/* Written orders obeyed: whither a body goes, and when it begins another step. */
#include <stdlib.h>

#include "rules/wrg/field/way.h"
#include "tests/rules/battle/writing.h"

#define FOOT   "Reg C HI HTW Sh" /* 60 paces; charges 80 */
#define LIGHTS "Reg C LI JLS Sh"
#define HORSE  "Reg C HC JLS Sh"

static const ArmyRow far_foe[] = { HOLD (FOOT, 12, 2), NO_MORE };

/* One body at 500, 200 with these orders; a friend and the enemy are parked. */
static Scene *
ordered (const char *troop, const MuWrgOrders *orders)
{
  const ArmyRow row = HOLD (troop, 12, 2);
  Scene *scene = written (
      &(Written){ .a = ROWS (row, HOLD (FOOT, 12, 2)), .b = far_foe, .orders = { orders } });
  calm_all (scene);
  stand_at (scene, 0, 500, 200);
  scene_put (scene, 2, 900, 760);
  scene_mark (scene);
  return scene;
}

static const MuEvent *
orders_event (const Scene *scene, int body)
{
  return scene_find (scene, MU_EVENT_ORDERS, body);
}

/* wrg.orders.form: to a place and no farther; wrg.orders.initial */
START_TEST (to_a_place)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (500, 350), ACT (HOLD)));
  Scene *scene = ordered (FOOT, &orders);
  fight_periods (scene, 1);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_ORDERS_FORM), 60);
  check_place (scene, 0, 500, 260);
  fight_periods (scene, 4);
  ck_assert_int_le (paces_from (scene, 0, 500, 350), 20);
  const MuPoint there = scene_body (scene, 0)->ground.front;
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, there.y);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form, wrg.move.direction.wheel: it turns to where it goes */
START_TEST (to_a_place_aside)
{
  static const struct {
    int x, y;
  } places[] = { { 650, 380 }, { 300, 350 }, { 700, 200 }, { 500, 60 }, { 350, 80 }, { 520, 215 } };
  const MuWrgOrders orders
      = ORDERS (CLAUSE (TO ((int16_t) places[_i].x, (int16_t) places[_i].y), ACT (HOLD)));
  Scene *scene = ordered (FOOT, &orders);
  fight_periods (scene, 9);
  ck_assert_msg (mu_wrg_is_at_point (scene_body (scene, 0),
                                     (MuPoint){ MU_PACES (places[_i].x), MU_PACES (places[_i].y) }),
                 "%d paces from %d, %d", paces_from (scene, 0, places[_i].x, places[_i].y),
                 places[_i].x, places[_i].y);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: in a direction, so many paces */
START_TEST (in_a_direction)
{
  static const struct {
    MuWrgDirection way;
    int dx, dy;
  } ways[] = {
    { MU_WRG_GO_AHEAD, 0, 150 },  { MU_WRG_GO_BACK, 0, -150 },         { MU_WRG_GO_RIGHT, 150, 0 },
    { MU_WRG_GO_LEFT, -150, 0 },  { MU_WRG_GO_NORTH, 0, 150 },         { MU_WRG_GO_EAST, 150, 0 },
    { MU_WRG_GO_SOUTH, 0, -150 }, { MU_WRG_GO_AHEAD_LEFT, -106, 106 },
  };
  MuWrgOrders orders = ORDERS (CLAUSE (MOVE (IN_DIRECTION), ACT (HOLD), .paces = 150));
  orders.clause[0].direction = (uint8_t) ways[_i].way;
  Scene *scene = ordered (LIGHTS, &orders);
  fight_periods (scene, 6);
  const MuPoint at = scene_body (scene, 0)->ground.front;
  const int along
      = ((at.x / MU_PACES (1) - 500) * ways[_i].dx + (at.y / MU_PACES (1) - 200) * ways[_i].dy)
        / 150;
  ck_assert_msg (abs (along - 150) <= 3, "%d paces along", along);
  scene_close (scene);
}
END_TEST

/* wrg.move.difficult.infantry: ground halves what a body can go, not what it has left to go: into
 * a marsh five paces before it, and to the end of its ninety paces. */
START_TEST (through_a_marsh)
{
  static const MuSpot spots[] = { { 300, 205 }, { 700, 205 }, { 700, 400 }, { 300, 400 } };
  static const MuFix at[] = { MU_PACES (485) / 2, MU_PACES (565) / 2, MU_PACES (290) };
  const MuFeature marsh = { .kind = MU_FEATURE_MARSH, .spots = spots, .count = 4 };
  const MuBattlefield field = { .width = 1000, .depth = 800, .features = &marsh, .count = 1 };
  const MuWrgOrders orders = ORDERS (CLAUSE (MOVE (IN_DIRECTION), ACT (HOLD), .paces = 90));
  Scene *scene = ordered (LIGHTS, &orders);
  const size_t size = mu_terrain_size (&field);
  void *ground = malloc (size);
  scene->battle->terrain = mu_terrain_build (ground, size, &field, &mu_wrg_terrain_terms);
  for (int period = 0; period < 3; period++) {
    fight_periods (scene, 1);
    ck_assert_int_eq (scene_body (scene, 0)->ground.front.y, at[period]);
  }
  scene_close (scene);
  free (ground);
}
END_TEST

/* wrg.orders.invalid: "move south-west" may lead off the table; wrg.leave-table.whole */
START_TEST (off_the_table)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (GO (SOUTH_WEST), ACT (HOLD)));
  Scene *scene = ordered (LIGHTS, &orders);
  scene_put (scene, 0, 120, 120);
  mu_wrg_begin_way (scene->battle, 0);
  fight_periods (scene, 6);
  ck_assert_event (scene, MU_EVENT_LEFT_TABLE, 0);
  ck_assert (!on_table (scene_body (scene, 0)));
  scene_close (scene);
}
END_TEST

/* the same with an end to it: never over the edge */
START_TEST (not_off_the_table)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (5, 5), ACT (HOLD)));
  Scene *scene = ordered (LIGHTS, &orders);
  scene_put (scene, 0, 120, 120);
  mu_wrg_begin_way (scene->battle, 0);
  fight_periods (scene, 8);
  ck_assert (on_table (scene_body (scene, 0)));
  scene_close (scene);
}
END_TEST

/* wrg.orders.knowledge: towards a place that it cannot see, and no farther */
START_TEST (towards_a_spot)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (
      GO (TOWARDS_SPOT), ACT (HOLD), .spot = { .kind = MU_WRG_AT_POINT, .x = 600, .y = 380 }));
  Scene *scene = ordered (LIGHTS, &orders);
  fight_periods (scene, 8);
  ck_assert_int_le (paces_from (scene, 0, 600, 380), 25);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: to stay */
START_TEST (staying)
{
  const MuWrgOrders orders = ORDERS (HOLD_HERE);
  Scene *scene = ordered (FOOT, &orders);
  fight_periods (scene, 3);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  scene_close (scene);
}
END_TEST

/* A hundred paces to the right of foot, and twenty behind, goes with them. */
static Scene *
accompanying (const char *troop, const MuWrgOrders *with, const MuWrgOrders *lead)
{
  const ArmyRow row = HOLD (troop, 12, 2);
  Scene *scene = written (
      &(Written){ .a = ROWS (row, HOLD (FOOT, 12, 2)), .b = far_foe, .orders = { with, lead } });
  calm_all (scene);
  stand_at (scene, 1, 500, 200);
  stand_at (scene, 0, 600, 180);
  scene_put (scene, 2, 900, 760);
  mu_wrg_begin_way (scene->battle, 0);
  return scene;
}

/* wrg.orders.form, wrg.orders.support: in company with friends; supporting alone says so */
START_TEST (with_friends)
{
  const MuWrgOrders lead = ORDERS (CLAUSE (GO (AHEAD), ACT (HOLD), .paces = 180));
  const MuWrgOrders with[]
      = { ORDERS (CLAUSE (WITH (1), ACT (HOLD))), ORDERS (CLAUSE (ACT (SKIRMISH), SUPPORT (1))) };
  Scene *scene = accompanying (LIGHTS, &with[_i], &lead);
  fight_periods (scene, 5);
  check_place (scene, 1, 500, 380);
  ck_assert_int_le (paces_from (scene, 0, 600, 360), 20);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form, wrg.move.direction.wheel: who accompanies friends that come on does not wheel
 * and turn about for thirty paces: a little beside his station he goes straight on, a little before
 * it he waits for them. */
START_TEST (near_its_station)
{
  static const struct {
    int x, y;
  } off[] = { { 630, 240 }, { 565, 240 }, { 600, 295 } };
  const MuWrgOrders lead = ORDERS (CLAUSE (GO (AHEAD), ACT (HOLD), .paces = 180));
  const MuWrgOrders with = ORDERS (CLAUSE (WITH (1), ACT (HOLD)));
  Scene *scene = accompanying (FOOT, &with, &lead);
  fight_periods (scene, 1);
  scene_put (scene, 0, off[_i].x, off[_i].y);
  scene_mark (scene);
  fight_periods (scene, 3);
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.x, MU_PACES (off[_i].x));
  ck_assert_int_le (paces_from (scene, 0, off[_i].x, 360), 20);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: by the other reading he goes there, and faces about for it. */
START_TEST (close_to_its_station)
{
  const MuWrgOrders lead = ORDERS (CLAUSE (GO (AHEAD), ACT (HOLD), .paces = 180));
  const MuWrgOrders with = ORDERS (CLAUSE (WITH (1), ACT (HOLD)));
  Scene *scene = accompanying (FOOT, &with, &lead);
  scene->battle->readings.choice[MU_READING_STATION_CLOSE] = 1;
  fight_periods (scene, 1);
  scene_put (scene, 0, 565, 200);
  scene_mark (scene);
  fight_periods (scene, 5);
  ck_assert_ptr_nonnull (scene_find (scene, MU_EVENT_FACED, 0));
  ck_assert_int_le (paces_from (scene, 0, 600, 360), 20);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: friends face about, where they stand. The place on their right is where it was,
 * or goes round to what is their right now. */
START_TEST (friends_who_turn)
{
  const MuWrgOrders with = ORDERS (CLAUSE (WITH (1), ACT (HOLD))), stay = HOLD_ORDERS;
  Scene *scene = accompanying (LIGHTS, &with, &stay);
  scene->battle->readings.choice[MU_READING_STATION_TURNS] = (uint8_t) _i;
  mu_wrg_begin_way (scene->battle, 0);
  MuRect *friend = &scene_body (scene, 1)->ground;
  friend->front.y -= friend->depth;
  friend->facing = (MuAngle) (MU_ANGLE_AHEAD + 2 * MU_ANGLE_QUARTER);
  mu_wrg_note_ground (scene->battle, 1);
  Goal goal;
  const bool goes = mu_wrg_find_goal (scene->battle, 0, &goal);
  ck_assert_int_eq (goes, _i == 1);
  if (goes)
    ck_assert_int_lt (goal.point.x, friend->front.x - MU_PACES (80));
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.wheel: nobody wheels towards the middle of an enemy who stands straight before
 * him */
START_TEST (straight_at_enemy)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  Scene *scene = written (&(Written){
      .a = ROWS (HOLD (LIGHTS, 12, 2)), .b = ROWS (HOLD (FOOT, 30, 2)), .orders = { &orders } });
  calm_all (scene);
  stand_at (scene, 0, 500, 200);
  scene_put (scene, 1, 540, 460);
  scene_mark (scene);
  fight_periods (scene, 1);
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  ck_assert_int_gt (scene_body (scene, 0)->ground.front.y, MU_PACES (200));
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: who has come before his station turns about, goes back, faces the enemy and
 * then stays, however deep he stands */
START_TEST (back_to_its_station)
{
  const MuWrgOrders with = ORDERS (CLAUSE (WITH (1), ACT (ATTACK))), stay = HOLD_ORDERS;
  Scene *scene
      = written (&(Written){ .a = ROWS (HOLD ("Irr C MC JLS Sh", 12, 3), HOLD (FOOT, 12, 2)),
                             .b = far_foe,
                             .orders = { &with, &stay } });
  calm_all (scene);
  stand_at (scene, 1, 500, 200);
  stand_at (scene, 0, 650, 200);
  scene_put (scene, 0, 650, 230);
  scene_put (scene, 2, 900, 760);
  fight_periods (scene, 8);
  ck_assert_int_le (paces_from (scene, 0, 650, 200), 20);
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_AHEAD);
  scene_mark (scene);
  fight_periods (scene, 2);
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: towards a kind of enemy, a body by name, one on that side */
START_TEST (towards_enemy)
{
  static const struct {
    MuWrgQuarry quarry;
    int goes_to; /* side B's body */
  } cases[] = {
    { { .types = TYPE (HC), .body = MU_WRG_NO_ONE }, 1 },
    { { .types = TYPE (HI), .body = MU_WRG_NO_ONE }, 0 },
    { { .body = 1 }, 1 },
    { { .body = 0 }, 0 },
    { { .body = MU_WRG_NO_ONE, .where = MU_WRG_ON_THE_RIGHT }, 1 },
    { { .body = MU_WRG_NO_ONE, .where = MU_WRG_ON_THE_LEFT }, 0 },
  };
  MuWrgOrders orders = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  orders.clause[0].quarry = cases[_i].quarry;
  Scene *scene = written (&(Written){ .a = ROWS (HOLD (LIGHTS, 12, 2)),
                                      .b = ROWS (HOLD (FOOT, 12, 2), HOLD (HORSE, 8, 2)),
                                      .orders = { &orders } });
  calm_all (scene);
  stand_at (scene, 0, 500, 200);
  scene_put (scene, 1, 250, 420);
  scene_put (scene, 2, 750, 420);
  ck_assert_int_eq (mu_wrg_find_quarry (scene->battle, 0, &orders.clause[0].quarry),
                    FOE (scene, cases[_i].goes_to));
  fight_periods (scene, 2);
  const MuFix x = scene_body (scene, 0)->ground.front.x;
  ck_assert (cases[_i].goes_to == 1 ? x > MU_PACES (500) : x < MU_PACES (500));
  scene_close (scene);
}
END_TEST

/* wrg.orders.attack: none in sight, it goes forward to find them; holders wait */
START_TEST (looking_for_enemy)
{
  const bool attacks = _i == 0;
  MuWrgOrders orders = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  orders.clause[0].act = attacks ? MU_WRG_ACT_ATTACK : MU_WRG_ACT_HOLD;
  Scene *scene = ordered (FOOT, &orders);
  scene_body (scene, 2)->concealed = true;
  fight_periods (scene, 1);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_ORDERS_FORM), attacks ? 60 : -1);
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: skirmishers have come to their enemy when he is in range, and not while they
 * see none */
START_TEST (come_to_enemy)
{
  static const struct {
    bool concealed, gone;
    int apart, step;
  } cases[] = { { true, false, 100, 0 },
                { false, false, 140, 0 },
                { false, false, 119, 1 },
                { true, true, 100, 1 } };
  const MuWrgOrders orders = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (SKIRMISH)),
                                     CLAUSE (MOVE (STAY), ACT (HOLD), WHEN (GAINED, 0)));
  Scene *scene = ordered ("Reg C LI S Sh", &orders);
  scene_put (scene, 2, 500, 200 + cases[_i].apart);
  scene_body (scene, 2)->concealed = cases[_i].concealed;
  if (cases[_i].gone)
    mu_wrg_leave_battle (scene->battle, 2, MU_FATE_DESTROYED);
  scene_fight (scene, MU_PHASE_ARRIVALS);
  ck_assert_int_eq (errand_at (scene->battle, 0)->step, cases[_i].step);
  scene_close (scene);
}
END_TEST

/* wrg.orders.route: by way points, in their order */
START_TEST (by_way_points)
{
  const MuWrgOrders orders
      = ORDERS (CLAUSE (TO (500, 380), ACT (HOLD), .route = MU_WRG_ROUTE_BY, .waypoints = 1,
                        .by = { { .kind = MU_WRG_AT_POINT, .x = 640, .y = 300 } }));
  Scene *scene = ordered (LIGHTS, &orders);
  bool passed = false;
  for (int i = 0; i < 10; i++) {
    fight_periods (scene, 1);
    passed = passed || paces_from (scene, 0, 640, 300) < 60;
  }
  ck_assert (passed);
  ck_assert_int_eq (errand_at (scene->battle, 0)->leg, 1);
  ck_assert_int_lt (paces_from (scene, 0, 500, 380), 60);
  scene_close (scene);
}
END_TEST

/* wrg.orders.route: round to the left or right of the goal */
START_TEST (round_a_side)
{
  const bool left = _i == 0;
  const MuWrgOrders orders = ORDERS (CLAUSE (
      TO (500, 380), ACT (HOLD), .route = left ? MU_WRG_ROUTE_BY_LEFT : MU_WRG_ROUTE_BY_RIGHT));
  Scene *scene = ordered (LIGHTS, &orders);
  int most = 0;
  for (int i = 0; i < 10; i++) {
    fight_periods (scene, 1);
    const int x = scene_body (scene, 0)->ground.front.x / MU_PACES (1) - 500;
    most = (left ? -x : x) > most ? (left ? -x : x) : most;
  }
  ck_assert_int_gt (most, 60);
  ck_assert_int_lt (paces_from (scene, 0, 500, 380), 60);
  scene_close (scene);
}
END_TEST

/* wrg.orders.conditional: take, then hold; the step is told */
START_TEST (once_gained)
{
  const MuWrgOrders orders
      = ORDERS (CLAUSE (TO (500, 300), ACT (ATTACK)), CLAUSE (ACT (HOLD), WHEN (GAINED, 0)));
  Scene *scene = ordered (FOOT, &orders);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_ATTACK);
  fight_periods (scene, 3);
  const MuEvent *event = orders_event (scene, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->rule, MU_RULE_WRG_ORDERS_CONDITIONAL);
  ck_assert_int_eq (event->value[1], 2);
  ck_assert_int_eq (event->value[2], MU_ORDER_HOLD);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_close (scene);
}
END_TEST

/* wrg.orders.conditional: not while enemy stand there */
START_TEST (not_gained_from_enemy)
{
  const MuWrgOrders orders
      = ORDERS (CLAUSE (TO (500, 300), ACT (ATTACK)), CLAUSE (ACT (HOLD), WHEN (GAINED, 0)));
  Scene *scene = ordered (FOOT, &orders);
  stand_at (scene, 0, 500, 285);
  scene_put (scene, 2, 500, 350);
  ck_assert (!mu_wrg_is_aim_gained (scene->battle, 0));
  scene_put (scene, 2, 500, 361);
  ck_assert (mu_wrg_is_aim_gained (scene->battle, 0));
  scene_close (scene);
}
END_TEST

/* wrg.orders.conditional: from a period on; until a period */
START_TEST (by_the_clock)
{
  const MuWrgOrders orders[] = {
    ORDERS (HOLD_HERE, CLAUSE (GO (AHEAD), ACT (HOLD), WHEN (PERIOD, 3))),
    ORDERS (CLAUSE (MOVE (STAY), ACT (HOLD), .until = 3),
            CLAUSE (GO (AHEAD), ACT (HOLD), WHEN (GAINED, 0))),
    ORDERS (CLAUSE (GO (AHEAD), ACT (HOLD), WHEN (PERIOD, 3))),
  };
  Scene *scene = ordered (FOOT, &orders[_i]);
  fight_periods (scene, 2);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_ORDERS_FORM), 60);
  scene_close (scene);
}
END_TEST

/* wrg.orders.standing.use, wrg.orders.default: an order carried out is no order any more */
START_TEST (carried_out)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK), .paces = 60));
  Scene *scene = ordered (FOOT, &orders);
  fight_periods (scene, 2);
  const MuEvent *event = orders_event (scene, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (errand_at (scene->battle, 0)->obeys, MU_WRG_OBEYS_DEFAULT);
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_close (scene);
}
END_TEST

/* wrg.orders.initial: broken, or under such a result, it forgets them */
START_TEST (forgotten)
{
  static const MuWrgReactionAct acts[]
      = { MU_RESULT_ADVANCE, MU_RESULT_RETIRE, MU_RESULT_HALT_DISORDERED };
  const MuWrgOrders orders = ORDERS (CLAUSE (GO (AHEAD), ACT (ATTACK)));
  Scene *scene = ordered ("Irr C HC JLS Sh", &orders);
  const MuWrgReactionResult result = { .act = acts[_i],
                                       .rule = MU_RULE_WRG_REACTION_RESULT_ROW1,
                                       .periods = 2,
                                       .forgets_orders = true,
                                       .forgets_standing = acts[_i] == MU_RESULT_ADVANCE };
  come_to (scene, 1, MU_PHASE_END_TESTS);
  mu_wrg_act_out (scene->battle, 0, &result);
  ck_assert_int_eq (errand_at (scene->battle, 0)->obeys, MU_WRG_OBEYS_DEFAULT);
  scene_body (scene, 0)->bound = MU_RESULT_OBEY;
  ck_assert_int_eq (mu_wrg_order_of (scene->battle, 0), MU_ORDER_HOLD);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("obey");
  tcase_add_test (tests, to_a_place);
  tcase_add_loop_test (tests, to_a_place_aside, 0, 6);
  tcase_add_loop_test (tests, in_a_direction, 0, 8);
  tcase_add_test (tests, through_a_marsh);
  tcase_add_test (tests, off_the_table);
  tcase_add_test (tests, not_off_the_table);
  tcase_add_test (tests, towards_a_spot);
  tcase_add_test (tests, staying);
  tcase_add_loop_test (tests, near_its_station, 0, 3);
  tcase_add_test (tests, straight_at_enemy);
  tcase_add_test (tests, back_to_its_station);
  tcase_add_test (tests, close_to_its_station);
  tcase_add_loop_test (tests, friends_who_turn, 0, 2);
  tcase_add_loop_test (tests, with_friends, 0, 2);
  tcase_add_loop_test (tests, towards_enemy, 0, 6);
  tcase_add_loop_test (tests, looking_for_enemy, 0, 2);
  tcase_add_loop_test (tests, come_to_enemy, 0, 4);
  tcase_add_test (tests, by_way_points);
  tcase_add_loop_test (tests, round_a_side, 0, 2);
  tcase_add_test (tests, once_gained);
  tcase_add_test (tests, not_gained_from_enemy);
  tcase_add_loop_test (tests, by_the_clock, 0, 3);
  tcase_add_test (tests, carried_out);
  tcase_add_loop_test (tests, forgotten, 0, 3);
  return run_case ("obey", tests);
}
