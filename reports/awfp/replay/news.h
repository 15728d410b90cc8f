/* Fast Play's part of the replay: as the members of its row (reports/system.h) have it. */
#ifndef MUSTER_REPORTS_AWFP_REPLAY_NEWS_H
#define MUSTER_REPORTS_AWFP_REPLAY_NEWS_H

#include "reports/system.h"

gboolean mu_awfp_news (const MuEvent *event, MuBodyNews *news);
gboolean mu_awfp_shoots (int kind);

#endif
