/* What was done here and stands in the way of what others did: it goes, and what wins comes back.
 */
#include "db/campaign/campaign_private.h"
#include "db/exchange/exchange_private.h"
#include "db/tables/tables.h"

static gboolean
is_sent (const MuDispatch *dispatch, gint64 id)
{
  for (guint i = 0; i < dispatch->acts->len; i++)
    if (((MuSentAct *) dispatch->acts->pdata[i])->id == id)
      return TRUE;
  return FALSE;
}

gboolean
mu_exchange_is_mine (const MuDispatch *dispatch, int base, const MuAct *act)
{
  return act->number > base && !is_sent (dispatch, act->id);
}

/* --- numbers of acts ---------------------------------------------------------- */

gboolean
mu_exchange_has_number (const GArray *numbers, int number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, int, i) == number)
      return TRUE;
  return FALSE;
}

static void
add_number (GArray *numbers, int number)
{
  if (!mu_exchange_has_number (numbers, number))
    g_array_append_val (numbers, number);
}

static MuAct *
find_number (GPtrArray *acts, int number)
{
  for (guint i = 0; i < acts->len; i++)
    if (((MuAct *) acts->pdata[i])->number == number)
      return acts->pdata[i];
  return NULL;
}

/* --- what goes ---------------------------------------------------------------- */

gboolean
mu_exchange_is_void (MuConnection *connection, const MuDispatch *dispatch, int base,
                     const MuAct *act, gboolean *none, GError **error)
{
  *none = FALSE;
  if (act->kind != MU_ACT_TAKEN_BACK)
    return TRUE;
  g_autoptr (GPtrArray) fallen = mu_acts_fallen (connection, act->id, error);
  *none = fallen != NULL;
  for (guint i = 0; fallen != NULL && i < fallen->len; i++)
    *none &= mu_exchange_is_mine (dispatch, base, fallen->pdata[i]);
  return fallen != NULL;
}

/* What took something back brings that to life when it goes itself: what nobody else knows of must
 * not stand in the way then, unless it changes nothing. */
static gboolean
add_revived (MuConnection *connection, const MuDispatch *dispatch, int base, const MuAct *act,
             GArray *way, GError **error)
{
  if (act->kind != MU_ACT_TAKEN_BACK)
    return TRUE;
  g_autoptr (GPtrArray) fallen = mu_acts_fallen (connection, act->id, error);
  for (guint i = 0; fallen != NULL && i < fallen->len; i++) {
    const MuAct *other = fallen->pdata[i];
    gboolean none;
    if (!mu_exchange_is_void (connection, dispatch, base, other, &none, error))
      return FALSE;
    if (none || !mu_exchange_is_mine (dispatch, base, other))
      continue;
    add_number (way, other->number);
    if (!add_revived (connection, dispatch, base, other, way, error))
      return FALSE;
  }
  return fallen != NULL;
}

gboolean
mu_exchange_add_way (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                     int base, int number, GArray *way, GError **error)
{
  if (mu_exchange_has_number (way, number))
    return TRUE;
  g_autoptr (GPtrArray) fall = mu_campaign_act_followers (connection, campaign, number, error);
  for (guint i = 0; fall != NULL && i < fall->len; i++) {
    add_number (way, ((MuAct *) fall->pdata[i])->number);
    if (!add_revived (connection, dispatch, base, fall->pdata[i], way, error))
      return FALSE;
  }
  return fall != NULL;
}

static gboolean
has_id (const GArray *ids, gint64 id)
{
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) == id)
      return TRUE;
  return FALSE;
}

GArray *
mu_exchange_find_way (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                      const MuMergePlan *plan, const GArray *theirs, GError **error)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < plan->entries->len; i++) {
    const MuMergeEntry *entry = plan->entries->pdata[i];
    if (theirs != NULL && !has_id (theirs, ((MuSentAct *) dispatch->acts->pdata[i])->id))
      continue;
    for (guint j = 0; j < entry->with->len; j++)
      if (!mu_exchange_add_way (connection, campaign, dispatch, plan->base,
                                g_array_index (entry->with, int, j), way, error))
        return NULL;
  }
  return g_steal_pointer (&way);
}

/* The last that came first. */
static gboolean
sort_way (MuConnection *connection, gint64 campaign, GArray *way, GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (int));
  if (acts == NULL || !mu_acts_sort_by_since (connection, campaign, acts, error))
    return FALSE;
  for (guint i = acts->len; i > 0; i--) {
    const int number = ((MuAct *) acts->pdata[i - 1])->number;
    if (mu_exchange_has_number (way, number))
      g_array_append_val (sorted, number);
  }
  g_array_set_size (way, 0);
  g_array_append_vals (way, sorted->data, sorted->len);
  return TRUE;
}

/* One at a time, so that each can come back without the others. What is gone with another that
 * goes comes back with that. */
gboolean
mu_exchange_clear_way (MuConnection *connection, gint64 campaign, GArray *way, GError **error)
{
  if (!sort_way (connection, campaign, way, error))
    return FALSE;
  for (guint i = 0; i < way->len;) {
    const int number = g_array_index (way, int, i);
    g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
    if (acts == NULL)
      return FALSE;
    if (find_number (acts, number)->undone_by != 0)
      g_array_remove_index (way, i);
    else if (!mu_campaign_act_take_back (connection, campaign, number, error))
      return FALSE;
    else
      i++;
  }
  return TRUE;
}

/* --- what comes back ----------------------------------------------------------- */

/* The oldest first: what took each back is taken back. */
gboolean
mu_exchange_bring_back (MuConnection *connection, gint64 campaign, const GArray *way,
                        const GArray *lost, GError **error)
{
  for (guint i = way->len; i > 0; i--) {
    const int number = g_array_index (way, int, i - 1);
    g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
    if (acts == NULL)
      return FALSE;
    const MuAct *act = find_number (acts, number);
    if (act->undone_by != 0 && !mu_exchange_has_number (lost, number)
        && !mu_campaign_act_take_back (connection, campaign, act->undone_by, error))
      return FALSE;
  }
  return TRUE;
}
