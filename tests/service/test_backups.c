/* Backups: made whole, looked at, found again, thinned, put back. */
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <utime.h>

#include "app/service/club/backups.h"
#include "db/backup.h"
#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

static char *folder, *club;

static void
setup (void)
{
  folder = fixture_folder ();
  club = fixture_path (folder, "club.muster");
  MuStore *store = fixture_store (club);
  fixture_campaign (store, "War");
  mu_store_close (store);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  const char *name;
  while (names != NULL && (name = g_dir_read_name (names)) != NULL) {
    g_autofree char *inner = g_build_filename (path, name, NULL);
    remove_tree (inner);
  }
  g_remove (path);
}

static void
teardown (void)
{
  remove_tree (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&club, g_free);
}

static GDateTime *
at (int year, int month, int day, int hour)
{
  return g_date_time_new_local (year, month, day, hour, 30, 5);
}

/* As if the club had been made on the first day of 2026, and written at that moment. */
static void
make_old (MuStore *store)
{
  ck_ok (mu_connection_run (mu_store_connection (store),
                            "UPDATE club SET created = '2026-01-01T10:00:00Z'", &error));
}

static void
written_at (GDateTime *moment)
{
  const struct utimbuf times
      = { .actime = g_date_time_to_unix (moment), .modtime = g_date_time_to_unix (moment) };
  ck_assert_int_eq (utime (club, &times), 0);
}

static GPtrArray *
list (void)
{
  g_autofree char *where = mu_backups_folder (NULL, club);
  return mu_backups_list (where, club);
}

static guint
count (MuBackupKind kind)
{
  g_autoptr (GPtrArray) backups = list ();
  guint found = 0;
  for (guint i = 0; i < backups->len; i++)
    found += ((MuBackup *) backups->pdata[i])->kind == kind;
  return found;
}

static guint
files_in (const char *path)
{
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  guint found = 0;
  while (names != NULL && g_dir_read_name (names) != NULL)
    found++;
  return found;
}

static gboolean
has_campaign (const char *path, const char *name)
{
  g_autoptr (MuStore) store = fixture_store (path);
  fixture_sound (store);
  return mu_store_find_campaign (store, name, NULL) != 0;
}

static void
add_campaign (const char *name)
{
  g_autoptr (MuStore) store = fixture_store (club);
  fixture_campaign (store, name);
}

static char *
make (MuBackupKind kind, GDateTime *now)
{
  g_autoptr (MuStore) store = fixture_store (club);
  char *path = NULL;
  ck_ok ((path = mu_backups_make (store, kind, now, &error)) != NULL);
  return path;
}

/* --- making ------------------------------------------------------------------- */

START_TEST (a_backup_has_all_of_the_club_and_its_date)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  g_autofree char *path = make (MU_BACKUP_ASKED, now);
  g_autofree char *name = g_path_get_basename (path);
  ck_assert_str_eq (name, "club-2026-03-09-223005.muster");
  ck_assert (has_campaign (path, "War"));
  g_autoptr (GPtrArray) backups = list ();
  ck_assert_uint_eq (backups->len, 1);
  const MuBackup *backup = backups->pdata[0];
  ck_assert_int_eq (backup->kind, MU_BACKUP_ASKED);
  ck_assert (g_date_time_equal (backup->made, now));
  ck_assert_int_gt (backup->bytes, 100000);
  teardown ();
}
END_TEST

/* What is being written meanwhile is in it or not, but never half. */
START_TEST (a_backup_is_made_while_the_club_is_open_elsewhere)
{
  setup ();
  g_autoptr (MuStore) open = fixture_store (club);
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  fixture_campaign (open, "Later");
  g_autofree char *path = make (MU_BACKUP_ASKED, now);
  ck_assert (has_campaign (path, "Later"));
  ck_ok (mu_connection_begin (mu_store_connection (open), &error));
  g_autofree char *second = make (MU_BACKUP_ASKED, now);
  mu_connection_end (mu_store_connection (open), FALSE, NULL);
  ck_assert (has_campaign (second, "Later"));
  teardown ();
}
END_TEST

