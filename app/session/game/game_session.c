#include "app/session/game/game_session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/session/game/game_choice.h"
#include "app/session/game/game_private.h"
#include "db/store.h"
#include "reports/account/account.h"
#include "reports/replay/replay_words.h"
#include "reports/sheet/battle_sheet.h"

/* --- the session -------------------------------------------------------------- */

static char *
tell_name (MuBodyTeller *teller, int body)
{
  const MuReplay *replay = MU_GAME_SESSION (teller)->replay;

  return replay ? mu_replay_body_name (replay, body) : NULL;
}

static char *
tell_state (MuBodyTeller *teller, int body)
{
  const MuReplay *replay = MU_GAME_SESSION (teller)->replay;

  return replay ? mu_replay_body_words (replay, body) : NULL;
}

static char *
tell_spot (MuBodyTeller *teller, double x, double y)
{
  return mu_game_session_spot_words (MU_GAME_SESSION (teller), x, y);
}

static void
tell_bodies (MuBodyTellerInterface *interface)
{
  interface->spot = tell_spot;
  interface->name = tell_name;
  interface->state = tell_state;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (MuGameSession, mu_game_session, MU_TYPE_ITEM,
                               G_IMPLEMENT_INTERFACE (MU_TYPE_BODY_TELLER, tell_bodies))

static const MuItemField fields[] = {
  MU_TEXT (MuGameSession, name, "name"),
  MU_TEXT (MuGameSession, waiting, "waiting"),
  MU_TEXT (MuGameSession, moment, "moment"),
  MU_TEXT (MuGameSession, asked, "asked"),
  MU_TEXT (MuGameSession, question, "question"),
  MU_TEXT (MuGameSession, given, "given"),
  MU_TEXT (MuGameSession, heading, "heading"),
  MU_TEXT (MuGameSession, news, "news"),
  MU_TEXT (MuGameSession, secret, "secret"),
  MU_TEXT (MuGameSession, refusal, "refusal"),
  MU_TEXT (MuGameSession, hint, "hint"),
  MU_TEXT (MuGameSession, odds, "odds"),
  MU_TEXT (MuGameSession, past_words, "past-words"),
  MU_TRUTH (MuGameSession, curtain, "curtain"),
  MU_TRUTH (MuGameSession, placing, "placing"),
  MU_TRUTH (MuGameSession, sliding, "sliding"),
  MU_INT (MuGameSession, turn, "turn"),
  MU_INT (MuGameSession, turns, "turns"),
  MU_TEXT (MuGameSession, turn_words, "turn-words"),
  MU_INT (MuGameSession, length, "length"),
  MU_INT (MuGameSession, length_count, "lengths"),
  MU_TEXT (MuGameSession, length_words, "length-words"),
};

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
drop_game (MuGameSession *self)
{
  mu_game_session_forget (self);
  mu_game_session_look_here (self);
  if (!self->game)
    return;
  g_clear_pointer (&self->replay, mu_replay_free);
  mu_account_names_clear (&self->names);
  g_clear_pointer (&self->game, mu_game_free);
}

static void
mu_game_session_dispose (GObject *object)
{
  MuGameSession *self = MU_GAME_SESSION (object);

  drop_game (self);
  g_clear_pointer (&self->saved, mu_saved_game_free);
  g_clear_pointer (&self->ended, mu_saved_game_free);
  g_clear_pointer (&self->turned, g_array_unref);
  g_clear_pointer (&self->lengths, g_array_unref);
  g_clear_object (&self->choices);
  g_clear_object (&self->history);
  G_OBJECT_CLASS (mu_game_session_parent_class)->dispose (object);
}

static void
mu_game_session_class_init (MuGameSessionClass *class)
{
  G_OBJECT_CLASS (class)->dispose = mu_game_session_dispose;
  mu_item_class_set_fields (MU_ITEM_CLASS (class), fields, G_N_ELEMENTS (fields));
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
mu_game_session_init (MuGameSession *self)
{
  self->choices = g_list_store_new (MU_TYPE_GAME_CHOICE);
  self->turned = g_array_new (FALSE, FALSE, sizeof (int));
  self->lengths = g_array_new (FALSE, FALSE, sizeof (guint));
  self->group = NO_GROUP;
  self->place = NO_PLACE;
  self->eyes = MU_SIDE_NONE;
}

MuGameSession *
mu_game_session_new (MuHistory *history)
{
  MuGameSession *self = g_object_new (MU_TYPE_GAME_SESSION, NULL);

  self->history = g_object_ref (history);
  return self;
}

void
mu_game_session_tell (MuGameSession *self)
{
  mu_game_session_weigh (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static MuStore *
store (MuGameSession *self)
{
  return mu_history_store (self->history);
}

/* --- beginning and going on ---------------------------------------------------------- */

static void
take_game (MuGameSession *self, MuGame *game)
{
  drop_game (self);
  self->game = game;
  self->group = NO_GROUP;
  self->eyes = MU_SIDE_NONE;
  mu_account_names_init (&self->names, mu_game_told (game));
  mu_game_session_show (self);
}

/* The dice of the fight that were thrown at the table. */
static GArray *
thrown_of (const MuBattleRecord *record)
{
  GArray *dice = g_array_new (FALSE, FALSE, sizeof (MuRoll));

  for (guint i = 0; i < record->rolls->len; i++) {
    const MuRoll *roll = &g_array_index (record->rolls, MuRoll, i);
    if (roll->real && roll->stream == record->stream)
      g_array_append_vals (dice, roll, 1);
  }
  return dice;
}

/* Answers and thrown dice are kept beside the sheet. */
static char *
sheet_of (const MuBattleRecord *record)
{
  g_autoptr (MuBattleRecord) bare = mu_battle_record_copy (record);

  g_array_set_size (bare->answers, 0);
  mu_battle_record_drop_dice (bare, TRUE);
  return mu_battle_sheet_write_data (bare, NULL);
}

static void
copy_course (MuSavedGame *saved, const MuBattleRecord *record)
{
  g_array_set_size (saved->answers, 0);
  g_array_append_vals (saved->answers, record->answers->data, record->answers->len);
  g_array_unref (saved->dice);
  saved->dice = thrown_of (record);
}

static MuSavedGame *
make_saved (const MuGameBegin *begin, const MuBattleRecord *record)
{
  MuSavedGame *saved = mu_saved_game_new ();

  saved->campaign = begin->campaign;
  for (int side = 0; side < MU_SIDES; side++) {
    saved->side[side] = begin->side[side];
    saved->player[side] = (int) begin->player[side];
  }
  saved->sheet = sheet_of (record);
  copy_course (saved, record);
  return saved;
}

static void
take_saved (MuGameSession *self, MuSavedGame *saved)
{
  g_clear_pointer (&self->saved, mu_saved_game_free);
  self->saved = saved;
}

gboolean
mu_game_session_begin (MuGameSession *self, const MuGameBegin *begin, GError **error)
{
  g_autoptr (MuGame) game = mu_game_new (begin->record, begin->player, error);
  g_autoptr (MuSavedGame) saved = game ? make_saved (begin, mu_game_record (game)) : NULL;

  if (!saved || !mu_store_begin_game (store (self), saved, error))
    return FALSE;
  g_clear_pointer (&self->ended, mu_saved_game_free);
  take_saved (self, g_steal_pointer (&saved));
  take_game (self, g_steal_pointer (&game));
  return TRUE;
}

static MuBattleRecord *
record_of (MuGameSession *self, const MuSavedGame *saved, GError **error)
{
  MuBattleRecord *record = mu_battle_sheet_read_data (saved->sheet, strlen (saved->sheet),
                                                      mu_store_path (store (self)), error);

  if (!record)
    return NULL;
  g_array_set_size (record->answers, 0);
  g_array_append_vals (record->answers, saved->answers->data, saved->answers->len);
  for (guint i = 0; i < saved->dice->len; i++) {
    MuRoll roll = g_array_index (saved->dice, MuRoll, i);
    roll.seed = record->seed;
    roll.stream = record->stream;
    g_array_append_val (record->rolls, roll);
  }
  return record;
}

static MuGame *
game_of (MuGameSession *self, const MuSavedGame *saved, GError **error)
{
  g_autoptr (MuBattleRecord) record = record_of (self, saved, error);
  MuGamePlayer player[MU_SIDES];

  for (int side = 0; side < MU_SIDES; side++)
    player[side] = saved->player[side] == MU_GAME_MACHINE ? MU_GAME_MACHINE : MU_GAME_PERSON;
  MuGame *game = record && !record->fought ? mu_game_new (record, player, error) : NULL;
  if (!game)
    g_prefix_error (error, _ ("The game that is saved cannot go on: "));
  return game;
}

gboolean
mu_game_session_look (MuGameSession *self, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (MuSavedGame) saved = mu_store_game (store (self), &fault);
  MuGame *game = saved ? game_of (self, saved, &fault) : NULL;

  if (fault) {
    g_propagate_error (error, g_steal_pointer (&fault));
    return FALSE;
  }
  if (!game) {
    drop_game (self);
    take_saved (self, NULL);
    mu_game_session_show (self);
    return TRUE;
  }
  take_saved (self, g_steal_pointer (&saved));
  take_game (self, game);
  return TRUE;
}

gboolean
mu_game_session_is_open (MuGameSession *self)
{
  return self->game != NULL;
}

gboolean
mu_game_session_is_over (MuGameSession *self)
{
  return self->game && !mu_game_question (self->game);
}

MuBattleRecord *
mu_game_session_outcome (MuGameSession *self)
{
  g_return_val_if_fail (mu_game_session_is_over (self), NULL);
  return mu_game_outcome (self->game);
}

void
mu_game_session_get_begin (MuGameSession *self, MuGameBegin *begin)
{
  *begin
      = (MuGameBegin){ .record = mu_game_record (self->game), .campaign = self->saved->campaign };
  for (int side = 0; side < MU_SIDES; side++) {
    begin->side[side] = self->saved->side[side];
    begin->player[side] = mu_game_player (self->game, (MuSide) side);
  }
}

gboolean
mu_game_session_give_up (MuGameSession *self, GError **error)
{
  if (!self->game || !mu_store_end_game (store (self), error))
    return FALSE;
  g_clear_pointer (&self->ended, mu_saved_game_free);
  self->ended = g_steal_pointer (&self->saved);
  drop_game (self);
  self->group = NO_GROUP;
  mu_game_session_show (self);
  return TRUE;
}

gboolean
mu_game_session_end (MuGameSession *self, GError **error)
{
  if (!mu_game_session_give_up (self, error))
    return FALSE;
  g_clear_pointer (&self->ended, mu_saved_game_free);
  return TRUE;
}

gboolean
mu_game_session_can_bring_back (MuGameSession *self)
{
  return !self->game && self->ended;
}

gboolean
mu_game_session_bring_back (MuGameSession *self, GError **error)
{
  if (!mu_game_session_can_bring_back (self)
      || !mu_store_begin_game (store (self), self->ended, error))
    return FALSE;
  g_clear_pointer (&self->ended, mu_saved_game_free);
  return mu_game_session_look (self, error);
}

/* --- answers --------------------------------------------------------------------------- */

/* Up to there the answers are those that are saved. */
static guint
count_same (const GArray *one, const GArray *other)
{
  guint same = 0;

  while (same < one->len && same < other->len
         && memcmp (&g_array_index (one, MuAnswer, same), &g_array_index (other, MuAnswer, same),
                    sizeof (MuAnswer))
                == 0)
    same++;
  return same;
}

/* What could not be saved has not happened. */
static gboolean
give_back (MuGameSession *self)
{
  MuGame *game = game_of (self, self->saved, NULL);

  if (game)
    take_game (self, game);
  return FALSE;
}

static gboolean
keep (MuGameSession *self, GError **error)
{
  const MuBattleRecord *record = mu_game_record (self->game);
  g_autoptr (GArray) dice = thrown_of (record);

  if (!mu_store_keep_game (store (self), count_same (self->saved->answers, record->answers),
                           record->answers, dice, error))
    return give_back (self);
  copy_course (self->saved, record);
  self->group = NO_GROUP;
  mu_game_session_show (self);
  return TRUE;
}

static gboolean
done (MuGameSession *self, gboolean went_on, GError **error)
{
  return went_on ? keep (self, error) : give_back (self);
}

gboolean
mu_game_session_choose (MuGameSession *self, guint place, GError **error)
{
  g_autoptr (MuGameChoice) row = g_list_model_get_item (G_LIST_MODEL (self->choices), place);

  if (!row)
    return TRUE;
  const guint first = mu_game_choice_get_first (row);
  if (!mu_game_choice_get_opens (row))
    return done (self, mu_game_answer (self->game, first, error), error);
  self->group = mu_game_session_words (self)->group (mu_game_question (self->game),
                                                     mu_game_session_choice_at (self, first));
  mu_game_session_offer (self);
  mu_game_session_tell (self);
  return TRUE;
}

gboolean
mu_game_session_close (MuGameSession *self)
{
  if (self->group == NO_GROUP)
    return FALSE;
  self->group = NO_GROUP;
  mu_game_session_offer (self);
  mu_game_session_tell (self);
  return TRUE;
}

gboolean
mu_game_session_let_decide (MuGameSession *self, GError **error)
{
  if (!self->game || !mu_game_question (self->game) || self->curtain)
    return TRUE;
  return done (self, mu_game_let_decide (self->game, error), error);
}

gboolean
mu_game_session_slide (MuGameSession *self, GError **error)
{
  if (!self->sliding)
    return TRUE;
  const guint choice = g_array_index (self->lengths, guint, (guint) self->length);
  return done (self, mu_game_answer (self->game, choice, error), error);
}

gboolean
mu_game_session_can_undo (MuGameSession *self)
{
  return self->game && mu_game_can_undo (self->game);
}

gboolean
mu_game_session_can_redo (MuGameSession *self)
{
  return self->game && !self->curtain && mu_game_can_redo (self->game);
}

gboolean
mu_game_session_undo (MuGameSession *self, GError **error)
{
  return mu_game_session_can_undo (self) && done (self, mu_game_undo (self->game, error), error);
}

gboolean
mu_game_session_redo (MuGameSession *self, GError **error)
{
  return mu_game_session_can_redo (self) && done (self, mu_game_redo (self->game, error), error);
}

/* --- dice ------------------------------------------------------------------------------- */

guint
mu_game_session_get_dice (MuGameSession *self)
{
  return self->game ? mu_game_told (self->game)->rolls->len - mu_game_dice_before (self->game) : 0;
}

const MuRoll *
mu_game_session_get_die (MuGameSession *self, guint die)
{
  return &g_array_index (mu_game_told (self->game)->rolls, MuRoll,
                         mu_game_dice_before (self->game) + die);
}

char *
mu_game_session_die_words (MuGameSession *self, guint die)
{
  const MuRoll *roll = mu_game_session_get_die (self, die);
  const char *purpose = mu_account_roll_purpose ((MuRollPurpose) roll->purpose);

  if (roll->subject < 0 || roll->subject >= (int) self->names.names->len)
    return g_strdup (purpose);
  /* Translators: what a die is for and whose, as "morale, Hastati" */
  return g_strdup_printf (_ ("%s, %s"), purpose, mu_account_name (&self->names, roll->subject));
}

gboolean
mu_game_session_throw (MuGameSession *self, guint die, int face, GError **error)
{
  const guint roll = self->game ? mu_game_dice_before (self->game) + die : 0;

  if (!self->game || !mu_die_has_face ((MuDie) mu_game_session_get_die (self, die)->die, face))
    return self->game && mu_game_throw (self->game, roll, face, error); /* says why not */
  return done (self, mu_game_throw (self->game, roll, face, error), error);
}

/* --- lists ------------------------------------------------------------------------------- */

GListModel *
mu_game_session_get_choices (MuGameSession *self)
{
  return G_LIST_MODEL (self->choices);
}
