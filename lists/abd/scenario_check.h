/* All that is wrong with a scenario that is being made, at once and by place. Reading a file stops
 * at the first fault and names its line; beginning a battle stops at the first that the rules find.
 * A scenario without faults can be written, read again and begun; one with faults cannot. */
#ifndef MUSTER_LISTS_ABD_SCENARIO_CHECK_H
#define MUSTER_LISTS_ABD_SCENARIO_CHECK_H

#include "lists/abd/scenario.h"
#include "rules/core/rule.h"

/* What of the scenario a fault is about. */
typedef enum {
  MU_HEX_AT_SCENARIO, /* its name, its turns, its entries as a whole */
  MU_HEX_AT_ENTRY,    /* at: which, from 0 */
  MU_HEX_AT_ARMY,
  MU_HEX_AT_UNIT, /* at: which of its army */
} MuHexPart;

typedef struct {
  MuHexPart part;
  MuSide side; /* of an army or a unit */
  int at;
  int hex;     /* on the map, where there is one to look at; MU_ABD_OFF */
  MuRule rule; /* that says so; MU_RULE_NONE: common sense does */
  char *words; /* a sentence without full stop; "it" is the entry, army or unit */
} MuHexFault;

/* MuHexFault in the order of the file: the scenario, its entries, its armies with their units;
 * empty: nothing is wrong. Free with g_ptr_array_unref. */
GPtrArray *mu_hex_scenario_faults (const MuHexScenario *scenario);

#endif
