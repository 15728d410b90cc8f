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
