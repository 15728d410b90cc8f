/* A list and the edition of the army book that it was made with. */
#include <glib/gi18n.h>

#include "app/cli/armies.h"
#include "app/cli/out.h"
#include "app/cli/run.h"
#include "db/books.h"
#include "lists/book_diff.h"

static void
show_changes (MuCall *call, const MuBook *book)
{
  g_autoptr (GPtrArray) changes = mu_book_diff (book, book->newer);
  for (guint i = 0; i < changes->len; i++) {
    mu_out_row (call, "change", g_ptr_array_index (changes, i), NULL);
    mu_say_wrapped (call, 2, g_ptr_array_index (changes, i));
  }
  if (changes->len == 0)
    mu_say (call, "  %s\n", _ ("Nothing that a list must heed."));
}

static void
show_editions (MuCall *call, const MuList *list, const MuBook *own)
{
  mu_out_text (call, "book", list->book_id);
  mu_out_number (call, "edition", list->book_version);
  mu_out_number (call, "newest", own->version);
}

/* What the shelf has beside the copy by which the list is judged. */
static MuExit
show_difference (MuCall *call, const MuList *list, const MuBook *book)
{
  const MuBook *shelved = book->newer ? book->newer : book;
  if (book->version != list->book_version)
    return mu_complain (
        _ ("“%s” is of edition %d of the book %s, which was not kept here; the book "
           "is of edition %d, which “muster list accept” takes if it is newer"),
        list->name, list->book_version, book->name, book->version);
  show_editions (call, list, shelved);
  if (!book->newer) {
    mu_say (call, _ ("“%s” is of the edition of its book that is here: %d\n"), list->name,
            book->version);
    return MU_EXIT_NO;
  }
  mu_say (call, _ ("“%s” is of edition %d of the book %s; the one here is edition %d:\n"),
          list->name, book->version, book->name, shelved->version);
  show_changes (call, book);
  return MU_EXIT_DONE;
}

MuExit
mu_run_list_changes (MuCall *call)
{
  GError *error = NULL;
  gint64 id;
  g_autoptr (MuList) list = mu_club_list (call, mu_call_argument (call, 0), &id, &error);
  if (!list)
    return mu_complain_error (error);
  const MuBook *book = mu_club_book_of (mu_call_club (call, NULL), list);
  if (!book)
    return mu_complain (_ ("there is no army book “%s” here; “muster book list” names them"),
                        list->book_id);
  return show_difference (call, list, book);
}

MuExit
mu_run_list_accept (MuCall *call)
{
  GError *error = NULL;
  gint64 id;
  g_autoptr (MuList) list = mu_club_list (call, mu_call_argument (call, 0), &id, &error);
  if (!list)
    return mu_complain_error (error);
  MuClub *club = mu_call_club (call, NULL);
  g_autofree char *words = g_strdup_printf (_ ("Newer edition accepted: %s"), list->name);
  if (!mu_store_accept_book (mu_club_store (club), id, words, NULL, &error))
    return mu_complain_error (error);
  const int edition = mu_shelf_find (mu_club_books (club), list->book_id)->version;
  mu_out_text (call, "name", list->name);
  mu_out_number (call, "edition", edition);
  mu_say (call, _ ("“%s” is of edition %d of its book now\n"), list->name, edition);
  return MU_EXIT_DONE;
}
