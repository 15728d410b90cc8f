/* The one division that odds need: of numbers longer than the machine divides by itself. */
#include "rules/wrg/odds/ways.h"

#include <assert.h>

#define QUOTIENT_BITS 42 /* 2000 times 10^9 */

/* By shifting and taking away: a division of so many bits would need a library
 * beyond libc. Each step keeps of << bit below 2^126. */
uint64_t
mu_ways_average (MuWays ways, MuWays of, uint32_t unit)
{
  assert (of > 0 && of >> 84 == 0 && ways >> 96 == 0 && unit <= 1000000000);
  MuWays rest = ways * unit;
  uint64_t quotient = 0;
  for (int bit = QUOTIENT_BITS - 1; bit >= 0; bit--)
    if (rest >> bit >= of) {
      rest -= of << bit;
      quotient |= UINT64_C (1) << bit;
    }
  return quotient + (2 * rest >= of);
}

uint32_t
mu_ways_share (MuWays ways, MuWays of, uint32_t unit)
{
  assert (ways <= of);
  return (uint32_t) mu_ways_average (ways, of, unit);
}
