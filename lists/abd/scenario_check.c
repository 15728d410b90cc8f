/* READING: abd.15.0.cards: the cards are lost; what a scenario may be is what can be set up
 * (rules/abd/scenario/setup.h) and written as a file (schema/scenario.rng). */
#include "lists/abd/scenario_check.h"

#include <glib/gi18n-lib.h>

typedef struct {
  const MuHexScenario *scenario;
  const MuAbdSetup *setup;
  const MuAbdChart *chart;
  GPtrArray *faults;
  guint8 standing[MU_ABD_HEXES]; /* units there, of both sides */
} Check;

static void
free_fault (gpointer data)
{
  MuHexFault *fault = data;
  g_free (fault->words);
  g_free (fault);
}

/* Takes the words. */
static void
tell (Check *check, MuHexFault fault, char *words)
{
  fault.words = words;
  g_ptr_array_add (check->faults, g_memdup2 (&fault, sizeof fault));
}

static gboolean
nobody_enters (const Check *check, int hex)
{
  return check->chart->terrain[check->scenario->map.terrain[hex]].cost == 0;
}

/* --- the scenario and its entries ------------------------------------------------ */

static void
check_scenario (Check *check)
{
  const MuAbdSetup *setup = check->setup;
  const MuHexFault here = { .part = MU_HEX_AT_SCENARIO, .hex = MU_ABD_OFF };
  if (!*check->scenario->name)
    tell (check, here, g_strdup (_ ("The scenario has no name")));
  if (setup->turns && (setup->turns < MU_ABD_TURNS_LEAST || setup->turns > MU_ABD_TURNS_MOST)) {
    MuHexFault fault = here;
    fault.rule = MU_RULE_ABD_END_GAME_LENGTH; /* abd.3.0.game-length */
    tell (
        check, fault,
        g_strdup_printf (_ ("A battle has %d to %d turns"), MU_ABD_TURNS_LEAST, MU_ABD_TURNS_MOST));
  }
  if (setup->returns > setup->entry_count)
    tell (check, here,
          g_strdup_printf (_ ("Who left the map comes back by entry %d, which is not there"),
                           setup->returns));
}

static void
check_entry_hex (Check *check, int entry, int hex)
{
  char name[MU_ABD_NAME];
  const MuHexFault here
      = { .part = MU_HEX_AT_ENTRY, .at = entry, .hex = hex, .rule = MU_RULE_ABD_SCENARIO_SCHEDULE };
  mu_abd_hex_name (&check->scenario->map.grid, hex, name);
  if (!mu_abd_hex_is_edge (&check->scenario->map.grid, hex))
    tell (check, here, g_strdup_printf (_ ("%s is not on the edge of the map"), name));
  else if (nobody_enters (check, hex))
    tell (check, here, g_strdup_printf (_ ("nobody can enter the ground of %s"), name));
}

/* abd.8.7.schedule */
static void
check_entries (Check *check)
{
  for (int entry = 0; entry < check->setup->entry_count; entry++) {
    const MuAbdEntryHexes *hexes = &check->setup->entry[entry];
    const MuHexFault here = {
      .part = MU_HEX_AT_ENTRY, .at = entry, .hex = MU_ABD_OFF, .rule = MU_RULE_ABD_SCENARIO_SCHEDULE
    };
    if (hexes->count == 0)
      tell (check, here, g_strdup (_ ("it has no hexes; add one on the edge of the map")));
    for (int i = 0; i < hexes->count; i++)
      check_entry_hex (check, entry, hexes->hex[i]);
  }
}

/* --- units ------------------------------------------------------------------------ */

/* abd.8.5.stacking */
static void
check_hex (Check *check, MuHexFault at, int hex)
{
  char name[MU_ABD_NAME];
  at.hex = hex;
  mu_abd_hex_name (&check->scenario->map.grid, hex, name);
  if (nobody_enters (check, hex))
    tell (check, at, g_strdup_printf (_ ("nobody can stand on the ground of %s"), name));
  at.rule = MU_RULE_ABD_MOVE_STACKING;
  if (check->standing[hex]++)
    tell (check, at, g_strdup_printf (_ ("there is a unit in %s already"), name));
}

