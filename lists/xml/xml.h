/* Reading XML that may come from anyone: no network, no external entities, no
 * DTD, limits on size (8 MiB) and depth (64), errors with line numbers. The one
 * way in for books, lists and battle sheets. */
#ifndef MUSTER_LISTS_XML_XML_H
#define MUSTER_LISTS_XML_XML_H

#include <glib.h>
#include <libxml/tree.h>
#include <string.h>

#include "lists/xml/data.h"
#include "lists/xml/schemas.h"

#define MU_XML_MAX_BYTES (8u << 20)
#define MU_XML_MAX_DEPTH 64

/* A document that was read; its nodes are the document's and only looked at. */
typedef struct MuXml MuXml;

void mu_xml_free (MuXml *xml);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuXml, mu_xml_free)

const xmlNode *mu_xml_root (const MuXml *xml);

/* Parses and validates. UTF-8, or what a mark or the zero bytes beside “<” show to be UTF-16. The
 * schema says what root element and format version
 * the file must have: another root or a newer version is FOREIGN. name: shown in messages (the
 * file's name). schema: a file name below the schema folder ("list.rng"). schemas: NULL for this
 * file alone. Returns a document to free with mu_xml_free, or NULL with a MU_FILE_ERROR. */
MuXml *mu_xml_read_data (MuSchemas *schemas, const char *data, gsize length, const char *name,
                         const char *schema, GError **error);

/* The same held against no schema: what somebody has begun and not finished. Guarded likewise. The
 * document is libxml2's own and may be changed; free with xmlFreeDoc. */
xmlDoc *mu_xml_parse_data (const char *data, gsize length, const char *name, GError **error);

/* The same as the first from a file. */
MuXml *mu_xml_read_file (MuSchemas *schemas, const char *path, const char *schema, GError **error);

/* A file in UTF-16 or UTF-32 as UTF-8, whose declaration then says so: *data and *length become
 * those of *decoded, free with g_free. Any other file is left as it is, *decoded NULL. Reading does
 * this by itself; it is for those who keep the file. */
gboolean mu_xml_decode (const char **data, gsize *length, const char *name, char **decoded,
                        GError **error);

/* Text that libxml2 gave, copied, so that callers know one way to free; "" for none. That of an
 * attribute. Free with g_free. */
char *mu_xml_take (xmlChar *text);
char *mu_xml_get (const xmlNode *node, const char *attribute);

gboolean mu_xml_has (const xmlNode *node, const char *attribute);

/* That of an attribute without a copy, where the document has the text in one piece, as nearly
 * always; else it is in *own, which is NULL otherwise, free with g_free. NULL for none. That of an
 * element: never NULL. It is the document's, and lives no longer. */
const char *mu_xml_peek (const xmlNode *node, const char *attribute, char **own);
const char *mu_xml_peek_content (const xmlNode *node, char **own);

/* Whether a node or an attribute is called so. Most that are not differ in the first letter. */
static inline gboolean
mu_xml_is_called (const xmlChar *name, const char *word)
{
  return name[0] == (xmlChar) word[0] && strcmp ((const char *) name, word) == 0;
}

#endif
