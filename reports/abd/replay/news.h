/* What the hex table tells of how counters are: as news, orders_words and test_words of
 * MuReportSystem. */
#ifndef MUSTER_REPORTS_ABD_REPLAY_NEWS_H
#define MUSTER_REPORTS_ABD_REPLAY_NEWS_H

#include "reports/system.h"

/* With whom a leader is. */
gboolean mu_abd_news (const MuEvent *event, MuBodyNews *news);

/* What it has done in its turn, and its marker: "Moved in this turn (yellow marker)." */
char *mu_abd_orders_words (const MuBattleRecord *record, int body, guint events);

/* "Turn 3, rally: 4, and 5 or less was needed." */
char *mu_abd_test_words (const MuBattleRecord *record, guint test);

#endif
