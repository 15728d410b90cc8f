/* What all changes of a deployment share: may it be changed, the steps back, the verdict. */
#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_hiding.h"
#include "app/session/wrg/deployment/deployment_private.h"
#include "app/session/wrg/deployment/deployment_words.h"
#include "reports/document/rule_words.h"

#define STEPS_MOST 500

/* --- steps that can be undone ---------------------------------------------------- */

void
mu_deployment_step_free (MuDeploymentStep *step)
{
  g_array_unref (step->deployment);
  g_array_unref (step->mixed);
  g_free (step);
}

void
mu_deployment_copy_mixed (MuList *to, const MuList *from)
{
  for (guint i = 0; i < MIN (to->units->len, from->units->len); i++)
    mu_list_unit (to, i)->mixed = mu_list_unit (from, i)->mixed;
}

static MuDeploymentStep *
step_of (const MuBattleSideRecord *own)
{
  MuDeploymentStep *step = g_new0 (MuDeploymentStep, 1);

  step->deployment = g_array_copy (own->deployment);
  step->planned = own->planned;
  step->mixed = g_array_new (FALSE, FALSE, sizeof (MuMixedHow));
  for (guint i = 0; i < own->list->units->len; i++)
    g_array_append_val (step->mixed, mu_list_unit (own->list, i)->mixed);
  return step;
}

/* Frees the step. */
static void
take_step (MuBattleSideRecord *own, MuDeploymentStep *step)
{
  g_array_unref (own->deployment);
  own->deployment = g_array_ref (step->deployment);
  own->planned = step->planned;
  for (guint i = 0; i < own->list->units->len; i++)
    mu_list_unit (own->list, i)->mixed = g_array_index (step->mixed, MuMixedHow, i);
  mu_deployment_step_free (step);
}

static void
push (GPtrArray *steps, const MuBattleSideRecord *own)
{
  if (steps->len == STEPS_MOST)
    g_ptr_array_remove_index (steps, 0);
  g_ptr_array_add (steps, step_of (own));
}

void
mu_deployment_session_remember (MuDeploymentSession *self)
{
  MuBattleSideRecord *own = mu_deployment_session_own (self);

  push (self->past[self->side], own);
  own->planned &= ~(guint) MU_PLANNED_DEPLOYMENT; /* the player's own from here on */
  g_ptr_array_set_size (self->future[self->side], 0);
}

void
mu_deployment_session_forget_last (MuDeploymentSession *self)
{
  GPtrArray *past = self->past[self->side];

  take_step (mu_deployment_session_own (self), g_ptr_array_steal_index (past, past->len - 1));
  mu_deployment_session_show (self);
}

gboolean
mu_deployment_session_can_undo (MuDeploymentSession *self)
{
  return mu_deployment_session_may_change (self) && self->past[self->side]->len > 0;
}

gboolean
mu_deployment_session_can_redo (MuDeploymentSession *self)
{
  return mu_deployment_session_may_change (self) && self->future[self->side]->len > 0;
}

static void
step (MuDeploymentSession *self, GPtrArray *from, GPtrArray *to, const char *words)
{
  MuBattleSideRecord *own = mu_deployment_session_own (self);

  push (to, own);
  take_step (own, g_ptr_array_steal_index (from, from->len - 1));
  mu_deployment_session_say (self, g_strdup (words));
}

void
mu_deployment_session_undo (MuDeploymentSession *self)
{
  if (mu_deployment_session_can_undo (self))
    step (self, self->past[self->side], self->future[self->side], _ ("Undone."));
}

void
mu_deployment_session_redo (MuDeploymentSession *self)
{
  if (mu_deployment_session_can_redo (self))
    step (self, self->future[self->side], self->past[self->side], _ ("Done again."));
}

/* --- may it be changed? ------------------------------------------------------------ */

