/* What hexes, units and faults of a scenario are called. All free with g_free. */
#ifndef MUSTER_APP_SESSION_ABD_HEX_WORDS_H
#define MUSTER_APP_SESSION_ABD_HEX_WORDS_H

#include "lists/abd/scenario_check.h"

/* "N8" */
char *mu_hex_words_name (const MuHexScenario *scenario, int hex);
/* "N8, woods, river to the north, Hastati of Rome, facing north-east, disordered, entry 1" */
char *mu_hex_words (const MuHexScenario *scenario, int hex);
/* "Hastati", or what its type is called */
char *mu_hex_words_unit (const MuHexScenario *scenario, MuSide side, int at);
/* "HI · N8, north-east", "LC · turn 3, entry 1", "MI · nowhere yet" */
char *mu_hex_words_unit_more (const MuHexScenario *scenario, MuSide side, int at);
/* "Rome: Hastati: there is a unit in N8 already" */
char *mu_hex_fault_words (const MuHexScenario *scenario, const MuHexFault *fault);
/* "Nothing is wrong", "2 things are wrong" */
char *mu_hex_faults_summary (const GPtrArray *faults);

#endif
