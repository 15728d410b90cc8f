/* The hex grid of Ancient Battles Deluxe: flat-topped hexes, columns by letters from west to east,
 * rows by numbers from north to south (abd.16.0.hex-grid). A hex is one number on its map, row by
 * row from the north-west. */
#ifndef MUSTER_RULES_ABD_HEX_GRID_H
#define MUSTER_RULES_ABD_HEX_GRID_H

#include <stdbool.h>
#include <stdint.h>

#include "rules/field/fix.h"

#define MU_ABD_COLUMNS 26 /* A to Z */
#define MU_ABD_ROWS    30
#define MU_ABD_HEXES   (MU_ABD_COLUMNS * MU_ABD_ROWS)
#define MU_ABD_OFF     (-1) /* no hex of the map */

/* Clockwise, as facings on scenario cards count from 1. */
typedef enum {
  MU_ABD_NORTH,
  MU_ABD_NORTH_EAST,
  MU_ABD_SOUTH_EAST,
  MU_ABD_SOUTH,
  MU_ABD_SOUTH_WEST,
  MU_ABD_NORTH_WEST,
} MuAbdDirection;
#define MU_ABD_DIRECTIONS 6

/* The direction so many hexsides (below 0: to the left) from another. */
static inline int
mu_abd_turned (int direction, int sides)
{
  return (direction + sides + 2 * MU_ABD_DIRECTIONS) % MU_ABD_DIRECTIONS;
}

/* 0 to 3: the hexsides between two directions. */
static inline int
mu_abd_between (int one, int other)
{
  const int sides = mu_abd_turned (one, -other);
  return sides > 3 ? MU_ABD_DIRECTIONS - sides : sides;
}

typedef struct {
  uint8_t columns, rows; /* 1 to MU_ABD_COLUMNS, MU_ABD_ROWS */
} MuAbdGrid;

static inline int
mu_abd_hex_count (const MuAbdGrid *grid)
{
  return grid->columns * grid->rows;
}

/* What follows is asked by the million where a machine player thinks, so that it stands here. */

/* The hex of that column and row, both from 0; MU_ABD_OFF outside the grid. */
static inline int
mu_abd_hex_at (const MuAbdGrid *grid, int column, int row)
{
  const bool in = column >= 0 && row >= 0 && column < grid->columns && row < grid->rows;
  return in ? row * grid->columns + column : MU_ABD_OFF;
}

/* Which columns stand low, counted from 0: A, C, E … Of the two ways in which columns can be
 * shifted against each other only this one fits the sample turn of the book.
 * READING: abd.16.0.hex-grid: columns A, C, E … lie half a hex further south than B, D, F … */
static inline bool
mu_abd_column_is_low (int column)
{
  return column % 2 == 0;
}

/* Its neighbour in that direction; MU_ABD_OFF beyond the edge. */
static inline int
mu_abd_hex_next (const MuAbdGrid *grid, int hex, int direction)
{
  static const int8_t step[2][MU_ABD_DIRECTIONS][2] = {
    { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }, { -1, -1 } }, /* high */
    { { 0, -1 }, { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 } },   /* low */
  };
  const int row = hex / grid->columns, column = hex - row * grid->columns;
  const int8_t *by = step[mu_abd_column_is_low (column)][direction];
  return mu_abd_hex_at (grid, column + by[0], row + by[1]);
}

/* How far south its middle lies, in half hexes, from 0 in the northernmost row. */
static inline int
mu_abd_hex_height (const MuAbdGrid *grid, int hex)
{
  const int row = hex / grid->columns;
  return 2 * row + mu_abd_column_is_low (hex - row * grid->columns);
}

/* Steps from one to the other. */
static inline int
mu_abd_hex_distance (const MuAbdGrid *grid, int from, int to)
{
  const int columns = from % grid->columns - to % grid->columns;
  const int heights = mu_abd_hex_height (grid, from) - mu_abd_hex_height (grid, to);
  const int across = columns < 0 ? -columns : columns, along = heights < 0 ? -heights : heights;
  return along > across ? across + (along - across) / 2 : across;
}

/* The direction of a neighbour; -1: they do not touch. */
int mu_abd_hex_direction (const MuAbdGrid *grid, int from, int to);
/* Whether a neighbour of it lies off the map; and how many steps it is to the nearest such hex. */
bool mu_abd_hex_is_edge (const MuAbdGrid *grid, int hex);
int mu_abd_hex_to_edge (const MuAbdGrid *grid, int hex);

/* How high a hex is on a field of paces: a unit, on its counter, is about as wide as a stand. For
 * whoever draws; the rules know hexes alone. */
#define MU_ABD_HEX_PACES 40
/* The middle of a hex, and the size of the whole map, as of a field: x to the east, y to the north.
 */
void mu_abd_hex_middle (const MuAbdGrid *grid, int hex, MuFix *x, MuFix *y);
void mu_abd_grid_size (const MuAbdGrid *grid, MuFix *width, MuFix *depth);
/* The grid of that size, which may have been rounded to paces; false: none has it. */
bool mu_abd_grid_of_size (MuFix width, MuFix depth, MuAbdGrid *grid);
/* The hex whose middle that is; MU_ABD_OFF: it is that of none. */
int mu_abd_hex_of_middle (const MuAbdGrid *grid, MuFix x, MuFix y);
/* The hex whose middle is less than half a hex away, as of places in whole paces; MU_ABD_OFF: there
 * is none. */
int mu_abd_hex_under (const MuAbdGrid *grid, MuFix x, MuFix y);

/* "N8" and its like. */
#define MU_ABD_NAME 4
void mu_abd_hex_name (const MuAbdGrid *grid, int hex, char name[MU_ABD_NAME]);
/* MU_ABD_OFF: it names none of the grid. Small letters are taken too. */
int mu_abd_hex_named (const MuAbdGrid *grid, const char *name);

#endif
