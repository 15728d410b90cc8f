/* Reading values out of a validated document. The first thing wrong is kept
 * with file and line, whatever is read after it; so a reader goes through a
 * whole file and asks once, at the end. Who shows all that is wrong is told of each thing. */
#ifndef MUSTER_LISTS_XML_READER_H
#define MUSTER_LISTS_XML_READER_H

#include <glib.h>
#include <libxml/tree.h>

#include "rules/troop/troop.h"

/* Who hears of each fault. */
typedef struct MuReaderListener {
  /* attribute: NULL where the element is wrong as a whole; what: without file and line. */
  void (*told) (const struct MuReaderListener *listener, const xmlNode *node, const char *attribute,
                const char *what);
  /* What people see in the attribute's stead; static. */
  const char *(*word_of) (const char *attribute);
} MuReaderListener;

typedef struct MuReader {
  const char *file;  /* shown in messages; borrowed */
  GError *error;     /* NULL so far */
  gboolean comes_in; /* a file of a person: its names must be what names may be (name.h). What is
                        kept already, in a club file or a sheet, reads as it is */
  const MuReaderListener *listener; /* NULL: nobody but who asks at the end */
} MuReader;

/* Notes MU_FILE_ERROR_INVALID at the node's line, unless something was noted before. */
void mu_reader_fail (MuReader *reader, const xmlNode *node, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/* The same, at an attribute of it. */
void mu_reader_fail_at (MuReader *reader, const xmlNode *node, const char *attribute,
                        const char *format, ...) G_GNUC_PRINTF (4, 5);
/* The attribute as messages call it; static, or borrowed from attribute. */
const char *mu_reader_called (const MuReader *reader, const char *attribute);

/* Moves the error out; TRUE if there was none. */
gboolean mu_reader_finish (MuReader *reader, GError **error);

gboolean mu_reader_has (const xmlNode *node, const char *attribute);

/* At most max characters; "" where the attribute is missing. Free with g_free. */
char *mu_reader_text (MuReader *reader, const xmlNode *node, const char *attribute, glong max);
/* A name, tidied and looked at where the file comes in (name.h); "" where it is missing. Free with
 * g_free. */
char *mu_reader_name (MuReader *reader, const xmlNode *node, const char *attribute, glong max);
/* The text of the element itself. Free with g_free. */
char *mu_reader_content (MuReader *reader, const xmlNode *node, glong max);
/* A whole number from min to max; fallback where the attribute is missing. */
int mu_reader_int (MuReader *reader, const xmlNode *node, const char *attribute, int min, int max,
                   int fallback);
/* The index of the word among words (NULL-ended); fallback where it is missing. */
int mu_reader_word (MuReader *reader, const xmlNode *node, const char *attribute,
                    const char *const *words, int fallback);
gboolean mu_reader_flag (MuReader *reader, const xmlNode *node, const char *attribute);
/* A year, never 0; fallback where the attribute is missing. */
int mu_reader_year (MuReader *reader, const xmlNode *node, const char *attribute, int fallback);
/* A troop in notation; the message names the word at fault. */
MuTroop mu_reader_troop (MuReader *reader, const xmlNode *node, const char *attribute);
/* The node's <crew> children and its horses attribute. */
MuCrew mu_reader_crew (MuReader *reader, const xmlNode *node);

/* The first child element of that name, and the next sibling of the same name. */
const xmlNode *mu_reader_first (const xmlNode *parent, const char *name);
const xmlNode *mu_reader_next (const xmlNode *node);

/* What files may hold: some of long ago have years after the game's (lists/words/year.h), which
 * nobody can enter any more. */
#define MU_YEAR_MIN (-3000)
#define MU_YEAR_MAX 1500

/* Words that files use, NULL-ended, in the order of their enums. */
extern const char *const mu_words_mixed[];
extern const char *const mu_words_item[];   /* MuExtra; engines, which come as units, too */
extern const char *const mu_words_order[];  /* MuOrder */
extern const char *const mu_words_weapon[]; /* MuWeapon */
extern const char *const mu_words_training[];
extern const char *const mu_words_of_region[]; /* MuRegion */

/* "expected a class, A to D", translated. */
const char *mu_words_parse_error (MuTroopFault error);

#endif
