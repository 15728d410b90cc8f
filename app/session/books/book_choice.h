/* The army books that a person may choose from, the likeliest first. */
#ifndef MUSTER_APP_SESSION_BOOKS_BOOK_CHOICE_H
#define MUSTER_APP_SESSION_BOOKS_BOOK_CHOICE_H

#include "app/session/books/book_items.h"

typedef struct {
  MuBookItem *item;
  const char *words; /* the item's: in what it was found; NULL for a name */
} MuBookChoice;

/* Those of items (MuBookItem) in which the query is found and that have armies of the year too (0:
 * of any), by where it is found, exact names first, else as they stand in items. Before them all
 * comes stays (may be NULL), if it serves the rules of the query, whatever else is asked. Of
 * MuBookChoice; free with g_ptr_array_unref. */
GPtrArray *mu_book_choices (GListModel *items, const MuBookQuery *query, int year,
                            const MuBook *stays);

/* The year that was named in the search, if the book has armies of it; else 0. */
int mu_book_choice_year (const MuBook *book, const MuBookQuery *query);

/* Where it was found; for a name where the army was at home. Free with g_free. */
char *mu_book_choice_words (const MuBookChoice *choice);

#endif
