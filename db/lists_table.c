#include <glib/gi18n-lib.h>
#include <inttypes.h>

#include "db/encode.h"
#include "db/possible.h"
#include "db/statement.h"
#include "db/tables.h"

static gpointer
read_row (MuStatement *rows)
{
  MuListRow *row = g_new0 (MuListRow, 1);
  row->id = mu_take_int (rows);
  row->name = mu_take_text (rows);
  row->player = mu_take_text (rows);
  row->book_id = mu_take_text (rows);
  row->year = mu_take_in (rows, -G_MAXINT, G_MAXINT);
  row->points = mu_take_in (rows, 0, G_MAXINT);
  row->points_limit = mu_take_in (rows, 0, G_MAXINT);
  row->units = mu_take_in (rows, 0, G_MAXINT);
  row->changed = mu_take_text (rows);
  return row;
}

/* As people sort names, which SQLite cannot beyond ASCII. */
static gint
by_name (gconstpointer a, gconstpointer b)
{
  const MuListRow *one = *(const MuListRow *const *) a;
  const MuListRow *other = *(const MuListRow *const *) b;
  gint order = g_utf8_collate (one->name, other->name);
  return order != 0 ? order : (one->id > other->id) - (one->id < other->id);
}

GPtrArray *
mu_lists_rows (MuConnection *connection, GError **error)
{
  GPtrArray *rows = mu_statement_collect (mu_statement (connection, MU_SQL_LIST_ROWS), read_row,
                                          (GDestroyNotify) mu_list_row_free, error);
  if (rows != NULL)
    g_ptr_array_sort (rows, by_name);
  return rows;
}

gboolean
mu_lists_find (MuConnection *connection, const char *name, gint64 *id, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_LIST_FIND);
  mu_put_text (query, name);
  return mu_statement_number (query, id, error);
}

static gboolean
not_found (gint64 id, GError **error)
{
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
               _ ("There is no army list number %" PRId64 ". It may have been deleted meanwhile."),
               id);
  return FALSE;
}

/* Whether no other list has the name. */
static gboolean
check_name_free (MuConnection *connection, gint64 id, const char *name, GError **error)
{
  gint64 other;
  if (!mu_lists_find (connection, name, &other, error))
    return FALSE;
  if (other == 0 || other == id)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
               _ ("There is already an army list called “%s”. Choose another name."), name);
  return FALSE;
}

/* A unit that stands in another's body has no line of its own: its column says how it stands
 * there, in steps of so many lines, more than there are. Clubs of every version have room for
 * it. */
#define MIXED_LINES 100
G_STATIC_ASSERT (MU_LIST_LINES_MAX < MIXED_LINES);
G_STATIC_ASSERT (MIXED_LINES *MU_WRG_MIXED_HOWS > G_MAXUINT8);

static gboolean
add_unit (MuConnection *connection, gint64 list, guint position, const MuListUnit *unit,
          GError **error)
{
  char troop[64];
  g_autofree char *crew = mu_encode_crew (&unit->crew);
  MuStatement *insert = mu_statement (connection, MU_SQL_LIST_UNIT_ADD);
  mu_put_int (insert, list);
  mu_put_int (insert, position);
  mu_put_text (insert, unit->name);
  mu_put_text (insert, unit->option);
  mu_put_text (insert, mu_wrg_troop_format (&unit->troop, troop, sizeof troop));
  mu_put_text (insert, crew);
  mu_put_int (insert, unit->crew.horses);
  mu_put_int (insert, unit->figures);
  mu_put_int (insert, unit->ranks);
  mu_put_int (insert, unit->line + MIXED_LINES * (int) unit->mixed);
  mu_put_int (insert, unit->order);
  mu_put_int (insert, unit->sub_unit != FALSE);
  mu_put_int (insert, unit->bodyguard != FALSE);
  return mu_statement_run (insert, error);
}

static gboolean
add_general (MuConnection *connection, gint64 list, guint position, const MuListGeneral *general,
             GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_LIST_GENERAL_ADD);
  mu_put_int (insert, list);
  mu_put_int (insert, position);
  mu_put_text (insert, general->name);
  mu_put_int (insert, general->commander != FALSE);
  mu_put_int (insert, general->regular != FALSE);
  mu_put_int (insert, general->rides_with);
  return mu_statement_run (insert, error);
}

