#include <glib/gi18n-lib.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "db/connection/encode.h"
#include "db/connection/names.h"
#include "db/connection/statement.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

static gpointer
read_row (MuStatement *rows)
{
  MuListRow *row = g_new0 (MuListRow, 1);
  row->id = mu_take_int (rows);
  row->name = mu_take_text (rows);
  row->player = mu_take_text (rows);
  row->rules = mu_take_rules (rows);
  row->book_id = mu_take_text (rows);
  row->year = mu_take_in (rows, -G_MAXINT, G_MAXINT);
  row->points = mu_take_in (rows, 0, G_MAXINT);
  row->points_limit = mu_take_in (rows, 0, G_MAXINT);
  row->units = mu_take_in (rows, 0, G_MAXINT);
  row->edition = mu_take_in (rows, 1, MU_LIST_EDITIONS_MAX);
  row->tags = mu_take_text (rows);
  row->changed = mu_take_text (rows);
  return row;
}

/* A row with what it is sorted by. */
typedef struct {
  gchar *key;
  MuListRow *row;
} Sorted;

static gint
by_name (gconstpointer a, gconstpointer b)
{
  const Sorted *one = a;
  const Sorted *other = b;
  const gint order = strcmp (one->key, other->key);
  return order != 0 ? order : (one->row->id > other->row->id) - (one->row->id < other->row->id);
}

/* As people sort names, which SQLite cannot beyond ASCII. */
static void
sort (GPtrArray *rows)
{
  g_autofree Sorted *sorted = g_new (Sorted, rows->len);
  for (guint i = 0; i < rows->len; i++) {
    MuListRow *row = g_ptr_array_index (rows, i);
    sorted[i] = (Sorted){ g_utf8_collate_key (row->name, -1), row };
  }
  qsort (sorted, rows->len, sizeof *sorted, by_name);
  for (guint i = 0; i < rows->len; i++) {
    rows->pdata[i] = sorted[i].row;
    g_free (sorted[i].key);
  }
}

GPtrArray *
mu_lists_rows (MuConnection *connection, GError **error)
{
  GPtrArray *rows = mu_statement_collect (mu_statement (connection, MU_SQL_LIST_ROWS), read_row,
                                          (GDestroyNotify) mu_list_row_free, error);
  if (rows != NULL && rows->len > 1)
    sort (rows);
  return rows;
}

static gboolean
not_found (gint64 id, GError **error)
{
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
               _ ("There is no army list number %" PRId64 ". It may have been deleted meanwhile."),
               id);
  return FALSE;
}

MuListRow *
mu_lists_row (MuConnection *connection, gint64 id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_LIST_ROW);
  mu_put_int (query, id);
  g_autoptr (GPtrArray) rows
      = mu_statement_collect (query, read_row, (GDestroyNotify) mu_list_row_free, error);
  if (rows == NULL)
    return NULL;
  if (rows->len == 0)
    not_found (id, error);
  return rows->len > 0 ? g_ptr_array_steal_index (rows, 0) : NULL;
}

gboolean
mu_lists_find (MuConnection *connection, const char *name, gint64 *id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_LIST_FIND);
  mu_put_text (query, name);
  return mu_statement_number (query, id, error)
         && (*id != 0 || mu_names_find (connection, MU_SQL_LIST_NAMES, name, id, error));
}

/* Whether no other list has the name, or one that nobody can tell from it. */
static gboolean
check_name_free (MuConnection *connection, gint64 id, const char *name, GError **error)
{
  g_autofree char *taken = NULL;
  if (!mu_names_taken (connection, MU_SQL_LIST_NAMES, name, id, &taken, error))
    return FALSE;
  if (taken == NULL)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
               _ ("There is already an army list called “%s”. Choose another name."), taken);
  return FALSE;
}

/* Puts the columns that adding and updating share, in their order. */
static void
put_head (MuStatement *statement, const MuList *list, gint64 player, int edition)
{
  g_autofree char *now = mu_time_now ();
  mu_put_text (statement, list->name);
  mu_put_id (statement, player);
  mu_put_int (statement, list->rules);
  mu_put_text (statement, list->book_id);
  mu_put_int (statement, list->book_version);
  mu_put_int (statement, list->year);
  mu_put_int (statement, list->points_limit);
  mu_put_int (statement, mu_list_points (list));
  mu_put_int (statement, edition);
  mu_put_text (statement, list->tags);
  mu_put_int (statement, list->priest != FALSE);
  mu_put_text (statement, list->notes);
  mu_put_text (statement, now);
}

