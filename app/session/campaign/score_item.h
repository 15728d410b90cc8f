/* The sides of a campaign as they stand, and its last battles, as rows. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_SCORE_ITEM_H
#define MUSTER_APP_SESSION_CAMPAIGN_SCORE_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "reports/campaign/standings.h"

/* Properties: place, name, player, won, drawn, lost, points ("1,240¼"), strength ("32 of 48"),
 * share (of the figures that it began with). */
#define MU_TYPE_SCORE_ITEM (mu_score_item_get_type ())
G_DECLARE_FINAL_TYPE (MuScoreItem, mu_score_item, MU, SCORE_ITEM, MuItem)

/* Fills the store, the first side first; campaign NULL: with none. */
void mu_score_items_show (GListStore *store, const MuCampaign *campaign,
                          const MuStandings *standings);

/* "Rome beat Carthage, 412 to 133"; free with g_free. */
char *mu_result_words (const MuCampaign *campaign, const MuBattleRow *battle);

#endif
