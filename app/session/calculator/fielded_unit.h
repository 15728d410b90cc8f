/* A unit of tonight's armies, or of a saved list (side -1), as the Calculator offers it.
 * Properties: army, name, troops (the notation), figures (that are left), lost
 * (men, carried ones too), words ("12 figures"). */
#ifndef MUSTER_APP_SESSION_CALCULATOR_FIELDED_UNIT_H
#define MUSTER_APP_SESSION_CALCULATOR_FIELDED_UNIT_H

#include "app/session/item.h"
#include "app/sums/core/sum.h"
#include "lists/list/list.h"

#define MU_TYPE_FIELDED_UNIT (mu_fielded_unit_get_type ())
G_DECLARE_FINAL_TYPE (MuFieldedUnit, mu_fielded_unit, MU, FIELDED_UNIT, MuItem)

MuFieldedUnit *mu_fielded_unit_new (const MuList *list, MuSumUnit place);

MuSumUnit mu_fielded_unit_get_place (MuFieldedUnit *unit);
const char *mu_fielded_unit_get_name (MuFieldedUnit *unit);
const char *mu_fielded_unit_get_army (MuFieldedUnit *unit);
const char *mu_fielded_unit_get_troops (MuFieldedUnit *unit); /* in notation, without a crew */
const MuCrew *mu_fielded_unit_get_crew (MuFieldedUnit *unit); /* count 0 for figures */
int mu_fielded_unit_get_figures (MuFieldedUnit *unit);        /* left */
int mu_fielded_unit_get_at_start (MuFieldedUnit *unit);
/* Figures left, and men lost tonight. */
void mu_fielded_unit_set_standing (MuFieldedUnit *unit, int figures, int lost);

#endif
