/* A campaign's map in the app: the war as it stands, the hosts beside it, and what can be done with
 * them; drawing and changing the map itself. */
#ifndef MUSTER_APP_DESKTOP_MAP_CAMPAIGN_MAP_H
#define MUSTER_APP_DESKTOP_MAP_CAMPAIGN_MAP_H

#include <adwaita.h>

#include "app/session/history.h"

#define MU_TYPE_CAMPAIGN_MAP (mu_campaign_map_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignMap, mu_campaign_map, MU, CAMPAIGN_MAP, AdwBin)

/* campaign NULL: none. Both are borrowed, the campaign until the next call. What is done here goes
 * through the history. */
void mu_campaign_map_show (MuCampaignMap *self, MuHistory *history, const MuCampaign *campaign);

#endif
