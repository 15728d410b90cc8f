#include "app/desktop/books/book_names.h"

#include "app/desktop/widget/wiring.h"
#include "app/desktop/widget/wrap_layout.h"

#define SPACING 6

struct _MuBookNames {
  GtkWidget parent;
};

G_DEFINE_FINAL_TYPE (MuBookNames, mu_book_names, GTK_TYPE_WIDGET)

static void
mu_book_names_dispose (GObject *object)
{
  mu_book_names_clear (MU_BOOK_NAMES (object));
  G_OBJECT_CLASS (mu_book_names_parent_class)->dispose (object);
}

static void
mu_book_names_class_init (MuBookNamesClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_book_names_dispose;
}

static void
mu_book_names_init (MuBookNames *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), mu_wrap_layout_new (SPACING));
}

void
mu_book_names_clear (MuBookNames *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
}

static GtkWidget *
new_label (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "mu-chip");
  return label;
}

static GtkWidget *
new_link (const char *words, const MuBook *book)
{
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_label (words));
  gtk_widget_add_css_class (button, "mu-link");
  mu_name_widget (button, words);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", book->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "books.open");
  return button;
}

void
mu_book_names_add (MuBookNames *self, const char *words, const MuBook *book)
{
  gtk_widget_set_parent (book ? new_link (words, book) : new_label (words), GTK_WIDGET (self));
}

gboolean
mu_book_names_are_none (MuBookNames *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self)) == NULL;
}
