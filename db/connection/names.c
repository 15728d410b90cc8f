#include "db/connection/names.h"

#include <string.h>

#include "lists/words/name.h"

typedef struct {
  gint64 id;
  char *name;
} Row;

static gpointer
read_row (MuStatement *rows)
{
  Row *row = g_new0 (Row, 1);
  row->id = mu_take_int (rows);
  row->name = mu_take_text (rows);
  return row;
}

static void
row_free (Row *row)
{
  g_free (row->name);
  g_free (row);
}

static GPtrArray *
read_rows (MuConnection *connection, MuSql all, GError **error)
{
  return mu_statement_collect (mu_statement (connection, all), read_row, (GDestroyNotify) row_free,
                               error);
}

static gint64
find_same (const GPtrArray *rows, const char *name)
{
  for (guint i = 0; i < rows->len; i++) {
    const Row *row = g_ptr_array_index (rows, i);
    if (strcmp (row->name, name) == 0)
      return row->id;
  }
  return 0;
}

static gint64
find_tidied (const GPtrArray *rows, const char *name)
{
  g_autofree char *tidy = mu_name_tidy (name);
  for (guint i = 0; i < rows->len; i++) {
    const Row *row = g_ptr_array_index (rows, i);
    g_autofree char *other = mu_name_tidy (row->name);
    if (strcmp (other, tidy) == 0)
      return row->id;
  }
  return 0;
}

/* Clubs may hold several from before names were compared so: none of them is meant more. */
static gint64
find_alike (const GPtrArray *rows, const char *name)
{
  g_autofree char *key = mu_name_key (name);
  gint64 found = 0;
  for (guint i = 0; i < rows->len; i++) {
    const Row *row = g_ptr_array_index (rows, i);
    g_autofree char *other = mu_name_key (row->name);
    if (strcmp (other, key) != 0)
      continue;
    if (found != 0)
      return 0;
    found = row->id;
  }
  return found;
}

gboolean
mu_names_find (MuConnection *connection, MuSql all, const char *name, gint64 *id, GError **error)
{
  *id = 0;
  g_autoptr (GPtrArray) rows = read_rows (connection, all, error);
  if (rows == NULL)
    return FALSE;
  *id = find_same (rows, name);
  if (*id == 0)
    *id = find_tidied (rows, name);
  if (*id == 0)
    *id = find_alike (rows, name);
  return TRUE;
}

gboolean
mu_names_taken (MuConnection *connection, MuSql all, const char *name, gint64 but, char **taken,
                GError **error)
{
  *taken = NULL;
  g_autoptr (GPtrArray) rows = read_rows (connection, all, error);
  if (rows == NULL)
    return FALSE;
  g_autofree char *key = mu_name_key (name);
  for (guint i = 0; i < rows->len && *taken == NULL; i++) {
    const Row *row = g_ptr_array_index (rows, i);
    g_autofree char *other = mu_name_key (row->name);
    if (row->id != but && strcmp (other, key) == 0)
      *taken = g_strdup (row->name);
  }
  return TRUE;
}
