/* Whether points, edges and outlines meet, cross or hold each other. The sign of a product of
 * whole numbers decides each time, so that no rounding lets two edges pass each other by; where
 * thirds and halves of edges are needed, all is made six times as large. */
#include "rules/field/terrain_shape.h"

MuHalf
mu_half_of (MuSpot spot)
{
  return (MuHalf){ 2 * (int64_t) spot.x, 2 * (int64_t) spot.y };
}

int
mu_feature_edges (const MuFeature *feature)
{
  switch (mu_feature_form (feature->kind)) {
  case MU_FEATURE_AREA:
    return feature->count;
  case MU_FEATURE_LINE:
    return feature->count - 1;
  case MU_FEATURE_PASSAGE:
    break;
  }
  return 0;
}

MuEdge
mu_feature_edge (const MuFeature *feature, int i)
{
  const int next = i + 1 < feature->count ? i + 1 : 0;
  return (MuEdge){ mu_half_of (feature->spots[i]), mu_half_of (feature->spots[next]) };
}

static MuHalf
minus (MuHalf a, MuHalf b)
{
  return (MuHalf){ a.x - b.x, a.y - b.y };
}

static int64_t
cross (MuHalf a, MuHalf b)
{
  return a.x * b.y - a.y * b.x;
}

static int64_t
dot (MuHalf a, MuHalf b)
{
  return a.x * b.x + a.y * b.y;
}

/* 1, 0, -1: the point is left of the edge, in line with it, right of it. */
static int
turn (MuEdge edge, MuHalf point)
{
  const int64_t side = cross (minus (edge.to, edge.from), minus (point, edge.from));
  return (side > 0) - (side < 0);
}

static bool
lies_between (int64_t value, int64_t one, int64_t other)
{
  return one <= other ? one <= value && value <= other : other <= value && value <= one;
}

/* A point in line with the edge. */
static bool
is_on (MuEdge edge, MuHalf point)
{
  return lies_between (point.x, edge.from.x, edge.to.x)
         && lies_between (point.y, edge.from.y, edge.to.y);
}

bool
mu_edges_meet (MuEdge one, MuEdge other)
{
  const int a = turn (one, other.from), b = turn (one, other.to);
  const int c = turn (other, one.from), d = turn (other, one.to);
  if (a * b < 0 && c * d < 0)
    return true;
  return (a == 0 && is_on (one, other.from)) || (b == 0 && is_on (one, other.to))
         || (c == 0 && is_on (other, one.from)) || (d == 0 && is_on (other, one.to));
}

bool
mu_edges_cross (MuEdge one, MuEdge other)
{
  return turn (one, other.from) * turn (one, other.to) < 0
         && turn (other, one.from) * turn (other, one.to) < 0;
}

bool
mu_edge_turns_back (MuEdge one, MuEdge next)
{
  return turn (one, next.to) == 0 && dot (minus (one.to, one.from), minus (next.to, next.from)) < 0;
}

static MuHalf
times (MuHalf point, int64_t scale)
{
  return (MuHalf){ point.x * scale, point.y * scale };
}

static MuEdge
scaled (MuEdge edge, int64_t scale)
{
  return (MuEdge){ times (edge.from, scale), times (edge.to, scale) };
}

/* The point is scaled, too. Counts the edges that a ray to the right crosses. */
static bool
holds (const MuFeature *area, MuHalf point, int64_t scale)
{
  bool inside = false;
  for (int i = 0; i < area->count; i++) {
    const MuEdge edge = scaled (mu_feature_edge (area, i), scale);
    if ((edge.from.y > point.y) == (edge.to.y > point.y))
      continue;
    const int side = turn (edge, point);
    if (edge.to.y > edge.from.y ? side > 0 : side < 0)
      inside = !inside;
  }
  return inside;
}

bool
mu_area_holds (const MuFeature *area, MuHalf point)
{
  return holds (area, point, 1);
}

#define FINE 6 /* thirds and halves of points are whole */

static bool
is_on_outline (const MuFeature *area, MuHalf point)
{
  for (int i = 0; i < area->count; i++) {
    const MuEdge edge = scaled (mu_feature_edge (area, i), FINE);
    if (turn (edge, point) == 0 && is_on (edge, point))
      return true;
  }
  return false;
}

static bool
holds_within (const MuFeature *area, MuHalf point)
{
  return holds (area, point, FINE) && !is_on_outline (area, point);
}

/* A corner with the neighbours before and after it. */
typedef struct {
  MuHalf before;
  MuHalf at;
  MuHalf after;
} Corner;

static Corner
corner_of (const MuFeature *area, int i)
{
  const int before = i > 0 ? i - 1 : area->count - 1;
  return (Corner){ mu_half_of (area->spots[before]), mu_half_of (area->spots[i]),
                   mu_feature_edge (area, i).to };
}

/* The corner furthest to the left, the lowest of several: it juts out. */
static Corner
leftmost (const MuFeature *area)
{
  int best = 0;
  for (int i = 1; i < area->count; i++) {
    const MuSpot a = area->spots[i], b = area->spots[best];
    if (a.x < b.x || (a.x == b.x && a.y < b.y))
      best = i;
  }
  return corner_of (area, best);
}

static bool
is_in_triangle (const Corner *corner, MuHalf point)
{
  const int a = turn ((MuEdge){ corner->before, corner->at }, point);
  const int b = turn ((MuEdge){ corner->at, corner->after }, point);
  const int c = turn ((MuEdge){ corner->after, corner->before }, point);
  return a == b && b == c;
}

