/* The club's own books beside those that ship. */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "lists/xml/data.h"
#include "tests/lists/common.h"

#define SHIPPED "parthian"

static char *home;

static MuShelf *
open_shelf (void)
{
  g_autoptr (GError) error = NULL;
  MuShelf *shelf = mu_shelf_open (NULL, &error);
  if (shelf == NULL)
    ck_abort_msg ("%s", error->message);
  return shelf;
}

static void
put (const char *name, const char *text)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  ck_assert_int_eq (g_mkdir_with_parents (folder, 0700), 0);
  ck_assert (g_file_set_contents (path, text, -1, NULL));
}

/* A shipped book as the club's own, with other words in its head. */
static void
put_shipped (const char *name, const char *from, const char *to)
{
  g_autoptr (MuShelf) shelf = open_shelf ();
  g_autoptr (GString) xml = g_string_new (mu_shelf_find (shelf, SHIPPED)->xml);
  ck_assert_uint_eq (g_string_replace (xml, from, to, 1), 1);
  put (name, xml->str);
}

static void
clear_own (void)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  while (dir && (name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_unlink (path);
  }
  g_rmdir (folder);
}

static const char *
only_fault (const MuShelf *shelf)
{
  ck_assert_uint_eq (mu_shelf_faults (shelf)->len, 1);
  return mu_shelf_faults (shelf)->pdata[0];
}

START_TEST (without_a_folder_only_the_shipped_stand_there)
{
  g_autoptr (MuShelf) shelf = open_shelf ();
  ck_assert_uint_eq (mu_shelf_count (shelf), 1);
  ck_assert_uint_eq (mu_shelf_faults (shelf)->len, 0);
}
END_TEST

START_TEST (an_own_book_stands_beside_them)
{
  put ("ours.xml", test_book_xml);
  g_autoptr (MuShelf) shelf = open_shelf ();
  ck_assert_uint_eq (mu_shelf_count (shelf), 2);
  ck_assert_str_eq (mu_shelf_find (shelf, "test")->name, "Test");
  ck_assert_uint_eq (mu_shelf_faults (shelf)->len, 0);
  for (guint i = 1; i < mu_shelf_count (shelf); i++)
    ck_assert_int_le (mu_shelf_at (shelf, i - 1)->from, mu_shelf_at (shelf, i)->from);
}
END_TEST

/* Lists of the shipped edition stay with it. */
START_TEST (a_higher_edition_takes_the_shipped_place)
{
  put_shipped ("better.xml", "edition=\"1\"", "edition=\"2\"");
  g_autoptr (MuShelf) shelf = open_shelf ();
  const MuBook *book = mu_shelf_find (shelf, SHIPPED);
  const MuBook *before = mu_shelf_find_edition (shelf, SHIPPED, 1);
  ck_assert_uint_eq (mu_shelf_count (shelf), 1);
  ck_assert_uint_eq (mu_shelf_faults (shelf)->len, 0);
  ck_assert_int_eq (book->version, 2);
  ck_assert_int_eq (before->version, 1);
  ck_assert_ptr_eq (before->newer, book);
  ck_assert_ptr_eq (mu_shelf_find_edition (shelf, SHIPPED, 2), book);
}
END_TEST

START_TEST (the_same_edition_is_refused_with_the_reason)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autofree char *path = g_build_filename (folder, "mine.xml", NULL);
  put_shipped ("mine.xml", "name=\"Parthian\"", "name=\"Mine\"");
  g_autoptr (MuShelf) shelf = open_shelf ();
  ck_assert_str_eq (mu_shelf_find (shelf, SHIPPED)->name, "Parthian");
  ck_assert_ptr_nonnull (strstr (only_fault (shelf), "mine.xml"));
  ck_assert_ptr_nonnull (strstr (only_fault (shelf), "give it an edition above that"));
  ck_assert_str_eq (mu_shelf_fault_of (shelf, path), only_fault (shelf));
  ck_assert_ptr_null (mu_shelf_fault_of (shelf, "elsewhere/mine.xml"));
}
END_TEST

