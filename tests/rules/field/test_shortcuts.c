/* What is answered quickly is what the long way answers, to the last part: battles are the same
 * whichever way they are reckoned. */
#include "rules/field/arc.h"
#include "rules/field/line.h"

#include "tests/rules/common.h"
#include "tests/rules/field/long_way.h"

#define TRIALS 20000

/* Half of them square to the table, as most bodies are; often edge to edge with others. */
static MuRect
any_body (uint64_t *state)
{
  const MuFix step = next_below (state, 2) ? 1 : MU_PACES (5);
  const uint32_t most = (uint32_t) (MU_PACES (200) / step);
  const MuAngle facing = (MuAngle) next_below (state, 65536);
  return (MuRect){
    { step * (MuFix) next_below (state, most), step * (MuFix) next_below (state, most) },
    step * (MuFix) next_below (state, most / 2),
    step * (MuFix) next_below (state, most / 5),
    facing & 1 ? facing : (MuAngle) (facing / MU_ANGLE_QUARTER * MU_ANGLE_QUARTER),
  };
}

static MuStretch
any_stretch (uint64_t *state, const MuRect *body)
{
  const MuFix from = (MuFix) next_below (state, (uint32_t) body->width + 1) - body->width / 2;
  const MuFix wide = (MuFix) next_below (state, (uint32_t) MU_PACES (40));
  return (MuStretch){ from, from + wide, next_below (state, 2) ? body->depth : 0 };
}

START_TEST (an_arc_reaches_what_the_cut_leaves)
{
  uint64_t state = (uint64_t) _i;
  int reached = 0;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect self = any_body (&state), target = any_body (&state);
    const MuStretch stretch = any_stretch (&state, &self);
    const MuArc arc = (MuArc) next_below (&state, 3);
    MuFix quick = -1, cut = -1;
    const bool reaches = mu_arc_reaches (&self, stretch, arc, &target, &quick);
    ck_assert_msg (reaches == cut_reaches (&self, stretch, arc, &target, &cut), "%d of %d", i, _i);
    ck_assert_msg (quick == cut, "%d of %d: %d, not %d", i, _i, quick, cut);
    reached += reaches;
  }
  ck_assert_int_gt (reached, TRIALS / 5);
  ck_assert_int_lt (reached, TRIALS / 5 * 4);
}
END_TEST

static MuPoint
any_point (uint64_t *state)
{
  return any_body (state).front;
}

/* Among them many that just graze a corner: from it to anywhere, and near it. */
static void
draw_ends (uint64_t *state, const MuRect *rect, MuPoint end[MU_LINE_ENDS])
{
  MuPoint corner[4];
  mu_rect_corners (rect, corner);
  for (int i = 0; i < MU_LINE_ENDS; i++) {
    const MuPoint there = corner[next_below (state, 4)];
    const MuFix out = MU_RECT_SLACK + 4;
    end[i] = any_point (state);
    if (next_below (state, 3) == 0)
      end[i] = (MuPoint){ there.x + (MuFix) next_below (state, 2 * out) - out,
                          there.y + (MuFix) next_below (state, 2 * out) - out };
  }
}

START_TEST (lines_cross_together_as_one_by_one)
{
  uint64_t state = (uint64_t) _i;
  int crossed = 0;
  for (int k = 0; k < TRIALS; k++) {
    const MuRect rect = any_body (&state);
    const unsigned asked = next_below (&state, MU_LINES_ALL + 1);
    MuPoint from[MU_LINE_ENDS], to[MU_LINE_ENDS];
    unsigned crossing = 0;
    draw_ends (&state, &rect, from);
    draw_ends (&state, &rect, to);
    for (int i = 0; i < MU_LINE_ENDS; i++)
      for (int j = 0; j < MU_LINE_ENDS; j++) {
        const bool crosses = line_runs_through (from[i], to[j], &rect);
        ck_assert_msg (mu_line_crosses (from[i], to[j], &rect) == crosses, "%d of %d", k, _i);
        crossing |= crosses ? MU_LINE (i, j) : 0;
      }
    ck_assert_uint_eq (mu_lines_crossing (from, to, asked, &rect), crossing & asked);
    crossed += crossing != 0;
  }
  ck_assert_int_gt (crossed, TRIALS / 5);
}
END_TEST

/* Whether one stands square to the other: nothing is rounded then, nor cut. */
static bool
is_square_to (const MuRect *a, const MuRect *b)
{
  return (MuAngle) (a->facing - b->facing) % MU_ANGLE_QUARTER == 0;
}

