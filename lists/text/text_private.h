/* Reading and writing a list's text, line by line and part by part. For the files of
 * lists/text/text*.c alone. */
#ifndef MUSTER_LISTS_TEXT_TEXT_PRIVATE_H
#define MUSTER_LISTS_TEXT_TEXT_PRIVATE_H

#include "lists/text/text.h"

typedef struct {
  const char *file; /* shown in messages; borrowed */
  int line;         /* from 1 */
  const char *at;   /* what is left of the line */
  gboolean quoted;  /* whether the last field stood in quotes */
  GError *error;    /* the first; nothing that is read after it counts */
} MuTypedLine;

/* Goes over blanks: of any kind, for a page or a word processor makes them no-break or thin. */
void mu_typed_skip (MuTypedLine *text);

/* Notes MU_FILE_ERROR_INVALID at this line, unless something was noted before. */
void mu_typed_fail (MuTypedLine *text, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Goes over blanks, and over the mark or the word if it comes next: whether it did. Words are
 * read in either case and end where a letter or digit does not follow. */
gboolean mu_typed_mark (MuTypedLine *text, char mark);
gboolean mu_typed_word (MuTypedLine *text, const char *word);
/* Notes an error unless the mark comes next; what: what should stand there. */
void mu_typed_need (MuTypedLine *text, char mark, const char *what);
/* Notes an error if anything is left. */
void mu_typed_end (MuTypedLine *text);

/* What comes before any of the stops, without the blanks around it, or what stands in quotes;
 * at most MU_LIST_NAME_MAX characters. Free with g_free. */
char *mu_typed_field (MuTypedLine *text, const char *stops);
/* The same of a name (name.h): tidied; an error for one with a line break or the like. what: how
 * messages name it. */
char *mu_typed_name (MuTypedLine *text, const char *what, const char *stops);
/* A whole number from min to max; what: how messages name it. min after an error. */
int mu_typed_number (MuTypedLine *text, const char *what, int min, int max);
/* The same with how many there are of what comes next: "20", "20x", "20 x", "20×". Notes an error
 * for what may be meant as a number and is none, as “2O” with a letter. */
int mu_typed_count (MuTypedLine *text, const char *what, int min, int max);
/* The number of one of the words (ended by NULL); 0 after an error. */
int mu_typed_choice (MuTypedLine *text, const char *what, const char *const *words);

/* Appends a field so that it is read back with the same stops. */
void mu_typed_put (GString *out, const char *text, const char *stops);

/* A list being read. */
typedef struct {
  MuTypedLine line;
  const MuShelf *shelf; /* may be NULL */
  const MuBook *book;   /* of the list, on the shelf; NULL where it is not */
  MuList *list;
  guint seen;         /* a bit for each head that was read */
  GPtrArray *rides;   /* char *, for each general whom he rides with, "" for nobody */
  GArray *ride_lines; /* int, where that stands: negative for a name in quotes */
} MuTypedReader;

/* "Year: 202 BC": the line is at its key. */
void mu_typed_read_head (MuTypedReader *reader);
/* Notes an error unless all the heads are there that a list must have. */
void mu_typed_require_heads (MuTypedReader *reader);
/* Appends what is left of the line, but for one blank, to notes: as a line of its own if
 * further. */
void mu_typed_append_note (MuTypedLine *line, char **notes, gboolean further);

/* "Hannibal, commander, …" after its key; and, when all units are read, on whom each rides. */
void mu_typed_read_general (MuTypedReader *reader);
void mu_typed_mount_generals (MuTypedReader *reader);

/* "24 Hastati: …", from its number on. book: of the list, NULL if unknown. Never NULL. */
MuListUnit *mu_typed_read_unit (MuTypedLine *text, const MuBook *book, int year);
/* With the line feed. */
void mu_typed_write_unit (GString *out, const MuListUnit *unit);

#endif
