/* Textures: grass, crowns of trees, tufts, rocks. They stand still on the table, for
 * they follow from places alone, and thin out where the picture is small. */
#include <math.h>

#include "reports/scene/scene_private.h"

#define GRASS_STEP 17.0

/* 0 to 1, the same for the same place. */
static double
chance (int i, int j, guint what)
{
  guint32 x = (guint32) i * 0x9e3779b1u ^ (guint32) j * 0x85ebca77u ^ what * 0xc2b2ae3du;
  x ^= x >> 15;
  x *= 0x2c1b3c6du;
  x ^= x >> 12;
  x *= 0x297a2d39u;
  x ^= x >> 15;
  return x / 4294967296.0;
}

/* How the signs of a texture get their ink: all at once, or each its own. */
typedef enum { INK_STROKE, INK_FILL, INK_ITS_OWN } SignInk;

/* Puts one sign, or adds it to the path; its place is in the picture. */
typedef void (*PutSign) (const MuBrush *brush, double x, double y, double size, double dice);

typedef struct {
  PutSign put;
  SignInk ink;
  double step;  /* paces between signs */
  double size;  /* paces */
  double least; /* step in the picture below which every other sign is left out */
  guint what;   /* so that textures differ */
} Texture;

/* --- signs ------------------------------------------------------------------- */

static void
put_blades (const MuBrush *brush, double x, double y, double size, double dice)
{
  for (int k = -1; k <= 1; k += 2) {
    cairo_move_to (brush->cr, x, y);
    cairo_line_to (brush->cr, x + k * size * (0.25 + 0.2 * dice), y - size * 0.7);
  }
}

static void
put_tuft (const MuBrush *brush, double x, double y, double size, double dice)
{
  cairo_move_to (brush->cr, x - size * 0.8, y);
  cairo_line_to (brush->cr, x + size * 0.8, y);
  for (int k = -1; k <= 1; k++) {
    cairo_move_to (brush->cr, x + k * size * 0.25, y);
    cairo_line_to (brush->cr, x + k * size * 0.45, y - size * (0.55 + 0.25 * dice));
  }
}

static void
put_grain (const MuBrush *brush, double x, double y, double size, double dice)
{
  cairo_new_sub_path (brush->cr);
  cairo_arc (brush->cr, x, y, MAX (0.6, size * (0.5 + 0.5 * dice)), 0, 2 * G_PI);
}

static void
put_rock (const MuBrush *brush, double x, double y, double size, double dice)
{
  cairo_move_to (brush->cr, x - size * 0.6, y);
  cairo_line_to (brush->cr, x - size * 0.1, y - size * (0.5 + 0.3 * dice));
  cairo_line_to (brush->cr, x + size * 0.6, y);
}

static void
put_tree (const MuBrush *brush, const MuGroundInks *inks, double x, double y, double r)
{
  cairo_arc (brush->cr, x + r * 0.18, y + r * 0.18, r, 0, 2 * G_PI);
  mu_brush_faint (brush, inks->line, 0.45);
  cairo_fill (brush->cr);
  cairo_arc (brush->cr, x, y, r, 0, 2 * G_PI);
  mu_brush_ink (brush, inks->fill);
  cairo_fill_preserve (brush->cr);
  mu_brush_ink (brush, inks->line);
  cairo_stroke (brush->cr);
  cairo_arc (brush->cr, x, y, r * 0.55, G_PI, 1.6 * G_PI);
  cairo_stroke (brush->cr);
}

static void
put_crown (const MuBrush *brush, double x, double y, double size, double dice)
{
  put_tree (brush, &brush->inks->ground[MU_SCENE_WOOD], x, y, size * (0.8 + 0.4 * dice));
}

static void
put_lone_crown (const MuBrush *brush, double x, double y, double size, double dice)
{
  put_tree (brush, &brush->inks->ground[MU_SCENE_LIGHT_WOOD], x, y, size * (0.9 + 0.2 * dice));
}

/* A house from above: its roof with the ridge. */
static void
put_house (const MuBrush *brush, double x, double y, double size, double dice)
{
  double w = size * (0.9 + 0.4 * dice);
  double h = size * 0.7;
  cairo_save (brush->cr);
  cairo_translate (brush->cr, x, y);
  cairo_rotate (brush->cr, (dice - 0.5) * 1.2);
  cairo_rectangle (brush->cr, -w / 2, -h / 2, w, h);
  mu_brush_ink (brush, brush->inks->plate);
  cairo_fill_preserve (brush->cr);
  mu_brush_ink (brush, brush->inks->ground[MU_SCENE_BUILT_UP].line);
  cairo_stroke (brush->cr);
  cairo_move_to (brush->cr, -w / 2, 0);
  cairo_line_to (brush->cr, w / 2, 0);
  cairo_stroke (brush->cr);
  cairo_restore (brush->cr);
}

static void
put_ripple (const MuBrush *brush, double x, double y, double size, double dice)
{
  double r = size * (0.6 + 0.3 * dice);
  cairo_move_to (brush->cr, x - r, y);
  cairo_curve_to (brush->cr, x - r / 2, y - r / 2, x, y + r / 2, x + r, y - r / 6);
}

/* --- where ------------------------------------------------------------------- */

MuSceneBox
mu_scene_box (const MuSceneFeature *feature)
{
  MuSceneBox box = { G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE };
  for (guint i = 0; i < feature->points; i++) {
    box.left = MIN (box.left, feature->point[i].x);
    box.right = MAX (box.right, feature->point[i].x);
    box.bottom = MIN (box.bottom, feature->point[i].y);
    box.top = MAX (box.top, feature->point[i].y);
  }
  return box;
}

