/* The page that the stylesheet makes of a battle sheet. */
#include <check.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <stdlib.h>
#include <string.h>

#include "lists/battle/battle_setup.h"
#include "lists/xml/data.h"
#include "reports/document/stylesheet.h"
#include "reports/sheet/battle_sheet.h"
#include "reports/sheet/sheet_page.h"
#include "tests/reports/fixture.h"

/* --- looking ------------------------------------------------------------ */

static char *
page_of (const MuBattleRecord *record)
{
  gsize length = 0;
  g_autoptr (GError) error = NULL;
  char *page = mu_sheet_page (record, &length, &error);
  ck_assert_msg (page != NULL, "%s", error ? error->message : "");
  ck_assert_uint_eq (strlen (page), length);
  ck_assert (g_utf8_validate (page, -1, NULL));
  return page;
}

static xmlDoc *
parse (const char *page)
{
  xmlDoc *doc = htmlReadMemory (page, (int) strlen (page), "page.html", "UTF-8",
                                HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  return doc;
}

static int
count (const char *page, const char *path)
{
  xmlDoc *doc = parse (page);
  xmlXPathContext *context = xmlXPathNewContext (doc);
  xmlXPathObject *found = xmlXPathEvalExpression ((const xmlChar *) path, context);
  const int nodes = found->nodesetval ? found->nodesetval->nodeNr : 0;
  xmlXPathFreeObject (found);
  xmlXPathFreeContext (context);
  xmlFreeDoc (doc);
  return nodes;
}

/* What a reader sees, without the style. */
static char *
text_of (const char *page)
{
  xmlDoc *doc = parse (page);
  xmlXPathContext *context = xmlXPathNewContext (doc);
  xmlXPathObject *body = xmlXPathEvalExpression ((const xmlChar *) "string(//body)", context);
  char *text = g_strdup ((const char *) body->stringval);
  xmlXPathFreeObject (body);
  xmlXPathFreeContext (context);
  xmlFreeDoc (doc);
  return text;
}

static void
assert_says (const char *text, const char *words)
{
  ck_assert_msg (strstr (text, words) != NULL, "“%s” is not on the page", words);
}

/* --- the page ----------------------------------------------------------- */

START_TEST (a_fought_battle_is_told_whole)
{
  g_autoptr (MuBattleRecord) record = fixture_real (7);
  g_autofree char *page = page_of (record);
  g_autofree char *text = text_of (page);
  g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", record->digest);
  g_autofree char *seed = g_strdup_printf ("seed %" G_GUINT64_FORMAT, record->seed);
  assert_says (text, digest);
  assert_says (text, seed);
  for (int side = 0; side < MU_SIDES; side++) {
    const MuList *list = record->side[side].list;
    assert_says (text, list->name);
    for (guint i = 0; i < list->units->len; i++)
      assert_says (text, mu_list_unit (list, i)->name);
  }
  ck_assert_int_eq (count (page, "//table[@class='units']/tbody/tr"),
                    (int) (record->side[0].list->units->len + record->side[1].list->units->len));
  ck_assert_int_eq (count (page, "//g[@class='body a']"), (int) record->side[0].list->units->len);
  ck_assert_int_eq (count (page, "//g[@class='body b']"), (int) record->side[1].list->units->len);
}
END_TEST

START_TEST (it_needs_no_other_file)
{
  g_autoptr (MuBattleRecord) record = fixture_real (7);
  g_autofree char *page = page_of (record);
  ck_assert_int_eq (count (page, "//@src | //@href | //script | //link | //iframe | //img"), 0);
  ck_assert_ptr_null (strstr (page, "url("));
  ck_assert_ptr_null (strstr (page, "@import"));
  ck_assert_ptr_null (strstr (page, "urn:muster"));
  ck_assert_int_eq (count (page, "//meta[@name='viewport']"), 1);
  assert_says (page, "prefers-color-scheme: dark");
}
END_TEST

/* The outline of each picture holds all that is drawn: no body stands beyond the table. */
START_TEST (bodies_stand_where_they_were_deployed)
{
  g_autoptr (MuBattleRecord) record = fixture_real (7);
  g_autofree char *page = page_of (record);
  const MuEvent *first = NULL;
  for (guint i = 0; i < record->events->len && !first; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->kind == MU_EVENT_DEPLOYED && event->body == 1)
      first = event;
  }
  ck_assert_ptr_nonnull (first);
  char x[G_ASCII_DTOSTR_BUF_SIZE], y[G_ASCII_DTOSTR_BUF_SIZE];
  g_ascii_formatd (x, sizeof x, "%g", first->value[0] / 256.0);
  g_ascii_formatd (y, sizeof y, "%g", mu_battle_record_depth (record) - first->value[1] / 256.0);
  const char *name = mu_list_unit (record->side[0].list, 1)->name;
  g_autofree char *drawn = g_strdup_printf ("translate(%s %s)\"><title>A2 %s<", x, y, name);
  assert_says (page, drawn);
}
END_TEST

