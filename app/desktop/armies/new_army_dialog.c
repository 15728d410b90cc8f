#include "app/desktop/armies/new_army_dialog.h"

#include <glib/gi18n.h>

#include "app/desktop/armies/book_chooser.h"
#include "app/desktop/page/draft.h"
#include "app/desktop/page/year_row.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/armies/new_army.h"
#include "lists/system.h"

struct _MuNewArmyDialog {
  AdwWindow parent;
  AdwComboRow *rules_row;
  MuBookChooser *chooser;
  MuYearRow *year_row;
  int offered;           /* the year that stands there before anybody types one */
  gboolean year_touched; /* by a person: it narrows the choice, and stays */
  GtkSpinButton *points;
  GtkSwitch *fill;
  AdwActionRow *fill_row;
  GtkWidget *create;
};

G_DEFINE_FINAL_TYPE (MuNewArmyDialog, mu_new_army_dialog, ADW_TYPE_WINDOW)

static guint created_signal;

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
  const MuBook *book = mu_book_chooser_get_book (self->chooser);
  g_autoptr (MuList) list = NULL;

  if (book == NULL || mu_year_row_get_year (self->year_row) == 0)
    return;
  list = make_list (self, book);
  if (list == NULL)
    return;
  g_signal_emit (self, created_signal, 0, list);
  gtk_window_destroy (GTK_WINDOW (self));
}

static char *
judge_year (int year, gpointer data)
{
  MuNewArmyDialog *self = data;
  const MuBook *book = mu_book_chooser_get_book (self->chooser);

  return book ? mu_new_army_year_refusal (book, chosen_rules (self), year) : NULL;
}

static void
judge_create (MuNewArmyDialog *self)
{
  say_fill (self, NULL);
  gtk_widget_set_sensitive (self->create, mu_book_chooser_get_book (self->chooser) != NULL
                                              && mu_year_row_get_year (self->year_row) != 0);
}

/* --- the year and the book -------------------------------------------------- */

/* The year of the search, if it names one; else one of the middle of the book's. A year that was
 * typed is never changed, even if the book has none of it: then the row says so. */
static void
offer_year (MuNewArmyDialog *self, const MuBook *book)
{
  const int named = mu_book_chooser_get_year (self->chooser);

  if (!self->year_touched) {
    self->offered = named ? named : mu_new_army_year (book);
    mu_year_row_set_year (self->year_row, self->offered);
  }
  mu_year_row_check (self->year_row);
}

static void
book_chosen (MuNewArmyDialog *self)
{
  const MuBook *book = mu_book_chooser_get_book (self->chooser);

  if (book)
    offer_year (self, book);
  judge_create (self);
}

static void
narrow (MuNewArmyDialog *self)
{
  mu_book_chooser_narrow (self->chooser, chosen_rules (self),
                          self->year_touched ? mu_year_row_get_typed (self->year_row) : 0);
}

static void
year_changed (MuNewArmyDialog *self)
{
  const int typed = mu_year_row_get_typed (self->year_row);

  self->year_touched |= typed != 0 && typed != self->offered;
  narrow (self);
  judge_create (self);
}

static void
all_asked (MuNewArmyDialog *self)
{
  self->year_touched = FALSE;
  mu_year_row_give_back (self->year_row);
  narrow (self);
}

static void
rules_chosen (MuNewArmyDialog *self)
{
  gtk_spin_button_set_value (self->points, mu_new_army_points (chosen_rules (self)));
  narrow (self);
  mu_year_row_check (self->year_row);
}

/* --- setting up --------------------------------------------------------------- */

static void
year_entered (MuNewArmyDialog *self)
{
  mu_book_chooser_focus (self->chooser);
}

static void
book_taken (MuNewArmyDialog *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->points));
}

static void
mu_new_army_dialog_class_init (MuNewArmyDialogClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  g_type_ensure (MU_TYPE_BOOK_CHOOSER);
  created_signal = g_signal_new ("created", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/new-army-dialog.ui");
  mu_bind_handlers (widget, create_clicked, book_chosen, book_taken, all_asked, year_changed,
                    year_entered, rules_chosen, judge_create);
  mu_draft_install (widget);
  mu_bind_parts (widget, MuNewArmyDialog, rules_row, chooser, year_row, points, fill, fill_row,
                 create);
}

/* Enter in the points makes the army; a spin button of GTK 4.8 does not ask for that itself. */
static void
mu_new_army_dialog_init (MuNewArmyDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_text_set_activates_default (
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->points))), TRUE);
  mu_year_row_set_judge (self->year_row, judge_year, self);
}

GtkWidget *
mu_new_army_dialog_new (GListModel *books)
{
  MuNewArmyDialog *self = g_object_new (MU_TYPE_NEW_ARMY_DIALOG, NULL);

  mu_book_chooser_set_books (self->chooser, books);
  rules_chosen (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->year_row));
  mu_draft_keep (self, NULL);
  return GTK_WIDGET (self);
}
