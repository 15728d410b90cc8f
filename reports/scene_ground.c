/* The table and the areas on it. Textures stand still on the table: they follow
 * from places alone, and thin out where the picture is small. */
#include <math.h>

#include "reports/scene_private.h"

#define FOOT       120.0 /* paces: a foot of table at the scale of 25 mm figures */
#define GRASS_STEP 17.0
#define CONTOURS   3

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

typedef struct {
  double left, bottom, right, top; /* paces */
} Box;

/* Puts one sign of a texture; its place is in the picture. */
typedef void (*PutSign) (const MuBrush *brush, double x, double y, double size, double dice);

typedef struct {
  PutSign put;
  double step;  /* paces between signs */
  double size;  /* paces */
  double least; /* step in the picture below which every other sign is left out */
  guint what;   /* so that textures differ */
} Texture;

static double
step_of (const MuBrush *brush, const Texture *texture)
{
  double step = texture->step;
  while (step * brush->view->scale < texture->least)
    step *= 2;
  return step;
}

/* What of the box the picture shows. */
static Box
seen (const MuBrush *brush, Box box, double margin)
{
  const MuSceneView *view = brush->view;
  box.left = MAX (box.left, view->left - margin);
  box.right = MIN (box.right, view->left + brush->w / view->scale + margin);
  box.top = MIN (box.top, view->top + margin);
  box.bottom = MAX (box.bottom, view->top - brush->h / view->scale - margin);
  return box;
}

/* Signs all over the box; where within is given, only on that path. */
static void
spread (const MuBrush *brush, const Texture *texture, Box box, const cairo_path_t *within)
{
  double step = step_of (brush, texture);
  Box part = seen (brush, box, step);
  for (int j = (int) floor (part.bottom / step); j <= (int) ceil (part.top / step); j++)
    for (int i = (int) floor (part.left / step); i <= (int) ceil (part.right / step); i++) {
      double x = (i + 0.75 * chance (i, j, texture->what)) * step;
      double y = (j + 0.75 * chance (j, i, texture->what + 1)) * step;
      double px, py;
      if (x < box.left || x > box.right || y < box.bottom || y > box.top)
        continue;
      mu_scene_to_picture (brush->view, x, y, &px, &py);
      if (within) {
        cairo_new_path (brush->cr);
        cairo_append_path (brush->cr, within);
        if (!cairo_in_fill (brush->cr, px, py))
          continue;
        cairo_new_path (brush->cr);
      }
      texture->put (brush, px, py, texture->size * brush->view->scale,
                    chance (i, j, texture->what + 2));
    }
  cairo_new_path (brush->cr);
}

/* --- signs ------------------------------------------------------------------- */

static void
put_blades (const MuBrush *brush, double x, double y, double size, double dice)
{
  for (int k = -1; k <= 1; k += 2) {
    cairo_move_to (brush->cr, x, y);
    cairo_line_to (brush->cr, x + k * size * (0.25 + 0.2 * dice), y - size * 0.7);
  }
  cairo_stroke (brush->cr);
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
  cairo_stroke (brush->cr);
}

static void
put_grain (const MuBrush *brush, double x, double y, double size, double dice)
{
  cairo_arc (brush->cr, x, y, MAX (0.6, size * (0.5 + 0.5 * dice)), 0, 2 * G_PI);
  cairo_fill (brush->cr);
}

static void
put_rock (const MuBrush *brush, double x, double y, double size, double dice)
{
  cairo_move_to (brush->cr, x - size * 0.6, y);
  cairo_line_to (brush->cr, x - size * 0.1, y - size * (0.5 + 0.3 * dice));
  cairo_line_to (brush->cr, x + size * 0.6, y);
  cairo_stroke (brush->cr);
}

static void
put_crown (const MuBrush *brush, double x, double y, double size, double dice)
{
  const MuGroundInks *inks = &brush->inks->ground[MU_SCENE_WOOD];
  double r = size * (0.8 + 0.4 * dice);
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
  cairo_stroke (brush->cr);
}

