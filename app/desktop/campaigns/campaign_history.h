/* The history of a campaign: who did what when; an entry chosen shows what would fall with it,
 * and can be taken back. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_HISTORY_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_HISTORY_H

#include <adwaita.h>

#include "db/store.h"

#define MU_TYPE_CAMPAIGN_HISTORY (mu_campaign_history_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignHistory, mu_campaign_history, MU, CAMPAIGN_HISTORY, AdwBin)

/* Signal "take-back" (gint number of the entry). */

/* campaign 0: none. store is borrowed and must outlive what is shown. */
void mu_campaign_history_show (MuCampaignHistory *history, MuStore *store, gint64 campaign);

#endif
