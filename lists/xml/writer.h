/* Writing XML by hand: the same data always gives the same bytes, one element a
 * line, indented by two blanks. Characters that XML cannot hold become U+FFFD. */
#ifndef MUSTER_LISTS_XML_WRITER_H
#define MUSTER_LISTS_XML_WRITER_H

#include <glib.h>

#include "rules/troop/troop.h"

#define MU_WRITER_DEPTH 16

typedef struct {
  GString *out;
  const char *open[MU_WRITER_DEPTH]; /* names of open elements; static strings */
  int depth;
  gboolean in_tag; /* the last start tag still takes attributes */
} MuWriter;

/* Starts with the XML declaration. */
void mu_writer_init (MuWriter *writer);
/* All elements must be ended. Returns the bytes, free with g_free. */
char *mu_writer_finish (MuWriter *writer, gsize *length);

void mu_writer_begin (MuWriter *writer, const char *element);
void mu_writer_end (MuWriter *writer);
/* Attributes of the element just begun. */
void mu_writer_text (MuWriter *writer, const char *attribute, const char *value);
void mu_writer_int (MuWriter *writer, const char *attribute, gint64 value);
void mu_writer_flag (MuWriter *writer, const char *attribute,
                     gboolean value); /* only yes is written */
void mu_writer_troop (MuWriter *writer, const char *attribute, const MuTroop *troop);
/* A processing instruction on a line of its own, which readers that do not know it pass over;
 * content: hexadecimal digits and the like, which need no escape. */
void mu_writer_instruction (MuWriter *writer, const char *target, const char *content);
/* An element that holds text only. */
void mu_writer_element_text (MuWriter *writer, const char *element, const char *text);
/* horses as an attribute, then a <crew> for each figure; ends the attributes. */
void mu_writer_crew (MuWriter *writer, const MuCrew *crew);

#endif
