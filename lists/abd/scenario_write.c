/* A scenario as XML: what is read again is the same, and what is usual is left out. */
#include "lists/abd/scenario_private.h"
#include "lists/xml/writer.h"

static void
write_text (MuWriter *writer, const char *attribute, const char *text)
{
  if (text)
    mu_writer_text (writer, attribute, text);
}

static void
write_above (MuWriter *writer, const char *attribute, int value, int usual)
{
  if (value != usual)
    mu_writer_int (writer, attribute, value);
}

/* --- the ground ---------------------------------------------------------------- */

static void
write_row (MuWriter *writer, const MuAbdMap *map, int row)
{
  char signs[MU_ABD_COLUMNS + 1] = "";
  for (int column = 0; column < map->grid.columns; column++)
    signs[column] = MU_HEX_TERRAIN_SIGNS[map->terrain[row * map->grid.columns + column]];
  mu_writer_element_text (writer, "row", signs);
}

/* Of a hex those sides that are kept with it, one element for each kind of them. */
static void
write_hexsides (MuWriter *writer, const MuAbdMap *map, int hex, MuAbdHexside is)
{
  char name[MU_ABD_NAME];
  g_autoptr (GString) toward = g_string_new (NULL);
  for (int direction = 0; direction < MU_ABD_OWN_SIDES; direction++)
    if (mu_abd_map_side (map, hex, direction) == is)
      g_string_append_printf (toward, "%s%s", toward->len ? " " : "",
                              mu_hex_word_direction[direction]);
  if (!toward->len)
    return;
  mu_abd_hex_name (&map->grid, hex, name);
  mu_writer_begin (writer, "hexside");
  mu_writer_text (writer, "hex", name);
  mu_writer_text (writer, "toward", toward->str);
  mu_writer_text (writer, "is", mu_abd_hexside_key (is));
  mu_writer_end (writer);
}

static void
write_map (MuWriter *writer, const MuAbdMap *map)
{
  mu_writer_begin (writer, "map");
  mu_writer_int (writer, "columns", map->grid.columns);
  mu_writer_int (writer, "rows", map->grid.rows);
  for (int row = 0; row < map->grid.rows; row++)
    write_row (writer, map, row);
  for (int hex = 0; hex < mu_abd_hex_count (&map->grid); hex++)
    for (int is = MU_ABD_RIVER; is < MU_ABD_HEXSIDES; is++)
      write_hexsides (writer, map, hex, (MuAbdHexside) is);
  mu_writer_end (writer);
}

static void
write_entry (MuWriter *writer, const MuAbdGrid *grid, const MuAbdEntryHexes *entry)
{
  g_autoptr (GString) hexes = g_string_new (NULL);
  for (int i = 0; i < entry->count; i++) {
    char name[MU_ABD_NAME];
    mu_abd_hex_name (grid, entry->hex[i], name);
    g_string_append_printf (hexes, "%s%s", i ? " " : "", name);
  }
  mu_writer_begin (writer, "entry");
  mu_writer_text (writer, "hexes", hexes->str);
  mu_writer_end (writer);
}

/* --- armies -------------------------------------------------------------------- */

static void
write_place (MuWriter *writer, const MuAbdGrid *grid, const MuAbdUnitSetup *unit)
{
  if (unit->hex != MU_ABD_OFF) {
    char name[MU_ABD_NAME];
    mu_abd_hex_name (grid, unit->hex, name);
    mu_writer_text (writer, "hex", name);
    if (unit->facing || !mu_abd_is_camp ((MuAbdType) unit->type))
      mu_writer_int (writer, "facing", unit->facing + 1);
    return;
  }
  write_above (writer, "facing", unit->facing + 1, 1);
  write_above (writer, "turn", unit->turn, 0);
  write_above (writer, "entry", unit->entry + 1, 1);
}

static void
write_unit (MuWriter *writer, const MuAbdGrid *grid, const MuAbdUnitSetup *unit, const char *name)
{
  mu_writer_begin (writer, "unit");
  mu_writer_text (writer, "type", mu_abd_type_key ((MuAbdType) unit->type));
  write_text (writer, "name", name);
  write_place (writer, grid, unit);
  mu_writer_flag (writer, "disordered", unit->disordered);
  write_above (writer, "shots", unit->shots, 0);
  mu_writer_end (writer);
}

static void
write_leader (MuWriter *writer, MuAbdLeaderKind kind, const char *name)
{
  mu_writer_begin (writer, "leader");
  mu_writer_text (writer, "kind", mu_hex_word_leader[kind]);
  write_text (writer, "name", name);
  mu_writer_end (writer);
}

static void
write_army (MuWriter *writer, const MuHexScenario *scenario, MuSide which)
{
  const MuHexSide *side = &scenario->side[which];
  const MuAbdArmy *army = &scenario->detail.side[which];
  mu_writer_begin (writer, "army");
  mu_writer_text (writer, "name", side->name);
  write_text (writer, "commander", side->commander);
  write_above (writer, "panic", army->panic, 0);
  write_above (writer, "points", army->points, 0);
  mu_writer_flag (writer, "barbarian", army->barbarian);
  if (army->player != MU_ABD_PLANNED)
    mu_writer_text (writer, "player", mu_hex_word_player[army->player]);
  for (int i = 0; i < army->unit_count; i++)
    write_unit (writer, &scenario->map.grid, &side->unit[i], g_ptr_array_index (side->units, i));
  for (int i = 0; i < army->leader_count; i++)
    write_leader (writer, (MuAbdLeaderKind) army->leader[i], g_ptr_array_index (side->leaders, i));
  mu_writer_end (writer);
}

/* --- the file ------------------------------------------------------------------- */

static void
write_head (MuWriter *writer, const MuHexScenario *scenario)
{
  const MuAbdSetup *setup = &scenario->detail;
  mu_writer_int (writer, "version", 1);
  mu_writer_text (writer, "name", scenario->name);
  write_above (writer, "year", scenario->year, 0);
  mu_writer_flag (writer, "reconstruction", scenario->reconstruction);
  write_above (writer, "turns", setup->turns, 0);
  if (setup->draw != MU_SIDE_NONE)
    mu_writer_text (writer, "draw", mu_hex_word_side[setup->draw]);
  write_above (writer, "returns", setup->returns, 0);
}

static void
write_words (MuWriter *writer, const MuHexScenario *scenario)
{
  if (scenario->note)
    mu_writer_element_text (writer, "note", scenario->note);
  if (scenario->special)
    mu_writer_element_text (writer, "special", scenario->special);
}

static void
write_options (MuWriter *writer, guint options)
{
  for (int i = 0; i < MU_ABD_OPTIONS; i++)
    if (options & 1u << i) {
      mu_writer_begin (writer, "option");
      mu_writer_text (writer, "is", mu_hex_word_option[i]);
      mu_writer_end (writer);
    }
}

char *
mu_hex_scenario_write_data (const MuHexScenario *scenario, gsize *length)
{
  MuWriter writer;
  mu_writer_init (&writer);
  mu_writer_begin (&writer, "hex-scenario");
  write_head (&writer, scenario);
  write_words (&writer, scenario);
  write_options (&writer, scenario->detail.options);
  write_map (&writer, &scenario->map);
  for (int i = 0; i < scenario->detail.entry_count; i++)
    write_entry (&writer, &scenario->map.grid, &scenario->detail.entry[i]);
  write_army (&writer, scenario, MU_SIDE_A);
  write_army (&writer, scenario, MU_SIDE_B);
  mu_writer_end (&writer);
  return mu_writer_finish (&writer, length);
}
