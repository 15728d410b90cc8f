/* Private to rules/odds: the squares of as many figures of the first side, in all
 * slots, while they fight a period. What they come to is put down first and moved
 * slot by slot, as what lies close together is then added to in one go. */
#ifndef MUSTER_RULES_WRG_ODDS_BAND_H
#define MUSTER_RULES_WRG_ODDS_BAND_H

#include "rules/wrg/odds/flow.h"
#include "rules/wrg/odds/wave.h"

/* The ways of some kin, and the exchanges that they go on by to one slot. */
typedef struct {
  const Bout *bout; /* of one of them */
  const Square *square;
  const uint16_t *blows; /* of Verdicts */
  int next;              /* to the same slot, or NO_MOVE */
} Move;
#define NO_MOVE (-1)

typedef struct {
  Grid *grid;
  Wave wave;
  int slots;
  bool narrow;    /* squares of but one number of figures at a time: all lie in its row 0 */
  Square *square; /* [figures lost by the second side * slots + slot] */
  Bout *bout;     /* the same */
  SquareSum *sum; /* of kin */
  Move *move;
  int *first; /* move, by slot */
  int sums;
  int moves;
} Band;

size_t mu_odds_band_size (int slots, int figures); /* of the second side */
bool mu_odds_band_init (Band *band, Grid *grid, int slots, int figures,
                        Room *room); /* as grid_init */

/* Of a square, by figures lost by the second side. */
static inline Square *
band_square (const Band *band, int slot, int lost)
{
  return &band->square[(band->narrow ? 0 : lost) * band->slots + slot];
}

static inline Bout *
band_bout (const Band *band, int slot, int lost)
{
  return &band->bout[(band->narrow ? 0 : lost) * band->slots + slot];
}

/* Nothing is put down. */
void mu_odds_band_clear (Band *band);

/* The ways of all the kin in the set: it holds until the band is cleared. */
const Square *mu_odds_band_gather (Band *band, const Kin *kin, unsigned set);

/* Puts down where these go. */
void mu_odds_band_put (Band *band, const Bout *bout, const Square *square, const Flow *flow);

/* About how much work it is to move squares of such a melee, to tell which body had
 * better be the first. */
unsigned mu_odds_band_effort (const Plan *plan);

/* Moves all that is put down into the grid; false if there is no room. */
bool mu_odds_band_move (Band *band);

#endif
