/* A battle played at the screen: the same answers make the same battle, whoever gives them; what is
 * taken back, and what is thrown at the table. */
#include "app/service/game/game.h"

#include "app/service/club/club.h"
#include "lists/battle/battle_proof.h"
#include "lists/battle/battle_setup.h"
#include "lists/battle/system.h"
#include "reports/sheet/battle_sheet.h"
#include "rules/awfp/battle/markers.h"
#include "tests/service/fixture.h"

static const MuGamePlayer both[] = { MU_GAME_PERSON, MU_GAME_PERSON };
static const MuGamePlayer nobody[] = { MU_GAME_MACHINE, MU_GAME_MACHINE };
static const MuGamePlayer one[] = { MU_GAME_PERSON, MU_GAME_MACHINE };

static MuBattleRecord *
prepared (guint64 seed)
{
  MuList *list[MU_SIDES];
  g_autoptr (GError) error = NULL;
  fixture_stands (list);
  const MuBattlePlan plan
      = { .list = { list[MU_SIDE_A], list[MU_SIDE_B] }, .seed = seed, .month = 6 };
  MuBattleRecord *record = mu_battle_prepare (&plan, &error);
  ck_assert_msg (record != NULL, "%s", error ? error->message : "");
  for (int side = 0; side < MU_SIDES; side++)
    mu_list_free (list[side]);
  return record;
}

static MuGame *
game_new (const MuBattleRecord *record, const MuGamePlayer player[MU_SIDES])
{
  g_autoptr (GError) error = NULL;
  MuGame *game = mu_game_new (record, player, &error);
  ck_assert_msg (game != NULL, "%s", error ? error->message : "");
  return game;
}

static void
answer (MuGame *game)
{
  g_autoptr (GError) error = NULL;
  ck_assert_msg (mu_game_let_decide (game, &error), "%s", error ? error->message : "");
}

static void
play_out (MuGame *game)
{
  while (mu_game_question (game))
    answer (game);
}

static guint64
digest_of (const MuGame *game)
{
  g_autoptr (MuBattleRecord) fought = mu_game_outcome (game);
  return fought->digest;
}

static guint
answers_of (const MuGame *game)
{
  return mu_game_record (game)->answers->len;
}

/* Until n answers of a person can be taken back. */
static void
play_to_free_answer (MuGame *game)
{
  while (!mu_game_can_undo (game)) {
    ck_assert_ptr_nonnull (mu_game_question (game));
    answer (game);
  }
}

START_TEST (the_machines_answers_make_the_machines_battle)
{
  g_autoptr (MuBattleRecord) record = prepared (7);
  g_autoptr (MuBattleRecord) fought = mu_battle_record_copy (record);
  fixture_fight (fought);
  const MuGamePlayer *const players[] = { nobody, both, one };
  for (guint i = 0; i < G_N_ELEMENTS (players); i++) {
    g_autoptr (MuGame) game = game_new (record, players[i]);
    play_out (game);
    ck_assert_uint_eq (digest_of (game), fought->digest);
  }
}
END_TEST

START_TEST (a_game_played_is_proved_from_its_seed_and_answers)
{
  g_autoptr (MuBattleRecord) record = prepared (7);
  g_autoptr (MuGame) game = game_new (record, both);
  g_autoptr (GError) error = NULL;
  for (guint i = 0; mu_game_question (game); i++) { /* not always as the machine would */
    const guint count = mu_game_choices (game)->len;
    ck_assert (mu_game_answer (game, i * 7 % count, &error));
  }
  g_autoptr (MuBattleRecord) fought = mu_game_outcome (game);
  ck_assert_int_eq (mu_battle_trust (fought, &error), MU_TRUST_PROVED);
}
END_TEST

