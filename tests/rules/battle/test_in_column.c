/* Columns as ordered moves: turns to a flank, marches, and the line again. */
#include "rules/wrg/move/manoeuvre.h"
#include "tests/rules/plans.h"
#include "writing.h"

#define FOOT   "Reg C HI HTW Sh" /* 60 paces; charges 80 */
#define WILD   "Irr C HI HTW Sh"
#define LIGHTS "Reg C LI JLS Sh"
#define RIDERS "Irr C LC JLS Sh"
#define HORSE  "Reg C HC JLS Sh"

#define MARCH .form = MU_WRG_FORM_AS_MARCH
#define LINE  .form = MU_WRG_FORM_AS_LINE

#define NEARLY (MU_ANGLE_QUARTER / 9) /* ten degrees: it wheels a little as it goes */

static const ArmyRow far_foe[] = { HOLD (FOOT, 20, 2), NO_MORE };

/* Side A's first body, twenty figures in two ranks at 500, 200, has these orders. */
static Scene *
ordered_on (const char *troop, const MuWrgOrders *orders, const MuTerrain *terrain)
{
  const ArmyRow row = HOLD (troop, 20, 2);
  Scene *scene = scene_prepare (ROWS (row, HOLD (FOOT, 12, 2)), far_foe);
  scene->army[MU_SIDE_A].unit[0].orders = orders;
  scene->setup.terrain = terrain;
  scene->setup.periods = 30;
  scene_begin (scene);
  calm_all (scene);
  scene_put (scene, 1, 160, 40);
  scene_put (scene, 2, 900, 760);
  stand_at (scene, 0, 500, 200);
  scene_mark (scene);
  return scene;
}

static Scene *
ordered (const char *troop, const MuWrgOrders *orders)
{
  return ordered_on (troop, orders, NULL);
}

static const MuEvent *
turn_event (const Scene *scene)
{
  return scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_DIRECTION_TURN);
}

/* --- turns ----------------------------------------------------------------- */

/* wrg.move.direction.turn, wrg.move.manoeuvre: quarters, twice as many in disorder */
static const struct {
  const char *troop;
  bool left, disordered;
  int quarters;
} turns[] = {
  { FOOT, false, false, 1 }, { FOOT, true, false, 1 },    { FOOT, true, true, 2 },
  { WILD, false, false, 2 }, { WILD, false, true, 4 },    { RIDERS, true, false, 1 },
  { HORSE, true, false, 1 }, { LIGHTS, false, false, 1 },
};

START_TEST (ranks_become_files)
{
  const MuWrgOrders orders = HOLD_ORDERS;
  Scene *scene = ordered (turns[_i].troop, &orders);
  const Body *body = scene_body (scene, 0);
  const MuRect before = body->ground;
  const MuPoint middle = mu_rect_centre (&before);
  if (turns[_i].disordered)
    mu_wrg_disorder_body (scene->battle, 0, DISORDER_REACTION, UNTIL_ENDED);
  ck_assert_int_eq (mu_wrg_files_when_turned (body), 2);
  ck_assert_int_eq (mu_wrg_turn_to_flank (scene->battle, 0, turns[_i].left), turns[_i].quarters);
  ck_assert_int_eq (body->files, 2);
  ck_assert_int_eq (mu_wrg_ranks_of (body), 10);
  ck_assert_int_eq (body->ground.facing,
                    turns[_i].left ? MU_ANGLE_HALF + MU_ANGLE_QUARTER : MU_ANGLE_QUARTER);
  const MuPoint there = mu_rect_centre (&body->ground);
  ck_assert (abs (there.x - middle.x) <= 1 && abs (there.y - middle.y) <= 1);
  const MuEvent *event = turn_event (scene);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[3], MU_EVENT_SHAPE (MU_FORMATION_USUAL, 2));
  /* and back into the line that it was */
  ck_assert_int_gt (mu_wrg_turn_to_flank (scene->battle, 0, !turns[_i].left), 0);
  ck_assert_int_eq (body->files, 10);
  ck_assert_int_eq (body->ground.facing, before.facing);
  ck_assert_int_eq (body->ground.width, before.width);
  ck_assert_int_le (abs (body->ground.front.y - before.front.y), 2);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.turn: any number of figures keeps its figures and its ground's middle */
START_TEST (any_shape_turns)
{
  uint64_t state = (uint64_t) _i + 1;
  for (int trial = 0; trial < 100; trial++) {
    const int figures = 1 + (int) next_below (&state, 24);
    const int wide = 1 + (int) next_below (&state, (uint32_t) figures);
    const int ranks = (figures + wide - 1) / wide;
    const ArmyRow row = HOLD (FOOT, figures, ranks);
    Scene *scene = parked (ROWS (row), far_foe);
    scene_put (scene, 0, 500, 400);
    const Body *body = scene_body (scene, 0);
    const int files = mu_wrg_files_when_turned (body);
    ck_assert_int_eq (files, mu_wrg_ranks_of (body));
    ck_assert_int_gt (mu_wrg_turn_to_flank (scene->battle, 0, trial & 1), 0);
    ck_assert_int_eq (body->files, files);
    ck_assert_int_eq (body->figures, figures);
    ck_assert_int_ge (body->files * mu_wrg_ranks_of (body), figures);
    scene_close (scene);
  }
}
END_TEST

