/* Two army books, or two editions of one, side by side. */
#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/lists/book_changes.h"
#include "app/cli/run.h"
#include "lists/book/book_diff.h"
#include "lists/xml/data.h"

/* A book of the shelf, or one that was read and is the caller's. */
typedef struct {
  const MuBook *book;
  MuBook *read;
} Opened;

static gboolean
open_book (const char *what, const MuShelf *shelf, Opened *opened, GError **error)
{
  opened->book = mu_shelf_find (shelf, what);
  if (!opened->book && mu_file_ends_in (what, ".xml"))
    opened->book = opened->read = mu_book_read_file (what, error);
  else if (!opened->book)
    g_set_error (error, MU_CALL_ERROR, 0,
                 _ ("there is no army book “%s”; “muster book list” names them"), what);
  return opened->book != NULL;
}

guint
mu_say_book_changes (MuCall *call, const MuBook *before, const MuBook *after)
{
  g_autoptr (GPtrArray) changes = mu_book_diff (before, after);
  for (guint i = 0; i < changes->len; i++) {
    mu_out_row (call, "change", g_ptr_array_index (changes, i), NULL);
    mu_say_wrapped (call, 2, g_ptr_array_index (changes, i));
  }
  if (changes->len == 0)
    mu_say (call, "  %s\n", _ ("Nothing that a list must heed."));
  return changes->len;
}

static void
compare (MuCall *call, const MuBook *before, const MuBook *after)
{
  mu_say (call, _ ("From “%s”, edition %d, to “%s”, edition %d:\n"), before->name, before->version,
          after->name, after->version);
  mu_out_number (call, "changes", mu_say_book_changes (call, before, after));
}

MuExit
mu_run_book_compare (MuCall *call)
{
  GError *error = NULL;
  Opened before = { 0 };
  Opened after = { 0 };
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, &error);
  const gboolean both = shelf && open_book (mu_call_argument (call, 0), shelf, &before, &error)
                        && open_book (mu_call_argument (call, 1), shelf, &after, &error);
  if (both)
    compare (call, before.book, after.book);
  mu_book_free (before.read);
  mu_book_free (after.read);
  return both ? MU_EXIT_DONE : mu_complain_error (error);
}
