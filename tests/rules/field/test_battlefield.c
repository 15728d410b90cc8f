/* Which plans of a battlefield are possible, and what is wrong with the others. */
#include <string.h>

#include "tests/rules/common.h"
#include "tests/rules/plans.h"

static Plan plan;
static MuBattlefieldFault fault; /* the one found last */

static void
start (void)
{
  plan_init (&plan);
}

#define assert_fault(answer_, feature_)                                                            \
  do {                                                                                             \
    ck_assert_int_eq (mu_battlefield_check (&plan.field, &fault), MU_BATTLEFIELD_##answer_);       \
    ck_assert_int_eq (fault.answer, MU_BATTLEFIELD_##answer_);                                     \
    ck_assert_int_eq (fault.feature, feature_);                                                    \
  } while (0)
#define assert_possible() assert_fault (OK, -1)

START_TEST (an_open_field_is_possible)
{
  assert_possible ();
}
END_TEST

static const struct {
  int width, depth;
  MuBattlefieldAnswer answer;
} sizes[] = {
  { 100, 100, MU_BATTLEFIELD_OK },        { 4000, 4000, MU_BATTLEFIELD_OK },
  { 99, 480, MU_BATTLEFIELD_BAD_SIZE },   { 720, 99, MU_BATTLEFIELD_BAD_SIZE },
  { 4001, 480, MU_BATTLEFIELD_BAD_SIZE }, { 720, 4001, MU_BATTLEFIELD_BAD_SIZE },
  { -5, 480, MU_BATTLEFIELD_BAD_SIZE },   { 0, 0, MU_BATTLEFIELD_BAD_SIZE },
};

START_TEST (tables_are_neither_tiny_nor_endless)
{
  plan.field.width = sizes[_i].width;
  plan.field.depth = sizes[_i].depth;
  ck_assert_int_eq (mu_battlefield_check (&plan.field, NULL), sizes[_i].answer);
  ck_assert_int_eq (mu_terrain_size (&plan.field) > 0, sizes[_i].answer == MU_BATTLEFIELD_OK);
}
END_TEST

START_TEST (too_many_features_are_not_looked_at)
{
  plan.field.count = MU_BATTLEFIELD_FEATURES_MAX + 1;
  assert_fault (TOO_MANY_FEATURES, -1);
}
END_TEST

START_TEST (each_form_has_its_number_of_spots)
{
  plan_add (&plan, MU_FEATURE_WOOD, 2, 10, 10, 50, 50);
  assert_fault (BAD_SPOT_COUNT, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_ROAD, 1, 0, 10);
  assert_fault (BAD_SPOT_COUNT, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 100, 720, 100);
  plan_add (&plan, MU_FEATURE_FORD, 2, 100, 100, 110, 100);
  assert_fault (BAD_SPOT_COUNT, 1);
}
END_TEST

START_TEST (widths_keep_to_their_kind)
{
  MuFeature *river = plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 100, 720, 100);
  ck_assert_int_eq (mu_feature_width (river), mu_feature_width_usual (MU_FEATURE_RIVER));
  river->width = mu_feature_width_most (MU_FEATURE_RIVER);
  assert_possible ();
  river->width++;
  assert_fault (BAD_WIDTH, 0);
  river->width = -1;
  assert_fault (BAD_WIDTH, 0);
  plan_init (&plan);
  plan_box (&plan, MU_FEATURE_WOOD, 10, 10, 90, 90)->width = 10;
  assert_fault (BAD_WIDTH, 0);
}
END_TEST

START_TEST (only_hills_have_heights)
{
  MuFeature *hill = plan_box (&plan, MU_FEATURE_STEEP_HILL, 10, 10, 90, 90);
  hill->height = 15;
  assert_possible ();
  hill->height = MU_FEATURE_HEIGHT_MAX + 1;
  assert_fault (BAD_HEIGHT, 0);
  hill->height = 0;
  plan_box (&plan, MU_FEATURE_WOOD, 10, 10, 90, 90)->height = 5;
  assert_fault (BAD_HEIGHT, 1);
}
END_TEST

START_TEST (all_of_it_is_on_the_table)
{
  plan_box (&plan, MU_FEATURE_WOOD, 600, 400, 720, 480);
  assert_possible ();
  plan_add (&plan, MU_FEATURE_MARSH, 3, 600, 100, 721, 100, 650, 150);
  assert_fault (OFF_TABLE, 1);
  ck_assert_int_eq (fault.spot, 1);
}
END_TEST

START_TEST (outlines_do_not_stand_still_or_fold)
{
  plan_add (&plan, MU_FEATURE_WOOD, 4, 10, 10, 90, 10, 90, 10, 50, 90);
  assert_fault (SAME_SPOT, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_WOOD, 3, 10, 10, 50, 50, 90, 90);
  assert_fault (NO_AREA, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_WOOD, 4, 10, 10, 90, 90, 90, 10, 10, 90); /* a bow tie */
  assert_fault (NO_AREA, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_WOOD, 4, 10, 10, 90, 80, 90, 10, 10, 90);
  assert_fault (CROSSES_ITSELF, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_WOOD, 4, 10, 10, 90, 10, 50, 10, 50, 90); /* a spike */
  assert_fault (CROSSES_ITSELF, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_WOOD, 6, 10, 10, 90, 10, 90, 90, 50, 10, 10, 90, 10, 50);
  assert_fault (CROSSES_ITSELF, 0); /* a corner on an edge */
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_STREAM, 4, 0, 100, 300, 100, 200, 0, 200, 480);
  assert_fault (CROSSES_ITSELF, 0);
  plan_init (&plan);
  plan_add (&plan, MU_FEATURE_ROAD, 4, 0, 100, 300, 100, 200, 0, 200, 480); /* a loop of road */
  assert_possible ();
}
END_TEST

