/* What a person looks for among the army books: words, a year, rules, a land, an enemy. Years may
 * be typed as in lists/words/year.h ("202 BC", "-202", "AD 451"), without an era they are of both;
 * every other word must be found in the book: its name, home, land, enemies, commanders, troops and
 * what troops are called, whatever their case and accents. "Reg A" is one word. */
#ifndef MUSTER_LISTS_FIND_BOOK_QUERY_H
#define MUSTER_LISTS_FIND_BOOK_QUERY_H

#include "lists/book/book.h"
#include "lists/words/year.h"

typedef struct {
  int year;     /* 0: any */
  MuEra era;    /* that was said of it; MU_ERA_NONE: the year of both */
  char **words; /* folded, NULL-ended */
  char *enemy;  /* id, or folded name or a part of it; NULL: any */
  int rules;    /* MuRuleSystem, MU_BOOK_QUERY_ANY */
  int land;     /* MuBookLand, MU_BOOK_QUERY_ANY */
  int region;   /* MuRegion, MU_BOOK_QUERY_ANY */
} MuBookQuery;

#define MU_BOOK_QUERY_ANY (-1)

/* From what was typed; anything else is open. */
MuBookQuery *mu_book_query_new (const char *typed);
void mu_book_query_free (MuBookQuery *query);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBookQuery, mu_book_query_free)

/* Whether it lets every book through. */
gboolean mu_book_query_is_open (const MuBookQuery *query);

/* The years that are looked for: all where none is named. */
MuYearSpan mu_book_query_years (const MuBookQuery *query);
/* "202 BC", "202 BC or 202 AD"; free with g_free. NULL for a query that names none. */
char *mu_book_query_year_words (const MuBookQuery *query);

/* --- what is found -------------------------------------------------------- */

/* Everything that can be found in the book; shelf (may be NULL) names its enemies and allies.
 * Borrows both. */
typedef struct MuBookText MuBookText;
MuBookText *mu_book_text_new (const MuBook *book, const MuShelf *shelf);
void mu_book_text_free (MuBookText *text);
/* What the first search for words takes a while for: it does it where nobody did before. */
void mu_book_text_read (MuBookText *text);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuBookText, mu_book_text_free)

/* Where, what a person is likelier to mean before. */
typedef enum {
  MU_FOUND_NAME,    /* it is the name of the book, or there are no words */
  MU_FOUND_IN_NAME, /* it is in the name */
  MU_FOUND_TROOPS,
  MU_FOUND_PEOPLE, /* home, land, commanders */
  MU_FOUND_OTHERS, /* enemies and allies */
  MU_FOUND_NOTES,
  MU_FOUND_NOT,
} MuFoundIn;

typedef struct {
  MuFoundIn in;      /* of the word that lies deepest */
  const char *words; /* what it was found in, text's; NULL for a name */
} MuBookFound;

/* Troops and commanders count in their own years alone. */
MuBookFound mu_book_query_find (const MuBookQuery *query, MuBookText *text);

#endif
