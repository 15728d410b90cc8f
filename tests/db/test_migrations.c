/* From every earlier version to this one. How the steps are taken is looked at
 * with later versions that are made up here; the shipped ones come last. */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/acts/acts.h"
#include "db/acts/acts_private.h"
#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/kept_sums.h"
#include "db/tables/tables.h"
#include "tests/db/fixture.h"

#define SECOND "ALTER TABLE player ADD COLUMN phone TEXT;"
#define THIRD                                                                                      \
  "CREATE TABLE other (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, phone TEXT) STRICT;"     \
  "INSERT INTO other SELECT id, name, phone FROM player;"                                          \
  "DROP TABLE player;"                                                                             \
  "ALTER TABLE other RENAME TO player;"

/* The versions made up here: this one and two more. */
#define NOW MU_STORE_VERSION

typedef struct {
  char *folder;
  char *path;
  MuMigration steps[NOW + 2];
} Case;

static char *
numbered (const char *before, guint number, const char *after)
{
  return g_strdup_printf ("%s%u%s", before, number, after);
}

/* A club of this version in a folder of its own, and two later versions. */
static Case
make_case (void)
{
  Case it = { .folder = fixture_folder () };
  it.path = fixture_path (it.folder, "club.muster");
  MuStore *store = fixture_store (it.path);
  fixture_campaign (store, "War");
  mu_store_close (store);
  for (guint i = 0; i < NOW; i++)
    it.steps[i] = mu_migrations[i];
  it.steps[NOW] = (MuMigration){ NOW + 1, "phone.sql", SECOND };
  it.steps[NOW + 1] = (MuMigration){ NOW + 2, "rebuilt.sql", THIRD };
  return it;
}

static void
clear_case (Case *it)
{
  fixture_remove (it->folder);
  g_free (it->folder);
  g_free (it->path);
}

static MuStore *
open_at (const Case *it, const char *path, guint version, GError **error)
{
  const MuOpenOptions options = { .create = TRUE };
  return mu_store_open_with (path, &options, it->steps, version, error);
}

static void
reach (const Case *it, const char *path, guint version)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuStore) store = open_at (it, path, version, &error);
  ck_assert_msg (store != NULL, "%s", error ? error->message : "");
}

static gint64
version_of (const char *path)
{
  gint64 version = -1;
  const MuOpenOptions options = { .read_only = TRUE };
  g_autoptr (MuConnection) connection = mu_connection_open (path, &options, NULL);
  ck_ok (mu_connection_ask (connection, "PRAGMA user_version", &version, &error));
  return version;
}

