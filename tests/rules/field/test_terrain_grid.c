/* What lies where, under a body and on its way. */
#include <stdlib.h>
#include <string.h>

#include "tests/rules/common.h"
#include "tests/rules/plans.h"

static Plan plan;
static MuTerrain *grid;

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

#define LIES(kind)               MU_LIES (MU_FEATURE_##kind)
#define mask_at(x, y)            mu_terrain_at (grid, at (x, y))->mask
#define assert_mask(x, y, mask_) ck_assert_uint_eq (mask_at (x, y), mask_)

START_TEST (no_terrain_is_open_ground)
{
  const MuRect rect = body (100, 100, 50, 20, 0);
  MuTerrainStretch stretch[2];
  MuFix from, to;
  ck_assert_uint_eq (mu_terrain_at (NULL, at (10, 10))->mask, 0);
  ck_assert_uint_eq (mu_terrain_under (NULL, &rect), 0);
  ck_assert_int_eq (mu_terrain_advance (NULL, &rect, MU_PACES (80), stretch, 2), 1);
  ck_assert_int_eq (stretch[0].from, 0);
  ck_assert_int_eq (stretch[0].to, MU_PACES (80));
  ck_assert_uint_eq (stretch[0].any, 0);
  ck_assert (!mu_terrain_meets (NULL, &rect, MU_PACES (80), UINT32_MAX, &from, &to));
}
END_TEST

START_TEST (areas_lie_where_they_are_drawn)
{
  plan_box (&plan, MU_FEATURE_WOOD, 100, 100, 200, 150);
  grid = plan_grid (&plan);
  assert_mask (102, 102, LIES (WOOD));
  assert_mask (199, 149, LIES (WOOD));
  assert_mask (98, 120, 0);
  assert_mask (201, 120, 0);
  assert_mask (150, 98, 0);
  assert_mask (150, 151, 0);
  ck_assert_uint_eq (grid->all, LIES (WOOD));
}
END_TEST

START_TEST (off_the_table_lies_nothing)
{
  plan_box (&plan, MU_FEATURE_WOOD, 0, 0, 720, 480);
  grid = plan_grid (&plan);
  assert_mask (0, 0, LIES (WOOD));
  assert_mask (719, 479, LIES (WOOD));
  assert_mask (-1, 0, 0);
  assert_mask (0, -1, 0);
  assert_mask (721, 10, 0);
  assert_mask (10, 481, 0);
}
END_TEST

/* A concave outline, and the corners of the table. */
START_TEST (bent_outlines_leave_their_bend_free)
{
  plan_add (&plan, MU_FEATURE_MARSH, 6, 0, 0, 300, 0, 300, 100, 100, 100, 100, 300, 0, 300);
  grid = plan_grid (&plan);
  assert_mask (50, 290, LIES (MARSH));
  assert_mask (290, 50, LIES (MARSH));
  assert_mask (150, 150, 0);
}
END_TEST

/* wrg.move.difficult.linear: 20 paces at least; wrg.move.difficult.river */
START_TEST (lines_are_as_wide_as_the_rules_take_them)
{
  plan_add (&plan, MU_FEATURE_HEDGE, 2, 100, 100, 300, 100);
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 300, 720, 300)->width = 60;
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 400, 720, 400)->width = 29;
  grid = plan_grid (&plan);
  assert_mask (200, 92, LIES (HEDGE));
  assert_mask (200, 108, LIES (HEDGE));
  assert_mask (200, 87, 0);
  assert_mask (200, 113, 0);
  assert_mask (200, 328, LIES (RIVER));
  assert_mask (200, 332, 0);
  assert_mask (200, 400, LIES (STREAM));
}
END_TEST

START_TEST (narrow_lines_have_no_holes)
{
  const MuTerrainTerms none = { 0, 0 };
  plan_add (&plan, MU_FEATURE_DITCH, 4, 3, 7, 411, 222, 402, 300, 717, 411)->width = 1;
  const size_t size = mu_terrain_size (&plan.field);
  grid = mu_terrain_build (malloc (size), size, &plan.field, &none);
  for (int y = 0; y < 480; y += 7) {
    MuFix distance;
    bool met = y > 411 || y < 7;
    MuTerrainWalk walk = mu_terrain_walk (grid, at (3, 480), at (717, y));
    for (const MuTerrainCell *cell; (cell = mu_terrain_walk_next (&walk, &distance));)
      met = met || (cell->mask & LIES (DITCH));
    ck_assert_msg (met, "slipped through on the way to 717, %d", y);
  }
}
END_TEST

