/* Armies filled to their points: legal, within a hundredth of the limit and never above it, in the
 * proportions that the book, its doctrine and the year give. Of stands, which can cost more than
 * that, no further below it than one of theirs costs.
 *
 * Integers alone decide, so the same seed makes the same army everywhere. Seed 0 is the plainest
 * army: each option in its usual way; other seeds vary proportions and ways. */
#ifndef MUSTER_LISTS_FILL_FILL_H
#define MUSTER_LISTS_FILL_FILL_H

#include "lists/book/book.h"
#include "lists/list/list.h"

#define MU_FILL_PLAIN 0   /* the seed of the plainest army */
#define MU_FILL_NEAR  100 /* points left are at most the limit's so many-th part */
#define MU_FILL_ERROR (mu_fill_error_quark ())

/* Why the army has so many of an option. */
typedef enum {
  MU_FILL_KEPT,     /* was in the list before */
  MU_FILL_GUARD,    /* goes with the general */
  MU_FILL_DEMANDED, /* the book demands some */
  MU_FILL_LINE,     /* its place is in the line of battle */
  MU_FILL_LIGHT,    /* light troops, in their measure */
  MU_FILL_MODELS,   /* elephants, chariots, in their measure */
  MU_FILL_SHARE,    /* as many as its share of the book */
  MU_FILL_ALLIES,   /* own troops did not come to the points */
} MuFillReason;

typedef enum {
  MU_FILL_ERROR_YEAR,   /* the book has no list of the year */
  MU_FILL_ERROR_LITTLE, /* the points are fewer than what the book demands costs */
  MU_FILL_ERROR_MUCH,   /* all that the book has does not come to them */
  MU_FILL_ERROR_LIST,   /* the list that is to be filled up breaks a rule */
} MuFillError;
GQuark mu_fill_error_quark (void);

/* An option of the army; a guard's is told apart from what else there is of it. */
typedef struct {
  const MuBook *of;           /* the list's own book or an ally's; borrowed */
  const MuBookOption *option; /* borrowed from it */
  int count, units;           /* figures, models or stands, and in how many units */
  int points;
  int most; /* that the book lets such an army have */
  MuFillReason reason;
} MuFillLine;

typedef struct {
  MuList *list;    /* its own; NULL once somebody has taken it */
  GArray *lines;   /* MuFillLine, in the order of the list's units */
  GPtrArray *less; /* char *, names of options of whom a sensible unit was too much */
  guint64 seed;
} MuFilled;

/* A new list of the book, filled; name as for mu_list_edit_begin. NULL with an MuFillError that
 * says what, where and what to do instead. Free with mu_filled_free. */
MuFilled *mu_fill_new (const MuBook *book, MuRuleSystem rules, int year, int points,
                       const char *name, guint64 seed, GError **error);
/* The list with what its points lack; its own units stay as they are, and so does the list. */
MuFilled *mu_fill_up (const MuList *list, const MuBook *book, guint64 seed, GError **error);

void mu_filled_free (MuFilled *filled);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuFilled, mu_filled_free)

/* "demanded", as scripts have it; static. */
const char *mu_fill_reason_key (MuFillReason reason);
/* "the book demands some; up to 240", translated; free with g_free. */
char *mu_fill_line_words (const MuFillLine *line);

#endif
