/* How a body is formed: its formation and its width. */
#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_private.h"
#include "app/session/wrg/deployment/deployment_shape.h"
#include "app/session/wrg/deployment/deployment_words.h"
#include "app/session/wrg/deployment/shape_item.h"

/* --- what is there -------------------------------------------------------- */

MuDeployShape
mu_deployment_session_get_shape (MuDeploymentSession *self, int unit)
{
  if (!mu_deployment_session_is_unit (self, unit))
    return MU_DEPLOY_LINE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuDeployment at = mu_deployment_session_get (self, unit);
  return mu_deployment_shape (&ground, unit, &at);
}

int
mu_deployment_session_get_files (MuDeploymentSession *self, int unit)
{
  if (!mu_deployment_session_is_unit (self, unit))
    return 0;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuDeployment at = mu_deployment_session_get (self, unit);
  return mu_deployment_files (&ground, unit, &at);
}

void
mu_deployment_session_get_widths (MuDeploymentSession *self, int unit, int *least, int *most)
{
  *least = *most = 0;
  if (!mu_deployment_session_is_unit (self, unit))
    return;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const MuDeployment at = mu_deployment_session_get (self, unit);
  mu_deployment_widths (&ground, unit, &at, least, most);
}

GListModel *
mu_deployment_session_get_shapes (MuDeploymentSession *self)
{
  return G_LIST_MODEL (self->shapes);
}

void
mu_deployment_session_add_shapes (MuDeploymentSession *self)
{
  self->shapes = g_list_store_new (MU_TYPE_SHAPE_ITEM);
  for (int shape = 0; shape < MU_DEPLOY_SHAPES; shape++) {
    g_autoptr (MuShapeItem) item = mu_shape_item_new ((MuDeployShape) shape);
    g_list_store_append (self->shapes, item);
  }
}

void
mu_deployment_session_show_shapes (MuDeploymentSession *self, const MuDeploymentGround *ground)
{
  for (guint shape = 0; shape < MU_DEPLOY_SHAPES; shape++) {
    g_autoptr (MuShapeItem) item = g_list_model_get_item (G_LIST_MODEL (self->shapes), shape);
    mu_shape_item_show (item, ground, self->unit);
  }
}

/* --- changes ---------------------------------------------------------------- */

/* Where it stands, or for when it will. */
static gboolean
form (MuDeploymentSession *self, int unit, const MuDeployment *wanted)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = *wanted;

  if (at.placed) {
    mu_deployment_hold (&ground, unit, &at, MU_DEPLOYMENT_PUSHED_IN);
    return mu_deployment_session_try (self, unit, &at);
  }
  mu_deployment_session_remember (self);
  *mu_battle_side_deploy (mu_deployment_session_own (self), unit) = at;
  mu_item_set_int (self, &self->unit, unit);
  g_autofree char *name = mu_deployment_name (&ground, unit);
  g_autofree char *shape = mu_deployment_shape_words (&ground, unit, &at);
  mu_deployment_session_say (self, g_strdup_printf ("%s: %s.", name, shape));
  return TRUE;
}

static gboolean
refuse_unit (MuDeploymentSession *self, int unit, const char *reason)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  g_autofree char *name = mu_deployment_name (&ground, unit);

  mu_item_set_int (self, &self->unit, unit);
  return mu_deployment_session_refuse (self, g_strdup_printf ("%s: %s.", name, reason));
}

gboolean
mu_deployment_session_set_shape (MuDeploymentSession *self, int unit, MuDeployShape shape)
{
  if (!mu_deployment_session_ask_unit (self, unit))
    return FALSE;
  if (shape == mu_deployment_session_get_shape (self, unit))
    return TRUE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);
  g_autofree char *reason = mu_deployment_take_shape (&ground, unit, shape, &at);
  return reason ? refuse_unit (self, unit, reason) : form (self, unit, &at);
}

gboolean
mu_deployment_session_step_shape (MuDeploymentSession *self, int unit, int way)
{
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  const int now = mu_deployment_session_get_shape (self, unit);

  if (!mu_deployment_session_ask_unit (self, unit))
    return FALSE;
  gboolean tried = FALSE; /* one that finds no room: then that is said */
  for (int step = 1; step < MU_DEPLOY_SHAPES; step++) {
    const int shape = (now + way * step + step * MU_DEPLOY_SHAPES) % MU_DEPLOY_SHAPES;
    MuDeployment at = mu_deployment_session_get (self, unit);
    g_autofree char *reason = mu_deployment_take_shape (&ground, unit, (MuDeployShape) shape, &at);
    if (reason == NULL && form (self, unit, &at))
      return TRUE;
    tried |= reason == NULL;
  }
  return !tried && refuse_unit (self, unit, _ ("such a body has one formation only"));
}

gboolean
mu_deployment_session_set_files (MuDeploymentSession *self, int unit, int files)
{
  if (!mu_deployment_session_ask_unit (self, unit))
    return FALSE;
  const int now = mu_deployment_session_get_files (self, unit);
  if (files == now)
    return TRUE;
  const MuDeploymentGround ground = mu_deployment_session_own_ground (self);
  MuDeployment at = mu_deployment_session_get (self, unit);
  if (mu_deployment_widen (&ground, unit, files, &at))
    return form (self, unit, &at);
  return refuse_unit (self, unit,
                      files > now ? _ ("so formed it cannot stand wider")
                                  : _ ("so formed it cannot stand narrower"));
}
