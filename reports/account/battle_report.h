/* What happened in a battle, on paper: headline, armies, preliminaries, the
 * field, losses by unit, the course of events with their rules, the dice. */
#ifndef MUSTER_REPORTS_ACCOUNT_BATTLE_REPORT_H
#define MUSTER_REPORTS_ACCOUNT_BATTLE_REPORT_H

#include "lists/battle/battle_record.h"
#include "lists/book/book.h"
#include "reports/document/sheets.h"

/* record: fought. book: of each side's army, for its title; NULL: it stands by its id, as do both
 * where there is no array. day: who has it by its conditions (mu_account_day); NULL and "": it has
 * none. All are borrowed only during the call. */
MuSheets *mu_battle_report_sheets (const MuBattleRecord *record, const MuBook *const book[MU_SIDES],
                                   const char *day, MuPaper paper);

/* The books of both sides' armies; borrowed from the shelf, NULL for what it has not and where
 * there is none. */
void mu_battle_report_books (const MuBattleRecord *record, const MuShelf *shelf,
                             const MuBook *book[MU_SIDES]);

#endif
