/* Lists in files: every kind is written by its ending, two are read back the same, and what
 * cannot be read says why. */
#include <check.h>
#include <glib/gstdio.h>
#include <string.h>

#include "app/service/club/list_files.h"
#include "lists/xml/data.h"

static char *
sample (void)
{
  return g_build_filename (mu_data_dir (), "samples", "zama-roman.xml", NULL);
}

static MuList *
romans (void)
{
  g_autofree char *path = sample ();
  MuList *list = mu_list_file_read (path, NULL, NULL, NULL);
  ck_assert_ptr_nonnull (list);
  return list;
}

START_TEST (endings_tell_kinds)
{
  static const struct {
    const char *path;
    gboolean known;
    MuListFileKind kind;
  } cases[] = {
    { "a.xml", TRUE, MU_LIST_FILE_XML },    { "a.b.txt", TRUE, MU_LIST_FILE_TEXT },
    { "/x/a.csv", TRUE, MU_LIST_FILE_CSV }, { "a.html", TRUE, MU_LIST_FILE_HTML },
    { "a.doc", FALSE, MU_LIST_FILE_XML },   { "xml", FALSE, MU_LIST_FILE_XML },
    { "", FALSE, MU_LIST_FILE_XML },        { "ROMANS.TXT", TRUE, MU_LIST_FILE_TEXT },
    { "a.Html", TRUE, MU_LIST_FILE_HTML },  { "txt", FALSE, MU_LIST_FILE_XML },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    MuListFileKind kind = MU_LIST_FILE_XML;
    ck_assert_int_eq (mu_list_file_kind (cases[i].path, &kind), cases[i].known);
    ck_assert_int_eq ((int) kind, (int) cases[i].kind);
  }
}
END_TEST

static const struct {
  MuListFileKind kind;
  const char *holds;
  gboolean comes_back;
} kinds[] = {
  { MU_LIST_FILE_XML, "<army-list", TRUE },
  { MU_LIST_FILE_TEXT, "22 Velites: Reg C LI JLS Sh", TRUE },
  { MU_LIST_FILE_CSV, "Velites", FALSE },
  { MU_LIST_FILE_HTML, "<html", FALSE },
};

START_TEST (each_kind_is_written_and_read_or_refused)
{
  g_autoptr (MuShelf) shelf = mu_shelf_open (NULL, NULL);
  g_autoptr (MuList) list = romans ();
  g_autofree char *folder = g_dir_make_tmp ("muster-files-XXXXXX", NULL);
  g_autofree char *name = g_strconcat ("romans", mu_list_file_ending (kinds[_i].kind), NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  ck_assert (mu_list_file_write (list, mu_shelf_find (shelf, list->book_id), kinds[_i].kind,
                                 MU_CSV_COMMA, path, &error));
  ck_assert (g_file_get_contents (path, &text, NULL, NULL));
  ck_assert_ptr_nonnull (strstr (text, kinds[_i].holds));
  g_autoptr (MuList) back = mu_list_file_read (path, NULL, shelf, &error);
  ck_assert_int_eq (back != NULL, kinds[_i].comes_back);
  if (back)
    ck_assert_int_eq (mu_list_points (back), mu_list_points (list));
  else {
    ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN));
    ck_assert_ptr_nonnull (strstr (error->message, ".xml or .txt"));
  }
  g_remove (path);
  g_rmdir (folder);
}
END_TEST

/* A decimal comma leaves the semicolon to part columns. */
START_TEST (tables_are_parted_as_people_write_numbers)
{
  ck_assert_int_eq (mu_list_file_separator_by ("."), MU_CSV_COMMA);
  ck_assert_int_eq (mu_list_file_separator_by (","), MU_CSV_SEMICOLON);
  ck_assert_int_eq (mu_list_file_separator_here (), MU_CSV_COMMA); /* a test speaks C */
}
END_TEST

START_TEST (what_cannot_be_written_says_where)
{
  g_autoptr (MuList) list = romans ();
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_list_file_write (list, NULL, MU_LIST_FILE_CSV, MU_CSV_TAB, "/nowhere/at/all.csv",
                                  &error));
  ck_assert_ptr_nonnull (strstr (error->message, "/nowhere/at/all.csv"));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("list files");
  TCase *tcase = tcase_create ("files");
  tcase_add_test (tcase, endings_tell_kinds);
  tcase_add_loop_test (tcase, each_kind_is_written_and_read_or_refused, 0, G_N_ELEMENTS (kinds));
  tcase_add_test (tcase, tables_are_parted_as_people_write_numbers);
  tcase_add_test (tcase, what_cannot_be_written_says_where);
  suite_add_tcase (suite, tcase);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed != 0;
}
