/* What holds where a system has nothing of its own to say. */
#include "reports/system.h"

#include <glib/gi18n-lib.h>

#include "rules/battle/system.h"

#define PLAIN_BASE 10 /* paces of a figure, each way: as many as an inch of the usual scene */

/* Of a number that is no system's. */
static const MuReportSystem nothing_own = { .number = 0 };

const MuReportSystem *
mu_report_system (MuRuleSystem rules)
{
  for (const MuReportSystem *const *row = mu_report_systems; *row; row++)
    if ((*row)->number == rules)
      return *row;
  return &nothing_own;
}

char *
mu_report_period (MuRuleSystem rules, int period)
{
  return g_strdup_printf (mu_report_system (rules)->turns ? _ ("Turn %d") : _ ("Period %d"),
                          period);
}

MuStrengthUnit
mu_report_counts_in (MuRuleSystem rules)
{
  const MuBattleSystem *system = mu_battle_system (rules);
  return system ? system->clock.strength : MU_STRENGTH_FIGURES;
}

gboolean
mu_report_is_unit (MuRuleSystem rules, const MuListUnit *unit)
{
  const MuReportSystem *system = mu_report_system (rules);
  return !system->is_unit || system->is_unit (unit);
}

int
mu_report_units (const MuList *list)
{
  int units = 0;
  for (guint i = 0; i < list->units->len; i++)
    units += mu_report_is_unit (list->rules, mu_list_unit (list, i));
  return units;
}

int
mu_report_strength (const MuList *list)
{
  int strength = 0;
  if (!mu_report_system (list->rules)->is_unit)
    return mu_list_figures (list);
  for (guint i = 0; i < list->units->len; i++)
    if (mu_report_is_unit (list->rules, mu_list_unit (list, i)))
      strength += mu_list_unit_strength (mu_list_unit (list, i));
  return strength;
}

const char *
mu_report_act_words (MuRuleSystem rules, int act)
{
  const MuReportSystem *system = mu_report_system (rules);
  return system->act_words ? system->act_words (act) : "?";
}

/* Files and ranks of square bases, whatever it is formed in. */
static void
fill_plain_ground (int figures, int files, MuBodyGround *ground)
{
  const int wide = CLAMP (files, 1, MAX (figures, 1));
  const int ranks = (figures + wide - 1) / wide;
  *ground = (MuBodyGround){ wide * PLAIN_BASE, ranks * PLAIN_BASE, ranks, ranks * PLAIN_BASE };
}

void
mu_report_ground (MuRuleSystem rules, const MuListUnit *unit, MuFormation formation, int figures,
                  int files, MuBodyGround *ground)
{
  const MuReportSystem *system = mu_report_system (rules);
  if (system->ground)
    system->ground (unit, formation, figures, files, ground);
  else
    fill_plain_ground (figures, files, ground);
}
