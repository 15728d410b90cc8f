/* Battles of history as rows and as a page: what is known of each, and its two armies. */
#ifndef MUSTER_APP_SESSION_BATTLE_HISTORIC_BATTLE_H
#define MUSTER_APP_SESSION_BATTLE_HISTORIC_BATTLE_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/book/book.h"
#include "lists/list/list.h"
#include "rules/field/country.h"

/* One of them. Properties: name, year ("216 BC"), armies ("Varro and Paullus at Cannae against …"),
 * known (what happened, what to look for), field (with month and region), sources (a line each); of
 * either side, -a and -b: army-a (its name), points-a ("1,380 points, 188 figures"), units-a (a
 * line each), told-a (how it stood and fought), victory-a (what it must have come to at the end to
 * have the day, "": it states nothing). */
#define MU_TYPE_HISTORIC_BATTLE (mu_historic_battle_get_type ())
G_DECLARE_FINAL_TYPE (MuHistoricBattle, mu_historic_battle, MU, HISTORIC_BATTLE, MuItem)
/* Static; as MuBattleChoice takes it. */
const char *mu_historic_battle_get_id (MuHistoricBattle *battle);
const char *mu_historic_battle_get_name (MuHistoricBattle *battle); /* borrowed */
/* "Cannae, 216 BC"; free with g_free. */
char *mu_historic_battle_title (MuHistoricBattle *battle);
/* As it stood on that day; borrowed. */
const MuList *mu_historic_battle_get_list (MuHistoricBattle *battle, MuSide side);
int mu_historic_battle_get_month (MuHistoricBattle *battle); /* 1 to 12; 0: nobody knows it */
MuRegion mu_historic_battle_get_region (MuHistoricBattle *battle);
MuCountry mu_historic_battle_get_country (MuHistoricBattle *battle);

/* All that ship, by year. They are read one by one while the program has nothing else to do.
 * Properties: loading (some are still to come), trouble (why one could not be read, "": none). */
#define MU_TYPE_HISTORIC_BATTLES (mu_historic_battles_get_type ())
G_DECLARE_FINAL_TYPE (MuHistoricBattles, mu_historic_battles, MU, HISTORIC_BATTLES, MuItem)
/* The shelf must outlive it. */
MuHistoricBattles *mu_historic_battles_new (const MuShelf *shelf);
GListModel *mu_historic_battles_get_model (MuHistoricBattles *battles); /* MuHistoricBattle */

#endif
