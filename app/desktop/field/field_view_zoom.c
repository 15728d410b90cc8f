/* What of the battlefield is seen, and how large. */
#include "app/desktop/field/field_view_private.h"

#define ZOOM_MOST 40.0 /* units a pace */

static double
fit_scale (MuFieldView *self)
{
  return mu_scene_fit (self->scene, gtk_widget_get_width (GTK_WIDGET (self)),
                       gtk_widget_get_height (GTK_WIDGET (self)))
      .scale;
}

/* The middle of what is seen stays on the table. */
void
mu_field_view_set_view (MuFieldView *self, MuSceneView view)
{
  const double w = gtk_widget_get_width (GTK_WIDGET (self)) / view.scale;
  const double h = gtk_widget_get_height (GTK_WIDGET (self)) / view.scale;

  if (self->scene == NULL)
    return;
  view.left = CLAMP (view.left, -w / 2, self->scene->width - w / 2);
  view.top = CLAMP (view.top, h / 2, self->scene->depth + h / 2);
  self->view = view;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_field_view_fit (MuFieldView *self)
{
  self->fits = TRUE;
  if (self->scene)
    self->view = mu_scene_fit (self->scene, gtk_widget_get_width (GTK_WIDGET (self)),
                               gtk_widget_get_height (GTK_WIDGET (self)));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
mu_field_view_zoom_at (MuFieldView *self, double factor, double x, double y)
{
  MuSceneView view = self->view;
  double tx;
  double ty;

  if (self->scene == NULL)
    return;
  mu_scene_to_table (&view, x, y, &tx, &ty);
  view.scale = CLAMP (view.scale * factor, fit_scale (self), ZOOM_MOST);
  if (view.scale <= fit_scale (self) * 1.001) {
    mu_field_view_fit (self);
    return;
  }
  self->fits = FALSE;
  view.left = tx - x / view.scale;
  view.top = ty + y / view.scale;
  mu_field_view_set_view (self, view);
}

/* About the selected body where it is in sight, else about the middle. */
void
mu_field_view_zoom (MuFieldView *self, double factor)
{
  const int body = mu_field_view_get_selected (self);
  double x = gtk_widget_get_width (GTK_WIDGET (self)) / 2.0;
  double y = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0;

  if (body >= 0) {
    const MuSceneBody *at = &g_array_index (self->scene->bodies, MuSceneBody, body);
    const MuScenePoint middle = mu_scene_body_middle (at);
    double bx;
    double by;
    mu_scene_to_picture (&self->view, middle.x, middle.y, &bx, &by);
    if (bx >= 0 && by >= 0 && bx <= 2 * x && by <= 2 * y) {
      x = bx;
      y = by;
    }
  }
  mu_field_view_zoom_at (self, factor, x, y);
}

void
mu_field_view_move (MuFieldView *self, double dx, double dy)
{
  MuSceneView view = self->view;

  view.left += dx / view.scale;
  view.top -= dy / view.scale;
  self->fits = FALSE;
  mu_field_view_set_view (self, view);
}

void
mu_field_view_reveal (MuFieldView *self, int body)
{
  const double w = gtk_widget_get_width (GTK_WIDGET (self));
  const double h = gtk_widget_get_height (GTK_WIDGET (self));
  const double room = MIN (60, MIN (w, h) / 4);
  double x;
  double y;

  if (self->scene == NULL || self->fits || body < 0 || body >= (int) self->scene->bodies->len)
    return;
  const MuScenePoint middle
      = mu_scene_body_middle (&g_array_index (self->scene->bodies, MuSceneBody, body));
  mu_scene_to_picture (&self->view, middle.x, middle.y, &x, &y);
  const double dx = x < room ? x - room : x > w - room ? x - (w - room) : 0;
  const double dy = y < room ? y - room : y > h - room ? y - (h - room) : 0;
  if (dx != 0 || dy != 0)
    mu_field_view_move (self, dx, dy);
}