static gboolean
has_copy (const Case *it, const char *name)
{
  g_autofree char *path = fixture_path (it->folder, name);
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

START_TEST (the_shipped_migrations_lead_to_this_version)
{
  ck_assert_uint_eq (mu_migration_count, MU_STORE_VERSION);
  for (guint i = 0; i < mu_migration_count; i++)
    ck_assert_int_eq (mu_migrations[i].version, (int) i + 1);
}
END_TEST

/* 0: an empty file. Each older version, brought on in one go. */
START_TEST (every_earlier_version_is_brought_on)
{
  Case it = make_case ();
  for (guint from = 0; from < NOW + 2; from++) {
    g_autofree char *name = numbered ("from-", from, ".muster");
    g_autofree char *path = fixture_path (it.folder, name);
    ck_assert (g_file_set_contents (path, "", 0, NULL));
    if (from > 0)
      reach (&it, path, from);
    reach (&it, path, NOW + 2);
    ck_assert_int_eq (version_of (path), NOW + 2);
    g_autofree char *ending = numbered (".v", from, ".bak");
    g_autofree char *copy = g_strconcat (name, ending, NULL);
    ck_assert_int_eq (has_copy (&it, copy), from > 0);
  }
  clear_case (&it);
}
END_TEST

START_TEST (the_content_comes_along)
{
  Case it = make_case ();
  g_autoptr (MuStore) store = open_at (&it, it.path, NOW + 2, NULL);
  g_autoptr (MuList) list = mu_store_list (store, 1, NULL);
  g_autoptr (MuList) due = fixture_list ("War A");
  fixture_same_list (list, due);
  ck_assert_int_eq (fixture_count (store, "player WHERE phone IS NULL"), 1);
  gint64 on = 0;
  ck_ok (mu_connection_ask (mu_store_connection (store), "PRAGMA foreign_keys", &on, &error));
  ck_assert_int_eq (on, 1);
  clear_case (&it);
}
END_TEST

/* The name of the copy that is kept of this version's file; free with g_free. */
static char *
copy_of (const char *path)
{
  g_autofree char *ending = numbered (".v", NOW, ".bak");
  return g_strconcat (path, ending, NULL);
}

START_TEST (a_copy_of_the_older_file_is_kept)
{
  Case it = make_case ();
  reach (&it, it.path, NOW + 1);
  g_autofree char *copy = copy_of (it.path);
  ck_assert_int_eq (version_of (copy), NOW);
  g_autoptr (MuStore) store = mu_store_open (copy, FALSE, NULL);
  ck_assert_ptr_nonnull (store);
  fixture_sound (store);
  ck_assert_int_eq (fixture_count (store, "army_list"), 2);
  clear_case (&it);
}
END_TEST

START_TEST (an_earlier_copy_is_left_alone)
{
  Case it = make_case ();
  g_autofree char *copy = copy_of (it.path);
  g_autofree char *second = numbered ("club.muster.v", NOW, "-2.bak");
  g_autofree char *text = NULL;
  ck_assert (g_file_set_contents (copy, "mine", 4, NULL));
  reach (&it, it.path, NOW + 1);
  ck_assert (g_file_get_contents (copy, &text, NULL, NULL));
  ck_assert_str_eq (text, "mine");
  ck_assert (has_copy (&it, second));
  clear_case (&it);
}
END_TEST

START_TEST (opening_this_version_migrates_and_copies_nothing)
{
  Case it = make_case ();
  g_autofree char *copy = copy_of ("club.muster");
  reach (&it, it.path, NOW);
  ck_assert (!has_copy (&it, copy));
  clear_case (&it);
}
END_TEST

static const struct {
  const char *sql;
  MuStoreError code;
} failing[] = {
  { "ALTER TABLE player ADD COLUMN fax TEXT; CREATE TABLE nonsense (", MU_STORE_ERROR_FAILED },
  { "DELETE FROM player;", MU_STORE_ERROR_DAMAGED }, /* lists point to nobody */
  { "UPDATE list_unit SET figures = 0;", MU_STORE_ERROR_IMPOSSIBLE },
};

/* All steps or none: the second is undone when the third fails. */
START_TEST (a_failing_step_leaves_the_file_as_it_was)
{
  for (guint i = 0; i < G_N_ELEMENTS (failing); i++) {
    Case it = make_case ();
    it.steps[NOW + 1].sql = failing[i].sql;
    ck_fails (open_at (&it, it.path, NOW + 2, &error), failing[i].code, it.path);
    ck_assert_int_eq (version_of (it.path), NOW);
    g_autoptr (MuStore) store = mu_store_open (it.path, FALSE, NULL);
    ck_assert_ptr_nonnull (store);
    fixture_sound (store);
    clear_case (&it);
  }
}
END_TEST

START_TEST (a_migrated_club_is_newer_to_an_older_program)
{
  Case it = make_case ();
  g_autofree char *words = numbered ("version is ", NOW + 1, "");
  reach (&it, it.path, NOW + 1);
  ck_fails (open_at (&it, it.path, NOW, &error), MU_STORE_ERROR_NEWER, words);
  ck_assert_int_eq (version_of (it.path), NOW + 1);
  clear_case (&it);
}
END_TEST

START_TEST (an_older_read_only_club_says_what_is_needed)
{
  Case it = make_case ();
  const MuOpenOptions options = { .read_only = TRUE };
  ck_fails (mu_store_open_with (it.path, &options, it.steps, NOW + 1, &error),
            MU_STORE_ERROR_READ_ONLY, "brought up to date");
  ck_assert_int_eq (version_of (it.path), NOW);
  clear_case (&it);
}
END_TEST

START_TEST (a_new_club_starts_at_the_last_version)
{
  Case it = make_case ();
  g_autofree char *path = fixture_path (it.folder, "new.muster");
  reach (&it, path, NOW + 2);
  ck_assert_int_eq (version_of (path), NOW + 2);
  ck_assert (!has_copy (&it, "new.muster.v0.bak"));
  clear_case (&it);
}
END_TEST

/* --- clubs of older versions ------------------------------------------------ */

/* The statement that copies a table's rows, as far as the older schema has room for them. */
static char *
copy_table (MuConnection *older, const char *table)
{
  g_autofree char *ask
      = g_strdup_printf ("SELECT group_concat (name, ', ') FROM pragma_table_info ('%s')", table);
  sqlite3_stmt *row = NULL;
  ck_assert_int_eq (sqlite3_prepare_v2 (mu_connection_handle (older), ask, -1, &row, NULL),
                    SQLITE_OK);
  ck_assert_int_eq (sqlite3_step (row), SQLITE_ROW);
  const char *columns = (const char *) sqlite3_column_text (row, 0);
  char *copy = g_strdup_printf ("INSERT OR REPLACE INTO main.%s (%s) SELECT %s FROM now.%s;", table,
                                columns, columns, table);
  sqlite3_finalize (row);
  return copy;
}

/* Copies every table that the older club has. */
static char *
copy_tables (MuConnection *older)
{
  GString *copies = g_string_new ("DELETE FROM main.club;");
  sqlite3_stmt *rows = NULL;
  ck_assert_int_eq (sqlite3_prepare_v2 (mu_connection_handle (older),
                                        "SELECT name FROM main.sqlite_schema WHERE type = 'table'"
                                        " AND name NOT LIKE 'sqlite_%'",
                                        -1, &rows, NULL),
                    SQLITE_OK);
  while (sqlite3_step (rows) == SQLITE_ROW) {
    g_autofree char *copy = copy_table (older, (const char *) sqlite3_column_text (rows, 0));
    g_string_append (copies, copy);
  }
  sqlite3_finalize (rows);
  return g_string_free (copies, FALSE);
}

/* Writes what a club of this version holds, as far as an older one has room for it, into a new
 * club of that version. */
static void
write_older (MuStore *now, const char *path, guint version)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autofree char *beside = g_strconcat (path, ".now", NULL);
  g_autofree char *into = g_strdup_printf ("VACUUM INTO '%s'", beside);
  g_autofree char *attach
      = g_strdup_printf ("PRAGMA foreign_keys = OFF; ATTACH '%s' AS now", beside);
  g_autoptr (MuStore) older = mu_store_open_with (path, &options, mu_migrations, version, NULL);
  ck_assert_ptr_nonnull (older);
  MuConnection *connection = mu_store_connection (older);
  ck_ok (mu_connection_run (mu_store_connection (now), into, &error));
  ck_ok (mu_connection_run (connection, attach, &error));
  g_autofree char *copies = copy_tables (connection);
  ck_ok (mu_connection_run (connection, copies, &error));
  ck_ok (mu_connection_run (connection, "DETACH now", &error));
  g_unlink (beside);
}

