/* Inclines: by order, and to come before an enemy. */
#include "rules/wrg/move/manoeuvre.h"
#include "tests/rules/plans.h"
#include "writing.h"

#define FOOT   "Reg C HI HTW Sh" /* 60 paces; 10 files are 60 wide */
#define RAW    "Reg D HI HTW Sh"
#define WILD   "Irr C HI HTW Sh"
#define LIGHTS "Reg B LI JLS Sh"
#define HORSE  "Reg C HC JLS Sh"

static const ArmyRow far_foe[] = { HOLD (FOOT, 12, 2), NO_MORE };

#define INCLINE_LEFT(...)  ORDERS (CLAUSE (GO (INCLINE_LEFT), ACT (HOLD), __VA_ARGS__))
#define INCLINE_RIGHT(...) ORDERS (CLAUSE (GO (INCLINE_RIGHT), ACT (HOLD), __VA_ARGS__))

static Scene *
ordered_on (const char *troop, const MuWrgOrders *orders, const MuTerrain *terrain)
{
  const ArmyRow row = HOLD (troop, 20, 2);
  Scene *scene = scene_prepare (ROWS (row, HOLD (FOOT, 12, 2)), far_foe);
  scene->army[MU_SIDE_A].unit[0].orders = orders;
  scene->setup.terrain = terrain;
  scene_begin (scene);
  calm_all (scene);
  scene_put (scene, 1, 160, 40);
  scene_put (scene, 2, 900, 760);
  stand_at (scene, 0, 500, 200);
  scene_mark (scene);
  return scene;
}

/* wrg.move.direction.incline, wrg.move.manoeuvre: half a move forward and as far aside, the facing
 * unchanged; half of that in disorder */
static const struct {
  const char *troop;
  bool left, disordered;
  int paces, aside;
} inclines[] = {
  { FOOT, true, false, 0, 30 },   { FOOT, false, false, 0, 30 },  { LIGHTS, true, false, 0, 40 },
  { FOOT, false, false, 20, 20 }, { FOOT, true, false, 500, 30 }, { FOOT, true, true, 0, 15 },
};

START_TEST (as_ordered)
{
  const int side = inclines[_i].left ? -1 : 1;
  const MuWrgOrders left = INCLINE_LEFT (.paces = (int16_t) inclines[_i].paces);
  const MuWrgOrders right = INCLINE_RIGHT (.paces = (int16_t) inclines[_i].paces);
  Scene *scene = ordered_on (inclines[_i].troop, side < 0 ? &left : &right, NULL);
  if (inclines[_i].disordered)
    mu_wrg_disorder_body (scene->battle, 0, DISORDER_REACTION, UNTIL_ENDED);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  check_place (scene, 0, 500 + side * inclines[_i].aside, 200 + inclines[_i].aside);
  ck_assert_int_eq (scene_body (scene, 0)->ground.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_body (scene, 0)->files, 10);
  const MuEvent *event
      = scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_MOVE_DIRECTION_INCLINE);
  ck_assert_ptr_nonnull (event);
  ck_assert_int_eq (event->value[0], MU_PACES (500 + side * inclines[_i].aside));
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.incline: so many paces forward, and no farther */
START_TEST (to_the_end_of_it)
{
  const MuWrgOrders orders = INCLINE_RIGHT (.paces = 70);
  Scene *scene = ordered_on (FOOT, &orders, NULL);
  fight_periods (scene, 6);
  check_place (scene, 0, 570, 270);
  scene_close (scene);
}
END_TEST

/* wrg.orders.invalid: without an end it goes on, but not over the edge of the table */
START_TEST (not_off_the_table)
{
  const MuWrgOrders orders = INCLINE_LEFT (.paces = 0);
  Scene *scene = ordered_on (FOOT, &orders, NULL);
  stand_at (scene, 0, 60, 200);
  fight_periods (scene, 6);
  const Body *body = scene_body (scene, 0);
  ck_assert (on_table (body)
             && !mu_rect_outside (&body->ground, scene->battle->width, scene->battle->depth));
  ck_assert_int_lt (body->ground.front.x, MU_PACES (60));
  scene_close (scene);
}
END_TEST

/* wrg.move.difficult.infantry: in a wood at half of it; wrg.disorder.cause.5 */
START_TEST (over_difficult_ground)
{
  Plan plan;
  plan_init (&plan);
  plan.field.width = 1000;
  plan.field.depth = 800;
  plan_box (&plan, MU_FEATURE_WOOD, 300, 100, 700, 400);
  MuTerrain *terrain = plan_grid (&plan);
  const MuWrgOrders orders = INCLINE_RIGHT (.paces = 0);
  Scene *scene = ordered_on (FOOT, &orders, terrain);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  check_place (scene, 0, 515, 215);
  ck_assert (scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_5));
  scene_close (scene);
  free (terrain);
}
END_TEST

