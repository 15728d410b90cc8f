#include "app/session/wrg/deployment/deployment_item.h"

#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_hiding.h"
#include "app/session/wrg/deployment/deployment_words.h"

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

/* wrg.units.mixed.same: in whose body, by its mark. */
static char *
guest_words (const MuDeploymentGround *ground, int unit)
{
  const MuList *list = ground->record->side[ground->side].list;
  g_autofree char *host = mu_deployment_mark (ground, unit - 1);

  return mu_list_unit (list, (guint) unit)->mixed == MU_MIXED_BEHIND
             ? g_strdup_printf (_ ("behind %s"), host)
             : g_strdup_printf (_ ("beside %s"), host);
}

static const char *
state_words (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  if (mu_deployment_comes_later (ground, unit))
    return _ ("comes later, by its orders");
  if (!at->placed)
    return _ ("not placed");
  if (!mu_deployment_stands (ground, unit))
    return _ ("may not stand so");
  /* Translators: said of a unit on the table that is to lie hidden */
  return mu_deployment_exposed (ground, unit, at) == MU_RULE_NONE ? _ ("on the table")
                                                                  : _ ("would be seen");
}

void
mu_deployment_item_show (MuDeploymentItem *self, const MuDeploymentGround *ground)
{
  const MuDeployment at
      = mu_battle_side_deployment (&ground->record->side[ground->side], self->unit);

  const MuList *list = ground->record->side[ground->side].list;

  mu_item_take_text (self, &self->state,
                     mu_list_unit_is_guest (list, (guint) self->unit)
                         ? guest_words (ground, self->unit)
                         : g_strdup (state_words (ground, self->unit, &at)));
  mu_item_set_truth (self, &self->placed, at.placed);
}