/* --- from 1 to 2 ------------------------------------------------------------ */

/* Everything the first version could hold; the campaign's battle as recorded. */
static MuBattleRecord *
fill_first_version (const char *path)
{
  g_autoptr (MuStore) now = fixture_store (":memory:");
  gint64 war = fixture_campaign (now, "War");
  MuBattleRecord *record = fixture_campaign_battle (now, war, 5);
  ck_ok (mu_store_set_setting (now, "k", "v", &error));
  ck_ok (mu_store_record_campaign_battle (now, war, record, NULL, &error));
  ck_ok (mu_store_add_rolls (now, &g_array_index (record->rolls, MuRoll, 0), 1, &error));
  ck_ok (mu_connection_run (mu_store_connection (now),
                            "UPDATE roll SET time = '2024-05-03T20:00:00Z'", &error));
  write_older (now, path, 1);
  return record;
}

/* All that the first version held, in a club of this version. */
static void
everything_came_along (MuStore *store, const MuBattleRecord *due)
{
  g_autoptr (MuBattleRecord) record = mu_store_battle (store, 1, NULL);
  g_autofree char *setting = mu_store_get_setting (store, "k", NULL);
  ck_assert_ptr_nonnull (record);
  fixture_same_record (record, due);
  ck_assert_str_eq (setting, "v");
  ck_assert_int_eq (fixture_count (store, "roll"), due->rolls->len + 1);
  ck_assert_int_eq (fixture_count (store, "roll WHERE battle_id IS NULL"), 1);
  ck_assert_int_eq (fixture_count (store, "roll WHERE time = '2024-05-03T20:00:00Z'"),
                    due->rolls->len + 1);
  fixture_sound (store);
}

START_TEST (a_club_of_the_first_version_is_brought_on)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autofree char *copy = g_strconcat (path, ".v1.bak", NULL);
  g_autoptr (MuBattleRecord) due = fill_first_version (path);
  ck_assert_int_eq (version_of (path), 1);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (version_of (path), MU_STORE_VERSION);
  everything_came_along (store, due);
  /* A number once given to a roll is not given again. */
  ck_ok (mu_store_add_rolls (store, &g_array_index (due->rolls, MuRoll, 0), 1, &error));
  ck_assert_int_eq (fixture_count (store, "roll WHERE id = (SELECT count (*) FROM roll)"), 1);
  /* The campaign goes on: its battle can be taken back. */
  ck_ok (mu_store_undo_campaign_battle (store, 1, &error));
  fixture_sound (store);
  ck_assert_int_eq (version_of (copy), 1);
  g_autoptr (MuStore) kept = fixture_store (copy);
  everything_came_along (kept, due);
  fixture_remove (folder);
}
END_TEST

