/* The file itself: new, foreign, newer, damaged, read-only, full, busy. */
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/kept_sums.h"
#include "tests/db/fixture.h"

static char *folder;

static void
make_folder (void)
{
  folder = fixture_folder ();
}

static void
remove_folder (void)
{
  fixture_remove (folder);
  g_clear_pointer (&folder, g_free);
}

/* The file's bytes, so that "as before" can be told; free with g_bytes_unref. */
static GBytes *
bytes_of (const char *path)
{
  char *data;
  gsize length;
  ck_assert (g_file_get_contents (path, &data, &length, NULL));
  return g_bytes_new_take (data, length);
}

static void
still (const char *path, GBytes *before)
{
  g_autoptr (GBytes) now = bytes_of (path);
  ck_assert_msg (g_bytes_equal (now, before), "%s has changed", path);
}

static gboolean
exists_beside (const char *path, const char *ending)
{
  g_autofree char *name = g_strconcat (path, ending, NULL);
  return g_file_test (name, G_FILE_TEST_EXISTS);
}

/* The one file is all that there is. */
static void
nothing_beside (const char *path)
{
  static const char *const endings[] = { "-wal", "-shm", "-journal", "-next" };
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    ck_assert_msg (!exists_beside (path, endings[i]), "%s%s", path, endings[i]);
}

/* Tonight's battle with a sum, and one that was taken back. */
static void
add_tonight (MuStore *store)
{
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  const MuRoll roll = { .subject = MU_ROLL_NO_SUBJECT, .value = 6, .real = 1 };
  g_array_append_val (sum->rolls, roll);
  ck_ok (mu_store_begin_tonight (store, 1, "x", &roll, 1, &error));
  ck_ok (mu_store_keep_sum (store, sum, NULL, &error));
  ck_ok (mu_store_keep_sum (store, sum, NULL, &error));
  mu_kept_sum_free (mu_store_take_back_sum (store, NULL));
}

/* A club with a list, a campaign, a battle and another one on the table. */
static char *
make_club (const char *name)
{
  char *path = fixture_path (folder, name);
  g_autoptr (MuStore) store = fixture_store (path);
  gint64 war = fixture_campaign (store, "War");
  g_autoptr (MuBattleRecord) record = fixture_campaign_battle (store, war, 5);
  ck_ok (mu_store_record_campaign_battle (store, war, record, NULL, &error));
  add_tonight (store);
  return path;
}

static MuStore *
open_with (const char *path, MuOpenOptions options)
{
  g_autoptr (GError) error = NULL;
  MuStore *store = mu_store_open_with (path, &options, mu_migrations, mu_migration_count, &error);
  ck_assert_msg (store != NULL, "%s", error ? error->message : "");
  return store;
}

/* --- opening -------------------------------------------------------------- */

START_TEST (a_new_club_comes_with_its_folders)
{
  make_folder ();
  g_autofree char *path = fixture_path (folder, "a/b c/ünï/club.muster");
  MuStore *store = fixture_store (path);
  ck_assert_str_eq (mu_store_path (store), path);
  ck_assert (!mu_store_read_only (store));
  fixture_sound (store);
  ck_ok (mu_store_set_setting (store, "k", "v", &error));
  mu_store_close (store);
  nothing_beside (path);
  g_autoptr (MuStore) again = mu_store_open (path, FALSE, NULL);
  g_autofree char *value = mu_store_get_setting (again, "k", NULL);
  ck_assert_str_eq (value, "v");
  remove_folder ();
}
END_TEST

