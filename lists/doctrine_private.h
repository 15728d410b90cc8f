/* For the files of lists/doctrine*.c and the reader of books alone. */
#ifndef MUSTER_LISTS_DOCTRINE_PRIVATE_H
#define MUSTER_LISTS_DOCTRINE_PRIVATE_H

#include "lists/book.h"
#include "lists/reader.h"

extern const char *const mu_words_role[]; /* MuRole */
extern const char *const mu_words_post[]; /* MuPost */

/* Reads the book's <doctrine>, if it has one; its options are read already. */
void mu_doctrine_read (MuReader *reader, const xmlNode *root, MuBook *book);

/* Text of a node with the layout's blanks and breaks as single blanks; NULL for no node. Free with
 * g_free. */
char *mu_book_read_prose (MuReader *reader, const xmlNode *node);

#endif
