/* Clubs of Musters that kept a log beside the file, whole and cut short. */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/fixture.h"

static char *folder;
static char *path;
static char *log_path;

static void
make_folder (void)
{
  folder = fixture_folder ();
  path = fixture_path (folder, "club.muster");
  log_path = g_strconcat (path, "-wal", NULL);
}

static void
remove_folder (void)
{
  fixture_remove (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&path, g_free);
  g_clear_pointer (&log_path, g_free);
}

static void
copy (const char *from, const char *to)
{
  g_autofree char *data = NULL;
  gsize size;
  ck_assert_msg (g_file_get_contents (from, &data, &size, NULL), "%s", from);
  ck_assert (g_file_set_contents (to, data, (gssize) size, NULL));
}

static GBytes *
bytes_of (const char *name)
{
  char *data;
  gsize size;
  ck_assert_msg (g_file_get_contents (name, &data, &size, NULL), "%s", name);
  return g_bytes_new_take (data, size);
}

static void
same_bytes (const char *name, GBytes *before)
{
  g_autoptr (GBytes) now = bytes_of (name);
  ck_assert_msg (g_bytes_equal (now, before), "%s has changed", name);
}

static void
alone (void)
{
  static const char *const endings[] = { "-wal", "-shm", "-journal", "-next" };
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autofree char *name = g_strconcat (path, endings[i], NULL);
    ck_assert_msg (!g_file_test (name, G_FILE_TEST_EXISTS), "%s is left", name);
  }
}

static void
make_club (const char *name, const char *campaign)
{
  g_autoptr (MuStore) store = fixture_store (name);
  fixture_campaign (store, campaign);
}

/* --- an older Muster ------------------------------------------------------ */

static void
run (sqlite3 *handle, const char *sql)
{
  char *message = NULL;
  ck_assert_msg (sqlite3_exec (handle, sql, NULL, NULL, &message) == SQLITE_OK, "%s: %s", sql,
                 message);
}

/* It opens the club as older Musters did. */
static sqlite3 *
open_of_old (const char *name)
{
  sqlite3 *handle = NULL;
  ck_assert_int_eq (sqlite3_open (name, &handle), SQLITE_OK);
  run (handle, "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0;"
               "SELECT count (*) FROM club");
  return handle;
}

static void
set_of_old (sqlite3 *handle, const char *key)
{
  g_autofree char *sql = g_strdup_printf ("INSERT INTO setting VALUES ('%s', 'v')", key);
  run (handle, sql);
}

/* Acts of a session that is killed: the club and its log stay as they then were. */
static void
leave_behind (const char *name, const char *key, int more)
{
  g_autofree char *work = g_strconcat (name, ".work", NULL);
  g_autofree char *log = g_strconcat (work, "-wal", NULL), *to = g_strconcat (name, "-wal", NULL);
  copy (name, work);
  sqlite3 *handle = open_of_old (work);
  set_of_old (handle, key);
  run (handle, "UPDATE army_list SET notes = notes || 'x'");
  for (int i = 0; i < more; i++)
    run (handle, "INSERT INTO setting VALUES (hex (randomblob (9)), hex (randomblob (1900)))");
  copy (work, name);
  copy (log, to);
  sqlite3_close (handle);
}

static void
change_time (const char *name, int seconds)
{
  struct stat status;
  ck_assert_int_eq (stat (name, &status), 0);
  status.st_mtim.tv_sec += seconds;
  const struct timespec times[2] = { status.st_mtim, status.st_mtim };
  ck_assert_int_eq (utimensat (AT_FDCWD, name, times, 0), 0);
}

/* --- looking -------------------------------------------------------------- */

static gboolean
has (MuStore *store, const char *key)
{
  g_autofree char *value = mu_store_get_setting (store, key, NULL);
  return value != NULL;
}

static MuStore *
open_with (MuOpenOptions options)
{
  g_autoptr (GError) error = NULL;
  MuStore *store = mu_store_open_with (path, &options, mu_migrations, mu_migration_count, &error);
  ck_assert_msg (store != NULL, "%s", error ? error->message : "");
  return store;
}

/* Nothing is changed, neither the file nor the log. */
static void
is_refused (MuStoreError kind, const char *words)
{
  g_autoptr (GBytes) club = bytes_of (path), log = bytes_of (log_path);
  const MuOpenOptions options = { .busy_ms = 20 };
  for (int i = 0; i < 2; i++) {
    ck_fails (mu_store_open_with (path, &options, mu_migrations, mu_migration_count, &error), kind,
              words);
    same_bytes (path, club);
    same_bytes (log_path, log);
  }
}

/* --- the club's own log --------------------------------------------------- */

START_TEST (what_a_killed_session_logged_is_taken_in)
{
  for (int more = 0; more < 200; more += 199) {
    make_folder ();
    make_club (path, "War");
    leave_behind (path, "k", more);
    {
      g_autoptr (MuStore) store = fixture_store (path);
      ck_assert (has (store, "k"));
      fixture_sound (store);
      alone ();
      ck_ok (mu_store_set_setting (store, "new", "v", &error));
    }
    alone ();
    g_autoptr (MuStore) again = fixture_store (path);
    ck_assert (has (again, "k") && has (again, "new"));
    remove_folder ();
  }
}
END_TEST

