/* Private to rules/odds: in how many ways two bodies can have come to a state,
 * man by man; for every period but the last.
 *
 * A state is a slot (the posture of both), the figures that each side has lost
 * and the men that it carries besides. States of the same figures lie together,
 * MEN × MEN of them, in a square: rows are men of the first side, columns men of
 * the second. Squares of a slot and of the same figures of the first side lie
 * side by side, a few to a strip. A strip is taken from the room when the first
 * way leads to it, as most squares are never come to.
 *
 * A blow moves a whole square by so many rows and columns, so that its columns
 * come to lie in two squares, perhaps in two strips. A strip has MEN columns
 * more than its squares: what comes there belongs to the next strip's first
 * square, and is added when that is taken out. So a row moves in one go.
 *
 * One grid is enough, as nobody regains men: squares are taken out from those
 * with the most losses to those with the least, in all slots at once, and what
 * comes of them goes to squares that have been taken out already.
 *
 * The counts are below MU_ODDS_PERIOD_WAYS ^ 6 < 2 ^ 63.
 */
#ifndef MUSTER_RULES_ODDS_GRID_H
#define MUSTER_RULES_ODDS_GRID_H

#include "rules/odds/plan.h"
#include "rules/odds/room.h"

#define STRIP_SQUARES 4
#define STRIP_COLUMNS ((STRIP_SQUARES + 1) * MEN)

typedef struct {
  uint64_t ways[MEN][STRIP_COLUMNS];
} Strip;

typedef struct {
  int figures[SIDES]; /* squares of a slot along each side */
  int strips;         /* of the same figures of the first side */
  Strip **strip;      /* [(slot * figures[0] + figures lost) * strips] */
  bool *filled;       /* [(slot * figures[0] + figures lost) * figures[1]] */
  Room *room;
} Grid;

/* The ways of a square; aligned, as rows are added by far the most often. */
#define ROW_ALIGNMENT 16
typedef struct {
  _Alignas(ROW_ALIGNMENT) uint64_t ways[MEN][MEN];
  uint64_t all;
  int rows; /* any way leads to these */
  uint8_t row[MEN];
} Square;

/* False if there is no room. figures: no side ever loses so many. */
bool grid_init (Grid *grid, int slots, const int figures[SIDES], Room *room);
size_t grid_size (int slots, const int figures[SIDES]); /* at the very most */

/* Takes the ways to these losses in figures; false where there are none. */
bool grid_take_out (Grid *grid, int slot, const int lost[SIDES], Square *square);

/* The ways of both; sum may be one of them. */
void square_add (Square *sum, const Square *one, const Square *other);

/* Adds each way of the square, moved by men of each side from
 * figures lost; false if there is no room. Columns that come to lie beyond the
 * second side's figures are lost, and so are rows. */
bool grid_add (Grid *grid, int slot, const int lost[SIDES], const int men[SIDES],
               const Square *square);

#endif
