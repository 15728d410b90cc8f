/* What holds where a system has nothing of its own to say. */
#include "reports/system.h"

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

const char *
mu_report_act_words (MuRuleSystem rules, int act)
{
  const MuReportSystem *system = mu_report_system (rules);
  return system->act_words ? system->act_words (act) : "?";
}
