/* Features of the table for which the sides have agreed points, and who holds them: what
 * is said of one is an entry of the evening like any other, goes back and comes again
 * (wrg.victory.objectives). */
#ifndef MUSTER_APP_SERVICE_TABLE_TABLE_OBJECTIVE_H
#define MUSTER_APP_SERVICE_TABLE_TABLE_OBJECTIVE_H

#include "db/tables/kept_sums.h"
#include "lists/battle/battle_record.h"

#define MU_OBJECTIVES_MOST       16
#define MU_OBJECTIVE_NAME_MOST   60
#define MU_OBJECTIVE_POINTS_MOST 100000

typedef struct {
  char *name;         /* "The hill": which it is */
  int points;         /* agreed, 1 to MU_OBJECTIVE_POINTS_MOST */
  MuSide held;        /* by this side; MU_SIDE_NONE: nobody */
  gboolean contested; /* enemy strong enough to break the holder or push him back can charge */
} MuTableObjective;

void mu_table_objective_free (MuTableObjective *objective);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuTableObjective, mu_table_objective_free)

/* The entry that says this; FALSE with G_IO_ERROR_INVALID_ARGUMENT for a name or points
 * that cannot be. battle: whose rules and armies its headline names. */
MuKeptSum *mu_table_objective_entry (const MuTableObjective *objective,
                                     const MuBattleRecord *battle, GError **error);
/* What an entry says; NULL where it is about something else. */
MuTableObjective *mu_table_objective_read (const MuKeptSum *entry);
/* All that the entries (MuKeptSum, in order) name, each as it was said last, in the order
 * in which they were named first: MuTableObjective. */
GPtrArray *mu_table_objectives (const GPtrArray *entries);

/* "The hill, 25 points: Scipio at Zama, contested"; free with g_free. */
char *mu_table_objective_words (const MuTableObjective *objective, const MuBattleRecord *battle);

#endif
