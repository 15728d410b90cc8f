/* From cells to cost. The grid's stretches become legs of equal cost, as one and the same ground
 * costs each kind of mover something else. An obstacle delays as the front reaches it and once,
 * however many stretches it takes (wrg.move.difficult.linear); the first refusal ends the last
 * leg. */
#include "rules/wrg/field/way.h"

#include <stddef.h>

#include "rules/wrg/troop/crew.h"

const MuTerrainTerms mu_wrg_terrain_terms = { .least_line = 20, .least_river = MU_WRG_RIVER_WIDTH };

/* wrg.move.difficult.infantry, wrg.move.difficult.infantry-only,
 * wrg.move.difficult.river, wrg.move.difficult.ford: kinds that are difficult. */
static const uint8_t ground_table[MU_FEATURE_KINDS] = {
  [MU_FEATURE_STEEP_HILL] = MU_WRG_GROUND_STEEP_HILL,
  [MU_FEATURE_WOOD] = MU_WRG_GROUND_WOOD,
  [MU_FEATURE_MARSH] = MU_WRG_GROUND_MARSH,
  [MU_FEATURE_BOG] = MU_WRG_GROUND_BOG,
  [MU_FEATURE_SOFT_SAND] = MU_WRG_GROUND_SOFT_SAND,
  [MU_FEATURE_ROCKS] = MU_WRG_GROUND_ROCKS,
  [MU_FEATURE_HAMLET] = MU_WRG_GROUND_BUILDINGS,
  [MU_FEATURE_STREAM] = MU_WRG_GROUND_STREAM,
  [MU_FEATURE_RIVER] = MU_WRG_GROUND_RIVER,
  [MU_FEATURE_HEDGE] = MU_WRG_GROUND_HEDGE,
  [MU_FEATURE_WALL] = MU_WRG_GROUND_HEDGE,
  [MU_FEATURE_DITCH] = MU_WRG_GROUND_HEDGE,
  [MU_FEATURE_PALISADE] = MU_WRG_GROUND_PALISADE,
  [MU_FEATURE_RAMPART] = MU_WRG_GROUND_PALISADE,
  [MU_FEATURE_ABATIS] = MU_WRG_GROUND_PALISADE,
  [MU_FEATURE_FORD] = MU_WRG_GROUND_FORD,
  [MU_FEATURE_BREACH] = MU_WRG_GROUND_BREACH,
  [MU_FEATURE_LIGHT_WOOD] = MU_WRG_GROUND_WOOD,
};

/* wrg.engineering.ladder, wrg.move.difficult.river */
static MuRule
barred_by (MuFeatureKind kind)
{
  if (kind == MU_FEATURE_FORT_WALL)
    return MU_RULE_WRG_ENGINEERING_LADDER;
  return MU_LIES (kind) & MU_LIES_OPEN_WATER ? MU_RULE_WRG_MOVE_DIFFICULT_RIVER : MU_RULE_NONE;
}

MuWrgGround
mu_wrg_ground_of (MuFeatureKind kind, MuRule *barred)
{
  *barred = barred_by (kind);
  return (MuWrgGround) ground_table[kind];
}

#define PASSAGES                                                                                   \
  (MU_LIES_ROAD | MU_LIES (MU_FEATURE_FORD) | MU_LIES (MU_FEATURE_GATEWAY)                         \
   | MU_LIES (MU_FEATURE_BREACH))

MuWrgFooting
mu_wrg_footing (const MuTerrainStretch *stretch, MuFix width, bool rivers_up)
{
  const bool by_file = width <= MU_PACES (MU_WRG_COLUMN_WIDTH) && (stretch->middle & PASSAGES) != 0;
  return (MuWrgFooting){
    .mask = by_file ? stretch->middle : stretch->any,
    .road = by_file && stretch->road,
    .climbs = stretch->climbs,
    .rivers_up = rivers_up,
  };
}

static void
add_cost (MuWrgGroundCost *sum, const MuWrgGroundCost *cost)
{
  if (cost->times > sum->times) {
    sum->times = cost->times;
    sum->rule = cost->rule;
  }
  sum->normal_only = sum->normal_only || cost->normal_only;
  sum->least = cost->least > sum->least ? cost->least : sum->least;
  sum->delay = cost->delay > sum->delay ? cost->delay : sum->delay;
}

/* wrg.move.difficult.roads: on a road only the climb of a steep hill is left; the
 * grid has cleared the road of the rest, works across it apart. */
