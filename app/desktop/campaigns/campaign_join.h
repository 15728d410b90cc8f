/* A campaign that is not in the club file yet: whether to join it is asked, for it brings sides,
 * armies and a history. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_JOIN_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_JOIN_H

#include "app/desktop/campaigns/campaigns_page.h"
#include "app/service/campaign/campaign_merge.h"
#include "app/session/history.h"

/* Opens it on the page once it is there. offer: taken over. */
void mu_campaign_join_offer (MuCampaignsPage *page, MuHistory *history, MuMergeOffer *offer);

#endif
