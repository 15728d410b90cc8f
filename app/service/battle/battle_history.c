#include "app/service/battle/battle_history.h"

#include <string.h>

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

/* --- who has the day ----------------------------------------------------- */

/* To the byte of what is written of them; lists and fields that were changed may have other
 * conditions. */
static gboolean
is_same_list (const MuList *one, const MuList *other)
{
  g_autofree char *its = mu_list_write_data (one, NULL);
  g_autofree char *others = mu_list_write_data (other, NULL);
  return strcmp (its, others) == 0;
}

static gboolean
is_same_field (const MuFieldPlan *one, const MuFieldPlan *other)
{
  if (!one || !other)
    return one == other;
  g_autofree char *its = mu_field_plan_write_data (one, NULL);
  g_autofree char *others = mu_field_plan_write_data (other, NULL);
  return strcmp (its, others) == 0;
}

static gboolean
is_fought_in (const MuHistory *history, const MuBattleRecord *record)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!is_same_list (history->side[side].list, record->side[side].list))
      return FALSE;
  return is_same_field (history->field, record->field);
}

char *
mu_battle_day (const MuBattleRecord *record, const MuShelf *books)
{
  for (const char *const *id = mu_history_ids (); *id && books && record->fought; id++) {
    g_autoptr (MuHistory) history = mu_history_open (*id, books, NULL);
    if (history && is_fought_in (history, record))
      return mu_account_day (history, record);
  }
  return g_strdup ("");
}

char *
mu_battle_history_day (const char *id, const MuBattleRecord *record, const MuShelf *books)
{
  g_autoptr (MuHistory) history = mu_history_open (id, books, NULL);
  return history ? mu_account_day (history, record) : g_strdup ("");
}
