#include "db/connection/old_log.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "db/connection/connection.h"
#include "db/connection/error.h"
#include "db/connection/migrate.h"
#include "db/doctor/doctor.h"

#define UNREADABLE G_MAXUINT /* findings of what does not even open */

/* --- copies --------------------------------------------------------------- */

static gboolean
write_file (const char *path, const char *data, gsize size, GError **error)
{
  return g_file_set_contents (path, data, (gssize) size, error);
}

static gboolean
copy_file (const char *from, const char *to, GError **error)
{
  gsize size;
  g_autofree char *data = NULL;
  return g_file_get_contents (from, &data, &size, error) && write_file (to, data, size, error);
}

static gboolean
write_copies (const MuOldLog *old, GBytes *club, const char *log, GError **error)
{
  gsize size;
  const char *data = g_bytes_get_data (club, &size);
  g_autofree char *whole_log = g_strconcat (old->whole, "-wal", NULL);
  return write_file (old->alone, data, size, error) && write_file (old->whole, data, size, error)
         && copy_file (log, whole_log, error);
}

/* SQLite plays the log into the copy; junk that is no log leaves the copy as it was. */
static gboolean
play_log (const char *path)
{
  sqlite3 *handle = NULL;
  const int flags = SQLITE_OPEN_READWRITE;
  const gboolean ok
      = sqlite3_open_v2 (path, &handle, flags, NULL) == SQLITE_OK
        && sqlite3_exec (handle, "PRAGMA wal_checkpoint (TRUNCATE)", NULL, NULL, NULL) == SQLITE_OK;
  sqlite3_close_v2 (handle);
  return ok;
}

static gboolean
make_folder (MuOldLog *old, GError **error)
{
  old->folder = g_dir_make_tmp ("muster-XXXXXX", error);
  if (old->folder == NULL)
    return FALSE;
  old->alone = g_build_filename (old->folder, "alone", NULL);
  old->whole = g_build_filename (old->folder, "whole", NULL);
  return TRUE;
}

gboolean
mu_old_log_take (const char *path, GBytes *club, const char *log, MuOldLog *old, GError **error)
{
  g_autoptr (GError) fault = NULL;
  *old = (MuOldLog){ 0 };
  if (make_folder (old, &fault) && write_copies (old, club, log, &fault)) {
    old->played = play_log (old->whole);
    return TRUE;
  }
  mu_old_log_clear (old);
  return mu_error_set (path, MU_STORE_ERROR_FAILED, fault->message, error);
}

static void
remove_all (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
  g_rmdir (folder);
}

void
mu_old_log_clear (MuOldLog *old)
{
  if (old->folder != NULL)
    remove_all (old->folder);
  g_clear_pointer (&old->folder, g_free);
  g_clear_pointer (&old->alone, g_free);
  g_clear_pointer (&old->whole, g_free);
}

/* --- what is wrong with them ---------------------------------------------- */

/* The doctor knows the newest schema alone, so it looks at a copy that is brought up to date. */
static GPtrArray *
examine (const char *path, GError **error)
{
  const MuOpenOptions options = { 0 };
  g_autoptr (GPtrArray) due = mu_schema_due (error);
  g_autoptr (MuConnection) connection
      = due != NULL ? mu_connection_open (path, &options, error) : NULL;
  if (connection == NULL
      || !mu_migrate (connection, mu_migrations, mu_migration_count, FALSE, error))
    return NULL;
  return mu_examine (connection, due, error);
}

static guint
count_findings (const char *path, GError **fault)
{
  g_autofree char *patient = g_strconcat (path, "-looked-at", NULL);
  if (!copy_file (path, patient, fault))
    return UNREADABLE;
  g_autoptr (GPtrArray) findings = examine (patient, fault);
  return findings != NULL ? findings->len : UNREADABLE;
}

static gboolean
same_bytes (const char *one, const char *other)
{
  g_autofree char *first = NULL, *second = NULL;
  gsize first_size, second_size;
  return g_file_get_contents (one, &first, &first_size, NULL)
         && g_file_get_contents (other, &second, &second_size, NULL) && first_size == second_size
         && memcmp (first, second, first_size) == 0;
}

/* A log of another file spoils what it is played into. One of an older state of the file may play
 * well; then it takes back what was put there since, which shows by the times: a file that is
 * written after its log has all of it (unless a program was killed while it wrote, which leaves the
 * file alone worse off). */
static gboolean
is_own (const MuOldLog *old, gboolean older, guint alone, guint whole)
{
  if (whole > alone)
    return FALSE;
  return !older || alone > whole || same_bytes (old->alone, old->whole);
}

static gboolean
cannot_open (const char *path, const GError *fault, GError **error)
{
  if (fault->domain == MU_STORE_ERROR)
    return mu_error_set (path, (MuStoreError) fault->code, NULL, error);
  return mu_error_set (path, MU_STORE_ERROR_FAILED, fault->message, error);
}

gboolean
mu_old_log_check (const MuOldLog *old, const char *path, gboolean older, GError **error)
{
  g_autoptr (GError) fault = NULL;
  const guint whole = old->played ? count_findings (old->whole, NULL) : UNREADABLE;
  const guint alone = count_findings (old->alone, &fault);
  if (whole == UNREADABLE && alone == UNREADABLE)
    return cannot_open (path, fault, error);
  return is_own (old, older, alone, whole)
         || mu_error_set (path, MU_STORE_ERROR_FOREIGN_LOG, NULL, error);
}
