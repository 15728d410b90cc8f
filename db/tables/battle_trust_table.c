/* What recorded battles rest on. */
#include <glib/gi18n-lib.h>

#include "db/connection/statement.h"
#include "db/engine.h"
#include "db/tables/tables.h"
#include "lists/battle/battle_claims.h"

gboolean
mu_battle_prove (const MuBattleRecord *record, MuTrust *trust, GError **error)
{
  g_autoptr (GError) why = NULL;
  *trust = mu_battle_trust (record, &why);
  if (record->content == MU_CONTENT_CHANGED && why == NULL) {
    *trust = MU_TRUST_CONSISTENT;
    g_set_error_literal (&why, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                         _ ("its content is not what its digest says"));
  }
  if (*trust != MU_TRUST_CONSISTENT || record->on_word)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_UNPROVED,
               _ ("%s cannot be believed: %s. It was changed, or another version of Muster fought "
                  "it. Nothing was recorded."),
               record->name, why != NULL ? why->message : "");
  return FALSE;
}

gboolean
mu_battle_trust_set (MuConnection *connection, gint64 battle, MuTrust trust, GError **error)
{
  MuStatement *insert = mu_statement (connection, MU_SQL_TRUST_SET);
  mu_put_int (insert, battle);
  mu_put_int (insert, trust);
  mu_put_text (insert, MU_ENGINE);
  return mu_statement_run (insert, error);
}

gboolean
mu_battle_trust_get (MuConnection *connection, gint64 battle, MuTrust *trust, gboolean *ours,
                     GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_TRUST_GET);
  mu_put_int (query, battle);
  const MuRow row = mu_statement_row (query, error);
  *trust = MU_TRUST_UNKNOWN;
  *ours = FALSE;
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  *trust = (MuTrust) mu_take_in (query, MU_TRUST_WORD, MU_TRUSTS - 1);
  *ours = g_str_equal (mu_take_borrowed (query), MU_ENGINE);
  return mu_statement_end (query, error);
}

/* --- battles of before ------------------------------------------------------ */

static gpointer
read_id (MuStatement *row)
{
  gint64 *id = g_new (gint64, 1);
  *id = mu_take_int (row);
  return id;
}

/* One that cannot be read stays without a row: the doctor tells of it. */
static gboolean
fill_one (MuConnection *connection, gint64 battle, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battles_get (connection, battle, NULL);
  return record == NULL
         || mu_battle_trust_set (connection, battle, mu_battle_trust (record, NULL), error);
}

static gboolean
fill (MuConnection *connection, const GPtrArray *missing, GError **error)
{
  for (guint i = 0; i < missing->len; i++)
    if (!fill_one (connection, *(gint64 *) missing->pdata[i], error))
      return FALSE;
  return TRUE;
}

gboolean
mu_battle_trust_fill (MuConnection *connection, GError **error)
{
  g_autoptr (GPtrArray) missing = mu_statement_collect (
      mu_statement (connection, MU_SQL_TRUST_MISSING), read_id, g_free, error);
  if (missing == NULL || missing->len == 0 || mu_connection_read_only (connection))
    return missing != NULL;
  return mu_connection_begin (connection, error)
         && mu_connection_end (connection, fill (connection, missing, error), error);
}
