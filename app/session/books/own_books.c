#include "app/session/books/own_books.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "lists/book/book_advice.h"
#include "lists/book/book_findings.h"
#include "lists/list/list.h"
#include "lists/words/plain.h"
#include "lists/xml/data.h"

#define ID_MAX 80 /* letters, as the schema of books has it */

struct _MuOwnBookItem {
  MuItem parent;
  char *file;
  char *title;
  char *words;
  char *advice;
  gboolean faulty;
};

static const MuItemField fields[] = {
  MU_TEXT (MuOwnBookItem, file, "file"),      MU_TEXT (MuOwnBookItem, title, "title"),
  MU_TEXT (MuOwnBookItem, words, "words"),    MU_TEXT (MuOwnBookItem, advice, "advice"),
  MU_TRUTH (MuOwnBookItem, faulty, "faulty"),
};

MU_DEFINE_ITEM (MuOwnBookItem, mu_own_book_item, fields)

/* --- what is in the folder ---------------------------------------------- */

/* Years without a list go first. */
static char *
advice_on (const MuBook *book, GPtrArray *faults, const MuShelf *shelf)
{
  g_autoptr (GPtrArray) told = g_ptr_array_new ();
  g_autoptr (GPtrArray) advice = mu_book_advise (book, shelf);

  for (guint i = 0; i < faults->len; i++)
    g_ptr_array_add (told, g_ptr_array_index (faults, i));
  for (guint i = 0; i < advice->len; i++)
    g_ptr_array_add (told, g_ptr_array_index (advice, i));
  g_ptr_array_add (told, NULL);
  return g_strjoinv ("\n", (char **) told->pdata);
}

static void
show_fault (MuOwnBookItem *self, const char *fault)
{
  self->title = mu_plain_line (self->file);
  self->words = mu_plain_line (fault);
  self->advice = g_strdup ("");
  self->faulty = TRUE;
}

static void
show_book (MuOwnBookItem *self, const MuBook *book, const MuShelf *shelf)
{
  g_autoptr (GPtrArray) faults = mu_book_faults (book, self->file);

  self->title = mu_plain_line (book->name);
  self->words
      = g_strdup_printf (faults->len ? _ ("%s: edition %d, in use, but not in all its years")
                                     : _ ("%s: edition %d, in use"),
                         self->file, book->version);
  self->advice = advice_on (book, faults, shelf);
}

static MuOwnBookItem *
item_new (const char *path, const MuShelf *shelf)
{
  MuOwnBookItem *self = g_object_new (MU_TYPE_OWN_BOOK_ITEM, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (MuBook) book = mu_book_read_file (path, &error);
  const char *fault = book ? mu_shelf_fault_of (shelf, path) : error->message;

  self->file = g_path_get_basename (path);
  if (fault)
    show_fault (self, fault);
  else
    show_book (self, book, shelf);
  return self;
}

static int
compare_items (gconstpointer a, gconstpointer b)
{
  const MuOwnBookItem *one = *(const MuOwnBookItem *const *) a;
  const MuOwnBookItem *other = *(const MuOwnBookItem *const *) b;

  return one->faulty != other->faulty
             ? (one->faulty < other->faulty) - (one->faulty > other->faulty)
             : strcmp (one->file, other->file);
}

/* A folder that cannot be read is one of the shelf's faults. */
static void
add_folder_fault (GPtrArray *items, const char *folder, const MuShelf *shelf)
{
  const char *fault = mu_shelf_fault_of (shelf, folder);
  MuOwnBookItem *self;

  if (fault == NULL)
    return;
  self = g_object_new (MU_TYPE_OWN_BOOK_ITEM, NULL);
  self->file = g_strdup (folder);
  show_fault (self, fault);
  g_ptr_array_add (items, self);
}

void
mu_own_books_show (GListStore *store, const MuShelf *shelf)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  GDir *dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    if (mu_file_ends_in (name, ".xml"))
      g_ptr_array_add (items, item_new (path, shelf));
  }
  g_clear_pointer (&dir, g_dir_close);
  add_folder_fault (items, folder, shelf);
  g_ptr_array_sort (items, compare_items);
  g_list_store_splice (store, 0, g_list_model_get_n_items (G_LIST_MODEL (store)), items->pdata,
                       items->len);
}

guint
mu_own_books_faulty (const MuShelf *shelf)
{
  return mu_shelf_faults (shelf)->len;
}

/* --- beginning ---------------------------------------------------------- */

char *
mu_own_books_folder (GError **error)
{
  g_autofree char *folder = mu_shelf_own_folder ();

  if (g_mkdir_with_parents (folder, 0755) == 0)
    return g_steal_pointer (&folder);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE, _ ("%s: cannot be made: %s"), folder,
               g_strerror (errno));
  return NULL;
}

static gboolean
is_free (const char *folder, const char *id, const MuShelf *shelf)
{
  g_autofree char *file = g_strconcat (id, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  return mu_shelf_find (shelf, id) == NULL && !g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The book's id with an end of its own; cut where an id can hold no more. */
static char *
ending_id (const MuBook *book, const char *end)
{
  return g_strdup_printf ("%.*s%s", ID_MAX - (int) strlen (end), book->id, end);
}

/* "parthian-own", "parthian-own-2" */
static char *
free_id (const char *folder, const MuBook *book, const MuShelf *shelf)
{
  char *id = ending_id (book, "-own");

  for (int number = 2; !is_free (folder, id, shelf); number++) {
    g_autofree char *end = g_strdup_printf ("-own-%d", number);
    g_free (id);
    id = ending_id (book, end);
  }
  return id;
}

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

/* The book's own text, so that its comments stay, with another id and
 * another name. */
static char *
renamed (const MuBook *book, const char *id, GError **error)
{
  g_autofree char *ours = mu_name_in (_ ("%s (ours)"), book->name, MU_LIST_NAME_MAX);
  g_autofree char *name = g_markup_escape_text (ours, -1);
  g_autofree char *with_id = with_attribute (book->xml, "id", id, error);

  return with_id ? with_attribute (with_id, "name", name, error) : NULL;
}

char *
mu_own_books_copy (const MuBook *book, const MuShelf *shelf, GError **error)
{
  g_autofree char *folder = mu_own_books_folder (error);
  g_autofree char *id = folder ? free_id (folder, book, shelf) : NULL;
  g_autofree char *file = id ? g_strconcat (id, ".xml", NULL) : NULL;
  g_autofree char *path = file ? g_build_filename (folder, file, NULL) : NULL;
  g_autofree char *text = path ? renamed (book, id, error) : NULL;

  if (text == NULL || !mu_file_write (path, text, strlen (text), error))
    return NULL;
  return g_steal_pointer (&path);
}
