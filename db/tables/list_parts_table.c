/* What an army list holds: units, generals, items and editions of allies, each a table. */
#include "db/connection/encode.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"

/* A unit that stands in another's body has no line of its own: its column says how it stands
 * there, in steps of so many lines, more than there are. Clubs of every version have room for
 * it. */
#define MIXED_LINES 100
G_STATIC_ASSERT (MU_LIST_LINES_MAX < MIXED_LINES);
G_STATIC_ASSERT (MIXED_LINES *MU_MIXED_HOWS > G_MAXUINT8);

/* Each table of parts begins with the list and the place in it. */
static MuStatement *
begin_row (MuConnection *connection, MuSql which, gint64 list, guint position)
{
  MuStatement *insert = mu_statement (connection, which);
  mu_put_int (insert, list);
  mu_put_int (insert, position);
  return insert;
}

static gboolean
add_unit (MuConnection *connection, gint64 list, guint position, const MuListUnit *unit,
          GError **error)
{
  char troop[64];
  g_autofree char *crew = mu_encode_crew (&unit->crew);
  MuStatement *insert = begin_row (connection, MU_SQL_LIST_UNIT_ADD, list, position);
  mu_put_text (insert, unit->name);
  mu_put_text (insert, unit->option);
  mu_put_text (insert, unit->book);
  mu_put_text (insert, mu_troop_format (&unit->troop, troop, sizeof troop));
  mu_put_text (insert, crew);
  mu_put_int (insert, unit->crew.horses);
  mu_put_int (insert, unit->figures);
  mu_put_int (insert, unit->ranks);
  mu_put_int (insert, unit->line + MIXED_LINES * (int) unit->mixed);
  mu_put_int (insert, unit->order);
  mu_put_int (insert, unit->sub_unit != FALSE);
  mu_put_int (insert, unit->bodyguard != FALSE);
  mu_put_int (insert, unit->forced_march != FALSE);
  mu_put_text (insert, unit->notes);
  mu_put_text (insert, unit->stand);
  return mu_statement_run (insert, error);
}

static gboolean
add_general (MuConnection *connection, gint64 list, guint position, const MuListGeneral *general,
             GError **error)
{
  MuStatement *insert = begin_row (connection, MU_SQL_LIST_GENERAL_ADD, list, position);
  mu_put_text (insert, general->name);
  mu_put_int (insert, general->commander != FALSE);
  mu_put_int (insert, general->regular != FALSE);
  mu_put_int (insert, general->rides_with);
  mu_put_text (insert, general->troop);
  return mu_statement_run (insert, error);
}

static gboolean
add_item (MuConnection *connection, gint64 list, guint position, const MuListItem *item,
          GError **error)
{
  MuStatement *insert = begin_row (connection, MU_SQL_LIST_ITEM_ADD, list, position);
  mu_put_int (insert, item->kind);
  mu_put_int (insert, item->regular != FALSE);
  mu_put_int (insert, item->count);
  return mu_statement_run (insert, error);
}

static gboolean
add_ally (MuConnection *connection, gint64 list, const MuListAlly *ally, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_LIST_ALLY_ADD);
  mu_put_int (insert, list);
  mu_put_text (insert, ally->book);
  mu_put_int (insert, ally->edition);
  return mu_statement_run (insert, error);
}

