/* The open campaign: sides, surviving strengths, battles. */
#ifndef MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_VIEW_H
#define MUSTER_APP_DESKTOP_CAMPAIGNS_CAMPAIGN_VIEW_H

#include <adwaita.h>

#include "app/desktop/campaigns/campaign_overview.h"
#include "app/session/history.h"

#define MU_TYPE_CAMPAIGN_VIEW (mu_campaign_view_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignView, mu_campaign_view, MU, CAMPAIGN_VIEW, AdwBin)

/* Signals "house-rule-switched" (guint MuReading, gboolean on), "terms-changed" (const char
 * *rules, const char *words) and "take-back" (gint number of an entry of the history). */

/* By which rules its armies are, before it is shown. */
void mu_campaign_view_play_by (MuCampaignView *view, MuRuleSystem system);
/* campaign: NULL for none, borrowed until the next call; prices: a sentence about its house rules'
 * prices, or NULL. */
void mu_campaign_view_show (MuCampaignView *view, const MuCampaign *campaign, const char *prices);
/* The forces of the campaign shown; what is done there goes through the history. */
void mu_campaign_view_show_forces (MuCampaignView *view, MuHistory *history);
/* What is done on it goes through the history; campaign NULL: none, borrowed until the next call.
 */
void mu_campaign_view_show_map (MuCampaignView *view, MuHistory *history,
                                const MuCampaign *campaign);
/* Shows itself what it is given to show; borrowed. */
MuCampaignOverview *mu_campaign_view_get_overview (MuCampaignView *view);
/* Of the campaign shown; store is borrowed and must outlive what is shown. */
void mu_campaign_view_show_history (MuCampaignView *view, MuStore *store);
GtkWidget *mu_campaign_view_get_back_button (MuCampaignView *view);
AdwStatusPage *mu_campaign_view_get_none_page (MuCampaignView *view);

/* What the campaign's lists cannot do; "": nothing. */
void mu_campaign_view_tell (MuCampaignView *view, const char *reserve);

#endif
