#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "lists/book/shelf_private.h"
#include "lists/xml/data.h"
#include "lists/xml/error.h"

static int
compare_books (gconstpointer a, gconstpointer b)
{
  const MuBook *one = *(const MuBook *const *) a;
  const MuBook *other = *(const MuBook *const *) b;
  return one->from != other->from ? (one->from > other->from) - (one->from < other->from)
                                  : g_utf8_collate (one->name, other->name);
}

static gboolean
add_book (MuShelf *shelf, const char *path, MuBook *book, GError **error)
{
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
    if (mu_file_ends_in (name, ".xml"))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, compare_names);
  return files;
}

static MuShelf *
shelf_new (void)
{
  MuShelf *shelf = g_new0 (MuShelf, 1);
  shelf->books = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_free);
  shelf->copies = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_free);
  shelf->views = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_book_view_free);
  shelf->own = g_ptr_array_new ();
  shelf->own_paths = g_ptr_array_new_with_free_func (g_free);
  shelf->faults = g_ptr_array_new_with_free_func (g_free);
  shelf->faulty = g_ptr_array_new_with_free_func (g_free);
  return shelf;
}

/* --- reading many ---------------------------------------------------------- */

/* What came of each file: a book, or a fault. */
typedef struct {
  MuBook *book;
  GError *fault;
} Reading;

/* Files of which each reader takes the next. */
typedef struct {
  MuSchemas *schemas;
  const GPtrArray *files;
  Reading *reading;
  guint next; /* atomic */
} Stack;

static gpointer
read_stack (gpointer data)
{
  Stack *stack = data;
  guint i;
  while ((i = (guint) g_atomic_int_add (&stack->next, 1)) < stack->files->len)
    stack->reading[i].book = mu_book_read_file_by (
        stack->schemas, g_ptr_array_index (stack->files, i), &stack->reading[i].fault);
  return NULL;
}

#define READERS   4
#define BOOKS_FEW 8 /* not worth another reader */

static Reading *
read_all (MuSchemas *schemas, const GPtrArray *files)
{
  const guint most = MIN (g_get_num_processors (), READERS);
  const guint readers = CLAMP (files->len / BOOKS_FEW, 1, most);
  Stack stack = { .schemas = schemas, .files = files, .reading = g_new0 (Reading, files->len) };
  GThread *thread[READERS] = { NULL };
  for (guint r = 1; r < readers; r++)
    thread[r] = g_thread_new ("books", read_stack, &stack);
  read_stack (&stack);
  for (guint r = 1; r < readers; r++)
    g_thread_join (thread[r]);
  return stack.reading;
}

/* The first fault in the order of the files is the one that is told. */
static gboolean
add_folder (MuShelf *shelf, MuSchemas *schemas, const char *folder, GError **error)
{
  g_autoptr (GPtrArray) files = list_files (folder, error);
  if (!files)
    return FALSE;
  g_autofree Reading *reading = read_all (schemas, files);
  gboolean good = TRUE;
  for (guint i = 0; i < files->len; i++)
    if (!good) {
      mu_book_free (reading[i].book);
      g_clear_error (&reading[i].fault);
    } else if (reading[i].book)
      good = add_book (shelf, g_ptr_array_index (files, i), reading[i].book, error);
    else {
      g_propagate_error (error, reading[i].fault);
      good = FALSE;
    }
  return good;
}

/* --- the club's own books -------------------------------------------------- */

char *
mu_shelf_own_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "muster", "books", NULL);
}

char *
mu_shelf_make_own_folder (GError **error)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  if (g_mkdir_with_parents (folder, 0755) == 0)
    return g_steal_pointer (&folder);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE, _ ("%s: cannot be made: %s"), folder,
               g_strerror (errno));
  return NULL;
}

static void
note_fault (MuShelf *shelf, const char *path, char *why)
{
  g_ptr_array_add (shelf->faults, why);
  g_ptr_array_add (shelf->faulty, g_strdup (path));
}

/* Why the own book cannot take the place of the one with its id; NULL where it can. */
static char *
refusal (const MuShelf *shelf, const char *path, const MuBook *book, const MuBook *there)
{
  if (g_ptr_array_find (shelf->own, there, NULL))
    return g_strdup_printf (_ ("%s: another of your books has the id %s; give this one an id of "
                               "its own"),
                            path, book->id);
  if (book->version <= there->version)
    return g_strdup_printf (_ ("%s: Muster's own book %s is of edition %d, yours of %d; give it an "
                               "edition above that, or an id of its own"),
                            path, book->id, there->version, book->version);
  return NULL;
}

