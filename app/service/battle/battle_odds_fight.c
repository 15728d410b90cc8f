/* The many fights behind odds. Each thread has one block for its battles; what
 * they gather is counted under one lock, which is held for microseconds. */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/service/battle/battle_odds_count.h"
#include "lists/battle/battle_setup.h"

#define BETWEEN_REPORTS (G_TIME_SPAN_SECOND / 8)

/* Dice of the rest of a stopped battle begin far from those that it was fought with. */
#define STREAMS_APART (G_GUINT64_CONSTANT (1) << 32)

#define NOT_STOPPED (-1)

/* The whole of a run. */
typedef struct {
  const MuBattleRecord *record;
  int after; /* the period that all battles have in common; NOT_STOPPED: none */
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

/* --- where the battles part ---------------------------------------------- */

/* Where one thread fights. Of a battle that was stopped, how it stood then: its state is one
 * block, so that a copy of it, put back in its place, is the same battle again. */
typedef struct {
  MuRecordBattle fight;
  void *stop; /* NULL: from the deployment on */
  gsize size;
} Arena;

static void
arena_clear (Arena *arena)
{
  mu_record_battle_clear (&arena->fight);
  g_clear_pointer (&arena->stop, g_free);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arena, arena_clear)

static gboolean
is_stopped (const MuBattle *battle, int after)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (battle, &outcome);
  return mu_battle_time (battle).between && outcome.periods == after;
}

static gboolean
refuse_end (int after, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               _ ("The battle did not go on after period %d."), after);
  return FALSE;
}

/* Whoever is asked answers as the machine would. */
static MuBattleStatus
answered (MuBattle *battle, const MuQuestion *question)
{
  mu_record_decide (battle, question);
  return MU_BATTLE_GOES_ON;
}

/* The record's own battle, by its own dice, until the stop; then what was laid down there. */
static gboolean
fight_to_stop (const Run *run, Arena *arena, GError **error)
{
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  MuQuestion question;
  guint next = 0;
  int body;
  while (status == MU_BATTLE_GOES_ON && !is_stopped (arena->fight.battle, run->after))
    if (!mu_record_step (run->record, &next, arena->fight.battle, &status, &question, error))
      return FALSE;
    else if (status == MU_BATTLE_ASKS)
      status = answered (arena->fight.battle, &question);
  if (status != MU_BATTLE_GOES_ON)
    return refuse_end (run->after, error);
  if (!mu_record_lay_down (run->record, &next, arena->fight.battle, &body, error))
    return FALSE;
  return !mu_battle_time (arena->fight.battle).over || refuse_end (run->after, error);
}

static gboolean
arena_begin (Arena *arena, const Run *run, GError **error)
{
  if (!mu_record_battle_begin (&arena->fight, run->record, NULL, NULL, error))
    return FALSE;
  if (run->after == NOT_STOPPED)
    return TRUE;
  if (!fight_to_stop (run, arena, error))
    return FALSE;
  arena->size = mu_battle_size (&arena->fight.setup->setup);
  arena->stop = g_memdup2 (arena->fight.block, arena->size);
  return TRUE;
}

/* Battle so much: as it was deployed or stopped, with dice of its own. */
static void
arena_repeat (Arena *arena, const MuBattleRecord *record, guint number)
{
  if (!arena->stop) {
    mu_record_battle_repeat (&arena->fight, record, number);
    return;
  }
  memcpy (arena->fight.block, arena->stop, arena->size);
  mu_dice_init_seeded (&arena->fight.dice, record->seed, record->stream + STREAMS_APART + number);
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
  mu_battle_odds_count (run->odds, arena->fight.battle, number);
  report (run);
  g_mutex_unlock (&run->lock);
}

static gboolean
go_on (MuBattle *battle, MuBattleStatus status, const MuQuestion *question)
{
  return (status == MU_BATTLE_ASKS ? answered (battle, question) : status) == MU_BATTLE_GOES_ON;
}

static void
fight_on (Run *run, Arena *arena)
{
  guint number;
  while (take_number (run, &number)) {
    arena_repeat (arena, run->record, number);
    MuQuestion question;
    MuBattleStatus status;
    do
      status = mu_battle_step (arena->fight.battle, &question);
    while (go_on (arena->fight.battle, status, &question));
    count (run, arena, number);
  }
}

static gpointer
fight_in_arena (gpointer data)
{
  Run *run = data;
  g_auto (Arena) arena = { 0 };
  if (arena_begin (&arena, run, NULL)) /* as the first has shown */
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
  g_auto (Arena) first = { 0 };
  if (!arena_begin (&first, run, error))
    return FALSE;
  run->odds = mu_battle_odds_new (first.fight.battle, battles);
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

int
mu_battle_odds_stop (const MuBattleRecord *record)
{
  const GArray *rulings = record->rulings;
  return rulings->len > 0 ? g_array_index (rulings, MuRuling, rulings->len - 1).after : NOT_STOPPED;
}

MuBattleOdds *
mu_battle_odds_fight (const MuBattleRecord *record, guint battles, guint jobs,
                      GCancellable *cancellable, MuOddsProgress progress, gpointer data,
                      GError **error)
{
  return mu_battle_odds_fight_on (record, mu_battle_odds_stop (record), battles, jobs, cancellable,
                                  progress, data, error);
}

MuBattleOdds *
mu_battle_odds_fight_on (const MuBattleRecord *record, int after, guint battles, guint jobs,
                         GCancellable *cancellable, MuOddsProgress progress, gpointer data,
                         GError **error)
{
  if (!check_numbers (battles, jobs, error))
    return NULL;
  g_autoptr (Run) run = g_new0 (Run, 1);
  g_mutex_init (&run->lock);
  run->record = record;
  run->after = after;
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
  int after;
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
      = mu_battle_odds_fight_on (errand->record, errand->after, errand->battles, errand->jobs,
                                 cancellable, errand->progress ? post_report : NULL, task, &error);
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
  mu_battle_odds_fight_on_async (record, mu_battle_odds_stop (record), battles, jobs, cancellable,
                                 progress, data, done, done_data);
}

void
mu_battle_odds_fight_on_async (const MuBattleRecord *record, int after, guint battles, guint jobs,
                               GCancellable *cancellable, MuOddsProgress progress, gpointer data,
                               GAsyncReadyCallback done, gpointer done_data)
{
  Errand *errand = g_new0 (Errand, 1);
  errand->record = mu_battle_record_copy (record);
  errand->after = after;
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
