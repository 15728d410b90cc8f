/* Sheets as a page for a browser. */
#include <check.h>
#include <libxml/parser.h>
#include <stdlib.h>
#include <string.h>

#include "reports/army/roster.h"
#include "reports/document/sheets_html.h"
#include "reports/night/night_pack.h"
#include "reports/wrg/reference_sheet.h"
#include "tests/reports/fixture.h"
#include "tests/reports/pdf.h"

static gboolean
is_one_of (const xmlNode *node, const char *names)
{
  g_auto (GStrv) each = g_strsplit (names, " ", -1);
  return node != NULL && node->name != NULL
         && g_strv_contains ((const char *const *) each, (const char *) node->name);
}

/* A browser throws out of a table what does not belong there. */
static void
check_place (const xmlNode *node)
{
  static const struct {
    const char *child, *parents;
  } places[] = { { "td th", "tr" }, { "tr", "thead tbody" },    { "thead tbody", "table" },
                 { "li", "ul ol" }, { "section", "body main" }, { "footer", "body main section" } };
  static const struct {
    const char *parent, *children;
  } holds[] = { { "table", "thead tbody caption" },
                { "thead tbody", "tr" },
                { "tr", "td th" },
                { "ul ol", "li" } };
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (is_one_of (node, places[i].child))
      ck_assert_msg (is_one_of (node->parent, places[i].parents), "<%s> stands in <%s>", node->name,
                     node->parent->name);
  for (guint i = 0; i < G_N_ELEMENTS (holds); i++)
    if (node->type == XML_ELEMENT_NODE && is_one_of (node->parent, holds[i].parent))
      ck_assert_msg (is_one_of (node, holds[i].children), "<%s> holds <%s>", node->parent->name,
                     node->name);
  if (is_one_of (node, "h1 h2 h3 h4 p table div ul ol section"))
    ck_assert_msg (!is_one_of (node->parent, "p h1 h2 h3 h4 span small"), "<%s> holds <%s>",
                   node->parent->name, node->name);
}

/* Counts each id and each target of a link. */
static void
gather (const xmlNode *node, GHashTable *ids, GPtrArray *links)
{
  for (; node; node = node->next) {
    check_place (node);
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

/* The text as a string of words, a blank before and after each; without hyphens, at which lines of
 * the paper end, and blanks at which they may not. */
static char *
as_words (const char *text)
{
  g_auto (GStrv) each = g_strsplit_set (text, " \n\t\f", -1);
  g_autoptr (GString) words = g_string_new (" ");
  for (guint i = 0; each[i]; i++)
    if (*each[i])
      g_string_append_printf (words, "%s ", each[i]);
  g_string_replace (words, "-", "", 0);
  g_string_replace (words, "\u00a0", "", 0);
  return g_strdup (words->str);
}

/* What browsers show: each element's text by itself. */
static void
add_text (GString *text, const xmlNode *node)
{
  for (; node; node = node->next) {
    if (is_one_of (node, "style title"))
      continue;
    if (node->type == XML_TEXT_NODE)
      g_string_append_printf (text, "%s ", (const char *) node->content);
    add_text (text, node->children);
  }
}

static char *
words_of_page (const char *page)
{
  xmlDoc *doc = xmlReadMemory (page, (int) strlen (page), "page", NULL, XML_PARSE_NONET);
  g_autoptr (GString) text = g_string_new (NULL);
  ck_assert_ptr_nonnull (doc);
  add_text (text, xmlDocGetRootElement (doc));
  xmlFreeDoc (doc);
  return as_words (text->str);
}

static char *
words_of_paper (MuSheets *sheets)
{
  g_autoptr (Pdf) pdf = pdf_print (sheets);
  const char *const call[] = { "pdftotext", pdf->path, "-", NULL };
  g_autofree char *out = NULL;
  int status;
  ck_assert (g_spawn_sync (NULL, (char **) call, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL,
                           &status, NULL));
  ck_assert_int_eq (status, 0);
  return as_words (out);
}

static MuSheets *
some_sheets (int which, const MuBattleRecord *fought, const MuBattleRecord *prepared, MuPaper paper)
{
  const MuNightPack before = { .record = prepared };
  const MuNightPack after = { .record = fought };
  const MuReferenceSheet whole = { .own = NULL };
  switch (which) {
  case 0:
    return mu_night_pack_sheets (&before, paper);
  case 1:
    return mu_night_pack_sheets (&after, paper);
  default:
    return mu_reference_sheets (&whole, paper);
  }
}

/* Figures in boxes side by side are one word to who reads paper. */
static gboolean
is_word (const char *text)
{
  return g_ascii_isalpha (text[0]) && g_utf8_strlen (text, -1) > 3;
}

/* But for the numbers of pages. */
START_TEST (every_word_of_the_paper_is_on_the_page)
{
  g_autoptr (MuBattleRecord) fought = fixture_real (7);
  g_autoptr (MuBattleRecord) prepared = fixture_prepared ();
  g_autoptr (MuSheets) paper = some_sheets (_i, fought, prepared, MU_PAPER_A4);
  g_autoptr (MuSheets) web = some_sheets (_i, fought, prepared, MU_PAPER_WEB);
  g_autofree char *page = mu_sheets_html (web);
  check_page (page);
  g_autofree char *said = words_of_page (page);
  g_autofree char *printed = words_of_paper (paper);
  g_auto (GStrv) words = g_strsplit (g_strstrip (printed), " ", -1);
  ck_assert_uint_gt (g_strv_length (words), 300);
  g_autoptr (GString) together = g_string_new (said);
  g_string_replace (together, " ", "", 0);
  for (guint i = 0; words[i]; i++) {
    g_autofree char *word = g_strdup_printf (" %s ", words[i]);
    const gboolean is_there = is_word (words[i]) ? strstr (said, word) != NULL
                                                 : strstr (together->str, words[i]) != NULL;
    ck_assert_msg (is_there || g_str_equal (words[i], "Page"), "%s is missing", words[i]);
  }
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

/* Of a picture that may be as wide as its cell, the cell becomes as narrow as it likes: the symbols
 * of a roster were dots. Boxes and lines of an order sheet leave the names their room. */
START_TEST (symbols_keep_their_size_in_tables)
{
  g_autoptr (MuList) list = fixture_sample ("zama-roman.xml");
  g_autoptr (MuSheets) sheets = mu_roster_sheets (list, NULL, NULL, MU_PAPER_WEB);
  g_autofree char *page = mu_sheets_html (sheets);
  const char *every = strstr (page, "\nsvg { background: #fff; color: #000; max-width: 100%;");
  const char *of_cell = strstr (page, "\ntd svg { max-width: none; }\n");
  ck_assert_ptr_nonnull (strstr (page, "<td class=\"centre\"><svg width="));
  ck_assert_ptr_nonnull (every);
  ck_assert_ptr_nonnull (of_cell);
  ck_assert (every < of_cell);
  ck_assert_ptr_nonnull (strstr (of_cell, "\n.blocks svg { display: block; margin: 0.2rem 0; "
                                          "max-width: 100%; }"));
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
  tcase_add_loop_test (pages, every_word_of_the_paper_is_on_the_page, 0, 3);
  tcase_add_loop_test (pages, names_are_text, 0, 2);
  tcase_add_test (pages, symbols_keep_their_size_in_tables);
  tcase_add_test (pages, heads_stand_once);
  Suite *suite = suite_create ("sheets-html");
  suite_add_tcase (suite, pages);
  SRunner *runner = srunner_create (suite);
  srunner_run_all (runner, CK_ENV);
  const int failed = srunner_ntests_failed (runner);
  srunner_free (runner);
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
