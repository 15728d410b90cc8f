#include "app/desktop/books/books_page.h"

#include <glib/gi18n.h>

#include "app/desktop/books/book_timeline.h"
#include "app/desktop/books/book_view.h"
#include "app/desktop/page/choices.h"
#include "app/desktop/widget/wiring.h"
#include "app/session/books/book_words.h"
#include "app/session/books/own_books.h"
#include "lists/system.h"

struct _MuBooksPage {
  MuPage parent;
  MuDesk *desk;
  AdwLeaflet *leaflet;
  GtkWidget *shelf;
  AdwWindowTitle *title;
  GtkEditable *search_entry;
  GtkDropDown *land_choice;
  GtkDropDown *rules_choice;
  GtkStack *stack;
  GtkWidget *faults;
  GtkLabel *faults_label;
  MuBookAxis *axis;
  MuBookTimeline *timeline;
  GtkButton *all_button;
  MuBookView *view;
};

G_DEFINE_FINAL_TYPE (MuBooksPage, mu_books_page, MU_TYPE_PAGE)

static guint shown_signal;

static void
mu_books_page_dispose (GObject *object)
{
  g_clear_object (&MU_BOOKS_PAGE (object)->desk);
  G_OBJECT_CLASS (mu_books_page_parent_class)->dispose (object);
}

/* --- going to and fro --------------------------------------------------- */

static gboolean
is_on_book (MuBooksPage *self)
{
  return adw_leaflet_get_visible_child (self->leaflet) == GTK_WIDGET (self->view);
}

static void
open_book (MuBooksPage *self, const MuBook *book)
{
  mu_book_view_show (self->view, book, mu_club_books (mu_desk_club (self->desk)));
  mu_book_timeline_pick (self->timeline, book);
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->view));
  mu_book_view_focus (self->view);
  g_signal_emit (self, shown_signal, 0); /* another book may stand on the same page */
}

static void
opened (MuBooksPage *self, MuBookItem *item)
{
  open_book (self, mu_book_item_get_book (item));
}

static void
open_action (GtkWidget *widget, const char *name, GVariant *id)
{
  mu_books_page_open (MU_BOOKS_PAGE (widget), g_variant_get_string (id, NULL));
}

static gboolean
go_back (MuPage *page)
{
  MuBooksPage *self = MU_BOOKS_PAGE (page);

  if (!is_on_book (self))
    return FALSE;
  adw_leaflet_set_visible_child (self->leaflet, self->shelf);
  mu_book_timeline_focus (self->timeline);
  return TRUE;
}

static gboolean
take_focus (MuPage *page)
{
  MuBooksPage *self = MU_BOOKS_PAGE (page);

  if (!is_on_book (self))
    return mu_book_timeline_focus (self->timeline);
  mu_book_view_focus (self->view);
  return TRUE;
}

static void
child_changed (MuBooksPage *self)
{
  g_signal_emit (self, shown_signal, 0);
}

#define SYSTEMS_CHOSEN 2 /* the first rows, as the page has them */

/* --- searching ---------------------------------------------------------- */

static MuBookQuery *
read_query (MuBooksPage *self)
{
  MuBookQuery *query = mu_book_query_new (gtk_editable_get_text (self->search_entry));
  const guint land = gtk_drop_down_get_selected (self->land_choice);
  const guint rules = gtk_drop_down_get_selected (self->rules_choice); /* 0: all */

  query->rules = rules > 0 && rules <= SYSTEMS_CHOSEN ? (int) mu_list_systems[rules - 1]->number
                                                      : MU_BOOK_QUERY_ANY;
  query->land = land == 0 || land >= MU_LANDS ? MU_BOOK_QUERY_ANY : (int) land;
  return query;
}

/* "45 books", "7 of 45 books, in 202 BC" */
static char *
describe_found (MuBooksPage *self, const MuBookQuery *query, guint found)
{
  const guint all = g_list_model_get_n_items (mu_desk_books (self->desk));
  g_autofree char *year = mu_book_query_year_words (query);

  if (mu_book_query_is_open (query))
    return g_strdup_printf (ngettext ("%u army book", "%u army books", all), all);
  if (year)
    return g_strdup_printf (_ ("%u of %u army books, in %s"), found, all, year);
  return g_strdup_printf (_ ("%u of %u army books"), found, all);
}

static void
search (MuBooksPage *self)
{
  g_autoptr (MuBookQuery) query = read_query (self);
  g_autofree char *words = NULL;
  guint found;

  if (self->desk == NULL)
    return;
  found = mu_book_timeline_search (self->timeline, query);
  words = describe_found (self, query, found);
  adw_window_title_set_subtitle (self->title, words);
  gtk_stack_set_visible_child_name (self->stack, found ? "books" : "none");
}

