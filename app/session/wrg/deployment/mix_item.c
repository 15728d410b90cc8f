#include "app/session/wrg/deployment/mix_item.h"

struct _MuMixItem {
  MuItem parent;
  MuMixedHow how;
  char *name;
  char *reason;
  gboolean possible;
  gboolean barred;
};

static const MuItemField fields[] = {
  MU_TEXT (MuMixItem, name, "name"),
  MU_TEXT (MuMixItem, reason, "reason"),
  MU_TRUTH (MuMixItem, possible, "possible"),
  MU_TRUTH (MuMixItem, barred, "barred"),
};

MU_DEFINE_ITEM (MuMixItem, mu_mix_item, fields)

MuMixItem *
mu_mix_item_new (MuMixedHow how)
{
  MuMixItem *self = g_object_new (MU_TYPE_MIX_ITEM, NULL);

  self->how = how;
  self->name = g_strdup ("");
  self->reason = g_strdup ("");
  self->possible = TRUE;
  return self;
}

/* Already so is possible, whatever would be said of it now. */
static char *
refusal (MuMixItem *self, const MuDeploymentGround *ground, int unit)
{
  const MuList *list = ground->record->side[ground->side].list;

  return mu_list_unit (list, (guint) unit)->mixed == self->how
             ? NULL
             : mu_deployment_mix_refusal (ground, unit, self->how);
}

void
mu_mix_item_show (MuMixItem *self, const MuDeploymentGround *ground, int unit)
{
  g_autofree char *reason = unit < 0 ? NULL : refusal (self, ground, unit);

  mu_item_take_text (self, &self->name,
                     unit < 0 ? g_strdup ("") : mu_deployment_mix_words (ground, unit, self->how));
  mu_item_set_text (self, &self->reason, reason ? reason : "");
  mu_item_set_truth (self, &self->possible, reason == NULL);
  mu_item_set_truth (self, &self->barred, reason != NULL);
}
