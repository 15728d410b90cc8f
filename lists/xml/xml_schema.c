#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/error.h"
#include "lists/xml/xml.h"
#include "lists/xml/xml_private.h"
#include "lists/xml/xml_quick.h"

typedef struct {
  xmlDoc *doc;
  MuXmlQuick *quick;   /* NULL where the schema has no such form */
  xmlRelaxNG *grammar; /* of the schema relaxed; NULL until it is needed */
  GHashTable *loose;   /* elements whose words it leaves to us; the same */
} Schema;

struct MuSchemas {
  GMutex lock; /* of all below; what the quick form accepts needs it no longer than to find it */
  GHashTable *known; /* path of the file to Schema */
  GHashTable *kept;  /* name of a file to Kept */
};

typedef struct {
  gpointer what;
  GDestroyNotify drop;
} Kept;

static void
ignore (void *data, xmlError *fault)
{
}

static void
compile (Schema *schema)
{
  xmlDoc *copy = xmlCopyDoc (schema->doc, 1);
  mu_xml_relax (copy);
  schema->loose = mu_xml_loose_elements (schema->doc);
  xmlRelaxNGParserCtxt *parser = xmlRelaxNGNewDocParserCtxt (copy);
  xmlRelaxNGSetParserStructuredErrors (parser, ignore, NULL);
  schema->grammar = xmlRelaxNGParse (parser);
  xmlRelaxNGFreeParserCtxt (parser);
  xmlFreeDoc (copy);
}

static void
drop (Schema *schema)
{
  mu_xml_quick_free (schema->quick);
  xmlRelaxNGFree (schema->grammar);
  xmlFreeDoc (schema->doc);
  if (schema->loose)
    g_hash_table_unref (schema->loose);
  g_free (schema);
}

static void
set_damaged (const char *path, GError **error)
{
  g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_UNREADABLE,
               _ ("%s: this schema is damaged; install Muster again"), path);
}

/* A schema that cannot be read is a fault of the installation, not of the file. */
static Schema *
load (const char *path, GError **error)
{
  gsize length;
  g_autofree char *data = mu_file_read (path, 1 << 20, &length, error);
  if (!data)
    return NULL;
  Schema *schema = g_new0 (Schema, 1);
  schema->doc = xmlReadMemory (data, (int) length, path, NULL,
                               XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (schema->doc && xmlDocGetRootElement (schema->doc)) {
    schema->quick = mu_xml_quick_new (schema->doc);
    return schema;
  }
  drop (schema);
  set_damaged (path, error);
  return NULL;
}

static void
drop_kept (Kept *kept)
{
  kept->drop (kept->what);
  g_free (kept);
}

MuSchemas *
mu_schemas_new (void)
{
  MuSchemas *schemas = g_new0 (MuSchemas, 1);
  g_mutex_init (&schemas->lock);
  schemas->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) drop);
  schemas->kept
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) drop_kept);
  return schemas;
}

void
mu_schemas_free (MuSchemas *schemas)
{
  if (!schemas)
    return;
  g_mutex_clear (&schemas->lock);
  g_hash_table_unref (schemas->known);
  g_hash_table_unref (schemas->kept);
  g_free (schemas);
}

static gconstpointer
look_up (MuSchemas *schemas, const char *name)
{
  const Kept *kept = g_hash_table_lookup (schemas->kept, name);
  return kept ? kept->what : NULL;
}

gconstpointer
mu_schemas_kept (MuSchemas *schemas, const char *name)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&schemas->lock);
  return look_up (schemas, name);
}

gconstpointer
mu_schemas_keep (MuSchemas *schemas, const char *name, gpointer what, GDestroyNotify drop_it)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&schemas->lock);
  gconstpointer there = look_up (schemas, name);
  if (there) {
    drop_it (what);
    return there;
  }
  Kept *kept = g_new (Kept, 1);
  *kept = (Kept){ what, drop_it };
  g_hash_table_insert (schemas->kept, g_strdup (name), kept);
  return what;
}

static Schema *
find (MuSchemas *schemas, const char *path, GError **error)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&schemas->lock);
  Schema *schema = g_hash_table_lookup (schemas->known, path);
  if (schema)
    return schema;
  schema = load (path, error);
  if (schema)
    g_hash_table_insert (schemas->known, g_strdup (path), schema);
  return schema;
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
    g_autofree char *name = mu_xml_is (at, "attribute") ? mu_xml_get (at, "name") : NULL;
    if (g_strcmp0 (name, "version") == 0)
      return largest_value (at);
  }
  return 0;
}

static gboolean
check_root (const xmlNode *root, xmlNode *pattern, const char *name, GError **error)
{
  g_autofree char *expected = mu_xml_get (pattern, "name");
  const gboolean named = strcmp ((const char *) root->name, expected) == 0;
  if (named && !root->ns)
    return TRUE;
  if (named) {
    g_autofree char *words = mu_xml_namespace_words ((const char *) root->name, root->ns);
    g_set_error (error, MU_FILE_ERROR, MU_FILE_ERROR_FOREIGN, "%s:%ld: %s", name,
                 xmlGetLineNo (root), words);
    return FALSE;
  }
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
  g_autofree char *text = mu_xml_get (root, "version");
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

/* The element at fault as the validator tells it; NULL for none. */
static xmlNode *
find_fault (xmlDoc *doc, const Schema *schema)
{
  Complaint complaint = { 0 };
  xmlRelaxNGValidCtxt *context = xmlRelaxNGNewValidCtxt (schema->grammar);
  xmlRelaxNGSetValidStructuredErrors (context, on_complaint, &complaint);
  const gboolean valid = xmlRelaxNGValidateDoc (context, doc) == 0;
  xmlRelaxNGFreeValidCtxt (context);
  if (valid)
    return NULL;
  return complaint.node ? complaint.node : xmlDocGetRootElement (doc);
}

/* The validator's word, where the quick form does not accept. */
static gboolean
check_content (xmlDoc *doc, Schema *schema, const char *name, const char *path, GError **error)
{
  if (!schema->grammar)
    compile (schema);
  if (!schema->grammar) {
    set_damaged (path, error);
    return FALSE;
  }
  xmlNode *fault = find_fault (doc, schema);
  if (!fault)
    fault = mu_xml_find_misfit (schema->loose, xmlDocGetRootElement (doc));
  if (fault)
    mu_xml_diagnose (error, schema->doc, fault, name);
  return !fault;
}

static gboolean
check (xmlDoc *doc, Schema *schema, const char *name, const char *path, GError **error)
{
  const xmlNode *root = xmlDocGetRootElement (doc);
  xmlNode *pattern = mu_xml_schema_root (schema->doc);
  if (!pattern) {
    set_damaged (path, error);
    return FALSE;
  }
  return check_root (root, pattern, name, error) && check_version (root, pattern, name, error)
         && check_content (doc, schema, name, path, error);
}

static gboolean
validate (MuSchemas *schemas, xmlDoc *doc, const char *name, const char *file, GError **error)
{
  g_autofree char *path = mu_data_path ("schema", file);
  Schema *schema = find (schemas, path, error);
  if (!schema)
    return FALSE;
  if (schema->quick && mu_xml_quick_accepts (schema->quick, doc))
    return TRUE;
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&schemas->lock);
  return check (doc, schema, name, path, error);
}

gboolean
mu_xml_validate (MuSchemas *schemas, xmlDoc *doc, const char *name, const char *file,
                 GError **error)
{
  if (schemas)
    return validate (schemas, doc, name, file, error);
  g_autoptr (MuSchemas) own = mu_schemas_new ();
  return validate (own, doc, name, file, error);
}
