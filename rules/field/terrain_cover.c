/* Woods and groups of buildings, each as a whole. Whether one is near is asked of its cells and
 * not of its outline: a road through a wood is no part of it here either, as it is none for
 * sight and movement. */
#include "rules/field/terrain_private.h"

#define CELL MU_PACES (MU_TERRAIN_CELL)

int
mu_terrain_covers (const MuTerrain *terrain)
{
  return terrain ? (int) terrain->covers : 0;
}

static MuPoint
middle_of (int32_t column, int32_t row)
{
  return (MuPoint){ column * CELL + CELL / 2, row * CELL + CELL / 2 };
}

static int64_t
square_from (const MuRect *rect, MuPoint point)
{
  const MuLocal at = mu_rect_local (rect, point);
  const MuFix half = rect->width / 2;
  const int64_t across = at.u > half ? at.u - half : at.u < -half ? -half - at.u : 0;
  const int64_t along = at.v > 0 ? at.v : at.v < -rect->depth ? -rect->depth - at.v : 0;
  return across * across + along * along;
}

static int32_t
larger (int32_t one, int32_t other)
{
  return one > other ? one : other;
}

static int32_t
smaller (int32_t one, int32_t other)
{
  return one < other ? one : other;
}

/* Those of its cells that could be so near; none: left beyond right, or low beyond high. */
static TerrainCover
part_about (const TerrainCover *cover, const MuRect *rect, MuFix limit)
{
  MuPoint low, high;
  mu_rect_box (rect, &low, &high);
  return (TerrainCover){
    larger (cover->left, (low.x - limit) / CELL - 1),
    smaller (cover->right, (high.x + limit) / CELL + 1),
    larger (cover->low, (low.y - limit) / CELL - 1),
    smaller (cover->high, (high.y + limit) / CELL + 1),
  };
}

/* From middle to edge of a cell. */
bool
mu_terrain_cover_is_near (const MuTerrain *terrain, int cover, const MuRect *rect, MuFix limit)
{
  const int64_t reach = (int64_t) limit + CELL / 2;
  const TerrainCover part = part_about (&terrain_covers_const (terrain)[cover], rect, limit);
  for (int32_t row = part.low; row <= part.high; row++)
    for (int32_t column = part.left; column <= part.right; column++) {
      const MuPoint middle = middle_of (column, row);
      if (mu_terrain_at (terrain, middle)->mask & MU_LIES_COVER
          && square_from (rect, middle) <= reach * reach)
        return true;
    }
  return false;
}
