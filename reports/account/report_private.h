/* The parts of the battle report. */
#ifndef MUSTER_REPORTS_ACCOUNT_REPORT_PRIVATE_H
#define MUSTER_REPORTS_ACCOUNT_REPORT_PRIVATE_H

#include "reports/account/account_private.h"
#include "reports/document/press.h"
#include "reports/document/share_bar.h"

/* How a side is filled wherever it is drawn. */
MuPattern mu_report_pattern (MuSide side);

/* battle_report.c: scouting, sky, generals, field and papers, in words. */
void mu_report_set_preliminaries (MuPress *press, const MuBattleRecord *record);
void mu_report_set_field (MuPress *press, const MuBattleRecord *record);
/* Whether the chart of the losses would stay on this page. */
gboolean mu_report_losses_fit (const MuPress *press);
void mu_report_set_losses (MuPress *press, const MuBattleRecord *record);
void mu_report_set_luck (MuPress *press, const MuBattleRecord *record);
void mu_report_set_account (MuPress *press, const MuBattleRecord *record);
void mu_report_set_dice (MuPress *press, const MuBattleRecord *record);

/* The side that rolled; MU_SIDE_NONE for a roll of neither (the weather). */
MuSide mu_report_roller (const MuBattleRecord *record, const MuRoll *roll);

#endif
