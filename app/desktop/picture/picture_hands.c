/* What mouse and touch do on a picture. */
#include "app/desktop/picture/picture_private.h"
#include "app/desktop/picture/pinch.h"

#define WHEEL_ZOOM 1.15
#define WHEEL_WAY  48.0 /* pixels a notch */

#define DOES(view) MU_PICTURE_VIEW_GET_CLASS (view)

static void
moved (MuPictureView *self, double x, double y)
{
  mu_picture_of (self)->pointer_x = x;
  mu_picture_of (self)->pointer_y = y;
}

static gboolean
scrolled (GtkEventControllerScroll *scroll, double dx, double dy, MuPictureView *self)
{
  const MuPicture *picture = mu_picture_of (self);
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (state & GDK_CONTROL_MASK)
    mu_picture_view_zoom_at (self, dy < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM, picture->pointer_x,
                             picture->pointer_y);
  else if (picture->fits)
    return GDK_EVENT_PROPAGATE;
  else if (state & GDK_SHIFT_MASK)
    mu_picture_move (self, (dx + dy) * WHEEL_WAY, 0);
  else
    mu_picture_move (self, dx * WHEEL_WAY, dy * WHEEL_WAY);
  return GDK_EVENT_STOP;
}

static void
drag_begun (GtkGestureDrag *drag, double x, double y, MuPictureView *self)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (drag);

  mu_picture_of (self)->pressed = mu_picture_of (self)->view;
  DOES (self)->press (self, x, y, gtk_event_controller_get_current_event_state (controller));
}

static MuPictureDrag
drag_of (GtkGestureDrag *gesture, double dx, double dy)
{
  MuPictureDrag drag = { .right = dx, .down = dy };

  gtk_gesture_drag_get_start_point (gesture, &drag.x, &drag.y);
  drag.x += dx;
  drag.y += dy;
  return drag;
}

static void
dragged (GtkGestureDrag *gesture, double dx, double dy, MuPictureView *self)
{
  const MuPictureDrag drag = drag_of (gesture, dx, dy);

  moved (self, drag.x, drag.y);
  if (DOES (self)->carry (self, &drag))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_ended (GtkGestureDrag *gesture, double dx, double dy, MuPictureView *self)
{
  const MuPictureDrag drag = drag_of (gesture, dx, dy);

  moved (self, drag.x, drag.y);
  DOES (self)->let_go (self, &drag);
}

static void
drag_cancelled (MuPictureView *self)
{
  DOES (self)->drop (self);
}

static void
clicked (GtkGestureClick *click, int presses, double x, double y, MuPictureView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  DOES (self)->click (self, presses, x, y);
}

static void
pinched (gpointer view, double factor, double x, double y)
{
  mu_picture_view_zoom_at (view, factor, x, y);
}

static void
add_gesture (MuPictureView *self, gpointer gesture, const char *signal, GCallback callback)
{
  g_signal_connect (gesture, signal, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
mu_picture_add_hands (MuPictureView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  add_gesture (self, scroll, "scroll", G_CALLBACK (scrolled));
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begun), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_ended), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancelled), self);
  add_gesture (self, drag, "drag-update", G_CALLBACK (dragged));
  add_gesture (self, gtk_gesture_click_new (), "released", G_CALLBACK (clicked));
  mu_pinch_add (self, pinched);
}
