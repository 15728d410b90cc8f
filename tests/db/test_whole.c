/* The one file is the club: after every act, whoever copies it, kills its program, or puts another
 * file in its place. */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/connection/club_line.h"
#include "db/store.h"
#include "db/store_private.h"
#include "tests/db/faulty_system.h"
#include "tests/db/fixture.h"

static char *folder;
static char *path;

static char *
beside (const char *ending)
{
  return g_strconcat (path, ending, NULL);
}

static GBytes *
bytes_of (const char *name)
{
  char *data;
  gsize length;
  ck_assert_msg (g_file_get_contents (name, &data, &length, NULL), "%s", name);
  return g_bytes_new_take (data, length);
}

/* Into the file itself, as cp does. */
static void
write_into (const char *name, GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  FILE *file = g_fopen (name, "w");
  ck_assert_uint_eq (fwrite (data, 1, size, file), size);
  ck_assert_int_eq (fclose (file), 0);
}

static void
copy (const char *from, const char *to)
{
  g_autoptr (GBytes) bytes = bytes_of (from);
  write_into (to, bytes);
}

/* As a sync program does. */
static void
move_over (const char *from)
{
  ck_assert_int_eq (g_rename (from, path), 0);
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
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *own = g_path_get_basename (path);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    ck_assert_msg (!g_str_has_prefix (name, own) || g_str_equal (name, own), "%s is left", name);
}

static void
set (MuStore *store, const char *key, const char *value)
{
  ck_ok (mu_store_set_setting (store, key, value, &error));
}

static void
holds (MuStore *store, const char *key, const char *value)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = mu_store_get_setting (store, key, &error);
  ck_assert_msg (error == NULL, "%s", error->message);
  ck_assert_pstr_eq (kept, value);
}

static void
file_holds (const char *name, const char *key, const char *value)
{
  g_autoptr (MuStore) store = fixture_store (name);
  holds (store, key, value);
  fixture_sound (store);
}

static void
make_club (void)
{
  folder = fixture_folder ();
  path = fixture_path (folder, "club.muster");
  g_autoptr (MuStore) store = fixture_store (path);
  fixture_campaign (store, "War");
  set (store, "begun", "yes");
}

static void
remove_club (void)
{
  fixture_remove (folder);
  g_clear_pointer (&folder, g_free);
  g_clear_pointer (&path, g_free);
}

/* --- copies --------------------------------------------------------------- */

START_TEST (a_copy_has_every_act_while_others_have_the_club_open)
{
  make_club ();
  g_autofree char *taken = fixture_path (folder, "copy");
  g_autoptr (MuStore) idle = fixture_store (path);
  g_autoptr (MuStore) reading = fixture_store (path);
  g_autoptr (MuStore) store = fixture_store (path);
  holds (idle, "begun", "yes");
  g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (mu_store_connection (reading));
  ck_assert_ptr_nonnull (snapshot);
  holds (reading, "k", NULL);
  set (store, "k", "v");
  copy (path, taken);
  file_holds (taken, "k", "v");
  holds (reading, "k", NULL); /* what it reads together is of one state */
  holds (idle, "k", "v");
  alone ();
  remove_club ();
}
END_TEST

START_TEST (half_an_act_is_nowhere)
{
  make_club ();
  g_autoptr (GBytes) before = bytes_of (path);
  g_autoptr (MuStore) store = fixture_store (path);
  MuConnection *connection = mu_store_connection (store);
  /* Pages are written long before the end when there is no room for them. */
  ck_ok (mu_connection_run (connection, "PRAGMA cache_size = 10", &error));
  ck_ok (mu_connection_begin (connection, &error));
  for (int i = 0; i < 200; i++)
    ck_ok (mu_connection_run (connection,
                              "INSERT INTO setting VALUES (hex (randomblob (20)),"
                              " hex (randomblob (1500)))",
                              &error));
  same_bytes (path, before);
  g_autofree char *next = beside ("-next");
  ck_assert (g_file_test (next, G_FILE_TEST_EXISTS));
  ck_assert (!mu_connection_end (connection, FALSE, NULL));
  same_bytes (path, before);
  alone ();
  fixture_sound (store);
  set (store, "k", "v");
  file_holds (path, "k", "v");
  remove_club ();
}
END_TEST

