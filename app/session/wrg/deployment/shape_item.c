#include "app/session/wrg/deployment/shape_item.h"

struct _MuShapeItem {
  MuItem parent;
  MuDeployShape shape;
  const char *name;
  char *reason;
  gboolean possible;
  gboolean barred;
};

static const MuItemField fields[] = {
  MU_WORD (MuShapeItem, name, "name"),
  MU_TEXT (MuShapeItem, reason, "reason"),
  MU_TRUTH (MuShapeItem, possible, "possible"),
  MU_TRUTH (MuShapeItem, barred, "barred"),
};

MU_DEFINE_ITEM (MuShapeItem, mu_shape_item, fields)

MuShapeItem *
mu_shape_item_new (MuDeployShape shape)
{
  MuShapeItem *self = g_object_new (MU_TYPE_SHAPE_ITEM, NULL);

  self->shape = shape;
  self->name = mu_deploy_shape_name (shape);
  self->reason = g_strdup ("");
  self->possible = TRUE;
  return self;
}

void
mu_shape_item_show (MuShapeItem *self, const MuDeploymentGround *ground, int unit)
{
  MuDeployment at = { 0 };
  g_autofree char *reason
      = unit < 0 ? NULL : mu_deployment_take_shape (ground, unit, self->shape, &at);

  mu_item_set_text (self, &self->reason, reason ? reason : "");
  mu_item_set_truth (self, &self->possible, reason == NULL);
  mu_item_set_truth (self, &self->barred, reason != NULL);
}
