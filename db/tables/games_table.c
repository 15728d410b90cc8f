/* The game that is saved: see games.h. */
#include "db/tables/games.h"

#include <glib/gi18n-lib.h>

#include "db/connection/statement.h"
#include "db/store_private.h"
#include "db/tables/possible.h"
#include "db/tables/tables.h"

MuSavedGame *
mu_saved_game_new (void)
{
  MuSavedGame *game = g_new0 (MuSavedGame, 1);
  game->answers = g_array_new (FALSE, FALSE, sizeof (MuAnswer));
  game->dice = g_array_new (FALSE, FALSE, sizeof (MuRoll));
  return game;
}

void
mu_saved_game_free (MuSavedGame *game)
{
  if (game == NULL)
    return;
  g_free (game->sheet);
  g_array_unref (game->answers);
  g_array_unref (game->dice);
  g_free (game);
}

/* --- writing ---------------------------------------------------------------- */

static gboolean
run (MuConnection *connection, MuSql which, GError **error)
{
  return mu_statement_run (mu_statement (connection, which), error);
}

static gboolean
put_answers (MuConnection *connection, guint from, const GArray *answers, GError **error)
{
  for (guint i = from; i < answers->len; i++) {
    const MuAnswer *answer = &g_array_index (answers, MuAnswer, i);
    MuStatement *insert = mu_statement (connection, MU_SQL_GAME_ANSWER_ADD);
    mu_put_int (insert, answer->number);
    mu_put_int (insert, answer->kind);
    mu_put_int (insert, answer->side);
    mu_put_int (insert, answer->period);
    mu_put_int (insert, answer->choice.body);
    mu_put_int (insert, answer->choice.other);
    mu_put_int (insert, answer->choice.value[0]);
    mu_put_int (insert, answer->choice.value[1]);
    if (!mu_statement_run (insert, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
put_dice (MuConnection *connection, const GArray *dice, GError **error)
{
  for (guint i = 0; i < dice->len; i++) {
    const MuRoll *roll = &g_array_index (dice, MuRoll, i);
    MuStatement *insert = mu_statement (connection, MU_SQL_GAME_DIE_ADD);
    mu_put_int (insert, (gint64) roll->index);
    mu_put_int (insert, roll->purpose);
    mu_put_int (insert, roll->subject);
    mu_put_int (insert, roll->die);
    mu_put_int (insert, roll->value);
    if (!mu_statement_run (insert, error))
      return FALSE;
  }
  return TRUE;
}

static gboolean
clear (MuConnection *connection, GError **error)
{
  return run (connection, MU_SQL_GAME_ANSWERS_CLEAR, error)
         && run (connection, MU_SQL_GAME_DICE_CLEAR, error)
         && run (connection, MU_SQL_GAME_CLEAR, error);
}

static gboolean
put_head (MuConnection *connection, const MuSavedGame *game, GError **error)
{
  g_autofree char *now = mu_time_now ();
  MuStatement *insert = mu_statement (connection, MU_SQL_GAME_ADD);
  mu_put_id (insert, game->campaign);
  mu_put_int (insert, game->side[MU_SIDE_A]);
  mu_put_int (insert, game->side[MU_SIDE_B]);
  mu_put_int (insert, game->player[MU_SIDE_A]);
  mu_put_int (insert, game->player[MU_SIDE_B]);
  mu_put_text (insert, game->sheet);
  mu_put_text (insert, now);
  return mu_statement_run (insert, error);
}

static gboolean
put_game (MuConnection *connection, const MuSavedGame *game, GError **error)
{
  return clear (connection, error) && put_head (connection, game, error)
         && put_answers (connection, 0, game->answers, error)
         && put_dice (connection, game->dice, error);
}

static gboolean
go_on (MuConnection *connection, guint from, const GArray *answers, const GArray *dice,
       GError **error)
{
  gint64 there = 0;
  if (!mu_statement_number (mu_statement (connection, MU_SQL_GAME_COUNT), &there, error))
    return FALSE;
  if (there == 0) {
    g_set_error_literal (error, MU_STORE_ERROR, MU_STORE_ERROR_NOT_FOUND,
                         _ ("No game is saved that could go on."));
    return FALSE;
  }
  MuStatement *drop = mu_statement (connection, MU_SQL_GAME_ANSWERS_DROP);
  mu_put_int (drop, from);
  return mu_statement_run (drop, error) && put_answers (connection, from, answers, error)
         && run (connection, MU_SQL_GAME_DICE_CLEAR, error) && put_dice (connection, dice, error);
}

/* --- reading ------------------------------------------------------------------ */

static gboolean
read_head (MuConnection *connection, MuSavedGame *game, gboolean *there, GError **error)
{
  MuStatement *query = mu_statement (connection, MU_SQL_GAME_GET);
  const MuRow row = mu_statement_row (query, error);
  *there = row == MU_ROW_HERE;
  if (row != MU_ROW_HERE)
    return row == MU_ROW_END;
  game->campaign = mu_take_int (query);
  for (int side = 0; side < MU_SIDES; side++)
    game->side[side] = mu_take_in (query, 0, G_MAXUINT8);
  for (int side = 0; side < MU_SIDES; side++)
    game->player[side] = mu_take_in (query, 0, MU_GAME_PLAYER_MAX);
  game->sheet = mu_take_text (query);
  return mu_statement_end (query, error);
}

static gboolean
read_answers (MuConnection *connection, GArray *answers, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_GAME_ANSWERS_GET);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuAnswer answer = { .number = mu_take_in (rows, (int) answers->len, (int) answers->len) };
    answer.kind = (uint16_t) mu_take_in (rows, 1, G_MAXUINT16);
    answer.side = (uint8_t) mu_take_in (rows, MU_SIDE_A, MU_SIDE_B);
    answer.period = (uint8_t) mu_take_in (rows, 1, G_MAXUINT8);
    answer.choice.body = (int16_t) mu_take_in (rows, MU_NO_BODY, G_MAXINT16);
    answer.choice.other = (int16_t) mu_take_in (rows, MU_NO_BODY, G_MAXINT16);
    answer.choice.value[0] = mu_take_in (rows, G_MININT32, G_MAXINT32);
    answer.choice.value[1] = mu_take_in (rows, G_MININT32, G_MAXINT32);
    g_array_append_val (answers, answer);
  }
  return row == MU_ROW_END && mu_statement_end (rows, error);
}

static gboolean
read_dice (MuConnection *connection, GArray *dice, GError **error)
{
  MuStatement *rows = mu_statement (connection, MU_SQL_GAME_DICE_GET);
  MuRow row;
  while ((row = mu_statement_row (rows, error)) == MU_ROW_HERE) {
    MuRoll roll = { .index = (guint64) mu_take_int (rows), .real = 1 };
    roll.purpose = (uint8_t) mu_take_in (rows, 0, MU_ROLL_PURPOSES - 1);
    roll.subject = mu_take_in (rows, MU_ROLL_NO_SUBJECT, G_MAXINT32);
    roll.die = (uint8_t) mu_take_in (rows, 0, MU_DIE_KINDS - 1);
    roll.value = (uint8_t) mu_take_in (rows, 1, 10);
    g_array_append_val (dice, roll);
  }
  return row == MU_ROW_END && mu_statement_end (rows, error);
}

/* --- the store's door ------------------------------------------------------------ */

static MuConnection *
begin (MuStore *store, GError **error)
{
  MuConnection *connection = mu_store_connection (store);
  return mu_connection_begin (connection, error) ? connection : NULL;
}

gboolean
mu_store_begin_game (MuStore *store, const MuSavedGame *game, GError **error)
{
  const MuTonight sheet = { .sheet = game->sheet };
  MuConnection *connection = mu_possible_tonight (&sheet, error) ? begin (store, error) : NULL;
  return connection != NULL
         && mu_connection_end (connection, put_game (connection, game, error), error);
}

gboolean
mu_store_keep_game (MuStore *store, guint from, const GArray *answers, const GArray *dice,
                    GError **error)
{
  MuConnection *connection = begin (store, error);
  return connection != NULL
         && mu_connection_end (connection, go_on (connection, from, answers, dice, error), error);
}

MuSavedGame *
mu_store_game (MuStore *store, GError **error)
{
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (store));
  g_autoptr (MuSavedGame) game = mu_saved_game_new ();
  gboolean there = FALSE;
  if (!read_head (snapshot, game, &there, error) || !there
      || !read_answers (snapshot, game->answers, error) || !read_dice (snapshot, game->dice, error))
    return NULL;
  return g_steal_pointer (&game);
}

gboolean
mu_store_end_game (MuStore *store, GError **error)
{
  MuConnection *connection = begin (store, error);
  return connection != NULL && mu_connection_end (connection, clear (connection, error), error);
}
