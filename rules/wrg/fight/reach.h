/* WRG 5th: how far a missile carries (wrg.shoot.range.*). */
#ifndef MUSTER_RULES_WRG_FIGHT_REACH_H
#define MUSTER_RULES_WRG_FIGHT_REACH_H

#include "rules/core/reading.h"
#include "rules/core/trace.h"
#include "rules/troop/troop.h"

/* Where somebody stands, of ground that is otherwise level. */
typedef enum {
  MU_WRG_ON_GROUND,
  MU_WRG_ON_ELEPHANT, /* a camel in elephant disguise too: wrg.shoot.overhead.none */
  MU_WRG_ON_RAMPART,
  MU_WRG_ON_ROOF,
  MU_WRG_ON_WALL,  /* of stone */
  MU_WRG_ON_TOWER, /* or an inner stone wall */
} MuWrgPerch;
#define MU_WRG_PERCHES 6

/* The terrain slope between the two. */
typedef enum {
  MU_WRG_SLOPE_LEVEL,
  MU_WRG_SLOPE_SHOOTER_ABOVE,
  MU_WRG_SLOPE_TARGET_ABOVE
} MuWrgSlope;

typedef struct {
  MuTroop shooter;
  MuWeapon weapon;
  MuWrgSlope slope;
  MuWrgPerch shooter_on, target_on;
  bool both_in_wood; /* not from its edge outward */
} MuWrgReach;

/* Over 0 where the shooter stands higher, below 0 where the target does, 0 at
 * the same height (wrg.shoot.range.height-order). */
int mu_wrg_height (MuWrgSlope slope, MuWrgPerch shooter_on, MuWrgPerch target_on);

/* Range in paces, 0 for a weapon that does not shoot. trace (may be NULL) is
 * emptied and gets the lines that sum to it. */
int mu_wrg_reach (const MuReadings *readings, const MuWrgReach *reach, MuTrace *trace);

/* wrg.shoot.tactical.over-half: whether a shot over this distance is beyond
 * half range. */
bool mu_wrg_reach_is_far (const MuReadings *readings, const MuWrgReach *reach, int distance);

#endif