gboolean
mu_list_parts_add (MuConnection *connection, gint64 id, const MuList *list, GError **error)
{
  for (guint i = 0; i < list->units->len; i++)
    if (!add_unit (connection, id, i, mu_list_unit (list, i), error))
      return FALSE;
  for (guint i = 0; i < list->generals->len; i++)
    if (!add_general (connection, id, i, mu_list_general (list, i), error))
      return FALSE;
  for (guint i = 0; i < list->items->len; i++)
    if (!add_item (connection, id, i, mu_list_item (list, i), error))
      return FALSE;
  for (guint i = 0; i < list->allies->len; i++)
    if (!add_ally (connection, id, mu_list_ally (list, i), error))
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

gboolean
mu_list_parts_clear (MuConnection *connection, gint64 id, GError **error)
{
  return clear (connection, MU_SQL_LIST_UNIT_CLEAR, id, error)
         && clear (connection, MU_SQL_LIST_GENERAL_CLEAR, id, error)
         && clear (connection, MU_SQL_LIST_ITEM_CLEAR, id, error)
         && clear (connection, MU_SQL_LIST_ALLY_CLEAR, id, error);
}

static void
take_text (MuStatement *rows, char **field)
{
  g_free (*field);
  *field = mu_take_text (rows);
}

static gpointer
read_unit (MuStatement *rows)
{
  MuListUnit *unit = mu_list_unit_new ();
  take_text (rows, &unit->name);
  take_text (rows, &unit->option);
  take_text (rows, &unit->book);
  if (mu_troop_parse (mu_take_borrowed (rows), &unit->troop, NULL) != MU_TROOP_PARSE_OK)
    mu_statement_spoil (rows);
  g_autofree char *crew = mu_take_text (rows);
  if (!mu_decode_crew (crew, mu_take_in (rows, 0, 4), &unit->crew))
    mu_statement_spoil (rows);
  unit->figures = mu_take_in (rows, 1, MU_LIST_FIGURES_MAX);
  unit->ranks = mu_take_in (rows, 1, G_MAXUINT8);
  const int line = mu_take_in (rows, 0, G_MAXUINT8);
  unit->line = line % MIXED_LINES;
  unit->mixed = (MuMixedHow) (line / MIXED_LINES);
  unit->order = (MuOrder) mu_take_in (rows, MU_ORDER_ATTACK, MU_ORDER_SKIRMISH);
  unit->sub_unit = mu_take_in (rows, 0, 1);
  unit->bodyguard = mu_take_in (rows, 0, 1);
  unit->forced_march = mu_take_in (rows, 0, 1);
  take_text (rows, &unit->notes);
  take_text (rows, &unit->stand);
  return unit;
}

static gpointer
read_general (MuStatement *rows)
{
  MuListGeneral *general = mu_list_general_new ();
  take_text (rows, &general->name);
  general->commander = mu_take_in (rows, 0, 1);
  general->regular = mu_take_in (rows, 0, 1);
  general->rides_with = mu_take_in (rows, -1, MU_LIST_UNITS_MAX - 1);
  take_text (rows, &general->troop);
  return general;
}

static gpointer
read_item (MuStatement *rows)
{
  const MuExtra kind = (MuExtra) mu_take_in (rows, 0, MU_EXTRAS - 1);
  const gboolean regular = mu_take_in (rows, 0, 1);
  return mu_list_item_new (kind, regular, mu_take_in (rows, 1, MU_LIST_ITEMS_MAX));
}

static gpointer
read_ally (MuStatement *rows)
{
  g_autofree char *book = mu_take_text (rows);
  return mu_list_ally_new (book, mu_take_in (rows, 1, MU_BOOK_EDITIONS_MAX));
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
get (MuConnection *connection, MuSql which, gint64 id, GPtrArray *array, MuRowReader read,
     GError **error)
{
  MuStatement *rows = mu_statement (connection, which);
  mu_put_int (rows, id);
  return read_into (array, rows, read, error);
}

gboolean
mu_list_parts_get (MuConnection *connection, gint64 id, MuList *list, GError **error)
{
  return get (connection, MU_SQL_LIST_UNITS, id, list->units, read_unit, error)
         && get (connection, MU_SQL_LIST_GENERALS, id, list->generals, read_general, error)
         && get (connection, MU_SQL_LIST_ITEMS, id, list->items, read_item, error)
         && get (connection, MU_SQL_LIST_ALLIES, id, list->allies, read_ally, error);
}
