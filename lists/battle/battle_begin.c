/* A battle from a record: begun, fought on by its rulings, and fought again to prove it. */
#include "lists/battle/battle_setup.h"

#include <glib/gi18n-lib.h>

static void
keep_event (void *context, const MuEvent *event)
{
  g_array_append_val ((GArray *) context, *event);
}

static void
keep_roll (void *context, const MuRoll *roll)
{
  g_array_append_val ((GArray *) context, *roll);
}

/* Only where players are asked is anything thrown for while a battle is fought. */
static GArray *
find_thrown (const MuBattleRecord *record)
{
  const MuBattleSystem *system = mu_battle_system (record->rules);
  GArray *thrown = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  for (guint i = 0; system && system->answer && i < record->rolls->len; i++) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i);
    if (roll->real && roll->stream == record->stream)
      g_array_append_vals (thrown, roll, 1);
  }
  return thrown;
}

static MuRefusal
deploy (MuRecordBattle *it, guint64 seed, guint64 stream)
{
  const MuSetup *setup = &it->setup->setup;
  mu_dice_init_seeded (&it->dice, seed, stream);
  if (it->thrown)
    mu_dice_set_thrown (&it->dice, (const MuRoll *) (const void *) it->thrown->data,
                        it->thrown->len);
  if (it->rolls)
    mu_dice_set_recorder (&it->dice, keep_roll, it->rolls);
  return mu_battle_begin (it->block, mu_battle_size (setup), setup, &it->dice,
                          it->events ? keep_event : NULL, it->events, &it->battle);
}

gboolean
mu_record_battle_begin (MuRecordBattle *it, const MuBattleRecord *record, GArray *events,
                        GArray *rolls, GError **error)
{
  *it = (MuRecordBattle){ .events = events, .rolls = rolls };
  it->setup = mu_record_setup_new (record, error);
  if (!it->setup)
    return FALSE;
  it->block = g_malloc0 (MAX (mu_battle_size (&it->setup->setup), 1));
  it->thrown = find_thrown (record);
  const MuRefusal refusal = deploy (it, record->seed, record->stream);
  if (refusal.why == MU_REFUSAL_NONE)
    return TRUE;
  mu_record_battle_clear (it);
  g_autofree char *words = mu_record_setup_refusal (record, &refusal);
  g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, words);
  return FALSE;
}

void
mu_record_battle_repeat (MuRecordBattle *it, const MuBattleRecord *record, guint64 number)
{
  if (number > 0) /* in another stream other dice fall */
    g_clear_pointer (&it->thrown, g_array_unref);
  deploy (it, record->seed, record->stream + number); /* possible, as it has begun before */
}

void
mu_record_battle_clear (MuRecordBattle *it)
{
  g_clear_pointer (&it->setup, mu_record_setup_free);
  g_clear_pointer (&it->block, g_free);
  g_clear_pointer (&it->thrown, g_array_unref);
  it->battle = NULL;
}

gboolean
mu_record_is_resolved (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->events->len; i++)
    if (g_array_index (record->events, MuEvent, i).kind == MU_EVENT_DEPLOYED)
      return TRUE;
  return FALSE;
}

/* "Rome, Hastati: after period 3: …" */
static void
name_ruling (const MuBattleRecord *record, guint at, GError **error)
{
  const MuRuling *ruling = &g_array_index (record->rulings, MuRuling, at);
  MuSide side;
  const MuListUnit *unit = mu_battle_record_unit (record, mu_ruling_body (ruling), &side);
  if (unit)
    g_prefix_error (error, "%s, %s: ", record->side[side].list->name, unit->name);
}

gboolean
mu_record_lay_down (const MuBattleRecord *record, guint *next, MuBattle *battle, int *body,
                    GError **error)
{
  guint at = 0;
  if (mu_rulings_apply (record->rulings, next, battle, &at, error))
    return TRUE;
  name_ruling (record, at, error);
  *body = mu_ruling_body (&g_array_index (record->rulings, MuRuling, at));
  return FALSE;
}

/* FALSE where what the record has is no answer to it. */
static gboolean
answer_as_told (const MuBattleRecord *record, MuBattle *battle, const MuQuestion *question,
                GError **error)
{
  const MuAnswer *told = &g_array_index (record->answers, MuAnswer, question->number);
  const gboolean same = told->kind == question->kind && told->side == question->side;
  if (same && mu_battle_answer (battle, question, &told->choice) == MU_RULE_NONE)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("period %d: answer %d, of %s, is none that these rules allow"), question->period,
               question->number + 1, record->side[question->side].list->name);
  return FALSE;
}

