/* The quick form of a schema against the validator: it accepts the files that ship, and of files
 * that were spoilt at random none that the schema refuses. */
#include "lists/xml/xml_quick.h"

#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <string.h>

#include "lists/xml/data.h"
#include "tests/lists/common.h"

/* A book in which everything stands that can. */
static const char whole_book[]
    = "<army-book version='2' id='a-b' edition='2' rules='wrg5 awfp' name='T' from='-275' to='146'"
      " land='italy' region='northern' country='plain' generals='regular'>\n<home>Here</home>\n"
      "<general name='Hanno' from='-264'/><enemy book='gallic'/><enemy name='Pirates'/>\n"
      "<option id='foot' name='Foot' min='10' max='120' unit-min='5' unit-max='60' order='attack'"
      " ranks='2' line='0' stands-min='2'>\n<!-- the core -->"
      "<troop notation='Reg C HI HTW Sh'><stand armour='HI' weapons='pilum axe'/></troop>\n"
      "<troop notation='Irr B LCh JLS' horses='2' label='x' from='-200'><crew "
      "weapon='JLS'/></troop>"
      "<at-most count='2' per='1' option='x'/><needs count='3' option='y'/></option>\n"
      "<limit name='All' max='40'><of option='foot'/><of option='x'/></limit>\n"
      "<ally book='numidian' from='-250' to='-200' max='30'/>\n"
      "<doctrine battle='wait' caution='bold'><post option='foot' at='line' row='1'/>"
      "<note>Stand</note></doctrine>\n<note>Text</note><source>Polybius</source></army-book>\n";

static const struct {
  const char *schema;
  const char *folder, *file; /* NULL: the book above */
} kinds[] = {
  { "book.rng", NULL, NULL },
  { "list.rng", "samples", "zama-roman.xml" },
  { "list.rng", "history", "cannae-roman.xml" },
  { "field.rng", "fields", "cannae.xml" },
  { "history.rng", "history", "zama.xml" },
  { "map.rng", "maps", "first-punic-war.xml" },
  { "fastplay.rng", "fastplay", "tables.xml" },
  { "hex-chart.rng", "hexes", "chart.xml" },
  { "scenario.rng", "hexes", "kadesh.xml" },
};

typedef struct {
  xmlDoc *doc, *schema;
  MuXmlQuick *quick;
  xmlRelaxNG *grammar;
} Kind;

static void
ignore (void *data, xmlError *fault)
{
}

static xmlDoc *
read_file (const char *folder, const char *file)
{
  g_autofree char *path = mu_data_path (folder, file);
  xmlDoc *doc = xmlReadFile (path, NULL, XML_PARSE_NONET);
  ck_assert_ptr_nonnull (doc);
  return doc;
}

static Kind
open_kind (int index)
{
  Kind kind = { .schema = read_file ("schema", kinds[index].schema) };
  g_autofree char *path = mu_data_path ("schema", kinds[index].schema);
  kind.doc = kinds[index].file
                 ? read_file (kinds[index].folder, kinds[index].file)
                 : xmlReadMemory (whole_book, sizeof whole_book - 1, NULL, NULL, XML_PARSE_NONET);
  kind.quick = mu_xml_quick_new (kind.schema);
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewParserCtxt (path);
  kind.grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  ck_assert (kind.doc && kind.quick && kind.grammar);
  return kind;
}

static void
close_kind (Kind *kind)
{
  xmlRelaxNGFree (kind->grammar);
  mu_xml_quick_free (kind->quick);
  xmlFreeDoc (kind->schema);
  xmlFreeDoc (kind->doc);
}

static gboolean
schema_accepts (const Kind *kind, xmlDoc *doc)
{
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (kind->grammar);
  xmlRelaxNGSetValidStructuredErrors (context, ignore, NULL);
  const gboolean valid = xmlRelaxNGValidateDoc (context, doc) == 0;
  xmlRelaxNGFreeValidCtxt (context);
  return valid;
}

/* --- files that are as they should be ------------------------------------ */

START_TEST (an_honest_file_is_accepted)
{
  Kind kind = open_kind (_i);
  ck_assert (schema_accepts (&kind, kind.doc));
  ck_assert (mu_xml_quick_accepts (kind.quick, kind.doc));
  close_kind (&kind);
}
END_TEST

