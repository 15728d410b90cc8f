/* What a campaign plays by between its battles: a row for each of its rules, with its default. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_TERMS_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_TERMS_H

#include <adwaita.h>

#include "db/store.h"

#define MU_TYPE_CAMPAIGN_TERMS (mu_campaign_terms_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignTerms, mu_campaign_terms, MU, CAMPAIGN_TERMS, AdwPreferencesGroup)

/* Signal: "changed" (const char *rules, const char *words): the person has set one otherwise, a
 * little after the last touch of it; rules is a text of lists/campaign/rules.h. */

/* campaign NULL: none; borrowed during the call. */
void mu_campaign_terms_show (MuCampaignTerms *self, const MuCampaign *campaign);

/* Adds its rows that are always there, borrowed, in their order. */
void mu_campaign_terms_parts (MuCampaignTerms *self, GPtrArray *parts);

#endif
