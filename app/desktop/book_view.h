/* A page about an army book. */
#ifndef MUSTER_APP_DESKTOP_BOOK_VIEW_H
#define MUSTER_APP_DESKTOP_BOOK_VIEW_H

#include <adwaita.h>

#include "lists/book.h"

#define MU_TYPE_BOOK_VIEW (mu_book_view_get_type ())
G_DECLARE_FINAL_TYPE (MuBookView, mu_book_view, MU, BOOK_VIEW, AdwBin)

/* book: the shelf's, NULL for none. shelf knows the names of its enemies. */
void mu_book_view_show (MuBookView *view, const MuBook *book, const MuShelf *shelf);
GtkWidget *mu_book_view_get_back_button (MuBookView *view);

#endif
