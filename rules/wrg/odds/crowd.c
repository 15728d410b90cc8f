/* Ways summed up from the corner of a square, so that any part cut out of it costs four
 * look-ups. Few columns are asked for and men only where somebody may end, so each is
 * summed when first needed. A crowd is light while the men of all its ways fit in 64 bits;
 * a heavy one is counted man by man. */
#include "rules/wrg/odds/crowd.h"

#include <string.h>

static void
add_row (uint64_t *restrict below, const uint64_t *restrict above, const uint64_t *restrict ways)
{
  below[0] = 0;
  for (int c = 0; c < MEN; c++)
    below[c + 1] = above[c + 1] + ways[c];
}

/* So many ways, in all ways of a side's dice and times the men that each may carry, stay
 * below 2 ^ 64. */
#define LIGHT ((uint64_t) 1 << 54)

void
mu_odds_crowd_of_square (Crowd *crowd, const Square *square)
{
  crowd->square = square;
  crowd->light = square->all < LIGHT;
  crowd->weighed[0] = crowd->weighed[1] = false;
  memset (crowd->below[0], 0, sizeof crowd->below[0]);
  memset (crowd->summed, 0, sizeof crowd->summed);
  for (int n = 0; n < square->rows; n++)
    add_row (crowd->below[n + 1], crowd->below[n], square_row (square, square->row[n]));
}

void
mu_odds_crowd_sum (Crowd *crowd, int number)
{
  uint64_t *below = crowd->below[number];
  uint64_t sum = 0;
  for (int c = 1; c <= MEN; c++)
    below[c] = sum += below[c];
  crowd->summed[number] = true;
}

static void
weigh_rows (Crowd *crowd)
{
  const Square *square = crowd->square;
  memset (crowd->men[0][0], 0, sizeof crowd->men[0][0]);
  for (int n = 0; n < square->rows; n++) {
    const unsigned men = square->row[n];
    const uint64_t *above = crowd->below[n];
    const uint64_t *below = crowd->below[n + 1];
    for (int c = 0; c <= MEN; c++)
      crowd->men[0][n + 1][c] = crowd->men[0][n][c] + (below[c] - above[c]) * men;
  }
}

static void
weigh_columns (Crowd *crowd)
{
  for (int n = 0; n <= crowd->square->rows; n++) {
    const uint64_t *below = crowd->below[n];
    uint64_t *men = crowd->men[1][n];
    men[0] = 0;
    for (int c = 0; c < MEN; c++)
      men[c + 1] = men[c] + (below[c + 1] - below[c]) * (unsigned) c;
  }
}

void
mu_odds_crowd_weigh (Crowd *crowd, int side)
{
  if (crowd->weighed[side])
    return;
  for (int r = 0; r <= MEN; r++)
    crowd_row (crowd, r);
  if (side == 0)
    weigh_rows (crowd);
  else
    weigh_columns (crowd);
  crowd->weighed[side] = true;
}

static inline uint64_t
within (Crowd *crowd, uint64_t table[MEN + 1][MEN + 1], const Part *part)
{
  const uint64_t *from = table[crowd_row (crowd, part->from[0])];
  const uint64_t *to = table[crowd_row (crowd, part->to[0])];
  return to[part->to[1]] - from[part->to[1]] - to[part->from[1]] + from[part->from[1]];
}

uint64_t
mu_odds_crowd_ways (Crowd *crowd, const Part *part)
{
  return within (crowd, crowd->below, part);
}

/* Man by man. */
static MuWays
heavy_men (Crowd *crowd, const Part *part, int side)
{
  MuWays men = 0;
  for (int m = part->from[side]; m < part->to[side]; m++) {
    Part at = *part;
    at.from[side] = m;
    at.to[side] = m + 1;
    men += (MuWays) mu_odds_crowd_ways (crowd, &at) * (unsigned) (m + part->moved[side]);
  }
  return men;
}

MuWays
mu_odds_crowd_men (Crowd *crowd, const Part *part, int side)
{
  if (!crowd->light)
    return heavy_men (crowd, part, side);
  mu_odds_crowd_weigh (crowd, side);
  return within (crowd, crowd->men[side], part)
         + mu_odds_crowd_ways (crowd, part) * (uint64_t) part->moved[side];
}
