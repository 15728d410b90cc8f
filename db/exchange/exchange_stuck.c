/* What others did that cannot be done on top of what was done here. */
#include "db/campaign/campaign_private.h"
#include "db/exchange/exchange_private.h"
#include "db/tables/tables.h"

typedef struct {
  MuConnection *connection;
  gint64 campaign;
  const MuDispatch *dispatch;
  const MuMergePlan *plan;
} Trial;

/* Whether the act of ours still stands. */
static gboolean
stands (const Trial *trial, gint64 id, gboolean *standing, GError **error)
{
  g_autoptr (GPtrArray) acts = mu_acts_rows (trial->connection, trial->campaign, error);
  if (acts == NULL)
    return FALSE;
  *standing = mu_exchange_find (acts, id)->undone_by == 0;
  return TRUE;
}

/* Takes back those of ours, with what must go with them. */
static gboolean
clear (const Trial *trial, const GArray *numbers, GError **error)
{
  g_autoptr (GArray) way = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = 0; i < numbers->len; i++)
    if (!mu_exchange_add_way (trial->connection, trial->campaign, trial->dispatch,
                              trial->plan->base, g_array_index (numbers, int, i), way, error))
      return FALSE;
  return mu_exchange_clear_way (trial->connection, trial->campaign, way, error);
}

/* Goes on from the savepoint where that was done, and back to it where the campaign forbids it. */
static gboolean
end_step (const Trial *trial, gboolean done, GError *refusal, GError **why, GError **error)
{
  if (done)
    return mu_connection_run (trial->connection, "RELEASE step", error);
  if (!g_error_matches (refusal, MU_STORE_ERROR, MU_STORE_ERROR_IMPOSSIBLE)) {
    g_propagate_error (error, refusal);
    return FALSE;
  }
  g_propagate_error (why, refusal);
  return mu_connection_run (trial->connection, "ROLLBACK TO step; RELEASE step", error);
}

/* Does theirs if it can be done now; *why is the reason where the campaign forbids it. */
static gboolean
do_or_leave (const Trial *trial, const MuSentAct *sent, GError **why, GError **error)
{
  GError *refusal = NULL;
  if (!mu_connection_run (trial->connection, "SAVEPOINT step", error))
    return FALSE;
  const gboolean done = mu_exchange_do (trial->connection, trial->campaign, sent, &refusal);
  return end_step (trial, done, refusal, why, error);
}

/* Whether theirs could be done if that one of ours were taken back. Leaves all as it was. */
static gboolean
helps (const Trial *trial, const MuSentAct *sent, int number, gboolean *help, GError **error)
{
  GError *refusal = NULL;
  g_autoptr (GError) why = NULL;
  g_autoptr (GArray) one = g_array_new (FALSE, FALSE, sizeof (int));
  if (!mu_connection_run (trial->connection, "SAVEPOINT holder; SAVEPOINT step", error))
    return FALSE;
  const gboolean done = clear (trial, g_array_append_val (one, number), &refusal)
                        && mu_exchange_do (trial->connection, trial->campaign, sent, &refusal);
  *help = done;
  return end_step (trial, done, refusal, &why, error)
         && mu_connection_run (trial->connection, "ROLLBACK TO holder; RELEASE holder", error);
}

/* The newest of ours that alone bars theirs; where it takes several, all that stand. */
static gboolean
find_bars (const Trial *trial, const MuSentAct *sent, GArray *bars, GError **error)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (int));
  for (guint i = trial->plan->mine->len; i > 0; i--) {
    const MuAct *act = trial->plan->mine->pdata[i - 1];
    gboolean standing, help;
    if (!stands (trial, act->id, &standing, error))
      return FALSE;
    if (!standing)
      continue;
    g_array_append_val (all, act->number);
    if (!helps (trial, sent, act->number, &help, error))
      return FALSE;
    if (help) {
      g_array_append_val (bars, act->number);
      return TRUE;
    }
  }
  g_array_append_vals (bars, all->data, all->len);
  return TRUE;
}

/* Notes that they collide and lets theirs through. */
static gboolean
give_way (const Trial *trial, const MuSentAct *sent, MuMergeEntry *entry, GError *why,
          GError **error)
{
  g_autoptr (GArray) bars = g_array_new (FALSE, FALSE, sizeof (int));
  if (!find_bars (trial, sent, bars, error))
    return FALSE;
  if (bars->len == 0) {
    g_propagate_error (error, g_error_copy (why));
    return FALSE;
  }
  entry->state = MU_MERGE_COLLIDES;
  for (guint i = 0; i < bars->len; i++)
    g_array_append_val (entry->with, g_array_index (bars, int, i));
  return clear (trial, bars, error)
         && mu_exchange_do (trial->connection, trial->campaign, sent, error);
}

/* Does theirs on top of ours that are not in the way of any. *stuck: whether one could not be. */
static gboolean
try_all (const Trial *trial, gboolean *stuck, GError **error)
{
  g_autoptr (GArray) way = mu_exchange_find_way (trial->connection, trial->campaign,
                                                 trial->dispatch, trial->plan, NULL, error);
  if (way == NULL || !mu_exchange_clear_way (trial->connection, trial->campaign, way, error))
    return FALSE;
  for (guint i = 0; i < trial->dispatch->acts->len; i++) {
    const MuSentAct *sent = trial->dispatch->acts->pdata[i];
    MuMergeEntry *entry = trial->plan->entries->pdata[i];
    g_autoptr (GError) why = NULL;
    if (entry->state == MU_MERGE_BOTH)
      continue;
    if (!do_or_leave (trial, sent, &why, error))
      return FALSE;
    *stuck |= why != NULL;
    if (why != NULL && !give_way (trial, sent, entry, why, error))
      return FALSE;
  }
  return TRUE;
}

/* With more of ours out of the way another of theirs may be barred: until none is. Each time that
 * one is, another of ours goes, and with none of them all theirs can be done. */
gboolean
mu_exchange_find_stuck (MuConnection *connection, gint64 campaign, const MuDispatch *dispatch,
                        MuMergePlan *plan, GError **error)
{
  const Trial trial = { connection, campaign, dispatch, plan };
  gboolean stuck = TRUE;
  while (stuck) {
    stuck = FALSE;
    if (!mu_connection_run (connection, "SAVEPOINT trial", error)
        || !try_all (&trial, &stuck, error)
        || !mu_connection_run (connection, "ROLLBACK TO trial; RELEASE trial", error))
      return FALSE;
  }
  return TRUE;
}
