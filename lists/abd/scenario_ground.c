/* The ground of a scenario: its map, which a person can read and draw in any editor, a sign for
 * each hex, and the hexes on its edge by which units enter. A river that leads nowhere is refused,
 * for it would be lost without a word. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/abd/scenario_private.h"

#define HEXES_MAX 80 /* characters of the names of 16 hexes */

int
mu_hex_read_hex (MuReader *reader, const xmlNode *node, const char *attribute, const char *name,
                 const MuAbdGrid *grid)
{
  const int hex = mu_abd_hex_named (grid, name);
  if (hex == MU_ABD_OFF)
    mu_reader_fail_at (reader, node, attribute,
                       _ ("“%s” is no hex of the map, which goes from A1 to %c%d"), name,
                       'A' + grid->columns - 1, grid->rows);
  return hex;
}

/* --- rows -------------------------------------------------------------------- */

static void
read_row (MuReader *reader, const xmlNode *node, MuAbdMap *map, int row)
{
  const int columns = map->grid.columns;
  g_autofree char *signs = g_strstrip (mu_reader_content (reader, node, MU_HEX_TEXT_MAX));
  if (strlen (signs) != (gsize) columns) {
    mu_reader_fail (reader, node, _ ("row %d has %zu hexes; the map has %d columns"), row + 1,
                    strlen (signs), columns);
    return;
  }
  for (int column = 0; column < columns; column++) {
    const char *sign = strchr (MU_HEX_TERRAIN_SIGNS, signs[column]);
    if (!sign)
      mu_reader_fail (reader, node, _ ("“%c” is no terrain; expected one of: %s"), signs[column],
                      MU_HEX_TERRAIN_SIGNS);
    else
      map->terrain[row * columns + column] = (uint8_t) (sign - MU_HEX_TERRAIN_SIGNS);
  }
}

static void
read_rows (MuReader *reader, const xmlNode *parent, MuAbdMap *map)
{
  int row = 0;
  for (const xmlNode *at = mu_reader_first (parent, "row"); at; at = mu_reader_next (at), row++) {
    if (row == map->grid.rows) {
      mu_reader_fail (reader, at, _ ("the map has %d rows; here is one more"), row);
      return;
    }
    read_row (reader, at, map, row);
  }
  if (row < map->grid.rows)
    mu_reader_fail (reader, parent, _ ("the map has %d rows; %d are there"), map->grid.rows, row);
}

/* --- hexsides ------------------------------------------------------------------ */

static void
set_side (MuReader *reader, const xmlNode *node, MuAbdMap *map, int hex, const char *toward,
          MuAbdHexside is)
{
  int direction = 0;
  char name[MU_ABD_NAME];
  while (direction < MU_ABD_DIRECTIONS && strcmp (mu_hex_word_direction[direction], toward) != 0)
    direction++;
  mu_abd_hex_name (&map->grid, hex, name);
  if (direction == MU_ABD_DIRECTIONS)
    mu_reader_fail_at (reader, node, "toward", _ ("“%s” is no direction"), toward);
  else if (mu_abd_hex_next (&map->grid, hex, direction) == MU_ABD_OFF)
    mu_reader_fail_at (reader, node, "toward",
                       _ ("nothing can lie along the edge of the map: %s has no hex to the %s"),
                       name, toward);
  else if (mu_abd_map_side (map, hex, direction) != MU_ABD_NO_SIDE)
    mu_reader_fail_at (reader, node, "toward",
                       _ ("what lies between %s and the hex to the %s is told already"), name,
                       toward);
  else
    mu_abd_map_set_side (map, hex, direction, is);
}

static void
read_hexside (MuReader *reader, const xmlNode *node, MuAbdMap *map)
{
  const char *words[MU_ABD_HEXSIDES + 1] = { NULL };
  for (int i = 1; i < MU_ABD_HEXSIDES; i++)
    words[i - 1] = mu_abd_hexside_key ((MuAbdHexside) i);
  const MuAbdHexside is = (MuAbdHexside) (1 + mu_reader_word (reader, node, "is", words, 0));
  g_autofree char *name = g_strstrip (mu_reader_text (reader, node, "hex", HEXES_MAX));
  g_autofree char *text = mu_reader_text (reader, node, "toward", HEXES_MAX);
  g_auto (GStrv) toward = g_strsplit_set (text, " \t\r\n", -1);
  const int hex = mu_hex_read_hex (reader, node, "hex", name, &map->grid);
  for (int i = 0; hex != MU_ABD_OFF && toward[i]; i++)
    if (*toward[i])
      set_side (reader, node, map, hex, toward[i], is);
}

void
mu_hex_read_map (MuReader *reader, const xmlNode *node, MuAbdMap *map)
{
  read_rows (reader, node, map);
  for (const xmlNode *at = mu_reader_first (node, "hexside"); at; at = mu_reader_next (at))
    read_hexside (reader, at, map);
}

/* --- entries ------------------------------------------------------------------- */

static void
add_entry_hex (MuReader *reader, const xmlNode *node, const MuAbdGrid *grid, const char *name,
               MuAbdEntryHexes *entry)
{
  const int hex = mu_hex_read_hex (reader, node, "hexes", name, grid);
  if (hex == MU_ABD_OFF)
    return;
  for (int i = 0; i < entry->count; i++)
    if (entry->hex[i] == hex)
      mu_reader_fail_at (reader, node, "hexes", _ ("%s is there already"), name);
  if (!mu_abd_hex_is_edge (grid, hex))
    mu_reader_fail_at (reader, node, "hexes", _ ("%s is not on the edge of the map"), name);
  if (entry->count == MU_ABD_ENTRY_HEXES)
    mu_reader_fail_at (reader, node, "hexes", _ ("at most %d hexes make an entry"),
                       MU_ABD_ENTRY_HEXES);
  else
    entry->hex[entry->count++] = (int16_t) hex;
}

static void
read_entry (MuReader *reader, const xmlNode *node, const MuAbdGrid *grid, MuAbdEntryHexes *entry)
{
  g_autofree char *text = mu_reader_text (reader, node, "hexes", MU_HEX_TEXT_MAX);
  g_auto (GStrv) names = g_strsplit_set (text, " \t\r\n", -1);
  for (int i = 0; names[i] && !reader->error; i++)
    if (*names[i])
      add_entry_hex (reader, node, grid, names[i], entry);
}

void
mu_hex_read_entries (MuReader *reader, const xmlNode *root, MuHexScenario *made)
{
  MuAbdSetup *setup = &made->detail;
  for (const xmlNode *at = mu_reader_first (root, "entry"); at; at = mu_reader_next (at)) {
    if (setup->entry_count == MU_ABD_ENTRIES) {
      mu_reader_fail (reader, at, _ ("a scenario has at most %d entries"), MU_ABD_ENTRIES);
      return;
    }
    read_entry (reader, at, &made->map.grid, &setup->entry[setup->entry_count++]);
  }
  if (setup->returns > setup->entry_count)
    mu_reader_fail_at (reader, root, "returns", _ ("there is no entry %d, but %d of them"),
                       setup->returns, setup->entry_count);
}
