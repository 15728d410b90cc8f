/* Fast Play: whether a unit counts as shielded (awfp.shields.*). */
#ifndef MUSTER_RULES_AWFP_SHIELD_H
#define MUSTER_RULES_AWFP_SHIELD_H

#include "rules/awfp/troop.h"

/* The side that is shot at or struck. */
typedef enum { MU_AWFP_FRONT, MU_AWFP_LEFT, MU_AWFP_RIGHT, MU_AWFP_REAR } MuAwfpSide;
#define MU_AWFP_SIDES 4

typedef struct {
  MuAwfpTroop troop;
  MuAwfpWeapon using; /* at this moment, to shoot or to fight; the sword if none */
  MuAwfpSide side;
  int round;         /* of the close combat, from 1; 0: it is shot at */
  bool by_artillery; /* it is shot at by engines */
} MuAwfpStance;

typedef struct {
  bool shielded;
  MuRule rule;
} MuAwfpShielding;

/* awfp.shields.elephants, awfp.shields.chariots, awfp.shields.artillery: the rule by
 * which this kind always counts as shielded, MU_RULE_NONE for all others. */
MuRule mu_awfp_shield_always (MuAwfpKind kind);

/* Does the unit count as shielded at this moment, and by which rule? */
MuAwfpShielding mu_awfp_shielding (const MuAwfpStance *stance);

#endif
