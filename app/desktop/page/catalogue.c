#include "app/desktop/page/catalogue.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/desktop/rows/gradual_rows.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/words.h"

#define AT_ONCE 20 /* rows, as many as there is room for in a usual window */

struct _MuCatalogue {
  GtkBox parent;
  AdwHeaderBar *header;
  GtkToggleButton *search_button;
  GtkSearchBar *search_bar;
  GtkBox *search_box;
  GtkSearchEntry *search_entry;
  GtkStack *stack;
  GtkListView *view;
  GtkSingleSelection *selection;
  GtkFilterListModel *filtered;
  GtkCustomFilter *filter;
  GtkLabel *none_label;
  GtkWidget *menu; /* of a row; NULL: there is none */
  char *title;
  char *empty_text;
  char *search_hint;
  MuCatalogueFinder finder; /* NULL: as below */
  gpointer finder_data;
  gboolean by_found_by; /* rows say themselves what they are found by; else by their name */
};

static GtkBuildableIface *parent_buildable;
static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (MuCatalogue, mu_catalogue, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

enum { PROP_TITLE = 1, PROP_FACTORY, PROP_EMPTY_TEXT, PROP_SEARCH_HINT, N_PROPS };
enum { PICKED, OPENED, SEARCHED, FOUND, N_SIGNALS };

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  MuCatalogue *self = MU_CATALOGUE (buildable);

  if (g_strcmp0 (type, "end") == 0)
    adw_header_bar_pack_end (self->header, GTK_WIDGET (child));
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
mu_catalogue_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MuCatalogue *self = MU_CATALOGUE (object);

  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_FACTORY:
    g_value_set_object (value, gtk_list_view_get_factory (self->view));
    break;
  case PROP_EMPTY_TEXT:
    g_value_set_string (value, self->empty_text);
    break;
  case PROP_SEARCH_HINT:
    g_value_set_string (value, self->search_hint);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
set_title (MuCatalogue *self, const char *title)
{
  g_free (self->title);
  self->title = g_strdup (title);
  mu_name_widget (self->view, title);
}

static void
mu_catalogue_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  MuCatalogue *self = MU_CATALOGUE (object);

  switch (id) {
  case PROP_TITLE:
    set_title (self, g_value_get_string (value));
    break;
  case PROP_FACTORY:
    gtk_list_view_set_factory (self->view, g_value_get_object (value));
    break;
  case PROP_EMPTY_TEXT:
    g_free (self->empty_text);
    self->empty_text = g_value_dup_string (value);
    break;
  case PROP_SEARCH_HINT:
    g_free (self->search_hint);
    self->search_hint = g_value_dup_string (value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

/* An empty list and a search that finds nothing say so in words. */
static void
rows_changed (MuCatalogue *self)
{
  gboolean searching = *gtk_editable_get_text (GTK_EDITABLE (self->search_entry)) != '\0';
  guint count = g_list_model_get_n_items (G_LIST_MODEL (self->filtered));

  gtk_label_set_label (self->none_label,
                       searching ? _ ("Nothing here is found by that.") : self->empty_text);
  gtk_stack_set_visible_child_name (self->stack, count ? "rows" : "none");
  g_signal_emit (self, signals[FOUND], 0);
}

static void
selection_changed (MuCatalogue *self)
{
  g_signal_emit (self, signals[PICKED], 0,
                 gtk_single_selection_get_selected_item (self->selection));
}

static void
row_activated (MuCatalogue *self)
{
  g_signal_emit (self, signals[OPENED], 0);
}

static void
mu_catalogue_dispose (GObject *object)
{
  g_clear_pointer (&MU_CATALOGUE (object)->menu, gtk_widget_unparent);
  G_OBJECT_CLASS (mu_catalogue_parent_class)->dispose (object);
}

static void
mu_catalogue_finalize (GObject *object)
{
  MuCatalogue *self = MU_CATALOGUE (object);

  g_free (self->title);
  g_free (self->empty_text);
  g_free (self->search_hint);
  G_OBJECT_CLASS (mu_catalogue_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_FACTORY]
      = g_param_spec_object ("factory", NULL, NULL, GTK_TYPE_LIST_ITEM_FACTORY, flags);
  props[PROP_EMPTY_TEXT] = g_param_spec_string ("empty-text", NULL, NULL, NULL, flags);
  props[PROP_SEARCH_HINT] = g_param_spec_string ("search-hint", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object, N_PROPS, props);
}

static void
mu_catalogue_class_init (MuCatalogueClass *class)
{
  GObjectClass *object = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  object->get_property = mu_catalogue_get_property;
  object->set_property = mu_catalogue_set_property;
  object->dispose = mu_catalogue_dispose;
  object->finalize = mu_catalogue_finalize;
  install_properties (object);
  signals[PICKED] = g_signal_new ("picked", MU_TYPE_CATALOGUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_OBJECT);
  signals[OPENED] = g_signal_new ("opened", MU_TYPE_CATALOGUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  signals[SEARCHED] = g_signal_new ("searched", MU_TYPE_CATALOGUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FOUND] = g_signal_new ("found", MU_TYPE_CATALOGUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/catalogue.ui");
  mu_bind_parts (widget, MuCatalogue, header, search_button, search_bar, search_box, search_entry,
                 stack, view, selection, filtered, filter, none_label);
}

static gboolean
is_found (gpointer item, gpointer data)
{
  MuCatalogue *self = data;
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
  g_autofree char *text = NULL;

  if (*typed == '\0')
    return TRUE;
  if (self->finder)
    return self->finder (item, self->finder_data);
  g_object_get (item, self->by_found_by ? "found-by" : "name", &text, NULL);
  if (self->by_found_by)
    return mu_words_found (text, typed);
  g_autofree char *folded = mu_words_fold (text);
  return mu_words_found (folded, typed);
}

static void
search_changed (MuCatalogue *self)
{
  g_signal_emit (self, signals[SEARCHED], 0,
                 gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

/* Thousands of rows, of which the first are wanted. */
static void
fill_gradually (MuCatalogue *self)
{
  g_autoptr (GListModel) rows = mu_gradual_rows_new (G_LIST_MODEL (self->filtered), AT_ONCE,
                                                     MU_GRADUAL_STEP, GTK_WIDGET (self));

  gtk_single_selection_set_model (self->selection, rows);
}

static void
mu_catalogue_init (MuCatalogue *self)
{
  self->search_hint = g_strdup (_ ("Search"));
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_gradually (self);
  gtk_custom_filter_set_filter_func (self->filter, is_found, self, NULL);
  mu_listen (self->search_entry, "changed", search_changed, self);
  gtk_search_bar_connect_entry (self->search_bar, GTK_EDITABLE (self->search_entry));
  mu_listen (self->filtered, "items-changed", rows_changed, self);
  mu_listen (self->selection, "notify::selected-item", selection_changed, self);
  mu_listen (self->view, "activate", row_activated, self);
}

void
mu_catalogue_set_model (MuCatalogue *self, GListModel *model, GType item_type)
{
  g_autoptr (GTypeClass) class = g_type_class_ref (item_type);

  self->by_found_by = g_object_class_find_property (G_OBJECT_CLASS (class), "found-by") != NULL;
  gtk_filter_list_model_set_model (self->filtered, model);
  rows_changed (self);
}

gpointer
mu_catalogue_get_picked (MuCatalogue *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

void
mu_catalogue_pick (MuCatalogue *self, guint position)
{
  mu_gradual_rows_reach (gtk_single_selection_get_model (self->selection), position);
  gtk_single_selection_set_selected (self->selection, position);
}

gboolean
mu_catalogue_pick_id (MuCatalogue *self, gint64 id)
{
  GListModel *model = G_LIST_MODEL (self->filtered);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr (GObject) item = g_list_model_get_item (model, i);
    gint64 its = 0;
    g_object_get (item, "id", &its, NULL);
    if (its != id)
      continue;
    mu_catalogue_pick (self, i);
    return TRUE;
  }
  return FALSE;
}

gboolean
mu_catalogue_focus (MuCatalogue *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->filtered)) > 0
         && gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

void
mu_catalogue_set_alone (MuCatalogue *self, gboolean alone)
{
  adw_header_bar_set_show_end_title_buttons (self->header, alone);
  gtk_list_view_set_single_click_activate (self->view, alone);
}

void
mu_catalogue_search (MuCatalogue *self)
{
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

gboolean
mu_catalogue_stop_search (MuCatalogue *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar))
    return FALSE;
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  return TRUE;
}

/* --- a menu of the rows --------------------------------------------------- */

GtkWidget *
mu_catalogue_get_list (MuCatalogue *self)
{
  return GTK_WIDGET (self->view);
}

/* The row that the place is in; NULL: below the rows. */
static GtkWidget *
row_at (MuCatalogue *self, double x, double y)
{
  GtkWidget *row = gtk_widget_pick (GTK_WIDGET (self->view), x, y, GTK_PICK_DEFAULT);

  while (row && row != GTK_WIDGET (self->view)
         && gtk_widget_get_parent (row) != GTK_WIDGET (self->view))
    row = gtk_widget_get_parent (row);
  return row == GTK_WIDGET (self->view) ? NULL : row;
}

static void
pop_up (MuCatalogue *self, double x, double y)
{
  GdkRectangle place = { 0, 0, 1, 1 };

  gtk_widget_translate_coordinates (GTK_WIDGET (self->view), GTK_WIDGET (self), x, y, &x, &y);
  place.x = (int) x;
  place.y = (int) y;
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &place);
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
pressed (MuCatalogue *self, int presses, double x, double y)
{
  GtkWidget *row = row_at (self, x, y);

  if (row == NULL)
    return;
  gtk_widget_activate_action (row, "listitem.select", "(bb)", FALSE, FALSE);
  pop_up (self, x, y);
}

/* Shift+F10 and the menu key, at the row that has the focus. */
static gboolean
menu_key (GtkWidget *list, GVariant *parameter, gpointer data)
{
  GtkWidget *row = gtk_widget_get_focus_child (list);
  graphene_rect_t bounds;

  if (row == NULL || !gtk_widget_compute_bounds (row, list, &bounds))
    return FALSE;
  pop_up (data, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height);
  return TRUE;
}

static void
add_menu_keys (MuCatalogue *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger
      = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_F10, GDK_SHIFT_MASK),
                                     gtk_keyval_trigger_new (GDK_KEY_Menu, 0));

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (trigger, gtk_callback_action_new (menu_key, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);
}

void
mu_catalogue_set_row_menu (MuCatalogue *self, GMenuModel *menu)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->menu = gtk_popover_menu_new_from_model (menu);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  mu_listen (click, "pressed", pressed, self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), GTK_EVENT_CONTROLLER (click));
  add_menu_keys (self);
}

/* --- another way to search ---------------------------------------------- */

void
mu_catalogue_set_finder (MuCatalogue *self, MuCatalogueFinder finder, gpointer data)
{
  self->finder = finder;
  self->finder_data = data;
}

void
mu_catalogue_find_again (MuCatalogue *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

void
mu_catalogue_add_to_search (MuCatalogue *self, GtkWidget *widget)
{
  gtk_box_append (self->search_box, widget);
}

void
mu_catalogue_type (MuCatalogue *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), text);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  gtk_editable_set_position (GTK_EDITABLE (self->search_entry), -1);
}

const char *
mu_catalogue_get_typed (MuCatalogue *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search_entry));
}

guint
mu_catalogue_count (MuCatalogue *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->filtered));
}
