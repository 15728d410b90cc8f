/* Why a club file is whole at every moment.
 *
 * SQLite writes into its database, and guards that by a journal or a log beside it. Whoever copies
 * the file alone, meanwhile or after a crash, copies half an act, or an old state; and a log that
 * is left over is played into whatever file is put beside it. So this file system for SQLite never
 * writes into a club file at all. Each act that changes something makes a whole new file and puts
 * it in the old one's place by rename(2), which to everybody else happens at one moment.
 *
 * SHARED: looks what lies under the name, and opens that if it is another file than before. A file
 * that was put there is never written again, so readers need no lock: what is open is one state,
 * and stays it, though the name may stand for a newer one by now. SQLite's cache is told to start
 * anew when the file is another one or has been written into by somebody else (cp): see read_main.
 *
 * RESERVED: the writer's lock, flock(2) on FILE-next, which is made beside the file if need be.
 * Whoever gets it makes sure that FILE-next is still the file that he locked, and that the club
 * under the name is the one that was read: else BUSY, and SQLite looks again. So two writers never
 * go on from the same state. A FILE-next without a lock is left over from a program that was
 * killed, and is used again.
 *
 * The first write: FILE-next becomes a clone of the club. Nobody looks at it but its writer. With
 * no write lock on the club, readers on a share are not even in the way.
 *
 * Commit: SQLite calls COMMIT_PHASETWO when all pages are written and the size is right. Then
 * FILE-next is flushed, and the name is looked at once more: a sync program may have put a file
 * there that knows nothing of locks. Then rename, and the folder is flushed. Up to the rename the
 * act is not done, and any failure makes COMMIT fail and SQLite drop its cache; after it the act is
 * done, and nothing fails any more.
 *
 * Unlock: FILE-next goes, if it was not put in place; the lock with it.
 *
 * A kill leaves the old file or the new one, and at most a FILE-next. Journals are kept in memory
 * (PRAGMA journal_mode); should SQLite want one nevertheless, it gets a nameless temporary file. A
 * journal or log that lies beside the file is not seen at all. No shared memory is needed, so that
 * folders of a network will do; where they have no flock, FILE-next is a lock by being there.
 *
 * Older clubs say in their head that they have a log. old_club.c sees that they have none any more;
 * here the head is shown to SQLite as if it said so.
 */
#include "db/connection/club_vfs.h"

#include <errno.h>
#include <glib.h>
#include <string.h>

#define NAME           "muster-club"
#define ASK_REASON     0x4d555354 /* file control: an int gets the reason */
#define CHANGES_AT     24 /* of the head: what SQLite reads to see whether its cache is old */
#define CHANGES_SIZE   16
#define FORM_AT        18 /* of the head: to be written, and to be read */
#define FORM_SIZE      2
#define FORM_PLAIN     1
#define FORM_LOG       2
#define SECTOR         4096
#define TEMPORARY_KIND (SQLITE_OPEN_TEMP_DB | SQLITE_OPEN_TRANSIENT_DB)

typedef struct {
  sqlite3_file base; /* what SQLite sees; first */
  MuClubFile *file;
  int level; /* of SQLite's lock */
} ClubHandle;

static MuClubFile *
file_of (sqlite3_file *handle)
{
  return ((ClubHandle *) handle)->file;
}

/* --- answers -------------------------------------------------------------- */

/* Before anything was written. */
static int
code_of_lock (MuFileAnswer answer)
{
  switch (answer) {
  case MU_FILE_DONE:
    return SQLITE_OK;
  case MU_FILE_BUSY:
  case MU_FILE_OVERTAKEN:
    return SQLITE_BUSY;
  case MU_FILE_GONE:
  case MU_FILE_MISSING:
    return SQLITE_READONLY_DBMOVED;
  case MU_FILE_READ_ONLY:
    return SQLITE_READONLY_DIRECTORY;
  case MU_FILE_FULL:
    return SQLITE_FULL;
  case MU_FILE_NO_PLACE:
    return SQLITE_IOERR_DIR_FSYNC;
  case MU_FILE_SHORT:
  case MU_FILE_FAILED:
    break;
  }
  return SQLITE_IOERR_LOCK;
}

