#include "db/connection/statement.h"

#include <glib/gi18n-lib.h>

#include "db/connection/error.h"

static const char *const sql_text[MU_SQL_COUNT] = {
#define SQL(name, text) [MU_SQL_##name] = text,
#include "db/connection/statements.def"
#undef SQL
};

struct MuStatement {
  MuConnection *connection;
  sqlite3_stmt *prepared;
  int column; /* the next to put, from 1, or to take, from 0 */
  int code;   /* the first failure of putting */
  gboolean spoiled;
};

struct MuStatementCache {
  MuConnection *connection;
  MuStatement statements[MU_SQL_COUNT];
};

MuStatementCache *
mu_statement_cache_new (MuConnection *connection)
{
  MuStatementCache *cache = g_new0 (MuStatementCache, 1);
  cache->connection = connection;
  return cache;
}

void
mu_statement_cache_free (MuStatementCache *cache)
{
  for (int i = 0; i < MU_SQL_COUNT; i++)
    sqlite3_finalize (cache->statements[i].prepared);
  g_free (cache);
}

/* Ends what the statement was doing. */
static void
end (MuStatement *statement)
{
  if (statement->prepared == NULL)
    return;
  sqlite3_reset (statement->prepared);
  sqlite3_clear_bindings (statement->prepared);
}

static int
prepare (MuStatement *statement, MuSql which)
{
  if (statement->prepared != NULL)
    return SQLITE_OK;
  return sqlite3_prepare_v3 (mu_connection_handle (statement->connection), sql_text[which], -1,
                             SQLITE_PREPARE_PERSISTENT, &statement->prepared, NULL);
}

MuStatement *
mu_statement (MuConnection *connection, MuSql which)
{
  MuStatement *statement = &mu_connection_cache (connection)->statements[which];
  statement->connection = connection;
  statement->code = prepare (statement, which);
  statement->column = 1;
  statement->spoiled = FALSE;
  end (statement);
  return statement;
}

static void
note (MuStatement *statement, int code)
{
  if (statement->code == SQLITE_OK)
    statement->code = code;
}

void
mu_put_int (MuStatement *statement, gint64 value)
{
  note (statement, sqlite3_bind_int64 (statement->prepared, statement->column++, value));
}

void
mu_put_u64 (MuStatement *statement, guint64 value)
{
  mu_put_int (statement, (gint64) value);
}

void
mu_put_text (MuStatement *statement, const char *text)
{
  note (statement,
        sqlite3_bind_text (statement->prepared, statement->column++, text, -1, SQLITE_TRANSIENT));
}

void
mu_put_null (MuStatement *statement)
{
  note (statement, sqlite3_bind_null (statement->prepared, statement->column++));
}

void
mu_put_id (MuStatement *statement, gint64 id)
{
  if (id != 0)
    mu_put_int (statement, id);
  else
    mu_put_null (statement);
}

void
mu_put_blob (MuStatement *statement, const void *data, gsize size)
{
  /* A NULL pointer would be stored as NULL. */
  note (statement, sqlite3_bind_blob64 (statement->prepared, statement->column++,
                                        data != NULL ? data : "", size, SQLITE_STATIC));
}

/* A statement that cannot be prepared meets tables that are not ours. */
static MuRow
fail (MuStatement *statement, GError **error)
{
  int code = sqlite3_extended_errcode (mu_connection_handle (statement->connection));
  if (statement->prepared == NULL && code == SQLITE_ERROR)
    mu_error_set (mu_connection_path (statement->connection), MU_STORE_ERROR_DAMAGED,
                  sqlite3_errmsg (mu_connection_handle (statement->connection)), error);
  else
    mu_connection_fail (statement->connection, error);
  end (statement);
  return MU_ROW_FAILED;
}

static gboolean
check_unspoiled (MuStatement *statement, GError **error)
{
  if (!statement->spoiled)
    return TRUE;
  mu_error_set (mu_connection_path (statement->connection), MU_STORE_ERROR_DAMAGED,
                _ ("a value in it is none that Muster writes"), error);
  end (statement);
  return FALSE;
}

MuRow
mu_statement_row (MuStatement *statement, GError **error)
{
  if (statement->code != SQLITE_OK)
    return fail (statement, error);
  if (!check_unspoiled (statement, error))
    return MU_ROW_FAILED;
  int code = sqlite3_step (statement->prepared);
  statement->column = 0;
  if (code == SQLITE_ROW)
    return MU_ROW_HERE;
  if (code != SQLITE_DONE)
    return fail (statement, error);
  end (statement);
  return MU_ROW_END;
}

gboolean
mu_statement_run (MuStatement *statement, GError **error)
{
  return mu_statement_row (statement, error) != MU_ROW_FAILED;
}

gboolean
mu_statement_end (MuStatement *statement, GError **error)
{
  if (!check_unspoiled (statement, error))
    return FALSE;
  end (statement);
  return TRUE;
}

void
mu_statement_spoil (MuStatement *statement)
{
  statement->spoiled = TRUE;
}

gint64
mu_take_int (MuStatement *statement)
{
  return sqlite3_column_int64 (statement->prepared, statement->column++);
}

guint64
mu_take_u64 (MuStatement *statement)
{
  return (guint64) mu_take_int (statement);
}

int
mu_take_in (MuStatement *statement, int least, int most)
{
  gint64 value = mu_take_int (statement);
  if (value >= least && value <= most)
    return (int) value;
  mu_statement_spoil (statement);
  return least;
}

const char *
mu_take_borrowed (MuStatement *statement)
{
  const char *text = (const char *) sqlite3_column_text (statement->prepared, statement->column++);
  if (text != NULL && g_utf8_validate (text, -1, NULL))
    return text;
  mu_statement_spoil (statement);
  return "";
}

char *
mu_take_text (MuStatement *statement)
{
  return g_strdup (mu_take_borrowed (statement));
}

GBytes *
mu_take_blob (MuStatement *statement)
{
  const void *data = sqlite3_column_blob (statement->prepared, statement->column);
  int size = sqlite3_column_bytes (statement->prepared, statement->column++);
  return g_bytes_new (data, (gsize) size);
}

GPtrArray *
mu_statement_collect (MuStatement *statement, MuRowReader read, GDestroyNotify free_row,
                      GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  MuRow row;
  while ((row = mu_statement_row (statement, error)) == MU_ROW_HERE)
    g_ptr_array_add (rows, read (statement));
  return row == MU_ROW_FAILED ? NULL : g_steal_pointer (&rows);
}

gboolean
mu_statement_number (MuStatement *statement, gint64 *number, GError **error)
{
  MuRow row = mu_statement_row (statement, error);
  if (row == MU_ROW_FAILED)
    return FALSE;
  *number = row == MU_ROW_HERE ? mu_take_int (statement) : 0;
  return row == MU_ROW_END || mu_statement_end (statement, error);
}