START_TEST (two_hills_do_not_share_ground)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 100, 100, 200, 200);
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 200, 100, 300, 200); /* side by side */
  assert_possible ();
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 150, 190, 190, 300);
  assert_fault (HILLS_OVERLAP, 0);
  ck_assert_int_eq (fault.other, 2);
}
END_TEST

static const int clashes[][4] = {
  { 100, 100, 200, 200 }, /* the same */
  { 120, 120, 180, 180 }, /* within */
  { 50, 50, 250, 250 },   /* around */
  { 120, 50, 180, 250 },  /* across */
  { 100, 100, 150, 150 }, /* in a corner, along two edges */
  { 199, 199, 300, 300 }, /* a corner */
  { 100, 100, 200, 210 }, /* along three edges */
};

START_TEST (hills_that_share_ground_in_any_way_are_found)
{
  const int *box = clashes[_i];
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 100, 100, 200, 200);
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, box[0], box[1], box[2], box[3]);
  assert_fault (HILLS_OVERLAP, 0);
}
END_TEST

/* An L and what fits into its angle. */
START_TEST (hills_may_lie_in_each_others_bend)
{
  plan_add (&plan, MU_FEATURE_GENTLE_HILL, 6, 100, 100, 300, 100, 300, 150, 150, 150, 150, 300, 100,
            300);
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 150, 150, 300, 300);
  assert_possible ();
}
END_TEST

/* wrg.terrain.lines */
START_TEST (water_does_not_run_through_a_hill)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 300, 200, 400, 280);
  plan_add (&plan, MU_FEATURE_RIVER, 3, 0, 240, 200, 240, 720, 240);
  assert_fault (WATER_THROUGH_HILL, 1);
  ck_assert_int_eq (fault.other, 0);
  ck_assert_int_eq (fault.spot, 1);
}
END_TEST

START_TEST (a_bank_is_not_on_a_hill_either)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 300, 200, 400, 280);
  MuFeature *river = plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 190, 720, 190);
  river->width = 18;
  assert_possible ();
  river->width = 40;
  assert_fault (WATER_THROUGH_HILL, 1);
}
END_TEST

START_TEST (a_spring_rises_on_a_hill)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 300, 200, 400, 280);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 350, 240, 350, 0);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 0, 250, 310, 250); /* drawn upstream */
  assert_possible ();
  plan_add (&plan, MU_FEATURE_STREAM, 4, 380, 240, 380, 300, 390, 300, 390, 0); /* and over it */
  assert_fault (WATER_THROUGH_HILL, 3);
}
END_TEST

