#include "app/desktop/widget/scene_look.h"

#include <adwaita.h>

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
mu_scene_look (GtkWidget *widget, guint parts, MuSceneLook *look)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  *look = (MuSceneLook){
    .palette = adw_style_manager_get_dark (style) ? MU_SCENE_DARK : MU_SCENE_LIGHT,
    .text = text_height (widget),
    .stark = adw_style_manager_get_high_contrast (style),
    .parts = parts,
  };
}

void
mu_scene_look_draw_focus (GtkWidget *widget, cairo_t *cr, int w, int h)
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
mu_scene_look_draw_sheet (const MuSceneLook *look, cairo_t *cr, double w, double h)
{
  if (look->palette == MU_SCENE_DARK)
    cairo_set_source_rgba (cr, 0.1, 0.1, 0.09, 0.9);
  else
    cairo_set_source_rgba (cr, 1, 0.99, 0.96, 0.92);
  cairo_rectangle (cr, 0, 0, w, h);
  cairo_fill (cr);
}