START_TEST (what_changes_nothing_leaves_the_file)
{
  make_club ();
  struct stat before, after;
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (stat (path, &before), 0);
  ck_ok (mu_store_set_setting (store, "never set", NULL, &error));
  ck_assert_int_eq (stat (path, &after), 0);
  ck_assert_int_eq (before.st_ino, after.st_ino);
  set (store, "k", "v");
  ck_assert_int_eq (stat (path, &after), 0);
  ck_assert_int_ne (before.st_ino, after.st_ino);
  remove_club ();
}
END_TEST

START_TEST (rights_and_links_stay)
{
  make_club ();
  struct stat status;
  g_autofree char *link = fixture_path (folder, "link");
  ck_assert_int_eq (symlink (path, link), 0);
  ck_assert_int_eq (g_chmod (path, 0640), 0);
  {
    g_autoptr (MuStore) store = fixture_store (link);
    set (store, "k", "v");
  }
  ck_assert (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  ck_assert_int_eq (stat (path, &status), 0);
  ck_assert_int_eq (status.st_mode & 0777, 0640);
  file_holds (path, "k", "v");
  alone ();
  remove_club ();
}
END_TEST

/* --- the system refuses --------------------------------------------------- */

typedef struct {
  SystemCall call;
  int code;
  gboolean harmless; /* it can be done without */
  MuStoreError kind;
} Fault;

static const Fault faults[] = {
  { CALL_OPEN, ENOSPC, FALSE, MU_STORE_ERROR_FULL },
  { CALL_OPEN, EACCES, FALSE, MU_STORE_ERROR_READ_ONLY },
  { CALL_OPEN, EIO, FALSE, MU_STORE_ERROR_NO_PLACE },
  { CALL_LOCK, EWOULDBLOCK, FALSE, MU_STORE_ERROR_BUSY },
  { CALL_LOCK, ENOLCK, TRUE },
  { CALL_LOCK, ENOSYS, TRUE },
  { CALL_LOCK, EOPNOTSUPP, TRUE },
  { CALL_TRUNCATE, EIO, FALSE, MU_STORE_ERROR_FAILED },
  { CALL_COPY, EIO, TRUE },
  { CALL_COPY, ENOSYS, TRUE },
  { CALL_WRITE, ENOSPC, FALSE, MU_STORE_ERROR_FULL },
  { CALL_WRITE, EDQUOT, FALSE, MU_STORE_ERROR_FULL },
  { CALL_WRITE, EIO, FALSE, MU_STORE_ERROR_FAILED },
  { CALL_FLUSH, ENOSPC, FALSE, MU_STORE_ERROR_FULL },
  { CALL_FLUSH, EIO, FALSE, MU_STORE_ERROR_FAILED },
  { CALL_FLUSH, EINVAL, TRUE },
  { CALL_RENAME, EACCES, FALSE, MU_STORE_ERROR_READ_ONLY },
  { CALL_RENAME, EBUSY, FALSE, MU_STORE_ERROR_NO_PLACE },
  { CALL_RENAME, ENOSYS, FALSE, MU_STORE_ERROR_NO_PLACE },
  { CALL_RENAME, EDQUOT, FALSE, MU_STORE_ERROR_FULL },
};

/* Neither the one that writes nor one that reads meets any of it. */
static void
refused (const Fault *fault, MuStore *store, MuStore *other)
{
  g_autoptr (GBytes) before = bytes_of (path);
  g_autoptr (GError) error = NULL;
  faulty_system (fault->call, 1, fault->code);
  ck_assert (!mu_store_set_setting (store, "k", "new", &error));
  faulty_system (CALL_NONE, 0, 0);
  ck_assert_msg (g_error_matches (error, MU_STORE_ERROR, fault->kind), "%d, %d: %s", fault->call,
                 fault->code, error->message);
  same_bytes (path, before);
  holds (store, "k", NULL);
  holds (other, "k", NULL);
  fixture_sound (store);
}

START_TEST (an_act_that_fails_leaves_all_as_it_was)
{
  const Fault *fault = &faults[_i];
  make_club ();
  const MuOpenOptions options = { .busy_ms = 20 };
  g_autoptr (MuStore) store
      = mu_store_open_with (path, &options, mu_migrations, mu_migration_count, NULL);
  g_autoptr (MuStore) other = fixture_store (path);
  holds (other, "k", NULL);
  if (!fault->harmless)
    refused (fault, store, other);
  if (fault->harmless)
    faulty_system (fault->call, 1, fault->code);
  set (store, "k", "v");
  faulty_system (CALL_NONE, 0, 0);
  holds (other, "k", "v");
  set (other, "k", "w");
  holds (store, "k", "w");
  alone ();
  file_holds (path, "k", "w");
  remove_club ();
}
END_TEST

/* Whether the act was done when that write, and all after it, found no room. */
static gboolean
add_without_room (MuStore *store, const MuBattleRecord *record, int number)
{
  g_autoptr (GBytes) before = bytes_of (path);
  g_autoptr (GError) error = NULL;
  faulty_system (CALL_WRITE, number, ENOSPC);
  const gboolean done = mu_store_add_battle (store, record, NULL, &error);
  faulty_system (CALL_NONE, 0, 0);
  alone ();
  fixture_sound (store);
  if (done)
    return TRUE;
  ck_assert_int_eq (error->code, MU_STORE_ERROR_FULL);
  same_bytes (path, before);
  return FALSE;
}

/* However far the writing of a large act came. */
START_TEST (a_disk_that_fills_up_midway_leaves_all_as_it_was)
{
  int number = 1;
  make_club ();
  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (MuList) list = fixture_list ("Big");
  g_autoptr (MuBattleRecord) record = fixture_battle ("Big", list, list, 6, 3000);
  ck_ok (mu_connection_run (mu_store_connection (store), "PRAGMA cache_size = 10", &error));
  while (!add_without_room (store, record, number))
    number += 3;
  ck_assert_int_gt (number, 20);
  ck_assert_int_eq (fixture_count (store, "battle"), 1);
  remove_club ();
}
END_TEST

/* Without locks, being there is the lock, until its owner must be dead. */
START_TEST (a_folder_without_locks_has_one_writer)
{
  make_club ();
  g_autofree char *next = beside ("-next");
  const MuOpenOptions options = { .busy_ms = 20 };
  g_autoptr (MuStore) store
      = mu_store_open_with (path, &options, mu_migrations, mu_migration_count, NULL);
  g_autoptr (MuStore) other = fixture_store (path);
  faulty_system (CALL_LOCK, 1, ENOLCK);
  ck_ok (mu_connection_begin (mu_store_connection (other), &error));
  ck_fails (mu_store_set_setting (store, "k", "v", &error), MU_STORE_ERROR_BUSY, "another program");
  ck_assert (mu_connection_end (mu_store_connection (other), TRUE, NULL));
  set (store, "k", "v");
  ck_assert (g_file_set_contents (next, "left over", -1, NULL));
  ck_fails (mu_store_set_setting (store, "k", "w", &error), MU_STORE_ERROR_BUSY, "another program");
  const struct timespec long_ago[2] = { { .tv_sec = 1000 }, { .tv_sec = 1000 } };
  ck_assert_int_eq (utimensat (AT_FDCWD, next, long_ago, 0), 0);
  set (store, "k", "w");
  faulty_system (CALL_NONE, 0, 0);
  file_holds (path, "k", "w");
  alone ();
  remove_club ();
}
END_TEST

/* --- what lies beside it -------------------------------------------------- */

static void
make_next_junk (const char *next, const char *other)
{
  ck_assert (g_file_set_contents (next, "half an act", -1, NULL));
}

static void
make_next_link (const char *next, const char *other)
{
  ck_assert_int_eq (symlink (other, next), 0);
}

static void
make_next_pipe (const char *next, const char *other)
{
  ck_assert_int_eq (mkfifo (next, 0600), 0);
}

static void (*const left_over[]) (const char *next, const char *other)
    = { make_next_junk, make_next_link, make_next_pipe };

START_TEST (a_left_over_of_a_killed_act_goes)
{
  make_club ();
  g_autofree char *next = beside ("-next"), *other = fixture_path (folder, "other");
  ck_assert (g_file_set_contents (other, "of somebody else", -1, NULL));
  g_autoptr (GBytes) before = bytes_of (other);
  for (guint i = 0; i < G_N_ELEMENTS (left_over); i++) {
    g_autoptr (MuStore) store = fixture_store (path);
    left_over[i](next, other);
    set (store, "k", "v");
    alone ();
    same_bytes (other, before);
  }
  remove_club ();
}
END_TEST

START_TEST (a_folder_in_its_way_is_told)
{
  make_club ();
  g_autofree char *next = beside ("-next");
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (g_mkdir (next, 0755), 0);
  ck_fails (mu_store_set_setting (store, "k", "v", &error), MU_STORE_ERROR_NO_PLACE, "folder");
  g_rmdir (next);
  set (store, "k", "v");
  remove_club ();
}
END_TEST

/* Nobody's log or journal is played into a file. */
START_TEST (what_others_left_beside_it_is_not_used)
{
  static const char *const endings[] = { "-wal", "-journal", "-shm" };
  make_club ();
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autofree char *name = beside (endings[i]);
    ck_assert (g_file_set_contents (name, "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7 a journal", -1, NULL));
    g_autoptr (GBytes) before = bytes_of (name);
    file_holds (path, "begun", "yes");
    g_autoptr (MuStore) store = fixture_store (path);
    set (store, "k", "v");
    same_bytes (name, before);
    g_unlink (name);
  }
  remove_club ();
}
END_TEST

