/* Who sees whom over the ground. */
#include <stdlib.h>

#include "rules/wrg/field/sight.h"
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

static MuWrgSight
sight (int x0, int y0, int x1, int y1)
{
  const MuWrgEye from = { .at = at (x0, y0) }, to = { .at = at (x1, y1) };
  if (!grid)
    grid = plan_grid (&plan);
  return mu_wrg_sight (grid, &from, &to);
}

#define assert_sight(x0, y0, x1, y1, answer_)                                                      \
  ck_assert_int_eq (sight (x0, y0, x1, y1), MU_SIGHT_##answer_)
#define assert_both(x0, y0, x1, y1, answer_)                                                       \
  do {                                                                                             \
    assert_sight (x0, y0, x1, y1, answer_);                                                        \
    assert_sight (x1, y1, x0, y0, answer_);                                                        \
  } while (0)

/* wrg.visibility.line-of-sight: no limit but what stands between */
START_TEST (open_ground_hides_nobody)
{
  const MuWrgEye from = { .at = at (0, 0) }, to = { .at = at (720, 480) };
  ck_assert_int_eq (mu_wrg_sight (NULL, &from, &to), MU_SIGHT_CLEAR);
  assert_both (0, 0, 720, 480, CLEAR);
  ck_assert_str_eq (mu_rule_id (mu_wrg_sight_rule (MU_SIGHT_CLEAR)),
                    "wrg.visibility.line-of-sight");
}
END_TEST

/* wrg.visibility.woods, wood, buildings and light wood alike */
START_TEST (cover_hides_who_is_in_it_and_behind_it)
{
  static const MuFeatureKind covers[]
      = { MU_FEATURE_WOOD, MU_FEATURE_HAMLET, MU_FEATURE_LIGHT_WOOD };
  plan_box (&plan, covers[_i], 300, 100, 420, 220);
  assert_sight (100, 160, 310, 160, HIDDEN_IN_COVER); /* at the edge, too */
  assert_sight (295, 160, 310, 160, HIDDEN_IN_COVER);
  assert_sight (310, 160, 100, 160, CLEAR); /* out of it */
  assert_sight (350, 160, 100, 160, DEEP_IN_COVER);
  assert_both (350, 160, 365, 160, CLEAR); /* 20 paces within */
  assert_both (350, 160, 380, 160, DEEP_IN_COVER);
  assert_both (100, 160, 500, 160, BEHIND_COVER);
  assert_both (100, 50, 500, 50, CLEAR); /* past it */
}
END_TEST

/* wrg.visibility.woods */
START_TEST (shooting_betrays)
{
  const MuWrgEye from = { .at = at (100, 160) };
  MuWrgEye to = { .at = at (310, 160), .betrayed = true };
  plan_box (&plan, MU_FEATURE_WOOD, 300, 100, 420, 220);
  grid = plan_grid (&plan);
  ck_assert_int_eq (mu_wrg_sight (grid, &from, &to), MU_SIGHT_CLEAR);
  to.at = at (500, 160); /* but not through the wood */
  ck_assert_int_eq (mu_wrg_sight (grid, &from, &to), MU_SIGHT_BEHIND_COVER);
}
END_TEST

START_TEST (a_road_is_a_view_through_a_wood)
{
  plan_box (&plan, MU_FEATURE_WOOD, 300, 100, 420, 220);
  plan_add (&plan, MU_FEATURE_ROAD, 2, 0, 160, 720, 160)->width = 20;
  assert_both (100, 160, 500, 160, CLEAR);
  assert_both (100, 180, 500, 180, BEHIND_COVER);
}
END_TEST

/* wrg.visibility.line-of-sight */
START_TEST (hills_hide_what_is_behind)
{
  plan_box (&plan, _i ? MU_FEATURE_STEEP_HILL : MU_FEATURE_GENTLE_HILL, 300, 100, 420, 220);
  assert_both (100, 160, 600, 160, BEHIND_HILL);
  assert_both (100, 104, 600, 104, BEHIND_HILL); /* over a shoulder */
  assert_both (100, 90, 600, 90, CLEAR);
  assert_both (360, 160, 600, 160, CLEAR);       /* from the crest down */
  assert_both (310, 160, 100, 160, CLEAR);       /* from the slope on this side */
  assert_both (310, 160, 600, 160, BEHIND_HILL); /* and on the other */
  assert_both (310, 160, 410, 160, BEHIND_HILL);
}
END_TEST

/* wrg.visibility.crest */
START_TEST (from_just_behind_a_crest_one_sees_unseen)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 300, 100, 420, 220);
  grid = plan_grid (&plan);
  ck_assert (!(mu_terrain_at (grid, at (330, 160))->mask & MU_LIES_CREST));
  assert_sight (330, 160, 600, 160, OVER_CREST);
  assert_sight (600, 160, 330, 160, BEHIND_HILL);
  ck_assert (mu_wrg_sight_sees (MU_SIGHT_OVER_CREST));
  ck_assert (!mu_wrg_sight_shoots (MU_SIGHT_OVER_CREST));
  ck_assert_str_eq (mu_rule_id (mu_wrg_sight_rule (MU_SIGHT_OVER_CREST)), "wrg.visibility.crest");
}
END_TEST

