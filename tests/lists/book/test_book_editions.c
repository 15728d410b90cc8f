/* A list names the editions of the books that it was made with, its allies' among them. */
#include "lists/list/book_editions.h"

#include <glib/gstdio.h>
#include <string.h>

#include "lists/check/certificate.h"
#include "tests/lists/common.h"

#define FRIENDS                                                                                    \
  "<army-book version='2' id='%s' edition='%d' rules='wrg5' name='%s' from='-300' to='-100'"       \
  " region='mediterranean' country='plain' generals='irregular'><home>There</home>"                \
  "<option id='foot' name='Friendly foot' min='0' max='%d' unit-min='1' unit-max='60'"             \
  " order='attack' ranks='2' line='0'><troop notation='Irr C LMI JLS Sh'/></option></army-book>"
#define ALLIES "<ally book='friends' max='90'/><ally book='others' max='90'/>"

#define MANY 60 /* friends that the first edition allows, and more than the second does */
#define FEW  20

static char *
friends_xml (const char *id, int edition, int most)
{
  g_autofree char *name = g_strdup_printf ("Book of %s", id);
  return g_strdup_printf (FRIENDS, id, edition, name, most);
}

static MuBook *
friends (const char *id, int edition, int most)
{
  g_autofree char *xml = friends_xml (id, edition, most);
  MuBook *book = mu_book_read_data (xml, strlen (xml), "friends.xml", NULL);
  ck_assert_ptr_nonnull (book);
  return book;
}

static void
put (const char *folder, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

/* The small book of our own with two allies. */
static char *
allied_xml (void)
{
  g_autoptr (GString) xml = g_string_new (test_book_xml);
  g_string_replace (xml, "version='1'", "version='2'", 1);
  g_string_replace (xml, "</army-book>", ALLIES "</army-book>", 1);
  return g_strdup (xml->str);
}

/* A shelf on which the friends stand in that edition; the others are of edition 1. */
static MuShelf *
shelf_with (int edition, int most)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-XXXXXX", NULL);
  g_autofree char *own = allied_xml ();
  g_autofree char *first = friends_xml ("friends", edition, most);
  g_autofree char *second = friends_xml ("others", 1, MANY);
  const char *const names[] = { "a.xml", "b.xml", "c.xml" };
  put (folder, names[0], own);
  put (folder, names[1], first);
  put (folder, names[2], second);
  MuShelf *shelf = mu_shelf_open (folder, &error);
  if (!shelf)
    ck_abort_msg ("%s", error->message);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *path = g_build_filename (folder, names[i], NULL);
    g_unlink (path);
  }
  g_rmdir (folder);
  return shelf;
}

/* The friends' second edition allows few; the first is kept. */
static MuShelf *
newer_shelf (void)
{
  MuShelf *shelf = shelf_with (2, FEW);
  mu_shelf_keep_copy (shelf, friends ("friends", 1, MANY));
  return shelf;
}

static MuList *
list_with (const char *book, int figures)
{
  MuList *list = test_list ();
  g_autoptr (MuBook) of = friends (book, 1, MANY);
  MuListUnit *unit = add_unit (list, of, "Friends", "foot", figures);
  set_text (&unit->book, book);
  unit->ranks = 4;
  list->points_limit = mu_list_points (list);
  return list;
}

static gboolean
tells (const MuList *list, const MuShelf *shelf, const char *words)
{
  g_autoptr (GPtrArray) issues = mu_list_check (list, mu_shelf_book_of (shelf, list));
  for (guint i = 0; i < issues->len; i++)
    if (strstr (((const MuIssue *) g_ptr_array_index (issues, i))->message, words))
      return TRUE;
  return FALSE;
}

static gboolean
is_legal (const MuList *list, const MuShelf *shelf)
{
  return mu_list_is_legal (list, mu_shelf_book_of (shelf, list));
}

START_TEST (a_list_names_the_allies_that_it_is_judged_by)
{
  g_autoptr (MuShelf) shelf = shelf_with (1, MANY);
  g_autoptr (MuList) list = list_with ("friends", 40);
  mu_list_set_ally_edition (list, "others", 7); /* of nobody in the list */
  mu_pins_complete (list, shelf);
  ck_assert_uint_eq (list->allies->len, 1);
  ck_assert_int_eq (mu_list_ally_edition (list, "friends"), 1);
  g_autoptr (MuShelf) newer = newer_shelf ();
  mu_pins_complete (list, newer);
  ck_assert_int_eq (mu_list_ally_edition (list, "friends"), 1);
  g_ptr_array_set_size (list->units, list->units->len - 1);
  mu_pins_complete (list, newer);
  ck_assert_uint_eq (list->allies->len, 0);
}
END_TEST

/* wrg.army.choice: where only the allies' book changes, a list stays legal by the old one. */
START_TEST (a_list_is_judged_by_its_own_edition_of_the_allies)
{
  g_autoptr (MuShelf) shelf = newer_shelf ();
  g_autoptr (MuList) list = list_with ("friends", 40);
  mu_list_set_ally_edition (list, "friends", 1);
  ck_assert (is_legal (list, shelf));
  ck_assert (tells (list, shelf, "The allies' book Book of friends has a newer edition, 2"));
  ck_assert (tells (list, shelf, "Friendly foot: at most 20, before 60."));
  mu_list_set_ally_edition (list, "friends", 2);
  ck_assert (!is_legal (list, shelf));
  ck_assert (!tells (list, shelf, "newer edition"));
}
END_TEST

