/* Geometry: exact where bodies stand square, symmetric and consistent where not. */
#include <math.h>
#include <stdlib.h>

#include "rules/field/arc.h"
#include "rules/field/line.h"
#include "rules/field/meet.h"
#include "tests/rules/battle/rects.h"
#include "tests/rules/common.h"

#define TRIALS 4000
#define NEARLY 96 /* three eighths of a pace: rounding of oblique corners */

START_TEST (sines_are_sines)
{
  for (int i = 0; i < 65536; i += 7) {
    ck_assert_double_eq_tol (mu_sin ((MuAngle) i), 65536 * sin (i * M_PI / 32768), 2.0);
    ck_assert_double_eq_tol (mu_cos ((MuAngle) i), 65536 * cos (i * M_PI / 32768), 2.0);
  }
  ck_assert_int_eq (mu_sin (MU_ANGLE_QUARTER), MU_ONE);
  ck_assert_int_eq (mu_sin (MU_ANGLE_HALF), 0);
  ck_assert_int_eq (mu_cos (MU_ANGLE_HALF), -MU_ONE);
}
END_TEST

START_TEST (angles_between)
{
  ck_assert_uint_eq (mu_angle_between (100, 65436), 200);
  ck_assert_uint_eq (mu_angle_between (65436, 100), 200);
  ck_assert_uint_eq (mu_angle_between (0, MU_ANGLE_HALF), MU_ANGLE_HALF);
}
END_TEST

START_TEST (frames_go_there_and_back)
{
  uint64_t state = 1;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect rect = any_rect (&state, i & 1);
    const MuPoint point = { any_length (&state, 400), any_length (&state, 400) };
    const MuPoint back = mu_rect_point (&rect, mu_rect_local (&rect, point));
    ck_assert_int_le (abs (back.x - point.x), i & 1 ? 0 : 24);
    ck_assert_int_le (abs (back.y - point.y), i & 1 ? 0 : 24);
  }
}
END_TEST

/* Many points of each, the nearest two of them. */
static double
brute_distance (const MuRect *a, const MuRect *b)
{
  double best = 1e18;
  for (int i = 0; i <= 24; i++)
    for (int side = 0; side < 4; side++) {
      MuPoint corner[4];
      mu_rect_corners (a, corner);
      const MuPoint from = corner[side];
      const MuPoint to = corner[(side + 1) & 3];
      const double x = from.x + (to.x - from.x) * i / 24.0;
      const double y = from.y + (to.y - from.y) * i / 24.0;
      const MuPoint at = { (MuFix) lround (x), (MuFix) lround (y) };
      const MuLocal local = mu_rect_local (b, at);
      const double u = fmax (fabs ((double) local.u) - b->width / 2.0, 0);
      const double v = fmax (fmax (local.v, -(double) b->depth - local.v), 0);
      best = fmin (best, hypot (u, v));
    }
  return best;
}

START_TEST (distances_are_symmetric_and_right)
{
  uint64_t state = 2;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect a = any_rect (&state, i & 1);
    const MuRect b = any_rect (&state, i & 2);
    const MuFix distance = mu_rect_distance (&a, &b);
    ck_assert_int_eq (distance, mu_rect_distance (&b, &a));
    const double brute = fmin (brute_distance (&a, &b), brute_distance (&b, &a));
    if (!mu_rect_overlaps (&a, &b)) {
      ck_assert_double_le (distance, brute + NEARLY);
      ck_assert_double_ge (distance, brute - MU_PACES (4)); /* the sampling's own mesh */
    }
    ck_assert (mu_rect_within (&a, &b, distance));
    ck_assert (distance == 0 || !mu_rect_within (&a, &b, distance - 1));
    ck_assert (mu_rect_overlaps (&a, &b) == mu_rect_overlaps (&b, &a));
    if (mu_rect_overlaps (&a, &b))
      ck_assert_int_eq (distance, 0);
  }
}
END_TEST

