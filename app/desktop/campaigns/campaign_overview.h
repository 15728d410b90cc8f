/* A campaign at a glance: its date and the month's weather, the next fixtures, how the sides stand
 * and the last results. All that is done here can be undone. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_OVERVIEW_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_OVERVIEW_H

#include <adwaita.h>

#include "app/session/history.h"

#define MU_TYPE_CAMPAIGN_OVERVIEW (mu_campaign_overview_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignOverview, mu_campaign_overview, MU, CAMPAIGN_OVERVIEW, AdwBin)

/* Actions: overview.next-day, overview.next-week, overview.next-month, overview.chosen-day. A
 * fixture is prepared by the window's action "battle-of-sides" ((ii): their places). */

/* history: what deeds go through. campaign: borrowed until the next call; NULL for none. */
void mu_campaign_overview_show (MuCampaignOverview *overview, MuHistory *history,
                                const MuCampaign *campaign);
/* The sides of the next fixture; FALSE where none is set. */
gboolean mu_campaign_overview_next_sides (MuCampaignOverview *overview, int sides[MU_SIDES]);

#endif
