/* A picture on the screen: the size of the person's type, light, dark or high contrast. */
#include <adwaita.h>
#include <string.h>

#include "app/desktop/picture/picture_private.h"

#define KEY_MARGIN 8.0

#define DOES(view) MU_PICTURE_VIEW_GET_CLASS (view)

/* --- how it looks ------------------------------------------------------------------------ */

/* The size of the person's type, in pixels; that of a drawing is a little smaller. */
static double
text_height (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  const double dpi = pango_cairo_context_get_resolution (context);

  if (pango_font_description_get_size_is_absolute (font))
    return size * 0.8;
  return size * (dpi > 0 ? dpi : 96) / 72 * 0.8;
}

void
mu_picture_view_look (MuPictureView *self, MuSceneLook *look)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  *look = (MuSceneLook){
    .palette = adw_style_manager_get_dark (style) ? MU_SCENE_DARK : MU_SCENE_LIGHT,
    .text = text_height (GTK_WIDGET (self)),
    .stark = adw_style_manager_get_high_contrast (style),
    .parts = DOES (self)->parts,
  };
}

/* --- the ground --------------------------------------------------------------------------- */

void
mu_picture_view_redraw (MuPictureView *self)
{
  g_clear_pointer (&mu_picture_of (self)->ground, cairo_surface_destroy);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
is_kept (MuPictureView *self, const MuSceneLook *look, int w, int h)
{
  const MuPicture *picture = mu_picture_of (self);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  return picture->ground
         && memcmp (&picture->ground_view, &picture->view, sizeof picture->view) == 0
         && memcmp (&picture->ground_look, look, sizeof *look) == 0
         && cairo_image_surface_get_width (picture->ground) == w * scale
         && cairo_image_surface_get_height (picture->ground) == h * scale;
}

static void
keep_ground (MuPictureView *self, const MuSceneLook *look, int w, int h)
{
  MuPicture *picture = mu_picture_of (self);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (is_kept (self, look, w, h))
    return;
  g_clear_pointer (&picture->ground, cairo_surface_destroy);
  picture->ground = cairo_image_surface_create (CAIRO_FORMAT_RGB24, w * scale, h * scale);
  cairo_surface_set_device_scale (picture->ground, scale, scale);
  cairo_t *cr = cairo_create (picture->ground);
  DOES (self)->draw_ground (self, cr, look, w, h);
  cairo_destroy (cr);
  picture->ground_view = picture->view;
  picture->ground_look = *look;
}

/* --- what lies over it ---------------------------------------------------------------------- */

static void
draw_sheet (cairo_t *cr, const MuSceneLook *look, double w, double h)
{
  if (look->palette == MU_SCENE_DARK)
    cairo_set_source_rgba (cr, 0.1, 0.1, 0.09, 0.9);
  else
    cairo_set_source_rgba (cr, 1, 0.99, 0.96, 0.92);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_fill (cr);
}

static void
draw_key (MuPictureView *self, cairo_t *cr, const MuSceneLook *look, int w)
{
  const double room = w - 4 * KEY_MARGIN;

  cairo_save (cr);
  cairo_translate (cr, KEY_MARGIN, KEY_MARGIN);
  draw_sheet (cr, look, w - 2 * KEY_MARGIN, DOES (self)->key_height (self, cr, look, room));
  cairo_translate (cr, KEY_MARGIN, 0);
  DOES (self)->draw_key (self, cr, look, room);
  cairo_restore (cr);
}

/* Where it has the focus, and the person uses the keyboard. */
static void
draw_focus (GtkWidget *widget, cairo_t *cr, int w, int h)
{
  GdkRGBA colour;
  GtkStyleContext *style = gtk_widget_get_style_context (widget);

  if (!gtk_widget_has_visible_focus (widget)
      || !gtk_style_context_lookup_color (style, "accent_color", &colour))
    return;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 3);
  cairo_rectangle (cr, 1.5, 1.5, w - 3, h - 3);
  cairo_stroke (cr);
}

void
mu_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MuPictureView *self = MU_PICTURE_VIEW (widget);
  const int w = gtk_widget_get_width (widget);
  const int h = gtk_widget_get_height (widget);
  MuSceneLook look;

  if (mu_picture_of (self)->width == 0 || w <= 0 || h <= 0)
    return;
  mu_picture_view_look (self, &look);
  keep_ground (self, &look, w, h);
  cairo_t *cr
      = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) w, (float) h));
  cairo_set_source_surface (cr, mu_picture_of (self)->ground, 0, 0);
  cairo_paint (cr);
  DOES (self)->draw (self, cr, &look, w, h);
  if (mu_picture_of (self)->key)
    draw_key (self, cr, &look, w);
  draw_focus (widget, cr, w, h);
  cairo_destroy (cr);
}