/* --- another file under the name ------------------------------------------ */

/* Refused, without a byte changed; opened again, it goes on. */
static void
refuses (MuStore *store, MuStoreError kind, const char *words)
{
  g_autoptr (GBytes) before = bytes_of (path);
  ck_fails (mu_store_set_setting (store, "mine", "new", &error), kind, words);
  same_bytes (path, before);
  alone ();
}

START_TEST (a_file_that_goes_on_from_ours_is_taken_for_ours)
{
  make_club ();
  g_autofree char *friend = fixture_path (folder, "friend");
  g_autoptr (MuStore) store = fixture_store (path);
  copy (path, friend);
  {
    g_autoptr (MuStore) theirs = fixture_store (friend);
    set (theirs, "theirs", "v");
  }
  move_over (friend);
  holds (store, "theirs", "v");
  set (store, "mine", "v");
  file_holds (path, "theirs", "v");
  file_holds (path, "mine", "v");
  remove_club ();
}
END_TEST

START_TEST (a_file_that_lacks_our_act_is_not_written)
{
  make_club ();
  g_autofree char *friend = fixture_path (folder, "friend");
  g_autoptr (MuStore) store = fixture_store (path);
  copy (path, friend);
  set (store, "mine", "v");
  {
    g_autoptr (MuStore) theirs = fixture_store (friend);
    set (theirs, "theirs", "v");
  }
  move_over (friend);
  refuses (store, MU_STORE_ERROR_REPLACED, "open it again");
  holds (store, "theirs", "v");
  g_autoptr (MuStore) again = fixture_store (path);
  set (again, "mine", "again");
  file_holds (path, "theirs", "v");
  remove_club ();
}
END_TEST

