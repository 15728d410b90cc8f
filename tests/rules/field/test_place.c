/* Where bodies may be put down. */
#include <stdlib.h>

#include "rules/wrg/field/deploy.h"
#include "rules/wrg/field/place.h"
#include "tests/rules/common.h"
#include "tests/rules/plans.h"

#define WALKER(t) (&(const MuWrgWalker){ .type = t })
#define COUNT(a)  ((int) (sizeof (a) / sizeof (a)[0]))

static const MuWrgTable plain = { .width = 720, .depth = 480 };

/* wrg.deploy.area: the ground is that which the book measures in inches. */
START_TEST (the_ground_is_the_area)
{
  MuPoint low, high;
  MuWrgArea area;
  ck_assert_int_eq (mu_wrg_deployment_area (MU_SCALE_25, 72, 48, &area), MU_RULE_NONE);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    ck_assert (mu_wrg_deployment_ground (&plain, side, &low, &high));
    ck_assert_int_eq (high.x - low.x, MU_PACES (area.width));
    ck_assert_int_eq (high.y - low.y, MU_PACES (area.depth));
    ck_assert_int_eq (low.x, MU_PACES (120));
    ck_assert_int_eq (low.y, side == MU_SIDE_A ? 0 : MU_PACES (360));
  }
}
END_TEST

static const struct {
  MuSide side;
  int x, y;
  MuAngle facing;
  MuWrgStanding standing;
  int beyond; /* paces */
} places[] = {
  { MU_SIDE_A, 360, 120, MU_ANGLE_AHEAD, MU_WRG_STANDS, 0 },
  { MU_SIDE_A, 360, 40, MU_ANGLE_AHEAD, MU_WRG_STANDS, 0 },
  { MU_SIDE_A, 360, 39, MU_ANGLE_AHEAD, MU_WRG_STANDS_OFF_TABLE, 1 },
  { MU_SIDE_A, 360, 121, MU_ANGLE_AHEAD, MU_WRG_STANDS_TOO_FORWARD, 1 },
  { MU_SIDE_A, 360, 400, MU_ANGLE_AHEAD, MU_WRG_STANDS_TOO_FORWARD, 280 },
  { MU_SIDE_A, 150, 120, MU_ANGLE_AHEAD, MU_WRG_STANDS, 0 },
  { MU_SIDE_A, 140, 120, MU_ANGLE_AHEAD, MU_WRG_STANDS_TOO_FAR_LEFT, 10 },
  { MU_SIDE_A, 570, 120, MU_ANGLE_AHEAD, MU_WRG_STANDS, 0 },
  { MU_SIDE_A, 575, 120, MU_ANGLE_AHEAD, MU_WRG_STANDS_TOO_FAR_RIGHT, 5 },
  { MU_SIDE_B, 360, 360, MU_ANGLE_HALF, MU_WRG_STANDS, 0 },
  { MU_SIDE_B, 360, 440, MU_ANGLE_HALF, MU_WRG_STANDS, 0 },
  { MU_SIDE_B, 360, 442, MU_ANGLE_HALF, MU_WRG_STANDS_OFF_TABLE, 2 },
  { MU_SIDE_B, 360, 350, MU_ANGLE_HALF, MU_WRG_STANDS_TOO_FORWARD, 10 },
  { MU_SIDE_B, 140, 400, MU_ANGLE_HALF, MU_WRG_STANDS_TOO_FAR_RIGHT, 10 },
  { MU_SIDE_B, 575, 400, MU_ANGLE_HALF, MU_WRG_STANDS_TOO_FAR_LEFT, 5 },
  /* turned to its right: the front is its right edge */
  { MU_SIDE_A, 600, 60, MU_ANGLE_QUARTER, MU_WRG_STANDS, 0 },
  { MU_SIDE_A, 601, 60, MU_ANGLE_QUARTER, MU_WRG_STANDS_TOO_FAR_RIGHT, 1 },
};

