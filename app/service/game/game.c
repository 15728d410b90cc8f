#include "app/service/game/game.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/battle/battle_setup.h"

#define NO_ANSWER (-1)

struct MuGame {
  MuBattleRecord *record;
  MuBattleRecord *told; /* shares events and rolls */
  MuRecordBattle fight;
  GArray *events, *rolls;
  GArray *known; /* guint for each roll: how many answers had been given when it was rolled */
  MuGamePlayer player[MU_SIDES];
  MuBattleStatus status;
  MuQuestion question;
  GArray *choices;
  guint next;  /* ruling */
  guint given; /* answers that the battle has had */
  guint events_before, dice_before;
  guint course;
  GArray *undone; /* MuAnswer, the next to come again last */
};

void
mu_game_free (MuGame *game)
{
  if (!game)
    return;
  mu_record_battle_clear (&game->fight);
  mu_battle_record_free (game->told);
  mu_battle_record_free (game->record);
  g_clear_pointer (&game->events, g_array_unref);
  g_clear_pointer (&game->rolls, g_array_unref);
  g_clear_pointer (&game->known, g_array_unref);
  g_clear_pointer (&game->choices, g_array_unref);
  g_clear_pointer (&game->undone, g_array_unref);
  g_free (game);
}

/* --- going on --------------------------------------------------------------- */

static void
note_dice (MuGame *game)
{
  while (game->known->len < game->rolls->len)
    g_array_append_val (game->known, game->given);
}

static void
note_answer (MuGame *game, const MuQuestion *question)
{
  game->given = (guint) question->number + 1;
  if (game->player[question->side] != MU_GAME_PERSON)
    return;
  game->events_before = game->events->len;
  game->dice_before = game->rolls->len;
}

static void
read_choices (MuGame *game)
{
  const int count = mu_battle_choices (game->fight.battle, &game->question, NULL, 0);
  g_array_set_size (game->choices, (guint) count);
  mu_battle_choices (game->fight.battle, &game->question, (MuChoice *) (void *) game->choices->data,
                     count);
}

static void
let_machine_answer (MuGame *game, const MuQuestion *question)
{
  const MuChoice choice = mu_record_decide (game->fight.battle, question);
  mu_record_keep_answer (game->record, question, &choice);
  note_answer (game, question);
}

/* One phase, or to a question. */
static gboolean
step (MuGame *game, GError **error)
{
  MuQuestion question = { .number = NO_ANSWER };
  if (!mu_record_step (game->record, &game->next, game->fight.battle, &game->status, &question,
                       error))
    return FALSE;
  note_dice (game);
  if (game->status == MU_BATTLE_GOES_ON && question.number != NO_ANSWER)
    note_answer (game, &question);
  if (game->status != MU_BATTLE_ASKS)
    return TRUE;
  if (game->player[question.side] == MU_GAME_MACHINE) {
    let_machine_answer (game, &question);
    game->status = MU_BATTLE_GOES_ON;
    return TRUE;
  }
  game->question = question;
  read_choices (game);
  return TRUE;
}

static gboolean
came_through (const MuGame *game, GError **error)
{
  if (game->status == MU_BATTLE_DICE_FAULT) {
    g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                         _ ("A die that was thrown at the table shows a number that it does not "
                            "carry."));
    return FALSE;
  }
  if (game->given >= game->record->answers->len)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
               ngettext ("The battle is over, but %u more answer is kept.",
                         "The battle is over, but %u more answers are kept.",
                         game->record->answers->len - game->given),
               game->record->answers->len - game->given);
  return FALSE;
}

static gboolean
go_on (MuGame *game, GError **error)
{
  g_array_set_size (game->choices, 0);
  do {
    if (!step (game, error))
      return FALSE;
  } while (game->status == MU_BATTLE_GOES_ON);
  return came_through (game, error);
}

/* From its beginning, with the answers and thrown dice that its record has. */
static gboolean
fight (MuGame *game, GError **error)
{
  mu_record_battle_clear (&game->fight);
  g_array_set_size (game->events, 0);
  g_array_set_size (game->rolls, 0);
  g_array_set_size (game->known, 0);
  game->next = game->given = game->events_before = game->dice_before = 0;
  game->course++;
  return mu_record_battle_begin (&game->fight, game->record, game->events, game->rolls, error)
         && go_on (game, error);
}

