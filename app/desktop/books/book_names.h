/* Names of armies in a row that wraps: those that have a book lead to it. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_NAMES_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_NAMES_H

#include <gtk/gtk.h>

#include "lists/book/book.h"

#define MU_TYPE_BOOK_NAMES (mu_book_names_get_type ())
G_DECLARE_FINAL_TYPE (MuBookNames, mu_book_names, MU, BOOK_NAMES, GtkWidget)

void mu_book_names_clear (MuBookNames *names);
/* words: how it is called; book: NULL for one that is only named. A click activates the
 * action "books.open" with its id. */
void mu_book_names_add (MuBookNames *names, const char *words, const MuBook *book);
gboolean mu_book_names_are_none (MuBookNames *names);

#endif
