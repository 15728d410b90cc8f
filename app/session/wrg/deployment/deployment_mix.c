#include "app/session/wrg/deployment/deployment_mix.h"

#include <glib/gi18n-lib.h>

#include "app/session/wrg/deployment/deployment_words.h"
#include "reports/document/rule_words.h"
#include "rules/wrg/battle/setup.h"
#include "rules/wrg/move/formation.h"
#include "rules/wrg/orders/orders.h"
#include "rules/wrg/troop/troop.h"

char *
mu_deployment_mix_words (const MuDeploymentGround *ground, int unit, MuMixedHow how)
{
  if (how == MU_NOT_MIXED || unit < 1)
    return g_strdup (_ ("A body of its own"));
  g_autofree char *host = mu_deployment_name (ground, unit - 1);
  return g_strdup_printf (how == MU_MIXED_BEHIND ? _ ("Behind %s") : _ ("On the flanks of %s"),
                          host);
}

/* --- why it may not -------------------------------------------------------- */

static char *
with_rule (const char *words, MuRule rule)
{
  /* Translators: why two units may not stand in one body, the rule */
  return g_strdup_printf (_ ("%s (%s)"), words, mu_rule_words_section (rule));
}

/* The two must be next to each other in the list, and alone. */
static char *
neighbours_against (const MuDeploymentGround *ground, int unit)
{
  const MuList *list = mu_deployment_side (ground)->list;

  if (unit < 1)
    return g_strdup (_ ("no unit comes before it in the list; move it behind the one it shall "
                        "stand with"));
  if (mu_list_unit_is_guest (list, (guint) unit - 1)) {
    g_autofree char *before = mu_deployment_name (ground, unit - 1);
    return g_strdup_printf (_ ("%s stands in one body with another unit; two kinds of troops are "
                               "the most (%s)"),
                            before, mu_rule_words_section (MU_RULE_WRG_UNITS_MIXED_SAME));
  }
  if (mu_list_unit_guest (list, (guint) unit)) {
    g_autofree char *after = mu_deployment_name (ground, unit + 1);
    return g_strdup_printf (_ ("%s stands in its body; part them first (%s)"), after,
                            mu_rule_words_section (MU_RULE_WRG_UNITS_MIXED_SAME));
  }
  return NULL;
}

static char *
troops_against (const MuDeploymentGround *ground, int unit)
{
  const MuListUnit *host = mu_deployment_unit (ground, unit - 1),
                   *guest = mu_deployment_unit (ground, unit);
  const MuRule rule = mu_wrg_mixed_troops_barred (&host->troop, &guest->troop);

  if (guest->sub_unit)
    return with_rule (_ ("it is a sub-unit, which acts by itself"), MU_RULE_WRG_UNITS_MIXED_SAME);
  if (rule == MU_RULE_WRG_FORMATION_MIXED)
    return with_rule (_ ("only the lighter or longer-ranged stand behind the others or on their "
                         "flanks"),
                      rule);
  if (rule != MU_RULE_NONE)
    return with_rule (_ ("only two kinds of foot, or two of horse, that stand equally close and "
                         "are trained alike"),
                      rule);
  if (host->figures + guest->figures > MU_BATTLE_FIGURES_MAX)
    return g_strdup_printf (_ ("together they have over %d figures"), MU_BATTLE_FIGURES_MAX);
  return NULL;
}

/* Who is in the body obeys its orders (wrg.orders.skirmish). */
static char *
orders_against (const MuDeploymentGround *ground, int unit)
{
  const MuListUnit *host = mu_deployment_unit (ground, unit - 1),
                   *guest = mu_deployment_unit (ground, unit);
  const MuOrders *orders = mu_deployment_side (ground)->orders;

  if (orders && mu_orders_of (orders, unit))
    return g_strdup (_ ("it has written orders of its own"));
  if (host->order == MU_ORDER_SKIRMISH && !mu_wrg_troop_may_skirmish (&guest->troop))
    return with_rule (_ ("the body skirmishes, and such troops cannot"),
                      MU_RULE_WRG_ORDERS_SKIRMISH);
  return NULL;
}

/* --- their place in the body ------------------------------------------------- */

/* wrg.formation.mixed: behind two ranks of a body four deep, else behind one. */
static gboolean
has_place_behind (const MuListUnit *host, const MuListUnit *guest, int ranks)
{
  const int files
      = MAX (mu_wrg_formation_files (MU_FORMATION_USUAL, host->figures, MAX (ranks, 1)), 1);
  const MuWrgMixed mixed = {
    .behind = guest->figures,
    .ranks_before = (host->figures + files - 1) / files,
    .ranks = (host->figures + guest->figures + files - 1) / files,
  };

  return mu_wrg_mixed_barred (&mixed) == MU_RULE_NONE;
}

gboolean
mu_deployment_ranks_fit (const MuDeploymentGround *ground, int unit, int ranks)
{
  const MuListUnit *guest = mu_list_unit_guest (mu_deployment_side (ground)->list, (guint) unit);

  return !guest || guest->mixed != MU_MIXED_BEHIND
         || has_place_behind (mu_deployment_unit (ground, unit), guest, ranks);
}

static char *
place_against (const MuDeploymentGround *ground, int unit, MuMixedHow how)
{
  const MuListUnit *host = mu_deployment_unit (ground, unit - 1);
  const MuDeployment at = mu_battle_side_deployment (mu_deployment_side (ground), unit - 1);
  g_autofree char *name = mu_deployment_name (ground, unit - 1);

  if (at.formation != MU_FORMATION_USUAL)
    return g_strdup_printf (_ ("%s stands in a formation without a place for them; let it stand in "
                               "ranks first (%s)"),
                            name, mu_rule_words_section (MU_RULE_WRG_UNITS_MIXED_SAME));
  if (how == MU_MIXED_BEHIND
      && !has_place_behind (host, mu_deployment_unit (ground, unit),
                            at.ranks ? at.ranks : host->ranks))
    return g_strdup_printf (_ ("in a body four deep or deeper they stand behind two ranks; let %s "
                               "stand two deep (%s)"),
                            name, mu_rule_words_section (MU_RULE_WRG_FORMATION_MIXED));
  return NULL;
}

char *
mu_deployment_mix_refusal (const MuDeploymentGround *ground, int unit, MuMixedHow how)
{
  if (how == MU_NOT_MIXED)
    return NULL;
  char *reason = neighbours_against (ground, unit);
  if (!reason)
    reason = troops_against (ground, unit);
  if (!reason)
    reason = orders_against (ground, unit);
  return reason ? reason : place_against (ground, unit, how);
}
