/* The army books that a club's lists are of. The first list that is saved with an edition of a
 * book makes the club keep a copy of it, so that the list can be judged by it when the shelf has
 * a newer one. The books of its allies are kept with it, and a list names the editions of those
 * that it has units from, so that it stays valid as a whole until the player accepts newer books.
 * For a list that names none, an older edition has the allies of its time. */
#ifndef MUSTER_DB_TABLES_BOOKS_H
#define MUSTER_DB_TABLES_BOOKS_H

#include "db/store_types.h"
#include "lists/book/book.h"

/* From now on the club's lists are of this shelf's books, which gets the copies of other editions
 * that the club keeps (mu_shelf_keep_copy). shelf is borrowed and must outlive the store. A copy
 * that this program cannot read is passed over: its lists are judged by the shelf's edition, and
 * the doctor names it. */
void mu_store_join_books (MuStore *store, MuShelf *shelf);

/* Reading books takes longer than most that a club file is asked: whoever first saves a list has
 * the source join the shelf. FALSE with an error where it cannot be read, and then nothing is
 * saved. */
typedef gboolean (*MuShelfSource) (gpointer data, GError **error);
void mu_store_books_from (MuStore *store, MuShelfSource source, gpointer data);

/* The list is of the shelf's editions of its book and its allies' from now on; noted in the journal
 * with these words. NOT_FOUND where the shelf has no such book; IMPOSSIBLE where it has none of
 * them newer. */
gboolean mu_store_accept_book (MuStore *store, gint64 list, const char *words, gint64 *change,
                               GError **error);

#endif
