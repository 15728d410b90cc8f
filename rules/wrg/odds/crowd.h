/* Private to rules/odds: the ways of a square that moves to the last period, summed up
 * for blows to cut it. */
#ifndef MUSTER_RULES_WRG_ODDS_CROWD_H
#define MUSTER_RULES_WRG_ODDS_CROWD_H

#include "rules/wrg/odds/grid.h"

/* Only rows that some way leads to count:
 * [n][c] is of the first n of them and the first c columns. */
typedef struct {
  const Square *square;
  uint64_t below[MEN + 1][MEN + 1]; /* ways; where not yet summed, of column c - 1 alone */
  bool summed[MEN + 1];
  bool light;                            /* the men can be counted in 64 bits … */
  bool weighed[SIDES];                   /* … and have been: */
  uint64_t men[SIDES][MEN + 1][MEN + 1]; /* carried by the side, over these ways */
} Crowd;

void mu_odds_crowd_of_square (Crowd *crowd, const Square *square);

/* Sums these columns, which nobody had asked for yet. */
void mu_odds_crowd_sum (Crowd *crowd, int number);

/* Where the tables have what lies above a row. */
static inline int
crowd_row (Crowd *crowd, int row)
{
  const int number = crowd->square->before[row];
  if (!crowd->summed[number])
    mu_odds_crowd_sum (crowd, number);
  return number;
}

/* To be asked for before a light crowd's men are read. */
void mu_odds_crowd_weigh (Crowd *crowd, int side);

/* Rows and columns of a crowd, and how many men further they come to lie. */
typedef struct {
  int from[SIDES];
  int to[SIDES];
  int moved[SIDES];
} Part;

uint64_t mu_odds_crowd_ways (Crowd *crowd, const Part *part);

/* The men that a side carries where the part comes to, over all its ways. */
MuWays mu_odds_crowd_men (Crowd *crowd, const Part *part, int side);

#endif
