/* A unit on the table as it stands, or a whole army in the row before its units.
 * Properties: name, troops (the notation, and whether the general is there),
 * icon-name, figures ("17 of 20"), share (of the figures left), carried ("5 carried",
 * "" for none), casualties (men), fate, fate-words, points ("412 of 1,000 points", of
 * an army), whole-army, has-general, on-table (it can still take casualties). */
#ifndef MUSTER_APP_SESSION_TABLE_STANDING_ITEM_H
#define MUSTER_APP_SESSION_TABLE_STANDING_ITEM_H

#include "app/session/item.h"
#include "db/tables/kept_sums.h"

#define MU_TYPE_STANDING_ITEM (mu_standing_item_get_type ())
G_DECLARE_FINAL_TYPE (MuStandingItem, mu_standing_item, MU, STANDING_ITEM, MuItem)

/* unit -1: the whole army. */
MuStandingItem *mu_standing_item_new (MuTableUnit place);
/* Shows it as it is in standing; changes only what differs. */
void mu_standing_item_show (MuStandingItem *item, const MuBattleRecord *standing);

MuTableUnit mu_standing_item_get_place (MuStandingItem *item);
gboolean mu_standing_item_is_army (MuStandingItem *item);
const char *mu_standing_item_get_name (MuStandingItem *item);
MuFate mu_standing_item_get_fate (MuStandingItem *item);
/* Whether the commander-in-chief is with it. */
gboolean mu_standing_item_has_general (MuStandingItem *item);

#endif
