/* Ground, hexsides, the size of the map, and the hexes by which units enter. */
#include <glib/gi18n-lib.h>

#include "app/session/abd/scenario_writer_private.h"
#include "lists/xml/error.h"

void
mu_scenario_refuse (GError **error, const char *words)
{
  g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, words);
}

void
mu_scenario_writer_set_terrain (MuScenarioWriter *self, int hex, MuAbdTerrain terrain)
{
  MuHexScenario *before;

  if (self->draft->map.terrain[hex] == terrain)
    return;
  before = mu_hex_scenario_copy (self->draft);
  self->draft->map.terrain[hex] = (uint8_t) terrain;
  mu_scenario_writer_took (self, before, FALSE);
}

gboolean
mu_scenario_writer_set_hexside (MuScenarioWriter *self, int hex, int direction, MuAbdHexside side,
                                GError **error)
{
  MuHexScenario *before;

  if (mu_abd_hex_next (&self->draft->map.grid, hex, direction) == MU_ABD_OFF) {
    mu_scenario_refuse (error, _ ("Nothing can lie along the edge of the map."));
    return FALSE;
  }
  if (mu_abd_map_side (&self->draft->map, hex, direction) == side)
    return TRUE;
  before = mu_hex_scenario_copy (self->draft);
  mu_abd_map_set_side (&self->draft->map, hex, direction, side);
  mu_scenario_writer_took (self, before, FALSE);
  return TRUE;
}

/* --- the size ------------------------------------------------------------------ */

/* The same hex on a map of another size. */
static int
moved_hex (const MuAbdGrid *from, const MuAbdGrid *to, int hex)
{
  return hex == MU_ABD_OFF ? hex : mu_abd_hex_at (to, hex % from->columns, hex / from->columns);
}

static void
copy_hex (const MuAbdMap *from, MuAbdMap *map, int hex)
{
  const int there = moved_hex (&from->grid, &map->grid, hex);

  if (there == MU_ABD_OFF)
    return;
  map->terrain[there] = from->terrain[hex];
  for (int direction = 0; direction < MU_ABD_OWN_SIDES; direction++)
    mu_abd_map_set_side (map, there, direction, mu_abd_map_side (from, hex, direction));
}

static void
move_entry (const MuAbdGrid *from, const MuAbdGrid *to, MuAbdEntryHexes *entry)
{
  int kept = 0;

  for (int i = 0; i < entry->count; i++) {
    const int hex = moved_hex (from, to, entry->hex[i]);
    if (hex != MU_ABD_OFF)
      entry->hex[kept++] = (int16_t) hex;
  }
  entry->count = (uint8_t) kept;
}

static void
move_all (MuHexScenario *draft, const MuAbdGrid *from)
{
  const MuAbdGrid *to = &draft->map.grid;

  for (int i = 0; i < draft->detail.entry_count; i++)
    move_entry (from, to, &draft->detail.entry[i]);
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < draft->detail.side[side].unit_count; i++) {
      MuAbdUnitSetup *unit = &draft->side[side].unit[i];
      unit->hex = (int16_t) moved_hex (from, to, unit->hex);
    }
}

void
mu_scenario_writer_resize (MuScenarioWriter *self, int columns, int rows)
{
  const MuAbdGrid *grid = &self->draft->map.grid;
  MuHexScenario *before;

  columns = CLAMP (columns, 1, MU_ABD_COLUMNS);
  rows = CLAMP (rows, 1, MU_ABD_ROWS);
  if (grid->columns == columns && grid->rows == rows)
    return;
  before = mu_hex_scenario_copy (self->draft);
  mu_abd_map_clear (&self->draft->map, columns, rows);
  for (int hex = 0; hex < mu_abd_hex_count (&before->map.grid); hex++)
    copy_hex (&before->map, &self->draft->map, hex);
  move_all (self->draft, &before->map.grid);
  mu_scenario_writer_took (self, before, FALSE);
}

/* --- entries --------------------------------------------------------------------- */

static void
take_out (MuAbdEntryHexes *entry, int at)
{
  for (int i = at + 1; i < entry->count; i++)
    entry->hex[i - 1] = entry->hex[i];
  entry->count--;
}

static int
place_in (const MuAbdEntryHexes *entry, int hex)
{
  for (int i = 0; i < entry->count; i++)
    if (entry->hex[i] == hex)
      return i;
  return -1;
}

/* abd.8.7.schedule; NULL: the hex can be added. */
static char *
entry_refusal (const MuHexScenario *draft, int entry, int hex)
{
  char name[MU_ABD_NAME];

  mu_abd_hex_name (&draft->map.grid, hex, name);
  if (entry >= MU_ABD_ENTRIES)
    return g_strdup_printf (_ ("A scenario has at most %d entries."), MU_ABD_ENTRIES);
  if (!mu_abd_hex_is_edge (&draft->map.grid, hex))
    return g_strdup_printf (_ ("%s is not on the edge of the map; units enter there."), name);
  if (entry < draft->detail.entry_count && draft->detail.entry[entry].count == MU_ABD_ENTRY_HEXES)
    return g_strdup_printf (_ ("At most %d hexes make an entry."), MU_ABD_ENTRY_HEXES);
  return NULL;
}

gboolean
mu_scenario_writer_toggle_entry (MuScenarioWriter *self, int entry, int hex, GError **error)
{
  MuAbdSetup *setup = &self->draft->detail;
  const gboolean is_new = entry >= setup->entry_count;
  const int at = is_new ? -1 : place_in (&setup->entry[entry], hex);
  g_autofree char *refusal = at < 0 ? entry_refusal (self->draft, entry, hex) : NULL;
  MuHexScenario *before;

  if (refusal) {
    mu_scenario_refuse (error, refusal);
    return FALSE;
  }
  before = mu_hex_scenario_copy (self->draft);
  if (is_new) {
    entry = setup->entry_count++;
    setup->entry[entry] = (MuAbdEntryHexes){ .count = 0 };
  }
  if (at >= 0)
    take_out (&setup->entry[entry], at);
  else
    setup->entry[entry].hex[setup->entry[entry].count++] = (int16_t) hex;
  mu_scenario_writer_took (self, before, is_new);
  return TRUE;
}

/* The number of an entry when that one is gone. */
static int
renumbered (int number, int gone)
{
  return number == gone ? 0 : number > gone ? number - 1 : number;
}

void
mu_scenario_writer_remove_entry (MuScenarioWriter *self, int entry)
{
  MuHexScenario *before = mu_hex_scenario_copy (self->draft);
  MuAbdSetup *setup = &self->draft->detail;

  for (int i = entry + 1; i < setup->entry_count; i++)
    setup->entry[i - 1] = setup->entry[i];
  setup->entry[--setup->entry_count] = (MuAbdEntryHexes){ .count = 0 };
  setup->returns = (uint8_t) renumbered (setup->returns, entry + 1);
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < setup->side[side].unit_count; i++) {
      MuAbdUnitSetup *unit = &self->draft->side[side].unit[i];
      unit->entry = (uint8_t) renumbered (unit->entry, entry);
    }
  mu_scenario_writer_took (self, before, TRUE);
}
