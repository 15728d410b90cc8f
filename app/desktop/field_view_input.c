/* What hands do on the battlefield: wheel, drag, click, pinch, keys. */
#include <gdk/gdkkeysyms.h>
#include <glib/gi18n.h>

#include "app/desktop/field_view_private.h"
#include "app/desktop/pinch.h"

#define WHEEL_ZOOM 1.15
#define WHEEL_WAY  48.0 /* pixels a notch */
#define ARROW_WAY  48.0
#define NUDGE      5 /* paces */
#define FAR_NUDGE  20
#define SLACK      6.0 /* pixels off a body's edge that still hit it */

/* --- mouse and touch ----------------------------------------------------------------- */

static void
moved (MuFieldView *self, double x, double y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

static gboolean
scrolled (GtkEventControllerScroll *scroll, double dx, double dy, MuFieldView *self)
{
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (state & GDK_CONTROL_MASK)
    mu_field_view_zoom_at (self, dy < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM, self->pointer_x,
                           self->pointer_y);
  else if (self->fits)
    return GDK_EVENT_PROPAGATE;
  else if (state & GDK_SHIFT_MASK)
    mu_field_view_move (self, (dx + dy) * WHEEL_WAY, 0);
  else
    mu_field_view_move (self, dx * WHEEL_WAY, dy * WHEEL_WAY);
  return GDK_EVENT_STOP;
}

static void
drag_begun (MuFieldView *self, double x, double y)
{
  mu_field_view_grab (self, x, y);
  self->drag_left = self->view.left;
  self->drag_top = self->view.top;
}

static void
dragged (GtkGestureDrag *drag, double dx, double dy, MuFieldView *self)
{
  MuSceneView view = self->view;

  if (gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) dx, (int) dy))
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->grab != MU_GRAB_NOTHING) {
    mu_field_view_carry (self, dx, dy, FALSE);
    return;
  }
  if (self->scene == NULL || self->fits)
    return;
  view.left = self->drag_left - dx / view.scale;
  view.top = self->drag_top + dy / view.scale;
  mu_field_view_set_view (self, view);
}

static void
drag_ended (GtkGestureDrag *drag, double dx, double dy, MuFieldView *self)
{
  if (self->carries)
    mu_field_view_carry (self, dx, dy, TRUE);
  self->grab = MU_GRAB_NOTHING;
}

/* Another hand, or Escape: nothing has been moved. */
static void
drag_cancelled (MuFieldView *self)
{
  if (self->grab != MU_GRAB_NOTHING)
    mu_field_view_drop (self);
}

static void
clicked (GtkGestureClick *click, int presses, double x, double y, MuFieldView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->scene)
    mu_field_view_choose (self, mu_scene_body_at (self->scene, &self->view, x, y, SLACK));
  if (presses == 2)
    mu_field_view_zoom_at (self, 2, x, y);
}

static void
pinched (gpointer view, double factor, double x, double y)
{
  mu_field_view_zoom_at (MU_FIELD_VIEW (view), factor, x, y);
}

static gboolean
mu_field_view_tooltip (MuFieldView *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const int body = keyboard      ? mu_field_view_get_selected (self)
                   : self->scene ? mu_scene_body_at (self->scene, &self->view, x, y, SLACK)
                                 : -1;
  g_autofree char *name = mu_field_view_name (self, body);
  g_autofree char *state = mu_field_view_state (self, body);

  if (name == NULL || state == NULL)
    return FALSE;
  g_autofree char *text = g_markup_printf_escaped ("<b>%s</b>\n%s", name, state);
  gtk_tooltip_set_markup (tooltip, text);
  return TRUE;
}

static void
add_gesture (MuFieldView *self, gpointer gesture, const char *signal, GCallback callback)
{
  g_signal_connect (gesture, signal, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
mu_field_view_add_input (MuFieldView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll
      = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  add_gesture (self, scroll, "scroll", G_CALLBACK (scrolled));
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begun), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_ended), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancelled), self);
  add_gesture (self, drag, "drag-update", G_CALLBACK (dragged));
  add_gesture (self, gtk_gesture_click_new (), "released", G_CALLBACK (clicked));
  mu_pinch_add (self, pinched);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (mu_field_view_tooltip), NULL);
}

/* --- keys ------------------------------------------------------------------------------- */

/* The next body that stands on the table; -1 past the last. */
static int
next_body (MuFieldView *self, int way)
{
  const int bodies = self->scene ? (int) self->scene->bodies->len : 0;
  const int now = mu_field_view_get_selected (self);

  for (int i = now < 0 ? (way > 0 ? 0 : bodies - 1) : now + way; i >= 0 && i < bodies; i += way)
    if (mu_scene_body_stands (&g_array_index (self->scene->bodies, MuSceneBody, i)))
      return i;
  return -1;
}

/* Past the last body Tab goes on to the next widget, as it does everywhere. */
static gboolean
tab (GtkWidget *widget, GVariant *way, gpointer data)
{
  MuFieldView *self = MU_FIELD_VIEW (widget);
  const int next = next_body (self, g_variant_get_int32 (way));

  if (next < 0)
    return GDK_EVENT_PROPAGATE;
  mu_field_view_choose (self, next);
  return GDK_EVENT_STOP;
}

static gboolean
let_go (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  if (mu_field_view_get_selected (MU_FIELD_VIEW (widget)) < 0)
    return GDK_EVENT_PROPAGATE;
  mu_field_view_choose (MU_FIELD_VIEW (widget), -1);
  return GDK_EVENT_STOP;
}

static gboolean
arrow (GtkWidget *widget, GVariant *way, gpointer data)
{
  int dx;
  int dy;

  g_variant_get (way, "(ii)", &dx, &dy);
  if (mu_field_view_nudge (MU_FIELD_VIEW (widget), dx * NUDGE, dy * NUDGE))
    return GDK_EVENT_STOP;
  mu_field_view_move (MU_FIELD_VIEW (widget), dx * ARROW_WAY, dy * ARROW_WAY);
  return GDK_EVENT_STOP;
}

static gboolean
far_arrow (GtkWidget *widget, GVariant *way, gpointer data)
{
  int dx;
  int dy;

  g_variant_get (way, "(ii)", &dx, &dy);
  return mu_field_view_nudge (MU_FIELD_VIEW (widget), dx * FAR_NUDGE, dy * FAR_NUDGE);
}

static void
bind_arrow (GtkWidgetClass *widget, guint key, guint keypad, int dx, int dy)
{
  gtk_widget_class_add_binding (widget, key, 0, arrow, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget, keypad, 0, arrow, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget, key, GDK_SHIFT_MASK, far_arrow, "(ii)", dx, dy);
}

void
mu_field_view_bind_keys (GtkWidgetClass *widget)
{
  static const guint in[] = { GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add };
  static const guint out[] = { GDK_KEY_minus, GDK_KEY_KP_Subtract };

  for (guint i = 0; i < G_N_ELEMENTS (in); i++)
    gtk_widget_class_add_binding_action (widget, in[i], 0, "field.zoom-in", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (out); i++)
    gtk_widget_class_add_binding_action (widget, out[i], 0, "field.zoom-out", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_plus, GDK_SHIFT_MASK, "field.zoom-in", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_0, 0, "field.fit", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Home, 0, "field.fit", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_k, 0, "field.key", NULL);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, 0, tab, "i", 1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Escape, 0, let_go, NULL);
  bind_arrow (widget, GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0);
  bind_arrow (widget, GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0);
  bind_arrow (widget, GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1);
  bind_arrow (widget, GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1);
}
