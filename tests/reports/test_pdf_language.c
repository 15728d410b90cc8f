/* The language of a PDF. */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "reports/army/roster.h"
#include "reports/document/pdf_language.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static GByteArray *
bytes_of (const char *data, gsize length)
{
  GByteArray *bytes = g_byte_array_new ();
  return g_byte_array_append (bytes, (const guint8 *) data, (guint) length);
}

/* The end of the file leads by its own numbers to the catalog that says the language. */
static void
check_end (const char *data, gsize length, const char *language)
{
  const char *end = data + length - strlen ("%%EOF\n");
  ck_assert_str_eq (end, "%%EOF\n");
  while (strncmp (end, "startxref\n", 10) != 0)
    end--;
  const long start = atol (end + 10);
  ck_assert_int_lt (start, (long) length);
  ck_assert (g_str_has_prefix (data + start, "xref\n"));
  char *after;
  const long object = strtol (data + start + 5, &after, 10);
  ck_assert (g_str_has_prefix (after, " 1\n"));
  const long at = strtol (after + 3, &after, 10);
  ck_assert (g_str_has_prefix (after, " 00000 n \ntrailer\n"));
  g_autofree char *head
      = g_strdup_printf ("%ld 0 obj\n<< /Type /Catalog\n   /Lang (%s)\n", object, language);
  ck_assert_msg (g_str_has_prefix (data + at, head), "%.80s", data + at);
  const char *before = strstr (after, "/Prev ");
  ck_assert_ptr_nonnull (before);
  ck_assert (g_str_has_prefix (data + atol (before + 6), "xref\n0 "));
}

START_TEST (sheets_say_their_language)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  g_autofree char *data = NULL;
  gsize length;
  ck_assert (g_file_get_contents (pdf->path, &data, &length, NULL));
  check_end (data, length, "en");
}
END_TEST

/* Readers find all that they found before: nothing to complain of, the structure, the title. */
START_TEST (readers_find_what_they_found)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  const char *const call[] = { "pdfinfo", pdf->path, NULL };
  g_autofree char *out = NULL;
  g_autofree char *complaints = NULL;
  int status;
  ck_assert (g_spawn_sync (NULL, (char **) call, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out,
                           &complaints, &status, NULL));
  ck_assert_int_eq (status, 0);
  ck_assert_str_eq (complaints, "");
  ck_assert_ptr_nonnull (strstr (out, "Roster: Scipio at Zama"));
  ck_assert_ptr_nonnull (strstr (out, "Tagged:          yes"));
}
END_TEST

START_TEST (what_is_of_another_make_stays_as_it_is)
{
  static const char *const files[] = {
    "",
    "no PDF",
    "\ntrailer\n",
    "\ntrailer\n<< /Size 3\n   /Root 2 0 R\n   /Info 1 0 R\n>>\nstartxref\n9\n%%EOF\n",
    "\n2 0 obj\n<< /Type /Catalog\n\ntrailer\n<< /Size 3\n   /Root 2 0 R\n   /Info 1 0 R\n>>\n"
    "startxref\n9\n%%EOF\n",
    "\n2 0 obj\n<< /Type /Catalog\n   /Lang (la)\n>>\nendobj\n\ntrailer\n<< /Size 3\n   /Root 2 0 "
    "R\n"
    "   /Info 1 0 R\n>>\nstartxref\n9\n%%EOF\n",
    "\n2 0 obj\n<< /Type /Catalog\n>>\nendobj\n\ntrailer\n<< /Size 3\n   /Root 2 0 R\n>>\n"
    "startxref\n9\n%%EOF\n",
  };
  g_autoptr (GByteArray) bytes = bytes_of (files[_i], strlen (files[_i]));
  ck_assert (!mu_pdf_set_language (bytes, "de"));
  ck_assert_uint_eq (bytes->len, strlen (files[_i]));
  ck_assert (memcmp (bytes->data, files[_i], bytes->len) == 0);
}
END_TEST

/* Between the catalog and the end stand bytes of any kind. */
START_TEST (bytes_of_any_kind_stand_in_between)
{
  static const char file[] = "%PDF\n\0\xff\n2 0 obj\n<< /Type /Catalog\n>>\nendobj\nxref\n0 3\n\0\n"
                             "trailer\n<< /Size 3\n   /Root 2 0 R\n   /Info 1 0 R\n>>\nstartxref\n"
                             "44\n%%EOF\n";
  g_autoptr (GByteArray) bytes = bytes_of (file, sizeof file - 1);
  ck_assert (mu_pdf_set_language (bytes, "de"));
  ck_assert (memcmp (bytes->data, file, sizeof file - 1) == 0);
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  check_end ((const char *) bytes->data, bytes->len - 1, "de");
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("language");
  tcase_add_test (tests, sheets_say_their_language);
  tcase_add_test (tests, readers_find_what_they_found);
  tcase_add_loop_test (tests, what_is_of_another_make_stays_as_it_is, 0, 7);
  tcase_add_test (tests, bytes_of_any_kind_stand_in_between);
  Suite *suite = suite_create ("pdf language");
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
