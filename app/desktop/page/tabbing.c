#include "app/desktop/page/tabbing.h"

#include <adwaita.h>

static GtkWidget *
next_to (GtkWidget *widget, GtkDirectionType way)
{
  return way == GTK_DIR_TAB_FORWARD ? gtk_widget_get_next_sibling (widget)
                                    : gtk_widget_get_prev_sibling (widget);
}

static GtkWidget *
first_in (GtkWidget *widget, GtkDirectionType way)
{
  return way == GTK_DIR_TAB_FORWARD ? gtk_widget_get_first_child (widget)
                                    : gtk_widget_get_last_child (widget);
}

/* From this one on, up to but without the end. */
static gboolean
focus_among (GtkWidget *from, GtkWidget *end, GtkDirectionType way)
{
  for (GtkWidget *widget = from; widget && widget != end; widget = next_to (widget, way))
    if (gtk_widget_get_mapped (widget) && gtk_widget_child_focus (widget, way))
      return TRUE;
  return FALSE;
}

/* A toast lies over everything else, not after it: from the first pane, which is its container's
 * last child, the keyboard would come to the toast, and from there to the first pane again. */
static gboolean
is_beside_toasts (GtkWidget *widget)
{
  return ADW_IS_TOAST_OVERLAY (gtk_widget_get_parent (widget));
}

static gboolean
go_on (GtkWidget *list, GtkDirectionType way)
{
  for (GtkWidget *widget = list; widget && !GTK_IS_ROOT (widget) && !is_beside_toasts (widget);
       widget = gtk_widget_get_parent (widget))
    if (focus_among (next_to (widget, way), NULL, way))
      return TRUE;
  return FALSE;
}

/* What comes first on the way down to the widget. */
static gboolean
begin_again (GtkWidget *widget, GtkDirectionType way)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent == NULL)
    return FALSE;
  return begin_again (parent, way) || focus_among (first_in (parent, way), widget, way);
}

static gboolean
leave (GtkWidget *widget, GtkDirectionType way)
{
  return go_on (widget, way) || begin_again (widget, way);
}

static gboolean
leave_list (GtkWidget *list, GVariant *way, gpointer data)
{
  return leave (list, (GtkDirectionType) g_variant_get_int32 (way));
}

static gboolean
leave_pane (GtkWidget *pane, GVariant *way, gpointer data)
{
  const GtkDirectionType direction = (GtkDirectionType) g_variant_get_int32 (way);

  return gtk_widget_child_focus (pane, direction) || leave (pane, direction);
}

static void
add_key (GtkEventController *keys, const char *key, GtkShortcutFunc go, GtkDirectionType way)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (key),
                                            gtk_callback_action_new (go, NULL, NULL));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (way));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), shortcut);
}

static void
add_keys (GtkWidget *widget, GtkShortcutFunc go)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add_key (keys, "Tab", go, GTK_DIR_TAB_FORWARD);
  add_key (keys, "<Shift>Tab|<Shift>ISO_Left_Tab", go, GTK_DIR_TAB_BACKWARD);
  gtk_widget_add_controller (widget, keys);
}

void
mu_tabbing_leaves_list (GtkWidget *list)
{
  add_keys (list, leave_list);
}

void
mu_tabbing_leaves_pane (GtkWidget *pane)
{
  add_keys (pane, leave_pane);
}
