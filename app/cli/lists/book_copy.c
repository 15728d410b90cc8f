/* Army books of one's own, begun with a copy. */
#include <glib/gi18n.h>

#include "app/cli/core/out.h"
#include "app/cli/run.h"
#include "lists/book/book_copy.h"
#include "lists/words/name.h"

/* The name that was asked for, tidied; NULL for none, and with an error where it is no name. */
static char *
name_asked (MuCall *call, GError **error)
{
  const char *asked = mu_call_text (call, "name");
  g_autofree char *name = asked ? mu_name_tidy (asked) : NULL;
  g_autofree char *words = name ? mu_name_refusal (_ ("The name of the book"),
                                                   mu_name_fault (name, MU_NAME_MAX), MU_NAME_MAX)
                                : NULL;
  if (!words)
    return g_steal_pointer (&name);
  g_set_error_literal (error, MU_CALL_ERROR, 0, words);
  return NULL;
}

static MuExit
tell (MuCall *call, const char *path)
{
  GError *error = NULL;
  g_autoptr (MuBook) copy = mu_book_read_file (path, &error);
  if (!copy)
    return mu_complain_error (error);
  mu_out_text (call, "id", copy->id);
  mu_out_text (call, "name", copy->name);
  mu_out_text (call, "file", path);
  mu_say (call, _ ("“%s” is written to %s\n"), copy->name, path);
  return MU_EXIT_DONE;
}

MuExit
mu_run_book_copy (MuCall *call)
{
  GError *error = NULL;
  const char *id = mu_call_argument (call, 0);
  g_autofree char *name = name_asked (call, &error);
  g_autoptr (MuShelf) shelf = error ? NULL : mu_shelf_open (NULL, &error);
  if (!shelf)
    return mu_complain_error (error);
  const MuBook *book = mu_shelf_find (shelf, id);
  if (!book)
    return mu_complain (_ ("there is no army book “%s”; “muster book list” names them"), id);
  g_autofree char *path
      = mu_book_copy_file (book, shelf, name, mu_call_text (call, "output"), &error);
  return path ? tell (call, path) : mu_complain_error (error);
}
