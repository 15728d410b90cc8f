/* Losses over the periods: two bars a period, in parts of a hundred of each
 * army's figures. */
#include <glib/gi18n-lib.h>

#include "reports/account/report_private.h"
#include "reports/replay/replay.h"
#include "reports/system.h"

#define CHART_HEIGHT 120.0
#define AXIS         34.0
#define LABEL        14.0
#define WORDS        64.0 /* height of heading and explanation */
#define WHOLE        (CHART_HEIGHT + LABEL + WORDS)

typedef struct {
  int periods;
  double share[MU_SIDES][256]; /* lost by the end of each period, 0 to 1 */
  double full;                 /* the share at the top of the scale */
} Chart;

static Chart *
make_chart (const MuBattleRecord *record)
{
  Chart *chart = g_new0 (Chart, 1);
  chart->periods = CLAMP (record->periods, 0, 255);
  double most = 0;
  for (int p = 1; p <= chart->periods; p++) {
    g_autoptr (MuReplay) replay = mu_replay_new (record, mu_replay_events_to (record, p));
    for (int side = 0; side < MU_SIDES; side++) {
      int start = mu_report_strength (record->side[side].list);
      double left = mu_replay_figures (replay, (MuSide) side);
      chart->share[side][p] = start > 0 ? 1 - left / start : 0;
      most = MAX (most, chart->share[side][p]);
    }
  }
  chart->full = 0.2;
  while (chart->full < most && chart->full < 1.0)
    chart->full += 0.2;
  return chart;
}

static void
draw_grid (cairo_t *cr, double w, double h)
{
  cairo_set_source_rgb (cr, 0.6, 0.6, 0.6);
  cairo_set_line_width (cr, 0.35);
  for (int i = 0; i < 4; i++) {
    cairo_move_to (cr, 0, h * i / 4);
    cairo_line_to (cr, w, h * i / 4);
  }
  cairo_stroke (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_set_line_width (cr, 0.8);
  cairo_move_to (cr, 0, h);
  cairo_line_to (cr, w, h);
  cairo_stroke (cr);
}

static void
draw_chart (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Chart *chart = data;
  double step = w / MAX (chart->periods, 1);
  double bar = MIN (step * 0.36, 24);
  draw_grid (cr, w, h);
  for (int p = 1; p <= chart->periods; p++)
    for (int side = 0; side < MU_SIDES; side++) {
      double height = h * chart->share[side][p] / chart->full;
      double x = (p - 0.5) * step + (side == MU_SIDE_A ? -bar : 0);
      if (height > 0)
        mu_pattern_box (cr, mu_report_pattern ((MuSide) side), x, h - height, bar, height);
    }
}

static void
put_scale (MuPress *press, const Chart *chart, double top)
{
  for (int i = 0; i <= 4; i++) {
    g_autofree char *text = g_strdup_printf ("%.0f%%", 25.0 * i * chart->full);
    g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, -1);
    double y = top + CHART_HEIGHT * (4 - i) / 4 - mu_layout_height (layout) / 2;
    double x = mu_press_left (press) + AXIS - 5 - mu_layout_width (layout);
    mu_press_put_text (press, layout, x, y, NULL);
  }
}

static void
put_periods (MuPress *press, const Chart *chart, double left, double width, double y)
{
  double step = width / MAX (chart->periods, 1);
  for (int p = 1; p <= chart->periods; p++) {
    g_autofree char *text = g_strdup_printf ("%d", p);
    g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, -1);
    double x = left + (p - 0.5) * step - mu_layout_width (layout) / 2;
    mu_press_put_text (press, layout, x, y, NULL);
  }
}

static const char *
title (const MuBattleRecord *record)
{
  return mu_report_system (record->rules)->turns ? _ ("Losses over the turns")
                                                 : _ ("Losses over the periods");
}

static char *
explanation (const MuBattleRecord *record)
{
  const char *a = record->side[MU_SIDE_A].list->name, *b = record->side[MU_SIDE_B].list->name;
  switch (mu_report_counts_in (record->rules)) {
  case MU_STRENGTH_STANDS:
    return g_strdup_printf (_ ("Stands lost by the end of each turn, of all that came. A, hatched: "
                               "%s. B, tinted: %s."),
                            a, b);
  case MU_STRENGTH_STEPS:
    return g_strdup_printf (_ ("Steps lost by the end of each turn, of all that came. A, hatched: "
                               "%s. B, tinted: %s."),
                            a, b);
  case MU_STRENGTH_FIGURES:
    break;
  }
  return g_strdup_printf (
      _ ("Figures lost by the end of each period, of all that came. A, hatched: "
         "%s. B, tinted: %s."),
      a, b);
}

gboolean
mu_report_losses_fit (const MuPress *press)
{
  return mu_press_fits (press, WHOLE);
}

void
mu_report_set_losses (MuPress *press, const MuBattleRecord *record)
{
  Chart *chart = make_chart (record);
  double width = mu_press_width (press) - AXIS;
  double left = mu_press_left (press) + AXIS;
  mu_press_need (press, WHOLE);
  mu_press_heading (press, MU_STYLE_HEADING, title (record));
  g_autofree char *text = explanation (record);
  mu_press_paragraph (press, MU_STYLE_SMALL, text);
  double top = mu_press_claim (press, 8 + CHART_HEIGHT + LABEL + 6, 0) + 8;
  mu_press_begin (press, MU_PART_FIGURE, title (record));
  put_scale (press, chart, top);
  put_periods (press, chart, left, width, top + CHART_HEIGHT + 2);
  mu_press_put_picture (press, left, top, width, CHART_HEIGHT, draw_chart, chart, g_free);
  mu_press_end (press, MU_PART_FIGURE);
}