/* --- from 2 to 3 ------------------------------------------------------------ */

#define AN_EVENING                                                                                 \
  "INSERT INTO table_battle (sheet, began) VALUES ('<sheet/>', '2024-05-03T20:00:00Z');"           \
  "INSERT INTO kept_sum (time, period, kind, input, headline, side, unit, casualties, mark)"       \
  " VALUES ('2024-05-03T20:10:00Z', 1, '', '', 'Hastati take 5', 0, 1, 5, 0);"                     \
  "INSERT INTO kept_sum (taken_back, time, period, kind, input, headline, casualties, mark)"       \
  " VALUES (1, '2024-05-03T20:20:00Z', 1, 'scouting', '', 'outscouted', 0, 0);"

/* An evening under way goes on, and from now on can be set aside. */
START_TEST (an_evening_of_the_second_version_goes_on)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 2, NULL);
  ck_ok (mu_connection_run (mu_store_connection (old), AN_EVENING, &error));
  mu_store_close (old);

  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (version_of (path), MU_STORE_VERSION);
  g_autoptr (MuKeptSum) again = mu_store_bring_back_sum (store, NULL);
  ck_assert_str_eq (again->headline, "outscouted");
  ck_ok (mu_store_begin_tonight (store, 0, "<other/>", NULL, 0, &error));
  ck_ok (mu_store_turn_tonight (store, MU_TONIGHT_BEFORE, &error));
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_str_eq (tonight->sheet, "<sheet/>");
  g_autoptr (GPtrArray) sums = mu_store_kept_sums (store, 0, 0, NULL);
  ck_assert_uint_eq (sums->len, 2);
  fixture_sound (store);
  fixture_remove (folder);
}
END_TEST

/* --- from each shipped version ---------------------------------------------------- */

static void
takes_a_battle (MuStore *store)
{
  g_autoptr (MuList) a = fixture_list ("A");
  g_autoptr (MuList) b = fixture_list ("B");
  g_autoptr (MuBattleRecord) due = fixture_ruled_battle ("War", a, b);
  gint64 id = 0;
  due->side[MU_SIDE_A].torches = TRUE;
  due->side[MU_SIDE_B].order_seconds = 612;
  due->side[MU_SIDE_B].commanded = TRUE;
  ((MuLeadership *) due->side[MU_SIDE_B].leadership->pdata[0])->total = 9;
  ck_ok (mu_store_add_battle (store, due, &id, &error));
  g_autoptr (MuBattleRecord) kept = mu_store_battle (store, id, NULL);
  ck_assert_ptr_nonnull (kept);
  fixture_same_record (kept, due);
}

/* The book of a list's allies, of that edition, kept as a list was saved. */
static void
keep_allies_book (MuStore *store, int edition)
{
  g_autofree char *xml = g_strdup_printf (
      "<army-book version='1' id='numidian' edition='%d' rules='wrg5' name='Numidian' from='-275'"
      " to='-46' region='mediterranean' country='plain' generals='irregular'><home>Cirta</home>"
      "<option id='foot' name='Foot' min='0' max='60' unit-min='1' unit-max='60' order='attack'"
      " ranks='2' line='0'><troop notation='Irr C LI JLS Sh'/></option></army-book>",
      edition);
  g_autoptr (MuBook) book = mu_book_read_data (xml, strlen (xml), "numidian.xml", NULL);
  ck_assert_ptr_nonnull (book);
  ck_ok (mu_book_copies_keep (mu_store_connection (store), book, &error));
}

/* What versions before the eighth keep of the list. */
static MuList *
plain_list (const char *name)
{
  MuList *list = fixture_list (name);
  g_free (list->tags);
  list->tags = g_strdup ("");
  g_ptr_array_set_size (list->items, 0);
  g_ptr_array_set_size (list->allies, 0);
  for (guint i = 0; i < list->units->len; i++) {
    MuListUnit *unit = mu_list_unit (list, i);
    g_free (unit->book);
    g_free (unit->notes);
    unit->book = g_strdup ("");
    unit->notes = g_strdup ("");
    unit->forced_march = FALSE;
  }
  return list;
}

