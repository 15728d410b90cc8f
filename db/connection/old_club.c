#include "db/connection/old_club.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "db/connection/club_file.h"
#include "db/connection/club_vfs.h"
#include "db/connection/error.h"

#define HEAD_SIZE  20 /* bytes of the file that tell its form */
#define FORM_AT    18 /* of them, twice: to be written, and to be read */
#define FORM_LOG   2
#define FORM_PLAIN 1
#define READ_SIZE  (1 << 20)

/* The club through SQLite's usual file system, which knows the locks that programs with a log hold.
 * Another descriptor on the file would lose this program's own when it is closed. */
typedef struct {
  const char *path;
  sqlite3 *handle;
  sqlite3_file *file;
  const char *log;
  GStatBuf log_status;
  MuOldClub *old;
} Settling;

/* --- looking -------------------------------------------------------------- */

static gboolean
open_usual (Settling *it, gboolean read_only)
{
  const int flags = read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE;
  if (sqlite3_open_v2 (it->path, &it->handle, flags, NULL) != SQLITE_OK
      || sqlite3_file_control (it->handle, "main", SQLITE_FCNTL_FILE_POINTER, &it->file)
             != SQLITE_OK)
    return FALSE;
  it->log = sqlite3_filename_wal (sqlite3_db_filename (it->handle, "main"));
  return it->file->pMethods != NULL;
}

static gboolean
has_form_of_old (Settling *it)
{
  unsigned char head[HEAD_SIZE];
  return it->file->pMethods->xRead (it->file, head, sizeof head, 0) == SQLITE_OK
         && (head[FORM_AT] == FORM_LOG || head[FORM_AT + 1] == FORM_LOG);
}

static gboolean
has_log (Settling *it)
{
  return g_stat (it->log, &it->log_status) == 0 && it->log_status.st_size > 0;
}

static gboolean
is_writable (Settling *it)
{
  g_autofree char *folder = g_path_get_dirname (it->log);
  return sqlite3_db_readonly (it->handle, "main") == 0 && g_access (folder, W_OK) == 0;
}

/* --- locks ---------------------------------------------------------------- */

/* Whoever has a club open with a log has it locked for reading all the time. */
static gboolean
hold_alone (Settling *it)
{
  const sqlite3_io_methods *methods = it->file->pMethods;
  return methods->xLock (it->file, SQLITE_LOCK_SHARED) == SQLITE_OK
         && methods->xLock (it->file, SQLITE_LOCK_EXCLUSIVE) == SQLITE_OK;
}

static void
let_go (Settling *it)
{
  it->file->pMethods->xUnlock (it->file, SQLITE_LOCK_NONE);
}

/* --- the log -------------------------------------------------------------- */

static GBytes *
read_club (Settling *it)
{
  sqlite3_int64 size = 0;
  GByteArray *club = g_byte_array_new ();
  it->file->pMethods->xFileSize (it->file, &size);
  g_byte_array_set_size (club, (guint) size);
  for (sqlite3_int64 at = 0; at < size; at += READ_SIZE)
    it->file->pMethods->xRead (it->file, club->data + at, (int) MIN (READ_SIZE, size - at), at);
  return g_byte_array_free_to_bytes (club);
}

static gboolean
is_older (Settling *it)
{
  GStatBuf club;
  if (g_stat (sqlite3_db_filename (it->handle, "main"), &club) != 0)
    return FALSE;
  const struct timespec *log = &it->log_status.st_mtim, *file = &club.st_mtim;
  return log->tv_sec != file->tv_sec ? log->tv_sec < file->tv_sec : log->tv_nsec < file->tv_nsec;
}

/* Leaves the copies in *log if they may be used. */
static gboolean
look_at_log (Settling *it, MuOldLog *log, GError **error)
{
  g_autoptr (GBytes) club = read_club (it);
  if (!mu_old_log_take (it->path, club, it->log, log, error))
    return FALSE;
  if (mu_old_log_check (log, it->path, is_older (it), error))
    return TRUE;
  mu_old_log_clear (log);
  return FALSE;
}

