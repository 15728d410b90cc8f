/* Two lists side by side: which units they share, which differ and in what, and which one
 * of them has alone. */
#ifndef MUSTER_LISTS_LIST_COMPARE_H
#define MUSTER_LISTS_LIST_COMPARE_H

#include "lists/book/book.h"

typedef enum {
  MU_COMPARED_SAME,
  MU_COMPARED_CHANGED,
  MU_COMPARED_ONLY_A,
  MU_COMPARED_ONLY_B,
} MuCompared;

/* What can differ, of lists and of units. */
typedef enum {
  MU_DIFFERS_NAME,
  MU_DIFFERS_PLAYER,
  MU_DIFFERS_RULES,
  MU_DIFFERS_BOOK,
  MU_DIFFERS_YEAR,
  MU_DIFFERS_LIMIT,
  MU_DIFFERS_POINTS,
  MU_DIFFERS_SCOUTING,
  MU_DIFFERS_TAGS,
  MU_DIFFERS_PRIEST,
  MU_DIFFERS_GENERALS,
  MU_DIFFERS_ITEMS,
  MU_DIFFERS_NOTES,
  MU_DIFFERS_OPTION,
  MU_DIFFERS_TROOP,
  MU_DIFFERS_FIGURES,
  MU_DIFFERS_RANKS,
  MU_DIFFERS_LINE,
  MU_DIFFERS_ORDER,
  MU_DIFFERS_STATUS, /* sub-unit, bodyguard, mixed, forced march */
  MU_DIFFERS_ALLIES, /* the editions of their books */
} MuDiffers;
#define MU_DIFFER_KINDS (MU_DIFFERS_ALLIES + 1)

typedef struct {
  MuDiffers what;
  char *a, *b;             /* how it is in each, as files and scripts have it */
  char *words_a, *words_b; /* for people, translated, with books and troops by their names */
} MuDifference;

typedef struct {
  MuCompared kind;
  int a, b;               /* index of the unit in each; MU_LIST_NO_UNIT where it has none */
  GPtrArray *differences; /* MuDifference; none but of a changed one */
} MuComparedUnit;

typedef struct {
  gboolean two_systems; /* of figures and of stands: their numbers and points are none to compare */
  GPtrArray *differences; /* MuDifference, of the lists as such, but for names and editions */
  GPtrArray *units;       /* MuComparedUnit, in the order of a, with b's own where b has them */
} MuComparison;

/* Whether the lists are by two rule systems: then only what both have in common is compared, names,
 * books, years, who is in the army and from which option, and nothing of numbers. */
gboolean mu_lists_differ_in_system (const MuList *a, const MuList *b);
/* Says so, translated. */
const char *mu_compared_systems_words (void);
/* "24 figures", "4 stands": the unit's number with what is counted. Free with g_free. */
char *mu_compared_number_words (const MuList *list, guint unit);

/* Units are matched by option and name, then by option and troops, then by option, then by name,
 * each with one of the other list. shelf: where the names of books and troops are found; NULL: they
 * are called by their ids. */
MuComparison *mu_list_compare (const MuList *a, const MuList *b, const MuShelf *shelf);
void mu_comparison_free (MuComparison *comparison);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuComparison, mu_comparison_free)

/* Whether nothing differs but names, editions and the order of units. */
gboolean mu_comparison_is_same (const MuComparison *comparison);
/* How many units are of that kind. */
guint mu_comparison_count (const MuComparison *comparison, MuCompared kind);

/* "same", "changed", "only-a", "only-b"; "figures": for scripts. */
const char *mu_compared_key (MuCompared kind);
const char *mu_differs_key (MuDiffers what);
/* "figures", translated. */
const char *mu_differs_words (MuDiffers what);

#endif
