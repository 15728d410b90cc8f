/* The battlefield on the screen. */
#include <string.h>

#include "app/desktop/field_view_private.h"

#define KEY_MARGIN 8.0

/* --- how it looks ------------------------------------------------------------------ */

/* The size of the person's type, in pixels; the battlefield's is a little smaller. */
static double
text_height (MuFieldView *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  const double dpi = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size * 0.8;
  return size * (dpi > 0 ? dpi : 96) / 72 * 0.8;
}

void
mu_field_view_look (MuFieldView *self, MuSceneLook *look)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  *look = (MuSceneLook){
    .palette = adw_style_manager_get_dark (style) ? MU_SCENE_DARK : MU_SCENE_LIGHT,
    .text = text_height (self),
    .stark = adw_style_manager_get_high_contrast (style),
    .parts = MU_SCENE_SCALE_BAR | MU_SCENE_ARROWS,
  };
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
  if (look->palette == MU_SCENE_DARK)
    cairo_set_source_rgba (cr, 0.1, 0.1, 0.09, 0.9);
  else
    cairo_set_source_rgba (cr, 1, 0.99, 0.96, 0.92);
  cairo_rectangle (cr, 0, 0, w - 2 * KEY_MARGIN, height);
  cairo_fill (cr);
  cairo_translate (cr, KEY_MARGIN, 0);
  mu_scene_legend_draw (cr, self->scene, look, room);
  cairo_restore (cr);
}

static void
draw_focus (MuFieldView *self, cairo_t *cr, int w, int h)
{
  GdkRGBA colour;
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));

  if (!gtk_widget_has_visible_focus (GTK_WIDGET (self))
      || !gtk_style_context_lookup_color (style, "accent_color", &colour))
    return;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 3);
  cairo_rectangle (cr, 1.5, 1.5, w - 3, h - 3);
  cairo_stroke (cr);
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
  draw_focus (self, cr, w, h);
  cairo_destroy (cr);
}
