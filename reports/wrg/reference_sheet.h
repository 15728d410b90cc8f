/* The reference sheet: what the rules say in numbers, cut to two armies on one side of paper, or
 * whole. Every number is asked of the core; nothing is written down a second time. */
#ifndef MUSTER_REPORTS_WRG_REFERENCE_SHEET_H
#define MUSTER_REPORTS_WRG_REFERENCE_SHEET_H

#include "reports/document/sheets.h"
#include "reports/papers.h"

/* sheet: of armies of WRG. */
MuSheets *mu_reference_sheets (const MuReferenceSheet *sheet, MuPaper paper);

#endif
