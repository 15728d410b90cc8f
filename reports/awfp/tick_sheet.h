/* The tick sheet of Fast Play: the orders of each turn, and for each unit its stands and figures to
 * strike off, its state, and what it needs to pass a morale test. */
#ifndef MUSTER_REPORTS_AWFP_TICK_SHEET_H
#define MUSTER_REPORTS_AWFP_TICK_SHEET_H

#include "reports/document/sheets.h"
#include "reports/papers.h"

/* orders: of a Fast Play army, borrowed during the call. What cannot happen to a unit has no box;
 * what has happened to it on the table is struck off. */
MuSheets *mu_tick_sheets (const MuOrderPaper *orders, MuPaper paper);

#endif
