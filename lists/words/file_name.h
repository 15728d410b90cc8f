/* Names of files that Muster proposes or makes itself, from what people call things. */
#ifndef MUSTER_LISTS_WORDS_FILE_NAME_H
#define MUSTER_LISTS_WORDS_FILE_NAME_H

#include <glib.h>

/* With its ending, no longer than this: file systems take 255, some of them less. */
#define MU_FILE_NAME_BYTES 200

/* The name as a file's, which common file systems take: without what means something to one of
 * them, without dots and blanks at its ends, short enough. ending: ".xml", "" for none; a name that
 * has it already, in whatever letters, keeps it. Free with g_free. */
char *mu_file_name (const char *name, const char *ending);
/* The path, with the first of the endings behind it unless it has one of them in whatever letters.
 * endings: "xml", several with a semicolon between. Free with g_free. */
char *mu_file_with_ending (const char *path, const char *endings);

#endif
