/* The many fights behind odds. Each thread has one block for its battles; what
 * they gather is counted under one lock, which is held for microseconds. */
#include <glib/gi18n-lib.h>

#include "app/service/battle_odds_count.h"
#include "db/battle_setup.h"

#define BETWEEN_REPORTS (G_TIME_SPAN_SECOND / 8)

/* The whole of a run. */
typedef struct {
  const MuBattleRecord *record;
  GCancellable *cancellable;
  MuOddsProgress progress;
  gpointer data;

  GMutex lock; /* guards what follows */
  MuBattleOdds *odds;
  guint begun;
  gint64 reported;
} Run;

static void
run_free (Run *run)
{
  g_clear_object (&run->cancellable);
  mu_battle_odds_free (run->odds);
  g_mutex_clear (&run->lock);
  g_free (run);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

/* --- a thread ----------------------------------------------------------- */

static gboolean
take_number (Run *run, guint *number)
{
  g_mutex_lock (&run->lock);
  const gboolean taken
      = run->begun < run->odds->asked && !g_cancellable_is_cancelled (run->cancellable);
  if (taken)
    *number = run->begun++;
  g_mutex_unlock (&run->lock);
  return taken;
}

static void
report (Run *run)
{
  const gint64 now = g_get_monotonic_time ();
  if (!run->progress || now - run->reported < BETWEEN_REPORTS)
    return;
  run->reported = now;
  run->progress (run->odds, run->data);
}

static void
count (Run *run, const MuRecordBattle *arena, guint number)
{
  g_mutex_lock (&run->lock);
  mu_battle_odds_count (run->odds, arena->battle, number);
  report (run);
  g_mutex_unlock (&run->lock);
}

static void
fight_on (Run *run, MuRecordBattle *arena)
{
  guint number;
  while (take_number (run, &number)) {
    mu_record_battle_repeat (arena, run->record, number);
    while (mu_battle_step (arena->battle) == MU_BATTLE_GOES_ON)
      ;
    count (run, arena, number);
  }
}

static gpointer
fight_in_arena (gpointer data)
{
  Run *run = data;
  g_auto (MuRecordBattle) arena = { 0 };
  if (mu_record_battle_begin (&arena, run->record, NULL, NULL, NULL)) /* as the first has shown */
    fight_on (run, &arena);
  return NULL;
}

/* --- the run ------------------------------------------------------------ */

guint
mu_battle_odds_jobs (void)
{
  return CLAMP (g_get_num_processors (), 1, MU_ODDS_JOBS_MAX);
}

static gboolean
check_numbers (guint battles, guint jobs, GError **error)
{
  if (battles >= 1 && battles <= MU_ODDS_BATTLES_MAX && jobs >= 1 && jobs <= MU_ODDS_JOBS_MAX)
    return TRUE;
  if (jobs >= 1 && jobs <= MU_ODDS_JOBS_MAX)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("%u battles cannot be fought: expected 1 to %d."), battles,
                 MU_ODDS_BATTLES_MAX);
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("%u jobs cannot fight: expected 1 to %d."), jobs, MU_ODDS_JOBS_MAX);
  return FALSE;
}

/* Sets the first battle up: shows that the battle is possible, and what it begins with. */
static gboolean
look_at_first (Run *run, guint battles, GError **error)
{
  g_auto (MuRecordBattle) first = { 0 };
  if (!mu_record_battle_begin (&first, run->record, NULL, NULL, error))
    return FALSE;
  run->odds = mu_battle_odds_new (first.battle, battles);
  return TRUE;
}

/* This thread fights with the others. */
static void
fight_on_threads (Run *run, guint jobs)
{
  GThread *thread[MU_ODDS_JOBS_MAX];
  for (guint i = 1; i < jobs; i++)
    thread[i] = g_thread_new ("odds", fight_in_arena, run);
  fight_in_arena (run);
  for (guint i = 1; i < jobs; i++)
    g_thread_join (thread[i]);
}

MuBattleOdds *
mu_battle_odds_fight (const MuBattleRecord *record, guint battles, guint jobs,
                      GCancellable *cancellable, MuOddsProgress progress, gpointer data,
                      GError **error)
{
  if (!check_numbers (battles, jobs, error))
    return NULL;
  g_autoptr (Run) run = g_new0 (Run, 1);
  g_mutex_init (&run->lock);
  run->record = record;
  run->cancellable = cancellable ? g_object_ref (cancellable) : NULL;
  run->progress = progress;
  run->data = data;
  if (!look_at_first (run, battles, error))
    return NULL;
  fight_on_threads (run, MIN (jobs, battles));
  return g_steal_pointer (&run->odds);
}

/* --- off the main thread ------------------------------------------------ */

typedef struct {
  MuBattleRecord *record;
  guint battles, jobs;
  MuOddsProgress progress;
  gpointer data;
} Errand;

static void
errand_free (gpointer data)
{
  Errand *errand = data;
  mu_battle_record_free (errand->record);
  g_free (errand);
}

/* One report of progress on its way to the main context. */
typedef struct {
  GTask *task;
  MuBattleOdds *odds;
} Report;

static void
report_free (gpointer data)
{
  Report *news = data;
  g_object_unref (news->task);
  mu_battle_odds_free (news->odds);
  g_free (news);
}

static gboolean
deliver (gpointer data)
{
  const Report *news = data;
  const Errand *errand = g_task_get_task_data (news->task);
  if (!g_task_get_completed (news->task))
    errand->progress (news->odds, errand->data);
  return G_SOURCE_REMOVE;
}

static void
post_report (const MuBattleOdds *odds, gpointer data)
{
  Report *news = g_new0 (Report, 1);
  news->task = g_object_ref (data);
  news->odds = mu_battle_odds_copy (odds);
  g_main_context_invoke_full (g_task_get_context (news->task), G_PRIORITY_DEFAULT, deliver, news,
                              report_free);
}

static void
fight_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Errand *errand = task_data;
  GError *error = NULL;
  MuBattleOdds *odds
      = mu_battle_odds_fight (errand->record, errand->battles, errand->jobs, cancellable,
                              errand->progress ? post_report : NULL, task, &error);
  if (odds)
    g_task_return_pointer (task, odds, (GDestroyNotify) mu_battle_odds_free);
  else
    g_task_return_error (task, error);
}

void
mu_battle_odds_fight_async (const MuBattleRecord *record, guint battles, guint jobs,
                            GCancellable *cancellable, MuOddsProgress progress, gpointer data,
                            GAsyncReadyCallback done, gpointer done_data)
{
  Errand *errand = g_new0 (Errand, 1);
  errand->record = mu_battle_record_copy (record);
  errand->battles = battles;
  errand->jobs = jobs;
  errand->progress = progress;
  errand->data = data;

  GTask *task = g_task_new (NULL, cancellable, done, done_data);
  g_task_set_name (task, "fight for odds");
  g_task_set_check_cancellable (task, FALSE); /* what has been fought is kept */
  g_task_set_task_data (task, errand, errand_free);
  g_task_run_in_thread (task, fight_in_thread);
  g_object_unref (task);
}

MuBattleOdds *
mu_battle_odds_fight_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