/* From the first write on only these two kinds of code make SQLite drop what it has in mind. */
int
mu_club_vfs_code (MuFileAnswer answer)
{
  switch (answer) {
  case MU_FILE_DONE:
    return SQLITE_OK;
  case MU_FILE_FULL:
    return SQLITE_FULL;
  case MU_FILE_READ_ONLY:
    return SQLITE_IOERR_ACCESS;
  case MU_FILE_OVERTAKEN:
  case MU_FILE_BUSY:
    return SQLITE_IOERR_BLOCKED;
  case MU_FILE_NO_PLACE:
  case MU_FILE_GONE:
  case MU_FILE_MISSING:
    return SQLITE_IOERR_DIR_FSYNC;
  case MU_FILE_SHORT:
  case MU_FILE_FAILED:
    break;
  }
  return SQLITE_IOERR_FSYNC;
}

/* --- reading and writing -------------------------------------------------- */

static int
close_main (sqlite3_file *handle)
{
  mu_club_file_close (file_of (handle));
  return SQLITE_OK;
}

/* SQLite tells by the head's count of changes whether its cache holds. Two files of one name may
 * have the same count: a head that is too short to have one makes it read everything anew. */
static gboolean
asks_for_changes (MuClubFile *file, int size, sqlite3_int64 at)
{
  return at == CHANGES_AT && size == CHANGES_SIZE && mu_club_file_take_anew (file);
}

static void
show_as_plain (unsigned char *data, int size, sqlite3_int64 at)
{
  for (int i = FORM_AT; at == 0 && i < FORM_AT + FORM_SIZE && i < size; i++)
    if (data[i] == FORM_LOG)
      data[i] = FORM_PLAIN;
}

static int
read_main (sqlite3_file *handle, void *data, int size, sqlite3_int64 at)
{
  if (asks_for_changes (file_of (handle), size, at)) {
    memset (data, 0, (gsize) size);
    return SQLITE_IOERR_SHORT_READ;
  }
  const MuFileAnswer answer = mu_club_file_read (file_of (handle), data, (gsize) size, at);
  show_as_plain (data, size, at);
  if (answer == MU_FILE_SHORT)
    return SQLITE_IOERR_SHORT_READ;
  return answer == MU_FILE_DONE ? SQLITE_OK : SQLITE_IOERR_READ;
}

static int
write_main (sqlite3_file *handle, const void *data, int size, sqlite3_int64 at)
{
  return mu_club_vfs_code (mu_club_file_write (file_of (handle), data, (gsize) size, at));
}

static int
truncate_main (sqlite3_file *handle, sqlite3_int64 size)
{
  return mu_club_vfs_code (mu_club_file_truncate (file_of (handle), size));
}

/* Flushed when it is published. */
static int
sync_main (sqlite3_file *handle, int flags)
{
  return SQLITE_OK;
}

static int
size_of_main (sqlite3_file *handle, sqlite3_int64 *size)
{
  gint64 bytes;
  const MuFileAnswer answer = mu_club_file_size (file_of (handle), &bytes);
  *size = bytes;
  return answer == MU_FILE_DONE ? SQLITE_OK : SQLITE_IOERR_FSTAT;
}

/* --- locks ---------------------------------------------------------------- */

static int
look (MuClubFile *file)
{
  return mu_club_file_look (file) == MU_FILE_DONE ? SQLITE_OK : SQLITE_CANTOPEN;
}

/* PENDING and EXCLUSIVE keep readers away, who do not mind here. */
static int
lock_main (sqlite3_file *handle, int level)
{
  ClubHandle *club = (ClubHandle *) handle;
  int code = SQLITE_OK;
  if (club->level == SQLITE_LOCK_NONE)
    code = look (club->file);
  if (code == SQLITE_OK && club->level < SQLITE_LOCK_RESERVED && level >= SQLITE_LOCK_RESERVED)
    code = code_of_lock (mu_club_file_begin (club->file));
  if (code == SQLITE_OK)
    club->level = MAX (club->level, level);
  return code;
}

static int
unlock_main (sqlite3_file *handle, int level)
{
  ClubHandle *club = (ClubHandle *) handle;
  if (level < SQLITE_LOCK_RESERVED)
    mu_club_file_end (club->file);
  club->level = MIN (club->level, level);
  return SQLITE_OK;
}

/* Asked of a journal that lies beside the file; there is none. */
static int
check_reserved (sqlite3_file *handle, int *reserved)
{
  *reserved = 0;
  return SQLITE_OK;
}

/* --- the rest of a file --------------------------------------------------- */