START_TEST (distances_keep_to_the_triangle)
{
  uint64_t state = 3;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect a = any_rect (&state, false);
    const MuRect b = any_rect (&state, false);
    const MuRect c = any_rect (&state, false);
    const int64_t across
        = (int64_t) mu_isqrt ((int64_t) b.width * b.width + (int64_t) b.depth * b.depth);
    ck_assert_int_le (mu_rect_distance (&a, &c),
                      mu_rect_distance (&a, &b) + across + mu_rect_distance (&b, &c) + NEARLY);
  }
}
END_TEST

static MuRect
turned_about_origin (const MuRect *rect, MuAngle turn)
{
  MuRect turned = *rect;
  const int64_t s = mu_sin (turn);
  const int64_t c = mu_cos (turn);
  turned.front.x = (MuFix) ((rect->front.x * c + rect->front.y * s) / MU_ONE);
  turned.front.y = (MuFix) ((rect->front.y * c - rect->front.x * s) / MU_ONE);
  turned.facing = (MuAngle) (rect->facing + turn);
  return turned;
}

START_TEST (a_turned_table_measures_the_same)
{
  uint64_t state = 4;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect a = any_rect (&state, true);
    const MuRect b = any_rect (&state, true);
    const MuAngle turn = (MuAngle) next_below (&state, 65536);
    const MuRect ta = turned_about_origin (&a, turn);
    const MuRect tb = turned_about_origin (&b, turn);
    ck_assert_int_le (abs (mu_rect_distance (&a, &b) - mu_rect_distance (&ta, &tb)), NEARLY);
  }
}
END_TEST

START_TEST (quarters_are_exact)
{
  const MuRect a = { { 1000, 2000 }, 600, 200, MU_ANGLE_AHEAD };
  const MuRect about = mu_rect_about (&a);
  ck_assert_int_eq (about.front.x, 1000);
  ck_assert_int_eq (about.front.y, 1800);
  const MuRect again = mu_rect_about (&about);
  ck_assert_int_eq (again.front.y, 2000);
  ck_assert_int_eq (again.facing, a.facing);
  const MuRect gone = mu_rect_ahead (&a, 512);
  ck_assert_int_eq (gone.front.y, 2512);
  const MuRect east = mu_rect_turned (&a, MU_ANGLE_QUARTER);
  MuPoint low, high;
  mu_rect_box (&east, &low, &high);
  ck_assert_int_eq (high.x - low.x, 200);
  ck_assert_int_eq (high.y - low.y, 600);
}
END_TEST

/* wrg.reaction.behind-flank, wrg.reaction.facing */
START_TEST (front_flank_and_rear)
{
  const MuRect self = { { 0, 0 }, MU_PACES (60), MU_PACES (20), MU_ANGLE_AHEAD };
  const struct {
    int x, y;
    bool behind_flank, to_rear, faced;
    MuFace face;
  } place[] = {
    { 0, 60, false, false, true, MU_FACE_FRONT },  { 80, 40, false, false, true, MU_FACE_RIGHT },
    { 80, 10, true, false, true, MU_FACE_RIGHT },  { 80, -30, true, false, false, MU_FACE_RIGHT },
    { -80, -5, true, false, false, MU_FACE_LEFT }, { 0, -60, true, true, false, MU_FACE_REAR },
    { 40, -60, true, true, false, MU_FACE_REAR },  { 60, -60, true, false, false, MU_FACE_REAR },
  };
  for (unsigned i = 0; i < sizeof place / sizeof place[0]; i++) {
    const MuRect other = {
      { MU_PACES (place[i].x), MU_PACES (place[i].y) }, MU_PACES (30), MU_PACES (20), MU_ANGLE_AHEAD
    };
    ck_assert_msg (mu_rect_behind_flank (&self, &other) == place[i].behind_flank, "place %u", i);
    ck_assert_msg (mu_rect_to_rear (&self, &other) == place[i].to_rear, "place %u", i);
    ck_assert_msg (mu_rect_faces (&self, &other) == place[i].faced, "place %u", i);
    ck_assert_msg (mu_rect_face_towards (&self, &other) == place[i].face, "place %u", i);
  }
}
END_TEST