/* Brought on by the shipped steps, each takes a battle with all that one can have now. */
START_TEST (a_club_of_each_shipped_version_is_brought_on)
{
  g_autofree char *folder = fixture_folder ();
  g_autoptr (MuList) plain = plain_list ("War A"), all = fixture_list ("War A");
  g_autoptr (MuStore) now = fixture_store (":memory:");
  keep_allies_book (now, FIXTURE_ALLY_EDITION);
  fixture_campaign (now, "War");
  ck_ok (mu_store_set_setting (now, "k", "v", &error));
  for (guint from = 1; from < mu_migration_count; from++) {
    g_autofree char *name = g_strdup_printf ("from-%u.muster", from);
    g_autofree char *path = fixture_path (folder, name);
    write_older (now, path, from);
    ck_assert_int_eq (version_of (path), from);
    g_autoptr (MuStore) store = fixture_store (path);
    ck_assert_int_eq (version_of (path), MU_STORE_VERSION);
    g_autofree char *setting = mu_store_get_setting (store, "k", NULL);
    ck_assert_str_eq (setting, "v");
    g_autoptr (MuList) list = mu_store_list (store, 1, NULL);
    fixture_same_list (list, from < 8 ? plain : all);
    takes_a_battle (store);
    ck_assert_int_eq (fixture_count (store, "campaign_cut"), 0);
    fixture_sound (store);
  }
  fixture_remove (folder);
}
END_TEST

/* --- from 12 to 13 ------------------------------------------------------------ */

#define A_LOSS                                                                                     \
  "UPDATE force SET present = 33 WHERE id = 1;"                                                    \
  "INSERT INTO battle (id, campaign_id, campaign_number, name, fought_on, recorded, rules,"        \
  " readings, seed, stream, month, region, country, weather, weather_face, outscouted, winner,"    \
  " periods, digest) VALUES (9, 1, 1, 'Old', '2026-01-01', '2026-01-01T00:00:00Z', 1, '', 1, 1,"   \
  " 1, 0, 0, 0, 0, 0, 0, 1, 1);"                                                                   \
  "INSERT INTO force_loss (battle_id, force_id, before, after) VALUES (9, 1, 40, 33);"

/* What the last version noted of an act: rows with the columns that there were. */
static GBytes *
note_loss (MuConnection *connection)
{
  static const char *const tables[] = { "force", "force_loss", "battle" };
  sqlite3_session *session = NULL;
  int size = 0;
  void *changes = NULL;
  ck_assert_int_eq (sqlite3session_create (mu_connection_handle (connection), "main", &session), 0);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    ck_assert_int_eq (sqlite3session_attach (session, tables[i]), 0);
  ck_ok (mu_connection_run (connection, A_LOSS, &error));
  ck_assert_int_eq (sqlite3session_changeset (session, &size, &changes), 0);
  sqlite3session_delete (session);
  return g_bytes_new_with_free_func (changes, (gsize) size, sqlite3_free, changes);
}

/* Written as the last version did. */
static void
keep_act (MuConnection *connection, GBytes *effects)
{
  gsize size;
  const guint8 *data = g_bytes_get_data (effects, &size);
  g_autoptr (GString) hex = g_string_new (NULL);
  for (gsize i = 0; i < size; i++)
    g_string_append_printf (hex, "%02x", data[i]);
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, effects);
  g_autofree char *sql = g_strdup_printf (
      "INSERT INTO campaign_act (id, campaign_id, number, made, who, kind, battle, about, effects,"
      " code) VALUES (77, 1, 2, '2026-01-01T00:00:00Z', 'Ann', 2, 9, 'Old', x'%s', '%.12s')",
      hex->str, sum);
  ck_ok (mu_connection_run (connection, sql, &error));
}

/* Its tables were changed since: columns were added to them in the thirteenth, and those of battles
 * were rebuilt in the sixteenth. */
START_TEST (acts_of_the_twelfth_version_can_be_taken_back)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autoptr (MuStore) now = fixture_store (":memory:");
  const gint64 war = fixture_campaign (now, "War");
  const MuOpenOptions options = { 0 };
  write_older (now, path, 12);
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 12, NULL);
  g_autoptr (GBytes) effects = note_loss (mu_store_connection (old));
  keep_act (mu_store_connection (old), effects);
  mu_store_close (old);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (fixture_count (store, "force WHERE id = 1 AND present = 33"), 1);
  ck_assert_int_eq (fixture_count (store, "campaign WHERE uid > 0 AND numbered = 1"), 1);
  ck_ok (mu_store_take_back_act (store, war, 2, &error));
  ck_assert_int_eq (fixture_count (store, "force WHERE id = 1 AND present = 40"), 1);
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
  fixture_sound (store);
  ck_ok (mu_store_take_back_act (store, war, 3, &error));
  ck_assert_int_eq (fixture_count (store, "force WHERE id = 1 AND present = 33"), 1);
  ck_assert_int_eq (fixture_count (store, "force_loss"), 1);
  ck_assert_int_eq (fixture_count (store, "battle WHERE campaign_day = 0"), 1);
  fixture_remove (folder);
}
END_TEST

/* --- from 15 to 16 ------------------------------------------------------------ */

