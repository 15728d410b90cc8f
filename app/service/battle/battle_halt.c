#include "app/service/battle/battle_halt.h"

#include <glib/gi18n-lib.h>

#include "lists/battle/battle_setup.h"
#include "lists/battle/wrg/new_orders.h"

struct MuBattleHalt {
  MuBattleRecord *record;
  MuBattleRecord *before; /* not fought, with the rulings of earlier periods */
  MuRecordBattle fight;
  int period;
};

void
mu_battle_halt_free (MuBattleHalt *halt)
{
  if (!halt)
    return;
  mu_record_battle_clear (&halt->fight);
  mu_battle_record_free (halt->before);
  mu_battle_record_free (halt->record);
  g_free (halt);
}

static gboolean
refuse (GError **error, char *words)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, words);
  g_free (words);
  return FALSE;
}

/* --- fought up to there --------------------------------------------------- */

static gboolean
can_begin (const MuBattleRecord *record, GError **error)
{
  if (!record->fought || mu_record_is_resolved (record))
    return TRUE;
  return refuse (
      error,
      g_strdup_printf (_ ("%s was fought on the table: what happened there is told on its page"),
                       record->name));
}

/* What was thrown at the table after that fell for what may not come now. */
static void
drop_thrown_after (MuBattleRecord *record, guint64 dice)
{
  for (guint i = record->rolls->len; i > 0; i--) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i - 1);
    if (roll->stream == record->stream && roll->index >= dice)
      g_array_remove_index (record->rolls, i - 1);
  }
}

static void
cut (MuBattleHalt *halt)
{
  halt->before = mu_battle_record_copy (halt->record);
  mu_battle_record_reopen (halt->before);
  mu_rulings_cut (halt->before->rulings, halt->period);
  mu_battle_record_cut_answers (halt->before, halt->period);
  drop_thrown_after (halt->before, mu_dice_rolled (&halt->fight.dice));
}

static gboolean
refuse_other (const MuBattleHalt *halt, GError **error)
{
  return refuse (error,
                 g_strdup_printf (_ ("%s was resolved by another version of Muster and comes out "
                                     "otherwise when it is fought again, so it cannot go on from "
                                     "a period of its own. Fight it anew."),
                                  halt->record->name));
}

static gboolean
is_there (const MuBattleHalt *halt)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (halt->fight.battle, &outcome);
  return mu_battle_time (halt->fight.battle).between && outcome.periods == halt->period;
}

/* Of a battle that is not fought yet, the machine answers what its players have not. */
static void
answer (MuBattleHalt *halt, const MuQuestion *question, MuBattleStatus *status)
{
  const MuChoice choice = mu_record_decide (halt->fight.battle, question);
  mu_record_keep_answer (halt->record, question, &choice);
  *status = MU_BATTLE_GOES_ON;
}

static gboolean
fight_to (MuBattleHalt *halt, GError **error)
{
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  MuQuestion question;
  guint next = 0;
  while (status == MU_BATTLE_GOES_ON && !is_there (halt))
    if (!mu_record_step (halt->record, &next, halt->fight.battle, &status, &question, error))
      return FALSE;
    else if (status == MU_BATTLE_ASKS)
      answer (halt, &question, &status);
  if (status == MU_BATTLE_GOES_ON)
    return TRUE;
  if (halt->record->fought && halt->period < halt->record->periods)
    return refuse_other (halt, error);
  return refuse (error,
                 g_strdup_printf (_ ("The battle did not go on after period %d."), halt->period));
}

/* What is recorded must be what came out so far: else there is no going on from it. */
static gboolean
is_same (const MuBattleHalt *halt, GError **error)
{
  const GArray *events = halt->record->events;
  guint64 digest = MU_DIGEST_START;
  MuBattleOutcome outcome;
  mu_battle_outcome (halt->fight.battle, &outcome);
  for (guint i = 0; i < MIN (outcome.event_count, events->len); i++)
    digest = mu_digest_event (digest, &g_array_index (events, MuEvent, i));
  return !halt->record->fought || digest == outcome.digest || refuse_other (halt, error);
}