static gboolean
add_content (MuConnection *connection, gint64 id, const MuList *list, GError **error)
{
  for (guint i = 0; i < list->units->len; i++)
    if (!add_unit (connection, id, i, g_ptr_array_index (list->units, i), error))
      return FALSE;
  for (guint i = 0; i < list->generals->len; i++)
    if (!add_general (connection, id, i, g_ptr_array_index (list->generals, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
clear (MuConnection *connection, MuSql which, gint64 id, GError **error)
{
  MuStatement *remove = mu_statement (connection, which);
  mu_put_int (remove, id);
  return mu_statement_run (remove, error);
}

/* Puts the columns that adding and updating share, in their order. */
static void
put_head (MuStatement *statement, const MuList *list, gint64 player)
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
  mu_put_text (statement, list->notes);
  mu_put_text (statement, now);
}

gboolean
mu_lists_add (MuConnection *connection, const MuList *list, gint64 *id, GError **error)
{
  gint64 player;
  if (!mu_possible_list (list, error) || !check_name_free (connection, 0, list->name, error)
      || !mu_players_ensure (connection, list->player, &player, error))
    return FALSE;
  MuStatement *insert = mu_statement (connection, MU_SQL_LIST_ADD);
  put_head (insert, list, player);
  if (!mu_statement_run (insert, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return add_content (connection, *id, list, error);
}

gboolean
mu_lists_update (MuConnection *connection, gint64 id, const MuList *list, GError **error)
{
  gint64 player;
  if (!mu_possible_list (list, error) || !check_name_free (connection, id, list->name, error)
      || !mu_players_ensure (connection, list->player, &player, error))
    return FALSE;
  MuStatement *update = mu_statement (connection, MU_SQL_LIST_UPDATE);
  put_head (update, list, player);
  mu_put_int (update, id);
  if (!mu_statement_run (update, error))
    return FALSE;
  if (mu_connection_changes (connection) == 0)
    return not_found (id, error);
  return clear (connection, MU_SQL_LIST_UNIT_CLEAR, id, error)
         && clear (connection, MU_SQL_LIST_GENERAL_CLEAR, id, error)
         && add_content (connection, id, list, error);
}

gboolean
mu_lists_delete (MuConnection *connection, gint64 id, GError **error)
{
  if (!clear (connection, MU_SQL_LIST_DELETE, id, error))
    return FALSE;
  return mu_connection_changes (connection) > 0 || not_found (id, error);
}

static gpointer
read_unit (MuStatement *rows)
{
  MuListUnit *unit = mu_list_unit_new ();
  g_free (unit->name);
  g_free (unit->option);
  unit->name = mu_take_text (rows);
  unit->option = mu_take_text (rows);
  if (mu_wrg_troop_parse (mu_take_borrowed (rows), &unit->troop, NULL) != MU_WRG_PARSE_OK)
    mu_statement_spoil (rows);
  g_autofree char *crew = mu_take_text (rows);
  if (!mu_decode_crew (crew, mu_take_in (rows, 0, 4), &unit->crew))
    mu_statement_spoil (rows);
  unit->figures = mu_take_in (rows, 1, MU_LIST_FIGURES_MAX);
  unit->ranks = mu_take_in (rows, 1, G_MAXUINT8);
  const int line = mu_take_in (rows, 0, G_MAXUINT8);
  unit->line = line % MIXED_LINES;
  unit->mixed = (MuWrgMixedHow) (line / MIXED_LINES);
  unit->order = (MuOrder) mu_take_in (rows, MU_ORDER_ATTACK, MU_ORDER_SKIRMISH);
  unit->sub_unit = mu_take_in (rows, 0, 1);
  unit->bodyguard = mu_take_in (rows, 0, 1);
  return unit;
}

static gpointer
read_general (MuStatement *rows)
{
  MuListGeneral *general = mu_list_general_new ();
  g_free (general->name);
  general->name = mu_take_text (rows);
  general->commander = mu_take_in (rows, 0, 1);
  general->regular = mu_take_in (rows, 0, 1);
  general->rides_with = mu_take_in (rows, -1, MU_LIST_UNITS_MAX - 1);
  return general;
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
  list->rules = (MuRuleSystem) mu_take_in (head, MU_RULES_WRG5, MU_RULES_ABD);
  replace (&list->book_id, mu_take_text (head));
  list->book_version = mu_take_in (head, 0, G_MAXINT);
  list->year = mu_take_in (head, -G_MAXINT, G_MAXINT);
  list->points_limit = mu_take_in (head, 0, MU_LIST_POINTS_MAX);
  replace (&list->notes, mu_take_text (head));
}

/* Moves the rows of statement into the list's own array. */
static gboolean
read_into (GPtrArray *array, MuStatement *rows, MuRowReader read, GError **error)
{
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE)
    g_ptr_array_add (array, read (rows));
  return row == MU_ROW_END;
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

static gboolean
get_content (MuConnection *connection, gint64 id, MuList *list, GError **error)
{
  MuStatement *units = mu_statement (connection, MU_SQL_LIST_UNITS);
  mu_put_int (units, id);
  MuStatement *generals = mu_statement (connection, MU_SQL_LIST_GENERALS);
  mu_put_int (generals, id);
  return read_into (list->units, units, read_unit, error)
         && read_into (list->generals, generals, read_general, error);
}

MuList *
mu_lists_get (MuConnection *connection, gint64 id, GError **error)
{
  g_autoptr (MuList) list = mu_list_new ("");
  if (!get_head (connection, id, list, error) || !get_content (connection, id, list, error))
    return NULL;
  return g_steal_pointer (&list);
}
