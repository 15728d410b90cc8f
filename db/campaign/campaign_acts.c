/* Taking acts of a campaign back, with what followed from them. */
#include <glib/gi18n-lib.h>

#include "db/acts/acts_private.h"
#include "db/exchange/cut_private.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

/* --- what follows --------------------------------------------------------- */

/* Where it is; NULL: nowhere. */
static MuAct **
find (GPtrArray *acts, int number)
{
  for (guint i = 0; i < acts->len; i++) {
    MuAct **act = (MuAct **) &acts->pdata[i];
    if ((*act)->number == number)
      return act;
  }
  return NULL;
}

static gboolean
may_fall (MuAct **at, int number, GError **error)
{
  const MuAct *act = at != NULL ? *at : NULL;
  if (act == NULL)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                 _ ("The history of the campaign has no entry %d."), number);
  else if (act->undone_by != 0)
    g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                 _ ("Entry %d has been taken back already, by entry %d."), number, act->undone_by);
  else if (act->kind == MU_ACT_BEGAN)
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                         _ ("The beginning of a campaign cannot be taken back."));
  else
    return TRUE;
  return FALSE;
}

static MuTouches *
touches_of (MuConnection *connection, const MuAct *act, GError **error)
{
  g_autoptr (GBytes) effects = mu_acts_effects (connection, act->id, error);
  g_autoptr (MuTouches) touches = mu_touches_new ();
  if (effects == NULL || !mu_touches_add (touches, connection, effects, error))
    return NULL;
  return g_steal_pointer (&touches);
}

/* Moves the act over to those that fall if it touches what they do. */
static gboolean
fell (MuConnection *connection, MuTouches *fallen, MuAct **act, GPtrArray *fall, GError **error)
{
  g_autoptr (MuTouches) touches = touches_of (connection, *act, error);
  if (touches == NULL)
    return FALSE;
  if (fall->len == 0 || mu_touches_meet (fallen, touches)) {
    mu_touches_join (fallen, touches);
    g_ptr_array_add (fall, g_steal_pointer (act));
  }
  return TRUE;
}

/* What took something back left the campaign as if that had never been: nothing hangs on it but
 * its own opposite. What came back after the first was done, and was gone before, hangs on it. */
static gboolean
may_follow (const MuAct *act, const MuAct *first)
{
  const gboolean came_back
      = act->gone != 0 && act->gone < first->number && first->number < act->since;
  return act != first && act->undone_by == 0 && act->kind != MU_ACT_TAKEN_BACK
         && (act->number > first->number || came_back);
}

static gboolean
find_followers (MuConnection *connection, GPtrArray *acts, int number, GPtrArray *fall,
                GError **error)
{
  g_autoptr (MuTouches) fallen = mu_touches_new ();
  MuAct **at = find (acts, number);
  const MuAct *first = *at;
  if (!fell (connection, fallen, at, fall, error))
    return FALSE;
  for (guint i = 0; i < acts->len; i++) {
    MuAct **act = (MuAct **) &acts->pdata[i];
    if (*act != NULL && may_follow (*act, first) && !fell (connection, fallen, act, fall, error))
      return FALSE;
  }
  return TRUE;
}

GPtrArray *
mu_campaign_act_followers (MuConnection *connection, gint64 campaign, int number, GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  g_autoptr (GPtrArray) fall = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_act_free);
  if (acts == NULL || !mu_acts_sort_by_since (connection, campaign, acts, error)
      || !may_fall (find (acts, number), number, error)
      || !mu_cut_may_take_back (connection, campaign, number, error)
      || !find_followers (connection, acts, number, fall, error))
    return NULL;
  return g_steal_pointer (&fall);
}

/* --- taking back ---------------------------------------------------------- */

gboolean
mu_campaign_act_revert (MuConnection *connection, const MuAct *act, GError **error)
{
  g_autoptr (GBytes) effects = mu_acts_effects (connection, act->id, error);
  if (effects == NULL
      || (act->battle != 0 && !mu_tonight_make_room (connection, act->battle, error)))
    return FALSE;
  return mu_act_session_revert (connection, effects, error);
}

