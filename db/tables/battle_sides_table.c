#include "db/connection/statement.h"
#include "db/tables/tables.h"

static gboolean
add_head (MuConnection *connection, gint64 battle, int side, const MuBattleSideRecord *record,
          GError **error)
{
  g_autofree char *army = mu_army_write (record->list, error);
  if (army == NULL)
    return FALSE;
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_SIDE_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, side);
  mu_put_text (insert, record->list->name);
  mu_put_text (insert, army);
  mu_put_int (insert, record->scouting);
  mu_put_int (insert, record->start_quarters);
  mu_put_int (insert, record->left_quarters);
  mu_put_int (insert, record->general_lost != FALSE);
  return mu_statement_run (insert, error);
}

/* Where his rules have that; 0 stands there already. */
static gboolean
add_ability (MuConnection *connection, gint64 battle, int side, guint position,
             const MuLeadership *found, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_BATTLE_GENERAL_ABILITY);
  mu_put_int (update, found->ability);
  mu_put_int (update, found->total);
  mu_put_int (update, found->again);
  mu_put_int (update, battle);
  mu_put_int (update, side);
  mu_put_int (update, position);
  return mu_statement_run (update, error);
}

static gboolean
add_general (MuConnection *connection, gint64 battle, int side, guint position,
             const MuLeadership *found, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_GENERAL_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, side);
  mu_put_int (insert, position);
  mu_put_text (insert, found->name);
  mu_put_int (insert, found->personality);
  mu_put_int (insert, found->face);
  return mu_statement_run (insert, error)
         && (found->total == 0 || add_ability (connection, battle, side, position, found, error));
}

static gboolean
add_unit (MuConnection *connection, gint64 battle, int side, guint position,
          const MuUnitOutcome *result, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_UNIT_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, side);
  mu_put_int (insert, position);
  mu_put_int (insert, result->figures_start);
  mu_put_int (insert, result->figures_left);
  mu_put_int (insert, result->casualties);
  mu_put_int (insert, result->carried);
  mu_put_int (insert, result->inflicted);
  mu_put_int (insert, result->fate);
  mu_put_int (insert, result->worst_row);
  mu_put_int (insert, result->breaks);
  return mu_statement_run (insert, error);
}

static gboolean
add_side (MuConnection *connection, gint64 battle, int side, const MuBattleSideRecord *record,
          GError **error)
{
  if (!add_head (connection, battle, side, record, error))
    return FALSE;
  for (guint i = 0; i < record->leadership->len; i++)
    if (!add_general (connection, battle, side, i, g_ptr_array_index (record->leadership, i),
                      error))
      return FALSE;
  for (guint i = 0; i < record->results->len; i++)
    if (!add_unit (connection, battle, side, i, &g_array_index (record->results, MuUnitOutcome, i),
                   error))
      return FALSE;
  return TRUE;
}

gboolean
mu_battle_sides_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!add_side (connection, battle, side, &record->side[side], error))
      return FALSE;
  return TRUE;
}

static MuStatement *
select_side (MuConnection *connection, MuSql which, gint64 battle, int side)
{
  MuStatement *query = mu_statement (connection, which);
  mu_put_int (query, battle);
  mu_put_int (query, side);
  return query;
}

/* A battle always has both sides: a missing one is damage, and spoils. */
static gboolean
get_head (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
          GError **error)
{
  MuStatement *head = select_side (connection, MU_SQL_BATTLE_SIDE_GET, battle, side);
  MuRow row = mu_statement_row (head, error);
  if (row == MU_ROW_FAILED)
    return FALSE;
  if (row == MU_ROW_END)
    mu_statement_spoil (head);
  g_free (mu_take_text (head)); /* the army's name stands in its text, too */
  g_autofree char *army = mu_take_text (head);
  record->scouting = mu_take_in (head, 0, G_MAXINT);
  record->start_quarters = mu_take_int (head);
  record->left_quarters = mu_take_int (head);
  record->general_lost = mu_take_in (head, 0, 1);
  if (!mu_statement_end (head, error))
    return FALSE;
  record->list = mu_army_read (connection, army, error);
  return record->list != NULL;
}

static MuLeadership *
read_general (MuStatement *rows)
{
  MuLeadership *found = mu_leadership_new ();
  found->name = mu_take_text (rows);
  found->personality = (MuPersonality) mu_take_in (rows, MU_CAUTIOUS, MU_RASH);
  found->face = mu_take_in (rows, 0, 6);
  found->ability = mu_take_in (rows, 0, G_MAXUINT8);
  found->total = mu_take_in (rows, 0, MU_LEADERSHIP_TOTAL_MAX);
  found->again = mu_take_in (rows, 0, MU_LEADERSHIP_TOTAL_MAX);
  return found;
}

static gboolean
get_generals (MuConnection *connection, gint64 battle, int side, GPtrArray *leadership,
              GError **error)
{
  MuStatement *rows = select_side (connection, MU_SQL_BATTLE_GENERALS, battle, side);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE)
    g_ptr_array_add (leadership, read_general (rows));
  return row == MU_ROW_END;
}

static MuUnitOutcome
read_unit (MuStatement *rows)
{
  MuUnitOutcome result = { 0 };
  result.figures_start = mu_take_in (rows, 1, MU_LIST_FIGURES_MAX);
  result.figures_left = mu_take_in (rows, 0, result.figures_start);
  result.casualties = mu_take_in (rows, 0, G_MAXINT32);
  result.carried = mu_take_in (rows, 0, G_MAXINT32);
  result.inflicted = mu_take_in (rows, 0, G_MAXINT32);
  result.fate = (uint8_t) mu_take_in (rows, MU_FATE_ON_TABLE, MU_FATE_RETIRING);
  result.worst_row = (uint8_t) mu_take_in (rows, 0, 7);
  result.breaks = (uint8_t) mu_take_in (rows, 0, G_MAXUINT8);
  return result;
}

static gboolean
get_units (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
           GError **error)
{
  MuStatement *rows = select_side (connection, MU_SQL_BATTLE_UNITS, battle, side);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuUnitOutcome result = read_unit (rows);
    g_array_append_val (record->results, result);
  }
  if (record->results->len != record->list->units->len)
    mu_statement_spoil (rows);
  return row == MU_ROW_END && mu_statement_end (rows, error);
}

gboolean
mu_battle_sides_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++) {
    MuBattleSideRecord *into = &record->side[side];
    if (!get_head (connection, battle, side, into, error)
        || !get_generals (connection, battle, side, into->leadership, error)
        || !get_units (connection, battle, side, into, error))
      return FALSE;
  }
  return TRUE;
}
