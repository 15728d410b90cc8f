#include "reports/scene/scene.h"

#include <math.h>

#include "lists/words/plain.h"
#include "reports/scene/picture_words.h"
#include "reports/scene/scene_board.h"
#include "reports/scene/scene_private.h"

#define ROOM      0.03 /* of the picture, kept free around the table */
#define TOLERANCE 0.25 /* units that a curve may be off: there are thousands of small ones */

static void
clear_feature (gpointer data)
{
  g_free (((MuSceneFeature *) data)->point);
}

MuScene *
mu_scene_new (double width, double depth)
{
  MuScene *scene = g_new0 (MuScene, 1);
  scene->width = width;
  scene->depth = depth;
  scene->paces_per_inch = 10;
  scene->words = g_string_chunk_new (512);
  scene->features = g_array_new (FALSE, TRUE, sizeof (MuSceneFeature));
  g_array_set_clear_func (scene->features, clear_feature);
  scene->bodies = g_array_new (FALSE, TRUE, sizeof (MuSceneBody));
  scene->arrows = g_array_new (FALSE, TRUE, sizeof (MuSceneArrow));
  scene->marks = g_array_new (FALSE, TRUE, sizeof (MuSceneMark));
  return scene;
}

void
mu_scene_free (MuScene *scene)
{
  if (!scene)
    return;
  g_array_unref (scene->features);
  g_array_unref (scene->bodies);
  g_array_unref (scene->arrows);
  g_array_unref (scene->marks);
  mu_scene_board_unref (scene->board);
  g_string_chunk_free (scene->words);
  g_free (scene);
}

const char *
mu_scene_keep (MuScene *scene, const char *word)
{
  return g_string_chunk_insert_const (scene->words, word);
}

void
mu_scene_add_feature (MuScene *scene, MuSceneGround ground, const MuScenePoint *point, guint points,
                      double width)
{
  const MuSceneFeature feature
      = { ground, g_memdup2 (point, points * sizeof *point), points, width };
  g_array_append_val (scene->features, feature);
}

void
mu_scene_add_mark (MuScene *scene, MuSceneMarkKind kind, MuScenePoint at)
{
  const MuSceneMark mark = { .kind = kind, .at = at };
  g_array_append_val (scene->marks, mark);
}

/* --- the view ---------------------------------------------------------------- */

MuSceneView
mu_scene_fit (const MuScene *scene, double w, double h)
{
  double free = ROOM * MIN (w, h);
  double scale = MIN ((w - 2 * free) / scene->width, (h - 2 * free) / scene->depth);
  scale = MAX (scale, 0.05);
  return (MuSceneView){ scale, (scene->width - w / scale) / 2, (scene->depth + h / scale) / 2 };
}

void
mu_scene_to_picture (const MuSceneView *view, double x, double y, double *px, double *py)
{
  *px = (x - view->left) * view->scale;
  *py = (view->top - y) * view->scale;
}

void
mu_scene_to_table (const MuSceneView *view, double px, double py, double *x, double *y)
{
  *x = view->left + px / view->scale;
  *y = view->top - py / view->scale;
}

gboolean
mu_scene_body_stands (const MuSceneBody *body)
{
  return !(body->states & (MU_SCENE_GONE | MU_SCENE_ABSENT));
}

MuScenePoint
mu_scene_body_middle (const MuSceneBody *body)
{
  return (MuScenePoint){ body->x - sin (body->turn) * body->depth / 2,
                         body->y - cos (body->turn) * body->depth / 2 };
}

/* Whether the point lies on the body's ground, widened by slack paces. */
static gboolean
covers (const MuSceneBody *body, double x, double y, double slack)
{
  double dx = x - body->x;
  double dy = y - body->y;
  double right = dx * cos (body->turn) - dy * sin (body->turn);
  double behind = -dx * sin (body->turn) - dy * cos (body->turn);
  return fabs (right) <= body->width / 2 + slack && behind >= -slack
         && behind <= body->depth + slack;
}

int
mu_scene_body_at (const MuScene *scene, const MuSceneView *view, double px, double py, double slack)
{
  double x, y;
  if (scene->board)
    return scene->board->does->body_at (scene, view, px, py);
  mu_scene_to_table (view, px, py, &x, &y);
  for (int pass = 0; pass < 2; pass++)
    for (int i = (int) scene->bodies->len - 1; i >= 0; i--) {
      const MuSceneBody *body = &g_array_index (scene->bodies, MuSceneBody, i);
      if (mu_scene_body_stands (body) && covers (body, x, y, pass ? slack / view->scale : 0))
        return i;
    }
  return -1;
}

/* --- brushes ------------------------------------------------------------------- */

void
mu_brush_ink (const MuBrush *brush, MuInk ink)
{
  cairo_set_source_rgb (brush->cr, ink.r, ink.g, ink.b);
}

