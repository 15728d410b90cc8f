/* What the tests of Fast Play share. */
#ifndef MUSTER_TESTS_RULES_AWFP_COMMON_H
#define MUSTER_TESTS_RULES_AWFP_COMMON_H

#include "rules/awfp/troop.h"
#include "tests/rules/common.h"

/* A Fast Play troop from its notation; the test fails where it cannot be read. */
MuAwfpTroop stand (const char *notation);

/* Calls check with every troop that can be written with at most one weapon, the
 * forbidden ones too; returns how many those were. */
int every_stand (void (*check) (const MuAwfpTroop *troop));

/* A troop drawn from all that can be written, forbidden ones too. */
MuAwfpTroop random_stand (uint64_t *state);

/* As random_stand, of those that may exist. */
MuAwfpTroop lawful_stand (uint64_t *state);

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

#endif