START_TEST (reach_is_where_they_meet)
{
  uint64_t state = 5;
  int met = 0;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect a = any_rect (&state, i & 1);
    const MuRect b = any_rect (&state, i & 1);
    MuFix reach;
    if (!mu_rect_reaches (&a, &b, &reach) || mu_rect_overlaps (&a, &b))
      continue;
    met++;
    const MuRect there = mu_rect_ahead (&a, reach);
    ck_assert_int_le (mu_rect_distance (&there, &b), NEARLY);
    const MuRect into = mu_rect_ahead (&a, reach + 3 * NEARLY);
    ck_assert (mu_rect_overlaps (&into, &b));
    const MuRect halfway = mu_rect_ahead (&a, reach / 2);
    ck_assert (!mu_rect_overlaps (&halfway, &b));
  }
  ck_assert_int_gt (met, 50);
}
END_TEST

START_TEST (meetings_are_first_touches)
{
  uint64_t state = 6;
  int met = 0;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect a = any_rect (&state, i & 1);
    const MuRect b = any_rect (&state, i & 1);
    const MuVelocity va = mu_velocity (a.facing, MU_PACES (180));
    const MuVelocity vb = mu_velocity (b.facing, MU_PACES (60));
    int32_t when, other;
    if (mu_rect_overlaps (&a, &b))
      continue;
    const bool meets = mu_meet (&a, va, &b, vb, &when);
    ck_assert (meets == mu_meet (&b, vb, &a, va, &other));
    /* stepped through, they share ground at some time, or never do */
    bool shared = false;
    for (int32_t part = 0; part <= MU_PERIOD_PARTS && !shared; part += MU_PERIOD_PARTS / 128) {
      const MuRect pa = mu_moved (&a, va, part);
      const MuRect pb = mu_moved (&b, vb, part);
      shared = mu_rect_overlaps (&pa, &pb);
      ck_assert (!shared || meets);
      ck_assert (!shared || part + 1 >= when);
    }
    if (!meets)
      continue;
    met++;
    ck_assert_int_le (abs (when - other), MU_PERIOD_PARTS / 1024);
    const MuRect pa = mu_moved (&a, va, when);
    const MuRect pb = mu_moved (&b, vb, when);
    ck_assert_int_le (mu_rect_distance (&pa, &pb), NEARLY + MU_PACES (1));
    ck_assert (!mu_rect_overlaps (&pa, &pb));
  }
  ck_assert_int_gt (met, 100);
}
END_TEST

START_TEST (neighbours_may_slide_and_part)
{
  const MuRect a = { { 0, 0 }, 2560, 1024, MU_ANGLE_AHEAD };
  MuRect b = { { 2560, 0 }, 2560, 1024, MU_ANGLE_AHEAD };
  const MuVelocity forward = { 0, 5120 };
  const MuVelocity still = { 0, 0 };
  int32_t when;
  ck_assert (!mu_meet (&a, forward, &b, still, &when));
  b.front = (MuPoint){ 0, 1024 };
  ck_assert (mu_meet (&a, forward, &b, still, &when));
  ck_assert_int_eq (when, 0);
  ck_assert (!mu_meet (&a, still, &b, forward, &when));
}
END_TEST

