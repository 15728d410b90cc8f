#include "app/service/campaign/campaign_cut.h"

#include "db/exchange/cut.h"
#include "db/store.h"

typedef struct {
  char *club;
  gint64 campaign;
  int side;
  char *path;
} Errand;

static void
errand_free (Errand *errand)
{
  g_free (errand->club);
  g_free (errand->path);
  g_free (errand);
}

static void
cut_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Errand *errand = data;
  GError *error = NULL;
  g_autoptr (MuStore) store = mu_store_open (errand->club, FALSE, &error);
  if (store && mu_store_cut_campaign (store, errand->campaign, errand->side, errand->path, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
mu_campaign_cut_async (const char *club, gint64 campaign, int side, const char *path,
                       GAsyncReadyCallback done, gpointer data)
{
  Errand *errand = g_new0 (Errand, 1);
  GTask *task = g_task_new (NULL, NULL, done, data);
  errand->club = g_strdup (club);
  errand->campaign = campaign;
  errand->side = side;
  errand->path = g_strdup (path);
  g_task_set_task_data (task, errand, (GDestroyNotify) errand_free);
  g_task_run_in_thread (task, cut_in_thread);
  g_object_unref (task);
}

gboolean
mu_campaign_cut_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