/* The newest list and the newest battle were deleted; an act that deleted the battle is kept. */
#define FIFTEENTH                                                                                  \
  "INSERT INTO battle (id, name, fought_on, recorded, rules, readings, seed, stream, month,"       \
  " region, country, weather, weather_face, outscouted, winner, periods, digest, campaign_day)"    \
  " VALUES (7, 'Old', '2026-01-01', '2026-01-01T00:00:00Z', 1, '', 1, 1, 1, 0, 0, 0, 0, 0, 1, 5,"  \
  " 3, 12);"                                                                                       \
  "INSERT INTO army_list (id, name, rules, book_id, book_version, year, points_limit, points,"     \
  " notes, changed, edition, tags, priest) VALUES (19, 'Gone', 2, '', 0, 1, 0, 0, '',"             \
  " '2026-01-01T00:00:00Z', 3, 'red', 1);"                                                         \
  "DELETE FROM army_list WHERE id = 19"

static MuStore *
brought_on_from_15 (const char *path, GBytes **effects)
{
  const MuOpenOptions options = { .create = TRUE };
  sqlite3_session *session = NULL;
  int size = 0;
  void *changes = NULL;
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 15, NULL);
  sqlite3 *handle = mu_connection_handle (mu_store_connection (old));
  ck_ok (mu_connection_run (mu_store_connection (old), FIFTEENTH, &error));
  ck_assert_int_eq (sqlite3session_create (handle, "main", &session), 0);
  ck_assert_int_eq (sqlite3session_attach (session, "battle"), 0);
  ck_ok (mu_connection_run (mu_store_connection (old), "DELETE FROM battle", &error));
  ck_assert_int_eq (sqlite3session_changeset (session, &size, &changes), 0);
  sqlite3session_delete (session);
  *effects = g_bytes_new_with_free_func (changes, (gsize) size, sqlite3_free, changes);
  mu_store_close (old);
  return fixture_store (path);
}

START_TEST (numbers_that_were_given_are_not_given_again)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autoptr (GBytes) effects = NULL;
  g_autoptr (MuStore) store = brought_on_from_15 (path, &effects);
  g_autoptr (MuList) list = fixture_list ("New"), other = fixture_list ("Other");
  g_autoptr (MuBattleRecord) record = fixture_battle ("New", list, other, 5, 10);
  gint64 id;
  ck_ok (mu_store_add_list (store, list, &id, &error));
  ck_assert_int_eq (id, 20);
  ck_ok (mu_store_add_battle (store, record, &id, &error));
  ck_assert_int_eq (id, 8);
  fixture_remove (folder);
}
END_TEST

/* What acts changed is kept by the place of its column. */
START_TEST (what_the_fifteenth_version_deleted_comes_back)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autoptr (GBytes) effects = NULL;
  g_autoptr (MuStore) store = brought_on_from_15 (path, &effects);
  ck_assert_int_eq (fixture_count (store, "battle"), 0);
  ck_ok (mu_act_session_revert (mu_store_connection (store), effects, &error));
  ck_assert_int_eq (fixture_count (store, "battle WHERE id = 7 AND campaign_day = 12 AND winner = 1"
                                          " AND periods = 5 AND digest = 3"),
                    1);
  fixture_remove (folder);
}
END_TEST

/* --- from 9 to 10 ------------------------------------------------------------- */

/* Copies of the allies' book and of the list's own, in the order in which they were kept, and what
 * the list that was last saved at noon is judged by. */
static const struct {
  const char *copies; /* book, edition, hour */
  int edition;        /* 0: the list names none */
} allies_kept[] = {
  { "", 0 },
  { "own 3 09", 0 },
  { "numidian 1 09, own 3 09", 1 },
  { "own 3 09, numidian 1 09", 1 },
  /* The list was saved before the newer allies came, or after. */
  { "numidian 1 09, own 3 09, numidian 2 15", 1 },
  { "numidian 1 09, own 3 09, numidian 2 10", 2 },
  { "numidian 1 09, own 3 09, numidian 2 12", 2 },
  /* It was saved again though its own book had a newer edition by then. */
  { "numidian 1 09, own 3 09, numidian 2 10, own 4 10", 1 },
  { "numidian 1 09, own 3 09, numidian 2 10, own 4 15", 2 },
  { "own 3 09, numidian 2 10, own 4 10", 2 },
  { "numidian 5 15", 5 },
};

