/* WRG 5th: what ground costs (wrg.move.difficult.*): how often a distance counts,
 * who may not pass at all, rivers and fords. */
#ifndef MUSTER_RULES_WRG_FIELD_GROUND_H
#define MUSTER_RULES_WRG_FIELD_GROUND_H

#include <stdbool.h>

#include "rules/core/reading.h"
#include "rules/troop/troop.h"

typedef enum {
#define GROUND(name, key, words) MU_WRG_GROUND_##name,
#include "rules/wrg/field/grounds.def"
#undef GROUND
  MU_WRG_GROUNDS
} MuWrgGround;

/* As the terrain rules group who moves. */
typedef enum {
  MU_WRG_BY_FOOT,
  MU_WRG_BY_LIGHT_FOOT, /* LI, LMI: they swim; LI loses no time at an obstacle */
  MU_WRG_BY_HORSE,
  MU_WRG_BY_CAMEL,
  MU_WRG_BY_ELEPHANT,
  MU_WRG_BY_VEHICLE,
  MU_WRG_BY_HAND, /* light bolt-shooters */
} MuWrgTravel;
#define MU_WRG_TRAVELS 7

/* engines: those of MU_TROOP_ART carried by hand, light bolt-shooters. */
MuWrgTravel mu_wrg_travel (MuTroopType type, bool engines_by_hand);

/* A way across. */
typedef struct {
  MuWrgGround ground;
  bool road;      /* on a road, a path or a bridge */
  bool uphill;    /* climbing the hill */
  int width;      /* paces, of a river; 0 if it does not matter */
  bool rivers_up; /* mu_wrg_rivers_are_up */
} MuWrgWay;

typedef struct {
  int times;        /* each pace counts so often: 1, 2 or 4 */
  bool normal_only; /* at the normal rate, rout excepted */
  int least;        /* paces that it is wide at least; 0: as it is */
  int delay;        /* quarters, as the leading figures reach it */
  MuRule rule;      /* behind times; MU_RULE_NONE for open ground */
} MuWrgGroundCost;

/* MU_RULE_NONE and the cost, or the rule that lets nobody of this kind pass.
 * type: of the troop; vehicles without a type of their own are MU_TROOP_ART. */
MuRule mu_wrg_ground_cost (const MuReadings *readings, const MuWrgWay *way, MuTroopType type,
                           bool engines_by_hand, MuWrgGroundCost *cost);

/* Paces of the move that so many paces of that ground take, the obstacle's own
 * width at least. */
int mu_wrg_ground_paces (const MuWrgGroundCost *cost, int distance);
/* Paces of that ground that so many paces of the move reach into it. */
int mu_wrg_ground_reach (const MuWrgGroundCost *cost, int move);

/* wrg.move.difficult.river: a narrower river is a stream. */
#define MU_WRG_RIVER_WIDTH 30

/* wrg.move.difficult.ford: whether an untried section is a ford: an ordinary die. */
bool mu_wrg_is_ford (int width, int face);

/* wrg.weather.rain.rivers: what a crossing is like in high water; *none: no way
 * across without bridge or boat. */
MuWrgGround mu_wrg_crossing_in_flood (const MuReadings *readings, MuWrgGround crossing, bool *none);

#endif
