/* One scenario: what is known of it, by which rules it is played, its map and both armies. */
#include <glib/gi18n.h>

#include "app/cli/abd/hex_find.h"
#include "app/cli/abd/hex_map.h"
#include "app/cli/core/out.h"
#include "app/cli/core/words.h"
#include "app/cli/run.h"
#include "lists/abd/chart.h"
#include "reports/abd/account/places.h"

#define NAME_COLUMNS 28
#define TYPE_COLUMNS 18

/* By the chart that the scenario has been given. */
static int
panic_of (const MuHexScenario *it, int side)
{
  const MuAbdArmy *army = &it->detail.side[side];
  return army->panic ? army->panic : mu_abd_panic_level (it->detail.chart, army);
}

static const char *
name_of (const GPtrArray *names, int number)
{
  const char *name = g_ptr_array_index (names, number);
  return name ? name : "";
}

/* --- the head ---------------------------------------------------------------- */

static void
out_head (MuCall *call, const MuHexScenario *it)
{
  const MuAbdSetup *setup = &it->detail;
  mu_out_text (call, "id", it->id ? it->id : "");
  mu_out_text (call, "name", it->name);
  mu_out_number (call, "year", it->year);
  mu_out_text (call, "reconstruction", it->reconstruction ? "yes" : "no");
  mu_out_number (call, "columns", it->map.grid.columns);
  mu_out_number (call, "rows", it->map.grid.rows);
  mu_out_number (call, "turns", mu_abd_turns (setup));
  mu_out_text (call, "draw", mu_side_key ((MuSide) setup->draw));
  mu_out_number (call, "returns", setup->returns);
  for (int i = 0; i < MU_ABD_OPTIONS; i++)
    if (setup->options & 1u << i)
      mu_out_text (call, "option", mu_hex_option_key (i));
}

static void
say_head (MuCall *call, const MuHexScenario *it)
{
  g_autofree char *year = mu_hex_year_words (it->year);
  mu_say (call, it->year ? "%s, %s\n" : "%s\n", it->name, year);
  mu_say (call, _ ("%d by %d hexes; %d turns at the most\n"), it->map.grid.columns,
          it->map.grid.rows, mu_abd_turns (&it->detail));
  if (it->note) {
    mu_say (call, "\n");
    mu_say_wrapped (call, 0, it->note);
  }
}

/* --- what it is played by ------------------------------------------------------ */

/* "free deployment; Barbarians"; free with g_free. */
static char *
options_words (const MuAbdSetup *setup)
{
  GString *words = g_string_new (NULL);
  for (int i = 0; i < MU_ABD_OPTIONS; i++)
    if (setup->options & 1u << i)
      g_string_append_printf (words, "%s%s", words->len ? "; " : "", mu_hex_option_words (i));
  return g_string_free (words, FALSE);
}

static void
say_rules (MuCall *call, const MuHexScenario *it)
{
  g_autofree char *options = options_words (&it->detail);
  if (it->special) {
    g_autofree char *special = g_strdup_printf (_ ("Special rules: %s"), it->special);
    mu_say (call, "\n");
    mu_say_wrapped (call, 0, special);
  }
  if (*options) {
    g_autofree char *played = g_strdup_printf (_ ("Options: %s."), options);
    mu_say (call, "\n");
    mu_say_wrapped (call, 0, played);
  }
  if (it->detail.draw != MU_SIDE_NONE)
    mu_say (call, _ ("\nWhere neither side has more victory points, %s wins.\n"),
            it->side[it->detail.draw].name);
}

/* --- entries --------------------------------------------------------------------- */

/* "A9 A10 A11"; free with g_free. */
static char *
entry_hexes (const MuHexScenario *it, int entry)
{
  const MuAbdEntryHexes *hexes = &it->detail.entry[entry];
  GString *names = g_string_new (NULL);
  for (int i = 0; i < hexes->count; i++) {
    g_autofree char *place = mu_hex_place (&it->map.grid, hexes->hex[i]);
    g_string_append_printf (names, "%s%s", i ? " " : "", place);
  }
  return g_string_free (names, FALSE);
}

static void
show_entries (MuCall *call, const MuHexScenario *it)
{
  for (int i = 0; i < it->detail.entry_count; i++) {
    g_autofree char *number = g_strdup_printf ("%d", i + 1);
    g_autofree char *hexes = entry_hexes (it, i);
    mu_out_row (call, "entry", number, hexes, NULL);
    mu_say (call, i ? _ ("Entry %d: %s\n") : _ ("\nEntry %d: %s\n"), i + 1, hexes);
  }
  if (it->detail.returns)
    mu_say (call, _ ("Who has left the map comes back by entry %d.\n"), it->detail.returns);
}

/* --- armies ---------------------------------------------------------------------- */

