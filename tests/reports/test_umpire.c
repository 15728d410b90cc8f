/* The umpire's sheet, on paper and for a browser. */
#include <check.h>
#include <libxml/HTMLparser.h>
#include <stdlib.h>
#include <string.h>

#include "reports/army/umpire.h"
#include "tests/lists/book/all_books.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static void
set_text (char **field, const char *text)
{
  g_free (*field);
  *field = g_strdup (text);
}

static void
judge (GPtrArray *verdicts, const char *file, MuList *list)
{
  g_ptr_array_add (verdicts, mu_verdict_new (file, list, shelf));
}

/* A legal list, one that is too dear, one of no book with a strange name, no list. */
static GPtrArray *
evening (void)
{
  GPtrArray *verdicts = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_verdict_free);
  MuList *dear = fixture_sample ("zama-carthaginian.xml");
  MuList *strange = fixture_sample ("zama-roman.xml");
  dear->points_limit = 900;
  set_text (&strange->name, "<b>Brutus</b> & sons");
  set_text (&strange->player, "Zoë");
  set_text (&strange->book_id, "martians");
  judge (verdicts, "good.xml", fixture_sample ("zama-roman.xml"));
  judge (verdicts, "dear.xml", dear);
  judge (verdicts, "strange.xml", strange);
  g_ptr_array_add (verdicts, mu_verdict_on_file (NULL, "missing.xml", shelf));
  return verdicts;
}

static gboolean
says (const Pdf *pdf, int page, const char *words)
{
  g_autofree char *text = pdf_page_text (pdf, page);
  gboolean there = strstr (text, words) != NULL;
  if (!there)
    g_printerr ("“%s” is not in: %s\n", words, text);
  return there;
}

START_TEST (the_sheet_says_who_is_legal_and_why_not)
{
  static const char *const words[] = {
    "4 lists: 1 legal, 2 not legal, 1 that cannot be read",
    "good.xml",
    "✓ legal",
    "dear.xml",
    "✗ not legal",
    "1 rule broken",
    "1,000 of 900",
    "Later Carthaginian",
    "202 BC",
    "more than the 900 agreed (Troop values)",
    "<b>Brutus</b> & sons",
    "Zoë",
    "martians",
    "? cannot be read",
    "4. missing.xml",
    "Page 1 of 1",
  };
  g_autoptr (GPtrArray) verdicts = evening ();
  g_autoptr (MuSheets) sheets
      = mu_umpire_sheets (verdicts, _i == 0 ? MU_PAPER_A4 : MU_PAPER_LETTER);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    ck_assert (says (pdf, 1, words[i]));
  ck_assert_int_eq (pdf->pages, 1);
  ck_assert (pdf_within_margins (pdf, sheets));
}
END_TEST

START_TEST (where_all_are_legal_no_reasons_stand)
{
  g_autoptr (GPtrArray) verdicts
      = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_verdict_free);
  judge (verdicts, "good.xml", fixture_sample ("zama-roman.xml"));
  g_autoptr (MuSheets) sheets = mu_umpire_sheets (verdicts, MU_PAPER_A4);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert_ptr_null (pdf_find (pdf, "Reasons", 1));
  ck_assert_ptr_nonnull (pdf_find (pdf, "legal", 1));
}
END_TEST

/* Many lists with the longest names, each with more faults than a page holds. */
START_TEST (the_largest_evening_stays_within_its_pages)
{
  g_autoptr (GPtrArray) verdicts
      = g_ptr_array_new_with_free_func ((GDestroyNotify) mu_verdict_free);
  g_autofree char *path = g_strnfill (300, 'x');
  for (int i = 0; i < _i; i++)
    judge (verdicts, path, fixture_list (64, 120));
  g_autoptr (MuSheets) sheets = mu_umpire_sheets (verdicts, MU_PAPER_LETTER);
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  ck_assert (pdf_within_margins (pdf, sheets));
  for (int page = 1; page <= pdf->pages; page++) {
    g_autofree char *number = g_strdup_printf ("Page %d of %d", page, pdf->pages);
    ck_assert (says (pdf, page, number));
  }
}
END_TEST

START_TEST (the_page_is_html_with_all_of_it)
{
  static const char *const words[] = {
    "<td class=\"strong\">✓ legal</td>",
    "&lt;b&gt;Brutus&lt;/b&gt; &amp; sons",
    "(Troop values)</li>",
    "<td class=\"number\">202 BC</td>",
    "? cannot be read",
    "missing.xml",
  };
  g_autoptr (GPtrArray) verdicts = evening ();
  g_autofree char *page = mu_umpire_html (verdicts);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    ck_assert_msg (strstr (page, words[i]) != NULL, "%s is not in %s", words[i], page);
  ck_assert (g_str_has_prefix (page, "<!DOCTYPE html>"));
  htmlDocPtr doc = htmlReadMemory (page, (int) strlen (page), NULL, "UTF-8",
                                   HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  ck_assert_ptr_null (xmlGetLastError ());
  xmlFreeDoc (doc);
}
END_TEST

START_TEST (a_place_that_cannot_be_written_is_named)
{
  g_autoptr (GPtrArray) verdicts = evening ();
  g_autoptr (GError) error = NULL;
  ck_assert (!mu_umpire_write_html (verdicts, "/nowhere/at/all.html", &error));
  ck_assert_ptr_nonnull (strstr (error->message, "/nowhere/at/all.html"));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("umpire");
  TCase *tests = tcase_create ("umpire");
  tcase_set_timeout (tests, 120);
  tcase_add_unchecked_fixture (tests, open_shelf, close_shelf);
  tcase_add_loop_test (tests, the_sheet_says_who_is_legal_and_why_not, 0, 2);
  tcase_add_test (tests, where_all_are_legal_no_reasons_stand);
  tcase_add_loop_test (tests, the_largest_evening_stays_within_its_pages, 0, 4);
  tcase_add_test (tests, the_page_is_html_with_all_of_it);
  tcase_add_test (tests, a_place_that_cannot_be_written_is_named);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
