#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/connection/encode.h"
#include "db/connection/error.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"
#include "lists/battle/seal_code.h"

static MuStatement *
of_side (MuConnection *connection, MuSql which, gint64 battle, int side)
{
  MuStatement *statement = mu_statement (connection, which);
  mu_put_int (statement, battle);
  mu_put_int (statement, side);
  return statement;
}

static void
put_text_or_null (MuStatement *statement, const char *text)
{
  if (text != NULL)
    mu_put_text (statement, text);
  else
    mu_put_null (statement);
}

/* --- orders and seal ---------------------------------------------------- */

/* battle_seals_table.c has the others. */
static const char *
unsalted_seal (const MuBattleSideRecord *record)
{
  return record->seal != NULL && !mu_seal_is_salted (record->seal) ? record->seal : NULL;
}

static gboolean
add_papers (MuConnection *connection, gint64 battle, int side, const MuBattleSideRecord *record,
            GError **error)
{
  const char *seal = unsalted_seal (record);
  if (record->orders == NULL && seal == NULL)
    return TRUE;
  g_autofree char *text
      = record->orders != NULL ? mu_orders_write_data (record->orders, NULL) : NULL;
  g_autofree char *code = text != NULL ? mu_encode_code (text) : NULL;
  MuStatement *insert = of_side (connection, MU_SQL_BATTLE_PLAN_ADD, battle, side);
  put_text_or_null (insert, text);
  put_text_or_null (insert, code);
  put_text_or_null (insert, seal);
  mu_put_int (insert, seal != NULL && record->hidden);
  return mu_statement_run (insert, error);
}

/* *orders: its text, "" for none. */
static gboolean
get_papers (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
            char **orders, GError **error)
{
  MuStatement *query = of_side (connection, MU_SQL_BATTLE_PLAN_GET, battle, side);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  *orders = mu_take_text (query);
  const char *code = mu_take_borrowed (query);
  if (**orders != '\0' && !mu_code_is_of (code, *orders))
    mu_statement_spoil (query);
  g_autofree char *seal = mu_take_text (query);
  if (*seal != '\0')
    record->seal = g_steal_pointer (&seal);
  record->hidden = mu_take_in (query, 0, 1);
  return mu_statement_end (query, error);
}

static gboolean
get_orders (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
            GError **error)
{
  const char *path = mu_connection_path (connection);
  g_autofree char *text = NULL;
  if (!get_papers (connection, battle, side, record, &text, error))
    return FALSE;
  if (text == NULL || *text == '\0')
    return TRUE;
  g_autoptr (GError) reason = NULL;
  record->orders = mu_orders_read_data (text, strlen (text), path, &reason);
  return record->orders != NULL
         || mu_error_set (path, MU_STORE_ERROR_DAMAGED, reason->message, error);
}

/* --- deployment --------------------------------------------------------- */

static gboolean
add_deployment (MuConnection *connection, gint64 battle, int side, guint position,
                const MuDeployment *at, GError **error)
{
  MuStatement *insert = of_side (connection, MU_SQL_BATTLE_DEPLOYMENT_ADD, battle, side);
  mu_put_int (insert, position);
  mu_put_int (insert, at->placed != FALSE);
  mu_put_int (insert, at->x);
  mu_put_int (insert, at->y);
  mu_put_int (insert, at->turned);
  mu_put_int (insert, at->formation);
  mu_put_int (insert, at->ranks);
  return mu_statement_run (insert, error);
}

static gboolean
add_deployments (MuConnection *connection, gint64 battle, int side,
                 const MuBattleSideRecord *record, GError **error)
{
  for (guint i = 0; i < record->deployment->len; i++) {
    const MuDeployment *at = &g_array_index (record->deployment, MuDeployment, i);
    if (mu_deployment_is_chosen (at) && !add_deployment (connection, battle, side, i, at, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
get_deployments (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
                 GError **error)
{
  MuStatement *rows = of_side (connection, MU_SQL_BATTLE_DEPLOYMENT_GET, battle, side);
  const int units = (int) record->list->units->len;
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuDeployment *at = mu_battle_side_deploy (record, mu_take_in (rows, 0, units - 1));
    at->placed = mu_take_in (rows, 0, 1);
    at->x = mu_take_in (rows, 0, MU_BATTLEFIELD_SIDE_MAX);
    at->y = mu_take_in (rows, 0, MU_BATTLEFIELD_SIDE_MAX);
    at->turned = (MuAngle) mu_take_in (rows, 0, G_MAXUINT16);
    at->formation = (MuFormation) mu_take_in (rows, 0, MU_FORMATIONS - 1);
    at->ranks = mu_take_in (rows, 0, MU_LIST_RANKS_MAX);
  }
  return row == MU_ROW_END && mu_statement_end (rows, error);
}

/* --- which of them Muster planned --------------------------------------- */

static gboolean
add_planned (MuConnection *connection, gint64 battle, int side, guint planned, GError **error)
{
  if (planned == 0)
    return TRUE;
  MuStatement *insert = of_side (connection, MU_SQL_BATTLE_PLANNED_ADD, battle, side);
  mu_put_int (insert, (planned & MU_PLANNED_DEPLOYMENT) != 0);
  mu_put_int (insert, (planned & MU_PLANNED_ORDERS) != 0);
  return mu_statement_run (insert, error);
}

static gboolean
get_planned (MuConnection *connection, gint64 battle, int side, MuBattleSideRecord *record,
             GError **error)
{
  MuStatement *query = of_side (connection, MU_SQL_BATTLE_PLANNED_GET, battle, side);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  record->planned = mu_take_in (query, 0, 1) ? MU_PLANNED_DEPLOYMENT : 0;
  record->planned |= mu_take_in (query, 0, 1) ? MU_PLANNED_ORDERS : 0;
  return mu_statement_end (query, error);
}

/* --- both --------------------------------------------------------------- */

gboolean
mu_battle_plans_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++)
    if (!add_papers (connection, battle, side, &record->side[side], error)
        || !add_deployments (connection, battle, side, &record->side[side], error)
        || !add_planned (connection, battle, side, record->side[side].planned, error))
      return FALSE;
  return TRUE;
}

gboolean
mu_battle_plans_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                     GError **error)
{
  for (int side = 0; side < MU_SIDES; side++) {
    MuBattleSideRecord *into = &record->side[side];
    if (!get_orders (connection, battle, side, into, error)
        || !get_deployments (connection, battle, side, into, error)
        || !get_planned (connection, battle, side, into, error))
      return FALSE;
  }
  return TRUE;
}