/* Names are anybody's, and stay text. */
START_TEST (what_a_player_writes_stays_text)
{
  static const char nasty[] = "<script>alert(1)</script> & \"quotes\" 'one' ]]> &amp;";
  g_autoptr (MuBattleRecord) record = fixture_prepared ();
  MuListUnit *unit = mu_list_unit (record->side[0].list, 0);
  g_free (record->name);
  record->name = g_strdup (nasty);
  g_free (unit->name);
  unit->name = g_strdup (nasty);
  g_free (record->side[1].list->name);
  record->side[1].list->name = g_strdup (nasty);
  g_free (record->side[1].list->notes);
  record->side[1].list->notes = g_strdup (nasty);
  g_autofree char *page = page_of (record);
  g_autofree char *text = text_of (page);
  assert_says (text, nasty);
  ck_assert_int_eq (count (page, "//script"), 0);
  ck_assert_ptr_null (strstr (page, "<script"));
  ck_assert_int_eq (count (page, "//*[@onload or @onclick]"), 0);
  gsize pieces = 0;
  for (const char *at = text; (at = strstr (at, nasty)) != NULL; at++)
    pieces++;
  ck_assert_uint_ge (pieces, 4);
}
END_TEST

/* --- before the battle -------------------------------------------------- */

static MuBattleRecord *
ordered (void)
{
  MuBattleRecord *record = fixture_prepared ();
  MuBattleSideRecord *side = &record->side[MU_SIDE_A];
  side->orders = mu_orders_new (side->list, record->side[MU_SIDE_B].list);
  MuBodyOrders *body = mu_orders_ensure (side->orders, side->list, 1);
  g_free (body->words);
  body->words = g_strdup ("Hold the hill until the horn.");
  *mu_battle_side_deploy (side, 1)
      = (MuDeployment){ .placed = TRUE, .x = 300, .y = 60, .ranks = 2 };
  return record;
}

START_TEST (a_battle_to_come_has_room_for_a_pencil)
{
  g_autoptr (MuBattleRecord) record = ordered ();
  g_autofree char *page = page_of (record);
  g_autofree char *text = text_of (page);
  assert_says (text, "Not fought yet");
  assert_says (text, "Hold the hill until the horn.");
  ck_assert_int_eq (count (page, "//g[@class='body a']"), 1);
  assert_says (page, "translate(300 ");
  ck_assert_int_eq (
      count (page, "//td[contains(@class, 'blank')]"),
      2 * (int) (record->side[0].list->units->len + record->side[1].list->units->len));
}
END_TEST

START_TEST (what_is_sealed_shows_its_code_alone)
{
  g_autoptr (MuBattleRecord) record = ordered ();
  mu_battle_side_seal (&record->side[MU_SIDE_A]);
  g_autofree char *page = page_of (record);
  assert_says (page, record->side[MU_SIDE_A].seal);
  ck_assert_ptr_null (strstr (page, "Hold the hill"));
  ck_assert_ptr_null (strstr (page, record->side[MU_SIDE_A].salt));
  ck_assert_int_eq (count (page, "//g[@class='body a']"), 0);
}
END_TEST

