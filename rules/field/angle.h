/* Directions on the table: whole turns cut in 65536 parts, clockwise, 0 along
 * +y (the way side A faces).  Sines are integers, the same on every machine. */
#ifndef MUSTER_RULES_FIELD_ANGLE_H
#define MUSTER_RULES_FIELD_ANGLE_H

#include <stdint.h>

typedef uint16_t MuAngle;

#define MU_ANGLE_AHEAD   ((MuAngle) 0)
#define MU_ANGLE_QUARTER ((MuAngle) 16384)
#define MU_ANGLE_HALF    ((MuAngle) 32768)

/* One, in sines and in the parts of a direction. */
#define MU_ONE INT32_C (65536)

/* A direction of length MU_ONE. */
typedef struct {
  int32_t x;
  int32_t y;
} MuDirection;

/* Sine and cosine times MU_ONE; exact at the quarters, else right to two
 * parts in 65536. */
int32_t mu_sin (MuAngle angle);
int32_t mu_cos (MuAngle angle);

/* The way that a body of this facing looks, and the way to its right hand. */
MuDirection mu_oblique (MuAngle facing); /* by the sines, for any facing */
extern const MuDirection mu_axis_table[4];

/* Most bodies face along the axes: these are looked up. */
static inline MuDirection
mu_forward (MuAngle facing)
{
  return facing % MU_ANGLE_QUARTER == 0 ? mu_axis_table[facing / MU_ANGLE_QUARTER]
                                        : mu_oblique (facing);
}

static inline MuDirection
mu_rightward (MuAngle facing)
{
  return mu_forward ((MuAngle) (facing + MU_ANGLE_QUARTER));
}

/* The smaller angle between two facings, 0 to MU_ANGLE_HALF. */
uint32_t mu_angle_between (MuAngle a, MuAngle b);

#endif