MuChoice
mu_record_decide (MuBattle *battle, const MuQuestion *question)
{
  const int count = mu_battle_choices (battle, question, NULL, 0);
  g_autofree MuChoice *choices = g_new (MuChoice, MAX (count, 1));
  mu_battle_choices (battle, question, choices, count);
  const MuChoice choice = choices[mu_battle_decide (battle, question, choices, count)];
  mu_battle_answer (battle, question, &choice);
  return choice;
}

void
mu_record_keep_answer (MuBattleRecord *record, const MuQuestion *question, const MuChoice *choice)
{
  const MuAnswer answer
      = { question->number, question->kind, question->side, question->period, *choice };
  g_array_set_size (record->answers, (guint) question->number);
  g_array_append_val (record->answers, answer);
}

gboolean
mu_record_step (const MuBattleRecord *record, guint *next, MuBattle *battle, MuBattleStatus *status,
                MuQuestion *question, GError **error)
{
  int body;
  guint at;
  if (!mu_record_lay_down (record, next, battle, &body, error))
    return FALSE;
  *status = mu_battle_step (battle, question);
  if (*status == MU_BATTLE_ASKS && question->number < (int) record->answers->len) {
    *status = MU_BATTLE_GOES_ON;
    return answer_as_told (record, battle, question, error);
  }
  if (*status != MU_BATTLE_OVER || *next == record->rulings->len)
    return TRUE;
  mu_rulings_apply (record->rulings, next, battle, &at, error); /* refused: it is over */
  return FALSE;
}

static void
keep_side (MuBattleSideRecord *side, const MuRecordBattle *fight, MuSide which, int first_body,
           const MuBattleOutcome *outcome)
{
  side->start_quarters = outcome->start_quarters[which];
  side->left_quarters = outcome->left_quarters[which];
  side->general_lost = outcome->general_lost[which];
  const int units = mu_battle_unit_count (fight->battle, which);
  for (int i = 0; i < units; i++) {
    const MuUnitOutcome unit = mu_battle_unit_outcome (fight->battle, first_body + i);
    g_array_append_val (side->results, unit);
  }
}

void
mu_record_keep_outcome (MuBattleRecord *record, const MuRecordBattle *fight)
{
  MuBattleOutcome outcome;
  mu_battle_outcome (fight->battle, &outcome);
  keep_side (&record->side[MU_SIDE_A], fight, MU_SIDE_A, 0, &outcome);
  keep_side (&record->side[MU_SIDE_B], fight, MU_SIDE_B,
             mu_battle_unit_count (fight->battle, MU_SIDE_A), &outcome);
  record->winner = outcome.winner;
  record->periods = outcome.periods;
  record->digest = outcome.digest;
  g_array_append_vals (record->events, fight->events->data, fight->events->len);
  mu_battle_record_drop_dice (record, TRUE);
  g_array_append_vals (record->rolls, fight->rolls->data, fight->rolls->len);
  record->fought = TRUE;
}

/* NULL, and why. */
static MuBattleRecord *
refuse_unanswered (const MuBattleRecord *record, const MuQuestion *question, GError **error)
{
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               _ ("period %d: %s was asked, but its answer is not recorded"), question->period,
               record->side[question->side].list->name);
  return NULL;
}

static MuBattleRecord *
refuse_die (GError **error)
{
  g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                       _ ("a die of the fight that was thrown at the table shows a number that it "
                          "does not carry"));
  return NULL;
}

MuBattleRecord *
mu_record_fight_again (const MuBattleRecord *record, GError **error)
{
  g_autoptr (MuBattleRecord) again = mu_battle_record_copy (record);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (MuEvent));
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  g_auto (MuRecordBattle) it = { 0 };
  mu_battle_record_reopen (again);
  if (!mu_record_battle_begin (&it, again, events, rolls, error))
    return NULL;
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  MuQuestion question;
  guint next = 0;
  while (status == MU_BATTLE_GOES_ON)
    if (!mu_record_step (again, &next, it.battle, &status, &question, error))
      return NULL;
  if (status == MU_BATTLE_ASKS)
    return refuse_unanswered (again, &question, error);
  if (status == MU_BATTLE_DICE_FAULT)
    return refuse_die (error);
  mu_record_keep_outcome (again, &it);
  return g_steal_pointer (&again);
}
