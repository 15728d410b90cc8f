#include "app/desktop/field/field_zoom.h"

#include <glib/gi18n.h>

#define CLOSER 1.25

struct _MuFieldZoom {
  GtkBox parent;
  MuFieldView *field; /* not owned: both are parts of one view */
};

G_DEFINE_FINAL_TYPE (MuFieldZoom, mu_field_zoom, GTK_TYPE_BOX)

enum { PROP_FIELD = 1 };

static void
show_key (MuFieldZoom *self)
{
  if (self->field)
    mu_field_view_toggle_key (self->field);
}

static void
zoom_out (MuFieldZoom *self)
{
  if (self->field)
    mu_field_view_zoom (self->field, 1 / CLOSER);
}

static void
fit (MuFieldZoom *self)
{
  if (self->field)
    mu_field_view_fit (self->field);
}

static void
zoom_in (MuFieldZoom *self)
{
  if (self->field)
    mu_field_view_zoom (self->field, CLOSER);
}

static void
set_property (GObject *object, guint property, const GValue *value, GParamSpec *spec)
{
  g_set_weak_pointer (&MU_FIELD_ZOOM (object)->field, g_value_get_object (value));
}

static void
mu_field_zoom_dispose (GObject *object)
{
  g_clear_weak_pointer (&MU_FIELD_ZOOM (object)->field);
  G_OBJECT_CLASS (mu_field_zoom_parent_class)->dispose (object);
}

static void
mu_field_zoom_class_init (MuFieldZoomClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->set_property = set_property;
  G_OBJECT_CLASS (class)->dispose = mu_field_zoom_dispose;
  g_object_class_install_property (G_OBJECT_CLASS (class), PROP_FIELD,
                                   g_param_spec_object ("field", NULL, NULL, MU_TYPE_FIELD_VIEW,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/field-zoom.ui");
  gtk_widget_class_bind_template_callback (widget, show_key);
  gtk_widget_class_bind_template_callback (widget, zoom_out);
  gtk_widget_class_bind_template_callback (widget, fit);
  gtk_widget_class_bind_template_callback (widget, zoom_in);
}

static void
mu_field_zoom_init (MuFieldZoom *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
