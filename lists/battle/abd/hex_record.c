/* A record of a hex battle is fought by its scenario, which it carries as its part: pieces, places
 * and special rules are told there once, and the lists are made from it. */
#include "lists/battle/abd/hex_record.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/abd/chart.h"
#include "lists/abd/counter_list.h"
#include "lists/battle/abd/hex_armies.h"
#include "lists/battle/abd/hex_shelf.h"
#include "lists/battle/system.h"

/* The detail of a MuRecordSetup. */
typedef struct {
  MuHexScenario *scenario;
  MuHexChart *chart;
} HexSetup;

static void
hex_setup_free (HexSetup *it)
{
  mu_hex_scenario_free (it->scenario);
  mu_hex_chart_free (it->chart);
  g_free (it);
}

MuHexScenario *
mu_hex_record_scenario (const MuBattleRecord *record, GError **error)
{
  if (record->part)
    return mu_hex_scenario_read_data (record->part, strlen (record->part), record->name, error);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("%s: a battle of Ancient Battles Deluxe has a scenario, and this has none"),
               record->name);
  return NULL;
}

/* --- the board -------------------------------------------------------------------------- */

static void
set_board (MuBattleRecord *record, const MuHexScenario *scenario)
{
  MuFix width, depth;
  mu_abd_grid_size (&scenario->map.grid, &width, &depth);
  record->board_width = MU_FIX_TO_PACES (width + MU_PACES (1) - 1);
  record->board_depth = MU_FIX_TO_PACES (depth + MU_PACES (1) - 1);
}

/* Kept as it is always written, whatever stood about it where it was read. */
static gboolean
take_part (MuBattleRecord *record, GError **error)
{
  g_autoptr (MuHexScenario) scenario = mu_hex_record_scenario (record, error);
  if (!scenario)
    return FALSE;
  set_board (record, scenario);
  g_free (record->part);
  record->part = mu_hex_scenario_write_data (scenario, NULL);
  return TRUE;
}

/* --- the set-up --------------------------------------------------------------------------- */

static gboolean
is_same_piece (const MuListUnit *unit, const MuAbdArmy *army, guint number)
{
  int type, kind;
  if (mu_hex_unit_counter (unit, &type, &kind))
    return number < army->unit_count && army->units[number].type == type;
  return number >= army->unit_count && number - army->unit_count < army->leader_count
         && army->leader[number - army->unit_count] == kind;
}

/* A sheet could say one thing in its list and another in its scenario. */
static gboolean
fits_list (const MuBattleRecord *record, const MuHexScenario *scenario, MuSide side, GError **error)
{
  const MuList *list = record->side[side].list;
  const MuAbdArmy *army = &scenario->detail.side[side];
  gboolean same = list->units->len == (guint) army->unit_count + army->leader_count;
  for (guint i = 0; same && i < list->units->len; i++)
    same = is_same_piece (mu_list_unit (list, (int) i), army, i);
  if (!same)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 _ ("%s: the army has other counters than its scenario"), list->name);
  return same;
}

static gboolean
set_up (const MuBattleRecord *record, MuRecordSetup *setup, GError **error)
{
  HexSetup *it = g_new0 (HexSetup, 1);
  *setup = (MuRecordSetup){ .detail = it, .free_detail = (GDestroyNotify) hex_setup_free };
  it->scenario = mu_hex_record_scenario (record, error);
  if (!it->scenario)
    return FALSE;
  for (int side = 0; side < MU_SIDES; side++)
    if (!fits_list (record, it->scenario, (MuSide) side, error))
      return FALSE;
  it->chart = mu_hex_chart_open (NULL, error);
  if (!it->chart)
    return FALSE;
  it->scenario->detail.chart = &it->chart->chart;
  it->scenario->detail.readings = &record->readings;
  setup->setup = mu_hex_scenario_setup (it->scenario);
  return TRUE;
}

/* Whoever is placed is so in the scenario, which was read whole. */
static gboolean
can_stand (const MuBattleRecord *record, MuSide side, int *unit, GError **error)
{
  return TRUE;
}

/* --- a battle of a scenario ------------------------------------------------------------------ */

MuBattleRecord *
mu_hex_record_new (const MuHexScenario *scenario, guint64 seed, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  record->name = g_strdup (scenario->name);
  record->rules = MU_RULES_ABD;
  record->seed = seed;
  record->stream = 1;
  record->month = 6;
  for (int side = 0; side < MU_SIDES; side++)
    record->side[side].list = mu_hex_side_list (scenario, (MuSide) side);
  char *part = mu_hex_scenario_write_data (scenario, NULL);
  return mu_battle_record_take_part (record, part, error) ? g_steal_pointer (&record) : NULL;
}

const MuRecordSystem mu_record_abd = {
  .number = MU_RULES_ABD,
  .setup = set_up,
  .can_stand = can_stand,
  .take_part = take_part,
  .scenarios = &mu_hex_shelf,
  .conversion = &mu_hex_conversion,
  .victory = MU_RULE_ABD_VICTORY_MARGIN,
  .concession_ends = TRUE,
};
