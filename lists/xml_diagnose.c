/* The validator says which element is at fault, hardly ever why. Here the
 * element is held against its pattern once more, one attribute and child at a
 * time, and the pattern's a:documentation tells the reader what was expected.
 *
 * Asks of a schema: each <element> and <attribute> is named by a name attribute
 * and its a:documentation completes the sentence "expected …". */
#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <string.h>

#include "lists/error.h"
#include "lists/xml_private.h"

gboolean
mu_xml_is (const xmlNode *node, const char *element)
{
  return node->type == XML_ELEMENT_NODE && strcmp ((const char *) node->name, element) == 0;
}

xmlNode *
mu_xml_child (const xmlNode *node, const char *element)
{
  for (xmlNode *at = node->children; at; at = at->next)
    if (mu_xml_is (at, element))
      return at;
  return NULL;
}

static gboolean
is_named (const xmlNode *pattern, const xmlChar *name)
{
  xmlChar *own = xmlGetNoNsProp (pattern, (const xmlChar *) "name");
  const gboolean same = own && xmlStrEqual (own, name);
  xmlFree (own);
  return same;
}

static xmlNode *
find_define (const xmlNode *ref)
{
  xmlNode *grammar = xmlDocGetRootElement (ref->doc);
  xmlChar *name = xmlGetNoNsProp (ref, (const xmlChar *) "name");
  xmlNode *found = NULL;
  for (xmlNode *at = grammar->children; at && !found; at = at->next)
    if (mu_xml_is (at, "define") && is_named (at, name))
      found = at;
  xmlFree (name);
  return found;
}

/* What may stand in an element: the patterns of its attributes and children. */
typedef struct {
  xmlNode *pattern;
  gboolean optional;
} Part;

typedef struct {
  GArray *attributes; /* Part */
  GArray *children;   /* Part */
  gboolean text;
} Parts;

static void collect (Parts *parts, const xmlNode *pattern, gboolean optional);

static gboolean
is_any (const xmlNode *node, const char *const *names)
{
  for (int i = 0; names[i]; i++)
    if (mu_xml_is (node, names[i]))
      return TRUE;
  return FALSE;
}

static void
collect_one (Parts *parts, xmlNode *at, gboolean optional)
{
  static const char *const loose[] = { "optional", "zeroOrMore", "choice", NULL };
  static const char *const strict[] = { "group", "interleave", "oneOrMore", NULL };
  static const char *const texts[] = { "text", "data", "value", "list", "mixed", NULL };
  const Part part = { at, optional };

  if (mu_xml_is (at, "attribute"))
    g_array_append_val (parts->attributes, part);
  else if (mu_xml_is (at, "element"))
    g_array_append_val (parts->children, part);
  else if (is_any (at, texts))
    parts->text = TRUE;
  else if (is_any (at, loose))
    collect (parts, at, TRUE);
  else if (is_any (at, strict))
    collect (parts, at, optional);
  else if (mu_xml_is (at, "ref") && find_define (at))
    collect (parts, find_define (at), optional);
}

static void
collect (Parts *parts, const xmlNode *pattern, gboolean optional)
{
  for (xmlNode *at = pattern->children; at; at = at->next)
    collect_one (parts, at, optional);
}

static Parts
parts_of (const xmlNode *pattern)
{
  Parts parts = { g_array_new (FALSE, FALSE, sizeof (Part)),
                  g_array_new (FALSE, FALSE, sizeof (Part)), FALSE };
  collect (&parts, pattern, FALSE);
  return parts;
}

static void
parts_clear (Parts *parts)
{
  g_array_unref (parts->attributes);
  g_array_unref (parts->children);
}

static xmlNode *
find_part (const GArray *array, const xmlChar *name)
{
  for (guint i = 0; i < array->len; i++) {
    const Part *part = &g_array_index (array, Part, i);
    if (is_named (part->pattern, name))
      return part->pattern;
  }
  return NULL;
}

