/* The store's door to its lists' books: see books.h. */
#include "db/tables/books.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/journal.h"
#include "db/store_private.h"
#include "db/tables/tables.h"
#include "lists/list/book_editions.h"

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

MuList *
mu_store_with_allies (MuStore *store, const MuList *list)
{
  MuList *whole = mu_list_copy (list);
  mu_pins_complete (whole, mu_store_books (store));
  return whole;
}

/* Allies of whom the list has units must be of the edition that it names; others come with their
 * book. */
static gboolean
is_to_be_kept (const MuList *list, const MuBookAlly *ally, gboolean with_book)
{
  const int edition = mu_list_ally_edition (list, ally->book);
  return ally->found != NULL && (edition > 0 ? edition == ally->found->version : with_book);
}

/* Before the book itself, so that they are found to be those of its time. */
static gboolean
keep_allies (MuConnection *connection, const MuBook *book, const MuList *list, GError **error)
{
  const gboolean own = book->version == list->book_version;
  for (guint i = 0; i < book->allies->len; i++) {
    const MuBookAlly *ally = book->allies->pdata[i];
    if (is_to_be_kept (list, ally, own) && !mu_book_copies_keep (connection, ally->found, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
mu_store_pin_book (MuStore *store, const MuList *list, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  const MuShelf *shelf = mu_store_books (store);
  const MuBook *book = shelf ? mu_shelf_book_of (shelf, list) : NULL;
  if (book == NULL)
    return TRUE;
  return keep_allies (connection, book, list, error)
         && (book->version != list->book_version || mu_book_copies_keep (connection, book, error));
}

/* Whether the shelf has the list's book, and says so where it has not. */
static gboolean
has_book (MuStore *store, const MuList *list, GError **error)
{
  const MuShelf *shelf = mu_store_books (store);
  if (shelf != NULL && mu_shelf_find (shelf, list->book_id) != NULL)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
               _ ("There is no army book “%s” here. Add it to the club's books."), list->book_id);
  return FALSE;
}

static gboolean
take_newer (MuStore *store, MuList *list, GError **error)
{
  const MuShelf *shelf = mu_store_books (store);
  if (!has_book (store, list, error))
    return FALSE;
  if (mu_pins_accept (list, shelf))
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("“%s” is of edition %d of its book, and the one here is not newer: %d. There "
                  "is nothing to accept."),
               list->name, list->book_version, mu_shelf_find (shelf, list->book_id)->version);
  return FALSE;
}

static gboolean
accept (MuStore *store, gint64 id, const char *words, gint64 *change, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (MuList) list = mu_lists_get (connection, id, error);
  if (list == NULL || !take_newer (store, list, error))
    return FALSE;
  mu_pins_complete (list, mu_store_books (store));
  return mu_journal_update (connection, id, list, words, change, error)
         && mu_store_pin_book (store, list, error);
}

gboolean
mu_store_accept_book (MuStore *store, gint64 list, const char *words, gint64 *change,
                      GError **error)
{
  gint64 noted = 0;
  MuConnection *connection = mu_store_connection (store);
  if (!mu_store_need_books (store, error) || !mu_connection_begin (connection, error)
      || !mu_connection_end (connection, accept (store, list, words, &noted, error), error))
    return FALSE;
  if (change != NULL)
    *change = noted;
  return TRUE;
}
