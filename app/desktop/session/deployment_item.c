#include "app/desktop/session/deployment_item.h"

#include <glib/gi18n-lib.h>

#include "app/desktop/session/deployment_words.h"

struct _MuDeploymentItem {
  MuItem parent;
  int unit;
  char *mark;
  char *name;
  char *troops;
  char *state;
  gboolean placed;
};

static const MuItemField fields[] = {
  MU_TEXT (MuDeploymentItem, mark, "mark"),      MU_TEXT (MuDeploymentItem, name, "name"),
  MU_TEXT (MuDeploymentItem, troops, "troops"),  MU_TEXT (MuDeploymentItem, state, "state"),
  MU_TRUTH (MuDeploymentItem, placed, "placed"),
};

MU_DEFINE_ITEM (MuDeploymentItem, mu_deployment_item, fields)

MuDeploymentItem *
mu_deployment_item_new (const MuDeploymentGround *ground, int unit)
{
  MuDeploymentItem *self = g_object_new (MU_TYPE_DEPLOYMENT_ITEM, NULL);

  self->unit = unit;
  self->mark = mu_deployment_mark (ground, unit);
  self->name
      = g_strdup (mu_list_unit (ground->record->side[ground->side].list, (guint) unit)->name);
  self->troops = mu_deployment_strength (ground, unit);
  mu_deployment_item_show (self, ground);
  return self;
}

int
mu_deployment_item_get_unit (MuDeploymentItem *self)
{
  return self->unit;
}

gboolean
mu_deployment_item_get_placed (MuDeploymentItem *self)
{
  return self->placed;
}

static const char *
state_words (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  const MuList *list = ground->record->side[ground->side].list;

  if (mu_list_unit_is_guest (list, (guint) unit))
    return _ ("in one body with the unit before");
  if (mu_deployment_comes_later (ground, unit))
    return _ ("comes later, by its orders");
  if (!at->placed)
    return _ ("not placed");
  return mu_deployment_judge (ground, unit, at).standing == MU_WRG_STANDS ? _ ("on the table")
                                                                          : _ ("may not stand so");
}

void
mu_deployment_item_show (MuDeploymentItem *self, const MuDeploymentGround *ground)
{
  const MuDeployment at
      = mu_battle_side_deployment (&ground->record->side[ground->side], self->unit);

  mu_item_set_text (self, &self->state, state_words (ground, self->unit, &at));
  mu_item_set_truth (self, &self->placed, at.placed);
}