static xmlNode *
find_child_pattern (const xmlNode *pattern, const xmlChar *name)
{
  Parts parts = parts_of (pattern);
  xmlNode *found = find_part (parts.children, name);
  parts_clear (&parts);
  return found;
}

xmlNode *
mu_xml_schema_root (xmlDoc *schema)
{
  xmlNode *grammar = xmlDocGetRootElement (schema);
  xmlNode *start = grammar ? mu_xml_child (grammar, "start") : NULL;
  Parts parts = start ? parts_of (start) : (Parts){ 0 };
  xmlNode *root = NULL;
  if (start) {
    root = parts.children->len ? g_array_index (parts.children, Part, 0).pattern : NULL;
    parts_clear (&parts);
  }
  return root;
}

/* The pattern of an element of the document; NULL where the schema has none. */
static xmlNode *
pattern_of (xmlDoc *schema, const xmlNode *element)
{
  if (!element->parent || element->parent->type != XML_ELEMENT_NODE)
    return mu_xml_schema_root (schema);
  xmlNode *parent = pattern_of (schema, element->parent);
  return parent ? find_child_pattern (parent, element->name) : NULL;
}

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

/* "name, option, troop" */
static char *
list_names (const GArray *array)
{
  GString *names = g_string_new (NULL);
  for (guint i = 0; i < array->len; i++) {
    xmlNode *pattern = g_array_index (array, Part, i).pattern;
    xmlChar *name = xmlGetNoNsProp (pattern, (const xmlChar *) "name");
    g_string_append_printf (names, "%s%s", i ? ", " : "", (const char *) name);
    xmlFree (name);
  }
  return g_string_free (names, FALSE);
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

/* A schema for one element <x> with nothing but this attribute. */
static xmlRelaxNG *
compile_probe (xmlNode *pattern)
{
  xmlDoc *copy = xmlCopyDoc (pattern->doc, 1);
  xmlNode *start = mu_xml_child (xmlDocGetRootElement (copy), "start");
  xmlFreeNodeList (start->children);
  start->children = start->last = NULL;
  xmlNode *element = xmlNewChild (start, start->ns, (const xmlChar *) "element", NULL);
  xmlNewProp (element, (const xmlChar *) "name", (const xmlChar *) "x");
  xmlAddChild (element, xmlDocCopyNode (pattern, copy, 1));
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewDocParserCtxt (copy);
  xmlRelaxNG *grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  xmlFreeDoc (copy);
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

static gboolean
check_given (const Report *to, const xmlNode *element, const Parts *parts)
{
  for (const xmlAttr *at = element->properties; at; at = at->next) {
    xmlNode *pattern = at->ns ? NULL : find_part (parts->attributes, at->name);
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
check_missing (const Report *to, const xmlNode *element, const Parts *parts)
{
  for (guint i = 0; i < parts->attributes->len; i++) {
    const Part *part = &g_array_index (parts->attributes, Part, i);
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
    if (at->type == XML_ELEMENT_NODE && is_named (pattern, at->name))
      return TRUE;
  return FALSE;
}

static gboolean
check_children_there (const Report *to, const xmlNode *element, const Parts *parts)
{
  for (guint i = 0; i < parts->children->len; i++) {
    const Part *part = &g_array_index (parts->children, Part, i);
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
                   const Parts *parts)
{
  if (find_part (parts->children, child->name) && !child->ns)
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
check_content (const Report *to, const xmlNode *element, const Parts *parts)
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
  Parts parts = parts_of (pattern);
  const gboolean found = check_given (to, element, &parts) || check_missing (to, element, &parts)
                         || check_content (to, element, &parts);
  parts_clear (&parts);
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
  xmlNode *pattern = pattern_of (schema, at);
  xmlNode *above = parent ? pattern_of (schema, parent) : NULL;

  if (pattern && check_element (&to, at, pattern))
    return;
  if (above && check_element (&to, parent, above))
    return;
  if (pattern)
    report_place (&to, at, pattern);
  else
    report (&to, xmlGetLineNo (at), _ ("<" SHOWN "> cannot stand here"), at->name);
}
