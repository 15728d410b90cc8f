/* Fast Play: which orders troops may have at all, and what they cost, wherever the battle is
 * fought: by the engine, at the table, on paper. */
#ifndef MUSTER_RULES_AWFP_BATTLE_ORDER_H
#define MUSTER_RULES_AWFP_BATTLE_ORDER_H

#include <stdbool.h>

#include "rules/awfp/battle/markers.h"
#include "rules/awfp/troop.h"
#include "rules/core/rule.h"

#define MU_AWFP_DUMMIES 3 /* awfp.orders.dummy: that a side may lay in a turn */

/* The rule by which such troops never have that order, MU_RULE_NONE if they may. fanatic: they have
 * the duties of fanatics, or are frenzied. */
MuRule mu_awfp_order_refused (const MuAwfpTroop *troop, bool fanatic, MuAwfpMarked order);

/* Of the orders of a turn, how many that one takes: 0 for none and for a dummy. */
int mu_awfp_order_price (const MuAwfpTroop *troop, bool fanatic, MuAwfpMarked order);

/* Whether troops of that kind ever try to charge in a frenzy. */
bool mu_awfp_kind_rages (MuAwfpKind kind);

#endif
