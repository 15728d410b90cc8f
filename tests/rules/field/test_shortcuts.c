/* What is answered quickly is what the long way answers, to the last part: battles are the same
 * whichever way they are reckoned. */
#include "rules/field/arc.h"
#include "rules/field/line.h"

#include "tests/rules/common.h"
#include "tests/rules/field/long_way.h"

#define TRIALS 40000

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
  tcase_add_test (tests, roots_are_whole_and_right);
  return run_case ("shortcuts", tests);
}
