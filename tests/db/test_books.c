/* Lists keep the edition of the army book that they were made with. */
#include <glib/gstdio.h>
#include <string.h>

#include "db/acts/changes.h"
#include "db/store.h"
#include "db/store_private.h"
#include "db/tables/books.h"
#include "tests/db/fixture.h"

#define BOOK                                                                                       \
  "<army-book version='1' id='later-carthaginian' edition='%d' rules='wrg5' name='Carthage'"       \
  " from='-275' to='-146' region='mediterranean' country='plain' generals='regular'>"              \
  "<home>Carthage</home><option id='some-option' name='Foot' min='0' max='%d' unit-min='1'"        \
  " unit-max='60' order='attack' ranks='2' line='0'><troop notation='Reg C HI HTW Sh'/></option>"  \
  "%s</army-book>"
#define ALLY "<ally book='numidian' max='50'/>"

static void
write_book (const char *path, int edition, int most, const char *rest)
{
  g_autofree char *xml = g_strdup_printf (BOOK, edition, most, rest);
  ck_assert (g_file_set_contents (path, xml, -1, NULL));
}

/* A shelf with one book of that edition, in which there may be so many foot. */
static MuShelf *
shelf_with (int edition, int most)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "book.xml");
  write_book (path, edition, most, "");
  MuShelf *shelf = mu_shelf_open (folder, &error);
  ck_assert_msg (shelf != NULL, "%s", error ? error->message : "");
  fixture_remove (folder);
  return shelf;
}

static MuStore *
open_with (const char *path, MuShelf *shelf)
{
  MuStore *store = fixture_store (path);
  mu_store_join_books (store, shelf);
  return store;
}

static gint64
add_list (MuStore *store, const char *name, int edition)
{
  g_autoptr (MuList) list = fixture_list (name);
  gint64 id = 0;
  list->book_version = edition;
  g_ptr_array_set_size (list->allies, 0); /* made anew, of what is here */
  ck_ok (mu_store_add_list (store, list, &id, &error));
  return id;
}

static const MuBook *
book_of (MuStore *store, const MuShelf *shelf, gint64 id)
{
  g_autoptr (MuList) list = mu_store_list (store, id, NULL);
  return mu_shelf_book_of (shelf, list);
}

/* A club on disk, begun with a shelf of older books and opened again with one of newer. */
typedef struct {
  char *folder, *path;
  MuShelf *older, *newer;
  MuStore *store;
} Club;

/* Takes both shelves. */
static Club
begin (MuShelf *older, MuShelf *newer)
{
  Club club = { .folder = fixture_folder (), .older = older, .newer = newer };
  club.path = fixture_path (club.folder, "club.muster");
  club.store = open_with (club.path, older);
  return club;
}

static void
open_newer (Club *club)
{
  mu_store_close (club->store);
  club->store = open_with (club->path, club->newer);
}

static void
end (Club *club)
{
  mu_store_close (club->store);
  fixture_remove (club->folder);
  mu_shelf_free (club->older);
  mu_shelf_free (club->newer);
  g_free (club->path);
  g_free (club->folder);
}

static int
most_foot (const MuBook *book)
{
  return mu_book_option (book, "some-option")->max;
}

START_TEST (the_first_list_of_an_edition_keeps_its_book)
{
  g_autoptr (MuShelf) shelf = shelf_with (3, 100);
  g_autoptr (MuStore) store = open_with (":memory:", shelf);
  add_list (store, "One", 3);
  add_list (store, "Two", 3);
  ck_assert_int_eq (fixture_count (store, "book_copy"), 1);
  ck_assert_int_eq (fixture_count (store, "book_copy WHERE edition = 3"), 1);
  fixture_sound (store);
}
END_TEST

/* Of an edition that is nowhere here, no other can stand for it. */
START_TEST (only_the_lists_own_edition_is_kept)
{
  g_autoptr (MuShelf) shelf = shelf_with (3, 100);
  g_autoptr (MuStore) store = open_with (":memory:", shelf);
  add_list (store, "One", 2);
  add_list (store, "Two", 9);
  ck_assert_int_eq (fixture_count (store, "book_copy"), 0);
  g_autoptr (MuStore) alone = fixture_store (":memory:");
  add_list (alone, "One", 3);
  ck_assert_int_eq (fixture_count (alone, "book_copy"), 0);
}
END_TEST

