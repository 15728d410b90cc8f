/* A new army list from an army book. */
#ifndef MUSTER_APP_MODEL_NEW_ARMY_H
#define MUSTER_APP_MODEL_NEW_ARMY_H

#include "lists/book.h"
#include "lists/list.h"

#define MU_NEW_ARMY_POINTS 1000 /* a club's usual evening */

/* The year in the middle of the book's. */
int mu_new_army_year (const MuBook *book);

/* Named like the book, by WRG 5th: a commander whom the book knows in that year, with a
 * guard where it has one, and the troops that it demands. The caller's. */
MuList *mu_new_army (const MuBook *book, int year, int points);

#endif
