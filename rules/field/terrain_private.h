/* How a grid lies in its block, for the files of rules/field/terrain*.c alone. */
#ifndef MUSTER_RULES_FIELD_TERRAIN_PRIVATE_H
#define MUSTER_RULES_FIELD_TERRAIN_PRIVATE_H

#include "rules/field/terrain.h"

/* Cells are summed up in squares of so many each way: most of a field is open,
 * and whole squares of it are passed over. */
#define TERRAIN_BLOCK 8

static inline MuTerrainMask *
terrain_blocks (MuTerrain *terrain)
{
  return (MuTerrainMask *) (terrain->cell + (size_t) terrain->columns * (size_t) terrain->rows);
}

static inline const MuTerrainMask *
terrain_blocks_const (const MuTerrain *terrain)
{
  return (const MuTerrainMask *) (terrain->cell
                                  + (size_t) terrain->columns * (size_t) terrain->rows);
}

/* Where a wood or a hamlet lies: columns and rows, the last ones included. */
typedef struct {
  int32_t left, right, low, high;
} TerrainCover;

static inline const TerrainCover *
terrain_covers_const (const MuTerrain *terrain)
{
  const size_t blocks = (size_t) terrain->block_columns * (size_t) terrain->block_rows;
  return (const TerrainCover *) (terrain_blocks_const (terrain) + blocks);
}

static inline TerrainCover *
terrain_covers (MuTerrain *terrain)
{
  const size_t blocks = (size_t) terrain->block_columns * (size_t) terrain->block_rows;
  return (TerrainCover *) (terrain_blocks (terrain) + blocks);
}

#endif
