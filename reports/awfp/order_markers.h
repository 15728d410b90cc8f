/* Order markers of Fast Play to cut out, fold and lay face down behind units: as many of each order
 * as the army can need in a turn, and its dummies. */
#ifndef MUSTER_REPORTS_AWFP_ORDER_MARKERS_H
#define MUSTER_REPORTS_AWFP_ORDER_MARKERS_H

#include "reports/document/sheets.h"
#include "reports/papers.h"
#include "rules/awfp/battle/markers.h"

/* orders: of a Fast Play army, borrowed during the call. */
MuSheets *mu_order_marker_sheets (const MuOrderPaper *orders, MuPaper paper);

/* How many markers of each kind that is, by MuAwfpMarked. */
void mu_order_markers_count (const MuOrderPaper *orders, int counts[MU_AWFP_MARKED]);

#endif
