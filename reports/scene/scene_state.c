/* Signs: what a body does, and where it came from. Each is a shape. */
#include <math.h>

#include "reports/scene/scene_private.h"

/* --- on a body, in its own frame ------------------------------------------------- */

/* An arrowhead with its tip at y; up is where the front looks. */
static void
draw_head (const MuBrush *brush, double y, double size, gboolean open)
{
  cairo_move_to (brush->cr, -size, y + size);
  cairo_line_to (brush->cr, 0, y);
  cairo_line_to (brush->cr, size, y + size);
  if (open) {
    cairo_stroke (brush->cr);
    return;
  }
  cairo_close_path (brush->cr);
  cairo_fill (brush->cr);
}

static void
draw_charging (const MuBrush *brush)
{
  double s = mu_brush_line (brush, 7);
  draw_head (brush, -2.6 * s, s, FALSE);
  cairo_rectangle (brush->cr, -s * 0.35, -1.7 * s, s * 0.7, s * 1.7);
  cairo_fill (brush->cr);
}

static void
draw_pursuing (const MuBrush *brush)
{
  double s = mu_brush_line (brush, 7);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 2.6));
  draw_head (brush, -1.9 * s, s, TRUE);
  draw_head (brush, -2.9 * s, s, TRUE);
}

static void
draw_retiring (const MuBrush *brush, double h)
{
  double s = mu_brush_line (brush, 6);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 2.2));
  cairo_move_to (brush->cr, -s, h + s * 0.7);
  cairo_line_to (brush->cr, 0, h + 1.7 * s);
  cairo_line_to (brush->cr, s, h + s * 0.7);
  cairo_stroke (brush->cr);
}

void
mu_scene_draw_cross (const MuBrush *brush, double size)
{
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 1.8));
  cairo_move_to (brush->cr, -size, -size);
  cairo_line_to (brush->cr, size, size);
  cairo_move_to (brush->cr, -size, size);
  cairo_line_to (brush->cr, size, -size);
  cairo_stroke (brush->cr);
}

static void
draw_fighting (const MuBrush *brush)
{
  double s = mu_brush_line (brush, 5);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, 0, -mu_brush_line (brush, 1));
  cairo_arc (brush->cr, 0, 0, s * 1.35, 0, 2 * G_PI);
  mu_brush_ink (brush, brush->inks->plate);
  cairo_fill (brush->cr);
  mu_brush_ink (brush, brush->inks->ink);
  mu_scene_draw_cross (brush, s * 0.8);
  cairo_restore (brush->cr);
}

void
mu_scene_draw_signs (const MuBrush *brush, const MuSceneBody *body, double w, double h)
{
  if (body->states & MU_SCENE_REFUSED)
    mu_scene_draw_refused (brush, w, h);
  mu_brush_ink (brush, brush->inks->side[body->side].line);
  if (body->states & MU_SCENE_PURSUES)
    draw_pursuing (brush);
  else if (body->states & MU_SCENE_CHARGES)
    draw_charging (brush);
  else if (body->states & MU_SCENE_RETIRES)
    draw_retiring (brush, h);
  if (body->states & MU_SCENE_FIGHTS)
    draw_fighting (brush);
}

/* --- flags, upright whatever way the body faces ------------------------------------ */

static void
draw_cloth (const MuBrush *brush, double s, gboolean banner)
{
  cairo_move_to (brush->cr, 0, -2.6 * s);
  if (banner) {
    cairo_line_to (brush->cr, 1.9 * s, -2.6 * s);
    cairo_line_to (brush->cr, 1.4 * s, -2.0 * s);
    cairo_line_to (brush->cr, 1.9 * s, -1.4 * s);
    cairo_line_to (brush->cr, 0, -1.4 * s);
  } else {
    cairo_curve_to (brush->cr, 0.8 * s, -3.1 * s, 1.2 * s, -2.1 * s, 2.1 * s, -2.6 * s);
    cairo_line_to (brush->cr, 2.1 * s, -1.3 * s);
    cairo_curve_to (brush->cr, 1.2 * s, -0.8 * s, 0.8 * s, -1.8 * s, 0, -1.3 * s);
  }
  cairo_close_path (brush->cr);
}

/* A pole from the ground up, light around so that it stands out from figures. */
static void
draw_pole (const MuBrush *brush, double s)
{
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_ROUND);
  for (int pass = 0; pass < 2; pass++) {
    mu_brush_ink (brush, pass ? brush->inks->ink : brush->inks->plate);
    cairo_set_line_width (brush->cr, mu_brush_line (brush, pass ? 1.5 : 3.6));
    cairo_move_to (brush->cr, 0, 0);
    cairo_line_to (brush->cr, 0, -2.7 * s);
    cairo_stroke (brush->cr);
  }
  cairo_set_line_cap (brush->cr, CAIRO_LINE_CAP_BUTT);
}

