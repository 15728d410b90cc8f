#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/connection/encode.h"
#include "db/connection/error.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"

/* --- the field ---------------------------------------------------------- */

static gboolean
add_field (MuConnection *connection, gint64 battle, const MuFieldPlan *field, GError **error)
{
  g_autofree char *text = mu_field_plan_write_data (field, NULL);
  g_autofree char *code = mu_encode_code (text);
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_FIELD_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, field->width);
  mu_put_int (insert, field->depth);
  mu_put_text (insert, text);
  mu_put_text (insert, code);
  return mu_statement_run (insert, error);
}

static MuFieldPlan *
read_field (MuConnection *connection, const char *text, GError **error)
{
  const char *path = mu_connection_path (connection);
  g_autoptr (GError) reason = NULL;
  MuFieldPlan *field = mu_field_plan_read_data (text, strlen (text), path, &reason);
  if (field == NULL)
    mu_error_set (path, MU_STORE_ERROR_DAMAGED, reason->message, error);
  return field;
}

/* The row's text; *text is NULL without a row. */
static gboolean
get_field_text (MuConnection *connection, gint64 battle, char **text, int *width, int *depth,
                GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_FIELD_GET);
  mu_put_int (query, battle);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  *width = mu_take_in (query, MU_BATTLEFIELD_SIDE_MIN, MU_BATTLEFIELD_SIDE_MAX);
  *depth = mu_take_in (query, MU_BATTLEFIELD_SIDE_MIN, MU_BATTLEFIELD_SIDE_MAX);
  *text = mu_take_text (query);
  if (!mu_code_is_of (mu_take_borrowed (query), *text))
    mu_statement_spoil (query);
  return mu_statement_end (query, error);
}

static gboolean
get_field (MuConnection *connection, gint64 battle, MuBattleRecord *record, GError **error)
{
  g_autofree char *text = NULL;
  int width = 0, depth = 0;
  if (!get_field_text (connection, battle, &text, &width, &depth, error))
    return FALSE;
  if (text == NULL)
    return TRUE;
  record->field = read_field (connection, text, error);
  if (record->field == NULL)
    return FALSE;
  return (record->field->width == width && record->field->depth == depth)
         || mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                          _ ("a battle's table is not of its field's size"), error);
}

/* --- the sky ------------------------------------------------------------ */

static gboolean
add_sky (MuConnection *connection, gint64 battle, const MuBattleRecord *record, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_BATTLE_SKY_ADD);
  mu_put_int (insert, battle);
  mu_put_int (insert, record->outside != FALSE);
  mu_put_int (insert, record->coast != FALSE);
  mu_put_int (insert, record->day.onset);
  mu_put_int (insert, record->day.onset_wind);
  mu_put_int (insert, record->day.wind);
  mu_put_int (insert, record->day.fog);
  mu_put_int (insert, record->day.sun);
  mu_put_int (insert, record->day.start);
  return mu_statement_run (insert, error);
}

static gboolean
get_sky (MuConnection *connection, gint64 battle, MuBattleRecord *record, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_SKY_GET);
  mu_put_int (query, battle);
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  record->sky = TRUE;
  record->outside = mu_take_in (query, 0, 1);
  record->coast = mu_take_in (query, 0, 1);
  record->day.onset = mu_take_in (query, 0, 6);
  record->day.onset_wind = mu_take_in (query, 0, 6);
  record->day.wind = mu_take_in (query, 0, 6);
  record->day.fog = mu_take_in (query, 0, 6);
  record->day.sun = mu_take_in (query, 0, 6);
  record->day.start = mu_take_in (query, 0, 6);
  return mu_statement_end (query, error);
}

/* --- both --------------------------------------------------------------- */

gboolean
mu_battle_field_add (MuConnection *connection, gint64 battle, const MuBattleRecord *record,
                     GError **error)
{
  return (record->field == NULL || add_field (connection, battle, record->field, error))
         && (!record->sky || add_sky (connection, battle, record, error));
}

gboolean
mu_battle_field_get (MuConnection *connection, gint64 battle, MuBattleRecord *record,
                     GError **error)
{
  return get_field (connection, battle, record, error)
         && get_sky (connection, battle, record, error);
}
