/* A body: a block of its real frontage and depth, hatched by its side, with a
 * dot for each figure. */
#include <math.h>

#include "reports/scene_private.h"

#define DOTS_LEAST 2.6 /* units between figures, below which they blur */
#define HATCH_STEP 4.5
#define WAVE       9.0 /* units from crest to crest */

/* An edge of so many units to the right; its waves swing across it. */
static void
wavy_edge (cairo_t *cr, double x, double y, double dx, double dy, double wave)
{
  double length = hypot (dx, dy);
  int crests = MAX (1, (int) round (length / WAVE)) * 2;
  double ux = dx / MAX (length, 0.01), uy = dy / MAX (length, 0.01);
  for (int i = 0; i < crests; i++) {
    double from = length * i / crests, to = length * (i + 1) / crests;
    double swing = (i % 2 ? -1.4 : 1.4) * wave;
    double third = (to - from) / 3;
    cairo_curve_to (cr, x + ux * (from + third) - uy * swing, y + uy * (from + third) + ux * swing,
                    x + ux * (to - third) - uy * swing, y + uy * (to - third) + ux * swing,
                    x + ux * to, y + uy * to);
  }
}

void
mu_scene_outline (cairo_t *cr, double w, double h, double wave)
{
  if (wave <= 0) {
    cairo_rectangle (cr, -w / 2, 0, w, h);
    return;
  }
  cairo_move_to (cr, -w / 2, 0);
  wavy_edge (cr, -w / 2, 0, w, 0, wave);
  wavy_edge (cr, w / 2, 0, 0, h, wave);
  wavy_edge (cr, w / 2, h, -w, 0, wave);
  wavy_edge (cr, -w / 2, h, 0, -h, wave);
  cairo_close_path (cr);
}

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

/* Hollow where shaken, pale in rout. */
static void
fill_block (const MuBrush *brush, MuSide side, guint states, double w, double h)
{
  const MuSideInks *inks = &brush->inks->side[side];
  gboolean hollow = states & (MU_SCENE_SHAKEN | MU_SCENE_ROUTS);
  mu_scene_outline (brush->cr, w, h, wave_of (brush, states, h));
  mu_brush_faint (brush, hollow ? brush->inks->plate : inks->fill, hollow ? 0.78 : 1.0);
  cairo_fill (brush->cr);
  if (hollow)
    return;
  cairo_save (brush->cr);
  cairo_rectangle (brush->cr, -w / 2, 0, w, h); /* a straight edge is clipped much faster */
  cairo_clip (brush->cr);
  draw_hatch (brush, side, w, h);
  cairo_restore (brush->cr);
}

static void
stroke_block (const MuBrush *brush, MuSide side, guint states, double w, double h)
{
  const double broken[] = { mu_brush_line (brush, 4), mu_brush_line (brush, 2.5) };
  mu_scene_outline (brush->cr, w, h, wave_of (brush, states, h));
  mu_brush_ink (brush, brush->inks->side[side].line);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, states & MU_SCENE_SHAKEN ? 2.0 : 1.1));
  if (states & MU_SCENE_ROUTS)
    cairo_set_dash (brush->cr, broken, 2, 0);
  cairo_stroke (brush->cr);
  cairo_set_dash (brush->cr, NULL, 0, 0);
}

/* The front edge, with a tick to where it looks. */
static void
draw_front (const MuBrush *brush, MuSide side, double w)
{
  double tick = mu_brush_line (brush, 3.6);
  double half = MIN (tick, w / 2);
  mu_brush_ink (brush, brush->inks->side[side].line);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 2.4));
  cairo_move_to (brush->cr, -w / 2, 0);
  cairo_line_to (brush->cr, w / 2, 0);
  cairo_stroke (brush->cr);
  cairo_move_to (brush->cr, -half, 0);
  cairo_line_to (brush->cr, 0, -1.15 * tick);
  cairo_line_to (brush->cr, half, 0);
  cairo_close_path (brush->cr);
  cairo_fill (brush->cr);
}

void
mu_scene_draw_block (const MuBrush *brush, MuSide side, guint states, double w, double h)
{
  fill_block (brush, side, states, w, h);
  stroke_block (brush, side, states, w, h);
  draw_front (brush, side, w);
}

/* --- figures -------------------------------------------------------------------- */

typedef struct {
  double rx, ry;
} Shape;

/* Men are round; horses, elephants and chariots are long. However much room they
 * have, they are no larger than they are. */
static Shape
figure_shape (const MuBrush *brush, MuWrgType type, double w, double h)
{
  double scale = brush->view->scale;
  if (mu_wrg_type_is_model (type))
    return (Shape){ MIN (w * 0.3, 5 * scale), MIN (h * 0.4, 8.5 * scale) };
  if (mu_wrg_type_is_mounted (type))
    return (Shape){ MIN (w * 0.24, 2.1 * scale), MIN (h * 0.36, 5.4 * scale) };
  double r = MIN (MIN (w, h) * 0.27, 2.3 * scale);
  return (Shape){ r, r };
}

static void
add_figure (const MuBrush *brush, const MuSceneBody *body, double x, double y, double w, double h)
{
  Shape shape = figure_shape (brush, body->type, w, h);
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x, y);
  cairo_scale (brush->cr, shape.rx, shape.ry);
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (brush->cr);
}

/* wrg.casualties.remove: the rear rank is the short one; it fills from the right. */
static void
draw_figures (const MuBrush *brush, const MuSceneBody *body, double w, double h)
{
  int files = CLAMP (body->files, 1, MAX (body->figures, 1));
  int ranks = (body->figures + files - 1) / files;
  double fw = w / files;
  double fh = h / MAX (ranks, 1);
  if (MIN (fw, fh) < DOTS_LEAST)
    return;
  for (int i = 0; i < body->figures; i++)
    add_figure (brush, body, w / 2 - (i % files + 0.5) * fw, (i / files + 0.5) * fh, fw, fh);
  mu_brush_ink (brush, brush->inks->side[body->side].line);
  if (body->states & (MU_SCENE_SHAKEN | MU_SCENE_ROUTS)) {
    cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.8));
    cairo_stroke (brush->cr);
  } else {
    cairo_fill (brush->cr);
  }
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
draw_present (const MuBrush *brush, const MuSceneBody *body, double w, double h)
{
  mu_scene_draw_block (brush, body->side, body->states, w, h);
  draw_figures (brush, body, w, h);
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
    draw_present (brush, body, body->width * brush->view->scale, body->depth * brush->view->scale);
  }
  cairo_restore (brush->cr);
}
