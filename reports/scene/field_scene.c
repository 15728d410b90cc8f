#include "reports/scene/field_scene.h"

#include <math.h>

#include "lists/battle/battle_record.h"
#include "reports/system.h"

#define REACH      1.5  /* of half a line's width: a passage so near opens it */
#define REACH_MORE 10   /* paces */
#define BEYOND     1.15 /* fords and bridges reach a little over the banks */

/* What each kind is drawn as. */
static const MuSceneGround ground_table[MU_FEATURE_KINDS] = {
  [MU_FEATURE_GENTLE_HILL] = MU_SCENE_GENTLE_HILL,
  [MU_FEATURE_STEEP_HILL] = MU_SCENE_STEEP_HILL,
  [MU_FEATURE_WOOD] = MU_SCENE_WOOD,
  [MU_FEATURE_MARSH] = MU_SCENE_MARSH,
  [MU_FEATURE_BOG] = MU_SCENE_BOG,
  [MU_FEATURE_SOFT_SAND] = MU_SCENE_SAND,
  [MU_FEATURE_ROCKS] = MU_SCENE_ROCKS,
  [MU_FEATURE_HAMLET] = MU_SCENE_BUILT_UP,
  [MU_FEATURE_HEDGED_FIELD] = MU_SCENE_FIELDS,
  [MU_FEATURE_WALLED_FIELD] = MU_SCENE_FIELDS,
  [MU_FEATURE_STREAM] = MU_SCENE_STREAM,
  [MU_FEATURE_RIVER] = MU_SCENE_RIVER,
  [MU_FEATURE_ROAD] = MU_SCENE_ROAD,
  [MU_FEATURE_PATH] = MU_SCENE_ROAD,
  [MU_FEATURE_HEDGE] = MU_SCENE_PALISADE,
  [MU_FEATURE_WALL] = MU_SCENE_WALL,
  [MU_FEATURE_PALISADE] = MU_SCENE_PALISADE,
  [MU_FEATURE_RAMPART] = MU_SCENE_WALL,
  [MU_FEATURE_ABATIS] = MU_SCENE_PALISADE,
  [MU_FEATURE_DITCH] = MU_SCENE_DITCH,
  [MU_FEATURE_FORT_WALL] = MU_SCENE_WALL,
  [MU_FEATURE_FORD] = MU_SCENE_FORD,
  [MU_FEATURE_BRIDGE] = MU_SCENE_BRIDGE,
  [MU_FEATURE_LIGHT_WOOD] = MU_SCENE_LIGHT_WOOD,
  [MU_FEATURE_POND] = MU_SCENE_WATER,
  [MU_FEATURE_LAKE] = MU_SCENE_WATER,
};

typedef struct {
  MuScene *scene;
  const MuBattlefield *field;
} Painter;

static MuScenePoint
point_of (const MuFeature *feature, int spot)
{
  const MuSpot at = feature->spots[spot % feature->count];
  return (MuScenePoint){ at.x, at.y };
}

static MuScenePoint
between (MuScenePoint from, MuScenePoint to, double share)
{
  return (MuScenePoint){ from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share };
}

static double
length_of (MuScenePoint from, MuScenePoint to)
{
  return hypot (to.x - from.x, to.y - from.y);
}

/* How far along the segment the point comes nearest to it, as a share, and how near. */
static double
nearest (MuScenePoint from, MuScenePoint to, MuScenePoint point, double *off)
{
  const double dx = to.x - from.x, dy = to.y - from.y, square = dx * dx + dy * dy;
  double share = square > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / square : 0;
  share = CLAMP (share, 0, 1);
  *off = length_of (between (from, to, share), point);
  return share;
}

static gboolean
opens_works (MuFeatureKind kind)
{
  return kind == MU_FEATURE_GATEWAY || kind == MU_FEATURE_BREACH;
}

/* --- boundaries with gaps ----------------------------------------------- */

static void
add_piece (const Painter *painter, MuSceneGround ground, MuScenePoint from, MuScenePoint to,
           double width)
{
  const MuScenePoint ends[2] = { from, to };
  if (length_of (from, to) >= 1)
    mu_scene_add_feature (painter->scene, ground, ends, 2, width);
}

/* The first gap that begins in the segment from this share on; FALSE for none. */
static gboolean
next_gap (const Painter *painter, MuScenePoint from, MuScenePoint to, double width, double after,
          double *begins, double *ends)
{
  const double length = length_of (from, to);
  gboolean found = FALSE;
  for (int i = 0; i < painter->field->count && length > 0; i++) {
    const MuFeature *gap = &painter->field->features[i];
    double off;
    if (!opens_works (gap->kind))
      continue;
    const double at = nearest (from, to, point_of (gap, 0), &off);
    const double half = mu_feature_width (gap) / 2.0 / length;
    if (off > width / 2 * REACH + REACH_MORE || at + half <= after
        || (found && at - half >= *begins))
      continue;
    *begins = MAX (at - half, after);
    *ends = at + half;
    found = TRUE;
  }
  return found;
}

/* A straight part of a work or boundary, but for its gateways and breaches. */
static void
add_boundary (const Painter *painter, MuSceneGround ground, MuScenePoint from, MuScenePoint to,
              double width)
{
  double done = 0, begins = 0, ends = 0;
  while (done < 1 && next_gap (painter, from, to, width, done, &begins, &ends)) {
    add_piece (painter, ground, between (from, to, done), between (from, to, MIN (begins, 1)),
               width);
    done = ends;
  }
  if (done < 1)
    add_piece (painter, ground, between (from, to, done), to, width);
}