/* --- the table ------------------------------------------------------------------ */

static void
table_path (const MuBrush *brush)
{
  double x, y;
  mu_scene_to_picture (brush->view, 0, brush->scene->depth, &x, &y);
  cairo_rectangle (brush->cr, x, y, brush->scene->width * brush->view->scale,
                   brush->scene->depth * brush->view->scale);
}

static void
grid_line (const MuBrush *brush, double x1, double y1, double x2, double y2)
{
  double px, py;
  mu_scene_to_picture (brush->view, x1, y1, &px, &py);
  cairo_move_to (brush->cr, px, py);
  mu_scene_to_picture (brush->view, x2, y2, &px, &py);
  cairo_line_to (brush->cr, px, py);
}

/* A line each foot of the table: distances are guessed by them. */
static void
draw_grid (const MuBrush *brush)
{
  const MuScene *scene = brush->scene;
  double foot = FOOT * scene->paces_per_inch / 10;
  mu_brush_faint (brush, brush->inks->grass, 0.5);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.5));
  for (double x = foot; x < scene->width; x += foot)
    grid_line (brush, x, 0, x, scene->depth);
  for (double y = foot; y < scene->depth; y += foot)
    grid_line (brush, 0, y, scene->width, y);
  cairo_stroke (brush->cr);
}

static void
draw_grass (const MuBrush *brush)
{
  const Texture grass = { put_blades, GRASS_STEP, 3.6, 11, 1 };
  const Box all = { 4, 4, brush->scene->width - 4, brush->scene->depth - 4 };
  if (brush->look->palette == MU_SCENE_PAPER)
    return;
  mu_brush_faint (brush, brush->inks->grass, 0.5);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.6));
  spread (brush, &grass, all, NULL);
}

void
mu_scene_draw_table (const MuBrush *brush)
{
  mu_brush_ink (brush, brush->inks->around);
  cairo_paint (brush->cr);
  table_path (brush);
  mu_brush_ink (brush, brush->inks->table);
  cairo_fill (brush->cr);
  draw_grass (brush);
  draw_grid (brush);
}

/* --- areas ---------------------------------------------------------------------- */

/* Rounded at its corners: ground has none. */
void
mu_scene_trace (const MuBrush *brush, const MuSceneFeature *feature)
{
  gboolean line = mu_scene_is_line (feature->ground);
  guint n = feature->points;
  for (guint i = 0; i < n; i++) {
    const MuScenePoint *at = &feature->point[i];
    const MuScenePoint *next = &feature->point[(i + 1) % n];
    double x, y, mx, my;
    mu_scene_to_picture (brush->view, at->x, at->y, &x, &y);
    mu_scene_to_picture (brush->view, (at->x + next->x) / 2, (at->y + next->y) / 2, &mx, &my);
    if (i == 0 && line)
      cairo_move_to (brush->cr, x, y);
    else if (i == 0)
      cairo_move_to (brush->cr, mx, my);
    else if (line && i == n - 1)
      cairo_line_to (brush->cr, x, y);
    else {
      double sx, sy;
      cairo_get_current_point (brush->cr, &sx, &sy);
      cairo_curve_to (brush->cr, sx + (x - sx) * 2 / 3, sy + (y - sy) * 2 / 3,
                      mx + (x - mx) * 2 / 3, my + (y - my) * 2 / 3, mx, my);
    }
  }
  if (!line && n > 0) {
    double x, y, mx, my, sx, sy;
    mu_scene_to_picture (brush->view, feature->point[0].x, feature->point[0].y, &x, &y);
    mu_scene_to_picture (brush->view, (feature->point[0].x + feature->point[1 % n].x) / 2,
                         (feature->point[0].y + feature->point[1 % n].y) / 2, &mx, &my);
    cairo_get_current_point (brush->cr, &sx, &sy);
    cairo_curve_to (brush->cr, sx + (x - sx) * 2 / 3, sy + (y - sy) * 2 / 3, mx + (x - mx) * 2 / 3,
                    my + (y - my) * 2 / 3, mx, my);
    cairo_close_path (brush->cr);
  }
}

