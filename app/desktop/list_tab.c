#include "app/desktop/list_tab.h"

static gboolean
go_on (GtkWidget *list, GVariant *arguments, gpointer after)
{
  return gtk_widget_child_focus (after, GTK_DIR_TAB_FORWARD);
}

static gboolean
go_back (GtkWidget *list, GVariant *arguments, gpointer before)
{
  return gtk_widget_child_focus (before, GTK_DIR_TAB_BACKWARD);
}

static void
add (GtkEventController *keys, const char *key, GtkShortcutFunc leave, GtkWidget *to)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (key),
                                            gtk_callback_action_new (leave, to, NULL));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

void
mu_list_tab_leaves (GtkWidget *list, GtkWidget *before, GtkWidget *after)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add (keys, "Tab", go_on, after);
  add (keys, "<Shift>Tab|<Shift>ISO_Left_Tab", go_back, before);
  gtk_widget_add_controller (list, keys);
}
