/* Where data lies, and files written whole. */
#include "lists/xml/data.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/lists/common.h"

START_TEST (a_test_uses_the_source_tree)
{
  ck_assert (g_str_has_suffix (mu_data_dir (), "/lists"));
  g_autofree char *schema = mu_data_path ("schema", "list.rng");
  ck_assert (g_file_test (schema, G_FILE_TEST_IS_REGULAR));
}
END_TEST

START_TEST (the_environment_goes_first)
{
  g_setenv ("MUSTER_DATA", "/some/where", TRUE);
  ck_assert_str_eq (mu_data_dir (), "/some/where");
  g_autofree char *path = mu_data_path ("books", "x.xml");
  ck_assert_str_eq (path, "/some/where/books/x.xml");
  g_setenv ("MUSTER_DATA", "", TRUE);
  ck_assert_str_ne (mu_data_dir (), "");
}
END_TEST

START_TEST (without_its_schema_nothing_is_read)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-data-XXXXXX", NULL);
  g_setenv ("MUSTER_DATA", folder, TRUE);
  ck_assert_ptr_null (mu_list_read_data ("<a/>", 4, "a.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  ck_assert (g_str_has_prefix (error->message, folder));
  g_rmdir (folder);
}
END_TEST

START_TEST (a_damaged_schema_is_told_by_name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-data-XXXXXX", NULL);
  g_autofree char *below = g_build_filename (folder, "schema", NULL);
  g_autofree char *schema = g_build_filename (below, "list.rng", NULL);
  g_mkdir (below, 0700);
  ck_assert (g_file_set_contents (schema, _i ? "<grammar" : "<grammar/>", -1, NULL));
  g_setenv ("MUSTER_DATA", folder, TRUE);
  ck_assert_ptr_null (mu_list_read_data ("<a/>", 4, "a.xml", &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  ck_assert (g_str_has_prefix (error->message, schema));
  g_unlink (schema);
  g_rmdir (below);
  g_rmdir (folder);
}
END_TEST

START_TEST (a_file_is_replaced_whole)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("muster-data-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a file", NULL);
  g_autofree char *link = g_build_filename (folder, "a link", NULL);
  g_autofree char *got = NULL;
  gsize length;
  ck_assert (mu_file_write (path, "first", 5, &error));
  ck_assert_int_eq (symlink (path, link), 0);
  ck_assert (mu_file_write (link, "se\0ond", 6, &error));
  ck_assert (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  got = mu_file_read (path, 6, &length, &error);
  ck_assert_uint_eq (length, 6);
  ck_assert_mem_eq (got, "se\0ond", 6);
  g_unlink (link);
  g_unlink (path);
  ck_assert_int_eq (g_rmdir (folder), 0); /* nothing else was left there */
}
END_TEST

START_TEST (a_device_is_written_to_not_replaced)
{
  g_autoptr (GError) error = NULL;
  struct stat about;
  ck_assert (mu_file_write ("/dev/null", "x", 1, &error));
  ck_assert_int_eq (stat ("/dev/null", &about), 0);
  ck_assert (S_ISCHR (about.st_mode));
  ck_assert (!mu_file_write ("/dev/full", "x", 1, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNWRITABLE));
  ck_assert (g_str_has_prefix (error->message, "/dev/full: "));
}
END_TEST

START_TEST (only_regular_files_are_read)
{
  g_autoptr (GError) device = NULL, folder = NULL, none = NULL, fifo = NULL;
  gsize length;
  g_autofree char *tmp = g_dir_make_tmp ("muster-data-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (tmp, "pipe", NULL);
  ck_assert_int_eq (mkfifo (pipe, 0600), 0);
  ck_assert_ptr_null (mu_file_read ("/dev/zero", 100, &length, &device));
  ck_assert (g_error_matches (device, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  ck_assert_ptr_null (mu_file_read (tmp, 100, &length, &folder));
  ck_assert (g_error_matches (folder, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  ck_assert_ptr_null (mu_file_read (pipe, 100, &length, &fifo));
  ck_assert (g_error_matches (fifo, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  g_unlink (pipe);
  g_rmdir (tmp);
  ck_assert_ptr_null (mu_file_read (pipe, 100, &length, &none));
  ck_assert (g_error_matches (none, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
}
END_TEST

START_TEST (a_file_at_the_limit_is_read_and_one_beyond_it_not)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *folder = g_dir_make_tmp ("muster-data-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "file", NULL);
  ck_assert (g_file_set_contents (path, "12345", 5, NULL));
  g_autofree char *got = mu_file_read (path, 5, &length, &error);
  ck_assert_str_eq (got, "12345");
  ck_assert_ptr_null (mu_file_read (path, 4, &length, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_HOSTILE));
  g_unlink (path);
  g_rmdir (folder);
}
END_TEST

START_TEST (an_ending_is_found_in_either_case)
{
  ck_assert (mu_file_ends_in ("army.xml", ".xml"));
  ck_assert (mu_file_ends_in ("ARMY.XML", ".xml"));
  ck_assert (mu_file_ends_in (".Xml", ".xml"));
  ck_assert (!mu_file_ends_in ("xml", ".xml"));
  ck_assert (!mu_file_ends_in ("army.xml.bak", ".xml"));
  ck_assert (!mu_file_ends_in ("", ".xml"));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("data");
  tcase_add_test (tests, a_test_uses_the_source_tree);
  tcase_add_test (tests, the_environment_goes_first);
  tcase_add_test (tests, without_its_schema_nothing_is_read);
  tcase_add_loop_test (tests, a_damaged_schema_is_told_by_name, 0, 2);
  tcase_add_test (tests, a_file_is_replaced_whole);
  tcase_add_test (tests, a_device_is_written_to_not_replaced);
  tcase_add_test (tests, only_regular_files_are_read);
  tcase_add_test (tests, a_file_at_the_limit_is_read_and_one_beyond_it_not);
  tcase_add_test (tests, an_ending_is_found_in_either_case);
  return run_case ("data", tests);
}
