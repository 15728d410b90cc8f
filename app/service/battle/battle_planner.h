/* A side's plan as somebody wishes it: in what manner, as on a day of history, or with horse that
 * marches round a flank (wrg.deploy.flank-march.side), and what came of that march in words. As
 * usual: mu_battle_plan_side. */
#ifndef MUSTER_APP_SERVICE_BATTLE_BATTLE_PLANNER_H
#define MUSTER_APP_SERVICE_BATTLE_BATTLE_PLANNER_H

#include "app/service/club/club.h"
#include "lists/wrg/plan/plan.h"

typedef struct {
  MuPlanManner manner;
  const MuDoctrine *of_day; /* borrowed; NULL: the book's. One day has one plan for all seeds */
  gboolean may_march;       /* horse, round a flank, where the doctrine likes that */
} MuPlanWish;

/* By the book where it was fought on a day of history, else to win. */
MuPlanWish mu_plan_wish_usual (const MuDoctrine *of_day);

/* As mu_battle_plan_side, but so. A march is ordered: who has written orders sends whom they send,
 * and nobody goes who has a place on the table that was not planned here; march (may be NULL) is
 * what came of it. */
gboolean mu_battle_plan_side_as (MuBattleRecord *record, MuSide side, const MuShelf *books,
                                 const MuPlanWish *wish, MuPlanMarch *march, GError **error);

/* "Parthia: “Horse archers” marches round the right flank.", or why nobody does; "" where nobody
 * asked. Free with g_free. */
char *mu_battle_march_words (const MuList *list, const MuPlanMarch *march);

#endif
