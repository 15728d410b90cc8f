/* WRG 5th: the random factor (wrg.random.*): one plus die (average for
 * regulars, ordinary for irregulars) and one minus die, always average. */
#ifndef MUSTER_RULES_WRG_FIGHT_RANDOM_H
#define MUSTER_RULES_WRG_FIGHT_RANDOM_H

#include <stdbool.h>

#include "rules/core/dice.h"
#include "rules/core/reading.h"
#include "rules/troop/troop.h"

/* wrg.random.dice: the plus die of such a body. */
MuDie mu_wrg_random_plus_die (bool regular);

/* wrg.random.shooting, wrg.random.d-class: faces as thrown. Range -4 to +1. */
int mu_wrg_random_shoot (MuTroopClass class, int minus, int plus);

/* wrg.random.melee.*: general: he fights in the front rank of the body. */
int mu_wrg_random_melee (const MuReadings *readings, MuTroopClass class, int minus, int plus,
                         bool general);

/* wrg.fatigue.zero: shooting or fighting, of any class: nothing is gained and
 * all that the dice lose counts, a general with the body or not. */
int mu_wrg_random_tired (int minus, int plus);

/* READING: wrg.random.melee.d: the limit is lost; +1 mirrors the -1 of A and B
 * and stands unless switched to 0. */
static inline int
mu_wrg_random_melee_most_d (const MuReadings *readings)
{
  return mu_reading (readings, MU_READING_MELEE_D_CAP) ? 0 : 1;
}

/* What such dice can give, both ends included. */
typedef struct {
  int least;
  int most;
} MuWrgRandomRange;

/* wrg.dice: 1 to 6 or 2 to 5 less 2 to 5. */
static inline MuWrgRandomRange
mu_wrg_random_range (bool regular)
{
  return regular ? (MuWrgRandomRange){ -3, 3 } : (MuWrgRandomRange){ -4, 4 };
}

/* tired: fitness gone, so no plus counts and the minus counts in full
 * (wrg.fatigue.zero). In line: every sum looks whether its dice can be. */
static inline MuWrgRandomRange
mu_wrg_random_range_shoot (bool regular, MuTroopClass class, bool tired)
{
  const MuWrgRandomRange dice = mu_wrg_random_range (regular);
  if (tired || class == MU_CLASS_D)
    return (MuWrgRandomRange){ dice.least, 0 };
  return (MuWrgRandomRange){ -1, 1 };
}

static inline MuWrgRandomRange
mu_wrg_random_range_melee (const MuReadings *readings, bool regular, MuTroopClass class,
                           bool general, bool tired)
{
  const MuWrgRandomRange dice = mu_wrg_random_range (regular);
  if (tired)
    return (MuWrgRandomRange){ dice.least, 0 };
  if (class == MU_CLASS_D)
    return (MuWrgRandomRange){ dice.least, mu_wrg_random_melee_most_d (readings) };
  if (general)
    return (MuWrgRandomRange){ 0, dice.most };
  return (MuWrgRandomRange){ class == MU_CLASS_C ? dice.least : -1, dice.most };
}

/* wrg.random.melee.mounted-infantry: the class that counts for the dice. */
MuTroopClass mu_wrg_random_class (const MuReadings *readings, MuTroopClass class,
                                  bool mounted_infantry);

#endif