START_TEST (an_answer_is_taken_back_and_given_again)
{
  g_autoptr (MuBattleRecord) record = prepared (3);
  g_autoptr (MuGame) game = game_new (record, both);
  play_to_free_answer (game);
  const guint answers = answers_of (game);
  const guint events = mu_game_told (game)->events->len;
  ck_assert (mu_game_undo (game, NULL));
  ck_assert_uint_eq (answers_of (game), answers - 1);
  ck_assert_int_eq (mu_game_question (game)->number, (int) answers - 1);
  ck_assert (mu_game_redo (game, NULL));
  ck_assert_uint_eq (answers_of (game), answers);
  ck_assert_uint_eq (mu_game_told (game)->events->len, events);
  ck_assert (!mu_game_can_redo (game));
}
END_TEST

/* Whoever knows how the dice fell has no other choice any more. */
START_TEST (what_dice_have_followed_stands)
{
  g_autoptr (MuBattleRecord) record = prepared (3);
  g_autoptr (MuGame) game = game_new (record, both);
  guint taken_back = 0, fixed = 0;
  for (guint i = 0; i < 60 && mu_game_question (game); i++) {
    const guint dice = mu_game_told (game)->rolls->len;
    answer (game);
    const gboolean rolled = mu_game_told (game)->rolls->len > dice;
    ck_assert_int_eq (mu_game_can_undo (game), !rolled);
    taken_back += !rolled;
    fixed += rolled;
  }
  ck_assert_uint_gt (taken_back, 0);
  ck_assert_uint_gt (fixed, 0);
}
END_TEST

/* Another answer makes what was taken back go. */
START_TEST (something_new_is_not_done_again)
{
  g_autoptr (MuBattleRecord) record = prepared (3);
  g_autoptr (MuGame) game = game_new (record, both);
  play_to_free_answer (game);
  ck_assert (mu_game_undo (game, NULL));
  ck_assert (mu_game_can_redo (game));
  ck_assert (mu_game_answer (game, 0, NULL));
  ck_assert (!mu_game_can_redo (game));
}
END_TEST

static void
play_to_dice (MuGame *game)
{
  while (mu_game_told (game)->rolls->len == mu_game_dice_before (game)) {
    ck_assert_ptr_nonnull (mu_game_question (game));
    answer (game);
  }
}

START_TEST (a_die_is_thrown_at_the_table)
{
  g_autoptr (MuBattleRecord) record = prepared (3);
  g_autoptr (MuGame) game = game_new (record, both);
  g_autoptr (GError) error = NULL;
  play_to_dice (game);
  const guint die = mu_game_dice_before (game);
  const int was = g_array_index (mu_game_told (game)->rolls, MuRoll, die).value;
  const int face = was == 1 ? 2 : 1;
  ck_assert (!mu_game_throw (game, die, 11, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT));
  ck_assert (mu_game_throw (game, die, face, NULL));
  const MuRoll *now = &g_array_index (mu_game_told (game)->rolls, MuRoll, die);
  ck_assert_int_eq (now->value, face);
  ck_assert_int_eq (now->real, 1);
  play_out (game);
  g_autoptr (MuBattleRecord) fought = mu_game_outcome (game);
  g_autoptr (MuBattleRecord) again = mu_record_fight_again (fought, NULL);
  ck_assert_ptr_nonnull (again);
  ck_assert_uint_eq (again->digest, fought->digest);
  ck_assert_int_eq (mu_battle_trust (fought, NULL), MU_TRUST_WORD);
}
END_TEST

START_TEST (it_goes_on_from_its_record)
{
  g_autoptr (MuBattleRecord) record = prepared (5);
  g_autoptr (MuGame) whole = game_new (record, both);
  g_autoptr (MuGame) part = game_new (record, both);
  for (int i = 0; i < 25; i++)
    answer (part);
  g_autoptr (MuGame) later = game_new (mu_game_record (part), both);
  ck_assert_uint_eq (mu_game_told (later)->events->len, mu_game_told (part)->events->len);
  play_out (whole);
  play_out (later);
  ck_assert_uint_eq (digest_of (later), digest_of (whole));
}
END_TEST

static void
refuses (const MuBattleRecord *record, const char *words)
{
  g_autoptr (GError) error = NULL;
  ck_assert_ptr_null (mu_game_new (record, both, &error));
  ck_assert_msg (strstr (error->message, words), "%s", error->message);
}

