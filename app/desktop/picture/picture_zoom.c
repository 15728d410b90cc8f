#include "app/desktop/picture/picture_zoom.h"

struct _MuPictureZoom {
  GtkBox parent;
};

G_DEFINE_FINAL_TYPE (MuPictureZoom, mu_picture_zoom, GTK_TYPE_BOX)

/* The buttons are named after the picture's actions. */
static void
clicked (MuPictureZoom *self, GtkWidget *button)
{
  GtkWidget *overlay = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_widget_activate_action (gtk_overlay_get_child (GTK_OVERLAY (overlay)),
                              gtk_widget_get_name (button), NULL);
}

static void
mu_picture_zoom_class_init (MuPictureZoomClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/picture-zoom.ui");
  gtk_widget_class_bind_template_callback (widget, clicked);
}

static void
mu_picture_zoom_init (MuPictureZoom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
