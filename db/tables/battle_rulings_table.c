#include "db/connection/statement.h"
#include "db/tables/tables.h"

#define CARRIED_MOST 19

static MuStatement *
of_battle (MuConnection *connection, MuSql which, gint64 battle)
{
  MuStatement *statement = mu_statement (connection, which);
  mu_put_int (statement, battle);
  return statement;
}

static void
put_stand (MuStatement *insert, const MuBodyStand *stand)
{
  mu_put_int (insert, stand->body);
  mu_put_int (insert, stand->fate);
  mu_put_int (insert, stand->disordered != FALSE);
  mu_put_int (insert, stand->x);
  mu_put_int (insert, stand->y);
  mu_put_int (insert, stand->facing);
  mu_put_int (insert, stand->files);
  mu_put_int (insert, stand->figures);
  mu_put_int (insert, stand->carried);
}

static MuBodyStand
take_stand (MuStatement *rows)
{
  MuBodyStand stand = { 0 };
  stand.body = (int16_t) mu_take_in (rows, 0, G_MAXINT16);
  stand.fate = (uint8_t) mu_take_in (rows, MU_FATE_ON_TABLE, MU_FATE_PRISONER);
  stand.disordered = mu_take_in (rows, 0, 1);
  stand.x = mu_take_in (rows, 0, MU_BATTLEFIELD_SIDE_MAX);
  stand.y = mu_take_in (rows, 0, MU_BATTLEFIELD_SIDE_MAX);
  stand.facing = (MuAngle) mu_take_in (rows, 0, G_MAXUINT16);
  stand.files = (uint16_t) mu_take_in (rows, 0, G_MAXUINT16);
  stand.figures = (uint16_t) mu_take_in (rows, 0, G_MAXUINT16);
  stand.carried = (uint16_t) mu_take_in (rows, 0, CARRIED_MOST);
  return stand;
}

gboolean
mu_battle_rulings_add (MuConnection *connection, gint64 battle, const GArray *rulings,
                       GError **error)
{
  for (guint i = 0; i < rulings->len; i++) {
    const MuRuling *ruling = &g_array_index (rulings, MuRuling, i);
    if (ruling->kind == MU_RULING_ORDERS)
      continue; /* new_orders_table.c */
    MuStatement *insert = of_battle (connection, MU_SQL_BATTLE_RULING_ADD, battle);
    mu_put_int (insert, i);
    mu_put_int (insert, ruling->after);
    mu_put_int (insert, ruling->kind);
    mu_put_int (insert, ruling->side);
    put_stand (insert, &ruling->stand);
    if (!mu_statement_run (insert, error))
      return FALSE;
  }
  return TRUE;
}

gboolean
mu_battle_rulings_get (MuConnection *connection, gint64 battle, GArray *rulings, GError **error)
{
  MuStatement *rows = of_battle (connection, MU_SQL_BATTLE_RULINGS_GET, battle);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuRuling ruling = { 0 };
    ruling.after = mu_take_in (rows, 0, G_MAXUINT8);
    ruling.kind = (MuRulingKind) mu_take_in (rows, MU_RULING_STANDS, MU_RULING_CONCEDES);
    ruling.side = (MuSide) mu_take_in (rows, MU_SIDE_A, MU_SIDE_B);
    ruling.stand = take_stand (rows);
    g_array_append_val (rulings, ruling);
  }
  return row == MU_ROW_END && mu_statement_end (rows, error);
}
