/* Actions of the window that are about the hex table. */
#include "app/desktop/hexes/scenarios_window.h"
#include "app/desktop/window/window_private.h"

static void
show_scenarios (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  GtkWidget *window = mu_scenarios_window_new (self->desk);

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}

static const GActionEntry entries[] = {
  { .name = "hex-scenarios", .activate = show_scenarios },
};

void
mu_window_add_hex_actions (MuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
