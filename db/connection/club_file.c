#include "db/connection/club_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "db/connection/clone.h"

#define NONE          (-1) /* no descriptor */
#define STALE_SECONDS 60   /* of a lock that is held by being there, when its owner must be dead */
#define NEW_FILE      0666
#define OWN_PART      0600
#define PERMISSION    0777

/* What tells one file from another, and one content from the next. */
typedef struct {
  gboolean there;
  dev_t device;
  ino_t number;
  mode_t mode;
  gint64 size;
  struct timespec modified;
  struct timespec changed;
} Look;

struct MuClubFile {
  char *path;
  char *next_path; /* FILE-next: the writer's lock, and what will take the file's place */
  int file;        /* NONE: nothing is there yet */
  int next;        /* NONE: the lock is not held */
  gboolean begun;  /* next has the content */
  gboolean writable;
  gboolean read_only; /* as wished */
  gboolean anew;
  Look seen;
  int reason;
};

/* --- answers -------------------------------------------------------------- */

static MuFileAnswer
answer_of (int code)
{
  switch (code) {
  case ENOSPC:
  case EDQUOT:
  case EFBIG:
    return MU_FILE_FULL;
  case EACCES:
  case EPERM:
  case EROFS:
    return MU_FILE_READ_ONLY;
  case ENOENT:
    return MU_FILE_MISSING;
  default:
    return MU_FILE_FAILED;
  }
}

/* The answer to the call that has just failed. */
static MuFileAnswer
fail (MuClubFile *file)
{
  file->reason = errno;
  return answer_of (file->reason);
}

/* The same for a call that the folder must allow. */
static MuFileAnswer
fail_in_folder (MuClubFile *file)
{
  const MuFileAnswer answer = fail (file);
  if (answer == MU_FILE_MISSING)
    return MU_FILE_GONE;
  return answer == MU_FILE_FAILED ? MU_FILE_NO_PLACE : answer;
}

static MuFileAnswer
say (MuClubFile *file, MuFileAnswer answer)
{
  file->reason = 0;
  return answer;
}

gboolean
mu_club_file_writable (const MuClubFile *file)
{
  return file->writable;
}

int
mu_club_file_reason (const MuClubFile *file)
{
  return file->reason;
}

/* --- looking -------------------------------------------------------------- */

static Look
look_of (const struct stat *status)
{
  return (Look){ .there = TRUE,
                 .device = status->st_dev,
                 .number = status->st_ino,
                 .mode = status->st_mode,
                 .size = status->st_size,
                 .modified = status->st_mtim,
                 .changed = status->st_ctim };
}

static Look
look_at (const char *path)
{
  struct stat status;
  return stat (path, &status) == 0 && S_ISREG (status.st_mode) ? look_of (&status) : (Look){ 0 };
}

static Look
look_into (int descriptor)
{
  struct stat status;
  return fstat (descriptor, &status) == 0 ? look_of (&status) : (Look){ 0 };
}

static gboolean
same_file (const Look *one, const Look *other)
{
  return one->there == other->there && one->device == other->device && one->number == other->number;
}

static gboolean
same_time (const struct timespec *one, const struct timespec *other)
{
  return one->tv_sec == other->tv_sec && one->tv_nsec == other->tv_nsec;
}

/* Who writes into the file instead of putting another in its place changes its size or times. */
static gboolean
same_content (const Look *one, const Look *other)
{
  return same_file (one, other) && one->size == other->size
         && same_time (&one->modified, &other->modified);
}

static gboolean
same_look (const Look *one, const Look *other)
{
  return same_content (one, other) && same_time (&one->changed, &other->changed);
}

/* --- opening -------------------------------------------------------------- */