START_TEST (two_backups_of_one_second_have_two_names)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  g_autofree char *one = make (MU_BACKUP_ASKED, now), *other = make (MU_BACKUP_ASKED, now);
  ck_assert_str_ne (one, other);
  ck_assert_uint_eq (count (MU_BACKUP_ASKED), 2);
  teardown ();
}
END_TEST

START_TEST (a_backup_never_takes_a_name_that_is_taken)
{
  setup ();
  g_autoptr (MuStore) store = fixture_store (club);
  g_autofree char *there = fixture_path (folder, "notes.muster");
  ck_assert (g_file_set_contents (there, "mine", -1, NULL));
  ck_fails (mu_store_back_up (store, there, &error), MU_STORE_ERROR_TWICE, "another name");
  g_autofree char *text = NULL;
  ck_assert (g_file_get_contents (there, &text, NULL, NULL));
  ck_assert_str_eq (text, "mine");
  teardown ();
}
END_TEST

START_TEST (a_backup_that_cannot_be_written_leaves_nothing)
{
  setup ();
  g_autoptr (MuStore) store = fixture_store (club);
  g_autofree char *there = g_build_filename (folder, "nowhere", "x.muster", NULL);
  g_autoptr (GError) reason = NULL;
  const guint before = files_in (folder);
  ck_assert (!mu_store_back_up (store, there, &reason));
  ck_assert (strstr (reason->message, "x.muster ") != NULL);
  ck_assert (strstr (reason->message, ".part") == NULL);
  ck_assert_uint_eq (files_in (folder), before);
  teardown ();
}
END_TEST

/* A club that is not well makes no backup that would push a good one out. */
START_TEST (what_the_doctor_finds_is_no_backup)
{
  setup ();
  g_autoptr (MuStore) store = fixture_store (club);
  g_autofree char *there = fixture_path (folder, "x.muster");
  ck_ok (mu_connection_run (mu_store_connection (store),
                            "PRAGMA foreign_keys = OFF; DELETE FROM army_list; DELETE FROM player;"
                            "UPDATE campaign_side SET player_id = 77",
                            &error));
  ck_fails (mu_store_back_up (store, there, &error), MU_STORE_ERROR_DAMAGED, "x.muster");
  ck_assert (!g_file_test (there, G_FILE_TEST_EXISTS));
  teardown ();
}
END_TEST

/* --- finding ------------------------------------------------------------------ */

START_TEST (only_backups_of_this_club_are_listed)
{
  setup ();
  static const char *const others[] = {
    "club-2026-03-09-223005.txt",
    "club-2026-13-09-223005.muster",
    "club-2026-03-09-2230.muster",
    "club-of-rome-2026-03-09-223005.muster",
    "club-2026-03-09-223005-mine.muster",
    "club-.muster",
    "club.muster",
    "other-2026-03-09-223005.muster",
    "club-2026-03-09-223005x.muster",
    "club-2026-03-09-223005-automatic.muster.part",
  };
  g_autofree char *where = mu_backups_folder (NULL, club);
  ck_assert_int_eq (g_mkdir (where, 0755), 0);
  for (guint i = 0; i < G_N_ELEMENTS (others); i++) {
    g_autofree char *path = g_build_filename (where, others[i], NULL);
    ck_assert (g_file_set_contents (path, "", 0, NULL));
  }
  g_autoptr (GPtrArray) none = list ();
  ck_assert_uint_eq (none->len, 0);
  g_autofree char *path = g_build_filename (where, "club-2026-03-09-223005-replaced.muster", NULL);
  ck_assert (g_file_set_contents (path, "", 0, NULL));
  ck_assert_uint_eq (count (MU_BACKUP_REPLACED), 1);
  teardown ();
}
END_TEST