/* What was taken back comes back, and the other way round. */
static void
append_turned (GString *about, const char *lines)
{
  g_auto (GStrv) each = g_strsplit (lines, "\n", -1);
  for (char **line = each; *line != NULL; line++)
    if (**line != '\0')
      g_string_append_printf (about, "%c%s\n", **line == '-' ? '+' : '-', *line + 1);
}

/* House rules have no name, and battles nothing but that. */
static void
append_line (GString *about, const MuAct *act)
{
  if (act->kind == MU_ACT_BATTLE || act->kind == MU_ACT_HOUSE_RULES)
    g_string_append_printf (about, "-%s\n", act->about);
  else
    g_string_append_printf (about, "-@%s %s\n", mu_act_kind_key (act->kind), act->about);
}

/* "-Zama\n-The river", as the new act tells it. */
static char *
join_about (const GPtrArray *fall)
{
  GString *about = g_string_new (NULL);
  for (guint i = 0; i < fall->len; i++) {
    const MuAct *act = g_ptr_array_index (fall, i);
    if (act->kind == MU_ACT_TAKEN_BACK)
      append_turned (about, act->about);
    else
      append_line (about, act);
  }
  g_string_truncate (about, MAX (about->len, 1) - 1);
  return g_string_free (about, FALSE);
}

static gboolean
mark (MuConnection *connection, const GPtrArray *fall, gint64 by, GError **error)
{
  for (guint i = 0; i < fall->len; i++)
    if (!mu_acts_fall (connection, g_ptr_array_index (fall, i), by, error))
      return FALSE;
  return TRUE;
}

static gboolean
note (MuConnection *connection, gint64 campaign, const GPtrArray *fall, MuActSession *session,
      GError **error)
{
  gint64 id;
  g_autofree char *about = join_about (fall);
  const MuAct act = { .kind = MU_ACT_TAKEN_BACK, .about = about };
  g_autoptr (GBytes) effects = mu_act_session_end (session, connection, error);
  return effects != NULL && mu_acts_add (connection, campaign, &act, effects, &id, error)
         && mark (connection, fall, id, error);
}

gboolean
mu_campaign_acts_take_back (MuConnection *connection, gint64 campaign, const GPtrArray *fall,
                            GError **error)
{
  g_autoptr (MuActSession) session = mu_act_session_begin (connection, MU_ACT_EVERYTHING, error);
  if (session == NULL)
    return FALSE;
  for (guint i = fall->len; i > 0; i--)
    if (!mu_campaign_act_revert (connection, g_ptr_array_index (fall, i - 1), error))
      return FALSE;
  return note (connection, campaign, fall, g_steal_pointer (&session), error);
}

gboolean
mu_campaign_act_take_back (MuConnection *connection, gint64 campaign, int number, GError **error)
{
  g_autoptr (GPtrArray) fall = mu_campaign_act_followers (connection, campaign, number, error);
  return fall != NULL && mu_campaign_acts_take_back (connection, campaign, fall, error);
}

/* --- the store's door ----------------------------------------------------- */

GPtrArray *
mu_store_acts (MuStore *store, gint64 campaign, GError **error)
{
  return mu_acts_rows (mu_store_connection (store), campaign, error);
}

MuAct *
mu_store_last_act (MuStore *store, gint64 campaign, GError **error)
{
  return mu_acts_newest (mu_store_connection (store), campaign, error);
}

GPtrArray *
mu_store_act_followers (MuStore *store, gint64 campaign, int number, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  return mu_campaign_act_followers (snapshot, campaign, number, error);
}

gboolean
mu_store_take_back_act (MuStore *store, gint64 campaign, int number, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  return mu_connection_begin (connection, error)
         && mu_connection_end (
             connection, mu_campaign_act_take_back (connection, campaign, number, error), error);
}
