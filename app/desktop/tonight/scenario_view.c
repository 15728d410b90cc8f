#include "app/desktop/tonight/scenario_view.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

struct _MuScenarioView {
  AdwBin parent;
  GListStore *scenarios; /* NULL: not read yet */
  MuScenarioItem *shown; /* NULL: all of them are shown */
  AdwWindowTitle *title;
  GtkStack *stack;
  GtkListBox *list;
  GtkWidget *open;
  GtkWidget *page;
  GtkWidget *set_up;
  GtkLabel *about;
  GtkLabel *note;
  GtkLabel *special;
  GtkWidget *special_card;
};

G_DEFINE_FINAL_TYPE (MuScenarioView, mu_scenario_view, ADW_TYPE_BIN)

static void
mu_scenario_view_dispose (GObject *object)
{
  MuScenarioView *self = MU_SCENARIO_VIEW (object);

  g_clear_object (&self->shown);
  g_clear_object (&self->scenarios);
  G_OBJECT_CLASS (mu_scenario_view_parent_class)->dispose (object);
}

/* --- the page of one -------------------------------------------------------- */

static void
show_text (MuScenarioView *self, GtkLabel *label, GtkWidget *whole, const char *property)
{
  g_autofree char *text = NULL;

  g_object_get (self->shown, property, &text, NULL);
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (whole, *text != '\0');
}

void
mu_scenario_view_show (MuScenarioView *self, MuScenarioItem *scenario)
{
  g_set_object (&self->shown, scenario);
  show_text (self, self->about, GTK_WIDGET (self->about), "about");
  show_text (self, self->note, GTK_WIDGET (self->note), "note");
  show_text (self, self->special, self->special_card, "special");
  adw_window_title_set_title (self->title, mu_scenario_item_get_title (scenario));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->page)),
                            0);
  gtk_stack_set_visible_child_name (self->stack, "one");
  gtk_widget_hide (self->open);
  gtk_widget_grab_focus (self->set_up);
}

MuScenarioItem *
mu_scenario_view_get_open (MuScenarioView *self)
{
  return self->shown;
}

/* --- all of them ------------------------------------------------------------- */

static void
show_all (MuScenarioView *self)
{
  adw_window_title_set_title (self->title, _ ("Hex Table"));
  gtk_stack_set_visible_child_name (self->stack, "all");
  gtk_widget_show (self->open);
}

static void
row_activated (MuScenarioView *self, GtkListBoxRow *row)
{
  g_autoptr (MuScenarioItem) item = g_list_model_get_item (
      G_LIST_MODEL (self->scenarios), (guint) gtk_list_box_row_get_index (row));

  if (item)
    mu_scenario_view_show (self, item);
}

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *about = NULL;

  g_object_get (item, "about", &about, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), mu_scenario_item_get_title (item));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about,
                                  -1);
  return row;
}

gboolean
mu_scenario_view_read (MuScenarioView *self, GError **error)
{
  if (self->scenarios)
    return TRUE;
  self->scenarios = mu_scenario_items_new (error);
  if (!self->scenarios)
    return FALSE;
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->scenarios), make_row, NULL, NULL);
  return TRUE;
}

gboolean
mu_scenario_view_focus (MuScenarioView *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

  if (self->shown)
    return gtk_widget_grab_focus (self->set_up);
  return gtk_widget_grab_focus (first ? GTK_WIDGET (first) : self->open);
}

/* To the row that one came from; one of a file is in none. */
gboolean
mu_scenario_view_go_back (MuScenarioView *self)
{
  guint at = 0;

  if (!self->shown)
    return FALSE;
  if (!self->scenarios || !g_list_store_find (self->scenarios, self->shown, &at))
    at = 0;
  g_clear_object (&self->shown);
  show_all (self);
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int) at);
  gtk_widget_grab_focus (row ? GTK_WIDGET (row) : self->open);
  return TRUE;
}

static void
mu_scenario_view_class_init (MuScenarioViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_scenario_view_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/scenario-view.ui");
  gtk_widget_class_bind_template_callback (widget, row_activated);
  mu_bind_parts (widget, MuScenarioView, title, stack, list, open, page, set_up, about, note,
                 special, special_card);
}

static void
mu_scenario_view_init (MuScenarioView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_all (self);
}
