/* Private to rules/odds: counts side by side, added several at a time. By far the
 * most of the work of a melee. */
#ifndef MUSTER_RULES_WRG_ODDS_LANES_H
#define MUSTER_RULES_WRG_ODDS_LANES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LANES         4 /* counts that are added at a time */
#define LANES_DOWN(n) ((n) / LANES * LANES)
#define LANES_UP(n)   LANES_DOWN ((n) + LANES - 1)

/* Some rows of counts, and where they go. */
typedef struct {
  uint64_t *to;
  const uint64_t *from;
  ptrdiff_t to_stride;
  ptrdiff_t from_stride;
  const uint8_t *row; /* which rows */
  ptrdiff_t down;     /* where these go, so many rows further down; above: below 0 */
  int rows;
  int columns; /* a multiple of LANES */
  bool fast;   /* lanes_are_fast */
} LaneRows;

/* Whether this processor can add LANES at a time. To be asked once, not for each
 * addition: under some hypervisors the answer takes microseconds. */
bool mu_odds_lanes_are_fast (void);

/* Adds each count so many times: modulo 2 ^ 64, so that less than no times takes it
 * away again. */
void mu_odds_lanes_add (const LaneRows *rows, uint64_t times);

typedef struct {
  uint64_t *to;
  int stride;
  int rows;
  int columns; /* a multiple of LANES */
  bool fast;   /* lanes_are_fast */
} LaneBlock;

void mu_odds_lanes_clear (const LaneBlock *block);

/* Row by row. */
void mu_odds_lanes_sum (const LaneBlock *block, uint64_t sum[]);

#endif
