/* WRG 5th: what is fought out here, what counts as a unit in an assault, and
 * what works are seen (wrg.engineering.scope, wrg.engineering.assault-bodies,
 * wrg.visibility.fortifications, wrg.visibility.obstacles). */
#ifndef MUSTER_RULES_WRG_SIEGE_ASSAULT_H
#define MUSTER_RULES_WRG_SIEGE_ASSAULT_H

#include <stdbool.h>

#include "rules/core/trace.h"
#include "rules/wrg/nerve/reaction.h"

/* What a player may want to do at a fortress. */
typedef enum {
  MU_SIEGE_BREACH_WALL, /* batter a stone wall down */
  MU_SIEGE_MINE,
  MU_SIEGE_BUILD_WORKS, /* field defences, in the battle */
  MU_SIEGE_ASSAULT_BREACH,
  MU_SIEGE_ESCALADE,
  MU_SIEGE_BRING_TOWER,
  MU_SIEGE_FILL_DITCH,
  MU_SIEGE_CLEAR_PALISADE,
} MuWrgSiegeTask;

/* The rule that leaves the task out of a battle, MU_RULE_NONE if it is in it. */
MuRule mu_wrg_siege_refused (MuWrgSiegeTask task);

/* What a group does in an assault. */
typedef enum {
  MU_GROUP_HOLDS_WALL, /* a given length of wall, or a tower */
  MU_GROUP_RESERVE,
  MU_GROUP_BRINGS_GEAR, /* ram, penthouse, tower */
  MU_GROUP_CREWS_GEAR,
  MU_GROUP_COVERS_BY_SHOOTING,
  MU_GROUP_ESCALADES,
  MU_GROUP_NONE, /* nothing together */
} MuWrgGroupTask;

/* The rule by which the group is a unit, MU_RULE_NONE if it is not one. */
MuRule mu_wrg_assault_unit (MuWrgGroupTask task);

/* Paces within which figures count. */
#define MU_WRG_ASSAULT_REACH 150

/* The factor of the reaction test that strengths in an assault give: visible figures within
 * 150 paces in place of units; MU_REACTION_FACTORS: none, they are equal.
 * trace (may be NULL) is emptied and gets the two numbers. */
MuWrgReactionFactor mu_wrg_assault_strengths (int friends, int enemies, MuTrace *trace);

/* What is seen of the troops in a fortification, from wherever it is seen itself. */
typedef struct {
  bool occupied; /* somebody is known to be in it */
  int bodies;    /* seen as what they are: those on the ramparts */
} MuWrgFortSight;

/* Bodies on the ramparts and elsewhere within. trace (may be NULL) is emptied and
 * gets those that are seen. */
MuWrgFortSight mu_wrg_fort_sight (int on_ramparts, int within, MuTrace *trace);

typedef enum { MU_OBSTACLE_DITCH, MU_OBSTACLE_CALTROPS } MuWrgObstacle;

/* Paces at which an obstacle is seen, from high ground or from its own level; sight:
 * paces that can be seen at all just now. trace (may be NULL) is emptied and gets them. */
int mu_wrg_obstacle_seen_at (MuWrgObstacle obstacle, bool from_high_ground, int sight,
                             MuTrace *trace);

#endif
