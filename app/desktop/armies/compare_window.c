#include "app/desktop/armies/compare_window.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/session/armies/army_comparison.h"
#include "app/session/armies/army_query.h"
#include "db/store.h"

struct _MuCompareWindow {
  AdwWindow parent;
  MuDesk *desk;
  MuArmyComparison *comparison;
  MuArmyQuery *query; /* NULL: all */
  gint64 left;
  gint64 right; /* 0: not chosen yet */
  AdwWindowTitle *title;
  GtkWidget *again;
  GtkWidget *copy;
  GtkStack *stack;
  GtkLabel *question;
  GtkEditable *search_entry;
  GtkListView *armies;
  GtkSingleSelection *selection;
  GtkFilterListModel *filtered;
  GtkCustomFilter *filter;
  GtkLabel *found;
  GtkLabel *left_name;
  GtkLabel *left_detail;
  GtkLabel *left_sums;
  GtkLabel *right_name;
  GtkLabel *right_detail;
  GtkLabel *right_sums;
  GtkWidget *heads_scroller;
  GtkLabel *heads;
  GtkLabel *summary;
  GtkColumnView *units;
  GtkColumnViewColumn *left_column;
  GtkColumnViewColumn *right_column;
  GtkSingleSelection *unit_selection;
};

G_DEFINE_FINAL_TYPE (MuCompareWindow, mu_compare_window, ADW_TYPE_WINDOW)

static void
mu_compare_window_dispose (GObject *object)
{
  g_clear_object (&MU_COMPARE_WINDOW (object)->comparison);
  g_clear_object (&MU_COMPARE_WINDOW (object)->desk);
  g_clear_pointer (&MU_COMPARE_WINDOW (object)->query, mu_army_query_free);
  G_OBJECT_CLASS (mu_compare_window_parent_class)->dispose (object);
}

/* --- what stands side by side ------------------------------------------- */

static MuList *
read_list (MuCompareWindow *self, gint64 id)
{
  return id ? mu_store_list (mu_desk_store (self->desk), id, NULL) : NULL;
}

static void
show_page (MuCompareWindow *self, gboolean compared)
{
  gtk_stack_set_visible_child_name (self->stack, compared ? "compared" : "choose");
  gtk_widget_set_visible (self->again, compared);
  gtk_widget_set_visible (self->copy, compared);
  gtk_widget_grab_focus (compared ? GTK_WIDGET (self->units) : GTK_WIDGET (self->search_entry));
}

static void
ask_for (MuCompareWindow *self, const MuList *left)
{
  g_autofree char *text = g_strdup_printf (_ ("Compare “%s” with…"), left->name);

  gtk_label_set_label (self->question, text);
}

static void
show_heads (MuCompareWindow *self)
{
  g_autofree char *heads = NULL;

  g_object_get (self->comparison, "heads", &heads, NULL);
  gtk_widget_set_visible (self->heads_scroller, *heads != '\0');
}

/* Of the lists as the club file has them now. */
static void
look (MuCompareWindow *self)
{
  g_autoptr (MuList) left = read_list (self, self->left);
  g_autoptr (MuList) right = read_list (self, self->right);

  if (left == NULL) {
    gtk_window_close (GTK_WINDOW (self));
    return;
  }
  ask_for (self, left);
  if (right) {
    mu_army_comparison_show (self->comparison, left, right);
    show_heads (self);
  } else if (self->right != 0) {
    self->right = 0;
    show_page (self, FALSE);
  }
}

static void
history_changed (MuHistory *history, guint changed, gint64 id, MuCompareWindow *self)
{
  if ((changed & MU_CHANGED_LISTS) && (id == 0 || id == self->left || id == self->right))
    look (self);
}

/* --- choosing the other one --------------------------------------------- */

static gboolean
is_found (gpointer item, gpointer data)
{
  MuCompareWindow *self = data;

  return mu_army_item_get_id (item) != self->left
         && (self->query == NULL || mu_army_query_matches (self->query, item));
}

static void
count_found (MuCompareWindow *self)
{
  const guint count = g_list_model_get_n_items (G_LIST_MODEL (self->filtered));
  g_autofree char *text = g_strdup_printf (ngettext ("%u army", "%u armies", count), count);

  gtk_label_set_label (self->found, count ? text : _ ("No other army is found by that."));
}