START_TEST (all_shipped_books_are_accepted)
{
  g_autofree char *folder = g_build_filename (mu_data_dir (), "books", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  xmlDoc *schema = read_file ("schema", "book.rng");
  MuXmlQuick *quick = mu_xml_quick_new (schema);
  const char *name;
  while ((name = g_dir_read_name (dir))) {
    if (!g_str_has_suffix (name, ".xml")) /* GRADES.md */
      continue;
    xmlDoc *doc = read_file ("books", name);
    ck_assert_msg (mu_xml_quick_accepts (quick, doc), "%s is left to the validator", name);
    xmlFreeDoc (doc);
  }
  mu_xml_quick_free (quick);
  xmlFreeDoc (schema);
}
END_TEST

/* --- spoilt -------------------------------------------------------------- */

static void
gather (xmlNode *node, GPtrArray *elements)
{
  for (xmlNode *at = node; at; at = at->next)
    if (at->type == XML_ELEMENT_NODE) {
      g_ptr_array_add (elements, at);
      gather (at->children, elements);
    }
}

static const char *const values[] = { "",
                                      " ",
                                      "0",
                                      "-0",
                                      "+1",
                                      "1",
                                      "007",
                                      "-1",
                                      " 5 ",
                                      "5.0",
                                      "999",
                                      "1000",
                                      "9999",
                                      "10000",
                                      "-3000",
                                      "-3001",
                                      "1500",
                                      "1501",
                                      "yes",
                                      " yes",
                                      "no",
                                      "YES",
                                      "a",
                                      "-a",
                                      "a-",
                                      "a b",
                                      "pike",
                                      "axe ",
                                      "pike  axe",
                                      "attack",
                                      "é",
                                      "a\n",
                                      "99999999999999999999",
                                      "-99999999999999999999999",
                                      "italy",
                                      "HI" };

static const char *const names[] = { "name", "from", "max", "row", "colour", "order", "book" };

static xmlAttr *
random_attribute (guint64 *state, const xmlNode *element)
{
  guint32 count = 0;
  for (xmlAttr *at = element->properties; at; at = at->next)
    count++;
  xmlAttr *chosen = element->properties;
  for (guint32 left = count ? next_below (state, count) : 0; left > 0; left--)
    chosen = chosen->next;
  return chosen;
}

static const xmlChar *
random_value (guint64 *state)
{
  return (const xmlChar *) values[next_below (state, G_N_ELEMENTS (values))];
}

static void
spoil_attribute (guint64 *state, xmlNode *element)
{
  xmlAttr *attribute = random_attribute (state, element);
  const guint32 how = next_below (state, 4);
  if (!attribute || how == 0)
    xmlSetProp (element, (const xmlChar *) names[next_below (state, G_N_ELEMENTS (names))],
                random_value (state));
  else if (how == 1)
    xmlRemoveProp (attribute);
  else
    xmlSetProp (element, attribute->name, random_value (state));
}

static void
spoil_content (guint64 *state, xmlNode *element, xmlNode *other)
{
  switch (next_below (state, 5)) {
  case 0:
    xmlAddChild (element, xmlNewText (random_value (state)));
    break;
  case 1:
    xmlAddChild (element, xmlNewComment ((const xmlChar *) "x"));
    break;
  case 2:
    xmlAddNextSibling (element, xmlCopyNode (element, 1));
    break;
  case 3:
    xmlAddChild (element, xmlCopyNode (other, 1));
    break;
  default:
    xmlAddNextSibling (element, xmlCopyNode (other, 1));
    break;
  }
}

static void
spoil (guint64 *state, xmlDoc *doc)
{
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();
  gather (xmlDocGetRootElement (doc), elements);
  xmlNode *element = g_ptr_array_index (elements, next_below (state, elements->len));
  const guint32 more = elements->len > 1 ? 1 + next_below (state, elements->len - 1) : 0;
  const guint32 how = next_below (state, 8);
  if (how < 4 || element->parent->type != XML_ELEMENT_NODE)
    spoil_attribute (state, element);
  else if (how < 7)
    spoil_content (state, element, g_ptr_array_index (elements, more));
  else {
    xmlUnlinkNode (element);
    xmlFreeNode (element);
  }
}

/* Most of what the schema accepts is accepted at once; the rest costs time, nothing else. */
START_TEST (nothing_is_accepted_that_the_schema_refuses)
{
  Kind kind = open_kind (_i);
  guint64 state = 85 + (guint64) _i;
  int good = 0, quick = 0, bad = 0;
  for (int n = 0; n < 250; n++) {
    xmlDoc *doc = xmlCopyDoc (kind.doc, 1);
    for (guint32 times = 1 + next_below (&state, 2); times > 0; times--)
      spoil (&state, doc);
    const gboolean accepted = mu_xml_quick_accepts (kind.quick, doc);
    const gboolean valid = schema_accepts (&kind, doc);
    if (accepted && !valid) {
      xmlDocDump (stderr, doc);
      ck_abort_msg ("%s: accepted after spoiling %d", kinds[_i].schema, n);
    }
    good += valid;
    bad += !valid;
    quick += accepted;
    xmlFreeDoc (doc);
  }
  ck_assert_int_gt (bad, 20);
  ck_assert_int_gt (good, 0);
  ck_assert_int_gt (quick * 2, good);
  close_kind (&kind);
}
END_TEST

/* --- schemas that it does not know --------------------------------------- */

#define GRAMMAR(content)                                                                           \
  "<grammar xmlns='http://relaxng.org/ns/structure/1.0' datatypeLibrary="                          \
  "'http://www.w3.org/2001/XMLSchema-datatypes'><start><element name='x'>" content                 \
  "</element></start></grammar>"

static const struct {
  const char *schema;
  gboolean known;
} schemas[] = {
  { GRAMMAR ("<text/>"), TRUE },
  { GRAMMAR ("<empty/>"), TRUE },
  { GRAMMAR ("<attribute name='a'><data type='integer'/></attribute>"), TRUE },
  { GRAMMAR ("<attribute name='a'><data type='date'/></attribute>"), FALSE },
  { GRAMMAR ("<attribute name='a'><list><data type='integer'/></list></attribute>"), FALSE },
  { GRAMMAR ("<interleave><element name='y'><empty/></element></interleave>"), FALSE },
  { GRAMMAR ("<optional><attribute name='a'/><attribute name='b'/></optional>"), FALSE },
  { GRAMMAR ("<choice><attribute name='a'><data type='integer'/></attribute>"
             "<attribute name='a'><data type='token'/></attribute></choice>"),
    FALSE },
  { GRAMMAR ("<data type='token'><param name='pattern'>^a</param></data>"), FALSE },
  { GRAMMAR ("<data type='token'><param name='pattern'>\\d+</param></data>"), FALSE },
  { GRAMMAR ("<data type='token'><param name='length'>3</param></data>"), FALSE },
  { GRAMMAR ("<data type='token'><param name='pattern'>[a-z-[b]]</param></data>"), FALSE },
  { GRAMMAR ("<ref name='nothing'/>"), FALSE },
  { GRAMMAR ("<attribute name='a' ns='urn:a'><data type='integer'/></attribute>"), FALSE },
  { GRAMMAR ("<element name='y' ns='urn:a'><empty/></element>"), FALSE },
  { "<grammar xmlns='http://relaxng.org/ns/structure/1.0' ns='urn:a'><start><element name='x'>"
    "<empty/></element></start></grammar>",
    FALSE },
  { "<grammar xmlns='http://relaxng.org/ns/structure/1.0'><start><element name='x'>"
    "<ref name='y'/></element></start><define name='y' combine='choice'><text/></define>"
    "<define name='y' combine='choice'><empty/></define></grammar>",
    FALSE },
};

START_TEST (unknown_schemas_are_left_to_the_validator)
{
  const char *text = schemas[_i].schema;
  xmlDoc *doc = xmlReadMemory (text, (int) strlen (text), NULL, NULL, XML_PARSE_NONET);
  MuXmlQuick *quick = mu_xml_quick_new (doc);
  ck_assert_msg ((quick != NULL) == schemas[_i].known, "%s", text);
  mu_xml_quick_free (quick);
  xmlFreeDoc (doc);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("xml quick");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, an_honest_file_is_accepted, 0, COUNT (kinds));
  tcase_add_test (tests, all_shipped_books_are_accepted);
  tcase_add_loop_test (tests, nothing_is_accepted_that_the_schema_refuses, 0, COUNT (kinds));
  tcase_add_loop_test (tests, unknown_schemas_are_left_to_the_validator, 0, COUNT (schemas));
  return run_case ("xml quick", tests);
}
