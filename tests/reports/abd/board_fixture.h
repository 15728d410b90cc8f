/* Scenarios for tests of the drawn hex board. */
#ifndef MUSTER_TESTS_REPORTS_ABD_BOARD_FIXTURE_H
#define MUSTER_TESTS_REPORTS_ABD_BOARD_FIXTURE_H

#include "lists/abd/chart.h"
#include "lists/abd/scenario.h"

/* Two small armies and all ground and hexsides there are, on 18 by 12 hexes; reinforcements by one
 * entry. */
MuHexScenario *board_scenario (void);
/* Clear ground of that size, a unit of each type a side. */
MuHexScenario *board_of_types (int columns, int rows);
/* The chart that comes with Muster. */
MuHexChart *board_chart (void);

#endif