/* cp writes into the file; two acts after the same state leave the same count of changes. */
START_TEST (a_file_that_is_written_into_is_read_anew)
{
  make_club ();
  g_autofree char *friend = fixture_path (folder, "friend");
  g_autoptr (MuStore) store = fixture_store (path);
  copy (path, friend);
  {
    g_autoptr (MuStore) theirs = fixture_store (friend);
    set (theirs, "k", "theirs");
  }
  set (store, "k", "mine");
  holds (store, "k", "mine");
  copy (friend, path);
  holds (store, "k", "theirs");
  refuses (store, MU_STORE_ERROR_REPLACED, "open it again");
  fixture_sound (store);
  remove_club ();
}
END_TEST

static void
put_text (const char *name)
{
  ck_assert (
      g_file_set_contents (name, "Dear diary, today we fought at Zama, and lost.", -1, NULL));
}

static void
put_nothing (const char *name)
{
  ck_assert (g_file_set_contents (name, "", 0, NULL));
}

static void
put_other_club (const char *name)
{
  g_autoptr (MuStore) other = fixture_store (name);
  fixture_campaign (other, "Peace");
}

static void
put_other_program (const char *name)
{
  const MuOpenOptions options = { .create = TRUE };
  g_autoptr (MuConnection) other = mu_connection_open (name, &options, NULL);
  ck_ok (mu_connection_run (other, "CREATE TABLE bookmark (url)", &error));
}

/* The same schema number as the club's, with other tables under it. */
static void
put_look_alike (const char *name)
{
  gint64 number = 0;
  const MuOpenOptions options = { .create = TRUE };
  g_autoptr (MuConnection) club = mu_connection_open (path, &options, NULL);
  g_autoptr (MuConnection) other = mu_connection_open (name, &options, NULL);
  ck_ok (mu_connection_ask (club, "PRAGMA schema_version", &number, &error));
  g_autofree char *sql = g_strdup_printf (
      "CREATE TABLE a (x); CREATE TABLE b (x); PRAGMA schema_version = %d", (int) number);
  ck_ok (mu_connection_run (other, sql, &error));
}

