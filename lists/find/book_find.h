/* The army books that a person looks for, the likeliest first. */
#ifndef MUSTER_LISTS_FIND_BOOK_FIND_H
#define MUSTER_LISTS_FIND_BOOK_FIND_H

#include "lists/find/book_query.h"

typedef struct {
  const MuBook *book; /* the shelf's */
  MuFoundIn in;
  char *words;  /* what it was found in; NULL for a name */
  int smallest; /* points of its smallest army, as mu_book_smallest has it */
} MuBookHit;

/* most: only books whose smallest army is that many points or fewer, 0: any. MuBookHit, by where
 * the words were found, then as they stand on the shelf; free with g_ptr_array_unref. */
GPtrArray *mu_books_find (const MuShelf *shelf, const MuBookQuery *query, int most);

/* Points of the smallest army that the book makes by these rules in that year (in its first where
 * that is none of its years): a commander, his guard and what is compulsory. -1: it makes none. */
int mu_book_smallest (const MuBook *book, MuRuleSystem rules, int year);

#endif