/* wrg.move.difficult.roads */
START_TEST (roads_take_their_ground)
{
  plan_box (&plan, MU_FEATURE_WOOD, 100, 100, 200, 200);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 0, 150, 720, 150)->width = 20;
  plan_add (&plan, MU_FEATURE_HEDGE, 2, 300, 100, 300, 200);
  plan_add (&plan, MU_FEATURE_ABATIS, 2, 400, 100, 400, 200);
  grid = plan_grid (&plan);
  assert_mask (150, 150, LIES (ROAD));
  assert_mask (150, 170, LIES (WOOD));
  assert_mask (300, 150, LIES (ROAD));
  assert_mask (300, 170, LIES (HEDGE));
  assert_mask (400, 150, LIES (ROAD) | LIES (ABATIS)); /* a work across the road bars it */
}
END_TEST

/* wrg.move.difficult.roads, awfp.terrain.road-overlap: of light woods too, but no road goes over a
 * pond or lake, and no ford is where it would. */
START_TEST (roads_go_round_lakes)
{
  plan_box (&plan, MU_FEATURE_LIGHT_WOOD, 100, 100, 200, 200);
  plan_box (&plan, MU_FEATURE_POND, 300, 100, 400, 200);
  plan_box (&plan, MU_FEATURE_LAKE, 500, 0, 720, 480);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 0, 150, 720, 150)->width = 20;
  grid = plan_grid (&plan);
  assert_mask (150, 150, LIES (ROAD));
  assert_mask (150, 170, LIES (LIGHT_WOOD));
  assert_mask (350, 150, LIES (ROAD) | LIES (POND));
  assert_mask (600, 150, LIES (ROAD) | LIES (LAKE));
  assert_mask (719, 479, LIES (LAKE));
  ck_assert_int_eq (mu_terrain_covers (grid), 1);
}
END_TEST

/* wrg.terrain.lines: an unbridged crossing is a ford */
START_TEST (roads_ford_or_bridge_waters)
{
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 200, 720, 200)->width = 40;
  plan_add (&plan, MU_FEATURE_ROAD, 2, 200, 0, 200, 480);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 500, 0, 500, 480);
  plan_add (&plan, MU_FEATURE_BRIDGE, 1, 500, 200);
  grid = plan_grid (&plan);
  assert_mask (200, 200, LIES (FORD));
  assert_mask (200, 160, LIES (ROAD));
  assert_mask (500, 200, LIES (BRIDGE) | LIES (ROAD));
  assert_mask (500, 215, LIES (BRIDGE) | LIES (ROAD));
  assert_mask (507, 185, LIES (BRIDGE));
  assert_mask (515, 200, LIES (RIVER));
}
END_TEST

START_TEST (passages_open_what_they_lie_on)
{
  plan_box (&plan, MU_FEATURE_HEDGED_FIELD, 100, 100, 200, 200);
  plan_add (&plan, MU_FEATURE_GATEWAY, 1, 150, 100);
  plan_add (&plan, MU_FEATURE_FORT_WALL, 2, 300, 100, 400, 200);
  plan_add (&plan, MU_FEATURE_BREACH, 1, 350, 150);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 0, 300, 720, 320);
  plan_add (&plan, MU_FEATURE_FORD, 1, 360, 310)->width = 60;
  grid = plan_grid (&plan);
  for (int y = 92; y <= 107; y += 5)
    assert_mask (150, y, LIES (GATEWAY) | (y > 100 ? LIES (HEDGED_FIELD) : 0));
  assert_mask (120, 97, LIES (HEDGE));
  assert_mask (150, 197, LIES (HEDGE) | LIES (HEDGED_FIELD));
  assert_mask (350, 150, LIES (BREACH));
  assert_mask (320, 120, LIES (FORT_WALL));
  assert_mask (335, 309, LIES (FORD));
  assert_mask (310, 309, LIES (STREAM));
}
END_TEST

