#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book.h"
#include "lists/data.h"
#include "lists/error.h"

struct MuShelf {
  GPtrArray *books; /* MuBook */
};

static int
compare_books (gconstpointer a, gconstpointer b)
{
  const MuBook *one = *(const MuBook *const *) a;
  const MuBook *other = *(const MuBook *const *) b;
  return one->from != other->from ? (one->from > other->from) - (one->from < other->from)
                                  : g_utf8_collate (one->name, other->name);
}

static gboolean
add_book (MuShelf *shelf, const char *path, GError **error)
{
  MuBook *book = mu_book_read_file (path, error);
  if (!book)
    return FALSE;
  const gboolean twice = mu_shelf_find (shelf, book->id) != NULL;
  if (twice)
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID,
                 _ ("%s: a book with the id %s stands on this shelf already"), path, book->id);
  g_ptr_array_add (shelf->books, book);
  return !twice;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Names of the folder's XML files in a fixed order, so that the same fault is
 * told every time. */
static GPtrArray *
list_files (const char *folder, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &local);
  if (!dir) {
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE, _ ("%s: cannot be read: %s"),
                 folder, local->message);
    return NULL;
  }
  GPtrArray *files = g_ptr_array_new_with_free_func (g_free);
  const char *name;
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, compare_names);
  return files;
}

MuShelf *
mu_shelf_open (const char *folder, GError **error)
{
  g_autofree char *shipped = folder ? NULL : g_build_filename (mu_data_dir (), "books", NULL);
  g_autoptr (GPtrArray) files = list_files (folder ? folder : shipped, error);
  if (!files)
    return NULL;
  g_autoptr (MuShelf) shelf = g_new0 (MuShelf, 1);
  shelf->books = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_free);
  for (guint i = 0; i < files->len; i++)
    if (!add_book (shelf, g_ptr_array_index (files, i), error))
      return NULL;
  g_ptr_array_sort (shelf->books, compare_books);
  for (guint i = 0; i < shelf->books->len; i++)
    mu_shelf_find_allies (shelf, g_ptr_array_index (shelf->books, i));
  return g_steal_pointer (&shelf);
}

void
mu_shelf_free (MuShelf *shelf)
{
  if (!shelf)
    return;
  g_ptr_array_unref (shelf->books);
  g_free (shelf);
}

guint
mu_shelf_count (const MuShelf *shelf)
{
  return shelf->books->len;
}

const MuBook *
mu_shelf_at (const MuShelf *shelf, guint index)
{
  g_assert (index < shelf->books->len);
  return g_ptr_array_index (shelf->books, index);
}

const MuBook *
mu_shelf_find (const MuShelf *shelf, const char *id)
{
  for (guint i = 0; i < shelf->books->len; i++)
    if (strcmp (mu_shelf_at (shelf, i)->id, id) == 0)
      return mu_shelf_at (shelf, i);
  return NULL;
}

void
mu_shelf_find_allies (const MuShelf *shelf, MuBook *book)
{
  for (guint i = 0; i < book->allies->len; i++) {
    MuBookAlly *ally = g_ptr_array_index (book->allies, i);
    ally->found = mu_shelf_find (shelf, ally->book);
  }
}
