/* The order sheet of a side: for each body its orders as written, room for new ones, and its state
 * to be struck off. Folded once at the dotted line, names show and orders do not. */
#ifndef MUSTER_REPORTS_WRG_ORDER_SHEET_H
#define MUSTER_REPORTS_WRG_ORDER_SHEET_H

#include "reports/document/sheets.h"
#include "reports/papers.h"

/* sheet: of a list of WRG. */
MuSheets *mu_order_sheets (const MuOrderPaper *sheet, MuPaper paper);

#endif