START_TEST (what_is_acknowledged_is_on_disk)
{
  make_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_autoptr (MuStore) store = fixture_store (path);
  gint64 number = -1;
  MuConnection *connection = mu_store_connection (store);
  ck_ok (mu_connection_ask (connection, "PRAGMA synchronous", &number, &error));
  ck_assert_int_eq (number, 2); /* FULL */
  ck_ok (mu_connection_ask (connection, "PRAGMA foreign_keys", &number, &error));
  ck_assert_int_eq (number, 1);
  ck_ok (mu_connection_ask (connection, "PRAGMA trusted_schema", &number, &error));
  ck_assert_int_eq (number, 0);
  ck_ok (mu_connection_ask (connection, "PRAGMA application_id", &number, &error));
  ck_assert_int_eq (number, MU_APPLICATION_ID);
  ck_ok (mu_connection_ask (connection, "PRAGMA user_version", &number, &error));
  ck_assert_int_eq (number, MU_STORE_VERSION);
  ck_ok (mu_store_set_setting (store, "k", "v", &error));
  nothing_beside (path);
  remove_folder ();
}
END_TEST

START_TEST (a_missing_file_is_not_made_unasked)
{
  make_folder ();
  g_autofree char *path = fixture_path (folder, "sub/club.muster");
  g_autofree char *sub = fixture_path (folder, "sub");
  ck_fails (mu_store_open (path, FALSE, &error), MU_STORE_ERROR_NOT_FOUND, path);
  ck_assert (!g_file_test (sub, G_FILE_TEST_EXISTS));
  remove_folder ();
}
END_TEST

START_TEST (a_folder_is_no_club)
{
  make_folder ();
  ck_fails (mu_store_open (folder, TRUE, &error), MU_STORE_ERROR_NOT_A_CLUB, "folder");
  remove_folder ();
}
END_TEST

START_TEST (a_path_through_a_file_leads_nowhere)
{
  make_folder ();
  g_autofree char *file = fixture_path (folder, "file");
  g_autofree char *path = fixture_path (folder, "file/club.muster");
  ck_assert (g_file_set_contents (file, "x", 1, NULL));
  ck_fails (mu_store_open (path, TRUE, &error), MU_STORE_ERROR_FAILED, path);
  remove_folder ();
}
END_TEST

/* --- foreign -------------------------------------------------------------- */

static const struct {
  const char *head;
  gsize length;
} foreign[] = {
  { "Dear diary, today we fought at Zama.\n", 1 },
  { "Dear diary, today we fought at Zama.\n", 4096 },
  { "<?xml version=\"1.0\"?>", 600 },
  { "PK\003\004", 100 },
  { "\0", 512 },
  { "SQLite format 2\0", 8192 },
  { "SQLite format 3\0", 40 },
};

START_TEST (a_file_that_is_no_database_stays_as_it_is)
{
  make_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++) {
    g_autofree char *data = g_malloc0 (foreign[i].length);
    memcpy (data, foreign[i].head, MIN (foreign[i].length, strlen (foreign[i].head) + 1));
    ck_assert (g_file_set_contents (path, data, (gssize) foreign[i].length, NULL));
    g_autoptr (GBytes) before = bytes_of (path);
    for (int create = 0; create < 2; create++)
      ck_fails (mu_store_open (path, create, &error), MU_STORE_ERROR_NOT_A_CLUB, path);
    still (path, before);
  }
  remove_folder ();
}
END_TEST

static const char *const other_programs[] = {
  "CREATE TABLE bookmark (url TEXT); INSERT INTO bookmark VALUES ('x');",
  "PRAGMA application_id = 252006673;",
  "PRAGMA user_version = 1; CREATE TABLE t (x);",
};

START_TEST (another_programs_database_stays_as_it_is)
{
  make_folder ();
  for (guint i = 0; i < G_N_ELEMENTS (other_programs); i++) {
    g_autofree char *name = g_strdup_printf ("%u.db", i);
    g_autofree char *path = fixture_path (folder, name);
    const MuOpenOptions options = { .create = TRUE };
    MuConnection *connection = mu_connection_open (path, &options, NULL);
    ck_ok (mu_connection_run (connection, other_programs[i], &error));
    mu_connection_close (connection);
    g_autoptr (GBytes) before = bytes_of (path);
    ck_fails (mu_store_open (path, TRUE, &error), MU_STORE_ERROR_NOT_A_CLUB, "another program");
    still (path, before);
  }
  remove_folder ();
}
END_TEST

