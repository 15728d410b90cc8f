/* Backups off the main thread: copying and looking a large club through takes a while. */
#include "app/service/club/backups.h"

#include "db/store.h"

typedef struct {
  char *club;
  char *backup;
  char *folder;
  MuBackupKind kind;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;
  g_free (job->club);
  g_free (job->backup);
  g_free (job->folder);
  g_free (job);
}

/* Takes the task and the job. */
static void
start (GTask *task, Job *job, GTaskThreadFunc work)
{
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, work);
  g_object_unref (task);
}

static void
return_text (GTask *task, char *text, GError *error)
{
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, text, g_free);
}

static void
make (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (MuStore) store = mu_store_open (job->club, FALSE, &error);
  char *path = store != NULL ? mu_backups_make (store, job->kind, now, &error) : NULL;
  return_text (task, path, error);
}

void
mu_backups_make_async (const char *club, MuBackupKind kind, GCancellable *cancellable,
                       GAsyncReadyCallback done, gpointer data)
{
  Job *job = g_new0 (Job, 1);
  job->club = g_strdup (club);
  job->kind = kind;
  start (g_task_new (NULL, cancellable, done, data), job, make);
}

char *
mu_backups_make_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
keep_day (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (MuStore) store = mu_store_open (job->club, FALSE, &error);
  if (store != NULL && mu_backups_keep_day (store, now, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
mu_backups_keep_day_async (const char *club, GCancellable *cancellable, GAsyncReadyCallback done,
                           gpointer data)
{
  Job *job = g_new0 (Job, 1);
  job->club = g_strdup (club);
  start (g_task_new (NULL, cancellable, done, data), job, keep_day);
}

gboolean
mu_backups_keep_day_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

static void
restore (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  GError *error = NULL;
  char *kept = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  mu_backups_restore (job->backup, job->club, job->folder, now, &kept, &error);
  return_text (task, kept, error);
}

void
mu_backups_restore_async (const char *backup, const char *club, const char *folder,
                          GCancellable *cancellable, GAsyncReadyCallback done, gpointer data)
{
  Job *job = g_new0 (Job, 1);
  job->backup = g_strdup (backup);
  job->club = g_strdup (club);
  job->folder = g_strdup (folder);
  start (g_task_new (NULL, cancellable, done, data), job, restore);
}

gboolean
mu_backups_restore_finish (GAsyncResult *result, char **kept, GError **error)
{
  GError *reason = NULL;
  *kept = g_task_propagate_pointer (G_TASK (result), &reason);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, reason);
  return FALSE;
}
