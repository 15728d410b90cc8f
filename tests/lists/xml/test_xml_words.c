/* Words of elements with many optional attributes, which are compared apart from the
 * schema: what is accepted is what the schema as it is written accepts. */
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/xml.h"
#include "tests/lists/common.h"

static const char head[]
    = "<army-book version='1' id='test' edition='2' rules='wrg5' name='Test' from='-275' to='-146'"
      " region='mediterranean' country='plain' generals='regular'>\n<home>Here</home>\n"
      "<option id='foot' name='Foot' min='10' max='120' unit-min='5' unit-max='60' order='attack'"
      " ranks='2' line='0'><troop notation='Reg C HI HTW Sh'/></option>\n";

static char *
book_with (const char *attributes)
{
  return g_strdup_printf ("%s<doctrine %s/></army-book>\n", head, attributes);
}

static gboolean
we_accept (MuSchemas *schemas, const char *book)
{
  MuXml *doc = mu_xml_read_data (schemas, book, strlen (book), "test.xml", "book.rng", NULL);
  const gboolean accepted = doc != NULL;
  mu_xml_free (doc);
  return accepted;
}

/* --- what the schema says, by libxml2 alone ------------------------------ */

static xmlRelaxNG *grammar;

static void
open_schema (void)
{
  g_autofree char *path = mu_data_path ("schema", "book.rng");
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewParserCtxt (path);
  grammar = xmlRelaxNGParse (parser);
  ck_assert_ptr_nonnull (grammar);
  xmlRelaxNGFreeParserCtxt (parser);
}

static void
close_schema (void)
{
  xmlRelaxNGFree (grammar);
}

static void
ignore (void *data, xmlError *fault)
{
}

static gboolean
schema_accepts (const char *book)
{
  xmlDoc *doc = xmlReadMemory (book, (int) strlen (book), NULL, NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (grammar);
  xmlRelaxNGSetValidStructuredErrors (context, ignore, NULL);
  const gboolean valid = xmlRelaxNGValidateDoc (context, doc) == 0;
  xmlRelaxNGFreeValidCtxt (context);
  xmlFreeDoc (doc);
  return valid;
}

/* --- any attributes with any words --------------------------------------- */

static const char *const names[]
    = { "battle", "strong-wing", "weak-wing", "general", "screen", "horse",       "flank-march",
        "ambush", "caution",     "colour",    "from",    "Battle", "strong-wings" };
#define KNOWN 9
static const char *const words[]
    = { "attack",     "wait",     "harass",     "none",     "right",     "left",
        "either",     "both",     "attacks",    "holds",    "refused",   "in-line",
        "fights",     "harasses", "turns-in",   "pursues",  "never",     "seldom",
        "often",      "bold",     "steady",     "cautious", "withdraws", "behind-line",
        "right-wing", "  often ", "of&#10;ten", "",         "OFTEN",     "often\tbold" };
/* The right one for each name that is known. */
static const char *const right[] = { "harass",  "either",   "refused", "in-line", "fights",
                                     "pursues", " seldom ", "often",   "bold" };

static char *
random_attributes (guint64 *state)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    const gboolean known = i < KNOWN;
    if (next_below (state, known ? 2 : 20) != 0)
      continue;
    const gboolean odd = !known || next_below (state, 12) == 0;
    const char *word = odd ? words[next_below (state, G_N_ELEMENTS (words))] : right[i];
    g_string_append_printf (text, "%s=\"%s\" ", names[i], word);
  }
  return g_string_free (text, FALSE);
}

START_TEST (we_accept_what_the_schema_accepts)
{
  g_autoptr (MuSchemas) schemas = mu_schemas_new ();
  guint64 state = (guint64) _i;
  int accepted = 0, refused = 0;
  for (int i = 0; i < 250; i++) {
    g_autofree char *attributes = random_attributes (&state);
    g_autofree char *book = book_with (attributes);
    const gboolean good = schema_accepts (book);
    ck_assert_msg (we_accept (schemas, book) == good, "%s: %s", good ? "refused" : "accepted",
                   attributes);
    accepted += good;
    refused += !good;
  }
  ck_assert_int_gt (accepted, 20);
  ck_assert_int_gt (refused, 20);
}
END_TEST

START_TEST (a_wrong_word_is_told_with_its_place)
{
  g_autofree char *attributes = g_strdup_printf ("%s='sideways'", names[_i]);
  g_autofree char *book = book_with (attributes);
  g_autoptr (GError) error = NULL;
  MuXml *doc = mu_xml_read_data (NULL, book, strlen (book), "test.xml", "book.rng", &error);
  ck_assert_ptr_null (doc);
  ck_assert (g_error_matches (error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID));
  ck_assert (g_str_has_prefix (error->message, "test.xml:4: "));
  ck_assert_ptr_nonnull (strstr (error->message, names[_i]));
  ck_assert_ptr_nonnull (strstr (error->message, "“sideways”; expected "));
}
END_TEST

/* --- many at a time ------------------------------------------------------ */

static gpointer
read_many (gpointer data)
{
  guint64 state = GPOINTER_TO_UINT (data);
  guint wrong = 0;
  for (int i = 0; i < 60; i++) {
    const gboolean good = next_below (&state, 2) == 0;
    g_autofree char *book = book_with (good ? "battle='wait' ambush='often'" : "battle='sit'");
    wrong += we_accept (NULL, book) != good;
  }
  return GUINT_TO_POINTER (wrong);
}

START_TEST (threads_do_not_get_in_each_others_way)
{
  GThread *threads[6];
  guint wrong = 0;
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("reader", read_many, GUINT_TO_POINTER (i));
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    wrong += GPOINTER_TO_UINT (g_thread_join (threads[i]));
  ck_assert_uint_eq (wrong, 0);
}
END_TEST

/* A schema that was read once serves its own folder alone. */
START_TEST (another_data_folder_has_its_own_schemas)
{
  g_autofree char *book = book_with ("battle='wait'");
  ck_assert (we_accept (NULL, book));
  g_setenv ("MUSTER_DATA", "/nowhere", TRUE);
  ck_assert (!we_accept (NULL, book));
  g_unsetenv ("MUSTER_DATA");
  ck_assert (we_accept (NULL, book));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("xml words");
  tcase_set_timeout (tests, 60);
  tcase_add_unchecked_fixture (tests, open_schema, close_schema);
  tcase_add_loop_test (tests, we_accept_what_the_schema_accepts, 0, 8);
  tcase_add_loop_test (tests, a_wrong_word_is_told_with_its_place, 0, KNOWN);
  tcase_add_test (tests, threads_do_not_get_in_each_others_way);
  tcase_add_test (tests, another_data_folder_has_its_own_schemas);
  return run_case ("xml words", tests);
}
