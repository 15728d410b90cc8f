/* Second lines that find a way past the first, and bodies that have come past the enemy. */
#include "tests/rules/battle/ruling.h"

static const ArmyRow lines[]
    = { HOLD ("Reg C HI HTW Sh", 10, 2), ATTACK ("Reg C HI HTW Sh", 20, 2), NO_MORE };
static const ArmyRow foe[] = { HOLD ("Reg C HI LTS Sh", 30, 2), NO_MORE };

/* The second line 10 files wide, 5 files of friends before its right half or so. */
static Scene *
behind (int aside, MuOrder order)
{
  Scene *scene = parked (lines, foe);
  scene_put (scene, 0, 500 + aside, 300);
  scene_put (scene, 1, 500, 264);
  scene_put (scene, 2, 500, 480);
  scene_body (scene, 0)->order = (uint8_t) order;
  return scene;
}

/* wrg.move.formation.frontage: down to the files whose way is free, in the time it takes */
static const struct {
  int aside; /* of the friends' middle */
  MuOrder order;
  int files;
} gaps[] = {
  { 15, MU_ORDER_HOLD, 5 },    /* before the right half: five files keep a way */
  { -15, MU_ORDER_HOLD, 5 },   /* before the left half */
  { 0, MU_ORDER_HOLD, 10 },    /* in the middle: no row of four is left */
  { 60, MU_ORDER_HOLD, 10 },   /* not in the way */
  { 15, MU_ORDER_ATTACK, 10 }, /* they go on themselves */
};

START_TEST (files_with_a_way)
{
  Scene *scene = behind (gaps[_i].aside, gaps[_i].order);
  const MuRect before = scene_body (scene, 1)->ground;
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const Body *body = scene_body (scene, 1);
  ck_assert_int_eq (body->files, gaps[_i].files);
  if (gaps[_i].files < 10) {
    ck_assert_ptr_nonnull (
        scene_find_rule (scene, MU_EVENT_FACED, 1, MU_RULE_WRG_MOVE_FORMATION_FRONTAGE));
    /* wrg.move.formation.no-slide: the other end has stayed */
    const int side = gaps[_i].aside > 0 ? -1 : 1;
    ck_assert_int_eq (before.front.x + side * before.width / 2,
                      body->ground.front.x + side * body->ground.width / 2);
    /* wrg.move.direction.normal-cost: five figures are two quarters */
    ck_assert_int_eq (paces_moved (scene, 1, MU_RULE_WRG_MOVE_HALF_TO_FULL), 30);
  }
  scene_close (scene);
}
END_TEST

/* It comes to blows past its friends, who never move. */
START_TEST (past_the_first_line)
{
  Scene *scene = behind (15, MU_ORDER_HOLD);
  scene_put (scene, 2, 500, 420);
  bool met = false;
  for (int period = 0; period < 6 && !met; period++) {
    scene_fight (scene, MU_PHASE_MELEE);
    met = scene_find (scene, MU_EVENT_MELEE, 1) != NULL;
  }
  ck_assert (met);
  ck_assert_no_event (scene, MU_EVENT_MOVED, 0);
  scene_close (scene);
}
END_TEST

/* who is told how to form is not narrowed by his leader */
START_TEST (an_ordered_form_is_kept)
{
  Scene *scene = behind (15, MU_ORDER_HOLD);
  mu_wrg_form_as (scene->battle, 1, MU_WRG_FORM_AS_LINE, 10, 0);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  ck_assert_int_eq (scene_body (scene, 1)->files, 10);
  scene_close (scene);
}
END_TEST

/* wrg.orders.attack, wrg.move.direction.turn: enemy all behind it are turned to, which
 * takes a quarter of the period */
START_TEST (attackers_turn_about)
{
  static const ArmyRow horse[] = { ATTACK ("Reg C HC JLS Sh", 10, 2), NO_MORE };
  for (int hold = 0; hold < 2; hold++) {
    Scene *scene = parked (horse, foe);
    scene_put (scene, 0, 500, 600);
    scene_put (scene, 1, 500, 300);
    scene_body (scene, 0)->order = hold ? MU_ORDER_HOLD : MU_ORDER_ATTACK;
    scene_fight (scene, MU_PHASE_NORMAL_MOVES);
    const Body *body = scene_body (scene, 0);
    ck_assert_int_eq (body->ground.facing, hold ? MU_ANGLE_AHEAD : MU_ANGLE_HALF);
    if (!hold)
      ck_assert_int_eq (paces_moved (scene, 0, MU_RULE_WRG_MOVE_HALF_TO_FULL), 90);
    scene_fight (scene, MU_PHASE_NORMAL_MOVES); /* and does not turn back */
    ck_assert_int_eq (body->ground.facing, hold ? MU_ANGLE_AHEAD : MU_ANGLE_HALF);
    scene_close (scene);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("second lines");
  tcase_add_loop_test (tests, files_with_a_way, 0, (int) (sizeof gaps / sizeof gaps[0]));
  tcase_add_test (tests, past_the_first_line);
  tcase_add_test (tests, an_ordered_form_is_kept);
  tcase_add_test (tests, attackers_turn_about);
  return run_case ("second lines", tests);
}
