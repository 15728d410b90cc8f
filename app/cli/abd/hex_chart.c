/* The chart of the hex table, value by value, each with where it comes from: most of the printed
 * charts are lost, and nobody shall take what is made up for the book's own. */
#include "lists/abd/chart.h"

#include <glib/gi18n.h>

#include "app/cli/abd/hex_find.h"
#include "app/cli/core/out.h"
#include "app/cli/run.h"

#define CELLS_MOST   8
#define CELL_COLUMNS 8

/* --- where a value comes from -------------------------------------------------- */

static const struct {
  const char *key, *mark;
} origins[] = {
  [MU_HEX_FROM_BOOK] = { "book", "" },
  [MU_HEX_FROM_SIBLING] = { "sibling", "+" },
  [MU_HEX_FROM_DERIVED] = { "derived", "~" },
  [MU_HEX_FROM_RECONSTRUCTED] = { "reconstructed", "*" },
  [MU_HEX_FROM_CLUB] = { "club", "!" },
};

static void
say_marks (MuCall *call)
{
  g_autoptr (GString) words = g_string_new (_ ("Without a mark: by the book"));
  for (int i = MU_HEX_FROM_SIBLING; i <= MU_HEX_FROM_CLUB; i++)
    g_string_append_printf (words, "; %s %s", origins[i].mark, mu_hex_from_words ((MuHexFrom) i));
  mu_say (call, "\n");
  mu_say_wrapped (call, 0, words->str);
}

/* --- tables ----------------------------------------------------------------------- */

typedef struct {
  const char *key, *head; /* for scripts; for people, a message id */
  int value;              /* of the row's enum in lists/abd/chart.h */
} Column;

typedef struct {
  const char *kind;
  const Column *columns;
  int count;
  int label; /* columns of the rows' names */
} Table;

static const Column unit_columns[] = {
  { "strength", N_ ("good"), MU_HEX_UNIT_STRENGTH },
  { "disordered", N_ ("disord."), MU_HEX_UNIT_DISORDERED },
  { "move", N_ ("move"), MU_HEX_UNIT_MOVE },
  { "box", N_ ("box"), MU_HEX_UNIT_BOX },
  { "against-horse", N_ ("v horse"), MU_HEX_UNIT_AGAINST_HORSE },
  { "arrows", N_ ("arrows"), MU_HEX_UNIT_ARROWS },
  { "range", N_ ("range"), MU_HEX_UNIT_RANGE },
  { "defense", N_ ("defence"), MU_HEX_UNIT_DEFENSE },
};
static const Column leader_columns[] = {
  { "icons", N_ ("points"), MU_HEX_LEADER_ICONS },
  { "times", N_ ("times"), MU_HEX_LEADER_TIMES },
  { "plus", N_ ("plus"), MU_HEX_LEADER_PLUS },
};
static const Column terrain_columns[] = {
  { "cost", N_ ("cost"), MU_HEX_GROUND_COST },
  { "disorders", N_ ("disord."), MU_HEX_GROUND_DISORDERS },
  { "blocks", N_ ("blocks"), MU_HEX_GROUND_BLOCKS },
  { "missile", N_ ("missile"), MU_HEX_GROUND_MISSILE },
  { "attacker", N_ ("attack"), MU_HEX_GROUND_ATTACKER },
  { "defender", N_ ("defend"), MU_HEX_GROUND_DEFENDER },
};
static const Column hexside_columns[] = {
  { "cost", N_ ("cost"), MU_HEX_GROUND_COST },
  { "barred", N_ ("barred"), MU_HEX_GROUND_BARRED },
  { "attacker", N_ ("attack"), MU_HEX_GROUND_ATTACKER },
  { "defender", N_ ("defend"), MU_HEX_GROUND_DEFENDER },
};

static const Table units = { "unit", unit_columns, G_N_ELEMENTS (unit_columns), 16 };
static const Table leaders = { "leader", leader_columns, G_N_ELEMENTS (leader_columns), 16 };
static const Table terrains = { "terrain", terrain_columns, G_N_ELEMENTS (terrain_columns), 16 };
static const Table hexsides = { "hexside", hexside_columns, G_N_ELEMENTS (hexside_columns), 16 };

static void
say_heads (MuCall *call, const Table *table, const char *title)
{
  g_autofree char *label = mu_pad (title, table->label);
  mu_say (call, "\n%s", label);
  for (int i = 0; i < table->count; i++) {
    g_autofree char *head = mu_pad (_ (table->columns[i].head), CELL_COLUMNS - 1);
    mu_say (call, " %s", head);
  }
  mu_say (call, "\n");
}