/* --- to come before an enemy ----------------------------------------------- */

/* Side A's first body has been told to attack, in one word or in writing. */
static Scene *
before_enemy (const char *troop, int aside, const MuWrgOrders *orders)
{
  const ArmyRow row = ATTACK (troop, 20, 2);
  Scene *scene = written (&(Written){
      .a = ROWS (row, HOLD (FOOT, 12, 2)), .b = ROWS (HOLD (FOOT, 20, 2)), .orders = { orders } });
  calm_all (scene);
  stand_at (scene, 0, 500, 200);
  scene_put (scene, 2, 500 + aside, 400);
  scene_mark (scene);
  return scene;
}

/* wrg.move.direction.incline: 60 wide against 60, half of his front has to strike; what is left of
 * the move is made straight ahead. Others wheel (wrg.move.direction.wheel). */
static const struct {
  const char *troop;
  int enemy, aside, ahead; /* paces; -1: it does not incline */
} shifts[] = {
  { FOOT, 60, 30, 30 }, { FOOT, -60, -30, 30 }, { FOOT, 91, -1, -1 },    { FOOT, 85, 30, 30 },
  { FOOT, 40, 10, 50 }, { RAW, 60, -1, -1 },    { WILD, 60, -1, -1 },    { HORSE, 120, -1, -1 },
  { FOOT, 30, -1, -1 }, { FOOT, 0, -1, -1 },    { LIGHTS, 100, 40, 40 },
};

START_TEST (rather_than_wheel)
{
  const MuWrgOrders attack = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  for (int written_down = 0; written_down < 2; written_down++) {
    Scene *scene = before_enemy (shifts[_i].troop, shifts[_i].enemy, written_down ? &attack : NULL);
    const Body *body = scene_body (scene, 0);
    const MuFix width = body->ground.width;
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    const bool inclined
        = scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_MOVE_DIRECTION_INCLINE) != NULL;
    ck_assert_int_eq (inclined, shifts[_i].aside != -1);
    if (inclined) {
      MuFix distance;
      ck_assert_int_gt (width, 0);
      check_place (scene, 0, 500 + shifts[_i].aside, 200 + shifts[_i].ahead);
      ck_assert_int_eq (body->ground.facing, MU_ANGLE_AHEAD);
      ck_assert_int_eq (mu_wrg_first_enemy_ahead (scene->battle, 0, &distance), 2);
    }
    scene_close (scene);
  }
}
END_TEST

/* wrg.move.direction.incline: not through friends beside it */
START_TEST (not_through_friends)
{
  Scene *scene = before_enemy (FOOT, 60, NULL);
  scene_put (scene, 1, 560, 220);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert (!scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_MOVE_DIRECTION_INCLINE));
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.incline: wherever the enemy stands, never farther aside than forward, and
 * within half a move aside */
START_TEST (never_steeper_than_the_book)
{
  uint64_t state = (uint64_t) _i + 3;
  int inclined = 0;
  const MuWrgOrders attack = ORDERS (CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)));
  for (int trial = 0; trial < 60; trial++) {
    Scene *scene = before_enemy (FOOT, 0, trial & 1 ? &attack : NULL);
    const MuPoint from = scene_body (scene, 0)->ground.front;
    scene_put (scene, 2, 380 + (int) next_below (&state, 240),
               240 + (int) next_below (&state, 200));
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    const MuEvent *event
        = scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_MOVE_DIRECTION_INCLINE);
    if (event) {
      const MuFix aside = abs (event->value[0] - from.x);
      ck_assert_int_le (aside, event->value[1] - from.y);
      ck_assert_int_le (aside, MU_PACES (30));
      ck_assert_int_le (aside + event->value[1] - from.y, MU_PACES (60) + 2);
      inclined++;
    }
    scene_close (scene);
  }
  ck_assert_int_gt (inclined, 0);
}
END_TEST

#define COUNT(rows) ((int) (sizeof (rows) / sizeof (rows)[0]))

int
main (void)
{
  TCase *tests = tcase_create ("inclines");
  tcase_add_loop_test (tests, as_ordered, 0, COUNT (inclines));
  tcase_add_test (tests, to_the_end_of_it);
  tcase_add_test (tests, not_off_the_table);
  tcase_add_test (tests, over_difficult_ground);
  tcase_add_loop_test (tests, rather_than_wheel, 0, COUNT (shifts));
  tcase_add_test (tests, not_through_friends);
  tcase_add_loop_test (tests, never_steeper_than_the_book, 0, 3);
  return run_case ("inclines", tests);
}
