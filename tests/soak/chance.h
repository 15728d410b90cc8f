/* What the draws are made with: the numbers of a fixed sequence. */
#ifndef MUSTER_TESTS_SOAK_CHANCE_H
#define MUSTER_TESTS_SOAK_CHANCE_H

#include "tests/rules/common.h"

static inline bool
one_in (uint64_t *chance, uint32_t many)
{
  return next_below (chance, many) == 0;
}

static inline int
between (uint64_t *chance, int least, int most)
{
  return least + (int) next_below (chance, (uint32_t) (most - least + 1));
}

#endif
