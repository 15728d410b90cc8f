/* The pieces of terrain, their sizes in inches of the table, and which may lie on which. */
#include "rules/awfp/field/pieces.h"

#include "rules/awfp/sums/march.h"
#include "rules/field/terrain_shape.h"

#define LIES(kind) MU_LIES (MU_FEATURE_##kind)
#define ROADS      (LIES (ROAD) | LIES (PATH))

MuAwfpScale
mu_awfp_scale_of (MuScale figures)
{
  switch (figures) {
  case MU_SCALE_25:
    return MU_AWFP_LARGE;
  case MU_SCALE_15:
    return MU_AWFP_MEDIUM;
  case MU_SCALE_5:
    return MU_AWFP_SMALL;
  }
  return MU_AWFP_MEDIUM;
}

MuAwfpTable
mu_awfp_table (MuAwfpScale scale)
{
  static const struct {
    uint8_t wide, deep; /* feet */
  } feet[MU_AWFP_SCALES]
      = { [MU_AWFP_SMALL] = { 3, 2 }, [MU_AWFP_MEDIUM] = { 4, 4 }, [MU_AWFP_LARGE] = { 6, 4 } };
  const MuFix foot = mu_awfp_length (scale, 12, 12);
  return (MuAwfpTable){ MU_FIX_TO_PACES (feet[scale].wide * foot),
                        MU_FIX_TO_PACES (feet[scale].deep * foot) };
}

/* awfp.terrain.size-column: the first size of a pair, the bracketed one on large tables. */
static int
paces (MuAwfpScale scale, int small, int large)
{
  return MU_FIX_TO_PACES (mu_awfp_length (scale, small, large));
}

/* --- sizes ------------------------------------------------------------------ */

/* What each kind is to these rules. */
typedef enum {
  NO_PIECE, /* they have none such */
  GROUND,   /* an area, hills included */
  POND,
  LAKE,     /* sea and major river too */
  OBSTACLE, /* awfp.terrain.obstacles: stakes are palisades, gullies and ravines ditches */
  WATERWAY, /* a stream is an obstacle too */
  WAY,
  PASSAGE,
} Piece;

static const uint8_t piece_table[MU_FEATURE_KINDS] = {
  [MU_FEATURE_GENTLE_HILL] = GROUND,
  [MU_FEATURE_STEEP_HILL] = GROUND,
  [MU_FEATURE_WOOD] = GROUND,
  [MU_FEATURE_MARSH] = GROUND,
  [MU_FEATURE_BOG] = GROUND,
  [MU_FEATURE_SOFT_SAND] = GROUND,
  [MU_FEATURE_ROCKS] = GROUND,
  [MU_FEATURE_HAMLET] = GROUND,
  [MU_FEATURE_HEDGED_FIELD] = GROUND,
  [MU_FEATURE_WALLED_FIELD] = GROUND,
  [MU_FEATURE_STREAM] = WATERWAY,
  [MU_FEATURE_RIVER] = WATERWAY,
  [MU_FEATURE_ROAD] = WAY,
  [MU_FEATURE_PATH] = WAY,
  [MU_FEATURE_HEDGE] = OBSTACLE,
  [MU_FEATURE_WALL] = OBSTACLE,
  [MU_FEATURE_PALISADE] = OBSTACLE,
  [MU_FEATURE_ABATIS] = OBSTACLE,
  [MU_FEATURE_DITCH] = OBSTACLE,
  [MU_FEATURE_FORD] = PASSAGE,
  [MU_FEATURE_BRIDGE] = PASSAGE,
  [MU_FEATURE_GATEWAY] = PASSAGE,
  [MU_FEATURE_LIGHT_WOOD] = GROUND,
  [MU_FEATURE_POND] = POND,
  [MU_FEATURE_LAKE] = LAKE,
};

/* The square of its greatest extent, in paces. */
static int64_t
across_squared (const MuFeature *area)
{
  int64_t most = 0;
  for (int i = 0; i < area->count; i++)
    for (int j = i + 1; j < area->count; j++) {
      const int64_t x = area->spots[i].x - area->spots[j].x;
      const int64_t y = area->spots[i].y - area->spots[j].y;
      most = x * x + y * y > most ? x * x + y * y : most;
    }
  return most;
}

/* awfp.terrain.min-size */
static MuRule
area_forbidden (const MuFeature *area, MuAwfpScale scale, int64_t most, MuRule too_large)
{
  const int64_t least = paces (scale, 2, 4), across = across_squared (area);
  if (across > most * most)
    return too_large;
  return across < least * least ? MU_RULE_AWFP_TERRAIN_MIN_SIZE : MU_RULE_NONE;
}

