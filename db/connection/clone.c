#include "db/connection/clone.h"

#include <errno.h>
#include <linux/fs.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#define BLOCK      (256 << 10)
#define NAMES_MAX  4096 /* bytes of the names of all attributes */
#define VALUE_MAX  4096 /* bytes of one attribute */
#define PERMISSION 0777

/* --- reading and writing -------------------------------------------------- */

gboolean
mu_write_all (int to, const void *data, gsize size, gint64 at)
{
  const char *rest = data;
  while (size > 0) {
    const gssize done = TEMP_FAILURE_RETRY (pwrite (to, rest, size, at));
    if (done <= 0)
      return FALSE;
    rest += done;
    at += done;
    size -= (gsize) done;
  }
  return TRUE;
}

gssize
mu_read_all (int from, void *data, gsize size, gint64 at)
{
  gsize have = 0;
  while (have < size) {
    const gssize done
        = TEMP_FAILURE_RETRY (pread (from, (char *) data + have, size - have, at + (gint64) have));
    if (done < 0)
      return -1;
    if (done == 0)
      break;
    have += (gsize) done;
  }
  return (gssize) have;
}

/* --- content -------------------------------------------------------------- */

static gboolean
copy_by_hand (int from, int to, gint64 at, gint64 size)
{
  g_autofree char *block = g_malloc (BLOCK);
  while (at < size) {
    const gssize here = mu_read_all (from, block, (gsize) MIN (BLOCK, size - at), at);
    if (here < 0 || (here > 0 && !mu_write_all (to, block, (gsize) here, at)))
      return FALSE;
    if (here == 0)
      break;
    at += here;
  }
  return TRUE;
}

/* How far it came; what is left may still be copied by hand, which tells what is wrong. */
static gint64
copy_in_the_kernel (int from, int to, gint64 size)
{
  gint64 at = 0;
  while (at < size) {
    off64_t here = at, there = at;
    const gssize done
        = TEMP_FAILURE_RETRY (copy_file_range (from, &here, to, &there, (gsize) (size - at), 0));
    if (done <= 0)
      break;
    at += done;
  }
  return at;
}

gboolean
mu_clone_content (int from, int to)
{
  struct stat status;
  if (ioctl (to, FICLONE, from) == 0)
    return TRUE;
  if (fstat (from, &status) != 0)
    return FALSE;
  return copy_by_hand (from, to, copy_in_the_kernel (from, to, status.st_size), status.st_size);
}

/* --- what hangs on it ----------------------------------------------------- */

/* What this user may not set stays as the system made it. */
static void
may_be_refused (int result)
{
}

/* A member of the file's group keeps at least that. */
static void
clone_owner (const struct stat *was, int to)
{
  struct stat now;
  if (fstat (to, &now) != 0 || (now.st_uid == was->st_uid && now.st_gid == was->st_gid))
    return;
  if (fchown (to, was->st_uid, was->st_gid) != 0)
    may_be_refused (fchown (to, (uid_t) -1, was->st_gid));
}

/* Access lists and tags. */
static void
clone_extras (int from, int to)
{
  char names[NAMES_MAX], value[VALUE_MAX];
  const gssize length = flistxattr (from, names, sizeof names);
  for (gssize at = 0; at < length; at += (gssize) strlen (names + at) + 1) {
    const gssize size = fgetxattr (from, names + at, value, sizeof value);
    if (size >= 0)
      may_be_refused (fsetxattr (to, names + at, value, (gsize) size, 0));
  }
}

void
mu_clone_attributes (int from, int to)
{
  struct stat was;
  if (fstat (from, &was) != 0)
    return;
  clone_owner (&was, to);
  may_be_refused (fchmod (to, was.st_mode & PERMISSION));
  clone_extras (from, to);
}