static void (*const stranger[]) (const char *name)
    = { put_text, put_nothing, put_other_club, put_other_program, put_look_alike };

START_TEST (a_stranger_is_never_written)
{
  for (guint i = 0; i < G_N_ELEMENTS (stranger); i++) {
    make_club ();
    g_autofree char *other = fixture_path (folder, "other");
    g_autoptr (MuStore) store = fixture_store (path);
    stranger[i](other);
    move_over (other);
    refuses (store, MU_STORE_ERROR_REPLACED, path);
    g_clear_pointer (&store, mu_store_close);
    remove_club ();
  }
}
END_TEST

START_TEST (a_club_that_a_newer_muster_took_on_is_not_written)
{
  make_club ();
  g_autoptr (MuStore) store = fixture_store (path);
  g_autoptr (MuStore) newer = fixture_store (path);
  ck_ok (mu_connection_run (mu_store_connection (newer), "PRAGMA user_version = 99", &error));
  refuses (store, MU_STORE_ERROR_NEWER, "Update Muster");
  remove_club ();
}
END_TEST

START_TEST (a_club_that_went_is_told_and_comes_back)
{
  make_club ();
  g_autofree char *away = fixture_path (folder, "away");
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (g_rename (path, away), 0);
  ck_fails (mu_store_set_setting (store, "k", "v", &error), MU_STORE_ERROR_GONE, "put it back");
  holds (store, "begun", "yes");
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  alone ();
  move_over (away);
  set (store, "k", "v");
  file_holds (path, "k", "v");
  remove_club ();
}
END_TEST

/* It comes while the act is under way. */
START_TEST (a_file_that_comes_at_the_last_moment_stays)
{
  make_club ();
  g_autofree char *friend = fixture_path (folder, "friend");
  g_autoptr (MuStore) store = fixture_store (path);
  copy (path, friend);
  g_autoptr (GBytes) theirs = bytes_of (friend);
  MuConnection *connection = mu_store_connection (store);
  ck_ok (mu_connection_begin (connection, &error));
  ck_ok (mu_connection_run (connection, "INSERT INTO setting VALUES ('k', 'v')", &error));
  move_over (friend);
  ck_fails (mu_connection_end (connection, TRUE, &error), MU_STORE_ERROR_BUSY, "try again");
  same_bytes (path, theirs);
  alone ();
  holds (store, "k", NULL);
  set (store, "k", "v");
  remove_club ();
}
END_TEST

/* --- the line of acts ----------------------------------------------------- */

static gint64
number_of (MuStore *store, const char *sql)
{
  gint64 number = -1;
  ck_ok (mu_connection_ask (mu_store_connection (store), sql, &number, &error));
  return number;
}

START_TEST (a_line_has_an_end)
{
  static const char length[] = "SELECT length (tokens) FROM club_line";
  g_autoptr (MuStore) store = fixture_store (":memory:");
  ck_assert_int_eq (number_of (store, length), MU_LINE_TOKEN);
  for (int i = 0; i < MU_LINE_TOKENS + 5; i++) {
    g_autofree char *value = g_strdup_printf ("%d", i);
    set (store, "k", value);
  }
  ck_assert_int_eq (number_of (store, length), MU_LINE_TOKEN * MU_LINE_TOKENS);
  fixture_sound (store);
}
END_TEST

START_TEST (a_line_that_was_taken_out_begins_anew)
{
  make_club ();
  g_autoptr (MuStore) spoiling = fixture_store (path);
  ck_ok (mu_connection_run (mu_store_connection (spoiling), "DELETE FROM club_line", &error));
  g_autoptr (MuStore) store = fixture_store (path);
  set (store, "k", "v");
  set (store, "k", "w");
  ck_assert_int_eq (number_of (store, "SELECT length (tokens) FROM club_line"), 2 * MU_LINE_TOKEN);
  remove_club ();
}
END_TEST

/* --- many at once --------------------------------------------------------- */

#define ROUNDS 60

typedef struct {
  gboolean stop;
  int torn;
  int reads;
} Readers;

