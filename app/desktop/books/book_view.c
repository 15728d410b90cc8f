#include "app/desktop/books/book_view.h"

#include <glib/gi18n.h>

#include "app/desktop/books/book_names.h"
#include "app/desktop/books/book_option_row.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/book_items.h"
#include "app/session/books/book_words.h"
#include "app/session/words.h"

struct _MuBookView {
  AdwBin parent;
  const MuBook *book;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkActionable *make;
  GtkScrolledWindow *scroller;
  GtkLabel *name;
  GtkLabel *subtitle;
  GtkLabel *note;
  GtkLabel *home;
  GtkLabel *country;
  MuBookNames *generals;
  MuBookNames *enemies;
  MuBookNames *allies;
  GtkListBox *options;
  GtkSizeGroup *option_names;
  GtkSizeGroup *option_numbers;
  GtkLabel *doctrine;
  GtkLabel *posts;
  GtkLabel *doctrine_note;
  GtkLabel *sources;
};

G_DEFINE_FINAL_TYPE (MuBookView, mu_book_view, ADW_TYPE_BIN)

static void
mu_book_view_class_init (MuBookViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/book-view.ui");
  mu_bind_parts (widget, MuBookView, title, name, subtitle, note, home, country, doctrine, posts,
                 doctrine_note, sources);
  mu_bind_parts (widget, MuBookView, back, make, scroller, generals, enemies, allies, options,
                 option_names, option_numbers);
}

static void
mu_book_view_init (MuBookView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Takes the text; what is empty is not there. */
static void
set_text (GtkLabel *label, char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text && *text);
  g_free (text);
}

/* --- who they were ------------------------------------------------------ */

static void
show_head (MuBookView *self, const MuBook *book)
{
  g_autofree char *years = mu_book_years (book->from, book->to);
  g_autofree char *rules = mu_book_words_rules (book);

  adw_window_title_set_title (self->title, book->name);
  gtk_label_set_label (self->name, book->name);
  set_text (self->subtitle,
            g_strdup_printf (_ ("%s · %s · %s · edition %d"), years,
                             mu_book_words_land (book->land), rules, book->version));
  set_text (self->note, g_strdup (book->note));
  set_text (self->home, g_strdup (book->home));
  set_text (self->country, g_strdup_printf (_ ("%s · %s"), mu_words_region (book->region),
                                            mu_words_country (book->country)));
}

/* A part of the page that would be empty is not there. */
static void
show_names (MuBookNames *names)
{
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (names)),
                          !mu_book_names_are_none (names));
}

static void
show_enemies (MuBookView *self, const MuBook *book, const MuShelf *shelf)
{
  mu_book_names_clear (self->enemies);
  for (guint i = 0; i < book->enemies->len; i++) {
    const char *name = g_ptr_array_index (book->enemies, i);
    const MuBook *enemy = mu_shelf_find (shelf, name);
    mu_book_names_add (self->enemies, enemy ? enemy->name : name, enemy);
  }
  show_names (self->enemies);
}

static void
show_allies (MuBookView *self, const MuBook *book, const MuShelf *shelf)
{
  mu_book_names_clear (self->allies);
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (book->allies, i);
    g_autofree char *words = mu_book_words_ally (book, ally, shelf);
    mu_book_names_add (self->allies, words, mu_shelf_find (shelf, ally->book));
  }
  show_names (self->allies);
}

static void
show_generals (MuBookView *self, const MuBook *book)
{
  mu_book_names_clear (self->generals);
  for (guint i = 0; i < book->generals->len; i++) {
    g_autofree char *words = mu_book_words_general (book, g_ptr_array_index (book->generals, i));
    mu_book_names_add (self->generals, words, NULL);
  }
  show_names (self->generals);
}

/* --- what they were ----------------------------------------------------- */

static void
show_options (MuBookView *self, const MuBook *book)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->options, 0)))
    gtk_list_box_remove (self->options, GTK_WIDGET (row));
  for (guint i = 0; i < book->options->len; i++)
    gtk_list_box_append (self->options,
                         mu_book_option_row_new (book, g_ptr_array_index (book->options, i),
                                                 self->option_names, self->option_numbers));
}

static char *
source_lines (const MuBook *book)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < book->sources->len; i++)
    g_string_append_printf (text, "%s• %s", i ? "\n" : "",
                            (const char *) g_ptr_array_index (book->sources, i));
  return g_string_free (text, FALSE);
}

void
mu_book_view_show (MuBookView *self, const MuBook *book, const MuShelf *shelf)
{
  if (self->book == book)
    return;
  self->book = book;
  show_head (self, book);
  show_generals (self, book);
  show_enemies (self, book, shelf);
  show_allies (self, book, shelf);
  show_options (self, book);
  set_text (self->doctrine, mu_doctrine_words (&book->doctrine));
  set_text (self->posts, mu_book_words_posts (book));
  set_text (self->doctrine_note, g_strdup (book->doctrine.note));
  set_text (self->sources, source_lines (book));
  gtk_actionable_set_action_target (self->make, "s", book->id);
  gtk_actionable_set_action_name (self->make, "win.new-army");
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

const MuBook *
mu_book_view_get_book (MuBookView *self)
{
  return self->book;
}

/* Where the arrows read on. */
void
mu_book_view_focus (MuBookView *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}
