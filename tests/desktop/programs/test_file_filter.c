/* Files are shown by the endings of their names, in small letters or capitals. */
#include <check.h>
#include <stdlib.h>

#include "app/desktop/page/file_filter.h"

static const struct {
  const char *endings;
  const char *name;
  gboolean shown;
} rows[] = {
  { "xml;txt", "army.txt", TRUE },    { "xml;txt", "ARMY.TXT", TRUE },
  { "xml;txt", "Army.Xml", TRUE },    { "xml;txt", "army.csv", FALSE },
  { "xml;txt", "txt", FALSE },        { "xml;txt", "army.txt.bak", FALSE },
  { "txt", "army.xml", FALSE },       { "svg;png", "FIELD.PNG", TRUE },
  { "svg;png", "field.spng", FALSE }, { "muster", "Club.Muster", TRUE },
};

START_TEST (an_ending_is_found_in_either_case)
{
  g_autoptr (GtkFileFilter) filter = mu_file_filter_new ("Army lists", rows[_i].endings);
  g_autoptr (GFileInfo) info = g_file_info_new ();
  g_file_info_set_display_name (info, rows[_i].name);
  ck_assert_str_eq (gtk_file_filter_get_name (filter), "Army lists");
  ck_assert_int_eq (gtk_filter_match (GTK_FILTER (filter), info), rows[_i].shown);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("file filter");
  tcase_add_loop_test (tests, an_ending_is_found_in_either_case, 0, G_N_ELEMENTS (rows));
  Suite *suite = suite_create ("file filter");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
