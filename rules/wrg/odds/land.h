/* Private to rules/odds: where crowds come to when they move to the last period. */
#ifndef MUSTER_RULES_WRG_ODDS_LAND_H
#define MUSTER_RULES_WRG_ODDS_LAND_H

#include "rules/wrg/odds/crowd.h"
#include "rules/wrg/odds/ending.h"

/* Where a blow moves the men of a square: the first of them so many figures further,
 * the others one more. */
typedef struct {
  int men; /* of the blow, less those of whole figures */
  int figures;
  int border;
  unsigned ways;
} Shift;

void mu_odds_shifts_of_strike (Shift shift[RANDOMS], const Strike *strike);

/* Blows upon the first side, and those upon the second that may go with each. */
typedef struct {
  const Shift *shift[SIDES]; /* by blow upon the side */
  int count;                 /* of blows upon the first: those that leave somebody */
  const uint16_t *blows;     /* of Verdicts … */
  unsigned left;             /* … of which these leave somebody */
} Exchanges;

/* Adds all ways of the crowd, once for each way of the exchanges and moved from
 * figures lost by their men, but for those who do not survive. False if there is
 * no room. */
bool mu_odds_land (Ending *ending, int slot, const int lost[SIDES], const Exchanges *exchanges,
                   Crowd *crowd);

#endif
