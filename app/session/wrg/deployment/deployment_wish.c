/* How Muster plans what a side's player leaves to it, and whether it commands the side then. */
#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_private.h"

/* As those of a battle of history. */
gboolean
mu_deployment_session_has_orders (MuDeploymentSession *self, MuSide side)
{
  return self->record->side[side].orders && !self->march_ordered[side];
}

/* Of other armies nothing was wished. */
void
mu_deployment_session_begin_wishes (MuDeploymentSession *self, const MuBattleRecord *same)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    self->march_ordered[side] = FALSE;
    if (same)
      self->record->side[side].alone = same->side[side].alone;
    else
      self->wish[side] = mu_plan_wish_usual (NULL);
  }
}

/* --- the manner --------------------------------------------------------- */

gboolean
mu_deployment_session_can_plan (MuDeploymentSession *self, MuSide side)
{
  return self->record && !self->record->side[side].seal
         && !mu_deployment_session_has_orders (self, side);
}

const MuPlanWish *
mu_deployment_session_get_wish (MuDeploymentSession *self, MuSide side)
{
  return &self->wish[side];
}

void
mu_deployment_session_set_manner (MuDeploymentSession *self, MuSide side, MuPlanManner manner)
{
  if (!mu_deployment_session_can_plan (self, side) || self->wish[side].manner == manner)
    return;
  self->wish[side].manner = manner;
  mu_deployment_session_look_for_marches (self);
  const char *army = self->record->side[side].list->name;
  mu_deployment_session_say (self, g_strdup_printf (manner == MU_MANNER_BOOK
                                                        ? _ ("Muster plans %s by the book.")
                                                        : _ ("Muster plans %s to win."),
                                                    army));
}

char *
mu_deployment_session_plan_label (MuDeploymentSession *self, MuSide side)
{
  const char *army = self->record->side[side].list->name;

  if (self->record->side[side].seal)
    return g_strdup_printf (_ ("%s is sealed: nothing more is planned for it"), army);
  if (mu_deployment_session_has_orders (self, side))
    return g_strdup_printf (_ ("%s has its orders: none are planned for it"), army);
  return g_strdup_printf (_ ("How Muster plans %s"), army);
}

/* --- the general --------------------------------------------------------- */

/* Orders that Muster planned, as those of a day of history, it may command by too. */
gboolean
mu_deployment_session_can_command (MuDeploymentSession *self, MuSide side)
{
  const MuBattleSideRecord *own = self->record ? &self->record->side[side] : NULL;

  return own && !own->seal && own->campaign_side == 0
         && (own->planned & MU_PLANNED_ORDERS || mu_deployment_session_can_plan (self, side));
}

gboolean
mu_deployment_session_is_commanded (MuDeploymentSession *self, MuSide side)
{
  const MuBattleSideRecord *own = &self->record->side[side];

  return !own->alone && (own->commanded || mu_deployment_session_can_command (self, side));
}

void
mu_deployment_session_set_commanded (MuDeploymentSession *self, MuSide side, gboolean commanded)
{
  if (!mu_deployment_session_can_command (self, side)
      || mu_deployment_session_is_commanded (self, side) == commanded)
    return;
  MuBattleSideRecord *own = &self->record->side[side];
  own->alone = !commanded;
  mu_deployment_session_say (self,
                             g_strdup_printf (commanded ? _ ("Muster commands %s in the battle.")
                                                        : _ ("%s fights by its orders alone."),
                                              own->list->name));
}

char *
mu_deployment_session_command_label (MuDeploymentSession *self, MuSide side)
{
  const MuBattleSideRecord *own = &self->record->side[side];

  if (own->campaign_side > 0)
    return g_strdup_printf (_ ("Muster commands nobody in a campaign: %s fights to the end"),
                            own->list->name);
  return g_strdup_printf (_ ("Muster commands %s in the battle"), own->list->name);
}

/* --- what the outcome rests on ------------------------------------------- */

char *
mu_deployment_session_wish_stamp (MuDeploymentSession *self)
{
  return g_strdup_printf ("%d%d%d%d", (int) self->wish[MU_SIDE_A].manner,
                          mu_deployment_session_is_commanded (self, MU_SIDE_A),
                          (int) self->wish[MU_SIDE_B].manner,
                          mu_deployment_session_is_commanded (self, MU_SIDE_B));
}