/* As it was before clubs had a line of acts. */
START_TEST (a_club_of_an_older_version_is_brought_up_with_its_log)
{
  make_folder ();
  const MuOpenOptions options = { .create = TRUE };
  MuStore *older = mu_store_open_with (path, &options, mu_migrations, MU_STORE_VERSION - 1, NULL);
  mu_store_close (older);
  leave_behind (path, "k", 3);
  g_autofree char *kept = g_strdup_printf ("%s.v%d.bak", path, MU_STORE_VERSION - 1);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert (has (store, "k"));
  ck_assert (g_file_test (kept, G_FILE_TEST_EXISTS));
  fixture_sound (store);
  alone ();
  remove_folder ();
}
END_TEST

/* The killed program had begun to put its log into the file: some pages are there, some not. */
START_TEST (a_log_that_was_half_put_in_is_put_in_whole)
{
  make_folder ();
  make_club (path, "War");
  leave_behind (path, "k", 150);
  g_autofree char *whole = fixture_path (folder, "whole");
  g_autofree char *whole_log = g_strconcat (whole, "-wal", NULL);
  copy (path, whole);
  copy (log_path, whole_log);
  sqlite3 *handle = open_of_old (whole);
  run (handle, "PRAGMA wal_checkpoint (TRUNCATE)");
  sqlite3_close (handle);
  g_autoptr (GBytes) after = bytes_of (whole);
  FILE *file = g_fopen (path, "r+");
  ck_assert_uint_eq (fwrite (g_bytes_get_data (after, NULL), 4096, 9, file), 9);
  ck_assert_int_eq (fclose (file), 0);
  change_time (path, 10);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert (has (store, "k"));
  fixture_sound (store);
  alone ();
  remove_folder ();
}
END_TEST

START_TEST (a_log_that_is_in_the_file_already_goes)
{
  make_folder ();
  make_club (path, "War");
  leave_behind (path, "k", 5);
  g_autofree char *whole = fixture_path (folder, "whole");
  g_autofree char *whole_log = g_strconcat (whole, "-wal", NULL);
  copy (path, whole);
  copy (log_path, whole_log);
  sqlite3 *handle = open_of_old (whole);
  run (handle, "PRAGMA wal_checkpoint (PASSIVE)");
  copy (whole, path);
  sqlite3_close (handle);
  change_time (path, 10);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert (has (store, "k"));
  alone ();
  remove_folder ();
}
END_TEST

/* --- another's log -------------------------------------------------------- */

START_TEST (a_backup_put_over_the_club_is_not_undone)
{
  make_folder ();
  make_club (path, "War");
  g_autofree char *backup = fixture_path (folder, "backup");
  copy (path, backup);
  leave_behind (path, "k", 2);
  copy (backup, path);
  change_time (path, 10);
  /* as cp would leave a club of old */
  sqlite3 *handle = open_of_old (backup);
  sqlite3_close (handle);
  copy (backup, path);
  change_time (path, 10);
  is_refused (MU_STORE_ERROR_FOREIGN_LOG, "move the log to another folder");
  g_autofree char *away = fixture_path (folder, "away");
  ck_assert_int_eq (g_rename (log_path, away), 0);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert (!has (store, "k"));
  fixture_sound (store);
  remove_folder ();
}
END_TEST

START_TEST (the_log_of_another_club_is_refused)
{
  make_folder ();
  make_club (path, "War");
  g_autofree char *other = fixture_path (folder, "other");
  {
    g_autoptr (MuStore) store = fixture_store (other);
    for (int i = 0; i < 30; i++) {
      g_autofree char *name = g_strdup_printf ("List %d", i);
      g_autoptr (MuList) list = fixture_list (name);
      ck_ok (mu_store_add_list (store, list, NULL, &error));
    }
    fixture_campaign (store, "Peace");
  }
  leave_behind (other, "k", 40);
  sqlite3_close (open_of_old (path));
  g_autofree char *others_log = g_strconcat (other, "-wal", NULL);
  copy (others_log, log_path);
  is_refused (MU_STORE_ERROR_FOREIGN_LOG, path);
  remove_folder ();
}
END_TEST

/* New clubs have no log, so whatever lies there is somebody else's. */
START_TEST (a_log_beside_a_new_club_is_not_seen)
{
  make_folder ();
  make_club (path, "War");
  g_autofree char *old = fixture_path (folder, "old");
  copy (path, old);
  leave_behind (old, "k", 2);
  g_autofree char *old_log = g_strconcat (old, "-wal", NULL);
  copy (old_log, log_path);
  g_autoptr (GBytes) log = bytes_of (log_path);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert (!has (store, "k"));
  ck_ok (mu_store_set_setting (store, "new", "v", &error));
  fixture_sound (store);
  same_bytes (log_path, log);
  remove_folder ();
}
END_TEST

