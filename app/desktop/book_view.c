#include "app/desktop/book_view.h"

#include <glib/gi18n.h>

#include "app/model/book_items.h"
#include "app/model/words.h"

struct _MuBookView {
  AdwBin parent;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkStack *stack;
  GtkLabel *about;
  GListStore *option_store;
};

G_DEFINE_FINAL_TYPE (MuBookView, mu_book_view, ADW_TYPE_BIN)

static void
mu_book_view_class_init (MuBookViewClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  g_type_ensure (MU_TYPE_OPTION_ITEM);
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/book-view.ui");
  gtk_widget_class_bind_template_child (widget, MuBookView, title);
  gtk_widget_class_bind_template_child (widget, MuBookView, back);
  gtk_widget_class_bind_template_child (widget, MuBookView, stack);
  gtk_widget_class_bind_template_child (widget, MuBookView, about);
  gtk_widget_class_bind_template_child (widget, MuBookView, option_store);
}

static void
mu_book_view_init (MuBookView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
join_names (const GPtrArray *names, const MuShelf *shelf)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < names->len; i++) {
    const char *name = g_ptr_array_index (names, i);
    const MuBook *book = shelf ? mu_shelf_find (shelf, name) : NULL;
    g_string_append_printf (text, "%s%s", i ? "; " : "", book ? book->name : name);
  }
  return g_string_free (text, FALSE);
}

static char *
join_generals (const MuBook *book)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < book->generals->len; i++) {
    const MuBookGeneral *general = g_ptr_array_index (book->generals, i);
    g_string_append_printf (text, "%s%s", i ? "; " : "", general->name);
  }
  return g_string_free (text, FALSE);
}

static void
add_line (GString *text, const char *label, const char *line)
{
  if (line && *line)
    g_string_append_printf (text, "%s%s%s", text->len ? "\n" : "", label, line);
}

static char *
describe (const MuBook *book, const MuShelf *shelf)
{
  GString *text = g_string_new (NULL);
  g_autofree char *enemies = join_names (book->enemies, shelf);
  g_autofree char *generals = join_generals (book);
  g_autofree char *sources = join_names (book->sources, NULL);
  g_autofree char *home
      = g_strdup_printf ("%s (%s, %s)", book->home ? book->home : "",
                         mu_words_region (book->region), mu_words_country (book->country));

  add_line (text, "", book->note);
  add_line (text, _ ("Home: "), home);
  add_line (text, _ ("Commanders: "), generals);
  add_line (text, _ ("Enemies: "), enemies);
  add_line (text, _ ("Rests on: "), sources);
  return g_string_free (text, FALSE);
}

void
mu_book_view_show (MuBookView *self, const MuBook *book, const MuShelf *shelf)
{
  g_autofree char *years = book ? mu_book_years (book->from, book->to) : NULL;
  g_autofree char *about = book ? describe (book, shelf) : NULL;

  gtk_stack_set_visible_child_name (self->stack, book ? "book" : "none");
  adw_window_title_set_title (self->title, book ? book->name : "");
  adw_window_title_set_subtitle (self->title, book ? years : "");
  gtk_label_set_label (self->about, about ? about : "");
  mu_option_items_show (self->option_store, book);
}

GtkWidget *
mu_book_view_get_back_button (MuBookView *self)
{
  return self->back;
}