START_TEST (an_empty_file_becomes_a_club_only_when_asked)
{
  make_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  ck_assert (g_file_set_contents (path, "", 0, NULL));
  ck_fails (mu_store_open (path, FALSE, &error), MU_STORE_ERROR_NOT_A_CLUB, "holds nothing");
  g_autoptr (MuStore) store = fixture_store (path);
  fixture_sound (store);
  remove_folder ();
}
END_TEST

/* The version after this one. */
#define NEWER     "21"
#define NEWER_SQL "PRAGMA user_version = " NEWER
G_STATIC_ASSERT (MU_STORE_VERSION == 20);

START_TEST (a_newer_club_stays_as_it_is)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  MuStore *store = fixture_store (path);
  ck_ok (mu_connection_run (mu_store_connection (store), NEWER_SQL, &error));
  mu_store_close (store);
  g_autoptr (GBytes) before = bytes_of (path);
  ck_fails (mu_store_open (path, TRUE, &error), MU_STORE_ERROR_NEWER, "Update Muster");
  ck_fails (mu_store_open (path, FALSE, &error), MU_STORE_ERROR_NEWER, "its version is " NEWER);
  still (path, before);
  ck_assert (!exists_beside (path, ".v" NEWER ".bak"));
  remove_folder ();
}
END_TEST

/* --- damage --------------------------------------------------------------- */

/* What a club member would see of the file: 0 if it passes for sound. */
static guint
complaints (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuStore) store = mu_store_open (path, FALSE, &error);
  if (store == NULL) {
    ck_assert (error->domain == MU_STORE_ERROR);
    return 1;
  }
  g_autoptr (GPtrArray) findings = mu_store_examine (store, &error);
  return findings != NULL ? findings->len : 1;
}

START_TEST (a_truncated_club_is_called_damaged)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  g_autoptr (GBytes) whole = bytes_of (path);
  gsize length = g_bytes_get_size (whole);
  for (gsize keep = 4096; keep < length; keep += 4096 * 7) {
    ck_assert (g_file_set_contents (path, g_bytes_get_data (whole, NULL), (gssize) keep, NULL));
    ck_assert_uint_gt (complaints (path), 0);
  }
  ck_assert (g_file_set_contents (path, g_bytes_get_data (whole, NULL), 100, NULL));
  ck_fails (mu_store_open (path, FALSE, &error), MU_STORE_ERROR_DAMAGED, "last good copy");
  remove_folder ();
}
END_TEST

START_TEST (no_page_can_be_spoilt_unseen)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  g_autoptr (GBytes) whole = bytes_of (path);
  gsize length;
  const char *sound = g_bytes_get_data (whole, &length);
  for (gsize page = 0; page < length; page += 4096) {
    g_autofree char *spoilt = g_memdup2 (sound, length);
    memset (spoilt + page, 0xa5, 4096);
    ck_assert (g_file_set_contents (path, spoilt, (gssize) length, NULL));
    ck_assert_msg (complaints (path) > 0, "page %zu", page / 4096 + 1);
  }
  remove_folder ();
}
END_TEST

START_TEST (a_club_without_its_tables_is_called_damaged)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  MuStore *store = fixture_store (path);
  ck_ok (mu_connection_run (mu_store_connection (store), "DROP TABLE setting", &error));
  mu_store_close (store);
  g_autoptr (MuStore) again = fixture_store (path);
  ck_fails (mu_store_set_setting (again, "k", "v", &error), MU_STORE_ERROR_DAMAGED, "setting");
  ck_assert_uint_gt (complaints (path), 0);
  remove_folder ();
}
END_TEST

START_TEST (a_club_without_a_version_is_called_damaged)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  MuStore *store = fixture_store (path);
  ck_ok (mu_connection_run (mu_store_connection (store), "PRAGMA user_version = 0", &error));
  mu_store_close (store);
  ck_fails (mu_store_open (path, TRUE, &error), MU_STORE_ERROR_DAMAGED, "no version");
  remove_folder ();
}
END_TEST

