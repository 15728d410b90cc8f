/* Hosts of a campaign in words. */
#ifndef MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_WORDS_H
#define MUSTER_APP_SERVICE_CAMPAIGN_CAMPAIGN_WORDS_H

#include "db/campaign/campaigns.h"

/* "at Roma", "from Roma to Capua, there on 14 May 216 BC", translated; free with g_free. */
char *mu_host_where_words (const MuCampaign *campaign, const MuMap *map, const MuHost *host);

/* "12 days, there on 14 May 216 BC" of the march as it would be if the host were sent there today,
 * or that no road leads there; free with g_free. */
char *mu_host_march_words (const MuCampaign *campaign, const MuMap *map, const MuHost *host,
                           int place, gboolean forced);

#endif