/* Waits for nobody, should it be no file at all. */
static int
open_made (const char *path, int flags, mode_t mode)
{
  int descriptor;
  do
    descriptor = open (path, flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, mode);
  while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

static int
open_at (const char *path, int flags)
{
  return open_made (path, flags, 0);
}

/* Nothing can take the place of a file in a folder that cannot be written. */
static gboolean
folder_is_writable (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  return faccessat (AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0;
}

/* Opens what lies under the name; the descriptor is only read, whatever it would allow. */
static MuFileAnswer
open_current (MuClubFile *file)
{
  gboolean writable = !file->read_only && folder_is_writable (file->path);
  int opened = writable ? open_at (file->path, O_RDWR) : NONE;
  if (opened < 0) {
    writable = FALSE;
    opened = open_at (file->path, O_RDONLY);
  }
  if (opened < 0)
    return fail (file);
  if (file->file != NONE)
    close (file->file);
  file->file = opened;
  file->writable = writable;
  file->seen = look_into (opened);
  file->anew = TRUE;
  return MU_FILE_DONE;
}

static MuFileAnswer
open_first (MuClubFile *file, const MuFileWish *wish)
{
  const MuFileAnswer answer = open_current (file);
  if (answer != MU_FILE_MISSING || !wish->create)
    return answer;
  file->writable = TRUE;
  return MU_FILE_DONE;
}

MuClubFile *
mu_club_file_open (const char *path, const MuFileWish *wish, MuFileAnswer *answer)
{
  MuClubFile *file = g_new0 (MuClubFile, 1);
  file->path = g_strdup (path);
  file->next_path = g_strconcat (path, "-next", NULL);
  file->file = file->next = NONE;
  file->read_only = wish->read_only;
  *answer = open_first (file, wish);
  if (*answer == MU_FILE_DONE)
    return file;
  const int reason = file->reason;
  mu_club_file_close (file);
  errno = reason;
  return NULL;
}

void
mu_club_file_close (MuClubFile *file)
{
  mu_club_file_end (file);
  if (file->file != NONE)
    close (file->file);
  g_free (file->path);
  g_free (file->next_path);
  g_free (file);
}

MuFileAnswer
mu_club_file_look (MuClubFile *file)
{
  const Look now = look_at (file->path);
  if (!now.there || same_look (&now, &file->seen))
    return MU_FILE_DONE;
  if (!same_file (&now, &file->seen)) {
    const MuFileAnswer answer = open_current (file);
    return answer == MU_FILE_MISSING ? MU_FILE_DONE : answer;
  }
  file->seen = now;
  file->anew = TRUE;
  return MU_FILE_DONE;
}

gboolean
mu_club_file_take_anew (MuClubFile *file)
{
  const gboolean anew = file->anew;
  file->anew = FALSE;
  return anew;
}

/* --- the writer's lock ---------------------------------------------------- */

static gboolean
lies_at (int descriptor, const char *path)
{
  const Look here = look_into (descriptor), there = look_at (path);
  return here.there && same_file (&here, &there);
}

/* What a file system says that has no locks of this kind. */
static gboolean
has_no_locks (int code)
{
  return code == ENOLCK || code == ENOSYS || code == EOPNOTSUPP || code == EINVAL;
}

/* Where there are no locks, the file is one by being there. */
static gboolean
is_stale (int descriptor)
{
  const Look look = look_into (descriptor);
  return look.there && time (NULL) - look.modified.tv_sec > STALE_SECONDS;
}

/* Locks FILE-next. made: by this call, so that it is ours where nothing can be locked. */
static MuFileAnswer
lock (MuClubFile *file, int next, gboolean made)
{
  int failed;
  do
    failed = flock (next, LOCK_EX | LOCK_NB);
  while (failed != 0 && errno == EINTR);
  if (failed == 0)
    /* Its owner may have put it in the file's place, or away, before it let go. */
    return lies_at (next, file->next_path) ? MU_FILE_DONE : say (file, MU_FILE_BUSY);
  if (!has_no_locks (errno))
    return errno == EWOULDBLOCK ? say (file, MU_FILE_BUSY) : fail_in_folder (file);
  if (made)
    return MU_FILE_DONE;
  if (is_stale (next))
    unlink (file->next_path);
  return say (file, MU_FILE_BUSY);
}

/* FILE-next of an act that was cut short; who else but its owner holds the lock may use it. Gone by
 * now, or not to be opened while another user makes it: look again. */
static int
open_left_over (MuClubFile *file, MuFileAnswer *answer)
{
  struct stat status;
  const int next = open_at (file->next_path, O_RDWR | O_NOFOLLOW);
  if (next >= 0 && fstat (next, &status) == 0 && S_ISREG (status.st_mode))
    return next;
  if (next < 0 && (errno == ENOENT || errno == EACCES))
    *answer = say (file, MU_FILE_BUSY);
  else if (unlink (file->next_path) == 0) /* no file of ours */
    *answer = say (file, MU_FILE_BUSY);
  else
    *answer = fail_in_folder (file);
  if (next >= 0)
    close (next);
  return NONE;
}

/* Nobody may read the next file who may not read this one, not even while it is made. */
static mode_t
mode_of_next (const MuClubFile *file)
{
  return file->seen.there ? (file->seen.mode & PERMISSION) | OWN_PART : NEW_FILE;
}

static int
open_next (MuClubFile *file, gboolean *made, MuFileAnswer *answer)
{
  const int next = open_made (file->next_path, O_RDWR | O_CREAT | O_EXCL, mode_of_next (file));
  *made = next >= 0;
  if (next >= 0)
    return next;
  if (errno == EEXIST)
    return open_left_over (file, answer);
  *answer = fail_in_folder (file);
  return NONE;
}

static MuFileAnswer
lock_next (MuClubFile *file)
{
  gboolean made;
  MuFileAnswer answer = MU_FILE_BUSY;
  const int next = open_next (file, &made, &answer);
  if (next == NONE)
    return answer;
  answer = lock (file, next, made);
  if (answer == MU_FILE_DONE)
    file->next = next;
  else
    close (next);
  return answer;
}

/* Whether what was read is what lies there now. */
static MuFileAnswer
compare (MuClubFile *file)
{
  const Look now = look_at (file->path);
  if (same_content (&now, &file->seen))
    return MU_FILE_DONE;
  return say (file, !now.there && file->file != NONE ? MU_FILE_GONE : MU_FILE_BUSY);
}

MuFileAnswer
mu_club_file_begin (MuClubFile *file)
{
  if (!file->writable)
    return say (file, MU_FILE_READ_ONLY);
  MuFileAnswer answer = lock_next (file);
  if (answer != MU_FILE_DONE)
    return answer;
  answer = compare (file);
  if (answer != MU_FILE_DONE)
    mu_club_file_end (file);
  return answer;
}

void
mu_club_file_end (MuClubFile *file)
{
  if (file->next == NONE)
    return;
  if (lies_at (file->next, file->next_path))
    unlink (file->next_path);
  close (file->next);
  file->next = NONE;
  file->begun = FALSE;
}

/* --- writing -------------------------------------------------------------- */

/* Until something is written, nothing is copied. */
static MuFileAnswer
make_next (MuClubFile *file)
{
  if (file->begun)
    return MU_FILE_DONE;
  if (file->next == NONE) {
    errno = ENOLCK;
    return fail (file);
  }
  if (file->file != NONE)
    mu_clone_attributes (file->file, file->next);
  if (ftruncate (file->next, 0) != 0
      || (file->file != NONE && !mu_clone_content (file->file, file->next)))
    return fail (file);
  file->begun = TRUE;
  return MU_FILE_DONE;
}

MuFileAnswer
mu_club_file_write (MuClubFile *file, const void *data, gsize size, gint64 at)
{
  const MuFileAnswer answer = make_next (file);
  if (answer != MU_FILE_DONE)
    return answer;
  return mu_write_all (file->next, data, size, at) ? MU_FILE_DONE : fail (file);
}

MuFileAnswer
mu_club_file_truncate (MuClubFile *file, gint64 size)
{
  const MuFileAnswer answer = make_next (file);
  if (answer != MU_FILE_DONE)
    return answer;
  return ftruncate (file->next, size) == 0 ? MU_FILE_DONE : fail (file);
}

/* --- publishing ----------------------------------------------------------- */

/* A file system that knows no flushing has nothing to flush. */
static gboolean
flush (int descriptor)
{
  int failed;
  do
    failed = fsync (descriptor);
  while (failed != 0 && errno == EINTR);
  return failed == 0 || errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP;
}

/* The act is done by now, whatever becomes of the folder. */
static void
flush_folder (const char *path)
{
  g_autofree char *name = g_path_get_dirname (path);
  const int folder = open_at (name, O_RDONLY | O_DIRECTORY);
  if (folder < 0)
    return;
  flush (folder);
  close (folder);
}

static MuFileAnswer
take_place (MuClubFile *file)
{
  if (!flush (file->next))
    return fail (file);
  if (compare (file) != MU_FILE_DONE || !lies_at (file->next, file->next_path))
    return say (file, MU_FILE_OVERTAKEN);
  if (rename (file->next_path, file->path) != 0)
    return fail_in_folder (file);
  return MU_FILE_DONE;
}

/* The lock goes with the name FILE-next; on the file itself it would only be in the way. */
static void
go_on_with_next (MuClubFile *file)
{
  flock (file->next, LOCK_UN);
  if (file->file != NONE)
    close (file->file);
  file->file = file->next;
  file->next = NONE;
  file->begun = FALSE;
  file->seen = look_into (file->file);
}

MuFileAnswer
mu_club_file_publish (MuClubFile *file)
{
  if (!file->begun)
    return MU_FILE_DONE;
  const MuFileAnswer answer = take_place (file);
  if (answer != MU_FILE_DONE)
    return answer;
  flush_folder (file->path);
  go_on_with_next (file);
  return MU_FILE_DONE;
}

/* --- reading -------------------------------------------------------------- */

static int
current (const MuClubFile *file)
{
  return file->begun ? file->next : file->file;
}

MuFileAnswer
mu_club_file_read (MuClubFile *file, void *data, gsize size, gint64 at)
{
  const int from = current (file);
  const gssize have = from != NONE ? mu_read_all (from, data, size, at) : 0;
  if (have < 0)
    return fail (file);
  if ((gsize) have == size)
    return MU_FILE_DONE;
  memset ((char *) data + have, 0, size - (gsize) have);
  return say (file, MU_FILE_SHORT);
}

MuFileAnswer
mu_club_file_size (MuClubFile *file, gint64 *size)
{
  struct stat status;
  *size = 0;
  if (current (file) == NONE)
    return MU_FILE_DONE;
  if (fstat (current (file), &status) != 0)
    return fail (file);
  *size = status.st_size;
  return MU_FILE_DONE;
}
