/* What a book demands or promises in years in which nobody can have it: the book solved for each
 * year in which something changes, by each of its rule systems. */
#ifndef MUSTER_LISTS_BOOK_BOOK_FINDINGS_H
#define MUSTER_LISTS_BOOK_BOOK_FINDINGS_H

#include "lists/book/book.h"

typedef enum {
  MU_FINDING_NO_LIST,   /* in these years there is no list at all */
  MU_FINDING_NO_OPTION, /* an option of these years can never be taken in them */
  MU_FINDING_UNDECIDED, /* more than the search would look through */
} MuFindingKind;

typedef struct {
  MuFindingKind kind;
  unsigned rules;             /* bits 1 << MuRuleSystem */
  int from, to;               /* years, inclusive */
  const MuBookOption *option; /* that cannot be taken; NULL for a list. Borrowed from the book */
  char *why, *remedy;         /* why is NULL for MU_FINDING_UNDECIDED */
  int row;                    /* a line of the book's file, 0: none in particular */
} MuBookFinding;

/* int, the years in which something changes: the first of each time in which all stays as it is.
 * Free with g_array_unref. */
GArray *mu_book_change_years (const MuBook *book);

/* MuBookFinding, those of lists first, then in the order of years. Free with g_ptr_array_unref. */
GPtrArray *mu_book_find (const MuBook *book);

/* A sentence: from when to when, what, why, and what to do; translated. Free with g_free. */
char *mu_book_finding_words (const MuBook *book, const MuBookFinding *finding);

/* The findings of lists that nobody can make, in words (char *), each with the file and the line.
 * Free with g_ptr_array_unref. */
GPtrArray *mu_book_faults (const MuBook *book, const char *file);

/* The years nearest to that one in which there is a list by those rules; FALSE where there is none
 * in any. */
gboolean mu_book_nearest_years (const MuBook *book, MuRuleSystem rules, int year, int *from,
                                int *to);

/* Why there is no list of that year of the book by those rules, and which years to choose instead:
 * a sentence, translated; NULL where there is one, where that was not decided, and in years outside
 * the book's, of which mu_list_check tells. Free with g_free. */
char *mu_book_impossible (const MuBook *book, MuRuleSystem rules, int year);

#endif
