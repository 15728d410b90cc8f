/* What a side's player did not lay down before the battle, planned for him. */
#include "app/service/club.h"
#include "lists/plan.h"

static MuPlan *
plan (const MuBattleRecord *record, MuSide side, const MuShelf *books, GError **error)
{
  const MuList *list = record->side[side].list;
  const MuPlanJob job = {
    .list = list,
    .book = books && list->book_id
                ? mu_shelf_find_edition (books, list->book_id, list->book_version)
                : NULL,
    .enemy = record->side[MU_SIDE_B - side].list,
    .field = record->field,
    .side = side,
    .outscouted = record->outscouted,
    .readings = &record->readings,
    .seed = record->seed,
  };
  return mu_plan_side (&job, error);
}

static gboolean
lay_down_orders (MuBattleRecord *record, MuSide side, const MuPlan *made, GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  g_autoptr (MuOrders) orders
      = mu_plan_orders (made, own->list, record->side[MU_SIDE_B - side].list, record->field);
  if (!mu_battle_set_orders (record, side, orders, NULL, error))
    return FALSE;
  own->planned |= MU_PLANNED_ORDERS;
  return TRUE;
}

/* wrg.deploy.off-table: whom the player's orders send onto the table later has no place yet. */
static void
take_off_the_late (GArray *places, const MuOrders *orders)
{
  for (guint i = 0; orders && i < places->len; i++) {
    const MuBodyOrders *body = mu_orders_of (orders, (int) i);
    if (body && body->orders.arrival.how != MU_WRG_ON_TABLE)
      g_array_index (places, MuDeployment, i) = (MuDeployment){ 0 };
  }
}

static gboolean
lay_down_places (MuBattleRecord *record, MuSide side, const MuPlan *made, GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  g_autoptr (GArray) places = mu_plan_deployment (made);
  take_off_the_late (places, own->orders);
  if (!mu_battle_set_deployment (record, side, places, NULL, error))
    return FALSE;
  if (mu_battle_side_is_deployed (own))
    own->planned |= MU_PLANNED_DEPLOYMENT;
  return TRUE;
}

gboolean
mu_battle_plan_side (MuBattleRecord *record, MuSide side, const MuShelf *books, GError **error)
{
  const MuBattleSideRecord *own = &record->side[side];
  const gboolean places = !mu_battle_side_is_deployed (own), orders = !own->orders;
  if (own->seal || (!places && !orders))
    return TRUE;
  g_autoptr (MuPlan) made = plan (record, side, books, error);
  if (!made || (places && !lay_down_places (record, side, made, error)))
    return FALSE;
  if (!orders || lay_down_orders (record, side, made, error))
    return TRUE;
  if (places)
    mu_battle_set_deployment (record, side, NULL, NULL, NULL);
  return FALSE;
}
