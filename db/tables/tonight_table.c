/* The battle on the table, from its beginning to its record. */
#include <glib/gi18n-lib.h>

#include "db/connection/statement.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

static MuTonight *
read_row (MuStatement *row)
{
  MuTonight *tonight = g_new0 (MuTonight, 1);
  tonight->id = mu_take_int (row);
  tonight->campaign = mu_take_int (row);
  tonight->sheet = mu_take_text (row);
  tonight->began = mu_take_text (row);
  return tonight;
}

gboolean
mu_tonight_get (MuConnection *connection, MuTonight **tonight, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_TONIGHT_GET);
  *tonight = NULL;
  MuRow row = mu_statement_row (query, error);
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  *tonight = read_row (query);
  if (mu_statement_end (query, error))
    return TRUE;
  g_clear_pointer (tonight, mu_tonight_free);
  return FALSE;
}

gboolean
mu_tonight_stamp (MuConnection *connection, MuTonightStamp *stamp, GError **error)
{
  g_autoptr (MuTonight) tonight = NULL;
  *stamp = (MuTonightStamp){ 0 };
  if (!mu_tonight_get (connection, &tonight, error))
    return FALSE;
  if (tonight != NULL)
    *stamp = (MuTonightStamp){ .battle = tonight->id, .sheet = g_str_hash (tonight->sheet) };
  return mu_statement_number (mu_statement (connection, MU_SQL_SUM_LAST), &stamp->last_sum, error);
}

gboolean
mu_tonight_check (MuConnection *connection, const MuTonightStamp *stamp, GError **error)
{
  MuTonightStamp now;
  return mu_tonight_stamp (connection, &now, error) && mu_tonight_stamp_check (&now, stamp, error);
}

gboolean
mu_tonight_change (MuConnection *connection, const char *sheet, GError **error)
{
  g_autoptr (MuTonight) tonight = NULL;
  const MuTonight changed = { .sheet = (char *) sheet };
  if (!mu_possible_tonight (&changed, error) || !mu_tonight_get (connection, &tonight, error))
    return FALSE;
  if (tonight == NULL) {
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("No battle is on the table."));
    return FALSE;
  }
  MuStatement *change = mu_statement (connection, MU_SQL_TONIGHT_CHANGE);
  mu_put_text (change, sheet);
  return mu_statement_run (change, error);
}

gboolean
mu_tonight_clear (MuConnection *connection, GError **error)
{
  return mu_kept_sum_rows_clear_tonight (connection, error)
         && mu_statement_run (mu_statement (connection, MU_SQL_TONIGHT_CLEAR), error);
}

/* --- set aside ----------------------------------------------------------- */

static gboolean
run_with (MuConnection *connection, MuSql which, gint64 id, GError **error)
{
  MuStatement *statement = mu_statement (connection, which);
  mu_put_int (statement, id);
  return mu_statement_run (statement, error);
}

gboolean
mu_tonight_drop_undone (MuConnection *connection, GError **error)
{
  return mu_kept_sum_rows_drop_taken_back (connection, error)
         && mu_statement_run (mu_statement (connection, MU_SQL_TONIGHT_AFTER_CLEAR), error);
}

gboolean
mu_tonight_find_aside (MuConnection *connection, MuTonightAside which, gint64 *id, GError **error)
{
  static const MuSql question[] = {
    [MU_TONIGHT_BEFORE] = MU_SQL_TONIGHT_BEFORE,
    [MU_TONIGHT_AFTER] = MU_SQL_TONIGHT_AFTER,
  };
  return mu_statement_number (mu_statement (connection, question[which]), id, error);
}

/* The sums first: they are found through what still is tonight's. */
static gboolean
give_way_to (MuConnection *connection, gint64 id, GError **error)
{
  return mu_statement_run (mu_statement (connection, MU_SQL_TONIGHT_SUMS_ASIDE), error)
         && run_with (connection, MU_SQL_TONIGHT_ASIDE, id, error)
         && run_with (connection, MU_SQL_ASIDE_BACK, id, error)
         && run_with (connection, MU_SQL_ASIDE_SUMS_BACK, id, error);
}

