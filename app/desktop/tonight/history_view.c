#include "app/desktop/tonight/history_view.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"

struct _MuHistoryView {
  AdwBin parent;
  MuHistoricBattles *battles; /* NULL: not read yet */
  MuHistoricBattle *open;     /* NULL: all of them are shown */
  gboolean awaited;           /* the keyboard goes to the first row when it is there */
  AdwWindowTitle *title;
  GtkStack *stack;
  AdwStatusPage *trouble;
  GtkListBox *list;
  GtkWidget *page;
  GtkWidget *fight;
  GtkLabel *known;
  GtkLabel *field;
  GtkLabel *sources;
  GtkLabel *army_a;
  GtkLabel *army_b;
  GtkLabel *points_a;
  GtkLabel *points_b;
  GtkLabel *units_a;
  GtkLabel *units_b;
  GtkLabel *told_a;
  GtkLabel *told_b;
  GtkLabel *victory_a;
  GtkLabel *victory_b;
  GtkWidget *take_a;
  GtkWidget *take_b;
};

G_DEFINE_FINAL_TYPE (MuHistoryView, mu_history_view, ADW_TYPE_BIN)

static void
mu_history_view_dispose (GObject *object)
{
  MuHistoryView *self = MU_HISTORY_VIEW (object);

  g_clear_object (&self->open);
  g_clear_object (&self->battles);
  G_OBJECT_CLASS (mu_history_view_parent_class)->dispose (object);
}

/* --- the page of one -------------------------------------------------------- */

static void
show_text (MuHistoryView *self, GtkLabel *label, const char *property)
{
  g_autofree char *text = NULL;

  g_object_get (self->open, property, &text, NULL);
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* Both say the same; who does not see beside which army they stand hears it. */
static void
name_button (GtkWidget *button, GtkLabel *army)
{
  g_autofree char *name = g_strdup_printf (_ ("Change “%s” in Armies"), gtk_label_get_label (army));

  mu_name_widget (button, name);
}

static void
fill_page (MuHistoryView *self)
{
  const struct {
    GtkLabel *label;
    const char *property;
  } texts[] = {
    { self->known, "known" },         { self->field, "field" },
    { self->sources, "sources" },     { self->army_a, "army-a" },
    { self->army_b, "army-b" },       { self->points_a, "points-a" },
    { self->points_b, "points-b" },   { self->units_a, "units-a" },
    { self->units_b, "units-b" },     { self->told_a, "told-a" },
    { self->told_b, "told-b" },       { self->victory_a, "victory-a" },
    { self->victory_b, "victory-b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    show_text (self, texts[i].label, texts[i].property);
  name_button (self->take_a, self->army_a);
  name_button (self->take_b, self->army_b);
}

static void
show_page (MuHistoryView *self)
{
  g_autofree char *title = mu_historic_battle_title (self->open);

  fill_page (self);
  adw_window_title_set_title (self->title, title);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->page)),
                            0);
  gtk_stack_set_visible_child_name (self->stack, "one");
  gtk_widget_grab_focus (self->fight);
}

/* --- all of them ------------------------------------------------------------- */

static void
show_all (MuHistoryView *self)
{
  adw_window_title_set_title (self->title, _ ("Battles of History"));
  gtk_stack_set_visible_child_name (self->stack, "all");
}

static void
row_activated (MuHistoryView *self, GtkListBoxRow *row)
{
  GListModel *model = mu_historic_battles_get_model (self->battles);

  g_clear_object (&self->open);
  self->open = g_list_model_get_item (model, (guint) gtk_list_box_row_get_index (row));
  if (self->open)
    show_page (self);
}

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  g_autofree char *title = mu_historic_battle_title (item);
  g_autofree char *armies = NULL;

  g_object_get (item, "armies", &armies, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), armies);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, armies,
                                  -1);
  return row;
}

/* Those that can be read are there all the same. */
static void
tell_trouble (MuHistoryView *self)
{
  GListModel *model = mu_historic_battles_get_model (self->battles);
  g_autofree char *trouble = NULL;
  gboolean loading;

  g_object_get (self->battles, "trouble", &trouble, "loading", &loading, NULL);
  adw_status_page_set_description (self->trouble, trouble);
  if (!loading && !self->open && g_list_model_get_n_items (model) == 0)
    gtk_stack_set_visible_child_name (self->stack, "trouble");
}

static void
loaded (MuHistoryView *self)
{
  tell_trouble (self);
  if (self->awaited && gtk_widget_get_mapped (GTK_WIDGET (self)))
    mu_history_view_focus (self);
}

void
mu_history_view_read (MuHistoryView *self, const MuShelf *shelf)
{
  if (self->battles)
    return;
  self->battles = mu_historic_battles_new (shelf);
  gtk_list_box_bind_model (self->list, mu_historic_battles_get_model (self->battles), make_row,
                           NULL, NULL);
  mu_listen (self->battles, "notify::loading", loaded, self);
}

MuHistoricBattle *
mu_history_view_get_open (MuHistoryView *self)
{
  return self->open;
}

gboolean
mu_history_view_focus (MuHistoryView *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

  self->awaited = !self->open && !first;
  if (self->awaited)
    return FALSE;
  return gtk_widget_grab_focus (self->open ? self->fight : GTK_WIDGET (first));
}

/* To the row that one came from. */
gboolean
mu_history_view_go_back (MuHistoryView *self)
{
  guint at = 0;

  if (!self->open)
    return FALSE;
  g_list_store_find (G_LIST_STORE (mu_historic_battles_get_model (self->battles)), self->open, &at);
  g_clear_object (&self->open);
  show_all (self);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) at)));
  return TRUE;
}

static void
mu_history_view_class_init (MuHistoryViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_history_view_dispose;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/history-view.ui");
  gtk_widget_class_bind_template_callback (widget, row_activated);
  mu_bind_parts (widget, MuHistoryView, title, stack, trouble, list, page, fight, known, field,
                 sources, take_a, take_b);
  mu_bind_parts (widget, MuHistoryView, army_a, army_b, points_a, points_b, units_a, units_b,
                 told_a, told_b, victory_a, victory_b);
}

static void
mu_history_view_init (MuHistoryView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_all (self);
}
