/* What a person looks for among the army books: words, a year, rules, a land. Years may be
 * typed as "202 BC", "-202", "451 AD", "AD 451" or "1066"; every other word must be found in
 * the book: its name, home, land, enemies, commanders, troops and what troops are called,
 * whatever their case and accents. */
#ifndef MUSTER_APP_MODEL_BOOK_QUERY_H
#define MUSTER_APP_MODEL_BOOK_QUERY_H

#include "lists/book.h"

typedef struct {
  int year;     /* 0: any */
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

/* "202", "-202", "202bc", folded; 0 for a word that is no year. */
int mu_book_query_year (const char *word);

#endif
