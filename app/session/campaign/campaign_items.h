/* Campaigns as rows, and the sides of the open one. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_CAMPAIGN_ITEMS_H
#define MUSTER_APP_SESSION_CAMPAIGN_CAMPAIGN_ITEMS_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "db/store.h"

/* Properties: id, name, detail. */
#define MU_TYPE_CAMPAIGN_ITEM (mu_campaign_item_get_type ())
G_DECLARE_FINAL_TYPE (MuCampaignItem, mu_campaign_item, MU, CAMPAIGN_ITEM, MuItem)
gint64 mu_campaign_item_get_id (MuCampaignItem *item);
const char *mu_campaign_item_get_name (MuCampaignItem *item);

/* A side. Properties: name, player, record ("1 won, 0 drawn, 2 lost"),
 * strength ("102 of 140 figures"), share. */
#define MU_TYPE_SIDE_ITEM (mu_side_item_get_type ())
G_DECLARE_FINAL_TYPE (MuSideItem, mu_side_item, MU, SIDE_ITEM, MuItem)

/* Fill a GListStore of the right type with what there is now. */
void mu_campaign_items_show (GListStore *store, const GPtrArray *rows); /* MuCampaignRow */
void mu_side_items_show (GListStore *store, const MuCampaign *campaign);

#endif