/* abd.8.7.schedule; abd.17.1.free-deployment: only then a unit may have no hex yet. */
static void
check_arrival (Check *check, MuHexFault at, const MuAbdUnitSetup *unit)
{
  const int last = mu_abd_turns (check->setup);
  at.rule = MU_RULE_ABD_SCENARIO_SCHEDULE;
  if (unit->turn == 0 && !(check->setup->options & MU_ABD_FREE_DEPLOYMENT)) {
    at.rule = MU_RULE_NONE;
    tell (check, at, g_strdup (_ ("it is nowhere; give it a hex, or a turn in which it comes")));
  }
  if (unit->turn > last)
    tell (
        check, at,
        g_strdup_printf (_ ("it would come in turn %d, but the battle has %d"), unit->turn, last));
  if (unit->turn && unit->entry >= check->setup->entry_count)
    tell (check, at,
          g_strdup_printf (_ ("it would come by entry %d, which is not there"), unit->entry + 1));
}

/* abd.10.7.rapid-fire */
static void
check_shots (Check *check, MuHexFault at, const MuAbdUnitSetup *unit)
{
  at.rule = MU_RULE_ABD_RANGED_RAPID_FIRE;
  if (unit->shots > 1 && check->chart->unit[unit->type].arrows == 0)
    tell (check, at, g_strdup_printf (_ ("it does not shoot, and so not %d times"), unit->shots));
}

static void
check_unit (Check *check, MuSide side, int at)
{
  const MuAbdUnitSetup *unit = &check->scenario->side[side].unit[at];
  const MuHexFault here = { .part = MU_HEX_AT_UNIT, .side = side, .at = at, .hex = unit->hex };
  if (unit->hex != MU_ABD_OFF)
    check_hex (check, here, unit->hex);
  else
    check_arrival (check, here, unit);
  check_shots (check, here, unit);
}

/* --- armies ------------------------------------------------------------------------ */

/* One Camp at the most; free deployment stands about it: abd.17.1.free-deployment. */
static void
check_camps (Check *check, MuHexFault at, const MuAbdArmy *army)
{
  int camps = 0;
  for (int i = 0; i < army->unit_count; i++)
    camps += army->units[i].type == MU_ABD_CP;
  if (camps > 1)
    tell (check, at, g_strdup_printf (_ ("it has %d Camps; one is the most"), camps));
  at.rule = MU_RULE_ABD_FREE_DEPLOYMENT;
  if (camps == 0 && check->setup->options & MU_ABD_FREE_DEPLOYMENT)
    tell (check, at, g_strdup (_ ("it is deployed freely about its Camp, and has none")));
}

static void
check_army (Check *check, MuSide side)
{
  const MuAbdArmy *army = &check->setup->side[side];
  const MuHexFault here = { .part = MU_HEX_AT_ARMY, .side = side, .hex = MU_ABD_OFF };
  if (!*check->scenario->side[side].name)
    tell (check, here, g_strdup (_ ("it has no name")));
  if (army->unit_count == 0)
    tell (check, here, g_strdup (_ ("it has no units")));
  check_camps (check, here, army);
  for (int i = 0; i < army->unit_count; i++)
    check_unit (check, side, i);
}

GPtrArray *
mu_hex_scenario_faults (const MuHexScenario *scenario)
{
  const MuAbdSetup *setup = &scenario->detail;
  Check check = { .scenario = scenario,
                  .setup = setup,
                  .chart = setup->chart ? setup->chart : &mu_abd_chart_usual,
                  .faults = g_ptr_array_new_with_free_func (free_fault) };
  check_scenario (&check);
  check_entries (&check);
  check_army (&check, MU_SIDE_A);
  check_army (&check, MU_SIDE_B);
  return check.faults;
}
