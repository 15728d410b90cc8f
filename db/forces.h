/* The units of a campaign one by one: where their figures are, what happened to them, what they are
 * known for, and the figures that can be bought for them. Units go by their side's place in the
 * campaign and their number in its first list. */
#ifndef MUSTER_DB_FORCES_H
#define MUSTER_DB_FORCES_H

#include "db/store.h"
#include "lists/campaign/aftermath.h"
#include "lists/campaign/strength.h"

/* --- where they are ------------------------------------------------------- */

/* The figures that a unit began with; those who came to it since stand in for those who are gone.
 */
typedef enum {
  MU_FORCE_PRESENT,
  MU_FORCE_WOUNDED, /* who will return */
  MU_FORCE_STRAGGLING,
  MU_FORCE_CAPTURED,
  MU_FORCE_GONE, /* dead, or in another unit by now */
} MuForcePart;
#define MU_FORCE_PARTS (MU_FORCE_GONE + 1)

typedef struct {
  int part[MU_FORCE_PARTS]; /* figures */
  int coming;               /* bought for it, and still on their way */
  int joined;               /* the unit that it was merged into; MU_LIST_NO_UNIT: none */
  int honours;              /* given by the umpire */
} MuForceStrength;

/* Of each unit of a side, in order: MuForceStrength; free with g_array_unref. */
GArray *mu_store_force_strengths (MuStore *store, gint64 campaign, int side, GError **error);

#endif
