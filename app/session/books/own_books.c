#include "app/session/books/own_books.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lists/book/book_advice.h"
#include "lists/book/book_findings.h"
#include "lists/words/plain.h"
#include "lists/xml/data.h"

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
