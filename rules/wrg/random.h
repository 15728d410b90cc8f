/* WRG 5th: the random factor (wrg.random.*): one plus die (average for
 * regulars, ordinary for irregulars) and one minus die, always average. */
#ifndef MUSTER_RULES_WRG_RANDOM_H
#define MUSTER_RULES_WRG_RANDOM_H

#include <stdbool.h>

#include "rules/dice/dice.h"
#include "rules/wrg/readings.h"
#include "rules/wrg/troop.h"

/* wrg.random.dice: the plus die of such a body. */
MuDie mu_wrg_random_plus_die (bool regular);

/* wrg.random.shooting, wrg.random.d-class: faces as thrown. Range -4 to +1. */
int mu_wrg_random_shoot (MuWrgClass class, int minus, int plus);

/* wrg.random.melee.*: general: he fights in the front rank of the body. */
int mu_wrg_random_melee (const MuWrgReadings *readings, MuWrgClass class, int minus, int plus,
                         bool general);

/* wrg.fatigue.zero: shooting or fighting, of any class: nothing is gained and
 * all that the dice lose counts, a general with the body or not. */
int mu_wrg_random_tired (int minus, int plus);

/* What such dice can give, both ends included. tired: fitness gone, so no plus
 * counts and the minus counts in full (wrg.fatigue.zero). */
typedef struct {
  int least;
  int most;
} MuWrgRandomRange;
MuWrgRandomRange mu_wrg_random_range_shoot (bool regular, MuWrgClass class, bool tired);
MuWrgRandomRange mu_wrg_random_range_melee (const MuWrgReadings *readings, bool regular,
                                            MuWrgClass class, bool general, bool tired);

/* wrg.random.melee.mounted-infantry: the class that counts for the dice. */
MuWrgClass mu_wrg_random_class (const MuWrgReadings *readings, MuWrgClass class,
                                bool mounted_infantry);

#endif
