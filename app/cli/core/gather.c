#include "app/cli/core/gather.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lists/xml/data.h"

#define DEPTH_MAX 16

typedef struct {
  const char *const *endings;
  GPtrArray *files;
} Gathering;

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
is_wanted (const Gathering *gathering, const char *name)
{
  for (const char *const *ending = gathering->endings; *ending; ending++)
    if (mu_file_ends_in (name, *ending))
      return name[0] != '.';
  return FALSE;
}

static gboolean
goes_below (const char *path, const char *name, int depth)
{
  return depth < DEPTH_MAX && name[0] != '.' && g_file_test (path, G_FILE_TEST_IS_DIR)
         && !g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

static gboolean gather_folder (Gathering *gathering, const char *path, int depth, GError **error);

static gboolean
gather_entry (Gathering *gathering, const char *folder, const char *name, int depth, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  if (goes_below (path, name, depth))
    return gather_folder (gathering, path, depth + 1, error);
  if (is_wanted (gathering, name))
    g_ptr_array_add (gathering->files, g_steal_pointer (&path));
  return TRUE;
}

static gboolean
gather_folder (Gathering *gathering, const char *path, int depth, GError **error)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, error);
  if (!folder)
    return FALSE;
  const char *name;
  while ((name = g_dir_read_name (folder)))
    if (!gather_entry (gathering, path, name, depth, error))
      return FALSE;
  return TRUE;
}

static gboolean
gather_argument (Gathering *gathering, const char *path, GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_IS_DIR)) {
    g_ptr_array_add (gathering->files, g_strdup (path));
    return TRUE;
  }
  g_autoptr (GPtrArray) own = g_ptr_array_new ();
  Gathering below = { gathering->endings, own };
  if (!gather_folder (&below, path, 0, error)) {
    g_ptr_array_set_free_func (own, g_free);
    return FALSE;
  }
  if (own->len == 0)
    g_set_error (error, MU_CALL_ERROR, 0, _ ("%s: no file in this folder ends in %s"), path,
                 gathering->endings[0]);
  g_ptr_array_sort (own, compare_names);
  const gboolean found = own->len > 0;
  g_ptr_array_extend_and_steal (gathering->files, g_steal_pointer (&own));
  return found;
}

GPtrArray *
mu_gather_files (MuCall *call, const char *const *endings, GError **error)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  Gathering gathering = { endings, files };
  const char *path;
  for (guint i = 0; (path = mu_call_argument (call, i)); i++)
    if (!gather_argument (&gathering, path, error))
      return NULL;
  return g_steal_pointer (&files);
}
