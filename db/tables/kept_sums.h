/* Tonight's battle on the club's table, and the sums worked for it, in the order
 * they were worked. What was kept is on disk: a program that is closed or killed
 * finds tonight as it was.
 *
 * Sums that hit nobody may be kept without a battle; they go with the next one
 * that is recorded from the table. As with the rest of the store, every call that
 * writes is one transaction. */
#ifndef MUSTER_DB_TABLES_KEPT_SUMS_H
#define MUSTER_DB_TABLES_KEPT_SUMS_H

#include "db/store_types.h"

#define MU_KEPT_KIND_MAX       40
#define MU_KEPT_INPUT_MAX      16000
#define MU_KEPT_HEADLINE_MAX   400
#define MU_KEPT_CASUALTIES_MAX 10000000

/* What became of a unit at the table. Stored: numbers stay. */
typedef enum {
  MU_MARK_NONE = 0,
  MU_MARK_BROKEN = 1,     /* in rout, on the table */
  MU_MARK_RALLIED = 2,    /* stands again: from rout or from retiring */
  MU_MARK_RETIRING = 3,   /* under a reaction result to retire */
  MU_MARK_ROUTED_OFF = 4, /* off the table in rout */
  MU_MARK_LEFT = 5,       /* off the table otherwise */
  MU_MARK_RETURNED = 6,   /* back on the table */
  MU_MARK_DESTROYED = 7,
  MU_MARK_CAPTURED = 8,
  MU_MARK_GENERAL_LOST = 9, /* the commander-in-chief, with this unit */
} MuTableMark;
#define MU_TABLE_MARKS 10

/* A unit of tonight's armies. */
typedef struct {
  MuSide side; /* MU_SIDE_NONE: no unit */
  int unit;    /* of that side's list, from 0 */
} MuTableUnit;

/* A sum, or something done by hand, and what it does. */
typedef struct {
  gint64 id;      /* its number; never given twice */
  gint64 battle;  /* 0: tonight's */
  char *time;     /* ISO time */
  int period;     /* of the battle; 0: not said */
  char *kind;     /* key of the sum; "" for something done by hand */
  char *input;    /* what was entered, as the sums write it; opaque here */
  char *headline; /* "18 casualties" */
  MuTableUnit hit;
  int casualties; /* men that hit loses */
  MuTableMark mark;
  MuTableUnit by; /* who did it, where that is known */
  GArray *rolls;  /* MuRoll, thrown for it */
} MuKeptSum;

/* Hits nobody, no rolls, texts empty. */
MuKeptSum *mu_kept_sum_new (void);
MuKeptSum *mu_kept_sum_copy (const MuKeptSum *sum);
void mu_kept_sum_free (MuKeptSum *sum);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuKeptSum, mu_kept_sum_free)

/* Tonight's battle as it was prepared. */
typedef struct {
  gint64 id;
  gint64 campaign; /* 0: a friendly battle */
  char *sheet;     /* the prepared battle, opaque here */
  char *began;     /* ISO time */
} MuTonight;
void mu_tonight_free (MuTonight *tonight);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuTonight, mu_tonight_free)

/* Begins tonight's battle; rolls are those of its preliminaries. One that was
 * under way is set aside, with its sums, until the new one is forgotten. */
gboolean mu_store_begin_tonight (MuStore *store, gint64 campaign, const char *sheet,
                                 const MuRoll *rolls, guint count, GError **error);
/* Tonight's battle; NULL, without an error, if there is none. */
MuTonight *mu_store_tonight (MuStore *store, GError **error);
/* The battles that tonight's may change places with. */
typedef enum {
  MU_TONIGHT_BEFORE, /* the one that it was begun in place of */
  MU_TONIGHT_AFTER,  /* one that was begun in its place, and went back for it */
} MuTonightAside;

/* What is there to go back and forth: sums taken back, and battles set aside, by their
 * numbers (0: none). */
typedef struct {
  guint taken_back;
  gint64 aside[2]; /* by MuTonightAside */
} MuTonightSteps;
gboolean mu_store_tonight_steps (MuStore *store, MuTonightSteps *steps, GError **error);
/* Puts that battle on the table with its sums, and sets the one there aside. NOT_FOUND
 * where none waits. */
gboolean mu_store_turn_tonight (MuStore *store, MuTonightAside which, GError **error);
/* Another sheet for the battle on the table: NOT_FOUND if there is none. */
gboolean mu_store_change_tonight (MuStore *store, const char *sheet, GError **error);
/* Gives tonight's battle up with what was set aside for it, and clears tonight's
 * sums. */
gboolean mu_store_clear_tonight (MuStore *store, GError **error);

/* Which state of the table something was worked out from. Two are equal if and only if
 * nothing was entered, taken back, laid down or put in its place between them: no number of
 * a sum is given twice, and only the last one is ever taken back. */
typedef struct {
  gint64 battle;   /* on the table; 0: none */
  gint64 last_sum; /* that counts; 0: none */
  guint sheet;     /* a hash of how the battle was prepared */
} MuTonightStamp;
gboolean mu_store_tonight_stamp (MuStore *store, MuTonightStamp *stamp, GError **error);
gboolean mu_tonight_stamp_equal (const MuTonightStamp *one, const MuTonightStamp *other);
/* FALSE with MOVED_ON and what to do where the table is no longer as it was then. */
gboolean mu_tonight_stamp_check (const MuTonightStamp *now, const MuTonightStamp *then,
                                 GError **error);

/* Keeps a sum of tonight with its rolls and numbers it (*id may be NULL); sums
 * taken back before can then not be brought back any more. One that hits a unit
 * without a battle tonight, or beyond the limits above: IMPOSSIBLE. */
gboolean mu_store_keep_sum (MuStore *store, const MuKeptSum *sum, gint64 *id, GError **error);
/* The same for a sum that was worked out from the table as the stamp says: MOVED_ON, and
 * nothing is kept, where the table is no longer as it was then. */
gboolean mu_store_keep_sum_at (MuStore *store, const MuTonightStamp *stamp, const MuKeptSum *sum,
                               gint64 *id, GError **error);
/* Takes the last sum of tonight back and returns it; the last taken back comes
 * back. NOT_FOUND where there is none. Rolls stay in the dice log. */
MuKeptSum *mu_store_take_back_sum (MuStore *store, GError **error);
MuKeptSum *mu_store_bring_back_sum (MuStore *store, GError **error);
/* The sums of a battle (0: of tonight) in order, the last one last: MuKeptSum.
 * most: only so many of the last; 0: all. */
GPtrArray *mu_store_kept_sums (MuStore *store, gint64 battle, guint most, GError **error);

/* Records tonight's battle, as fought, in its campaign (as
 * mu_store_record_campaign_battle does) or in none (as mu_store_add_battle). The
 * sums of tonight become its sums. record's rolls must be those of the
 * preliminaries and of the sums, all of which are in the file already, else
 * IMPOSSIBLE. Taking the battle back (mu_store_undo_campaign_battle) makes it
 * tonight's again, with its sums; where another battle has begun meanwhile its
 * sums are gone with it. */
gboolean mu_store_record_tonight (MuStore *store, const MuBattleRecord *record, gint64 *id,
                                  GError **error);

#endif
