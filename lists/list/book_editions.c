#include "lists/list/book_editions.h"

#include <string.h>

static gboolean
is_ally (const MuList *list, const MuListUnit *unit)
{
  return *unit->book && strcmp (unit->book, list->book_id) != 0;
}

gboolean
mu_pins_need (const MuList *list, const char *book)
{
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    if (is_ally (list, unit) && strcmp (unit->book, book) == 0)
      return TRUE;
  }
  return FALSE;
}

GPtrArray *
mu_pins_allies (const MuList *list, const MuBook *book)
{
  GPtrArray *allies = g_ptr_array_new ();
  for (guint i = 0; i < list->units->len; i++) {
    const MuListUnit *unit = mu_list_unit (list, i);
    const MuBook *of = is_ally (list, unit) ? mu_book_of_unit (book, unit) : NULL;
    if (of && !g_ptr_array_find (allies, of, NULL))
      g_ptr_array_add (allies, (gpointer) of);
  }
  return allies;
}

static void
forget_others (MuList *list)
{
  for (guint i = list->allies->len; i > 0; i--)
    if (!mu_pins_need (list, mu_list_ally (list, i - 1)->book))
      g_ptr_array_remove_index (list->allies, i - 1);
}

void
mu_pins_complete (MuList *list, const MuShelf *shelf)
{
  forget_others (list);
  const MuBook *book = shelf ? mu_shelf_book_of (shelf, list) : NULL;
  if (!book)
    return;
  g_autoptr (GPtrArray) allies = mu_pins_allies (list, book);
  for (guint i = 0; i < allies->len; i++) {
    const MuBook *of = g_ptr_array_index (allies, i);
    if (mu_list_ally_edition (list, of->id) == 0)
      mu_list_set_ally_edition (list, of->id, of->version);
  }
}

/* --- newer editions -------------------------------------------------------- */

static void
add_newer (GArray *newer, const MuBook *own, const MuBook *shelved, int from, gboolean ally)
{
  const MuPinnedBook book = { own, shelved, from, ally };
  if (shelved && shelved->version > from)
    g_array_append_val (newer, book);
}

GArray *
mu_pins_newer (const MuList *list, const MuShelf *shelf)
{
  GArray *newer = g_array_new (FALSE, FALSE, sizeof (MuPinnedBook));
  const MuBook *book = mu_shelf_book_of (shelf, list);
  if (!book)
    return newer;
  add_newer (newer, book, mu_shelf_find (shelf, book->id), list->book_version, FALSE);
  g_autoptr (GPtrArray) allies = mu_pins_allies (list, book);
  for (guint i = 0; i < allies->len; i++) {
    const MuBook *of = g_ptr_array_index (allies, i);
    const int named = mu_list_ally_edition (list, of->id);
    add_newer (newer, of, mu_shelf_find (shelf, of->id), named > 0 ? named : of->version, TRUE);
  }
  return newer;
}

gboolean
mu_pins_accept (MuList *list, const MuShelf *shelf)
{
  g_autoptr (GArray) newer = mu_pins_newer (list, shelf);
  for (guint i = 0; i < newer->len; i++) {
    const MuPinnedBook *book = &g_array_index (newer, MuPinnedBook, i);
    if (book->ally)
      mu_list_set_ally_edition (list, book->newer->id, book->newer->version);
    else
      list->book_version = book->newer->version;
  }
  return newer->len > 0;
}
