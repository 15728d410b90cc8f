/* The battles that a campaign has set, the next ones first: to prepare, to change, to call off. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_FIXTURES_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_FIXTURES_H

#include <adwaita.h>

#include "db/campaign/campaigns.h"

#define MU_TYPE_CAMPAIGN_FIXTURES (mu_campaign_fixtures_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignFixtures, mu_campaign_fixtures, MU, CAMPAIGN_FIXTURES, AdwBin)

/* Signals: "add"; "edit", "call-off" and "prepare" (gint64 id of the fixture). */

/* campaign NULL: none. Copied. map: for the names of places, or NULL. */
void mu_campaign_fixtures_show (MuCampaignFixtures *fixtures, const MuCampaign *campaign,
                                const GPtrArray *rows, const MuMap *map);

#endif
