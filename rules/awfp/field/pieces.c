/* The pieces of terrain, their sizes in inches of the table, and which may lie on which.
 * Fields have neither ponds nor lakes. */
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

/* awfp.terrain.max-size, awfp.terrain.min-size */
static MuRule
ground_forbidden (const MuFeature *area, MuAwfpScale scale)
{
  const int64_t most = paces (scale, 8, 12), least = paces (scale, 2, 4);
  const int64_t across = across_squared (area);
  if (across > most * most)
    return MU_RULE_AWFP_TERRAIN_MAX_SIZE;
  return across < least * least ? MU_RULE_AWFP_TERRAIN_MIN_SIZE : MU_RULE_NONE;
}

/* To half an inch. */
static bool
is_wide (const MuFeature *line, MuAwfpScale scale, int small, int large)
{
  const int off = mu_feature_width (line) - paces (scale, small, large);
  return 2 * (off < 0 ? -off : off) <= paces (scale, 1, 1);
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
 * roads over rivers, streams and low hills and through all ground that delays. */
static bool
may_lie_on (MuFeatureKind kind, MuFeatureKind under)
{
  const uint32_t on_hill = LIES (WOOD) | LIES (ROCKS) | LIES (HAMLET) | LIES (HEDGED_FIELD)
                           | LIES (WALLED_FIELD) | ROADS;
  const uint32_t under_road = MU_LIES_WATER | LIES (GENTLE_HILL) | LIES (STEEP_HILL) | LIES (WOOD)
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

MuRule
mu_awfp_feature_forbidden (const MuBattlefield *field, int feature, MuAwfpScale scale)
{
  const MuFeature *own = &field->features[feature];
  MuRule rule = MU_RULE_NONE;
  switch ((Piece) piece_table[own->kind]) {
  case NO_PIECE:
    return MU_RULE_AWFP_TERRAIN_OBSTACLES;
  case PASSAGE:
    return MU_RULE_NONE;
  case GROUND:
    rule = ground_forbidden (own, scale);
    break;
  case OBSTACLE:
  case WATERWAY:
  case WAY:
    rule = line_forbidden (own, scale);
    break;
  }
  if (!rule && own->kind == MU_FEATURE_RIVER)
    rule = crossing_forbidden (field, feature);
  return rule ? rule : overlap_forbidden (field, feature);
}
