/* What changed between two editions of an army book, as far as it decides what is legal. */
#ifndef MUSTER_LISTS_BOOK_BOOK_DIFF_H
#define MUSTER_LISTS_BOOK_BOOK_DIFF_H

#include "lists/book/book.h"

/* A sentence for each change (char *), in the order of the book; none where every list is as
 * legal under the one as under the other. How its army fought, notes and sources do not count.
 * Free with g_ptr_array_unref. */
GPtrArray *mu_book_diff (const MuBook *before, const MuBook *after);

/* The sentences in one line, the first `most` of them and how many more there are; free with
 * g_free. */
char *mu_book_diff_words (const MuBook *before, const MuBook *after, guint most);

#endif