/* wrg.shoot.arc.narrow, wrg.shoot.arc.by-type */
START_TEST (arcs_open_from_the_ends)
{
  const MuRect self = { { 0, 0 }, MU_PACES (60), MU_PACES (12), MU_ANGLE_AHEAD };
  const MuStretch front = { -MU_PACES (30), MU_PACES (30), 0 };
  MuFix distance;
  MuRect target = { { MU_PACES (85), MU_PACES (100) }, MU_PACES (30), 1, MU_ANGLE_AHEAD };
  /* its left end at 70 to the right, 100 ahead; the arc reaches 30 + 41 there */
  ck_assert (mu_arc_reaches (&self, front, MU_ARC_NARROW, &target, &distance));
  target.front.x = MU_PACES (88);
  ck_assert (!mu_arc_reaches (&self, front, MU_ARC_NARROW, &target, &distance));
  ck_assert (mu_arc_reaches (&self, front, MU_ARC_WIDE, &target, &distance));
  target.front = (MuPoint){ 0, -MU_PACES (50) };
  ck_assert (!mu_arc_reaches (&self, front, MU_ARC_WIDE, &target, &distance));
  ck_assert (mu_arc_reaches (&self, front, MU_ARC_ALL_ROUND, &target, &distance));
  target.front = (MuPoint){ 0, MU_PACES (40) };
  target.depth = MU_PACES (10);
  ck_assert (mu_arc_reaches (&self, front, MU_ARC_NARROW, &target, &distance));
  ck_assert_int_eq (distance, MU_PACES (30));
  const MuStretch behind = { -MU_PACES (30), MU_PACES (30), MU_PACES (12) };
  ck_assert (mu_arc_reaches (&self, behind, MU_ARC_NARROW, &target, &distance));
  ck_assert_int_eq (distance, MU_PACES (42));
}
END_TEST

START_TEST (lines_cross_or_pass)
{
  const MuRect rect = { { 0, 0 }, MU_PACES (20), MU_PACES (10), MU_ANGLE_AHEAD };
  const MuPoint west = { -MU_PACES (50), -MU_PACES (5) };
  const MuPoint east = { MU_PACES (50), -MU_PACES (5) };
  const MuPoint short_of = { -MU_PACES (11), -MU_PACES (5) };
  ck_assert (mu_line_crosses (west, east, &rect));
  ck_assert (mu_line_crosses (east, west, &rect));
  ck_assert (!mu_line_crosses (west, short_of, &rect));
  const MuPoint along_west = { -MU_PACES (50), 0 };
  const MuPoint along_east = { MU_PACES (50), 0 };
  ck_assert (!mu_line_crosses (along_west, along_east, &rect));
}
END_TEST

START_TEST (shared_fronts)
{
  const MuRect a = { { 0, 0 }, MU_PACES (60), MU_PACES (16), MU_ANGLE_AHEAD };
  const MuRect b = { { MU_PACES (20), 0 }, MU_PACES (60), MU_PACES (16), MU_ANGLE_HALF };
  MuFix from, to;
  ck_assert (mu_rect_front_shared (&a, &b, &from, &to));
  ck_assert_int_eq (from, -MU_PACES (10));
  ck_assert_int_eq (to, MU_PACES (30));
  const MuRect beside = { { MU_PACES (60), 0 }, MU_PACES (60), MU_PACES (16), MU_ANGLE_AHEAD };
  ck_assert (!mu_rect_front_shared (&a, &beside, &from, &to));
  const MuRect away = { { 0, MU_PACES (1) }, MU_PACES (60), MU_PACES (16), MU_ANGLE_HALF };
  ck_assert (!mu_rect_front_shared (&a, &away, &from, &to));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("field");
  tcase_set_timeout (tests, 120);
  tcase_add_test (tests, sines_are_sines);
  tcase_add_test (tests, angles_between);
  tcase_add_test (tests, frames_go_there_and_back);
  tcase_add_test (tests, distances_are_symmetric_and_right);
  tcase_add_test (tests, distances_keep_to_the_triangle);
  tcase_add_test (tests, a_turned_table_measures_the_same);
  tcase_add_test (tests, quarters_are_exact);
  tcase_add_test (tests, front_flank_and_rear);
  tcase_add_test (tests, reach_is_where_they_meet);
  tcase_add_test (tests, meetings_are_first_touches);
  tcase_add_test (tests, neighbours_may_slide_and_part);
  tcase_add_test (tests, arcs_open_from_the_ends);
  tcase_add_test (tests, lines_cross_or_pass);
  tcase_add_test (tests, shared_fronts);
  return run_case ("field", tests);
}
