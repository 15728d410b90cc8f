/* Finding lists among hundreds: by army, year, points, player, tag, rules, or words. */
#ifndef MUSTER_APP_SERVICE_LIST_FILTER_H
#define MUSTER_APP_SERVICE_LIST_FILTER_H

#include "db/store.h"
#include "lists/book.h"

#define MU_LIST_FILTER_WORDS 16

/* Texts are borrowed, and looked for without regard to case; NULL: any. */
typedef struct {
  const char *army;                            /* the book's id, or part of its name */
  const char *player;                          /* part of the name */
  const char *tag;                             /* one whole tag */
  MuRuleSystem rules;                          /* 0: any */
  int from, to;                                /* years */
  int points_from, points_to;                  /* of the limit */
  const char *words[MU_LIST_FILTER_WORDS + 1]; /* each somewhere in name, player, tags or army;
                                                * ended by NULL */
} MuListFilter;

/* A filter that every list passes. */
void mu_list_filter_init (MuListFilter *filter);

/* book: of the list, NULL where the club has none. */
gboolean mu_list_filter_matches (const MuListFilter *filter, const MuListRow *row,
                                 const MuBook *book);

#endif
