/* Armies raised at random from a book, as legal as a player's. */
#ifndef MUSTER_TESTS_LISTS_RAISE_H
#define MUSTER_TESTS_LISTS_RAISE_H

#include "lists/book/book.h"
#include "lists/list/list.h"

/* A legal list of a random year of the book, of about so many points: never more. NULL where
 * the draw could not be made legal. */
MuList *raise_army (guint64 *state, const MuBook *book, int points);
/* The same in that year. */
MuList *raise_army_of (guint64 *state, const MuBook *book, int points, int year);

#endif
