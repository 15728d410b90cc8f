/* What keys do on a picture. */
#include <gdk/gdkkeysyms.h>

#include "app/desktop/picture/picture_private.h"

#define KEY_ZOOM  1.25
#define ARROW_WAY 48.0 /* pixels */

#define DOES(view) MU_PICTURE_VIEW_GET_CLASS (view)

/* --- what is chosen ------------------------------------------------------------------------ */

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
    mu_picture_move (self, dx * ARROW_WAY, dy * ARROW_WAY);
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
  mu_picture_zoom (MU_PICTURE_VIEW (widget), KEY_ZOOM);
}

static void
zoom_out (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_picture_zoom (MU_PICTURE_VIEW (widget), 1 / KEY_ZOOM);
}

static void
fit (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_picture_view_fit (MU_PICTURE_VIEW (widget));
}

static void
toggle_key (GtkWidget *widget, const char *name, GVariant *parameter)
{
  mu_picture_of (widget)->key = !mu_picture_of (widget)->key;
  gtk_widget_queue_draw (widget);
}

static const struct {
  guint key;
  GdkModifierType state;
  const char *action;
} keys[] = {
  { GDK_KEY_plus, 0, "picture.zoom-in" },   { GDK_KEY_plus, GDK_SHIFT_MASK, "picture.zoom-in" },
  { GDK_KEY_equal, 0, "picture.zoom-in" },  { GDK_KEY_KP_Add, 0, "picture.zoom-in" },
  { GDK_KEY_minus, 0, "picture.zoom-out" }, { GDK_KEY_KP_Subtract, 0, "picture.zoom-out" },
  { GDK_KEY_0, 0, "picture.fit" },          { GDK_KEY_Home, 0, "picture.fit" },
  { GDK_KEY_k, 0, "picture.key" },
};

static void
bind_actions (GtkWidgetClass *widget)
{
  gtk_widget_class_install_action (widget, "picture.zoom-in", NULL, zoom_in);
  gtk_widget_class_install_action (widget, "picture.zoom-out", NULL, zoom_out);
  gtk_widget_class_install_action (widget, "picture.fit", NULL, fit);
  gtk_widget_class_install_action (widget, "picture.key", NULL, toggle_key);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget, keys[i].key, keys[i].state, keys[i].action, NULL);
}

void
mu_picture_bind_keys (GtkWidgetClass *widget)
{
  bind_actions (widget);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, 0, tab, "i", 1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab, "i", -1);
  gtk_widget_class_add_binding (widget, GDK_KEY_Escape, 0, escape, NULL);
  bind_arrow (widget, GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0);
  bind_arrow (widget, GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0);
  bind_arrow (widget, GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1);
  bind_arrow (widget, GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1);
}
