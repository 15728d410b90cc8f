/* Whether a battlefield's plan is possible. Each feature is looked at by itself first, and only
 * those sound in themselves are compared with others, so that one slip does not bring a row of
 * faults. A water past a hill is followed step by step, since its banks, not its middle, must
 * keep off it. */
#include <assert.h>

#include "rules/field/terrain_shape.h"

#define KEYS(name, key, words) [MU_BATTLEFIELD_##name] = { key, words }

static const struct {
  const char *key;
  const char *words;
} answer_table[MU_BATTLEFIELD_ANSWERS] = {
  KEYS (OK, "ok", "possible"),
  KEYS (BAD_SIZE, "bad-size", "a table must be 100 to 4000 paces wide and deep"),
  KEYS (TOO_MANY_FEATURES, "too-many-features", "a field holds 250 features at the most"),
  KEYS (BAD_SPOT_COUNT, "bad-spot-count",
        "an area needs 3 to 64 points, a line 2 to 64, a passage one"),
  KEYS (BAD_WIDTH, "bad-width", "it cannot be so wide"),
  KEYS (BAD_HEIGHT, "bad-height", "only a hill has a height, 100 tenths of an inch at the most"),
  KEYS (OFF_TABLE, "off-table", "it lies off the table"),
  KEYS (SAME_SPOT, "same-spot", "two points in a row are the same"),
  KEYS (CROSSES_ITSELF, "crosses-itself", "its outline crosses itself"),
  KEYS (NO_AREA, "no-area", "it encloses nothing"),
  KEYS (HILLS_OVERLAP, "hills-overlap", "two hills lie on the same ground"),
  KEYS (WATER_THROUGH_HILL, "water-through-hill", "water runs through a hill"),
  KEYS (NOT_ON_WATER, "not-on-water", "there is no water to cross here"),
  KEYS (NOT_ON_BOUNDARY, "not-on-boundary", "there is no hedge, wall or work here to go through"),
  KEYS (NOT_ON_WORK, "not-on-work", "there is no fortification here that could be breached"),
  KEYS (LEADS_NOWHERE, "leads-nowhere", "it ends without having led anywhere"),
};

const char *
mu_battlefield_answer_key (MuBattlefieldAnswer answer)
{
  return answer_table[answer].key;
}

const char *
mu_battlefield_answer_words (MuBattlefieldAnswer answer)
{
  return answer_table[answer].words;
}

typedef struct {
  const MuBattlefield *field;
  MuBattlefieldFault *faults;
  int most;
  int count;
  bool sound[MU_BATTLEFIELD_FEATURES_MAX]; /* in itself: fit to be compared with others */
} Findings;

static void
note (Findings *findings, MuBattlefieldAnswer answer, int feature, int other, int spot)
{
  if (findings->count < findings->most)
    findings->faults[findings->count] = (MuBattlefieldFault){ answer, feature, other, spot };
  findings->count++;
}

/* --- each by itself ----------------------------------------------------- */

static bool
has_right_count (const MuFeature *feature)
{
  switch (mu_feature_form (feature->kind)) {
  case MU_FEATURE_AREA:
    return feature->count >= 3 && feature->count <= MU_BATTLEFIELD_SPOTS_MAX;
  case MU_FEATURE_LINE:
    return feature->count >= 2 && feature->count <= MU_BATTLEFIELD_SPOTS_MAX;
  case MU_FEATURE_PASSAGE:
    break;
  }
  return feature->count == 1;
}

static bool
has_right_width (const MuFeature *feature)
{
  return feature->width == 0
         || (feature->width >= mu_feature_width_least (feature->kind)
             && feature->width <= mu_feature_width_most (feature->kind));
}

static bool
has_right_height (const MuFeature *feature)
{
  return feature->height == 0
         || (mu_feature_is_hill (feature->kind) && feature->height > 0
             && feature->height <= MU_FEATURE_HEIGHT_MAX);
}

