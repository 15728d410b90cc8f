/* Decides when a copy of the club may be called one: once SQLite has written all of it and the
 * doctor is content. What is put back goes through the same, in a folder of its own beside the
 * club, so that the club changes by one rename and by nothing else. */
#include "db/backup.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "db/connection/club_file.h"
#include "db/connection/club_vfs.h"
#include "db/connection/error.h"
#include "db/store.h"
#include "db/store_private.h"

#define ALL_PAGES  (-1)
#define LOCK_TRIES 40
#define LOCK_PAUSE (G_USEC_PER_SEC / 10)

/* What older Musters could leave beside a club file. */
static const char *const logs[] = { "-wal", "-shm", "-journal" };

static gboolean
fail (const char *path, const char *what, GError **error)
{
  const int code = errno;
  const MuStoreError kind = code == ENOSPC || code == EDQUOT ? MU_STORE_ERROR_FULL
                            : code == EACCES || code == EPERM || code == EROFS
                                ? MU_STORE_ERROR_READ_ONLY
                                : MU_STORE_ERROR_FAILED;
  g_autofree char *detail = g_strdup_printf ("%s: %s", what, g_strerror (code));
  return mu_error_set (path, kind, detail, error);
}

/* The error names the file that the caller knows, not the one that was worked on. Takes reason. */
static gboolean
fail_as (const char *known, const char *worked_on, GError *reason, GError **error)
{
  g_autoptr (GString) text = g_string_new (reason->message);
  g_string_replace (text, worked_on, known, 0);
  g_set_error_literal (error, reason->domain, reason->code, text->str);
  g_error_free (reason);
  return FALSE;
}

static gboolean
check_free (const char *path, GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  g_set_error (error, MU_STORE_ERROR, MU_STORE_ERROR_TWICE,
               _ ("There is a file %s already. Choose another name."), path);
  return FALSE;
}

/* Waits until what was written to the file or folder is on the disk. */
static gboolean
settle (const char *path, GError **error)
{
  const int file = g_open (path, O_RDONLY | O_CLOEXEC, 0);
  const gboolean ok = file >= 0 && fsync (file) == 0;
  if (!ok)
    fail (path, _ ("it could not be written to the disk"), error);
  if (file >= 0)
    close (file);
  return ok;
}

/* A folder that cannot be synced has the name all the same. */
static gboolean
give_name (const char *from, const char *to, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (to);
  if (!settle (from, error))
    return FALSE;
  if (g_rename (from, to) != 0)
    return fail (to, _ ("it could not get its name"), error);
  settle (folder, NULL);
  return TRUE;
}

/* --- copying ------------------------------------------------------------------ */

static gboolean
copy_pages (MuConnection *connection, sqlite3 *to, GError **error)
{
  sqlite3_backup *backup
      = sqlite3_backup_init (to, "main", mu_connection_handle (connection), "main");
  if (backup != NULL)
    sqlite3_backup_step (backup, ALL_PAGES);
  const int code = backup != NULL ? sqlite3_backup_finish (backup) : sqlite3_extended_errcode (to);
  return code == SQLITE_OK
         || mu_error_set (sqlite3_db_filename (to, "main"), mu_error_kind (code),
                          sqlite3_errstr (code), error);
}

/* The new file is nobody's yet, so that it needs no journal and no lock. */
static gboolean
copy_to (MuConnection *connection, const char *to, GError **error)
{
  sqlite3 *copy = NULL;
  gboolean ok
      = sqlite3_open_v2 (to, &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) == SQLITE_OK
        || mu_error_set (to, mu_error_kind (sqlite3_extended_errcode (copy)), sqlite3_errmsg (copy),
                         error);
  ok = ok && sqlite3_exec (copy, "PRAGMA journal_mode = OFF", NULL, NULL, NULL) == SQLITE_OK
       && copy_pages (connection, copy, error);
  sqlite3_close_v2 (copy);
  return ok;
}

/* The doctor's first finding says enough to choose another file. */
static gboolean
check_well (MuStore *store, GError **error)
{
  g_autoptr (GPtrArray) findings = mu_store_examine (store, error);
  if (findings == NULL)
    return FALSE;
  return findings->len == 0
         || mu_error_set (mu_store_path (store), MU_STORE_ERROR_DAMAGED, findings->pdata[0], error);
}

static gboolean
is_well (const char *path, GError **error)
{
  g_autoptr (MuStore) store = mu_store_open (path, FALSE, error);
  return store != NULL && check_well (store, error);
}

gboolean
mu_store_back_up (MuStore *store, const char *to, GError **error)
{
  GError *reason = NULL;
  g_autofree char *partial = g_strconcat (to, ".part", NULL);
  if (!check_free (to, error))
    return FALSE;
  g_unlink (partial);
  if (copy_to (mu_store_connection (store), partial, &reason) && is_well (partial, &reason)
      && give_name (partial, to, &reason))
    return TRUE;
  g_unlink (partial);
  return fail_as (to, partial, reason, error);
}