/* wrg.deploy.area */
START_TEST (the_area_bounds_each_side)
{
  const MuRect ground = body (places[_i].x, places[_i].y, 60, 40, places[_i].facing);
  const MuWrgStand stand
      = mu_wrg_place_body (&plain, places[_i].side, WALKER (MU_TROOP_HI), &ground, NULL, 0);
  ck_assert_int_eq (stand.standing, places[_i].standing);
  ck_assert_int_eq (stand.beyond, MU_PACES (places[_i].beyond));
  ck_assert_str_eq (mu_rule_id (stand.rule),
                    stand.standing == MU_WRG_STANDS ? "" : "wrg.deploy.area");
}
END_TEST

/* wrg.deploy.area: a corner that sticks out is out. */
START_TEST (slanting_bodies_stay_inside_with_every_corner)
{
  const MuWrgTable table = plain;
  uint64_t seed = 7;
  int inside = 0;
  for (int i = 0; i < 2000; i++) {
    const MuRect ground
        = body (100 + (int) next_below (&seed, 520), (int) next_below (&seed, 160),
                10 + (int) next_below (&seed, 80), 10 + (int) next_below (&seed, 40),
                (MuAngle) next_below (&seed, 65536));
    const MuWrgStand stand
        = mu_wrg_place_body (&table, MU_SIDE_A, WALKER (MU_TROOP_HI), &ground, NULL, 0);
    MuPoint corner[4];
    bool out = false;
    mu_rect_corners (&ground, corner);
    for (int k = 0; k < 4; k++)
      out = out || corner[k].x < MU_PACES (120) - MU_RECT_SLACK
            || corner[k].x > MU_PACES (600) + MU_RECT_SLACK || corner[k].y < -MU_RECT_SLACK
            || corner[k].y > MU_PACES (120) + MU_RECT_SLACK;
    if (out)
      ck_assert_int_ne (stand.standing, MU_WRG_STANDS);
    inside += stand.standing == MU_WRG_STANDS;
  }
  ck_assert_int_gt (inside, 100);
}
END_TEST

static const struct {
  int width, depth;
} small[] = { { 240, 480 }, { 720, 240 }, { 100, 100 } };

/* wrg.deploy.area */
START_TEST (a_small_table_leaves_nowhere_to_stand)
{
  const MuWrgTable table = { .width = small[_i].width, .depth = small[_i].depth };
  const MuRect ground = body (50, 50, 10, 10, MU_ANGLE_AHEAD);
  const MuWrgStand stand
      = mu_wrg_place_body (&table, MU_SIDE_A, WALKER (MU_TROOP_LI), &ground, NULL, 0);
  ck_assert_int_eq (stand.standing, MU_WRG_STANDS_NOWHERE);
  ck_assert_str_eq (mu_rule_id (stand.rule), "wrg.deploy.area");
}
END_TEST

START_TEST (friends_share_no_ground)
{
  const MuRect others[] = {
    body (200, 120, 60, 40, MU_ANGLE_AHEAD),
    { .front = { MU_PACES (300), MU_PACES (120) } }, /* not placed yet */
    body (400, 120, 60, 40, MU_ANGLE_AHEAD),
  };
  MuRect ground = body (300, 120, 60, 40, MU_ANGLE_AHEAD);
  MuWrgStand stand = mu_wrg_place_body (&plain, MU_SIDE_A, WALKER (MU_TROOP_HI), &ground, others,
                                        COUNT (others));
  ck_assert_int_eq (stand.standing, MU_WRG_STANDS);
  ck_assert_int_eq (stand.friends, -1);
  ground = body (340, 120, 60, 40, MU_ANGLE_AHEAD); /* edge to edge */
  stand = mu_wrg_place_body (&plain, MU_SIDE_A, WALKER (MU_TROOP_HI), &ground, others,
                             COUNT (others));
  ck_assert_int_eq (stand.standing, MU_WRG_STANDS);
  ground = body (341, 120, 60, 40, MU_ANGLE_AHEAD);
  stand = mu_wrg_place_body (&plain, MU_SIDE_A, WALKER (MU_TROOP_HI), &ground, others,
                             COUNT (others));
  ck_assert_int_eq (stand.standing, MU_WRG_STANDS_ON_FRIENDS);
  ck_assert_int_eq (stand.friends, 2);
  ck_assert_int_eq (stand.rule, MU_RULE_NONE);
}
END_TEST