static void
put_flag (const MuBrush *brush, const MuSceneBody *body, gboolean banner)
{
  double s = mu_brush_line (brush, banner ? 5.2 : 5.6);
  draw_pole (brush, s);
  draw_cloth (brush, s, banner);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, banner ? 3 : 1.2));
  if (banner)
    mu_brush_ink (brush, brush->inks->plate);
  else
    cairo_set_source_rgb (brush->cr, 0.1, 0.1, 0.1);
  cairo_stroke_preserve (brush->cr);
  mu_brush_ink (brush, banner ? brush->inks->side[body->side].line : brush->inks->flag);
  cairo_fill (brush->cr);
}

void
mu_scene_draw_flag (const MuBrush *brush, const MuSceneBody *body)
{
  MuScenePoint middle = mu_scene_body_middle (body);
  double x, y;
  if (!mu_scene_body_stands (body) || !(body->states & (MU_SCENE_ROUTS | MU_SCENE_GENERAL)))
    return;
  mu_scene_to_picture (brush->view, middle.x, middle.y, &x, &y);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x, y);
  if (body->states & MU_SCENE_GENERAL)
    put_flag (brush, body, TRUE);
  cairo_translate (brush->cr, body->states & MU_SCENE_GENERAL ? -mu_brush_line (brush, 15) : 0, 0);
  if (body->states & MU_SCENE_ROUTS)
    put_flag (brush, body, FALSE);
  cairo_restore (brush->cr);
}

/* --- arrows ------------------------------------------------------------------------- */

static void
draw_ghost (const MuBrush *brush, const MuSceneArrow *arrow)
{
  const double broken[] = { mu_brush_line (brush, 3), mu_brush_line (brush, 3) };
  const double w = arrow->ghost_width * brush->view->scale;
  double x, y;
  mu_scene_to_picture (brush->view, arrow->ghost.x, arrow->ghost.y, &x, &y);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x, y);
  cairo_rotate (brush->cr, arrow->ghost_turn);
  cairo_rectangle (brush->cr, -w / 2, 0, w, arrow->ghost_depth * brush->view->scale);
  cairo_restore (brush->cr);
  mu_brush_faint (brush, brush->inks->side[arrow->side].line, 0.12);
  cairo_fill_preserve (brush->cr);
  mu_brush_faint (brush, brush->inks->side[arrow->side].line, 0.7);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.9));
  cairo_set_dash (brush->cr, broken, 2, 0);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

static double
arrow_width (MuSceneArrowKind kind)
{
  switch (kind) {
  case MU_SCENE_CHARGE:
    return 3.4;
  case MU_SCENE_MOVE:
  case MU_SCENE_RETREAT:
    return 2.0;
  case MU_SCENE_SHOT:
  case MU_SCENE_ERRAND:
    break;
  }
  return 1.3;
}

static void
set_dash (const MuBrush *brush, MuSceneArrowKind kind)
{
  const double retreat[] = { mu_brush_line (brush, 6), mu_brush_line (brush, 4) };
  const double shot[] = { mu_brush_line (brush, 1.6), mu_brush_line (brush, 3) };
  if (kind == MU_SCENE_RETREAT)
    cairo_set_dash (brush->cr, retreat, 2, 0);
  else if (kind == MU_SCENE_SHOT)
    cairo_set_dash (brush->cr, shot, 2, 0);
}

void
mu_scene_draw_arrow (const MuBrush *brush, const MuSceneArrow *arrow)
{
  double width = mu_brush_line (brush, arrow_width (arrow->kind));
  double head = MAX (3 * width, mu_brush_line (brush, 7));
  double x1, y1, x2, y2;
  mu_scene_to_picture (brush->view, arrow->from.x, arrow->from.y, &x1, &y1);
  mu_scene_to_picture (brush->view, arrow->to.x, arrow->to.y, &x2, &y2);
  double length = hypot (x2 - x1, y2 - y1);
  if (arrow->body != -1)
    draw_ghost (brush, arrow);
  if (length < 1.5)
    return;
  double ux = (x2 - x1) / length, uy = (y2 - y1) / length;
  head = MIN (head, length);
  mu_brush_faint (brush, brush->inks->side[arrow->side].line, 0.9);
  cairo_set_line_width (brush->cr, width);
  set_dash (brush, arrow->kind);
  cairo_move_to (brush->cr, x1, y1);
  cairo_line_to (brush->cr, x2 - ux * head * 0.8, y2 - uy * head * 0.8);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
  cairo_move_to (brush->cr, x2, y2);
  cairo_line_to (brush->cr, x2 - ux * head - uy * head * 0.5, y2 - uy * head + ux * head * 0.5);
  cairo_line_to (brush->cr, x2 - ux * head + uy * head * 0.5, y2 - uy * head - ux * head * 0.5);
  cairo_close_path (brush->cr);
  cairo_fill (brush->cr);
}
