/* The player aid. Every number is asked of the chart that is played by; † marks what is made up
 * anew, * what is the club's. */
#include "reports/abd/hex_aid.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/hex_paper.h"
#include "reports/abd/hex_sheets.h"

#define SIGN_W  26.0
#define SIGN_H  10.0
#define GROUND  20.0
#define KEPT    300.0 /* the chart of terrain stays on one page */
#define COLUMNS 10

/* --- values -------------------- */

static const char *
mark_of (MuHexFrom from)
{
  switch (from) {
  case MU_HEX_FROM_BOOK:
  case MU_HEX_FROM_SIBLING:
  case MU_HEX_FROM_DERIVED:
    break;
  case MU_HEX_FROM_RECONSTRUCTED:
    return "†";
  case MU_HEX_FROM_CLUB:
    return "*";
  }
  return "";
}

/* A dash is marked by nothing but the foot note. */
static char *
word (const char *text, const MuHexOrigin *origin, int which)
{
  const gboolean dash = g_str_equal (text, "–");
  return g_strconcat (text, dash ? "" : mark_of (mu_hex_origin_of (origin, which)), NULL);
}

static char *
value (int number, const MuHexOrigin *origin, int which)
{
  g_autofree char *text = mu_aid_number (number);
  return word (text, origin, which);
}

/* abd.11.2.1.zero-strength: a strength of 0 is one. */
static char *
strength (int number, const MuHexOrigin *origin, int which)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  return word (text, origin, which);
}

static char *
signed_value (int number, const MuHexOrigin *origin, int which)
{
  g_autofree char *text = number > 0   ? g_strdup_printf ("+%d", number)
                          : number < 0 ? g_strdup_printf ("−%d", -number)
                                       : g_strdup ("0");
  return word (text, origin, which);
}

/* --- units ------------------------------------------------------------------------------- */

static const char *
box_words (MuAbdBox box)
{
  switch (box) {
  case MU_ABD_PLAIN:
    break;
  case MU_ABD_GREEN:
    return _ ("light");
  case MU_ABD_BLACK:
    return _ ("disciplined");
  }
  return "–";
}

static void
add_unit (MuTable *table, const MuHexChart *chart, MuAbdType type, gboolean names)
{
  const MuAbdValues *is = &chart->chart.unit[type];
  const MuHexOrigin *from = &chart->unit[type];
  char *const cells[COLUMNS] = {
    NULL,
    names ? g_strdup_printf ("%s  %s", mu_abd_type_key (type), _ (mu_abd_type_words (type)))
          : g_strdup (mu_abd_type_key (type)),
    strength (is->strength[0], from, MU_HEX_UNIT_STRENGTH),
    strength (is->strength[1], from, MU_HEX_UNIT_DISORDERED),
    value (is->move, from, MU_HEX_UNIT_MOVE),
    word (box_words ((MuAbdBox) is->box), from, MU_HEX_UNIT_BOX),
    word (is->against_horse ? _ ("yes") : "–", from, MU_HEX_UNIT_AGAINST_HORSE),
    value (is->arrows, from, MU_HEX_UNIT_ARROWS),
    value (is->range, from, MU_HEX_UNIT_RANGE),
    /* abd.13.1.3.missile-immune */
    mu_abd_is_camp (type) ? g_strdup (_ ("immune"))
                          : signed_value (is->defense, from, MU_HEX_UNIT_DEFENSE),
  };
  mu_aid_take_row (table, cells, COLUMNS);
  if (names)
    mu_table_add_picture (table, 0, SIGN_W, SIGN_H, mu_hex_picture_type, mu_hex_number (type),
                          g_free);
}

/* "LI Light Infantry · MI Medium Infantry" and so on. */
static void
set_names (MuPress *press)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int type = 0; type < MU_ABD_TYPES; type++)
    g_string_append_printf (text, "%s%s %s", type ? " · " : "", mu_abd_type_key ((MuAbdType) type),
                            _ (mu_abd_type_words ((MuAbdType) type)));
  mu_press_paragraph (press, MU_STYLE_SMALL, text->str);
}

/* abd.2.0.unit-factors; in large type names and signs have no room in the table. */
static void
set_units (MuPress *press, const MuHexChart *chart)
{
  const MuColumn columns[COLUMNS] = {
    { "", MU_ALIGN_CENTRE },
    { _ ("Unit"), MU_ALIGN_LEFT, TRUE, TRUE },
    { _ ("Good order"), MU_ALIGN_CENTRE },
    { _ ("Dis-ordered"), MU_ALIGN_CENTRE },
    { _ ("Move"), MU_ALIGN_CENTRE },
    { _ ("Kind"), MU_ALIGN_LEFT },
    { _ ("Against horse"), MU_ALIGN_CENTRE },
    { _ ("Arrows"), MU_ALIGN_CENTRE },
    { _ ("Range"), MU_ALIGN_CENTRE },
    { _ ("Missile defence"), MU_ALIGN_CENTRE },
  };
  const gboolean large = mu_press_scale (press) > 1;
  MuTable *table = mu_table_new (columns, COLUMNS);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Units"));
  for (int type = 0; type < MU_ABD_TYPES; type++)
    add_unit (table, chart, (MuAbdType) type, !large);
  mu_press_table (press, table);
  if (large)
    set_names (press);
}

