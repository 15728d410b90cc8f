/* A scenario on paper: where everybody stands, who they are, and what else holds. */
#include "reports/abd/hex_sheets.h"

#include <glib/gi18n-lib.h>

#include "reports/abd/hex_paper.h"
#include "reports/document/table.h"
#include "reports/wrg/reference_private.h"

#define MOST_MAP 0.46 /* of a page */
#define BETWEEN  16.0 /* the two orders of battle */
#define WORDS    84.0

/* --- the map ------------------------------------------------------------------------- */

static void
draw_map (cairo_t *cr, double w, double h, gconstpointer data)
{
  const MuHexCopy *copy = data;
  const MuHexView view = mu_hex_fit (&copy->map.grid, &copy->look, w, h);
  mu_hex_draw (cr, copy->scene, &view, &copy->look, w, h);
}

static void
release (gpointer copy)
{
  mu_hex_copy_unref (copy);
}

static void
set_map (MuPress *press, const MuHexScenario *scenario, const MuAbdChart *chart, MuPaper paper)
{
  MuHexCopy *copy = mu_hex_copy_new (scenario, chart, mu_hex_look_for (paper, MU_HEX_MARGIN));
  const MuAbdGrid *grid = &copy->map.grid;
  const double w = mu_press_width (press);
  const double shape = (mu_hex_board_height (grid) + 0.8) / (mu_hex_board_width (grid) + 0.8);
  const double high = MIN (w * shape, mu_press_room (press) * MOST_MAP);
  mu_hex_scene_add_entries (copy->scene, &scenario->detail);
  const double y = mu_press_claim (press, high + 4, 0);
  mu_press_put_picture (press, mu_press_left (press), y, w, high, draw_map, copy, release);
  mu_press_name_picture (press, _ ("The map with all who stand on it"));
}

/* --- orders of battle -------------------------------------------------------------------- */

static char *
unit_words (const MuHexScenario *scenario, MuSide side, int i)
{
  const MuAbdUnitSetup *unit = &scenario->side[side].unit[i];
  const MuAbdType type = (MuAbdType) unit->type;
  const char *name = mu_hex_unit_name (&scenario->side[side], (guint) i, type);
  g_autofree char *words = g_strdup_printf ("%s %s", mu_abd_type_key (type), name);
  if (unit->disordered)
    return g_strdup_printf (_ ("%s, disordered"), words);
  return unit->shots > 1 ? g_strdup_printf (_ ("%s, fires %d times"), words, unit->shots)
                         : g_steal_pointer (&words);
}

static void
add_units (MuFlow *flow, const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side)
{
  const char *const head[] = { _ ("Unit"), _ ("Where"), _ ("Strength") };
  MuGrid *grid = mu_grid_new_headed (head, G_N_ELEMENTS (head));
  for (int i = 0; i < scenario->detail.side[side].unit_count; i++) {
    const MuAbdUnitSetup *unit = &scenario->side[side].unit[i];
    const MuAbdValues *values = &chart->unit[unit->type];
    char *const cells[]
        = { unit_words (scenario, side, i), mu_hex_unit_place (scenario, unit),
            g_strdup_printf ("%d/%d", values->strength[0], values->strength[1]), NULL };
    mu_grid_take_row (grid, cells);
  }
  mu_flow_grid (flow, grid, WORDS);
}

/* abd.2.0.leader-cp, abd.2.0.leader-bonus-kinds */
static char *
leader_words (const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side, int i)
{
  const MuAbdLeaderKind kind = (MuAbdLeaderKind) scenario->detail.side[side].leader[i];
  const MuAbdLeaderValues *values = &chart->leader[kind];
  g_autofree char *points = g_strdup_printf (
      ngettext ("%d command point", "%d command points", values->icons), values->icons);
  const char *key = mu_hex_leader_key (kind);
  const char *name = mu_hex_leader_name (&scenario->side[side], (guint) i, kind);
  g_autofree char *who
      = g_str_equal (key, name) ? g_strdup (key) : g_strdup_printf ("%s (%s)", name, key);
  /* Translators: a leader, "2 command points", and his bonus, "×2" or "+1" */
  return values->times ? g_strdup_printf (_ ("%s: %s, ×%d"), who, points, values->times)
                       : g_strdup_printf (_ ("%s: %s, +%d"), who, points, values->plus);
}