START_TEST (two_own_books_with_one_id_are_told)
{
  put ("a.xml", test_book_xml);
  put ("b.xml", test_book_xml);
  g_autoptr (MuShelf) shelf = open_shelf ();
  ck_assert_uint_eq (mu_shelf_count (shelf), 2);
  ck_assert_ptr_nonnull (strstr (only_fault (shelf), "b.xml: another of your books has the id"));
}
END_TEST

/* Its years run backwards. */
#define BACKWARDS                                                                                  \
  "<army-book version='1' id='bad' edition='1' rules='wrg5' name='Bad' from='-1' to='-2'"          \
  " region='mediterranean' country='plain' generals='regular'><home>H</home></army-book>"

static const char *const bad[] = {
  "",
  "Dear all, here is my book.",
  "<army-list/>",
  BACKWARDS,
};

/* A bad book keeps nobody from the others. */
START_TEST (a_bad_book_is_told_and_left_out)
{
  put ("bad.xml", bad[_i]);
  put ("good.xml", test_book_xml);
  put ("notes.txt", "no book at all");
  g_autoptr (MuShelf) shelf = open_shelf ();
  ck_assert_uint_eq (mu_shelf_count (shelf), 2);
  ck_assert_ptr_nonnull (strstr (only_fault (shelf), "bad.xml"));
}
END_TEST

START_TEST (a_folder_that_is_none_is_told)
{
  g_autofree char *folder = mu_shelf_own_folder ();
  g_autofree char *above = g_path_get_dirname (folder);
  ck_assert_int_eq (g_mkdir_with_parents (above, 0700), 0);
  ck_assert (g_file_set_contents (folder, "a file", -1, NULL));
  g_autoptr (MuShelf) shelf = open_shelf ();
  ck_assert_uint_eq (mu_shelf_count (shelf), 1);
  ck_assert_ptr_nonnull (strstr (only_fault (shelf), folder));
  g_unlink (folder);
}
END_TEST

/* Data with a single shipped book, so that a shelf opens quickly; own books beside it. */
static void
set_out (void)
{
  g_autofree char *schema = g_build_filename (mu_data_dir (), "schema", NULL);
  g_autofree char *book = mu_data_path ("books", SHIPPED ".xml");
  home = g_dir_make_tmp ("muster-own-XXXXXX", NULL);
  g_autofree char *link = g_build_filename (home, "schema", NULL);
  g_autofree char *books = g_build_filename (home, "books", NULL);
  g_autofree char *link_to_book = g_build_filename (books, SHIPPED ".xml", NULL);
  g_assert_cmpint (symlink (schema, link), ==, 0);
  g_assert_cmpint (g_mkdir (books, 0700), ==, 0);
  g_assert_cmpint (symlink (book, link_to_book), ==, 0);
  g_setenv ("MUSTER_DATA", home, TRUE);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
}

static void
put_away (void)
{
  static const char *const left[]
      = { "schema", "books/" SHIPPED ".xml", "books", "muster/books", "muster", "" };
  for (guint i = 0; i < G_N_ELEMENTS (left); i++) {
    g_autofree char *path = g_build_filename (home, left[i], NULL);
    g_remove (path);
  }
  g_free (home);
}

int
main (void)
{
  TCase *tests = tcase_create ("shelf");
  set_out ();
  tcase_set_timeout (tests, 60);
  tcase_add_checked_fixture (tests, NULL, clear_own);
  tcase_add_test (tests, without_a_folder_only_the_shipped_stand_there);
  tcase_add_test (tests, an_own_book_stands_beside_them);
  tcase_add_test (tests, a_higher_edition_takes_the_shipped_place);
  tcase_add_test (tests, the_same_edition_is_refused_with_the_reason);
  tcase_add_test (tests, two_own_books_with_one_id_are_told);
  tcase_add_loop_test (tests, a_bad_book_is_told_and_left_out, 0, G_N_ELEMENTS (bad));
  tcase_add_test (tests, a_folder_that_is_none_is_told);
  const int status = run_case ("shelf", tests);
  put_away ();
  return status;
}
