/* What an attacker could put into a file, and where it is stopped:
 *   size                      before a byte is parsed
 *   other encodings           mu_xml_decode, or mu_xml_scan
 *   long tags                 mu_xml_scan
 *   DTD, and with it every    at the DOCTYPE, before a declaration is read
 *   entity, internal or not
 *   nesting                   at the element that goes too deep
 *   anything else             the schema
 */
#include "lists/xml/xml.h"

#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlschemastypes.h>

#include "lists/xml/error.h"
#include "lists/xml/xml_private.h"
#include "lists/xml/xml_tree.h"

#define OPTIONS (XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_BIG_LINES)

typedef struct {
  const char *name;
  GError *error; /* the first */
  int depth;
  MuXmlTree *tree;
} Guard;

static void
stop (xmlParserCtxt *parser, const char *words)
{
  Guard *guard = parser->_private;
  if (!guard->error)
    guard->error = g_error_new (MU_FILE_ERROR, MU_FILE_ERROR_HOSTILE, "%s:%d: %s", guard->name,
                                xmlSAX2GetLineNumber (parser), words);
  xmlStopParser (parser);
}

static void
on_doctype (void *data, const xmlChar *name, const xmlChar *external, const xmlChar *system)
{
  stop (data, _ ("document types and entities are not allowed; remove the <!DOCTYPE …>"));
}

static void
on_start (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
          int namespaces, const xmlChar **spaces, int attributes, int defaulted,
          const xmlChar **values)
{
  xmlParserCtxt *parser = data;
  Guard *guard = parser->_private;
  if (++guard->depth > MU_XML_MAX_DEPTH)
    stop (parser, _ ("elements nested deeper than any honest file does"));
  else
    mu_xml_tree_open (guard->tree,
                      &(MuXmlTag){ name, prefix, uri, spaces, namespaces, values, attributes });
}

static void
on_end (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  xmlParserCtxt *parser = data;
  Guard *guard = parser->_private;
  guard->depth--;
  mu_xml_tree_close (guard->tree);
}

static void
on_text (void *data, const xmlChar *text, int length)
{
  xmlParserCtxt *parser = data;
  Guard *guard = parser->_private;
  mu_xml_tree_add_text (guard->tree, text, length);
}

static void
on_comment (void *data, const xmlChar *text)
{
  xmlParserCtxt *parser = data;
  Guard *guard = parser->_private;
  mu_xml_tree_add_comment (guard->tree, text);
}

static void
on_instruction (void *data, const xmlChar *target, const xmlChar *text)
{
  xmlParserCtxt *parser = data;
  Guard *guard = parser->_private;
  mu_xml_tree_add_instruction (guard->tree, target, text);
}

static void
on_fault (void *data, xmlError *fault)
{
  xmlParserCtxt *parser = data;
  Guard *guard = parser->_private;
  if (!guard->error && fault->level >= XML_ERR_ERROR)
    mu_xml_set_fault (&guard->error, fault, guard->name);
}

static xmlParserCtxt *
new_parser (Guard *guard)
{
  xmlParserCtxt *parser = xmlNewParserCtxt ();
  parser->_private = guard;
  parser->sax->internalSubset = on_doctype;
  parser->sax->startElementNs = on_start;
  parser->sax->endElementNs = on_end;
  parser->sax->characters = parser->sax->ignorableWhitespace = on_text;
  parser->sax->comment = on_comment;
  parser->sax->processingInstruction = on_instruction;
  parser->sax->reference = NULL; /* there are none */
  parser->sax->serror = on_fault;
  return parser;
}

/* NULL where the guard has a word against it, or nobody knows one. */
static MuXml *
build (Guard *guard, const char *data, gsize length)
{
  xmlParserCtxt *parser = new_parser (guard);
  guard->tree = mu_xml_tree_new (parser);
  xmlDoc *doc = xmlCtxtReadMemory (parser, data, (int) length, NULL, "UTF-8", OPTIONS);
  const gboolean good = !guard->error && doc && !doc->intSubset && !doc->extSubset;
  MuXml *xml = good ? mu_xml_tree_finish (guard->tree, doc) : NULL;
  if (!good) {
    mu_xml_tree_free (guard->tree);
    xmlFreeDoc (doc);
  }
  xmlFreeParserCtxt (parser);
  return xml;
}

