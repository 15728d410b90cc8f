/* What happened in a battle, on paper: headline, armies, preliminaries, the
 * field, losses by unit, the course of events with their rules, the dice. */
#ifndef MUSTER_REPORTS_BATTLE_REPORT_H
#define MUSTER_REPORTS_BATTLE_REPORT_H

#include "db/battle_record.h"
#include "reports/sheets.h"

/* record: fought. Borrowed only during the call. */
MuSheets *mu_battle_report_sheets (const MuBattleRecord *record, MuPaper paper);

#endif
