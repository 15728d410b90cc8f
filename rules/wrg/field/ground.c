/* What ground costs: the book's lists for foot, horse, vehicles and engines as one table of
 * ground by way of going, which shows where they differ. A road or high water changes the ground
 * before it is looked up; so the table need not know of them, and a flooded ford costs what a
 * river does. */
#include "rules/wrg/field/ground.h"

#include <assert.h>

#define NO             0 /* cannot pass */
#define OBSTACLE_WIDTH 20
#define OBSTACLE_DELAY 1 /* quarter */

/* wrg.move.difficult.infantry, wrg.move.difficult.cavalry, wrg.move.difficult.vehicles,
 * wrg.move.difficult.artillery, wrg.move.difficult.infantry-only, wrg.move.difficult.river,
 * wrg.move.difficult.ford: how often a pace counts.
 *
 * READING: wrg.move.difficult.river: elephants are named, camels are not; engines
 * carried by hand go where cavalry may on land, and not through rivers. */
/* clang-format off */
static const unsigned char times_table[MU_WRG_GROUNDS][MU_WRG_TRAVELS] = {
  /*                            foot light horse camel elephant vehicle by hand */
  [MU_WRG_GROUND_OPEN]       = { 1,   1,    1,    1,    1,       1,      1 },
  [MU_WRG_GROUND_STEEP_HILL] = { 2,   2,    4,   NO,   NO,      NO,      4 },
  [MU_WRG_GROUND_BUILDINGS]  = { 2,   2,    4,   NO,    4,      NO,      4 },
  [MU_WRG_GROUND_BREACH]     = { 2,   2,    4,   NO,    4,      NO,      4 },
  [MU_WRG_GROUND_WOOD]       = { 2,   2,    4,   NO,   NO,      NO,      4 },
  [MU_WRG_GROUND_BOG]        = { 2,   2,    4,   NO,   NO,      NO,      4 },
  [MU_WRG_GROUND_SOFT_SAND]  = { 2,   2,    4,    2,   NO,      NO,      4 },
  [MU_WRG_GROUND_STREAM]     = { 2,   2,    4,   NO,    2,      NO,      4 },
  [MU_WRG_GROUND_HEDGE]      = { 2,   2,    4,   NO,    2,      NO,      4 },
  [MU_WRG_GROUND_INSIDE]     = { 2,   2,   NO,   NO,   NO,      NO,     NO },
  [MU_WRG_GROUND_MARSH]      = { 2,   2,   NO,   NO,   NO,      NO,     NO },
  [MU_WRG_GROUND_ROCKS]      = { 2,   2,   NO,   NO,   NO,      NO,     NO },
  [MU_WRG_GROUND_PALISADE]   = { 2,   2,   NO,   NO,   NO,      NO,     NO },
  [MU_WRG_GROUND_FORD]       = { 2,   2,    2,    2,    2,       2,      2 },
  [MU_WRG_GROUND_RIVER]      = {NO,   4,    4,   NO,    4,      NO,     NO },
};
/* clang-format on */

/* READING: wrg.move.difficult.cavalry: led horses and mules go as ridden ones do;
 * wrg.move.difficult.vehicles: and pack camels as camels, wagons as vehicles. */
MuWrgTravel
mu_wrg_travel (MuTroopType type, bool engines_by_hand)
{
  if (type == MU_TROOP_LI || type == MU_TROOP_LMI)
    return MU_WRG_BY_LIGHT_FOOT;
  if (mu_type_is_infantry (type))
    return MU_WRG_BY_FOOT;
  if (mu_type_is_cavalry (type) || type == MU_TROOP_PACK)
    return MU_WRG_BY_HORSE;
  if (mu_type_is_camelry (type) || type == MU_TROOP_PACK_CAMELS)
    return MU_WRG_BY_CAMEL;
  if (type == MU_TROOP_EL)
    return MU_WRG_BY_ELEPHANT;
  return type == MU_TROOP_ART && engines_by_hand ? MU_WRG_BY_HAND : MU_WRG_BY_VEHICLE;
}

