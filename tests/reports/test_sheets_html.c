/* Sheets as a page for a browser. */
#include <check.h>
#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

#include "reports/night_pack.h"
#include "reports/roster.h"
#include "reports/sheets_html.h"
#include "tests/reports/fixture.h"

/* Counts each id and each target of a link. */
static void
gather (const xmlNode *node, GHashTable *ids, GPtrArray *links)
{
  for (; node; node = node->next) {
    char *id = (char *) xmlGetProp (node, (const xmlChar *) "id");
    char *href = (char *) xmlGetProp (node, (const xmlChar *) "href");
    if (id)
      ck_assert_msg (g_hash_table_add (ids, id), "%s is there twice", id);
    if (href)
      g_ptr_array_add (links, href);
    gather (node->children, ids, links);
  }
}

static void
check_page (const char *page)
{
  xmlDoc *doc = xmlReadMemory (page, (int) strlen (page), "page", NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, xmlFree, NULL);
  g_autoptr (GPtrArray) links = g_ptr_array_new_with_free_func (xmlFree);
  gather (xmlDocGetRootElement (doc), ids, links);
  for (guint i = 0; i < links->len; i++) {
    const char *link = links->pdata[i];
    ck_assert_int_eq (link[0], '#');
    ck_assert_msg (g_hash_table_contains (ids, link + 1), "%s leads nowhere", link);
  }
  xmlFreeDoc (doc);
}

START_TEST (a_night_pack_is_one_sound_page)
{
  g_autoptr (MuBattleRecord) record = _i == 0 ? fixture_prepared () : fixture_real (7);
  const MuNightPack pack = { .record = record, .two_sided = TRUE };
  g_autoptr (MuSheets) sheets = mu_night_pack_sheets (&pack, MU_PAPER_WEB);
  g_autofree char *page = mu_sheets_html (sheets);
  check_page (page);
  ck_assert_ptr_nonnull (strstr (page, "href=\"#sheet-6\""));
}
END_TEST

START_TEST (names_are_text)
{
  g_autoptr (MuList) list = fixture_list (_i == 0 ? 0 : 200, 40);
  g_free (list->name);
  list->name = g_strdup ("<b>&\"\xff\x01\xEF\xBF\xBF");
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_WEB_LARGE);
  g_autofree char *page = mu_sheets_html (sheets);
  check_page (page);
  ck_assert_ptr_nonnull (strstr (page, "&lt;b&gt;&amp;&quot;"));
}
END_TEST

START_TEST (heads_stand_once)
{
  g_autoptr (MuList) list = fixture_list (200, 40);
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_WEB);
  g_autofree char *page = mu_sheets_html (sheets);
  const char *first = strstr (page, ">Troops</th>");
  ck_assert_ptr_nonnull (first);
  ck_assert_ptr_null (strstr (first + 1, ">Troops</th>"));
}
END_TEST

int
main (void)
{
  TCase *pages = tcase_create ("pages");
  tcase_set_timeout (pages, 120);
  tcase_add_loop_test (pages, a_night_pack_is_one_sound_page, 0, 2);
  tcase_add_loop_test (pages, names_are_text, 0, 2);
  tcase_add_test (pages, heads_stand_once);
  Suite *suite = suite_create ("sheets-html");
  suite_add_tcase (suite, pages);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