/* The first spot off the table, or -1. */
static int
spot_off_table (const MuBattlefield *field, const MuFeature *feature)
{
  for (int i = 0; i < feature->count; i++) {
    const MuSpot spot = feature->spots[i];
    if (spot.x < 0 || spot.y < 0 || spot.x > field->width || spot.y > field->depth)
      return i;
  }
  return -1;
}

/* The first spot that is where its next one is, or -1. */
static int
spot_twice (const MuFeature *feature)
{
  for (int i = 0; i < mu_feature_edges (feature); i++) {
    const MuEdge edge = mu_feature_edge (feature, i);
    if (edge.from.x == edge.to.x && edge.from.y == edge.to.y)
      return i;
  }
  return -1;
}

static bool
are_in_row (const MuFeature *feature, int i, int j)
{
  const int edges = mu_feature_edges (feature);
  return j == i + 1 || (i == 0 && j == edges - 1 && edges == feature->count);
}

static bool
edges_clash (const MuFeature *feature, int i, int j)
{
  const MuEdge one = mu_feature_edge (feature, i), other = mu_feature_edge (feature, j);
  if (j == i + 1)
    return mu_edge_turns_back (one, other);
  if (are_in_row (feature, i, j))
    return mu_edge_turns_back (other, one);
  return mu_edges_meet (one, other);
}

/* The spot that an edge in conflict with an earlier one begins at, or -1. */
static int
spot_of_crossing (const MuFeature *feature)
{
  const int edges = mu_feature_edges (feature);
  for (int j = 1; j < edges; j++)
    for (int i = 0; i < j; i++)
      if (edges_clash (feature, i, j))
        return j;
  return -1;
}

static bool
may_not_cross_itself (MuFeatureKind kind)
{
  return mu_feature_form (kind) == MU_FEATURE_AREA || (MU_LIES_WATER & MU_LIES (kind));
}

static bool
check_shape (Findings *findings, int index)
{
  const MuFeature *feature = &findings->field->features[index];
  const bool area = mu_feature_form (feature->kind) == MU_FEATURE_AREA;
  const int off = spot_off_table (findings->field, feature);
  const int twice = spot_twice (feature);
  if (off >= 0)
    note (findings, MU_BATTLEFIELD_OFF_TABLE, index, -1, off);
  if (twice >= 0) {
    note (findings, MU_BATTLEFIELD_SAME_SPOT, index, -1, twice);
    return false;
  }
  if (area && mu_feature_area_twice (feature) == 0) {
    note (findings, MU_BATTLEFIELD_NO_AREA, index, -1, -1);
    return false;
  }
  const int crossing = may_not_cross_itself (feature->kind) ? spot_of_crossing (feature) : -1;
  if (crossing >= 0)
    note (findings, MU_BATTLEFIELD_CROSSES_ITSELF, index, -1, crossing);
  return off < 0 && crossing < 0;
}

static bool
check_feature (Findings *findings, int index)
{
  const MuFeature *feature = &findings->field->features[index];
  const bool wide = has_right_width (feature);
  if (!wide)
    note (findings, MU_BATTLEFIELD_BAD_WIDTH, index, -1, -1);
  if (!has_right_height (feature))
    note (findings, MU_BATTLEFIELD_BAD_HEIGHT, index, -1, -1);
  if (has_right_count (feature))
    return check_shape (findings, index) && wide;
  note (findings, MU_BATTLEFIELD_BAD_SPOT_COUNT, index, -1, -1);
  return false;
}

/* --- one with another --------------------------------------------------- */

static bool
is_of (const MuFeature *feature, uint32_t kinds)
{
  return kinds & MU_LIES (feature->kind);
}

static void
check_hill (Findings *findings, int index)
{
  const MuFeature *features = findings->field->features;
  for (int i = index + 1; i < findings->field->count; i++) {
    if (findings->sound[i] && is_of (&features[i], MU_LIES_HILL)
        && mu_areas_overlap (&features[index], &features[i])) {
      note (findings, MU_BATTLEFIELD_HILLS_OVERLAP, index, i, -1);
      return;
    }
  }
}

