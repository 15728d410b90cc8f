/* WRG 5th: may the transport of a unit stand here? (wrg.units.pack-animals): verdicts upon
 * rectangles of ground, asked where armies deploy and by the engine. */
#ifndef MUSTER_RULES_WRG_TROOP_TRAIN_H
#define MUSTER_RULES_WRG_TROOP_TRAIN_H

#include <stdbool.h>

#include "rules/core/rule.h"
#include "rules/field/rect.h"
#include "rules/troop/troop.h"

/* wrg.units.pack-animals: the rule that bars transport of this type from standing on this ground
 * while its unit stands on that; MU_RULE_NONE if it may. halted: the unit is to hold.
 * READING: wrg.units.pack-animals: behind, or before, the centre is where the line from the middle
 * of the unit to its rear, or its front, goes through the animals, no more than a normal move
 * away (wrg.units.sub-unit.tether). Who places camels before a unit that holds has ordered them
 * there. */
MuRule mu_wrg_train_refused (MuTroopType type, const MuRect *ground, const MuRect *unit,
                             bool halted);

/* The middle of its front where it stands right behind its unit. */
MuPoint mu_wrg_train_place (const MuRect *unit);

#endif
