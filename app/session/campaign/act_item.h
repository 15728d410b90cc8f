/* What was done in a campaign, a row each. */
#ifndef MUSTER_APP_SESSION_CAMPAIGN_ACT_ITEM_H
#define MUSTER_APP_SESSION_CAMPAIGN_ACT_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "db/acts/acts.h"

/* Properties: number, time, who, words ("The battle “Zama” was recorded (taken back by 5)"). */
#define MU_TYPE_ACT_ITEM (mu_act_item_get_type ())
G_DECLARE_FINAL_TYPE (MuActItem, mu_act_item, MU, ACT_ITEM, MuItem)
int mu_act_item_get_number (MuActItem *item);

/* Fills the store with the acts, the last first; what says what it said keeps its item. acts:
 * MuAct, the first first; NULL: none. */
void mu_act_items_show (GListStore *store, const GPtrArray *acts);

/* What taking back the first of these acts, with which the others fall, would do: "This takes
 * back: Zama, The river."; free with g_free. */
char *mu_act_fall_words (const GPtrArray *fall); /* MuAct */

#endif