/* wrg.visibility.crest */
START_TEST (hills_rise_to_their_crest)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 100, 100, 220, 220);
  grid = plan_grid (&plan);
  int last = 0;
  for (int x = 102; x <= 160; x += 5) {
    const MuTerrainCell *cell = mu_terrain_at (grid, at (x, 160));
    ck_assert_int_ge (cell->height, last);
    ck_assert_uint_eq (cell->hill, 1);
    ck_assert_uint_eq (cell->level, 1);
    ck_assert_int_eq ((cell->mask & MU_LIES_CREST) != 0, x > 136);
    last = cell->height;
  }
  ck_assert_int_eq (mu_terrain_at (grid, at (160, 160))->height, last);
  ck_assert (!(mask_at (102, 160) & MU_LIES_CREST));
}
END_TEST

START_TEST (higher_is_up_the_same_hill_or_on_a_steeper)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 100, 100, 220, 220);
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 300, 100, 420, 220);
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 500, 100, 620, 220);
  grid = plan_grid (&plan);
  const MuTerrainCell *plain = mu_terrain_at (grid, at (20, 20));
  const MuTerrainCell *foot = mu_terrain_at (grid, at (102, 160));
  const MuTerrainCell *top = mu_terrain_at (grid, at (160, 160));
  const MuTerrainCell *steep_foot = mu_terrain_at (grid, at (302, 160));
  const MuTerrainCell *other_foot = mu_terrain_at (grid, at (502, 160));
  ck_assert (mu_terrain_is_higher (foot, plain));
  ck_assert (mu_terrain_is_higher (top, foot));
  ck_assert (!mu_terrain_is_higher (foot, top));
  ck_assert (mu_terrain_is_higher (steep_foot, top));
  ck_assert (!mu_terrain_is_higher (top, other_foot));
  ck_assert (!mu_terrain_is_higher (plain, plain));
}
END_TEST

static const struct {
  int x, y, width, depth;
  MuAngle facing;
  MuTerrainMask mask;
} bodies[] = {
  { 150, 240, 100, 30, 0, LIES (WOOD) },
  { 150, 199, 40, 20, 0, 0 },
  { 150, 205, 40, 20, 0, LIES (WOOD) },
  { 90, 250, 40, 20, MU_ANGLE_QUARTER, 0 },
  { 105, 250, 40, 20, MU_ANGLE_QUARTER, LIES (WOOD) },
  { 150, 305, 40, 20, MU_ANGLE_HALF, 0 },
  { 150, 295, 40, 20, MU_ANGLE_HALF, LIES (WOOD) },
  { 95, 195, 60, 60, 8192, 0 },
  { 112, 212, 60, 60, 8192, LIES (WOOD) },
  { 205, 305, 20, 60, 24576, 0 },
  { 150, 250, 1, 1, 5000, LIES (WOOD) },
  { 400, 250, 1, 1, 5000, 0 },
};

START_TEST (all_under_a_body_counts)
{
  const MuRect rect
      = body (bodies[_i].x, bodies[_i].y, bodies[_i].width, bodies[_i].depth, bodies[_i].facing);
  plan_box (&plan, MU_FEATURE_WOOD, 100, 200, 200, 300);
  grid = plan_grid (&plan);
  ck_assert_uint_eq (mu_terrain_under (grid, &rect), bodies[_i].mask);
}
END_TEST