/* Cells are taken; a script has those of the file, people words. */
static void
show_row (MuCall *call, const Table *table, const char *key, const char *words,
          const MuHexOrigin *origin, char *const *cells)
{
  g_autofree char *label = mu_pad (words, table->label);
  mu_say (call, "%s", label);
  for (int i = 0; i < table->count; i++) {
    const Column *column = &table->columns[i];
    const MuHexFrom from = mu_hex_origin_of (origin, column->value);
    g_autofree char *cell = cells[i];
    g_autofree char *marked = g_strconcat (cell, origins[from].mark, NULL);
    g_autofree char *shown = mu_pad (marked, CELL_COLUMNS - 1);
    mu_out_row (call, "value", table->kind, key, column->key, cell, origins[from].key, NULL);
    mu_say (call, " %s", shown);
  }
  mu_say (call, "\n");
}

static char *
number (int value)
{
  return g_strdup_printf ("%d", value);
}

static char *
modifier (int value)
{
  return g_strdup_printf (value ? "%+d" : "%d", value);
}

/* For scripts as files have it, for people a message id. */
typedef struct {
  const char *key, *words;
} Word;

static char *
word (const MuCall *call, Word which)
{
  return g_strdup (mu_call_porcelain (call) ? which.key : _ (which.words));
}

static char *
yes (const MuCall *call, gboolean it_is)
{
  static const Word words[] = { { "no", N_ ("no") }, { "yes", N_ ("yes") } };
  return word (call, words[it_is]);
}

/* --- rows --------------------------------------------------------------------------- */

static void
show_units (MuCall *call, const MuHexChart *chart)
{
  static const Word boxes[]
      = { { "plain", N_ ("no box") }, { "green", N_ ("green") }, { "black", N_ ("black") } };
  say_heads (call, &units, _ ("Units"));
  for (int i = 0; i < MU_ABD_TYPES; i++) {
    const MuAbdValues *of = &chart->chart.unit[i];
    char *const cells[CELLS_MOST]
        = { number (of->strength[0]),    number (of->strength[1]),      number (of->move),
            word (call, boxes[of->box]), yes (call, of->against_horse), number (of->arrows),
            number (of->range),          modifier (of->defense) };
    show_row (call, &units, mu_abd_type_key ((MuAbdType) i), _ (mu_abd_type_words ((MuAbdType) i)),
              &chart->unit[i], cells);
  }
}

static void
show_leaders (MuCall *call, const MuHexChart *chart)
{
  say_heads (call, &leaders, _ ("Leaders"));
  for (int i = 0; i < MU_ABD_LEADER_KINDS; i++) {
    const MuAbdLeaderValues *of = &chart->chart.leader[i];
    const char kind[] = { (char) ('A' + i), '\0' };
    g_autofree char *words = g_strdup_printf ("LDR-%s", kind);
    char *const cells[CELLS_MOST] = { number (of->icons), number (of->times), number (of->plus) };
    show_row (call, &leaders, kind, words, &chart->leader[i], cells);
  }
}

static void
show_terrains (MuCall *call, const MuHexChart *chart)
{
  static const Word whom[]
      = { { "nobody", N_ ("nobody") }, { "all", N_ ("all") }, { "cavalry", N_ ("horse") } };
  say_heads (call, &terrains, _ ("Ground"));
  for (int i = 0; i < MU_ABD_TERRAINS; i++) {
    const MuAbdTerrainRow *of = &chart->chart.terrain[i];
    char *const cells[CELLS_MOST]
        = { number (of->cost),      word (call, whom[of->entry]), yes (call, of->blocks),
            modifier (of->missile), modifier (of->attacker),      modifier (of->defender) };
    show_row (call, &terrains, mu_abd_terrain_key ((MuAbdTerrain) i),
              _ (mu_abd_terrain_words ((MuAbdTerrain) i)), &chart->terrain[i], cells);
  }
}

static void
show_hexsides (MuCall *call, const MuHexChart *chart)
{
  say_heads (call, &hexsides, _ ("Hexsides"));
  for (int i = MU_ABD_RIVER; i < MU_ABD_HEXSIDES; i++) {
    const MuAbdHexsideRow *of = &chart->chart.hexside[i];
    char *const cells[CELLS_MOST] = { number (of->cost), yes (call, of->barred),
                                      modifier (of->attacker), modifier (of->defender) };
    show_row (call, &hexsides, mu_abd_hexside_key ((MuAbdHexside) i),
              _ (mu_abd_hexside_words ((MuAbdHexside) i)), &chart->hexside[i], cells);
  }
}

