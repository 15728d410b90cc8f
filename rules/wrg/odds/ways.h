/* Exact chances: so many ways out of so many, all of them equally likely. */
#ifndef MUSTER_RULES_WRG_ODDS_WAYS_H
#define MUSTER_RULES_WRG_ODDS_WAYS_H

#include <stdint.h>

/* Eight periods of a melee have 6^32 ways, over 2^82. */
__extension__ typedef unsigned __int128 MuWays;

/* ways / of in parts of unit, to the nearest and a half up: unit 1000000 gives
 * parts per million. ways <= of, 1 <= of < 2^84, unit <= 10^9. */
uint32_t mu_ways_share (MuWays ways, MuWays of, uint32_t unit);

/* The same of a number that may exceed of: an average of up to 2000 units.
 * ways < 2^96, of and unit as above. */
uint64_t mu_ways_average (MuWays ways, MuWays of, uint32_t unit);

#endif
