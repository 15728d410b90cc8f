/* Fast Play: scale, bases, dice, measuring, sight. */
#include <stdlib.h>

#include "rules/awfp/dice.h"
#include "rules/awfp/scale.h"
#include "rules/awfp/sight.h"
#include "tests/rules/awfp/common.h"

/* awfp.scale.stand-width, awfp.scale.turn, awfp.scale.men-per-stand */
START_TEST (the_table_stands_for_more)
{
  ck_assert_int_eq (MU_AWFP_STAND_PACES, 40);
  const MuAwfpRange minutes = mu_awfp_minutes (3);
  ck_assert_int_eq (minutes.least, 15);
  ck_assert_int_eq (minutes.most, 30);
  const MuAwfpRange men = mu_awfp_men (4);
  ck_assert_int_eq (men.least, 400);
  ck_assert_int_eq (men.most, 800);
}
END_TEST

/* awfp.scale.men-per-stand: any number of stands between the two can stand for so many men. */
START_TEST (men_become_stands)
{
  for (int men = 0; men < 3000; men += 20) {
    const MuAwfpRange stands = mu_awfp_stands_of (men);
    for (int count = 0; count < 40; count++) {
      const MuAwfpRange shown = mu_awfp_men (count);
      ck_assert_int_eq (count >= stands.least && count <= stands.most,
                        men >= shown.least && men <= shown.most);
    }
  }
}
END_TEST

/* awfp.scale.paired-distances */
START_TEST (large_stands_take_the_second_number)
{
  ck_assert_int_eq (mu_awfp_inches (MU_AWFP_SMALL, 8, 12), 8);
  ck_assert_int_eq (mu_awfp_inches (MU_AWFP_MEDIUM, 8, 12), 8);
  ck_assert_int_eq (mu_awfp_inches (MU_AWFP_LARGE, 8, 12), 12);
}
END_TEST

/* awfp.basing.10mm, awfp.basing.15mm, awfp.basing.25mm, awfp.basing.depth.close-foot,
 * awfp.basing.depth.loose-foot, awfp.basing.depth.skirmish-foot, awfp.basing.depth.cavalry,
 * awfp.basing.depth.models, awfp.basing.models-per-stand */
static const struct {
  const char *notation;
  int depth[MU_AWFP_SCALES]; /* 10, 15, 25 mm figures */
  int figures;
} bases[] = {
  { "Trained Warrior HI close", { 10, 15, 20 }, 4 },
  { "Irregular Warrior UI close", { 10, 15, 20 }, 4 },
  { "Trained Warrior LAI loose", { 15, 20, 30 }, 4 },
  { "Irregular Warrior UI loose", { 15, 20, 30 }, 3 },
  { "Irregular Warrior SI", { 15, 20, 30 }, 2 },
  { "Trained Warrior HC", { 20, 30, 40 }, 3 },
  { "Irregular Warrior SC", { 20, 30, 40 }, 2 },
  { "Irregular Warrior LACm", { 20, 30, 40 }, 3 },
  { "Irregular Warrior CAT close", { 20, 30, 40 }, 4 },
  { "Irregular Warrior LCh", { 40, 40, 80 }, 1 },
  { "Irregular Warrior EL", { 40, 40, 80 }, 1 },
  { "Trained Warrior Arty", { 40, 40, 80 }, 1 },
};

START_TEST (bases_are_as_printed)
{
  static const int width[] = { 20, 40, 60 };
  const MuAwfpTroop troop = stand (bases[_i].notation);
  for (int scale = 0; scale < MU_AWFP_SCALES; scale++) {
    ck_assert_int_eq (mu_awfp_base_width_mm ((MuAwfpScale) scale), width[scale]);
    ck_assert_int_eq (mu_awfp_base_depth_mm ((MuAwfpScale) scale, &troop), bases[_i].depth[scale]);
  }
  ck_assert_int_eq (mu_awfp_base_figures (&troop), bases[_i].figures);
}
END_TEST

/* awfp.basing.depth-optional */
START_TEST (only_the_width_is_fixed)
{
  ck_assert (mu_awfp_base_fits (MU_AWFP_MEDIUM, 40, 15));
  ck_assert (mu_awfp_base_fits (MU_AWFP_MEDIUM, 40, 55));
  ck_assert (!mu_awfp_base_fits (MU_AWFP_MEDIUM, 40, 0));
  ck_assert (!mu_awfp_base_fits (MU_AWFP_MEDIUM, 60, 15));
  ck_assert (mu_awfp_base_fits (MU_AWFP_LARGE, 60, 15));
}
END_TEST

/* awfp.dice.types, awfp.dice.d10-zero, awfp.dice.round-up */
START_TEST (dice_are_read)
{
  ck_assert (mu_awfp_die_used (MU_DIE_ORDINARY));
  ck_assert (mu_awfp_die_used (MU_DIE_TEN));
  ck_assert (!mu_awfp_die_used (MU_DIE_AVERAGE));
  ck_assert_int_eq (mu_awfp_ten (0), 10);
  for (int face = 1; face <= 10; face++)
    ck_assert_int_eq (mu_awfp_ten (face), face);
  ck_assert_int_eq (mu_awfp_ten (-1), 0);
  ck_assert_int_eq (mu_awfp_ten (11), 0);
  ck_assert_int_eq (mu_awfp_half (3), 2);
  ck_assert_int_eq (mu_awfp_half (4), 2);
  ck_assert_int_eq (mu_awfp_half (0), 0);
}
END_TEST

