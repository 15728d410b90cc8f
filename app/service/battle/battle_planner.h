/* A side's plan with horse that marches round a flank (wrg.deploy.flank-march.side): what came of
 * the march, and that in words. Without it: mu_battle_plan_side. */
#ifndef MUSTER_APP_SERVICE_BATTLE_BATTLE_PLANNER_H
#define MUSTER_APP_SERVICE_BATTLE_BATTLE_PLANNER_H

#include "app/service/club/club.h"
#include "lists/wrg/plan/plan.h"

/* As mu_battle_plan_side, but horse of the side may march round a flank where its doctrine likes
 * that. A march is ordered: who has written orders sends whom they send, and nobody goes who has a
 * place on the table that was not planned here. */
gboolean mu_battle_plan_side_marching (MuBattleRecord *record, MuSide side, const MuShelf *books,
                                       MuPlanMarch *march, GError **error);

/* "Parthia: “Horse archers” marches round the right flank.", or why nobody does; "" where nobody
 * asked. Free with g_free. */
char *mu_battle_march_words (const MuList *list, const MuPlanMarch *march);

#endif