/* wrg.visibility.steep-over-gentle */
START_TEST (a_steep_crest_looks_over_gentle_hills)
{
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 20, 100, 140, 220);
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 200, 100, 320, 220); /* crest to 285 */
  assert_both (80, 160, 400, 160, FROM_STEEP);
  assert_sight (80, 160, 350, 160, IN_DEAD_GROUND);
  assert_sight (350, 160, 80, 160, BEHIND_HILL);
  assert_both (125, 160, 400, 160, BEHIND_HILL); /* from lower down */
  ck_assert (mu_wrg_sight_shoots (MU_SIGHT_FROM_STEEP));
  ck_assert_str_eq (mu_rule_id (mu_wrg_sight_rule (MU_SIGHT_IN_DEAD_GROUND)),
                    "wrg.visibility.steep-over-gentle");
}
END_TEST

/* wrg.visibility.steep-over-gentle */
START_TEST (a_steep_crest_looks_over_low_woods)
{
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 20, 100, 140, 220);
  plan_box (&plan, MU_FEATURE_WOOD, 200, 100, 300, 220);
  assert_both (80, 160, 420, 160, FROM_STEEP);
  assert_sight (80, 160, 380, 160, IN_DEAD_GROUND);
  assert_sight (80, 160, 250, 160, HIDDEN_IN_COVER);
}
END_TEST

START_TEST (not_over_woods_upon_hills)
{
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 20, 100, 140, 220);
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 200, 100, 320, 220);
  plan_box (&plan, MU_FEATURE_WOOD, 220, 120, 300, 200);
  assert_both (80, 160, 460, 160, BEHIND_COVER);
}
END_TEST

/* wrg.visibility.steep-over-gentle */
START_TEST (no_steep_hill_overlooks_another)
{
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 20, 100, 140, 220);
  plan_box (&plan, MU_FEATURE_STEEP_HILL, 200, 100, 320, 220);
  assert_both (80, 160, 600, 160, BEHIND_HILL);
  assert_both (80, 160, 260, 160, CLEAR); /* from crest to crest */
}
END_TEST

/* wrg.visibility.gentle-hill */
START_TEST (a_gentle_hill_does_not_look_over_trees)
{
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 20, 100, 140, 220);
  plan_box (&plan, _i ? MU_FEATURE_HAMLET : MU_FEATURE_WOOD, 200, 100, 300, 220);
  assert_sight (80, 160, 600, 160, NOT_OVER_COVER);
  assert_sight (600, 160, 80, 160, BEHIND_COVER);
  ck_assert_str_eq (mu_rule_id (mu_wrg_sight_rule (MU_SIGHT_NOT_OVER_COVER)),
                    "wrg.visibility.gentle-hill");
}
END_TEST

/* wrg.visibility.fortifications */
START_TEST (works_hide_who_is_not_on_them)
{
  const MuWrgEye outside = { .at = at (300, 50) }, inside = { .at = at (300, 200) };
  const MuWrgEye guard = { .at = at (300, 125), .on_rampart = true };
  plan_add (&plan, _i ? MU_FEATURE_PALISADE : MU_FEATURE_FORT_WALL, 2, 100, 120, 600, 120);
  plan_add (&plan, MU_FEATURE_HEDGE, 2, 100, 20, 600, 20);
  grid = plan_grid (&plan);
  ck_assert_int_eq (mu_wrg_sight (grid, &outside, &inside), MU_SIGHT_BEHIND_WORK);
  ck_assert_int_eq (mu_wrg_sight (grid, &inside, &outside), MU_SIGHT_BEHIND_WORK);
  ck_assert_int_eq (mu_wrg_sight (grid, &outside, &guard), MU_SIGHT_CLEAR);
  ck_assert_int_eq (mu_wrg_sight (grid, &guard, &inside), MU_SIGHT_CLEAR);
  assert_both (300, 0, 300, 60, CLEAR); /* over a hedge */
  ck_assert_str_eq (mu_rule_id (mu_wrg_sight_rule (MU_SIGHT_BEHIND_WORK)),
                    "wrg.visibility.fortifications");
}
END_TEST

