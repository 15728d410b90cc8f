/* A campaign's map as it stands today, with the hosts on it. */
#ifndef MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_SCENE_H
#define MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_SCENE_H

#include "db/campaign/campaigns.h"
#include "reports/map/map_scene.h"

/* Places show who holds them now, forces stand in the order of mu_store_hosts. *scene is NULL where
 * the campaign has no map. FALSE with an error. */
gboolean mu_campaign_scene (MuStore *store, const MuCampaign *campaign, MuMapScene **scene,
                            GError **error);

/* The same of what is known already: holder of each place (NULL: as the map says), MuHost. */
MuMapScene *mu_campaign_scene_of (const MuCampaign *campaign, const MuMap *map, const int *holder,
                                  const GPtrArray *hosts);

#endif
