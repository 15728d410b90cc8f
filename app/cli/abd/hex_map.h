/* The map of a scenario as text, who stands where, and what lies along its hexsides. */
#ifndef MUSTER_APP_CLI_ABD_HEX_MAP_H
#define MUSTER_APP_CLI_ABD_HEX_MAP_H

#include "app/cli/core/call.h"
#include "lists/abd/scenario.h"

/* For people: a drawing with a legend of what is on it. */
void mu_say_hex_map (MuCall *call, const MuHexScenario *scenario);
/* For scripts: "row" and the signs that a file has, then "hexside", hex, direction, kind. */
void mu_out_hex_map (MuCall *call, const MuHexScenario *scenario);

#endif
