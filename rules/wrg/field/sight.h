/* WRG 5th: who sees whom over the ground (wrg.visibility.*). Bodies in the way,
 * and how far the weather lets one see, are for the caller; facing never matters. */
#ifndef MUSTER_RULES_WRG_FIELD_SIGHT_H
#define MUSTER_RULES_WRG_FIELD_SIGHT_H

#include "rules/core/rule.h"
#include "rules/field/terrain.h"

typedef struct {
  MuPoint at;
  bool on_rampart; /* of a work, or on a roof */
  bool betrayed;   /* by its own shooting: cover does not hide it */
} MuWrgEye;

typedef enum {
  MU_SIGHT_CLEAR,
  MU_SIGHT_OVER_CREST, /* sees from behind it, may not shoot, and is not seen for it */
  MU_SIGHT_FROM_STEEP, /* over a gentle hill or a low wood */
  MU_SIGHT_HIDDEN_IN_COVER,
  MU_SIGHT_DEEP_IN_COVER, /* the one who looks is */
  MU_SIGHT_BEHIND_COVER,
  MU_SIGHT_NOT_OVER_COVER, /* from a gentle hill */
  MU_SIGHT_IN_DEAD_GROUND, /* from a steep crest: within 100 paces of what hides it */
  MU_SIGHT_BEHIND_HILL,
  MU_SIGHT_BEHIND_WORK,
} MuWrgSight;
#define MU_WRG_SIGHTS 10

/* wrg.visibility.line-of-sight: what the one at from sees of the one at to. */
MuWrgSight mu_wrg_sight (const MuTerrain *terrain, const MuWrgEye *from, const MuWrgEye *to);

bool mu_wrg_sight_sees (MuWrgSight sight);
/* As far as sight goes: range, arc and friends between are another matter. */
bool mu_wrg_sight_shoots (MuWrgSight sight);
/* The rule behind it. */
MuRule mu_wrg_sight_rule (MuWrgSight sight);

/* wrg.visibility.woods: paces. */
#define MU_WRG_SIGHT_IN_COVER 20

/* wrg.visibility.dust, wrg.visibility.high-riders, wrg.visibility.gentle-hill: whether
 * troops that stand between hide the one from the other: the rule that hides, or
 * MU_RULE_NONE with *over (may be NULL) the rule by which they see over. riders:
 * either is on an elephant or a rampart.
 * READING: wrg.visibility.dust: troops hide what is behind them whether or not it
 * is dusty, unless one of the two stands higher than they do. */
MuRule mu_wrg_troops_hide (const MuTerrainCell *from, const MuTerrainCell *between,
                           const MuTerrainCell *to, bool riders, MuRule *over);

#endif