START_TEST (answers_that_do_not_fit_are_refused)
{
  g_autoptr (MuBattleRecord) record = prepared (5);
  g_autoptr (MuGame) game = game_new (record, both);
  for (int i = 0; i < 5; i++)
    answer (game);
  g_autoptr (MuBattleRecord) bad = mu_battle_record_copy (mu_game_record (game));
  g_array_index (bad->answers, MuAnswer, 3).choice.value[0] = 777;
  refuses (bad, "answer 4");
  g_autoptr (MuBattleRecord) more = mu_battle_record_copy (record);
  play_out (game);
  g_array_append_vals (more->answers, mu_game_record (game)->answers->data,
                       mu_game_record (game)->answers->len);
  MuAnswer last = g_array_index (more->answers, MuAnswer, more->answers->len - 1);
  last.number++;
  g_array_append_val (more->answers, last);
  refuses (more, "over, but 1 more answer");
}
END_TEST

/* What a unit does is no unit, and may be a higher number than there are. */
START_TEST (a_sheet_keeps_what_is_no_unit)
{
  g_autoptr (MuBattleRecord) record = prepared (5);
  g_autoptr (GError) error = NULL;
  const gint16 beyond = (gint16) (mu_battle_record_bodies (record) + 2);
  for (int i = 0; i < 2; i++) {
    const MuAnswer move = { .number = i,
                            .kind = MU_AWFP_ASK_MOVE,
                            .period = 1,
                            .choice = { .body = 0, .other = i == 0 ? 1 : beyond } };
    g_array_append_val (record->answers, move);
  }
  gsize length = 0;
  g_autofree char *sheet = mu_battle_sheet_write_data (record, &length);
  g_autoptr (MuBattleRecord) again = mu_battle_sheet_read_data (sheet, length, "sheet", &error);
  ck_assert_msg (again != NULL, "%s", error ? error->message : "");
  ck_assert_int_eq (g_array_index (again->answers, MuAnswer, 0).choice.other, 1);
  ck_assert_int_eq (g_array_index (again->answers, MuAnswer, 1).choice.other, beyond);
}
END_TEST

/* --- awfp.deploy.screen: armies that their players place ----------------------------------------
 */

static MuBattleRecord *
to_be_placed (MuPlacing placing)
{
  MuBattleRecord *record = prepared (7);
  mu_record_system (record->rules)->set_placing (record, placing);
  ck_assert_int_eq (mu_record_system (record->rules)->placing (record), placing);
  return record;
}

/* With one unit somewhere else than it was drawn up, and all others left. */
static MuGame *
set_up_game (MuPlacing placing)
{
  g_autoptr (MuBattleRecord) record = to_be_placed (placing);
  MuGame *game = game_new (record, both);
  ck_assert_int_eq (mu_game_question (game)->kind, MU_AWFP_ASK_PLACE);
  ck_assert (mu_game_answer (game, 2, NULL));
  while (mu_game_question (game)->kind == MU_AWFP_ASK_PLACE)
    ck_assert (mu_game_answer (game, mu_game_choices (game)->len > 1 ? 1 : 0, NULL));
  return game;
}

START_TEST (who_sets_up_fights_a_battle_that_is_proved)
{
  g_autoptr (MuGame) game = set_up_game ((MuPlacing) _i);
  g_autoptr (MuBattleRecord) drawn_up = prepared (7);
  g_autoptr (MuGame) other = game_new (drawn_up, both);
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  play_out (game);
  play_out (other);
  ck_assert_uint_ne (digest_of (game), digest_of (other));
  g_autoptr (MuBattleRecord) fought = mu_game_outcome (game);
  g_autofree char *sheet = mu_battle_sheet_write_data (fought, &length);
  g_autoptr (MuBattleRecord) read = mu_battle_sheet_read_data (sheet, length, "sheet", &error);
  ck_assert_msg (read != NULL, "%s", error ? error->message : "");
  ck_assert_int_eq (mu_battle_trust (read, &error), MU_TRUST_PROVED);
}
END_TEST

