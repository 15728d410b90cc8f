#include "app/desktop/page/focus_left.h"

typedef struct {
  MuFocusLeft left;
  gpointer owner;
  guint idle; /* 0: none */
} Watch;

static void
free_watch (gpointer data, GClosure *closure)
{
  Watch *watch = data;

  g_clear_handle_id (&watch->idle, g_source_remove);
  g_free (watch);
}

static gboolean
tell (gpointer data)
{
  Watch *watch = data;

  watch->idle = 0;
  watch->left (watch->owner);
  return G_SOURCE_REMOVE;
}

static void
left (Watch *watch)
{
  if (watch->idle == 0)
    watch->idle = g_idle_add_full (G_PRIORITY_HIGH, tell, watch, NULL);
}

void
mu_focus_left_watch (GtkWidget *widget, MuFocusLeft tell_left, gpointer owner)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  Watch *watch = g_new0 (Watch, 1);

  *watch = (Watch){ .left = tell_left, .owner = owner };
  g_signal_connect_data (focus, "leave", G_CALLBACK (left), watch, free_watch, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, focus);
}