/* --- the game ------------------------------------------------------------------ */

static MuBattleRecord *
make_told (const MuGame *game)
{
  MuBattleRecord *told = mu_battle_record_copy (game->record);
  g_array_unref (told->events);
  g_array_unref (told->rolls);
  told->events = g_array_ref (game->events);
  told->rolls = g_array_ref (game->rolls);
  return told;
}

MuGame *
mu_game_new (const MuBattleRecord *record, const MuGamePlayer player[MU_SIDES], GError **error)
{
  g_return_val_if_fail (!record->fought, NULL);
  g_autoptr (MuGame) game = g_new0 (MuGame, 1);
  game->record = mu_battle_record_copy (record);
  game->events = g_array_new (FALSE, FALSE, sizeof (MuEvent));
  game->rolls = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  game->known = g_array_new (FALSE, FALSE, sizeof (guint));
  game->choices = g_array_new (FALSE, FALSE, sizeof (MuChoice));
  game->undone = g_array_new (FALSE, FALSE, sizeof (MuAnswer));
  game->told = make_told (game);
  for (int side = 0; side < MU_SIDES; side++)
    game->player[side] = player[side];
  return fight (game, error) ? g_steal_pointer (&game) : NULL;
}

MuGamePlayer
mu_game_player (const MuGame *game, MuSide side)
{
  return game->player[side];
}

const MuQuestion *
mu_game_question (const MuGame *game)
{
  return game->status == MU_BATTLE_ASKS ? &game->question : NULL;
}

const GArray *
mu_game_choices (const MuGame *game)
{
  return game->choices;
}

const MuBattleRecord *
mu_game_record (const MuGame *game)
{
  return game->record;
}

const MuBattleRecord *
mu_game_told (const MuGame *game)
{
  return game->told;
}

guint
mu_game_course (const MuGame *game)
{
  return game->course;
}

guint
mu_game_events_before (const MuGame *game)
{
  return game->events_before;
}

guint
mu_game_dice_before (const MuGame *game)
{
  return game->dice_before;
}

void
mu_game_stand (const MuGame *game, int body, MuBodyStand *stand)
{
  mu_battle_stand (game->fight.battle, body, stand);
}

/* --- answers ---------------------------------------------------------------------- */

static gboolean
give (MuGame *game, const MuChoice *choice, GError **error)
{
  const MuQuestion question = game->question;
  const MuRule bars = mu_battle_answer (game->fight.battle, &question, choice);
  if (bars != MU_RULE_NONE) {
    g_set_error_literal (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                         _ ("This is no answer to what is asked now."));
    return FALSE;
  }
  mu_record_keep_answer (game->record, &question, choice);
  note_answer (game, &question);
  return go_on (game, error);
}

gboolean
mu_game_answer (MuGame *game, guint choice, GError **error)
{
  g_return_val_if_fail (mu_game_question (game) && choice < game->choices->len, FALSE);
  const MuChoice chosen = g_array_index (game->choices, MuChoice, choice);
  g_array_set_size (game->undone, 0);
  return give (game, &chosen, error);
}

static gboolean
is_offered (const MuGame *game, const MuChoice *choice)
{
  for (guint i = 0; i < game->choices->len; i++)
    if (memcmp (&g_array_index (game->choices, MuChoice, i), choice, sizeof *choice) == 0)
      return TRUE;
  return FALSE;
}

/* Whoever bars an answer has changed nothing. */
MuRule
mu_game_why_not (const MuGame *game, const MuChoice *choice)
{
  if (!mu_game_question (game) || is_offered (game, choice))
    return MU_RULE_NONE;
  return mu_battle_answer (game->fight.battle, &game->question, choice);
}

int
mu_game_foretell (const MuGame *game, guint choice, int *times, int most)
{
  g_return_val_if_fail (mu_game_question (game) && choice < game->choices->len, 0);
  return mu_battle_foretell (game->fight.battle, &game->question,
                             &g_array_index (game->choices, MuChoice, choice), times, most);
}

