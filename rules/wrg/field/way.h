/* WRG 5th: from what lies on the ground to what it costs (wrg.move.difficult.*). */
#ifndef MUSTER_RULES_WRG_FIELD_WAY_H
#define MUSTER_RULES_WRG_FIELD_WAY_H

#include "rules/field/terrain.h"
#include "rules/wrg/field/ground.h"

/* For mu_terrain_build. wrg.move.difficult.linear: obstacles take 20 paces at
 * least; wrg.move.difficult.river: a river has 30. On such a grid the least width
 * of a MuWrgGroundCost is there already: its times are all that a distance over
 * it needs. */
extern const MuTerrainTerms mu_wrg_terrain_terms;

/* What infantry may fight across from behind it (wrg.melee.tactical.obstacle-infantry). */
#define MU_WRG_LIES_OBSTACLE                                                                       \
  (MU_LIES_WATER | MU_LIES (MU_FEATURE_FORD) | MU_LIES (MU_FEATURE_HEDGE)                          \
   | MU_LIES (MU_FEATURE_WALL) | MU_LIES (MU_FEATURE_PALISADE) | MU_LIES (MU_FEATURE_RAMPART)      \
   | MU_LIES (MU_FEATURE_ABATIS) | MU_LIES (MU_FEATURE_DITCH) | MU_LIES (MU_FEATURE_FORT_WALL))

/* The ground of a kind of feature; MU_WRG_GROUND_OPEN for what costs nothing.
 * *barred: the rule that lets nobody across, or MU_RULE_NONE.
 * READING: wrg.move.difficult.infantry: a ditch is a linear obstacle like a stream
 * or hedge; a light wood or an orchard is a wood, as the book knows no other.
 * READING: wrg.move.difficult.river: a pond or lake is a river that is too wide to swim and has
 * neither ford nor bridge. */
MuWrgGround mu_wrg_ground_of (MuFeatureKind kind, MuRule *barred);

/* What a body has under it. */
typedef struct {
  MuTerrainMask mask;
  bool road;      /* all of it on a road, path or bridge */
  bool climbs;    /* uphill */
  bool rivers_up; /* mu_wrg_rivers_are_up */
} MuWrgFooting;

/* READING: wrg.move.difficult.roads: a body up to so many paces wide, a column,
 * goes by road, bridge, ford, gateway or breach if its middle file does. */
#define MU_WRG_COLUMN_WIDTH 40

/* width: of the body's front. */
MuWrgFooting mu_wrg_footing (const MuTerrainStretch *stretch, MuFix width, bool rivers_up);

/* MU_RULE_NONE and the cost, or the rule that lets nobody of this kind pass.
 * READING: wrg.move.difficult.infantry: where several kinds of difficult ground
 * lie together, or under different parts of a body, the worst of them counts for
 * all of it, once. */
MuRule mu_wrg_footing_cost (const MuReadings *readings, const MuWrgFooting *footing,
                            MuTroopType type, bool engines_by_hand, MuWrgGroundCost *cost);

/* A part of a straight advance that costs the same all along.
 * READING: wrg.move.difficult.linear: an obstacle of a kind that part of the body
 * is still crossing costs no further delay. */
typedef struct {
  MuFix from;
  MuFix to;
  MuWrgGroundCost cost;
  MuTerrainMask mask;
  int delay;      /* quarter periods, for obstacles that the front reaches as it begins */
  MuRule refused; /* nobody of this kind goes on from here; the last leg then */
} MuWrgLeg;
#define MU_WRG_LEGS 24

/* Who moves, and in what water. */
typedef struct {
  MuTroopType type;
  bool engines_by_hand;
  bool rivers_up;
} MuWrgWalker;

/* wrg.move.difficult.artillery: such troops in ordinary water; the crew of a light bolt-shooter
 * carries it. crew: of each model. */
MuWrgWalker mu_wrg_walker (const MuTroop *troop, const MuCrew *crew);

/* The legs of an advance of this distance, in order, from 0, without gaps, up to
 * where it is refused. legs: room for MU_WRG_LEGS. Returns their number. */
int mu_wrg_legs (const MuReadings *readings, const MuTerrain *terrain, const MuRect *rect,
                 MuFix distance, const MuWrgWalker *walker, MuWrgLeg *legs);

/* How far along the legs a move of so many lengths takes the body.
 * quarter: a quarter period's worth of the move, which the delays take
 * (wrg.move.difficult.linear); entered: that of the leg at 0 has been paid for in
 * an earlier period. *stopped (may be NULL): the rule of the
 * leg that refused it, or MU_RULE_NONE. */
MuFix mu_wrg_legs_reach (const MuWrgLeg *legs, int count, MuFix move, MuFix quarter, bool entered,
                         MuRule *stopped);

#endif
