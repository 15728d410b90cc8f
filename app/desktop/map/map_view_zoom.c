/* What of the map is seen, and how large. */
#include "app/desktop/map/map_view_private.h"

#define MOST 12.0 /* times as large as the whole */
#define ROOM 60.0 /* pixels around a place that is to be in sight */

static MuSceneView
whole (MuMapView *self)
{
  return mu_map_scene_fit (self->scene, gtk_widget_get_width (GTK_WIDGET (self)),
                           gtk_widget_get_height (GTK_WIDGET (self)));
}

/* The middle of what is seen stays on the map. */
void
mu_map_view_set_view (MuMapView *self, MuSceneView as)
{
  const double half_w = gtk_widget_get_width (GTK_WIDGET (self)) / as.scale / 2;
  const double half_h = gtk_widget_get_height (GTK_WIDGET (self)) / as.scale / 2;

  if (self->scene == NULL)
    return;
  as.left = CLAMP (as.left, -half_w, self->scene->width - half_w);
  as.top = CLAMP (as.top, half_h, self->scene->depth + half_h);
  self->view = as;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_map_view_fit (MuMapView *self)
{
  self->fits = TRUE;
  if (self->scene)
    self->view = whole (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_map_view_zoom_at (MuMapView *self, double factor, double x, double y)
{
  double tx;
  double ty;

  if (self->scene == NULL)
    return;
  const double least = whole (self).scale;
  const double scale = CLAMP (self->view.scale * factor, least, least * MOST);
  mu_scene_to_table (&self->view, x, y, &tx, &ty);
  if (scale <= least * 1.001) {
    mu_map_view_fit (self);
    return;
  }
  self->fits = FALSE;
  mu_map_view_set_view (self, (MuSceneView){ scale, tx - x / scale, ty + y / scale });
}

/* About the chosen place, else about the middle. */
void
mu_map_view_zoom (MuMapView *self, double factor)
{
  const int place = mu_map_view_get_chosen (self);
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;

  if (place >= 0) {
    const MuScenePoint spot = mu_map_scene_spot (self->scene, place);
    mu_scene_to_picture (&self->view, spot.x, spot.y, &x, &y);
  }
  mu_map_view_zoom_at (self, factor, x, y);
}

void
mu_map_view_pan (MuMapView *self, double dx, double dy)
{
  MuSceneView view = self->view;

  if (self->fits)
    return;
  view.left += dx / view.scale;
  view.top -= dy / view.scale;
  mu_map_view_set_view (self, view);
}

void
mu_map_view_reveal (MuMapView *self, int place)
{
  const double w = gtk_widget_get_width (GTK_WIDGET (self));
  const double h = gtk_widget_get_height (GTK_WIDGET (self));
  double x;
  double y;

  if (self->scene == NULL || self->fits || place < 0)
    return;
  const MuScenePoint spot = mu_map_scene_spot (self->scene, place);
  mu_scene_to_picture (&self->view, spot.x, spot.y, &x, &y);
  mu_map_view_pan (self, x < ROOM ? x - ROOM : MAX (x - (w - ROOM), 0),
                   y < ROOM ? y - ROOM : MAX (y - (h - ROOM), 0));
}
