/* The map on the screen. */
#include <string.h>

#include "app/desktop/map/map_view_private.h"
#include "app/desktop/widget/scene_look.h"

#define KEY_MARGIN 8.0

void
mu_map_view_look (MuMapView *self, MuSceneLook *look)
{
  mu_scene_look (GTK_WIDGET (self), 0, look);
}

static gboolean
is_drawn (MuMapView *self, const MuSceneLook *look, int w, int h)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return self->drawn && memcmp (&self->drawn_view, &self->view, sizeof self->view) == 0
         && memcmp (&self->drawn_look, look, sizeof *look) == 0
         && cairo_image_surface_get_width (self->drawn) == w * scale
         && cairo_image_surface_get_height (self->drawn) == h * scale;
}

static void
draw_map (MuMapView *self, const MuSceneLook *look, int w, int h)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  g_clear_pointer (&self->drawn, cairo_surface_destroy);
  self->drawn = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w * scale, h * scale);
  cairo_surface_set_device_scale (self->drawn, scale, scale);
  cairo_t *cr = cairo_create (self->drawn);
  mu_map_scene_draw (cr, self->scene, &self->view, look, w, h);
  cairo_destroy (cr);
  self->drawn_view = self->view;
  self->drawn_look = *look;
}

static void
draw_key (MuMapView *self, cairo_t *cr, const MuSceneLook *look, int w)
{
  const double room = w - 4 * KEY_MARGIN;

  cairo_save (cr);
  cairo_translate (cr, KEY_MARGIN, KEY_MARGIN);
  mu_scene_look_draw_sheet (look, cr, w - 2 * KEY_MARGIN,
                            mu_map_scene_legend_height (cr, self->scene, look, room));
  cairo_translate (cr, KEY_MARGIN, 0);
  mu_map_scene_legend_draw (cr, self->scene, look, room);
  cairo_restore (cr);
}

/* From where a road is laid to the hand, or to the place chosen with the keyboard. */
static void
draw_new_road (MuMapView *self, cairo_t *cr, const MuSceneLook *look)
{
  const double light = look->palette == MU_SCENE_DARK ? 1 : 0, dash[] = { 7, 5 };
  const int to = self->hand == MU_MAP_HAND_LAYS ? MU_MAP_NOWHERE : self->scene->chosen;
  double x = self->pointer_x, y = self->pointer_y;

  if (self->road_from == MU_MAP_NOWHERE)
    return;
  const MuScenePoint from = mu_map_scene_spot (self->scene, self->road_from);
  if (to != MU_MAP_NOWHERE) {
    const MuScenePoint end = mu_map_scene_spot (self->scene, to);
    mu_scene_to_picture (&self->view, end.x, end.y, &x, &y);
  }
  cairo_move_to (cr, x, y);
  mu_scene_to_picture (&self->view, from.x, from.y, &x, &y);
  cairo_line_to (cr, x, y);
  cairo_set_source_rgb (cr, light, light, light);
  cairo_set_line_width (cr, 3);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_stroke (cr);
}

void
mu_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuMapView *self = MU_MAP_VIEW (widget);
  const int w = gtk_widget_get_width (widget);
  const int h = gtk_widget_get_height (widget);
  MuSceneLook look;

  if (self->scene == NULL || w <= 0 || h <= 0)
    return;
  mu_map_view_look (self, &look);
  if (!is_drawn (self, &look, w, h))
    draw_map (self, &look, w, h);
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) w, (float) h));
  cairo_set_source_surface (cr, self->drawn, 0, 0);
  cairo_paint (cr);
  draw_new_road (self, cr, &look);
  if (self->key)
    draw_key (self, cr, &look, w);
  mu_scene_look_draw_focus (widget, cr, w, h);
  cairo_destroy (cr);
}
