/* The figures of a body: a dot for each, where its formation puts it. */
#include <math.h>

#include "reports/scene/scene_private.h"
#include "rules/battle/terms.h"
#include "rules/troop/troop.h"

#define DOTS_LEAST 2.6 /* units between figures, below which they blur */
#define FACES      4   /* of a square */

/* Where one stands and the room it has; turned: clockwise from its body. */
typedef struct {
  double x, y, w, h, turned;
} Spot;

/* How the figures of a body are laid out. */
typedef struct {
  const MuSceneBody *body;
  MuSceneShape shape;
  int files, ranks;
} Layout;

/* --- who stands where --------------------------------------------------------- */

/* wrg.casualties.remove: the rear rank is the short one; it fills from the right. */
static Spot
spot_in_block (const Layout *layout, int i)
{
  const double w = layout->shape.w / layout->files, h = layout->shape.h / MAX (layout->ranks, 1);
  const int file = i % layout->files, rank = i / layout->files;
  return (Spot){ layout->shape.w / 2 - (file + 0.5) * w, (rank + 0.5) * h, w, h, 0 };
}

/* wrg.formation.wedge: each rank has one more than that before it. */
static Spot
spot_in_wedge (const Layout *layout, int i)
{
  const double w = layout->shape.w / (layout->files + layout->ranks - 1);
  const double h = layout->shape.h / layout->ranks;
  int rank = 0, wide = layout->files;
  for (; i >= wide && rank < layout->ranks - 1; rank++) {
    i -= wide;
    wide++;
  }
  return (Spot){ wide * w / 2 - (i + 0.5) * w, (rank + 0.5) * h, w, h, 0 };
}

/* wrg.formation.square: a quarter of them on each face, looking out. Each face reaches from
 * one corner to where the next begins. */
static Spot
spot_in_square (const Layout *layout, int i)
{
  const MuSceneShape *shape = &layout->shape;
  const int quarter = (layout->body->figures + FACES - 1) / FACES;
  const int face = i / quarter, at = i % quarter;
  const double w = (shape->w - shape->thick) / layout->files, h = shape->thick / layout->ranks;
  const double x = -shape->w / 2 + (at % layout->files + 0.5) * w;
  const double y = (at / layout->files + 0.5) * h - shape->h / 2;
  const double turned = face * G_PI / 2;
  return (Spot){ x * cos (turned) - y * sin (turned),
                 x * sin (turned) + y * cos (turned) + shape->h / 2, w, h, turned };
}

/* wrg.formation.cantabrian: one behind the other, round to the right. */
static Spot
spot_in_ring (const Layout *layout, int i)
{
  const MuSceneShape *shape = &layout->shape;
  const double turn = 2 * G_PI * i / layout->body->figures;
  const double out = (MIN (shape->w, shape->h) - shape->thick) / 2;
  return (Spot){ sin (turn) * out, shape->h / 2 - cos (turn) * out, shape->thick,
                 2 * G_PI * out / layout->body->figures, turn + G_PI / 2 };
}

static Spot
spot_of (const Layout *layout, int i)
{
  switch (layout->shape.formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_TESTUDO:
    break;
  case MU_FORMATION_SQUARE:
    return spot_in_square (layout, i);
  case MU_FORMATION_CANTABRIAN:
    return spot_in_ring (layout, i);
  case MU_FORMATION_WEDGE:
    return spot_in_wedge (layout, i);
  }
  return spot_in_block (layout, i);
}

/* --- what it looks like --------------------------------------------------------- */

/* Men are round; horses, elephants and chariots are long, beasts of burden too. However much room
 * they have, they are no larger than they are. */
static MuScenePoint
size_of (const MuBrush *brush, MuTroopType type, const Spot *spot)
{
  double scale = brush->view->scale;
  if (mu_type_is_model (type))
    return (MuScenePoint){ MIN (spot->w * 0.3, 5 * scale), MIN (spot->h * 0.4, 8.5 * scale) };
  if (mu_type_is_mounted (type) || mu_type_is_transport (type))
    return (MuScenePoint){ MIN (spot->w * 0.24, 2.1 * scale), MIN (spot->h * 0.36, 5.4 * scale) };
  double r = MIN (MIN (spot->w, spot->h) * 0.27, 2.3 * scale);
  return (MuScenePoint){ r, r };
}

