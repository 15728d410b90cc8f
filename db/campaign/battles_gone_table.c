/* Friendly battles that were deleted: what was deleted is kept as acts of campaigns keep theirs. */
#include <glib/gi18n-lib.h>

#include "db/acts/acts_private.h"
#include "db/acts/changeset.h"
#include "db/campaign/battles_gone.h"
#include "db/connection/statement.h"
#include "db/doctor/examine_private.h"
#include "db/exchange/cut_private.h"
#include "db/store_private.h"
#include "db/tables/kept_sums.h"
#include "db/tables/tables.h"

void
mu_gone_battle_free (MuGoneBattle *gone)
{
  if (gone == NULL)
    return;
  g_free (gone->name);
  g_free (gone->gone);
  g_free (gone);
}

static gpointer
read_row (MuStatement *rows)
{
  MuGoneBattle *gone = g_new0 (MuGoneBattle, 1);
  gone->id = mu_take_int (rows);
  gone->battle = mu_take_int (rows);
  gone->name = mu_take_text (rows);
  gone->gone = mu_take_text (rows);
  return gone;
}

GPtrArray *
mu_store_gone_battles (MuStore *store, GError **error)
{
  return mu_statement_collect (mu_statement (mu_store_connection (store), MU_SQL_GONE_ROWS),
                               read_row, (GDestroyNotify) mu_gone_battle_free, error);
}

/* --- away ----------------------------------------------------------------- */

static gboolean
run_with (MuConnection *connection, MuSql which, gint64 id, GError **error)
{
  MuStatement *statement = mu_statement (connection, which);
  mu_put_int (statement, id);
  return mu_statement_run (statement, error);
}

static gboolean
ask (MuConnection *connection, MuSql which, gint64 id, gint64 *answer, GError **error)
{
  MuStatement *query = mu_statement (connection, which);
  mu_put_int (query, id);
  return mu_statement_number (query, answer, error);
}

/* Only one battle can be on the table. */
static gboolean
check_table (MuConnection *connection, gint64 battle, GError **error)
{
  g_autoptr (MuTonight) other = NULL;
  gint64 table;
  if (!mu_tonight_get (connection, &other, error)
      || !ask (connection, MU_SQL_TABLE_OF_BATTLE, battle, &table, error))
    return FALSE;
  if (other == NULL && table != 0)
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       table == 0
                           ? _ ("This battle was not fought on the table. Delete it instead.")
                           : _ ("Another battle is on the table by now. Record or clear that "
                                "one first, or delete this one."));
  return FALSE;
}

/* Rolls are let go by what they were thrown for, and stay. */
static gboolean
clear_away (MuConnection *connection, gint64 battle, MuGoneHow how, GError **error)
{
  switch (how) {
  case MU_GONE_TO_TABLE:
    if (!check_table (connection, battle, error))
      return FALSE;
    break;
  case MU_GONE_WHOLE:
    if (!run_with (connection, MU_SQL_SUMS_OF_BATTLE_FORGET, battle, error)
        || !run_with (connection, MU_SQL_TABLE_OF_BATTLE_FORGET, battle, error))
      return FALSE;
    break;
  }
  return run_with (connection, MU_SQL_BATTLE_DELETE, battle, error);
}