/* Another program has the stylesheet and a sheet alone, as it was filled in by hand. */
START_TEST (it_stands_alone_with_a_sheet)
{
  gsize size, length = 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = mu_data_path ("../tests/reports/sheets", "format-8.xml");
  g_autofree char *data = mu_file_read (path, 1 << 20, &size, &error);
  xmlDoc *doc = xmlReadMemory (data, (int) size, path, NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  g_autofree char *page = mu_stylesheet_apply ("battle-sheet.xsl", doc, &length, &error);
  ck_assert_msg (page != NULL, "%s", error ? error->message : "");
  g_autofree char *text = text_of (page);
  assert_says (text, "Winner: Scipio at Zama");
  assert_says (text, "routed off");
  ck_assert_int_eq (count (page, "//td[@class='n blank'][.='560']"), 1); /* 28 Gauls */
  ck_assert_int_eq (count (page, "//td[@class='n blank'][.='45']"), 1);
  xmlFreeDoc (doc);
}
END_TEST

START_TEST (a_missing_stylesheet_is_named)
{
  gsize length = 0;
  g_autoptr (GError) error = NULL;
  xmlDoc *doc = xmlReadMemory ("<a/>", 4, "a.xml", NULL, 0);
  ck_assert_ptr_null (mu_stylesheet_apply ("nothing.xsl", doc, &length, &error));
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE));
  ck_assert_ptr_nonnull (strstr (error->message, "nothing.xsl"));
  g_clear_error (&error);
  ck_assert_ptr_null (mu_stylesheet_apply ("battle-sheet.rng", doc, &length, &error));
  ck_assert_ptr_nonnull (strstr (error->message, "install Muster again"));
  xmlFreeDoc (doc);
}
END_TEST

/* --- the schema as a page ------------------------------------------------- */

/* Every name and every sentence of the schema's is there, each element once with its own heading,
 * and each link leads to one. */
START_TEST (the_schema_is_documented_whole)
{
  gsize length = 0;
  g_autoptr (GError) error = NULL;
  g_autofree char *page = mu_sheet_schema_page (&length, &error);
  ck_assert_msg (page != NULL, "%s", error ? error->message : "");
  g_autofree char *text = text_of (page);
  g_autofree char *path = mu_data_path ("schema", "battle-sheet.rng");
  xmlDoc *doc = xmlReadFile (path, NULL, XML_PARSE_NONET);
  xmlXPathContext *context = xmlXPathNewContext (doc);
  xmlXPathRegisterNs (context, (const xmlChar *) "r",
                      (const xmlChar *) "http://relaxng.org/ns/structure/1.0");
  xmlXPathRegisterNs (context, (const xmlChar *) "a",
                      (const xmlChar *) "http://relaxng.org/ns/compatibility/annotations/1.0");
  xmlXPathObject *found = xmlXPathEvalExpression (
      (const xmlChar *) "//r:attribute/@name | //r:element/@name | //r:value | //a:documentation",
      context);
  ck_assert_int_gt (found->nodesetval->nodeNr, 500);
  for (int i = 0; i < found->nodesetval->nodeNr; i++) {
    xmlChar *words = xmlNodeGetContent (found->nodesetval->nodeTab[i]);
    assert_says (text, (const char *) words);
    xmlFree (words);
  }
  xmlXPathFreeObject (found);
  found = xmlXPathEvalExpression ((const xmlChar *) "//r:element", context);
  ck_assert_int_eq (count (page, "//h2[@id]"), found->nodesetval->nodeNr);
  ck_assert_int_eq (count (page, "//a[not(substring(@href, 2) = //h2/@id)]"), 0);
  ck_assert_int_eq (count (page, "//a//a | //@src | //script | //link"), 0);
  xmlXPathFreeObject (found);
  xmlXPathFreeContext (context);
  xmlFreeDoc (doc);
}
END_TEST

