/* A hex is two lines high and two signs wide, with a third between it and the next column, so that
 * every other column stands a line lower, as on the board, and whatever lies along a hexside has a
 * place of its own. Its upper line has the unit in it, or else the ground; its lower one the ground
 * of a unit. */
#include "app/cli/abd/hex_map.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/abd/hex_find.h"
#include "app/cli/core/out.h"

#define HEX_WIDTH 3 /* with the sign between columns */
#define LEFT      4 /* the number of the row */
#define LINES     (2 * MU_ABD_ROWS + 1)
#define COLUMNS   (LEFT + HEX_WIDTH * MU_ABD_COLUMNS + 1)

/* As files have them, in the order of MuAbdTerrain; and between hexes. */
static const char terrain_signs[] = ".rwhbm";
static const char hexside_signs[] = " ~:=";
G_STATIC_ASSERT (sizeof terrain_signs == MU_ABD_TERRAINS + 1);
G_STATIC_ASSERT (sizeof hexside_signs == MU_ABD_HEXSIDES + 1);

typedef struct {
  const MuHexScenario *of;
  char line[LINES][COLUMNS + 1];
  int lines;
  guint terrains, hexsides; /* bits of those that are drawn */
} Drawing;

/* --- what is drawn ------------------------------------------------------------ */

static char *
spot_of (Drawing *drawing, int hex)
{
  const MuAbdGrid *grid = &drawing->of->map.grid;
  return &drawing->line[mu_abd_hex_height (grid, hex)][LEFT + HEX_WIDTH * (hex % grid->columns)];
}

/* The line below is as long as every other. */
static char *
below (char *spot)
{
  return spot + COLUMNS + 1;
}

static char
hexside_of (Drawing *drawing, int hex, MuAbdDirection direction)
{
  const MuAbdHexside side = mu_abd_map_side (&drawing->of->map, hex, direction);
  drawing->hexsides |= 1u << side;
  return hexside_signs[side];
}

static void
draw_hex (Drawing *drawing, int hex)
{
  const int terrain = drawing->of->map.terrain[hex];
  char *spot = spot_of (drawing, hex);
  const char south = hexside_of (drawing, hex, MU_ABD_SOUTH);
  drawing->terrains |= 1u << terrain;
  spot[0] = terrain_signs[terrain];
  spot[2] = hexside_of (drawing, hex, MU_ABD_NORTH_EAST);
  below (spot)[0] = below (spot)[1] = south;
  below (spot)[2] = hexside_of (drawing, hex, MU_ABD_SOUTH_EAST);
}

static void
draw_unit (Drawing *drawing, const MuAbdUnitSetup *unit, int side)
{
  if (unit->hex == MU_ABD_OFF)
    return;
  const char *key = mu_abd_type_key ((MuAbdType) unit->type);
  const int terrain = drawing->of->map.terrain[unit->hex];
  char *spot = spot_of (drawing, unit->hex);
  for (int i = 0; i < 2; i++)
    spot[i] = side == MU_SIDE_A ? key[i] : g_ascii_tolower (key[i]);
  if (terrain != MU_ABD_CLEAR)
    below (spot)[0] = terrain_signs[terrain];
}

static void
draw_numbers (Drawing *drawing)
{
  for (int row = 0; row < drawing->of->map.grid.rows; row++) {
    char number[LEFT + 1];
    g_snprintf (number, sizeof number, "%3d ", row + 1);
    memcpy (drawing->line[2 * row], number, LEFT);
  }
}

static void
draw (Drawing *drawing)
{
  const MuAbdGrid *grid = &drawing->of->map.grid;
  drawing->lines = 2 * grid->rows + 1;
  memset (drawing->line, ' ', sizeof drawing->line);
  draw_numbers (drawing);
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++)
    draw_hex (drawing, hex);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuAbdArmy *army = &drawing->of->detail.side[side];
    for (int i = 0; i < army->unit_count; i++)
      draw_unit (drawing, &army->units[i], side);
  }
}

/* --- how it is shown ------------------------------------------------------------ */

static void
say_letters (MuCall *call, const MuAbdGrid *grid)
{
  g_autoptr (GString) letters = g_string_new (NULL);
  for (int column = 0; column < grid->columns; column++)
    g_string_append_printf (letters, "%s%c", column ? "  " : "", 'A' + column);
  mu_say (call, "%*s%s\n", LEFT, "", letters->str);
}

static void
say_legend (MuCall *call, const Drawing *drawing)
{
  g_autoptr (GString) legend = g_string_new (NULL);
  /* Translators: of both armies, whose units are drawn so on the map */
  g_string_append_printf (legend, _ ("Capitals: %s; small letters: %s"),
                          drawing->of->side[MU_SIDE_A].name, drawing->of->side[MU_SIDE_B].name);
  for (int i = 0; i < MU_ABD_TERRAINS; i++)
    if (drawing->terrains & 1u << i)
      g_string_append_printf (legend, "; %c %s", terrain_signs[i],
                              _ (mu_abd_terrain_words ((MuAbdTerrain) i)));
  for (int i = MU_ABD_RIVER; i < MU_ABD_HEXSIDES; i++)
    if (drawing->hexsides & 1u << i)
      g_string_append_printf (legend, "; %c %s", hexside_signs[i],
                              _ (mu_abd_hexside_words ((MuAbdHexside) i)));
  mu_say_wrapped (call, LEFT, legend->str);
}

void
mu_say_hex_map (MuCall *call, const MuHexScenario *scenario)
{
  g_autofree Drawing *drawing = g_new0 (Drawing, 1);
  drawing->of = scenario;
  draw (drawing);
  say_letters (call, &scenario->map.grid);
  for (int i = 0; i < drawing->lines; i++) {
    drawing->line[i][COLUMNS] = '\0';
    mu_say (call, "%s\n", g_strchomp (drawing->line[i]));
  }
  say_legend (call, drawing);
}

/* --- for scripts ------------------------------------------------------------------ */

static void
out_hexsides (MuCall *call, const MuAbdMap *map, int hex)
{
  for (int direction = 0; direction < MU_ABD_OWN_SIDES; direction++) {
    const MuAbdHexside side = mu_abd_map_side (map, hex, direction);
    g_autofree char *place = mu_hex_place (&map->grid, hex);
    if (side != MU_ABD_NO_SIDE)
      mu_out_row (call, "hexside", place, mu_hex_direction_key (direction),
                  mu_abd_hexside_key (side), NULL);
  }
}

void
mu_out_hex_map (MuCall *call, const MuHexScenario *scenario)
{
  const MuAbdMap *map = &scenario->map;
  const int columns = map->grid.columns;
  for (int row = 0; row < map->grid.rows; row++) {
    char signs[MU_ABD_COLUMNS + 1] = "";
    for (int column = 0; column < columns; column++)
      signs[column] = terrain_signs[map->terrain[row * columns + column]];
    mu_out_text (call, "row", signs);
  }
  for (int hex = 0; hex < mu_abd_hex_count (&map->grid); hex++)
    out_hexsides (call, map, hex);
}
