/* How much of what the dice show counts, by class. Of shooting no more than which die is
 * the larger, but all that is lost for D; hand-to-hand a limit on what is lost for A and
 * B, on what is gained for D, none for C. Class D goes first, as neither limit nor general
 * saves one of its bodies. */
#include "rules/wrg/fight/random.h"

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
least (int a, int b)
{
  return a < b ? a : b;
}

static int
losses_only (int difference)
{
  return least (difference, 0);
}

/* wrg.random.shooting: one up or down; wrg.random.d-class: what is lost in
 * full, and nothing is gained. */
int
mu_wrg_random_shoot (MuTroopClass class, int minus, int plus)
{
  return class == MU_CLASS_D ? losses_only (plus - minus) : sign (plus - minus);
}

int
mu_wrg_random_melee (const MuReadings *readings, MuTroopClass class, int minus, int plus,
                     bool general)
{
  int random = plus - minus; /* wrg.random.melee.c: the full difference */

  if (class == MU_CLASS_D)
    return least (random, mu_wrg_random_melee_most_d (readings));
  if (class != MU_CLASS_C && random < -1)
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

/* READING: wrg.random.melee.mounted-infantry: the handwritten line names no
 * sum; it is taken for the class by which the dice count, unless switched. */
MuTroopClass
mu_wrg_random_class (const MuReadings *readings, MuTroopClass class, bool mounted_infantry)
{
  if (!mounted_infantry || class == MU_CLASS_D
      || mu_reading (readings, MU_READING_MOUNTED_INFANTRY))
    return class;
  return (MuTroopClass) (class + 1);
}
