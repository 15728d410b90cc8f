/* Fast Play: which pieces of terrain there are, how large, and which may lie on which. */
#include "rules/awfp/field/pieces.h"
#include "tests/rules/awfp/common.h"

/* At medium scale an inch is 25.4 paces: eight are 203, two 51, one 25. */
enum { INCH = 25 };

typedef struct {
  MuFeatureKind kind;
  int x, y, across, width;
} Piece;

static MuSpot spots[8][4];
static MuFeature features[8];
static MuBattlefield field = { 1219, 1219, features, 0 };

static void
add (const Piece *piece)
{
  const int i = field.count++;
  const int x = piece->x, y = piece->y, a = piece->across;
  const bool area = mu_feature_form (piece->kind) == MU_FEATURE_AREA;
  spots[i][0] = (MuSpot){ x, y };
  spots[i][1] = (MuSpot){ x + a, y };
  spots[i][2] = (MuSpot){ x + a / 2, y + a / 2 };
  const bool passage = mu_feature_form (piece->kind) == MU_FEATURE_PASSAGE;
  features[i] = (MuFeature){ .kind = piece->kind,
                             .spots = spots[i],
                             .count = passage ? 1
                                      : area  ? 3
                                              : 2,
                             .width = piece->width };
}

static void
begin (void)
{
  field.count = 0;
}

/* awfp.terrain.max-size, awfp.terrain.min-size, awfp.terrain.size-column, awfp.terrain.pond,
 * awfp.terrain.obstacles, awfp.terrain.obstacle-max, awfp.terrain.stream,
 * awfp.terrain.stream-length, awfp.terrain.river, awfp.terrain.road */