MuXml *
mu_xml_parse (const char *data, gsize length, const char *name, GError **error)
{
  Guard guard = { .name = name };
  MuXml *xml = build (&guard, data, length);
  if (xml)
    return xml;
  if (!guard.error)
    g_set_error (&guard.error, MU_FILE_ERROR, MU_FILE_ERROR_NOT_XML, _ ("%s:1: this is no XML"),
                 name);
  g_propagate_error (error, guard.error);
  return NULL;
}

/* The schema part of libxml2 fills its tables of types on first use, which two
 * threads must not do at once. */
static void
start_library (void)
{
  static gsize started = 0;
  if (g_once_init_enter (&started)) {
    xmlInitParser ();
    xmlSchemaInitTypes ();
    xmlRelaxNGInitTypes ();
    g_once_init_leave (&started, 1);
  }
}

static gboolean
check_size (gsize length, const char *name, GError **error)
{
  if (length <= MU_XML_MAX_BYTES)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_HOSTILE,
               _ ("%s: larger than %u MiB, more than any honest file of this kind"), name,
               MU_XML_MAX_BYTES >> 20);
  return FALSE;
}

static MuXml *
parse_guarded (const char *data, gsize length, const char *name, GError **error)
{
  g_autofree char *decoded = NULL;
  if (!check_size (length, name, error) || !mu_xml_decode (&data, &length, name, &decoded, error)
      || !check_size (length, name, error) || !mu_xml_scan (data, length, name, error))
    return NULL;
  start_library ();
  return mu_xml_parse (data, length, name, error);
}

xmlDoc *
mu_xml_parse_data (const char *data, gsize length, const char *name, GError **error)
{
  g_autoptr (MuXml) xml = parse_guarded (data, length, name, error);
  xmlDoc *doc = xml ? xmlCopyDoc (mu_xml_document (xml), 1) : NULL;
  xmlResetLastError ();
  return doc;
}

MuXml *
mu_xml_read_data (MuSchemas *schemas, const char *data, gsize length, const char *name,
                  const char *schema, GError **error)
{
  MuXml *xml = parse_guarded (data, length, name, error);
  if (xml && !mu_xml_validate (schemas, mu_xml_document (xml), name, schema, error))
    g_clear_pointer (&xml, mu_xml_free);
  xmlResetLastError ();
  return xml;
}

MuXml *
mu_xml_read_file (MuSchemas *schemas, const char *path, const char *schema, GError **error)
{
  gsize length;
  g_autofree char *data = mu_file_read (path, MU_XML_MAX_BYTES, &length, error);
  return data ? mu_xml_read_data (schemas, data, length, path, schema, error) : NULL;
}

char *
mu_xml_take (xmlChar *text)
{
  char *copy = g_strdup (text ? (const char *) text : "");
  xmlFree (text);
  return copy;
}

char *
mu_xml_get (const xmlNode *node, const char *attribute)
{
  return mu_xml_take (xmlGetNoNsProp (node, (const xmlChar *) attribute));
}

static const xmlAttr *
find_attribute (const xmlNode *node, const char *name)
{
  const xmlAttr *at = node->properties;
  while (at && (at->ns || !mu_xml_is_called (at->name, name)))
    at = at->next;
  return at;
}

gboolean
mu_xml_has (const xmlNode *node, const char *attribute)
{
  return find_attribute (node, attribute) != NULL;
}

/* The one text that the parser made of what stood there; NULL where it made several nodes. */
static const char *
whole_text (const xmlNode *children)
{
  if (!children)
    return "";
  return children->type == XML_TEXT_NODE && !children->next ? (const char *) children->content
                                                            : NULL;
}

const char *
mu_xml_peek (const xmlNode *node, const char *attribute, char **own)
{
  const xmlAttr *found = find_attribute (node, attribute);
  const char *text = found ? whole_text (found->children) : NULL;
  *own = found && !text ? mu_xml_get (node, attribute) : NULL;
  return text ? text : *own;
}

const char *
mu_xml_peek_content (const xmlNode *node, char **own)
{
  const char *text = whole_text (node->children);
  *own = text ? NULL : mu_xml_take (xmlNodeGetContent (node));
  return text ? text : *own;
}