/* --- its words ---------------------------------------------------------- */

static gboolean
is_word (const char *text)
{
  return g_strv_contains (mu_sheet_page_words, text);
}

/* Texts that stand in the stylesheet between tags of parameters. */
START_TEST (each_word_of_the_stylesheet_can_be_translated)
{
  g_autofree char *path = mu_data_path ("schema", "battle-sheet.xsl");
  xmlDoc *doc = xmlReadFile (path, NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  xmlXPathContext *context = xmlXPathNewContext (doc);
  xmlXPathRegisterNs (context, (const xmlChar *) "x",
                      (const xmlChar *) "http://www.w3.org/1999/XSL/Transform");
  xmlXPathObject *found = xmlXPathEvalExpression (
      (const xmlChar *) "//x:with-param[not(@select) and not(*)][@name = 'text' or @name = 'head' "
                        "or @name = 'word']",
      context);
  ck_assert_int_gt (found->nodesetval->nodeNr, 30);
  for (int i = 0; i < found->nodesetval->nodeNr; i++) {
    xmlChar *text = xmlNodeGetContent (found->nodesetval->nodeTab[i]);
    ck_assert_msg (is_word ((const char *) text), "“%s” is no word of mu_sheet_page_words", text);
    g_hash_table_add (seen, g_strdup ((const char *) text));
    xmlFree (text);
  }
  for (const char *const *word = mu_sheet_page_words; *word; word++)
    ck_assert_msg (g_hash_table_contains (seen, *word), "“%s” is not in the stylesheet", *word);
  xmlXPathFreeObject (found);
  xmlXPathFreeContext (context);
  xmlFreeDoc (doc);
}
END_TEST

/* No words of people stand there outside the parameters. */
START_TEST (no_word_of_the_stylesheet_escapes_the_translator)
{
  g_autofree char *path = mu_data_path ("schema", "battle-sheet.xsl");
  xmlDoc *doc = xmlReadFile (path, NULL, XML_PARSE_NONET);
  xmlXPathContext *context = xmlXPathNewContext (doc);
  xmlXPathRegisterNs (context, (const xmlChar *) "x",
                      (const xmlChar *) "http://www.w3.org/1999/XSL/Transform");
  xmlXPathObject *found = xmlXPathEvalExpression (
      (const xmlChar
           *) "//text()[normalize-space() != ''][not(ancestor::x:template[@name = 'style' "
              "or @name = 'frontage' or @name = 'depth'])][not(parent::x:with-param)]",
      context);
  for (int i = 0; i < found->nodesetval->nodeNr; i++) {
    const char *text = (const char *) found->nodesetval->nodeTab[i]->content;
    for (const char *at = text; *at; at++)
      ck_assert_msg (!g_ascii_isalpha (*at), "“%s” cannot be translated", text);
  }
  xmlXPathFreeObject (found);
  xmlXPathFreeContext (context);
  xmlFreeDoc (doc);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("sheet as a page");
  TCase *page = tcase_create ("page");
  tcase_set_timeout (page, 60);
  tcase_add_test (page, a_fought_battle_is_told_whole);
  tcase_add_test (page, it_needs_no_other_file);
  tcase_add_test (page, bodies_stand_where_they_were_deployed);
  tcase_add_test (page, what_a_player_writes_stays_text);
  tcase_add_test (page, a_battle_to_come_has_room_for_a_pencil);
  tcase_add_test (page, what_is_sealed_shows_its_code_alone);
  tcase_add_test (page, it_stands_alone_with_a_sheet);
  tcase_add_test (page, a_missing_stylesheet_is_named);
  tcase_add_test (page, the_schema_is_documented_whole);
  tcase_add_test (page, each_word_of_the_stylesheet_can_be_translated);
  tcase_add_test (page, no_word_of_the_stylesheet_escapes_the_translator);
  suite_add_tcase (suite, page);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
