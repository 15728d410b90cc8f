/* The map on the screen. */
#include "app/desktop/map/map_view_private.h"

#define MOST 12.0 /* times as large as the whole */

static MuSceneView
whole (MuPictureView *view, double w, double h)
{
  return mu_map_scene_fit (MU_MAP_VIEW (view)->scene, w, h);
}

static double
most (double whole)
{
  return whole * MOST;
}

static gboolean
find_chosen (MuPictureView *view, double *x, double *y)
{
  const int place = mu_map_view_get_chosen (MU_MAP_VIEW (view));

  if (place < 0)
    return FALSE;
  mu_picture_view_to_picture (view, mu_map_scene_spot (MU_MAP_VIEW (view)->scene, place), x, y);
  return TRUE;
}

static void
draw_ground (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  mu_map_scene_draw (cr, MU_MAP_VIEW (view)->scene, mu_picture_view_get_view (view), look, w, h);
}

/* From where a road is laid to the hand, or to the place chosen with the keyboard. */
static void
draw (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  MuMapView *self = MU_MAP_VIEW (view);
  const double light = look->palette == MU_SCENE_DARK ? 1 : 0, dash[] = { 7, 5 };
  double x;
  double y;

  if (self->road_from == MU_MAP_NOWHERE)
    return;
  if (self->hand == MU_MAP_HAND_LAYS || !find_chosen (view, &x, &y))
    mu_picture_view_get_pointer (view, &x, &y);
  cairo_move_to (cr, x, y);
  mu_picture_view_to_picture (view, mu_map_scene_spot (self->scene, self->road_from), &x, &y);
  cairo_line_to (cr, x, y);
  cairo_set_source_rgb (cr, light, light, light);
  cairo_set_line_width (cr, 3);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_stroke (cr);
}

static double
key_height (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w)
{
  return mu_map_scene_legend_height (cr, MU_MAP_VIEW (view)->scene, look, w);
}

static void
draw_key (MuPictureView *view, cairo_t *cr, const MuSceneLook *look, double w)
{
  mu_map_scene_legend_draw (cr, MU_MAP_VIEW (view)->scene, look, w);
}

void
mu_map_view_draws (MuPictureViewClass *picture)
{
  picture->whole = whole;
  picture->most = most;
  picture->find_chosen = find_chosen;
  picture->draw_ground = draw_ground;
  picture->draw = draw;
  picture->key_height = key_height;
  picture->draw_key = draw_key;
}
