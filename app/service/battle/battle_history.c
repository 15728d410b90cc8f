#include "app/service/battle/battle_history.h"

#include "app/service/battle/battle_planner.h"
#include "reports/account/account_victory.h"

void
mu_battle_put_history (MuBattlePlan *plan, const MuHistory *history)
{
  for (int side = 0; side < MU_SIDES; side++)
    plan->list[side] = history->side[side].list;
  if (!plan->name)
    plan->name = history->name;
  if (!plan->field)
    plan->field = history->field;
  if (plan->month == 0) {
    plan->month = history->month;
    plan->region = history->region;
  }
}

/* NULL where the file leaves it to the army book. */
static const MuDoctrine *
of_day (const MuHistory *history, MuSide side)
{
  const MuDoctrine *doctrine = &history->side[side].doctrine;
  return doctrine->given ? doctrine : NULL;
}

gboolean
mu_battle_plan_history (MuBattleRecord *record, const MuHistory *history, const MuShelf *books,
                        GError **error)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    const MuPlanWish wish = mu_plan_wish_usual (of_day (history, side));
    if (!mu_battle_plan_side_as (record, side, books, &wish, NULL, error))
      return FALSE;
  }
  return TRUE;
}

MuBattleRecord *
mu_battle_prepare_history (const char *id, const MuBattlePlan *plan, const MuShelf *books,
                           GError **error)
{
  g_autoptr (MuHistory) history = mu_history_open (id, books, error);
  if (!history)
    return NULL;
  MuBattlePlan its = *plan;
  its.name = NULL;
  its.field = NULL;
  mu_battle_put_history (&its, history);
  g_autoptr (MuBattleRecord) record = mu_battle_prepare (&its, error);
  return record && mu_battle_plan_history (record, history, books, error)
             ? g_steal_pointer (&record)
             : NULL;
}

char *
mu_battle_history_day (const char *id, const MuBattleRecord *record, const MuShelf *books)
{
  g_autoptr (MuHistory) history = mu_history_open (id, books, NULL);
  return history ? mu_account_day (history, record) : g_strdup ("");
}
