/* WRG's part of the account: as the members of its row (reports/system.h) have it. */
#ifndef MUSTER_REPORTS_WRG_ACCOUNT_SENTENCES_H
#define MUSTER_REPORTS_WRG_ACCOUNT_SENTENCES_H

#include "reports/system.h"

const MuEventWords *mu_wrg_event_words (int kind);
void mu_wrg_hindsight (const struct MuAccountNames *names, GPtrArray *lines);
const char *mu_wrg_act_words (int act);
char *mu_wrg_first_ready_words (const MuBattleRecord *record);

#endif
