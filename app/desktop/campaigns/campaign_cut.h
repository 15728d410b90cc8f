/* A copy of a campaign for one player, with what he may know: for whom, and where to. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_CUT_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_CUT_H

#include "app/desktop/campaigns/campaigns_page.h"
#include "app/session/history.h"

/* Asks for the side, then for the file. */
void mu_campaign_cut_ask (MuCampaignsPage *page, const MuCampaign *campaign);
/* Both are known. */
void mu_campaign_cut_to (MuCampaignsPage *page, MuHistory *history, const MuCampaign *campaign,
                         int side, const char *path);

#endif