/* --- terrain -------------------------------------------------------------------------------- */

static const char *
entry_words (MuAbdEntry entry)
{
  switch (entry) {
  case MU_ABD_DISORDERS_NOBODY:
    break;
  case MU_ABD_DISORDERS_ALL:
    return _ ("all");
  case MU_ABD_DISORDERS_CAVALRY:
    return _ ("cavalry types");
  }
  return "–";
}

/* abd.8.9.names, abd.8.9.tec-move, abd.8.9.tec-melee, abd.8.9.tec-missile, abd.8.9.woods,
 * abd.10.4.block-terrain */
static void
add_terrain (MuTable *table, const MuHexChart *chart, MuAbdTerrain terrain)
{
  const MuAbdTerrainRow *is = &chart->chart.terrain[terrain];
  const MuHexOrigin *from = &chart->terrain[terrain];
  char *const cells[] = {
    NULL,
    g_strdup (_ (mu_abd_terrain_words (terrain))),
    is->cost ? value (is->cost, from, MU_HEX_GROUND_COST)
             : word (_ ("barred"), from, MU_HEX_GROUND_COST),
    word (entry_words ((MuAbdEntry) is->entry), from, MU_HEX_GROUND_DISORDERS),
    word (is->blocks ? _ ("blocks") : "–", from, MU_HEX_GROUND_BLOCKS),
    signed_value (is->missile, from, MU_HEX_GROUND_MISSILE),
    signed_value (is->attacker, from, MU_HEX_GROUND_ATTACKER),
    signed_value (is->defender, from, MU_HEX_GROUND_DEFENDER),
  };
  mu_aid_take_row (table, cells, G_N_ELEMENTS (cells));
  mu_table_add_picture (table, 0, GROUND, GROUND, mu_hex_picture_terrain, mu_hex_number (terrain),
                        g_free);
}

/* abd.8.8.4.river */
static void
add_hexside (MuTable *table, const MuHexChart *chart, MuAbdHexside side)
{
  const MuAbdHexsideRow *is = &chart->chart.hexside[side];
  const MuHexOrigin *from = &chart->hexside[side];
  char *const cells[] = {
    NULL,
    g_strdup (_ (mu_abd_hexside_words (side))),
    is->barred ? word (_ ("barred"), from, MU_HEX_GROUND_BARRED)
               : signed_value (is->cost, from, MU_HEX_GROUND_COST),
    NULL,
    NULL,
    NULL,
    is->barred ? g_strdup (_ ("no melee"))
               : signed_value (is->attacker, from, MU_HEX_GROUND_ATTACKER),
    is->barred ? g_strdup (_ ("no zone"))
               : signed_value (is->defender, from, MU_HEX_GROUND_DEFENDER),
  };
  mu_aid_take_row (table, cells, G_N_ELEMENTS (cells));
  mu_table_add_picture (table, 0, GROUND, GROUND, mu_hex_picture_hexside, mu_hex_number (side),
                        g_free);
}

/* Who defends a Camp stands better by a palisade. */
static void
add_camp (MuTable *table, const MuHexChart *chart)
{
  char *const cells[] = { NULL,
                          g_strdup (_ ("Camp, War Wagon")),
                          g_strdup (_ ("as the hex")),
                          NULL,
                          g_strdup (_ ("as a unit")),
                          g_strdup (_ ("immune")),
                          g_strdup (_ ("never")),
                          signed_value (chart->chart.camp_defender, &chart->camp, 0) };
  mu_aid_take_row (table, cells, G_N_ELEMENTS (cells));
  mu_table_add_picture (table, 0, SIGN_W, SIGN_H, mu_hex_picture_type, mu_hex_number (MU_ABD_CP),
                        g_free);
}

static void
set_terrain (MuPress *press, const MuHexChart *chart)
{
  const MuColumn columns[] = {
    { "", MU_ALIGN_CENTRE },
    { _ ("Terrain"), MU_ALIGN_LEFT, TRUE, TRUE },
    { _ ("Move"), MU_ALIGN_CENTRE },
    { _ ("Entering disorders"), MU_ALIGN_CENTRE },
    { _ ("Line of sight"), MU_ALIGN_CENTRE },
    { _ ("Missile defence"), MU_ALIGN_CENTRE },
    { _ ("Melee: attacker"), MU_ALIGN_CENTRE },
    { _ ("Melee: defender"), MU_ALIGN_CENTRE },
  };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  mu_press_need (press, KEPT * mu_press_scale (press));
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Terrain effects"));
  for (int terrain = 0; terrain < MU_ABD_TERRAINS; terrain++)
    add_terrain (table, chart, (MuAbdTerrain) terrain);
  for (int side = MU_ABD_RIVER; side < MU_ABD_HEXSIDES; side++)
    add_hexside (table, chart, (MuAbdHexside) side);
  add_camp (table, chart);
  mu_press_table (press, table);
}

