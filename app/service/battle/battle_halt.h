/* Stop and think: a battle that stands still between two periods. It can be looked at, and what
 * shall be laid down there can be tried, without an end to it; nothing of the record changes. */
#ifndef MUSTER_APP_SERVICE_BATTLE_BATTLE_HALT_H
#define MUSTER_APP_SERVICE_BATTLE_BATTLE_HALT_H

#include <gio/gio.h>

#include "lists/battle/battle_record.h"

typedef struct MuBattleHalt MuBattleHalt;

/* The battle when so many periods were over, before what was laid down then; 0: deployed. The
 * record is copied. NULL with an error for a battle that hands fought, a period after which it
 * did not go on, and one that comes out otherwise when it is fought again: another version of
 * the rules resolved it. */
MuBattleHalt *mu_battle_halt_new (const MuBattleRecord *record, int period, GError **error);
void mu_battle_halt_free (MuBattleHalt *halt);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBattleHalt, mu_battle_halt_free)

/* The same off the main thread: the halt is the caller's. */
void mu_battle_halt_async (const MuBattleRecord *record, int period, GCancellable *cancellable,
                           GAsyncReadyCallback done, gpointer data);
MuBattleHalt *mu_battle_halt_finish (GAsyncResult *result, GError **error);

const MuBattleRecord *mu_battle_halt_record (const MuBattleHalt *halt);
int mu_battle_halt_period (const MuBattleHalt *halt);
int mu_battle_halt_bodies (const MuBattleHalt *halt); /* of both sides */

MuBodyStand mu_battle_halt_stand (const MuBattleHalt *halt, int body);
MuOrdersNow mu_battle_halt_orders (const MuBattleHalt *halt, int body);

/* Whether all of these (MuRuling, of this period) can be laid down together. FALSE with an error;
 * *body is the one at fault, MU_NO_BODY for none. */
gboolean mu_battle_halt_try (const MuBattleHalt *halt, const GArray *rulings, int *body,
                             GError **error);

/* The battle not yet fought, with these in place of its own rulings from then on: the same up to
 * there. The caller's. */
MuBattleRecord *mu_battle_halt_go_on (const MuBattleHalt *halt, const GArray *rulings);

#endif