gboolean
mu_lists_add (MuConnection *connection, const MuList *list, gint64 number, gint64 *id,
              GError **error)
{
  gint64 player;
  if (!mu_possible_list (list, error) || !check_name_free (connection, 0, list->name, error)
      || !mu_players_ensure (connection, list->player, &player, error))
    return FALSE;
  MuStatement *insert = mu_statement (connection, MU_SQL_LIST_ADD);
  mu_put_id (insert, number);
  put_head (insert, list, player, list->edition);
  if (!mu_statement_run (insert, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return mu_list_parts_add (connection, *id, list, error);
}

static gboolean
write_over (MuConnection *connection, gint64 id, const MuList *list, int edition, GError **error)
{
  gint64 player;
  if (!mu_players_ensure (connection, list->player, &player, error))
    return FALSE;
  MuStatement *update = mu_statement (connection, MU_SQL_LIST_UPDATE);
  put_head (update, list, player, edition);
  mu_put_int (update, id);
  return mu_statement_run (update, error) && mu_list_parts_clear (connection, id, error)
         && mu_list_parts_add (connection, id, list, error);
}

gboolean
mu_lists_update (MuConnection *connection, gint64 id, const MuList *list, MuList **before,
                 gboolean *changed, GError **error)
{
  if (!mu_possible_list (list, error))
    return FALSE;
  g_autoptr (MuList) was = mu_lists_get (connection, id, error);
  if (was == NULL
      || (strcmp (was->name, list->name) != 0
          && !check_name_free (connection, id, list->name, error)))
    return FALSE;
  const gboolean same = mu_army_same (was, list);
  const int next = MAX (MIN (was->edition + 1, MU_LIST_EDITIONS_MAX), list->edition);
  if (!same && !write_over (connection, id, list, next, error))
    return FALSE;
  if (before != NULL)
    *before = g_steal_pointer (&was);
  if (changed != NULL)
    *changed = !same;
  return TRUE;
}

gboolean
mu_lists_delete (MuConnection *connection, gint64 id, GError **error)
{
  MuStatement *remove = mu_statement (connection, MU_SQL_LIST_DELETE);
  mu_put_int (remove, id);
  if (!mu_statement_run (remove, error))
    return FALSE;
  return mu_connection_changes (connection) > 0 || not_found (id, error);
}

static void
replace (char **text, char *by)
{
  g_free (*text);
  *text = by;
}

static void
read_head (MuStatement *head, MuList *list)
{
  replace (&list->name, mu_take_text (head));
  replace (&list->player, mu_take_text (head));
  list->rules = mu_take_rules (head);
  replace (&list->book_id, mu_take_text (head));
  list->book_version = mu_take_in (head, 0, G_MAXINT);
  list->year = mu_take_in (head, -G_MAXINT, G_MAXINT);
  list->points_limit = mu_take_in (head, 0, MU_LIST_POINTS_MAX);
  list->edition = mu_take_in (head, 1, MU_LIST_EDITIONS_MAX);
  replace (&list->tags, mu_take_text (head));
  list->priest = mu_take_in (head, 0, 1);
  replace (&list->notes, mu_take_text (head));
}

static gboolean
get_head (MuConnection *connection, gint64 id, MuList *list, GError **error)
{
  MuStatement *head = mu_statement (connection, MU_SQL_LIST_GET);
  mu_put_int (head, id);
  MuRow row = mu_statement_row (head, error);
  if (row == MU_ROW_END)
    return not_found (id, error);
  if (row == MU_ROW_FAILED)
    return FALSE;
  read_head (head, list);
  return mu_statement_end (head, error);
}

MuList *
mu_lists_get (MuConnection *connection, gint64 id, GError **error)
{
  g_autoptr (MuList) list = mu_list_new ("");
  if (!get_head (connection, id, list, error) || !mu_list_parts_get (connection, id, list, error)
      || !mu_list_take_prices_by (mu_connection_schemas (connection), list, error))
    return NULL;
  return g_steal_pointer (&list);
}