static gboolean
keep (MuConnection *connection, const MuBattleRecord *record, GBytes *effects, gint64 *id,
      GError **error)
{
  gsize size;
  const void *data = g_bytes_get_data (effects, &size);
  g_autofree char *now = mu_time_now ();
  g_autofree char *code = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, effects);
  MuStatement *insert = mu_statement (connection, MU_SQL_GONE_ADD);
  mu_put_int (insert, record->id);
  mu_put_text (insert, record->name);
  mu_put_u64 (insert, record->digest);
  mu_put_u64 (insert, record->seed);
  mu_put_u64 (insert, record->stream);
  mu_put_text (insert, now);
  mu_put_blob (insert, data, size);
  mu_put_text (insert, code);
  if (!mu_statement_run (insert, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return mu_statement_run (mu_statement (connection, MU_SQL_GONE_TRIM), error);
}

static gboolean
delete_friendly (MuConnection *connection, const MuBattleRecord *record, MuGoneHow how,
                 gint64 *gone, GError **error)
{
  g_autoptr (MuActSession) session = mu_act_session_begin (connection, MU_ACT_EVERYTHING, error);
  if (session == NULL || !clear_away (connection, record->id, how, error))
    return FALSE;
  g_autoptr (GBytes) effects = mu_act_session_end (g_steal_pointer (&session), connection, error);
  return effects != NULL && keep (connection, record, effects, gone, error);
}

/* A battle of which no act tells can only go while it is the last: an older Muster recorded it. */
static gboolean
take_back (MuConnection *connection, gint64 campaign, gint64 battle, GError **error)
{
  gint64 number, last;
  if (!mu_cut_is_whole (connection, campaign, error)
      || !mu_acts_of_battle (connection, campaign, battle, &number, error)
      || !ask (connection, MU_SQL_CAMPAIGN_LAST_BATTLE, campaign, &last, error))
    return FALSE;
  if (number != 0)
    return mu_campaign_act_take_back (connection, campaign, (int) number, error);
  if (last == battle)
    return mu_campaign_battle_undo (connection, campaign, error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("An older Muster recorded this battle, and the campaign went on from it. "
                          "Take back the battles after it first."));
  return FALSE;
}

static gboolean
delete_battle (MuConnection *connection, gint64 battle, MuGoneHow how, gint64 *gone, GError **error)
{
  gint64 campaign;
  g_autoptr (MuBattleRecord) record = mu_battles_head (connection, battle, error);
  *gone = 0;
  if (record == NULL || !ask (connection, MU_SQL_BATTLE_CAMPAIGN, battle, &campaign, error))
    return FALSE;
  return campaign != 0 ? take_back (connection, campaign, battle, error)
                       : delete_friendly (connection, record, how, gone, error);
}

gboolean
mu_store_delete_battle (MuStore *store, gint64 battle, MuGoneHow how, gint64 *gone, GError **error)
{
  gint64 kept = 0;
  MuConnection *connection = mu_store_connection (store);
  if (!mu_connection_begin (connection, error)
      || !mu_connection_end (connection, delete_battle (connection, battle, how, &kept, error),
                             error))
    return FALSE;
  if (gone != NULL)
    *gone = kept;
  return TRUE;
}

/* --- and back --------------------------------------------------------------- */

/* gone 0: the newest. *id is its row, and the record gets what the row tells of the fight. */
static GBytes *
find_gone (MuConnection *connection, gint64 gone, gint64 *id, MuBattleRecord *record,
           GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_GONE_GET);
  mu_put_int (query, gone);
  mu_put_int (query, gone);
  const MuRow row = mu_statement_row (query, error);
  if (row == MU_ROW_END)
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("No such battle was deleted, or it is back already."));
  if (row != MU_ROW_HERE)
    return NULL;
  *id = mu_take_int (query);
  record->id = mu_take_int (query);
  record->name = mu_take_text (query);
  record->digest = mu_take_u64 (query);
  record->seed = mu_take_u64 (query);
  record->stream = mu_take_u64 (query);
  g_autoptr (GBytes) effects = mu_take_blob (query);
  g_autofree char *due = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, effects);
  if (!g_str_equal (mu_take_borrowed (query), due))
    mu_statement_spoil (query);
  return mu_statement_end (query, error) ? g_steal_pointer (&effects) : NULL;
}

gboolean
mu_gone_check (MuConnection *connection, gint64 gone, GError **error)
{
  gint64 id;
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  g_autoptr (GBytes) effects = find_gone (connection, gone, &id, record, error);
  return effects != NULL && mu_changeset_check (connection, effects, error);
}

/* The same fight may have been recorded anew meanwhile. */
static gboolean
bring_back (MuConnection *connection, gint64 gone, gint64 *battle, GError **error)
{
  gint64 id = 0;
  g_autoptr (MuBattleRecord) record = mu_battle_record_new ();
  g_autoptr (GBytes) effects = find_gone (connection, gone, &id, record, error);
  *battle = record->id;
  return effects != NULL && mu_battles_check_new (connection, record, 0, error)
         && mu_act_session_revert (connection, effects, error)
         && run_with (connection, MU_SQL_GONE_DELETE, id, error);
}

gboolean
mu_store_bring_battle_back (MuStore *store, gint64 gone, gint64 *battle, GError **error)
{
  gint64 number = 0;
  MuConnection *connection = mu_store_connection (store);
  if (!mu_connection_begin (connection, error)
      || !mu_connection_end (connection, bring_back (connection, gone, &number, error), error))
    return FALSE;
  if (battle != NULL)
    *battle = number;
  return TRUE;
}
