/* Reading XML that may come from anyone: no network, no external entities, no
 * DTD, limits on size (8 MiB) and depth (64), errors with line numbers. The one
 * way in for books, lists and battle sheets. */
#ifndef MUSTER_LISTS_XML_H
#define MUSTER_LISTS_XML_H

#include <glib.h>
#include <libxml/tree.h>

#define MU_XML_MAX_BYTES (8u << 20)
#define MU_XML_MAX_DEPTH 64

/* Parses and validates. name: shown in messages (the file's name). schema: a
 * file name below the schema folder ("list.rng"). Returns a document to free
 * with xmlFreeDoc, or NULL with a MU_FILE_ERROR. */
xmlDoc *mu_xml_read_data (const char *data, gsize length, const char *name, const char *schema,
                          GError **error);

/* The same from a file. */
xmlDoc *mu_xml_read_file (const char *path, const char *schema, GError **error);

/* The folder of shipped data ("books", "schema", "samples" lie below): the
 * environment's MUSTER_DATA, else the source tree when run from a build, else
 * the installed one. Static. */
const char *mu_data_dir (void);

/* Writes data to path through a temporary file beside it, so that path holds
 * the old or the new content whole. */
gboolean mu_file_write (const char *path, const char *data, gsize length, GError **error);

#endif