gboolean
mu_tonight_turn (MuConnection *connection, MuTonightAside which, GError **error)
{
  gint64 id;
  if (!mu_tonight_find_aside (connection, which, &id, error))
    return FALSE;
  if (id != 0)
    return give_way_to (connection, id, error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                       _ ("No other battle waits for the table."));
  return FALSE;
}

/* --- beginning ----------------------------------------------------------- */

static gboolean
check_campaign (MuConnection *connection, gint64 id, GError **error)
{
  if (id == 0)
    return TRUE;
  g_autoptr (MuCampaign) campaign = mu_campaigns_get (connection, id, error);
  return campaign != NULL;
}

/* While another battle is on the table it waits aside. */
static gboolean
add (MuConnection *connection, const MuTonight *tonight, gint64 aside_for, gint64 *id,
     GError **error)
{
  g_autofree char *now = mu_time_now ();
  MuStatement *insert = mu_statement (connection, MU_SQL_TONIGHT_ADD);
  mu_put_id (insert, tonight->campaign);
  mu_put_text (insert, tonight->sheet);
  mu_put_text (insert, now);
  mu_put_id (insert, aside_for);
  if (!mu_statement_run (insert, error))
    return FALSE;
  *id = mu_connection_last_id (connection);
  return TRUE;
}

/* A battle on the table gives way to the new one. Sums without a battle stay: they
 * belong to the evening that begins. */
gboolean
mu_tonight_begin (MuConnection *connection, const MuTonight *tonight, const MuRoll *rolls,
                  guint count, GError **error)
{
  g_autoptr (MuTonight) before = NULL;
  gint64 id;
  if (!mu_possible_tonight (tonight, error)
      || !check_campaign (connection, tonight->campaign, error)
      || !mu_tonight_get (connection, &before, error) || !mu_tonight_drop_undone (connection, error)
      || !add (connection, tonight, before ? before->id : 0, &id, error))
    return FALSE;
  const MuRollOwner owner = { .table = id };
  return (before == NULL || give_way_to (connection, id, error))
         && mu_rolls_add (connection, &owner, rolls, count, error);
}

/* The rolls first: they are found through what is still tonight's. */
static gboolean
take_over (MuConnection *connection, gint64 battle, guint rolls, GError **error)
{
  if (!mu_tonight_drop_undone (connection, error)
      || !run_with (connection, MU_SQL_TONIGHT_ROLLS_RECORDED, battle, error))
    return FALSE;
  if (mu_connection_changes (connection) != (int) rolls) {
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                         _ ("The battle's dice are not those that were thrown tonight. Make its "
                            "result anew from tonight's sums."));
    return FALSE;
  }
  return run_with (connection, MU_SQL_TONIGHT_SUMS_RECORDED, battle, error)
         && run_with (connection, MU_SQL_TONIGHT_RECORDED, battle, error);
}

gboolean
mu_tonight_record (MuConnection *connection, const MuBattleRecord *record, gint64 *id,
                   GError **error)
{
  g_autoptr (MuTonight) tonight = NULL;
  if (!mu_tonight_get (connection, &tonight, error))
    return FALSE;
  if (tonight == NULL) {
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("No battle is being fought on the table tonight."));
    return FALSE;
  }
  gboolean added = tonight->campaign != 0
                       ? mu_campaign_battle_record (connection, tonight->campaign, NULL, record,
                                                    mu_battles_add_without_rolls, id, error)
                       : mu_battles_add_without_rolls (connection, record, 0, 0, id, error);
  return added && take_over (connection, *id, record->rolls->len, error);
}

gboolean
mu_tonight_make_room (MuConnection *connection, gint64 battle, GError **error)
{
  g_autoptr (MuTonight) other = NULL;
  if (!mu_tonight_get (connection, &other, error))
    return FALSE;
  return other == NULL
         || (run_with (connection, MU_SQL_SUMS_OF_BATTLE_FORGET, battle, error)
             && run_with (connection, MU_SQL_TABLE_OF_BATTLE_FORGET, battle, error));
}
