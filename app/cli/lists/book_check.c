/* Army books that a club wrote: every file told what is wrong with it. */
#include <glib/gi18n.h>
#include <string.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/book/book_advice.h"
#include "lists/book/book_findings.h"
#include "lists/xml/data.h"

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
gather_folder (const char *path, GPtrArray *files, GError **error)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, error);
  if (!folder)
    return FALSE;
  GPtrArray *own = g_ptr_array_new ();
  const char *name;
  while ((name = g_dir_read_name (folder)))
    if (mu_file_ends_in (name, ".xml"))
      g_ptr_array_add (own, g_build_filename (path, name, NULL));
  g_ptr_array_sort (own, compare_names);
  g_ptr_array_extend_and_steal (files, own);
  return TRUE;
}

/* The XML files of a folder, or the file itself. */
static gboolean
gather (const char *path, GPtrArray *files, GError **error)
{
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return gather_folder (path, files, error);
  g_ptr_array_add (files, g_strdup (path));
  return TRUE;
}

static void
show_advice (MuCall *call, const char *file, const MuBook *book, const MuShelf *shelf)
{
  g_autoptr (GPtrArray) advice = mu_book_advise (book, shelf);
  for (guint i = 0; i < advice->len; i++) {
    mu_out_row (call, "advice", file, g_ptr_array_index (advice, i), NULL);
    mu_say_wrapped (call, 2, g_ptr_array_index (advice, i));
  }
}

static gboolean
tell_fault (MuCall *call, const char *file, const char *fault)
{
  mu_out_row (call, "fault", file, fault, NULL);
  mu_say_wrapped (call, 0, fault);
  return FALSE;
}

/* Of years in which no list can be made. */
static gboolean
tell_years (MuCall *call, const char *file, const MuBook *book)
{
  g_autoptr (GPtrArray) faults = mu_book_faults (book, file);
  for (guint i = 0; i < faults->len; i++)
    tell_fault (call, file, g_ptr_array_index (faults, i));
  return faults->len > 0;
}

/* Whether an option of it can never be taken, in some or all of its years. */
static gboolean
lacks_troops (const MuBook *book)
{
  g_autoptr (GPtrArray) findings = mu_book_find (book);
  for (guint i = 0; i < findings->len; i++)
    if (((const MuBookFinding *) g_ptr_array_index (findings, i))->kind == MU_FINDING_NO_OPTION)
      return TRUE;
  return FALSE;
}

/* Whether the file is a book, and of the club's own one that takes its place; what is wrong is an
 * answer here, not a failure. */
static gboolean
check_file (MuCall *call, const char *file, const MuShelf *shelf)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBook) book = mu_book_read_file (file, &error);
  if (!book)
    return tell_fault (call, file, error->message);
  if (mu_shelf_fault_of (shelf, file))
    return tell_fault (call, file, mu_shelf_fault_of (shelf, file));
  const gboolean faulty = tell_years (call, file, book);
  if (!faulty) {
    mu_out_row (call, "book", file, book->id, NULL);
    mu_say (call,
            lacks_troops (book) ? _ ("%s: “%s” can be used, but not all of it\n")
                                : _ ("%s: “%s” can be used\n"),
            file, book->name);
  }
  show_advice (call, file, book, shelf);
  return !faulty;
}

/* Without arguments the club's own books are meant, of which there need be none. */
static gboolean
gather_own (MuCall *call, GPtrArray *files, GError **error)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  if (g_file_test (folder, G_FILE_TEST_EXISTS))
    return gather_folder (folder, files, error);
  mu_say (call, _ ("There are no books of your own: %s is not there\n"), folder);
  return TRUE;
}

static gboolean
gather_all (MuCall *call, GPtrArray *files, GError **error)
{
  const char *path;
  if (mu_call_count (call) == 0)
    return gather_own (call, files, error);
  for (guint i = 0; (path = mu_call_argument (call, i)); i++)
    if (!gather (path, files, error))
      return FALSE;
  return TRUE;
}

MuExit
mu_run_book_check (MuCall *call)
{
  GError *error = NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  guint faulty = 0;
  if (!shelf || !gather_all (call, files, &error))
    return mu_complain_error (error);
  for (guint i = 0; i < files->len; i++)
    faulty += !check_file (call, g_ptr_array_index (files, i), shelf);
  mu_out_number (call, "books", files->len - faulty);
  mu_out_number (call, "faulty", faulty);
  return faulty ? MU_EXIT_NO : MU_EXIT_DONE;
}