/* Not into others, and not in a special formation. */
START_TEST (where_there_is_room)
{
  const MuWrgOrders orders = HOLD_ORDERS;
  Scene *scene = ordered (FOOT, &orders);
  Body *body = scene_body (scene, 0);
  scene_put (scene, 1, 549, 200); /* beside it: the column is longer than the line is wide */
  ck_assert_int_eq (mu_wrg_turn_to_flank (scene->battle, 0, true), 0);
  ck_assert_int_eq (body->files, 10);
  scene_put (scene, 1, 160, 40);
  body->formation = MU_FORMATION_SQUARE;
  ck_assert_int_eq (mu_wrg_turn_to_flank (scene->battle, 0, true), 0);
  body->formation = MU_FORMATION_USUAL;
  ck_assert_int_eq (mu_wrg_turn_to_flank (scene->battle, 0, true), 1);
  scene_close (scene);
}
END_TEST

/* --- marches --------------------------------------------------------------- */

/* wrg.move.direction.turn, wrg.move.direction.normal-cost: to a place on the flank it turns, goes
 * with what is left of its move and is there sooner than by wheels */
START_TEST (a_flank_march)
{
  const bool left = _i == 1;
  const int x = left ? 200 : 800;
  const MuWrgOrders orders = ORDERS (CLAUSE (TO ((int16_t) x, 200), ACT (HOLD), MARCH));
  Scene *scene = ordered (FOOT, &orders);
  const Body *body = scene_body (scene, 0);
  fight_periods (scene, 1);
  ck_assert_ptr_nonnull (turn_event (scene));
  ck_assert_int_eq (body->files, 2);
  ck_assert_int_eq (body->line_files, 10);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_ORDERS_FORM), 45);
  scene_mark (scene);
  fight_periods (scene, 1);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_ORDERS_FORM), 60);
  fight_periods (scene, 4);
  ck_assert (mu_wrg_is_at_point (body, (MuPoint){ MU_PACES (x), MU_PACES (200) }));
  scene_close (scene);
}
END_TEST

/* wrg.move.formation.frontage, wrg.move.direction.free: straight ahead it narrows to what wheels
 * freely, four close, three loose or two dispersed figures */
static const struct {
  const char *troop;
  int files, first; /* paces of its first period */
} marches[] = { { FOOT, 4, 30 }, { "Reg C LMI JLS Sh", 3, 40 }, { LIGHTS, 2, 40 } };

START_TEST (straight_ahead)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (500, 500), ACT (HOLD), MARCH));
  Scene *scene = ordered (marches[_i].troop, &orders);
  const Body *body = scene_body (scene, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (body->files, marches[_i].files);
  ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_ORDERS_FORM), marches[_i].first);
  ck_assert_ptr_null (turn_event (scene));
  ck_assert (mu_wrg_wheels_free (&scene->battle->readings, (MuTroopType) body->troop.type, 0,
                                 body->files));
  fight_periods (scene, 8);
  ck_assert (mu_wrg_is_at_point (body, (MuPoint){ MU_PACES (500), MU_PACES (500) }));
  ck_assert_int_eq (body->files, marches[_i].files); /* nobody is near */
  scene_close (scene);
}
END_TEST

/* wrg.orders.form: as wide as the order says */
START_TEST (as_wide_as_ordered)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (500, 500), ACT (HOLD), MARCH, .wide = 6));
  Scene *scene = ordered (FOOT, &orders);
  fight_periods (scene, 1);
  ck_assert_int_eq (scene_body (scene, 0)->files, 6);
  scene_close (scene);
}
END_TEST

/* --- the line again -------------------------------------------------------- */

/* wrg.orders.form, wrg.move.formation.frontage: told to form line it stands as before the march, or
 * as the order says */
