/* Battles as rows: those of the club file, and what one battle consisted of. */
#ifndef MUSTER_APP_SESSION_BATTLE_BATTLE_ITEMS_H
#define MUSTER_APP_SESSION_BATTLE_BATTLE_ITEMS_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "db/store.h"
#include "reports/account/account.h"

/* A battle of the club file. Properties: id, name, date, result, detail, icon-name. */
#define MU_TYPE_BATTLE_ITEM (mu_battle_item_get_type ())
G_DECLARE_FINAL_TYPE (MuBattleItem, mu_battle_item, MU, BATTLE_ITEM, MuItem)
gint64 mu_battle_item_get_id (MuBattleItem *item);

/* A line of the log. Properties: period, phase, text, sum, rule, rule-words,
 * side, headline, ruling (laid down between two periods), search (all of it in one folded
 * text). */
#define MU_TYPE_LOG_ITEM (mu_log_item_get_type ())
G_DECLARE_FINAL_TYPE (MuLogItem, mu_log_item, MU, LOG_ITEM, MuItem)
int mu_log_item_get_body (MuLogItem *item);
gboolean mu_log_item_get_headline (MuLogItem *item);

/* What became of a unit, or of a whole army in the row before its units.
 * Properties: name, icon-name, troops, figures, start, left, share, casualties,
 * inflicted, fate, whole-army. */
#define MU_TYPE_LOSS_ITEM (mu_loss_item_get_type ())
G_DECLARE_FINAL_TYPE (MuLossItem, mu_loss_item, MU, LOSS_ITEM, MuItem)
const char *mu_loss_item_get_name (MuLossItem *item);

/* Fill a GListStore of the right type with what there is now. */
void mu_battle_items_show (GListStore *store, const GPtrArray *rows); /* MuBattleRow */
/* Those of a campaign (NULL: none), by the names of its sides and on its own days. */
void mu_battle_items_show_campaign (GListStore *store, const MuCampaign *campaign);
void mu_log_items_show (GListStore *store, const MuBattleRecord *record);
void mu_loss_items_show (GListStore *store, const MuBattleRecord *record);

/* "Zama: Rome won, 412 of 1,000 against 133 of 998"; free with g_free. */
char *mu_battle_row_result (const MuBattleRow *row);

#endif
