/* The reference sheet of Fast Play. Every number is asked of the core or of the club's tables. */
#ifndef MUSTER_REPORTS_AWFP_REFERENCE_FAST_H
#define MUSTER_REPORTS_AWFP_REFERENCE_FAST_H

#include "lists/awfp/fastplay.h"
#include "reports/document/sheets.h"

/* All of it. tables: what stands in for what its book has lost; NULL: that is left out. */
MuSheets *mu_reference_fast_sheets (const MuFastPlay *tables, MuPaper paper);

#endif
