/* When two moving bodies meet. */
#ifndef MUSTER_RULES_FIELD_MEET_H
#define MUSTER_RULES_FIELD_MEET_H

#include "rules/field/pose.h"

/* A period in the parts that moves are timed in: fine enough that whoever goes
 * to meet another stops exactly there. */
#define MU_PERIOD_PARTS (1 << 20)

/* Lengths a period. */
typedef struct {
  MuFix x;
  MuFix y;
} MuVelocity;

/* Whether two bodies that do not share ground now come to share it within
 * MU_PERIOD_PARTS if they keep their velocities, and when. Bodies that touch
 * and close meet at 0; bodies that touch and slide or part do not meet. */
bool mu_meet (const MuRect *a, MuVelocity va, const MuRect *b, MuVelocity vb, int32_t *when);

/* The same of poses that do not stay as they are to each other. */
bool mu_poses_meet (const MuPose *a, MuVelocity va, const MuPose *b, MuVelocity vb, int32_t *when);

/* Where a body is after so many parts of a period. */
MuRect mu_moved (const MuRect *rect, MuVelocity velocity, int32_t parts);

/* Straight ahead (back: negative) so far in a period. */
MuVelocity mu_velocity (MuAngle facing, MuFix distance);

#endif
