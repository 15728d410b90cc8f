/* A book of one year and one rule system, solved: whether any list meets all that it demands then.
 *
 * What can be had of an option is the set of totals that its units can come to. Shares, needs,
 * exclusions and common maxima hold for the least of two lists wherever they hold for both, number
 * by number; so what one demand draws after it leads to the least list of all, or to the reason why
 * there is none. Common minima alone leave a choice, which is searched in so many steps and no
 * more: a book that is not solved by then is undecided.
 *
 * Units are counted as units of their own: that a few could hide as parts of other troops' units is
 * none of what a book demands. */
#ifndef MUSTER_LISTS_BOOK_BOOK_YEAR_H
#define MUSTER_LISTS_BOOK_BOOK_YEAR_H

#include "lists/book/book.h"

typedef struct MuBookYear MuBookYear;

typedef enum { MU_SOLVED_POSSIBLE, MU_SOLVED_IMPOSSIBLE, MU_SOLVED_UNDECIDED } MuSolved;

/* Why there is no list: translated sentences, and where in the book. */
typedef struct {
  char *why;    /* "the book demands 5 of Camels, …" */
  char *remedy; /* "give both options the same years" */
  int line;     /* of the book's file, 0 where it is nowhere in particular */
} MuBookReason;
void mu_book_reason_clear (MuBookReason *reason);

/* Free with mu_book_year_free; borrows the book. */
MuBookYear *mu_book_year_new (const MuBook *book, MuRuleSystem rules, int year);
void mu_book_year_free (MuBookYear *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBookYear, mu_book_year_free)

/* Whether there is any list. reason (may be NULL) is set where there is none. */
MuSolved mu_book_year_solve (MuBookYear *self, MuBookReason *reason);
/* Whether there is one with at least so many figures, models or stands of the option. */
MuSolved mu_book_year_solve_with (MuBookYear *self, const MuBookOption *option, int count,
                                  MuBookReason *reason);
/* After MU_SOLVED_POSSIBLE: how many of option number `index` the list that was found has. */
int mu_book_year_count (const MuBookYear *self, guint index);

/* One unit of so many in all, after which the rest still comes to whole units: its size and *way. 0
 * where so many cannot be. */
int mu_book_year_unit (const MuBookYear *self, guint index, int total, const MuBookTroop **way);

/* The fewest of the option that can come in this year, whatever goes with them; 0: none. */
int mu_book_year_fewest (const MuBookYear *self, const MuBookOption *option);

#endif
