/* A campaign's house rules: a switch for each, in groups. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGN_RULES_H
#define MUSTER_APP_DESKTOP_CAMPAIGN_RULES_H

#include <adwaita.h>

#include "rules/wrg/readings.h"

#define MU_TYPE_CAMPAIGN_RULES (mu_campaign_rules_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignRules, mu_campaign_rules, MU, CAMPAIGN_RULES, AdwBin)

/* Signal "switched" (guint MuWrgReading, gboolean on), of the person's hand. */

/* readings may be NULL; prices: a sentence about what they cost, or NULL. */
void mu_campaign_rules_show (MuCampaignRules *rules, const MuWrgReadings *readings,
                             const char *prices);

#endif
