/* The hex table's part of the account: as the members of its row (reports/system.h) have it. */
#ifndef MUSTER_REPORTS_ABD_ACCOUNT_SENTENCES_H
#define MUSTER_REPORTS_ABD_ACCOUNT_SENTENCES_H

#include "reports/system.h"

const MuEventWords *mu_abd_event_words (int kind);
int mu_abd_harm (const MuEvent *event);
int mu_abd_die (const MuEvent *event);
gboolean mu_abd_two_sums (const MuEvent *event, MuTwoSums *sums);
const char *mu_abd_line_words (MuRule rule);
gboolean mu_abd_shoots (int kind);

#endif
