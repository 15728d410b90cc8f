/* Stop and think: what was laid down between two periods of a battle, by which the
 * core then went on. Plain data, no database.
 *
 * A battle with rulings is proved like any other: fought again from its seed, with
 * the same rulings after the same periods. */
#ifndef MUSTER_DB_BATTLE_RULING_H
#define MUSTER_DB_BATTLE_RULING_H

#include <glib.h>

#include "rules/battle_umpire.h"

typedef enum {
  MU_RULING_STANDS,   /* a body is set to what happened on the real table */
  MU_RULING_CONCEDES, /* wrg.victory.when: a side gives up */
} MuRulingKind;
#define MU_RULINGS 2

typedef struct {
  int after; /* the period that was over; 0: before the first */
  MuRulingKind kind;
  MuSide side;       /* of MU_RULING_CONCEDES */
  MuBodyStand stand; /* of MU_RULING_STANDS */
} MuRuling;

/* Rulings stand in the order of their periods, those on bodies of one period before
 * a concession after it. Adds one to an array of MuRuling: one on the same body or
 * side after the same period goes, and so do all of later periods, which were made
 * on what now does not come. */
void mu_rulings_add (GArray *rulings, const MuRuling *ruling);

/* Lays down those of the period that is over, from *next on, if the battle stands
 * between two periods; *next goes on behind them. FALSE with MU_FILE_ERROR_INVALID
 * and the battle as it was if the rules refuse one: *at is its place. */
gboolean mu_rulings_apply (const GArray *rulings, guint *next, MuBattle *battle, guint *at,
                           GError **error);

#endif
