/* What happened to a campaign's unit: a row. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_FORCE_ENTRY_ITEM_H
#define MUSTER_APP_SESSION_CAMPAIGN_FORCE_ENTRY_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "db/campaign/forces.h"

/* Properties: words, details ("5 October 202 BC. 18 of 40 figures remain"). */
#define MU_TYPE_FORCE_ENTRY_ITEM (mu_force_entry_item_get_type ())
G_DECLARE_FINAL_TYPE (MuForceEntryItem, mu_force_entry_item, MU, FORCE_ENTRY_ITEM, MuItem)

/* Fills a GListStore of them, the latest first. record: MuForceEntry; first: the campaign's first
 * day. */
void mu_force_entry_items_show (GListStore *store, const GPtrArray *record, const MuDate *first);

#endif