static void
search (MuCompareWindow *self)
{
  g_clear_pointer (&self->query, mu_army_query_free);
  self->query = mu_army_query_new (gtk_editable_get_text (self->search_entry));
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
compare_with (MuCompareWindow *self, guint position)
{
  g_autoptr (MuArmyItem) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (item == NULL)
    return;
  self->right = mu_army_item_get_id (item);
  look (self);
  show_page (self, self->right != 0);
}

/* Enter in the search takes the first that it has found. */
static void
search_activated (MuCompareWindow *self)
{
  compare_with (self, gtk_single_selection_get_selected (self->selection));
}

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuCompareWindow *self = MU_COMPARE_WINDOW (widget);

  show_page (self, FALSE);
  gtk_editable_select_region (self->search_entry, 0, -1);
}

static void
copy_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  MuCompareWindow *self = MU_COMPARE_WINDOW (widget);
  g_autofree char *text = mu_army_comparison_text (self->comparison);

  if (self->right == 0)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  adw_window_title_set_subtitle (self->title, _ ("Copied as text"));
}

/* Escape in the search, which would not reach the window. */
static void
search_stopped (MuCompareWindow *self)
{
  gtk_window_close (GTK_WINDOW (self));
}

/* --- setting up --------------------------------------------------------- */

static void
mu_compare_window_class_init (MuCompareWindowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_compare_window_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/compare-window.ui");
  gtk_widget_class_install_action (widget, "compare.choose", NULL, choose_action);
  gtk_widget_class_install_action (widget, "compare.copy", NULL, copy_action);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_c, GDK_CONTROL_MASK, "compare.copy", NULL);
  gtk_widget_class_add_binding_action (widget, GDK_KEY_f, GDK_CONTROL_MASK, "compare.choose", NULL);
  mu_bind_parts (widget, MuCompareWindow, title, again, copy, stack, question, search_entry, armies,
                 selection, filtered, filter, found);
  mu_bind_parts (widget, MuCompareWindow, left_name, left_detail, left_sums, right_name,
                 right_detail, right_sums, heads_scroller, heads, summary, units, left_column,
                 right_column, unit_selection);
}

static void
show_in (MuCompareWindow *self, const char *property, gpointer target, const char *as)
{
  g_object_bind_property (self->comparison, property, target, as, G_BINDING_SYNC_CREATE);
}

static void
bind_texts (MuCompareWindow *self)
{
  show_in (self, "left-name", self->left_name, "label");
  show_in (self, "left-detail", self->left_detail, "label");
  show_in (self, "left-sums", self->left_sums, "label");
  show_in (self, "right-name", self->right_name, "label");
  show_in (self, "right-detail", self->right_detail, "label");
  show_in (self, "right-sums", self->right_sums, "label");
  show_in (self, "heads", self->heads, "label");
  show_in (self, "summary", self->summary, "label");
  show_in (self, "left-name", self->left_column, "title");
  show_in (self, "right-name", self->right_column, "title");
}

static void
mu_compare_window_init (MuCompareWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_custom_filter_set_filter_func (self->filter, is_found, self, NULL);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry),
                                           GTK_WIDGET (self->armies));
  mu_listen (self->search_entry, "changed", search, self);
  mu_listen (self->search_entry, "activate", search_activated, self);
  mu_listen (self->search_entry, "stop-search", search_stopped, self);
  mu_listen (self->filtered, "items-changed", count_found, self);
  mu_listen (self->armies, "activate", compare_with, self);
}

GtkWidget *
mu_compare_window_new (MuDesk *desk, gint64 list)
{
  MuCompareWindow *self = g_object_new (MU_TYPE_COMPARE_WINDOW, NULL);

  self->desk = g_object_ref (desk);
  self->left = list;
  self->comparison = mu_army_comparison_new (mu_club_books (mu_desk_club (desk)));
  bind_texts (self);
  gtk_filter_list_model_set_model (self->filtered, mu_armies_get_model (mu_desk_armies (desk)));
  gtk_single_selection_set_model (self->unit_selection,
                                  mu_army_comparison_get_rows (self->comparison));
  g_signal_connect_object (mu_desk_history (desk), "changed", G_CALLBACK (history_changed), self,
                           0);
  look (self);
  count_found (self);
  show_page (self, FALSE);
  return GTK_WIDGET (self);
}
