#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/connection/encode.h"
#include "db/connection/error.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"
#include "lists/battle/wrg/new_orders.h"

static gboolean
add_stop (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
          const MuOrdersStop *stop, GError **error)
{
  g_autoptr (MuOrders) sheet = mu_new_orders_sheet (record, stop);
  g_autofree char *text = mu_orders_write_data (sheet, NULL);
  g_autofree char *code = mu_encode_code (text);
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_NEW_ORDERS_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, stop->after);
  mu_put_int (insert, stop->side);
  mu_put_text (insert, text);
  mu_put_text (insert, code);
  return mu_statement_run (insert, error);
}

gboolean
mu_new_orders_table_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                         GError **error)
{
  g_autoptr (GArray) stops = mu_new_orders_stops (record);
  for (guint i = 0; i < stops->len; i++)
    if (!add_stop (connection, battle, record, &g_array_index (stops, MuOrdersStop, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
take_stop (const char *path, MuBattleRecord *record, const MuOrdersStop *stop, const char *text,
           GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (MuOrders) sheet = mu_orders_read_data (text, strlen (text), path, &reason);
  return (sheet != NULL && mu_new_orders_take (record, stop, sheet, path, &reason))
         || mu_error_set (path, MU_STORE_ERROR_DAMAGED, reason->message, error);
}

gboolean
mu_new_orders_table_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                         GError **error)
{
  const char *path = mu_connection_path (connection);
  MuStatement *rows = mu_statement (connection, MU_SQL_BATTLE_NEW_ORDERS_GET);
  MuRow row;
  mu_put_int (rows, battle);
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    const MuOrdersStop stop = { .after = mu_take_in (rows, 0, G_MAXUINT8),
                                .side = (MuSide) mu_take_in (rows, MU_SIDE_A, MU_SIDE_B) };
    g_autofree char *text = mu_take_text (rows);
    if (!mu_code_is_of (mu_take_borrowed (rows), text))
      mu_statement_spoil (rows);
    else if (!take_stop (path, record, &stop, text, error)) {
      mu_statement_end (rows, NULL);
      return FALSE;
    }
  }
  return row == MU_ROW_END && mu_statement_end (rows, error);
}