static void
add_leaders (MuFlow *flow, const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side)
{
  const MuAbdArmy *army = &scenario->detail.side[side];
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < army->leader_count; i++) {
    g_autofree char *words = leader_words (scenario, chart, side, i);
    g_string_append_printf (text, "%s%s", i ? "\n" : "", words);
  }
  if (army->leader_count > 0)
    mu_flow_text (flow, text->str);
}

static char *
side_facts (const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side)
{
  const MuAbdArmy *army = &scenario->detail.side[side];
  const int panic = mu_hex_panic (scenario, chart, side);
  g_autofree char *level
      = army->panic ? g_strdup_printf (_ ("Panic level %d"), panic)
                    : g_strdup_printf (_ ("Panic level %d, half of its strength"), panic);
  g_autoptr (GString) text = g_string_new (level);
  if (army->points > 0)
    g_string_append_printf (text, _ (" · begins with %d victory point"), army->points);
  if (army->barbarian)
    g_string_append (text, _ (" · Barbarians"));
  if (scenario->detail.draw == (guint8) side)
    g_string_append (text, _ (" · wins a draw"));
  return g_strdup (text->str);
}

static MuFlow *
side_flow (MuPress *press, const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side)
{
  const double width = (mu_press_width (press) - BETWEEN) / 2;
  const char *commander = scenario->side[side].commander;
  const char *name = mu_hex_side_name (scenario, side);
  g_autofree char *lettered = g_strdup_printf ("%s: %s", side == MU_SIDE_A ? "A" : "B", name);
  g_autofree char *head
      = commander ? g_strdup_printf ("%s (%s)", lettered, commander) : g_strdup (lettered);
  g_autofree char *facts = side_facts (scenario, chart, side);
  MuFlow *flow
      = mu_flow_new (press, mu_press_left (press) + side * (width + BETWEEN), width, FALSE);
  mu_flow_heading (flow, head);
  mu_flow_text (flow, facts);
  add_units (flow, scenario, chart, side);
  add_leaders (flow, scenario, chart, side);
  return flow;
}

/* --- turns ----------------------------------------------------------------------------------- */

/* "B: HC, LI" where somebody may enter in that turn. */
static char *
entering (const MuHexScenario *scenario, int turn)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int side = 0; side < MU_SIDES; side++) {
    gboolean first = TRUE;
    for (int i = 0; i < scenario->detail.side[side].unit_count; i++) {
      const MuAbdUnitSetup *unit = &scenario->side[side].unit[i];
      if (unit->turn != turn)
        continue;
      if (first)
        g_string_append_printf (text, "%s%s: ", text->len ? " " : "", side == 0 ? "A" : "B");
      g_string_append_printf (text, "%s%s", first ? "" : ", ",
                              mu_abd_type_key ((MuAbdType) unit->type));
      first = FALSE;
    }
  }
  return g_strdup (text->str);
}

static char *
ends (const MuAbdChart *chart, int turn, int turns)
{
  const int die = chart->ends[turn - 1];
  if (turn == turns || die >= MU_ABD_FACES)
    return g_strdup (_ ("ends"));
  return die == 0 ? g_strdup ("–") : die == 1 ? g_strdup ("1") : g_strdup_printf ("1–%d", die);
}

static void
take_row (MuTable *table, char **cells, guint count)
{
  mu_table_add_row (table, MU_ROW_NORMAL, (const char *const *) cells);
  for (guint i = 0; i < count; i++)
    g_clear_pointer (&cells[i], g_free);
}

/* abd.3.0.game-length, abd.12.0.end-check */
static void
set_track (MuPress *press, const MuHexScenario *scenario, const MuAbdChart *chart)
{
  const int turns = mu_hex_turns (scenario);
  MuColumn columns[MU_ABD_TURNS_MOST + 1] = { { _ ("Turn"), MU_ALIGN_LEFT, TRUE, TRUE } };
  char *numbers[MU_ABD_TURNS_MOST + 1] = { NULL }, *cells[MU_ABD_TURNS_MOST + 1] = { NULL };
  for (int turn = 1; turn <= turns; turn++) {
    numbers[turn] = g_strdup_printf ("%d", turn);
    columns[turn] = (MuColumn){ numbers[turn], MU_ALIGN_CENTRE, FALSE, FALSE };
  }
  MuTable *table = mu_table_new (columns, (guint) turns + 1);
  cells[0] = g_strdup (_ ("The game ends on a die of"));
  for (int turn = 1; turn <= turns; turn++)
    cells[turn] = ends (chart, turn, turns);
  take_row (table, cells, (guint) turns + 1);
  cells[0] = g_strdup (_ ("May enter"));
  for (int turn = 1; turn <= turns; turn++)
    cells[turn] = entering (scenario, turn);
  take_row (table, cells, (guint) turns + 1);
  mu_press_heading (press, MU_STYLE_HEADING, _ ("Turns"));
  mu_press_table (press, table);
  for (int turn = 1; turn <= turns; turn++)
    g_free (numbers[turn]);
}