START_TEST (passages_are_upon_something)
{
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 100, 720, 100);
  plan_add (&plan, MU_FEATURE_BRIDGE, 1, 300, 110);
  plan_add (&plan, MU_FEATURE_FORD, 1, 500, 90);
  plan_box (&plan, MU_FEATURE_HEDGED_FIELD, 100, 200, 200, 300);
  plan_add (&plan, MU_FEATURE_GATEWAY, 1, 150, 200);
  plan_add (&plan, MU_FEATURE_FORT_WALL, 2, 300, 300, 500, 300);
  plan_add (&plan, MU_FEATURE_BREACH, 1, 400, 300);
  assert_possible ();
  plan.spots[1][0].y = 130;
  assert_fault (NOT_ON_WATER, 1);
  plan.spots[1][0].y = 110;
  plan.spots[4][0].y = 250;
  assert_fault (NOT_ON_BOUNDARY, 4);
  plan.spots[4][0].y = 200;
  plan.spots[6][0].x = 200;
  assert_fault (NOT_ON_WORK, 6);
}
END_TEST

/* wrg.terrain.lines */
START_TEST (roads_go_somewhere)
{
  plan_add (&plan, MU_FEATURE_ROAD, 2, 0, 100, 720, 100);
  plan_box (&plan, MU_FEATURE_HAMLET, 300, 300, 400, 400);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 350, 300, 350, 100); /* from the hamlet to the road */
  assert_possible ();
  plan_add (&plan, MU_FEATURE_ROAD, 2, 500, 100, 500, 300);
  assert_fault (LEADS_NOWHERE, 3);
}
END_TEST

/* wrg.terrain.lines: and into a pond or lake, over which no bridge leads. */
START_TEST (waters_end_in_lakes)
{
  plan_box (&plan, MU_FEATURE_LAKE, 0, 0, 100, 480);
  plan_box (&plan, MU_FEATURE_POND, 300, 300, 400, 400);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 350, 300, 100, 200);
  assert_possible ();
  plan_add (&plan, MU_FEATURE_BRIDGE, 1, 50, 100);
  assert_fault (NOT_ON_WATER, 3);
  plan.spots[3][0] = (MuSpot){ 225, 250 };
  assert_possible ();
}
END_TEST

/* wrg.terrain.lines */
START_TEST (waters_come_from_somewhere)
{
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 100, 720, 100);
  plan_box (&plan, MU_FEATURE_MARSH, 300, 300, 400, 400);
  plan_add (&plan, MU_FEATURE_STREAM, 2, 350, 350, 350, 110); /* from the marsh to the river */
  assert_possible ();
  plan_add (&plan, MU_FEATURE_STREAM, 2, 500, 0, 500, 50);
  assert_fault (LEADS_NOWHERE, 3);
}
END_TEST

START_TEST (all_faults_are_found_at_once)
{
  MuBattlefieldFault faults[2] = { { 0 } };
  plan_add (&plan, MU_FEATURE_WOOD, 2, 10, 10, 50, 50);
  plan_add (&plan, MU_FEATURE_FORD, 1, 10, 10);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 100, 100, 200, 200);
  ck_assert_int_eq (mu_battlefield_faults (&plan.field, NULL, 0), 3);
  ck_assert_int_eq (mu_battlefield_faults (&plan.field, faults, 2), 3);
  ck_assert_int_eq (faults[0].feature, 0);
  ck_assert_int_eq (faults[1].answer, MU_BATTLEFIELD_NOT_ON_WATER);
}
END_TEST

START_TEST (every_answer_has_key_and_words)
{
  for (int i = 0; i < MU_BATTLEFIELD_ANSWERS; i++) {
    ck_assert_uint_gt (strlen (mu_battlefield_answer_words ((MuBattlefieldAnswer) i)), 0);
    for (int j = 0; j < i; j++)
      ck_assert_str_ne (mu_battlefield_answer_key ((MuBattlefieldAnswer) i),
                        mu_battlefield_answer_key ((MuBattlefieldAnswer) j));
  }
}
END_TEST

START_TEST (measures_of_a_feature)
{
  const MuFeature *box = plan_box (&plan, MU_FEATURE_WOOD, 10, 20, 110, 70);
  ck_assert_int_eq (mu_feature_area_twice (box), 2 * 100 * 50);
  const MuFeature *road = plan_add (&plan, MU_FEATURE_ROAD, 3, 0, 0, 30, 40, 30, 480);
  ck_assert_int_eq (mu_feature_length (road), 50 + 440);
}
END_TEST

