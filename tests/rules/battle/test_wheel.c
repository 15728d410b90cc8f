/* Wheels: where they lead, what they cost, which one strikes an enemy. */
#include "rules/field/wheel.h"

#include <math.h>
#include <stdlib.h>

#include "tests/rules/battle/rects.h"

#define TRIALS 4000

START_TEST (directions_between_points)
{
  const MuPoint here = { 1000, -700 };
  ck_assert_uint_eq (mu_angle_towards (here, (MuPoint){ 1000, 5 }), MU_ANGLE_AHEAD);
  ck_assert_uint_eq (mu_angle_towards (here, (MuPoint){ 1001, -700 }), MU_ANGLE_QUARTER);
  ck_assert_uint_eq (mu_angle_towards (here, (MuPoint){ 1000, -900 }), MU_ANGLE_HALF);
  ck_assert_uint_eq (mu_angle_towards (here, (MuPoint){ 0, -700 }), 3 * MU_ANGLE_QUARTER);
  ck_assert_uint_eq (mu_angle_towards (here, (MuPoint){ 1300, -400 }), MU_ANGLE_QUARTER / 2);
  ck_assert_uint_eq (mu_angle_towards (here, here), MU_ANGLE_AHEAD);
}
END_TEST

START_TEST (directions_are_those_of_trigonometry)
{
  uint64_t state = 11;
  for (int i = 0; i < TRIALS; i++) {
    const MuPoint from = { any_length (&state, 400), any_length (&state, 400) };
    const MuPoint to = { any_length (&state, 400), any_length (&state, 400) };
    if (from.x == to.x && from.y == to.y)
      continue;
    const double turn = atan2 (to.x - from.x, to.y - from.y) * 32768 / M_PI;
    const MuAngle angle = mu_angle_towards (from, to);
    ck_assert_double_le (fabs (remainder (angle - turn, 65536)), 3.0);
  }
}
END_TEST

START_TEST (shorter_way_round)
{
  ck_assert_int_eq (mu_wheel_between (65000, 500), 1036);
  ck_assert_int_eq (mu_wheel_between (500, 65000), -1036);
  ck_assert_int_eq (mu_wheel_between (0, MU_ANGLE_QUARTER), MU_ANGLE_QUARTER);
}
END_TEST

/* A line sixty paces wide that wheels through a right angle: its outer end goes
 * a quarter of the circle, 94.2 paces, and it stands at right angles to where it
 * was, its pivot unmoved. */
START_TEST (wheel_through_a_right_angle)
{
  const MuRect line = { .front = { MU_PACES (100), MU_PACES (50) },
                        .width = MU_PACES (60),
                        .depth = MU_PACES (4) };
  const MuRect right = mu_rect_wheeled (&line, MU_ANGLE_QUARTER);
  ck_assert_int_eq (right.front.x, MU_PACES (130));
  ck_assert_int_eq (right.front.y, MU_PACES (80));
  ck_assert_uint_eq (right.facing, MU_ANGLE_QUARTER);
  const MuRect left = mu_rect_wheeled (&line, -MU_ANGLE_QUARTER);
  ck_assert_int_eq (left.front.x, MU_PACES (70));
  ck_assert_int_eq (left.front.y, MU_PACES (80));
  ck_assert_int_eq (MU_FIX_TO_PACES (mu_wheel_length (MU_PACES (60), MU_ANGLE_QUARTER)), 94);
  ck_assert_int_eq (mu_wheel_length (MU_PACES (60), -MU_ANGLE_QUARTER),
                    mu_wheel_length (MU_PACES (60), MU_ANGLE_QUARTER));
}
END_TEST

START_TEST (wheels_keep_their_pivot)
{
  uint64_t state = 12;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect rect = any_rect (&state, i % 2);
    const MuWheel wheel = (MuWheel) next_below (&state, 65535) - MU_WHEEL_MOST;
    const MuRect wheeled = mu_rect_wheeled (&rect, wheel);
    const int end = wheel > 0 ? 1 : 0;
    MuPoint before[4], after[4];
    mu_rect_corners (&rect, before);
    mu_rect_corners (&wheeled, after);
    ck_assert_int_le (abs (before[end].x - after[end].x), 4);
    ck_assert_int_le (abs (before[end].y - after[end].y), 4);
    ck_assert_int_eq (wheeled.width, rect.width);
    ck_assert_int_eq (wheeled.depth, rect.depth);
  }
}
END_TEST

