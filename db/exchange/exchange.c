/* Merging: what arrives, what collides, who wins. */
#include "db/exchange/exchange.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "db/campaign/campaign_private.h"
#include "db/connection/work_limit.h"
#include "db/exchange/cut_private.h"
#include "db/exchange/exchange_private.h"
#include "db/store_private.h"
#include "db/tables/tables.h"

void
mu_merge_plan_free (MuMergePlan *plan)
{
  if (plan == NULL)
    return;
  g_clear_pointer (&plan->entries, g_ptr_array_unref);
  g_clear_pointer (&plan->mine, g_ptr_array_unref);
  g_free (plan);
}

static void
entry_free (MuMergeEntry *entry)
{
  g_array_unref (entry->with);
  g_free (entry);
}

/* --- what is whose ------------------------------------------------------------ */

static gboolean
check_campaign (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                GError **error)
{
  g_autoptr (MuCampaign) head = mu_campaigns_head (connection, campaign, error);
  if (head == NULL)
    return FALSE;
  if (head->uid == dispatch->campaign)
    return mu_cut_is_whole (connection, campaign, error);
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
               _ ("These are changes of another campaign, “%s”, not of “%s”. Nothing was merged."),
               dispatch->name, head->name);
  return FALSE;
}

/* The number of the act that they go on from; 0 with an error where it is not here. */
static int
find_base (GPtrArray *acts, const MuDispatch *dispatch, GError **error)
{
  const MuAct *base = mu_exchange_find (acts, dispatch->after);
  if (base != NULL)
    return base->number;
  g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE,
                       _ ("These changes go on from something that is not in this copy. Ask for "
                          "changes from an earlier entry on. Nothing was merged."));
  return 0;
}

/* What stands here and was done here alone since then. Moves them out of acts. */
static GPtrArray *
take_mine (GPtrArray *acts, const MuDispatch *dispatch, int base)
{
  GPtrArray *mine = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_act_free);
  for (guint i = 0; i < acts->len; i++) {
    MuAct *act = acts->pdata[i];
    if (act->undone_by != 0 || !mu_exchange_is_mine (dispatch, base, act))
      continue;
    g_ptr_array_add (mine, act);
    acts->pdata[i] = NULL;
  }
  return mine;
}

static GPtrArray *
begin_entries (GPtrArray *acts, const MuDispatch *dispatch)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func ((GDestroyNotify) entry_free);
  for (guint i = 0; i < dispatch->acts->len; i++) {
    const MuSentAct *sent = dispatch->acts->pdata[i];
    MuMergeEntry *entry = g_new0 (MuMergeEntry, 1);
    entry->with = g_array_new (FALSE, FALSE, sizeof (int));
    entry->state = mu_exchange_find (acts, sent->id) != NULL ? MU_MERGE_BOTH : MU_MERGE_ARRIVES;
    g_ptr_array_add (entries, entry);
  }
  return entries;
}

static MuMergePlan *
begin_plan (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch, GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  if (acts == NULL || !check_campaign (connection, campaign, dispatch, error))
    return NULL;
  const int base = find_base (acts, dispatch, error);
  if (base == 0)
    return NULL;
  MuMergePlan *plan = g_new0 (MuMergePlan, 1);
  plan->base = base;
  plan->entries = begin_entries (acts, dispatch);
  plan->mine = take_mine (acts, dispatch, base);
  return plan;
}

/* --- collisions --------------------------------------------------------------- */

/* The copy as it was at the base: all that came after is undone, the newest first, and unknown. */
static gboolean
return_to_base (MuConnection *connection, gint64 campaign, int base, GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  if (acts == NULL)
    return FALSE;
  for (guint i = acts->len; i > 0; i--) {
    const MuAct *act = acts->pdata[i - 1];
    if (act->number > base
        && (!mu_campaign_act_revert (connection, act, error)
            || !mu_acts_forget (connection, act, error)))
      return FALSE;
  }
  return TRUE;
}

static MuTouches *
touches_of (MuConnection *connection, gint64 act, GError **error)
{
  g_autoptr (GBytes) effects = mu_acts_effects (connection, act, error);
  g_autoptr (MuTouches) touches = mu_touches_new ();
  if (effects == NULL || !mu_touches_add (touches, connection, effects, error))
    return NULL;
  return g_steal_pointer (&touches);
}

