/* Scenarios as rows and as a page: battles whose armies and ground are set up already. */
#ifndef MUSTER_APP_SESSION_BATTLE_SCENARIO_ITEM_H
#define MUSTER_APP_SESSION_BATTLE_SCENARIO_ITEM_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/battle/scenario.h"

/* One of them. Properties: title ("Second Mantinea, 362 BC"), about ("Thebes (10) against Sparta
 * (9). 10 turns, 18 by 12 hexes."), note (what is known of it), special (its rules in words). */
#define MU_TYPE_SCENARIO_ITEM (mu_scenario_item_get_type ())
G_DECLARE_FINAL_TYPE (MuScenarioItem, mu_scenario_item, MU, SCENARIO_ITEM, MuItem)
const char *mu_scenario_item_get_title (MuScenarioItem *item); /* borrowed, as what follows */
/* As MuBattleChoice takes them. */
const char *mu_scenario_item_get_part (MuScenarioItem *item);
MuRuleSystem mu_scenario_item_get_rules (MuScenarioItem *item);
/* The name of one of its armies as the battle has it; free with g_free. */
char *mu_scenario_item_army (MuScenarioItem *item, MuSide side);

/* Those that come with Muster, of all systems: MuScenarioItem. NULL with an error that says what
 * cannot be read. */
GListStore *mu_scenario_items_new (GError **error);
/* That of a file; NULL with an error that says where and what is wrong. */
MuScenarioItem *mu_scenario_item_open (const char *path, GError **error);

#endif