/* A value that no Muster wrote is damage when read, not a wild number. */
START_TEST (a_wild_value_is_damage_when_read)
{
  g_autoptr (MuStore) store = fixture_store (":memory:");
  g_autoptr (MuList) list = fixture_list ("Zama");
  ck_ok (mu_store_add_list (store, list, NULL, &error));
  ck_ok (mu_connection_run (mu_store_connection (store),
                            "PRAGMA ignore_check_constraints = ON;"
                            "UPDATE list_unit SET orders = 77 WHERE position = 1",
                            &error));
  ck_fails (mu_store_list (store, 1, &error), MU_STORE_ERROR_DAMAGED, "none that Muster writes");
}
END_TEST

/* --- read-only ------------------------------------------------------------ */

static void
every_write_of_tonight_is_refused (MuStore *store, const MuBattleRecord *record)
{
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  const MuStoreError code = MU_STORE_ERROR_READ_ONLY;
  ck_fails (mu_store_begin_tonight (store, 0, "x", NULL, 0, &error), code, "read-only");
  ck_fails (mu_store_clear_tonight (store, &error), code, "read-only");
  ck_fails (mu_store_keep_sum (store, sum, NULL, &error), code, "read-only");
  ck_fails (mu_store_take_back_sum (store, &error), code, "read-only");
  ck_fails (mu_store_bring_back_sum (store, &error), code, "read-only");
  ck_fails (mu_store_record_tonight (store, record, NULL, &error), code, "read-only");
}

static void
every_write_is_refused (MuStore *store)
{
  g_autoptr (MuList) list = fixture_list ("New");
  g_autoptr (MuBattleRecord) record = fixture_battle ("New", list, list, 77, 5);
  g_autoptr (MuBattleRecord) next = fixture_campaign_battle (store, 1, 6);
  const MuRoll *rolls = (const MuRoll *) (void *) record->rolls->data;
  MuCampaignPlan plan
      = { .name = "New", .sides = MU_SIDES, .year = 1, .month = 1, .list = { 1, 2 } };
  const MuStoreError code = MU_STORE_ERROR_READ_ONLY;
  ck_fails (mu_store_set_setting (store, "k", "v", &error), code, "read-only");
  ck_fails (mu_store_set_club_name (store, "New", &error), code, "read-only");
  ck_fails (mu_store_add_list (store, list, NULL, &error), code, "read-only");
  ck_fails (mu_store_update_list (store, 1, list, &error), code, "read-only");
  ck_fails (mu_store_delete_list (store, 1, &error), code, "read-only");
  ck_fails (mu_store_add_battle (store, record, NULL, &error), code, "read-only");
  ck_fails (mu_store_add_rolls (store, rolls, 1, &error), code, "read-only");
  ck_fails (mu_store_add_campaign (store, &plan, NULL, &error), code, "read-only");
  ck_fails (mu_store_record_campaign_battle (store, 1, next, NULL, &error), code, "read-only");
  ck_fails (mu_store_undo_campaign_battle (store, 1, &error), code, "read-only");
  ck_fails (mu_store_set_campaign_readings (store, 1, NULL, &error), code, "read-only");
  every_write_of_tonight_is_refused (store, next);
}

static void
everything_can_be_read (MuStore *store)
{
  g_autoptr (MuList) list = mu_store_list (store, 1, NULL);
  g_autoptr (MuCampaign) campaign = mu_store_campaign (store, 1, NULL);
  g_autoptr (MuBattleRecord) record = mu_store_battle (store, 1, NULL);
  ck_assert_ptr_nonnull (list);
  ck_assert_ptr_nonnull (campaign);
  ck_assert_ptr_nonnull (record);
  fixture_sound (store);
}