/* wrg.visibility.dust, wrg.visibility.high-riders, wrg.visibility.gentle-hill */
START_TEST (troops_hide_on_the_level_only)
{
  MuRule over = MU_RULE_NONE;
  plan_box (&plan, MU_FEATURE_GENTLE_HILL, 20, 100, 140, 220);
  grid = plan_grid (&plan);
  const MuTerrainCell *low = mu_terrain_at (grid, at (400, 160));
  const MuTerrainCell *slope = mu_terrain_at (grid, at (130, 160));
  const MuTerrainCell *top = mu_terrain_at (grid, at (80, 160));
  ck_assert_str_eq (mu_rule_id (mu_wrg_troops_hide (low, low, low, false, &over)),
                    "wrg.visibility.dust");
  ck_assert_int_eq (over, MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_troops_hide (low, low, low, true, &over), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (over), "wrg.visibility.high-riders");
  ck_assert_int_eq (mu_wrg_troops_hide (top, slope, low, false, &over), MU_RULE_NONE);
  ck_assert_str_eq (mu_rule_id (over), "wrg.visibility.gentle-hill");
  ck_assert_int_eq (mu_wrg_troops_hide (low, low, slope, false, NULL), MU_RULE_NONE);
  ck_assert_int_ne (mu_wrg_troops_hide (top, top, low, false, NULL), MU_RULE_NONE);
}
END_TEST

/* On open ground, and over hills without crests between, two see each other or
 * neither does; who is out of all cover is never deep in it. */
START_TEST (sight_goes_both_ways_but_for_cover_and_crests)
{
  uint64_t state = (uint64_t) _i + 1;
  for (int i = 0; i < 4; i++) {
    const int x = 20 + 170 * i, y = (int) next_below (&state, 300);
    plan_box (&plan, (MuFeatureKind) next_below (&state, 3), x, y, x + 120, y + 150);
  }
  for (int i = 0; i < 200; i++) {
    const int x0 = (int) next_below (&state, 720), y0 = (int) next_below (&state, 480);
    const int x1 = (int) next_below (&state, 720), y1 = (int) next_below (&state, 480);
    const MuWrgSight there = sight (x0, y0, x1, y1), back = sight (x1, y1, x0, y0);
    const bool open = !(mu_terrain_at (grid, at (x0, y0))->mask & MU_LIES_COVER)
                      && !(mu_terrain_at (grid, at (x1, y1))->mask & MU_LIES_COVER);
    if (open && there != MU_SIGHT_OVER_CREST && back != MU_SIGHT_OVER_CREST)
      ck_assert_int_eq (mu_wrg_sight_sees (there), mu_wrg_sight_sees (back));
    if (open) {
      ck_assert_int_ne (there, MU_SIGHT_DEEP_IN_COVER);
      ck_assert_int_ne (there, MU_SIGHT_HIDDEN_IN_COVER);
    }
    ck_assert (mu_wrg_sight_sees (there) || !mu_wrg_sight_shoots (there));
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("sight");
  tcase_add_checked_fixture (tests, start, stop);
  tcase_add_test (tests, open_ground_hides_nobody);
  tcase_add_loop_test (tests, cover_hides_who_is_in_it_and_behind_it, 0, 3);
  tcase_add_test (tests, shooting_betrays);
  tcase_add_test (tests, a_road_is_a_view_through_a_wood);
  tcase_add_loop_test (tests, hills_hide_what_is_behind, 0, 2);
  tcase_add_test (tests, from_just_behind_a_crest_one_sees_unseen);
  tcase_add_test (tests, a_steep_crest_looks_over_gentle_hills);
  tcase_add_test (tests, a_steep_crest_looks_over_low_woods);
  tcase_add_test (tests, not_over_woods_upon_hills);
  tcase_add_test (tests, no_steep_hill_overlooks_another);
  tcase_add_loop_test (tests, a_gentle_hill_does_not_look_over_trees, 0, 2);
  tcase_add_loop_test (tests, works_hide_who_is_not_on_them, 0, 2);
  tcase_add_test (tests, troops_hide_on_the_level_only);
  tcase_add_loop_test (tests, sight_goes_both_ways_but_for_cover_and_crests, 0, 20);
  return run_case ("sight", tests);
}