MuRule
mu_wrg_footing_cost (const MuReadings *readings, const MuWrgFooting *footing, MuTroopType type,
                     bool engines_by_hand, MuWrgGroundCost *cost)
{
  *cost = (MuWrgGroundCost){ .times = 1 };
  for (MuTerrainMask left = footing->mask & ~MU_LIES_CREST; left; left &= left - 1) {
    MuFeatureKind kind = MU_FEATURE_GENTLE_HILL;
    while (!(left & MU_LIES (kind)))
      kind++;
    MuRule barred;
    MuWrgGroundCost one;
    const MuWrgWay way = {
      .ground = mu_wrg_ground_of (kind, &barred),
      .road = footing->road && kind == MU_FEATURE_STEEP_HILL,
      .uphill = footing->climbs,
      .rivers_up = footing->rivers_up,
    };
    if (barred != MU_RULE_NONE)
      return barred;
    if (way.ground == MU_WRG_GROUND_OPEN)
      continue;
    const MuRule refused = mu_wrg_ground_cost (readings, &way, type, engines_by_hand, &one);
    if (refused != MU_RULE_NONE)
      return refused;
    add_cost (cost, &one);
  }
  return MU_RULE_NONE;
}

static bool
costs_alike (const MuWrgLeg *one, const MuWrgLeg *other)
{
  return one->refused == other->refused && one->cost.times == other->cost.times
         && one->cost.normal_only == other->cost.normal_only && one->cost.least == other->cost.least
         && one->cost.delay == other->cost.delay && one->cost.rule == other->cost.rule;
}

/* wrg.move.difficult.linear: quarters, for the obstacles that were not under the
 * body before. */
static int
delay_of (MuTerrainMask before, const MuWrgLeg *leg)
{
  int kinds = 0;
  for (MuTerrainMask left = leg->mask & ~before & MU_WRG_LIES_OBSTACLE; left; left &= left - 1)
    kinds++;
  return kinds * leg->cost.delay;
}

/* What the last place cannot hold is taken at the dearer of the two. */
static int
append (MuWrgLeg *legs, int count, const MuWrgLeg *next)
{
  MuWrgLeg *last = count > 0 ? &legs[count - 1] : NULL;
  if (last && ((costs_alike (last, next) && next->delay == 0) || count == MU_WRG_LEGS)) {
    last->to = next->to;
    last->mask |= next->mask;
    last->delay += next->delay;
    last->refused = last->refused != MU_RULE_NONE ? last->refused : next->refused;
    add_cost (&last->cost, &next->cost);
    return count;
  }
  legs[count] = *next;
  return count + 1;
}

MuWrgWalker
mu_wrg_walker (const MuTroop *troop, const MuCrew *crew)
{
  return (MuWrgWalker){
    .type = (MuTroopType) troop->type,
    .engines_by_hand = troop->type == MU_TROOP_ART
                       && crew->count == mu_wrg_engine_crew (MU_WRG_LIGHT_BOLT_SHOOTER, false),
  };
}

int
mu_wrg_legs (const MuReadings *readings, const MuTerrain *terrain, const MuRect *rect,
             MuFix distance, const MuWrgWalker *walker, MuWrgLeg *legs)
{
  MuTerrainStretch stretch[MU_TERRAIN_STRETCHES];
  const int stretches = mu_terrain_advance (terrain, rect, distance, stretch, MU_TERRAIN_STRETCHES);
  MuTerrainMask before = 0;
  int count = 0;
  for (int i = 0; i < stretches; i++) {
    const MuWrgFooting footing = mu_wrg_footing (&stretch[i], rect->width, walker->rivers_up);
    MuWrgLeg leg = { .from = stretch[i].from, .to = stretch[i].to, .mask = footing.mask };
    leg.refused = mu_wrg_footing_cost (readings, &footing, walker->type, walker->engines_by_hand,
                                       &leg.cost);
    if (leg.refused != MU_RULE_NONE)
      leg.to = leg.from;
    leg.delay = delay_of (before, &leg);
    before = leg.mask;
    count = append (legs, count, &leg);
    if (leg.refused != MU_RULE_NONE)
      break;
  }
  return count;
}

MuFix
mu_wrg_legs_reach (const MuWrgLeg *legs, int count, MuFix move, MuFix quarter, bool entered,
                   MuRule *stopped)
{
  MuFix reached = 0;
  if (stopped)
    *stopped = MU_RULE_NONE;
  for (int i = 0; i < count; i++) {
    const MuWrgLeg *leg = &legs[i];
    if (leg->refused != MU_RULE_NONE) {
      if (stopped)
        *stopped = leg->refused;
      break;
    }
    if (leg->from > 0 || !entered)
      move -= leg->delay * quarter;
    if (move <= 0)
      break;
    const MuFix room = leg->to - leg->from;
    const MuFix can = move / leg->cost.times;
    reached += can < room ? can : room;
    if (can < room)
      break;
    move -= room * leg->cost.times;
  }
  return reached;
}
