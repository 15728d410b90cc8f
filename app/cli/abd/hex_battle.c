#include "app/cli/abd/hex_battle.h"

#include <glib/gi18n.h>

#include "app/cli/abd/hex_find.h"
#include "app/cli/club/armies.h"
#include "app/cli/club/house_rules.h"
#include "lists/abd/counter_list.h"
#include "lists/battle/abd/hex_record.h"

static MuHexScenario *
of_armies (MuCall *call, GError **error)
{
  g_autoptr (MuList) a = mu_find_army (call, mu_call_argument (call, 0), error);
  g_autoptr (MuList) b = a ? mu_find_army (call, mu_call_argument (call, 1), error) : NULL;
  return b ? mu_hex_scenario_of_armies (a, b, error) : NULL;
}

/* One argument is a scenario, two are armies: the option says which is meant. */
static gboolean
names_enough (const MuCall *call, GError **error)
{
  const gboolean armies = mu_call_has (call, "armies");
  if (armies == (mu_call_count (call) > 1))
    return TRUE;
  g_set_error_literal (error, MU_CALL_ERROR, 0,
                       armies
                           ? _ ("--armies needs two armies: files, or names of lists in the club "
                                "file")
                           : _ ("two armies fight with --armies; without it name one scenario"));
  return FALSE;
}

static MuHexScenario *
find_scenario (MuCall *call, GError **error)
{
  if (!names_enough (call, error))
    return NULL;
  return mu_call_has (call, "armies") ? of_armies (call, error)
                                      : mu_find_hex_scenario (mu_call_argument (call, 0), error);
}

static void
take_commanders (MuCall *call, MuHexScenario *scenario)
{
  static const char *const options[MU_SIDES] = { "side-a", "side-b" };
  for (int side = 0; side < MU_SIDES; side++) {
    uint8_t *player = &scenario->detail.side[side].player;
    *player = (uint8_t) mu_call_choice (call, options[side], *player);
  }
}

MuBattleRecord *
mu_call_hex_battle (MuCall *call, GError **error)
{
  g_autoptr (MuHexScenario) scenario = find_scenario (call, error);
  MuReadings readings;
  if (!scenario || !mu_call_readings (call, &readings, error))
    return NULL;
  take_commanders (call, scenario);
  MuBattleRecord *record = mu_hex_record_new (scenario, mu_call_seed (call), error);
  if (!record)
    return NULL;
  record->readings = readings;
  record->story.origin = mu_call_seed_origin (call);
  return record;
}
