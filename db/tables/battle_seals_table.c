/* Seals that were given with a salt; those of before are with the orders
 * (battle_plans_table.c). */
#include "db/connection/statement.h"
#include "db/tables/tables.h"
#include "lists/battle/seal_code.h"

/* All of the sum that it begins, where it has one. */
static gboolean
add_sum (MuConnection *connection, gint64 battle, int side, const char *sum, GError **error)
{
  if (sum == NULL)
    return TRUE;
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_SEAL_SUM_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, side);
  mu_put_text (insert, sum);
  return mu_statement_run (insert, error);
}

static gboolean
get_sum (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
         GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_SEAL_SUM_GET);
  mu_put_int (query, battle);
  mu_put_int (query, side);
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  g_free (record->sum);
  record->sum = mu_take_text (query);
  if (!mu_sum_is_one (record->sum))
    mu_statement_spoil (query);
  return mu_statement_end (query, error);
}

static gboolean
add_seal (MuConnection *connection, gint64 battle, int side, const MuBattleSideRecord *record,
          GError **error)
{
  if (record->seal == NULL || !mu_seal_is_salted (record->seal))
    return TRUE;
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_SEAL_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, side);
  mu_put_text (insert, record->seal);
  if (record->salt != NULL)
    mu_put_text (insert, record->salt);
  else
    mu_put_null (insert);
  return mu_statement_run (insert, error) && add_sum (connection, battle, side, record->sum, error);
}

/* A side has one seal, and what is hidden is not here. */
static gboolean
get_seal (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
          GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_SEAL_GET);
  mu_put_int (query, battle);
  mu_put_int (query, side);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  g_autofree char *seal = mu_take_text (query);
  g_autofree char *salt = mu_take_text (query);
  const gboolean hidden = *salt == '\0';
  if (record->seal != NULL || (hidden && record->orders != NULL))
    mu_statement_spoil (query);
  g_free (record->seal);
  record->seal = g_steal_pointer (&seal);
  record->hidden = hidden;
  if (!hidden)
    record->salt = g_steal_pointer (&salt);
  return mu_statement_end (query, error);
}

gboolean
mu_battle_seals_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!add_seal (connection, battle, side, &record->side[side], error))
      return FALSE;
  return TRUE;
}

gboolean
mu_battle_seals_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!get_seal (connection, battle, side, &record->side[side], error)
        || !get_sum (connection, battle, side, &record->side[side], error))
      return FALSE;
  return TRUE;
}
