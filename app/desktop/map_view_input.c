/* What hands do on the map: wheel, drag, click, pinch, keys. */
#include <gdk/gdkkeysyms.h>
#include <glib/gi18n.h>

#include "app/desktop/map_view_private.h"
#include "app/desktop/pinch.h"

#define WHEEL_ZOOM 1.15
#define WHEEL_WAY  48.0 /* pixels a notch */
#define ARROW_WAY  48.0
#define NUDGE      50 /* of the map's lengths */
#define FAR_NUDGE  250

/* --- mouse and touch ----------------------------------------------------------------- */

static void
moved (MuMapView *self, double x, double y)
{
  self->pointer_x = x;
  self->pointer_y = y;
}

static gboolean
scrolled (GtkEventControllerScroll *scroll, double dx, double dy, MuMapView *self)
{
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));

  if (state & GDK_CONTROL_MASK)
    mu_map_view_zoom_at (self, dy < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM, self->pointer_x,
                         self->pointer_y);
  else if (self->fits)
    return GDK_EVENT_PROPAGATE;
  else if (state & GDK_SHIFT_MASK)
    mu_map_view_pan (self, (dx + dy) * WHEEL_WAY, 0);
  else
    mu_map_view_pan (self, dx * WHEEL_WAY, dy * WHEEL_WAY);
  return GDK_EVENT_STOP;
}

static void
drag_begun (GtkGestureDrag *drag, double x, double y, MuMapView *self)
{
  const GdkModifierType state
      = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (drag));

  mu_map_view_press (self, x, y, (state & GDK_CONTROL_MASK) != 0);
}

static void
dragged (GtkGestureDrag *drag, double dx, double dy, MuMapView *self)
{
  mu_map_view_carry (self, dx, dy);
  if (self->carries)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
drag_ended (GtkGestureDrag *drag, double dx, double dy, MuMapView *self)
{
  mu_map_view_let_go (self, dx, dy);
}

static void
drag_cancelled (MuMapView *self)
{
  if (self->hand != MU_MAP_HAND_IDLE)
    mu_map_view_drop (self);
}

static int
force_at (MuMapView *self, double x, double y)
{
  MuSceneLook look;

  mu_map_view_look (self, &look);
  return mu_map_scene_force_at (self->scene, &self->view, &look, x, y);
}

static void
choose_at (MuMapView *self, double x, double y)
{
  const int force = force_at (self, x, y);
  const int place = mu_map_view_place_at (self, x, y);

  if (force != MU_MAP_NOWHERE)
    g_signal_emit_by_name (self, "force-chosen", force);
  else
    mu_map_view_pick (self, place,
                      place == MU_MAP_NOWHERE ? mu_map_view_road_at (self, x, y) : MU_MAP_NOWHERE);
}

static void
clicked (GtkGestureClick *click, int presses, double x, double y, MuMapView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->scene == NULL)
    return;
  if (presses == 1)
    choose_at (self, x, y);
  if (presses != 2 || force_at (self, x, y) != MU_MAP_NOWHERE)
    return;
  if (mu_map_view_get_chosen (self) != MU_MAP_NOWHERE)
    gtk_widget_activate_action (GTK_WIDGET (self), "map.details", NULL);
  else if (mu_map_view_get_road (self) == MU_MAP_NOWHERE)
    mu_map_view_add_at (self, x, y);
}

static void
pinched (gpointer view, double factor, double x, double y)
{
  mu_map_view_zoom_at (MU_MAP_VIEW (view), factor, x, y);
}

static gboolean
tell (MuMapView *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  int force;
  int place;
  g_autofree char *words = NULL;

  if (self->scene == NULL)
    return FALSE;
  force = keyboard ? MU_MAP_NOWHERE : force_at (self, x, y);
  place = keyboard ? mu_map_view_get_chosen (self) : mu_map_view_place_at (self, x, y);
  words = force >= 0   ? mu_map_scene_force_words (self->scene, force)
          : place >= 0 ? mu_map_scene_place_words (self->scene, place)
                       : NULL;
  if (words)
    gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
}

static void
add_gesture (MuMapView *self, gpointer gesture, const char *signal, GCallback callback)
{
  g_signal_connect (gesture, signal, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (gesture));
}

