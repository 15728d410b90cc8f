/* What a side's player did not lay down before the battle, planned for him. */
#include "app/service/battle/battle_planner.h"

#include <glib/gi18n-lib.h>

#include "reports/document/rule_words.h"

/* --- the plan ----------------------------------------------------------- */

MuPlanWish
mu_plan_wish_usual (const MuDoctrine *of_day)
{
  return (MuPlanWish){ .manner = of_day ? MU_MANNER_BOOK : MU_MANNER_PLAYER, .of_day = of_day };
}

/* What happened on a day fell out one way: its plan leaves nothing to the seed. */
static MuPlan *
plan (const MuBattleRecord *record, MuSide side, const MuShelf *books, const MuPlanWish *wish,
      GError **error)
{
  const MuList *list = record->side[side].list;
  const MuPlanJob job = {
    .list = list,
    .manner = wish->manner,
    .book = books && list->book_id ? mu_shelf_book_of (books, list) : NULL,
    .enemy = record->side[MU_SIDE_B - side].list,
    .doctrine = wish->of_day,
    .field = record->field,
    .side = side,
    .outscouted = record->outscouted,
    .readings = &record->readings,
    .may_march = wish->may_march,
    .seed = wish->of_day ? 0 : mu_battle_record_prepared_seed (record),
  };
  return mu_plan_side (&job, error);
}

/* wrg.deploy.off-table: who has a place already does not come from elsewhere. */
static MuPlan *
plan_with_march (const MuBattleRecord *record, MuSide side, const MuShelf *books,
                 const MuPlanWish *wish, MuPlanMarch *march, GError **error)
{
  MuPlan *made = plan (record, side, books, wish, error);
  if (!made)
    return NULL;
  *march = made->march;
  if (march->end != MU_PLAN_MARCH_GOES
      || !mu_battle_side_deployment (&record->side[side], march->unit).placed)
    return made;
  march->end = MU_PLAN_MARCH_STANDS;
  mu_plan_free (made);
  const MuPlanWish standing = { .manner = wish->manner, .of_day = wish->of_day };
  return plan (record, side, books, &standing, error);
}

/* --- laid down ---------------------------------------------------------- */

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

/* Whoever has Muster plan his orders has it command them, unless he would not have that. Not in a
 * campaign: of an army that gives the battle up all who are left are prisoners, and the war goes on
 * without them. */
static void
appoint (MuBattleSideRecord *own)
{
  own->planned |= MU_PLANNED_ORDERS;
  if (own->campaign_side == 0 && !own->alone)
    own->commanded = TRUE;
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
  appoint (own);
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
mu_battle_plan_side_as (MuBattleRecord *record, MuSide side, const MuShelf *books,
                        const MuPlanWish *wish, MuPlanMarch *march, GError **error)
{
  const MuBattleSideRecord *own = &record->side[side];
  const gboolean places = !mu_battle_side_is_deployed (own), orders = !own->orders;
  MuPlanWish so = *wish;
  MuPlanMarch came = { .end = MU_PLAN_MARCH_NOT_ASKED, .unit = -1 };
  so.may_march = wish->may_march && orders;
  if (march)
    *march = came;
  if (own->seal || (!places && !orders))
    return TRUE;
  g_autoptr (MuPlan) made = plan_with_march (record, side, books, &so, &came, error);
  if (march)
    *march = came;
  if (!made || (places && !lay_down_places (record, side, made, error)))
    return FALSE;
  if (!orders || lay_down_orders (record, side, made, error))
    return TRUE;
  if (places)
    mu_battle_set_deployment (record, side, NULL, NULL, NULL);
  return FALSE;
}

gboolean
mu_battle_plan_side (MuBattleRecord *record, MuSide side, const MuShelf *books, GError **error)
{
  const MuPlanWish usual = mu_plan_wish_usual (NULL);
  return mu_battle_plan_side_as (record, side, books, &usual, NULL, error);
}

/* --- in words ----------------------------------------------------------- */

static char *
name_of (const MuList *list, int unit)
{
  return unit < 0 ? g_strdup ("") : g_strdup (mu_list_unit (list, (guint) unit)->name);
}

char *
mu_battle_march_words (const MuList *list, const MuPlanMarch *march)
{
  g_autofree char *unit = name_of (list, march->unit);
  switch (march->end) {
  case MU_PLAN_MARCH_NOT_ASKED:
    break;
  case MU_PLAN_MARCH_GOES:
    return g_strdup_printf (march->left ? _ ("%s: “%s” marches round the left flank.")
                                        : _ ("%s: “%s” marches round the right flank."),
                            list->name, unit);
  case MU_PLAN_MARCH_DISLIKED:
    return g_strdup_printf (_ ("%s sends nobody round a flank: armies of its kind never do."),
                            list->name);
  case MU_PLAN_MARCH_NOT_NOW:
    return g_strdup_printf (
        _ ("%s sends nobody round a flank in this battle: armies of its kind do "
           "in some, and the seed decides."),
        list->name);
  case MU_PLAN_MARCH_REFUSED:
    return g_strdup_printf (_ ("%s may send nobody round a flank: %s (%s)."), list->name,
                            mu_rule_words_short (march->rule), mu_rule_words_section (march->rule));
  case MU_PLAN_MARCH_NOBODY:
    return g_strdup_printf (
        _ ("%s sends nobody round a flank: it has no horse on a wing to spare."), list->name);
  case MU_PLAN_MARCH_STANDS:
    return g_strdup_printf (
        _ ("%s sends nobody round a flank: “%s”, which would go, stands on the table."), list->name,
        unit);
  }
  return g_strdup ("");
}
