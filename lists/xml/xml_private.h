/* Steps of reading XML, for the files of lists/xml/xml*.c alone. */
#ifndef MUSTER_LISTS_XML_XML_PRIVATE_H
#define MUSTER_LISTS_XML_XML_PRIVATE_H

#include <glib.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>

#include "lists/xml/schemas.h"
#include "lists/xml/xml.h"

/* More attributes than any honest element has. The parser compares each with
 * all before it, so a crafted tag could keep it busy for hours. */
#define MU_XML_MAX_ATTRIBUTES 128

/* Before parsing: text at all, UTF-8, no overlong tags. */
gboolean mu_xml_scan (const char *data, gsize length, const char *name, GError **error);

/* Text that was scanned, without a schema; as mu_xml_read_data otherwise. */
MuXml *mu_xml_parse (const char *data, gsize length, const char *name, GError **error);

/* Sets error to the parser's first complaint in our words. */
void mu_xml_set_fault (GError **error, const xmlError *fault, const char *name);

/* Checks root, version and content against the schema file. schemas: as mu_xml_read_data. */
gboolean mu_xml_validate (MuSchemas *schemas, xmlDoc *doc, const char *name, const char *file,
                          GError **error);

/* Sets error to what is wrong with the element that the validator complained
 * about: the schema's own documentation says what was expected. schema: the
 * schema as a document. */
void mu_xml_diagnose (GError **error, xmlDoc *schema, xmlNode *at, const char *name);

/* That what is called so is in a namespace, where nothing of ours is, and what to do; free with
 * g_free. */
char *mu_xml_namespace_words (const char *name, const xmlNs *space);

/* What else is read once for many files and kept with the schemas: borrowed, NULL before it was put
 * there. name: of its file. Putting something there twice keeps the first and frees the other. */
gconstpointer mu_schemas_kept (MuSchemas *schemas, const char *name);
gconstpointer mu_schemas_keep (MuSchemas *schemas, const char *name, gpointer what,
                               GDestroyNotify drop);

/* Changes the schema so that libxml2 can validate by it in reasonable time, at the price
 * of words in its loose elements that are no longer compared. */
void mu_xml_relax (xmlDoc *schema);
/* The patterns of those elements (xmlNode, borrowed, or NULL) by their names, of the
 * schema as it was; free with g_hash_table_unref. */
GHashTable *mu_xml_loose_elements (xmlDoc *schema);

/* Compares those words: the first element, from node on, that has others than its
 * pattern allows; NULL if there is none. The document fits the relaxed schema. */
xmlNode *mu_xml_find_misfit (GHashTable *loose, xmlNode *node);

/* What may stand in an element: the patterns of its attributes and children. */
typedef struct {
  xmlNode *pattern;
  gboolean optional;
} MuXmlPart;

typedef struct {
  GArray *attributes; /* MuXmlPart */
  GArray *children;   /* MuXmlPart */
  gboolean text;
} MuXmlParts;

MuXmlParts mu_xml_parts_of (const xmlNode *pattern);
void mu_xml_parts_clear (MuXmlParts *parts);
/* The pattern of that name among parts, NULL if none. */
xmlNode *mu_xml_find_part (const GArray *parts, const xmlChar *name);

/* The schema's pattern of the root element, and that of any element of a
 * document; NULL where it has none. */
xmlNode *mu_xml_schema_root (xmlDoc *schema);
xmlNode *mu_xml_pattern_of (xmlDoc *schema, const xmlNode *element);

/* Child elements of a pattern's node. */
xmlNode *mu_xml_child (const xmlNode *node, const char *element);
/* Whether the node is an element of that name. */
gboolean mu_xml_is (const xmlNode *node, const char *element);
/* Whether the pattern is for something of that name. */
gboolean mu_xml_is_named (const xmlNode *pattern, const xmlChar *name);
gboolean mu_xml_same_name (const xmlNode *one, const xmlNode *other);
/* The <define> that a <ref> names, NULL if there is none. */
xmlNode *mu_xml_find_define (const xmlNode *ref);

#endif
