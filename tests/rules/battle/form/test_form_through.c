/* Charges through friends, and ranks replaced in hand-to-hand. */
#include "tests/rules/battle/ruling.h"

#define RIDERS ATTACK ("Irr C LC JLS Sh", 6, 1)
#define LIGHT  HOLD ("Reg C LI JLS Sh", 8, 2)
static const ArmyRow light_then_riders[] = { LIGHT, RIDERS, NO_MORE };
static const ArmyRow heavy_then_riders[] = { HOLD ("Reg C HI HTW Sh", 8, 2), RIDERS, NO_MORE };
static const ArmyRow foe[] = { HOLD ("Reg C LI JLS Sh", 10, 2), NO_MORE };

/* Riders twenty paces behind the first body, which stands so far from the enemy. */
static Scene *
lined_up (const ArmyRow *rows, int apart)
{
  Scene *scene = parked (rows, foe);
  scene_put (scene, 2, 500, 400);
  scene_put (scene, 0, 500, 400 - apart);
  const MuFix depth = scene_body (scene, 0)->ground.depth;
  scene_put (scene, 1, 500, 400 - apart - MU_FIX_TO_PACES (depth) - 20);
  FOR_ALL (scene->battle, i)
  {
    scene_body (scene, i)->tested = scene_body (scene, i)->danger_done = true;
  }
  return scene;
}

static void
check_apart (Scene *scene)
{
  ck_assert (!mu_rect_overlaps (&scene_body (scene, 0)->ground, &scene_body (scene, 1)->ground));
}

/* wrg.move.interpenetrate.charge, wrg.move.interpenetrate.charge.orders: light horse through light
 * foot at an enemy whom they see and are ordered to attack */
static const struct {
  const ArmyRow *rows;
  MuOrder order;
  bool disordered, recoiled, hidden;
  bool charges;
} cases[] = {
  { light_then_riders, MU_ORDER_ATTACK, false, false, false, true },
  { light_then_riders, MU_ORDER_HOLD, false, false, false, false },
  { light_then_riders, MU_ORDER_ATTACK, true, false, false, false },
  { light_then_riders, MU_ORDER_ATTACK, false, true, false, false },
  { light_then_riders, MU_ORDER_ATTACK, false, false, true, false },
  { heavy_then_riders, MU_ORDER_ATTACK, false, false, false, false },
};

START_TEST (charges_through_friends)
{
  Scene *scene = lined_up (cases[_i].rows, 40);
  scene_skip_to (scene, MU_PHASE_CHARGE_TESTS);
  scene_body (scene, 1)->order = (uint8_t) cases[_i].order;
  scene_body (scene, 0)->disordered = cases[_i].disordered;
  scene_body (scene, 0)->period.recoiled = cases[_i].recoiled;
  scene_body (scene, 2)->concealed = cases[_i].hidden;
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_CHARGE, 1) != NULL, cases[_i].charges);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_CONTACT, 1) != NULL, cases[_i].charges);
  /* they move to make room and no more */
  scene_body (scene, 0)->order = MU_ORDER_ATTACK;
  ck_assert_int_eq (scene_body (scene, 0)->period.must_stand, cases[_i].charges);
  ck_assert (!cases[_i].charges || !mu_wrg_may_advance (scene->battle, 0));
  check_apart (scene);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.charge.orders: an order, and sight unless those before them fight */
START_TEST (those_in_front_may_be_fighting)
{
  for (int engaged = 0; engaged < 2; engaged++) {
    Scene *scene = lined_up (light_then_riders, engaged ? 0 : 40);
    MuFix distance;
    const Body *riders = scene_body (scene, 1);
    const int target
        = mu_wrg_find_past_friend (scene->battle, 1, 0, &riders->ground, MU_PACES (200), &distance);
    ck_assert_int_eq (target, 2);
    scene_body (scene, 2)->concealed = true;
    ck_assert_int_eq (
        mu_wrg_find_past_friend (scene->battle, 1, 0, &riders->ground, MU_PACES (200), &distance),
        MU_NO_BODY);
    scene_close (scene);
  }
}
END_TEST

/* wrg.move.interpenetrate.replace: the engaged go behind, in disorder, and give and take no
 * blows; the melee is the same */
