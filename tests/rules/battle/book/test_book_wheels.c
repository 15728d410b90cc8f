/* Wheels before a charge and in a move (wrg.move.direction.*). */
#include <stdlib.h>

#include "tests/rules/battle/ruling.h"

#define FOOT    "Reg C HI JLS Sh"
#define BAND    "Irr C HI JLS Sh"
#define MOUNTED "Reg C MC JLS Sh"

/* A body at 500, 300 and an enemy so far to its right and ahead. */
static Scene *
aside (ArmyRow a, int right, int ahead)
{
  Scene *scene
      = parked (ROWS (a, HOLD (FOOT, 12, 2)), ROWS (HOLD (FOOT, 12, 2), HOLD (FOOT, 12, 2)));
  scene_put (scene, 0, 500, 300);
  scene_put (scene, 2, 500 + right, 300 + ahead);
  return scene;
}

/* wrg.move.direction.wheel, wrg.move.charge.declare: an enemy whom it would miss
 * straight ahead is charged after a wheel on the near end of its front */
START_TEST (wheels_to_charge)
{
  Scene *scene = aside ((ArmyRow) ATTACK (MOUNTED, 6, 1), 70, 80);
  const MuRect before = scene_body (scene, 0)->ground;
  MuPoint pivot[4], after[4];
  mu_rect_corners (&before, pivot);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  const MuEvent *charge = scene_find (scene, MU_EVENT_CHARGE, 0);
  const MuEvent *faced
      = scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_DIRECTION_WHEEL);
  ck_assert_ptr_nonnull (charge);
  ck_assert_ptr_nonnull (faced);
  ck_assert_int_eq (charge->other, 2);
  MuRect wheeled = before;
  wheeled.front = (MuPoint){ faced->value[0], faced->value[1] };
  wheeled.facing = (MuAngle) faced->value[2];
  ck_assert_int_gt (mu_wheel_between (before.facing, wheeled.facing), 0);
  mu_rect_corners (&wheeled, after);
  ck_assert_int_le (abs (pivot[1].x - after[1].x), 2);
  ck_assert_int_le (abs (pivot[1].y - after[1].y), 2);
  ck_assert_event (scene, MU_EVENT_CONTACT, 0);
  ck_assert_uint_eq (scene_body (scene, 0)->ground.facing, wheeled.facing);
  scene_close (scene);
}
END_TEST