START_TEST (the_preferences_name_the_folder)
{
  setup ();
  g_autoptr (MuStore) store = fixture_store (club);
  g_autofree char *other = g_build_filename (folder, "elsewhere", "deep", NULL);
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  ck_ok (mu_backups_set_folder (store, other, &error));
  g_autofree char *path = mu_backups_make (store, MU_BACKUP_ASKED, now, NULL);
  ck_assert (g_str_has_prefix (path, other));
  ck_fails (mu_backups_set_folder (store, "Backups", &error), MU_STORE_ERROR_IMPOSSIBLE,
            "whole path");
  g_autofree char *below_a_file = g_build_filename (club, "x", NULL);
  ck_fails (mu_backups_set_folder (store, below_a_file, &error), MU_STORE_ERROR_READ_ONLY,
            "another folder");
  g_autofree char *still = mu_backups_folder (store, club);
  ck_assert_str_eq (still, other);
  ck_ok (mu_backups_set_folder (store, NULL, &error));
  g_autofree char *usual = mu_backups_folder (store, club);
  ck_assert (g_str_has_suffix (usual, "/backups"));
  teardown ();
}
END_TEST

/* --- the day's own ------------------------------------------------------------ */

static gboolean
keep_day (MuStore *store, GDateTime *now)
{
  gboolean made = FALSE;
  ck_ok (mu_backups_keep_day (store, now, &made, &error));
  return made;
}

START_TEST (a_day_has_one_automatic_backup)
{
  setup ();
  g_autoptr (MuStore) store = fixture_store (club);
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  ck_assert (!keep_day (store, today)); /* made today: nothing to lose yet */
  make_old (store);
  g_autoptr (GDateTime) morning = at (2026, 3, 9, 8), noon = at (2026, 3, 9, 12);
  g_autoptr (GDateTime) next = at (2026, 3, 10, 8), later = at (2026, 3, 11, 8);
  ck_assert (keep_day (store, morning));
  ck_assert (!keep_day (store, noon));
  written_at (noon);
  ck_assert (keep_day (store, next));
  ck_assert (!keep_day (store, later)); /* nothing was written since */
  ck_assert_uint_eq (count (MU_BACKUP_AUTOMATIC), 2);
  teardown ();
}
END_TEST

/* Which stay is told by their names alone. */
static void
pretend_backup (GDateTime *now)
{
  g_autofree char *where = mu_backups_folder (NULL, club);
  g_autofree char *name = g_date_time_format (now, "club-%Y-%m-%d-%H%M%S-automatic.muster");
  g_autofree char *path = g_build_filename (where, name, NULL);
  ck_assert (g_file_set_contents (path, "", 0, NULL));
}

/* 90 days from 1 January: the ten newest, of the other months the last of each; of March, in which
 * the ten begin, no other. What was asked for stays. */
START_TEST (the_newest_ten_stay_and_one_a_month)
{
  setup ();
  g_autoptr (MuStore) store = fixture_store (club);
  g_autoptr (GDateTime) first = at (2026, 1, 1, 20);
  g_autofree char *asked = mu_backups_make (store, MU_BACKUP_ASKED, first, NULL);
  ck_assert_ptr_nonnull (asked);
  make_old (store);
  for (int day = 1; day < 90; day++) {
    g_autoptr (GDateTime) now = g_date_time_add_days (first, day);
    written_at (now);
    if (day < 80)
      pretend_backup (now);
    else
      ck_assert (keep_day (store, now));
  }
  g_autoptr (GPtrArray) backups = list ();
  g_autoptr (GString) told = g_string_new (NULL);
  for (guint i = 0; i < backups->len; i++) {
    const MuBackup *backup = backups->pdata[i];
    g_autofree char *day = g_date_time_format (backup->made, "%m-%d ");
    g_string_append (told, day);
  }
  ck_assert_str_eq (told->str, "03-31 03-30 03-29 03-28 03-27 03-26 03-25 03-24 03-23 03-22 "
                               "02-28 01-31 01-01 ");
  teardown ();
}
END_TEST

