/* What is allowed in an army book but will puzzle its players. */
#ifndef MUSTER_LISTS_BOOK_BOOK_ADVICE_H
#define MUSTER_LISTS_BOOK_BOOK_ADVICE_H

#include "lists/book/book.h"

/* Sentences, translated; empty where nothing is to be said. shelf: the books beside
 * it, whose ids enemies and allies may have; NULL: these are not looked up. Free
 * with g_ptr_array_unref. */
GPtrArray *mu_book_advise (const MuBook *book, const MuShelf *shelf);

#endif
