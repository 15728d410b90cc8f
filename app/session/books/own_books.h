/* The army books that a club wrote itself, file by file: which are used, and what is wrong with
 * the others. */
#ifndef MUSTER_APP_SESSION_BOOKS_OWN_BOOKS_H
#define MUSTER_APP_SESSION_BOOKS_OWN_BOOKS_H

#include <gio/gio.h>

#include "app/session/item.h"
#include "lists/book/book.h"

/* Properties: file ("parthian.xml"), title (name of the book, or the file again), words (that it
 * is used, or what is wrong, where, and what to do), advice (what is allowed but puzzles, a line
 * each), faulty. */
#define MU_TYPE_OWN_BOOK_ITEM (mu_own_book_item_get_type ())
G_DECLARE_FINAL_TYPE (MuOwnBookItem, mu_own_book_item, MU, OWN_BOOK_ITEM, MuItem)

/* Fills a GListStore of such rows with the files of the club's folder, the faulty first. */
void mu_own_books_show (GListStore *store, const MuShelf *shelf);
/* How many cannot be used. */
guint mu_own_books_faulty (const MuShelf *shelf);

#endif
