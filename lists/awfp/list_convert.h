/* A list of figures as a Fast Play list of the same army. */
#ifndef MUSTER_LISTS_AWFP_LIST_CONVERT_H
#define MUSTER_LISTS_AWFP_LIST_CONVERT_H

#include "lists/book/book.h"
#include "lists/list/list.h"

/* What the WRG list becomes: each unit so many stands as its figures are of the book's
 * (lists/awfp/stand.h), in units of Fast Play's sizes; its commander on a stand of his guard or of
 * those he rode with; a priest; the points that Fast Play's tables have for an army. Figures too
 * few for a stand or a unit of stands join the next unit of the same troops, or the last; what is
 * over then is left out. book: the list's own. *lost gets a sentence for each thing that
 * is left out or guessed (char *, free with g_ptr_array_unref). NULL with an error for a list of
 * other rules, a book that does not serve Fast Play, or prices that cannot be read. The outcome
 * need not be legal: mu_list_check says. */
MuList *mu_list_to_stands (const MuList *list, const MuBook *book, GPtrArray **lost,
                           GError **error);

#endif
