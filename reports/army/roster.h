/* The army at a glance: one page for an ordinary army. */
#ifndef MUSTER_REPORTS_ARMY_ROSTER_H
#define MUSTER_REPORTS_ARMY_ROSTER_H

#include "lists/book/book.h"
#include "lists/check/check.h"
#include "lists/list/list.h"
#include "reports/document/sheets.h"
#include "rules/core/reading.h"

/* readings: the house rules that the army is played by; NULL: the book's. book may
 * be NULL. All are borrowed only during the call. */
MuSheets *mu_roster_sheets (const MuList *list, const MuReadings *readings, const MuBook *book,
                            MuPaper paper);

#endif
