/* A game that people play at one screen, as the club file keeps it. */
#include <string.h>

#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/games.h"
#include "tests/db/fixture.h"

static MuAnswer
answer_at (guint number)
{
  return (MuAnswer){ .number = (gint32) number,
                     .kind = 7,
                     .side = number % 2,
                     .period = (uint8_t) (1 + number / 10),
                     .choice = { .body = -1, .other = 9, .value = { -1820, (gint32) number } } };
}

static void
add_answers (GArray *answers, guint count)
{
  while (answers->len < count) {
    const MuAnswer answer = answer_at (answers->len);
    g_array_append_val (answers, answer);
  }
}

static MuSavedGame *
game_of (gint64 campaign, guint answers)
{
  MuSavedGame *game = mu_saved_game_new ();
  const MuRoll die = {
    .index = 3, .purpose = MU_ROLL_MORALE, .die = MU_DIE_TEN, .value = 10, .subject = 4, .real = 1
  };
  game->campaign = campaign;
  game->side[MU_SIDE_B] = 1;
  game->player[MU_SIDE_B] = 1;
  game->sheet = g_strdup ("<battle-sheet/>");
  add_answers (game->answers, answers);
  g_array_append_val (game->dice, die);
  return game;
}

static void
same (const MuSavedGame *one, const MuSavedGame *other)
{
  ck_assert_int_eq (one->campaign, other->campaign);
  ck_assert_mem_eq (one->side, other->side, sizeof one->side);
  ck_assert_mem_eq (one->player, other->player, sizeof one->player);
  ck_assert_str_eq (one->sheet, other->sheet);
  ck_assert_uint_eq (one->answers->len, other->answers->len);
  ck_assert_uint_eq (one->dice->len, other->dice->len);
  for (guint i = 0; i < one->answers->len; i++)
    ck_assert_mem_eq (&g_array_index (one->answers, MuAnswer, i),
                      &g_array_index (other->answers, MuAnswer, i), sizeof (MuAnswer));
  for (guint i = 0; i < one->dice->len; i++)
    ck_assert_int_eq (g_array_index (one->dice, MuRoll, i).value,
                      g_array_index (other->dice, MuRoll, i).value);
}

static void
is_saved (MuStore *store, const MuSavedGame *due)
{
  g_autoptr (MuSavedGame) back = mu_store_game (store, NULL);
  ck_assert_ptr_nonnull (back);
  same (back, due);
}

START_TEST (a_game_is_saved_and_read)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuSavedGame) game = game_of (0, 25);
  g_autoptr (GError) fault = NULL;
  ck_assert_ptr_null (mu_store_game (store, &fault));
  ck_assert_ptr_null (fault);
  ck_ok (mu_store_begin_game (store, game, &error));
  is_saved (store, game);
  fixture_sound (store);
}
END_TEST

START_TEST (it_goes_on_and_back)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuSavedGame) game = game_of (0, 5);
  ck_ok (mu_store_begin_game (store, game, &error));
  add_answers (game->answers, 9);
  ck_ok (mu_store_keep_game (store, 5, game->answers, game->dice, &error));
  is_saved (store, game);
  g_array_set_size (game->answers, 7);
  g_array_set_size (game->dice, 0);
  ck_ok (mu_store_keep_game (store, 7, game->answers, game->dice, &error));
  is_saved (store, game);
  g_array_index (game->answers, MuAnswer, 6).choice.value[0] = 4;
  ck_ok (mu_store_keep_game (store, 6, game->answers, game->dice, &error));
  is_saved (store, game);
}
END_TEST

START_TEST (another_takes_its_place_and_it_ends)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuSavedGame) first = game_of (0, 30);
  g_autoptr (MuSavedGame) second = game_of (0, 2);
  ck_ok (mu_store_begin_game (store, first, &error));
  ck_ok (mu_store_begin_game (store, second, &error));
  is_saved (store, second);
  ck_ok (mu_store_end_game (store, &error));
  ck_assert_ptr_null (mu_store_game (store, NULL));
  ck_assert_int_eq (fixture_count (store, "game_answer"), 0);
  ck_assert_int_eq (fixture_count (store, "game_die"), 0);
  ck_fails (mu_store_keep_game (store, 0, first->answers, first->dice, &error),
            MU_STORE_ERROR_NOT_FOUND, "No game is saved");
}
END_TEST

START_TEST (a_game_without_a_sheet_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuSavedGame) game = game_of (0, 2);
  g_free (game->sheet);
  game->sheet = g_strdup ("");
  ck_fails (mu_store_begin_game (store, game, &error), MU_STORE_ERROR_IMPOSSIBLE, "empty");
  ck_assert_int_eq (fixture_count (store, "game"), 0);
}
END_TEST

/* A number that is missing, a value that no answer has: the file is damaged, and says so. */
static const char *const spoilt[] = {
  "DELETE FROM game_answer WHERE number = 3",
  "PRAGMA ignore_check_constraints = 1; UPDATE game_answer SET kind = 0 WHERE number = 2",
  "PRAGMA ignore_check_constraints = 1; UPDATE game_die SET value = 11",
  "PRAGMA ignore_check_constraints = 1; UPDATE game SET player_a = 16",
};

START_TEST (a_spoilt_game_is_not_read)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuSavedGame) game = game_of (0, 8);
  g_autoptr (GError) fault = NULL;
  ck_ok (mu_store_begin_game (store, game, &error));
  ck_ok (mu_connection_run (mu_store_connection (store), spoilt[_i], &error));
  ck_assert_ptr_null (mu_store_game (store, &fault));
  ck_assert (g_error_matches (fault, MU_STORE_ERROR, MU_STORE_ERROR_DAMAGED));
}
END_TEST

/* --- from 18 to 19 ------------------------------------------------------------ */

START_TEST (a_club_of_the_eighteenth_version_has_room_for_a_game)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  const MuOpenOptions options = { .create = TRUE };
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 18, NULL);
  ck_assert_int_eq (fixture_count (old, "sqlite_schema WHERE name LIKE 'game%'"), 0);
  mu_store_close (old);
  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (MuSavedGame) game = game_of (0, 3);
  ck_ok (mu_store_begin_game (store, game, &error));
  is_saved (store, game);
  fixture_sound (store);
  fixture_remove (folder);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("games");
  TCase *tests = tcase_create ("games");
  tcase_add_test (tests, a_game_is_saved_and_read);
  tcase_add_test (tests, it_goes_on_and_back);
  tcase_add_test (tests, another_takes_its_place_and_it_ends);
  tcase_add_test (tests, a_game_without_a_sheet_is_refused);
  tcase_add_loop_test (tests, a_spoilt_game_is_not_read, 0, G_N_ELEMENTS (spoilt));
  tcase_add_test (tests, a_club_of_the_eighteenth_version_has_room_for_a_game);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? 0 : 1;
}
