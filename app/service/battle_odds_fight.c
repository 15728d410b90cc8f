/* The many fights behind odds. Each thread has one block for its battles; what
 * they gather is counted under one lock, which is held for microseconds. */
#include <glib/gi18n-lib.h>

#include "app/service/battle_odds_count.h"
#include "db/battle_setup.h"

#define BETWEEN_REPORTS (G_TIME_SPAN_SECOND / 8)

/* The whole of a run. */
typedef struct {
  MuRecordSetup *start;
  size_t size; /* of a battle's block */
  guint64 seed, stream;
  GCancellable *cancellable;
  MuOddsProgress progress;
  gpointer data;

  GMutex lock; /* guards what follows */
  MuBattleOdds *odds;
  guint begun;
  gint64 reported;
} Run;

/* What one thread fights with. */
typedef struct {
  void *block;
  MuDice dice;
  MuBattle *battle;
} Arena;

static void
run_free (Run *run)
{
  g_clear_object (&run->cancellable);
  mu_battle_odds_free (run->odds);
  mu_record_setup_free (run->start);
  g_mutex_clear (&run->lock);
  g_free (run);
}
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Run, run_free)

static MuSetupAnswer
set_up (const Run *run, Arena *arena, guint number, int *at)
{
  mu_dice_init_seeded (&arena->dice, run->seed, run->stream + number);
  return mu_battle_init (arena->block, run->size, &run->start->setup, &arena->dice, NULL, NULL,
                         &arena->battle, at);
}

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
count (Run *run, const Arena *arena, guint number)
{
  g_mutex_lock (&run->lock);
  mu_battle_odds_count (run->odds, arena->battle, number);
  report (run);
  g_mutex_unlock (&run->lock);
}

static void
fight_on (Run *run, Arena *arena)
{
  guint number;
  while (take_number (run, &number)) {
    set_up (run, arena, number, NULL); /* possible, as the first has shown */
    while (mu_battle_step (arena->battle) == MU_BATTLE_GOES_ON)
      ;
    count (run, arena, number);
  }
}

static gpointer
fight_in_arena (gpointer data)
{
  Run *run = data;
  Arena arena = { .block = g_malloc (run->size) };
  fight_on (run, &arena);
  g_free (arena.block);
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

static void
refuse (const MuBattleRecord *record, MuSetupAnswer answer, int at, GError **error)
{
  g_autofree char *words = mu_record_setup_refusal (record, answer, at);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, words);
}

/* Sets the first battle up: shows that the battle is possible, and what it begins with. */
static gboolean
look_at_first (Run *run, const MuBattleRecord *record, guint battles, GError **error)
{
  run->start = mu_record_setup_new (record, error);
  if (!run->start)
    return FALSE;
  run->size = mu_battle_size (&run->start->setup);
  Arena arena = { .block = g_malloc (MAX (run->size, 1)) };
  int at = MU_NO_BODY;
  const MuSetupAnswer answer = set_up (run, &arena, 0, &at);
  if (answer == MU_SETUP_OK)
    run->odds = mu_battle_odds_new (arena.battle, battles);
  else
    refuse (record, answer, at, error);
  g_free (arena.block);
  return answer == MU_SETUP_OK;
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
  run->seed = record->seed;
  run->stream = record->stream;
  run->cancellable = cancellable ? g_object_ref (cancellable) : NULL;
  run->progress = progress;
  run->data = data;
  if (!look_at_first (run, record, battles, error))
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
