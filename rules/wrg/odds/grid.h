/* Private to rules/odds: in how many ways two bodies can have come to a state,
 * man by man; for every period but the last.
 *
 * A state is a slot (the posture of both), the figures that each side has lost
 * and the men that it carries besides. States of the same figures are a square of
 * MEN × MEN: rows are men of the first side, columns men of the second. Squares
 * of the same slot and figures of the first side lie side by side, a few to a
 * strip. A strip is taken from the room when the first way leads to it, and a
 * square cleared, as most are never come to.
 *
 * One grid is enough, as nobody regains men: squares are taken out from those
 * with the most losses to those with the least, in all slots at once, and what
 * comes of them goes to squares that have been taken out already. What is taken out
 * stays where it lies until it is given back: a square that is come to anew gets
 * another strip.
 *
 * The counts are below MU_ODDS_PERIOD_WAYS ^ 6 < 2 ^ 63.
 */
#ifndef MUSTER_RULES_WRG_ODDS_GRID_H
#define MUSTER_RULES_WRG_ODDS_GRID_H

#include "rules/wrg/odds/plan.h"
#include "rules/wrg/odds/room.h"

#define STRIP_SQUARES 8
#define STRIP_COLUMNS (STRIP_SQUARES * MEN)

typedef union Strip {
  uint64_t ways[MEN][STRIP_COLUMNS];
  union Strip *next; /* of those that are free */
} Strip;

typedef struct {
  Strip *strip;    /* NULL: nothing leads there */
  unsigned filled; /* squares, a bit each */
} Place;

typedef struct {
  int figures[SIDES]; /* squares of a slot along each side */
  int strips;         /* of the same figures of the first side */
  Place *place;       /* [(slot * figures + figures lost) * strips] */
  Strip *free;        /* a list */
  Strip **spent;      /* those taken out of which nothing is left, and not yet given back */
  int spent_count;
  bool fast; /* lanes_are_fast */
  Room *room;
} Grid;

/* The ways of a square, wherever they lie. */
typedef struct {
  const uint64_t *ways; /* [row * stride + column] */
  int stride;
  int rows; /* any way leads to these */
  uint8_t row[MEN + 1];
  uint8_t before[MEN + 1]; /* so many of them lie above this row */
  uint64_t all;
} Square;

typedef struct {
  Square square;
  uint64_t ways[MEN][MEN];
} SquareSum;

static inline const uint64_t *
square_row (const Square *square, int row)
{
  return square->ways + row * square->stride;
}

/* Ways to be moved together: of each row of a square as many columns. */
typedef struct {
  const Square *square;
  const uint64_t *ways; /* [row * stride + column] */
  int stride;
  int columns; /* a multiple of LANES */
} Patch;

/* False if there is no room. figures: no side ever loses so many. */
bool mu_odds_grid_init (Grid *grid, int slots, const int figures[SIDES], Room *room);
size_t mu_odds_grid_size (int slots, const int figures[SIDES]); /* at the very most */

/* One way to one state, to begin with: nothing lost but what is carried. False if
 * there is no room. */
bool mu_odds_grid_begin (Grid *grid, const int carried[SIDES]);

/* Takes the ways to these losses in figures; false where there are none. To be
 * taken out in all slots, for all losses of the second side, before any is added to. */
bool mu_odds_grid_take_out (Grid *grid, int slot, const int lost[SIDES], Square *square);

/* The room of all that has been taken out. */
void mu_odds_grid_give_back (Grid *grid);

/* The ways of both, in rows that some lead to; sum may be one of them. */
void mu_odds_square_add (SquareSum *sum, const Square *one, const Square *other);

/* Adds so many times each way of the patch, its first row and column being those
 * of so many men lost, of the second side a multiple of LANES. Columns that come
 * to lie beyond the second side's figures are lost, and so are rows. False if there
 * is no room. */
bool mu_odds_grid_add (Grid *grid, int slot, const int men[SIDES], const Patch *patch,
                       unsigned ways);

#endif
