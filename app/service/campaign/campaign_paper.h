/* All that a campaign's report is made from, out of the club file. */
#ifndef MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_PAPER_H
#define MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_PAPER_H

#include "reports/campaign/campaign_report.h"

/* The report's pages; NULL with an error of the store. A cut copy's (db/exchange/cut.h) tells what
 * its player may know. */
MuSheets *mu_campaign_paper_sheets (MuStore *store, gint64 campaign, MuPaper paper, GError **error);

#endif
