/* The armies of a scenario as lists, for records of battles: each piece a unit, its leaders behind,
 * so that what tells of battles by lists tells of these too. */
#ifndef MUSTER_LISTS_ABD_COUNTER_LIST_H
#define MUSTER_LISTS_ABD_COUNTER_LIST_H

#include "lists/abd/scenario.h"
#include "lists/list/list.h"

#define MU_HEX_UNIT_STEPS   2 /* in good order; 1 in disorder */
#define MU_HEX_LEADER_STEPS 1

/* The side's list: units carry their type in `stand` ("PX"), leaders their kind ("LDR-A"). */
MuList *mu_hex_side_list (const MuHexScenario *scenario, MuSide side);
/* What counter a unit of such a list is. FALSE: a leader, and *kind his; both -1: no counter. */
gboolean mu_hex_unit_counter (const MuListUnit *unit, int *type, int *kind);

/* A scenario in which two armies of figures or stands meet on open ground, by the usual conversion,
 * without a scenario of its own; its special rules say what the counters cannot. NULL with
 * MU_FILE_ERROR_INVALID: one of them has nobody who fights, or there is no room. */
MuHexScenario *mu_hex_scenario_of_armies (const MuList *a, const MuList *b, GError **error);

#endif
