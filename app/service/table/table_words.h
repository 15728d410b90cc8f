/* A battle on the table in the players' words: how it stands, which unit is meant,
 * what a fate that is told of a unit makes of it. */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_WORDS_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_WORDS_H

#include <gio/gio.h>

#include "db/tables/kept_sums.h"

/* "Carthage ahead: 412 of 1,000 points left against 133 of 998", from a battle as it
 * stands (mu_table_battle_standing); free with g_free. */
char *mu_table_verdict (const MuBattleRecord *standing);
/* "412 of 1,000"; free with g_free. */
char *mu_table_points (const MuBattleSideRecord *side);

/* The mark by which a unit's fate changes so. FALSE with G_IO_ERROR_INVALID_ARGUMENT
 * where nothing leads there but taking an entry back; MU_MARK_NONE where the fate
 * stays. */
gboolean mu_table_mark_towards (MuFate from, MuFate to, MuTableMark *mark, GError **error);

/* "a:3", from 1 as on the roster, or the name of a unit that only one side has. FALSE
 * with G_IO_ERROR_INVALID_ARGUMENT and what was expected. */
gboolean mu_table_unit_read (const MuBattleRecord *battle, const char *text, MuTableUnit *unit,
                             GError **error);

#endif