void
mu_brush_faint (const MuBrush *brush, MuInk ink, double opacity)
{
  cairo_set_source_rgba (brush->cr, ink.r, ink.g, ink.b, opacity);
}

double
mu_brush_line (const MuBrush *brush, double width)
{
  return width * CLAMP (brush->look->text / 11, 0.7, 3.0) * (brush->look->stark ? 1.6 : 1.0);
}

PangoLayout *
mu_brush_text (const MuBrush *brush, const char *text, gboolean bold)
{
  PangoLayout *layout = pango_cairo_create_layout (brush->cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans");
  pango_font_description_set_absolute_size (font, brush->look->text * PANGO_SCALE);
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  g_autofree char *plain = mu_plain_line (text);
  pango_layout_set_text (layout, plain, -1);
  return layout;
}

void
mu_brush_put_text (const MuBrush *brush, PangoLayout *layout, double x, double y)
{
  cairo_move_to (brush->cr, x, y);
  mu_picture_words_show (brush->cr, layout);
}

void
mu_brush_rounded (const MuBrush *brush, double x, double y, double w, double h, double r)
{
  cairo_t *cr = brush->cr;
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + w - r, y + r, r, -G_PI / 2, 0);
  cairo_arc (cr, x + w - r, y + h - r, r, 0, G_PI / 2);
  cairo_arc (cr, x + r, y + h - r, r, G_PI / 2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
mu_brush_plate (const MuBrush *brush, double x, double y, double w, double h)
{
  mu_brush_rounded (brush, x, y, w, h, MIN (h / 3, brush->look->text / 3));
  mu_brush_faint (brush, brush->inks->plate, 0.86);
  cairo_fill (brush->cr);
}

/* --- the whole ----------------------------------------------------------------- */

static void
draw_arrows (const MuBrush *brush)
{
  if (!(brush->look->parts & MU_SCENE_ARROWS))
    return;
  for (guint i = 0; i < brush->scene->arrows->len; i++)
    mu_scene_draw_arrow (brush, &g_array_index (brush->scene->arrows, MuSceneArrow, i));
}

static void
draw_bodies (const MuBrush *brush)
{
  const GArray *bodies = brush->scene->bodies;
  for (guint i = 0; i < bodies->len; i++)
    mu_scene_draw_body (brush, &g_array_index (bodies, MuSceneBody, i));
  for (guint i = 0; i < bodies->len; i++)
    mu_scene_draw_body_signs (brush, &g_array_index (bodies, MuSceneBody, i));
  for (guint i = 0; i < bodies->len; i++)
    mu_scene_draw_flag (brush, &g_array_index (bodies, MuSceneBody, i));
}

static void
draw_troops (const MuBrush *brush)
{
  mu_scene_draw_zone (brush);
  draw_arrows (brush);
  draw_bodies (brush);
  mu_scene_draw_labels (brush);
  if (brush->look->parts & MU_SCENE_SCALE_BAR)
    mu_scene_draw_scale_bar (brush);
}

static void
draw_frame (const MuBrush *brush)
{
  double line = mu_brush_line (brush, 0.8);
  if (!(brush->look->parts & MU_SCENE_FRAMED))
    return;
  mu_brush_ink (brush, brush->inks->ink);
  cairo_set_line_width (brush->cr, line);
  cairo_rectangle (brush->cr, line / 2, line / 2, brush->w - line, brush->h - line);
  cairo_stroke (brush->cr);
}

static MuBrush
take_brush (cairo_t *cr, const MuScene *scene, const MuSceneView *view, const MuSceneLook *look,
            double w, double h)
{
  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_clip (cr);
  cairo_set_tolerance (cr, TOLERANCE);
  return (MuBrush){ cr, scene, view, look, mu_scene_inks (look->palette), w, h };
}

void
mu_scene_draw_field (cairo_t *cr, const MuScene *scene, const MuSceneView *view,
                     const MuSceneLook *look, double w, double h)
{
  MuBrush brush = take_brush (cr, scene, view, look, w, h);
  if (scene->board) {
    scene->board->does->draw_ground (cr, scene, view, look, w, h);
  } else {
    mu_scene_draw_table (&brush);
    mu_scene_draw_ground (&brush);
  }
  cairo_restore (cr);
}

void
mu_scene_draw_troops (cairo_t *cr, const MuScene *scene, const MuSceneView *view,
                      const MuSceneLook *look, double w, double h)
{
  MuBrush brush = take_brush (cr, scene, view, look, w, h);
  if (scene->board)
    scene->board->does->draw_troops (cr, scene, view, look, w, h);
  else
    draw_troops (&brush);
  draw_frame (&brush);
  cairo_restore (cr);
}

void
mu_scene_draw (cairo_t *cr, const MuScene *scene, const MuSceneView *view, const MuSceneLook *look,
               double w, double h)
{
  mu_scene_draw_field (cr, scene, view, look, w, h);
  mu_scene_draw_troops (cr, scene, view, look, w, h);
}
