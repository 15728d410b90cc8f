/* Fast Play: reading dice and halves (awfp.dice.*). awfp.dice.types: the dice are
 * MU_DIE_ORDINARY (d6) and MU_DIE_TEN (d10), and no others. */
#ifndef MUSTER_RULES_AWFP_DICE_H
#define MUSTER_RULES_AWFP_DICE_H

#include <stdbool.h>

#include "rules/core/dice.h"

bool mu_awfp_die_used (MuDie die);

/* awfp.dice.d10-zero: what a face 0 to 9 counts, and 10 itself; 0 for no such face. */
int mu_awfp_ten (int face);

/* awfp.dice.round-up: a half, upwards; number not below 0. */
int mu_awfp_half (int number);

#endif
