#include "app/session/abd/hex_words.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/hex_paper.h"

char *
mu_hex_words_name (const MuHexScenario *scenario, int hex)
{
  char name[MU_ABD_NAME];

  mu_abd_hex_name (&scenario->map.grid, hex, name);
  return g_strdup (name);
}

/* --- a hex ----------------------------------------------------------------------- */

static void
append_sides (GString *text, const MuHexScenario *scenario, int hex)
{
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const MuAbdHexside side = mu_abd_map_side (&scenario->map, hex, direction);
    if (side == MU_ABD_NO_SIDE)
      continue;
    /* TRANSLATORS: what lies along a side of a hex, and which: ", River to the north" */
    g_string_append_printf (text, _ (", %s to the %s"), _ (mu_abd_hexside_words (side)),
                            mu_hex_direction_words (direction));
  }
}

static void
append_unit (GString *text, const MuHexScenario *scenario, MuSide side, int at)
{
  const MuAbdUnitSetup *unit = &scenario->side[side].unit[at];
  g_autofree char *name = mu_hex_words_unit (scenario, side, at);

  /* TRANSLATORS: a unit, its army and where it looks: ", Hastati of Rome, facing north-east" */
  g_string_append_printf (text, _ (", %s of %s, facing %s"), name,
                          mu_hex_side_name (scenario, side), mu_hex_direction_words (unit->facing));
  if (unit->disordered)
    g_string_append (text, _ (", disordered"));
}

static void
append_units (GString *text, const MuHexScenario *scenario, int hex)
{
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < scenario->detail.side[side].unit_count; i++)
      if (scenario->side[side].unit[i].hex == hex)
        append_unit (text, scenario, (MuSide) side, i);
}

static void
append_entries (GString *text, const MuHexScenario *scenario, int hex)
{
  for (int entry = 0; entry < scenario->detail.entry_count; entry++)
    for (int i = 0; i < scenario->detail.entry[entry].count; i++)
      if (scenario->detail.entry[entry].hex[i] == hex)
        g_string_append_printf (text, _ (", entry %d"), entry + 1);
}

char *
mu_hex_words (const MuHexScenario *scenario, int hex)
{
  GString *text = g_string_new (NULL);
  char name[MU_ABD_NAME];
  const MuAbdTerrain terrain = (MuAbdTerrain) scenario->map.terrain[hex];

  mu_abd_hex_name (&scenario->map.grid, hex, name);
  /* TRANSLATORS: a hex and its ground: "N8, Woods" */
  g_string_append_printf (text, _ ("%s, %s"), name, _ (mu_abd_terrain_words (terrain)));
  append_sides (text, scenario, hex);
  append_units (text, scenario, hex);
  append_entries (text, scenario, hex);
  return g_string_free (text, FALSE);
}

/* --- a unit ------------------------------------------------------------------------ */

char *
mu_hex_words_unit (const MuHexScenario *scenario, MuSide side, int at)
{
  const MuHexSide *army = &scenario->side[side];

  return g_strdup (mu_hex_unit_name (army, (guint) at, (MuAbdType) army->unit[at].type));
}

static char *
place_of (const MuHexScenario *scenario, const MuAbdUnitSetup *unit)
{
  if (unit->hex != MU_ABD_OFF || unit->turn > 0
      || scenario->detail.options & MU_ABD_FREE_DEPLOYMENT)
    return mu_hex_unit_place (scenario, unit);
  return g_strdup (_ ("nowhere yet"));
}

char *
mu_hex_words_unit_more (const MuHexScenario *scenario, MuSide side, int at)
{
  const MuAbdUnitSetup *unit = &scenario->side[side].unit[at];
  g_autofree char *place = place_of (scenario, unit);
  const char *key = mu_abd_type_key ((MuAbdType) unit->type);

  return g_strdup_printf (unit->disordered ? _ ("%s · %s, disordered") : "%s · %s", key, place);
}

/* --- faults -------------------------------------------------------------------------- */

char *
mu_hex_fault_words (const MuHexScenario *scenario, const MuHexFault *fault)
{
  g_autofree char *unit = NULL;

  switch (fault->part) {
  case MU_HEX_AT_SCENARIO:
    return g_strdup (fault->words);
  case MU_HEX_AT_ENTRY:
    return g_strdup_printf (_ ("Entry %d: %s"), fault->at + 1, fault->words);
  case MU_HEX_AT_ARMY:
    return g_strdup_printf ("%s: %s", mu_hex_side_name (scenario, fault->side), fault->words);
  case MU_HEX_AT_UNIT:
    unit = mu_hex_words_unit (scenario, fault->side, fault->at);
    return g_strdup_printf ("%s: %s: %s", mu_hex_side_name (scenario, fault->side), unit,
                            fault->words);
  }
  return g_strdup ("");
}

char *
mu_hex_faults_summary (const GPtrArray *faults)
{
  if (faults->len == 0)
    return g_strdup (_ ("Nothing is wrong"));
  return g_strdup_printf (ngettext ("%u thing is wrong", "%u things are wrong", faults->len),
                          faults->len);
}