static const struct {
  Piece piece;
  MuAwfpScale scale;
  MuRule rule;
} sizes[] = {
  { { MU_FEATURE_WOOD, 100, 100, 200, 0 }, MU_AWFP_MEDIUM, MU_RULE_NONE },
  { { MU_FEATURE_WOOD, 100, 100, 210, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_MAX_SIZE },
  { { MU_FEATURE_GENTLE_HILL, 100, 100, 210, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_MAX_SIZE },
  { { MU_FEATURE_WOOD, 100, 100, 45, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_MIN_SIZE },
  { { MU_FEATURE_WOOD, 100, 100, 200, 0 }, MU_AWFP_LARGE, MU_RULE_NONE }, /* of 203: 12 inches */
  { { MU_FEATURE_WOOD, 100, 100, 210, 0 }, MU_AWFP_LARGE, MU_RULE_AWFP_TERRAIN_MAX_SIZE },
  { { MU_FEATURE_WOOD, 100, 100, 60, 0 }, MU_AWFP_LARGE, MU_RULE_AWFP_TERRAIN_MIN_SIZE },
  { { MU_FEATURE_WOOD, 100, 100, 400, 0 }, MU_AWFP_SMALL, MU_RULE_NONE },
  { { MU_FEATURE_LIGHT_WOOD, 100, 100, 203, 0 }, MU_AWFP_MEDIUM, MU_RULE_NONE },
  { { MU_FEATURE_LIGHT_WOOD, 100, 100, 204, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_MAX_SIZE },
  { { MU_FEATURE_LIGHT_WOOD, 100, 100, 45, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_MIN_SIZE },
  /* nine inches, over the cap; of a large table's inches twelve, which is the cap */
  { { MU_FEATURE_POND, 100, 100, 228, 0 }, MU_AWFP_MEDIUM, MU_RULE_NONE },
  { { MU_FEATURE_POND, 100, 100, 229, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_POND },
  { { MU_FEATURE_POND, 100, 100, 203, 0 }, MU_AWFP_LARGE, MU_RULE_NONE },
  { { MU_FEATURE_POND, 100, 100, 204, 0 }, MU_AWFP_LARGE, MU_RULE_AWFP_TERRAIN_POND },
  { { MU_FEATURE_POND, 100, 100, 45, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_MIN_SIZE },
  { { MU_FEATURE_LAKE, 100, 100, 200, 0 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_LAKE },
  { { MU_FEATURE_HEDGE, 100, 100, 200, 5 }, MU_AWFP_MEDIUM, MU_RULE_NONE },
  { { MU_FEATURE_HEDGE, 100, 100, 210, 5 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_OBSTACLE_MAX },
  { { MU_FEATURE_STREAM, 100, 100, 200, INCH }, MU_AWFP_MEDIUM, MU_RULE_NONE },
  { { MU_FEATURE_STREAM, 100, 100, 400, INCH },
    MU_AWFP_MEDIUM,
    MU_RULE_AWFP_TERRAIN_STREAM_LENGTH },
  { { MU_FEATURE_STREAM, 100, 100, 200, 5 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_STREAM },
  { { MU_FEATURE_RIVER, 0, 100, 1219, 2 * INCH }, MU_AWFP_MEDIUM, MU_RULE_NONE },
  { { MU_FEATURE_RIVER, 0, 100, 1219, 4 * INCH },
    MU_AWFP_MEDIUM,
    MU_RULE_AWFP_TERRAIN_RIVER_WIDTH },
  { { MU_FEATURE_RIVER, 0, 100, 1219, 2 * INCH }, MU_AWFP_LARGE, MU_RULE_NONE }, /* three of 17 */
  { { MU_FEATURE_ROAD, 0, 100, 1219, INCH }, MU_AWFP_MEDIUM, MU_RULE_NONE },
  { { MU_FEATURE_ROAD, 0, 100, 1219, 5 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_ROAD_WIDTH },
  { { MU_FEATURE_FORT_WALL, 100, 100, 100, 10 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_OBSTACLES },
  { { MU_FEATURE_RAMPART, 100, 100, 100, 10 }, MU_AWFP_MEDIUM, MU_RULE_AWFP_TERRAIN_OBSTACLES },
};

START_TEST (a_piece_has_its_size)
{
  begin ();
  add (&sizes[_i].piece);
  ck_assert_int_eq (mu_awfp_feature_forbidden (&field, 0, sizes[_i].scale), sizes[_i].rule);
}
END_TEST

/* awfp.terrain.on-low-hill, awfp.terrain.road-overlap, awfp.terrain.no-other-overlap,
 * awfp.terrain.bridge-auto */
static const struct {
  Piece one, other, third;
  MuRule rule; /* of one */
} pairs[] = {
  { { MU_FEATURE_WOOD, 150, 110, 60, 0 },
    { MU_FEATURE_GENTLE_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_NONE },
  { { MU_FEATURE_GENTLE_HILL, 100, 100, 200, 0 },
    { MU_FEATURE_HAMLET, 150, 110, 60, 0 },
    { 0 },
    MU_RULE_NONE },
  { { MU_FEATURE_WOOD, 150, 110, 60, 0 },
    { MU_FEATURE_STEEP_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_MARSH, 150, 110, 60, 0 },
    { MU_FEATURE_GENTLE_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_WOOD, 400, 400, 60, 0 },
    { MU_FEATURE_STEEP_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_NONE },
  { { MU_FEATURE_ROAD, 0, 120, 1219, INCH },
    { MU_FEATURE_STEEP_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_NONE },
  { { MU_FEATURE_HEDGE, 120, 120, 100, 5 },
    { MU_FEATURE_WOOD, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_LIGHT_WOOD, 150, 110, 60, 0 },
    { MU_FEATURE_GENTLE_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_NONE },
  { { MU_FEATURE_LIGHT_WOOD, 150, 110, 60, 0 },
    { MU_FEATURE_STEEP_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_LIGHT_WOOD, 150, 110, 60, 0 },
    { MU_FEATURE_WOOD, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_ROAD, 0, 120, 1219, INCH },
    { MU_FEATURE_LIGHT_WOOD, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_NONE },
  { { MU_FEATURE_ROAD, 0, 120, 1219, INCH },
    { MU_FEATURE_POND, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_POND, 150, 110, 60, 0 },
    { MU_FEATURE_GENTLE_HILL, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_POND, 150, 110, 60, 0 },
    { MU_FEATURE_STREAM, 100, 120, 200, INCH },
    { 0 },
    MU_RULE_AWFP_TERRAIN_NO_OVERLAP },
  { { MU_FEATURE_POND, 400, 400, 60, 0 },
    { MU_FEATURE_LIGHT_WOOD, 100, 100, 200, 0 },
    { 0 },
    MU_RULE_NONE },
};

START_TEST (a_piece_lies_where_it_may)
{
  begin ();
  add (&pairs[_i].one);
  add (&pairs[_i].other);
  ck_assert_int_eq (mu_awfp_feature_forbidden (&field, 0, MU_AWFP_MEDIUM), pairs[_i].rule);
  for (int i = 0; i < field.count; i++) /* the same whichever is asked about */
    if (pairs[_i].rule)
      ck_assert_int_eq (mu_awfp_feature_forbidden (&field, i, MU_AWFP_MEDIUM), pairs[_i].rule);
}
END_TEST

START_TEST (a_road_crosses_a_river_at_a_bridge)
{
  begin ();
  add (&(Piece){ MU_FEATURE_RIVER, 0, 100, 1219, 2 * INCH });
  add (&(Piece){ MU_FEATURE_ROAD, 0, 100, 1219, INCH });
  spots[1][0] = (MuSpot){ 600, 0 };
  spots[1][1] = (MuSpot){ 600, 1219 };
  ck_assert_int_eq (mu_awfp_feature_forbidden (&field, 0, MU_AWFP_MEDIUM),
                    MU_RULE_AWFP_TERRAIN_BRIDGE);
  ck_assert_int_eq (mu_awfp_feature_forbidden (&field, 1, MU_AWFP_MEDIUM), MU_RULE_NONE);
  add (&(Piece){ _i ? MU_FEATURE_FORD : MU_FEATURE_BRIDGE, 600, 100, 0, 30 });
  ck_assert_int_eq (mu_awfp_feature_forbidden (&field, 0, MU_AWFP_MEDIUM), MU_RULE_NONE);
  ck_assert_int_eq (mu_awfp_feature_forbidden (&field, 2, MU_AWFP_MEDIUM), MU_RULE_NONE);
}
END_TEST

/* awfp.terrain.lake: along one whole flank edge, eight inches wide to half an inch; its shore may
 * wind. The spots go round from side A's edge: the flank's two, then those of the shore. */
static const struct {
  MuSpot spots[7];
  int count;
  MuRule rule;
} lakes[] = {
  { { { 0, 0 }, { 0, 1219 }, { 203, 1219 }, { 203, 0 } }, 4, MU_RULE_NONE },
  { { { 1219, 0 }, { 1219, 1219 }, { 1016, 1219 }, { 1016, 0 } }, 4, MU_RULE_NONE },
  { { { 0, 0 }, { 0, 1219 }, { 215, 1219 }, { 215, 0 } }, 4, MU_RULE_NONE },
  { { { 0, 0 }, { 0, 1219 }, { 191, 1219 }, { 191, 0 } }, 4, MU_RULE_NONE },
  { { { 0, 0 }, { 0, 1219 }, { 216, 1219 }, { 216, 0 } }, 4, MU_RULE_AWFP_TERRAIN_LAKE },
  { { { 0, 0 }, { 0, 1219 }, { 190, 1219 }, { 190, 0 } }, 4, MU_RULE_AWFP_TERRAIN_LAKE },
  { { { 0, 0 }, { 0, 1219 }, { 195, 1219 }, { 212, 900 }, { 198, 400 }, { 208, 0 } },
    6,
    MU_RULE_NONE },
  /* a headland on the flank, a bay that nearly reaches it, ends of it left dry, all of it, and a
   * baseline */
  { { { 0, 0 }, { 0, 570 }, { 150, 610 }, { 0, 650 }, { 0, 1219 }, { 203, 1219 }, { 203, 0 } },
    7,
    MU_RULE_AWFP_TERRAIN_LAKE },
  { { { 0, 0 }, { 0, 1219 }, { 203, 1219 }, { 20, 900 }, { 20, 400 }, { 203, 0 } },
    6,
    MU_RULE_AWFP_TERRAIN_LAKE },
  { { { 0, 0 }, { 0, 1200 }, { 203, 1200 }, { 203, 0 } }, 4, MU_RULE_AWFP_TERRAIN_LAKE },
  { { { 10, 0 }, { 10, 1219 }, { 213, 1219 }, { 213, 0 } }, 4, MU_RULE_AWFP_TERRAIN_LAKE },
  { { { 0, 0 }, { 1219, 0 }, { 1219, 203 }, { 0, 203 } }, 4, MU_RULE_AWFP_TERRAIN_LAKE },
};

START_TEST (a_lake_fills_a_flank)
{
  const MuFeature lake
      = { .kind = MU_FEATURE_LAKE, .spots = lakes[_i].spots, .count = lakes[_i].count };
  const MuBattlefield shore = { 1219, 1219, &lake, 1 };
  ck_assert_int_eq (mu_battlefield_check (&shore, NULL), MU_BATTLEFIELD_OK);
  ck_assert_int_eq (mu_awfp_feature_forbidden (&shore, 0, MU_AWFP_MEDIUM), lakes[_i].rule);
}
END_TEST

/* awfp.terrain.lake, awfp.terrain.size-column: twelve of a large table's inches are eight of a
 * medium one's. awfp.terrain.no-other-overlap: nothing lies in it. */
START_TEST (a_lake_has_its_flank_to_itself)
{
  const MuSpot trees[] = { { 190, 300 }, { 300, 300 }, { 300, 400 } };
  const MuFeature both[] = { { .kind = MU_FEATURE_LAKE, .spots = lakes[0].spots, .count = 4 },
                             { .kind = MU_FEATURE_LIGHT_WOOD, .spots = trees, .count = 3 } };
  const MuBattlefield shore = { 1219, 1219, both, 2 };
  for (int i = 0; i < 2; i++)
    ck_assert_int_eq (mu_awfp_feature_forbidden (&shore, i, MU_AWFP_MEDIUM),
                      MU_RULE_AWFP_TERRAIN_NO_OVERLAP);
  const MuBattlefield alone = { 1219, 1219, both, 1 };
  ck_assert_int_eq (mu_awfp_feature_forbidden (&alone, 0, MU_AWFP_LARGE), MU_RULE_NONE);
  ck_assert_int_eq (mu_awfp_feature_forbidden (&alone, 0, MU_AWFP_SMALL),
                    MU_RULE_AWFP_TERRAIN_LAKE);
}
END_TEST

/* awfp.table.small, awfp.table.medium, awfp.table.large: as many stands wide as feet of them are;
 * awfp.scale.stand-width */
START_TEST (tables_are_as_large_as_their_stands)
{
  const MuAwfpTable small = mu_awfp_table (MU_AWFP_SMALL), medium = mu_awfp_table (MU_AWFP_MEDIUM),
                    large = mu_awfp_table (MU_AWFP_LARGE);
  ck_assert_int_eq (medium.width, 1219);
  ck_assert_int_eq (medium.depth, 1219);
  ck_assert_int_eq (small.width / 3, small.depth / 2); /* to a pace */
  ck_assert_int_eq (large.width / 6, large.depth / 4);
  ck_assert_int_gt (small.width, medium.width); /* of smaller stands */
  ck_assert_int_eq (mu_awfp_scale_of (MU_SCALE_25), MU_AWFP_LARGE);
  ck_assert_int_eq (mu_awfp_scale_of (MU_SCALE_15), MU_AWFP_MEDIUM);
  ck_assert_int_eq (mu_awfp_scale_of (MU_SCALE_5), MU_AWFP_SMALL);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("awfp-pieces");
  tcase_add_loop_test (tests, a_piece_has_its_size, 0, COUNT (sizes));
  tcase_add_loop_test (tests, a_piece_lies_where_it_may, 0, COUNT (pairs));
  tcase_add_loop_test (tests, a_road_crosses_a_river_at_a_bridge, 0, 2);
  tcase_add_loop_test (tests, a_lake_fills_a_flank, 0, COUNT (lakes));
  tcase_add_test (tests, a_lake_has_its_flank_to_itself);
  tcase_add_test (tests, tables_are_as_large_as_their_stands);
  return run_case ("awfp-pieces", tests);
}