START_TEST (form_line_as_told)
{
  static const struct {
    uint8_t wide, deep;
    int files;
  } lines[] = { { 0, 0, 10 }, { 7, 0, 7 }, { 0, 4, 5 } };
  const MuWrgOrders orders = ORDERS (
      CLAUSE (GO (AHEAD), ACT (SKIRMISH), MARCH, .paces = 80),
      CLAUSE (ACT (HOLD), WHEN (GAINED, 0), LINE, .wide = lines[_i].wide, .deep = lines[_i].deep));
  Scene *scene = ordered (LIGHTS, &orders);
  const Body *body = scene_body (scene, 0);
  fight_periods (scene, 2);
  ck_assert_int_eq (body->files, 2);
  fight_periods (scene, 2);
  ck_assert_int_eq (body->files, lines[_i].files);
  ck_assert_int_eq (body->line_files, 0);
  ck_assert_int_eq (body->ground.facing, MU_ANGLE_AHEAD);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.turn: after a march to the flank each figure turns, and there is the line */
START_TEST (turn_into_line)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (700, 200), ACT (ATTACK), MARCH),
                                     CLAUSE (ACT (HOLD), WHEN (GAINED, 0), LINE));
  Scene *scene = ordered (FOOT, &orders);
  const Body *body = scene_body (scene, 0);
  for (int i = 0; i < 8 && errand_at (scene->battle, 0)->step == 0; i++)
    fight_periods (scene, 1);
  ck_assert_int_eq (errand_at (scene->battle, 0)->step, 1);
  fight_periods (scene, 1);
  ck_assert_int_eq (body->files, 10);
  ck_assert_int_eq (mu_wrg_ranks_of (body), 2);
  ck_assert_uint_le (mu_angle_between (body->ground.facing, MU_ANGLE_AHEAD), NEARLY);
  scene_close (scene);
}
END_TEST

/* READING: wrg.orders.form: when enemy come near, by a turn where they are on the flank */
START_TEST (enemy_come_near)
{
  static const struct {
    int x, y; /* of the enemy's front, from its own */
    bool turns;
    int files; /* after one period */
  } near[] = {
    { 0, 130, true, 10 },  /* on its left: 2 wide becomes 10 */
    { 0, -130, true, 10 }, /* on its right */
    { 135, 0, false, 10 }, /* before it: eight figures take two quarters */
    { 0, 300, false, 2 },  /* too far */
  };
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (950, 300), ACT (HOLD), MARCH));
  Scene *scene = ordered (FOOT, &orders);
  const Body *body = scene_body (scene, 0);
  stand_at (scene, 0, 300, 300);
  fight_periods (scene, 2);
  ck_assert_int_eq (body->files, 2);
  ck_assert_uint_le (mu_angle_between (body->ground.facing, MU_ANGLE_QUARTER), NEARLY);
  const MuPoint middle = mu_rect_centre (&body->ground);
  scene_put (scene, 2, middle.x / MU_PACES (1) + near[_i].x, middle.y / MU_PACES (1) + near[_i].y);
  if (near[_i].x)
    scene_face (scene, 2, MU_ANGLE_HALF + MU_ANGLE_QUARTER);
  else if (near[_i].y < 0)
    scene_face (scene, 2, MU_ANGLE_AHEAD);
  scene_mark (scene);
  fight_periods (scene, 1);
  ck_assert_int_eq (turn_event (scene) != NULL, near[_i].turns);
  ck_assert_int_eq (body->files, near[_i].files);
  if (near[_i].turns)
    ck_assert (mu_rect_faces (&body->ground, &scene_body (scene, 2)->ground));
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.turn, wrg.disorder.cause.2: charged in flank on the march it turns to meet the
 * enemy, in time or not */
START_TEST (charged_in_flank)
{
  static const struct {
    int apart;
    bool caught;
  } charges[] = { { 60, false }, { 16, true } };
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (950, 300), ACT (HOLD), MARCH));
  const MuWrgOrders charge = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  Scene *scene = written (&(Written){ .a = ROWS (HOLD (FOOT, 20, 2)),
                                      .b = ROWS (ATTACK (FOOT, 20, 2)),
                                      .orders = { &orders },
                                      .foe = { &charge } });
  const Body *body = scene_body (scene, 0);
  calm_all (scene);
  stand_at (scene, 0, 300, 300);
  scene_put (scene, 1, 950, 760);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (body->files, 2);
  const MuPoint middle = mu_rect_centre (&body->ground);
  scene_put (scene, 1, middle.x / MU_PACES (1),
             (middle.y + body->ground.width / 2) / MU_PACES (1) + charges[_i].apart);
  scene_face (scene, 1, MU_ANGLE_HALF);
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_ptr_nonnull (turn_event (scene));
  ck_assert_int_eq (body->files, 10);
  ck_assert_int_eq (body->ground.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_2)
                        != NULL,
                    charges[_i].caught);
  scene_close (scene);
}
END_TEST

/* READING: wrg.orders.form: whose orders are lost goes back into line */
START_TEST (orders_lost)
{
  const MuWrgOrders orders = ORDERS (CLAUSE (TO (500, 700), ACT (HOLD), MARCH));
  Scene *scene = ordered (FOOT, &orders);
  const Body *body = scene_body (scene, 0);
  fight_periods (scene, 1);
  ck_assert_int_eq (body->files, 4);
  mu_wrg_forget_orders (scene->battle, 0, true);
  fight_periods (scene, 1);
  ck_assert_int_eq (body->files, 10);
  ck_assert_int_eq (body->line_files, 0);
  scene_close (scene);
}
END_TEST