/* --- the table ---------------------------------------------------------- */

static MuRect
at (int x, int y)
{
  return (MuRect){ .front = { MU_PACES (x), MU_PACES (y) },
                   .width = MU_PACES (40),
                   .depth = MU_PACES (15),
                   .facing = 0 };
}

/* awfp.scale.measuring */
START_TEST (the_nearest_stands_are_measured)
{
  const MuRect one[] = { at (100, 100), at (140, 100), at (100, 85) };
  const MuRect other[] = { at (400, 100), at (300, 100) };
  ck_assert_int_eq (mu_awfp_distance (one, 3, other, 2), MU_PACES (120));
  ck_assert_int_eq (mu_awfp_distance (other, 2, one, 3), MU_PACES (120));
  ck_assert_int_eq (mu_awfp_distance (one, 1, other, 1), MU_PACES (260));
  ck_assert_int_eq (mu_awfp_distance (one, 1, one + 1, 1), 0);
}
END_TEST

/* awfp.scale.open-status */
START_TEST (only_orders_are_hidden)
{
  for (int marker = 0; marker < MU_AWFP_MARKERS; marker++) {
    ck_assert_int_eq (mu_awfp_marker_is_open ((MuAwfpMarker) marker, false),
                      marker != MU_AWFP_SHOWS_ORDER);
    ck_assert (mu_awfp_marker_is_open ((MuAwfpMarker) marker, true));
  }
}
END_TEST

/* awfp.def.known-enemy */
START_TEST (all_on_the_table_are_known)
{
  ck_assert (mu_awfp_is_known (true));
  ck_assert (!mu_awfp_is_known (false));
}
END_TEST

static const MuSpot square[] = { { 200, 200 }, { 300, 200 }, { 300, 300 }, { 200, 300 } };
static const MuSpot line[] = { { 250, 100 }, { 250, 380 } };

/* awfp.def.visibility.blockers, awfp.terrain.light-cover */
static const struct {
  MuFeatureKind kind;
  bool area, blocks;
} grounds[] = {
  { MU_FEATURE_WOOD, true, true },          { MU_FEATURE_GENTLE_HILL, true, true },
  { MU_FEATURE_STEEP_HILL, true, true },    { MU_FEATURE_HAMLET, true, true },
  { MU_FEATURE_MARSH, true, false },        { MU_FEATURE_ROCKS, true, false },
  { MU_FEATURE_HEDGED_FIELD, true, false }, { MU_FEATURE_HEDGE, false, false },
  { MU_FEATURE_FORT_WALL, false, true },    { MU_FEATURE_LIGHT_WOOD, true, false },
  { MU_FEATURE_POND, true, false },         { MU_FEATURE_LAKE, true, false },
};

static bool
sees_over (const MuFeature *feature, int x, int y, int to_x, int to_y)
{
  const MuBattlefield field = { .width = 500, .depth = 500, .features = feature, .count = 1 };
  const MuTerrainTerms terms = { 5, 10 };
  const size_t size = mu_terrain_size (&field);
  void *block = malloc (size);
  const MuTerrain *terrain = mu_terrain_build (block, size, &field, &terms);
  ck_assert_ptr_nonnull (terrain);
  const MuPoint from = { MU_PACES (x), MU_PACES (y) }, to = { MU_PACES (to_x), MU_PACES (to_y) };
  const bool sees = mu_awfp_sees (terrain, from, to);
  ck_assert_int_eq (mu_awfp_sees (terrain, to, from), sees); /* awfp.def.visibility.all-round */
  free (block);
  return sees;
}

START_TEST (woods_hills_and_buildings_hide)
{
  const MuFeature feature = { .kind = grounds[_i].kind,
                              .spots = grounds[_i].area ? square : line,
                              .count = grounds[_i].area ? 4 : 2 };
  ck_assert_int_eq (sees_over (&feature, 100, 250, 400, 250), !grounds[_i].blocks);
  ck_assert (sees_over (&feature, 100, 20, 400, 20));
}
END_TEST

START_TEST (who_stands_at_the_edge_is_seen)
{
  const MuFeature wood = { .kind = MU_FEATURE_WOOD, .spots = square, .count = 4 };
  ck_assert (sees_over (&wood, 100, 250, 202, 250));
  ck_assert (!sees_over (&wood, 100, 250, 240, 250));
  ck_assert (mu_awfp_sees (NULL, (MuPoint){ 0, 0 }, (MuPoint){ MU_PACES (400), 0 }));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-scale");
  tcase_add_test (tests, the_table_stands_for_more);
  tcase_add_test (tests, men_become_stands);
  tcase_add_test (tests, large_stands_take_the_second_number);
  tcase_add_loop_test (tests, bases_are_as_printed, 0, COUNT (bases));
  tcase_add_test (tests, only_the_width_is_fixed);
  tcase_add_test (tests, dice_are_read);
  tcase_add_test (tests, the_nearest_stands_are_measured);
  tcase_add_test (tests, only_orders_are_hidden);
  tcase_add_test (tests, all_on_the_table_are_known);
  tcase_add_loop_test (tests, woods_hills_and_buildings_hide, 0, COUNT (grounds));
  tcase_add_test (tests, who_stands_at_the_edge_is_seen);
  return run_case ("awfp-scale", tests);
}
