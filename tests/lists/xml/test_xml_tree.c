/* The tree that is made of a file against libxml2's own: node by node they say the same. */
#include "lists/xml/xml_tree.h"

#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/xml_private.h"
#include "tests/lists/common.h"

#define OPTIONS (XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES)

/* --- comparing ----------------------------------------------------------- */

static gboolean
same_text (const xmlChar *one, const xmlChar *other)
{
  return g_strcmp0 ((const char *) one, (const char *) other) == 0;
}

static gboolean
same_spaces (const xmlNs *one, const xmlNs *other)
{
  while (one && other && same_text (one->prefix, other->prefix)
         && same_text (one->href, other->href)) {
    one = one->next;
    other = other->next;
  }
  return !one && !other;
}

static gboolean
same_space (const xmlNs *one, const xmlNs *other)
{
  return one && other ? same_text (one->prefix, other->prefix) && same_text (one->href, other->href)
                      : one == other;
}

static gboolean
same_attributes (const xmlNode *node, const xmlNode *theirs)
{
  const xmlAttr *one = node->properties, *other = theirs->properties;
  for (; one && other; one = one->next, other = other->next) {
    g_autofree char *value = mu_xml_take (xmlNodeListGetString (node->doc, one->children, 1));
    g_autofree char *expected
        = mu_xml_take (xmlNodeListGetString (theirs->doc, other->children, 1));
    if (!same_text (one->name, other->name) || !same_space (one->ns, other->ns)
        || strcmp (value, expected) != 0 || one->parent != node || one->last != one->children
        || (one->next && one->next->prev != one))
      return FALSE;
  }
  return !one && !other;
}

static gboolean
same_element (const xmlNode *node, const xmlNode *theirs)
{
  return node->type != XML_ELEMENT_NODE
         || (same_space (node->ns, theirs->ns) && same_spaces (node->nsDef, theirs->nsDef)
             && same_attributes (node, theirs));
}

static gboolean
same_node (const xmlNode *node, const xmlNode *theirs)
{
  return node->type == theirs->type && same_text (node->name, theirs->name)
         && (node->type == XML_ELEMENT_NODE || same_text (node->content, theirs->content))
         && xmlGetLineNo (node) == xmlGetLineNo (theirs) && same_element (node, theirs);
}

/* The first node of ours that is not as theirs, among nodes on one height and all below them; the
 * parent where there are more of the one than of the other. */
static const xmlNode *
find_other (const xmlNode *parent, const xmlNode *their_parent)
{
  const xmlNode *node = parent->children, *theirs = their_parent->children;
  for (; node && theirs; node = node->next, theirs = theirs->next) {
    if (!same_node (node, theirs) || node->parent != parent
        || (node->next ? node->next->prev : parent->last) != node)
      return node;
    const xmlNode *below = node->type == XML_ELEMENT_NODE ? find_other (node, theirs) : NULL;
    if (below)
      return below;
  }
  return node || theirs ? parent : NULL;
}

static void
assert_same (const char *data, gsize length, const char *name)
{
  GError *error = NULL;
  MuXml *xml = mu_xml_parse (data, length, name, &error);
  ck_assert_msg (xml != NULL, "%s", error ? error->message : name);
  xmlDoc *theirs = xmlReadMemory (data, (int) length, NULL, "UTF-8", OPTIONS);
  ck_assert_ptr_nonnull (theirs);
  const xmlNode *document = (const xmlNode *) mu_xml_document (xml);
  const xmlNode *other = find_other (document, (const xmlNode *) theirs);
  ck_assert_msg (!other, "%s:%ld: another <%s>", name, other ? xmlGetLineNo (other) : 0,
                 other ? (const char *) other->name : "");
  ck_assert_str_eq ((const char *) mu_xml_root (xml)->name,
                    (const char *) xmlDocGetRootElement (theirs)->name);
  xmlFreeDoc (theirs);
  mu_xml_free (xml);
}

/* --- files that ship ----------------------------------------------------- */

static const char *const folders[]
    = { "books", "samples", "history", "fields", "maps", "fastplay" };

START_TEST (files_that_ship_read_as_libxml2_reads_them)
{
  g_autofree char *folder = g_build_filename (mu_data_dir (), folders[_i], NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  int files = 0;
  ck_assert_ptr_nonnull (dir);
  while ((name = g_dir_read_name (dir))) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    g_autofree char *data = NULL;
    gsize length;
    if (!g_str_has_suffix (name, ".xml"))
      continue;
    ck_assert (g_file_get_contents (path, &data, &length, NULL));
    assert_same (data, length, path);
    files++;
  }
  ck_assert_int_gt (files, 0);
}
END_TEST