/* --- arrivals and roads ---------------------------------------------------- */

/* wrg.deploy.arrival.when, wrg.formation.usual: who is to march in column comes on in column */
START_TEST (arriving_in_column)
{
  MuWrgOrders orders = ORDERS (CLAUSE (GO (AHEAD), ACT (HOLD), MARCH, .paces = 200));
  orders.arrival = (MuWrgArrivalOrder){ .point = 200, .how = MU_WRG_RESERVE };
  Scene *scene = scene_prepare (ROWS (HOLD (FOOT, 20, 2), HOLD (FOOT, 30, 3)), far_foe);
  scene->army[MU_SIDE_A].unit[0].orders = &orders;
  scene_begin (scene);
  calm_all (scene);
  scene_put (scene, 1, 850, 200);
  scene_put (scene, 2, 850, 760);
  SCENE_DICE (scene, 4);
  for (int i = 0; i < 6 && !scene_find (scene, MU_EVENT_ARRIVED, 0); i++)
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const Body *body = scene_body (scene, 0);
  const MuEvent *event = scene_find (scene, MU_EVENT_ARRIVED, 0);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[3], 4);
  ck_assert_int_eq (body->files, 4);
  ck_assert_int_eq (body->line_files, 10);
  scene_close (scene);
}
END_TEST

/* Periods to a place beyond a wood. *passed: it came by the bend of the road. */
static int
periods_through_wood (MuWrgRouteOrder route, const MuTerrain *terrain, bool *passed)
{
  const MuWrgOrders orders
      = ORDERS (CLAUSE (TO (640, 600), ACT (HOLD), MARCH, .route = (uint8_t) route));
  Scene *scene = ordered_on (FOOT, &orders, terrain);
  const Body *body = scene_body (scene, 0);
  const MuPoint goal = { MU_PACES (640), MU_PACES (600) };
  int periods = 0;
  *passed = false;
  for (; periods < 25 && !mu_wrg_is_at_point (body, goal); periods++) {
    fight_periods (scene, 1);
    *passed = *passed || paces_from (scene, 0, 500, 350) < 15;
  }
  scene_close (scene);
  return periods;
}

/* wrg.orders.route, wrg.move.difficult.roads: by the road, round its bends, sooner than straight
 * through the wood at half of the move */
START_TEST (by_the_road)
{
  Plan plan;
  bool bend, none;
  plan_init (&plan);
  plan.field.width = 1000;
  plan.field.depth = 800;
  plan_box (&plan, MU_FEATURE_WOOD, 300, 230, 800, 560);
  plan_add (&plan, MU_FEATURE_ROAD, 4, 500, 0, 500, 350, 640, 450, 640, 800);
  MuTerrain *terrain = plan_grid (&plan);
  const int by_road = periods_through_wood (MU_WRG_ROUTE_BY_ROAD, terrain, &bend);
  const int straight = periods_through_wood (MU_WRG_ROUTE_DIRECT, terrain, &none);
  ck_assert (bend && !none);
  ck_assert_int_le (by_road, 10);
  ck_assert_int_ge (straight, by_road + 3);
  free (terrain);
}
END_TEST

/* wrg.orders.route: without a road it goes straight */
START_TEST (no_road)
{
  const MuWrgOrders orders
      = ORDERS (CLAUSE (TO (500, 400), ACT (HOLD), .route = MU_WRG_ROUTE_BY_ROAD));
  Scene *scene = ordered (FOOT, &orders);
  fight_periods (scene, 1);
  check_place (scene, 0, 500, 260);
  scene_close (scene);
}
END_TEST

#define COUNT(rows) ((int) (sizeof (rows) / sizeof (rows)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("columns");
  tcase_add_loop_test (tests, ranks_become_files, 0, COUNT (turns));
  tcase_add_loop_test (tests, any_shape_turns, 0, 3);
  tcase_add_test (tests, where_there_is_room);
  tcase_add_loop_test (tests, a_flank_march, 0, 2);
  tcase_add_loop_test (tests, straight_ahead, 0, COUNT (marches));
  tcase_add_test (tests, as_wide_as_ordered);
  tcase_add_loop_test (tests, form_line_as_told, 0, 3);
  tcase_add_test (tests, turn_into_line);
  tcase_add_loop_test (tests, enemy_come_near, 0, 4);
  tcase_add_loop_test (tests, charged_in_flank, 0, 2);
  tcase_add_test (tests, orders_lost);
  tcase_add_test (tests, arriving_in_column);
  tcase_add_test (tests, by_the_road);
  tcase_add_test (tests, no_road);
  return run_case ("columns", tests);
}