/* The machine leaves everybody as he is drawn up, which is the battle without a screen. */
START_TEST (the_machine_leaves_its_line)
{
  g_autoptr (MuBattleRecord) drawn_up = prepared (7);
  g_autoptr (MuBattleRecord) record = to_be_placed (MU_PLACED_BEHIND_SCREEN);
  g_autoptr (MuGame) usual = game_new (drawn_up, nobody);
  g_autoptr (MuGame) game = game_new (record, nobody);
  ck_assert_uint_eq (digest_of (usual), digest_of (game));
}
END_TEST

/* Behind the screen nothing is told and no die is thrown, so that all of it can be taken back. */
START_TEST (a_place_is_taken_back_and_given_again)
{
  g_autoptr (MuBattleRecord) record = to_be_placed (MU_PLACED_BEHIND_SCREEN);
  g_autoptr (MuGame) game = game_new (record, both);
  MuBodyStand drawn_up, placed, again;
  mu_game_stand (game, 0, &drawn_up);
  ck_assert (mu_game_answer (game, 2, NULL));
  mu_game_stand (game, 0, &placed);
  ck_assert_int_ne (placed.x, drawn_up.x);
  ck_assert_uint_eq (mu_game_told (game)->events->len, 0);
  ck_assert (mu_game_undo (game, NULL));
  mu_game_stand (game, 0, &again);
  ck_assert_int_eq (again.x, drawn_up.x);
  ck_assert (mu_game_redo (game, NULL));
  mu_game_stand (game, 0, &again);
  ck_assert_int_eq (again.x, placed.x);
}
END_TEST

/* What an umpire lays down before the first period comes after armies were placed. */
START_TEST (places_stay_whatever_is_laid_down_later)
{
  g_autoptr (MuGame) game = set_up_game (MU_PLACED_BEHIND_SCREEN);
  g_autoptr (MuBattleRecord) record = mu_battle_record_copy (mu_game_record (game));
  const guint places = record->answers->len;
  while (mu_game_question (game) && mu_game_question (game)->period < 3)
    answer (game);
  g_autoptr (MuBattleRecord) later = mu_battle_record_copy (mu_game_record (game));
  ck_assert_uint_gt (later->answers->len, places);
  mu_battle_record_cut_answers (later, 0);
  ck_assert_uint_eq (later->answers->len, places);
}
END_TEST

/* An answer and all that the machine does before the next question. */
START_TEST (a_step_takes_a_moment)
{
  g_autoptr (MuBattleRecord) record = prepared (9);
  g_autoptr (MuGame) game = game_new (record, one);
  gint64 longest = 0;
  while (mu_game_question (game)) {
    const gint64 start = g_get_monotonic_time ();
    answer (game);
    longest = MAX (longest, g_get_monotonic_time () - start);
  }
  ck_assert_int_lt (longest, 100 * 1000);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("game");
  tcase_add_test (tests, the_machines_answers_make_the_machines_battle);
  tcase_add_test (tests, a_game_played_is_proved_from_its_seed_and_answers);
  tcase_add_test (tests, an_answer_is_taken_back_and_given_again);
  tcase_add_test (tests, what_dice_have_followed_stands);
  tcase_add_test (tests, something_new_is_not_done_again);
  tcase_add_test (tests, a_die_is_thrown_at_the_table);
  tcase_add_test (tests, it_goes_on_from_its_record);
  tcase_add_test (tests, answers_that_do_not_fit_are_refused);
  tcase_add_test (tests, a_sheet_keeps_what_is_no_unit);
  tcase_add_loop_test (tests, who_sets_up_fights_a_battle_that_is_proved, MU_PLACED_BEHIND_SCREEN,
                       MU_PLACINGS);
  tcase_add_test (tests, the_machine_leaves_its_line);
  tcase_add_test (tests, a_place_is_taken_back_and_given_again);
  tcase_add_test (tests, places_stay_whatever_is_laid_down_later);
  tcase_add_test (tests, a_step_takes_a_moment);
  return fixture_run ("game", tests);
}
