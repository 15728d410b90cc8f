/* The store's door to its lists' books: see books.h. */
#include "db/books.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/journal.h"
#include "db/store_private.h"
#include "db/tables.h"

/* Whether the shelf's own book is this one, or the shelf has it as a copy already. */
static gboolean
is_on (const MuShelf *shelf, const MuBookCopy *copy)
{
  const MuBook *own = mu_shelf_find (shelf, copy->book);
  return own != NULL && own->version == copy->edition && strcmp (own->xml, copy->content) == 0;
}

/* The edition of the ally's book that was kept when the copy at index was: the last before it, else
 * the first after; 0 for none. Copies stand in the order in which they were kept. */
static int
edition_then (const GPtrArray *copies, guint index, const char *ally)
{
  int edition = 0;
  for (guint i = 0; i < copies->len && (i < index || edition == 0); i++) {
    const MuBookCopy *copy = copies->pdata[i];
    if (strcmp (copy->book, ally) == 0)
      edition = copy->edition;
  }
  return edition;
}

static void
pin_allies (MuShelf *shelf, const GPtrArray *copies, guint index)
{
  const MuBookCopy *copy = copies->pdata[index];
  const MuBook *book = mu_shelf_find_edition (shelf, copy->book, copy->edition);
  for (guint i = 0; book != NULL && i < book->allies->len; i++) {
    const MuBookAlly *ally = book->allies->pdata[i];
    const int edition = edition_then (copies, index, ally->book);
    if (edition > 0)
      mu_shelf_pin_ally (shelf, copy->book, copy->edition, ally->book, edition);
  }
}

void
mu_store_join_books (MuStore *store, MuShelf *shelf)
{
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (GPtrArray) copies = mu_book_copies_rows (connection, NULL);
  for (guint i = 0; copies != NULL && i < copies->len; i++) {
    MuBook *book = is_on (shelf, copies->pdata[i])
                       ? NULL
                       : mu_book_copy_read (connection, copies->pdata[i], NULL);
    if (book != NULL)
      mu_shelf_keep_copy (shelf, book);
  }
  for (guint i = 0; copies != NULL && i < copies->len; i++)
    pin_allies (shelf, copies, i);
  mu_store_set_books (store, shelf);
}

/* Before the book itself, so that they are found to be those of its time. */
static gboolean
keep_allies (MuConnection *connection, const MuBook *book, GError **error)
{
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *ally = book->allies->pdata[i];
    if (ally->found != NULL && !mu_book_copies_keep (connection, ally->found, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
mu_store_pin_book (MuStore *store, const MuList *list, GError **error)
{
  const MuShelf *shelf = mu_store_books (store);
  const MuBook *book
      = shelf ? mu_shelf_find_edition (shelf, list->book_id, list->book_version) : NULL;
  return book == NULL || book->version != list->book_version
         || (keep_allies (mu_store_connection (store), book, error)
             && mu_book_copies_keep (mu_store_connection (store), book, error));
}

/* The shelf's edition, if it is newer than the list's; else NULL with an error. */
static const MuBook *
find_newer (MuStore *store, const MuList *list, GError **error)
{
  const MuShelf *shelf = mu_store_books (store);
  const MuBook *book = shelf ? mu_shelf_find (shelf, list->book_id) : NULL;
  if (book == NULL)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                 _ ("There is no army book “%s” here. Add it to the club's books."), list->book_id);
  else if (book->version <= list->book_version)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("“%s” is of edition %d of its book, and the one here is not newer: %d. There "
                    "is nothing to accept."),
                 list->name, list->book_version, book->version);
  else
    return book;
  return NULL;
}

static gboolean
accept (MuStore *store, gint64 id, const char *words, gint64 *change, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (MuList) list = mu_lists_get (connection, id, error);
  const MuBook *book = list != NULL ? find_newer (store, list, error) : NULL;
  if (book == NULL)
    return FALSE;
  list->book_version = book->version;
  return mu_journal_update (connection, id, list, words, change, error)
         && mu_store_pin_book (store, list, error);
}

gboolean
mu_store_accept_book (MuStore *store, gint64 list, const char *words, gint64 *change,
                      GError **error)
{
  gint64 noted = 0;
  MuConnection *connection = mu_store_connection (store);
  if (!mu_connection_begin (connection, error)
      || !mu_connection_end (connection, accept (store, list, words, &noted, error), error))
    return FALSE;
  if (change != NULL)
    *change = noted;
  return TRUE;
}