/* Often one that touches the other, or nearly, at any angle. */
static MuRect
any_neighbour (uint64_t *state, const MuRect *body)
{
  const MuFix wide = body->width + MU_PACES (10);
  MuRect other = any_body (state);
  if (next_below (state, 2))
    return other;
  const MuLocal at = { (MuFix) next_below (state, (uint32_t) wide) - wide / 2,
                       (MuFix) next_below (state, 8 * MU_RECT_SLACK) - 4 * MU_RECT_SLACK };
  other.front = mu_rect_point (body, at);
  other.facing = (MuAngle) (body->facing + MU_ANGLE_HALF
                            + (next_below (state, 2) ? next_below (state, MU_ANGLE_QUARTER) : 0));
  return other;
}

START_TEST (the_nearest_sides_are_found)
{
  uint64_t state = (uint64_t) _i;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect a = any_body (&state), b = any_neighbour (&state, &a);
    const MuFix limit = (MuFix) next_below (&state, (uint32_t) MU_PACES (100));
    if (is_square_to (&a, &b))
      continue;
    const MuFix apart = distance_by_sides (&a, &b);
    ck_assert_int_eq (mu_rect_distance (&a, &b), apart);
    ck_assert (mu_rect_within (&a, &b, limit) == (apart <= limit));
    ck_assert (mu_rect_within (&a, &b, apart));
    ck_assert (apart == 0 || !mu_rect_within (&a, &b, apart - 1));
  }
}
END_TEST

START_TEST (fronts_meet_and_reach_what_the_cut_leaves)
{
  const MuFix gaps[] = { 0, MU_PACES (20), MU_RECT_FAR };
  uint64_t state = (uint64_t) _i;
  int meets = 0, reaches = 0;
  for (int i = 0; i < TRIALS; i++) {
    const MuRect a = any_body (&state), b = any_neighbour (&state, &a);
    const MuFix gap = gaps[next_below (&state, 3)];
    if (is_square_to (&a, &b))
      continue;
    MuFix from = 0, to = 0, cut_from = 0, cut_to = 0, ahead = -1, cut_ahead = -1;
    const bool met = mu_rect_front_meets (&a, &b, gap, &from, &to);
    ck_assert (met == meets_by_cut (&a, &b, gap, &cut_from, &cut_to));
    ck_assert (!met || (from == cut_from && to == cut_to));
    const bool reached = mu_rect_reaches (&a, &b, &ahead);
    ck_assert (reached == reaches_by_cut (&a, &b, &cut_ahead));
    ck_assert_int_eq (ahead, cut_ahead);
    meets += met;
    reaches += reached;
  }
  ck_assert_int_gt (meets, TRIALS / 20);
  ck_assert_int_gt (reaches, TRIALS / 20);
}
END_TEST

START_TEST (a_wheel_strikes_as_the_same_wheel_made)
{
  uint64_t state = (uint64_t) _i;
  int strikes = 0;
  for (int i = 0; i < TRIALS / 20; i++) {
    const MuRect a = any_body (&state), b = any_body (&state);
    MuWheel quick = 0, tried = 0;
    const bool strikes_now = mu_wheel_to_strike (&a, &b, a.width / 2, &quick);
    ck_assert (strikes_now == strikes_by_trying (&a, &b, a.width / 2, &tried));
    ck_assert (!strikes_now || quick == tried);
    strikes += strikes_now;
  }
  ck_assert_int_gt (strikes, TRIALS / 20 / 10);
}
END_TEST

START_TEST (roots_are_whole_and_right)
{
  uint64_t state = 1;
  for (int i = 0; i < TRIALS; i++) {
    const int64_t root = next_below (&state, UINT32_MAX >> next_below (&state, 31)) / 2;
    for (int64_t square = root * root - 1; square <= root * root + 1; square++)
      ck_assert_int_eq (mu_isqrt (square), square < 0 ? 0 : root_by_bits (square));
    ck_assert_int_eq (mu_isqrt (i), root_by_bits (i));
  }
  ck_assert_int_eq (mu_isqrt (INT64_MAX), 3037000499);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("shortcuts");
  tcase_add_loop_test (tests, an_arc_reaches_what_the_cut_leaves, 1, 6);
  tcase_add_loop_test (tests, lines_cross_together_as_one_by_one, 1, 6);
  tcase_add_loop_test (tests, the_nearest_sides_are_found, 1, 6);
  tcase_add_loop_test (tests, fronts_meet_and_reach_what_the_cut_leaves, 1, 6);
  tcase_add_loop_test (tests, a_wheel_strikes_as_the_same_wheel_made, 1, 6);
  tcase_add_test (tests, roots_are_whole_and_right);
  return run_case ("shortcuts", tests);
}