static Box
box_of (const MuSceneFeature *feature)
{
  Box box = { G_MAXDOUBLE, G_MAXDOUBLE, -G_MAXDOUBLE, -G_MAXDOUBLE };
  for (guint i = 0; i < feature->points; i++) {
    box.left = MIN (box.left, feature->point[i].x);
    box.right = MAX (box.right, feature->point[i].x);
    box.bottom = MIN (box.bottom, feature->point[i].y);
    box.top = MAX (box.top, feature->point[i].y);
  }
  return box;
}

/* Each contour smaller and higher than the one before, lit from the top left. */
static void
draw_hill (const MuBrush *brush, const MuSceneFeature *feature, gboolean steep)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  Box box = box_of (feature);
  double cx, cy;
  mu_scene_to_picture (brush->view, (box.left + box.right) / 2, (box.bottom + box.top) / 2, &cx,
                       &cy);
  for (int k = 0; k < CONTOURS; k++) {
    double size = 1 - k / (CONTOURS + 0.5);
    double lift = mu_brush_line (brush, steep ? 3.2 : 1.8);
    cairo_save (brush->cr);
    cairo_translate (brush->cr, cx, cy);
    cairo_scale (brush->cr, size, size);
    cairo_translate (brush->cr, -cx, -cy);
    mu_scene_trace (brush, feature);
    cairo_restore (brush->cr);
    cairo_path_t *path = cairo_copy_path (brush->cr);
    cairo_new_path (brush->cr);
    cairo_save (brush->cr);
    cairo_translate (brush->cr, lift, lift);
    cairo_append_path (brush->cr, path);
    cairo_restore (brush->cr);
    cairo_set_source_rgba (brush->cr, 0, 0, 0, brush->inks->shade);
    cairo_fill (brush->cr);
    cairo_append_path (brush->cr, path);
    cairo_path_destroy (path);
    mu_brush_ink (brush, inks->fill);
    cairo_fill_preserve (brush->cr);
    cairo_set_source_rgba (brush->cr, 1, 1, 1,
                           brush->look->palette == MU_SCENE_LIGHT ? 0.16 * k : 0.05 * k);
    cairo_fill_preserve (brush->cr);
    mu_brush_faint (brush, inks->line, steep ? 1.0 : 0.65);
    cairo_set_line_width (brush->cr, mu_brush_line (brush, steep ? 1.1 : 0.7));
    cairo_stroke (brush->cr);
  }
}

/* Short strokes down the slope, as old maps have them. */
static void
draw_hachures (const MuBrush *brush, const MuSceneFeature *feature)
{
  Box box = box_of (feature);
  double cx = (box.left + box.right) / 2;
  double cy = (box.bottom + box.top) / 2;
  cairo_save (brush->cr);
  mu_scene_trace (brush, feature);
  cairo_clip (brush->cr);
  mu_brush_faint (brush, brush->inks->ground[feature->ground].line, 0.8);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.9));
  for (guint i = 0; i < feature->points; i++) {
    const MuScenePoint *a = &feature->point[i];
    const MuScenePoint *b = &feature->point[(i + 1) % feature->points];
    double length = hypot (b->x - a->x, b->y - a->y);
    for (double s = 6; s < length; s += 12) {
      double x = a->x + (b->x - a->x) * s / length;
      double y = a->y + (b->y - a->y) * s / length;
      grid_line (brush, cx + (x - cx) * 0.92, cy + (y - cy) * 0.92, cx + (x - cx) * 0.80,
                 cy + (y - cy) * 0.80);
    }
  }
  cairo_stroke (brush->cr);
  cairo_restore (brush->cr);
}

