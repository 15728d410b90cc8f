#include "app/service/campaign/campaign_merge.h"

#include "db/store.h"
#include "reports/sheet/dispatch_file.h"

void
mu_merge_offer_free (MuMergeOffer *offer)
{
  if (offer == NULL)
    return;
  g_clear_pointer (&offer->dispatch, mu_dispatch_free);
  g_clear_pointer (&offer->plan, mu_merge_plan_free);
  g_free (offer);
}

typedef struct {
  char *club;
  char *file;
  gint64 campaign;
  gboolean on_word;
  const MuDispatch *dispatch; /* borrowed: its owner waits */
  GArray *theirs;
} Errand;

static void
errand_free (Errand *errand)
{
  g_free (errand->club);
  g_free (errand->file);
  g_clear_pointer (&errand->theirs, g_array_unref);
  g_free (errand);
}

static void
run (Errand *errand, GTaskThreadFunc work, GAsyncReadyCallback done, gpointer data)
{
  GTask *task = g_task_new (NULL, NULL, done, data);
  g_task_set_task_data (task, errand, (GDestroyNotify) errand_free);
  g_task_run_in_thread (task, work);
  g_object_unref (task);
}

/* --- looking ------------------------------------------------------------------- */

/* A campaign that is not here can be joined, if the file holds all of it. */
static gboolean
fill_offer (MuStore *store, MuMergeOffer *offer, GError **error)
{
  gint64 here;
  if (!mu_store_campaign_of (store, offer->dispatch, &here, error))
    return FALSE;
  if (offer->campaign == 0)
    offer->campaign = here;
  if (here == 0 && (offer->campaign == 0 || offer->dispatch->beginning != NULL)) {
    offer->campaign = 0;
    return mu_store_can_join (store, offer->dispatch, error);
  }
  offer->plan = mu_store_plan_merge (store, offer->campaign, offer->dispatch, error);
  return offer->plan != NULL;
}

static MuMergeOffer *
look (const Errand *errand, GError **error)
{
  g_autoptr (MuMergeOffer) offer = g_new0 (MuMergeOffer, 1);
  offer->campaign = errand->campaign;
  offer->dispatch = mu_dispatch_read_file (errand->file, error);
  if (offer->dispatch == NULL)
    return NULL;
  offer->dispatch->on_word = errand->on_word;
  g_autoptr (MuStore) store = mu_store_open (errand->club, FALSE, error);
  return store && fill_offer (store, offer, error) ? g_steal_pointer (&offer) : NULL;
}

static void
look_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  MuMergeOffer *offer = look (data, &error);
  if (offer)
    g_task_return_pointer (task, offer, (GDestroyNotify) mu_merge_offer_free);
  else
    g_task_return_error (task, error);
}

void
mu_campaign_look_async (const char *club, gint64 campaign, const char *file, gboolean on_word,
                        GAsyncReadyCallback done, gpointer data)
{
  Errand *errand = g_new0 (Errand, 1);
  errand->club = g_strdup (club);
  errand->file = g_strdup (file);
  errand->campaign = campaign;
  errand->on_word = on_word;
  run (errand, look_in_thread, done, data);
}

MuMergeOffer *
mu_campaign_look_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- merging -------------------------------------------------------------------- */

static void
merge_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Errand *errand = data;
  GError *error = NULL;
  int count = 0;
  g_autoptr (MuStore) store = mu_store_open (errand->club, FALSE, &error);
  if (store
      && mu_store_merge (store, errand->campaign, errand->dispatch, errand->theirs, &count, &error))
    g_task_return_int (task, count);
  else
    g_task_return_error (task, error);
}

void
mu_campaign_merge_async (const char *club, gint64 campaign, const MuDispatch *dispatch,
                         const GArray *theirs, GAsyncReadyCallback done, gpointer data)
{
  Errand *errand = g_new0 (Errand, 1);
  errand->club = g_strdup (club);
  errand->campaign = campaign;
  errand->dispatch = dispatch;
  errand->theirs = g_array_copy ((GArray *) theirs);
  run (errand, merge_in_thread, done, data);
}

gboolean
mu_campaign_merge_finish (GAsyncResult *result, int *count, GError **error)
{
  GError *why = NULL;
  *count = (int) g_task_propagate_int (G_TASK (result), &why);
  if (why == NULL)
    return TRUE;
  g_propagate_error (error, why);
  return FALSE;
}

/* --- joining -------------------------------------------------------------------- */

static void
join_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Errand *errand = data;
  GError *error = NULL;
  gint64 id = 0;
  g_autoptr (MuStore) store = mu_store_open (errand->club, FALSE, &error);
  if (store && mu_store_join_campaign (store, errand->dispatch, NULL, &id, &error))
    g_task_return_int (task, id);
  else
    g_task_return_error (task, error);
}

void
mu_campaign_join_async (const char *club, const MuDispatch *dispatch, GAsyncReadyCallback done,
                        gpointer data)
{
  Errand *errand = g_new0 (Errand, 1);
  errand->club = g_strdup (club);
  errand->dispatch = dispatch;
  run (errand, join_in_thread, done, data);
}

gint64
mu_campaign_join_finish (GAsyncResult *result, GError **error)
{
  const gint64 id = g_task_propagate_int (G_TASK (result), error);
  return MAX (id, 0);
}
