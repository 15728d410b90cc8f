/* A side whose plan may send horse round a flank: who goes by it has no place on the table. So that
 * whatever deploys the side leaves that unit out, its order is written into the session's record,
 * alone. Where the side is sealed it is part of what was sealed; else the plan for the fight, which
 * is the same, orders it again with all the others. */
#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_private.h"
#include "reports/document/rule_words.h"

/* --- who goes ----------------------------------------------------------- */

static void
forget_order (MuDeploymentSession *self, MuSide side)
{
  self->march[side] = (MuPlanMarch){ .end = MU_PLAN_MARCH_NOT_ASKED, .unit = -1 };
  if (self->march_ordered[side])
    g_clear_pointer (&self->record->side[side].orders, mu_orders_free);
  self->march_ordered[side] = FALSE;
}

static MuOrders *
order_of_one (const MuList *list, const MuOrders *all, int unit)
{
  MuOrders *orders = mu_orders_new (list, NULL);

  orders->side = all->side;
  orders->width = all->width;
  orders->depth = all->depth;
  mu_orders_ensure (orders, list, unit)->orders = mu_orders_of (all, unit)->orders;
  return orders;
}

/* wrg.deploy.off-table: who was placed all the same fights from there. */
static void
look_for (MuDeploymentSession *self, MuSide side)
{
  MuBattleSideRecord *own = &self->record->side[side];

  if (own->seal)
    return;
  forget_order (self, side);
  if (!self->wish[side].may_march || own->orders)
    return;
  g_autoptr (MuBattleRecord) trial = mu_battle_record_copy (self->record);
  if (!mu_battle_plan_side_as (trial, side, self->books, &self->wish[side], &self->march[side],
                               NULL)
      || self->march[side].end != MU_PLAN_MARCH_GOES)
    return;
  own->orders = order_of_one (own->list, trial->side[side].orders, self->march[side].unit);
  self->march_ordered[side] = TRUE;
}

void
mu_deployment_session_look_for_marches (MuDeploymentSession *self)
{
  for (MuSide side = MU_SIDE_A; self->record && side < MU_SIDES; side++)
    look_for (self, side);
}

/* --- whether anybody may ------------------------------------------------ */

gboolean
mu_deployment_session_can_march (MuDeploymentSession *self, MuSide side)
{
  return mu_deployment_session_can_plan (self, side) && self->record->outscouted != side;
}

gboolean
mu_deployment_session_get_march (MuDeploymentSession *self, MuSide side)
{
  return self->wish[side].may_march;
}

void
mu_deployment_session_set_march (MuDeploymentSession *self, MuSide side, gboolean may)
{
  if (!self->record || self->record->side[side].seal || self->wish[side].may_march == may)
    return;
  self->wish[side].may_march = may;
  mu_deployment_session_look_for_marches (self);
  g_autofree char *words = mu_deployment_session_march_words (self, side);
  mu_deployment_session_say (self, g_steal_pointer (&words));
}

/* --- in words ----------------------------------------------------------- */

char *
mu_deployment_session_march_words (MuDeploymentSession *self, MuSide side)
{
  return mu_battle_march_words (self->record->side[side].list, &self->march[side]);
}

/* wrg.deploy.outscouted */
char *
mu_deployment_session_march_label (MuDeploymentSession *self, MuSide side)
{
  const char *army = self->record->side[side].list->name;

  if (self->record->outscouted == side)
    return g_strdup_printf (_ ("%s has been outscouted and marches round no flank (%s)"), army,
                            mu_rule_words_section (MU_RULE_WRG_DEPLOY_OUTSCOUTED));
  if (mu_deployment_session_has_orders (self, side))
    return g_strdup_printf (_ ("%s has its orders, and sends whom they send"), army);
  return g_strdup_printf (_ ("%s may send horse round a flank"), army);
}

/* Whether it sends anybody today is the side's own secret, that its book never does is none. */
char *
mu_deployment_session_march_note (MuDeploymentSession *self)
{
  GString *note = g_string_new (NULL);

  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    if (self->march[side].end == MU_PLAN_MARCH_DISLIKED) {
      g_autofree char *words = mu_deployment_session_march_words (self, side);
      g_string_append_printf (note, "%s%s", note->len > 0 ? " " : "", words);
    }
  return g_string_free (note, FALSE);
}