/* The shipped book stays for the lists that were made with it. */
static void
put_in_place (MuShelf *shelf, MuBook *book, MuBook *shipped)
{
  guint at = 0;
  g_ptr_array_find (shelf->books, shipped, &at);
  g_ptr_array_steal_index (shelf->books, at);
  shipped->newer = book;
  g_ptr_array_add (shelf->copies, shipped);
  g_ptr_array_add (shelf->books, book);
}

static void
add_own (MuShelf *shelf, MuSchemas *schemas, const char *path)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (MuBook) book = mu_book_read_file_by (schemas, path, &fault);
  if (!book) {
    note_fault (shelf, path, g_strdup (fault->message));
    return;
  }
  MuBook *there = (MuBook *) mu_shelf_find (shelf, book->id);
  char *why = there ? refusal (shelf, path, book, there) : NULL;
  if (why) {
    note_fault (shelf, path, why);
    return;
  }
  g_ptr_array_add (shelf->own, book);
  g_ptr_array_add (shelf->own_paths, g_strdup (path));
  if (there)
    put_in_place (shelf, g_steal_pointer (&book), there);
  else
    g_ptr_array_add (shelf->books, g_steal_pointer (&book));
}

static void
add_own_folder (MuShelf *shelf, MuSchemas *schemas)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autoptr (GError) fault = NULL;
  if (!g_file_test (folder, G_FILE_TEST_EXISTS))
    return;
  g_autoptr (GPtrArray) files = list_files (folder, &fault);
  if (!files)
    note_fault (shelf, folder, g_strdup (fault->message));
  for (guint i = 0; files && i < files->len; i++)
    add_own (shelf, schemas, g_ptr_array_index (files, i));
}

const char *
mu_shelf_own_path (const MuShelf *shelf, const MuBook *book)
{
  guint at;
  return g_ptr_array_find (shelf->own, book, &at) ? g_ptr_array_index (shelf->own_paths, at) : NULL;
}

const GPtrArray *
mu_shelf_faults (const MuShelf *shelf)
{
  return shelf->faults;
}

const char *
mu_shelf_fault_of (const MuShelf *shelf, const char *path)
{
  for (guint i = 0; i < shelf->faulty->len; i++)
    if (strcmp (g_ptr_array_index (shelf->faulty, i), path) == 0)
      return g_ptr_array_index (shelf->faults, i);
  return NULL;
}

/* --- the shelf ------------------------------------------------------------- */

MuShelf *
mu_shelf_open (const char *folder, GError **error)
{
  g_autofree char *shipped = folder ? NULL : g_build_filename (mu_data_dir (), "books", NULL);
  g_autoptr (MuShelf) shelf = shelf_new ();
  g_autoptr (MuSchemas) schemas = mu_schemas_new ();
  if (!add_folder (shelf, schemas, folder ? folder : shipped, error))
    return NULL;
  if (!folder)
    add_own_folder (shelf, schemas);
  g_ptr_array_sort (shelf->books, compare_books);
  for (guint i = 0; i < shelf->books->len; i++)
    mu_shelf_find_allies (shelf, g_ptr_array_index (shelf->books, i));
  for (guint i = 0; i < shelf->copies->len; i++)
    mu_shelf_find_allies (shelf, g_ptr_array_index (shelf->copies, i));
  return g_steal_pointer (&shelf);
}

gboolean
mu_shelf_reload (MuShelf *shelf, GError **error)
{
  MuShelf *fresh = mu_shelf_open (NULL, error);
  if (!fresh)
    return FALSE;
  const MuShelf old = *shelf;
  *shelf = *fresh;
  *fresh = old;
  shelf->before = fresh;
  return TRUE;
}

void
mu_shelf_free (MuShelf *shelf)
{
  if (!shelf)
    return;
  mu_shelf_free (shelf->before);
  g_ptr_array_unref (shelf->own);
  g_ptr_array_unref (shelf->own_paths);
  g_ptr_array_unref (shelf->views);
  g_ptr_array_unref (shelf->books);
  g_ptr_array_unref (shelf->copies);
  g_ptr_array_unref (shelf->faults);
  g_ptr_array_unref (shelf->faulty);
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
