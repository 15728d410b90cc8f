/* What a person looks for among the army books: words, a year, rules, a land. Years may be
 * typed as in lists/words/year.h ("202 BC", "-202", "AD 451"), without an era they are of both;
 * every other word must be found in the book: its name, home, land, enemies, commanders, troops and
 * what troops are called, whatever their case and accents. */
#ifndef MUSTER_APP_SESSION_BOOKS_BOOK_QUERY_H
#define MUSTER_APP_SESSION_BOOKS_BOOK_QUERY_H

#include "lists/book/book.h"
#include "lists/words/year.h"

typedef struct {
  int year;     /* 0: any */
  MuEra era;    /* that was said of it; MU_ERA_NONE: the year of both */
  char **words; /* folded, NULL-ended */
  int rules;    /* MuRuleSystem, MU_BOOK_QUERY_ANY */
  int land;     /* MuBookLand, MU_BOOK_QUERY_ANY */
} MuBookQuery;

#define MU_BOOK_QUERY_ANY (-1)

/* From what was typed; any rules and land. */
MuBookQuery *mu_book_query_new (const char *typed);
void mu_book_query_free (MuBookQuery *query);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBookQuery, mu_book_query_free)

/* Whether it lets every book through. */
gboolean mu_book_query_is_open (const MuBookQuery *query);

/* text: what mu_book_query_text gave for the book. */
gboolean mu_book_query_matches (const MuBookQuery *query, const MuBook *book, const char *text);

/* Everything that can be found in the book, folded; shelf names its enemies and allies. Free
 * with g_free. */
char *mu_book_query_text (const MuBook *book, const MuShelf *shelf);

/* The years that are looked for: all where none is named. */
MuYearSpan mu_book_query_years (const MuBookQuery *query);
/* "202 BC", "202 BC or 202 AD"; free with g_free. NULL for a query that names none. */
char *mu_book_query_year_words (const MuBookQuery *query);

#endif
