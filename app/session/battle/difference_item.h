/* What two battle sheets of one battle do not agree about, a row each. */
#ifndef MUSTER_APP_SESSION_BATTLE_DIFFERENCE_ITEM_H
#define MUSTER_APP_SESSION_BATTLE_DIFFERENCE_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/battle/battle_record.h"

/* Properties: what ("Rome, Hastati"), one and other: what each sheet says. */
#define MU_TYPE_DIFFERENCE_ITEM (mu_difference_item_get_type ())
G_DECLARE_FINAL_TYPE (MuDifferenceItem, mu_difference_item, MU, DIFFERENCE_ITEM, MuItem)

/* Fills the store with them, in the order of a sheet; empties it where the sheets agree. */
void mu_difference_items_show (GListStore *store, const MuBattleRecord *one,
                               const MuBattleRecord *other);

#endif