/* What was done here alone touches, each act's and all together. */
typedef struct {
  GPtrArray *each; /* MuTouches */
  MuTouches *all;
} Mine;

static void
mine_clear (Mine *mine)
{
  g_clear_pointer (&mine->each, g_ptr_array_unref);
  g_clear_pointer (&mine->all, mu_touches_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Mine, mine_clear)

static gboolean
touch_mine (MuConnection *connection, const MuDispatch *dispatch, const MuMergePlan *plan,
            Mine *mine, GError **error)
{
  mine->each = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_touches_free);
  mine->all = mu_touches_new ();
  for (guint i = 0; i < plan->mine->len; i++) {
    const MuAct *act = plan->mine->pdata[i];
    gboolean none;
    if (!mu_exchange_is_void (connection, dispatch, plan->base, act, &none, error))
      return FALSE;
    MuTouches *touches = none ? mu_touches_new () : touches_of (connection, act->id, error);
    if (touches == NULL)
      return FALSE;
    g_ptr_array_add (mine->each, touches);
    mu_touches_join (mine->all, touches);
  }
  return TRUE;
}

/* Two calendars that go on do not: the later date is that of both. */
static void
compare (MuMergeEntry *entry, MuActKind kind, const MuTouches *touches, const MuMergePlan *plan,
         const Mine *mine)
{
  for (guint i = 0; mu_touches_meet (mine->all, touches) && i < plan->mine->len; i++) {
    const MuAct *act = plan->mine->pdata[i];
    if ((kind == MU_ACT_DAYS && act->kind == MU_ACT_DAYS)
        || !mu_touches_meet (touches, mine->each->pdata[i]))
      continue;
    entry->state = MU_MERGE_COLLIDES;
    g_array_append_val (entry->with, act->number);
  }
}

static gboolean
try_sent (MuConnection *connection, gint64 campaign, const MuSentAct *sent, MuMergeEntry *entry,
          const MuMergePlan *plan, const Mine *mine, GError **error)
{
  if (!mu_exchange_do (connection, campaign, sent, error))
    return FALSE;
  g_autoptr (MuTouches) touches = touches_of (connection, sent->id, error);
  if (touches == NULL)
    return FALSE;
  if (entry->state != MU_MERGE_BOTH)
    compare (entry, sent->kind, touches, plan, mine);
  return TRUE;
}

/* Does theirs as if nothing had been done here alone; the caller takes it all back. */
static gboolean
find_collisions (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                 MuMergePlan *plan, GError **error)
{
  g_auto (Mine) mine = { NULL, NULL };
  if (!touch_mine (connection, dispatch, plan, &mine, error)
      || !return_to_base (connection, campaign, plan->base, error))
    return FALSE;
  for (guint i = 0; i < dispatch->acts->len; i++)
    if (!try_sent (connection, campaign, dispatch->acts->pdata[i], plan->entries->pdata[i], plan,
                   &mine, error))
      return FALSE;
  return TRUE;
}

/* stuck: whether to look for what theirs cannot be done on top of, too. */
static MuMergePlan *
make_plan (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch, gboolean stuck,
           GError **error)
{
  g_autoptr (MuMergePlan) plan = begin_plan (connection, campaign, dispatch, error);
  if (plan == NULL || !mu_connection_run (connection, "SAVEPOINT merge", error))
    return NULL;
  const gboolean found = find_collisions (connection, campaign, dispatch, plan, error);
  if (!mu_connection_run (connection, "ROLLBACK TO merge; RELEASE merge", found ? error : NULL)
      || !found || (stuck && !mu_exchange_find_stuck (connection, campaign, dispatch, plan, error)))
    return NULL;
  return g_steal_pointer (&plan);
}

MuMergePlan *
mu_store_plan_merge (MuStore *store, gint64 campaign, const MuDispatch *dispatch, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  if (!mu_exchange_prove (connection, campaign, dispatch, error)
      || !mu_connection_begin (connection, error))
    return NULL;
  MuWorkLimit limit;
  mu_work_limit_begin (&limit, connection, MU_WORK_MERGE);
  MuMergePlan *plan = make_plan (connection, campaign, dispatch, TRUE, error);
  mu_work_limit_end (&limit, plan != NULL, error);
  mu_connection_end (connection, FALSE, NULL);
  return plan;
}

