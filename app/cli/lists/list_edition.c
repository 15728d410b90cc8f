/* A list and the editions of the army books that it was made with. */
#include <glib/gi18n.h>

#include "app/cli/club/armies.h"
#include "app/cli/core/out.h"
#include "app/cli/lists/book_changes.h"
#include "app/cli/run.h"
#include "db/store.h"
#include "db/tables/books.h"
#include "lists/list/book_editions.h"

static void
show_editions (MuCall *call, const MuList *list, const MuBook *own)
{
  mu_out_text (call, "book", list->book_id);
  mu_out_number (call, "edition", list->book_version);
  mu_out_number (call, "newest", own->version);
}

/* What the shelf has beside the copy by which the list is judged; whether it has any. */
static gboolean
show_book (MuCall *call, const MuList *list, const MuBook *book)
{
  const MuBook *shelved = book->newer ? book->newer : book;
  show_editions (call, list, shelved);
  if (book->newer) {
    mu_say (call, _ ("“%s” is of edition %d of the book %s; the one here is edition %d:\n"),
            list->name, book->version, book->name, shelved->version);
    mu_say_book_changes (call, book, book->newer);
  } else
    mu_say (call, _ ("“%s” is of the edition of its book that is here: %d\n"), list->name,
            book->version);
  return book->newer != NULL;
}

/* The same for a book of allies of whom the list has units. */
static gboolean
show_ally (MuCall *call, const MuList *list, const MuBook *of)
{
  const MuBook *shelved = of->newer ? of->newer : of;
  const int named = mu_list_ally_edition (list, of->id);
  const int own = named > 0 ? named : of->version;
  g_autofree char *edition = g_strdup_printf ("%d", own);
  g_autofree char *newest = g_strdup_printf ("%d", shelved->version);
  mu_out_row (call, "ally", of->id, edition, newest, NULL);
  if (own != of->version)
    mu_say (
        call,
        _ ("Its allies are of edition %d of the book %s, which was not kept here; the book is of "
           "edition %d\n"),
        own, of->name, of->version);
  else if (of->newer) {
    mu_say (call, _ ("Its allies are of edition %d of the book %s; the one here is edition %d:\n"),
            own, of->name, shelved->version);
    mu_say_book_changes (call, of, of->newer);
  }
  return of->newer || own != of->version;
}

static MuExit
show_difference (MuCall *call, const MuList *list, const MuBook *book)
{
  if (book->version != list->book_version)
    return mu_complain (
        _ ("“%s” is of edition %d of the book %s, which was not kept here; the book "
           "is of edition %d, which “muster list accept” takes if it is newer"),
        list->name, list->book_version, book->name, book->version);
  gboolean differs = show_book (call, list, book);
  g_autoptr (GPtrArray) allies = mu_pins_allies (list, book);
  for (guint i = 0; i < allies->len; i++)
    differs = show_ally (call, list, g_ptr_array_index (allies, i)) || differs;
  return differs ? MU_EXIT_DONE : MU_EXIT_NO;
}

MuExit
mu_run_list_changes (MuCall *call)
{
  GError *error = NULL;
  gint64 id;
  g_autoptr (MuList) list = mu_club_list (call, mu_call_argument (call, 0), &id, &error);
  const MuShelf *shelf = list ? mu_call_books (call, &error) : NULL;
  if (!shelf)
    return mu_complain_error (error);
  const MuBook *book = mu_shelf_book_of (shelf, list);
  if (!book)
    return mu_complain (_ ("there is no army book “%s” here; “muster book list” names them"),
                        list->book_id);
  return show_difference (call, list, book);
}

static void
say_ally (MuCall *call, const MuList *before, const MuListAlly *ally)
{
  const MuBook *book = mu_shelf_find (mu_club_books (mu_call_club (call, NULL)), ally->book);
  g_autofree char *edition = g_strdup_printf ("%d", ally->edition);
  mu_out_row (call, "ally", ally->book, edition, NULL);
  if (ally->edition != mu_list_ally_edition (before, ally->book))
    mu_say (call, _ ("The allies of “%s” are of edition %d of the book %s now\n"), before->name,
            ally->edition, book ? book->name : ally->book);
}

/* What of the list is another now; it is as it was before. */
static void
say_accepted (MuCall *call, gint64 id, const MuList *list)
{
  MuClub *club = mu_call_club (call, NULL);
  const int edition = mu_shelf_find (mu_club_books (club), list->book_id)->version;
  g_autoptr (MuList) now = mu_store_list (mu_club_store (club), id, NULL);
  mu_out_text (call, "name", list->name);
  mu_out_number (call, "edition", now ? now->book_version : edition);
  if (edition > list->book_version)
    mu_say (call, _ ("“%s” is of edition %d of its book now\n"), list->name, edition);
  for (guint i = 0; now && i < now->allies->len; i++)
    say_ally (call, list, mu_list_ally (now, i));
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
  say_accepted (call, id, list);
  return MU_EXIT_DONE;
}
