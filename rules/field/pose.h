/* How a body stands, with what asking about it again and again needs worked out once: the way it
 * looks, its middle and how far it reaches along its own axes. */
#ifndef MUSTER_RULES_FIELD_POSE_H
#define MUSTER_RULES_FIELD_POSE_H

#include "rules/field/frame.h"

typedef struct {
  MuRect at;
  MuDirection ahead;
  MuPoint middle;
  int64_t across; /* its width and depth along its own axes, as these are rounded */
  int64_t deep;
} MuPose;

static inline MuPose
mu_pose_of (const MuRect *rect)
{
  const MuFrame frame = mu_frame_of (rect);
  const int64_t unit = mu_along (frame.ahead, frame.ahead.x, frame.ahead.y);
  return (MuPose){ .at = *rect,
                   .ahead = frame.ahead,
                   .middle = mu_frame_centre (&frame, rect),
                   .across = (unit * rect->width + MU_ONE / 2) >> 16,
                   .deep = (unit * rect->depth + MU_ONE / 2) >> 16 };
}

/* A point in its frame. */
static inline MuLocal
mu_pose_local (const MuPose *pose, MuPoint point)
{
  const MuFrame frame = { pose->at.front, mu_right_of (pose->ahead), pose->ahead };
  return mu_frame_local (&frame, point);
}

/* How two poses lie to each other: along each of their four axes the way between their middles and
 * the sum of both extents (twice the half of each). */
typedef enum { MU_AXIS_RIGHT, MU_AXIS_AHEAD, MU_AXIS_OTHER_RIGHT, MU_AXIS_OTHER_AHEAD } MuAxis;
#define MU_AXES 4

typedef struct {
  const MuPose *one, *other;
  int64_t x, y;     /* from middle to middle */
  int64_t straight; /* the cosine between them, and the sines each way, without their signs */
  int64_t aslant, aslant_back;
} MuPoses;

static inline MuPoses
mu_poses_of (const MuPose *one, const MuPose *other)
{
  const int64_t aslant
      = (int64_t) one->ahead.x * other->ahead.y - (int64_t) one->ahead.y * other->ahead.x;
  return (MuPoses){ .one = one,
                    .other = other,
                    .x = (int64_t) other->middle.x - one->middle.x,
                    .y = (int64_t) other->middle.y - one->middle.y,
                    .straight = mu_fix_size (mu_along (one->ahead, other->ahead.x, other->ahead.y)),
                    .aslant = mu_fix_size ((aslant + MU_ONE / 2) >> 16),
                    .aslant_back = mu_fix_size ((-aslant + MU_ONE / 2) >> 16) };
}

static inline MuDirection
mu_poses_axis (const MuPoses *poses, MuAxis axis)
{
  const MuPose *whose = axis < MU_AXIS_OTHER_RIGHT ? poses->one : poses->other;
  return axis % 2 ? whose->ahead : mu_right_of (whose->ahead);
}

/* The sum of both extents. */
static inline int64_t
mu_poses_extents (const MuPoses *poses, MuAxis axis)
{
  const bool own = axis < MU_AXIS_OTHER_RIGHT;
  const MuPose *whose = own ? poses->one : poses->other;
  const MuRect *crossed = own ? &poses->other->at : &poses->one->at;
  const bool lengthwise = axis % 2;
  const int64_t sharp = lengthwise == own ? poses->aslant : poses->aslant_back;
  const int64_t width = lengthwise ? sharp : poses->straight;
  const int64_t depth = lengthwise ? poses->straight : sharp;
  return (lengthwise ? whose->deep : whose->across)
         + ((width * crossed->width + depth * crossed->depth + MU_ONE / 2) >> 16);
}

/* mu_rect_keeps_clear of poses. */
bool mu_poses_keep_clear (const MuPose *one, const MuPose *other);

#endif