START_TEST (an_engaged_body_is_replaced)
{
  Scene *scene = lined_up (light_then_riders, 0);
  scene_skip_to (scene, MU_PHASE_CHARGE_TESTS);
  scene_body (scene, 0)->melee_periods = 2;
  ck_assert (mu_wrg_in_melee (scene->battle, 0));
  scene_mark (scene);
  scene_fight (scene, MU_PHASE_MELEE);
  ck_assert (mu_wrg_in_contact (scene->battle, 1, 2));
  ck_assert (!mu_wrg_in_contact (scene->battle, 0, 2));
  check_apart (scene);
  ck_assert_no_event (scene, MU_EVENT_MELEE, 0);
  ck_assert_int_eq (scene_body (scene, 0)->period.melee_taken, 0);
  ck_assert_event (scene, MU_EVENT_MELEE, 1);
  ck_assert_int_eq (scene_find (scene, MU_EVENT_MELEE, 1)->value[3], 3);
  ck_assert (scene_body (scene, 0)->disordered);
  ck_assert (!scene_body (scene, 1)->disordered);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.room: just so far that the others have room */
START_TEST (they_go_back_no_further)
{
  Scene *scene = lined_up (light_then_riders, 0);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  const Body *riders = scene_body (scene, 1);
  const MuEvent *moved
      = scene_find_rule (scene, MU_EVENT_MOVED, 0, MU_RULE_WRG_MOVE_INTERPENETRATE_ROOM);
  ck_assert_ptr_nonnull (moved);
  ck_assert_int_eq (moved->other, 1);
  ck_assert_int_eq (moved->value[3], riders->ground.depth);
  ck_assert_int_eq (scene_body (scene, 0)->ground.front.y,
                    riders->ground.front.y - riders->ground.depth);
  scene_close (scene);
}
END_TEST

/* wrg.move.interpenetrate.room: not those who are out of hand in the melee */
START_TEST (the_uncontrolled_are_not_replaced)
{
  static const ArmyRow wild[] = { HOLD ("Irr C LI JLS Sh", 8, 2), RIDERS, NO_MORE };
  for (int uncontrolled = 0; uncontrolled < 2; uncontrolled++) {
    Scene *scene = lined_up (wild, 0);
    scene_skip_to (scene, MU_PHASE_CHARGE_TESTS);
    if (uncontrolled)
      give_result (scene, 0, MU_RESULT_ADVANCE, 9);
    scene_mark (scene);
    scene_fight (scene, MU_PHASE_CHARGE_MOVES);
    ck_assert_int_eq (scene_find (scene, MU_EVENT_CONTACT, 1) == NULL, uncontrolled);
    scene_close (scene);
  }
}
END_TEST

/* wrg.move.interpenetrate.room: with no room behind there is no charge */
START_TEST (no_room_no_charge)
{
  static const ArmyRow three[] = { LIGHT, RIDERS, HOLD ("Reg C HI HTW Sh", 20, 1), NO_MORE };
  Scene *scene = scene_open (three, foe);
  park (scene);
  scene_put (scene, 3, 500, 400);
  scene_put (scene, 0, 500, 400);
  const Body *light = scene_body (scene, 0);
  const int behind = 400 - MU_FIX_TO_PACES (light->ground.depth);
  scene_put (scene, 1, 500, behind);
  scene_put (scene, 2, 500, behind - MU_FIX_TO_PACES (scene_body (scene, 1)->ground.depth));
  MuFix distance;
  const Body *riders = scene_body (scene, 1);
  /* they could stand where the riders were, but no further back */
  const int target
      = mu_wrg_find_past_friend (scene->battle, 1, 0, &riders->ground, MU_PACES (200), &distance);
  ck_assert_int_eq (target, 3);
  scene_put (scene, 2, 500, behind - 1); /* into the riders' ground: nothing is left */
  ck_assert_int_eq (
      mu_wrg_find_past_friend (scene->battle, 1, 0, &riders->ground, MU_PACES (200), &distance),
      MU_NO_BODY);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("through friends");
  tcase_add_loop_test (tests, charges_through_friends, 0, (int) (sizeof cases / sizeof cases[0]));
  tcase_add_test (tests, those_in_front_may_be_fighting);
  tcase_add_test (tests, an_engaged_body_is_replaced);
  tcase_add_test (tests, they_go_back_no_further);
  tcase_add_test (tests, the_uncontrolled_are_not_replaced);
  tcase_add_test (tests, no_room_no_charge);
  return run_case ("through friends", tests);
}