/* --- putting back ------------------------------------------------------------- */

static gboolean
restore (const char *backup, char **kept, GError **error)
{
  g_autoptr (GDateTime) now = at (2026, 4, 1, 22);
  g_autofree char *where = mu_backups_folder (NULL, club);
  return mu_backups_restore (backup, club, where, now, kept, error);
}

START_TEST (what_a_backup_replaces_is_kept_and_can_be_restored)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  g_autofree char *backup = make (MU_BACKUP_ASKED, now);
  g_autofree char *kept = NULL, *again = NULL;
  add_campaign ("Later");
  ck_ok (restore (backup, &kept, &error));
  ck_assert (!has_campaign (club, "Later"));
  ck_assert (has_campaign (kept, "Later"));
  ck_ok (restore (kept, &again, &error));
  ck_assert (has_campaign (club, "Later"));
  ck_assert_uint_eq (count (MU_BACKUP_REPLACED), 2);
  ck_assert_uint_eq (files_in (folder), 2); /* the club and its backups: nothing else stays */
  teardown ();
}
END_TEST

/* Made and restored within one second: the newest is what was replaced, as whoever wants that back
 * expects. */
START_TEST (what_was_replaced_is_newer_than_what_replaced_it)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 4, 1, 22);
  g_autofree char *backup = make (MU_BACKUP_ASKED, now);
  g_autofree char *kept = NULL;
  ck_ok (restore (backup, &kept, &error));
  g_autoptr (GPtrArray) backups = list ();
  ck_assert_uint_eq (backups->len, 2);
  const MuBackup *newest = backups->pdata[0], *other = backups->pdata[1];
  ck_assert_str_eq (newest->path, kept);
  ck_assert_int_gt (g_date_time_compare (newest->made, other->made), 0);
  teardown ();
}
END_TEST

START_TEST (a_damaged_club_is_kept_to_the_byte)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  g_autofree char *backup = make (MU_BACKUP_ASKED, now);
  g_autofree char *kept = NULL, *bytes = NULL;
  gsize length = 0;
  ck_assert (g_file_set_contents (club, "not a club any more", -1, NULL));
  ck_ok (restore (backup, &kept, &error));
  ck_assert (has_campaign (club, "War"));
  ck_assert (g_file_get_contents (kept, &bytes, &length, NULL));
  ck_assert_str_eq (bytes, "not a club any more");
  teardown ();
}
END_TEST

START_TEST (a_club_that_is_gone_comes_back)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  g_autofree char *backup = make (MU_BACKUP_ASKED, now);
  g_autofree char *kept = NULL;
  ck_assert_int_eq (g_unlink (club), 0);
  ck_ok (restore (backup, &kept, &error));
  ck_assert_ptr_null (kept);
  ck_assert (has_campaign (club, "War"));
  teardown ();
}
END_TEST

/* The log of another file would be read as this one's. */
START_TEST (logs_of_what_was_there_go_with_it)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  g_autofree char *backup = make (MU_BACKUP_ASKED, now);
  g_autofree char *log = g_strconcat (club, "-wal", NULL), *kept = NULL, *bytes = NULL;
  ck_assert (g_file_set_contents (log, "a log", -1, NULL));
  ck_ok (restore (backup, &kept, &error));
  ck_assert (!g_file_test (log, G_FILE_TEST_EXISTS));
  g_autofree char *kept_log = g_strconcat (kept, "-wal", NULL);
  ck_assert (g_file_get_contents (kept_log, &bytes, NULL, NULL));
  ck_assert_str_eq (bytes, "a log");
  teardown ();
}
END_TEST

static GBytes *
bytes_of (const char *path)
{
  char *text = NULL;
  gsize length = 0;
  ck_assert (g_file_get_contents (path, &text, &length, NULL));
  return g_bytes_new_take (text, length);
}

