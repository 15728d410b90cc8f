/* Opening a store as tests need it. Private to db/ and its tests. */
#ifndef MUSTER_DB_STORE_PRIVATE_H
#define MUSTER_DB_STORE_PRIVATE_H

#include "db/connection/connection.h"
#include "db/connection/migrate.h"
#include "lists/book/book.h"

/* migrations NULL: the shipped ones. */
MuStore *mu_store_open_with (const char *path, const MuOpenOptions *options,
                             const MuMigration *migrations, guint count, GError **error);
MuConnection *mu_store_connection (MuStore *store);
/* NULL until the store has joined a shelf; borrowed. */
const MuShelf *mu_store_books (MuStore *store);
/* Has it join one where it has not, if it was told whence (mu_store_books_from). Before the
 * transaction. */
gboolean mu_store_need_books (MuStore *store, GError **error);
void mu_store_set_books (MuStore *store, const MuShelf *shelf);

/* store_books.c: the list as it is saved: naming the editions of the allies' books that its units
 * are from, as far as the shelf tells them. */
MuList *mu_store_with_allies (MuStore *store, const MuList *list);
/* Keeps a copy of each book that the list is judged by, if there is none and the shelf has the
 * edition that the list names. Within the transaction that saves the list. */
gboolean mu_store_pin_book (MuStore *store, const MuList *list, GError **error);

#endif