START_TEST (an_older_edition_comes_back_with_the_club)
{
  Club club = begin (shelf_with (3, 100), shelf_with (4, 50));
  const gint64 id = add_list (club.store, "One", 3);
  open_newer (&club);
  const gint64 other = add_list (club.store, "Two", 4);
  const gint64 again = add_list (club.store, "Three", 3);
  ck_assert_int_eq (most_foot (book_of (club.store, club.newer, id)), 100);
  ck_assert_int_eq (most_foot (book_of (club.store, club.newer, again)), 100);
  ck_assert_int_eq (most_foot (book_of (club.store, club.newer, other)), 50);
  ck_assert_ptr_eq (book_of (club.store, club.newer, id)->newer,
                    mu_shelf_find (club.newer, "later-carthaginian"));
  ck_assert_int_eq (fixture_count (club.store, "book_copy"), 2);
  end (&club);
}
END_TEST

START_TEST (accepting_takes_the_newer_edition)
{
  Club club = begin (shelf_with (3, 100), shelf_with (4, 50));
  const gint64 id = add_list (club.store, "One", 3);
  gint64 change = 0;
  ck_fails (mu_store_accept_book (club.store, id, "Accepted", &change, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "nothing to accept");
  open_newer (&club);
  ck_ok (mu_store_accept_book (club.store, id, "Accepted", &change, &error));
  ck_assert_int_eq (most_foot (book_of (club.store, club.newer, id)), 50);
  ck_assert_int_eq (fixture_count (club.store, "book_copy"), 2);
  ck_ok (mu_store_undo_change (club.store, change, &error));
  ck_assert_int_eq (most_foot (book_of (club.store, club.newer, id)), 100);
  fixture_sound (club.store);
  end (&club);
}
END_TEST

/* --- allies -------------------------------------------------------------- */

static void
write_numidians (const char *path, int edition, int most)
{
  g_autofree char *xml = g_strdup_printf (BOOK, edition, most, "");
  GString *text = g_string_new (xml);
  g_string_replace (text, "later-carthaginian", "numidian", 1);
  g_string_replace (text, "version='1'", "version='2'", 1);
  ck_assert (g_file_set_contents (path, text->str, -1, NULL));
  g_string_free (text, TRUE);
}

/* A shelf with Carthage of that edition, whose allies are the Numidians of theirs, of whom there
 * may be so many; ally 0: without them. */
static MuShelf *
shelf_with_allies (int edition, int ally, int most)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "book.xml");
  g_autofree char *other = fixture_path (folder, "ally.xml");
  g_autofree char *xml = g_strdup_printf (BOOK, edition, 100, ALLY);
  GString *text = g_string_new (xml);
  g_string_replace (text, "version='1'", "version='2'", 1);
  ck_assert (g_file_set_contents (path, text->str, -1, NULL));
  g_string_free (text, TRUE);
  if (ally > 0)
    write_numidians (other, ally, most);
  MuShelf *shelf = mu_shelf_open (folder, &error);
  ck_assert_msg (shelf != NULL, "%s", error ? error->message : "");
  fixture_remove (folder);
  return shelf;
}

static const MuBook *
ally_of (const MuBook *book)
{
  return ((const MuBookAlly *) book->allies->pdata[0])->found;
}

/* there: whether the newer shelf has the allies' book, too. */
static void
expect_allies_kept (gboolean there)
{
  Club club = begin (shelf_with_allies (3, 1, 40), shelf_with_allies (4, there ? 2 : 0, 20));
  const gint64 id = add_list (club.store, "One", 3);
  ck_assert_int_eq (fixture_count (club.store, "book_copy"), 2);
  open_newer (&club);
  const gint64 other = add_list (club.store, "Two", 4);
  ck_assert_int_eq (ally_of (book_of (club.store, club.newer, id))->version, 1);
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, id))), 40);
  if (there)
    ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, other))), 20);
  else
    ck_assert_ptr_null (ally_of (book_of (club.store, club.newer, other)));
  ck_assert_int_eq (fixture_count (club.store, "book_copy"), there ? 4 : 3);
  fixture_sound (club.store);
  end (&club);
}