/* Each is refused with its own name, and the club is as it was, to the byte. */
static void
stays (const char *backup, MuStoreError code, const char *words)
{
  g_autoptr (GBytes) before = bytes_of (club);
  g_autofree char *kept = NULL;
  ck_fails (restore (backup, &kept, &error), code, words);
  g_autoptr (GError) reason = NULL;
  ck_assert (!restore (backup, &kept, &reason));
  ck_assert (strstr (reason->message, backup) != NULL);
  g_autoptr (GBytes) after = bytes_of (club);
  ck_assert (g_bytes_equal (before, after));
  ck_assert_uint_eq (count (MU_BACKUP_REPLACED), 0);
}

START_TEST (what_is_no_sound_club_is_not_restored)
{
  setup ();
  g_autoptr (GDateTime) now = at (2026, 3, 9, 22);
  g_autofree char *good = make (MU_BACKUP_ASKED, now);
  g_autofree char *bad = fixture_path (folder, "bad.muster");
  g_autoptr (GBytes) whole = bytes_of (good);
  gsize length;
  const char *data = g_bytes_get_data (whole, &length);
  stays (bad, MU_STORE_ERROR_NOT_FOUND, "There is no club file");
  ck_assert (g_file_set_contents (bad, "hello", -1, NULL));
  stays (bad, MU_STORE_ERROR_NOT_A_CLUB, "is not a club file");
  ck_assert (g_file_set_contents (bad, data, (gssize) length / 2, NULL));
  stays (bad, MU_STORE_ERROR_DAMAGED, "is damaged");
  g_autofree char *spoilt = g_memdup2 (data, length);
  memset (spoilt + 5 * 4096, 0xa5, 4096);
  ck_assert (g_file_set_contents (bad, spoilt, (gssize) length, NULL));
  stays (bad, MU_STORE_ERROR_DAMAGED, "is damaged");
  stays (folder, MU_STORE_ERROR_NOT_FOUND, "There is no club file");
  MuStore *store = fixture_store (good);
  ck_ok (mu_connection_run (mu_store_connection (store), "PRAGMA user_version = 99", &error));
  mu_store_close (store);
  stays (good, MU_STORE_ERROR_NEWER, "Update Muster");
  teardown ();
}
END_TEST

/* The backup itself stays as it is. */
START_TEST (a_backup_of_an_older_version_is_brought_up_to_date)
{
  setup ();
  const MuOpenOptions options = { .create = TRUE };
  g_autofree char *old = fixture_path (folder, "old.muster"), *kept = NULL;
  g_autoptr (GError) reason = NULL;
  MuStore *store = mu_store_open_with (old, &options, mu_migrations, 9, &reason);
  ck_assert_ptr_nonnull (store);
  mu_store_close (store);
  g_autoptr (GBytes) before = bytes_of (old);
  ck_ok (restore (old, &kept, &error));
  ck_assert (!has_campaign (club, "War"));
  g_autoptr (GBytes) after = bytes_of (old);
  ck_assert (g_bytes_equal (before, after));
  teardown ();
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_backup_has_all_of_the_club_and_its_date,
    a_backup_is_made_while_the_club_is_open_elsewhere,
    two_backups_of_one_second_have_two_names,
    a_backup_never_takes_a_name_that_is_taken,
    a_backup_that_cannot_be_written_leaves_nothing,
    what_the_doctor_finds_is_no_backup,
    only_backups_of_this_club_are_listed,
    the_preferences_name_the_folder,
    a_day_has_one_automatic_backup,
    the_newest_ten_stay_and_one_a_month,
    what_a_backup_replaces_is_kept_and_can_be_restored,
    what_was_replaced_is_newer_than_what_replaced_it,
    a_damaged_club_is_kept_to_the_byte,
    a_club_that_is_gone_comes_back,
    logs_of_what_was_there_go_with_it,
    what_is_no_sound_club_is_not_restored,
    a_backup_of_an_older_version_is_brought_up_to_date,
  };
  return fixture_run ("backups", tests, G_N_ELEMENTS (tests));
}
