/* What systems offer beyond records of their own: scenarios, and battles of others' armies. */
#include "lists/battle/scenario.h"

#include "lists/battle/conversion.h"
#include "lists/battle/system.h"

void
mu_scenario_free (MuScenario *scenario)
{
  if (!scenario)
    return;
  g_free (scenario->name);
  g_free (scenario->year);
  g_free (scenario->sides);
  g_free (scenario->size);
  g_free (scenario->note);
  g_free (scenario->special);
  for (int side = 0; side < MU_SIDES; side++)
    g_free (scenario->army[side]);
  g_free (scenario->part);
  g_free (scenario);
}

const MuScenarioShelf *
mu_battle_scenarios (MuRuleSystem rules)
{
  const MuRecordSystem *system = mu_record_system (rules);
  return system ? system->scenarios : NULL;
}

const MuConversion *
mu_battle_conversion (MuRuleSystem rules)
{
  const MuRecordSystem *system = mu_record_system (rules);
  return system ? system->conversion : NULL;
}

MuRuleSystem
mu_battle_converting (void)
{
  for (const MuRecordSystem *const *system = mu_record_systems; *system; system++)
    if ((*system)->conversion)
      return (*system)->number;
  return 0;
}
