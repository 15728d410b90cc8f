/* Doing here what was done in another copy. */
#include <glib/gi18n-lib.h>

#include "db/acts/deed_private.h"
#include "db/campaign/campaign_private.h"
#include "db/connection/statement.h"
#include "db/exchange/exchange_private.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

MuAct *
mu_exchange_find (GPtrArray *acts, gint64 id)
{
  for (guint i = 0; i < acts->len; i++) {
    MuAct *act = acts->pdata[i];
    if (act->id == id)
      return act;
  }
  return NULL;
}

/* --- what it rests on ---------------------------------------------------------- */

static gboolean
prove (MuSentAct *sent, gboolean on_word, GError **error)
{
  if (sent->record == NULL || sent->trust != MU_TRUST_UNKNOWN)
    return TRUE;
  MuTrust trust;
  sent->record->on_word = on_word;
  if (!mu_battle_prove (sent->record, &trust, error))
    return FALSE;
  sent->trust = trust;
  return TRUE;
}

static gboolean
check_content (const MuDispatch *dispatch, GError **error)
{
  if (dispatch->content != MU_CONTENT_CHANGED || dispatch->on_word)
    return TRUE;
  if (dispatch->broken > 0)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_UNPROVED,
                 _ ("These changes are not as they were written: from entry %u of them on they are "
                    "not what their digests say. One was changed, left out or put elsewhere. "
                    "Nothing was merged."),
                 dispatch->broken);
  else
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_UNPROVED,
                         _ ("These changes are not as they were written: their beginning or end is "
                            "not what their digests say. Nothing was merged."));
  return FALSE;
}

/* What is here already was looked at when it came. */
gboolean
mu_exchange_prove (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                   GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  if (acts == NULL || !check_content (dispatch, error))
    return FALSE;
  g_autoptr (GHashTable) here = g_hash_table_new (g_int64_hash, g_int64_equal);
  for (guint i = 0; i < acts->len; i++)
    g_hash_table_add (here, &((MuAct *) acts->pdata[i])->id);
  for (guint i = 0; i < dispatch->acts->len; i++) {
    MuSentAct *sent = dispatch->acts->pdata[i];
    if (!g_hash_table_contains (here, &sent->id) && !prove (sent, dispatch->on_word, error))
      return FALSE;
  }
  return TRUE;
}

/* --- each kind --------------------------------------------------------------- */

static gboolean
record_battle (MuConnection *connection, gint64 campaign, const MuSentAct *sent, GError **error)
{
  gint64 battle;
  if (sent->record == NULL)
    return mu_deed_refuse ("battle", error);
  return mu_possible_battle (sent->record, error)
         && mu_campaign_battle_record_on (connection, campaign, sent->side, sent->day, sent->record,
                                          mu_battles_add, &battle, error)
         && (sent->trust == MU_TRUST_UNKNOWN
             || mu_battle_trust_set (connection, battle, sent->trust, error));
}

/* Of those, the ones that stand here: another may have taken some of them back too. */
static GPtrArray *
find_standing (MuConnection *connection, gint64 campaign, const GArray *ids, GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  GPtrArray *standing = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_act_free);
  if (acts == NULL) {
    g_ptr_array_unref (standing);
    return NULL;
  }
  for (guint i = 0; i < acts->len; i++) {
    MuAct *act = acts->pdata[i];
    for (guint j = 0; j < ids->len && act != NULL; j++)
      if (act->undone_by == 0 && act->id == g_array_index (ids, gint64, j)) {
        g_ptr_array_add (standing, act);
        acts->pdata[i] = NULL;
        act = NULL;
      }
  }
  return standing;
}

/* What followed from it here alone stands on it. */
static gboolean
bears_nothing (MuConnection *connection, gint64 campaign, const MuAct *act, GPtrArray *fall,
               GError **error)
{
  g_autoptr (GPtrArray) follow
      = mu_campaign_act_followers (connection, campaign, act->number, error);
  for (guint i = 0; follow != NULL && i < follow->len; i++) {
    const MuAct *other = follow->pdata[i];
    if (mu_exchange_find (fall, other->id) != NULL)
      continue;
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("Entry %d cannot be taken back: entry %d followed from it."), act->number,
                 other->number);
    return FALSE;
  }
  return follow != NULL;
}

static gboolean
take_back (MuConnection *connection, gint64 campaign, const MuSentAct *sent, GError **error)
{
  g_autoptr (GPtrArray) fall = find_standing (connection, campaign, sent->falls, error);
  for (guint i = 0; fall != NULL && i < fall->len; i++)
    if (!bears_nothing (connection, campaign, fall->pdata[i], fall, error))
      return FALSE;
  return fall != NULL
         && (fall->len == 0 || mu_campaign_acts_take_back (connection, campaign, fall, error));
}

/* A day that has come here already is no step back. */
static gboolean
go_on (MuConnection *connection, gint64 campaign, const MuSentAct *sent, GVariant *what,
       GError **error)
{
  int today;
  gint64 to;
  if (!mu_deed_int (what, "to", 0, MU_CAMPAIGN_DAYS_MAX, &to, error)
      || !mu_campaign_today (connection, campaign, &today, error))
    return FALSE;
  return to <= today || mu_deed_do (connection, campaign, sent->kind, sent->about, what, error);
}

static gboolean
do_deed (MuConnection *connection, gint64 campaign, const MuSentAct *sent, GError **error)
{
  g_autoptr (GVariant) what
      = g_variant_parse (G_VARIANT_TYPE_VARDICT, sent->doing, NULL, NULL, NULL);
  if (what == NULL)
    return mu_deed_refuse (mu_act_kind_key (sent->kind), error);
  return sent->kind == MU_ACT_DAYS
             ? go_on (connection, campaign, sent, what, error)
             : mu_deed_do (connection, campaign, sent->kind, sent->about, what, error);
}

static gboolean
do_kind (MuConnection *connection, gint64 campaign, const MuSentAct *sent, GError **error)
{
  if (sent->kind == MU_ACT_BATTLE)
    return record_battle (connection, campaign, sent, error);
  if (sent->kind == MU_ACT_TAKEN_BACK)
    return take_back (connection, campaign, sent, error);
  if (sent->kind == MU_ACT_BEGAN)
    return mu_deed_refuse (mu_act_kind_key (sent->kind), error);
  return do_deed (connection, campaign, sent, error);
}

/* --- in its maker's name ------------------------------------------------------ */

static gboolean
last_number (MuConnection *connection, gint64 campaign, gint64 *number, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_ACT_LAST);
  mu_put_int (query, campaign);
  return mu_statement_number (query, number, error);
}

/* Nothing changed here, but that it was done is known. */
static gboolean
note_empty (MuConnection *connection, gint64 campaign, const MuSentAct *sent, GError **error)
{
  const MuAct act = { .kind = sent->kind, .about = sent->about, .doing = sent->doing };
  g_autoptr (GBytes) none = g_bytes_new_static ("", 0);
  return mu_acts_add (connection, campaign, &act, none, NULL, error);
}

gboolean
mu_exchange_do (MuConnection *connection, gint64 campaign, const MuSentAct *sent, GError **error)
{
  gint64 before, after;
  return last_number (connection, campaign, &before, error)
         && do_kind (connection, campaign, sent, error)
         && last_number (connection, campaign, &after, error)
         && (after > before || note_empty (connection, campaign, sent, error))
         && mu_acts_sign (connection, campaign, sent->id, sent->made, sent->who, error);
}
