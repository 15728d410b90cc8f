/* What lies on hexes besides counters: zones of control, the rings of what may be done, arrows, and
 * the two markers of actions, which are a dot and a diamond. */
#include "reports/abd/hex_private.h"

#include <math.h>

#include "reports/scene/scene.h"

#define RING 0.37
#define ZONE 0.03 /* from the hexsides */

/* --- zones ------------------------------------------------------------------------------ */

/* A tint and strokes, leaning to the right for side A and to the left for side B. */
static void
draw_zone (const MuHexBrush *brush, int hex, int side)
{
  cairo_t *cr = brush->cr;
  const MuHexInk ink = brush->inks->side[side].zone;
  const double lean = side == MU_SIDE_A ? 1 : -1;
  double x, y;
  mu_hex_middle (&brush->scene->map->grid, hex, &x, &y);
  cairo_save (cr);
  mu_hex_patch (cr, x, y, 0, ZONE);
  mu_hex_faint (brush, ink, 0.2);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  for (double at = -1.2; at < 1.2; at += 0.11) {
    cairo_move_to (cr, x + at, y + lean * MU_HEX_HALF);
    cairo_line_to (cr, x + at + 1, y - lean * MU_HEX_HALF);
    cairo_move_to (cr, x + at, y + lean * MU_HEX_HALF);
    cairo_line_to (cr, x + at - 1, y + lean * 1.5);
  }
  mu_hex_faint (brush, ink, 0.38);
  mu_hex_line (brush, 0.014, 0.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* abd.8.8.zoc-extent */
void
mu_hex_draw_zones (const MuHexBrush *brush)
{
  for (int hex = 0; hex < mu_abd_hex_count (&brush->scene->map->grid); hex++)
    for (int side = 0; side < MU_SIDES; side++)
      if (brush->scene->zone[hex] >> side & 1)
        draw_zone (brush, hex, side);
}

/* --- rings --------------------------------------------------------------------------------- */

/* The path twice: light and wide below, so that it is seen on any ground. */
static void
stroke_twice (const MuHexBrush *brush, double width)
{
  mu_hex_ink (brush, brush->inks->plate);
  mu_hex_line (brush, width * 2.2, 2.2);
  cairo_stroke_preserve (brush->cr);
  mu_hex_ink (brush, brush->inks->ring);
  mu_hex_line (brush, width, 1.1);
  cairo_stroke (brush->cr);
}

static void
draw_circle (const MuHexBrush *brush, double r, double width)
{
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, r, 0, 2 * G_PI);
  stroke_twice (brush, width);
}

static void
draw_cross_hairs (const MuHexBrush *brush)
{
  draw_circle (brush, RING + 0.03, 0.026);
  for (int i = 0; i < 4; i++) {
    cairo_save (brush->cr);
    cairo_rotate (brush->cr, i * G_PI / 2);
    cairo_move_to (brush->cr, 0, -RING - 0.1);
    cairo_line_to (brush->cr, 0, -RING + 0.08);
    cairo_restore (brush->cr);
  }
  stroke_twice (brush, 0.026);
}

/* Two posts and a way between them, to the north. */
static void
draw_doorway (const MuHexBrush *brush)
{
  cairo_t *cr = brush->cr;
  for (int side = -1; side <= 1; side += 2) {
    cairo_move_to (cr, side * 0.16, 0.27);
    cairo_line_to (cr, side * 0.27, 0.27);
    cairo_line_to (cr, side * 0.27, -0.27);
    cairo_line_to (cr, side * 0.16, -0.27);
  }
  stroke_twice (brush, 0.024);
}

static void
draw_focus (const MuHexBrush *brush)
{
  const double dash[] = { 0.09, 0.06 };
  cairo_new_path (brush->cr);
  mu_hex_patch (brush->cr, 0, 0, 0, 0.035);
  mu_hex_ink (brush, brush->inks->plate);
  mu_hex_line (brush, 0.05, 2.4);
  cairo_stroke_preserve (brush->cr);
  cairo_set_dash (brush->cr, dash, G_N_ELEMENTS (dash), 0);
  mu_hex_ink (brush, brush->inks->ring);
  mu_hex_line (brush, 0.035, 1.6);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

static void
draw_chosen (const MuHexBrush *brush)
{
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, RING, 0, 2 * G_PI);
  mu_hex_faint (brush, brush->inks->ring, 0.25);
  cairo_fill (brush->cr);
  draw_circle (brush, RING, 0.04);
}

static void
draw_ring (const MuHexBrush *brush, MuHexRing ring)
{
  switch (ring) {
  case MU_HEX_REACH:
    draw_circle (brush, RING, 0.026);
    break;
  case MU_HEX_TARGET:
    draw_cross_hairs (brush);
    break;
  case MU_HEX_ENTRY:
    draw_doorway (brush);
    break;
  case MU_HEX_FOCUS:
    draw_focus (brush);
    break;
  case MU_HEX_CHOSEN:
    draw_chosen (brush);
    break;
  }
}

static void
draw_facing (const MuHexBrush *brush, int facing)
{
  cairo_t *cr = brush->cr;
  cairo_save (cr);
  cairo_rotate (cr, mu_hex_turn (facing));
  cairo_move_to (cr, -0.085, -RING + 0.005);
  cairo_line_to (cr, 0, -RING - 0.095);
  cairo_line_to (cr, 0.085, -RING + 0.005);
  cairo_close_path (cr);
  mu_hex_ink (brush, brush->inks->plate);
  mu_hex_line (brush, 0.03, 1);
  cairo_stroke_preserve (cr);
  mu_hex_ink (brush, brush->inks->ring);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_note (const MuHexBrush *brush, const char *note)
{
  const double height = MAX (0.2, brush->look->text * brush->unit);
  cairo_new_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, height * 0.85, 0, 2 * G_PI);
  mu_hex_faint (brush, brush->inks->plate, 0.85);
  cairo_fill (brush->cr);
  mu_hex_ink (brush, brush->inks->ink);
  mu_hex_word (brush, note, 0, 0, height, TRUE);
}

void
mu_hex_draw_rings (const MuHexBrush *brush)
{
  for (guint i = 0; i < brush->scene->marks->len; i++) {
    const MuHexMark *mark = &g_array_index (brush->scene->marks, MuHexMark, i);
    double x, y;
    if (mark->hex == MU_ABD_OFF)
      continue;
    mu_hex_middle (&brush->scene->map->grid, mark->hex, &x, &y);
    cairo_save (brush->cr);
    cairo_translate (brush->cr, x, y);
    draw_ring (brush, (MuHexRing) mark->ring);
    if (mark->facing >= 0)
      draw_facing (brush, mark->facing);
    if (*mark->note)
      draw_note (brush, mark->note);
    cairo_restore (brush->cr);
  }
}

/* --- arrows ---------------------------------------------------------------------------------- */

static double
width_of (MuSceneArrowKind kind)
{
  switch (kind) {
  case MU_SCENE_MOVE:
  case MU_SCENE_RETREAT:
    return 0.05;
  case MU_SCENE_CHARGE:
    return 0.085;
  case MU_SCENE_SHOT:
  case MU_SCENE_ERRAND:
    break;
  }
  return 0.025;
}

static void
set_dash (const MuHexBrush *brush, MuSceneArrowKind kind)
{
  static const double broken[] = { 0.16, 0.1 }, dotted[] = { 0.04, 0.06 };
  if (kind == MU_SCENE_RETREAT)
    cairo_set_dash (brush->cr, broken, 2, 0);
  else if (kind == MU_SCENE_SHOT)
    cairo_set_dash (brush->cr, dotted, 2, 0);
}

/* Along the x axis, from a little before its hex's middle. */
static void
draw_shaft (const MuHexBrush *brush, MuSceneArrowKind kind, double length, double wide)
{
  cairo_t *cr = brush->cr;
  const double head = MAX (0.15, wide * 2.6);
  set_dash (brush, kind);
  cairo_move_to (cr, 0.1, 0);
  cairo_line_to (cr, length - head, 0);
  cairo_set_line_width (cr, wide);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  cairo_move_to (cr, length, 0);
  cairo_line_to (cr, length - head, -head * 0.55);
  cairo_line_to (cr, length - head, head * 0.55);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_arrow (const MuHexBrush *brush, const MuHexArrow *arrow)
{
  const MuAbdGrid *grid = &brush->scene->map->grid;
  const MuSceneArrowKind kind = arrow->kind;
  double x0, y0, x1, y1;
  mu_hex_middle (grid, arrow->from, &x0, &y0);
  mu_hex_middle (grid, arrow->to, &x1, &y1);
  const double length = hypot (x1 - x0, y1 - y0), wide = MAX (width_of (kind), brush->unit * 1.2);
  if (arrow->from == arrow->to)
    return;
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x0, y0);
  cairo_rotate (brush->cr, atan2 (y1 - y0, x1 - x0));
  mu_hex_faint (brush, brush->inks->plate, 0.8);
  draw_shaft (brush, kind, length - 0.2, wide + 0.05);
  mu_hex_ink (brush, brush->inks->side[arrow->side].line);
  draw_shaft (brush, kind, length - 0.22, wide);
  cairo_restore (brush->cr);
}

void
mu_hex_draw_arrows (const MuHexBrush *brush)
{
  for (guint i = 0; i < brush->scene->arrows->len; i++)
    draw_arrow (brush, &g_array_index (brush->scene->arrows, MuHexArrow, i));
}

/* --- markers --------------------------------------------------------------------------------- */

static void
draw_diamond (const MuHexBrush *brush, double r)
{
  cairo_t *cr = brush->cr;
  cairo_move_to (cr, 0, -r);
  cairo_line_to (cr, r, 0);
  cairo_line_to (cr, 0, r);
  cairo_line_to (cr, -r, 0);
  cairo_close_path (cr);
  mu_hex_ink (brush, brush->inks->red);
  cairo_fill_preserve (cr);
  mu_hex_ink (brush, brush->inks->ink);
  mu_hex_line (brush, r * 0.14, 0.7);
  cairo_stroke (cr);
  cairo_rectangle (cr, -r * 0.45, -r * 0.14, r * 0.9, r * 0.28);
  mu_hex_ink (brush, brush->inks->plate);
  cairo_fill (cr);
}

/* abd.6.1.eligible: Yellow has acted; abd.11.0.red-marker: Red may not begin a melee either, so
 * that a bar is across it. */
void
mu_hex_draw_dot (const MuHexBrush *brush, MuAbdMarker marker, double size)
{
  cairo_t *cr = brush->cr;
  cairo_new_path (cr);
  switch (marker) {
  case MU_ABD_NO_MARKER:
    break;
  case MU_ABD_YELLOW:
    cairo_arc (cr, 0, 0, size * 0.88, 0, 2 * G_PI);
    mu_hex_ink (brush, brush->inks->yellow);
    cairo_fill_preserve (cr);
    mu_hex_ink (brush, brush->inks->ink);
    mu_hex_line (brush, size * 0.14, 0.7);
    cairo_stroke (cr);
    break;
  case MU_ABD_RED:
    draw_diamond (brush, size);
    break;
  }
}