static void
add_boundaries (const Painter *painter, MuSceneGround ground, const MuFeature *feature,
                gboolean closed, double width)
{
  const int parts = closed ? feature->count : feature->count - 1;
  for (int i = 0; i < parts; i++)
    add_boundary (painter, ground, point_of (feature, i), point_of (feature, i + 1), width);
}

/* --- fords and bridges -------------------------------------------------- */

/* Across the water that it is on: the nearest segment of one. */
static void
add_crossing (const Painter *painter, const MuFeature *crossing)
{
  const MuScenePoint at = point_of (crossing, 0);
  double best = G_MAXDOUBLE, reach = mu_feature_width (crossing);
  MuScenePoint along = { 1, 0 };
  for (int i = 0; i < painter->field->count; i++) {
    const MuFeature *water = &painter->field->features[i];
    if (water->kind != MU_FEATURE_STREAM && water->kind != MU_FEATURE_RIVER)
      continue;
    for (int k = 0; k + 1 < water->count; k++) {
      const MuScenePoint from = point_of (water, k), to = point_of (water, k + 1);
      const double length = length_of (from, to);
      double off;
      nearest (from, to, at, &off);
      if (off >= best || length <= 0)
        continue;
      best = off;
      reach = mu_feature_width (water);
      along = (MuScenePoint){ (to.x - from.x) / length, (to.y - from.y) / length };
    }
  }
  const double half = reach / 2 * BEYOND;
  const MuScenePoint ends[2] = { { at.x - along.y * half, at.y + along.x * half },
                                 { at.x + along.y * half, at.y - along.x * half } };
  mu_scene_add_feature (painter->scene, ground_table[crossing->kind], ends, 2,
                        mu_feature_width (crossing));
}

/* --- features ----------------------------------------------------------- */

static void
add_plain (const Painter *painter, const MuFeature *feature)
{
  g_autofree MuScenePoint *points = g_new (MuScenePoint, (gsize) feature->count);
  for (int i = 0; i < feature->count; i++)
    points[i] = point_of (feature, i);
  mu_scene_add_feature (painter->scene, ground_table[feature->kind], points, (guint) feature->count,
                        mu_feature_width (feature));
}

static void
add_area (const Painter *painter, const MuFeature *feature)
{
  const MuFeatureKind fence
      = feature->kind == MU_FEATURE_WALLED_FIELD ? MU_FEATURE_WALL : MU_FEATURE_HEDGE;
  const MuFeature usual = { .kind = fence };
  add_plain (painter, feature);
  if (feature->kind == MU_FEATURE_WALLED_FIELD || feature->kind == MU_FEATURE_HEDGED_FIELD)
    add_boundaries (painter, ground_table[fence], feature, TRUE, mu_feature_width (&usual));
}

static void
add_line (const Painter *painter, const MuFeature *feature)
{
  switch (ground_table[feature->kind]) {
  case MU_SCENE_DITCH:
  case MU_SCENE_PALISADE:
  case MU_SCENE_WALL:
    add_boundaries (painter, ground_table[feature->kind], feature, FALSE,
                    mu_feature_width (feature));
    break;
  case MU_SCENE_FIELDS:
  case MU_SCENE_SAND:
  case MU_SCENE_MARSH:
  case MU_SCENE_BOG:
  case MU_SCENE_GENTLE_HILL:
  case MU_SCENE_STEEP_HILL:
  case MU_SCENE_ROCKS:
  case MU_SCENE_LIGHT_WOOD:
  case MU_SCENE_WATER:
  case MU_SCENE_STREAM:
  case MU_SCENE_RIVER:
  case MU_SCENE_FORD:
  case MU_SCENE_ROAD:
  case MU_SCENE_BRIDGE:
  case MU_SCENE_WOOD:
  case MU_SCENE_BUILT_UP:
  case MU_SCENE_CALTROPS:
    add_plain (painter, feature);
    break;
  }
}

static void
add_feature (const Painter *painter, const MuFeature *feature)
{
  switch (mu_feature_form (feature->kind)) {
  case MU_FEATURE_AREA:
    add_area (painter, feature);
    break;
  case MU_FEATURE_LINE:
    add_line (painter, feature);
    break;
  case MU_FEATURE_PASSAGE:
    if (!opens_works (feature->kind))
      add_crossing (painter, feature);
    break;
  }
}

void
mu_scene_add_field (MuScene *scene, const MuFieldPlan *plan)
{
  g_autofree MuBattlefield *field = mu_field_plan_battlefield (plan);
  const Painter painter = { scene, field };
  for (int i = 0; i < field->count; i++)
    add_feature (&painter, &field->features[i]);
}

MuScene *
mu_field_scene (const MuFieldPlan *plan)
{
  MuScene *scene = plan ? mu_scene_new (plan->width, plan->depth)
                        : mu_scene_new (MU_TABLE_WIDTH_USUAL, MU_TABLE_DEPTH_USUAL);
  scene->paces_per_inch = mu_paces_per_inch (plan ? plan->scale : MU_SCALE_25);
  if (plan)
    mu_scene_add_field (scene, plan);
  return scene;
}
