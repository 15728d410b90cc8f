/* The parts of the campaign's report. */
#ifndef MUSTER_REPORTS_CAMPAIGN_CAMPAIGN_PRIVATE_H
#define MUSTER_REPORTS_CAMPAIGN_CAMPAIGN_PRIVATE_H

#include "reports/campaign/campaign_report.h"
#include "reports/campaign/standings.h"
#include "reports/document/press.h"

/* "Rome" */
const char *mu_campaign_side_words (const MuCampaign *campaign, int side);

/* campaign_tables.c */
void mu_campaign_set_standings (MuPress *press, const MuCampaign *campaign,
                                const MuStandings *standings);
void mu_campaign_set_battles (MuPress *press, const MuCampaign *campaign);
void mu_campaign_set_fixtures (MuPress *press, const MuCampaignReport *report);
void mu_campaign_set_forces (MuPress *press, const MuCampaignReport *report);

/* campaign_chart.c: nothing without a battle or points. */
void mu_campaign_set_chart (MuPress *press, const MuCampaign *campaign,
                            const MuStandings *standings);
/* campaign_sky.c: a strip for each month. */
void mu_campaign_set_sky (MuPress *press, const MuCampaignReport *report);

#endif