/* wrg.orders.attack: straight ahead wherever that strikes */
START_TEST (goes_straight_where_it_can)
{
  Scene *scene = aside ((ArmyRow) ATTACK (MOUNTED, 6, 1), 20, 80);
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_event (scene, MU_EVENT_CHARGE, 0);
  ck_assert_no_event (scene, MU_EVENT_FACED, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.wheel: irregulars wheel at half the rate, light horse and
 * light foot among them excepted: what regulars still reach, they do not */
START_TEST (irregulars_wheel_slowly)
{
  static const struct {
    const char *troop;
    bool charges;
  } cases[] = { { FOOT, true }, { BAND, false } };
  Scene *scene = aside ((ArmyRow) ATTACK (cases[_i].troop, 10, 2), 62, 40);
  scene_fight (scene, MU_PHASE_CHARGE_TESTS);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_CHARGE, 0), cases[_i].charges);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.charge-cost: a wheel of up to a quarter period costs a
 * quarter of a normal move, one of up to a half half of it, one of up to three
 * quarters half of the charge; wrg.move.charge.final-quarter: none is longer */
START_TEST (a_wheel_shortens_the_charge)
{
  static const struct {
    int quarters_of_time; /* hundredths of a period */
    int left;
  } cases[] = { { 0, 180 }, { 1, 150 }, { 25, 150 }, { 26, 120 }, { 50, 120 }, { 75, 90 } };
  Scene *scene = aside ((ArmyRow) ATTACK (MOUNTED, 6, 1), 0, 200);
  const int32_t time = (int32_t) ((int64_t) cases[_i].quarters_of_time * MU_PERIOD_PARTS / 100);
  ck_assert_int_eq (mu_wrg_charge_after_wheel (scene_body (scene, 0), MU_PACES (180), time),
                    MU_PACES (cases[_i].left));
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.free: columns up to four figures of close order wheel for nothing */
START_TEST (columns_wheel_free)
{
  static const struct {
    int ranks;
    bool free;
  } cases[] = { { 3, true }, { 2, false } };
  Scene *scene = aside ((ArmyRow) ATTACK (FOOT, 12, cases[_i].ranks), 100, 50);
  const Body *body = scene_body (scene, 0);
  ck_assert_int_eq (body->files, 12 / cases[_i].ranks);
  ck_assert_int_eq (mu_wrg_wheel_time (scene->battle, body, MU_ANGLE_QUARTER / 2) == 0,
                    cases[_i].free);
  ck_assert_int_eq (mu_wrg_wheel_time (scene->battle, body, 0), 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.manoeuvre: the disordered take twice as long */
START_TEST (disorder_slows_a_wheel)
{
  Scene *scene = aside ((ArmyRow) ATTACK (FOOT, 12, 2), 100, 50);
  Body *body = scene_body (scene, 0);
  const int32_t time = mu_wrg_wheel_time (scene->battle, body, MU_ANGLE_QUARTER / 2);
  body->disordered = true;
  ck_assert_int_gt (time, 0);
  ck_assert_int_le (abs (mu_wrg_wheel_time (scene->battle, body, MU_ANGLE_QUARTER / 2) - 2 * time),
                    2);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.normal-cost: attackers wheel towards enemy that they would
 * miss, and what the wheel took comes off their move */
START_TEST (advances_wheel)
{
  Scene *scene = aside ((ArmyRow) ATTACK (FOOT, 12, 2), 150, 150);
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
  const MuEvent *moved = scene_find (scene, MU_EVENT_MOVED, 0);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_DIRECTION_WHEEL));
  ck_assert_ptr_nonnull (moved);
  ck_assert_int_lt (moved->value[3], MU_PACES (60));
  const MuLocal enemy
      = mu_rect_local (&scene_body (scene, 0)->ground, scene_body (scene, 2)->ground.front);
  ck_assert_int_gt (enemy.v, 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.wheel: not into others, nor over the table's edge */
START_TEST (no_room_to_wheel)
{
  Scene *scene = aside ((ArmyRow) ATTACK (FOOT, 12, 2), 100, 60);
  ck_assert (mu_wrg_can_wheel (scene->battle, 0, MU_ANGLE_QUARTER / 2));
  scene_put (scene, 1, 500, 315);
  ck_assert (!mu_wrg_can_wheel (scene->battle, 0, MU_ANGLE_QUARTER / 2));
  ck_assert (mu_wrg_can_wheel (scene->battle, 0, 0));
  scene_put (scene, 1, 100, 100);
  scene_put (scene, 0, 970, 795);
  ck_assert (!mu_wrg_can_wheel (scene->battle, 0, MU_ANGLE_QUARTER / 2));
  scene_close (scene);
}
END_TEST

/* wrg.move.uncontrolled, wrg.disorder.cause.6: wheels at the nearest enemy, and changing
 * direction disorders */
START_TEST (uncontrolled_wheel_at_their_prey)
{
  Scene *scene = aside ((ArmyRow) HOLD (BAND, 12, 2), 130, 150);
  give_result (scene, 0, MU_RESULT_ADVANCE, 2);
  scene_fight (scene, MU_PHASE_COMPULSORY);
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_FACED, 0, MU_RULE_WRG_MOVE_DIRECTION_WHEEL));
  ck_assert_ptr_nonnull (
      scene_find_rule (scene, MU_EVENT_DISORDERED, 0, MU_RULE_WRG_DISORDER_CAUSE_6));
  scene_close (scene);
}
END_TEST

/* wrg.reaction.occasion.1: an enemy who could wheel and charge is danger already */
START_TEST (danger_from_aside)
{
  Scene *scene = aside ((ArmyRow) HOLD (MOUNTED, 6, 1), 70, 80);
  MuWrgOccasion occasion;
  scene_body (scene, 2)->tested = false;
  scene->battle->general_body[MU_SIDE_B] = MU_NO_BODY;
  ck_assert (mu_wrg_is_due_at_end (scene->battle, 2, &occasion));
  ck_assert_int_eq (occasion, MU_OCCASION_FIRST_DANGER);
  scene_close (scene);
}
END_TEST

/* wrg.move.charge.contact: who strikes at an angle fights with the figures that
 * step out to the enemy, not with a corner only */
START_TEST (fights_at_an_angle)
{
  Scene *scene = aside ((ArmyRow) ATTACK (MOUNTED, 6, 1), 0, 100);
  FileMatch match[FILES_MAX];
  int fighting = 0;
  scene_face (scene, 2, (MuAngle) (MU_ANGLE_HALF + MU_ANGLE_QUARTER / 6));
  scene_fight (scene, MU_PHASE_CHARGE_MOVES);
  ck_assert_event (scene, MU_EVENT_CONTACT, 0);
  mu_wrg_match_files (scene->battle, 0, match);
  for (int file = 0; file < scene_body (scene, 0)->files; file++)
    fighting += match[file].enemy == 2 && !match[file].overlap;
  ck_assert_int_ge (fighting, 2);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("wheels");
  tcase_add_test (tests, wheels_to_charge);
  tcase_add_test (tests, goes_straight_where_it_can);
  tcase_add_loop_test (tests, irregulars_wheel_slowly, 0, 2);
  tcase_add_loop_test (tests, a_wheel_shortens_the_charge, 0, 6);
  tcase_add_loop_test (tests, columns_wheel_free, 0, 2);
  tcase_add_test (tests, disorder_slows_a_wheel);
  tcase_add_test (tests, advances_wheel);
  tcase_add_test (tests, no_room_to_wheel);
  tcase_add_test (tests, uncontrolled_wheel_at_their_prey);
  tcase_add_test (tests, danger_from_aside);
  tcase_add_test (tests, fights_at_an_angle);
  return run_case ("wheels", tests);
}