START_TEST (wheels_are_cut_short_by_their_length)
{
  uint64_t state = 13;
  for (int i = 0; i < TRIALS; i++) {
    const MuFix width = any_length (&state, 300);
    const MuWheel wheel = (MuWheel) next_below (&state, 65535) - MU_WHEEL_MOST;
    const MuFix length = (MuFix) next_below (&state, MU_PACES (200));
    const MuWheel cut = mu_wheel_within (width, wheel, length);
    const MuWheel next = cut + (wheel > 0 ? 1 : -1);
    ck_assert_int_le (mu_wheel_length (width, cut), length);
    ck_assert (cut == 0 || (cut > 0) == (wheel > 0));
    ck_assert (cut == wheel || mu_wheel_length (width, next) > length);
  }
}
END_TEST

START_TEST (wheels_bring_a_point_ahead)
{
  uint64_t state = 14;
  int found = 0;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect rect = any_rect (&state, i % 2);
    const MuPoint point = { any_length (&state, 800), any_length (&state, 800) };
    MuWheel wheel;
    if (!mu_wheel_to_point (&rect, point, &wheel))
      continue;
    found++;
    const MuRect wheeled = mu_rect_wheeled (&rect, wheel);
    const MuLocal at = mu_rect_local (&wheeled, point);
    ck_assert_int_gt (at.v, 0);
    ck_assert_int_le (abs (at.u), MU_PACES (1));
    ck_assert_int_le (abs (wheel), MU_ANGLE_QUARTER);
  }
  ck_assert_int_gt (found, TRIALS / 4);
}
END_TEST

START_TEST (no_wheel_to_what_is_behind)
{
  const MuRect line = { .front = { MU_PACES (100), MU_PACES (50) },
                        .width = MU_PACES (60),
                        .depth = MU_PACES (4) };
  MuWheel wheel;
  ck_assert (!mu_wheel_to_point (&line, (MuPoint){ MU_PACES (100), 0 }, &wheel));
  ck_assert (!mu_wheel_to_point (&line, (MuPoint){ MU_PACES (300), 0 }, &wheel));
  ck_assert (mu_wheel_to_point (&line, (MuPoint){ MU_PACES (300), MU_PACES (100) }, &wheel));
  ck_assert_int_gt (wheel, 0);
}
END_TEST

START_TEST (wheels_to_strike_do_strike)
{
  uint64_t state = 15;
  int turned = 0;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect rect = any_rect (&state, i % 2);
    const MuRect other = any_rect (&state, i % 3);
    const MuFix share = (MuFix) next_below (&state, MU_PACES (60)) + 2 * MU_RECT_SLACK;
    MuWheel wheel;
    MuFix distance;
    if (mu_rect_overlaps (&rect, &other) || !mu_wheel_to_strike (&rect, &other, share, &wheel))
      continue;
    const MuRect wheeled = mu_rect_wheeled (&rect, wheel);
    ck_assert (mu_rect_reaches (&wheeled, &other, &distance));
    turned += wheel != 0;
  }
  ck_assert_int_gt (turned, TRIALS / 20);
}
END_TEST

/* Who stands askew touches with a corner; those beside it step out to him. */
START_TEST (fronts_that_strike_at_an_angle)
{
  const MuRect line = { .width = MU_PACES (60), .depth = MU_PACES (8) };
  const MuRect enemy = {
    .front = { 0, MU_PACES (10) },
    .width = MU_PACES (40),
    .depth = MU_PACES (8),
    .facing = MU_ANGLE_HALF + MU_ANGLE_QUARTER / 4,
  };
  MuFix from, to, farther_from, farther_to;
  ck_assert (!mu_rect_front_meets (&line, &enemy, 0, &from, &to));
  ck_assert (mu_rect_front_meets (&line, &enemy, MU_PACES (6), &from, &to));
  ck_assert (mu_rect_front_meets (&line, &enemy, MU_PACES (30), &farther_from, &farther_to));
  ck_assert_int_gt (farther_to - farther_from, to - from);
  ck_assert_int_ge (farther_to - farther_from, MU_PACES (36));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("wheel");
  tcase_set_timeout (tests, 120);
  tcase_add_test (tests, directions_between_points);
  tcase_add_test (tests, directions_are_those_of_trigonometry);
  tcase_add_test (tests, shorter_way_round);
  tcase_add_test (tests, wheel_through_a_right_angle);
  tcase_add_test (tests, wheels_keep_their_pivot);
  tcase_add_test (tests, wheels_are_cut_short_by_their_length);
  tcase_add_test (tests, wheels_bring_a_point_ahead);
  tcase_add_test (tests, no_wheel_to_what_is_behind);
  tcase_add_test (tests, wheels_to_strike_do_strike);
  tcase_add_test (tests, fronts_that_strike_at_an_angle);
  return run_case ("wheel", tests);
}