/* Scaled by FINE. The triangle at a corner that juts out is inside but for what
 * reaches into it; then the way to what reaches in deepest is. */
static MuHalf
inner_point (const MuFeature *area)
{
  const Corner corner = leftmost (area);
  const MuHalf across = minus (corner.after, corner.before);
  MuHalf deepest = corner.at;
  int64_t depth = 0;
  for (int i = 0; i < area->count; i++) {
    const MuHalf point = mu_half_of (area->spots[i]);
    const int64_t in = mu_fix_size (cross (across, minus (point, corner.before)));
    if (is_in_triangle (&corner, point) && in > depth) {
      deepest = point;
      depth = in;
    }
  }
  if (depth > 0)
    return (MuHalf){ FINE / 2 * (corner.at.x + deepest.x), FINE / 2 * (corner.at.y + deepest.y) };
  return (MuHalf){ FINE / 3 * (corner.before.x + corner.at.x + corner.after.x),
                   FINE / 3 * (corner.before.y + corner.at.y + corner.after.y) };
}

/* Corners, middles of edges and an inner point of one are inside the other. */
static bool
reaches_into (const MuFeature *one, const MuFeature *other)
{
  if (holds_within (other, inner_point (one)))
    return true;
  for (int i = 0; i < one->count; i++) {
    const MuEdge edge = mu_feature_edge (one, i);
    const MuHalf middle
        = { FINE / 2 * (edge.from.x + edge.to.x), FINE / 2 * (edge.from.y + edge.to.y) };
    if (holds_within (other, times (edge.from, FINE)) || holds_within (other, middle))
      return true;
  }
  return false;
}

bool
mu_areas_overlap (const MuFeature *one, const MuFeature *other)
{
  for (int i = 0; i < one->count; i++)
    for (int j = 0; j < other->count; j++)
      if (mu_edges_cross (mu_feature_edge (one, i), mu_feature_edge (other, j)))
        return true;
  return reaches_into (one, other) || reaches_into (other, one);
}

/* The square of the distance from the edge's line, as a fraction. */
typedef struct {
  int64_t above;
  int64_t below;
} Square;

static Square
squared_from (MuEdge edge, MuHalf point)
{
  const MuHalf along = minus (edge.to, edge.from);
  const MuHalf from = minus (point, edge.from);
  const MuHalf to = minus (point, edge.to);
  const int64_t length2 = dot (along, along);
  if (length2 == 0 || dot (from, along) <= 0)
    return (Square){ dot (from, from), 1 };
  if (dot (to, along) >= 0)
    return (Square){ dot (to, to), 1 };
  const int64_t area = cross (along, from);
  return (Square){ area * area, length2 };
}

bool
mu_edge_within (MuEdge edge, MuHalf point, int64_t reach)
{
  const Square square = squared_from (edge, point);
  return square.above <= reach * reach * square.below;
}

int
mu_feature_nearest_edge (const MuFeature *feature, MuHalf point, int64_t *square)
{
  int best = -1;
  for (int i = 0; i < mu_feature_edges (feature); i++) {
    const Square apart = squared_from (mu_feature_edge (feature, i), point);
    if (best >= 0 && apart.above / apart.below >= *square)
      continue;
    *square = apart.above / apart.below;
    best = i;
  }
  return best;
}

uint32_t
mu_feature_opens (MuFeatureKind passage)
{
  const uint32_t works = MU_LIES (MU_FEATURE_PALISADE) | MU_LIES (MU_FEATURE_RAMPART)
                         | MU_LIES (MU_FEATURE_FORT_WALL);
  const uint32_t fields = MU_LIES (MU_FEATURE_HEDGED_FIELD) | MU_LIES (MU_FEATURE_WALLED_FIELD);
  if (passage == MU_FEATURE_FORD || passage == MU_FEATURE_BRIDGE)
    return MU_LIES_WATER | (passage == MU_FEATURE_BRIDGE ? MU_LIES (MU_FEATURE_DITCH) : 0);
  if (passage == MU_FEATURE_BREACH)
    return works;
  if (passage == MU_FEATURE_GATEWAY)
    return works | fields | MU_LIES (MU_FEATURE_HEDGE) | MU_LIES (MU_FEATURE_WALL)
           | MU_LIES (MU_FEATURE_ABATIS) | MU_LIES (MU_FEATURE_DITCH);
  return 0;
}

int
mu_battlefield_opened (const MuBattlefield *field, MuSpot spot, uint32_t kinds, MuEdge *edge)
{
  const MuHalf point = mu_half_of (spot);
  int best = -1;
  int64_t nearest = 0;
  for (int i = 0; i < field->count; i++) {
    const MuFeature *feature = &field->features[i];
    int64_t square = 0;
    if (!(kinds & MU_LIES (feature->kind)))
      continue;
    const int at = mu_feature_nearest_edge (feature, point, &square);
    const int64_t half
        = mu_feature_form (feature->kind) == MU_FEATURE_LINE ? mu_feature_width (feature) : 0;
    const int64_t reach = half + 2 * MU_TERRAIN_CELL;
    if (at < 0 || square > reach * reach || (best >= 0 && square >= nearest))
      continue;
    *edge = mu_feature_edge (feature, at);
    nearest = square;
    best = i;
  }
  return best;
}
