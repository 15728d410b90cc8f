/* An army book as a page of a book of reference. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOK_VIEW_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOK_VIEW_H

#include <adwaita.h>

#include "lists/book/book.h"

#define MU_TYPE_BOOK_VIEW (mu_book_view_get_type ())
G_DECLARE_FINAL_TYPE (MuBookView, mu_book_view, MU, BOOK_VIEW, AdwBin)

/* book: the shelf's. shelf knows the books of its enemies and allies, to which the action
 * "books.open" leads with their ids; "win.new-army" makes a list from the book. */
void mu_book_view_show (MuBookView *view, const MuBook *book, const MuShelf *shelf);
const MuBook *mu_book_view_get_book (MuBookView *view); /* NULL: none yet */
void mu_book_view_focus (MuBookView *view);

#endif
