/* The tick sheet of Fast Play: the orders of each turn, and for each unit its stands and figures to
 * strike off, its state, and what it needs to pass a morale test. */
#ifndef MUSTER_REPORTS_AWFP_TICK_SHEET_H
#define MUSTER_REPORTS_AWFP_TICK_SHEET_H

#include "lists/book/book.h"
#include "lists/list/list.h"
#include "reports/document/sheets.h"

/* list: of Fast Play. book: NULL where it stands by its id. Both are borrowed during the call. What
 * cannot happen to a unit has no box. */
MuSheets *mu_tick_sheets (const MuList *list, const MuBook *book, MuPaper paper);

#endif
