/* Fast Play's part of the account: as the members of its row (reports/system.h) have it. */
#ifndef MUSTER_REPORTS_AWFP_ACCOUNT_SENTENCES_H
#define MUSTER_REPORTS_AWFP_ACCOUNT_SENTENCES_H

#include "reports/system.h"

const MuEventWords *mu_awfp_event_words (int kind);
void mu_awfp_hindsight (const struct MuAccountNames *names, GPtrArray *lines);
int mu_awfp_harm (const MuEvent *event);
int mu_awfp_die (const MuEvent *event);

/* Of a body at a moment: its condition, its marker, its last test. */
char *mu_awfp_condition_words (const MuEvent *event);
char *mu_awfp_orders_words (const MuBattleRecord *record, int body, guint events);
char *mu_awfp_test_words (const MuBattleRecord *record, guint test);
char *mu_awfp_recoil_words (const char *before, int times);

#endif
