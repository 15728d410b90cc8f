/* The straight line between the middles of two hexes of Ancient Battles Deluxe: what it passes on
 * its way. */
#ifndef MUSTER_RULES_ABD_HEX_LINE_H
#define MUSTER_RULES_ABD_HEX_LINE_H

#include "rules/abd/hex/grid.h"

/* A hex that the line passes through is both; where it runs along a hexside they are the hexes on
 * either hand of who looks along it, MU_ABD_OFF beyond the edge of the map. */
typedef struct {
  int16_t left, right;
} MuAbdPassing;

/* More than the longest line has on the largest map. */
#define MU_ABD_PASSINGS 96

/* In order, without the hexes of either end; how many. A hex that it only touches with a corner is
 * none of them. */
int mu_abd_line (const MuAbdGrid *grid, int from, int to, MuAbdPassing passing[MU_ABD_PASSINGS]);

/* The sides by which it leaves its first hex: one, or the two that meet where it leaves through a
 * corner. None where both ends are the same. */
int mu_abd_line_leaves (const MuAbdGrid *grid, int from, int to, int direction[2]);

#endif
