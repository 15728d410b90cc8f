/* A list as a page for a browser. */
#include <check.h>
#include <libxml/HTMLparser.h>
#include <stdlib.h>
#include <string.h>

#include "lists/check/certificate.h"
#include "lists/list/terms.h"
#include "reports/army/list_html.h"
#include "tests/reports/fixture.h"

static void
expect (const char *page, const char *words)
{
  ck_assert_msg (strstr (page, words) != NULL, "%s is not in %s", words, page);
}

START_TEST (the_page_says_all_of_the_list)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuBook) book = fixture_book ("roman-mid-republican.xml");
  g_autofree char *page = mu_list_html (list, book);
  g_autofree char *code = mu_list_check_code (list);
  expect (page, "<h1>Scipio at Zama</h1>");
  expect (page, "Mid Republican Roman · 202 BC · 997 of 1,000 points");
  expect (page, "commander-in-chief");
  expect (page, "legal by Mid Republican Roman, edition 1, check code");
  expect (page, code);
  expect (page, "<tr class=\"total\">");
  expect (page, "<td class=\"number\">997</td>");
  for (guint i = 0; i < list->units->len; i++) {
    g_autofree char *name
        = g_strdup_printf ("<div class=\"strong\">%s</div>", mu_list_unit (list, i)->name);
    expect (page, name);
  }
}
END_TEST

/* wrg.points.forced-march.straggling, wrg.points.transport */
START_TEST (the_page_counts_who_arrives_and_what_is_paid)
{
  guint marcher;
  g_autoptr (MuList) list = fixture_marchers (&marcher);
  g_autofree char *page = mu_list_html (list, NULL);
  const MuListUnit *unit = mu_list_unit (list, marcher);
  g_autofree char *formed = mu_term_formation (unit);
  g_autofree char *there = g_strdup_printf ("<td class=\"number\">%d</td>\n<td>%s</td>",
                                            mu_list_unit_strength (unit), formed);
  g_autofree char *wagons = g_strdup_printf ("<td class=\"number\">%d</td>",
                                             mu_list_item_points (mu_list_item (list, 0)));
  expect (page, there);
  expect (page, " arrive, +");
  expect (page, "<td>2 wagons</td>");
  expect (page, "<td>3 stretches of caltrops</td>");
  expect (page, wagons);
}
END_TEST

static int
count_of (const char *text, const char *words)
{
  int count = 0;
  for (const char *at = text; (at = strstr (at, words)); at += strlen (words))
    count++;
  return count;
}

/* awfp.units.*, awfp.priest.one: rows of stands, all of them in the total, no ranks or orders. */
START_TEST (a_page_of_stands_has_their_columns)
{
  g_autoptr (MuList) list = fixture_stands ();
  g_autofree char *page = mu_list_html (list, NULL);
  g_autofree char *total
      = g_strdup_printf ("<td>Total</td>\n<td></td>\n<td class=\"number\">%d</td>\n<td></td>\n"
                         "<td class=\"number\">%d</td>",
                         4 + 5 + 1 + 1, mu_list_points (list));
  g_autofree char *first
      = g_strdup_printf ("<td>Trained Veteran HI close pilum Sh</td>\n<td class=\"number\">4</td>\n"
                         "<td class=\"number\">%d</td>\n<td class=\"number\">%d</td>",
                         mu_list_points_each (list, 0, NULL), mu_list_unit_points (list, 0));
  expect (page, "<td>Scipio<br/>general</td>\n<td>Trained Veteran HC loose javelin Sh</td>");
  expect (page, "<td>Priest</td>");
  expect (page, first);
  expect (page, total);
  ck_assert_int_gt (mu_list_unit_points (list, 0), 0);
  ck_assert_int_eq (count_of (page, "<th"), 6 + 1); /* and <thead> */
  ck_assert_int_eq (count_of (page, "Scipio"), 1);
}
END_TEST

START_TEST (strange_names_stay_text)
{
  g_autoptr (MuList) list = fixture_list (3, 12);
  g_free (list->name);
  list->name = g_strdup ("<script>alert(\"x\")</script> & \xff");
  g_free (mu_list_unit (list, 0)->notes);
  mu_list_unit (list, 0)->notes = g_strdup ("one\n<two>");
  g_autofree char *page = mu_list_html (list, NULL);
  expect (page, "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; \xef\xbf\xbd");
  expect (page, "one<br/>&lt;two&gt;");
  expect (page, "not legal by ");
  ck_assert (g_utf8_validate (page, -1, NULL));
}
END_TEST

START_TEST (the_page_is_html)
{
  g_autoptr (MuList) list = fixture_list (_i == 0 ? 0 : 64, 120);
  g_autofree char *page = mu_list_html (list, NULL);
  xmlResetLastError ();
  htmlDocPtr doc = htmlReadMemory (page, (int) strlen (page), NULL, "UTF-8",
                                   HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
  const xmlError *fault = xmlGetLastError ();
  ck_assert_ptr_nonnull (doc);
  /* libxml2 knows HTML 4, which had no footer. */
  ck_assert (!fault || strstr (fault->message, "footer"));
  xmlFreeDoc (doc);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("list html");
  TCase *tests = tcase_create ("list html");
  tcase_add_test (tests, the_page_says_all_of_the_list);
  tcase_add_test (tests, the_page_counts_who_arrives_and_what_is_paid);
  tcase_add_test (tests, a_page_of_stands_has_their_columns);
  tcase_add_test (tests, strange_names_stay_text);
  tcase_add_loop_test (tests, the_page_is_html, 0, 2);
  suite_add_tcase (suite, tests);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
