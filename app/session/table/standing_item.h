/* A unit on the table as it stands, or a whole army in the row before its units.
 * Properties: name, troops (the notation, and whether the general is there),
 * icon-name, figures ("17 of 20", stands where those are counted), share (of the figures left),
 * carried ("5 carried", "" for none), casualties (men), men (those that it lost, "45"; of stands
 * the figures left, "9 of 12"), fate, fate-words, state (of its rule system's), points ("412 of
 * 1,000 points", of an army), whole-army, has-general, on-table (it can still take casualties),
 * beside (what lies beside it, in words). */
#ifndef MUSTER_APP_SESSION_TABLE_STANDING_ITEM_H
#define MUSTER_APP_SESSION_TABLE_STANDING_ITEM_H

#include "app/service/table/table_battle.h"
#include "app/session/item.h"

#define MU_TYPE_STANDING_ITEM (mu_standing_item_get_type ())
G_DECLARE_FINAL_TYPE (MuStandingItem, mu_standing_item, MU, STANDING_ITEM, MuItem)

/* unit -1: the whole army. */
MuStandingItem *mu_standing_item_new (MuTableUnit place);
/* Shows it as it is in the battle, which stands as in standing; changes only what differs. */
void mu_standing_item_show (MuStandingItem *item, const MuTableBattle *battle,
                            const MuBattleRecord *standing);

MuTableUnit mu_standing_item_get_place (MuStandingItem *item);
gboolean mu_standing_item_is_army (MuStandingItem *item);
const char *mu_standing_item_get_name (MuStandingItem *item);
MuFate mu_standing_item_get_fate (MuStandingItem *item);
/* The rule system of its battle; static. And which of its states the unit is in. */
const MuTableSystem *mu_standing_item_get_system (MuStandingItem *item);
int mu_standing_item_get_state (MuStandingItem *item);
/* Whether the token can lie beside it, and what it says. */
gboolean mu_standing_item_has_token (MuStandingItem *item, int token);
int mu_standing_item_get_token (MuStandingItem *item, int token);
/* Whether the commander-in-chief is with it. */
gboolean mu_standing_item_has_general (MuStandingItem *item);

#endif
