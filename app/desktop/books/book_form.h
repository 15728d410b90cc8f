/* The window in which a club writes a book of its own. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_FORM_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_FORM_H

#include <adwaita.h>

#include "app/session/books/book_writer.h"

#define MU_TYPE_BOOK_FORM (mu_book_form_get_type ())
G_DECLARE_FINAL_TYPE (MuBookForm, mu_book_form, MU, BOOK_FORM, AdwWindow)

/* Signal "saved" (id): the book is among the club's own, whose shelf is to be read again; the
 * window then closes. What is not saved is kept when it closes. */
GtkWidget *mu_book_form_new (MuBookWriter *writer);

#endif
