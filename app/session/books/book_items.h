/* Army books as rows. */
#ifndef MUSTER_APP_SESSION_BOOKS_BOOK_ITEMS_H
#define MUSTER_APP_SESSION_BOOKS_BOOK_ITEMS_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/book/book.h"
#include "lists/find/book_query.h"

/* Properties: name, years, spoken ("Later Carthaginian, 275 BC to 146 BC, Africa"). */
#define MU_TYPE_BOOK_ITEM (mu_book_item_get_type ())
G_DECLARE_FINAL_TYPE (MuBookItem, mu_book_item, MU, BOOK_ITEM, MuItem)
const MuBook *mu_book_item_get_book (MuBookItem *item); /* the shelf's */
const char *mu_book_item_get_spoken (MuBookItem *item);
/* Where the query is found in it. */
MuBookFound mu_book_item_find (MuBookItem *item, const MuBookQuery *query);
/* Makes the first search for words a quick one. */
void mu_book_item_prepare (MuBookItem *item);

/* Fills a GListStore of such rows. The shelf must outlive them. */
void mu_book_items_show (GListStore *store, const MuShelf *shelf);

/* "275 BC to 105 BC"; free with g_free. */
char *mu_book_years (int from, int to);

#endif
