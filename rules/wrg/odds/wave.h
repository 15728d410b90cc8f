/* Private to rules/odds: a square's ways after some blows upon the second side.
 * The blows upon the first move them all alike; as from one of these to the next
 * few exchanges change their verdict, a wave is built up once and only changed by
 * so many. */
#ifndef MUSTER_RULES_WRG_ODDS_WAVE_H
#define MUSTER_RULES_WRG_ODDS_WAVE_H

#include "rules/wrg/odds/grid.h"

typedef struct {
  const Square *square;
  const Strike *strike;
  unsigned blows; /* that it holds, a bit each */
  int from;       /* men lost by the lightest of all that it will hold, or fewer */
  int stride;
  int start; /* the columns that are of account */
  int end;
  uint64_t *ways; /* [row * stride + men lost less from] */
  bool fast;      /* lanes_are_fast */
} Wave;

size_t mu_odds_wave_size (void);
bool mu_odds_wave_init (Wave *wave, Room *room); /* false if there is no room */

/* Of a square and a strike, no more blows than these: at least one, and none so
 * heavy that nobody is left. */
void mu_odds_wave_begin (Wave *wave, const Square *square, const Strike *strike, unsigned blows);

/* Columns of a wave after these, at least one. */
int mu_odds_wave_width (const Strike *strike, unsigned blows);

/* The wave after just these blows, at least one; men: lost in its first column. */
Patch mu_odds_wave_after (Wave *wave, unsigned blows, int *men);

#endif