/* A list made with an older edition keeps the allies of that time, also where the shelf has no such
 * book any more. */
START_TEST (allies_are_kept_with_the_book)
{
  expect_allies_kept (TRUE);
}
END_TEST

START_TEST (allies_are_found_without_their_book)
{
  expect_allies_kept (FALSE);
}
END_TEST

/* Each edition of a book has the allies that were kept with it. */
START_TEST (each_edition_has_the_allies_of_its_time)
{
  g_autofree char *folder = fixture_folder ();
  g_autofree char *path = fixture_path (folder, "club.muster");
  gint64 id[3];
  for (int n = 0; n < 3; n++) {
    g_autoptr (MuShelf) shelf = shelf_with_allies (3 + n, 1 + n, 10 + n);
    g_autofree char *name = g_strdup_printf ("List %d", n);
    MuStore *store = open_with (path, shelf);
    id[n] = add_list (store, name, 3 + n);
    for (int i = 0; i <= n; i++)
      ck_assert_int_eq (ally_of (book_of (store, shelf, id[i]))->version, 1 + i);
    mu_store_close (store);
  }
  fixture_remove (folder);
}
END_TEST

/* Only the allies' book changes: the list has the one that it was made with, one made afterwards
 * has the new one, and the first gets that when its player accepts it. */
START_TEST (each_list_keeps_the_allies_that_it_was_made_with)
{
  Club club = begin (shelf_with_allies (3, 1, 40), shelf_with_allies (3, 2, 20));
  const gint64 id = add_list (club.store, "One", 3);
  gint64 change = 0;
  open_newer (&club);
  const gint64 other = add_list (club.store, "Two", 3);
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, id))), 40);
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, other))), 20);
  ck_ok (mu_store_accept_book (club.store, id, "Accepted", &change, &error));
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, id))), 20);
  ck_fails (mu_store_accept_book (club.store, id, "Accepted", NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "nothing to accept");
  ck_ok (mu_store_undo_change (club.store, change, &error));
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, id))), 40);
  ck_ok (mu_store_redo_change (club.store, change, &error));
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, id))), 20);
  fixture_sound (club.store);
  end (&club);
}
END_TEST

/* A change of something else leaves the editions alone, and so does another list's. */
START_TEST (saving_again_accepts_nothing)
{
  Club club = begin (shelf_with_allies (3, 1, 40), shelf_with_allies (3, 2, 20));
  const gint64 id = add_list (club.store, "One", 3);
  open_newer (&club);
  g_autoptr (MuList) list = mu_store_list (club.store, id, NULL);
  mu_list_unit (list, 0)->figures = 7;
  ck_ok (mu_store_update_list (club.store, id, list, &error));
  g_autoptr (MuList) saved = mu_store_list (club.store, id, NULL);
  ck_assert_int_eq (mu_list_ally_edition (saved, "numidian"), 1);
  ck_assert_int_eq (fixture_count (club.store, "list_ally WHERE edition = 1"), 1);
  g_ptr_array_remove_index (saved->units, 3);
  g_ptr_array_set_size (saved->generals, 0);
  ck_ok (mu_store_update_list (club.store, id, saved, &error));
  ck_assert_int_eq (fixture_count (club.store, "list_ally"), 0);
  ck_ok (mu_store_delete_list (club.store, add_list (club.store, "Two", 3), &error));
  ck_assert_int_eq (fixture_count (club.store, "list_ally"), 0);
  fixture_sound (club.store);
  end (&club);
}
END_TEST

/* As the journal has it from before lists named their allies' editions. */
#define FORGET_ALLIES                                                                              \
  "UPDATE change SET"                                                                              \
  " before = replace (before, '<allies book=\"numidian\" edition=\"1\"/>', ''),"                   \
  " after = replace (after, '<allies book=\"numidian\" edition=\"1\"/>', '')"

