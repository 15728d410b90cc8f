/* A battle of history (lists/field/history.h) as one to be prepared and fought. */
#ifndef MUSTER_APP_SERVICE_BATTLE_BATTLE_HISTORY_H
#define MUSTER_APP_SERVICE_BATTLE_BATTLE_HISTORY_H

#include "app/service/club/club.h"
#include "lists/field/history.h"

/* Its armies; its name, and its field, where the plan has none; its month with its region where the
 * plan has no month. The plan borrows all of it. */
void mu_battle_put_history (MuBattlePlan *plan, const MuHistory *history);

/* Lays down what either side has not, by the orders of its day. FALSE as mu_battle_plan_side has
 * it; what was planned for the other side then stays. */
gboolean mu_battle_plan_history (MuBattleRecord *record, const MuHistory *history,
                                 const MuShelf *books, GError **error);

#endif
