/* Which rows acts touch: two that touch the same cell hang together. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/acts_private.h"
#include "db/connection/error.h"

#define WHOLE_ROW G_MAXUINT64
#define COLUMNS   64

struct MuTouches {
  GHashTable *rows; /* "table|key" to the columns touched, a bit each */
};

MuTouches *
mu_touches_new (void)
{
  MuTouches *touches = g_new0 (MuTouches, 1);
  touches->rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return touches;
}

void
mu_touches_free (MuTouches *touches)
{
  if (touches == NULL)
    return;
  g_hash_table_unref (touches->rows);
  g_free (touches);
}

static void
touch (MuTouches *touches, const char *row, guint64 columns)
{
  guint64 *known = g_hash_table_lookup (touches->rows, row);
  if (known == NULL) {
    known = g_new0 (guint64, 1);
    g_hash_table_insert (touches->rows, g_strdup (row), known);
  }
  *known |= columns;
}

/* The row's value in the column, as it was or as it became; NULL where it is not told. */
static sqlite3_value *
value_at (sqlite3_changeset_iter *at, int operation, int column)
{
  sqlite3_value *value = NULL;
  if (operation == SQLITE_INSERT)
    sqlite3changeset_new (at, column, &value);
  else
    sqlite3changeset_old (at, column, &value);
  return value;
}

static void
append_value (GString *row, sqlite3_value *value)
{
  const char *text = value != NULL ? (const char *) sqlite3_value_text (value) : NULL;
  g_string_append_printf (row, "|%s", text != NULL ? text : "");
}

/* "table|key"; free with g_free. */
static char *
name_row (sqlite3_changeset_iter *at, const char *table, int columns, int operation)
{
  unsigned char *key = NULL;
  int count;
  GString *row = g_string_new (table);
  sqlite3changeset_pk (at, &key, &count);
  for (int i = 0; i < columns; i++)
    if (key[i])
      append_value (row, value_at (at, operation, i));
  return g_string_free (row, FALSE);
}

static guint64
columns_of (sqlite3_changeset_iter *at, int columns, int operation)
{
  guint64 touched = 0;
  if (operation != SQLITE_UPDATE)
    return WHOLE_ROW;
  for (int i = 0; i < columns && i < COLUMNS; i++) {
    sqlite3_value *value = NULL;
    sqlite3changeset_new (at, i, &value);
    if (value != NULL)
      touched |= G_GUINT64_CONSTANT (1) << i;
  }
  return touched;
}

/* Who fought without a loss was there all the same: the next battle begins from it. */
static void
touch_force (MuTouches *touches, sqlite3_changeset_iter *at, int operation)
{
  GString *row = g_string_new ("force");
  append_value (row, value_at (at, operation, 1));
  touch (touches, row->str, WHOLE_ROW);
  g_string_free (row, TRUE);
}

/* Papers are laid down for a fixture that was set: each side's hang on that, and not on each
 * other's. A column for each side stands for them, past those that the table has. */
#define FIXTURE_SIDES 32

static void
touch_fixture (MuTouches *touches, sqlite3_changeset_iter *at, int operation)
{
  sqlite3_value *side = value_at (at, operation, 2);
  if (operation == SQLITE_UPDATE || side == NULL)
    return;
  GString *row = g_string_new ("fixture");
  append_value (row, value_at (at, operation, 1));
  touch (touches, row->str,
         G_GUINT64_CONSTANT (1) << ((FIXTURE_SIDES + sqlite3_value_int (side)) % COLUMNS));
  g_string_free (row, TRUE);
}

static void
touch_change (MuTouches *touches, sqlite3_changeset_iter *at)
{
  const char *table;
  int columns, operation, indirect;
  sqlite3changeset_op (at, &table, &columns, &operation, &indirect);
  g_autofree char *row = name_row (at, table, columns, operation);
  touch (touches, row, columns_of (at, columns, operation));
  if (strcmp (table, "force_loss") == 0)
    touch_force (touches, at, operation);
  if (strcmp (table, "fixture_seal") == 0)
    touch_fixture (touches, at, operation);
}

gboolean
mu_touches_add (MuTouches *touches, MuConnection *connection, GBytes *effects, GError **error)
{
  gsize size;
  const void *changes = g_bytes_get_data (effects, &size);
  sqlite3_changeset_iter *at = NULL;
  if (sqlite3changeset_start (&at, (int) size, (void *) changes) == SQLITE_OK)
    while (sqlite3changeset_next (at) == SQLITE_ROW)
      touch_change (touches, at);
  if (at != NULL && sqlite3changeset_finalize (at) == SQLITE_OK)
    return TRUE;
  return mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                       _ ("what an act of a campaign changed cannot be read"), error);
}

void
mu_touches_join (MuTouches *touches, const MuTouches *others)
{
  GHashTableIter at;
  gpointer row, columns;
  g_hash_table_iter_init (&at, others->rows);
  while (g_hash_table_iter_next (&at, &row, &columns))
    touch (touches, row, *(guint64 *) columns);
}

gboolean
mu_touches_meet (const MuTouches *touches, const MuTouches *others)
{
  GHashTableIter at;
  gpointer row, columns;
  g_hash_table_iter_init (&at, others->rows);
  while (g_hash_table_iter_next (&at, &row, &columns)) {
    const guint64 *known = g_hash_table_lookup (touches->rows, row);
    if (known != NULL && (*known & *(guint64 *) columns) != 0)
      return TRUE;
  }
  return FALSE;
}
