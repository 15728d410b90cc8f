#include "rules/wrg/random.h"

/* wrg.random.dice, wrg.dice: the minus die is always an average one. */
MuDie
mu_wrg_random_plus_die (bool regular)
{
  return regular ? MU_DIE_AVERAGE : MU_DIE_ORDINARY;
}

static int
sign (int difference)
{
  return (difference > 0) - (difference < 0);
}

static int
losses_only (int difference)
{
  return difference < 0 ? difference : 0;
}

/* wrg.random.shooting: one up or down; wrg.random.d-class: what is lost in
 * full, and nothing is gained. */
int
mu_wrg_random_shoot (MuWrgClass class, int minus, int plus)
{
  return class == MU_WRG_D ? losses_only (plus - minus) : sign (plus - minus);
}

/* READING: wrg.random.melee.d: the limit is lost; +1 mirrors the -1 of A and B
 * and stands unless switched to 0. */
static int
limit_d_class (const MuWrgReadings *readings, int difference)
{
  const int cap = mu_wrg_reading (readings, MU_READING_MELEE_D_CAP) ? 0 : 1;
  return difference > cap ? cap : difference;
}

int
mu_wrg_random_melee (const MuWrgReadings *readings, MuWrgClass class, int minus, int plus,
                     bool general)
{
  int random = plus - minus; /* wrg.random.melee.c: the full difference */

  if (class == MU_WRG_D)
    return limit_d_class (readings, random);
  if (class != MU_WRG_C && random < -1)
    random = -1; /* wrg.random.melee.ab */
  if (general && random < 0)
    random = 0; /* wrg.random.melee.general: not in D class bodies */
  return random;
}

int
mu_wrg_random_tired (int minus, int plus)
{
  return losses_only (plus - minus);
}

/* wrg.dice: 1 to 6 or 2 to 5 less 2 to 5. */
static MuWrgRandomRange
range_of_dice (bool regular)
{
  return regular ? (MuWrgRandomRange){ -3, 3 } : (MuWrgRandomRange){ -4, 4 };
}

MuWrgRandomRange
mu_wrg_random_range_shoot (bool regular, MuWrgClass class, bool tired)
{
  const MuWrgRandomRange dice = range_of_dice (regular);
  if (tired || class == MU_WRG_D)
    return (MuWrgRandomRange){ dice.least, 0 };
  return (MuWrgRandomRange){ -1, 1 };
}

MuWrgRandomRange
mu_wrg_random_range_melee (const MuWrgReadings *readings, bool regular, MuWrgClass class,
                           bool general, bool tired)
{
  MuWrgRandomRange range = range_of_dice (regular);
  if (tired) {
    range.most = 0;
    return range;
  }
  if (class == MU_WRG_D)
    range.most = limit_d_class (readings, range.most);
  else if (general)
    range.least = 0;
  else if (class != MU_WRG_C)
    range.least = -1;
  return range;
}

/* READING: wrg.random.melee.mounted-infantry: the handwritten line names no
 * sum; it is taken for the class by which the dice count, unless switched. */
MuWrgClass
mu_wrg_random_class (const MuWrgReadings *readings, MuWrgClass class, bool mounted_infantry)
{
  if (!mounted_infantry || class == MU_WRG_D
      || mu_wrg_reading (readings, MU_READING_MOUNTED_INFANTRY))
    return class;
  return (MuWrgClass) (class + 1);
}
