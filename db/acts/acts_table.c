#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/acts/acts_private.h"
#include "db/acts/changeset.h"
#include "db/connection/statement.h"
#include "db/tables/tables.h"

#define ABOUT_MAX 400

void
mu_act_free (MuAct *act)
{
  if (act == NULL)
    return;
  g_free (act->made);
  g_free (act->who);
  g_free (act->about);
  g_free (act->doing);
  g_free (act);
}

static gpointer
read_row (MuStatement *rows)
{
  MuAct *act = g_new0 (MuAct, 1);
  act->id = mu_take_int (rows);
  act->number = mu_take_in (rows, 1, G_MAXINT);
  act->made = mu_take_text (rows);
  act->who = mu_take_text (rows);
  act->kind = (MuActKind) mu_take_in (rows, 0, MU_ACT_KINDS - 1);
  act->battle = mu_take_int (rows);
  act->rules = (MuRuleSystem) mu_take_in (rows, 0, G_MAXINT);
  act->about = mu_take_text (rows);
  act->undone_by = mu_take_in (rows, 0, G_MAXINT);
  return act;
}

GPtrArray *
mu_acts_rows (MuConnection *connection, gint64 campaign, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_ROWS);
  mu_put_int (query, campaign);
  return mu_statement_collect (query, read_row, (GDestroyNotify) mu_act_free, error);
}

MuAct *
mu_acts_newest (MuConnection *connection, gint64 campaign, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_NEWEST);
  mu_put_int (query, campaign);
  g_autoptr (GPtrArray) rows
      = mu_statement_collect (query, read_row, (GDestroyNotify) mu_act_free, error);
  return rows != NULL && rows->len > 0 ? g_ptr_array_steal_index (rows, 0) : NULL;
}

/* Twelve digits that change with any of its bytes; free with g_free. */
static char *
code_of (GBytes *effects)
{
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, effects);
  return g_strndup (sum, 12);
}

char *
mu_acts_empty_code (void)
{
  g_autoptr (GBytes) none = g_bytes_new_static ("", 0);
  return code_of (none);
}

gboolean
mu_acts_add (MuConnection *connection, gint64 campaign, const MuAct *act, GBytes *effects,
             gint64 *id, GError **error)
{
  gsize size;
  const void *data = g_bytes_get_data (effects, &size);
  g_autofree char *code = code_of (effects);
  g_autofree char *now = mu_time_now ();
  g_autofree char *who = mu_text_cut (g_get_user_name (), MU_LIST_NAME_MAX);
  g_autofree char *about = mu_text_cut (act->about, ABOUT_MAX);
  MuStatement *insert = mu_statement (connection, MU_SQL_ACT_ADD);
  mu_put_id (insert, act->id);
  mu_put_int (insert, campaign);
  mu_put_int (insert, campaign);
  mu_put_text (insert, now);
  mu_put_text (insert, who);
  mu_put_int (insert, act->kind);
  mu_put_int (insert, act->battle);
  mu_put_text (insert, about);
  mu_put_blob (insert, size > 0 ? data : "", size);
  mu_put_text (insert, code);
  mu_put_text (insert, act->doing != NULL ? act->doing : "");
  if (!mu_statement_run (insert, error))
    return FALSE;
  if (id != NULL)
    *id = mu_connection_last_id (connection);
  return TRUE;
}

GBytes *
mu_acts_effects (MuConnection *connection, gint64 act, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_EFFECTS);
  mu_put_int (query, act);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return NULL;
  GBytes *effects = mu_take_blob (query);
  g_autofree char *code = mu_take_text (query);
  g_autofree char *due = code_of (effects);
  if (strcmp (code, due) != 0)
    mu_statement_spoil (query);
  if (mu_statement_end (query, error) && mu_changeset_check (connection, effects, error))
    return effects;
  g_bytes_unref (effects);
  return NULL;
}

