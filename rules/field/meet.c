/* When two moving bodies meet, by separating axes in time: on each axis of the two rectangles
 * their shadows overlap for a span of the period, and they share ground from the latest of these
 * beginnings on. Times go down to the part before, so that a body brought to that moment is not
 * yet in the other. */
#include "rules/field/meet.h"

typedef struct {
  int64_t enter; /* in parts of a period */
  int64_t leave;
} Span;

static int64_t
floor_divide (int64_t part, int64_t whole)
{
  const int64_t quotient = part / whole;
  return quotient * whole != part && (part < 0) != (whole < 0) ? quotient - 1 : quotient;
}

/* Parted on this axis, and going apart or too slowly: known without dividing. */
static bool
cannot_close (int64_t between, bool coming, int64_t closing)
{
  return between >= 0 && (!coming || between >= mu_fix_size (closing));
}

/* Narrows the span to when the shadows on this axis overlap; false: never.
 * apart: twice the way from a's middle to b's; closing: twice how fast a gains
 * on b; reach: the sum of both extents. */
static bool
narrow (Span *span, int64_t apart, int64_t closing, int64_t reach)
{
  if (closing == 0)
    return mu_fix_size (apart) + MU_RECT_SLACK - MU_RECT_SPARE < reach;
  /* what the rounding of oblique facings may make of two touching edges */
  if (mu_fix_size (apart) < reach && reach - mu_fix_size (apart) <= 2 * MU_RECT_SLACK
      && (apart > 0) == (closing > 0))
    apart = apart > 0 ? reach : -reach;
  if (cannot_close (mu_fix_size (apart) - reach, (apart > 0) == (closing > 0), closing))
    return false;
  const int64_t one = floor_divide ((apart - reach) * MU_PERIOD_PARTS, closing);
  const int64_t two = floor_divide ((apart + reach) * MU_PERIOD_PARTS, closing);
  const int64_t enter = one < two ? one : two;
  const int64_t leave = one < two ? two : one;
  span->enter = enter > span->enter ? enter : span->enter;
  span->leave = leave < span->leave ? leave : span->leave;
  return span->enter < span->leave;
}

bool
mu_poses_meet (const MuPose *a, MuVelocity va, const MuPose *b, MuVelocity vb, int32_t *when)
{
  const int64_t dx = (int64_t) va.x - vb.x;
  const int64_t dy = (int64_t) va.y - vb.y;
  const MuPoses poses = mu_poses_of (a, b);
  const bool square = mu_is_square_on ((MuAngle) (a->at.facing - b->at.facing));
  const MuAxis axes = square ? MU_AXIS_OTHER_RIGHT : MU_AXES;
  Span span = { INT64_MIN, MU_PERIOD_PARTS };
  for (MuAxis axis = 0; axis < axes; axis++) {
    const MuDirection way = mu_poses_axis (&poses, axis);
    if (!narrow (&span, 2 * mu_along (way, poses.x, poses.y), 2 * mu_along (way, dx, dy),
                 mu_poses_extents (&poses, axis)))
      return false;
  }
  if (span.enter < 0)
    return false;
  *when = (int32_t) span.enter;
  return true;
}

bool
mu_meet (const MuRect *a, MuVelocity va, const MuRect *b, MuVelocity vb, int32_t *when)
{
  const int64_t dx = (int64_t) va.x - vb.x;
  const int64_t dy = (int64_t) va.y - vb.y;
  if ((dx == 0 && dy == 0) || mu_rect_fronts_apart (a, b, mu_fix_size (dx), mu_fix_size (dy)))
    return false;
  const MuPose one = mu_pose_of (a), other = mu_pose_of (b);
  return mu_poses_meet (&one, va, &other, vb, when);
}

static MuFix
nearest (int64_t product)
{
  return (MuFix) floor_divide (product + MU_PERIOD_PARTS / 2, MU_PERIOD_PARTS);
}

MuRect
mu_moved (const MuRect *rect, MuVelocity velocity, int32_t parts)
{
  MuRect moved = *rect;
  moved.front.x += nearest ((int64_t) velocity.x * parts);
  moved.front.y += nearest ((int64_t) velocity.y * parts);
  return moved;
}

MuVelocity
mu_velocity (MuAngle facing, MuFix distance)
{
  const MuDirection ahead = mu_forward (facing);
  return (MuVelocity){ (MuFix) (((int64_t) ahead.x * distance + MU_ONE / 2) >> 16),
                       (MuFix) (((int64_t) ahead.y * distance + MU_ONE / 2) >> 16) };
}