/* To half an inch. */
static bool
is_about (int64_t length, MuAwfpScale scale, int small, int large)
{
  const int64_t off = length - paces (scale, small, large);
  return 2 * (off < 0 ? -off : off) <= paces (scale, 1, 1);
}

static bool
is_wide (const MuFeature *line, MuAwfpScale scale, int small, int large)
{
  return is_about (mu_feature_width (line), scale, small, large);
}

/* Its corners nearest to side A's left corner of the table and furthest from it. */
static void
box_of (const MuFeature *area, MuSpot *low, MuSpot *high)
{
  *low = *high = area->spots[0];
  for (int i = 1; i < area->count; i++) {
    const MuSpot at = area->spots[i];
    *low = (MuSpot){ at.x < low->x ? at.x : low->x, at.y < low->y ? at.y : low->y };
    *high = (MuSpot){ at.x > high->x ? at.x : high->x, at.y > high->y ? at.y : high->y };
  }
}

/* From baseline to baseline, cell by cell, so many paces from side A's left. */
static bool
floods (const MuFeature *lake, int depth, int x)
{
  for (int y = MU_TERRAIN_CELL; y < depth; y += MU_TERRAIN_CELL)
    if (!mu_area_holds (lake, mu_half_of ((MuSpot){ x, y })))
      return false;
  return true;
}

/* awfp.terrain.lake. READING: awfp.terrain.lake: the flank edge runs from baseline to baseline; a
 * shore may wind, by as much as its width may be off. */
static MuRule
lake_forbidden (const MuBattlefield *field, const MuFeature *lake, MuAwfpScale scale)
{
  MuSpot low, high;
  const int least = paces (scale, 8, 12) - paces (scale, 1, 1) / 2 - 1;
  box_of (lake, &low, &high);
  const bool left = low.x == 0, whole = low.y == 0 && high.y == field->depth;
  const int edge = left ? 1 : field->width - 1, shore = left ? least : field->width - least;
  return whole && (left || high.x == field->width) && is_about (high.x - low.x, scale, 8, 12)
                 && floods (lake, field->depth, edge) && floods (lake, field->depth, shore)
             ? MU_RULE_NONE
             : MU_RULE_AWFP_TERRAIN_LAKE;
}

/* awfp.terrain.river, awfp.terrain.stream, awfp.terrain.road: lines have the width of their kind,
 * be it under the least of other pieces (awfp.terrain.min-size). awfp.terrain.obstacle-max,
 * awfp.terrain.stream-length: a stream is no longer than any obstacle. */
static MuRule
line_forbidden (const MuFeature *line, MuAwfpScale scale)
{
  const bool obstacle = piece_table[line->kind] == OBSTACLE || line->kind == MU_FEATURE_STREAM;
  if (line->kind == MU_FEATURE_RIVER && !is_wide (line, scale, 2, 3))
    return MU_RULE_AWFP_TERRAIN_RIVER_WIDTH;
  if (line->kind == MU_FEATURE_STREAM && !is_wide (line, scale, 1, 2))
    return MU_RULE_AWFP_TERRAIN_STREAM;
  if (piece_table[line->kind] == WAY && !is_wide (line, scale, 1, 2))
    return MU_RULE_AWFP_TERRAIN_ROAD_WIDTH;
  if (obstacle && mu_feature_length (line) > paces (scale, 8, 12))
    return line->kind == MU_FEATURE_STREAM ? MU_RULE_AWFP_TERRAIN_STREAM_LENGTH
                                           : MU_RULE_AWFP_TERRAIN_OBSTACLE_MAX;
  return MU_RULE_NONE;
}

/* --- what lies on what ------------------------------------------------------- */

static bool
edges_meet (const MuFeature *one, const MuFeature *other)
{
  for (int i = 0; i < mu_feature_edges (one); i++)
    for (int j = 0; j < mu_feature_edges (other); j++)
      if (mu_edges_meet (mu_feature_edge (one, i), mu_feature_edge (other, j)))
        return true;
  return false;
}

static bool
is_area (const MuFeature *feature)
{
  return mu_feature_form (feature->kind) == MU_FEATURE_AREA;
}

static bool
overlap (const MuFeature *one, const MuFeature *other)
{
  if (is_area (one) && is_area (other))
    return mu_areas_overlap (one, other);
  const bool inside = (is_area (one) && mu_area_holds (one, mu_half_of (other->spots[0])))
                      || (is_area (other) && mu_area_holds (other, mu_half_of (one->spots[0])));
  return inside || edges_meet (one, other);
}

