/* Where the shipped data lies, and files written whole or not at all. Stands
 * apart from xml.h for callers that need no XML. */
#ifndef MUSTER_LISTS_XML_DATA_H
#define MUSTER_LISTS_XML_DATA_H

#include <glib.h>

#include "lists/xml/error.h"

/* The folder of shipped data ("books", "schema", "samples" lie below): the
 * environment's MUSTER_DATA, else the source tree when run from a build, else
 * the installed one. Static. */
const char *mu_data_dir (void);

/* A file below the data folder: mu_data_path ("samples", "zama-roman.xml").
 * Free with g_free. The file need not exist. */
char *mu_data_path (const char *folder, const char *file);

/* Whether the name ends so, ".xml", in small letters or capitals: other systems write them in
 * either. */
gboolean mu_file_ends_in (const char *name, const char *ending);

/* Reads at most limit bytes of a regular file; more is HOSTILE, anything but a
 * regular file UNREADABLE (a pipe or device is not even waited for). The result
 * is ended by a zero byte; free with g_free. */
char *mu_file_read (const char *path, gsize limit, gsize *length, GError **error);

/* Writes data to path through a temporary file beside it, so that path holds
 * the old or the new content whole. */
gboolean mu_file_write (const char *path, const char *data, gsize length, GError **error);

/* With all folders above it that are not there. MU_FILE_ERROR_UNWRITABLE */
gboolean mu_folder_make (const char *folder, GError **error);

#endif