/* --- leaders, command, turns ---------------------------------------------------------------------
 */

/* abd.2.0.leader-cp, abd.2.0.leader-bonus-kinds */
static void
set_leaders (MuPress *press, const MuHexChart *chart)
{
  const MuColumn columns[] = { { _ ("Leader"), MU_ALIGN_LEFT, TRUE, TRUE },
                               { _ ("Command points"), MU_ALIGN_CENTRE },
                               { _ ("On the multiplier"), MU_ALIGN_CENTRE },
                               { _ ("On the strength"), MU_ALIGN_CENTRE } };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  for (int kind = 0; kind < MU_ABD_LEADER_KINDS; kind++) {
    const MuAbdLeaderValues *is = &chart->chart.leader[kind];
    const MuHexOrigin *from = &chart->leader[kind];
    char *const cells[]
        = { g_strdup (mu_hex_leader_key ((MuAbdLeaderKind) kind)),
            value (is->icons, from, MU_HEX_LEADER_ICONS),
            is->times ? signed_value (is->times, from, MU_HEX_LEADER_TIMES) : g_strdup ("–"),
            is->plus ? signed_value (is->plus, from, MU_HEX_LEADER_PLUS) : g_strdup ("–") };
    mu_aid_take_row (table, cells, G_N_ELEMENTS (cells));
  }
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Leaders"));
  mu_press_table (press, table);
}

/* abd.3.3.command-table, abd.17.5.table */
static void
set_dice (MuPress *press, const MuHexChart *chart)
{
  static const char *const frights[]
      = { N_ ("nothing"), N_ ("balks: Yellow"), N_ ("frightened: Red"), N_ ("panics") };
  const MuColumn columns[MU_ABD_FACES + 1] = { { _ ("A die of"), MU_ALIGN_LEFT, FALSE, TRUE },
                                               { "1", MU_ALIGN_CENTRE, TRUE },
                                               { "2", MU_ALIGN_CENTRE, TRUE },
                                               { "3", MU_ALIGN_CENTRE, TRUE },
                                               { "4", MU_ALIGN_CENTRE, TRUE },
                                               { "5", MU_ALIGN_CENTRE, TRUE },
                                               { "6", MU_ALIGN_CENTRE, TRUE } };
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  char *points[MU_ABD_FACES + 1] = { g_strdup (_ ("Command table")) };
  char *fright[MU_ABD_FACES + 1] = { g_strdup (_ ("Elephants, an option")) };
  for (int die = 1; die <= MU_ABD_FACES; die++) {
    points[die] = signed_value (chart->chart.command[die - 1], &chart->command[die - 1], 0);
    fright[die] = word (_ (frights[chart->chart.elephant[die - 1]]), &chart->elephant[die - 1], 0);
  }
  mu_aid_take_row (table, points, MU_ABD_FACES + 1);
  mu_aid_take_row (table, fright, MU_ABD_FACES + 1);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Dice"));
  mu_press_table (press, table);
}

/* abd.12.0.end-check */
static void
set_track (MuPress *press, const MuHexChart *chart)
{
  MuColumn columns[MU_ABD_TURNS_MOST + 1] = { { _ ("Turn"), MU_ALIGN_LEFT, TRUE, TRUE } };
  static const char *const number[] = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" };
  char *cells[MU_ABD_TURNS_MOST + 1] = { g_strdup (_ ("The game ends on a die up to")) };
  for (int turn = 1; turn <= MU_ABD_TURNS_MOST; turn++) {
    columns[turn] = (MuColumn){ number[turn - 1], MU_ALIGN_CENTRE };
    cells[turn] = value (chart->chart.ends[turn - 1], &chart->turn[turn - 1], 0);
  }
  MuTable *table = mu_table_new (columns, G_N_ELEMENTS (columns));
  mu_aid_take_row (table, cells, MU_ABD_TURNS_MOST + 1);
  mu_press_table (press, table);
}

/* --- the sheet -------------------- */

static void
set_note (MuPress *press, const MuHexChart *chart)
{
  g_autofree char *words = mu_hex_chart_words (chart);
  g_autofree char *line = g_strdup_printf (
      _ ("† Made up anew, for the book as we have it does not tell it; so is each dash that it "
         "does not speak of. * The club's own. Values %s."),
      words);
  mu_press_paragraph (press, MU_STYLE_SMALL, line);
}

void
mu_aid_set_charts (MuPress *press, const MuHexChart *chart)
{
  set_units (press, chart);
  set_leaders (press, chart);
  set_dice (press, chart);
  mu_press_gap (press, 6);
  set_track (press, chart);
  set_terrain (press, chart);
  set_note (press, chart);
}

MuSheets *
mu_hex_aid_sheets (const MuHexChart *chart, MuPaper paper)
{
  MuPress *press = mu_hex_press (_ ("Player aid: Ancient Battles Deluxe"), NULL, paper);
  mu_press_heading (press, MU_STYLE_TITLE, _ ("Player aid"));
  mu_aid_set_charts (press, chart);
  mu_aid_set_course (press);
  mu_aid_set_fights (press);
  return mu_press_finish (press);
}
