/* Private to rules/odds: sets of bits. */
#ifndef MUSTER_RULES_WRG_ODDS_BITS_H
#define MUSTER_RULES_WRG_ODDS_BITS_H

#include <stdint.h>

/* How many there are: in pairs, then in fours, then in bytes, whose sum comes to
 * stand in the highest. */
static inline int
bits_in (uint32_t set)
{
  set -= set >> 1 & 0x55555555u;
  set = (set & 0x33333333u) + (set >> 2 & 0x33333333u);
  set = (set + (set >> 4)) & 0x0f0f0f0fu;
  return (int) (set * 0x01010101u >> 24);
}

#endif
