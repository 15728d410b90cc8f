/* A battle on the table in the players' words: how it stands, which unit is meant,
 * what a fate that is told of a unit makes of it. */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_WORDS_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_WORDS_H

#include <gio/gio.h>

#include "app/service/table/table_battle.h"
#include "db/tables/kept_sums.h"

/* "Carthage ahead: 412 of 1,000 points left against 133 of 998", from a battle as it
 * stands (mu_table_battle_standing); free with g_free. */
char *mu_table_verdict (const MuBattleRecord *standing);
/* "412 of 1,000"; free with g_free. */
char *mu_table_points (const MuBattleSideRecord *side);

/* How far the side is from breaking, "2 of 9 units gone, breaks with 5"; "" where armies do not
 * break. Free with g_free. */
char *mu_table_army_words (const MuBattleRecord *standing, MuSide side);

/* Of the side whose battle counts orders: "2 of 6 orders given, 1 of 3 dummies laid"; "" where none
 * are counted. Free with g_free. */
char *mu_table_orders_words (const MuTableBattle *battle, MuSide side);

/* The unit's state and what else lies beside it: "disordered, low on missiles, Advance". Free with
 * g_free. */
char *mu_table_unit_words (const MuTableBattle *battle, MuTableUnit unit);

/* The mark by which a unit's fate changes so. FALSE with G_IO_ERROR_INVALID_ARGUMENT
 * where nothing leads there but taking an entry back; MU_MARK_NONE where the fate
 * stays. */
gboolean mu_table_mark_towards (MuFate from, MuFate to, MuTableMark *mark, GError **error);

/* "a:3", from 1 as on the roster, or the name of a unit that only one side has. FALSE
 * with G_IO_ERROR_INVALID_ARGUMENT and what was expected. */
gboolean mu_table_unit_read (const MuBattleRecord *battle, const char *text, MuTableUnit *unit,
                             GError **error);

#endif
