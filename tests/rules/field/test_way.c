/* What ground costs as it lies on the table. */
#include <stdlib.h>

#include "rules/wrg/field/way.h"
#include "tests/rules/common.h"
#include "tests/rules/plans.h"

#define COUNT(a)   ((int) (sizeof (a) / sizeof (a)[0]))
#define LIES(kind) MU_LIES (MU_FEATURE_##kind)

static Plan plan;
static MuTerrain *grid;
static MuWrgLeg legs[MU_WRG_LEGS];

static void
start (void)
{
  plan_init (&plan);
  grid = NULL;
}

static void
stop (void)
{
  free (grid);
}

/* times 0: nobody of the kind passes */
static const struct {
  MuTerrainMask mask;
  MuTroopType type;
  int times;
  const char *rule;
} costs[] = {
  { 0, MU_TROOP_HI, 1, "" },
  { LIES (GENTLE_HILL) | MU_LIES_CREST, MU_TROOP_HCH, 1, "" },
  { LIES (STEEP_HILL), MU_TROOP_HI, 2, "wrg.move.difficult.infantry" },
  { LIES (STEEP_HILL) | MU_LIES_CREST, MU_TROOP_LC, 4, "wrg.move.difficult.cavalry" },
  { LIES (WOOD), MU_TROOP_HCH, 0, "wrg.move.difficult.vehicles" },
  { LIES (MARSH), MU_TROOP_LI, 2, "wrg.move.difficult.infantry-only" },
  { LIES (MARSH), MU_TROOP_MC, 0, "wrg.move.difficult.infantry-only" },
  { LIES (BOG), MU_TROOP_MC, 4, "wrg.move.difficult.cavalry" },
  { LIES (SOFT_SAND), MU_TROOP_HCM, 2, "wrg.move.difficult.vehicles" },
  { LIES (ROCKS), MU_TROOP_LHI, 2, "wrg.move.difficult.infantry-only" },
  { LIES (HAMLET), MU_TROOP_EL, 4, "wrg.move.difficult.vehicles" },
  { LIES (STREAM), MU_TROOP_MI, 2, "wrg.move.difficult.infantry" },
  { LIES (RIVER), MU_TROOP_MI, 0, "wrg.move.difficult.river" },
  { LIES (RIVER), MU_TROOP_LI, 4, "wrg.move.difficult.river" },
  { LIES (HEDGE), MU_TROOP_EL, 2, "wrg.move.difficult.vehicles" },
  { LIES (WALL), MU_TROOP_HC, 4, "wrg.move.difficult.cavalry" },
  { LIES (DITCH), MU_TROOP_HI, 2, "wrg.move.difficult.infantry" },
  { LIES (PALISADE), MU_TROOP_HI, 2, "wrg.move.difficult.infantry-only" },
  { LIES (RAMPART), MU_TROOP_HC, 0, "wrg.move.difficult.infantry-only" },
  { LIES (ABATIS), MU_TROOP_EL, 0, "wrg.move.difficult.infantry-only" },
  { LIES (FORT_WALL), MU_TROOP_LI, 0, "wrg.engineering.ladder" },
  { LIES (LIGHT_WOOD), MU_TROOP_HCH, 0, "wrg.move.difficult.vehicles" },
  { LIES (LIGHT_WOOD), MU_TROOP_MC, 4, "wrg.move.difficult.cavalry" },
  { LIES (POND), MU_TROOP_LI, 0, "wrg.move.difficult.river" },
  { LIES (LAKE), MU_TROOP_EL, 0, "wrg.move.difficult.river" },
  { LIES (LAKE) | LIES (ROAD), MU_TROOP_LC, 0, "wrg.move.difficult.river" },
  { LIES (FORD), MU_TROOP_HCH, 2, "wrg.move.difficult.ford" },
  { LIES (BREACH), MU_TROOP_EL, 4, "wrg.move.difficult.vehicles" },
  { LIES (ROAD) | LIES (BRIDGE), MU_TROOP_HCH, 1, "" },
  { LIES (GATEWAY) | LIES (HEDGED_FIELD), MU_TROOP_HCH, 1, "" },
  /* together: the worst */
  { LIES (WOOD) | LIES (STEEP_HILL), MU_TROOP_HI, 2, "wrg.move.difficult.infantry" },
  { LIES (FORD) | LIES (WOOD), MU_TROOP_LC, 4, "wrg.move.difficult.cavalry" },
  { LIES (WOOD) | LIES (MARSH), MU_TROOP_LC, 0, "wrg.move.difficult.infantry-only" },
};

