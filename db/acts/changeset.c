#include "db/acts/changeset.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/acts_private.h"
#include "db/connection/error.h"
#include "db/connection/statement.h"

#define COLUMNS_MAX 64 /* more than any table has */
#define TABLE_MARK  'T'

/* Types of values, as the format numbers them. */
enum { VALUE_NONE, VALUE_INTEGER, VALUE_FLOAT, VALUE_TEXT, VALUE_BLOB, VALUE_NULL };

typedef struct {
  const guint8 *at, *end;
  guint columns;                /* of the table that rows are of; 0 before the first */
  guint8 is_key[COLUMNS_MAX];   /* which of them are its key */
  guint8 is_there[COLUMNS_MAX]; /* which of them the last record tells */
} Reader;

static gboolean
take_byte (Reader *reader, guint8 *byte)
{
  if (reader->at == reader->end)
    return FALSE;
  *byte = *reader->at++;
  return TRUE;
}

static gboolean
skip (Reader *reader, guint64 bytes)
{
  if ((guint64) (reader->end - reader->at) < bytes)
    return FALSE;
  reader->at += bytes;
  return TRUE;
}

/* SQLite's numbers of one to nine bytes; longer ones than five are no length that fits. */
static gboolean
take_length (Reader *reader, guint64 *length)
{
  guint8 byte = 0x80;
  *length = 0;
  for (int i = 0; (byte & 0x80) != 0; i++) {
    if (i == 5 || !take_byte (reader, &byte))
      return FALSE;
    *length = *length << 7 | (byte & 0x7f);
  }
  return TRUE;
}

static gboolean
take_value (Reader *reader, guint column)
{
  guint8 type;
  guint64 length;
  if (!take_byte (reader, &type))
    return FALSE;
  reader->is_there[column] = type != VALUE_NONE && type != VALUE_NULL;
  switch (type) {
  case VALUE_NONE:
  case VALUE_NULL:
    return TRUE;
  case VALUE_INTEGER:
  case VALUE_FLOAT:
    return skip (reader, 8);
  case VALUE_TEXT:
  case VALUE_BLOB:
    return take_length (reader, &length) && skip (reader, length);
  default:
    return FALSE;
  }
}

static gboolean
take_record (Reader *reader)
{
  for (guint i = 0; i < reader->columns; i++)
    if (!take_value (reader, i))
      return FALSE;
  return TRUE;
}

static gboolean
has_key (const Reader *reader)
{
  for (guint i = 0; i < reader->columns; i++)
    if (reader->is_key[i] != 0 && !reader->is_there[i])
      return FALSE;
  return TRUE;
}

/* What was, and of a row that was changed what it became. */
static gboolean
take_row (Reader *reader, guint8 operation)
{
  guint8 indirect;
  if (reader->columns == 0 || !take_byte (reader, &indirect) || indirect > 1)
    return FALSE;
  switch (operation) {
  case SQLITE_INSERT:
  case SQLITE_DELETE:
    return take_record (reader) && has_key (reader);
  case SQLITE_UPDATE:
    return take_record (reader) && has_key (reader) && take_record (reader);
  default:
    return FALSE;
  }
}

static gboolean
count_columns (MuConnection *connection, const char *table, gint64 *columns)
{
  MuStatement *query = mu_statement (connection, MU_SQL_TABLE_COLUMNS);
  mu_put_text (query, table);
  return mu_statement_number (query, columns, NULL);
}

static gboolean
take_keys (Reader *reader)
{
  guint keys = 0;
  for (guint i = 0; i < reader->columns; i++) {
    if (!take_byte (reader, &reader->is_key[i]))
      return FALSE;
    keys += reader->is_key[i] != 0;
  }
  return keys > 0;
}

static gboolean
take_table (MuConnection *connection, Reader *reader)
{
  guint64 columns;
  gint64 known = 0;
  if (!take_length (reader, &columns) || columns == 0 || columns > COLUMNS_MAX)
    return FALSE;
  reader->columns = (guint) columns;
  if (!take_keys (reader))
    return FALSE;
  const char *name = (const char *) reader->at;
  const void *ending = memchr (name, '\0', (gsize) (reader->end - reader->at));
  if (ending == NULL || !mu_act_changes (name) || !count_columns (connection, name, &known))
    return FALSE;
  reader->at = (const guint8 *) ending + 1;
  return columns <= (guint64) known;
}

gboolean
mu_changeset_check (MuConnection *connection, GBytes *effects, GError **error)
{
  gsize size;
  guint8 first;
  const guint8 *data = g_bytes_get_data (effects, &size);
  Reader reader = { .at = data, .end = data ? data + size : NULL };
  gboolean sound = TRUE;
  while (sound && take_byte (&reader, &first))
    sound = first == TABLE_MARK ? take_table (connection, &reader) : take_row (&reader, first);
  return sound
         || mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                          _ ("what an act of a campaign changed cannot be read"), error);
}