/* What was done before is undone and done again, with the editions that the list has by now. */
START_TEST (an_older_journal_is_followed)
{
  Club club = begin (shelf_with_allies (3, 1, 40), shelf_with_allies (3, 2, 20));
  const gint64 id = add_list (club.store, "One", 3);
  g_autoptr (MuList) list = mu_store_list (club.store, id, NULL);
  gint64 change = 0, gone = 0;
  mu_list_unit (list, 0)->figures = 7;
  ck_ok (mu_store_update_list_noted (club.store, id, list, "Fewer", &change, &error));
  ck_ok (mu_store_delete_list_noted (club.store, id, "Deleted", &gone, &error));
  ck_ok (mu_connection_run (mu_store_connection (club.store), FORGET_ALLIES, &error));
  ck_ok (mu_store_undo_change (club.store, gone, &error));
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.older, id))), 40);
  open_newer (&club);
  ck_ok (mu_store_undo_change (club.store, change, &error));
  g_autoptr (MuList) before = mu_store_list (club.store, id, NULL);
  ck_assert_int_eq (mu_list_ally_edition (before, "numidian"), 1);
  ck_assert_int_ne (mu_list_unit (before, 0)->figures, 7);
  fixture_sound (club.store);
  ck_ok (mu_store_redo_change (club.store, change, &error));
  ck_assert_int_eq (most_foot (ally_of (book_of (club.store, club.newer, id))), 40);
  fixture_sound (club.store);
  end (&club);
}
END_TEST

START_TEST (what_cannot_be_accepted_is_said)
{
  g_autoptr (MuShelf) shelf = shelf_with (3, 100);
  g_autoptr (MuStore) store = open_with (":memory:", shelf);
  g_autoptr (MuList) list = fixture_list ("Strangers");
  gint64 id = 0;
  g_free (list->book_id);
  list->book_id = g_strdup ("martian");
  ck_ok (mu_store_add_list (store, list, &id, &error));
  ck_fails (mu_store_accept_book (store, id, "Accepted", NULL, &error), MU_STORE_ERROR_NOT_FOUND,
            "martian");
  ck_fails (mu_store_accept_book (store, 99, "Accepted", NULL, &error), MU_STORE_ERROR_NOT_FOUND,
            "number 99");
  const gint64 newer = add_list (store, "Newer", 8);
  ck_fails (mu_store_accept_book (store, newer, "Accepted", NULL, &error),
            MU_STORE_ERROR_IMPOSSIBLE, "not newer");
}
END_TEST

static const char *const damages[] = {
  "UPDATE book_copy SET content = content || ' '",
  "UPDATE book_copy SET edition = 7",
  "UPDATE book_copy SET book = 'other'",
};

/* The doctor names it; the club opens, and its lists are judged by the shelf's edition. */
START_TEST (a_damaged_copy_is_found_and_passed_over)
{
  Club club = begin (shelf_with (3, 100), shelf_with (4, 50));
  const gint64 id = add_list (club.store, "One", 3);
  ck_ok (mu_connection_run (mu_store_connection (club.store), damages[_i], &error));
  open_newer (&club);
  ck_assert_int_eq (most_foot (book_of (club.store, club.newer, id)), 50);
  g_autoptr (GPtrArray) findings = mu_store_examine (club.store, NULL);
  ck_assert_uint_eq (findings->len, 1);
  ck_assert_ptr_nonnull (strstr (findings->pdata[0], "The copy of army book"));
  end (&club);
}
END_TEST

int
main (void)
{
  const TTest *const tests[] = {
    the_first_list_of_an_edition_keeps_its_book,
    only_the_lists_own_edition_is_kept,
    an_older_edition_comes_back_with_the_club,
    accepting_takes_the_newer_edition,
    what_cannot_be_accepted_is_said,
    allies_are_kept_with_the_book,
    allies_are_found_without_their_book,
    each_edition_has_the_allies_of_its_time,
    each_list_keeps_the_allies_that_it_was_made_with,
    saving_again_accepts_nothing,
    an_older_journal_is_followed,
  };
  const TTest *const loops[] = { a_damaged_copy_is_found_and_passed_over };
  return fixture_run_loops ("books", tests, G_N_ELEMENTS (tests), loops, G_N_ELEMENTS (loops),
                            G_N_ELEMENTS (damages));
}
