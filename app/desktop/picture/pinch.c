#include "app/desktop/picture/pinch.h"

typedef struct {
  gpointer widget;
  MuPinched zoom;
  double before; /* the factor told last */
} Pinch;

static void
pinched (GtkGestureZoom *gesture, double factor, Pinch *pinch)
{
  double x;
  double y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    pinch->zoom (pinch->widget, factor / pinch->before, x, y);
  pinch->before = factor;
}

static void
begun (Pinch *pinch)
{
  pinch->before = 1;
}

static void
free_pinch (gpointer pinch, GClosure *closure)
{
  g_free (pinch);
}

void
mu_pinch_add (gpointer widget, MuPinched zoom)
{
  GtkGesture *gesture = gtk_gesture_zoom_new ();
  Pinch *pinch = g_new (Pinch, 1);

  *pinch = (Pinch){ widget, zoom, 1 };
  g_signal_connect_swapped (gesture, "begin", G_CALLBACK (begun), pinch);
  g_signal_connect_data (gesture, "scale-changed", G_CALLBACK (pinched), pinch, free_pinch, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (gesture));
}
