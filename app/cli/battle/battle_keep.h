/* A battle that was fought: kept in the club file and as a sheet, and shown. */
#ifndef MUSTER_APP_CLI_BATTLE_BATTLE_KEEP_H
#define MUSTER_APP_CLI_BATTLE_BATTLE_KEEP_H

#include "app/cli/core/call.h"
#include "lists/field/history.h"

/* As --sheet and --unrecorded say, which the verb must have. *id: its number in the club file,
 * 0 if it is not kept there. FALSE: neither file has changed. */
gboolean mu_keep_battle (MuCall *call, const MuBattleRecord *record, gint64 *id, GError **error);

/* Fights it as --number says, keeps and shows it. new_seed: the call has drawn or chosen the seed.
 * history: whose conditions it is fought by; NULL: it is no battle of history. */
MuExit mu_fight_battle (MuCall *call, MuBattleRecord *record, const MuHistory *history,
                        gboolean new_seed);

/* Result, preliminaries and losses, its number unless 0, and with --log the whole course. */
void mu_show_battle (MuCall *call, const MuBattleRecord *record, gint64 id);

#endif
