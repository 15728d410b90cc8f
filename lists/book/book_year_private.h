/* For lists/book/book_year*.c alone. */
#ifndef MUSTER_LISTS_BOOK_BOOK_YEAR_PRIVATE_H
#define MUSTER_LISTS_BOOK_BOOK_YEAR_PRIVATE_H

#include "lists/book/book_year.h"
#include "lists/list/list.h"

#define MU_TOTALS      (MU_LIST_FIGURES_MAX + 1)
#define MU_TOTAL_NEVER G_MAXUINT16

/* One option in that year. */
typedef struct {
  const MuBookOption *option;
  gboolean there; /* in the year */
  gboolean armed; /* by a way of the year */
  int each;       /* figures or models of the book that one of the list's is */
  int least, most;
  int unit_least, unit_most; /* of any way; 0 where there is none */
  guint16 units[MU_TOTALS];  /* how few units come to that total; MU_TOTAL_NEVER: none do */
} MuBookVariable;

/* What raised a number: a condition of the option `of`, from the number of option `from`. */
typedef struct {
  const MuBookCondition *condition; /* NULL: the book's own minimum, or the question */
  guint of, from;
} MuBookCause;

struct MuBookYear {
  const MuBook *book;
  MuRuleSystem rules;
  int year;
  guint count;
  MuBookVariable *variable;  /* of each option */
  int *low, *high;           /* of each option */
  MuBookCause *cause;        /* of each low */
  const MuBookOption *asked; /* about whom the question is; NULL: about none */
};

/* Fills in what can be had of the option. */
void mu_book_variable_init (MuBookVariable *variable, const MuBook *book,
                            const MuBookOption *option, MuRuleSystem rules, int year);
/* The least total that is possible and no less; -1 for none. */
int mu_book_variable_from (const MuBookVariable *variable, int least);
/* The most that is possible and no more; -1 for none. */
int mu_book_variable_to (const MuBookVariable *variable, int most);

/* As mu_book_year_unit. */
int mu_book_variable_unit (const MuBookVariable *variable, const MuBook *book, MuRuleSystem rules,
                           int year, int total, const MuBookTroop **way);

/* What the limit demands of the year, in figures. */
int mu_book_year_limit_least (const MuBookYear *self, const MuBookLimit *limit);
guint mu_book_year_index (const MuBookYear *self, const char *option);

/* --- words, each for one way to fail -------------------------------------- */

void mu_book_year_say_none (const MuBookYear *self, guint index, MuBookReason *reason);
/* The condition demands so many (in the list's numbers) of `index`, who cannot be so many. */
void mu_book_year_say_more (const MuBookYear *self, guint index, int needed,
                            const MuBookCause *cause, MuBookReason *reason);
void mu_book_year_say_both (const MuBookYear *self, guint index, guint other, MuBookReason *reason);
void mu_book_year_say_over (const MuBookYear *self, const MuBookLimit *limit, int figures,
                            MuBookReason *reason);
void mu_book_year_say_under (const MuBookYear *self, const MuBookLimit *limit, int figures,
                             MuBookReason *reason);
void mu_book_year_say_units (const MuBookYear *self, int units, MuBookReason *reason);
void mu_book_year_say_together (const MuBookYear *self, MuBookReason *reason);
void mu_book_year_say_empty (const MuBookYear *self, MuBookReason *reason);

#endif
