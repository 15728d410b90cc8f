/* What happened in a battle, on paper: headline, armies, preliminaries, the
 * field, losses by unit, the course of events with their rules, the dice. */
#ifndef MUSTER_REPORTS_BATTLE_REPORT_H
#define MUSTER_REPORTS_BATTLE_REPORT_H

#include "db/battle_record.h"
#include "lists/book.h"
#include "reports/sheets.h"

/* record: fought. shelf: for the titles of the armies' books; a book that it has not, or all of
 * them where it is NULL, stands by its id. Both borrowed only during the call. */
MuSheets *mu_battle_report_sheets (const MuBattleRecord *record, const MuShelf *shelf,
                                   MuPaper paper);

#endif
