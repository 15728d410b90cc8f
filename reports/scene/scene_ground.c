/* The table and the areas on it. */
#include <math.h>

#include "reports/scene/scene_private.h"

#define FOOT     120.0 /* paces: a foot of table at the scale of 25 mm figures */
#define CONTOURS 3

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

void
mu_scene_draw_table (const MuBrush *brush)
{
  mu_brush_ink (brush, brush->inks->around);
  cairo_paint (brush->cr);
  table_path (brush);
  mu_brush_ink (brush, brush->inks->table);
  cairo_fill (brush->cr);
  mu_scene_draw_grass (brush);
  draw_grid (brush);
}

/* --- areas ---------------------------------------------------------------------- */

/* A water that the table's edge cuts off is drawn to the edge, and into the corners of the table.
 */
static gboolean
is_sharp (const MuBrush *brush, const MuSceneFeature *feature, const MuScenePoint *at)
{
  const MuScene *scene = brush->scene;
  return feature->ground == MU_SCENE_WATER
         && (at->x <= 0 || at->y <= 0 || at->x >= scene->width || at->y >= scene->depth);
}

/* From where the path is past a corner of the outline to the middle of its next edge. */
static void
turn_corner (const MuBrush *brush, gboolean sharp, double x, double y, double mx, double my)
{
  double sx, sy;
  if (sharp) {
    cairo_line_to (brush->cr, x, y);
    cairo_line_to (brush->cr, mx, my);
    return;
  }
  cairo_get_current_point (brush->cr, &sx, &sy);
  cairo_curve_to (brush->cr, sx + (x - sx) * 2 / 3, sy + (y - sy) * 2 / 3, mx + (x - mx) * 2 / 3,
                  my + (y - my) * 2 / 3, mx, my);
}

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
    else
      turn_corner (brush, is_sharp (brush, feature, at), x, y, mx, my);
  }
  if (!line && n > 0) {
    double x, y, mx, my;
    mu_scene_to_picture (brush->view, feature->point[0].x, feature->point[0].y, &x, &y);
    mu_scene_to_picture (brush->view, (feature->point[0].x + feature->point[1 % n].x) / 2,
                         (feature->point[0].y + feature->point[1 % n].y) / 2, &mx, &my);
    turn_corner (brush, is_sharp (brush, feature, &feature->point[0]), x, y, mx, my);
    cairo_close_path (brush->cr);
  }
}

/* Each contour smaller and higher than the one before, lit from the top left. */
static void
draw_hill (const MuBrush *brush, const MuSceneFeature *feature, gboolean steep)
{
  const MuGroundInks *inks = &brush->inks->ground[feature->ground];
  MuSceneBox box = mu_scene_box (feature);
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
  MuSceneBox box = mu_scene_box (feature);
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
draw_furrows (const MuBrush *brush, MuSceneBox box)
{
  const MuSceneBox part = mu_scene_box_seen (brush, box, 20);
  cairo_set_line_width (brush->cr, mu_brush_line (brush, 0.7));
  for (double y = floor (part.bottom / 7) * 7; y < part.top + 20; y += 7)
    grid_line (brush, part.left, y, part.right, y + (part.right - part.left) * 0.18);
  for (double y = part.bottom - (part.right - part.left) * 0.18; y < part.bottom; y += 7)
    grid_line (brush, part.left, floor (y / 7) * 7, part.right,
               floor (y / 7) * 7 + (part.right - part.left) * 0.18);
  cairo_stroke (brush->cr);
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
    draw_furrows (brush, mu_scene_box (feature));
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
  mu_scene_draw_texture (brush, feature);
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
