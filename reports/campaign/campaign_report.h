/* A campaign on paper: standings and how they came about, battles, fixtures, map, units, the
 * weather of its days, and what it is played by. */
#ifndef MUSTER_REPORTS_CAMPAIGN_CAMPAIGN_REPORT_H
#define MUSTER_REPORTS_CAMPAIGN_CAMPAIGN_REPORT_H

#include "db/campaign/campaigns.h"
#include "db/campaign/forces.h"
#include "reports/document/sheets.h"

/* What a campaign's report is made from; all are borrowed during the call. */
typedef struct {
  const MuCampaign *campaign;
  const GPtrArray *points;                        /* MuSidePoints */
  const GPtrArray *fixtures;                      /* MuFixture, in the order of their days */
  const MuMap *map;                               /* NULL: none */
  const GPtrArray *hosts;                         /* MuHost on it; NULL without a map */
  const int *holders;                             /* of each place of the map; NULL without one */
  const GArray *strengths[MU_CAMPAIGN_SIDES_MAX]; /* MuForceStrength of each unit */
  const GArray *diary;                            /* MuDiaryDay, up to today */
  int diary_from;                                 /* the campaign's day with which it begins */
} MuCampaignReport;

/* Days whose weather the report shows at most, today's the last of them. */
#define MU_CAMPAIGN_REPORT_DAYS 366

MuSheets *mu_campaign_report_sheets (const MuCampaignReport *report, MuPaper paper);

#endif
