/* Where a side may stand, and who may not stand where it does. */
#include "reports/scene/scene_private.h"

static void
trace_zone (const MuBrush *brush, const MuSceneZone *zone)
{
  double x1, y1, x2, y2;
  mu_scene_to_picture (brush->view, zone->left, zone->top, &x1, &y1);
  mu_scene_to_picture (brush->view, zone->right, zone->bottom, &x2, &y2);
  cairo_rectangle (brush->cr, x1, y1, x2 - x1, y2 - y1);
}

/* A broken line in the side's colour, light underneath so that it shows on any ground. */
void
mu_scene_draw_zone (const MuBrush *brush)
{
  const MuSceneZone *zone = &brush->scene->zone;
  const double broken[] = { mu_brush_line (brush, 7), mu_brush_line (brush, 5) };
  if (zone->left >= zone->right)
    return;
  trace_zone (brush, zone);
  mu_brush_faint (brush, brush->inks->side[zone->side].fill, 0.22);
  cairo_fill_preserve (brush->cr);
  mu_brush_faint (brush, brush->inks->plate, 0.8);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 3.4));
  cairo_stroke_preserve (brush->cr);
  mu_brush_ink (brush, brush->inks->side[zone->side].line);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 1.5));
  cairo_set_dash (brush->cr, broken, 2, 0);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

/* A cross from corner to corner: its shape says it, not its colour. */
void
mu_scene_draw_refused (const MuBrush *brush, double w, double h)
{
  for (int pass = 0; pass < 2; pass++) {
    mu_brush_ink (brush, pass ? brush->inks->ink : brush->inks->plate);
    cairo_set_line_width (brush->cr, mu_brush_line (brush, pass ? 1.8 : 4.4));
    cairo_rectangle (brush->cr, -w / 2, 0, w, h);
    cairo_move_to (brush->cr, -w / 2, 0);
    cairo_line_to (brush->cr, w / 2, h);
    cairo_move_to (brush->cr, w / 2, 0);
    cairo_line_to (brush->cr, -w / 2, h);
    cairo_stroke (brush->cr);
  }
}
