/* A campaign that was begun by mistake is put away, and can be had back as it was. */
#include <glib/gi18n-lib.h>

#include "db/acts/acts_private.h"
#include "db/campaign/campaign_private.h"
#include "db/campaign/campaigns.h"
#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/kept_sums.h"
#include "db/tables/tables.h"

/* Taking back is done with when what it took back is. */
static gboolean
stands (const MuAct *act)
{
  return act->undone_by == 0 && act->kind != MU_ACT_BEGAN && act->kind != MU_ACT_TAKEN_BACK;
}

static gboolean
refuse (const char *why, GError **error)
{
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE, why);
  return FALSE;
}

static gboolean
is_unused (MuConnection *connection, gint64 campaign, GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  for (guint i = 0; acts != NULL && i < acts->len; i++)
    if (stands (acts->pdata[i]))
      return refuse (
          _ ("The campaign has gone on since it began. Take back in its history what was "
             "done in it first."),
          error);
  return acts != NULL;
}

/* Of those that an older Muster recorded no act tells. */
static gboolean
has_no_battle (MuConnection *connection, gint64 campaign, GError **error)
{
  g_autoptr (GPtrArray) battles = mu_battles_rows (connection, campaign, error);
  if (battles != NULL && battles->len > 0)
    return refuse (_ ("The campaign has battles. Take them back first."), error);
  return battles != NULL;
}

static gboolean
is_not_on_table (MuConnection *connection, gint64 campaign, GError **error)
{
  MuTonight *tonight = NULL;
  if (!mu_tonight_get (connection, &tonight, error))
    return FALSE;
  const gboolean there = tonight != NULL && tonight->campaign == campaign;
  mu_tonight_free (tonight);
  return !there
         || refuse (_ ("A battle of this campaign is on the table. End it there or take it back "
                       "first."),
                    error);
}

static gboolean
drop (MuConnection *connection, gint64 campaign, GError **error)
{
  MuStatement *remove = mu_statement (connection, MU_SQL_CAMPAIGN_DELETE);
  mu_put_int (remove, campaign);
  if (!mu_statement_run (remove, error))
    return FALSE;
  return mu_connection_changes (connection) > 0 || mu_campaigns_not_found (campaign, error);
}

static gboolean
put_away (MuConnection *connection, gint64 campaign, GBytes **kept, GError **error)
{
  if (!is_unused (connection, campaign, error) || !has_no_battle (connection, campaign, error)
      || !is_not_on_table (connection, campaign, error))
    return FALSE;
  g_autoptr (MuActSession) session = mu_act_session_begin (connection, MU_ACT_RECORD_TOO, error);
  if (session == NULL || !drop (connection, campaign, error))
    return FALSE;
  *kept = mu_act_session_end (g_steal_pointer (&session), connection, error);
  return *kept != NULL;
}

gboolean
mu_store_put_campaign_away (MuStore *store, gint64 campaign, GBytes **kept, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (GBytes) rows = NULL;
  if (!mu_connection_begin (connection, error)
      || !mu_connection_end (connection, put_away (connection, campaign, &rows, error), error))
    return FALSE;
  *kept = g_steal_pointer (&rows);
  return TRUE;
}

gboolean
mu_store_bring_campaign_back (MuStore *store, GBytes *kept, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  return mu_connection_begin (connection, error)
         && mu_connection_end (connection, mu_act_session_revert (connection, kept, error), error);
}
