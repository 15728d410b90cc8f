/* Books: which armies there are, on a time line, and what each book says. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_BOOKS_PAGE_H
#define MUSTER_APP_DESKTOP_BOOKS_BOOKS_PAGE_H

#include "app/desktop/page/page.h"
#include "app/session/desk.h"

#define MU_TYPE_BOOKS_PAGE (mu_books_page_get_type ())
G_DECLARE_FINAL_TYPE (MuBooksPage, mu_books_page, MU, BOOKS_PAGE, MuPage)

/* Signal: "shown-changed", when the page of a book is opened or left. */

void mu_books_page_set_desk (MuBooksPage *page, MuDesk *desk);
/* Opens a book; FALSE if there is none of that id. */
gboolean mu_books_page_open (MuBooksPage *page, const char *id);
/* The book whose page is shown; NULL on the time line. */
const MuBook *mu_books_page_get_open (MuBooksPage *page);

#endif
