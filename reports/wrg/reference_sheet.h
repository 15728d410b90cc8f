/* Reference sheets: what the rules say in numbers, for WRG cut to two armies on one side of paper,
 * or whole. Every number is asked of the core; nothing is written down a second time. */
#ifndef MUSTER_REPORTS_WRG_REFERENCE_SHEET_H
#define MUSTER_REPORTS_WRG_REFERENCE_SHEET_H

#include "lists/awfp/fastplay.h"
#include "lists/list/list.h"
#include "reports/document/sheets.h"
#include "rules/core/reading.h"

/* What a reference sheet is made from; all are borrowed during the call. */
typedef struct {
  const MuList *own;          /* of WRG, its rows bold; NULL: nothing is cut */
  const MuList *enemy;        /* of WRG; NULL as own is */
  const MuReadings *readings; /* the house rules that are played by; NULL: the book's */
  const char *weather;        /* in force, in words; NULL: not known */
} MuReferenceSheet;

MuSheets *mu_reference_sheets (const MuReferenceSheet *sheet, MuPaper paper);

/* All of Fast Play. tables: what stands in for what its book has lost; NULL: that is left out. */
MuSheets *mu_reference_fast_sheets (const MuFastPlay *tables, MuPaper paper);

/* What is left of Ancient Battles Deluxe. */
MuSheets *mu_reference_deluxe_sheets (MuPaper paper);

#endif
