/* Who has no room to wheel towards his goal (rules/wrg/battle/order/errand.c). */
#include "tests/rules/battle/writing.h"

#define FOOT "Reg C HI JLS Sh"

enum { SUBJECT, LEFT, ENEMY };

static const ArmyRow lines[] = { HOLD (FOOT, 36, 3), HOLD (FOOT, 36, 3), NO_MORE };
static const ArmyRow blocks[] = { HOLD (FOOT, 36, 6), HOLD (FOOT, 36, 6), NO_MORE };
static const ArmyRow columns[] = { HOLD (FOOT, 24, 12), HOLD (FOOT, 24, 2), NO_MORE };
static const ArmyRow one[] = { HOLD (FOOT, 12, 2), NO_MORE };

static const MuWrgOrders stay = { .count = 1, .clause = { HOLD_HERE }, .arrival.point = -1 };
static const MuWrgOrders attack = { .count = 1,
                                    .clause = { CLAUSE (MOVE (TOWARDS_ENEMY), ACT (ATTACK)) },
                                    .arrival.point = -1 };

/* The subject stands so far from its own edge, the enemy so far to its right and so far ahead. */
static Scene *
field_of (const ArmyRow *own, const MuWrgOrders *orders, int y, int aside, int ahead)
{
  Scene *scene = written (&(Written){ .a = own, .b = one, .orders = { orders, &stay } });
  calm_all (scene);
  stand_at (scene, SUBJECT, 400, y);
  stand_at (scene, LEFT, 100, 100);
  scene_put (scene, ENEMY, 400 + aside, y + ahead);
  return scene;
}

/* A friend shoulder to shoulder on its left, into whose ranks its own would wheel. */
static void
hem_in_beside (Scene *scene)
{
  const MuRect *own = &scene_body (scene, SUBJECT)->ground;
  stand_at (scene, LEFT, 400 - MU_FIX_TO_PACES (own->width), MU_FIX_TO_PACES (own->front.y));
}

/* A friend close before it. */
static void
hem_in_before (Scene *scene)
{
  const MuRect *other = &scene_body (scene, LEFT)->ground;
  stand_at (scene, LEFT, 400, 202 + MU_FIX_TO_PACES (other->depth));
}

static void
fight_on (Scene *scene)
{
  scene_fight (scene, MU_PHASE_NORMAL_MOVES);
}

/* READING: wrg.orders.form: half a move of 60, and no wheel yet. */
START_TEST (it_goes_on_until_it_has_room)
{
  Scene *scene = field_of (blocks, &attack, 200, 300, 130);
  hem_in_beside (scene);
  fight_on (scene);
  const MuRect *own = &scene_body (scene, SUBJECT)->ground;
  ck_assert_int_eq (own->front.y, MU_PACES (200 + 30));
  ck_assert_int_eq (own->facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_count (scene, MU_EVENT_FACED, SUBJECT), 0);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.turn: where there is no room ahead either, its files become ranks. */
START_TEST (else_it_turns_to_that_flank)
{
  Scene *scene = field_of (lines, &attack, 200, 300, 130);
  hem_in_before (scene);
  fight_on (scene);
  const Body *self = scene_body (scene, SUBJECT);
  ck_assert_int_eq (self->ground.facing, MU_ANGLE_QUARTER);
  ck_assert_int_eq (self->files, 3);
  scene_close (scene);
}
END_TEST

/* wrg.move.direction.turn: two wide and twelve deep, with the enemy to its right and behind. */
START_TEST (a_column_turns_into_line)
{
  Scene *scene = field_of (columns, &attack, 240, 300, -120);
  fight_on (scene);
  const Body *self = scene_body (scene, SUBJECT);
  ck_assert_int_eq (self->files, 12);
  ck_assert_int_lt (mu_angle_between (self->ground.facing, MU_ANGLE_QUARTER), MU_ANGLE_QUARTER / 2);
  scene_close (scene);
}
END_TEST

START_TEST (by_the_other_reading_it_waits)
{
  Scene *scene = field_of (_i == 0 ? blocks : lines, &attack, 200, 300, 130);
  if (_i == 0)
    hem_in_beside (scene);
  else
    hem_in_before (scene);
  scene->battle->readings.choice[MU_READING_NO_ROOM_WAITS] = 1;
  fight_on (scene);
  const MuRect *own = &scene_body (scene, SUBJECT)->ground;
  ck_assert_int_eq (own->facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (own->front.y, MU_PACES (200));
  scene_close (scene);
}
END_TEST

START_TEST (with_room_it_wheels)
{
  Scene *scene = field_of (lines, &attack, 200, 300, 130);
  fight_on (scene);
  ck_assert_int_ne (scene_body (scene, SUBJECT)->ground.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (scene_body (scene, SUBJECT)->files, 12);
  scene_close (scene);
}
END_TEST

/* --- backs ------------------------------------------------------------------------- */

static const MuWrgOrders go_back = { .count = 1,
                                     .clause = { CLAUSE (GO (BACK), .paces = 100, ACT (ATTACK)) },
                                     .arrival.point = -1 };
static const MuWrgOrders accompany
    = { .count = 1, .clause = { CLAUSE (WITH (LEFT), ACT (ATTACK)) }, .arrival.point = -1 };

/* READING: wrg.orders.form: with friends right behind it, nobody shows his back for nothing. */
START_TEST (nobody_turns_about_to_friends_close_behind)
{
  Scene *scene = field_of (lines, &go_back, 300, 300, 130);
  const int depth = MU_FIX_TO_PACES (scene_body (scene, SUBJECT)->ground.depth);
  stand_at (scene, LEFT, 400, 300 - depth - (_i == 0 ? 5 : 60));
  fight_on (scene);
  const MuAngle facing = scene_body (scene, SUBJECT)->ground.facing;
  ck_assert_int_eq (facing, _i == 0 ? MU_ANGLE_AHEAD : MU_ANGLE_HALF);
  scene_close (scene);
}
END_TEST

/* Nor to keep his place by friends while enemy are near. */
START_TEST (nobody_turns_about_to_keep_his_place_before_enemy)
{
  Scene *scene = field_of (lines, &accompany, 400, 0, _i == 0 ? 50 : 190);
  stand_at (scene, LEFT, 600, 400);
  mu_wrg_begin_way (scene->battle, SUBJECT);
  stand_at (scene, SUBJECT, 400, 400);
  scene_put (scene, LEFT, 600, 250);
  fight_on (scene);
  const uint32_t off
      = mu_angle_between (scene_body (scene, SUBJECT)->ground.facing, MU_ANGLE_AHEAD);
  ck_assert_int_eq (off > MU_ANGLE_QUARTER, _i == 1);
  scene_close (scene);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("no room");
  tcase_add_test (tests, it_goes_on_until_it_has_room);
  tcase_add_test (tests, else_it_turns_to_that_flank);
  tcase_add_test (tests, a_column_turns_into_line);
  tcase_add_loop_test (tests, by_the_other_reading_it_waits, 0, 2);
  tcase_add_test (tests, with_room_it_wheels);
  tcase_add_loop_test (tests, nobody_turns_about_to_friends_close_behind, 0, 2);
  tcase_add_loop_test (tests, nobody_turns_about_to_keep_his_place_before_enemy, 0, 2);
  return run_case ("no-room", tests);
}