static int
control_main (sqlite3_file *handle, int operation, void *argument)
{
  switch (operation) {
  case SQLITE_FCNTL_COMMIT_PHASETWO:
    return mu_club_vfs_code (mu_club_file_publish (file_of (handle)));
  case ASK_REASON:
    *(int *) argument = mu_club_file_reason (file_of (handle));
    return SQLITE_OK;
  default:
    return SQLITE_NOTFOUND;
  }
}

static int
sector_of_main (sqlite3_file *handle)
{
  return SECTOR;
}

static int
device_of_main (sqlite3_file *handle)
{
  return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static const sqlite3_io_methods methods = {
  .iVersion = 1, /* no shared memory, no mapping */
  .xClose = close_main,
  .xRead = read_main,
  .xWrite = write_main,
  .xTruncate = truncate_main,
  .xSync = sync_main,
  .xFileSize = size_of_main,
  .xLock = lock_main,
  .xUnlock = unlock_main,
  .xCheckReservedLock = check_reserved,
  .xFileControl = control_main,
  .xSectorSize = sector_of_main,
  .xDeviceCharacteristics = device_of_main,
};

/* --- the file system ------------------------------------------------------ */

static int
open_main (const char *name, sqlite3_file *handle, int flags, int *opened)
{
  ClubHandle *club = (ClubHandle *) handle;
  MuFileAnswer answer;
  const MuFileWish wish = { .create = (flags & SQLITE_OPEN_CREATE) != 0,
                            .read_only = (flags & SQLITE_OPEN_READONLY) != 0 };
  *club = (ClubHandle){ .file = mu_club_file_open (name, &wish, &answer) };
  if (club->file == NULL)
    return SQLITE_CANTOPEN;
  club->base.pMethods = &methods;
  if (opened != NULL)
    *opened = mu_club_file_writable (club->file) ? flags : SQLITE_OPEN_READONLY;
  return SQLITE_OK;
}

/* Nothing but the club has a name. */
static int
open_nameless (sqlite3_file *handle, int kind, int *opened)
{
  sqlite3_vfs *usual = sqlite3_vfs_find (NULL);
  return usual->xOpen (usual, NULL, handle,
                       kind | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE
                           | SQLITE_OPEN_DELETEONCLOSE,
                       opened);
}

static int
open_any (sqlite3_vfs *vfs, const char *name, sqlite3_file *handle, int flags, int *opened)
{
  handle->pMethods = NULL; /* SQLite closes nothing that was not opened */
  if ((flags & SQLITE_OPEN_MAIN_DB) != 0 && name != NULL)
    return open_main (name, handle, flags, opened);
  const int kind = flags & TEMPORARY_KIND;
  return open_nameless (handle, kind != 0 ? kind : SQLITE_OPEN_TEMP_JOURNAL, opened);
}

/* Only journals are asked for and deleted. */
static int
find_any (sqlite3_vfs *vfs, const char *name, int flags, int *found)
{
  *found = 0;
  return SQLITE_OK;
}

static int
delete_any (sqlite3_vfs *vfs, const char *name, int sync)
{
  return SQLITE_OK;
}

static int
last_error (sqlite3_vfs *vfs, int size, char *words)
{
  return errno;
}

/* Names, time and chance are the usual ones. */
static gpointer
make_vfs (gpointer data)
{
  static sqlite3_vfs vfs;
  const sqlite3_vfs *usual = sqlite3_vfs_find (NULL);
  if (usual == NULL)
    return NULL;
  vfs = *usual;
  vfs.zName = NAME;
  vfs.pNext = NULL;
  vfs.szOsFile = MAX ((int) sizeof (ClubHandle), usual->szOsFile);
  vfs.xOpen = open_any;
  vfs.xAccess = find_any;
  vfs.xDelete = delete_any;
  vfs.xGetLastError = last_error;
  return sqlite3_vfs_register (&vfs, 0) == SQLITE_OK ? &vfs : NULL;
}

const char *
mu_club_vfs (void)
{
  static GOnce once = G_ONCE_INIT;
  return g_once (&once, make_vfs, NULL) != NULL ? NAME : NULL;
}

int
mu_club_vfs_reason (sqlite3 *handle)
{
  int reason = 0;
  if (sqlite3_file_control (handle, "main", ASK_REASON, &reason) != SQLITE_OK)
    return 0;
  return reason;
}
