/* What a side's player did not lay down before the battle, planned for him. */
#include "app/service/club/club.h"
#include "lists/wrg/plan/plan.h"

static MuPlan *
plan (const MuBattleRecord *record, MuSide side, const MuShelf *books, GError **error)
{
  const MuList *list = record->side[side].list;
  const MuPlanJob job = {
    .list = list,
    .book = books && list->book_id ? mu_shelf_book_of (books, list) : NULL,
    .enemy = record->side[MU_SIDE_B - side].list,
    .field = record->field,
    .side = side,
    .outscouted = record->outscouted,
    .readings = &record->readings,
    .seed = mu_battle_record_prepared_seed (record),
  };
  return mu_plan_side (&job, error);
}

static gboolean
is_same_place (const MuDeployment *one, const MuDeployment *other)
{
  return one->placed == other->placed && one->x == other->x && one->y == other->y
         && one->turned == other->turned && one->formation == other->formation
         && one->ranks == other->ranks;
}

/* wrg.deploy.remainder: what hides a body is the place that was planned for it. */
static void
leave_cover (MuOrders *orders, const MuPlan *made, const MuBattleSideRecord *own)
{
  g_autoptr (GArray) places = mu_plan_deployment (made);
  for (guint i = 0; i < places->len; i++) {
    const MuDeployment at = mu_battle_side_deployment (own, (int) i);
    if (!is_same_place (&at, &g_array_index (places, MuDeployment, i)))
      mu_orders_ensure (orders, own->list, (int) i)->orders.hidden = false;
  }
}

static gboolean
lay_down_orders (MuBattleRecord *record, MuSide side, const MuPlan *made, GError **error)
{
  MuBattleSideRecord *own = &record->side[side];
  g_autoptr (MuOrders) orders
      = mu_plan_orders (made, own->list, record->side[MU_SIDE_B - side].list, record->field);
  leave_cover (orders, made, own);
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
    if (mu_orders_come_later (orders, (int) i))
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