START_TEST (a_read_only_club_can_be_read_and_nothing_else)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  g_autoptr (GBytes) before = bytes_of (path);
  MuStore *store = open_with (path, (MuOpenOptions){ .read_only = TRUE });
  ck_assert (mu_store_read_only (store));
  everything_can_be_read (store);
  every_write_is_refused (store);
  mu_store_close (store);
  still (path, before);
  remove_folder ();
}
END_TEST

/* Runs act in a child, whose exit status is act's answer. */
static int
in_child (int (*act) (const char *path), const char *path, gboolean as_nobody)
{
  pid_t child = fork ();
  if (child == 0) {
    if (as_nobody && (setgid (65534) != 0 || setuid (65534) != 0))
      _exit (99);
    _exit (act (path));
  }
  int status = -1;
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert (WIFEXITED (status));
  return WEXITSTATUS (status);
}

/* Runs act as a member without rights to the folder; root has all rights, so it
 * becomes nobody. */
static int
as_anyone (int (*act) (const char *path), const char *path)
{
  return in_child (act, path, getuid () == 0);
}

static gboolean
is_read_only_error (const GError *error)
{
  return g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_READ_ONLY);
}

/* 0: it read, and was refused to write. */
static int
read_and_try_to_write (const char *path)
{
  g_autoptr (GError) error = NULL;
  MuStore *store = mu_store_open (path, TRUE, &error);
  if (store == NULL)
    return 1;
  g_autoptr (GPtrArray) lists = mu_store_lists (store, NULL);
  if (lists == NULL || lists->len != 2)
    return 2;
  gboolean wrote = mu_store_set_setting (store, "k", "v", &error);
  return !wrote && mu_store_read_only (store) && is_read_only_error (error) ? 0 : 3;
}

/* 0: refused for want of rights. */
static int
try_to_create (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuStore) store = mu_store_open (path, TRUE, &error);
  return store == NULL && is_read_only_error (error) ? 0 : 1;
}

START_TEST (a_read_only_folder_lets_its_club_be_read)
{
  make_folder ();
  /* A name that an address would read otherwise. */
  g_autofree char *path = make_club ("100% club?x#y.muster");
  g_autofree char *deeper = fixture_path (folder, "more/club.muster");
  g_autoptr (GBytes) before = bytes_of (path);
  g_chmod (path, 0444);
  g_chmod (folder, 0555);
  ck_assert_int_eq (as_anyone (read_and_try_to_write, path), 0);
  ck_assert_int_eq (as_anyone (try_to_create, deeper), 0);
  g_chmod (folder, 0755);
  still (path, before);
  remove_folder ();
}
END_TEST

START_TEST (a_read_only_file_in_an_open_folder_can_be_read)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  g_chmod (path, 0444);
  g_chmod (folder, 0777);
  ck_assert_int_eq (as_anyone (read_and_try_to_write, path), 0);
  remove_folder ();
}
END_TEST

START_TEST (a_club_cannot_be_made_in_a_read_only_folder)
{
  make_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_chmod (folder, 0555);
  ck_assert_int_eq (as_anyone (try_to_create, path), 0);
  g_chmod (folder, 0755);
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  remove_folder ();
}
END_TEST

/* --- full ----------------------------------------------------------------- */

static gint64
pages (MuStore *store)
{
  gint64 count = 0;
  ck_ok (mu_connection_ask (mu_store_connection (store), "PRAGMA page_count", &count, &error));
  return count;
}

/* The file may not grow beyond what it has. */
static void
fill_up (MuStore *store)
{
  g_autofree char *sql
      = g_strdup_printf ("PRAGMA max_page_count = %" G_GINT64_FORMAT, pages (store) + 1);
  ck_ok (mu_connection_run (mu_store_connection (store), sql, &error));
}

static void
give_room (MuStore *store)
{
  ck_ok (
      mu_connection_run (mu_store_connection (store), "PRAGMA max_page_count = 1000000", &error));
}

