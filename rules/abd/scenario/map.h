/* The board of Ancient Battles Deluxe: terrain in hexes and along hexsides. */
#ifndef MUSTER_RULES_ABD_SCENARIO_MAP_H
#define MUSTER_RULES_ABD_SCENARIO_MAP_H

#include "rules/abd/charts/chart.h"
#include "rules/abd/hex/grid.h"

/* Hexsides are kept with one of the two hexes: those to the north, north-east and south-east. */
#define MU_ABD_OWN_SIDES 3

typedef struct {
  MuAbdGrid grid;
  uint8_t terrain[MU_ABD_HEXES];                   /* MuAbdTerrain */
  uint8_t hexside[MU_ABD_HEXES][MU_ABD_OWN_SIDES]; /* MuAbdHexside */
} MuAbdMap;

/* All clear, without hexsides. */
void mu_abd_map_clear (MuAbdMap *map, int columns, int rows);
/* What lies along that side of the hex; along the edge of the map nothing. */
MuAbdHexside mu_abd_map_side (const MuAbdMap *map, int hex, int direction);
/* Does nothing along the edge of the map. */
void mu_abd_map_set_side (MuAbdMap *map, int hex, int direction, MuAbdHexside side);

#endif
