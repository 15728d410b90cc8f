#include "app/desktop/armies/new_army_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/page/choices.h"
#include "app/desktop/page/draft.h"
#include "app/desktop/page/year_row.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/new_army.h"
#include "app/session/books/book_items.h"
#include "lists/system.h"

struct _MuNewArmyDialog {
  AdwWindow parent;
  GPtrArray *books; /* const MuBook *, as the choice offers them */
  const MuShelf *shelf;
  AdwComboRow *rules_row;
  GtkDropDown *book_choice;
  AdwActionRow *book_row;
  MuYearRow *year_row;
  int offered; /* the year that stands there before anybody types one */
  GtkSpinButton *points;
  GtkSwitch *fill;
  AdwActionRow *fill_row;
  GtkWidget *create;
};

G_DEFINE_FINAL_TYPE (MuNewArmyDialog, mu_new_army_dialog, ADW_TYPE_WINDOW)

static guint created_signal;

static const MuBook *
chosen_book (MuNewArmyDialog *self)
{
  const guint at = gtk_drop_down_get_selected (self->book_choice);

  return at < self->books->len ? g_ptr_array_index (self->books, at) : NULL;
}

static MuRuleSystem
chosen_rules (MuNewArmyDialog *self)
{
  return mu_list_systems[adw_combo_row_get_selected (self->rules_row) == 1]->number;
}

/* What stands below the switch: why the army cannot be filled; NULL: what a filled one is. */
static void
say_fill (MuNewArmyDialog *self, const char *fault)
{
  adw_action_row_set_subtitle (self->fill_row,
                               fault ? fault : _ ("A whole army, as it was in that year"));
  if (fault)
    gtk_widget_add_css_class (GTK_WIDGET (self->fill_row), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->fill_row), "error");
}

static MuList *
make_list (MuNewArmyDialog *self, const MuBook *book)
{
  const int year = mu_year_row_get_year (self->year_row);
  const int points = gtk_spin_button_get_value_as_int (self->points);
  g_autoptr (GError) error = NULL;
  MuList *list;

  if (!gtk_switch_get_active (self->fill))
    return mu_list_edit_begin (book, chosen_rules (self), year, points, "");
  list = mu_new_army_filled (book, chosen_rules (self), year, points, &error);
  if (list == NULL)
    say_fill (self, error->message);
  return list;
}

/* Where the army cannot be filled the dialog stays, with the reason. */
static void
create_clicked (MuNewArmyDialog *self)
{
  const MuBook *book = chosen_book (self);
  g_autoptr (MuList) list = NULL;

  if (book == NULL || mu_year_row_get_year (self->year_row) == 0)
    return;
  list = make_list (self, book);
  if (list == NULL)
    return;
  g_signal_emit (self, created_signal, 0, list);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
year_changed (MuNewArmyDialog *self)
{
  say_fill (self, NULL);
  gtk_widget_set_sensitive (self->create, chosen_book (self) != NULL
                                              && mu_year_row_get_year (self->year_row) != 0);
}

static char *
judge_year (int year, gpointer data)
{
  const MuBook *book = chosen_book (data);

  return book ? mu_new_army_year_refusal (book, chosen_rules (data), year) : NULL;
}

/* A year that was typed is never changed, even if the book has none of it: then the row says so. */
static void
offer_year (MuNewArmyDialog *self, const MuBook *book)
{
  const gboolean untouched = mu_year_row_is (self->year_row, self->offered);

  self->offered = mu_new_army_year (book);
  if (untouched)
    mu_year_row_set_year (self->year_row, self->offered);
  mu_year_row_check (self->year_row);
}

static void
book_chosen (MuNewArmyDialog *self)
{
  const MuBook *book = chosen_book (self);
  g_autofree char *years = book ? mu_book_years (book->from, book->to) : NULL;

  adw_action_row_set_subtitle (self->book_row, years ? years : "");
  if (book)
    offer_year (self, book);
  year_changed (self);
}

static void
rules_chosen (MuNewArmyDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_spin_button_set_value (self->points, mu_new_army_points (chosen_rules (self)));
  g_ptr_array_set_size (self->books, 0);
  for (guint i = 0; self->shelf && i < mu_shelf_count (self->shelf); i++) {
    const MuBook *book = mu_shelf_at (self->shelf, i);
    if (!mu_book_serves (book, chosen_rules (self)))
      continue;
    g_ptr_array_add (self->books, (gpointer) book);
    gtk_string_list_append (names, book->name);
  }
  gtk_drop_down_set_model (self->book_choice, G_LIST_MODEL (names));
  book_chosen (self);
}

static void
mu_new_army_dialog_finalize (GObject *object)
{
  g_ptr_array_unref (MU_NEW_ARMY_DIALOG (object)->books);
  G_OBJECT_CLASS (mu_new_army_dialog_parent_class)->finalize (object);
}

static void
mu_new_army_dialog_class_init (MuNewArmyDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = mu_new_army_dialog_finalize;
  created_signal = g_signal_new ("created", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/new-army-dialog.ui");
  gtk_widget_class_bind_template_callback (widget, create_clicked);
  mu_draft_install (widget);
  mu_bind_parts (widget, MuNewArmyDialog, rules_row, book_choice, book_row, year_row, points, fill,
                 fill_row, create);
}

static void
mu_new_army_dialog_init (MuNewArmyDialog *self)
{
  self->books = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  mu_year_row_set_judge (self->year_row, judge_year, self);
  mu_listen (self->year_row, "year-changed", year_changed, self);
  mu_choices_name (self->book_choice, _ ("Army book"));
  mu_listen (self->rules_row, "notify::selected", rules_chosen, self);
  mu_listen (self->points, "value-changed", year_changed, self);
  mu_listen (self->fill, "notify::active", year_changed, self);
  mu_listen (self->book_choice, "notify::selected", book_chosen, self);
}

GtkWidget *
mu_new_army_dialog_new (const MuShelf *shelf)
{
  MuNewArmyDialog *self = g_object_new (MU_TYPE_NEW_ARMY_DIALOG, NULL);

  self->shelf = shelf;
  rules_chosen (self);
  mu_draft_keep (self, NULL);
  return GTK_WIDGET (self);
}