MuBattleHalt *
mu_battle_halt_new (const MuBattleRecord *record, int period, GError **error)
{
  g_autoptr (MuBattleHalt) halt = g_new0 (MuBattleHalt, 1);
  if (!can_begin (record, error))
    return NULL;
  halt->record = mu_battle_record_copy (record);
  halt->period = period;
  if (!mu_record_battle_begin (&halt->fight, halt->record, NULL, NULL, error)
      || !fight_to (halt, error) || !is_same (halt, error))
    return NULL;
  cut (halt);
  return g_steal_pointer (&halt);
}

/* --- looked at -------------------------------------------------------------- */

const MuBattleRecord *
mu_battle_halt_record (const MuBattleHalt *halt)
{
  return halt->record;
}

int
mu_battle_halt_period (const MuBattleHalt *halt)
{
  return halt->period;
}

int
mu_battle_halt_bodies (const MuBattleHalt *halt)
{
  return mu_battle_unit_count (halt->fight.battle, MU_SIDE_A)
         + mu_battle_unit_count (halt->fight.battle, MU_SIDE_B);
}

MuBodyStand
mu_battle_halt_stand (const MuBattleHalt *halt, int body)
{
  MuBodyStand stand;
  mu_battle_stand (halt->fight.battle, body, &stand);
  return stand;
}

MuOrdersNow
mu_battle_halt_orders (const MuBattleHalt *halt, int body)
{
  MuOrdersNow now;
  mu_battle_orders_now (halt->fight.battle, body, &now);
  return now;
}

/* --- and on from there ------------------------------------------------------ */

MuBattleRecord *
mu_battle_halt_go_on (const MuBattleHalt *halt, const GArray *rulings)
{
  MuBattleRecord *record = mu_battle_record_copy (halt->before);
  for (guint i = 0; i < rulings->len; i++)
    mu_rulings_insert (record->rulings, &g_array_index (rulings, MuRuling, i));
  return record;
}

/* The state is one block, so they can be laid down on a copy of it. */
gboolean
mu_battle_halt_try (const MuBattleHalt *halt, const GArray *rulings, int *body, GError **error)
{
  g_autoptr (MuBattleRecord) record = mu_battle_halt_go_on (halt, rulings);
  g_autofree void *block
      = g_memdup2 (halt->fight.block, mu_battle_size (&halt->fight.setup->setup));
  guint next = halt->before->rulings->len;
  *body = MU_NO_BODY;
  return mu_new_orders_fit (record, body, error)
         && mu_record_lay_down (record, &next, block, body, error);
}

/* --- off the main thread ---------------------------------------------------- */

typedef struct {
  MuBattleRecord *record;
  int period;
} Errand;

static void
errand_free (Errand *errand)
{
  mu_battle_record_free (errand->record);
  g_free (errand);
}

static void
halt_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Errand *errand = data;
  GError *error = NULL;
  MuBattleHalt *halt = mu_battle_halt_new (errand->record, errand->period, &error);
  if (halt)
    g_task_return_pointer (task, halt, (GDestroyNotify) mu_battle_halt_free);
  else
    g_task_return_error (task, error);
}

void
mu_battle_halt_async (const MuBattleRecord *record, int period, GCancellable *cancellable,
                      GAsyncReadyCallback done, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, done, data);
  Errand *errand = g_new0 (Errand, 1);
  errand->record = mu_battle_record_copy (record);
  errand->period = period;
  g_task_set_name (task, "stop a battle");
  g_task_set_task_data (task, errand, (GDestroyNotify) errand_free);
  g_task_run_in_thread (task, halt_in_thread);
}

MuBattleHalt *
mu_battle_halt_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
