/* The papers of Ancient Battles Deluxe: who has a printer and scissors has the game. Each is as its
 * scenario and the club's chart are; chart: NULL for the scenario's or the usual one. Nothing of
 * either is kept. */
#ifndef MUSTER_REPORTS_ABD_HEX_SHEETS_H
#define MUSTER_REPORTS_ABD_HEX_SHEETS_H

#include "lists/abd/chart.h"
#include "lists/abd/scenario.h"
#include "reports/document/sheets.h"

/* From side to side of a hex, millimetres; whatever is asked for is brought into these. */
#define MU_HEX_MM       22
#define MU_HEX_MM_LEAST 16
#define MU_HEX_MM_MOST  40

/* Counters of both sides, leaders, markers of actions and of tracks, to be cut out of paper printed
 * on both sides: each page of fronts is followed by one of their backs, which lie behind them when
 * the leaf is turned over its long edge. They fit hexes of hex_mm; 0: the usual. */
MuSheets *mu_hex_counters_sheets (const MuHexScenario *scenario, const MuAbdChart *chart,
                                  int hex_mm, MuPaper paper);

/* The map in tiles to glue together, hexes of hex_mm (0: the usual), behind a page that says how.
 */
MuSheets *mu_hex_map_sheets (const MuHexScenario *scenario, int hex_mm, MuPaper paper);
/* How many tiles that is across and down, and on how many pages. */
int mu_hex_map_tiles (const MuHexScenario *scenario, int hex_mm, MuPaper paper, int *across,
                      int *down);

/* All that is looked up while playing; what the book has not is marked. chart: not NULL. */
MuSheets *mu_hex_aid_sheets (const MuHexChart *chart, MuPaper paper);

/* The map, both orders of battle, panic levels, the turns, what else holds. */
MuSheets *mu_hex_scenario_sheets (const MuHexScenario *scenario, const MuAbdChart *chart,
                                  MuPaper paper);

/* What is written down turn by turn: command points, initiative, panic ratings, losses. */
MuSheets *mu_hex_turns_sheets (const MuHexScenario *scenario, const MuAbdChart *chart,
                               MuPaper paper);

/* All of that in one job: what is played, counters on leaves of their own, map, aid, turns. */
MuSheets *mu_hex_all_sheets (const MuHexScenario *scenario, const MuHexChart *chart, int hex_mm,
                             MuPaper paper);

#endif