void
mu_map_view_add_input (MuMapView *self)
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

/* --- keys ------------------------------------------------------------------------------- */

/* Past the last place Tab goes on to the next widget, as it does everywhere. */
static gboolean
tab (GtkWidget *widget, GVariant *way, gpointer data)
{
  MuMapView *self = MU_MAP_VIEW (widget);
  const MuMap *map = mu_map_view_get_map (self);
  const int step = g_variant_get_int32 (way), now = mu_map_view_get_chosen (self);
  const int places = map ? (int) map->places->len : 0;
  const int next = now >= 0 ? now + step : step > 0 ? 0 : places - 1;

  if (next < 0 || next >= places)
    return GDK_EVENT_PROPAGATE;
  mu_map_view_pick (self, next, MU_MAP_NOWHERE);
  mu_map_view_reveal (self, next);
  return GDK_EVENT_STOP;
}

/* First the road that is being laid, then what is chosen. */
static gboolean
escape (GtkWidget *widget, GVariant *parameter, gpointer data)
{
  MuMapView *self = MU_MAP_VIEW (widget);

  if (self->hand != MU_MAP_HAND_IDLE || self->road_from != MU_MAP_NOWHERE)
    mu_map_view_drop (self);
  else if (mu_map_view_get_chosen (self) >= 0 || mu_map_view_get_road (self) >= 0)
    mu_map_view_pick (self, MU_MAP_NOWHERE, MU_MAP_NOWHERE);
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static gboolean
arrow (GtkWidget *widget, GVariant *way, gpointer data)
{
  int dx;
  int dy;

  g_variant_get (way, "(ii)", &dx, &dy);
  if (!mu_map_view_nudge (MU_MAP_VIEW (widget), dx * NUDGE, dy * NUDGE))
    mu_map_view_pan (MU_MAP_VIEW (widget), dx * ARROW_WAY, dy * ARROW_WAY);
  return GDK_EVENT_STOP;
}

static gboolean
far_arrow (GtkWidget *widget, GVariant *way, gpointer data)
{
  int dx;
  int dy;

  g_variant_get (way, "(ii)", &dx, &dy);
  return mu_map_view_nudge (MU_MAP_VIEW (widget), dx * FAR_NUDGE, dy * FAR_NUDGE);
}

static void
bind_arrow (GtkWidgetClass *widget, guint key, guint keypad, int dx, int dy)
{
  gtk_widget_class_add_binding (widget, key, 0, arrow, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget, keypad, 0, arrow, "(ii)", dx, dy);
  gtk_widget_class_add_binding (widget, key, GDK_SHIFT_MASK, far_arrow, "(ii)", dx, dy);
}

static const struct {
  guint key;
  GdkModifierType state;
  const char *action;
} keys[] = {
  { GDK_KEY_plus, 0, "map.zoom-in" },   { GDK_KEY_plus, GDK_SHIFT_MASK, "map.zoom-in" },
  { GDK_KEY_equal, 0, "map.zoom-in" },  { GDK_KEY_KP_Add, 0, "map.zoom-in" },
  { GDK_KEY_minus, 0, "map.zoom-out" }, { GDK_KEY_KP_Subtract, 0, "map.zoom-out" },
  { GDK_KEY_0, 0, "map.fit" },          { GDK_KEY_Home, 0, "map.fit" },
  { GDK_KEY_k, 0, "map.key" },          { GDK_KEY_r, 0, "map.road" },
  { GDK_KEY_Insert, 0, "map.add" },     { GDK_KEY_KP_Insert, 0, "map.add" },
  { GDK_KEY_Delete, 0, "map.remove" },  { GDK_KEY_KP_Delete, 0, "map.remove" },
  { GDK_KEY_Return, 0, "map.details" }, { GDK_KEY_KP_Enter, 0, "map.details" },
};

void
mu_map_view_bind_keys (GtkWidgetClass *widget)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget, keys[i].key, keys[i].state, keys[i].action, NULL);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, 0, tab, "i", 1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Escape, 0, escape, NULL);
  bind_arrow (widget, GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0);
  bind_arrow (widget, GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0);
  bind_arrow (widget, GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1);
  bind_arrow (widget, GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1);
}
