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

int
main (void)
{
  TCase *tests = tcase_create ("no room");
  tcase_add_test (tests, it_goes_on_until_it_has_room);
  tcase_add_test (tests, else_it_turns_to_that_flank);
  tcase_add_test (tests, a_column_turns_into_line);
  tcase_add_loop_test (tests, by_the_other_reading_it_waits, 0, 2);
  tcase_add_test (tests, with_room_it_wheels);
  return run_case ("no-room", tests);
}