/* --- putting back ------------------------------------------------------------- */

static gboolean
copy_file (const char *from, const char *to, GError **error)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (from, FALSE, error);
  return file != NULL
         && g_file_set_contents_full (
             to, g_mapped_file_get_contents (file), (gssize) g_mapped_file_get_length (file),
             G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0644, error);
}

/* Copies what an older Muster left beside the club too: it may hold the last acts. */
static gboolean
keep (const char *path, const char *kept, GError **error)
{
  if (kept == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  if (!check_free (kept, error) || !copy_file (path, kept, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (logs); i++) {
    g_autofree char *log = g_strconcat (path, logs[i], NULL);
    g_autofree char *copy = g_strconcat (kept, logs[i], NULL);
    GStatBuf status;
    if (g_stat (log, &status) == 0 && status.st_size > 0 && !copy_file (log, copy, error))
      return FALSE;
  }
  return TRUE;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuClubFile, mu_club_file_close)

static gboolean
tell (const char *path, MuClubFile *club, MuFileAnswer answer, GError **error)
{
  const int reason = mu_club_file_reason (club);
  return mu_error_set (path, mu_error_kind (mu_club_vfs_code (answer)),
                       reason != 0 ? g_strerror (reason) : NULL, error);
}

/* Waits for who is writing the club at this moment. */
static gboolean
begin (const char *path, MuClubFile *club, GError **error)
{
  MuFileAnswer answer = MU_FILE_BUSY;
  for (int i = 0; i < LOCK_TRIES && answer == MU_FILE_BUSY; i++) {
    if (i > 0)
      g_usleep (LOCK_PAUSE);
    answer = mu_club_file_look (club);
    if (answer == MU_FILE_DONE)
      answer = mu_club_file_begin (club);
  }
  return answer == MU_FILE_DONE || tell (path, club, answer, error);
}

static gboolean
write_all (const char *path, MuClubFile *club, const char *ready, GError **error)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (ready, FALSE, error);
  if (file == NULL)
    return FALSE;
  const gsize length = g_mapped_file_get_length (file);
  MuFileAnswer answer = mu_club_file_truncate (club, 0);
  if (answer == MU_FILE_DONE)
    answer = mu_club_file_write (club, g_mapped_file_get_contents (file), length, 0);
  if (answer == MU_FILE_DONE)
    answer = mu_club_file_publish (club);
  return answer == MU_FILE_DONE || tell (path, club, answer, error);
}

/* As each act does it: a new file takes the old one's place at one stroke. */
static gboolean
replace (const char *ready, const char *path, const char *kept, GError **error)
{
  const MuFileWish wish = { .create = TRUE };
  MuFileAnswer answer;
  g_autoptr (MuClubFile) club = mu_club_file_open (path, &wish, &answer);
  if (club == NULL)
    return fail (path, _ ("it could not be opened"), error);
  if (!begin (path, club, error) || !keep (path, kept, error)
      || !write_all (path, club, ready, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (logs); i++) {
    g_autofree char *log = g_strconcat (path, logs[i], NULL);
    g_unlink (log);
  }
  return TRUE;
}

/* Bringing an older backup up to date leaves a copy of it in the same folder. */
static void
remove_scratch (const char *folder)
{
  GDir *names = g_dir_open (folder, 0, NULL);
  const char *name;
  while (names != NULL && (name = g_dir_read_name (names)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
  g_clear_pointer (&names, g_dir_close);
  g_rmdir (folder);
}

static char *
make_scratch (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  if (g_mkdir_with_parents (folder, 0755) != 0) {
    fail (path, _ ("its folder could not be made"), error);
    return NULL;
  }
  char *scratch = g_build_filename (folder, ".muster-restore-XXXXXX", NULL);
  if (g_mkdtemp (scratch) != NULL)
    return scratch;
  fail (path, _ ("nothing can be written beside it"), error);
  g_free (scratch);
  return NULL;
}

/* The file itself where path is a link to it. */
static char *
real_path (const char *path)
{
  g_autofree char *whole = g_canonicalize_filename (path, NULL);
  char *real = realpath (whole, NULL);
  if (real == NULL)
    return g_steal_pointer (&whole);
  char *copy = g_strdup (real);
  free (real);
  return copy;
}

gboolean
mu_backup_put_back (const char *backup, const char *path, const char *kept, GError **error)
{
  GError *reason = NULL;
  if (!g_file_test (backup, G_FILE_TEST_IS_REGULAR))
    return mu_error_set (backup, MU_STORE_ERROR_NOT_FOUND, NULL, error);
  g_autofree char *club = real_path (path);
  g_autofree char *scratch = make_scratch (club, error);
  if (scratch == NULL)
    return FALSE;
  g_autofree char *ready = g_build_filename (scratch, "club.muster", NULL);
  const gboolean ok = copy_file (backup, ready, &reason) && is_well (ready, &reason)
                      && replace (ready, club, kept, &reason);
  remove_scratch (scratch);
  return ok || fail_as (backup, ready, reason, error);
}