/* wrg.move.difficult.infantry, wrg.move.difficult.cavalry, wrg.move.difficult.vehicles,
 * wrg.move.difficult.infantry-only, wrg.move.difficult.river, wrg.move.difficult.ford */
START_TEST (ground_costs_what_lies_there)
{
  MuWrgGroundCost cost;
  const MuWrgFooting footing = { .mask = costs[_i].mask };
  const MuRule refused = mu_wrg_footing_cost (NULL, &footing, costs[_i].type, false, &cost);
  if (costs[_i].times == 0) {
    ck_assert_str_eq (mu_rule_id (refused), costs[_i].rule);
    return;
  }
  ck_assert_str_eq (mu_rule_id (refused), "");
  ck_assert_int_eq (cost.times, costs[_i].times);
  ck_assert_str_eq (mu_rule_id (cost.rule), costs[_i].rule);
}
END_TEST

/* wrg.move.difficult.artillery */
START_TEST (engines_by_hand_go_like_cavalry)
{
  MuWrgGroundCost cost;
  const MuWrgFooting wood = { .mask = LIES (WOOD) };
  ck_assert_int_eq (mu_wrg_footing_cost (NULL, &wood, MU_TROOP_ART, true, &cost), MU_RULE_NONE);
  ck_assert_int_eq (cost.times, 4);
  ck_assert_int_ne (mu_wrg_footing_cost (NULL, &wood, MU_TROOP_ART, false, &cost), MU_RULE_NONE);
}
END_TEST

/* wrg.move.difficult.roads: only the climb is left; works across a road bar it */
START_TEST (roads_cancel_all_but_the_climb)
{
  MuWrgGroundCost cost;
  MuWrgFooting on_road = { .mask = LIES (ROAD) | LIES (STEEP_HILL), .road = true };
  ck_assert_int_eq (mu_wrg_footing_cost (NULL, &on_road, MU_TROOP_HCH, false, &cost), MU_RULE_NONE);
  ck_assert_int_eq (cost.times, 1);
  on_road.climbs = true;
  ck_assert_int_eq (mu_wrg_footing_cost (NULL, &on_road, MU_TROOP_HCH, false, &cost), MU_RULE_NONE);
  ck_assert_int_eq (cost.times, 2);
  ck_assert_str_eq (mu_rule_id (cost.rule), "wrg.move.difficult.roads");
  on_road.mask = LIES (ROAD) | LIES (ABATIS);
  ck_assert_int_ne (mu_wrg_footing_cost (NULL, &on_road, MU_TROOP_HCH, false, &cost), MU_RULE_NONE);
}
END_TEST

/* wrg.weather.rain.rivers */
START_TEST (high_water_bars_rivers_and_makes_them_of_fords)
{
  MuWrgGroundCost cost;
  const MuWrgFooting river = { .mask = LIES (RIVER), .rivers_up = true };
  const MuWrgFooting ford = { .mask = LIES (FORD), .rivers_up = true };
  ck_assert_str_eq (mu_rule_id (mu_wrg_footing_cost (NULL, &river, MU_TROOP_LC, false, &cost)),
                    "wrg.weather.rain.rivers");
  ck_assert_str_eq (mu_rule_id (mu_wrg_footing_cost (NULL, &ford, MU_TROOP_HI, false, &cost)),
                    "wrg.move.difficult.river");
}
END_TEST

/* wrg.move.difficult.roads: columns by their middle file, lines by all they cover */
START_TEST (columns_use_roads_and_passages)
{
  const MuTerrainStretch through
      = { .any = LIES (WOOD) | LIES (ROAD), .middle = LIES (ROAD), .road = true };
  const MuTerrainStretch beside = { .any = LIES (WOOD), .middle = 0 };
  MuWrgFooting footing = mu_wrg_footing (&through, MU_PACES (MU_WRG_COLUMN_WIDTH), false);
  ck_assert_uint_eq (footing.mask, LIES (ROAD));
  ck_assert (footing.road);
  footing = mu_wrg_footing (&through, MU_PACES (MU_WRG_COLUMN_WIDTH) + 1, false);
  ck_assert_uint_eq (footing.mask, LIES (WOOD) | LIES (ROAD));
  ck_assert (!footing.road);
  footing = mu_wrg_footing (&beside, MU_PACES (20), true);
  ck_assert_uint_eq (footing.mask, LIES (WOOD)); /* no passage: the file's luck is none */
  ck_assert (footing.rivers_up);
}
END_TEST

