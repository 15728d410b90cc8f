/* Two units joined in one body, and parted again. */
#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_private.h"
#include "app/session/wrg/deployment/deployment_words.h"
#include "app/session/wrg/deployment/mix_item.h"

/* --- what is there --------------------------------------------------------- */

MuMixedHow
mu_deployment_session_get_mixed (MuDeploymentSession *self, int unit)
{
  return mu_deployment_session_is_unit (self, unit)
             ? mu_list_unit (mu_deployment_session_own (self)->list, (guint) unit)->mixed
             : MU_NOT_MIXED;
}

GListModel *
mu_deployment_session_get_mixes (MuDeploymentSession *self)
{
  return G_LIST_MODEL (self->mixes);
}

void
mu_deployment_session_add_mixes (MuDeploymentSession *self)
{
  self->mixes = g_list_store_new (MU_TYPE_MIX_ITEM);
  for (int how = 0; how < MU_MIXED_HOWS; how++) {
    g_autoptr (MuMixItem) item = mu_mix_item_new ((MuMixedHow) how);
    g_list_store_append (self->mixes, item);
  }
}

void
mu_deployment_session_show_mixes (MuDeploymentSession *self, const MuDeploymentGround *ground)
{
  for (guint how = 0; how < MU_MIXED_HOWS; how++) {
    g_autoptr (MuMixItem) item = g_list_model_get_item (G_LIST_MODEL (self->mixes), how);
    mu_mix_item_show (item, ground, self->unit);
  }
}

/* --- changes ---------------------------------------------------------------- */

static gboolean
refuse_mix (MuDeploymentSession *self, int unit, const char *reason)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  g_autofree char *name = mu_deployment_name (&ground, unit);

  mu_item_set_int (self, &self->unit, unit);
  return mu_deployment_session_refuse (self, g_strdup_printf ("%s: %s.", name, reason));
}

/* It takes its place in the body, and leaves the one that it had. */
static void
set_mixed (MuDeploymentSession *self, int unit, MuMixedHow how)
{
  MuBattleSideRecord *own = mu_deployment_session_own (self);

  mu_list_unit (own->list, (guint) unit)->mixed = how;
  *mu_battle_side_deploy (own, unit) = (MuDeployment){ 0 };
}

/* The body, wider or deeper now, on its place or as near to it as the area asks; FALSE with the
 * reason said. */
static gboolean
make_room (MuDeploymentSession *self, int host)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, host);

  if (!at.placed)
    return TRUE;
  mu_deployment_hold (&ground, host, &at, MU_DEPLOYMENT_PUSHED_IN);
  const MuWrgStand stand = mu_deployment_judge (&ground, host, &at);
  *mu_battle_side_deploy (mu_deployment_session_own (self), host) = at;
  return stand.standing == MU_WRG_STANDS
         || mu_deployment_session_refuse (self, mu_deployment_refusal (&ground, host, &stand));
}

/* Who leaves a body that is on the table stands where there is room. */
static void
put_beside (MuDeploymentSession *self, int unit)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);

  if (mu_deployment_session_get (self, unit - 1).placed
      && mu_deployment_find_room (&ground, unit, &at))
    *mu_battle_side_deploy (mu_deployment_session_own (self), unit) = at;
}

static void
say_mixed (MuDeploymentSession *self, int unit, MuMixedHow how)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  g_autofree char *words = mu_deployment_mix_words (&ground, unit, how);

  mu_item_set_int (self, &self->unit, unit);
  mu_deployment_session_say (self, g_strdup_printf ("%s: %s.", name, words));
}

gboolean
mu_deployment_session_mix (MuDeploymentSession *self, int unit, MuMixedHow how)
{
  if (!mu_deployment_session_is_unit (self, unit) || !mu_deployment_session_ask (self))
    return FALSE;
  if (how == mu_deployment_session_get_mixed (self, unit))
    return TRUE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  g_autofree char *reason = mu_deployment_mix_refusal (&ground, unit, how);
  if (reason)
    return refuse_mix (self, unit, reason);
  mu_deployment_session_remember (self);
  set_mixed (self, unit, how);
  if (how == MU_NOT_MIXED) {
    put_beside (self, unit);
  } else if (!make_room (self, unit - 1) || !mu_deployment_session_bring_trains (self, unit - 1)) {
    mu_deployment_session_forget_last (self);
    return FALSE;
  }
  say_mixed (self, unit, how);
  return TRUE;
}
