/* What is told of a side beside its army and its papers. */
#include "db/connection/statement.h"
#include "db/tables/tables.h"

static gboolean
add_terms (MuConnection *connection, gint64 battle, int side, const MuBattleSideRecord *record,
           GError **error)
{
  if (!mu_battle_side_has_terms (record))
    return TRUE;
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_TERMS_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, side);
  mu_put_int (insert, record->arabs != FALSE);
  mu_put_int (insert, record->wells != FALSE);
  mu_put_int (insert, record->torches != FALSE);
  mu_put_int (insert, record->order_seconds);
  mu_put_int (insert, record->commanded != FALSE);
  return mu_statement_run (insert, error);
}

static gboolean
get_terms (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
           GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_TERMS_GET);
  mu_put_int (query, battle);
  mu_put_int (query, side);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  record->arabs = mu_take_in (query, 0, 1);
  record->wells = mu_take_in (query, 0, 1);
  record->torches = mu_take_in (query, 0, 1);
  record->order_seconds = mu_take_in (query, 0, MU_ORDER_SECONDS_MAX);
  record->commanded = mu_take_in (query, 0, 1);
  return mu_statement_end (query, error);
}

gboolean
mu_battle_terms_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!add_terms (connection, battle, side, &record->side[side], error))
      return FALSE;
  return TRUE;
}

gboolean
mu_battle_terms_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!get_terms (connection, battle, side, &record->side[side], error))
      return FALSE;
  return TRUE;
}
