/* The validator says which element is at fault, hardly ever why. Here the
 * element is held against its pattern once more, one attribute and child at a
 * time, and the pattern's a:documentation tells the reader what was expected.
 *
 * Asks of a schema: each <element> and <attribute> is named by a name attribute
 * and its a:documentation completes the sentence "expected …". */
#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <string.h>

#include "lists/xml/error.h"
#include "lists/xml/xml_private.h"

/* The words of the pattern's a:documentation; free with g_free. */
static char *
expected (const xmlNode *pattern)
{
  const xmlNode *node = mu_xml_child (pattern, "documentation");
  xmlChar *text = node ? xmlNodeGetContent (node) : NULL;
  char *words = g_strdup (text ? _ ((const char *) text) : _ ("another value"));
  xmlFree (text);
  return words;
}

/* "name, option, troop"; what may stand several times is named once. */
static char *
list_names (const GArray *array)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GHashTable) named = g_hash_table_new_full (g_str_hash, g_str_equal, xmlFree, NULL);
  for (guint i = 0; i < array->len; i++) {
    xmlNode *pattern = g_array_index (array, MuXmlPart, i).pattern;
    char *name = (char *) xmlGetNoNsProp (pattern, (const xmlChar *) "name");
    if (!g_hash_table_contains (named, name))
      g_strv_builder_add (builder, name);
    g_hash_table_add (named, name);
  }
  g_auto (GStrv) names = g_strv_builder_end (builder);
  return g_strjoinv (", ", names);
}

typedef struct {
  GError **error;
  const char *file;
} Report;

static gboolean G_GNUC_PRINTF (3, 4) report (const Report *to, long line, const char *format, ...)
{
  va_list args;
  va_start (args, format);
  g_autofree char *what = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (to->error, MU_FILE_ERROR, MU_FILE_ERROR_INVALID, "%s:%ld: %s", to->file, line, what);
  return TRUE;
}

static void copy_defines (xmlNode *grammar, const xmlNode *pattern);

static void
copy_define (xmlNode *grammar, const xmlNode *ref)
{
  xmlNode *define = mu_xml_find_define (ref);
  for (xmlNode *at = grammar->children; at; at = at->next)
    if (!define || (mu_xml_is (at, "define") && mu_xml_same_name (at, define)))
      return;
  xmlAddChild (grammar, xmlDocCopyNode (define, grammar->doc, 1));
  copy_defines (grammar, define);
}

/* Those <define>s that something within the pattern names. */
static void
copy_defines (xmlNode *grammar, const xmlNode *pattern)
{
  for (const xmlNode *at = pattern->children; at; at = at->next) {
    if (mu_xml_is (at, "ref"))
      copy_define (grammar, at);
    copy_defines (grammar, at);
  }
}

/* A schema for one element <x> with nothing but this attribute. */
static xmlDoc *
make_probe (xmlNode *pattern)
{
  xmlDoc *probe = xmlNewDoc ((const xmlChar *) "1.0");
  xmlNode *grammar = xmlDocCopyNode (xmlDocGetRootElement (pattern->doc), probe, 2);
  xmlDocSetRootElement (probe, grammar);
  xmlNode *start = xmlNewChild (grammar, grammar->ns, (const xmlChar *) "start", NULL);
  xmlNode *element = xmlNewChild (start, grammar->ns, (const xmlChar *) "element", NULL);
  xmlNewProp (element, (const xmlChar *) "name", (const xmlChar *) "x");
  xmlAddChild (element, xmlDocCopyNode (pattern, probe, 1));
  copy_defines (grammar, pattern);
  return probe;
}

static xmlRelaxNG *
compile_probe (xmlNode *pattern)
{
  xmlDoc *probe = make_probe (pattern);
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewDocParserCtxt (probe);
  xmlRelaxNG *grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  xmlFreeDoc (probe);
  return grammar;
}

static void
ignore (void *data, xmlError *fault)
{
}

