/* The editions of books that a shelf has beside its own, and the book that a list was made with. */
#include <string.h>

#include "lists/book/shelf_private.h"

static const MuBook *
find_copy (const MuShelf *shelf, const char *id, int edition)
{
  for (guint i = 0; i < shelf->copies->len; i++) {
    const MuBook *copy = g_ptr_array_index (shelf->copies, i);
    if (copy->version == edition && strcmp (copy->id, id) == 0)
      return copy;
  }
  return NULL;
}

void
mu_shelf_keep_copy (MuShelf *shelf, MuBook *copy)
{
  const MuBook *own = mu_shelf_find (shelf, copy->id);
  const gboolean here = own && own->version == copy->version && strcmp (own->xml, copy->xml) == 0;
  if (here || find_copy (shelf, copy->id, copy->version)) {
    mu_book_free (copy);
    return;
  }
  copy->newer = own;
  mu_shelf_find_allies (shelf, copy);
  g_ptr_array_add (shelf->copies, copy);
}

gboolean
mu_shelf_pin_ally (MuShelf *shelf, const char *id, int edition, const char *ally, int ally_edition)
{
  const MuBook *copy = find_copy (shelf, id, edition);
  gboolean pinned = FALSE;
  for (guint i = 0; copy && i < copy->allies->len; i++) {
    MuBookAlly *one = g_ptr_array_index (copy->allies, i);
    if (strcmp (one->book, ally) != 0)
      continue;
    one->found = mu_shelf_find_edition (shelf, ally, ally_edition);
    pinned = pinned || one->found;
  }
  return pinned;
}

const MuBook *
mu_shelf_find_edition (const MuShelf *shelf, const char *id, int edition)
{
  const MuBook *copy = find_copy (shelf, id, edition);
  return copy ? copy : mu_shelf_find (shelf, id);
}

/* --- by list --------------------------------------------------------------- */

void
mu_book_view_free (MuBookView *view)
{
  g_ptr_array_unref (view->book->allies);
  g_free (view->book);
  g_free (view);
}

/* The book of the ally that the list was made with; what the ally has where the list names no
 * edition of it, or one that is not here. */
static const MuBook *
find_for (const MuShelf *shelf, const MuBookAlly *ally, const MuList *list)
{
  const int edition = mu_list_ally_edition (list, ally->book);
  const MuBook *book = edition > 0 ? mu_shelf_find_edition (shelf, ally->book, edition) : NULL;
  return book && book->version == edition ? book : ally->found;
}

/* Whether the book, of itself or a view of it, has the allies that the list was made with. */
static gboolean
suits (const MuShelf *shelf, const MuBook *book, const MuBook *of, const MuList *list)
{
  for (guint i = 0; i < of->allies->len; i++) {
    const MuBookAlly *ally = g_ptr_array_index (book->allies, i);
    if (find_for (shelf, g_ptr_array_index (of->allies, i), list) != ally->found)
      return FALSE;
  }
  return TRUE;
}

static MuBookView *
new_view (const MuShelf *shelf, const MuBook *of, const MuList *list)
{
  MuBookView *view = g_new0 (MuBookView, 1);
  view->of = of;
  view->book = g_memdup2 (of, sizeof *of);
  view->book->allies = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < of->allies->len; i++) {
    MuBookAlly *ally = g_memdup2 (g_ptr_array_index (of->allies, i), sizeof *ally);
    ally->found = find_for (shelf, ally, list);
    g_ptr_array_add (view->book->allies, ally);
  }
  return view;
}

/* Views are few: one for each edition of allies that lists of the club were made with. */
static const MuBook *
find_view (const MuShelf *shelf, const MuBook *of, const MuList *list)
{
  for (guint i = 0; i < shelf->views->len; i++) {
    const MuBookView *view = g_ptr_array_index (shelf->views, i);
    if (view->of == of && suits (shelf, view->book, of, list))
      return view->book;
  }
  MuBookView *view = new_view (shelf, of, list);
  g_ptr_array_add (shelf->views, view);
  return view->book;
}

const MuBook *
mu_shelf_book_of (const MuShelf *shelf, const MuList *list)
{
  const MuBook *book = mu_shelf_find_edition (shelf, list->book_id, list->book_version);
  return !book || suits (shelf, book, book, list) ? book : find_view (shelf, book, list);
}
