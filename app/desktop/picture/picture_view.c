#include "app/desktop/picture/picture_view.h"

#include <adwaita.h>

#include "app/desktop/picture/picture_private.h"
#include "app/desktop/widget/wiring.h"

#define LEAST_WIDTH  240
#define LEAST_HEIGHT 180

typedef MuPicture MuPictureViewPrivate;
G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (MuPictureView, mu_picture_view, GTK_TYPE_WIDGET)

MuPicture *
mu_picture_of (gpointer view)
{
  return mu_picture_view_get_instance_private (view);
}

static void
mu_picture_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  if (mu_picture_of (widget)->fits)
    mu_picture_view_fit (MU_PICTURE_VIEW (widget));
  else
    mu_picture_set_view (MU_PICTURE_VIEW (widget), mu_picture_of (widget)->view);
}

static void
mu_picture_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = 3 * *minimum;
}

static void
mu_picture_view_dispose (GObject *object)
{
  mu_picture_view_set_extent (MU_PICTURE_VIEW (object), 0, 0);
  g_clear_pointer (&mu_picture_of (object)->ground, cairo_surface_destroy);
  G_OBJECT_CLASS (mu_picture_view_parent_class)->dispose (object);
}

static void
mu_picture_view_class_init (MuPictureViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_picture_view_dispose;
  widget->snapshot = mu_picture_snapshot;
  widget->measure = mu_picture_view_measure;
  widget->size_allocate = mu_picture_view_size_allocate;
  mu_picture_bind_keys (widget);
  gtk_widget_class_set_accessible_role (widget, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
mu_picture_view_init (MuPictureView *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  mu_picture_of (self)->fits = TRUE;
  mu_picture_of (self)->view.scale = 1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  mu_listen (style, "notify::dark", gtk_widget_queue_draw, self);
  mu_listen (style, "notify::high-contrast", gtk_widget_queue_draw, self);
  g_signal_connect (self, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw), NULL);
  mu_picture_add_hands (self);
}

void
mu_picture_view_set_extent (MuPictureView *self, double width, double depth)
{
  mu_picture_of (self)->width = width;
  mu_picture_of (self)->depth = depth;
}

void
mu_picture_view_get_pointer (MuPictureView *self, double *x, double *y)
{
  *x = mu_picture_of (self)->pointer_x;
  *y = mu_picture_of (self)->pointer_y;
}
