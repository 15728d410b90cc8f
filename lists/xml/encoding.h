/* Which letters the bytes of a file mean: decided here for every reader of text and XML. */
#ifndef MUSTER_LISTS_XML_ENCODING_H
#define MUSTER_LISTS_XML_ENCODING_H

#include <glib.h>

#include "lists/xml/error.h"

/* The encoding that the mark at the beginning names, "UTF-16LE", and how many bytes the mark has;
 * NULL where there is no mark. Static. */
const char *mu_encoding_of_mark (const char *data, gsize length, gsize *mark);

/* The bytes, which lie behind any mark, as UTF-8. code, name: of the error, which names the line.
 * Free with g_free. */
char *mu_encoding_convert (const char *data, gsize length, const char *encoding, const char *name,
                           MuFileError code, gsize *size, GError **error);

/* The text of a file that says its encoding at most by a mark: as that says; UTF-8 where it can be
 * that; else Windows-1252, which *assumed then tells in words (free with g_free; else NULL). What
 * can be none of them is refused with what to do. Never with a mark. Free with g_free. */
char *mu_encoding_read (const char *data, gsize length, const char *name, gsize *size,
                        char **assumed, GError **error);

#endif