#define SAMPLES 1000 /* of a water's course, at the most; else one for each cell */

static bool
is_wetted (const MuFeature *hill, MuHalf point, int64_t half_width)
{
  if (mu_area_holds (hill, point))
    return true;
  for (int i = 0; i < hill->count; i++)
    if (mu_edge_within (mu_feature_edge (hill, i), point, half_width))
      return true;
  return false;
}

/* A water's course past a hill. */
typedef struct {
  int64_t step; /* half paces between two looks */
  bool wet;     /* the hill is, where it was looked at last */
  int comings;  /* onto the hill */
  int goings;   /* off it */
  int spot;     /* before the last coming */
} Course;

static void
follow_edge (const MuFeature *hill, MuEdge edge, int64_t half_width, int spot, Course *course)
{
  const int64_t x = edge.to.x - edge.from.x, y = edge.to.y - edge.from.y;
  const int64_t looks = mu_isqrt (x * x + y * y) / course->step + 1;
  for (int64_t i = 0; i <= looks; i++) {
    const MuHalf point = { edge.from.x + x * i / looks, edge.from.y + y * i / looks };
    const bool wet = is_wetted (hill, point, half_width);
    if (wet && !course->wet)
      course->spot = spot;
    course->comings += wet && !course->wet;
    course->goings += !wet && course->wet;
    course->wet = wet;
  }
}

static bool
ends_on (const MuFeature *water, int spot, const MuFeature *hill)
{
  return mu_area_holds (hill, mu_half_of (water->spots[spot]));
}

/* wrg.terrain.lines
 * READING: wrg.terrain.lines: water does not run over a hill, or along it so near
 * that a bank would be on it; but a spring may rise on one. Returns the spot
 * before which it comes onto the hill, or -1. */
static int
spot_of_hill (const MuFeature *water, const MuFeature *hill)
{
  const int last = water->count - 1;
  const int64_t step = (int64_t) mu_feature_length (water) * 2 / SAMPLES;
  const bool rises = ends_on (water, 0, hill);
  Course course = { .step = step > 2 * MU_TERRAIN_CELL ? step : 2 * MU_TERRAIN_CELL, .wet = rises };
  for (int i = 0; i < last; i++)
    follow_edge (hill, mu_feature_edge (water, i), mu_feature_width (water), i, &course);
  if (course.comings == 0
      || (!rises && course.comings == 1 && course.goings == 0 && ends_on (water, last, hill)))
    return -1;
  return course.spot;
}

static void
check_water (Findings *findings, int index)
{
  const MuFeature *features = findings->field->features;
  for (int i = 0; i < findings->field->count; i++) {
    if (!findings->sound[i] || !is_of (&features[i], MU_LIES_HILL))
      continue;
    const int spot = spot_of_hill (&features[index], &features[i]);
    if (spot >= 0) {
      note (findings, MU_BATTLEFIELD_WATER_THROUGH_HILL, index, i, spot);
      return;
    }
  }
}

static MuBattlefieldAnswer
missing_under (MuFeatureKind passage)
{
  if (passage == MU_FEATURE_BREACH)
    return MU_BATTLEFIELD_NOT_ON_WORK;
  return passage == MU_FEATURE_GATEWAY ? MU_BATTLEFIELD_NOT_ON_BOUNDARY
                                       : MU_BATTLEFIELD_NOT_ON_WATER;
}

static void
check_passage (Findings *findings, int index)
{
  const MuFeature *feature = &findings->field->features[index];
  MuEdge edge;
  if (mu_battlefield_opened (findings->field, feature->spots[0], mu_feature_opens (feature->kind),
                             &edge)
      < 0)
    note (findings, missing_under (feature->kind), index, -1, -1);
}

static bool
is_at_table_edge (const MuBattlefield *field, MuSpot spot)
{
  return spot.x < MU_TERRAIN_CELL || spot.y < MU_TERRAIN_CELL
         || spot.x > field->width - MU_TERRAIN_CELL || spot.y > field->depth - MU_TERRAIN_CELL;
}

