#include "lists/battle/abd/hex_shelf.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/abd/scenario.h"
#include "lists/battle/abd/hex_record.h"
#include "lists/book/book.h"

static char *
sides_of (const MuHexScenario *scenario)
{
  const MuHexSide *a = &scenario->side[MU_SIDE_A], *b = &scenario->side[MU_SIDE_B];
  /* Translators: an army, its units, the other army, its units */
  return g_strdup_printf (_ ("%s (%d) against %s (%d)"), a->name,
                          scenario->detail.side[MU_SIDE_A].unit_count, b->name,
                          scenario->detail.side[MU_SIDE_B].unit_count);
}

static char *
size_of (const MuHexScenario *scenario)
{
  const int turns = mu_abd_turns (&scenario->detail);
  /* Translators: turns, the columns and rows of a map of hexes */
  return g_strdup_printf (
      ngettext ("%d turn, %d by %d hexes", "%d turns, %d by %d hexes", (gulong) turns), turns,
      scenario->map.grid.columns, scenario->map.grid.rows);
}

static MuScenario *
card_of (const MuHexScenario *scenario)
{
  MuScenario *card = g_new0 (MuScenario, 1);
  card->rules = MU_RULES_ABD;
  card->name = g_strdup (scenario->name);
  card->year = scenario->year ? mu_year_format (scenario->year) : g_strdup ("");
  card->sides = sides_of (scenario);
  card->size = size_of (scenario);
  card->note = g_strdup (scenario->note ? scenario->note : "");
  card->special = g_strdup (scenario->special ? scenario->special : "");
  for (int side = 0; side < MU_SIDES; side++)
    card->army[side] = g_strdup (scenario->side[side].name);
  card->part = mu_hex_scenario_write_data (scenario, NULL);
  return card;
}

static GPtrArray *
shipped (GError **error)
{
  g_autoptr (GPtrArray) all = mu_hex_scenarios (error);
  if (!all)
    return NULL;
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_scenario_free);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (cards, card_of (g_ptr_array_index (all, i)));
  return cards;
}

static MuScenario *
open_file (const char *path, GError **error)
{
  g_autoptr (MuHexScenario) scenario = mu_hex_scenario_open (path, error);
  return scenario ? card_of (scenario) : NULL;
}

static MuBattleRecord *
begin (const char *part, GError **error)
{
  g_autoptr (MuHexScenario) scenario
      = mu_hex_scenario_read_data (part, strlen (part), _ ("The scenario"), error);
  return scenario ? mu_hex_record_new (scenario, 0, error) : NULL;
}

const MuScenarioShelf mu_hex_shelf = { .shipped = shipped, .open = open_file, .begin = begin };
