/* All army books, opened once for the tests of a program. */
#ifndef MUSTER_TESTS_LISTS_BOOK_ALL_BOOKS_H
#define MUSTER_TESTS_LISTS_BOOK_ALL_BOOKS_H

#include "lists/book/book.h"

/* Between the two that follow. */
extern MuShelf *shelf;

/* Before all tests of a case and behind them. */
void open_shelf (void);
void close_shelf (void);

#endif
