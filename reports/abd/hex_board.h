/* Boards filled from what is written down. */
#ifndef MUSTER_REPORTS_ABD_HEX_BOARD_H
#define MUSTER_REPORTS_ABD_HEX_BOARD_H

#include "lists/abd/scenario.h"
#include "reports/abd/hex_scene.h"

/* The map with what stands on it at the start; who comes later or has no hex yet is left out. A
 * piece's body counts as the set-up does. chart: NULL for the scenario's or the usual one. */
MuHexScene *mu_hex_scenario_scene (const MuHexScenario *scenario, const MuAbdChart *chart);
/* A ring about each hex by which somebody may enter, with the number of his entry. */
void mu_hex_scene_add_entries (MuHexScene *scene, const MuAbdSetup *setup);

/* The name of a unit or leader as the scenario has it, else its type's words; translated. */
const char *mu_hex_unit_name (const MuHexSide *side, guint unit, MuAbdType type);
const char *mu_hex_leader_name (const MuHexSide *side, guint leader, MuAbdLeaderKind kind);
/* "LDR-A"; static. */
const char *mu_hex_leader_key (MuAbdLeaderKind kind);

#endif
