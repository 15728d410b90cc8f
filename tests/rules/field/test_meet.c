/* When two moving bodies meet: never missed, whichever of the two is asked. */
#include "rules/field/meet.h"

#include <stdlib.h>

#include "tests/rules/common.h"

#define PAIRS   4000
#define MOMENTS 64

static MuRect
body_at (MuFix x, MuFix y, MuAngle facing)
{
  return (MuRect){ { x, y }, MU_PACES (80), MU_PACES (30), facing };
}

/* Bodies side by side whose edges share more than the slack: who goes ahead runs into the
 * other, on whichever side it stands. */
START_TEST (a_shoulder_is_met_on_either_side)
{
  const MuFix shared = 28; /* more than half of MU_RECT_SLACK */
  const MuVelocity ahead = mu_velocity (MU_ANGLE_AHEAD, MU_PACES (120)), none = { 0, 0 };
  const MuFix sign = _i ? 1 : -1;
  const MuRect mover = body_at (0, 0, MU_ANGLE_AHEAD);
  const MuRect there = body_at (sign * (MU_PACES (80) - shared), MU_PACES (50), MU_ANGLE_AHEAD);
  int32_t when = -1;
  ck_assert (!mu_rect_overlaps (&mover, &there));
  ck_assert (mu_meet (&mover, ahead, &there, none, &when));
  const MuRect after = mu_moved (&mover, ahead, when);
  ck_assert_int_le (abs (after.front.y - MU_PACES (20)), 1);
}
END_TEST

/* Edges that share less pass by each other. */
START_TEST (touching_shoulders_pass)
{
  const MuVelocity ahead = mu_velocity (MU_ANGLE_AHEAD, MU_PACES (120)), none = { 0, 0 };
  const MuFix sign = _i ? 1 : -1;
  const MuRect mover = body_at (0, 0, MU_ANGLE_AHEAD);
  const MuRect there = body_at (sign * (MU_PACES (80) - (MU_RECT_SLACK - MU_RECT_SPARE) / 2),
                                MU_PACES (50), MU_ANGLE_AHEAD);
  int32_t when;
  ck_assert (!mu_meet (&mover, ahead, &there, none, &when));
}
END_TEST

static MuFix
somewhere (uint64_t *state)
{
  return (MuFix) next_below (state, (uint32_t) MU_PACES (300));
}

static MuRect
any_body (uint64_t *state)
{
  return (MuRect){ { somewhere (state), somewhere (state) },
                   MU_PACES (5 + (MuFix) next_below (state, 100)),
                   MU_PACES (5 + (MuFix) next_below (state, 60)),
                   (MuAngle) next_below (state, 65536) };
}

static MuVelocity
any_velocity (uint64_t *state, const MuRect *body)
{
  return mu_velocity (body->facing, MU_PACES ((MuFix) next_below (state, 200)));
}

/* As long as they do not meet they share no ground; and both say the same. */
START_TEST (no_meeting_is_missed)
{
  uint64_t state = (uint64_t) _i;
  for (int i = 0; i < PAIRS; i++) {
    const MuRect a = any_body (&state), b = any_body (&state);
    const MuVelocity va = any_velocity (&state, &a), vb = any_velocity (&state, &b);
    if (mu_rect_overlaps (&a, &b))
      continue;
    int32_t when = MU_PERIOD_PARTS, other = MU_PERIOD_PARTS;
    const bool meet = mu_meet (&a, va, &b, vb, &when);
    ck_assert_int_eq (mu_meet (&b, vb, &a, va, &other), meet);
    ck_assert_int_le (abs (when - other), 1);
    for (int k = 0; k <= MOMENTS; k++) {
      const int32_t now = (int32_t) ((int64_t) when * k / MOMENTS);
      const MuRect one = mu_moved (&a, va, now), two = mu_moved (&b, vb, now);
      ck_assert_msg (!mu_rect_overlaps (&one, &two), "pair %d of %d at %d of %d", i, _i, now, when);
    }
  }
}
END_TEST

static MuRect
turned_about (const MuRect *rect)
{
  MuRect turned = *rect;
  turned.front = mu_rect_point (rect, (MuLocal){ 0, -rect->depth });
  turned.facing = (MuAngle) (rect->facing + 2 * MU_ANGLE_QUARTER);
  return turned;
}

/* Beside each other with ever more shared: who keeps clear may turn about and back, and about
 * again, without being asked whether there is room. */
START_TEST (who_keeps_clear_may_turn_about)
{
  uint64_t state = (uint64_t) _i;
  int clear = 0;
  for (int i = 0; i < PAIRS; i++) {
    MuRect a = any_body (&state), b = any_body (&state);
    const MuFix shared = (MuFix) next_below (&state, MU_RECT_SLACK);
    b.facing = a.facing;
    b.front = mu_rect_point (&a, (MuLocal){ (a.width + b.width - shared) / 2, -MU_PACES (2) });
    if (!mu_rect_keeps_clear (&a, &b))
      continue;
    clear++;
    for (int turns = 0; turns < 3; turns++) {
      ck_assert_msg (!mu_rect_overlaps (&a, &b), "pair %d of %d, turned %d times", i, _i, turns);
      a = turned_about (&a);
      b = turns == 1 ? turned_about (&b) : b;
    }
  }
  ck_assert_int_gt (clear, PAIRS / 4);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("meet");
  tcase_add_loop_test (tests, who_keeps_clear_may_turn_about, 1, 5);
  tcase_add_loop_test (tests, a_shoulder_is_met_on_either_side, 0, 2);
  tcase_add_loop_test (tests, touching_shoulders_pass, 0, 2);
  tcase_add_loop_test (tests, no_meeting_is_missed, 1, 5);
  return run_case ("meet", tests);
}
