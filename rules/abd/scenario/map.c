/* A hexside belongs to two hexes and is kept once: whoever asks from the south or the west is sent
 * to the neighbour. */
#include "rules/abd/scenario/map.h"

#include <assert.h>
#include <string.h>

void
mu_abd_map_clear (MuAbdMap *map, int columns, int rows)
{
  assert (columns > 0 && columns <= MU_ABD_COLUMNS && rows > 0 && rows <= MU_ABD_ROWS);
  memset (map, 0, sizeof *map);
  map->grid = (MuAbdGrid){ (uint8_t) columns, (uint8_t) rows };
}

MuAbdHexside
mu_abd_map_side (const MuAbdMap *map, int hex, int direction)
{
  const int next = mu_abd_hex_next (&map->grid, hex, direction);
  if (next == MU_ABD_OFF)
    return MU_ABD_NO_SIDE;
  return direction < MU_ABD_OWN_SIDES ? (MuAbdHexside) map->hexside[hex][direction]
                                      : (MuAbdHexside) map->hexside[next][direction - 3];
}

void
mu_abd_map_set_side (MuAbdMap *map, int hex, int direction, MuAbdHexside side)
{
  const int next = mu_abd_hex_next (&map->grid, hex, direction);
  if (next == MU_ABD_OFF)
    return;
  if (direction < MU_ABD_OWN_SIDES)
    map->hexside[hex][direction] = (uint8_t) side;
  else
    map->hexside[next][direction - 3] = (uint8_t) side;
}
