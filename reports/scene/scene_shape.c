/* The outline of a body: a block, or what its formation makes of the ground it fills. */
#include <math.h>

#include "reports/scene/scene_private.h"
#include "rules/battle/terms.h"

#define WAVE        9.0 /* units from crest to crest */
#define RING_POINTS 32

int
mu_scene_ranks (const MuSceneBody *body)
{
  const int files = MAX (body->files, 1);
  return body->ranks > 0 ? body->ranks : (body->figures + files - 1) / files;
}

/* What has no hole is thick to its middle. */
static double
thickness (const MuSceneBody *body)
{
  return body->thick > 0 ? body->thick : MAX (body->width, body->depth);
}

MuSceneShape
mu_scene_shape (const MuSceneBody *body, double scale)
{
  MuSceneShape shape = {
    .formation = body->figures > 0 ? body->formation : MU_FORMATION_USUAL,
    .w = body->width * scale,
    .h = body->depth * scale,
  };
  shape.front = shape.w;
  shape.thick = MIN (thickness (body) * scale, MIN (shape.w, shape.h) / 2);
  if (shape.formation == MU_FORMATION_WEDGE)
    shape.front
        = shape.w * MAX (body->files, 1) / (MAX (body->files, 1) + mu_scene_ranks (body) - 1);
  if (shape.formation == MU_FORMATION_CANTABRIAN)
    shape.front = 0;
  return shape;
}

/* --- edges ---------------------------------------------------------------------- */

/* From the current point; its waves swing across it. */
static void
wavy_edge (cairo_t *cr, double dx, double dy, double wave)
{
  double x, y;
  cairo_get_current_point (cr, &x, &y);
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

static void
trace (cairo_t *cr, const MuScenePoint *point, int points, double wave)
{
  cairo_move_to (cr, point[0].x, point[0].y);
  for (int i = 1; i <= points; i++) {
    const MuScenePoint from = point[i - 1], to = point[i % points];
    if (wave > 0)
      wavy_edge (cr, to.x - from.x, to.y - from.y, wave);
    else if (i < points)
      cairo_line_to (cr, to.x, to.y);
  }
  cairo_close_path (cr);
}

/* in: how far inside the outer edge. */
static void
trace_box (cairo_t *cr, double w, double h, double in, double wave)
{
  const MuScenePoint corner[]
      = { { in - w / 2, in }, { w / 2 - in, in }, { w / 2 - in, h - in }, { in - w / 2, h - in } };
  trace (cr, corner, G_N_ELEMENTS (corner), wave);
}

static void
trace_ring (cairo_t *cr, double w, double h, double in, double wave)
{
  MuScenePoint point[RING_POINTS];
  for (int i = 0; i < RING_POINTS; i++) {
    const double turn = 2 * G_PI * i / RING_POINTS;
    point[i].x = sin (turn) * (w / 2 - in);
    point[i].y = h / 2 - cos (turn) * (h / 2 - in);
  }
  trace (cr, point, RING_POINTS, wave);
}

static void
trace_wedge (cairo_t *cr, const MuSceneShape *shape, double wave)
{
  const double w = shape->w, h = shape->h, front = shape->front;
  const MuScenePoint corner[]
      = { { -front / 2, 0 }, { front / 2, 0 }, { w / 2, h }, { -w / 2, h } };
  trace (cr, corner, G_N_ELEMENTS (corner), wave);
}

void
mu_scene_trace_shape (cairo_t *cr, const MuSceneShape *shape, double wave)
{
  const gboolean hole = shape->thick < MIN (shape->w, shape->h) / 2;
  switch (shape->formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_TESTUDO:
    trace_box (cr, shape->w, shape->h, 0, wave);
    break;
  case MU_FORMATION_SQUARE:
    trace_box (cr, shape->w, shape->h, 0, wave);
    if (hole)
      trace_box (cr, shape->w, shape->h, shape->thick, wave);
    break;
  case MU_FORMATION_CANTABRIAN:
    trace_ring (cr, shape->w, shape->h, 0, wave);
    if (hole)
      trace_ring (cr, shape->w, shape->h, shape->thick, wave);
    break;
  case MU_FORMATION_WEDGE:
    trace_wedge (cr, shape, wave);
    break;
  }
}
