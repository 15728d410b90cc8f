/* How figures are organised into units (wrg.units.*): the numbers of the rule book,
 * which an army book may narrow. */
#ifndef MUSTER_LISTS_WRG_ORGANISATION_H
#define MUSTER_LISTS_WRG_ORGANISATION_H

#include "lists/book/book.h"
#include "rules/wrg/battle/setup.h"

#define MU_UNIT_TRAIN_MAX MU_BATTLE_FIGURES_MAX /* wrg.units.min-size: transport has no limits */

/* wrg.units.min-size: figures or models of a unit that is neither a guard nor a part;
 * transport has no limits. */
int mu_unit_least (const MuTroop *troop);

/* wrg.units.max-size: figures of a unit with its sub-units. */
int mu_unit_whole_most (const MuTroop *troop);

/* wrg.units.max-size, wrg.units.max-models: figures or models of one body. option: from which they
 * are, NULL for none. */
int mu_unit_most (const MuTroop *troop, const MuBookOption *option);

/* wrg.units.max-models: engines with a crew of so many each that one unit may have. */
int mu_unit_engines_most (int crew);

/* wrg.units.bodyguard: whether such troops may guard a general. */
gboolean mu_unit_may_guard (const MuTroop *troop, gboolean regular_general);

#endif