/* In a testudo a shield is what is seen of a man, and of a wagon its bed. */
static void
add_figure (const MuBrush *brush, const Layout *layout, int i)
{
  const Spot spot = spot_of (layout, i);
  const MuScenePoint size = size_of (brush, layout->body->type, &spot);
  if (layout->shape.formation == MU_FORMATION_TESTUDO) {
    cairo_rectangle (brush->cr, spot.x - spot.w * 0.42, spot.y - spot.h * 0.42, spot.w * 0.84,
                     spot.h * 0.84);
    return;
  }
  if (layout->body->type == MU_TROOP_WAGON) {
    cairo_rectangle (brush->cr, spot.x - size.x, spot.y - size.y, 2 * size.x, 2 * size.y);
    return;
  }
  cairo_save (brush->cr);
  cairo_translate (brush->cr, spot.x, spot.y);
  cairo_rotate (brush->cr, spot.turned);
  cairo_scale (brush->cr, size.x, size.y);
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (brush->cr);
}

/* A stand's figures stand beside each other; those of men are drawn no larger than in a line. */
static void
add_mounted (const MuBrush *brush, const Layout *layout, int i)
{
  const int mounted = layout->body->mounted;
  const Spot stand = spot_of (layout, i);
  const double w = stand.w * 0.9 / mounted;
  for (int figure = 0; figure < mounted; figure++) {
    const Spot spot = { stand.x + (figure + 0.5 - mounted / 2.0) * w, stand.y, w, stand.h, 0 };
    const MuScenePoint size = size_of (brush, layout->body->type, &spot);
    cairo_save (brush->cr);
    cairo_translate (brush->cr, spot.x, spot.y);
    cairo_scale (brush->cr, size.x, size.y);
    cairo_new_sub_path (brush->cr);
    cairo_arc (brush->cr, 0, 0, 1, 0, 2 * G_PI);
    cairo_restore (brush->cr);
  }
}

/* The edges of all stands; figures on them only where they have room. */
static void
draw_stands (const MuBrush *brush, const Layout *layout)
{
  const gboolean hollow = layout->body->states & (MU_SCENE_SHAKEN | MU_SCENE_ROUTS);
  mu_brush_ink (brush, brush->inks->side[layout->body->side].line);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.8));
  for (int i = 0; i < layout->body->figures; i++) {
    const Spot spot = spot_of (layout, i);
    cairo_rectangle (brush->cr, spot.x - spot.w / 2, spot.y - spot.h / 2, spot.w, spot.h);
  }
  cairo_stroke (brush->cr);
  if (spot_of (layout, 0).w * 0.9 / layout->body->mounted < DOTS_LEAST)
    return;
  for (int i = 0; i < layout->body->figures; i++)
    add_mounted (brush, layout, i);
  if (hollow)
    cairo_stroke (brush->cr);
  else
    cairo_fill (brush->cr);
}

static int
ranks_of (const MuSceneBody *body, int files)
{
  return mu_type_is_model (body->type) ? (body->figures + files - 1) / files
                                       : mu_scene_ranks (body);
}

void
mu_scene_draw_figures (const MuBrush *brush, const MuSceneBody *body, const MuSceneShape *shape)
{
  const int files = CLAMP (body->files, 1, MAX (body->figures, 1));
  const Layout layout = { body, *shape, files, ranks_of (body, files) };
  if (body->figures < 1)
    return;
  const Spot first = spot_of (&layout, 0);
  if (MIN (first.w, first.h) < DOTS_LEAST)
    return;
  if (body->mounted > 0) {
    draw_stands (brush, &layout);
    return;
  }
  for (int i = 0; i < body->figures; i++)
    add_figure (brush, &layout, i);
  mu_brush_ink (brush, brush->inks->side[body->side].line);
  if (body->states & (MU_SCENE_SHAKEN | MU_SCENE_ROUTS)
      || shape->formation == MU_FORMATION_TESTUDO) {
    cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.8));
    cairo_stroke (brush->cr);
  } else {
    cairo_fill (brush->cr);
  }
}
