/* Copies of army books under another id and name, to be changed into books of one's own. */
#ifndef MUSTER_LISTS_BOOK_BOOK_COPY_H
#define MUSTER_LISTS_BOOK_BOOK_COPY_H

#include "lists/book/book.h"

/* "parthian-own", "parthian-own-2": an id that no book of the shelf has, nor a file among the
 * club's own books; from: what it begins with, an id. Free with g_free. */
char *mu_book_free_id (const char *from, const MuShelf *shelf);

/* "Parthian (ours)"; free with g_free. */
char *mu_book_copy_name (const MuBook *book);

/* The text that the book was read from, comments and all, with that id and name; its name with
 * “(ours)” where name is NULL. Free with g_free; NULL with an error. */
char *mu_book_copy_text (const MuBook *book, const char *id, const char *name, GError **error);

/* Writes such a copy under a free id; path: NULL for the club's own books, whose folder is made
 * where it is not there yet. Its path, free with g_free; NULL with an error. */
char *mu_book_copy_file (const MuBook *book, const MuShelf *shelf, const char *name,
                         const char *path, GError **error);

#endif
