/* The rows of a chart, table by table. What a file leaves out of a row is nothing of the kind: no
 * arrows, no modifier. */
#include "lists/abd/chart_private.h"

#define STRENGTH_MOST 12
#define MOVE_MOST     10
#define ARROWS_MOST   4
#define RANGE_MOST    8
#define DEFENSE_LEAST (-3)
#define DEFENSE_MOST  6
#define MODIFIER_MOST 4
#define POINTS_MOST   9

static uint8_t
number (MuReader *reader, const xmlNode *node, const char *attribute, int most)
{
  return (uint8_t) mu_reader_int (reader, node, attribute, 0, most, 0);
}

static int8_t
modifier (MuReader *reader, const xmlNode *node, const char *attribute)
{
  return (int8_t) mu_reader_int (reader, node, attribute, -MODIFIER_MOST, MODIFIER_MOST, 0);
}

/* --- units and leaders ------------------------------------------------------ */

static const char *const unit_values[] = { "strength", "disordered",    "move",
                                           "box",      "against-horse", "arrows",
                                           "range",    "defense",       NULL };
static const char *const boxes[] = { "plain", "green", "black", NULL };

/* abd.2.0.unit-factors, abd.2.0.unit-sides */
static void
read_unit (MuReader *reader, const xmlNode *node, MuAbdValues *unit)
{
  *unit = (MuAbdValues){
    .strength = { number (reader, node, "strength", STRENGTH_MOST),
                  number (reader, node, "disordered", STRENGTH_MOST) },
    .move = number (reader, node, "move", MOVE_MOST),
    .box = (uint8_t) mu_reader_word (reader, node, "box", boxes, MU_ABD_PLAIN),
    .against_horse = mu_reader_flag (reader, node, "against-horse"),
    .arrows = number (reader, node, "arrows", ARROWS_MOST),
    .range = number (reader, node, "range", RANGE_MOST),
    .defense = (int8_t) mu_reader_int (reader, node, "defense", DEFENSE_LEAST, DEFENSE_MOST, 0),
  };
}

static void
read_units (MuReader *reader, const xmlNode *root, MuAbdChart *chart, MuHexRows *rows)
{
  for (int i = 0; i < MU_ABD_TYPES; i++)
    rows->word[i] = mu_abd_type_key ((MuAbdType) i);
  for (const xmlNode *at = mu_reader_first (root, "unit"); at; at = mu_reader_next (at))
    read_unit (reader, at, &chart->unit[mu_hex_rows_take (reader, at, rows)]);
  mu_hex_rows_check (reader, root, rows);
}

static const char *const leader_values[] = { "icons", "times", "plus", NULL };

/* abd.2.0.leader-cp, abd.2.0.leader-bonus-kinds */
static void
read_leaders (MuReader *reader, const xmlNode *root, MuAbdChart *chart, MuHexRows *rows)
{
  static const char *const kinds[MU_ABD_LEADER_KINDS] = { "A", "B", "C" };
  for (int i = 0; i < MU_ABD_LEADER_KINDS; i++)
    rows->word[i] = kinds[i];
  for (const xmlNode *at = mu_reader_first (root, "leader"); at; at = mu_reader_next (at))
    chart->leader[mu_hex_rows_take (reader, at, rows)]
        = (MuAbdLeaderValues){ .icons = number (reader, at, "icons", 2),
                               .times = number (reader, at, "times", 2),
                               .plus = number (reader, at, "plus", 1) };
  mu_hex_rows_check (reader, root, rows);
}

/* --- the ground -------------------------------------------------------------- */

static const char *const ground_values[]
    = { "cost", "disorders", "blocks", "missile", "attacker", "defender", "barred", NULL };
static const char *const entries[] = { "nobody", "all", "cavalry", NULL };

/* abd.8.9.names */
static void
read_terrains (MuReader *reader, const xmlNode *root, MuAbdChart *chart, MuHexRows *rows)
{
  for (int i = 0; i < MU_ABD_TERRAINS; i++)
    rows->word[i] = mu_abd_terrain_key ((MuAbdTerrain) i);
  for (const xmlNode *at = mu_reader_first (root, "terrain"); at; at = mu_reader_next (at))
    chart->terrain[mu_hex_rows_take (reader, at, rows)] = (MuAbdTerrainRow){
      .cost = number (reader, at, "cost", MOVE_MOST),
      .entry = (uint8_t) mu_reader_word (reader, at, "disorders", entries, MU_ABD_DISORDERS_NOBODY),
      .blocks = mu_reader_flag (reader, at, "blocks"),
      .missile = modifier (reader, at, "missile"),
      .attacker = modifier (reader, at, "attacker"),
      .defender = modifier (reader, at, "defender"),
    };
  mu_hex_rows_check (reader, root, rows);
}

