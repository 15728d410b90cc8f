/* WRG's part of a battle sheet that was filled in by hand: as the member of its row
 * (reports/system.h) has it. */
#ifndef MUSTER_REPORTS_WRG_SHEET_TOLD_H
#define MUSTER_REPORTS_WRG_SHEET_TOLD_H

#include "reports/system.h"

void mu_wrg_tell (MuBattleRecord *record, int periods, MuSide conceded, const gint64 objectives[],
                  const MuGeneralEnd end[]);

#endif
