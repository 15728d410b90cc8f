/* What was done in a campaign, as another copy can do it. */
#include <glib/gi18n-lib.h>

#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "db/exchange/cut_private.h"
#include "db/exchange/exchange_private.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

/* --- one act ------------------------------------------------------------------ */

static MuSentAct *
copy_act (const MuAct *act)
{
  MuSentAct *sent = mu_sent_act_new ();
  sent->id = act->id;
  sent->made = g_strdup (act->made);
  sent->who = g_strdup (act->who);
  sent->kind = act->kind;
  sent->about = g_strdup (act->about);
  return sent;
}

static gboolean
add_battle (MuConnection *connection, gint64 battle, MuSentAct *sent, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_BATTLE_PLACES);
  mu_put_int (query, battle);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return FALSE;
  for (int side = 0; side < MU_SIDES; side++)
    sent->side[side] = mu_take_in (query, 0, MU_CAMPAIGN_SIDES_MAX - 1);
  sent->day = mu_take_in (query, 0, MU_CAMPAIGN_DAYS_MAX);
  if (!mu_statement_end (query, error))
    return FALSE;
  sent->record = mu_battles_get (connection, battle, error);
  return sent->record != NULL;
}

static gboolean
add_doing (MuConnection *connection, const MuAct *act, MuSentAct *sent, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_DOING);
  mu_put_int (query, act->id);
  if (mu_statement_row (query, error) != MU_ROW_HERE)
    return FALSE;
  sent->doing = mu_take_text (query);
  if (!mu_statement_end (query, error))
    return FALSE;
  if (*sent->doing != '\0')
    return TRUE;
  g_set_error (
      error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
      _ ("Entry %d was made by an older Muster, which did not keep what another copy would "
         "have to do. Give the others a copy of the club file, and changes from then on."),
      act->number);
  return FALSE;
}

/* Whether the other can know the act: it is from before, or goes with these changes. */
static gboolean
is_known (GPtrArray *acts, gint64 id, int after)
{
  const MuAct *act = mu_exchange_find (acts, id);
  return act != NULL && act->number <= after;
}

static gboolean
add_falls (MuConnection *connection, GPtrArray *acts, int after, MuSentAct *sent, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_FALLEN);
  mu_put_int (query, sent->id);
  MuRow row;
  while ((row = mu_statement_row (query, error)) == MU_ROW_HERE) {
    const gint64 id = mu_take_int (query);
    if (is_known (acts, id, after))
      g_array_append_val (sent->falls, id);
  }
  return row == MU_ROW_END;
}

static gboolean
fill (MuConnection *connection, GPtrArray *acts, int after, const MuAct *act, MuSentAct *sent,
      GError **error)
{
  if (act->kind == MU_ACT_BATTLE)
    return add_battle (connection, act->battle, sent, error);
  if (act->kind == MU_ACT_TAKEN_BACK)
    return add_falls (connection, acts, after, sent, error);
  return add_doing (connection, act, sent, error);
}

/* --- all of them -------------------------------------------------------------- */

/* What was taken back need not be told, nor what took back nothing that the other knows. */
static gboolean
add_act (MuConnection *connection, GPtrArray *acts, int after, const MuAct *act,
         MuDispatch *dispatch, GError **error)
{
  if (act->number <= after || act->undone_by != 0)
    return TRUE;
  g_autoptr (MuSentAct) sent = copy_act (act);
  if (!fill (connection, acts, after, act, sent, error))
    return FALSE;
  if (act->kind != MU_ACT_TAKEN_BACK || sent->falls->len > 0)
    g_ptr_array_add (dispatch->acts, g_steal_pointer (&sent));
  return TRUE;
}

static gboolean
set_head (MuConnection *connection, gint64 campaign, GPtrArray *acts, int after,
          MuDispatch *dispatch, GError **error)
{
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  if (head == NULL)
    return FALSE;
  dispatch->campaign = head->uid;
  dispatch->name = g_strdup (head->name);
  for (guint i = 0; i < acts->len; i++)
    if (((MuAct *) acts->pdata[i])->number == after)
      dispatch->after = ((MuAct *) acts->pdata[i])->id;
  if (dispatch->after != 0)
    return mu_exchange_tell_beginning (connection, head, acts, dispatch, error);
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
               _ ("The history of the campaign has no entry %d."), after);
  return FALSE;
}

/* Those up to that entry. */
static gboolean
add_acts (MuConnection *connection, GPtrArray *acts, int after, int until, MuDispatch *dispatch,
          GError **error)
{
  for (guint i = 0; i < acts->len; i++) {
    const MuAct *act = acts->pdata[i];
    if (act->number <= until && !add_act (connection, acts, after, act, dispatch, error))
      return FALSE;
  }
  return TRUE;
}

static MuDispatch *
tell (MuConnection *connection, gint64 campaign, int after, int until, GError **error)
{
  g_autoptr (MuDispatch) dispatch = mu_dispatch_new ();
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  int side, cut;
  if (acts == NULL || !mu_cut_get (connection, campaign, &side, &cut, error))
    return NULL;
  after = MAX (after, cut); /* what was done before is the umpire's to tell */
  if (!set_head (connection, campaign, acts, after, dispatch, error)
      || !add_acts (connection, acts, after, until, dispatch, error))
    return NULL;
  return g_steal_pointer (&dispatch);
}

MuDispatch *
mu_store_dispatch (MuStore *store, gint64 campaign, int after, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  return tell (snapshot, campaign, after, G_MAXINT, error);
}

/* The next part goes on from that entry, which the others have if it was told. */
static gboolean
ends_with (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch, int until,
           GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  if (acts == NULL)
    return FALSE;
  const MuSentAct *last
      = dispatch->acts->len > 0 ? dispatch->acts->pdata[dispatch->acts->len - 1] : NULL;
  const MuAct *act = last != NULL ? mu_exchange_find (acts, last->id) : NULL;
  if (act != NULL && act->number == until)
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("The others are not told of entry %d, so that no later changes could go on from "
                  "it. End with another entry."),
               until);
  return FALSE;
}

MuDispatch *
mu_store_dispatch_part (MuStore *store, gint64 campaign, int after, int until, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (MuDispatch) dispatch = tell (snapshot, campaign, after, until, error);
  if (dispatch == NULL || !ends_with (snapshot, campaign, dispatch, until, error))
    return NULL;
  return g_steal_pointer (&dispatch);
}
