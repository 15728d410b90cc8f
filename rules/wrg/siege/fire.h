/* WRG 5th: a fire from its first spark to its ashes (wrg.engineering.fire.start,
 * wrg.engineering.fire.destroy, wrg.engineering.fire.rain, wrg.engineering.fire.wind). */
#ifndef MUSTER_RULES_WRG_SIEGE_FIRE_H
#define MUSTER_RULES_WRG_SIEGE_FIRE_H

#include <stdbool.h>

#include "rules/core/reading.h"
#include "rules/core/trace.h"

typedef enum {
  MU_BURN_BUILDING,
  MU_BURN_WOOD,
  MU_BURN_DOOR,
  MU_BURN_PALISADE,
  MU_BURN_PENTHOUSE,
  MU_BURN_TOWER,
  MU_BURN_GRASS, /* where drought lets it burn: not shot at, only spread to */
} MuWrgBurnable;
#define MU_BURNABLES 7

/* What starts a fire. */
typedef enum {
  MU_IGNITE_MISSILES,
  MU_IGNITE_FLAME_THROWER,
  MU_IGNITE_INSIDE,
} MuWrgIgnition;

#define MU_WRG_FIRE_STARTS     20 /* points */
#define MU_WRG_FIRE_DESTROYS   3  /* periods */
#define MU_WRG_FIRE_BURNS_OUT  5  /* periods */
#define MU_WRG_FIRE_LEAP       30 /* paces */
#define MU_WRG_FIRE_LIT_WITHIN 2  /* periods that troops inside need */

typedef enum {
  MU_FIRE_NOT_LIT,
  MU_FIRE_BURNING,
  MU_FIRE_PUT_OUT,   /* by rain or snow; may be lit anew where that is allowed */
  MU_FIRE_BURNT_OUT, /* nothing is left to burn; the place may be entered */
} MuWrgFireStage;

/* One thing that burns or is to burn. Zero it to begin. Plain data. */
typedef struct {
  MuWrgFireStage stage;
  int points;   /* fire points so far, 0 to 20 */
  int idle;     /* periods in a row without fire missiles since points came */
  int idle_all; /* all such periods since points came */
  int kindling; /* periods in a row that troops inside spent on lighting it */
  int age;      /* whole periods after the one in which it was lit */
  bool rained;  /* rain or snow has fallen in this game */
} MuWrgFire;

/* What befell it in one period. */
typedef struct {
  bool missiles;      /* fire missiles were shot at it, whatever they did */
  int points;         /* casualty equivalents of those, 0 or more */
  bool flame_thrower; /* a flame-thrower lit it */
  bool inside;        /* troops inside spent the whole period on lighting it */
  bool rain;          /* rain or snow falls */
} MuWrgFirePeriod;

/* What the period brought; a set. */
typedef enum {
  MU_FIRE_LIT = 1 << 0,
  MU_FIRE_DESTROYS = 1 << 1, /* who is still in it is destroyed */
  MU_FIRE_BURNS_OUT = 1 << 2,
  MU_FIRE_RAINED_OUT = 1 << 3,
} MuWrgFireEvent;

/* One period, at its end. Returns a set of MuWrgFireEvent. trace (may be NULL)
 * is emptied and gets what was added to the points and cancelled of them, or a period of burning.
 */
unsigned mu_wrg_fire_step (const MuReadings *readings, MuWrgFire *fire,
                           const MuWrgFirePeriod *period, MuTrace *trace);

/* The rule that keeps such a fire from being started: rain or snow has fallen,
 * or nobody can stand inside (a door, a palisade, grass); MU_RULE_NONE if it may. */
MuRule mu_wrg_fire_refused (const MuReadings *readings, MuWrgIgnition by, MuWrgBurnable what,
                            bool rained);

/* Whether fire of this age passes to what lies gap paces downwind: in strong wind
 * from a wood or building in its third period, over grass with every period.
 * trace (may be NULL) is emptied and gets reach and gap. */
bool mu_wrg_fire_spreads (const MuReadings *readings, MuWrgBurnable what, int age, bool strong_wind,
                          int gap, MuTrace *trace);

#endif
