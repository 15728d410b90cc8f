#include "reports/campaign/chart_mark.h"

#include <glib.h>

typedef struct {
  int corners; /* of a polygon; 0: a circle; less: arms of a star */
  double turn; /* of its first corner, in quarters of a circle; 0: to the right */
  gboolean hollow;
} Shape;

static const Shape shapes[] = {
  { 0, 0, FALSE },    { 4, 0.5, FALSE }, { 3, -1, FALSE }, { 4, 0, FALSE },
  { -4, 0.5, FALSE }, { 3, 1, FALSE },   { 0, 0, TRUE },   { 4, 0.5, TRUE },
  { -4, 0, FALSE },   { 3, -1, TRUE },   { -6, 1, FALSE }, { 3, 1, TRUE },
};

/* The even ones are whole or long, the odd ones broken: neighbours differ. */
static const double dashes[][4] = {
  { 0, 0, 0, 0 }, { 7, 3, 7, 3 }, { 2, 3, 2, 3 }, { 9, 3, 2, 3 }, { 12, 4, 12, 4 }, { 5, 2, 1, 2 },
};

static void
go_round (cairo_t *cr, const Shape *shape, double x, double y, double size)
{
  const int corners = ABS (shape->corners);
  cairo_matrix_t before;

  cairo_get_matrix (cr, &before);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, shape->turn * G_PI / 2);
  cairo_new_path (cr);
  for (int i = 0; i < corners; i++) {
    if (shape->corners < 0)
      cairo_move_to (cr, 0, 0);
    cairo_line_to (cr, size * 1.25, 0);
    cairo_rotate (cr, 2 * G_PI / corners);
  }
  cairo_set_matrix (cr, &before);
}

static void
trace (cairo_t *cr, const Shape *shape, double x, double y, double size)
{
  if (shape->corners == 0) {
    cairo_new_path (cr);
    cairo_arc (cr, x, y, size, 0, 2 * G_PI);
    return;
  }
  go_round (cr, shape, x, y, size);
  if (shape->corners > 0)
    cairo_close_path (cr);
}

void
mu_chart_mark_draw (cairo_t *cr, int line, double x, double y, double size)
{
  const Shape *shape = &shapes[line % (int) G_N_ELEMENTS (shapes)];

  cairo_save (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_width (cr, 1.6);
  trace (cr, shape, x, y, size);
  if (shape->hollow || shape->corners < 0)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
  cairo_restore (cr);
}

void
mu_chart_mark_dash (cairo_t *cr, int line)
{
  const int kind = line % (int) G_N_ELEMENTS (dashes);

  cairo_set_dash (cr, dashes[kind], kind == 0 ? 0 : 4, 0);
}