START_TEST (features_are_found_by_place)
{
  plan_box (&plan, MU_FEATURE_WOOD, 100, 100, 200, 200);
  plan_add (&plan, MU_FEATURE_RIVER, 2, 0, 300, 720, 300)->width = 40;
  const uint32_t any = MU_LIES_WATER | MU_LIES_COVER;
  ck_assert_int_eq (mu_battlefield_find (&plan.field, (MuSpot){ 150, 150 }, any, 0), 0);
  ck_assert_int_eq (mu_battlefield_find (&plan.field, (MuSpot){ 150, 319 }, any, 0), 1);
  ck_assert_int_eq (mu_battlefield_find (&plan.field, (MuSpot){ 150, 321 }, any, 0), -1);
  ck_assert_int_eq (mu_battlefield_find (&plan.field, (MuSpot){ 150, 321 }, any, 5), 1);
  ck_assert_int_eq (mu_battlefield_find (&plan.field, (MuSpot){ 150, 150 }, MU_LIES_WATER, 0), -1);
}
END_TEST

/* Whatever numbers come, the answer comes, and a field that passes can be built. */
START_TEST (any_plan_gets_an_answer)
{
  uint64_t state = (uint64_t) _i;
  for (int turn = 0; turn < 100; turn++) {
    plan_init (&plan);
    for (uint32_t n = next_below (&state, 6); n > 0; n--) {
      const MuFeatureKind kind = (MuFeatureKind) next_below (&state, MU_FEATURE_KINDS);
      MuFeature *feature = plan_add (&plan, kind, 0);
      feature->count = (int) next_below (&state, 7);
      for (int i = 0; i < feature->count; i++)
        plan.spots[plan.field.count - 1][i] = (MuSpot){ (int) next_below (&state, 74) * 10 - 10,
                                                        (int) next_below (&state, 50) * 10 };
    }
    const int faults = mu_battlefield_faults (&plan.field, &fault, 1);
    ck_assert_int_eq (faults == 0, mu_battlefield_check (&plan.field, NULL) == MU_BATTLEFIELD_OK);
    if (faults > 0) {
      ck_assert_int_ne (fault.answer, MU_BATTLEFIELD_OK);
      ck_assert_int_lt (fault.feature, plan.field.count);
    }
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("battlefield");
  tcase_add_checked_fixture (tests, start, NULL);
  tcase_add_test (tests, an_open_field_is_possible);
  tcase_add_loop_test (tests, tables_are_neither_tiny_nor_endless, 0, 8);
  tcase_add_test (tests, too_many_features_are_not_looked_at);
  tcase_add_test (tests, each_form_has_its_number_of_spots);
  tcase_add_test (tests, widths_keep_to_their_kind);
  tcase_add_test (tests, only_hills_have_heights);
  tcase_add_test (tests, all_of_it_is_on_the_table);
  tcase_add_test (tests, outlines_do_not_stand_still_or_fold);
  tcase_add_test (tests, two_hills_do_not_share_ground);
  tcase_add_loop_test (tests, hills_that_share_ground_in_any_way_are_found, 0, 7);
  tcase_add_test (tests, hills_may_lie_in_each_others_bend);
  tcase_add_test (tests, water_does_not_run_through_a_hill);
  tcase_add_test (tests, a_bank_is_not_on_a_hill_either);
  tcase_add_test (tests, a_spring_rises_on_a_hill);
  tcase_add_test (tests, passages_are_upon_something);
  tcase_add_test (tests, roads_go_somewhere);
  tcase_add_test (tests, waters_end_in_lakes);
  tcase_add_test (tests, waters_come_from_somewhere);
  tcase_add_test (tests, all_faults_are_found_at_once);
  tcase_add_test (tests, every_answer_has_key_and_words);
  tcase_add_test (tests, measures_of_a_feature);
  tcase_add_test (tests, features_are_found_by_place);
  tcase_add_loop_test (tests, any_plan_gets_an_answer, 0, 10);
  return run_case ("battlefield", tests);
}