/* "N7 south-east, in disorder", "turn 4, entry 1"; free with g_free. */
static char *
place_words (const MuHexScenario *it, const MuAbdUnitSetup *unit)
{
  g_autofree char *hex = mu_hex_place (&it->map.grid, unit->hex);
  const gboolean faces = !mu_abd_is_camp ((MuAbdType) unit->type);
  g_autofree char *where
      = unit->hex != MU_ABD_OFF && faces
            ? g_strdup_printf ("%s %s", hex, mu_abd_direction_words (unit->facing))
        : unit->hex != MU_ABD_OFF ? g_strdup (hex)
        : unit->turn ? g_strdup_printf (_ ("turn %d, entry %d"), unit->turn, unit->entry + 1)
                     : g_strdup (_ ("placed by its player"));
  g_autofree char *shots
      = unit->shots > 1 ? g_strdup_printf (_ (", fires %d times"), unit->shots) : g_strdup ("");
  return g_strconcat (where, unit->disordered ? _ (", in disorder") : "", shots, NULL);
}

static void
show_unit (MuCall *call, const MuHexScenario *it, int side, int number)
{
  const MuAbdUnitSetup *unit = &it->detail.side[side].units[number];
  const char *type = mu_abd_type_key ((MuAbdType) unit->type);
  const char *name = name_of (it->side[side].units, number);
  g_autofree char *place = mu_hex_place (&it->map.grid, unit->hex);
  g_autofree char *turn = g_strdup_printf ("%d", unit->turn);
  g_autofree char *entry = g_strdup_printf ("%d", unit->turn ? unit->entry + 1 : 0);
  g_autofree char *shots = g_strdup_printf ("%d", MAX (unit->shots, 1));
  mu_out_row (call, "unit", mu_side_key ((MuSide) side), type, name, place,
              mu_hex_direction_key (unit->facing), unit->disordered ? "disordered" : "good", turn,
              entry, shots, NULL);
  g_autofree char *words = mu_pad (_ (mu_abd_type_words ((MuAbdType) unit->type)), TYPE_COLUMNS);
  g_autofree char *shown = mu_pad (name, NAME_COLUMNS);
  g_autofree char *where = place_words (it, unit);
  mu_say (call, "  %s  %s  %s  %s\n", type, words, shown, where);
}

static void
show_leader (MuCall *call, const MuHexScenario *it, int side, int number)
{
  char kind[] = { (char) ('A' + it->detail.side[side].leader[number]), '\0' };
  const char *name = name_of (it->side[side].leaders, number);
  mu_out_row (call, "leader", mu_side_key ((MuSide) side), kind, name, NULL);
  mu_say (call, _ ("  leader %s  %s\n"), kind, name);
}

static void
out_side (MuCall *call, const MuHexScenario *it, int side)
{
  const MuAbdArmy *army = &it->detail.side[side];
  const MuHexSide *of = &it->side[side];
  g_autofree char *panic = g_strdup_printf ("%d", panic_of (it, side));
  g_autofree char *points = g_strdup_printf ("%d", army->points);
  mu_out_row (call, "side", mu_side_key ((MuSide) side), of->name,
              of->commander ? of->commander : "", panic, points, army->barbarian ? "yes" : "no",
              mu_hex_player_key (army->player), NULL);
}

static void
say_side (MuCall *call, const MuHexScenario *it, int side)
{
  const MuAbdArmy *army = &it->detail.side[side];
  const MuHexSide *of = &it->side[side];
  g_autofree char *who
      = of->commander ? g_strdup_printf ("%s, %s", of->name, of->commander) : g_strdup (of->name);
  /* Translators: an army and its general */
  mu_say (call, _ ("\n%s: panic level %d\n"), who, panic_of (it, side));
  if (army->points)
    mu_say (call, "  %s\n", _ ("begins with a victory point"));
  if (army->barbarian)
    mu_say (call, "  %s\n", _ ("Barbarians"));
}

static void
show_side (MuCall *call, const MuHexScenario *it, int side)
{
  out_side (call, it, side);
  say_side (call, it, side);
  for (int i = 0; i < it->detail.side[side].unit_count; i++)
    show_unit (call, it, side, i);
  for (int i = 0; i < it->detail.side[side].leader_count; i++)
    show_leader (call, it, side, i);
}

/* --- the verb ----------------------------------------------------------------------- */

MuExit
mu_run_hex_show (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (MuHexScenario) it = mu_find_hex_scenario (mu_call_argument (call, 0), &error);
  g_autoptr (MuHexChart) chart = it ? mu_hex_chart_open (NULL, &error) : NULL;
  if (!chart)
    return mu_complain_error (error);
  it->detail.chart = &chart->chart;
  out_head (call, it);
  say_head (call, it);
  say_rules (call, it);
  mu_say (call, "\n");
  mu_say_hex_map (call, it);
  mu_out_hex_map (call, it);
  show_entries (call, it);
  for (int side = 0; side < MU_SIDES; side++)
    show_side (call, it, side);
  return MU_EXIT_DONE;
}
