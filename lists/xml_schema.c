#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <string.h>

#include "lists/data.h"
#include "lists/error.h"
#include "lists/xml_private.h"

typedef struct {
  xmlDoc *doc;
  xmlRelaxNG *grammar;
} Schema;

static void
ignore (void *data, xmlError *fault)
{
}

static xmlRelaxNG *
compile (xmlDoc *doc)
{
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewDocParserCtxt (doc);
  xmlRelaxNGSetParserStructuredErrors (parser, ignore, NULL);
  xmlRelaxNG *grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  return grammar;
}

static void
drop (Schema *schema)
{
  xmlRelaxNGFree (schema->grammar);
  xmlFreeDoc (schema->doc);
  *schema = (Schema){ 0 };
}

/* A schema that cannot be read is a fault of the installation, not of the file. */
static gboolean
load (Schema *schema, const char *file, GError **error)
{
  gsize length;
  g_autofree char *path = mu_data_path ("schema", file);
  g_autofree char *data = mu_file_read (path, 1 << 20, &length, error);
  if (!data)
    return FALSE;
  schema->doc = xmlReadMemory (data, (int) length, path, NULL,
                               XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  schema->grammar = schema->doc ? compile (schema->doc) : NULL;
  if (schema->grammar)
    return TRUE;
  drop (schema);
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE,
               _ ("%s: this schema is damaged; install Muster again"), path);
  return FALSE;
}

static char *
get (const xmlNode *node, const char *attribute)
{
  xmlChar *text = xmlGetNoNsProp (node, (const xmlChar *) attribute);
  char *copy = g_strdup (text ? (const char *) text : "");
  xmlFree (text);
  return copy;
}

/* The largest number among the values of a pattern, which may offer a choice. */
static gint64
largest_value (const xmlNode *pattern)
{
  gint64 largest = 0;
  for (const xmlNode *at = pattern->children; at; at = at->next) {
    gint64 own = mu_xml_is (at, "choice") ? largest_value (at) : 0;
    if (mu_xml_is (at, "value")) {
      xmlChar *text = xmlNodeGetContent (at);
      own = g_ascii_strtoll ((const char *) text, NULL, 10);
      xmlFree (text);
    }
    largest = MAX (largest, own);
  }
  return largest;
}

/* The newest version of the root that the schema knows. */
static gint64
schema_version (const xmlNode *pattern)
{
  for (xmlNode *at = pattern->children; at; at = at->next) {
    g_autofree char *name = mu_xml_is (at, "attribute") ? get (at, "name") : NULL;
    if (g_strcmp0 (name, "version") == 0)
      return largest_value (at);
  }
  return 0;
}

static gboolean
check_root (const xmlNode *root, xmlNode *pattern, const char *name, GError **error)
{
  g_autofree char *expected = get (pattern, "name");
  if (strcmp ((const char *) root->name, expected) == 0 && !root->ns)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               _ ("%s:%ld: this is a <%s> file of another kind; expected <%s>"), name,
               xmlGetLineNo (root), (const char *) root->name, expected);
  return FALSE;
}

/* Only a whole number above ours is a newer version; other nonsense is left to
 * the schema. */
static gboolean
check_version (const xmlNode *root, xmlNode *pattern, const char *name, GError **error)
{
  g_autofree char *text = get (root, "version");
  const gint64 known = schema_version (pattern);
  if (!g_ascii_isdigit (text[0]) || strspn (text, "0123456789") != strlen (text)
      || g_ascii_strtoll (text, NULL, 10) <= known)
    return TRUE;
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN,
               _ ("%s:%ld: written by a newer Muster (format %.20s; this one reads format %d); "
                  "update Muster to read it"),
               name, xmlGetLineNo (root), text, (int) known);
  return FALSE;
}

typedef struct {
  xmlNode *node; /* of the first complaint about one */
} Complaint;

static void
on_complaint (void *data, xmlError *fault)
{
  Complaint *complaint = data;
  if (!complaint->node)
    complaint->node = fault->node;
}

static gboolean
check_content (xmlDoc *doc, const Schema *schema, const char *name, GError **error)
{
  Complaint complaint = { 0 };
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (schema->grammar);
  xmlRelaxNGSetValidStructuredErrors (context, on_complaint, &complaint);
  const gboolean valid = xmlRelaxNGValidateDoc (context, doc) == 0;
  xmlRelaxNGFreeValidCtxt (context);
  if (!valid)
    mu_xml_diagnose (error, schema->doc,
                     complaint.node ? complaint.node : xmlDocGetRootElement (doc), name);
  return valid;
}

gboolean
mu_xml_validate (xmlDoc *doc, const char *name, const char *schema, GError **error)
{
  Schema loaded = { 0 };
  if (!load (&loaded, schema, error))
    return FALSE;
  const xmlNode *root = xmlDocGetRootElement (doc);
  xmlNode *pattern = mu_xml_schema_root (loaded.doc);
  const gboolean valid = pattern && check_root (root, pattern, name, error)
                         && check_version (root, pattern, name, error)
                         && check_content (doc, &loaded, name, error);
  drop (&loaded);
  return valid;
}
