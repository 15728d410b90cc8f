/* For the files of lists/book/doctrine*.c and the reader of books alone. */
#ifndef MUSTER_LISTS_BOOK_DOCTRINE_PRIVATE_H
#define MUSTER_LISTS_BOOK_DOCTRINE_PRIVATE_H

#include "lists/book/book.h"
#include "lists/xml/reader.h"

extern const char *const mu_words_role[]; /* MuRole */
extern const char *const mu_words_post[]; /* MuPost */

/* Reads the <doctrine> below parent, if there is one, for troops of that book, whose options are
 * read already. Fills in *doctrine, which may be the book's own. */
void mu_doctrine_read (MuReader *reader, const xmlNode *parent, const MuBook *book,
                       MuDoctrine *doctrine);

/* Text of a node with the layout's blanks and breaks as single blanks; NULL for no node. Free with
 * g_free. */
char *mu_book_read_prose (MuReader *reader, const xmlNode *node);

#endif
