#include "reports/abd/hex_paper.h"

#include <glib/gi18n-lib.h>

#include "lists/list/terms.h"
#include "reports/abd/hex_sheets.h"

const MuHexLook mu_hex_paper_look = { .palette = MU_SCENE_PAPER, .text = 9, .parts = MU_HEX_NAMES };

#define LARGE_LEAST 21 /* mm of a hex in large type */

MuHexLook
mu_hex_look_for (MuPaper paper, guint parts)
{
  return (MuHexLook){ .palette = MU_SCENE_PAPER,
                      .text = mu_paper_has_large_type (paper) ? 12 : 9,
                      .parts = parts };
}

double
mu_hex_size_for (MuPaper paper, int hex_mm)
{
  const int least = mu_paper_has_large_type (paper) ? LARGE_LEAST : MU_HEX_MM_LEAST;
  return CLAMP (hex_mm ? hex_mm : MU_HEX_MM, least, MU_HEX_MM_MOST) * MU_HEX_POINTS;
}

/* --- copies ------------------------------------------------------------------------- */

const MuAbdChart *
mu_hex_chart (const MuHexScenario *scenario, const MuAbdChart *chart)
{
  if (chart == NULL && scenario != NULL)
    chart = scenario->detail.chart;
  return chart ? chart : &mu_abd_chart_usual;
}

MuHexCopy *
mu_hex_copy_new (const MuHexScenario *scenario, const MuAbdChart *chart, MuHexLook look)
{
  MuHexCopy *copy = g_atomic_rc_box_new0 (MuHexCopy);
  copy->look = look;
  copy->map = scenario->map;
  copy->chart = *mu_hex_chart (scenario, chart);
  copy->scene = mu_hex_scenario_scene (scenario, &copy->chart);
  copy->scene->map = &copy->map;
  return copy;
}

MuHexCopy *
mu_hex_copy_ref (MuHexCopy *copy)
{
  return g_atomic_rc_box_acquire (copy);
}

static void
clear_copy (gpointer data)
{
  mu_hex_scene_free (((MuHexCopy *) data)->scene);
}

void
mu_hex_copy_unref (MuHexCopy *copy)
{
  g_atomic_rc_box_release_full (copy, clear_copy);
}

/* --- what is said of a scenario --------------------------------------------------------- */

int
mu_hex_panic (const MuHexScenario *scenario, const MuAbdChart *chart, MuSide side)
{
  const MuAbdArmy *army = &scenario->detail.side[side];
  return army->panic ? army->panic : mu_abd_panic_level (mu_hex_chart (scenario, chart), army);
}

int
mu_hex_turns (const MuHexScenario *scenario)
{
  const int turns = scenario->detail.turns;
  return turns >= MU_ABD_TURNS_LEAST && turns <= MU_ABD_TURNS_MOST ? turns : MU_ABD_TURNS_MOST;
}

const char *
mu_hex_side_name (const MuHexScenario *scenario, MuSide side)
{
  const char *name = scenario->side[side].name;
  return name && *name ? name : side == MU_SIDE_A ? _ ("Side A") : _ ("Side B");
}

const char *
mu_hex_direction_words (int direction)
{
  static const char *const words[MU_ABD_DIRECTIONS]
      = { N_ ("north"), N_ ("north-east"), N_ ("south-east"),
          N_ ("south"), N_ ("south-west"), N_ ("north-west") };
  return _ (words[mu_abd_turned (direction, 0)]);
}

char *
mu_hex_unit_place (const MuHexScenario *scenario, const MuAbdUnitSetup *unit)
{
  char name[MU_ABD_NAME];
  if (unit->turn > 0)
    return g_strdup_printf (_ ("turn %d, entry %d"), unit->turn, unit->entry + 1);
  if (unit->hex == MU_ABD_OFF)
    return g_strdup (_ ("its player's choice"));
  mu_abd_hex_name (&scenario->map.grid, unit->hex, name);
  /* Translators: a hex and a direction, "N7, south-east" */
  return g_strdup_printf (_ ("%s, %s"), name, mu_hex_direction_words (unit->facing));
}

char *
mu_hex_year (const MuHexScenario *scenario)
{
  const int year = scenario->year;
  if (year == 0)
    return g_strdup ("");
  return year < 0 ? g_strdup_printf (_ ("%d BC"), -year) : g_strdup_printf (_ ("AD %d"), year);
}

/* --- pages -------------------------------------------------------------------------------- */

MuPress *
mu_hex_press (const char *title, const MuHexScenario *scenario, MuPaper paper)
{
  g_autofree char *foot
      = scenario && scenario->name
            ? g_strdup_printf ("%s · %s", scenario->name, mu_term_rules (MU_RULES_ABD))
            : g_strdup (mu_term_rules (MU_RULES_ABD));
  const MuPressJob job = { .paper = paper, .title = title, .foot = foot };
  return mu_press_new (&job);
}

/* --- samples ------------------------------------------------------------------------------- */

int *
mu_hex_number (int number)
{
  return g_memdup2 (&number, sizeof number);
}

static int
number_of (gconstpointer data)
{
  return *(const int *) data;
}

void
mu_hex_picture_type (cairo_t *cr, double w, double h, gconstpointer data)
{
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_translate (cr, w / 2, h / 2);
  mu_hex_draw_symbol (cr, (MuAbdType) number_of (data), w * 0.72, h * 0.78);
}

void
mu_hex_picture_terrain (cairo_t *cr, double w, double h, gconstpointer data)
{
  cairo_translate (cr, w / 2, h / 2);
  mu_hex_draw_terrain (cr, (MuAbdTerrain) number_of (data), &mu_hex_paper_look,
                       MIN (h, w * 0.86) * 0.97);
}

void
mu_hex_picture_hexside (cairo_t *cr, double w, double h, gconstpointer data)
{
  const double size = MIN (h, w * 0.86) * 0.9;
  cairo_translate (cr, w / 2, size / 2 + h * 0.01);
  mu_hex_draw_hexside (cr, (MuAbdHexside) number_of (data), &mu_hex_paper_look, size);
}

void
mu_hex_picture_marker (cairo_t *cr, double w, double h, gconstpointer data)
{
  cairo_translate (cr, w / 2, h / 2);
  mu_hex_draw_marker (cr, (MuAbdMarker) number_of (data), &mu_hex_paper_look, MIN (w, h) * 0.9);
}
