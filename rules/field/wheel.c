/* Where a wheel leads and how wide it must be. The sine table has no inverse: directions are
 * found by halving, and so is the wheel that brings a point before the front, tried as the very
 * wheel that the body then makes, so that it comes to stand where the search had it. */
#include "rules/field/wheel.h"

#include "rules/field/frame.h"

/* Twice pi times MU_ONE: of a whole turn of 65536 parts. */
#define TURN_LENGTH INT64_C (411775)

/* How far a point lies to the right of a direction from the origin; the sign
 * decides, so nothing is rounded. */
static int64_t
right_of (MuAngle angle, int64_t x, int64_t y)
{
  return x * mu_cos (angle) - y * mu_sin (angle);
}

MuAngle
mu_angle_towards (MuPoint from, MuPoint to)
{
  const int64_t x = (int64_t) to.x - from.x;
  const int64_t y = (int64_t) to.y - from.y;
  if (x == 0 && y == 0)
    return MU_ANGLE_AHEAD;
  /* the quarter first, then the greatest angle that the point is right of */
  MuAngle angle = 0;
  if (x >= 0 && y > 0)
    angle = 0;
  else if (x > 0)
    angle = MU_ANGLE_QUARTER;
  else if (y < 0)
    angle = MU_ANGLE_HALF;
  else
    angle = MU_ANGLE_HALF + MU_ANGLE_QUARTER;
  for (MuAngle step = MU_ANGLE_QUARTER / 2; step > 0; step /= 2)
    if (right_of ((MuAngle) (angle + step), x, y) >= 0)
      angle = (MuAngle) (angle + step);
  return angle;
}

MuWheel
mu_wheel_between (MuAngle from, MuAngle to)
{
  const MuAngle turn = (MuAngle) (to - from);
  return turn < MU_ANGLE_HALF ? (MuWheel) turn : (MuWheel) turn - 65536;
}

/* The end of the front that a wheel to one side turns on. */
typedef struct {
  MuPoint point;
  MuFix side; /* how far to the right of the middle */
} Pivot;

static Pivot
pivot_of (const MuRect *rect, bool to_right)
{
  const MuFix half = rect->width / 2;
  const MuFix side = to_right ? half : -half;
  return (Pivot){ mu_rect_point (rect, (MuLocal){ side, 0 }), side };
}

static inline MuFrame
frame_after (const MuRect *rect, const Pivot *pivot, MuWheel wheel)
{
  const MuDirection ahead = mu_forward ((MuAngle) (rect->facing + wheel));
  MuFrame frame = { pivot->point, mu_right_of (ahead), ahead };
  frame.origin = mu_frame_point (&frame, (MuLocal){ -pivot->side, 0 });
  return frame;
}

static inline MuRect
rect_of_frame (const MuFrame *frame, const MuRect *rect, MuWheel wheel)
{
  return (MuRect){ frame->origin, rect->width, rect->depth, (MuAngle) (rect->facing + wheel) };
}

MuRect
mu_rect_wheeled (const MuRect *rect, MuWheel wheel)
{
  const Pivot pivot = pivot_of (rect, wheel > 0);
  const MuFrame frame = frame_after (rect, &pivot, wheel);
  return rect_of_frame (&frame, rect, wheel);
}

MuFix
mu_wheel_length (MuFix width, MuWheel wheel)
{
  return (MuFix) ((width * TURN_LENGTH / 65536 * mu_fix_size (wheel)) / 65536);
}

MuWheel
mu_wheel_within (MuFix width, MuWheel wheel, MuFix length)
{
  if (mu_wheel_length (width, wheel) <= length)
    return wheel;
  /* the greatest whose length, rounded down, is still no more */
  const int64_t turn = width * TURN_LENGTH / 65536;
  const MuWheel most = length < 0 ? 0 : (MuWheel) ((((int64_t) length + 1) * 65536 - 1) / turn);
  return wheel > 0 ? most : -most;
}

/* How far the point lies to the right of the middle of the front after a wheel. */
static MuFix
right_after (const MuRect *rect, const Pivot *pivot, MuPoint point, MuWheel wheel)
{
  const MuFrame frame = frame_after (rect, pivot, wheel);
  return mu_frame_local (&frame, point).u;
}

/* The point wanders to the other side as the wheel grows, once only. */
bool
mu_wheel_to_point (const MuRect *rect, MuPoint point, MuWheel *wheel)
{
  const MuLocal at = mu_rect_local (rect, point);
  const MuWheel side = at.u < 0 ? -1 : 1;
  const Pivot pivot = pivot_of (rect, side > 0);
  MuWheel low = 0, high = MU_ANGLE_QUARTER;
  *wheel = 0;
  if (at.u == 0)
    return at.v > 0;
  if (right_after (rect, &pivot, point, side * high) * side > 0)
    return false;
  while (high - low > 1) {
    const MuWheel middle = (low + high) / 2;
    if (right_after (rect, &pivot, point, side * middle) * side > 0)
      low = middle;
    else
      high = middle;
  }
  *wheel = side * high;
  const MuFrame frame = frame_after (rect, &pivot, *wheel);
  return mu_frame_local (&frame, point).v > 0;
}

#define STRIKE_STEPS 32 /* looked at between no wheel and the one to the middle */

/* Who shall be struck, by a body that tries one wheel after the other. */
typedef struct {
  const MuRect *rect;
  const MuRect *other;
  MuPoint corner[4]; /* of the other */
  Pivot left, right;
} Blow;

/* How much of the front strikes the other straight ahead after that wheel, if it is so much at
 * least; else 0. */
static MuFix
struck_after (const Blow *blow, MuWheel wheel, MuFix least)
{
  const MuFrame frame = frame_after (blow->rect, wheel > 0 ? &blow->right : &blow->left, wheel);
  const MuRect rect = rect_of_frame (&frame, blow->rect, wheel);
  const bool square = mu_is_square_on ((MuAngle) (rect.facing - blow->other->facing));
  MuLocal corner[4];
  MuFix from, to;
  for (int i = 0; i < 4; i++)
    corner[i] = mu_frame_local (&frame, blow->corner[i]);
  if (!mu_front_meets_corners (&rect, corner, square, MU_RECT_FAR, &from, &to) || to - from < least
      || mu_rect_overlaps (&rect, blow->other))
    return 0;
  return to - from;
}

static MuFix
struck_straight (const MuRect *rect, const MuRect *other)
{
  MuFix from, to;
  if (mu_rect_overlaps (rect, other) || !mu_rect_front_meets (rect, other, MU_RECT_FAR, &from, &to))
    return 0;
  return to - from;
}

/* The middle of other strikes best; less may do, looked for from the least wheel on. */
bool
mu_wheel_to_strike (const MuRect *rect, const MuRect *other, MuFix share, MuWheel *wheel)
{
  Blow blow = { .rect = rect, .other = other };
  MuWheel best;
  *wheel = 0;
  if (struck_straight (rect, other) >= share)
    return true;
  if (!mu_wheel_to_point (rect, mu_rect_centre (other), &best))
    return false;
  mu_rect_corners (other, blow.corner);
  blow.left = pivot_of (rect, false);
  blow.right = pivot_of (rect, true);
  const MuFix most = struck_after (&blow, best, 0);
  const MuFix wanted = share < most ? share : most;
  for (int step = 0; step < STRIKE_STEPS && most > 0; step++) {
    *wheel = best * step / STRIKE_STEPS;
    if (struck_after (&blow, *wheel, wanted) >= wanted)
      return true;
  }
  *wheel = best;
  return most > 0;
}