/* --- what has a value for each face or turn -------------------------------------------- */

/* Its line grows by one value. */
static void
add_value (MuCall *call, GString *line, const char *kind, const char *what, int face,
           const char *value, const MuHexOrigin *origin)
{
  const MuHexFrom from = mu_hex_origin_of (origin, 0);
  g_autofree char *key = number (face);
  mu_out_row (call, "value", kind, key, what, value, origins[from].key, NULL);
  g_string_append_printf (line, "%s%s: %s%s", face > 1 ? ", " : "", key, value, origins[from].mark);
}

static void
say_line (MuCall *call, const char *title, const GString *line)
{
  g_autofree char *words = g_strdup_printf ("%s: %s", title, line->str);
  mu_say_wrapped (call, 0, words);
}

static void
show_dice (MuCall *call, const MuHexChart *chart)
{
  static const Word frights[] = { { "calm", N_ ("calm") },
                                  { "balks", N_ ("balks") },
                                  { "frightened", N_ ("frightened") },
                                  { "panics", N_ ("panics") } };
  g_autoptr (GString) command = g_string_new (NULL);
  g_autoptr (GString) elephant = g_string_new (NULL);
  for (int i = 0; i < MU_ABD_FACES; i++) {
    g_autofree char *points = number (chart->chart.command[i]);
    add_value (call, command, "command", "points", i + 1, points, &chart->command[i]);
  }
  for (int i = 0; i < MU_ABD_FACES; i++) {
    g_autofree char *fright = word (call, frights[chart->chart.elephant[i]]);
    add_value (call, elephant, "elephant", "is", i + 1, fright, &chart->elephant[i]);
  }
  mu_say (call, "\n");
  say_line (call, _ ("Command points, by the die"), command);
  say_line (call, _ ("Elephants, by the die"), elephant);
}

static void
show_rest (MuCall *call, const MuHexChart *chart)
{
  const MuHexFrom from = mu_hex_origin_of (&chart->camp, 0);
  g_autoptr (GString) turns = g_string_new (NULL);
  g_autofree char *camp = modifier (chart->chart.camp_defender);
  for (int i = 0; i < MU_ABD_TURNS_MOST; i++) {
    g_autofree char *ends = number (chart->chart.ends[i]);
    add_value (call, turns, "turn", "ends", i + 1, ends, &chart->turn[i]);
  }
  say_line (call, _ ("The game ends on this die and less, by the turn"), turns);
  mu_out_row (call, "value", "camp", "camp", "defender", camp, origins[from].key, NULL);
  mu_say (call, _ ("Camps and War Wagons defend with %s%s\n"), camp, origins[from].mark);
}

/* --- the verb ------------------------------------------------------------------------------ */

/* Its lines are broken as the file's are. */
static void
say_note (MuCall *call, const char *note)
{
  g_auto (GStrv) words = g_strsplit_set (note, " \t\r\n", -1);
  g_autoptr (GString) flow = g_string_new (NULL);
  for (int i = 0; words[i]; i++)
    if (*words[i])
      g_string_append_printf (flow, "%s%s", flow->len ? " " : "", words[i]);
  mu_say_wrapped (call, 0, flow->str);
}

static void
show_head (MuCall *call, const MuHexChart *chart, const char *file)
{
  g_autofree char *words = mu_hex_chart_words (chart);
  mu_out_text (call, "file", file);
  mu_out_text (call, "name", chart->name);
  mu_out_text (call, "chart", chart->reconstruction ? "reconstruction" : "club");
  mu_say (call, "%s: %s\n", file, words);
  if (chart->note)
    say_note (call, chart->note);
}

MuExit
mu_run_hex_chart (MuCall *call)
{
  GError *error = NULL;
  g_autofree char *usual = mu_hex_chart_path ();
  const char *file = mu_call_count (call) ? mu_call_argument (call, 0) : usual;
  g_autoptr (MuHexChart) chart = mu_hex_chart_open (file, &error);
  if (!chart)
    return mu_refuse_hex_file (error);
  show_head (call, chart, file);
  show_units (call, chart);
  show_leaders (call, chart);
  show_terrains (call, chart);
  show_hexsides (call, chart);
  show_dice (call, chart);
  show_rest (call, chart);
  say_marks (call);
  return MU_EXIT_DONE;
}