/* Two lists of one edition of a book, made with its allies' old book and with the new one. */
START_TEST (each_list_has_allies_of_its_own)
{
  g_autoptr (MuShelf) shelf = newer_shelf ();
  g_autoptr (MuList) older = list_with ("friends", 40);
  g_autoptr (MuList) later = list_with ("friends", 20);
  g_autoptr (MuList) others = list_with ("others", 40);
  mu_list_set_ally_edition (older, "friends", 1);
  mu_list_set_ally_edition (later, "friends", 2);
  const MuBook *own = mu_shelf_find (shelf, "test");
  const MuBook *old = mu_shelf_book_of (shelf, older);
  ck_assert_ptr_ne (old, own);
  ck_assert_ptr_eq (mu_shelf_book_of (shelf, later), own);
  ck_assert_ptr_eq (mu_shelf_book_of (shelf, others), own);
  ck_assert_ptr_eq (mu_shelf_book_of (shelf, older), old);
  ck_assert_int_eq (mu_book_ally (old, "friends", older->year)->found->version, 1);
  ck_assert_int_eq (mu_book_ally (own, "friends", older->year)->found->version, 2);
  ck_assert_ptr_eq (mu_book_ally (old, "others", older->year)->found,
                    mu_shelf_find (shelf, "others"));
}
END_TEST

START_TEST (a_list_of_no_allies_hears_nothing_of_them)
{
  g_autoptr (MuShelf) shelf = newer_shelf ();
  g_autoptr (MuList) list = test_list ();
  g_autoptr (GArray) newer = mu_pins_newer (list, shelf);
  ck_assert_uint_eq (newer->len, 0);
  ck_assert (!mu_pins_accept (list, shelf));
  ck_assert (!tells (list, shelf, "edition"));
}
END_TEST

START_TEST (accepting_takes_the_newer_allies)
{
  g_autoptr (MuShelf) shelf = newer_shelf ();
  g_autoptr (MuList) list = list_with ("friends", 40);
  mu_list_set_ally_edition (list, "friends", 1);
  g_autoptr (GArray) newer = mu_pins_newer (list, shelf);
  ck_assert_uint_eq (newer->len, 1);
  const MuPinnedBook *book = &g_array_index (newer, MuPinnedBook, 0);
  ck_assert (book->ally);
  ck_assert_int_eq (book->from, 1);
  ck_assert_int_eq (book->own->version, 1);
  ck_assert_int_eq (book->newer->version, 2);
  ck_assert (mu_pins_accept (list, shelf));
  ck_assert_int_eq (mu_list_ally_edition (list, "friends"), 2);
  ck_assert_int_eq (list->book_version, 2);
  ck_assert (!mu_pins_accept (list, shelf));
}
END_TEST

/* Another club's list, whose edition of the allies is nowhere here. */
START_TEST (an_edition_that_is_not_here_is_told)
{
  g_autoptr (MuShelf) shelf = newer_shelf ();
  g_autoptr (MuList) list = list_with ("friends", 20);
  mu_list_set_ally_edition (list, "friends", 9);
  ck_assert (is_legal (list, shelf));
  ck_assert (tells (list, shelf,
                    "Built with edition 9 of the allies' book Book of friends; the "
                    "club has an older one, 2"));
  mu_pins_complete (list, shelf);
  ck_assert_int_eq (mu_list_ally_edition (list, "friends"), 9);
}
END_TEST

START_TEST (the_certificate_names_the_allies_books)
{
  g_autoptr (MuShelf) shelf = newer_shelf ();
  g_autoptr (MuList) list = list_with ("friends", 40);
  mu_list_set_ally_edition (list, "friends", 1);
  g_autoptr (MuCertificate) certificate = mu_certificate_new (list, mu_shelf_book_of (shelf, list));
  g_autofree char *verdict = mu_certificate_verdict (certificate);
  ck_assert_str_eq (verdict, "legal by Test, edition 2, with Book of friends, edition 1");
}
END_TEST

/* A code on paper from before lists named their allies' editions is good still; one from after is
 * of those editions alone. */
START_TEST (the_check_code_covers_the_allies_edition)
{
  g_autoptr (MuList) list = list_with ("friends", 40);
  g_autofree char *before = mu_list_check_code (list);
  mu_list_set_ally_edition (list, "friends", 1);
  g_autofree char *named = mu_list_check_code (list);
  ck_assert_str_ne (before, named);
  ck_assert (mu_list_has_check_code (list, before));
  ck_assert (mu_list_has_check_code (list, named));
  mu_list_set_ally_edition (list, "friends", 2);
  ck_assert (!mu_list_has_check_code (list, named));
  mu_list_unit (list, 1)->figures++;
  ck_assert (!mu_list_has_check_code (list, before));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("pins");
  tcase_add_test (tests, a_list_names_the_allies_that_it_is_judged_by);
  tcase_add_test (tests, a_list_is_judged_by_its_own_edition_of_the_allies);
  tcase_add_test (tests, each_list_has_allies_of_its_own);
  tcase_add_test (tests, a_list_of_no_allies_hears_nothing_of_them);
  tcase_add_test (tests, accepting_takes_the_newer_allies);
  tcase_add_test (tests, an_edition_that_is_not_here_is_told);
  tcase_add_test (tests, the_certificate_names_the_allies_books);
  tcase_add_test (tests, the_check_code_covers_the_allies_edition);
  return run_case ("pins", tests);
}