/* Sums until no more go in; how many did. */
static guint
keep_until_full (MuStore *store)
{
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  g_autoptr (GError) error = NULL;
  g_free (sum->input);
  sum->input = g_strnfill (3000, 'x');
  sum->hit.side = MU_SIDE_B;
  for (guint kept = 0; kept < 1000; kept++)
    if (!mu_store_keep_sum (store, sum, NULL, &error)) {
      ck_assert_msg (g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_FULL), "%s",
                     error->message);
      return kept;
    }
  ck_abort_msg ("the disk never was full");
  return 0;
}

START_TEST (a_full_disk_keeps_what_was_kept_tonight)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  g_autoptr (MuStore) store = fixture_store (path);
  ck_ok (mu_store_begin_tonight (store, 0, "x", NULL, 0, &error));
  g_autofree char *big = g_strnfill (100000, 'x');
  fill_up (store);
  const guint kept = keep_until_full (store);
  ck_fails (mu_store_begin_tonight (store, 0, big, NULL, 0, &error), MU_STORE_ERROR_FULL, path);
  ck_assert_int_eq (fixture_count (store, "kept_sum WHERE aside_with IS NULL"), kept);
  g_autoptr (MuTonight) tonight = mu_store_tonight (store, NULL);
  ck_assert_str_eq (tonight->sheet, "x");
  fixture_sound (store);
  give_room (store);
  ck_ok (mu_store_begin_tonight (store, 0, big, NULL, 0, &error));
  remove_folder ();
}
END_TEST

START_TEST (a_full_disk_leaves_everything_as_it_was)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (MuList) a = mu_store_campaign_army (store, 1, MU_SIDE_A, NULL, NULL);
  g_autoptr (MuList) b = mu_store_campaign_army (store, 1, MU_SIDE_B, NULL, NULL);
  g_autoptr (MuBattleRecord) record = fixture_battle ("Big", a, b, 6, 5000);
  fill_up (store);
  for (int again = 0; again < 3; again++) {
    ck_fails (mu_store_record_campaign_battle (store, 1, record, NULL, &error), MU_STORE_ERROR_FULL,
              "free some space");
    ck_fails (mu_store_add_battle (store, record, NULL, &error), MU_STORE_ERROR_FULL, path);
    fixture_sound (store);
    ck_assert_int_eq (fixture_count (store, "battle"), 1);
  }
  give_room (store);
  ck_ok (mu_store_record_campaign_battle (store, 1, record, NULL, &error));
  fixture_sound (store);
  remove_folder ();
}
END_TEST

/* The system itself refuses to let a file grow beyond a few pages more than the club has. */
static int
write_beyond_a_limit (const char *path)
{
  g_autoptr (GBytes) club = bytes_of (path);
  g_autoptr (GError) error = NULL;
  MuStore *store = fixture_store (path);
  g_autoptr (MuList) list = fixture_list ("Big");
  g_autoptr (MuBattleRecord) record = fixture_battle ("Big", list, list, 6, 20000);
  const rlim_t size = g_bytes_get_size (club) + 10 * 4096;
  const struct rlimit limit = { size, size };
  signal (SIGXFSZ, SIG_IGN);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
    return 1;
  if (mu_store_add_battle (store, record, NULL, &error))
    return 2;
  if (!g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_FULL))
    return 3;
  fixture_sound (store);
  return mu_store_set_setting (store, "small", "fits", NULL) ? 0 : 4;
}

START_TEST (a_write_cut_short_leaves_everything_as_it_was)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  /* the limit holds for root as well */
  ck_assert_int_eq (in_child (write_beyond_a_limit, path, FALSE), 0);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (fixture_count (store, "battle"), 1);
  g_autofree char *small = mu_store_get_setting (store, "small", NULL);
  ck_assert_str_eq (small, "fits");
  fixture_sound (store);
  remove_folder ();
}
END_TEST

static int
create_beyond_a_limit (const char *path)
{
  g_autoptr (GError) error = NULL;
  const struct rlimit limit = { 20000, 20000 };
  signal (SIGXFSZ, SIG_IGN);
  if (setrlimit (RLIMIT_FSIZE, &limit) != 0 || mu_store_open (path, TRUE, &error) != NULL)
    return 1;
  return g_error_matches (error, MU_STORE_ERROR, MU_STORE_ERROR_FULL) ? 0 : 2;
}