/* The list that the ground stands in, where there is one for all. */
static MuRule
rule_of_ground (MuWrgGround ground, MuWrgTravel travel)
{
  static const uint16_t of_travel[MU_WRG_TRAVELS] = {
    [MU_WRG_BY_FOOT] = MU_RULE_WRG_MOVE_DIFFICULT_INFANTRY,
    [MU_WRG_BY_LIGHT_FOOT] = MU_RULE_WRG_MOVE_DIFFICULT_INFANTRY,
    [MU_WRG_BY_HORSE] = MU_RULE_WRG_MOVE_DIFFICULT_CAVALRY,
    [MU_WRG_BY_CAMEL] = MU_RULE_WRG_MOVE_DIFFICULT_VEHICLES,
    [MU_WRG_BY_ELEPHANT] = MU_RULE_WRG_MOVE_DIFFICULT_VEHICLES,
    [MU_WRG_BY_VEHICLE] = MU_RULE_WRG_MOVE_DIFFICULT_VEHICLES,
    [MU_WRG_BY_HAND] = MU_RULE_WRG_MOVE_DIFFICULT_ARTILLERY,
  };
  if (ground == MU_WRG_GROUND_OPEN)
    return MU_RULE_NONE;
  if (ground == MU_WRG_GROUND_FORD)
    return MU_RULE_WRG_MOVE_DIFFICULT_FORD;
  if (ground == MU_WRG_GROUND_RIVER)
    return MU_RULE_WRG_MOVE_DIFFICULT_RIVER;
  return ground >= MU_WRG_GROUND_INSIDE ? MU_RULE_WRG_MOVE_DIFFICULT_INFANTRY_ONLY
                                        : (MuRule) of_travel[travel];
}

/* wrg.move.difficult.linear: rivers too. */
static bool
is_linear (MuWrgGround ground)
{
  const unsigned linear = 1u << MU_WRG_GROUND_STREAM | 1u << MU_WRG_GROUND_HEDGE
                          | 1u << MU_WRG_GROUND_PALISADE | 1u << MU_WRG_GROUND_FORD
                          | 1u << MU_WRG_GROUND_RIVER;
  return linear >> ground & 1u;
}

/* wrg.move.difficult.roads: roads cancel all but the climb of a steep hill.
 * wrg.move.difficult.river: what is narrower is a stream. */
static MuWrgGround
ground_of (const MuWrgWay *way)
{
  if (way->road)
    return MU_WRG_GROUND_OPEN;
  if (way->ground == MU_WRG_GROUND_RIVER && way->width > 0 && way->width < MU_WRG_RIVER_WIDTH)
    return MU_WRG_GROUND_STREAM;
  return way->ground;
}

MuWrgGround
mu_wrg_crossing_in_flood (const MuReadings *readings, MuWrgGround crossing, bool *none)
{
  /* READING: wrg.weather.rain.rivers: a stream is like a river, a ford like a river
   * without one, a river has no crossing; streams may be left as they are. */
  const bool stream_swells = !mu_reading (readings, MU_READING_RAIN_RIVERS);
  *none = crossing == MU_WRG_GROUND_RIVER;
  if (crossing == MU_WRG_GROUND_FORD || (crossing == MU_WRG_GROUND_STREAM && stream_swells))
    return MU_WRG_GROUND_RIVER;
  return crossing;
}

/* A slope on a road, for whoever it is. */
static MuWrgGroundCost
climb_on_road (void)
{
  return (MuWrgGroundCost){ .times = 2, .rule = MU_RULE_WRG_MOVE_DIFFICULT_ROADS };
}

static bool
rides_like_cavalry (MuWrgGround ground, MuWrgTravel travel)
{
  return times_table[ground][travel] == 4 && ground != MU_WRG_GROUND_RIVER;
}

/* READING: wrg.move.difficult.cavalry: whoever counts as cavalry is held to normal
 * moves as well; a ridden river is not in that list and does not hold him. */
MuRule
mu_wrg_ground_cost (const MuReadings *readings, const MuWrgWay *way, MuTroopType type,
                    bool engines_by_hand, MuWrgGroundCost *cost)
{
  const MuWrgTravel travel = mu_wrg_travel (type, engines_by_hand);
  MuWrgGround ground = ground_of (way);
  bool none = false;

  if (way->rivers_up)
    ground = mu_wrg_crossing_in_flood (readings, ground, &none);
  if (none)
    return MU_RULE_WRG_WEATHER_RAIN_RIVERS;
  if (times_table[ground][travel] == NO)
    return rule_of_ground (ground, travel);
  if (way->road && way->uphill && way->ground == MU_WRG_GROUND_STEEP_HILL) {
    *cost = climb_on_road ();
    return MU_RULE_NONE;
  }
  *cost = (MuWrgGroundCost){
    .times = times_table[ground][travel],
    .normal_only = rides_like_cavalry (ground, travel),
    .least = is_linear (ground) ? OBSTACLE_WIDTH : 0,
    .delay = is_linear (ground) && type != MU_TROOP_LI ? OBSTACLE_DELAY : 0,
    .rule = rule_of_ground (ground, travel),
  };
  return MU_RULE_NONE;
}

int
mu_wrg_ground_paces (const MuWrgGroundCost *cost, int distance)
{
  return cost->times * (distance > cost->least ? distance : cost->least);
}

int
mu_wrg_ground_reach (const MuWrgGroundCost *cost, int move)
{
  assert (cost->times >= 1);
  return move / cost->times;
}

bool
mu_wrg_is_ford (int width, int face)
{
  return 10 * face > width;
}