static gint64
sum_of (MuConnection *connection, const char *key)
{
  gint64 number = 0;
  g_autofree char *sql
      = g_strdup_printf ("SELECT coalesce (sum (value), 0) FROM setting WHERE key = '%s'", key);
  ck_ok (mu_connection_ask (connection, sql, &number, &error));
  return number;
}

/* Sees both settings of each act or neither, never an older act than before. */
static gpointer
read_on (gpointer data)
{
  Readers *readers = data;
  gint64 last = 0;
  g_autoptr (MuStore) store = fixture_store (path);
  MuConnection *connection = mu_store_connection (store);
  while (!g_atomic_int_get (&readers->stop)) {
    g_autoptr (MuSnapshot) snapshot = mu_snapshot_begin (connection);
    const gint64 one = sum_of (snapshot, "one"), two = sum_of (snapshot, "two");
    if (one != two || one < last)
      g_atomic_int_inc (&readers->torn);
    last = one;
    g_atomic_int_inc (&readers->reads);
  }
  return NULL;
}

START_TEST (threads_read_while_another_writes)
{
  make_club ();
  Readers readers = { 0 };
  GThread *thread[3];
  for (guint i = 0; i < G_N_ELEMENTS (thread); i++)
    thread[i] = g_thread_new ("reader", read_on, &readers);
  g_autoptr (MuStore) store = fixture_store (path);
  MuConnection *connection = mu_store_connection (store);
  for (int i = 1; i <= ROUNDS; i++) {
    g_autofree char *sql = g_strdup_printf (
        "REPLACE INTO setting VALUES ('one', '%d'); REPLACE INTO setting VALUES ('two', '%d')", i,
        i);
    ck_ok (mu_connection_begin (connection, &error));
    ck_ok (mu_connection_end (connection, mu_connection_run (connection, sql, NULL), &error));
  }
  g_atomic_int_set (&readers.stop, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (thread); i++)
    g_thread_join (thread[i]);
  ck_assert_int_eq (readers.torn, 0);
  ck_assert_int_gt (readers.reads, 0);
  ck_assert_int_eq (sum_of (connection, "one"), ROUNDS);
  remove_club ();
}
END_TEST

#define WRITERS 3
#define ACTS    40

/* Exit status 0: every act was done. */
static int
write_acts (int writer)
{
  g_autoptr (MuStore) store = fixture_store (path);
  for (int i = 0; i < ACTS; i++) {
    g_autofree char *name = g_strdup_printf ("Act %d of %d", i, writer);
    g_autoptr (GError) error = NULL;
    if (!mu_store_set_setting (store, name, "done", &error)) {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  }
  return 0;
}

START_TEST (no_act_of_several_programs_is_lost)
{
  make_club ();
  pid_t child[WRITERS];
  for (int writer = 0; writer < WRITERS; writer++)
    if ((child[writer] = fork ()) == 0)
      _exit (write_acts (writer));
  for (int writer = 0; writer < WRITERS; writer++) {
    int status = -1;
    ck_assert_int_eq (waitpid (child[writer], &status, 0), child[writer]);
    ck_assert_int_eq (status, 0);
  }
  g_autoptr (MuStore) store = fixture_store (path);
  ck_assert_int_eq (fixture_count (store, "setting WHERE value = 'done'"), WRITERS * ACTS);
  fixture_sound (store);
  alone ();
  remove_club ();
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    a_copy_has_every_act_while_others_have_the_club_open,
    half_an_act_is_nowhere,
    what_changes_nothing_leaves_the_file,
    rights_and_links_stay,
    a_disk_that_fills_up_midway_leaves_all_as_it_was,
    a_folder_without_locks_has_one_writer,
    a_left_over_of_a_killed_act_goes,
    a_folder_in_its_way_is_told,
    what_others_left_beside_it_is_not_used,
    a_file_that_goes_on_from_ours_is_taken_for_ours,
    a_file_that_lacks_our_act_is_not_written,
    a_file_that_is_written_into_is_read_anew,
    a_stranger_is_never_written,
    a_club_that_a_newer_muster_took_on_is_not_written,
    a_club_that_went_is_told_and_comes_back,
    a_file_that_comes_at_the_last_moment_stays,
    a_line_has_an_end,
    a_line_that_was_taken_out_begins_anew,
    threads_read_while_another_writes,
    no_act_of_several_programs_is_lost,
  };
  const TTest *const loops[] = { an_act_that_fails_leaves_all_as_it_was };
  return fixture_run_loops ("whole", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            G_N_ELEMENTS (faults));
}
