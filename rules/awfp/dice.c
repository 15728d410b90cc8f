/* The two places where a die or a half is misread: the 0 of a d10 is ten, and halves go up where
 * whole numbers would go down. WRG's average die is none of Fast Play's. */
#include "rules/awfp/dice.h"

#include <assert.h>

/* awfp.dice.types */
bool
mu_awfp_die_used (MuDie die)
{
  switch (die) {
  case MU_DIE_ORDINARY:
  case MU_DIE_TEN:
    return true;
  case MU_DIE_AVERAGE:
    break;
  }
  return false;
}

/* awfp.dice.d10-zero */
int
mu_awfp_ten (int face)
{
  if (face < 0 || face > 10)
    return 0;
  return face == 0 ? 10 : face;
}

/* awfp.dice.round-up */
int
mu_awfp_half (int number)
{
  assert (number >= 0);
  return (number + 1) / 2;
}