static gboolean
value_fits (xmlNode *pattern, const xmlChar *name, const xmlChar *value)
{
  xmlDoc *doc = xmlNewDoc ((const xmlChar *) "1.0");
  xmlNode *element = xmlNewDocNode (doc, NULL, (const xmlChar *) "x", NULL);
  xmlDocSetRootElement (doc, element);
  xmlNewProp (element, name, value);

  xmlRelaxNG *grammar = compile_probe (pattern);
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (grammar);
  xmlRelaxNGSetValidStructuredErrors (context, ignore, NULL);
  const gboolean fits = xmlRelaxNGValidateDoc (context, doc) == 0;
  xmlRelaxNGFreeValidCtxt (context);
  xmlRelaxNGFree (grammar);
  xmlFreeDoc (doc);
  return fits;
}

/* At most so many characters of a value are worth repeating. */
#define SHOWN "%.60s"

static gboolean
report_value (const Report *to, const xmlNode *element, const xmlAttr *attribute, xmlNode *pattern)
{
  xmlChar *value = xmlNodeListGetString (element->doc, attribute->children, 1);
  const xmlChar *text = value ? value : (const xmlChar *) "";
  const gboolean wrong = !value_fits (pattern, attribute->name, text);
  if (wrong) {
    g_autofree char *words = expected (pattern);
    g_autofree char *shown = g_utf8_substring ((const char *) text, 0,
                                               MIN (60, g_utf8_strlen ((const char *) text, -1)));
    report (to, xmlGetLineNo (element), _ ("%s of <%s> is “%s”; expected %s"), attribute->name,
            element->name, shown, words);
  }
  xmlFree (value);
  return wrong;
}

#define URI_SHOWN 80 /* characters */

char *
mu_xml_namespace_words (const char *name, const xmlNs *space)
{
  g_autofree char *uri = g_utf8_make_valid (space->href ? (const char *) space->href : "", -1);
  g_autofree char *shown = g_utf8_substring (uri, 0, MIN (g_utf8_strlen (uri, -1), URI_SHOWN));
  if (space->prefix)
    return g_strdup_printf (_ ("“%.60s:%s” is in the namespace “%s”, and nothing in a file of "
                               "Muster is in any; write it without “%.60s:”, or leave it out"),
                            space->prefix, name, shown, space->prefix);
  return g_strdup_printf (_ ("<%s> is in the namespace “%s”, and nothing in a file of Muster is in "
                             "any; take the xmlns out"),
                          name, shown);
}

static gboolean
report_namespace (const Report *to, const xmlNode *at, const xmlChar *name, const xmlNs *space)
{
  g_autofree char *shown = g_strdup_printf (SHOWN, (const char *) name);
  g_autofree char *words = mu_xml_namespace_words (shown, space);
  return report (to, xmlGetLineNo (at), "%s", words);
}

static gboolean
check_given (const Report *to, const xmlNode *element, const MuXmlParts *parts)
{
  for (const xmlAttr *at = element->properties; at; at = at->next) {
    xmlNode *pattern = at->ns ? NULL : mu_xml_find_part (parts->attributes, at->name);
    if (at->ns)
      return report_namespace (to, element, at->name, at->ns);
    if (!pattern) {
      g_autofree char *names = list_names (parts->attributes);
      return report (to, xmlGetLineNo (element),
                     _ ("<%s> has no attribute “" SHOWN "”; it takes: %s"), element->name, at->name,
                     names);
    }
    if (report_value (to, element, at, pattern))
      return TRUE;
  }
  return FALSE;
}

static gboolean
check_missing (const Report *to, const xmlNode *element, const MuXmlParts *parts)
{
  for (guint i = 0; i < parts->attributes->len; i++) {
    const MuXmlPart *part = &g_array_index (parts->attributes, MuXmlPart, i);
    xmlChar *name = xmlGetNoNsProp (part->pattern, (const xmlChar *) "name");
    const gboolean missing = !part->optional && !xmlHasProp (element, name);
    if (missing) {
      g_autofree char *words = expected (part->pattern);
      report (to, xmlGetLineNo (element), _ ("%s is missing from <%s>; expected %s"), name,
              element->name, words);
    }
    xmlFree (name);
    if (missing)
      return TRUE;
  }
  return FALSE;
}