static void
keep_copies (MuConnection *connection, const char *copies)
{
  g_auto (GStrv) rows = g_strsplit (copies, ", ", -1);
  for (guint i = 0; rows[i] != NULL; i++) {
    g_auto (GStrv) row = g_strsplit (rows[i], " ", -1);
    g_autofree char *sql = g_strdup_printf (
        "INSERT INTO book_copy (book, edition, content, code, taken)"
        " VALUES ('%s', %s, '<book/>', '0123456789ab', '2024-05-03T%s:00:00Z')",
        strcmp (row[0], "own") == 0 ? "later-carthaginian" : row[0], row[1], row[2]);
    ck_ok (mu_connection_run (connection, sql, &error));
  }
}

/* A list of the ninth version names the allies that it was judged by. */
START_TEST (lists_get_the_allies_that_they_had)
{
  g_autofree char *folder = fixture_folder ();
  g_autoptr (MuStore) now = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("One");
  gint64 id = 0;
  ck_ok (mu_store_add_list (now, list, &id, &error));
  ck_ok (mu_connection_run (mu_store_connection (now),
                            "UPDATE army_list SET changed = '2024-05-03T12:00:00Z'", &error));
  for (guint i = 0; i < G_N_ELEMENTS (allies_kept); i++) {
    const MuOpenOptions options = { .create = FALSE };
    g_autofree char *name = g_strdup_printf ("%u.muster", i);
    g_autofree char *path = fixture_path (folder, name);
    write_older (now, path, 9);
    MuConnection *older = mu_connection_open (path, &options, NULL);
    keep_copies (older, allies_kept[i].copies);
    mu_connection_close (older);
    g_autoptr (MuStore) store = fixture_store (path);
    g_autoptr (MuList) named = mu_store_list (store, id, NULL);
    ck_assert_msg (mu_list_ally_edition (named, "numidian") == allies_kept[i].edition, "%s: %d",
                   allies_kept[i].copies, mu_list_ally_edition (named, "numidian"));
    ck_assert_uint_eq (named->allies->len, allies_kept[i].edition > 0);
  }
  fixture_remove (folder);
}
END_TEST

/* --- further back ------------------------------------------------------------- */

#define A_RULING                                                                                   \
  "INSERT INTO battle_ruling (battle_id, number, after, kind, side, body, fate, disordered, x, y," \
  " facing, files, figures, carried) VALUES (1, 0, 2, 0, 0, 1, 0, 1, 100, 90, 0, 3, 5, 7)"

/* A battle with rulings of version 5 has them still. */
START_TEST (the_rulings_of_the_fifth_version_come_along)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  MuStore *old = mu_store_open_with (path, &options, mu_migrations, 5, NULL);
  g_autoptr (MuList) a = fixture_list ("A");
  g_autoptr (MuList) b = fixture_list ("B");
  g_autoptr (MuBattleRecord) record = fixture_battle ("War", a, b, 5, 20);
  gint64 id = 0;
  id = fixture_add_older (old, record);
  ck_ok (mu_connection_run (mu_store_connection (old), A_RULING, &error));
  mu_store_close (old);
  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (MuBattleRecord) kept = mu_store_battle (store, id, NULL);
  ck_assert_uint_eq (kept->rulings->len, 1);
  const MuRuling *ruling = &g_array_index (kept->rulings, MuRuling, 0);
  ck_assert_int_eq (ruling->kind, MU_RULING_STANDS);
  ck_assert_int_eq (ruling->after, 2);
  ck_assert_int_eq (ruling->stand.carried, 7);
  fixture_sound (store);
  fixture_remove (folder);
}
END_TEST

/* --- a new club at once ------------------------------------------------------- */

static int
add_row (void *text, int columns, char **values, char **names)
{
  for (int i = 0; i < columns; i++)
    g_string_append_printf (text, "%s=%s ", names[i], values[i] ? values[i] : "NULL");
  g_string_append_c (text, '\n');
  return 0;
}

static void
add_rows (GString *text, MuConnection *connection, const char *sql)
{
  ck_assert_int_eq (sqlite3_exec (mu_connection_handle (connection), sql, add_row, text, NULL),
                    SQLITE_OK);
}

static int
note_name (void *names, int columns, char **values, char **titles)
{
  g_ptr_array_add (names, g_strdup (values[0]));
  return 0;
}

/* Tables, indices and all rows; it was founded a moment ago, and its line is its own. */
static char *
all_of (MuStore *store)
{
  MuConnection *connection = mu_store_connection (store);
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);
  GString *text = g_string_new (NULL);
  ck_assert_int_eq (
      fixture_count (store, "club WHERE abs (julianday ('now') - julianday (created)) < 0.01"), 1);
  ck_ok (mu_connection_run (connection,
                            "UPDATE club SET created = '2026-01-01T00:00:00Z';"
                            "UPDATE club_line SET tokens = zeroblob (length (tokens))",
                            &error));
  add_rows (text, connection, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY 1, 2");
  sqlite3_exec (mu_connection_handle (connection),
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'"
                " ORDER BY name",
                note_name, tables, NULL);
  for (guint i = 0; i < tables->len; i++) {
    g_autofree char *sql = g_strdup_printf ("SELECT * FROM %s", (char *) tables->pdata[i]);
    add_rows (text, connection, sql);
  }
  return g_string_free (text, FALSE);
}

