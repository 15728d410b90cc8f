/* The parts of the reference sheet of Fast Play. */
#ifndef MUSTER_REPORTS_AWFP_REFERENCE_FAST_PRIVATE_H
#define MUSTER_REPORTS_AWFP_REFERENCE_FAST_PRIVATE_H

#include "lists/awfp/fastplay.h"
#include "reports/wrg/reference_private.h"

/* What the book says in words, by its headings: the turn; who orders; the orders; the army list;
 * the ground; losses. */
void mu_fast_add_turn (MuFlow *flow);
void mu_fast_add_command (MuFlow *flow);
void mu_fast_add_orders (MuFlow *flow);
void mu_fast_add_army (MuFlow *flow);
void mu_fast_add_ground (MuFlow *flow);
void mu_fast_add_losses (MuFlow *flow);

/* What it says in numbers. */
void mu_fast_add_morale (MuFlow *flow);
void mu_fast_add_troops (MuFlow *flow);
void mu_fast_add_weapons (MuFlow *flow);
void mu_fast_add_shields (MuFlow *flow);
void mu_fast_add_scale (MuFlow *flow);

/* What it has lost, with the words that say where the numbers are from; of the last four nothing
 * where the tables have no play. */
void mu_fast_add_leadership (MuFlow *flow, const MuFastPlay *tables);
void mu_fast_add_points (MuFlow *flow, const MuFastPlay *tables);
void mu_fast_add_moves (MuFlow *flow, const MuFastPlay *tables);
void mu_fast_add_missiles (MuFlow *flow, const MuFastPlay *tables);
void mu_fast_add_combat (MuFlow *flow, const MuFastPlay *tables);
void mu_fast_add_tests (MuFlow *flow, const MuFastPlay *tables);

/* --- rows ---------------------------------------------------------------------- */

#define MU_FAST_WORDS 110.0 /* points for the names of rows */

void mu_fast_add_source (MuFlow *flow, const MuFastPlay *tables);

#endif