static const struct {
  MuFeatureKind kind;
  MuTroopType type;
  const char *rule;
} grounds[] = {
  { MU_FEATURE_WOOD, MU_TROOP_HI, "" },
  { MU_FEATURE_WOOD, MU_TROOP_HCH, "wrg.move.difficult.vehicles" },
  { MU_FEATURE_MARSH, MU_TROOP_LI, "" },
  { MU_FEATURE_MARSH, MU_TROOP_HC, "wrg.move.difficult.infantry-only" },
  { MU_FEATURE_GENTLE_HILL, MU_TROOP_HCH, "" },
};

/* wrg.move.difficult.vehicles, wrg.move.difficult.infantry-only */
START_TEST (ground_refuses_whom_it_stops)
{
  Plan plan;
  plan_init (&plan);
  plan_box (&plan, grounds[_i].kind, 200, 60, 300, 115);
  MuTerrain *grid = plan_grid (&plan);
  const MuWrgTable table = { .width = 720, .depth = 480, .terrain = grid };
  const MuRect there = body (250, 100, 40, 20, MU_ANGLE_AHEAD);
  const MuRect beside = body (400, 100, 40, 20, MU_ANGLE_AHEAD);
  const MuWrgStand stand
      = mu_wrg_place_body (&table, MU_SIDE_A, WALKER (grounds[_i].type), &there, NULL, 0);
  ck_assert_str_eq (mu_rule_id (stand.rule), grounds[_i].rule);
  ck_assert_int_eq (stand.standing,
                    *grounds[_i].rule ? MU_WRG_STANDS_ON_BAD_GROUND : MU_WRG_STANDS);
  ck_assert_int_eq (
      mu_wrg_place_body (&table, MU_SIDE_A, WALKER (grounds[_i].type), &beside, NULL, 0).standing,
      MU_WRG_STANDS);
  free (grid);
}
END_TEST

/* A river is nobody's place; the ground before it is. */
START_TEST (the_bank_is_open)
{
  Plan plan;
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 80, 720, 80);
  MuTerrain *grid = plan_grid (&plan);
  const MuWrgTable table = { .width = 720, .depth = 480, .terrain = grid };
  const MuRect in = body (300, 85, 40, 20, MU_ANGLE_AHEAD);
  const MuRect before = body (300, 50, 40, 20, MU_ANGLE_AHEAD);
  ck_assert_int_eq (mu_wrg_ground_refused (&table, WALKER (MU_TROOP_HI), &in),
                    MU_RULE_WRG_MOVE_DIFFICULT_RIVER);
  ck_assert_int_eq (mu_wrg_ground_refused (&table, WALKER (MU_TROOP_HI), &before), MU_RULE_NONE);
  free (grid);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("place");
  tcase_add_test (tests, the_ground_is_the_area);
  tcase_add_loop_test (tests, the_area_bounds_each_side, 0, COUNT (places));
  tcase_add_test (tests, slanting_bodies_stay_inside_with_every_corner);
  tcase_add_loop_test (tests, a_small_table_leaves_nowhere_to_stand, 0, COUNT (small));
  tcase_add_test (tests, friends_share_no_ground);
  tcase_add_loop_test (tests, ground_refuses_whom_it_stops, 0, COUNT (grounds));
  tcase_add_test (tests, the_bank_is_open);
  return run_case ("place", tests);
}
