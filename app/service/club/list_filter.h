/* Finding lists among hundreds: by army, year, points, player, tag, rules, or words. */
#ifndef MUSTER_APP_SERVICE_CLUB_LIST_FILTER_H
#define MUSTER_APP_SERVICE_CLUB_LIST_FILTER_H

#include "db/store.h"
#include "lists/book/book.h"
#include "lists/words/year.h"

#define MU_LIST_FILTER_WORDS 16

/* A word, or words that are a year. */
typedef struct {
  const char *text; /* somewhere in name, player, tags or army; NULL: only the year counts */
  gboolean dated;   /* or else of these years */
  MuYearSpan years;
} MuListWord;

/* Texts are borrowed, and looked for without regard to case; NULL: any. */
typedef struct {
  const char *army;   /* the book's id, or part of its name */
  const char *player; /* part of the name */
  const char *tag;    /* one whole tag */
  MuRuleSystem rules; /* 0: any */
  MuYearSpan years;
  int points_from, points_to; /* of the limit */
  MuListWord words[MU_LIST_FILTER_WORDS];
  guint word_count;
} MuListFilter;

/* A filter that every list passes. */
void mu_list_filter_init (MuListFilter *filter);

/* Adds words (NULL-ended, borrowed): "202" is a word or a year of either era, "202", "BC" or
 * "202 BC" that year. Those past the most are left out. */
void mu_list_filter_add_words (MuListFilter *filter, char *const *words);

/* book: of the list, NULL where the club has none. */
gboolean mu_list_filter_matches (const MuListFilter *filter, const MuListRow *row,
                                 const MuBook *book);

#endif
