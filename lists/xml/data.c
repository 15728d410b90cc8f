#include "lists/xml/data.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BUILD_DIR     MUSTER_BUILD_ROOT "/"
#define SOURCE_LISTS  MUSTER_SOURCE_ROOT "/lists"
#define SOURCE_SHEETS MUSTER_SOURCE_ROOT "/reports"

/* Programs and tests in the build folder use the tree they were built from. */
static gboolean
run_from_build (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  return program && g_str_has_prefix (program, BUILD_DIR)
         && g_file_test (SOURCE_LISTS, G_FILE_TEST_IS_DIR);
}

const char *
mu_data_dir (void)
{
  const char *chosen = g_getenv ("MUSTER_DATA");
  if (chosen && *chosen)
    return chosen;
  return run_from_build () ? SOURCE_LISTS : MUSTER_DATADIR;
}

/* In the source tree the battle sheet's schema lies with the reports. */
char *
mu_data_path (const char *folder, const char *file)
{
  const char *dir = mu_data_dir ();
  g_autofree char *path = g_build_filename (dir, folder, file, NULL);
  if (strcmp (dir, SOURCE_LISTS) == 0 && !g_file_test (path, G_FILE_TEST_EXISTS)) {
    g_autofree char *other = g_build_filename (SOURCE_SHEETS, folder, file, NULL);
    if (g_file_test (other, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&other);
  }
  return g_steal_pointer (&path);
}

static gboolean
fail_to_read (const char *path, int number, GError **error)
{
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE, _ ("%s: cannot be read: %s"), path,
               g_strerror (number));
  return FALSE;
}

static gboolean
fail_to_fit (const char *path, gsize limit, GError **error)
{
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_HOSTILE,
               _ ("%s: larger than %zu MiB, more than any honest file of this kind"), path,
               limit >> 20);
  return FALSE;
}

static gboolean
check_file (int fd, const char *path, gsize limit, GError **error)
{
  struct stat about;
  if (fstat (fd, &about) != 0)
    return fail_to_read (path, errno, error);
  if (S_ISREG (about.st_mode))
    return (guint64) about.st_size <= limit || fail_to_fit (path, limit, error);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE, _ ("%s: is not a file"), path);
  return FALSE;
}

/* The file may grow while it is read: never more than limit + 1 bytes. */
static gboolean
fill (int fd, const char *path, gsize limit, GByteArray *bytes, GError **error)
{
  guint8 chunk[16384];
  while (bytes->len <= limit) {
    const ssize_t got = read (fd, chunk, MIN (sizeof chunk, limit + 1 - bytes->len));
    if (got == 0)
      return TRUE;
    if (got > 0)
      g_byte_array_append (bytes, chunk, (guint) got);
    else if (errno != EINTR)
      return fail_to_read (path, errno, error);
  }
  return fail_to_fit (path, limit, error);
}

gboolean
mu_file_ends_in (const char *name, const char *ending)
{
  const gsize length = strlen (name);
  const gsize size = strlen (ending);
  return length >= size && g_ascii_strcasecmp (name + length - size, ending) == 0;
}

char *
mu_file_read (const char *path, gsize limit, gsize *length, GError **error)
{
  /* not blocking: a pipe must not keep us waiting for its writer */
  const int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  if (fd < 0) {
    fail_to_read (path, errno, error);
    return NULL;
  }
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const gboolean done = check_file (fd, path, limit, error) && fill (fd, path, limit, bytes, error);
  close (fd);
  if (!done)
    return NULL;
  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

/* A device or pipe is written to, not replaced by a file. */
static gboolean
is_special (const char *path)
{
  struct stat about;
  return stat (path, &about) == 0 && !S_ISREG (about.st_mode);
}

static gboolean
write_special (const char *path, const char *data, gsize length)
{
  const int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);
  if (fd < 0)
    return FALSE;
  gsize done = 0;
  while (done < length) {
    const ssize_t put = write (fd, data + done, length - done);
    if (put < 0 && errno != EINTR)
      break;
    done += put > 0 ? (gsize) put : 0;
  }
  const int number = errno;
  close (fd);
  errno = number;
  return done == length;
}

static gboolean
write_file (const char *path, const char *data, gsize length, GError **error)
{
  /* a link stays a link: what it points to is replaced */
  char *target = realpath (path, NULL);
  const gboolean done = g_file_set_contents_full (
      target ? target : path, data, (gssize) length,
      G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666, error);
  free (target);
  return done;
}

gboolean
mu_file_write (const char *path, const char *data, gsize length, GError **error)
{
  g_autoptr (GError) local = NULL;
  const char *why;

  if (is_special (path)) {
    if (write_special (path, data, length))
      return TRUE;
    why = g_strerror (errno);
  } else {
    if (write_file (path, data, length, &local))
      return TRUE;
    why = local->message;
  }
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE, _ ("%s: cannot be written: %s"),
               path, why);
  return FALSE;
}

gboolean
mu_folder_make (const char *folder, GError **error)
{
  if (g_mkdir_with_parents (folder, 0777) == 0)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE,
               _ ("%s: the folder cannot be made: %s"), folder, g_strerror (errno));
  return FALSE;
}