/* Where a road or a water may end, the table's edge apart. */
static uint32_t
goals_of (MuFeatureKind kind)
{
  if (MU_LIES_WATER & MU_LIES (kind))
    return MU_LIES_WATER | MU_LIES_OPEN_WATER | MU_LIES_HILL | MU_LIES (MU_FEATURE_MARSH)
           | MU_LIES (MU_FEATURE_BOG);
  return MU_LIES (MU_FEATURE_ROAD) | MU_LIES (MU_FEATURE_PATH) | MU_LIES (MU_FEATURE_HAMLET)
         | MU_LIES (MU_FEATURE_PALISADE) | MU_LIES (MU_FEATURE_RAMPART)
         | MU_LIES (MU_FEATURE_FORT_WALL);
}

#define GOAL_SLACK 10 /* paces */

static bool
leads_somewhere (const MuBattlefield *field, int index, int spot)
{
  const MuFeature *feature = &field->features[index];
  const uint32_t goals = goals_of (feature->kind);
  if (is_at_table_edge (field, feature->spots[spot]))
    return true;
  for (int i = 0; i < field->count; i++) {
    const MuBattlefield alone = { .features = &field->features[i], .count = 1 };
    if (i != index && mu_battlefield_find (&alone, feature->spots[spot], goals, GOAL_SLACK) >= 0)
      return true;
  }
  return false;
}

/* wrg.terrain.lines */
static void
check_ends (Findings *findings, int index)
{
  const MuBattlefield *field = findings->field;
  const int last = field->features[index].count - 1;
  const int spot = !leads_somewhere (field, index, 0)      ? 0
                   : !leads_somewhere (field, index, last) ? last
                                                           : -1;
  if (spot >= 0)
    note (findings, MU_BATTLEFIELD_LEADS_NOWHERE, index, -1, spot);
}

static void
check_relations (Findings *findings, int index)
{
  const MuFeature *feature = &findings->field->features[index];
  const uint32_t roads = MU_LIES (MU_FEATURE_ROAD) | MU_LIES (MU_FEATURE_PATH);
  if (is_of (feature, MU_LIES_HILL))
    check_hill (findings, index);
  if (is_of (feature, MU_LIES_WATER))
    check_water (findings, index);
  if (is_of (feature, MU_LIES_WATER | roads))
    check_ends (findings, index);
  if (mu_feature_form (feature->kind) == MU_FEATURE_PASSAGE)
    check_passage (findings, index);
}

/* --- all of it ---------------------------------------------------------- */

static bool
is_size (int32_t side)
{
  return side >= MU_BATTLEFIELD_SIDE_MIN && side <= MU_BATTLEFIELD_SIDE_MAX;
}

int
mu_battlefield_faults (const MuBattlefield *field, MuBattlefieldFault *faults, int most)
{
  assert (faults || most <= 0);
  Findings findings = { .field = field, .faults = faults, .most = most };
  if (!is_size (field->width) || !is_size (field->depth))
    note (&findings, MU_BATTLEFIELD_BAD_SIZE, -1, -1, -1);
  if (field->count < 0 || field->count > MU_BATTLEFIELD_FEATURES_MAX) {
    note (&findings, MU_BATTLEFIELD_TOO_MANY_FEATURES, -1, -1, -1);
    return findings.count;
  }
  for (int i = 0; i < field->count; i++)
    findings.sound[i] = check_feature (&findings, i);
  for (int i = 0; i < field->count; i++)
    if (findings.sound[i])
      check_relations (&findings, i);
  return findings.count;
}

MuBattlefieldAnswer
mu_battlefield_check (const MuBattlefield *field, MuBattlefieldFault *at)
{
  MuBattlefieldFault first = { MU_BATTLEFIELD_OK, -1, -1, -1 };
  mu_battlefield_faults (field, &first, 1);
  if (at)
    *at = first;
  return first.answer;
}