/* wrg.move.difficult.linear: until the whole body is clear */
START_TEST (an_obstacle_counts_until_the_rear_is_over)
{
  const MuRect rect = body (300, 50, 100, 30, 0);
  MuTerrainStretch stretch[4];
  MuFix from, to;
  plan_add (&plan, MU_FEATURE_STREAM, 2, 0, 100, 720, 100);
  grid = plan_grid (&plan);
  ck_assert_int_eq (mu_terrain_advance (grid, &rect, MU_PACES (120), stretch, 4), 3);
  ck_assert_int_eq (stretch[0].any, 0);
  ck_assert_int_eq (stretch[0].to, MU_PACES (40)); /* ten paces before the middle */
  ck_assert_uint_eq (stretch[1].any, LIES (STREAM));
  ck_assert_int_eq (stretch[1].to, MU_PACES (40 + 20 + 30));
  ck_assert_uint_eq (stretch[2].any, 0);
  ck_assert_int_eq (stretch[2].to, MU_PACES (120));
  ck_assert (mu_terrain_meets (grid, &rect, MU_PACES (120), MU_LIES_WATER, &from, &to));
  ck_assert_int_eq (from, MU_PACES (40));
  ck_assert_int_eq (to, MU_PACES (90));
  ck_assert (!mu_terrain_meets (grid, &rect, MU_PACES (39), MU_LIES_WATER, &from, &to));
  ck_assert (!mu_terrain_meets (grid, &rect, MU_PACES (120), MU_LIES_COVER, &from, &to));
}
END_TEST

START_TEST (all_facings_meet_the_same)
{
  static const int way[4][2] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };
  plan_box (&plan, MU_FEATURE_BOG, 340, 220, 380, 260); /* in the middle */
  grid = plan_grid (&plan);
  for (int i = 0; i < 4; i++) {
    const MuRect rect = body (360 - 100 * way[i][0], 240 - 100 * way[i][1], 60, 20,
                              (MuAngle) (i * MU_ANGLE_QUARTER));
    MuTerrainStretch stretch[4];
    ck_assert_int_eq (mu_terrain_advance (grid, &rect, MU_PACES (200), stretch, 4), 3);
    ck_assert_int_eq (stretch[0].to, MU_PACES (80));
    ck_assert_int_eq (stretch[1].to, MU_PACES (80 + 40 + 20));
  }
}
END_TEST

START_TEST (columns_go_by_road_and_gateway)
{
  plan_box (&plan, MU_FEATURE_WOOD, 100, 200, 300, 300);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 200, 0, 200, 480);
  plan_box (&plan, MU_FEATURE_HEDGED_FIELD, 400, 200, 600, 300);
  plan_add (&plan, MU_FEATURE_GATEWAY, 1, 500, 200);
  grid = plan_grid (&plan);
  MuTerrainStretch stretch[8];
  MuRect rect = body (200, 150, 24, 40, 0);
  int count = mu_terrain_advance (grid, &rect, MU_PACES (100), stretch, 8);
  ck_assert_int_eq (count, 2);
  ck_assert_uint_eq (stretch[1].any, LIES (WOOD) | LIES (ROAD));
  ck_assert_uint_eq (stretch[1].middle, LIES (ROAD));
  ck_assert (stretch[0].road && stretch[1].road);
  rect = body (500, 150, 24, 40, 0);
  count = mu_terrain_advance (grid, &rect, MU_PACES (80), stretch, 8);
  for (int i = 0; i < count; i++)
    ck_assert (!(stretch[i].middle & LIES (HEDGE)) && !stretch[i].road);
  rect = body (450, 150, 24, 40, 0);
  ck_assert_int_ge (mu_terrain_advance (grid, &rect, MU_PACES (80), stretch, 8), 2);
  ck_assert_uint_eq (stretch[1].middle & LIES (HEDGE), LIES (HEDGE));
}
END_TEST

START_TEST (uphill_is_known)
{
  const MuRect up = body (160, 60, 40, 20, 0), down = body (160, 200, 40, 20, 0);
  MuTerrainStretch stretch[16];
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 100, 100, 220, 220);
  grid = plan_grid (&plan);
  int count = mu_terrain_advance (grid, &up, MU_PACES (120), stretch, 16);
  ck_assert (!stretch[0].climbs);
  ck_assert (stretch[1].climbs || stretch[2].climbs);
  ck_assert (!stretch[count - 1].climbs); /* on top */
  count = mu_terrain_advance (grid, &down, MU_PACES (60), stretch, 16);
  for (int i = 0; i < count; i++)
    ck_assert (!stretch[i].climbs);
}
END_TEST

