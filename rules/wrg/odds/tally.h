/* Private to rules/odds: adds up how a period ends for states of the same
 * posture and figures. */
#ifndef MUSTER_RULES_WRG_ODDS_TALLY_H
#define MUSTER_RULES_WRG_ODDS_TALLY_H

#include "rules/wrg/odds/bout.h"
#include "rules/wrg/odds/grid.h"

#define PLACES (RANDOMS + 1)

/* Men carried, in places: those together that no blow tells apart. below[r][c]: the
 * ways to the first r places of the first side and c of the second; men[s][p]: those
 * to the first p places of side s, each times the men that it carries. */
typedef struct {
  int places[SIDES];
  uint8_t start[SIDES][PLACES + 1]; /* the fewest men of each place, then MEN */
  MuWays below[PLACES + 1][PLACES + 1];
  MuWays men[SIDES][PLACES + 1];
} Sums;

/* For these blows. */
void mu_odds_sums_of_square (Sums *sums, const Square *square, const Bout *bout);

static inline MuWays
sums_within (MuWays const table[PLACES + 1][PLACES + 1], const int from[SIDES], const int to[SIDES])
{
  return table[to[0]][to[1]] - table[from[0]][to[1]] - table[to[0]][from[1]]
         + table[from[0]][from[1]];
}

/* Where two in this posture come to, by what becomes of each: a slot, or: */
#define PARTED (-1)
typedef struct {
  int slot[2][2];
} NextSlots;

/* Adds what becomes of these. sums may be NULL where neither side may end. */
void mu_odds_tally (MuOddsAfter *after, const Bout *bout, const NextSlots *next, MuWays all,
                    const Sums *sums);

#endif
