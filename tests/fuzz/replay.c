/* Feeds every file of the named folders to a fuzz target, one TAP line each, so
 * that what once broke a parser is tried in every test run. A crash ends the
 * program before its line. */
#include <glib.h>
#include <stdint.h>
#include <stdio.h>

#include "tests/fuzz/target.h"

static int
by_name (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

static GPtrArray *
files_of (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;
  while (dir && (name = g_dir_read_name (dir)))
    g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, by_name);
  return paths;
}

static void
replay (const char *path, int number)
{
  g_autofree char *data = NULL;
  g_autofree char *name = g_path_get_basename (path);
  gsize length = 0;
  gboolean read = g_file_get_contents (path, &data, &length, NULL);
  if (read)
    LLVMFuzzerTestOneInput ((const uint8_t *) data, length);
  printf ("%s %d - %s\n", read ? "ok" : "not ok", number, name);
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  int count = 0;
  for (int i = 1; i < argc; i++) {
    g_autoptr (GPtrArray) paths = files_of (argv[i]);
    for (guint f = 0; f < paths->len; f++)
      replay (g_ptr_array_index (paths, f), ++count);
  }
  printf ("1..%d\n", count);
  return count > 0 ? 0 : 1;
}
