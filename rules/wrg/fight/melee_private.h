/* What the hand-to-hand sum asks of its check: rules/wrg/fight/melee*.c alone. */
#ifndef MUSTER_RULES_WRG_FIGHT_MELEE_PRIVATE_H
#define MUSTER_RULES_WRG_FIGHT_MELEE_PRIVATE_H

#include "rules/wrg/fight/column.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/troop/arms.h"

#define BIT(w)         WEAPON_BIT (w)
#define CREWED_TYPES   (MU_CHARIOT_TYPES | TYPE_BIT (EL))
#define INITIAL_PERIOD 1

/* The circumstances that these troops can meet, a set. */
unsigned mu_wrg_melee_possible (const MuTroop *fighter, const MuTroop *target);

/* The rule that limits the dice here; readings: NULL for the defaults. */
MuRule mu_wrg_melee_random_rule (const MuReadings *readings, const MuWrgMelee *melee);

/* possible: of melee_possible; refused: as mu_wrg_melee. */
MuWrgMeleeAnswer mu_wrg_melee_check (const MuReadings *readings, const MuWrgMelee *melee,
                                     unsigned possible, unsigned *refused);

#endif
