/* SQLite's session extension notes which rows an act changes, and writes the opposite. */
#include <glib/gi18n-lib.h>

#include <string.h>

#include "db/acts/acts_private.h"
#include "db/acts/changeset.h"
#include "db/connection/error.h"

/* What the campaign is. Deleting a battle takes what hangs on it along; so does deleting a host,
 * whose units therefore go elsewhere before it does. */
static const char *const campaign_tables[]
    = { "campaign",        "campaign_side", "force",         "force_loss",
        "battle",          "force_change",  "force_honour",  "fixture",
        "host_force",      "host",          "campaign_die",  "campaign_map",
        "campaign_holder", "side_points",   "force_recruit", "fixture_seal" };
/* What hangs on a battle. */
static const char *const battle_tables[] = {
  "battle_side",       "battle_general", "battle_unit",  "battle_events",     "battle_field",
  "battle_sky",        "battle_plan",    "battle_terms", "battle_deployment", "battle_ruling",
  "battle_new_orders", "battle_planned", "battle_seal",  "battle_seal_sum",   "battle_seed",
  "table_battle",      "kept_sum",       "roll",         "battle_trust",      "battle_answer",
  "battle_part",
};
static const char *const record_tables[] = { "campaign_act", "campaign_act_fall" };

static int
attach (MuActSession *session, const char *const *tables, guint count)
{
  int code = SQLITE_OK;
  for (guint i = 0; code == SQLITE_OK && i < count; i++)
    code = sqlite3session_attach (session, tables[i]);
  return code;
}

static int
attach_all (MuActSession *session, MuActScope scope)
{
  int code = attach (session, campaign_tables, G_N_ELEMENTS (campaign_tables));
  switch (scope) {
  case MU_ACT_CAMPAIGN:
    return code;
  case MU_ACT_EVERYTHING:
    return code != SQLITE_OK ? code : attach (session, battle_tables, G_N_ELEMENTS (battle_tables));
  case MU_ACT_RECORD_TOO:
    return code != SQLITE_OK ? code : attach (session, record_tables, G_N_ELEMENTS (record_tables));
  }
  return code;
}

static gboolean
is_among (const char *table, const char *const *tables, guint count)
{
  for (guint i = 0; i < count; i++)
    if (strcmp (table, tables[i]) == 0)
      return TRUE;
  return FALSE;
}

gboolean
mu_act_changes (const char *table)
{
  return is_among (table, campaign_tables, G_N_ELEMENTS (campaign_tables))
         || is_among (table, battle_tables, G_N_ELEMENTS (battle_tables))
         || is_among (table, record_tables, G_N_ELEMENTS (record_tables));
}

MuActSession *
mu_act_session_begin (MuConnection *connection, MuActScope scope, GError **error)
{
  sqlite3_session *session = NULL;
  int code = sqlite3session_create (mu_connection_handle (connection), "main", &session);
  if (code == SQLITE_OK)
    code = attach_all (session, scope);
  if (code == SQLITE_OK)
    return session;
  mu_act_session_cancel (session);
  mu_connection_fail (connection, error);
  return NULL;
}

void
mu_act_session_cancel (MuActSession *session)
{
  if (session != NULL)
    sqlite3session_delete (session);
}

GBytes *
mu_act_session_end (MuActSession *session, MuConnection *connection, GError **error)
{
  int size = 0;
  void *changes = NULL;
  const int code = sqlite3session_changeset (session, &size, &changes);
  mu_act_session_cancel (session);
  if (code == SQLITE_OK)
    return g_bytes_new_with_free_func (changes, (gsize) size, sqlite3_free, changes);
  mu_connection_fail (connection, error);
  return NULL;
}

gboolean
mu_act_session_note (MuActSession *session, MuConnection *connection, gint64 campaign,
                     const MuAct *act, GError **error)
{
  g_autoptr (GBytes) effects = mu_act_session_end (session, connection, error);
  if (effects == NULL)
    return FALSE;
  return g_bytes_get_size (effects) == 0
         || mu_acts_add (connection, campaign, act, effects, NULL, error);
}

static gboolean
same_value (sqlite3_value *one, sqlite3_value *other)
{
  const char *a = (const char *) sqlite3_value_text (one);
  const char *b = (const char *) sqlite3_value_text (other);
  return g_strcmp0 (a, b) == 0;
}

/* All that the update would write stands there. */
static gboolean
is_written (sqlite3_changeset_iter *at, int columns)
{
  gboolean written = TRUE;
  for (int i = 0; written && i < columns; i++) {
    sqlite3_value *due = NULL, *now = NULL;
    sqlite3changeset_new (at, i, &due);
    sqlite3changeset_conflict (at, i, &now);
    written = due == NULL || same_value (due, now);
  }
  return written;
}

/* The row that is to go is as it was, but for what a battle gone before it let go. */
static gboolean
is_let_go (sqlite3_changeset_iter *at, int columns)
{
  gboolean same = TRUE;
  for (int i = 0; same && i < columns; i++) {
    sqlite3_value *before = NULL, *now = NULL;
    sqlite3changeset_old (at, i, &before);
    sqlite3changeset_conflict (at, i, &now);
    same = same_value (before, now) || sqlite3_value_type (now) == SQLITE_NULL;
  }
  return same;
}

/* What its battle took along is gone already, and what it let go is free of it. */
static int
settle_row (int conflict, sqlite3_changeset_iter *at)
{
  const char *table;
  int columns, operation, indirect;
  sqlite3changeset_op (at, &table, &columns, &operation, &indirect);
  if (conflict == SQLITE_CHANGESET_NOTFOUND && operation == SQLITE_DELETE)
    return SQLITE_CHANGESET_OMIT;
  if (conflict != SQLITE_CHANGESET_DATA)
    return SQLITE_CHANGESET_ABORT;
  if (operation == SQLITE_DELETE && is_let_go (at, columns))
    return SQLITE_CHANGESET_REPLACE;
  return operation == SQLITE_UPDATE && is_written (at, columns) ? SQLITE_CHANGESET_OMIT
                                                                : SQLITE_CHANGESET_ABORT;
}

static int
settle (void *data, int conflict, sqlite3_changeset_iter *at)
{
  gboolean *refused = data;
  const int settled = settle_row (conflict, at);
  *refused |= settled == SQLITE_CHANGESET_ABORT;
  return settled;
}

static gboolean
apply (MuConnection *connection, int size, void *changes, GError **error)
{
  gboolean refused = FALSE;
  const int code = sqlite3changeset_apply (mu_connection_handle (connection), size, changes, NULL,
                                           settle, &refused);
  if (code == SQLITE_OK)
    return TRUE;
  if (!refused)
    return mu_connection_fail (connection, error);
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("The campaign has changed since in a way that its history does not tell. "
                          "Take back what was done last first."));
  return FALSE;
}

gboolean
mu_act_session_revert (MuConnection *connection, GBytes *effects, GError **error)
{
  gsize size;
  const void *changes = g_bytes_get_data (effects, &size);
  int opposite_size = 0;
  void *opposite = NULL;
  if (!mu_changeset_check (connection, effects, error))
    return FALSE;
  if (sqlite3changeset_invert ((int) size, changes, &opposite_size, &opposite) != SQLITE_OK)
    return mu_error_set (mu_connection_path (connection), MU_STORE_ERROR_DAMAGED,
                         _ ("what an act of a campaign changed cannot be read"), error);
  const gboolean ok = apply (connection, opposite_size, opposite, error);
  sqlite3_free (opposite);
  return ok;
}