/* --- what else holds ----------------------------------------------------------------------------
 */

/* A paragraph that begins with what it is about. */
static void
set_about (MuPress *press, const char *about, const char *words)
{
  g_autofree char *markup = g_markup_printf_escaped ("<b>%s</b>  %s", about, words);
  mu_press_markup (press, MU_STYLE_BODY, markup);
}

/* abd.17.0.options */
static void
set_options (MuPress *press, const MuHexScenario *scenario)
{
  static const char *const words[MU_ABD_OPTIONS] = {
    N_ ("free deployment"),
    N_ ("a die of 1 counts 3, of 6 counts 4"),
    N_ ("a command point buys another throw"),
    N_ ("light infantry of Barbarians strikes with three times its strength in one turn"),
    N_ ("knights and Barbarians may get out of control"),
    N_ ("elephants can be frightened"),
    N_ ("horse may be set up on foot"),
  };
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = 0; i < MU_ABD_OPTIONS; i++)
    if (scenario->detail.options >> i & 1)
      g_string_append_printf (text, "%s%s", text->len ? "; " : "", _ (words[i]));
  set_about (press, _ ("Options"), text->len ? text->str : _ ("none"));
}

static void
append_entry (GString *text, const MuHexScenario *scenario, int entry)
{
  const MuAbdEntryHexes *hexes = &scenario->detail.entry[entry];
  g_string_append_printf (text, _ ("%sentry %d:"), entry ? "; " : "", entry + 1);
  for (int i = 0; i < hexes->count; i++) {
    char name[MU_ABD_NAME];
    mu_abd_hex_name (&scenario->map.grid, hexes->hex[i], name);
    g_string_append_printf (text, "%s %s", i ? "," : "", name);
  }
}

/* abd.8.7.reinforcements, abd.8.6.2.no-return */
static void
set_entries (MuPress *press, const MuHexScenario *scenario)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int entry = 0; entry < scenario->detail.entry_count; entry++)
    append_entry (text, scenario, entry);
  if (text->len > 0)
    g_string_append_c (text, '.');
  if (scenario->detail.returns > 0)
    g_string_append_printf (text, _ (" Who left the map comes back by entry %d."),
                            scenario->detail.returns);
  if (text->len == 0)
    return;
  set_about (press, _ ("Entry hexes"), text->str);
}

static void
set_rest (MuPress *press, const MuHexScenario *scenario)
{
  mu_press_gap (press, 6);
  set_entries (press, scenario);
  if (scenario->special && *scenario->special)
    set_about (press, _ ("Special rules"), scenario->special);
  set_options (press, scenario);
  if (scenario->note && *scenario->note)
    set_about (press, scenario->reconstruction ? _ ("Reconstruction") : _ ("Sources"),
               scenario->note);
}

static void
set_title (MuPress *press, const MuHexScenario *scenario)
{
  g_autofree char *year = mu_hex_year (scenario);
  g_autofree char *armies
      = g_strdup_printf (_ ("%s against %s"), mu_hex_side_name (scenario, MU_SIDE_A),
                         mu_hex_side_name (scenario, MU_SIDE_B));
  g_autofree char *line = *year ? g_strdup_printf ("%s · %s", armies, year) : g_strdup (armies);
  mu_press_heading (press, MU_STYLE_TITLE, scenario->name ? scenario->name : _ ("Scenario"));
  mu_press_paragraph (press, MU_STYLE_BODY, line);
}

MuSheets *
mu_hex_scenario_sheets (const MuHexScenario *scenario, const MuAbdChart *given, MuPaper paper)
{
  const MuAbdChart *chart = mu_hex_chart (scenario, given);
  MuPress *press = mu_hex_press (scenario->name ? scenario->name : "", scenario, paper);
  set_title (press, scenario);
  set_map (press, scenario, chart, paper);
  MuFlow *flows[MU_SIDES];
  for (int side = 0; side < MU_SIDES; side++)
    flows[side] = side_flow (press, scenario, chart, (MuSide) side);
  mu_flows_put (press, flows, MU_SIDES, 0);
  set_track (press, scenario, chart);
  set_rest (press, scenario);
  return mu_press_finish (press);
}