/* --- whatever XML has ---------------------------------------------------- */

static const char *const texts[] = {
  "<a/>",
  "<a></a>",
  "\xEF\xBB\xBF<?xml version='1.0' encoding='UTF-8'?>\n<a b=''/>",
  "<?xml version='1.0' encoding='ISO-8859-1'?><a b='x'>y</a>",
  "<!-- before --><a><!----><!-- within --></a><!-- behind -->\n<?end it?>",
  "<?begin?><a><?p?><?p  of two words ?></a>",
  "<a b='&amp;&amp;x&lt;&gt;&quot;&apos;&#38;&#38;#38;&#65;&#x20AC;'/>",
  "<a b='&amp;' c='&#38;#38;' d='a&amp;'>&amp;&lt;b&gt;&#38;&#10;</a>",
  "<a b=' two\n\tlines ' c=\"'\" d='&#10;&#9;'/>",
  "<a>one<b/>two<b>three</b><![CDATA[<four>]]>five<!-- six -->seven</a>",
  "<a><![CDATA[]]></a>",
  "<a>x<![CDATA[y]]><![CDATA[z]]></a>",
  "<a>\r\n <b c='1'\r\n d='2'/>\r</a>\r\n",
  "<a näme='wärt' zwei='日本'>größer</a>",
  "<a xmlns='urn:one'><b c='d'/></a>",
  "<p:a xmlns:p='urn:1' xmlns:q='urn:2' q:c='' c=''><q:b xmlns='urn:3'><c/></q:b><b/></p:a>",
  "<a xmlns='urn:one'><b xmlns=''><c/></b></a>",
  "<a xml:lang='en' xml:id='x'><b xml:space='preserve'> </b></a>",
  "<a a='1' b='2' c='3' d='4' e='5' f='6' g='7' h='8' i='9' j='10' k='11' l='12'/>",
};

START_TEST (any_text_reads_as_libxml2_reads_it)
{
  assert_same (texts[_i], strlen (texts[_i]), texts[_i]);
}
END_TEST

/* As long as no piece of memory is, and no buffer of the parser. */
START_TEST (long_texts_are_whole)
{
  GString *text = g_string_new ("<a b='");
  for (int i = 0; i < 90000; i++)
    g_string_append_printf (text, "%d ", i);
  g_string_append (text, "'>");
  for (int i = 0; i < 90000; i++)
    g_string_append_printf (text, i % 7 == 0 ? "é%d&amp;" : "%d ", i);
  g_string_append (text, "<!--");
  for (int i = 0; i < 90000; i++)
    g_string_append_printf (text, "%d ", i);
  g_string_append (text, "--></a>");
  assert_same (text->str, text->len, "long");
  g_string_free (text, TRUE);
}
END_TEST

START_TEST (lines_are_counted_far)
{
  GString *text = g_string_new ("<a>");
  for (int i = 0; i < 70000; i++)
    g_string_append (text, i % 3 == 0 ? "\n<b c='d'>e</b>" : "\n<b/>");
  g_string_append (text, "\n</a>");
  assert_same (text->str, text->len, "lines");
  g_string_free (text, TRUE);
}
END_TEST

/* Half a tree is dropped: the sanitizers and valgrind see to it. */
START_TEST (what_breaks_off_leaves_nothing)
{
  for (gsize length = 0; length < strlen (texts[_i]); length++) {
    g_autoptr (GError) error = NULL;
    g_autofree char *part = g_strndup (texts[_i], length);
    MuXml *xml = length > 0 ? mu_xml_parse (part, length, "part", &error) : NULL;
    ck_assert (length == 0 || xml != NULL || error != NULL);
    mu_xml_free (xml);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("xml tree");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, files_that_ship_read_as_libxml2_reads_them, 0, COUNT (folders));
  tcase_add_loop_test (tests, any_text_reads_as_libxml2_reads_it, 0, COUNT (texts));
  tcase_add_test (tests, long_texts_are_whole);
  tcase_add_test (tests, lines_are_counted_far);
  tcase_add_loop_test (tests, what_breaks_off_leaves_nothing, 0, COUNT (texts));
  return run_case ("xml tree", tests);
}
