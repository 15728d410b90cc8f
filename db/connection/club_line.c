#include "db/connection/club_line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/connection/error.h"
#include "db/connection/statement.h"

#define HAS_LINE "SELECT count (*) FROM sqlite_schema WHERE type = 'table' AND name = 'club_line'"

/* Empty where the row is missing. */
static GBytes *
tokens_of (MuConnection *connection, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_LINE_TOKENS);
  const MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_FAILED)
    return NULL;
  if (row == MU_ROW_END)
    return g_bytes_new_static ("", 0);
  g_autoptr (GBytes) tokens = mu_take_blob (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&tokens) : NULL;
}

static gboolean
has (GBytes *tokens, const guint8 *token)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (tokens, &size);
  for (gsize at = 0; at + MU_LINE_TOKEN <= size; at += MU_LINE_TOKEN)
    if (memcmp (data + at, token, MU_LINE_TOKEN) == 0)
      return TRUE;
  return FALSE;
}

static void
know_newest (MuLine *line, GBytes *tokens)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (tokens, &size);
  line->started = size >= MU_LINE_TOKEN;
  if (line->started)
    memcpy (line->newest, data, MU_LINE_TOKEN);
}

gboolean
mu_line_watch (MuConnection *connection, MuLine *line, GError **error)
{
  gint64 kept = 0;
  *line = (MuLine){ 0 };
  if (!mu_connection_ask (connection, "PRAGMA user_version", &line->version, error)
      || !mu_connection_ask (connection, HAS_LINE, &kept, error))
    return FALSE;
  if (kept == 0)
    return TRUE;
  g_autoptr (GBytes) tokens = tokens_of (connection, error);
  if (tokens == NULL)
    return FALSE;
  line->kept = TRUE;
  know_newest (line, tokens);
  return TRUE;
}

static gboolean
refuse (MuConnection *connection, MuStoreError kind, GError **error)
{
  return mu_error_set (mu_connection_path (connection), kind, NULL, error);
}

/* What is no club has no tokens to be read; what the system refuses is told. */
static gboolean
is_no_club (MuConnection *connection, const GError *fault)
{
  return g_error_matches (fault, MU_STORE_ERROR, MU_STORE_ERROR_DAMAGED)
         || g_error_matches (fault, MU_STORE_ERROR, MU_STORE_ERROR_NOT_A_CLUB)
         || sqlite3_errcode (mu_connection_handle (connection)) == SQLITE_ERROR;
}

static gboolean
cannot_read (MuConnection *connection, GError *fault, GError **error)
{
  if (!is_no_club (connection, fault)) {
    g_propagate_error (error, fault);
    return FALSE;
  }
  g_error_free (fault);
  return refuse (connection, MU_STORE_ERROR_REPLACED, error);
}

gboolean
mu_line_check (MuConnection *connection, MuLine *line, GError **error)
{
  gint64 version = 0;
  GError *fault = NULL;
  if (!line->kept)
    return TRUE;
  g_autoptr (GBytes) tokens = tokens_of (connection, &fault);
  if (tokens == NULL)
    return cannot_read (connection, fault, error);
  if (line->started && !has (tokens, line->newest))
    return refuse (connection, MU_STORE_ERROR_REPLACED, error);
  if (!mu_connection_ask (connection, "PRAGMA user_version", &version, error))
    return FALSE;
  if (version > line->version)
    return refuse (connection, MU_STORE_ERROR_NEWER, error);
  know_newest (line, tokens);
  return TRUE;
}

/* --- a new token ---------------------------------------------------------- */

static GBytes *
with_another (GBytes *tokens, MuLine *line)
{
  const gsize most = MU_LINE_TOKEN * (MU_LINE_TOKENS - 1);
  gsize size;
  const guint8 *data = g_bytes_get_data (tokens, &size);
  GByteArray *more = g_byte_array_new ();
  sqlite3_randomness (MU_LINE_TOKEN, line->newest);
  line->started = TRUE;
  g_byte_array_append (more, line->newest, MU_LINE_TOKEN);
  g_byte_array_append (more, data, (guint) MIN (size, most));
  return g_byte_array_free_to_bytes (more);
}

static gboolean
set_tokens (MuConnection *connection, MuSql which, GBytes *tokens, GError **error)
{
  gsize size;
  const void *data = g_bytes_get_data (tokens, &size);
  MuStatement *set = mu_statement (connection, which);
  mu_put_blob (set, data, size);
  return mu_statement_run (set, error);
}

gboolean
mu_line_add (MuConnection *connection, MuLine *line, GError **error)
{
  g_autoptr (GBytes) tokens = tokens_of (connection, error);
  if (tokens == NULL)
    return FALSE;
  g_autoptr (GBytes) more = with_another (tokens, line);
  if (!set_tokens (connection, MU_SQL_LINE_SET, more, error))
    return FALSE;
  return mu_connection_changes (connection) > 0
         || set_tokens (connection, MU_SQL_LINE_ADD, more, error);
}