/* Furrows, all one way in one field. */
static void
draw_furrows (const MuBrush *brush, Box box)
{
  const Box part = seen (brush, box, 20);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.7));
  for (double y = floor (part.bottom / 7) * 7; y < part.top + 20; y += 7)
    grid_line (brush, part.left, y, part.right, y + (part.right - part.left) * 0.18);
  for (double y = part.bottom - (part.right - part.left) * 0.18; y < part.bottom; y += 7)
    grid_line (brush, part.left, floor (y / 7) * 7, part.right,
               floor (y / 7) * 7 + (part.right - part.left) * 0.18);
  cairo_stroke (brush->cr);
}

static const Texture *
texture_of (MuSceneGround ground)
{
  static const Texture textures[MU_SCENE_GROUNDS] = {
    [MU_SCENE_SAND] = { put_grain, 7, 0.7, 5, 10 },
    [MU_SCENE_MARSH] = { put_tuft, 18, 6, 13, 20 },
    [MU_SCENE_BOG] = { put_tuft, 15, 6, 11, 30 },
    [MU_SCENE_ROCKS] = { put_rock, 17, 7, 11, 40 },
    [MU_SCENE_WATER] = { put_ripple, 30, 8, 18, 50 },
    [MU_SCENE_WOOD] = { put_crown, 16, 8, 9, 60 },
    [MU_SCENE_BUILT_UP] = { put_house, 19, 12, 12, 70 },
  };
  return textures[ground].put ? &textures[ground] : NULL;
}

static void
draw_texture (const MuBrush *brush, const MuSceneFeature *feature)
{
  const Texture *texture = texture_of (feature->ground);
  mu_scene_trace (brush, feature);
  cairo_path_t *path = cairo_copy_path (brush->cr);
  mu_brush_faint (brush, brush->inks->ground[feature->ground].line, 0.85);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.8));
  cairo_new_path (brush->cr);
  if (texture)
    spread (brush, texture, box_of (feature), path);
  cairo_path_destroy (path);
}

static void
fill_area (const MuBrush *brush, const MuSceneFeature *feature)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  mu_scene_trace (brush, feature);
  mu_brush_ink (brush, inks->fill);
  cairo_fill_preserve (brush->cr);
  if (feature->ground == MU_SCENE_FIELDS) {
    cairo_save (brush->cr);
    cairo_clip_preserve (brush->cr);
    cairo_new_path (brush->cr);
    mu_brush_faint (brush, inks->line, 0.6);
    draw_furrows (brush, box_of (feature));
    cairo_restore (brush->cr);
    mu_scene_trace (brush, feature);
  }
  mu_brush_faint (brush, inks->line, 0.8);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.9));
  cairo_stroke (brush->cr);
}

void
mu_scene_draw_area (const MuBrush *brush, const MuSceneFeature *feature)
{
  gboolean steep = feature->ground == MU_SCENE_STEEP_HILL;
  if (steep || feature->ground == MU_SCENE_GENTLE_HILL) {
    draw_hill (brush, feature, steep);
    if (steep)
      draw_hachures (brush, feature);
    return;
  }
  fill_area (brush, feature);
  draw_texture (brush, feature);
}

/* --- all of it ------------------------------------------------------------------ */

static void
draw_kind (const MuBrush *brush, MuSceneGround ground)
{
  for (guint i = 0; i < brush->scene->features->len; i++) {
    const MuSceneFeature *feature = &g_array_index (brush->scene->features, MuSceneFeature, i);
    if (feature->ground != ground || feature->points < 2)
      continue;
    if (mu_scene_is_line (ground))
      mu_scene_draw_line (brush, feature);
    else
      mu_scene_draw_area (brush, feature);
  }
}

void
mu_scene_draw_ground (const MuBrush *brush)
{
  cairo_save (brush->cr);
  table_path (brush);
  cairo_clip (brush->cr);
  for (int ground = 0; ground < MU_SCENE_GROUNDS; ground++)
    draw_kind (brush, (MuSceneGround) ground);
  cairo_restore (brush->cr);
  table_path (brush);
  mu_brush_ink (brush, brush->inks->edge);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 1.4));
  cairo_stroke (brush->cr);
}
