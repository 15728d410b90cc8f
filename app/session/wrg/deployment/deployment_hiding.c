#include "app/session/wrg/deployment/deployment_hiding.h"

#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_words.h"
#include "reports/document/rule_words.h"

static gboolean
is_to_hide (const MuDeploymentGround *ground, int unit)
{
  const MuOrders *orders = ground->record->side[ground->side].orders;
  const MuBodyOrders *own = orders ? mu_orders_of (orders, unit) : NULL;

  return own && own->orders.hidden && !mu_deployment_comes_later (ground, unit);
}

MuRule
mu_deployment_exposed (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  if (!at->placed || !is_to_hide (ground, unit))
    return MU_RULE_NONE;
  const MuWrgTable table = mu_deployment_table (ground);
  const MuRect rect = mu_deployment_rect (ground, unit, at);
  return mu_wrg_hiding_refused (&table, &rect);
}

char *
mu_deployment_exposed_words (const MuDeploymentGround *ground, int unit, const MuDeployment *at)
{
  const MuRule rule = mu_deployment_exposed (ground, unit, at);

  if (rule == MU_RULE_NONE)
    return g_strdup ("");
  g_autofree char *name = mu_deployment_name (ground, unit);
  /* Translators: a body, the rule */
  return g_strdup_printf (_ ("%s would be seen: move all of it into a wood or among buildings, or "
                             "strike “lie hidden” from its orders (%s)."),
                          name, mu_rule_words_section (rule));
}

int
mu_deployment_first_exposed (const MuDeploymentGround *ground, int *count)
{
  int first = -1;

  *count = 0;
  for (int i = mu_deployment_units (ground) - 1; i >= 0; i--) {
    const MuDeployment at = mu_battle_side_deployment (&ground->record->side[ground->side], i);
    if (mu_deployment_exposed (ground, i, &at) == MU_RULE_NONE)
      continue;
    first = i;
    *count += 1;
  }
  return first;
}
