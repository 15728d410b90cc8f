/* A body: a block of its real frontage and depth, hatched by its side, with a
 * dot for each figure. */
#include <math.h>

#include "reports/scene/scene_private.h"

#define HATCH_STEP 4.5

/* Never so large that the block is lost in it. */
static double
wave_of (const MuBrush *brush, guint states, double h)
{
  return states & MU_SCENE_DISORDERED ? MIN (mu_brush_line (brush, 2.4), MAX (h * 0.14, 1.2)) : 0;
}

/* --- filling ------------------------------------------------------------------- */

/* Side A rises to the right, side B runs level: told apart at any angle. */
static void
draw_hatch (const MuBrush *brush, MuSide side, double w, double h)
{
  const double step = mu_brush_line (brush, HATCH_STEP);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.9));
  mu_brush_faint (brush, brush->inks->side[side].hatch, 0.55);
  if (side == MU_SIDE_A)
    for (double x = -w / 2 - h - step; x < w / 2 + step; x += step) {
      cairo_move_to (brush->cr, x, h + step);
      cairo_line_to (brush->cr, x + h + 2 * step, -step);
    }
  else
    for (double y = step / 2; y < h + step; y += step) {
      cairo_move_to (brush->cr, -w / 2 - step, y);
      cairo_line_to (brush->cr, w / 2 + step, y);
    }
  cairo_stroke (brush->cr);
}

/* A straight edge is clipped much faster than a wavy one. */
static void
hatch_inside (const MuBrush *brush, MuSide side, const MuSceneShape *shape)
{
  cairo_save (brush->cr);
  mu_scene_trace_shape (brush->cr, shape, 0);
  cairo_clip (brush->cr);
  draw_hatch (brush, side, shape->w, shape->h);
  cairo_restore (brush->cr);
}

/* Hollow where shaken, pale in rout. */
static void
fill_block (const MuBrush *brush, MuSide side, guint states, const MuSceneShape *shape)
{
  const MuSideInks *inks = &brush->inks->side[side];
  gboolean hollow = states & (MU_SCENE_SHAKEN | MU_SCENE_ROUTS);
  mu_scene_trace_shape (brush->cr, shape, wave_of (brush, states, shape->h));
  mu_brush_faint (brush, hollow ? brush->inks->plate : inks->fill, hollow ? 0.78 : 1.0);
  cairo_fill (brush->cr);
  if (!hollow)
    hatch_inside (brush, side, shape);
}

static void
stroke_block (const MuBrush *brush, MuSide side, guint states, const MuSceneShape *shape)
{
  const double broken[] = { mu_brush_line (brush, 4), mu_brush_line (brush, 2.5) };
  mu_scene_trace_shape (brush->cr, shape, wave_of (brush, states, shape->h));
  mu_brush_ink (brush, brush->inks->side[side].line);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, states & MU_SCENE_SHAKEN ? 2.0 : 1.1));
  if (states & MU_SCENE_ROUTS)
    cairo_set_dash (brush->cr, broken, 2, 0);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

/* The front edge, with a tick to where it looks. */
static void
draw_front (const MuBrush *brush, MuSide side, const MuSceneShape *shape)
{
  double tick = mu_brush_line (brush, 3.6);
  double half = MIN (tick, shape->w / 2);
  mu_brush_ink (brush, brush->inks->side[side].line);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 2.4));
  cairo_move_to (brush->cr, -shape->front / 2, 0);
  cairo_line_to (brush->cr, shape->front / 2, 0);
  cairo_stroke (brush->cr);
  cairo_move_to (brush->cr, -half, 0);
  cairo_line_to (brush->cr, 0, -1.15 * tick);
  cairo_line_to (brush->cr, half, 0);
  cairo_close_path (brush->cr);
  cairo_fill (brush->cr);
}

void
mu_scene_draw_block (const MuBrush *brush, MuSide side, guint states, const MuSceneShape *shape)
{
  cairo_set_fill_rule (brush->cr, CAIRO_FILL_RULE_EVEN_ODD); /* some have a hole */
  fill_block (brush, side, states, shape);
  cairo_set_fill_rule (brush->cr, CAIRO_FILL_RULE_WINDING);
  stroke_block (brush, side, states, shape);
  draw_front (brush, side, shape);
}

/* --- the body ------------------------------------------------------------------- */

static void
draw_halo (const MuBrush *brush, guint states, double w, double h)
{
  const double broken[] = { mu_brush_line (brush, 5), mu_brush_line (brush, 3.5) };
  double out = mu_brush_line (brush, 5);
  mu_brush_rounded (brush, -w / 2 - out, -out, w + 2 * out, h + 2 * out, out);
  mu_brush_faint (brush, brush->inks->select, states & MU_SCENE_CONCERNED ? 0.75 : 0.6);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 1.6));
  if (!(states & MU_SCENE_CONCERNED))
    cairo_set_dash (brush->cr, broken, 2, 0);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

static void
draw_selection (const MuBrush *brush, double w, double h)
{
  const double out[] = { 9, 6.5 };
  const double width[] = { 1.2, 2.6 };
  for (guint i = 0; i < G_N_ELEMENTS (out); i++) {
    double o = mu_brush_line (brush, out[i]);
    mu_brush_rounded (brush, -w / 2 - o, -o, w + 2 * o, h + 2 * o, o);
    mu_brush_ink (brush, i ? brush->inks->select : brush->inks->plate);
    cairo_set_line_width (brush->cr, mu_brush_line (brush, width[i]));
    cairo_stroke (brush->cr);
  }
}

static void
draw_present (const MuBrush *brush, const MuSceneBody *body)
{
  const MuSceneShape shape = mu_scene_shape (body, brush->view->scale);
  mu_scene_draw_block (brush, body->side, body->states, &shape);
  mu_scene_draw_figures (brush, body, &shape);
}

/* Moves to its front and turns with it. */
static void
enter (const MuBrush *brush, const MuSceneBody *body)
{
  double x, y;
  mu_scene_to_picture (brush->view, body->x, body->y, &x, &y);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x, y);
  cairo_rotate (brush->cr, body->turn);
}

/* Rings and signs lie over all blocks: they reach beyond their own. */
void
mu_scene_draw_body_signs (const MuBrush *brush, const MuSceneBody *body)
{
  double w = body->width * brush->view->scale, h = body->depth * brush->view->scale;
  if (!mu_scene_body_stands (body))
    return;
  enter (brush, body);
  if (body->states & MU_SCENE_SELECTED)
    draw_selection (brush, w, h);
  else if (body->states & (MU_SCENE_CONCERNED | MU_SCENE_OTHER))
    draw_halo (brush, body->states, w, h);
  mu_scene_draw_signs (brush, body, w, h);
  cairo_restore (brush->cr);
}

void
mu_scene_draw_body (const MuBrush *brush, const MuSceneBody *body)
{
  if (body->states & MU_SCENE_ABSENT)
    return;
  enter (brush, body);
  if (body->states & MU_SCENE_GONE) {
    mu_brush_ink (brush, brush->inks->side[body->side].line);
    mu_scene_draw_cross (brush, mu_brush_line (brush, 4));
  } else {
    draw_present (brush, body);
  }
  cairo_restore (brush->cr);
}
