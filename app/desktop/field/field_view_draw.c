/* The battlefield on the screen. */
#include <string.h>

#include "app/desktop/field/field_view_private.h"
#include "app/desktop/widget/scene_look.h"

#define KEY_MARGIN 8.0

void
mu_field_view_look (MuFieldView *self, MuSceneLook *look)
{
  mu_scene_look (GTK_WIDGET (self), MU_SCENE_SCALE_BAR | MU_SCENE_ARROWS, look);
}

/* --- drawing ------------------------------------------------------------------------- */

static gboolean
ground_is_kept (MuFieldView *self, const MuSceneLook *look, int w, int h)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return self->ground && memcmp (&self->ground_view, &self->view, sizeof self->view) == 0
         && memcmp (&self->ground_look, look, sizeof *look) == 0
         && cairo_image_surface_get_width (self->ground) == w * scale
         && cairo_image_surface_get_height (self->ground) == h * scale;
}

static void
keep_ground (MuFieldView *self, const MuSceneLook *look, int w, int h)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (ground_is_kept (self, look, w, h))
    return;
  g_clear_pointer (&self->ground, cairo_surface_destroy);
  self->ground = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w * scale, h * scale);
  cairo_surface_set_device_scale (self->ground, scale, scale);
  cairo_t *cr = cairo_create (self->ground);
  mu_scene_draw_field (cr, self->scene, &self->view, look, w, h);
  cairo_destroy (cr);
  self->ground_view = self->view;
  self->ground_look = *look;
}

static void
draw_key (MuFieldView *self, cairo_t *cr, const MuSceneLook *look, int w, int h)
{
  const double room = w - 4 * KEY_MARGIN;
  const double height = mu_scene_legend_height (cr, self->scene, look, room);

  cairo_save (cr);
  cairo_translate (cr, KEY_MARGIN, KEY_MARGIN);
  mu_scene_look_draw_sheet (look, cr, w - 2 * KEY_MARGIN, height);
  cairo_translate (cr, KEY_MARGIN, 0);
  mu_scene_legend_draw (cr, self->scene, look, room);
  cairo_restore (cr);
}

void
mu_field_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuFieldView *self = MU_FIELD_VIEW (widget);
  const int w = gtk_widget_get_width (widget);
  const int h = gtk_widget_get_height (widget);
  MuSceneLook look;

  if (self->scene == NULL || w <= 0 || h <= 0)
    return;
  mu_field_view_look (self, &look);
  keep_ground (self, &look, w, h);
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) w, (float) h));
  cairo_set_source_surface (cr, self->ground, 0, 0);
  cairo_paint (cr);
  mu_scene_draw_troops (cr, self->scene, &self->view, &look, w, h);
  mu_field_view_draw_handle (self, cr, &look);
  if (self->key)
    draw_key (self, cr, &look, w, h);
  mu_scene_look_draw_focus (widget, cr, w, h);
  cairo_destroy (cr);
}