/* --- merging ------------------------------------------------------------------ */

static gboolean
do_theirs (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
           const MuMergePlan *plan, int *done, GError **error)
{
  for (guint i = 0; i < dispatch->acts->len; i++) {
    const MuMergeEntry *entry = plan->entries->pdata[i];
    if (entry->state == MU_MERGE_BOTH)
      continue;
    if (!mu_exchange_do (connection, campaign, dispatch->acts->pdata[i], error))
      return FALSE;
    ++*done;
  }
  return TRUE;
}

/* Something that it collides with stays. */
static gboolean
loses (const MuMergeEntry *entry, const GArray *lost)
{
  for (guint i = 0; i < entry->with->len; i++)
    if (!mu_exchange_has_number (lost, g_array_index (entry->with, int, i)))
      return TRUE;
  return FALSE;
}

/* Theirs that lose, and what they did that followed from it. */
static gboolean
drop_losers (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
             const MuMergePlan *plan, const GArray *lost, GError **error)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) acts = mu_acts_rows (connection, campaign, error);
  if (acts == NULL)
    return FALSE;
  for (guint i = 0; i < plan->entries->len; i++) {
    const MuMergeEntry *entry = plan->entries->pdata[i];
    const gint64 id = ((MuSentAct *) dispatch->acts->pdata[i])->id;
    if (loses (entry, lost))
      g_array_append_val (numbers, mu_exchange_find (acts, id)->number);
  }
  return mu_exchange_clear_way (connection, campaign, numbers, error);
}

static gboolean
merge_once (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
            const GArray *theirs, gboolean stuck, int *done, GError **error)
{
  *done = 0;
  g_autoptr (MuMergePlan) plan = make_plan (connection, campaign, dispatch, stuck, error);
  if (plan == NULL)
    return FALSE;
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GArray) way = mu_exchange_find_way (connection, campaign, dispatch, plan, NULL, error);
  g_autoptr (GArray) lost = way != NULL ? mu_exchange_find_way (connection, campaign, dispatch,
                                                                plan, theirs ? theirs : none, error)
                                        : NULL;
  return lost != NULL && mu_exchange_clear_way (connection, campaign, way, error)
         && do_theirs (connection, campaign, dispatch, plan, done, error)
         && drop_losers (connection, campaign, dispatch, plan, lost, error)
         && mu_exchange_bring_back (connection, campaign, way, lost, error);
}

/* What theirs cannot be done on top of is looked for only where they cannot: it takes doing them
 * once more. */
static gboolean
merge_now (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
           const GArray *theirs, int *done, GError **error)
{
  g_autoptr (GError) why = NULL;
  if (!mu_connection_run (connection, "SAVEPOINT once", error))
    return FALSE;
  if (merge_once (connection, campaign, dispatch, theirs, FALSE, done, &why))
    return mu_connection_run (connection, "RELEASE once", error);
  if (!g_error_matches (why, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE)) {
    g_propagate_error (error, g_steal_pointer (&why));
    return FALSE;
  }
  return mu_connection_run (connection, "ROLLBACK TO once; RELEASE once", error)
         && merge_once (connection, campaign, dispatch, theirs, TRUE, done, error);
}

static gboolean
merge (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch, const GArray *theirs,
       int *done, GError **error)
{
  MuWorkLimit limit;
  GError *why = NULL;
  mu_work_limit_begin (&limit, connection, 2 * MU_WORK_MERGE);
  const gboolean ok = merge_now (connection, campaign, dispatch, theirs, done, &why);
  mu_work_limit_end (&limit, ok, &why);
  if (!ok)
    g_propagate_error (error, why);
  return ok;
}

gboolean
mu_store_merge (MuStore *store, gint64 campaign, const MuDispatch *dispatch, const GArray *theirs,
                int *done, GError **error)
{
  int count = 0;
  MuConnection *connection = mu_store_connection (store);
  if (!mu_exchange_prove (connection, campaign, dispatch, error)
      || !mu_connection_begin (connection, error)
      || !mu_connection_end (connection,
                             merge (connection, campaign, dispatch, theirs, &count, error), error))
    return FALSE;
  if (done != NULL)
    *done = count;
  return TRUE;
}
