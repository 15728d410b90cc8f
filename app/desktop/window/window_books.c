/* Actions of the window that are about the club's own army books. */
#include <glib/gi18n.h>

#include "app/desktop/books/book_form.h"
#include "app/desktop/books/own_books_window.h"
#include "app/desktop/page/say.h"
#include "app/desktop/window/window_private.h"
#include "lists/book/book_copy.h"

static void
show_own_books (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  GtkWidget *window = mu_own_books_window_new (self->desk);

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
say_copied (MuWindow *self, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *words = g_strdup_printf (_ ("Copied to your own books: %s"), name);

  mu_say (self, words);
}

static void
copy_book (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  const MuBook *book = mu_books_page_get_open (self->books);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = book ? mu_book_copy_file (book, mu_club_books (mu_desk_club (self->desk)),
                                                    NULL, NULL, &error)
                               : NULL;

  if (book == NULL)
    return;
  if (path && mu_desk_reload_books (self->desk, &error))
    say_copied (self, path);
  else
    mu_say_error (self, error);
}

/* The shelf has it now, and its page opens. */
static void
book_saved (MuBookForm *form, const char *id, MuWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!mu_desk_reload_books (self->desk, &error))
    mu_say_error (self, error);
  else if (mu_books_page_open (self->books, id))
    mu_say (self, _ ("Saved among your own books"));
}

static void
show_form (MuWindow *self, MuBookWriter *writer)
{
  GtkWidget *form = mu_book_form_new (writer);

  g_signal_connect_object (form, "saved", G_CALLBACK (book_saved), self, 0);
  gtk_window_set_transient_for (GTK_WINDOW (form), GTK_WINDOW (self));
  gtk_window_present (GTK_WINDOW (form));
}

static void
write_book (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  g_autoptr (MuBookWriter) writer = mu_book_writer_new (mu_club_books (mu_desk_club (self->desk)));

  show_form (self, writer);
}

static void
write_open_book (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MuWindow *self = data;
  const MuBook *book = mu_books_page_get_open (self->books);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBookWriter) writer
      = book ? mu_book_writer_of (book, mu_club_books (mu_desk_club (self->desk)), &error) : NULL;

  if (writer)
    show_form (self, writer);
  else if (error)
    mu_say_error (self, error);
}

static const GActionEntry entries[] = {
  { .name = "own-books", .activate = show_own_books },
  { .name = "copy-book", .activate = copy_book },
  { .name = "write-book", .activate = write_book },
  { .name = "write-from-book", .activate = write_open_book },
  { .name = "change-book", .activate = write_open_book },
};

void
mu_window_add_book_actions (MuWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