MuGame *
mu_game_foresee (const MuGame *game, guint choice)
{
  static const MuGamePlayer people[MU_SIDES] = { MU_GAME_PERSON, MU_GAME_PERSON };
  g_autoptr (MuGame) next = mu_game_new (game->record, people, NULL);
  if (!next || !mu_game_question (next) || choice >= next->choices->len
      || !mu_game_answer (next, choice, NULL) || !mu_game_question (next)
      || next->question.side != game->question.side || next->rolls->len != game->rolls->len)
    return NULL;
  return g_steal_pointer (&next);
}

gboolean
mu_game_let_decide (MuGame *game, GError **error)
{
  g_return_val_if_fail (mu_game_question (game), FALSE);
  const int at = mu_battle_decide (game->fight.battle, &game->question,
                                   (const MuChoice *) (const void *) game->choices->data,
                                   (int) game->choices->len);
  return mu_game_answer (game, (guint) at, error);
}

/* --- back and again ------------------------------------------------------------------ */

/* The last answer that a person gave; NO_ANSWER: there is none. */
static int
last_own (const MuGame *game)
{
  for (guint i = game->record->answers->len; i > 0; i--)
    if (game->player[g_array_index (game->record->answers, MuAnswer, i - 1).side] == MU_GAME_PERSON)
      return (int) i - 1;
  return NO_ANSWER;
}

gboolean
mu_game_can_undo (const MuGame *game)
{
  const int last = last_own (game);
  const guint dice = game->known->len;
  const guint fixed = dice > 0 ? g_array_index (game->known, guint, dice - 1) : 0;
  return last != NO_ANSWER && (guint) last >= fixed;
}

gboolean
mu_game_can_redo (const MuGame *game)
{
  return game->undone->len > 0 && mu_game_question (game);
}

gboolean
mu_game_undo (MuGame *game, GError **error)
{
  g_return_val_if_fail (mu_game_can_undo (game), FALSE);
  const guint last = (guint) last_own (game);
  const MuAnswer answer = g_array_index (game->record->answers, MuAnswer, last);
  g_array_append_val (game->undone, answer);
  g_array_set_size (game->record->answers, last);
  return fight (game, error);
}

gboolean
mu_game_redo (MuGame *game, GError **error)
{
  g_return_val_if_fail (mu_game_can_redo (game), FALSE);
  const MuAnswer answer = g_array_index (game->undone, MuAnswer, game->undone->len - 1);
  g_array_set_size (game->undone, game->undone->len - 1);
  return give (game, &answer.choice, error);
}

/* --- dice -------------------------------------------------------------------------------- */

static void
drop_thrown_from (MuBattleRecord *record, guint64 index)
{
  for (guint i = record->rolls->len; i > 0; i--) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i - 1);
    if (roll->real && roll->stream == record->stream && roll->index >= index)
      g_array_remove_index (record->rolls, i - 1);
  }
}

/* What fell after it fell for what may not come now, and so was answered what was asked. */
gboolean
mu_game_throw (MuGame *game, guint roll, int face, GError **error)
{
  g_return_val_if_fail (roll >= game->dice_before && roll < game->rolls->len, FALSE);
  MuRoll thrown = g_array_index (game->rolls, MuRoll, roll);
  if (!mu_die_has_face ((MuDie) thrown.die, face)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 _ ("This die does not carry a %d."), face);
    return FALSE;
  }
  thrown.value = (uint8_t) face;
  thrown.real = 1;
  drop_thrown_from (game->record, thrown.index);
  g_array_append_val (game->record->rolls, thrown);
  g_array_set_size (game->record->answers, g_array_index (game->known, guint, roll));
  g_array_set_size (game->undone, 0);
  return fight (game, error);
}

MuBattleRecord *
mu_game_outcome (const MuGame *game)
{
  g_return_val_if_fail (game->status == MU_BATTLE_OVER, NULL);
  MuBattleRecord *fought = mu_battle_record_copy (game->record);
  mu_record_keep_outcome (fought, &game->fight);
  return fought;
}
