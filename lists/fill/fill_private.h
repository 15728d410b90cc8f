/* An army under way, for the files of lists/fill/fill*.c alone. */
#ifndef MUSTER_LISTS_FILL_FILL_PRIVATE_H
#define MUSTER_LISTS_FILL_FILL_PRIVATE_H

#include "lists/fill/fill.h"
#include "lists/system.h"
#include "rules/core/dice.h"

/* An option that can be taken. Counts are figures, models or stands. */
typedef struct {
  const MuBook *of;
  const MuBookOption *option;
  const MuBookTroop *way; /* in which all of it are equipped */
  MuListUnit *unit;       /* such a one, which all are copies of; mu_fill_kind_clear */
  MuFillReason reason;
  int base;         /* not fewer, for the book demands them */
  int count;        /* now, beside those in units that are kept */
  int kept;         /* in units that are kept */
  int sensible;     /* the least of a unit that is worth having */
  int least, usual; /* of a unit; the book may demand fewer than are sensible */
  int most;         /* of one unit */
  int ranks;        /* whole files have so many */
  int each;         /* points of one */
  int command;      /* points of each unit */
  int figures;      /* of the book, that each is */
  gint64 weight;    /* its share against the others' */
} MuFillKind;

typedef struct {
  const MuBook *book;
  MuList *list;
  guint kept;    /* units that stay as they are, the first of the list */
  int fixed;     /* points of those and of all else that is not filled in */
  GArray *kinds; /* MuFillKind, in the order of units */
  guint64 seed;
  MuDice dice;
} MuFill;

MuFillKind *mu_fill_kind (const MuFill *fill, guint index);

/* --- kinds --------------------------------------------------------------- */

/* All options of the year with a share of their own. */
void mu_fill_find_kinds (MuFill *fill);
/* Whoever has no share, as guards and engines, may come now; FALSE where there are none. */
gboolean mu_fill_open_rest (MuFill *fill);
/* Those of the allies; FALSE where there are none. */
gboolean mu_fill_add_allies (MuFill *fill);
/* The book does not demand it after all. */
void mu_fill_release (const MuFill *fill, MuFillKind *kind);
void mu_fill_kind_clear (gpointer kind);
/* Equips the kind, which has no unit, in that way, with its sizes and prices. */
void mu_fill_equip (const MuFill *fill, MuFillKind *kind, const MuBookTroop *way);

/* --- units --------------------------------------------------------------- */

/* How many units so many make, 0 for none; -1 where they make none that are sensible. */
int mu_fill_units (const MuFillKind *kind, int count);
/* The fewest beyond `count` that make sensible units, at least `more` more; -1: none. */
int mu_fill_next (const MuFillKind *kind, int count, int more);
/* What so many cost. */
int mu_fill_price (const MuFillKind *kind, int count);
/* Of the army. */
int mu_fill_points (const MuFill *fill);
/* Gives each unit that was laid out a name of its own, which costs too much to do at each try. */
void mu_fill_name (MuFill *fill);
/* Gives each of those a depth and a line with room, as far as there is any. */
void mu_fill_place (MuFill *fill);
/* The list's units as the kinds are now, and its general among them. */
void mu_fill_lay_out (MuFill *fill);
/* Lays out, with what the others demand then; FALSE where that is not legal within the points, and
 * all is as it was. before: the counts then. */
gboolean mu_fill_try (MuFill *fill, const int *before);
/* The counts of all kinds; free with g_free. */
int *mu_fill_counts (const MuFill *fill);

/* --- the work ------------------------------------------------------------ */

/* Shares the points out until no sensible unit or part of one is left to be bought. */
void mu_fill_share (MuFill *fill);
/* Spends what is left: by figures, then by better arms. */
void mu_fill_last (MuFill *fill);
/* Whether so few points are left that the army is filled. */
gboolean mu_fill_is_near (const MuFill *fill);

#endif
