#include "reports/document/share_bar.h"

#include <string.h>

#include "reports/account/account_private.h"

#define BAR_HEIGHT  14.0
#define BOX         9.0
#define LEGEND_GAP  4.0
#define LEGEND_LINE 13.0
#define SHARES_MAX  8

typedef struct {
  MuShare share[SHARES_MAX];
  guint count;
  int total;
} Bar;

static void
stroke_slashes (cairo_t *cr, double x, double y, double w, double h)
{
  cairo_set_line_width (cr, 0.8);
  for (double at = x - h; at < x + w; at += 4) {
    cairo_move_to (cr, at, y + h);
    cairo_line_to (cr, at + h, y);
  }
  cairo_stroke (cr);
}

static void
stroke_lines (cairo_t *cr, double x, double y, double w, double h)
{
  cairo_set_line_width (cr, 0.8);
  for (double row = y + 2; row < y + h; row += 3) {
    cairo_move_to (cr, x, row);
    cairo_rel_line_to (cr, w, 0);
  }
  cairo_stroke (cr);
}

static void
fill_dots (cairo_t *cr, double x, double y, double w, double h)
{
  for (double row = y + 2; row < y + h; row += 4)
    for (double at = x + 2; at < x + w; at += 4) {
      cairo_new_sub_path (cr);
      cairo_arc (cr, at, row, 0.8, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
fill_inside (cairo_t *cr, MuPattern pattern, double x, double y, double w, double h)
{
  switch (pattern) {
  case MU_PATTERN_TINT:
    cairo_set_source_rgb (cr, 0.78, 0.78, 0.78);
    cairo_paint (cr);
    break;
  case MU_PATTERN_SLASHES:
    stroke_slashes (cr, x, y, w, h);
    break;
  case MU_PATTERN_DOTS:
    fill_dots (cr, x, y, w, h);
    break;
  case MU_PATTERN_BLACK:
    cairo_set_source_rgb (cr, 0.25, 0.25, 0.25);
    cairo_paint (cr);
    break;
  case MU_PATTERN_BLANK:
    break;
  case MU_PATTERN_LINES:
    stroke_lines (cr, x, y, w, h);
    break;
  }
}

void
mu_pattern_fill (cairo_t *cr, MuPattern pattern, double x, double y, double w, double h)
{
  cairo_save (cr);
  cairo_rectangle (cr, x, y, w, h);
  cairo_clip (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 0);
  fill_inside (cr, pattern, x, y, w, h);
  cairo_restore (cr);
}

void
mu_pattern_box (cairo_t *cr, MuPattern pattern, double x, double y, double w, double h)
{
  mu_pattern_fill (cr, pattern, x, y, w, h);
  cairo_set_line_width (cr, 0.6);
  cairo_rectangle (cr, x, y, w, h);
  cairo_stroke (cr);
}

static void
draw_bar (cairo_t *cr, double w, double h, gconstpointer data)
{
  const Bar *bar = data;
  double x = 0;
  for (guint i = 0; i < bar->count; i++) {
    double part = w * bar->share[i].amount / bar->total;
    mu_pattern_box (cr, bar->share[i].pattern, x, 0, part, h);
    x += part;
  }
}

static void
draw_box (cairo_t *cr, double w, double h, gconstpointer data)
{
  mu_pattern_box (cr, *(const MuPattern *) data, 0, 0, w, h);
}

static PangoLayout *
legend_text (MuPress *press, const Bar *bar, guint i)
{
  g_autofree char *amount = mu_account_number (bar->share[i].amount);
  g_autofree char *text
      = g_strdup_printf ("%s %s (%d%%)", bar->share[i].label, amount,
                         (bar->share[i].amount * 200 + bar->total) / (2 * bar->total));
  return mu_press_layout (press, MU_STYLE_SMALL, text, -1);
}

/* Where the legend's texts come to stand: from left to right, on as many lines
 * as they need. */
typedef struct {
  PangoLayout *layout[SHARES_MAX];
  double x[SHARES_MAX];
  int line[SHARES_MAX];
  int lines;
} Legend;

static void
set_legend (MuPress *press, const Bar *bar, Legend *legend)
{
  double x = 0;
  legend->lines = 1;
  for (guint i = 0; i < bar->count; i++) {
    legend->layout[i] = legend_text (press, bar, i);
    double width = BOX + LEGEND_GAP + mu_layout_width (legend->layout[i]);
    if (x > 0 && x + width > mu_press_width (press)) {
      legend->lines++;
      x = 0;
    }
    legend->x[i] = mu_press_left (press) + x;
    legend->line[i] = legend->lines - 1;
    x += width + 3 * LEGEND_GAP;
  }
}

static void
put_legend (MuPress *press, const Bar *bar, Legend *legend, double top)
{
  for (guint i = 0; i < bar->count; i++) {
    double x = legend->x[i];
    double y = top + LEGEND_LINE * legend->line[i];
    double lead = (mu_layout_height (legend->layout[i]) - BOX) / 2;
    mu_press_put_picture (press, x, y + lead, BOX, BOX, draw_box,
                          g_memdup2 (&bar->share[i].pattern, sizeof (MuPattern)), g_free);
    mu_press_put_text (press, legend->layout[i], x + BOX + LEGEND_GAP, y, "P");
    g_object_unref (legend->layout[i]);
  }
}

static Bar *
make_bar (const MuShare *shares, guint count)
{
  Bar *bar = g_new0 (Bar, 1);
  for (guint i = 0; i < count && bar->count < SHARES_MAX; i++)
    if (shares[i].amount > 0) {
      bar->share[bar->count++] = shares[i];
      bar->total += shares[i].amount;
    }
  return bar;
}

void
mu_press_share_bar (MuPress *press, const MuShare *shares, guint count)
{
  Bar *bar = make_bar (shares, count);
  if (bar->count == 0) {
    g_free (bar);
    return;
  }
  Legend legend;
  set_legend (press, bar, &legend);
  double height = BAR_HEIGHT + LEGEND_GAP + LEGEND_LINE * legend.lines;
  double y = mu_press_claim (press, height, 0);
  mu_press_put_picture (press, mu_press_left (press), y, mu_press_width (press), BAR_HEIGHT,
                        draw_bar, bar, g_free);
  mu_press_begin (press, MU_PART_KEY, NULL);
  put_legend (press, bar, &legend, y + BAR_HEIGHT + LEGEND_GAP);
  mu_press_end (press, MU_PART_KEY);
}
