/* Wheeling: a body swings on one end of its front, the other end goes forward.
 *
 * Which end is the pivot follows from the way it turns: the right front corner
 * for a wheel to the right.  The sums of what a wheel costs are the rule
 * systems'; this says where it leads and how far the outer end goes. */
#ifndef MUSTER_RULES_FIELD_WHEEL_H
#define MUSTER_RULES_FIELD_WHEEL_H

#include "rules/field/rect.h"

/* A wheel of less than a half turn: to the right above 0, to the left below. */
typedef int32_t MuWheel;

/* The most that a wheel turns: less than a half turn, so that it has a side. */
#define MU_WHEEL_MOST ((MuWheel) MU_ANGLE_HALF - 1)

/* The direction from one point to another, right to a part of 65536; 0 where
 * they are the same. */
MuAngle mu_angle_towards (MuPoint from, MuPoint to);

/* The turn from one facing to another by the shorter way, -MU_WHEEL_MOST - 1 to
 * MU_WHEEL_MOST. */
MuWheel mu_wheel_between (MuAngle from, MuAngle to);

/* Where the body stands after the wheel. */
MuRect mu_rect_wheeled (const MuRect *rect, MuWheel wheel);

/* How far the outer end of the front goes; never below 0. */
MuFix mu_wheel_length (MuFix width, MuWheel wheel);

/* The widest wheel to that side for which the outer end goes no farther than
 * length; never beyond the wheel itself. */
MuWheel mu_wheel_within (MuFix width, MuWheel wheel, MuFix length);

/* The wheel after which the point lies straight before the middle of the front.
 * false where no wheel of up to a quarter turn does that: the point is behind
 * the front, or too near the pivot. */
bool mu_wheel_to_point (const MuRect *rect, MuPoint point, MuWheel *wheel);

/* The least wheel of up to a quarter turn after which the body would strike
 * other by going straight ahead with at least share of its front (or with all
 * that other offers, if that is less). false where there is none. */
bool mu_wheel_to_strike (const MuRect *rect, const MuRect *other, MuFix share, MuWheel *wheel);

#endif
