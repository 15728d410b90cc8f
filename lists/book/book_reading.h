/* Reading a book from a tree that somebody holds already. */
#ifndef MUSTER_LISTS_BOOK_BOOK_READING_H
#define MUSTER_LISTS_BOOK_BOOK_READING_H

#include "lists/book/book.h"
#include "lists/xml/reader.h"

/* Words of files, NULL-ended, in the order of their enums; the first is that of 1. */
extern const char *const mu_book_land_keys[];
extern const char *const mu_book_country_words[]; /* from 0 */

/* Reads an <army-book> whatever is wrong with it, so that the reader's listener hears of all of it;
 * the book has fallbacks then and is for nothing but to be freed. No schema has been asked: what is
 * missing is not told. Its xml is NULL. */
MuBook *mu_book_read_root (MuReader *reader, const xmlNode *root);

#endif
