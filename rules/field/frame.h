/* A rectangle's own axes: what rect.c, line.c, wheel.c and the poses share in private. */
#ifndef MUSTER_RULES_FIELD_FRAME_H
#define MUSTER_RULES_FIELD_FRAME_H

#include "rules/field/rect.h"

/* Halves go up; the shift of a negative number keeps its sign on every
 * compiler that this builds with. */
_Static_assert((-1 >> 1) == -1, "arithmetic shift");

typedef struct {
  MuPoint origin;
  MuDirection right;
  MuDirection ahead;
} MuFrame;

static inline bool
mu_is_square_on (MuAngle facing)
{
  return facing % MU_ANGLE_QUARTER == 0;
}

static inline bool
mu_are_square_on (const MuRect *a, const MuRect *b)
{
  return mu_is_square_on (a->facing) && mu_is_square_on (b->facing);
}

/* The sines a quarter turn on are the same numbers: mu_rightward for less. */
static inline MuDirection
mu_right_of (MuDirection ahead)
{
  return (MuDirection){ ahead.y, -ahead.x };
}

static inline MuFrame
mu_frame_of (const MuRect *rect)
{
  const MuDirection ahead = mu_forward (rect->facing);
  return (MuFrame){ rect->front, mu_right_of (ahead), ahead };
}

/* How much of a way goes along a direction. */
static inline int64_t
mu_along (MuDirection direction, int64_t x, int64_t y)
{
  return (direction.x * x + direction.y * y + MU_ONE / 2) >> 16;
}

static inline MuLocal
mu_frame_local (const MuFrame *frame, MuPoint point)
{
  const int64_t x = point.x - frame->origin.x;
  const int64_t y = point.y - frame->origin.y;
  return (MuLocal){ (MuFix) mu_along (frame->right, x, y), (MuFix) mu_along (frame->ahead, x, y) };
}

static inline MuFix
mu_scaled (int64_t product)
{
  return (MuFix) ((product + MU_ONE / 2) >> 16);
}

static inline MuPoint
mu_frame_point (const MuFrame *frame, MuLocal local)
{
  const MuDirection right = frame->right;
  const MuDirection ahead = frame->ahead;
  return (MuPoint){
    frame->origin.x + mu_scaled ((int64_t) right.x * local.u + (int64_t) ahead.x * local.v),
    frame->origin.y + mu_scaled ((int64_t) right.y * local.u + (int64_t) ahead.y * local.v),
  };
}

static inline MuPoint
mu_frame_centre (const MuFrame *frame, const MuRect *rect)
{
  return mu_frame_point (frame, (MuLocal){ 0, -rect->depth / 2 });
}

/* mu_rect_front_meets, of a body whose corners in the frame of rect are these; square: it stands
 * square to rect. */
bool mu_front_meets_corners (const MuRect *rect, const MuLocal corner[4], bool square, MuFix gap,
                             MuFix *from, MuFix *to);

#endif
