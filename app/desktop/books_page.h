/* Books: which armies there are, and what each book allows. */
#ifndef MUSTER_APP_DESKTOP_BOOKS_PAGE_H
#define MUSTER_APP_DESKTOP_BOOKS_PAGE_H

#include "app/desktop/page.h"
#include "app/desktop/session/desk.h"

#define MU_TYPE_BOOKS_PAGE (mu_books_page_get_type ())
G_DECLARE_FINAL_TYPE (MuBooksPage, mu_books_page, MU, BOOKS_PAGE, MuPage)

void mu_books_page_set_desk (MuBooksPage *page, MuDesk *desk);

#endif
