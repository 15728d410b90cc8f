/* A general's ability in a battle, as the club file keeps it. */
#include <string.h>

#include "db/acts/acts_private.h"
#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/tables.h"
#include "tests/db/fixture.h"

/* Of a fixture's battle, whose sides have a general each. */
static MuBattleRecord *
battle_with_abilities (void)
{
  g_autoptr (MuList) list = fixture_list ("Rome");
  MuBattleRecord *record = fixture_battle ("Cannae", list, list, 18, 30);
  MuLeadership *a = g_ptr_array_index (record->side[MU_SIDE_A].leadership, 0);
  MuLeadership *b = g_ptr_array_index (record->side[MU_SIDE_B].leadership, 0);
  a->ability = 2;
  a->total = 7;
  b->ability = 0;
  b->total = 5;
  b->again = 12;
  return record;
}

START_TEST (abilities_are_kept)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = battle_with_abilities ();
  gint64 id = 0;
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, id, NULL);
  fixture_same_record (back, record);
  ck_assert_int_eq (fixture_count (store, "battle_general WHERE total > 0"), 2);
  fixture_sound (store);
}
END_TEST

static const struct {
  int ability, total, again;
  const char *says;
} wrong[] = {
  { -1, 7, 0, "ability" },
  { 256, 7, 0, "ability" },
  { 2, 13, 0, "total of the dice" },
  { 2, 7, -1, "total of the dice" },
};

START_TEST (an_ability_that_cannot_be_is_refused)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = battle_with_abilities ();
  MuLeadership *leader = g_ptr_array_index (record->side[MU_SIDE_A].leadership, 0);
  gint64 id;
  leader->ability = wrong[_i].ability;
  leader->total = wrong[_i].total;
  leader->again = wrong[_i].again;
  ck_fails (mu_store_add_battle (store, record, &id, &error), MU_STORE_ERROR_IMPOSSIBLE,
            wrong[_i].says);
}
END_TEST

static const char *const spoilt[] = {
  "UPDATE battle_general SET ability = 256",
  "UPDATE battle_general SET total = 1",
  "UPDATE battle_general SET total = 13",
  "UPDATE battle_general SET again = 13",
};

START_TEST (the_tables_refuse_wild_abilities)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuBattleRecord) record = battle_with_abilities ();
  ck_ok (mu_store_add_battle (store, record, NULL, &error));
  ck_assert (!mu_connection_run (mu_store_connection (store), spoilt[_i], NULL));
}
END_TEST

/* --- from 17 to 18 ------------------------------------------------------------ */

/* What an act of that version noted as it deleted the generals. */
static GBytes *
delete_generals (MuConnection *connection)
{
  sqlite3_session *session = NULL;
  int size = 0;
  void *noted = NULL;
  ck_assert_int_eq (sqlite3session_create (mu_connection_handle (connection), "main", &session), 0);
  ck_assert_int_eq (sqlite3session_attach (session, "battle_general"), 0);
  ck_ok (mu_connection_run (connection, "DELETE FROM battle_general", &error));
  ck_assert_int_eq (sqlite3session_changeset (session, &size, &noted), 0);
  sqlite3session_delete (session);
  return g_bytes_new_with_free_func (noted, (gsize) size, sqlite3_free, noted);
}

/* A club of the seventeenth version with a battle, brought on; deleted: NULL for its generals to
 * stay. */
static MuStore *
brought_on_from_17 (const char *path, const MuBattleRecord *record, GBytes **deleted)
{
  const MuOpenOptions options = { .create = TRUE };
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 17, NULL);
  ck_assert_int_eq (fixture_count (old, "pragma_table_info ('battle_general')"), 6);
  ck_assert_int_eq (fixture_add_older (old, record), 1);
  if (deleted != NULL)
    *deleted = delete_generals (mu_store_connection (old));
  mu_store_close (old);
  return fixture_store (path);
}

/* Nobody had an ability then. What an act noted of a row ends before the new columns. */
START_TEST (the_generals_of_the_seventeenth_version_come_along)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autoptr (GBytes) deleted = NULL;
  g_autoptr (MuList) list = fixture_list ("Rome");
  g_autoptr (MuBattleRecord) record = fixture_battle ("Cannae", list, list, 18, 30);
  g_autoptr (MuStore) store = brought_on_from_17 (path, record, _i == 0 ? NULL : &deleted);
  ck_assert_int_eq (fixture_count (store, "battle_general"), _i == 0 ? 2 : 0);
  if (deleted != NULL)
    ck_ok (mu_act_session_revert (mu_store_connection (store), deleted, &error));
  g_autoptr (MuBattleRecord) back = mu_store_battle (store, 1, NULL);
  fixture_same_record (back, record);
  ck_assert_int_eq (
      fixture_count (store, "battle_general WHERE ability = 0 AND total = 0 AND again = 0"), 2);
  fixture_sound (store);
  fixture_remove (folder);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("abilities");
  TCase *tests = tcase_create ("abilities");
  tcase_add_test (tests, abilities_are_kept);
  tcase_add_loop_test (tests, an_ability_that_cannot_be_is_refused, 0, G_N_ELEMENTS (wrong));
  tcase_add_loop_test (tests, the_tables_refuse_wild_abilities, 0, G_N_ELEMENTS (spoilt));
  tcase_add_loop_test (tests, the_generals_of_the_seventeenth_version_come_along, 0, 2);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed > 0;
}
