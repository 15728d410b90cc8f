/* The row of a form that shows one field of a book and takes what is typed or chosen there; what is
 * wrong with it stands beside it. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_FIELD_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_FIELD_H

#include <adwaita.h>

#include "app/session/books/book_writer.h"

/* A row of the kind that the field asks for; the writer must outlive it. */
GtkWidget *mu_book_field_new (MuBookWriter *writer, MuDraftPlace place, MuDraftField field);
/* Shows what the draft says now, whose rows are still the same. */
void mu_book_field_update (GtkWidget *row);

#endif