/* wrg.melee.tactical.obstacle-infantry: fought across from behind; a wood's edge is not */
START_TEST (obstacles_are_lines)
{
  ck_assert_uint_ne (MU_WRG_LIES_OBSTACLE & LIES (STREAM), 0);
  ck_assert_uint_ne (MU_WRG_LIES_OBSTACLE & LIES (DITCH), 0);
  ck_assert_uint_ne (MU_WRG_LIES_OBSTACLE & LIES (PALISADE), 0);
  ck_assert_uint_eq (MU_WRG_LIES_OBSTACLE & (LIES (WOOD) | LIES (ROAD) | LIES (GATEWAY)), 0);
}
END_TEST

static int
legs_of (MuRect rect, int distance, MuTroopType type)
{
  const MuWrgWalker walker = { .type = type };
  free (grid);
  grid = plan_grid (&plan);
  return mu_wrg_legs (NULL, grid, &rect, MU_PACES (distance), &walker, legs);
}

START_TEST (open_ground_is_one_leg)
{
  ck_assert_int_eq (legs_of (body (300, 50, 100, 30, 0), 80, MU_TROOP_HI), 1);
  ck_assert_int_eq (legs[0].cost.times, 1);
  ck_assert_int_eq (mu_wrg_legs_reach (legs, 1, MU_PACES (60), MU_PACES (15), false, NULL),
                    MU_PACES (60));
  ck_assert_int_eq (mu_wrg_legs_reach (legs, 1, MU_PACES (100), MU_PACES (15), false, NULL),
                    MU_PACES (80));
}
END_TEST

/* wrg.move.difficult.linear: a stream costs a quarter, then double until the rear
 * is over its 20 paces */
START_TEST (a_stream_is_three_legs)
{
  MuRule stopped;
  plan_add (&plan, MU_FEATURE_STREAM, 2, 0, 100, 720, 100);
  ck_assert_int_eq (legs_of (body (300, 70, 100, 30, 0), 120, MU_TROOP_HI), 3);
  ck_assert_int_eq (legs[0].to, MU_PACES (20));
  ck_assert_int_eq (legs[0].delay, 0);
  ck_assert_int_eq (legs[1].to, MU_PACES (70));
  ck_assert_int_eq (legs[1].delay, 1);
  ck_assert_int_eq (legs[1].cost.times, 2);
  ck_assert_int_eq (legs[2].delay, 0);
  /* 80: 20 to it, 20 of delay, 20 of the 40 left */
  ck_assert_int_eq (mu_wrg_legs_reach (legs, 3, MU_PACES (80), MU_PACES (20), false, &stopped),
                    MU_PACES (40));
  ck_assert_int_eq (stopped, MU_RULE_NONE);
  /* 160: 20, 20, 100 for 50, 20 */
  ck_assert_int_eq (mu_wrg_legs_reach (legs, 3, MU_PACES (160), MU_PACES (20), false, NULL),
                    MU_PACES (90));
  ck_assert_int_eq (legs_of (body (300, 70, 100, 30, 0), 120, MU_TROOP_LI), 3);
  ck_assert_int_eq (legs[1].delay, 0); /* light infantry loses no time */
}
END_TEST

START_TEST (who_stands_in_it_has_paid)
{
  plan_add (&plan, MU_FEATURE_HEDGE, 2, 0, 100, 720, 100);
  const int count = legs_of (body (300, 100, 100, 30, 0), 80, MU_TROOP_HI);
  ck_assert_int_eq (legs[0].delay, 1);
  const MuFix first = mu_wrg_legs_reach (legs, count, MU_PACES (60), MU_PACES (15), false, NULL);
  const MuFix later = mu_wrg_legs_reach (legs, count, MU_PACES (60), MU_PACES (15), true, NULL);
  ck_assert_int_eq (first, MU_PACES (45) / 2);
  ck_assert_int_eq (later, MU_PACES (60) / 2);
}
END_TEST