START_TEST (the_last_stretch_takes_the_rest)
{
  const MuRect rect = body (300, 50, 20, 20, 0);
  MuTerrainStretch stretch[1];
  plan_box (&plan, MU_FEATURE_BOG, 200, 100, 400, 150);
  plan_box (&plan, MU_FEATURE_WOOD, 200, 200, 400, 250);
  grid = plan_grid (&plan);
  ck_assert_int_eq (mu_terrain_advance (grid, &rect, MU_PACES (300), stretch, 1), 1);
  ck_assert_int_eq (stretch[0].to, MU_PACES (300));
  ck_assert_uint_eq (stretch[0].any, LIES (BOG) | LIES (WOOD));
  ck_assert_int_eq (mu_terrain_advance (grid, &rect, 0, stretch, 1), 0);
}
END_TEST

static void
scatter (uint64_t *state)
{
  static const MuFeatureKind kinds[]
      = { MU_FEATURE_WOOD,  MU_FEATURE_BOG,    MU_FEATURE_MARSH,
          MU_FEATURE_ROCKS, MU_FEATURE_HAMLET, MU_FEATURE_SOFT_SAND };
  plan_init (&plan);
  for (int i = 0; i < 6; i++) {
    const int x = (int) next_below (state, 600), y = (int) next_below (state, 380);
    const int w = 20 + (int) next_below (state, 100), h = 20 + (int) next_below (state, 80);
    plan_add (&plan, kinds[i], 3, x, y, x + w, y + h / 2, x + w / 3, y + h);
  }
}

/* Stretches leave no gap, and say the same as looking under the body as it stands
 * at their beginning. */
START_TEST (advances_agree_with_standing)
{
  uint64_t state = (uint64_t) _i + 1;
  for (int turn = 0; turn < 20; turn++) {
    MuTerrainStretch stretch[MU_TERRAIN_STRETCHES];
    scatter (&state);
    free (grid);
    grid = plan_grid (&plan);
    const MuRect rect = body ((int) next_below (&state, 720), (int) next_below (&state, 480),
                              8 + (int) next_below (&state, 200), 8 + (int) next_below (&state, 60),
                              (MuAngle) next_below (&state, 65536));
    const MuFix distance = MU_PACES (1 + (int) next_below (&state, 240));
    const int count = mu_terrain_advance (grid, &rect, distance, stretch, MU_TERRAIN_STRETCHES);
    ck_assert_int_eq (stretch[0].from, 0);
    ck_assert_int_eq (stretch[count - 1].to, distance);
    for (int i = 0; i < count; i++) {
      const MuRect there = mu_rect_ahead (&rect, stretch[i].from);
      ck_assert_int_lt (stretch[i].from, stretch[i].to);
      if (i > 0)
        ck_assert_int_eq (stretch[i].from, stretch[i - 1].to);
      const MuTerrainMask left_out = mu_terrain_under (grid, &there) & ~stretch[i].any;
      /* only what the rear just leaves may be missing */
      const MuRect rear = { mu_rect_point (&there, (MuLocal){ 0, -there.depth + 64 }), there.width,
                            MU_PACES (6), there.facing };
      ck_assert_uint_eq (left_out & ~mu_terrain_under (grid, &rear), 0);
    }
  }
}
END_TEST

/* Every cell under a body by its definition. */
START_TEST (under_a_body_is_what_its_cells_hold)
{
  uint64_t state = (uint64_t) _i + 1;
  for (int turn = 0; turn < 10; turn++) {
    scatter (&state);
    free (grid);
    grid = plan_grid (&plan);
    const MuRect rect = body ((int) next_below (&state, 720), (int) next_below (&state, 480),
                              8 + (int) next_below (&state, 200), 8 + (int) next_below (&state, 60),
                              (MuAngle) next_below (&state, 65536));
    const MuTerrainMask under = mu_terrain_under (grid, &rect);
    MuTerrainMask sure = 0, perhaps = 0;
    for (int y = 2; y < 480; y += 5) {
      for (int x = 2; x < 720; x += 5) {
        const MuPoint middle = { MU_PACES (x) + 128, MU_PACES (y) + 128 };
        const MuLocal local = mu_rect_local (&rect, middle);
        const MuFix u = (MuFix) mu_fix_size (local.u) - rect.width / 2;
        const MuFix v = local.v > 0 ? local.v : -local.v - rect.depth;
        sure |= u < -8 && v < -8 && local.v < -8 ? mask_at (x, y) : 0;
        perhaps |= u < 8 && v < 8 ? mask_at (x, y) : 0;
      }
    }
    ck_assert_uint_eq (sure & ~under, 0);
    ck_assert_uint_eq (under & ~perhaps, 0);
  }
}
END_TEST