static MuFileAnswer
write_whole (MuClubFile *file, char *data, gsize size)
{
  data[FORM_AT] = data[FORM_AT + 1] = FORM_PLAIN;
  MuFileAnswer answer = mu_club_file_look (file);
  if (answer == MU_FILE_DONE)
    answer = mu_club_file_begin (file);
  if (answer == MU_FILE_DONE)
    answer = mu_club_file_truncate (file, 0);
  if (answer == MU_FILE_DONE)
    answer = mu_club_file_write (file, data, size, 0);
  if (answer == MU_FILE_DONE)
    answer = mu_club_file_publish (file);
  return answer;
}

/* One act as any other: the new file takes the old one's place whole. */
static gboolean
put_in_place (Settling *it, const char *whole, GError **error)
{
  gsize size;
  g_autofree char *data = NULL;
  const MuFileWish wish = { 0 };
  MuFileAnswer answer = MU_FILE_FAILED;
  MuClubFile *file
      = g_file_get_contents (whole, &data, &size, NULL) && size > HEAD_SIZE
            ? mu_club_file_open (sqlite3_db_filename (it->handle, "main"), &wish, &answer)
            : NULL;
  if (file != NULL)
    answer = write_whole (file, data, size);
  const int reason = file != NULL ? mu_club_file_reason (file) : 0;
  g_clear_pointer (&file, mu_club_file_close);
  return answer == MU_FILE_DONE
         || mu_error_set (it->path, mu_error_kind (mu_club_vfs_code (answer)),
                          reason != 0 ? g_strerror (reason) : NULL, error);
}

/* Killed before it is gone, the log lies beside a file that is not of old, and is not seen. */
static void
remove_log (Settling *it)
{
  g_autofree char *stem = g_strndup (it->log, strlen (it->log) - strlen ("wal"));
  g_autofree char *memory = g_strconcat (stem, "shm", NULL);
  g_unlink (it->log);
  g_unlink (memory);
}

static gboolean
take_log_in (Settling *it, GError **error)
{
  g_auto (MuOldLog) log = { 0 };
  if (!look_at_log (it, &log, error))
    return FALSE;
  if (!put_in_place (it, log.whole, error))
    return FALSE;
  remove_log (it);
  return TRUE;
}

/* --- ways to open --------------------------------------------------------- */

static gboolean
settle_alone (Settling *it, GError **error)
{
  if (has_log (it))
    return take_log_in (it, error);
  remove_log (it);
  return TRUE;
}

/* An older Muster that is still running: while it has written nothing, both can go on. */
static gboolean
settle_beside (Settling *it, GError **error)
{
  it->old->shared = !has_log (it);
  return it->old->shared
         || mu_error_set (it->path, MU_STORE_ERROR_BUSY,
                          _ ("an older Muster, or another program, has it open"), error);
}

static gboolean
settle_to_write (Settling *it, GError **error)
{
  const gboolean ok = hold_alone (it) ? settle_alone (it, error) : settle_beside (it, error);
  let_go (it);
  return ok;
}

/* What cannot be written is read with its log from the copy. */
static gboolean
settle_to_read (Settling *it, GError **error)
{
  MuOldLog log = { 0 };
  if (!has_log (it))
    return TRUE;
  if (!look_at_log (it, &log, error))
    return FALSE;
  it->old->instead = g_steal_pointer (&log.whole);
  it->old->log = log;
  return TRUE;
}

gboolean
mu_old_club_settle (const char *path, gboolean read_only, MuOldClub *old, GError **error)
{
  Settling it = { .path = path, .old = old };
  gboolean ok = TRUE;
  *old = (MuOldClub){ 0 };
  if (open_usual (&it, read_only) && has_form_of_old (&it))
    ok = !read_only && is_writable (&it) ? settle_to_write (&it, error)
                                         : settle_to_read (&it, error);
  sqlite3_close_v2 (it.handle);
  return ok;
}

void
mu_old_club_clear (MuOldClub *old)
{
  g_clear_pointer (&old->instead, g_free);
  mu_old_log_clear (&old->log);
}
