#include "rules/field/meet.h"

typedef struct {
  int64_t enter; /* in parts of a period */
  int64_t leave;
} Span;

static int64_t
along (MuDirection axis, int64_t x, int64_t y)
{
  return (axis.x * x + axis.y * y + MU_ONE / 2) >> 16;
}

/* Twice the half extent along an axis. */
static int64_t
extent (const MuRect *rect, MuDirection axis)
{
  const MuDirection right = mu_rightward (rect->facing);
  const MuDirection ahead = mu_forward (rect->facing);
  return (mu_fix_size (along (axis, right.x, right.y)) * rect->width
          + mu_fix_size (along (axis, ahead.x, ahead.y)) * rect->depth + MU_ONE / 2)
         >> 16;
}

static int64_t
floor_divide (int64_t part, int64_t whole)
{
  const int64_t quotient = part / whole;
  return quotient * whole != part && (part < 0) != (whole < 0) ? quotient - 1 : quotient;
}

/* Narrows the span to when the shadows on this axis overlap; false: never.
 * apart: twice the way from a's middle to b's; closing: twice how fast a gains
 * on b; reach: the sum of both extents. */
static bool
narrow (Span *span, int64_t apart, int64_t closing, int64_t reach)
{
  /* what the rounding of oblique facings may make of two touching edges */
  if (mu_fix_size (apart) < reach && reach - mu_fix_size (apart) <= 2 * MU_RECT_SLACK
      && (apart > 0) == (closing > 0))
    apart = apart > 0 ? reach : -reach;
  if (closing == 0)
    return mu_fix_size (apart) + MU_RECT_SLACK < reach;
  const int64_t one = floor_divide ((apart - reach) * MU_PERIOD_PARTS, closing);
  const int64_t two = floor_divide ((apart + reach) * MU_PERIOD_PARTS, closing);
  const int64_t enter = one < two ? one : two;
  const int64_t leave = one < two ? two : one;
  span->enter = enter > span->enter ? enter : span->enter;
  span->leave = leave < span->leave ? leave : span->leave;
  return span->enter < span->leave;
}

static bool
cannot_meet (const MuRect *a, const MuRect *b, int64_t dx, int64_t dy)
{
  const int64_t size = (int64_t) a->width + a->depth + b->width + b->depth;
  return mu_fix_size ((int64_t) a->front.x - b->front.x) > size + mu_fix_size (dx)
         || mu_fix_size ((int64_t) a->front.y - b->front.y) > size + mu_fix_size (dy);
}

bool
mu_meet (const MuRect *a, MuVelocity va, const MuRect *b, MuVelocity vb, int32_t *when)
{
  const int64_t dx = (int64_t) va.x - vb.x;
  const int64_t dy = (int64_t) va.y - vb.y;
  if ((dx == 0 && dy == 0) || cannot_meet (a, b, dx, dy))
    return false;
  const MuDirection axis[4] = { mu_forward (a->facing), mu_rightward (a->facing),
                                mu_forward (b->facing), mu_rightward (b->facing) };
  const int axes = (a->facing - b->facing) % MU_ANGLE_QUARTER == 0 ? 2 : 4;
  const MuPoint one = mu_rect_centre (a);
  const MuPoint two = mu_rect_centre (b);
  Span span = { INT64_MIN, MU_PERIOD_PARTS };
  for (int i = 0; i < axes; i++) {
    const int64_t apart = 2 * along (axis[i], (int64_t) two.x - one.x, (int64_t) two.y - one.y);
    if (!narrow (&span, apart, 2 * along (axis[i], dx, dy),
                 extent (a, axis[i]) + extent (b, axis[i])))
      return false;
  }
  if (span.enter < 0)
    return false;
  *when = (int32_t) span.enter;
  return true;
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

/* Narrows the span of the line that runs from start by change to low..high. */
static bool
narrow_line (Span *span, int64_t start, int64_t change, int64_t low, int64_t high)
{
  if (change == 0)
    return start > low && start < high;
  int64_t enter = (low - start) * MU_PERIOD_PARTS / change;
  int64_t leave = (high - start) * MU_PERIOD_PARTS / change;
  if (change < 0) {
    const int64_t swap = enter;
    enter = leave;
    leave = swap;
  }
  span->enter = enter > span->enter ? enter : span->enter;
  span->leave = leave < span->leave ? leave : span->leave;
  return span->enter < span->leave;
}

bool
mu_line_crosses (MuPoint from, MuPoint to, const MuRect *rect)
{
  const MuLocal one = mu_rect_local (rect, from);
  const MuLocal two = mu_rect_local (rect, to);
  const MuFix half = rect->width / 2 - MU_RECT_SLACK;
  Span span = { 0, MU_PERIOD_PARTS };
  return narrow_line (&span, one.u, (int64_t) two.u - one.u, -half, half)
         && narrow_line (&span, one.v, (int64_t) two.v - one.v, -rect->depth + MU_RECT_SLACK,
                         -MU_RECT_SLACK);
}
