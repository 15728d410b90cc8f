/* The chances of the sum: found in another thread, one at a time; what was asked
 * for meanwhile is found after it. */
#include "app/session/calculator/calculator_private.h"
#include "app/session/calculator/sum_entry.h"

typedef struct {
  MuSumInput input;
  MuReadings readings;
  gboolean house_rules;
} Question;

static void
find (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Question *question = data;
  const MuReadings *readings = question->house_rules ? &question->readings : NULL;
  MuDice dice;
  MuSumAnswer *answer;

  question->input.readings = readings;
  if (mu_sum_entry_is_thrown (&question->input)) {
    mu_dice_init_seeded (&dice, 0, 0);
    answer = mu_sum_work (&question->input, readings, &dice, TRUE);
  } else {
    answer = mu_sum_entry_foresee (&question->input, readings, TRUE);
  }
  g_task_return_pointer (task, answer, (GDestroyNotify) mu_sum_answer_free);
}

static void
take (MuCalculatorSession *self, MuSumAnswer *answer)
{
  g_clear_pointer (&self->chances, mu_sum_answer_free);
  self->chances = answer;
  mu_calculator_session_tell (self, CHANCES);
}

static void
found (GObject *source, GAsyncResult *result, gpointer data)
{
  MuCalculatorSession *self = MU_CALCULATOR_SESSION (source);
  g_autoptr (MuSumAnswer) answer = g_task_propagate_pointer (G_TASK (result), NULL);

  self->finding = FALSE;
  if (self->stale)
    mu_calculator_session_find_chances (self);
  else if (answer)
    take (self, g_steal_pointer (&answer));
}

static gboolean
are_wanted (MuCalculatorSession *self)
{
  return self->open.input.kind && self->open.input.kind->has_odds && self->answer
         && !self->answer->refusal;
}

void
mu_calculator_session_find_chances (MuCalculatorSession *self)
{
  g_autoptr (GTask) task = NULL;
  Question *question;

  self->stale = self->finding;
  if (!are_wanted (self) && self->chances)
    take (self, NULL);
  if (!are_wanted (self) || self->finding)
    return;
  question = g_new (Question, 1);
  *question = (Question){ .input = self->open.input,
                          .readings = self->readings,
                          .house_rules = self->house_rules };
  self->finding = TRUE;
  task = g_task_new (self, NULL, found, NULL);
  g_task_set_task_data (task, question, g_free);
  g_task_run_in_thread (task, find);
}

const MuSumAnswer *
mu_calculator_session_get_chances (MuCalculatorSession *self)
{
  return self->chances && self->chances->bars->len > 0 ? self->chances : NULL;
}
