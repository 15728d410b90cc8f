/* A melee's result is the ratio of two final values: what the dice said is in them already.
 * Values are multiplied and never divided, so that nothing is rounded at the edges of a column;
 * of the table's five columns the edges themselves are readings. */
#include "rules/abd/charts/melee.h"

#include <assert.h>

int
mu_abd_vector_bonus (MuAbdVector vector)
{
  assert (vector < MU_ABD_VECTORS);
  static const int bonus[MU_ABD_VECTORS] = {
    [MU_ABD_FRONT] = 0,
    [MU_ABD_FRONT_FLANK] = 1,
    [MU_ABD_REAR_FLANK] = 2,
    [MU_ABD_REAR] = 4,
  };
  return bonus[vector];
}

/* abd.11.2.6.DE is told in words by the book's examples.
 * READING: abd.11.2.6.AE, abd.11.2.6.AD, abd.11.2.6.EN, abd.11.2.6.DD: the table itself is lost:
 * as in the player aid, where exactly twice the attack is AD, equal values are EN and exactly
 * three times the defence is DD. */
MuAbdResult
mu_abd_melee_result (int attack, int defense)
{
  if (attack > 3 * defense)
    return MU_ABD_DEFENDER_ELIMINATED;
  if (attack > 2 * defense)
    return MU_ABD_DEFENDER_DISORDERED;
  if (attack >= defense)
    return MU_ABD_ENGAGED;
  return defense <= 2 * attack ? MU_ABD_ATTACKER_DISORDERED : MU_ABD_ATTACKER_ELIMINATED;
}

const char *
mu_abd_result_name (MuAbdResult result)
{
  static const char *const name[] = { "AE", "AD", "EN", "DD", "DE" };
  return name[result];
}