/* Where nothing lies between two hexes there is no row. */
static void
read_hexsides (MuReader *reader, const xmlNode *root, MuAbdChart *chart, MuHexRows *rows)
{
  for (int i = 1; i < MU_ABD_HEXSIDES; i++)
    rows->word[i - 1] = mu_abd_hexside_key ((MuAbdHexside) i);
  for (const xmlNode *at = mu_reader_first (root, "hexside"); at; at = mu_reader_next (at))
    chart->hexside[1 + mu_hex_rows_take (reader, at, rows)] = (MuAbdHexsideRow){
      .cost = number (reader, at, "cost", MOVE_MOST),
      .barred = mu_reader_flag (reader, at, "barred"),
      .attacker = modifier (reader, at, "attacker"),
      .defender = modifier (reader, at, "defender"),
    };
  mu_hex_rows_check (reader, root, rows);
}

static void
read_camp (MuReader *reader, const xmlNode *root, MuHexChart *made)
{
  const xmlNode *node = mu_reader_first (root, "camp");
  made->chart.camp_defender = modifier (reader, node, "defender");
  mu_hex_origin_read (reader, node, NULL, &made->camp);
}

/* --- dice and turns ------------------------------------------------------------ */

/* abd.3.3.command-table */
static void
read_command (MuReader *reader, const xmlNode *root, MuAbdChart *chart, MuHexRows *rows)
{
  mu_hex_rows_number (rows);
  for (const xmlNode *at = mu_reader_first (root, "command"); at; at = mu_reader_next (at))
    chart->command[mu_hex_rows_take (reader, at, rows)]
        = number (reader, at, "points", POINTS_MOST);
  mu_hex_rows_check (reader, root, rows);
}

/* abd.12.0.track-values */
static void
read_turns (MuReader *reader, const xmlNode *root, MuAbdChart *chart, MuHexRows *rows)
{
  mu_hex_rows_number (rows);
  for (const xmlNode *at = mu_reader_first (root, "turn"); at; at = mu_reader_next (at))
    chart->ends[mu_hex_rows_take (reader, at, rows)] = number (reader, at, "ends", MU_ABD_FACES);
  mu_hex_rows_check (reader, root, rows);
}

/* abd.17.5.table */
static void
read_elephants (MuReader *reader, const xmlNode *root, MuAbdChart *chart, MuHexRows *rows)
{
  static const char *const frights[] = { "calm", "balks", "frightened", "panics", NULL };
  mu_hex_rows_number (rows);
  for (const xmlNode *at = mu_reader_first (root, "elephant"); at; at = mu_reader_next (at))
    chart->elephant[mu_hex_rows_take (reader, at, rows)]
        = (uint8_t) mu_reader_word (reader, at, "is", frights, MU_ABD_CALM);
  mu_hex_rows_check (reader, root, rows);
}

void
mu_hex_chart_read_rows (MuReader *reader, const xmlNode *root, MuHexChart *made,
                        MuHexChartRows *rows)
{
  *rows = (MuHexChartRows){
    .unit = { "unit", "type", unit_values, made->unit, MU_ABD_TYPES },
    .leader = { "leader", "kind", leader_values, made->leader, MU_ABD_LEADER_KINDS },
    .terrain = { "terrain", "name", ground_values, made->terrain, MU_ABD_TERRAINS },
    .hexside = { "hexside", "name", ground_values, made->hexside + 1, MU_ABD_HEXSIDES - 1 },
    .command = { "command", "die", NULL, made->command, MU_ABD_FACES },
    .turn = { "turn", "number", NULL, made->turn, MU_ABD_TURNS_MOST },
    .elephant = { "elephant", "die", NULL, made->elephant, MU_ABD_FACES },
  };
  read_units (reader, root, &made->chart, &rows->unit);
  read_leaders (reader, root, &made->chart, &rows->leader);
  read_terrains (reader, root, &made->chart, &rows->terrain);
  read_hexsides (reader, root, &made->chart, &rows->hexside);
  read_camp (reader, root, made);
  read_command (reader, root, &made->chart, &rows->command);
  read_turns (reader, root, &made->chart, &rows->turn);
  read_elephants (reader, root, &made->chart, &rows->elephant);
}
