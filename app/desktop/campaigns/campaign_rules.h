/* A campaign's rules: what it plays by between its battles, and its house rules, a switch for each,
 * in groups. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_RULES_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_RULES_H

#include <adwaita.h>

#include "db/store.h"

#define MU_TYPE_CAMPAIGN_RULES (mu_campaign_rules_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignRules, mu_campaign_rules, MU, CAMPAIGN_RULES, AdwBin)

/* Signals "switched" (guint MuReading, gboolean on) and "terms-changed" (const char *rules,
 * const char *words; see campaign_terms.h), of the person's hand. */

/* campaign may be NULL; prices: a sentence about what house rules cost, or NULL. */
void mu_campaign_rules_show (MuCampaignRules *rules, const MuCampaign *campaign,
                             const char *prices);

/* The rules of the campaign's armies: of other systems' house rules those alone are shown that are
 * on. To be called before the campaign is shown. */
void mu_campaign_rules_play_by (MuCampaignRules *rules, MuRuleSystem system);

#endif