START_TEST (two_obstacles_are_two_delays)
{
  int delays = 0;
  plan_add (&plan, MU_FEATURE_STREAM, 2, 0, 100, 720, 100);
  plan_add (&plan, MU_FEATURE_HEDGE, 2, 0, 125, 720, 125);
  const int count = legs_of (body (300, 70, 100, 40, 0), 200, MU_TROOP_HI);
  for (int i = 0; i < count; i++)
    delays += legs[i].delay;
  ck_assert_int_eq (delays, 2);
}
END_TEST

START_TEST (a_river_stops_heavy_foot)
{
  MuRule stopped;
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 100, 720, 100)->width = 40;
  const int count = legs_of (body (300, 50, 100, 30, 0), 120, MU_TROOP_HI);
  ck_assert_int_eq (count, 2);
  ck_assert_int_eq (legs[1].from, MU_PACES (30));
  ck_assert_int_eq (legs[1].to, legs[1].from);
  ck_assert_int_eq (mu_wrg_legs_reach (legs, count, MU_PACES (80), MU_PACES (20), false, &stopped),
                    MU_PACES (30));
  ck_assert_str_eq (mu_rule_id (stopped), "wrg.move.difficult.river");
}
END_TEST

START_TEST (a_bridge_takes_a_column_over)
{
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 100, 720, 100)->width = 40;
  plan_add (&plan, MU_FEATURE_BRIDGE, 1, 300, 100);
  int count = legs_of (body (300, 50, 24, 60, 0), 200, MU_TROOP_HCH);
  ck_assert_int_eq (count, 1);
  ck_assert_int_eq (legs[0].to, MU_PACES (200));
  count = legs_of (body (300, 50, 100, 20, 0), 200, MU_TROOP_HCH);
  ck_assert_int_ne (legs[count - 1].refused, MU_RULE_NONE);
}
END_TEST

/* Whatever lies there, the legs are without gaps and a longer move never takes
 * anyone less far. */
START_TEST (legs_are_sound)
{
  static const MuTroopType types[]
      = { MU_TROOP_HI, MU_TROOP_LI, MU_TROOP_LC, MU_TROOP_EL, MU_TROOP_HCH };
  uint64_t state = (uint64_t) _i + 1;
  for (int i = 0; i < 8; i++) {
    const int x = (int) next_below (&state, 600), y = (int) next_below (&state, 380);
    plan_add (&plan, (MuFeatureKind) (MU_FEATURE_WOOD + next_below (&state, 8)), 3, x, y, x + 90,
              y + 20, x + 30, y + 80);
  }
  for (int i = 0; i < 10; i++) {
    const MuRect rect = body ((int) next_below (&state, 720), (int) next_below (&state, 480),
                              20 + (int) next_below (&state, 100), 20, (MuAngle) (i * 6000));
    const int count = legs_of (rect, 240, types[next_below (&state, COUNT (types))]);
    MuFix last = 0;
    for (int k = 0; k < count; k++) {
      ck_assert_int_eq (legs[k].from, k > 0 ? legs[k - 1].to : 0);
      ck_assert (legs[k].refused == MU_RULE_NONE ? legs[k].to > legs[k].from : k == count - 1);
    }
    for (int move = 0; move <= 480; move += 20) {
      const MuFix reach
          = mu_wrg_legs_reach (legs, count, MU_PACES (move), MU_PACES (20), false, NULL);
      ck_assert_int_ge (reach, last);
      ck_assert_int_le (reach, MU_PACES (move));
      ck_assert_int_le (reach, legs[count - 1].to);
      last = reach;
    }
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("way");
  tcase_add_checked_fixture (tests, start, stop);
  tcase_add_loop_test (tests, ground_costs_what_lies_there, 0, COUNT (costs));
  tcase_add_test (tests, engines_by_hand_go_like_cavalry);
  tcase_add_test (tests, roads_cancel_all_but_the_climb);
  tcase_add_test (tests, high_water_bars_rivers_and_makes_them_of_fords);
  tcase_add_test (tests, columns_use_roads_and_passages);
  tcase_add_test (tests, obstacles_are_lines);
  tcase_add_test (tests, open_ground_is_one_leg);
  tcase_add_test (tests, a_stream_is_three_legs);
  tcase_add_test (tests, who_stands_in_it_has_paid);
  tcase_add_test (tests, two_obstacles_are_two_delays);
  tcase_add_test (tests, a_river_stops_heavy_foot);
  tcase_add_test (tests, a_bridge_takes_a_column_over);
  tcase_add_loop_test (tests, legs_are_sound, 0, 20);
  return run_case ("way", tests);
}
