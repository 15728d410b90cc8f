/* Army books as they were when lists were made with them. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/connection/encode.h"
#include "db/connection/error.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"

static gboolean
add (MuConnection *connection, const MuBook *book, GError **error)
{
  g_autofree char *code = mu_encode_code (book->xml);
  g_autofree char *now = mu_time_now ();
  MuStatement *insert = mu_statement (connection, MU_SQL_BOOK_COPY_ADD);
  mu_put_text (insert, book->id);
  mu_put_int (insert, book->version);
  mu_put_text (insert, book->xml);
  mu_put_text (insert, code);
  mu_put_text (insert, now);
  return mu_statement_run (insert, error);
}

gboolean
mu_book_copies_keep (MuConnection *connection, const MuBook *book, GError **error)
{
  gint64 there = 0;
  MuStatement *query = mu_statement (connection, MU_SQL_BOOK_COPY_FIND);
  mu_put_text (query, book->id);
  mu_put_int (query, book->version);
  if (!mu_statement_number (query, &there, error))
    return FALSE;
  return there != 0 || add (connection, book, error);
}

static void
copy_free (MuBookCopy *copy)
{
  g_free (copy->book);
  g_free (copy->content);
  g_free (copy);
}

static gpointer
read_row (MuStatement *rows)
{
  MuBookCopy *copy = g_new0 (MuBookCopy, 1);
  copy->book = mu_take_text (rows);
  copy->edition = mu_take_in (rows, 1, MU_BOOK_EDITIONS_MAX);
  copy->content = mu_take_text (rows);
  copy->whole = mu_code_is_of (mu_take_borrowed (rows), copy->content);
  return copy;
}

GPtrArray *
mu_book_copies_rows (MuConnection *connection, GError **error)
{
  return mu_statement_collect (mu_statement (connection, MU_SQL_BOOK_COPIES), read_row,
                               (GDestroyNotify) copy_free, error);
}

MuBook *
mu_book_copy_read (MuConnection *connection, const MuBookCopy *copy, GError **error)
{
  const char *path = mu_connection_path (connection);
  g_autoptr (GError) reason = NULL;
  g_autoptr (MuBook) book = NULL;
  if (!copy->whole) {
    mu_error_set (path, MU_STORE_ERROR_DAMAGED, _ ("it is not as it was kept"), error);
    return NULL;
  }
  book = mu_book_read_data_by (mu_connection_schemas (connection), copy->content,
                               strlen (copy->content), path, &reason);
  if (book == NULL)
    mu_error_set (path, MU_STORE_ERROR_DAMAGED, reason->message, error);
  else if (strcmp (book->id, copy->book) != 0 || book->version != copy->edition)
    mu_error_set (path, MU_STORE_ERROR_DAMAGED, _ ("it is another book"), error);
  else
    return g_steal_pointer (&book);
  return NULL;
}
