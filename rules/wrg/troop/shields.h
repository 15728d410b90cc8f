/* WRG 5th: who can use his shield, from what he carries and does (wrg.shields.*). */
#ifndef MUSTER_RULES_WRG_TROOP_SHIELDS_H
#define MUSTER_RULES_WRG_TROOP_SHIELDS_H

#include "rules/battle/terms.h"
#include "rules/core/reading.h"
#include "rules/troop/troop.h"

/* The side that is shot at or struck. */
typedef enum {
  MU_WRG_FROM_FRONT,
  MU_WRG_FROM_LEFT,
  MU_WRG_FROM_RIGHT,
  MU_WRG_FROM_REAR,
  MU_WRG_FROM_OVERLAP, /* wrg.shields.overlap: a line that has not bent round */
} MuWrgSide;
#define MU_WRG_SIDES 5

/* What they are doing; a set. */
typedef enum {
  MU_WRG_CLIMBING = 1 << 0,    /* or carrying or pushing: hands full */
  MU_WRG_BACK_TURNED = 1 << 1, /* evading, breaking off, routing */
  MU_WRG_DISORDERED = 1 << 2,
  MU_WRG_MOVING = 1 << 3,         /* of a square: it shows its sides only then */
  MU_WRG_SHIELD_PROPPED = 1 << 4, /* wrg.shields.pavise */
  MU_WRG_MANTLET = 1 << 5,        /* behind one: wrg.shields.mantlet */
  MU_WRG_HARD_COVER = 1 << 6,     /* among trees or behind hard cover */
} MuWrgDoing;

typedef struct {
  MuTroop troop;
  MuWeapon using; /* at this moment; the side arm if none: pikes count only in charge or melee */
  MuWrgSide side;
  MuFormation formation;
  unsigned doing; /* MuWrgDoing set */
} MuWrgStance;

typedef struct {
  bool shieldless;   /* they cannot use shields, and it tells */
  bool cover;        /* they count as in cover when shot at */
  MuRule rule;       /* why shieldless, or why it does not tell; MU_RULE_NONE: shields in use */
  MuRule cover_rule; /* why in cover; MU_RULE_NONE: in the open */
} MuWrgProtection;

/* Against shooting with this weapon. */
MuWrgProtection mu_wrg_protection_shot (const MuReadings *readings, const MuWrgStance *stance,
                                        MuWeapon by);

/* Against hand-to-hand blows: never in cover. */
MuWrgProtection mu_wrg_protection_melee (const MuReadings *readings, const MuWrgStance *stance);

/* wrg.shields.side: whether shields do not reach this side of a formed body. */
bool mu_wrg_side_is_unshielded (const MuReadings *readings, MuWrgSide side);

/* wrg.shields.mantlet: figures that so many mantlets cover, of this many: the
 * bearer and one other each. */
int mu_wrg_mantlet_covers (int mantlets, int figures);

/* wrg.shields.pavise: quarters of a period that it takes to prop shields up or
 * to take them up again; 0 if they are as wanted. */
int mu_wrg_pavise_quarters (bool propped, bool wanted);

#endif