gboolean
mu_acts_sign (MuConnection *connection, gint64 campaign, gint64 id, const char *made,
              const char *who, GError **error)
{
  static const MuSql each[] = { MU_SQL_ACT_SIGN_FALLS, MU_SQL_ACT_SIGN_UNDONE };
  g_autofree char *name = mu_text_cut (who, MU_LIST_NAME_MAX);
  if (!mu_connection_run (connection, "PRAGMA defer_foreign_keys = ON", error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (each); i++) {
    MuStatement *update = mu_statement (connection, each[i]);
    mu_put_int (update, id);
    mu_put_int (update, campaign);
    if (!mu_statement_run (update, error))
      return FALSE;
  }
  MuStatement *sign = mu_statement (connection, MU_SQL_ACT_SIGN);
  mu_put_int (sign, id);
  mu_put_text (sign, made);
  mu_put_text (sign, name);
  mu_put_int (sign, campaign);
  return mu_statement_run (sign, error);
}

/* --- what fell by what ------------------------------------------------------ */

static gboolean
write_undone (MuConnection *connection, gint64 act, gint64 by, GError **error)
{
  MuStatement *update = mu_statement (connection, MU_SQL_ACT_SET_UNDONE);
  mu_put_id (update, by);
  mu_put_int (update, act);
  return mu_statement_run (update, error);
}

static gpointer
read_fallen (MuStatement *rows)
{
  MuAct *act = g_new0 (MuAct, 1);
  act->id = mu_take_int (rows);
  act->kind = (MuActKind) mu_take_in (rows, 0, MU_ACT_KINDS - 1);
  act->number = mu_take_in (rows, 1, G_MAXINT);
  return act;
}

GPtrArray *
mu_acts_fallen (MuConnection *connection, gint64 act, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_FALLEN);
  mu_put_int (query, act);
  return mu_statement_collect (query, read_fallen, (GDestroyNotify) mu_act_free, error);
}

/* As many acts as one taking back may turn over: a history that somebody made up could go in
 * circles. */
#define TURNS_MAX 100000

static gboolean
may_turn (guint *turns, GError **error)
{
  if ((*turns)++ < TURNS_MAX)
    return TRUE;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("So much was taken back and brought back in this campaign that it cannot "
                          "be followed any more. Go on with an earlier copy."));
  return FALSE;
}

static gboolean set_undone (MuConnection *connection, const MuAct *act, gint64 by, guint *turns,
                            GError **error);

/* What fell by the act stands while that is taken back, and falls by it again after. */
static gboolean
turn_fallen (MuConnection *connection, gint64 act, gboolean stand, guint *turns, GError **error)
{
  g_autoptr (GPtrArray) fallen = mu_acts_fallen (connection, act, error);
  gboolean ok = fallen != NULL;
  for (guint i = 0; ok && i < fallen->len; i++)
    ok = may_turn (turns, error)
         && set_undone (connection, g_ptr_array_index (fallen, i), stand ? 0 : act, turns, error);
  return ok;
}

static gboolean
set_undone (MuConnection *connection, const MuAct *act, gint64 by, guint *turns, GError **error)
{
  return write_undone (connection, act->id, by, error)
         && (act->kind != MU_ACT_TAKEN_BACK
             || turn_fallen (connection, act->id, by != 0, turns, error));
}

gboolean
mu_acts_fall (MuConnection *connection, const MuAct *act, gint64 by, GError **error)
{
  guint turns = 0;
  MuStatement *insert = mu_statement (connection, MU_SQL_ACT_FALL_ADD);
  mu_put_int (insert, by);
  mu_put_int (insert, act->id);
  return mu_statement_run (insert, error) && set_undone (connection, act, by, &turns, error);
}

gboolean
mu_acts_forget (MuConnection *connection, const MuAct *act, GError **error)
{
  guint turns = 0;
  if (act->kind == MU_ACT_TAKEN_BACK && !turn_fallen (connection, act->id, TRUE, &turns, error))
    return FALSE;
  MuStatement *remove = mu_statement (connection, MU_SQL_ACT_DELETE);
  mu_put_int (remove, act->id);
  return mu_statement_run (remove, error);
}

gboolean
mu_acts_of_battle (MuConnection *connection, gint64 campaign, gint64 battle, gint64 *number,
                   GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_OF_BATTLE);
  mu_put_int (query, campaign);
  mu_put_int (query, MU_ACT_BATTLE);
  mu_put_int (query, battle);
  return mu_statement_number (query, number, error);
}
