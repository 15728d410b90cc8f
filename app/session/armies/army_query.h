/* What a person looks for among the saved armies: words, each of which must be somewhere in what
 * is known of the army, and filters with a value:
 *
 *   army:roman  player:giulia  player:"Anna Berg"  tag:league  year:202bc  year:300bc..100bc
 *   points:1000  points:900..1200  is:legal  is:problems  is:newer
 *
 * A year among the words, "202 BC", is one as well; a number without an era is a word, which both
 * 202 BC and AD 202 have. Filters may be typed in English or in the person's language. One whose
 * value is still missing finds everything. */
#ifndef MUSTER_APP_SESSION_ARMIES_ARMY_QUERY_H
#define MUSTER_APP_SESSION_ARMIES_ARMY_QUERY_H

#include "app/session/armies/army_item.h"

typedef enum {
  MU_ARMY_FILTER_ARMY,   /* part of the name of its book */
  MU_ARMY_FILTER_PLAYER, /* part of the name */
  MU_ARMY_FILTER_YEAR,
  MU_ARMY_FILTER_POINTS, /* the limit */
  MU_ARMY_FILTER_TAG,    /* a whole one */
  MU_ARMY_FILTER_IS,
} MuArmyFilterKind;
#define MU_ARMY_FILTERS (MU_ARMY_FILTER_IS + 1)

/* "player:", as it is typed; translated, static. */
const char *mu_army_filter_word (MuArmyFilterKind kind);

/* The values of MU_ARMY_FILTER_IS. */
typedef enum {
  MU_ARMY_IS_ANY,
  MU_ARMY_IS_LEGAL,
  MU_ARMY_IS_PROBLEMS,
  MU_ARMY_IS_NEWER, /* there is a newer edition of its book */
} MuArmyIs;
#define MU_ARMY_IS_KINDS (MU_ARMY_IS_NEWER + 1)
/* "legal", translated, static; "" for any. */
const char *mu_army_is_word (MuArmyIs is);

typedef struct {
  GPtrArray *words; /* char *, folded */
  GPtrArray *tags;  /* char *, folded, a blank before and behind each */
  char *army;       /* folded; NULL: any */
  char *player;     /* folded; NULL: any */
  GArray *years;    /* MuYearSpan, all of which must hold the army's */
  int points_from, points_to;
  MuArmyIs is;
  char *fault; /* the first value that is none, in words; NULL where all are */
} MuArmyQuery;

MuArmyQuery *mu_army_query_new (const char *typed);
void mu_army_query_free (MuArmyQuery *query);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuArmyQuery, mu_army_query_free)

gboolean mu_army_query_matches (const MuArmyQuery *query, MuArmyItem *item);
/* Whether the answer depends on what is only known once the army was checked. */
gboolean mu_army_query_needs_marks (const MuArmyQuery *query);

/* The words of what was typed with the blanks and quotes that belong to them: char *. A filter is
 * one word. Free with g_ptr_array_unref. */
GPtrArray *mu_army_query_split (const char *typed);
/* Whether the word is a filter, with its value, free with g_free and without quotes. */
gboolean mu_army_query_is_filter (const char *word, MuArmyFilterKind *kind, char **value);

#endif