static gboolean
has_child (const xmlNode *element, const xmlNode *pattern)
{
  for (const xmlNode *at = element->children; at; at = at->next)
    if (at->type == XML_ELEMENT_NODE && mu_xml_is_named (pattern, at->name))
      return TRUE;
  return FALSE;
}

static gboolean
check_children_there (const Report *to, const xmlNode *element, const MuXmlParts *parts)
{
  for (guint i = 0; i < parts->children->len; i++) {
    const MuXmlPart *part = &g_array_index (parts->children, MuXmlPart, i);
    if (part->optional || has_child (element, part->pattern))
      continue;
    xmlChar *name = xmlGetNoNsProp (part->pattern, (const xmlChar *) "name");
    g_autofree char *words = expected (part->pattern);
    report (to, xmlGetLineNo (element), _ ("<%s> is missing from <%s>; expected %s"), name,
            element->name, words);
    xmlFree (name);
    return TRUE;
  }
  return FALSE;
}

static gboolean
check_child_known (const Report *to, const xmlNode *element, const xmlNode *child,
                   const MuXmlParts *parts)
{
  if (child->ns)
    return report_namespace (to, child, child->name, child->ns);
  if (mu_xml_find_part (parts->children, child->name))
    return FALSE;
  g_autofree char *names = list_names (parts->children);
  if (!*names)
    return report (to, xmlGetLineNo (child),
                   _ ("<" SHOWN "> cannot stand in <%s>, which holds no elements"), child->name,
                   element->name);
  return report (to, xmlGetLineNo (child), _ ("<" SHOWN "> cannot stand in <%s>; expected: %s"),
                 child->name, element->name, names);
}

/* The parser numbers a text by the line on which it ends. */
static long
first_line (const xmlNode *text)
{
  const char *at = (const char *) text->content;
  long line = xmlGetLineNo (text);
  for (at += strspn (at, " \t\r\n"); *at; at++)
    line -= *at == '\n';
  return MAX (line, xmlGetLineNo (text->parent));
}

static gboolean
check_content (const Report *to, const xmlNode *element, const MuXmlParts *parts)
{
  for (const xmlNode *at = element->children; at; at = at->next) {
    if (at->type == XML_ELEMENT_NODE && check_child_known (to, element, at, parts))
      return TRUE;
    if (at->type == XML_TEXT_NODE && !parts->text && !xmlIsBlankNode (at))
      return report (to, first_line (at), _ ("text in <%s>, which holds no text"), element->name);
  }
  return check_children_there (to, element, parts);
}

static gboolean
check_element (const Report *to, const xmlNode *element, const xmlNode *pattern)
{
  MuXmlParts parts = mu_xml_parts_of (pattern);
  const gboolean found = check_given (to, element, &parts) || check_missing (to, element, &parts)
                         || check_content (to, element, &parts);
  mu_xml_parts_clear (&parts);
  return found;
}

/* The element is as it should be in itself: it is its text, or its place. */
static void
report_place (const Report *to, const xmlNode *element, const xmlNode *pattern)
{
  g_autofree char *words = expected (pattern);
  if (xmlChildElementCount ((xmlNode *) element) == 0 && element->children)
    report (to, xmlGetLineNo (element), _ ("the text of <%s> does not fit; expected %s"),
            element->name, words);
  else
    report (to, xmlGetLineNo (element), _ ("<%s> (%s) stands here out of order or once too often"),
            element->name, words);
}

void
mu_xml_diagnose (GError **error, xmlDoc *schema, xmlNode *at, const char *name)
{
  const Report to = { error, name };
  while (at->type != XML_ELEMENT_NODE && at->parent)
    at = at->parent;
  xmlNode *parent = at->parent && at->parent->type == XML_ELEMENT_NODE ? at->parent : NULL;
  xmlNode *pattern = mu_xml_pattern_of (schema, at);
  xmlNode *above = parent ? mu_xml_pattern_of (schema, parent) : NULL;

  if (pattern && check_element (&to, at, pattern))
    return;
  if (above && check_element (&to, parent, above))
    return;
  if (pattern)
    report_place (&to, at, pattern);
  else
    report (&to, xmlGetLineNo (at), _ ("<" SHOWN "> cannot stand here"), at->name);
}