START_TEST (a_club_that_finds_no_room_leaves_no_file)
{
  make_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  g_chmod (folder, 0777);
  ck_assert_int_eq (as_anyone (create_beyond_a_limit, path), 0);
  ck_assert (!exists_beside (path, ""));
  nothing_beside (path);
  remove_folder ();
}
END_TEST

/* --- busy ----------------------------------------------------------------- */

START_TEST (two_programs_share_a_club)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  g_autoptr (MuStore) one = fixture_store (path);
  g_autoptr (MuStore) other = open_with (path, (MuOpenOptions){ .busy_ms = 20 });
  ck_ok (mu_store_set_setting (one, "k", "one", &error));
  g_autofree char *seen = mu_store_get_setting (other, "k", NULL);
  ck_assert_str_eq (seen, "one");

  ck_ok (mu_connection_begin (mu_store_connection (one), &error));
  ck_fails (mu_store_set_setting (other, "k", "other", &error), MU_STORE_ERROR_BUSY,
            "another program");
  g_autoptr (MuKeptSum) sum = mu_kept_sum_new ();
  ck_fails (mu_store_keep_sum (other, sum, NULL, &error), MU_STORE_ERROR_BUSY, "another program");
  ck_fails (mu_store_take_back_sum (other, &error), MU_STORE_ERROR_BUSY, "another program");
  everything_can_be_read (other);
  ck_assert (mu_connection_end (mu_store_connection (one), TRUE, NULL));
  ck_ok (mu_store_set_setting (other, "k", "other", &error));
  g_autofree char *now = mu_store_get_setting (one, "k", NULL);
  ck_assert_str_eq (now, "other");
  remove_folder ();
}
END_TEST

START_TEST (a_club_held_whole_is_read_and_busy_to_write)
{
  make_folder ();
  g_autofree char *path = make_club ("club.muster");
  const MuOpenOptions options = { .busy_ms = 20 };
  MuConnection *holder = mu_connection_open (path, &options, NULL);
  ck_ok (mu_connection_run (holder, "PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;",
                            &error));
  g_autoptr (MuStore) store = open_with (path, options);
  fixture_sound (store);
  ck_fails (mu_store_set_setting (store, "k", "v", &error), MU_STORE_ERROR_BUSY, "try again");
  mu_connection_close (holder);
  ck_ok (mu_store_set_setting (store, "k", "v", &error));
  fixture_sound (store);
  remove_folder ();
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_new_club_comes_with_its_folders,
    what_is_acknowledged_is_on_disk,
    a_missing_file_is_not_made_unasked,
    a_folder_is_no_club,
    a_path_through_a_file_leads_nowhere,
    a_file_that_is_no_database_stays_as_it_is,
    another_programs_database_stays_as_it_is,
    an_empty_file_becomes_a_club_only_when_asked,
    a_newer_club_stays_as_it_is,
    a_truncated_club_is_called_damaged,
    no_page_can_be_spoilt_unseen,
    a_club_without_its_tables_is_called_damaged,
    a_club_without_a_version_is_called_damaged,
    a_wild_value_is_damage_when_read,
    a_read_only_club_can_be_read_and_nothing_else,
    a_read_only_folder_lets_its_club_be_read,
    a_read_only_file_in_an_open_folder_can_be_read,
    a_club_cannot_be_made_in_a_read_only_folder,
    a_full_disk_leaves_everything_as_it_was,
    a_full_disk_keeps_what_was_kept_tonight,
    a_write_cut_short_leaves_everything_as_it_was,
    a_club_that_finds_no_room_leaves_no_file,
    two_programs_share_a_club,
    a_club_held_whole_is_read_and_busy_to_write,
  };
  return fixture_run ("files", tests, G_N_ELEMENTS (tests));
}
