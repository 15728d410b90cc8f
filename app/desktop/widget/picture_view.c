#include "app/desktop/widget/picture_view.h"

#include <gdk/gdkkeysyms.h>

#include "app/desktop/widget/pinch.h"

#define WHEEL_ZOOM 1.15
#define KEY_ZOOM   1.25
#define WHEEL_WAY  48.0 /* pixels a notch */
#define ARROW_WAY  48.0

G_DEFINE_INTERFACE (MuPictureView, mu_picture_view, GTK_TYPE_WIDGET)

#define DOES(view) MU_PICTURE_VIEW_GET_IFACE (view)

static void
mu_picture_view_default_init (MuPictureViewInterface *does)
{
}

/* --- mouse and touch --------------------------------------------------------------------- */

static void
moved (MuPictureView *self, double x, double y)
{
  DOES (self)->moved (self, x, y);
}

static gboolean
scrolled (GtkEventControllerScroll *scroll, double dx, double dy, MuPictureView *self)
{
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (state & GDK_CONTROL_MASK)
    DOES (self)->zoom_at_pointer (self, dy < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM);
  else if (DOES (self)->fits (self))
    return GDK_EVENT_PROPAGATE;
  else if (state & GDK_SHIFT_MASK)
    DOES (self)->pan (self, (dx + dy) * WHEEL_WAY, 0);
  else
    DOES (self)->pan (self, dx * WHEEL_WAY, dy * WHEEL_WAY);
  return GDK_EVENT_STOP;
}

static void
drag_begun (GtkGestureDrag *drag, double x, double y, MuPictureView *self)
{
  GtkEventController *controller = GTK_EVENT_CONTROLLER (drag);

  DOES (self)->press (self, x, y, gtk_event_controller_get_current_event_state (controller));
}

static void
dragged (GtkGestureDrag *drag, double dx, double dy, MuPictureView *self)
{
  if (DOES (self)->carry (self, dx, dy))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_ended (GtkGestureDrag *drag, double dx, double dy, MuPictureView *self)
{
  DOES (self)->let_go (self, dx, dy);
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
  DOES (view)->zoom_at (view, factor, x, y);
}

static gboolean
tell (MuPictureView *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  return DOES (self)->tell (self, x, y, keyboard, tooltip);
}

static void
add_gesture (MuPictureView *self, gpointer gesture, const char *signal, GCallback callback)
{
  g_signal_connect (gesture, signal, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
mu_picture_view_add_hands (MuPictureView *self)
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
  g_signal_connect (self, "query-tooltip", G_CALLBACK (tell), NULL);
}

/* --- keys -------------------------------------------------------------------------------- */

/* Past the last thing Tab goes on to the next widget, as it does everywhere. */
static gboolean
tab (GtkWidget *widget, GVariant *way, gpointer data)
{
  return DOES (widget)->choose_next (MU_PICTURE_VIEW (widget), g_variant_get_int32 (way));
}

static gboolean
escape (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  return DOES (widget)->let_off (MU_PICTURE_VIEW (widget));
}

static gboolean
arrow (GtkWidget *widget, GVariant *way, gpointer data)
{
  MuPictureView *self = MU_PICTURE_VIEW (widget);
  int dx;
  int dy;

  g_variant_get (way, "(ii)", &dx, &dy);
  if (!DOES (self)->nudge (self, dx, dy, FALSE))
    DOES (self)->pan (self, dx * ARROW_WAY, dy * ARROW_WAY);
  return GDK_EVENT_STOP;
}

static gboolean
far_arrow (GtkWidget *widget, GVariant *way, gpointer data)
{
  int dx;
  int dy;

  g_variant_get (way, "(ii)", &dx, &dy);
  return DOES (widget)->nudge (MU_PICTURE_VIEW (widget), dx, dy, TRUE);
}

static void
bind_arrow (GtkWidgetClass *widget, guint key, guint keypad, int dx, int dy)
{
  gtk_widget_class_add_binding (widget, key, 0, arrow, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget, keypad, 0, arrow, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget, key, GDK_SHIFT_MASK, far_arrow, "(ii)", dx, dy);
}

/* --- actions ----------------------------------------------------------------------------- */

static void
zoom_in (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DOES (widget)->zoom (MU_PICTURE_VIEW (widget), KEY_ZOOM);
}

static void
zoom_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DOES (widget)->zoom (MU_PICTURE_VIEW (widget), 1 / KEY_ZOOM);
}

static void
fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DOES (widget)->fit (MU_PICTURE_VIEW (widget));
}

static void
toggle_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  DOES (widget)->toggle_key (MU_PICTURE_VIEW (widget));
}

static const struct {
  const char *name;
  GtkWidgetActionActivateFunc act;
  struct {
    guint key;
    GdkModifierType state;
  } keys[4];
} actions[] = {
  { "zoom-in",
    zoom_in,
    { { GDK_KEY_plus, 0 },
      { GDK_KEY_plus, GDK_SHIFT_MASK },
      { GDK_KEY_equal, 0 },
      { GDK_KEY_KP_Add, 0 } } },
  { "zoom-out", zoom_out, { { GDK_KEY_minus, 0 }, { GDK_KEY_KP_Subtract, 0 } } },
  { "fit", fit, { { GDK_KEY_0, 0 }, { GDK_KEY_Home, 0 } } },
  { "key", toggle_key, { { GDK_KEY_k, 0 } } },
};

static void
install_actions (GtkWidgetClass *widget, const char *prefix)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
    g_autofree char *name = g_strconcat (prefix, ".", actions[i].name, NULL);
    gtk_widget_class_install_action (widget, name, NULL, actions[i].act);
    for (guint k = 0; k < G_N_ELEMENTS (actions[i].keys) && actions[i].keys[k].key != 0; k++)
      gtk_widget_class_add_binding_action (widget, actions[i].keys[k].key, actions[i].keys[k].state,
                                           name, NULL);
  }
}

void
mu_picture_view_bind_keys (GtkWidgetClass *widget, const char *prefix)
{
  install_actions (widget, prefix);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, 0, tab, "i", 1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Escape, 0, escape, NULL);
  bind_arrow (widget, GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0);
  bind_arrow (widget, GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0);
  bind_arrow (widget, GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1);
  bind_arrow (widget, GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1);
}
