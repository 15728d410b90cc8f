/* Where the seeds of the club's battles come from: the dice audit. */
#ifndef MUSTER_DB_TABLES_SEED_ROWS_H
#define MUSTER_DB_TABLES_SEED_ROWS_H

#include "db/store_types.h"
#include "lists/battle/seed_story.h"

typedef struct {
  gint64 battle;
  char *name;
  guint64 seed;
  MuSeedStory story;
} MuSeedRow;
void mu_seed_row_free (MuSeedRow *row);

/* Of one battle, or (0) of all, in the order of their numbers: MuSeedRow. */
GPtrArray *mu_store_seeds (MuStore *store, gint64 battle, GError **error);

#endif
