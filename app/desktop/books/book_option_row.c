#include "app/desktop/books/book_option_row.h"

#include <glib/gi18n.h>

#include "app/desktop/widget/wiring.h"
#include "app/session/books/book_words.h"
#include "app/session/words.h"

struct _MuBookOptionRow {
  GtkListBoxRow parent;
  GtkImage *icon;
  GtkLabel *name;
  GtkWidget *compulsory;
  GtkBox *ways;
  GtkLabel *numbers;
  GtkLabel *units;
  GtkLabel *years;
  GtkWidget *name_column;
  GtkWidget *numbers_column;
};

G_DEFINE_FINAL_TYPE (MuBookOptionRow, mu_book_option_row, GTK_TYPE_LIST_BOX_ROW)

static void
mu_book_option_row_class_init (MuBookOptionRowClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/book-option-row.ui");
  mu_bind_parts (widget, MuBookOptionRow, icon, name, compulsory, ways, numbers, units, years,
                 name_column, numbers_column);
}

static void
mu_book_option_row_init (MuBookOptionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A text below the others; none for an empty one. */
static GtkWidget *
add_text (GtkBox *box, const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_WORD);
  gtk_widget_set_visible (label, text && *text);
  if (class)
    gtk_widget_add_css_class (label, class);
  gtk_box_append (box, label);
  return label;
}

/* Notation and price; the same in words; what it is in Fast Play. */
static void
add_way (MuBookOptionRow *self, const MuBook *book, const MuBookOption *option,
         const MuBookTroop *way)
{
  g_autofree char *notation = mu_words_notation (&way->troop);
  g_autofree char *terms = mu_book_words_way (option, way);
  g_autofree char *words = mu_words_troop (&way->troop, &way->crew);
  g_autofree char *losses = mu_book_words_stand_losses (way);
  g_autofree char *first = g_strdup_printf ("%s · %s", notation, terms);
  g_autofree char *also = mu_book_words_also (book, way);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_text (GTK_BOX (box), first, "mu-numbers");
  gtk_widget_add_css_class (add_text (GTK_BOX (box), words, "caption"), "dim-label");
  GtkWidget *label = add_text (GTK_BOX (box), also, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  if (*losses)
    gtk_widget_set_tooltip_text (label, losses);
  gtk_box_append (self->ways, box);
}

static void
set_text (GtkLabel *label, char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
  g_free (text);
}

/* What a screen reader says when the row is reached. */
static void
speak (MuBookOptionRow *self, const MuBookOption *option)
{
  g_autofree char *numbers = mu_book_words_numbers (option);
  g_autofree char *units = mu_book_words_units (option);
  g_autofree char *spoken = g_strdup_printf ("%s, %s, %s", option->name, numbers, units);

  mu_name_widget (self, spoken);
}

static void
show_option (MuBookOptionRow *self, const MuBook *book, const MuBookOption *option)
{
  const MuBookTroop *usual = g_ptr_array_index (option->troops, 0);
  g_autofree char *conditions = mu_book_words_conditions (book, option);

  gtk_image_set_from_icon_name (self->icon, mu_words_icon (usual->troop.type));
  gtk_label_set_label (self->name, option->name);
  gtk_widget_set_visible (self->compulsory, option->min > 0);
  set_text (self->numbers, mu_book_words_numbers (option));
  set_text (self->units, mu_book_words_units (option));
  set_text (self->years, mu_book_words_years (book, option->from, option->to));
  for (guint i = 0; i < option->troops->len; i++)
    add_way (self, book, option, g_ptr_array_index (option->troops, i));
  add_text (self->ways, conditions, "mu-condition");
  add_text (self->ways, option->note, NULL);
}

GtkWidget *
mu_book_option_row_new (const MuBook *book, const MuBookOption *option, GtkSizeGroup *names,
                        GtkSizeGroup *numbers)
{
  MuBookOptionRow *self = g_object_new (MU_TYPE_BOOK_OPTION_ROW, NULL);

  show_option (self, book, option);
  speak (self, option);
  gtk_size_group_add_widget (names, self->name_column);
  gtk_size_group_add_widget (numbers, self->numbers_column);
  return GTK_WIDGET (self);
}
