/* The marks of places: their shape tells the country, their filling the holder. */
#include <math.h>

#include "reports/map/map_scene_private.h"

#define REACH 6.0
#define RING  2.6 /* from the mark to the ring of a home */

double
mu_map_mark_reach (const MuBrush *brush)
{
  return mu_brush_line (brush, REACH);
}

/* All of them cover about the same ground. */
static void
trace_mark (const MuBrush *brush, MuCountry country, double r)
{
  cairo_t *cr = brush->cr;
  cairo_new_path (cr);
  switch (country) {
  case MU_COUNTRY_PLAIN:
    cairo_arc (cr, 0, 0, r, 0, 2 * G_PI);
    return;
  case MU_COUNTRY_MOUNTAIN:
    cairo_move_to (cr, 0, -1.25 * r);
    cairo_line_to (cr, 1.25 * r, 0.9 * r);
    cairo_line_to (cr, -1.25 * r, 0.9 * r);
    break;
  case MU_COUNTRY_DESERT:
    cairo_move_to (cr, 0, -1.3 * r);
    cairo_line_to (cr, 1.3 * r, 0);
    cairo_line_to (cr, 0, 1.3 * r);
    cairo_line_to (cr, -1.3 * r, 0);
    break;
  case MU_COUNTRY_STEPPE:
    cairo_rectangle (cr, -0.95 * r, -0.95 * r, 1.9 * r, 1.9 * r);
    return;
  }
  cairo_close_path (cr);
}

/* The sea at its foot. */
static void
draw_waves (const MuBrush *brush, double r)
{
  cairo_t *cr = brush->cr;
  const double wave = r * 0.7;
  for (int pass = 0; pass < 2; pass++) {
    for (int i = -2; i < 2; i++) {
      const double x = i * wave, y = 1.75 * r;
      cairo_move_to (cr, x, y);
      cairo_curve_to (cr, x + wave * 0.3, y - wave * 0.55, x + wave * 0.7, y - wave * 0.55,
                      x + wave, y);
    }
    mu_brush_ink (brush, pass ? brush->inks->ground[MU_SCENE_WATER].line : brush->inks->table);
    cairo_set_line_width (cr, mu_brush_line (brush, pass ? 1.3 : 3));
    cairo_stroke (cr);
  }
}

static void
stroke_mark (const MuBrush *brush, MuCountry country, double r, MuInk ink, double width)
{
  trace_mark (brush, country, r);
  mu_brush_ink (brush, ink);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, width));
  cairo_stroke (brush->cr);
}

static void
fill_mark (const MuBrush *brush, const MuMapMark *mark, double r)
{
  const MuMapBox box = { -1.3 * r, -1.3 * r, 2.6 * r, 2.6 * r };
  trace_mark (brush, mark->country, r);
  mu_brush_ink (brush, brush->inks->plate);
  if (mark->holder == MU_MAP_NO_SIDE)
    cairo_fill (brush->cr);
  else
    mu_map_fill_side (brush, mark->holder, &box);
  cairo_new_path (brush->cr);
}

void
mu_map_draw_mark (const MuBrush *brush, const MuMapMark *mark)
{
  const double r = mu_map_mark_reach (brush), out = r + mu_brush_line (brush, RING);
  cairo_set_line_join (brush->cr, CAIRO_LINE_JOIN_ROUND);
  if (mark->coast)
    draw_waves (brush, r);
  if (mark->home != MU_MAP_NO_SIDE) {
    stroke_mark (brush, mark->country, out, brush->inks->plate, 4.2);
    stroke_mark (brush, mark->country, out, mu_map_side_ink (brush, mark->home), 1.8);
  }
  stroke_mark (brush, mark->country, r, brush->inks->plate, 3);
  fill_mark (brush, mark, r);
  stroke_mark (brush, mark->country, r, brush->inks->ink, 1.2);
}

/* Five points, the first upwards. */
void
mu_map_draw_star (const MuBrush *brush, double x, double y, double size)
{
  cairo_new_path (brush->cr);
  for (int i = 0; i < 10; i++) {
    const double out = i % 2 ? size * 0.42 : size, turn = i * G_PI / 5;
    cairo_line_to (brush->cr, x + sin (turn) * out, y - cos (turn) * out);
  }
  cairo_close_path (brush->cr);
  mu_brush_ink (brush, brush->inks->ink);
  cairo_fill (brush->cr);
}

/* A double ring, as that of a body. */
static void
draw_chosen (const MuBrush *brush)
{
  const double r = mu_map_mark_reach (brush) + mu_brush_line (brush, 6.5);
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, r, 0, 2 * G_PI);
  mu_brush_ink (brush, brush->inks->plate);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 5));
  cairo_stroke_preserve (brush->cr);
  mu_brush_ink (brush, brush->inks->select);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 2));
  cairo_stroke (brush->cr);
}

void
mu_map_draw_marks (const MuMapBrush *brush)
{
  const MuBrush *it = &brush->brush;
  for (int i = 0; i < (int) brush->map->map->places->len; i++) {
    const MuMapPlace *place = mu_map_place (brush->map->map, i);
    const MuScenePoint at = mu_map_brush_spot (brush, i);
    const MuMapMark mark = { place->country, place->coast, place->holder, place->home };
    cairo_save (it->cr);
    cairo_translate (it->cr, at.x, at.y);
    mu_map_draw_mark (it, &mark);
    if (i == brush->map->chosen)
      draw_chosen (it);
    cairo_restore (it->cr);
  }
}