START_TEST (walks_see_the_same_from_both_ends)
{
  uint64_t state = (uint64_t) _i + 1;
  scatter (&state);
  grid = plan_grid (&plan);
  for (int turn = 0; turn < 100; turn++) {
    const MuPoint a
        = { (MuFix) next_below (&state, 720 * 256), (MuFix) next_below (&state, 480 * 256) };
    const MuPoint b
        = { (MuFix) next_below (&state, 720 * 256), (MuFix) next_below (&state, 480 * 256) };
    const MuTerrainCell *there[200], *back[200];
    int n = 0, m = 0;
    MuFix distance = -1;
    MuTerrainWalk walk = mu_terrain_walk (grid, a, b);
    while ((there[n] = mu_terrain_walk_next (&walk, &distance)))
      n++;
    ck_assert_int_eq (distance, walk.length);
    ck_assert_ptr_eq (there[0], mu_terrain_at (grid, a));
    walk = mu_terrain_walk (grid, b, a);
    while ((back[m] = mu_terrain_walk_next (&walk, &distance)))
      m++;
    ck_assert_int_eq (n, m);
    for (int i = 0; i < n; i++)
      ck_assert_ptr_eq (there[i], back[n - 1 - i]);
  }
}
END_TEST

START_TEST (a_grid_may_be_copied)
{
  plan_box (&plan, MU_FEATURE_WOOD, 100, 100, 200, 150);
  grid = plan_grid (&plan);
  const size_t size = mu_terrain_size (&plan.field);
  MuTerrain *copy = malloc (size);
  memcpy (copy, grid, size);
  memset (grid, 0xff, size);
  const MuRect rect = body (150, 120, 20, 20, 0);
  ck_assert_uint_eq (mu_terrain_under (copy, &rect), LIES (WOOD));
  free (copy);
}
END_TEST

START_TEST (a_block_too_small_is_refused)
{
  const MuTerrainTerms terms = { 20, 30 };
  char block[64];
  ck_assert_ptr_null (mu_terrain_build (block, sizeof block, &plan.field, &terms));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("terrain-grid");
  tcase_add_checked_fixture (tests, start, stop);
  tcase_add_test (tests, no_terrain_is_open_ground);
  tcase_add_test (tests, areas_lie_where_they_are_drawn);
  tcase_add_test (tests, off_the_table_lies_nothing);
  tcase_add_test (tests, bent_outlines_leave_their_bend_free);
  tcase_add_test (tests, lines_are_as_wide_as_the_rules_take_them);
  tcase_add_test (tests, narrow_lines_have_no_holes);
  tcase_add_test (tests, roads_take_their_ground);
  tcase_add_test (tests, roads_go_round_lakes);
  tcase_add_test (tests, roads_ford_or_bridge_waters);
  tcase_add_test (tests, passages_open_what_they_lie_on);
  tcase_add_test (tests, hills_rise_to_their_crest);
  tcase_add_test (tests, higher_is_up_the_same_hill_or_on_a_steeper);
  tcase_add_loop_test (tests, all_under_a_body_counts, 0, sizeof bodies / sizeof bodies[0]);
  tcase_add_test (tests, an_obstacle_counts_until_the_rear_is_over);
  tcase_add_test (tests, all_facings_meet_the_same);
  tcase_add_test (tests, columns_go_by_road_and_gateway);
  tcase_add_test (tests, uphill_is_known);
  tcase_add_test (tests, the_last_stretch_takes_the_rest);
  tcase_add_loop_test (tests, advances_agree_with_standing, 0, 10);
  tcase_add_loop_test (tests, under_a_body_is_what_its_cells_hold, 0, 10);
  tcase_add_loop_test (tests, walks_see_the_same_from_both_ends, 0, 10);
  tcase_add_test (tests, a_grid_may_be_copied);
  tcase_add_test (tests, a_block_too_small_is_refused);
  return run_case ("terrain-grid", tests);
}
