/* What a battle has that its rule system alone knows. */
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

gboolean
mu_battle_part_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                    GError **error)
{
  if (record->part == NULL)
    return TRUE;
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_PART_ADD);
  mu_put_int (insert, battle);
  mu_put_text (insert, record->part);
  return mu_statement_run (insert, error);
}

/* A part that cannot be read is damage: it was read before it was kept. */
static gboolean
take_part (MuBattleRecord *record, char *part, GError **error)
{
  g_autoptr (GError) fault = NULL;
  if (mu_battle_record_take_part (record, part, &fault))
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_DAMAGED, fault->message);
  return FALSE;
}

gboolean
mu_battle_part_get (MuConnection *connection, gint64 battle, MuBattleRecord *record, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_PART_GET);
  mu_put_int (query, battle);
  const MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  g_autofree char *part = mu_take_text (query);
  return mu_statement_end (query, error) && take_part (record, g_steal_pointer (&part), error);
}
