#include "lists/book/book_copy.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/list/list.h"
#include "lists/words/name.h"
#include "lists/xml/data.h"

#define ID_MAX 80 /* letters, as the schema of books has it */

/* --- its id ------------------------------------------------------------- */

static char *
own_path (const char *id)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autofree char *file = g_strconcat (id, ".xml", NULL);
  return g_build_filename (folder, file, NULL);
}

static gboolean
is_free (const char *id, const MuShelf *shelf)
{
  g_autofree char *path = own_path (id);
  return mu_shelf_find (shelf, id) == NULL && !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* With an end of its own; cut where an id can hold no more. */
static char *
ending_id (const char *from, const char *end)
{
  return g_strdup_printf ("%.*s%s", ID_MAX - (int) strlen (end), from, end);
}

char *
mu_book_free_id (const char *from, const MuShelf *shelf)
{
  char *id = ending_id (from, "-own");
  for (int number = 2; !is_free (id, shelf); number++) {
    g_autofree char *end = g_strdup_printf ("-own-%d", number);
    g_free (id);
    id = ending_id (from, end);
  }
  return id;
}

/* --- its text ----------------------------------------------------------- */

/* What stands before the attribute's value, from the file's beginning: a comment may name the
 * element, another value may hold what ends a tag. */
#define BEFORE_VALUE                                                                               \
  "\\A(\\x{FEFF}?(?:\\s++|<\\?.*?\\?>|<!--.*?-->)*<army-book(?=\\s)"                               \
  "(?:[^>\"']|\"[^\"]*\"|'[^']*')*?\\s%s\\s*=\\s*)"

static char *
with_attribute (const char *xml, const char *name, const char *value, GError **error)
{
  g_autofree char *before = g_strdup_printf (BEFORE_VALUE, name);
  g_autofree char *whole = g_strconcat (before, "(?:\"[^\"]*\"|'[^']*')", NULL);
  g_autoptr (GRegex) regex = g_regex_new (whole, G_REGEX_DOTALL, 0, error);
  g_autoptr (GString) part = g_string_new (value);
  g_string_replace (part, "\\", "\\\\", 0);
  g_string_prepend (part, "\\1\"");
  g_string_append_c (part, '"');
  return regex ? g_regex_replace (regex, xml, -1, 0, part->str, 0, error) : NULL;
}

char *
mu_book_copy_name (const MuBook *book)
{
  return mu_name_in (_ ("%s (ours)"), book->name, MU_LIST_NAME_MAX);
}

char *
mu_book_copy_text (const MuBook *book, const char *id, const char *name, GError **error)
{
  g_autofree char *ours = name ? g_strdup (name) : mu_book_copy_name (book);
  g_autofree char *plain = g_markup_escape_text (ours, -1);
  g_autofree char *with_id = with_attribute (book->xml, "id", id, error);
  return with_id ? with_attribute (with_id, "name", plain, error) : NULL;
}

char *
mu_book_copy_file (const MuBook *book, const MuShelf *shelf, const char *name, const char *path,
                   GError **error)
{
  g_autofree char *id = mu_book_free_id (book->id, shelf);
  g_autofree char *written = path ? g_strdup (path) : own_path (id);
  g_autofree char *folder = path ? NULL : mu_shelf_make_own_folder (error);
  g_autofree char *text = path || folder ? mu_book_copy_text (book, id, name, error) : NULL;
  if (!text || !mu_file_write (written, text, strlen (text), error))
    return NULL;
  return g_steal_pointer (&written);
}