START_TEST (junk_for_a_log_does_no_harm)
{
  make_folder ();
  make_club (path, "War");
  sqlite3_close (open_of_old (path));
  ck_assert (g_file_set_contents (log_path, "no log at all", -1, NULL));
  g_autoptr (MuStore) store = fixture_store (path);
  fixture_sound (store);
  remove_folder ();
}
END_TEST

/* --- another program has it open ------------------------------------------ */

/* An older Muster in a process of its own: does as many acts as asked, then waits to be told. */
static pid_t
start_older (int acts, int *tell)
{
  int ready[2], end[2];
  char byte;
  ck_assert_int_eq (pipe (ready), 0);
  ck_assert_int_eq (pipe (end), 0);
  const pid_t child = fork ();
  if (child == 0) {
    close (end[1]);
    sqlite3 *handle = open_of_old (path);
    for (int i = 0; i < acts; i++)
      set_of_old (handle, "of old");
    _exit (write (ready[1], "r", 1) == 1 && read (end[0], &byte, 1) == 0
                   && sqlite3_exec (handle, "INSERT INTO setting VALUES ('late', 'v')", NULL, NULL,
                                    NULL)
                          == SQLITE_OK
                   && sqlite3_close (handle) == SQLITE_OK
               ? 0
               : 1);
  }
  close (end[0]);
  ck_assert_int_eq (read (ready[0], &byte, 1), 1);
  *tell = end[1];
  return child;
}

static void
end_older (pid_t child, int tell)
{
  int status = -1;
  close (tell);
  ck_assert_int_eq (waitpid (child, &status, 0), child);
  ck_assert_int_eq (status, 0);
}

START_TEST (an_idle_older_muster_and_this_one_go_on_together)
{
  int tell;
  make_folder ();
  make_club (path, "War");
  const pid_t older = start_older (0, &tell);
  g_autofree char *taken = fixture_path (folder, "copy");
  {
    g_autoptr (MuStore) store = fixture_store (path);
    ck_ok (mu_store_set_setting (store, "k", "v", &error));
    copy (path, taken);
  }
  {
    g_autoptr (MuStore) copied = fixture_store (taken);
    ck_assert (has (copied, "k"));
    fixture_sound (copied);
  }
  end_older (older, tell);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert (has (store, "k") && has (store, "late"));
  fixture_sound (store);
  alone ();
  remove_folder ();
}
END_TEST

START_TEST (an_older_muster_with_acts_in_its_log_comes_first)
{
  int tell;
  make_folder ();
  make_club (path, "War");
  const pid_t older = start_older (1, &tell);
  is_refused (MU_STORE_ERROR_BUSY, "older Muster");
  end_older (older, tell);
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert (has (store, "of old") && has (store, "late"));
  alone ();
  remove_folder ();
}
END_TEST

/* --- what can only be read ------------------------------------------------ */

START_TEST (a_log_is_read_where_nothing_can_be_written)
{
  make_folder ();
  make_club (path, "War");
  leave_behind (path, "k", 2);
  g_autoptr (GBytes) club = bytes_of (path), log = bytes_of (log_path);
  {
    g_autoptr (MuStore) store = open_with ((MuOpenOptions){ .read_only = TRUE });
    ck_assert (has (store, "k"));
    fixture_sound (store);
    ck_fails (mu_store_set_setting (store, "new", "v", &error), MU_STORE_ERROR_READ_ONLY,
              "read-only");
  }
  same_bytes (path, club);
  same_bytes (log_path, log);
  remove_folder ();
}
END_TEST

START_TEST (a_club_of_old_without_a_log_is_read_as_any)
{
  make_folder ();
  make_club (path, "War");
  sqlite3_close (open_of_old (path));
  g_autoptr (GBytes) club = bytes_of (path);
  {
    g_autoptr (MuStore) store = open_with ((MuOpenOptions){ .read_only = TRUE });
    fixture_sound (store);
  }
  same_bytes (path, club);
  alone ();
  g_autoptr (MuStore) store = fixture_store (path);
  ck_ok (mu_store_set_setting (store, "k", "v", &error));
  g_autoptr (GBytes) now = bytes_of (path);
  ck_assert_int_eq (((const char *) g_bytes_get_data (now, NULL))[18], 1);
  remove_folder ();
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    what_a_killed_session_logged_is_taken_in,
    a_club_of_an_older_version_is_brought_up_with_its_log,
    a_log_that_was_half_put_in_is_put_in_whole,
    a_log_that_is_in_the_file_already_goes,
    a_backup_put_over_the_club_is_not_undone,
    the_log_of_another_club_is_refused,
    a_log_beside_a_new_club_is_not_seen,
    junk_for_a_log_does_no_harm,
    an_idle_older_muster_and_this_one_go_on_together,
    an_older_muster_with_acts_in_its_log_comes_first,
    a_log_is_read_where_nothing_can_be_written,
    a_club_of_old_without_a_log_is_read_as_any,
  };
  return fixture_run ("old club", tests, G_N_ELEMENTS (tests));
}
