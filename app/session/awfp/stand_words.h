/* A Fast Play stand in words: the attributes by which the game tells troops apart
 * (awfp.troops.factors). Translated; strings returned as char * are the caller's. */
#ifndef MUSTER_APP_SESSION_AWFP_STAND_WORDS_H
#define MUSTER_APP_SESSION_AWFP_STAND_WORDS_H

#include <glib.h>

#include "rules/awfp/troop.h"
#include "rules/core/trace.h"

typedef enum {
  MU_STAND_PART_ARMOUR, /* "HI, heavy infantry" */
  MU_STAND_PART_ORDER,
  MU_STAND_PART_TRAINING,
  MU_STAND_PART_MORALE,
  MU_STAND_PART_WEAPONS, /* and the shield */
  MU_STAND_PART_STRENGTH,
} MuStandPart;
#define MU_STAND_PARTS (MU_STAND_PART_STRENGTH + 1)

/* "Armour"; static. */
const char *mu_stand_part_title (MuStandPart part);
char *mu_stand_part_words (const MuAwfpTroop *stand, MuStandPart part);

/* All of them in a sentence: "HI, heavy infantry; close order; trained; …". "" for a notation
 * that is none. */
char *mu_stand_words (const char *notation);
/* The sum of its points: "6 heavy infantry, +3 morale class"; trace as of mu_stand_points. */
char *mu_stand_sum_words (const MuTrace *trace);

#endif
