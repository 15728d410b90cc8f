/* How the standings came about: a line for each side, told apart by dash and mark. */
#include <glib/gi18n-lib.h>

#include "reports/account/account_private.h"
#include "reports/campaign/campaign_private.h"
#include "reports/campaign/chart_mark.h"
#include "reports/document/date_words.h"

#define HEIGHT  130.0
#define MARK    2.6
#define SAMPLE  26.0
#define GAP     4.0
#define APART   14.0 /* between entries of the key */
#define SPACING 24.0 /* from one mark of a line to the next */

typedef struct {
  GArray *course; /* MuStandingsStep */
  int sides;
  gint64 low, high; /* quarters */
} Chart;

static void
free_chart (gpointer data)
{
  g_array_unref (((Chart *) data)->course);
  g_free (data);
}

static Chart *
chart_of (const MuStandings *standings)
{
  Chart *chart = g_new0 (Chart, 1);
  chart->course = g_array_ref (standings->course);
  chart->sides = standings->sides;
  for (guint i = 0; i < chart->course->len; i++)
    for (int side = 0; side < chart->sides; side++) {
      const gint64 at = g_array_index (chart->course, MuStandingsStep, i).quarters[side];
      chart->low = MIN (chart->low, at);
      chart->high = MAX (chart->high, at);
    }
  chart->high = MAX (chart->high, chart->low + 1);
  return chart;
}

static double
y_of (const Chart *chart, gint64 quarters, double h)
{
  return h * (double) (chart->high - quarters) / (double) (chart->high - chart->low);
}

static void
draw_side (cairo_t *cr, const Chart *chart, int side, double w, double h)
{
  const double step = w / chart->course->len;
  double marked = -SPACING * side / chart->sides;
  cairo_move_to (cr, 0, y_of (chart, 0, h));
  for (guint i = 0; i < chart->course->len; i++)
    cairo_line_to (
        cr, step * (i + 1),
        y_of (chart, g_array_index (chart->course, MuStandingsStep, i).quarters[side], h));
  mu_chart_mark_dash (cr, side);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < chart->course->len; i++) {
    const double x = step * (i + 1);
    if (x - marked < SPACING && i + 1 < chart->course->len)
      continue;
    mu_chart_mark_draw (
        cr, side, x - MARK,
        y_of (chart, g_array_index (chart->course, MuStandingsStep, i).quarters[side], h), MARK);
    marked = x;
  }
}

static void
draw_chart (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Chart *chart = data;
  cairo_set_line_width (cr, 0.4);
  cairo_move_to (cr, 0, y_of (chart, 0, h));
  cairo_rel_line_to (cr, w, 0);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 0, h);
  cairo_stroke (cr);
  cairo_set_line_width (cr, 1);
  for (int side = 0; side < chart->sides; side++)
    draw_side (cr, chart, side, w, h);
}

/* --- the key ------------------------------------------------------------------- */

static void
draw_sample (cairo_t *cr, double w, double h, gconstpointer data)
{
  const int side = GPOINTER_TO_INT (data);
  cairo_set_line_width (cr, 1);
  mu_chart_mark_dash (cr, side);
  cairo_move_to (cr, 0, h / 2);
  cairo_rel_line_to (cr, w, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  mu_chart_mark_draw (cr, side, w / 2, h / 2, MARK);
}

/* Sets the sides' samples and names in lines from y on; returns their height. put FALSE: only
 * measures. */
static double
set_key (MuPress *press, const MuCampaign *campaign, double y, gboolean put)
{
  double x = 0, down = 0, line = 0;
  for (int side = 0; side < (int) campaign->sides->len; side++) {
    const char *name = mu_campaign_side_words (campaign, side);
    const double most = mu_press_width (press) - SAMPLE - GAP;
    g_autoptr (PangoLayout) whole = mu_press_layout (press, MU_STYLE_SMALL, name, -1);
    const double wide = MIN (mu_layout_width (whole) + 1, most);
    g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, name, wide);
    if (x > 0 && x + SAMPLE + GAP + wide > mu_press_width (press)) {
      x = 0;
      down += line + 1;
      line = 0;
    }
    if (put) {
      mu_press_put_picture (press, mu_press_left (press) + x, y + down, SAMPLE, 11, draw_sample,
                            GINT_TO_POINTER (side), NULL);
      mu_press_put_text (press, layout, mu_press_left (press) + x + SAMPLE + GAP, y + down, "P");
    }
    line = MAX (line, mu_layout_height (layout));
    x += SAMPLE + GAP + wide + APART;
  }
  return down + line;
}

/* --- on the page ------------------------------------------------------------------ */

static double
put_label (MuPress *press, gint64 quarters, double y)
{
  g_autofree char *text = mu_account_points (quarters);
  g_autoptr (PangoLayout) layout = mu_press_layout (press, MU_STYLE_SMALL, text, -1);
  mu_press_put_text (press, layout, mu_press_left (press), y - mu_layout_height (layout) / 2, "P");
  return mu_layout_width (layout);
}

static double
label_room (MuPress *press, const Chart *chart)
{
  g_autofree char *low = mu_account_points (chart->low);
  g_autofree char *high = mu_account_points (chart->high);
  g_autoptr (PangoLayout) one = mu_press_layout (press, MU_STYLE_SMALL, low, -1);
  g_autoptr (PangoLayout) other = mu_press_layout (press, MU_STYLE_SMALL, high, -1);
  return MAX (mu_layout_width (one), mu_layout_width (other)) + GAP;
}

void
mu_campaign_set_chart (MuPress *press, const MuCampaign *campaign, const MuStandings *standings)
{
  if (standings->course->len == 0)
    return;
  Chart *chart = chart_of (standings);
  const double key = set_key (press, campaign, 0, FALSE), room = label_room (press, chart);
  mu_press_heading (press, MU_STYLE_SUBHEADING, _ ("Points, battle after battle"));
  const double top = mu_press_claim (press, HEIGHT + 3 * GAP + key, 0) + GAP;
  mu_press_begin (press, MU_PART_FIGURE, _ ("Points, battle after battle"));
  put_label (press, chart->high, top + 4);
  if (chart->low < 0)
    put_label (press, chart->low, top + HEIGHT - 4);
  mu_press_put_picture (press, mu_press_left (press) + room, top, mu_press_width (press) - room,
                        HEIGHT, draw_chart, chart, free_chart);
  mu_press_end (press, MU_PART_FIGURE);
  mu_press_begin (press, MU_PART_KEY, NULL);
  set_key (press, campaign, top + HEIGHT + GAP, TRUE);
  mu_press_end (press, MU_PART_KEY);
}