/* Numbers that are never given twice begin alike, too. */
START_TEST (a_new_club_is_what_all_the_steps_lead_to)
{
  const MuOpenOptions options = { .create = TRUE };
  MuMigration steps[NOW];
  for (guint i = 0; i < NOW; i++) {
    steps[i] = mu_migrations[i];
    steps[i].whole = NULL;
  }
  ck_assert_ptr_nonnull (mu_migrations[NOW - 1].whole);
  g_autoptr (MuStore) by_steps = mu_store_open_with (":memory:", &options, steps, NOW, NULL);
  g_autoptr (MuStore) at_once = fixture_store (":memory:");
  g_autofree char *due = all_of (by_steps), *got = all_of (at_once);
  ck_assert (g_str_equal (got, due)); /* too long to be told */
  ck_assert_int_eq (fixture_count (by_steps, "sqlite_sequence WHERE seq > 0"), 0);
  ck_assert_int_eq (fixture_count (at_once, "sqlite_sequence WHERE seq > 0"), 0);
}
END_TEST

/* --- on the way --------------------------------------------------------------- */

static int
open_beyond_a_limit (const char *path)
{
  g_autoptr (GError) error = NULL;
  const struct rlimit limit = { 40000, 40000 };
  signal (SIGXFSZ, SIG_IGN);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0 || mu_store_open (path, FALSE, &error) != NULL)
    return 1;
  return g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_FULL) ? 0 : 2;
}

START_TEST (a_club_that_cannot_be_brought_on_for_want_of_room_stays)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autofree char *copy = g_strconcat (path, ".v1.bak", NULL);
  g_autofree char *partial = g_strconcat (copy, ".part", NULL);
  g_autoptr (MuBattleRecord) due = fill_first_version (path);
  pid_t child = fork ();
  if (child == 0)
    _exit (open_beyond_a_limit (path));
  int status = -1;
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert_int_eq (WEXITSTATUS (status), 0);
  ck_assert_int_eq (version_of (path), 1);
  ck_assert (!g_file_test (partial, G_FILE_TEST_EXISTS));
  g_autoptr (MuStore) store = fixture_store (path);
  everything_came_along (store, due);
  fixture_remove (folder);
}
END_TEST

/* Killed at any moment on its way, a club is brought on by the next start. */
START_TEST (a_club_killed_on_its_way_is_brought_on_again)
{
  g_autofree char *folder = fixture_folder ();
  for (guint i = 0; i < 20; i++) {
    g_autofree char *name = g_strdup_printf ("%u.muster", i);
    g_autofree char *path = fixture_path (folder, name);
    g_autoptr (MuBattleRecord) due = fill_first_version (path);
    pid_t child = fork ();
    if (child == 0) {
      mu_store_close (mu_store_open (path, FALSE, NULL));
      pause ();
    }
    g_usleep (i * 700);
    ck_assert_int_eq (kill (child, SIGKILL), 0);
    ck_assert_int_eq (waitpid (child, NULL, 0), child);
    g_autoptr (MuStore) store = fixture_store (path);
    everything_came_along (store, due);
  }
  fixture_remove (folder);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    the_shipped_migrations_lead_to_this_version,
    every_earlier_version_is_brought_on,
    the_content_comes_along,
    a_copy_of_the_older_file_is_kept,
    an_earlier_copy_is_left_alone,
    opening_this_version_migrates_and_copies_nothing,
    a_failing_step_leaves_the_file_as_it_was,
    a_migrated_club_is_newer_to_an_older_program,
    an_older_read_only_club_says_what_is_needed,
    a_new_club_starts_at_the_last_version,
    a_new_club_is_what_all_the_steps_lead_to,
    a_club_of_the_first_version_is_brought_on,
    an_evening_of_the_second_version_goes_on,
    a_club_of_each_shipped_version_is_brought_on,
    lists_get_the_allies_that_they_had,
    acts_of_the_twelfth_version_can_be_taken_back,
    the_rulings_of_the_fifth_version_come_along,
    numbers_that_were_given_are_not_given_again,
    what_the_fifteenth_version_deleted_comes_back,
    a_club_that_cannot_be_brought_on_for_want_of_room_stays,
    a_club_killed_on_its_way_is_brought_on_again,
  };
  return fixture_run ("migrations", tests, G_N_ELEMENTS (tests));
}