MuSceneBox
mu_scene_box_seen (const MuBrush *brush, MuSceneBox box, double margin)
{
  const MuSceneView *view = brush->view;
  box.left = MAX (box.left, view->left - margin);
  box.right = MIN (box.right, view->left + brush->w / view->scale + margin);
  box.top = MIN (box.top, view->top + margin);
  box.bottom = MAX (box.bottom, view->top - brush->h / view->scale - margin);
  return box;
}

/* The outline of an area in straight lines, in the picture. */
static GArray *
outline_of (const MuBrush *brush, const MuSceneFeature *feature)
{
  GArray *outline = g_array_new (FALSE, FALSE, sizeof (MuScenePoint));
  mu_scene_trace (brush, feature);
  cairo_path_t *path = cairo_copy_path_flat (brush->cr);
  cairo_new_path (brush->cr);
  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    if (path->data[i].header.length > 1) {
      MuScenePoint point = { path->data[i + 1].point.x, path->data[i + 1].point.y };
      g_array_append_val (outline, point);
    }
  cairo_path_destroy (path);
  return outline;
}

/* Whether a line from the point to its right crosses the outline an odd number of
 * times; cairo would go through the path anew for each sign. */
static gboolean
is_inside (const GArray *outline, double x, double y)
{
  gboolean inside = FALSE;
  for (guint i = 0; i < outline->len; i++) {
    const MuScenePoint *a = &g_array_index (outline, MuScenePoint, i);
    const MuScenePoint *b = &g_array_index (outline, MuScenePoint, (i + 1) % outline->len);
    if ((a->y > y) != (b->y > y) && x < a->x + (y - a->y) / (b->y - a->y) * (b->x - a->x))
      inside = !inside;
  }
  return inside;
}

/* --- spreading ----------------------------------------------------------------- */

static double
step_of (const MuBrush *brush, const Texture *texture)
{
  double step = texture->step;
  while (step * brush->view->scale < texture->least)
    step *= 2;
  return step;
}

static void
ink_signs (const MuBrush *brush, SignInk ink)
{
  if (ink == INK_STROKE)
    cairo_stroke (brush->cr);
  else if (ink == INK_FILL)
    cairo_fill (brush->cr);
}

/* The sign of one place; the dice move it a little. */
static void
spread_one (const MuBrush *brush, const Texture *texture, int i, int j, double step,
            const MuSceneBox *box, const GArray *within)
{
  double x = (i + 0.75 * chance (i, j, texture->what)) * step;
  double y = (j + 0.75 * chance (j, i, texture->what + 1)) * step;
  double px, py;
  if (x < box->left || x > box->right || y < box->bottom || y > box->top)
    return;
  mu_scene_to_picture (brush->view, x, y, &px, &py);
  if (!within || is_inside (within, px, py))
    texture->put (brush, px, py, texture->size * brush->view->scale,
                  chance (i, j, texture->what + 2));
}

/* Signs all over the box; where within is given, only inside that outline. */
static void
spread (const MuBrush *brush, const Texture *texture, MuSceneBox box, const GArray *within)
{
  double step = step_of (brush, texture);
  MuSceneBox part = mu_scene_box_seen (brush, box, step);
  cairo_new_path (brush->cr);
  for (int j = (int) floor (part.bottom / step); j <= (int) ceil (part.top / step); j++)
    for (int i = (int) floor (part.left / step); i <= (int) ceil (part.right / step); i++)
      spread_one (brush, texture, i, j, step, &box, within);
  ink_signs (brush, texture->ink);
}

/* --- textures ------------------------------------------------------------------- */

void
mu_scene_draw_grass (const MuBrush *brush)
{
  const Texture grass = { put_blades, INK_STROKE, GRASS_STEP, 3.6, 11, 1 };
  const MuSceneBox all = { 4, 4, brush->scene->width - 4, brush->scene->depth - 4 };
  if (brush->look->palette == MU_SCENE_PAPER)
    return;
  mu_brush_faint (brush, brush->inks->grass, 0.5);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.6));
  spread (brush, &grass, all, NULL);
}

static const Texture *
texture_of (MuSceneGround ground)
{
  static const Texture textures[MU_SCENE_GROUNDS] = {
    [MU_SCENE_SAND] = { put_grain, INK_FILL, 7, 0.7, 5, 10 },
    [MU_SCENE_MARSH] = { put_tuft, INK_STROKE, 18, 6, 13, 20 },
    [MU_SCENE_BOG] = { put_tuft, INK_STROKE, 15, 6, 11, 30 },
    [MU_SCENE_ROCKS] = { put_rock, INK_STROKE, 17, 7, 11, 40 },
    [MU_SCENE_LIGHT_WOOD] = { put_lone_crown, INK_ITS_OWN, 26, 6.5, 15, 80 },
    [MU_SCENE_WATER] = { put_ripple, INK_STROKE, 30, 8, 18, 50 },
    [MU_SCENE_WOOD] = { put_crown, INK_ITS_OWN, 16, 8, 9, 60 },
    [MU_SCENE_BUILT_UP] = { put_house, INK_ITS_OWN, 19, 12, 12, 70 },
  };
  return textures[ground].put ? &textures[ground] : NULL;
}

void
mu_scene_draw_texture (const MuBrush *brush, const MuSceneFeature *feature)
{
  const Texture *texture = texture_of (feature->ground);
  if (!texture)
    return;
  g_autoptr (GArray) outline = outline_of (brush, feature);
  mu_brush_faint (brush, brush->inks->ground[feature->ground].line, 0.85);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.8));
  spread (brush, texture, mu_scene_box (feature), outline);
}