/* awfp.terrain.on-low-hill: woods, rocks, buildings and their fields; awfp.terrain.road-overlap:
 * roads over rivers, streams and low hills and through all ground that delays.
 * READING: awfp.terrain.road-overlap: and through light woods, which hinder a road even less. */
static bool
may_lie_on (MuFeatureKind kind, MuFeatureKind under)
{
  const uint32_t on_hill = MU_LIES_WOOD | LIES (ROCKS) | LIES (HAMLET) | LIES (HEDGED_FIELD)
                           | LIES (WALLED_FIELD) | ROADS;
  const uint32_t under_road = MU_LIES_WATER | LIES (GENTLE_HILL) | LIES (STEEP_HILL) | MU_LIES_WOOD
                              | LIES (MARSH) | LIES (BOG) | LIES (SOFT_SAND) | LIES (ROCKS)
                              | LIES (HAMLET) | ROADS;
  const uint32_t fields = LIES (HEDGED_FIELD) | LIES (WALLED_FIELD);
  if (under == MU_FEATURE_GENTLE_HILL && (MU_LIES (kind) & on_hill))
    return true;
  if ((MU_LIES (kind) & fields) && under == MU_FEATURE_HAMLET)
    return true;
  return (MU_LIES (kind) & ROADS) && (MU_LIES (under) & under_road);
}

/* awfp.terrain.no-other-overlap */
static MuRule
overlap_forbidden (const MuBattlefield *field, int feature)
{
  const MuFeature *own = &field->features[feature];
  for (int i = 0; i < field->count; i++) {
    const MuFeature *other = &field->features[i];
    if (i != feature && piece_table[other->kind] != PASSAGE && !may_lie_on (own->kind, other->kind)
        && !may_lie_on (other->kind, own->kind) && overlap (own, other))
      return MU_RULE_AWFP_TERRAIN_NO_OVERLAP;
  }
  return MU_RULE_NONE;
}

static bool
has_passage (const MuBattlefield *field, const MuFeature *river, const MuFeature *road)
{
  const MuBattlefield water = { .features = river, .count = 1 },
                      way = { .features = road, .count = 1 };
  for (int i = 0; i < field->count; i++) {
    const MuFeature *passage = &field->features[i];
    if ((passage->kind == MU_FEATURE_BRIDGE || passage->kind == MU_FEATURE_FORD)
        && mu_battlefield_find (&water, passage->spots[0], LIES (RIVER), MU_TERRAIN_CELL) >= 0
        && mu_battlefield_find (&way, passage->spots[0], ROADS, MU_TERRAIN_CELL) >= 0)
      return true;
  }
  return false;
}

/* awfp.terrain.bridge-auto: whoever draws the field has to draw it too. */
static MuRule
crossing_forbidden (const MuBattlefield *field, int river)
{
  for (int i = 0; i < field->count; i++)
    if ((MU_LIES (field->features[i].kind) & ROADS)
        && overlap (&field->features[river], &field->features[i])
        && !has_passage (field, &field->features[river], &field->features[i]))
      return MU_RULE_AWFP_TERRAIN_BRIDGE;
  return MU_RULE_NONE;
}

/* By itself, wherever it lies. */
static MuRule
size_forbidden (const MuBattlefield *field, const MuFeature *own, MuAwfpScale scale)
{
  switch ((Piece) piece_table[own->kind]) {
  case NO_PIECE:
    return MU_RULE_AWFP_TERRAIN_OBSTACLES;
  case GROUND: /* awfp.terrain.max-size */
    return area_forbidden (own, scale, paces (scale, 8, 12), MU_RULE_AWFP_TERRAIN_MAX_SIZE);
  case POND: /* awfp.terrain.pond */
    return area_forbidden (own, scale, paces (scale, 9, 12), MU_RULE_AWFP_TERRAIN_POND);
  case LAKE:
    return lake_forbidden (field, own, scale);
  case OBSTACLE:
  case WATERWAY:
  case WAY:
    return line_forbidden (own, scale);
  case PASSAGE:
    break;
  }
  return MU_RULE_NONE;
}

MuRule
mu_awfp_feature_forbidden (const MuBattlefield *field, int feature, MuAwfpScale scale)
{
  const MuFeature *own = &field->features[feature];
  MuRule rule = size_forbidden (field, own, scale);
  if (rule || piece_table[own->kind] == PASSAGE)
    return rule;
  if (own->kind == MU_FEATURE_RIVER)
    rule = crossing_forbidden (field, feature);
  return rule ? rule : overlap_forbidden (field, feature);
}