static void
show_all (MuBooksPage *self)
{
  gtk_drop_down_set_selected (self->land_choice, 0);
  gtk_drop_down_set_selected (self->rules_choice, 0);
  gtk_editable_set_text (self->search_entry, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
begin_search (MuPage *page)
{
  MuBooksPage *self = MU_BOOKS_PAGE (page);

  adw_leaflet_set_visible_child (self->leaflet, self->shelf);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
  gtk_editable_select_region (self->search_entry, 0, -1);
}

static gboolean
stop_search (MuPage *page)
{
  MuBooksPage *self = MU_BOOKS_PAGE (page);

  if (is_on_book (self) || *gtk_editable_get_text (self->search_entry) == '\0')
    return FALSE;
  gtk_editable_set_text (self->search_entry, "");
  return TRUE;
}

/* Enter in the search leads to the likeliest book. */
static void
search_activated (MuBooksPage *self)
{
  search (self);
  mu_book_timeline_focus (self->timeline);
}

/* Escape in the entry, which would not reach the window. */
static void
search_stopped (MuBooksPage *self)
{
  if (!stop_search (MU_PAGE (self)))
    mu_book_timeline_focus (self->timeline);
}

/* --- setting up --------------------------------------------------------- */

static void
mu_books_page_class_init (MuBooksPageClass *class)
{
  GtkWidgetClass *widget = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = mu_books_page_dispose;
  MU_PAGE_CLASS (class)->take_focus = take_focus;
  MU_PAGE_CLASS (class)->search = begin_search;
  MU_PAGE_CLASS (class)->stop_search = stop_search;
  MU_PAGE_CLASS (class)->go_back = go_back;
  gtk_widget_class_set_template_from_resource (widget, "/org/muster/Muster/ui/books-page.ui");
  gtk_widget_class_install_action (widget, "books.open", "s", open_action);
  mu_bind_parts (widget, MuBooksPage, leaflet, shelf, title, search_entry, land_choice,
                 rules_choice, stack, faults, faults_label, axis, timeline, all_button, view);
  shown_signal = g_signal_new ("shown-changed", MU_TYPE_BOOKS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL,
                               NULL, NULL, G_TYPE_NONE, 0);
}

static void
fill_lands (MuBooksPage *self)
{
  g_autoptr (GtkStringList) lands = gtk_string_list_new (NULL);

  gtk_string_list_append (lands, _ ("All lands"));
  for (int land = MU_LAND_UNSAID + 1; land < MU_LANDS; land++)
    gtk_string_list_append (lands, mu_book_land_words ((MuBookLand) land));
  gtk_drop_down_set_model (self->land_choice, G_LIST_MODEL (lands));
}

static void
connect (MuBooksPage *self, gpointer object, const char *signal, GCallback callback)
{
  g_signal_connect_object (object, signal, callback, self, G_CONNECT_SWAPPED);
}

static void
mu_books_page_init (MuBooksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_lands (self);
  mu_choices_name (self->land_choice, _ ("Land"));
  mu_choices_name (self->rules_choice, _ ("Rules"));
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry),
                                           GTK_WIDGET (self->timeline));
  connect (self, self->search_entry, "search-changed", G_CALLBACK (search));
  connect (self, self->search_entry, "activate", G_CALLBACK (search_activated));
  connect (self, self->search_entry, "stop-search", G_CALLBACK (search_stopped));
  connect (self, self->land_choice, "notify::selected", G_CALLBACK (search));
  connect (self, self->rules_choice, "notify::selected", G_CALLBACK (search));
  connect (self, self->all_button, "clicked", G_CALLBACK (show_all));
  connect (self, self->timeline, "opened", G_CALLBACK (opened));
  connect (self, self->leaflet, "notify::visible-child", G_CALLBACK (child_changed));
}

/* What the club wrote in vain is told, not passed over. */
static void
show_faults (MuBooksPage *self)
{
  const guint faulty = mu_own_books_faulty (mu_club_books (mu_desk_club (self->desk)));
  g_autofree char *words
      = g_strdup_printf (ngettext ("%u of your own books cannot be used.",
                                   "%u of your own books cannot be used.", faulty),
                         faulty);

  gtk_label_set_label (self->faults_label, words);
  gtk_widget_set_visible (self->faults, faulty > 0);
}

/* A book that is open is shown as it is now; one that is gone leads back to the others. */
static void
show_open_book (MuBooksPage *self)
{
  const MuBook *open = mu_books_page_get_open (self);

  if (open && !mu_books_page_open (self, open->id))
    adw_leaflet_set_visible_child (self->leaflet, self->shelf);
}

static void
books_changed (MuBooksPage *self)
{
  mu_book_timeline_set_books (self->timeline, mu_desk_books (self->desk), self->axis);
  search (self);
  show_faults (self);
  show_open_book (self);
}

void
mu_books_page_set_desk (MuBooksPage *self, MuDesk *desk)
{
  g_set_object (&self->desk, desk);
  connect (self, desk, "books-changed", G_CALLBACK (books_changed));
  books_changed (self);
}

gboolean
mu_books_page_open (MuBooksPage *self, const char *id)
{
  const MuBook *book = mu_shelf_find (mu_club_books (mu_desk_club (self->desk)), id);

  if (book)
    open_book (self, book);
  return book != NULL;
}

const MuBook *
mu_books_page_get_open (MuBooksPage *self)
{
  return is_on_book (self) ? mu_book_view_get_book (self->view) : NULL;
}
