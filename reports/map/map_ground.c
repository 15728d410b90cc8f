/* The country around the places, as old maps hint at it, and the roads. */
#include <math.h>

#include "reports/map/map_scene_private.h"

#define SIGNS     9    /* around a place */
#define FARTHEST  1100 /* lengths of the map from a place to its signs */
#define CLEARANCE 9.0  /* units of a line: from signs to roads and marks */
#define SIGN_SIZE 7.0

/* --- country ------------------------------------------------------------------- */

/* 0 to 1, the same for the same place on every machine. */
static double
chance (int place, int sign, guint what)
{
  guint32 x = (guint32) place * 0x9e3779b1u ^ (guint32) sign * 0x85ebca77u ^ what * 0xc2b2ae3du;
  x ^= x >> 15;
  x *= 0x2c1b3c6du;
  x ^= x >> 13;
  return x / 4294967296.0;
}

/* Half of the way to the nearest other place: to there reaches its country. */
static double
country_reach (const MuMapBrush *brush, int place)
{
  const MuScenePoint at = mu_map_scene_spot (brush->map, place);
  double reach = FARTHEST;
  for (int i = 0; i < (int) brush->map->map->places->len; i++) {
    const MuScenePoint other = mu_map_scene_spot (brush->map, i);
    if (i != place)
      reach = MIN (reach, hypot (other.x - at.x, other.y - at.y) * 0.62);
  }
  return reach * brush->brush.view->scale;
}

static MuSceneGround
ground_of (MuCountry country)
{
  switch (country) {
  case MU_COUNTRY_PLAIN:
    break;
  case MU_COUNTRY_MOUNTAIN:
    return MU_SCENE_STEEP_HILL;
  case MU_COUNTRY_DESERT:
    return MU_SCENE_SAND;
  case MU_COUNTRY_STEPPE:
    return MU_SCENE_FIELDS;
  }
  return MU_SCENE_WOOD;
}

/* Strongest at the place, nothing where its country ends. */
static void
draw_wash (const MuMapBrush *brush, int place, double reach)
{
  const MuBrush *it = &brush->brush;
  const MuInk ink
      = it->inks->ground[ground_of (mu_map_place (brush->map->map, place)->country)].fill;
  const MuScenePoint at = mu_map_brush_spot (brush, place);
  const double out = reach * 1.5;
  cairo_pattern_t *wash = cairo_pattern_create_radial (at.x, at.y, 0, at.x, at.y, out);
  cairo_pattern_add_color_stop_rgba (wash, 0, ink.r, ink.g, ink.b, 0.85);
  cairo_pattern_add_color_stop_rgba (wash, 0.5, ink.r, ink.g, ink.b, 0.55);
  cairo_pattern_add_color_stop_rgba (wash, 1, ink.r, ink.g, ink.b, 0);
  cairo_set_source (it->cr, wash);
  cairo_arc (it->cr, at.x, at.y, out, 0, 2 * G_PI);
  cairo_fill (it->cr);
  cairo_pattern_destroy (wash);
}

static void
put_peak (const MuBrush *brush, double x, double y, double size)
{
  cairo_move_to (brush->cr, x - size, y + size * 0.5);
  cairo_line_to (brush->cr, x - size * 0.1, y - size * 0.7);
  cairo_line_to (brush->cr, x + size, y + size * 0.5);
  cairo_move_to (brush->cr, x - size * 0.1, y - size * 0.7);
  cairo_line_to (brush->cr, x + size * 0.15, y + size * 0.2);
}

static void
put_dots (const MuBrush *brush, double x, double y, double size)
{
  for (int i = -1; i <= 1; i++) {
    cairo_new_sub_path (brush->cr);
    cairo_arc (brush->cr, x + i * size * 0.75, y + (i ? size * 0.25 : -size * 0.25),
               mu_brush_line (brush, 0.35), 0, 2 * G_PI);
  }
}

static void
put_blades (const MuBrush *brush, double x, double y, double size)
{
  for (int i = -1; i <= 1; i++) {
    cairo_move_to (brush->cr, x + i * size * 0.25, y + size * 0.4);
    cairo_line_to (brush->cr, x + i * size * 0.6, y - size * 0.4);
  }
}

static void
put_sign (const MuBrush *brush, MuCountry country, double x, double y)
{
  const double size = mu_brush_line (brush, SIGN_SIZE);
  switch (country) {
  case MU_COUNTRY_PLAIN:
    break;
  case MU_COUNTRY_MOUNTAIN:
    put_peak (brush, x, y, size);
    break;
  case MU_COUNTRY_DESERT:
    put_dots (brush, x, y, size);
    break;
  case MU_COUNTRY_STEPPE:
    put_blades (brush, x, y, size * 0.8);
    break;
  }
}

static gboolean
is_clear (const MuMapBrush *brush, double x, double y)
{
  const double room = mu_brush_line (&brush->brush, CLEARANCE);
  return mu_map_scene_road_at (brush->map, brush->brush.view, x, y, room) == MU_MAP_NOWHERE
         && mu_map_scene_place_at (brush->map, brush->brush.view, brush->brush.look, x, y, room)
                == MU_MAP_NOWHERE;
}

