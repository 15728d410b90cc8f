/* A line of the sum behind a reaction test. Properties: words, amount ("+2"),
 * rule, section. */
#ifndef MUSTER_APP_SESSION_BATTLE_FACTOR_ITEM_H
#define MUSTER_APP_SESSION_BATTLE_FACTOR_ITEM_H

#include "app/session/item.h"
#include "reports/replay/replay_words.h"

#define MU_TYPE_FACTOR_ITEM (mu_factor_item_get_type ())
G_DECLARE_FINAL_TYPE (MuFactorItem, mu_factor_item, MU, FACTOR_ITEM, MuItem)

/* The first line of a sum has no sign: nothing comes before it. */
MuFactorItem *mu_factor_item_new (const MuReplayFactor *factor, gboolean first);

#endif
