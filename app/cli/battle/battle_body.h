/* Bodies of a battle as a command names them, and new orders for them. */
#ifndef MUSTER_APP_CLI_BATTLE_BATTLE_BODY_H
#define MUSTER_APP_CLI_BATTLE_BATTLE_BODY_H

#include "app/cli/core/call.h"
#include "app/service/battle/battle_halt.h"

/* "a:3", the third of side A; free with g_free. */
char *mu_body_key (const MuBattleRecord *record, int body);
/* The body of "a:3", MU_NO_BODY for none. */
int mu_find_body (const MuBattleRecord *record, const char *key);

/* Puts what --order says, "a:3=Stay and hold", into rulings, as understood. FALSE with *refused
 * (may be NULL) and an error for orders that cannot be given; *refused is FALSE for what is no
 * order at all. */
gboolean mu_call_new_orders (MuCall *call, const MuBattleHalt *halt, GArray *rulings,
                             gboolean *refused, GError **error);

/* battle_go_on.c: what --body, --order and --concede lay down at the halt, put into rulings; it
 * may be nothing. */
gboolean mu_call_rulings (MuCall *call, const MuBattleHalt *halt, GArray *rulings, GError **error);

#endif