static void
draw_signs (const MuMapBrush *brush, int place, double reach)
{
  const MuBrush *it = &brush->brush;
  const MuCountry country = mu_map_place (brush->map->map, place)->country;
  const MuScenePoint at = mu_map_brush_spot (brush, place);
  if (country == MU_COUNTRY_PLAIN)
    return;
  cairo_new_path (it->cr);
  for (int i = 0; i < SIGNS; i++) {
    const double turn = (i + 0.7 * chance (place, i, 1)) * 2 * G_PI / SIGNS;
    const double away = reach * (0.45 + 0.6 * chance (place, i, 2));
    const double x = at.x + cos (turn) * away, y = at.y + sin (turn) * away;
    if (is_clear (brush, x, y))
      put_sign (it, country, x, y);
  }
  mu_brush_faint (it, it->inks->ground[ground_of (country)].line, 0.75);
  cairo_set_line_width (it->cr, mu_brush_line (it, 0.9));
  cairo_stroke (it->cr);
}

static void
clip_to_sheet (const MuMapBrush *brush)
{
  const MuBrush *it = &brush->brush;
  double x, y;
  mu_scene_to_picture (it->view, 0, brush->map->depth, &x, &y);
  cairo_rectangle (it->cr, x, y, brush->map->width * it->view->scale,
                   brush->map->depth * it->view->scale);
  cairo_clip (it->cr);
}

void
mu_map_draw_ground (const MuMapBrush *brush)
{
  const int places = (int) brush->map->map->places->len;
  cairo_save (brush->brush.cr);
  clip_to_sheet (brush);
  for (int i = 0; i < places && brush->brush.look->palette != MU_SCENE_PAPER; i++)
    draw_wash (brush, i, country_reach (brush, i));
  for (int i = 0; i < places; i++)
    draw_signs (brush, i, country_reach (brush, i));
  cairo_restore (brush->brush.cr);
}

/* --- roads ----------------------------------------------------------------------- */

static void
stroke_line (const MuBrush *brush, MuScenePoint from, MuScenePoint to, MuInk ink, double width)
{
  cairo_move_to (brush->cr, from.x, from.y);
  cairo_line_to (brush->cr, to.x, to.y);
  mu_brush_ink (brush, ink);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, width));
  cairo_stroke (brush->cr);
}

static void
stroke_broken (const MuBrush *brush, MuScenePoint from, MuScenePoint to, MuInk ink, double width,
               double on, double off)
{
  const double dash[] = { mu_brush_line (brush, on), mu_brush_line (brush, off) };
  cairo_set_dash (brush->cr, dash, 2, 0);
  stroke_line (brush, from, to, ink, width);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

/* Two edges; one broken line; a row of dots. */
void
mu_map_draw_road_line (const MuBrush *brush, MuMapRoadKind kind, MuScenePoint from, MuScenePoint to)
{
  const MuGroundInks *road = &brush->inks->ground[MU_SCENE_ROAD];
  const MuInk line = brush->inks->ground[MU_SCENE_BUILT_UP].line;
  switch (kind) {
  case MU_MAP_ROAD:
    stroke_line (brush, from, to, line, 4.4);
    stroke_line (brush, from, to, road->fill, 2.2);
    break;
  case MU_MAP_TRACK:
    stroke_broken (brush, from, to, line, 1.8, 6, 4);
    break;
  case MU_MAP_SEA:
    cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
    stroke_broken (brush, from, to, brush->inks->ground[MU_SCENE_WATER].line, 2.4, 0.01, 6);
    cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
    break;
  }
}

/* The way that is looked at, broad under its roads. */
static void
draw_way (const MuMapBrush *brush)
{
  const MuBrush *it = &brush->brush;
  cairo_new_path (it->cr);
  for (guint i = 0; i < brush->map->way->len; i++) {
    const MuScenePoint at = mu_map_brush_spot (brush, g_array_index (brush->map->way, int, i));
    cairo_line_to (it->cr, at.x, at.y);
  }
  cairo_set_line_join (it->cr, CAIRO_LINE_JOIN_ROUND);
  mu_brush_faint (it, it->inks->ink, 0.28);
  cairo_set_line_width (it->cr, mu_brush_line (it, 10));
  cairo_stroke (it->cr);
}

static void
draw_chosen_road (const MuMapBrush *brush, MuScenePoint from, MuScenePoint to)
{
  stroke_line (&brush->brush, from, to, brush->brush.inks->select, 9);
  stroke_line (&brush->brush, from, to, brush->brush.inks->plate, 6.4);
}

void
mu_map_draw_roads (const MuMapBrush *brush)
{
  draw_way (brush);
  for (int i = 0; i < (int) brush->map->map->roads->len; i++) {
    const MuMapRoad *road = mu_map_road (brush->map->map, i);
    const MuScenePoint from = mu_map_brush_spot (brush, road->from);
    const MuScenePoint to = mu_map_brush_spot (brush, road->to);
    if (i == brush->map->chosen_road)
      draw_chosen_road (brush, from, to);
    mu_map_draw_road_line (&brush->brush, road->kind, from, to);
  }
}