static char *
barred_words (MuDeploymentSession *self)
{
  const MuBattleSideRecord *own = mu_deployment_session_own (self);
  const MuBattleSideRecord *other = &self->record->side[MU_SIDE_B - self->side];

  if (own->seal)
    return g_strdup_printf (_ ("%s is sealed with the code %s and cannot be changed."),
                            own->list->name, own->seal);
  return g_strdup_printf (_ ("%s has been outscouted: it deploys first, all of it and in sight "
                             "(%s)."),
                          other->list->name, mu_rule_words_section (MU_RULE_WRG_DEPLOY_OUTSCOUTED));
}

gboolean
mu_deployment_session_ask (MuDeploymentSession *self)
{
  if (mu_deployment_session_may_change (self))
    return TRUE;
  return self->record && mu_deployment_session_refuse (self, barred_words (self));
}

/* wrg.units.mixed.same: who stands in another's body moves and forms with it. */
static gboolean
ask_body (MuDeploymentSession *self, int unit)
{
  if (!mu_list_unit_is_guest (mu_deployment_session_own (self)->list, (guint) unit))
    return TRUE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  g_autofree char *host = mu_deployment_name (&ground, unit - 1);
  mu_item_set_int (self, &self->unit, unit);
  return mu_deployment_session_refuse (
      self, g_strdup_printf (_ ("%s stands in one body with %s: place that one, or part them."),
                             name, host));
}

gboolean
mu_deployment_session_ask_unit (MuDeploymentSession *self, int unit)
{
  return mu_deployment_session_is_unit (self, unit) && mu_deployment_session_ask (self)
         && ask_body (self, unit);
}

MuDeploymentGround
mu_deployment_session_own_ground (MuDeploymentSession *self)
{
  return mu_deployment_session_ground (self, (MuSide) self->side);
}

/* What is amiss there goes before where it is. */
static char *
stands_words (MuDeploymentSession *self, int unit)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuDeployment at = mu_deployment_session_get (self, unit);
  g_autofree char *seen = mu_deployment_exposed_words (&ground, unit, &at);
  if (*seen)
    return g_steal_pointer (&seen);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  g_autofree char *place = mu_deployment_place (&ground, unit);

  return g_strdup_printf ("%s: %s.", name, place);
}

/* wrg.units.pack-animals: transport that may no longer stand where it does goes where its unit has
 * gone. */
static gboolean
bring_train (MuDeploymentSession *self, int train)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, train);

  if (!mu_deployment_follow (&ground, train, &at))
    return TRUE;
  const MuWrgStand stand = mu_deployment_judge (&ground, train, &at);
  if (stand.standing != MU_WRG_STANDS)
    return mu_deployment_session_refuse (self, mu_deployment_refusal (&ground, train, &stand));
  *mu_battle_side_deploy (mu_deployment_session_own (self), train) = at;
  return TRUE;
}

gboolean
mu_deployment_session_bring_trains (MuDeploymentSession *self, int unit)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);

  for (int i = unit + 1; i < mu_deployment_units (&ground); i++)
    if (mu_deployment_unit_of_train (&ground, i) == unit && !bring_train (self, i))
      return FALSE;
  return TRUE;
}

/* Where it may stand so; else the reason is said. */
gboolean
mu_deployment_session_try (MuDeploymentSession *self, int unit, const MuDeployment *at)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuWrgStand stand = mu_deployment_judge (&ground, unit, at);

  mu_item_set_int (self, &self->unit, unit);
  if (stand.standing != MU_WRG_STANDS)
    return mu_deployment_session_refuse (self, mu_deployment_refusal (&ground, unit, &stand));
  mu_deployment_session_remember (self);
  *mu_battle_side_deploy (mu_deployment_session_own (self), unit) = *at;
  if (!mu_deployment_session_bring_trains (self, unit)) {
    mu_deployment_session_forget_last (self);
    return FALSE;
  }
  mu_deployment_session_say (self, stands_words (self, unit));
  return TRUE;
}

gboolean
mu_deployment_session_is_placed (MuDeploymentSession *self, int unit)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);

  if (mu_deployment_session_get (self, unit).placed)
    return TRUE;
  g_autofree char *name = mu_deployment_name (&ground, unit);
  return mu_deployment_session_refuse (self,
                                       g_strdup_printf (_ ("%s is not on the table yet."), name));
}
