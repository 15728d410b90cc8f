#include "rules/wrg/field/terrain.h"
#include "tests/rules/common.h"

#define COUNT(a) ((int) (sizeof (a) / sizeof (a)[0]))

static MuReadings
switched (MuReading which)
{
  MuReadings readings = { 0 };
  readings.choice[which] = 1;
  return readings;
}

static const struct {
  int a, b;
  uint8_t face;
  int pieces;
} halves[] = {
  { 1, 1, 1, 1 },                 /* 3 / 3 */
  { 4, 3, 5, 4 },                 /* 12 / 3 */
  { 4, 3, 6, 4 },                 /* 13 / 3 */
  { 4, 4, 6, 4 },                 /* 14 / 3 */
  { 6, 6, 6, 6 }, { 1, 2, 2, 1 }, /* 5 / 3 */
};

/* wrg.terrain.count */
START_TEST (a_third_of_numbers_and_die)
{
  const int numbers[] = { halves[_i].a, halves[_i].b };
  MuTrace trace;
  int pieces;
  ck_assert_int_eq (mu_wrg_terrain_dice (NULL), 1);
  ck_assert_int_eq (mu_wrg_terrain_pieces (NULL, numbers, &halves[_i].face, &trace, &pieces),
                    MU_RULE_NONE);
  ck_assert_int_eq (pieces, halves[_i].pieces);
  assert_line (&trace, 0, "wrg.terrain.count", halves[_i].a);
  assert_line (&trace, 1, "wrg.terrain.count", halves[_i].b);
  assert_line (&trace, 2, "wrg.terrain.count", halves[_i].face);
  ck_assert_int_eq (mu_trace_total (&trace) / 3, pieces);
}
END_TEST

/* wrg.terrain.count, with a die of each player */
START_TEST (two_dice_where_switched)
{
  const MuReadings two = switched (MU_READING_TERRAIN_DICE);
  const int numbers[] = { 3, 3 };
  int pieces;
  ck_assert_int_eq (mu_wrg_terrain_dice (&two), 2);
  ck_assert_int_eq (mu_wrg_terrain_pieces (&two, numbers, (const uint8_t[]){ 6, 5 }, NULL, &pieces),
                    MU_RULE_NONE);
  ck_assert_int_eq (pieces, 5); /* 17 / 3 */
}
END_TEST

START_TEST (numbers_and_faces_run_from_one_to_six)
{
  const uint8_t face = 3, none = 0, seven = 7;
  int pieces = -1;
  ck_assert_int_eq (mu_wrg_terrain_pieces (NULL, (const int[]){ 0, 3 }, &face, NULL, &pieces),
                    MU_RULE_WRG_TERRAIN_COUNT);
  ck_assert_int_eq (mu_wrg_terrain_pieces (NULL, (const int[]){ 3, 7 }, &face, NULL, &pieces),
                    MU_RULE_WRG_TERRAIN_COUNT);
  ck_assert_int_eq (mu_wrg_terrain_pieces (NULL, (const int[]){ 3, 3 }, &none, NULL, &pieces),
                    MU_RULE_WRG_DICE);
  ck_assert_int_eq (mu_wrg_terrain_pieces (NULL, (const int[]){ 3, 3 }, &seven, NULL, &pieces),
                    MU_RULE_WRG_DICE);
  ck_assert_int_eq (pieces, -1);
}
END_TEST

/* wrg.terrain.choose */
START_TEST (each_chooses_to_his_left_and_places_to_his_right)
{
  ck_assert_int_eq (mu_wrg_terrain_chooser (MU_WRG_LEFT_OF_A), MU_SIDE_A);
  ck_assert_int_eq (mu_wrg_terrain_positioner (MU_WRG_LEFT_OF_A), MU_SIDE_B);
  ck_assert_int_eq (mu_wrg_terrain_chooser (MU_WRG_LEFT_OF_B), MU_SIDE_B);
  ck_assert_int_eq (mu_wrg_terrain_positioner (MU_WRG_LEFT_OF_B), MU_SIDE_A);
}
END_TEST

/* wrg.terrain.hills: in A's left half B positions */
START_TEST (four_keeps_a_hill_in_the_own_area)
{
  for (int face = 1; face <= 6; face++) {
    const MuWrgPlacing hill
        = mu_wrg_terrain_placing (NULL, MU_WRG_LEFT_OF_A, MU_WRG_STEEP_HILL, face);
    ck_assert_int_eq (hill.placer, face >= 4 ? MU_SIDE_B : MU_SIDE_A);
    ck_assert (hill.own_area);
    ck_assert_str_eq (mu_rule_id (hill.rule), "wrg.terrain.hills");
  }
  const MuWrgPlacing outside
      = mu_wrg_terrain_placing (NULL, MU_WRG_LEFT_OF_A, MU_WRG_GENTLE_HILL, 0);
  ck_assert_int_eq (outside.placer, MU_SIDE_B);
  ck_assert (!outside.own_area);
}
END_TEST

/* wrg.terrain.others, in both readings */
START_TEST (other_pieces_stand_anywhere)
{
  const MuReadings chooser = switched (MU_READING_TERRAIN_OTHERS);
  const MuWrgPlacing wood = mu_wrg_terrain_placing (NULL, MU_WRG_LEFT_OF_A, MU_WRG_WOOD, 0);
  ck_assert_int_eq (wood.placer, MU_SIDE_B);
  ck_assert (wood.own_area);
  ck_assert_int_eq (mu_wrg_terrain_placing (&chooser, MU_WRG_LEFT_OF_A, MU_WRG_WOOD, 0).placer,
                    MU_SIDE_A);
  ck_assert_int_eq (
      mu_wrg_terrain_placing (&chooser, MU_WRG_LEFT_OF_A, MU_WRG_STEEP_HILL, 6).placer, MU_SIDE_B);
}
END_TEST

static const struct {
  MuWrgPiece piece;
  MuCountry country;
  const char *rule; /* "" where it may be */
} pieces[] = {
  { { .kind = MU_WRG_MARSH, .area = 48 }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_MARSH, .area = 48 }, MU_COUNTRY_DESERT, "wrg.terrain.pieces" },
  { { .kind = MU_WRG_SOFT_SAND, .area = 144 }, MU_COUNTRY_DESERT, "" },
  { { .kind = MU_WRG_SOFT_SAND, .area = 144 }, MU_COUNTRY_STEPPE, "wrg.terrain.pieces" },
  { { .kind = MU_WRG_WOOD, .area = 47 }, MU_COUNTRY_PLAIN, "wrg.terrain.area" },
  { { .kind = MU_WRG_WOOD, .area = 145 }, MU_COUNTRY_PLAIN, "wrg.terrain.area" },
  { { .kind = MU_WRG_WOOD, .area = 144 }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_STEEP_HILL, .area = 100, .height = 15 }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_STEEP_HILL, .area = 100, .height = 14 },
    MU_COUNTRY_PLAIN,
    "wrg.terrain.area" },
  { { .kind = MU_WRG_GENTLE_HILL, .area = 100, .height = 14 }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_GENTLE_HILL, .area = 100, .height = 15 },
    MU_COUNTRY_PLAIN,
    "wrg.terrain.area" },
  { { .kind = MU_WRG_HAMLET, .area = 60 }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_HAMLET, .area = 60, .fields = 3, .gateways = 3, .fields_area = 60 },
    MU_COUNTRY_PLAIN,
    "" },
  { { .kind = MU_WRG_HAMLET, .area = 60, .fields = 3, .gateways = 3, .fields_area = 61 },
    MU_COUNTRY_PLAIN,
    "wrg.terrain.hamlet-fields" },
  { { .kind = MU_WRG_HAMLET, .area = 60, .fields = 3, .gateways = 2, .fields_area = 30 },
    MU_COUNTRY_PLAIN,
    "wrg.terrain.hamlet-fields" },
  { { .kind = MU_WRG_ROAD, .end = { MU_WRG_END_EDGE, MU_WRG_END_HAMLET } }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_ROAD, .end = { MU_WRG_END_FORT, MU_WRG_END_EDGE } }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_ROAD, .end = { MU_WRG_END_EDGE, MU_WRG_END_EDGE } }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_ROAD, .end = { MU_WRG_END_HAMLET, MU_WRG_END_FORT } },
    MU_COUNTRY_PLAIN,
    "wrg.terrain.lines" },
  { { .kind = MU_WRG_ROAD, .end = { MU_WRG_END_EDGE, MU_WRG_END_OPEN } },
    MU_COUNTRY_PLAIN,
    "wrg.terrain.lines" },
  { { .kind = MU_WRG_RIVER, .end = { MU_WRG_END_EDGE, MU_WRG_END_EDGE } }, MU_COUNTRY_PLAIN, "" },
  { { .kind = MU_WRG_STREAM, .end = { MU_WRG_END_EDGE, MU_WRG_END_FORT } },
    MU_COUNTRY_PLAIN,
    "wrg.terrain.lines" },
};

/* wrg.terrain.pieces, wrg.terrain.area, wrg.terrain.hamlet-fields, wrg.terrain.lines */
START_TEST (pieces_are_as_the_rules_want_them)
{
  ck_assert_str_eq (
      mu_rule_id (mu_wrg_terrain_forbidden (NULL, &pieces[_i].piece, pieces[_i].country)),
      pieces[_i].rule);
}
END_TEST

/* wrg.terrain.hamlet-fields, switched: a square foot for both */
START_TEST (fields_within_the_square_foot)
{
  const MuReadings within = switched (MU_READING_HAMLET_FIELDS);
  MuWrgPiece hamlet
      = { .kind = MU_WRG_HAMLET, .area = 50, .fields = 1, .gateways = 1, .fields_area = 94 };
  ck_assert_int_eq (mu_wrg_terrain_forbidden (&within, &hamlet, MU_COUNTRY_PLAIN), MU_RULE_NONE);
  ck_assert_int_eq (mu_wrg_terrain_forbidden (NULL, &hamlet, MU_COUNTRY_PLAIN),
                    MU_RULE_WRG_TERRAIN_HAMLET_FIELDS);
  hamlet.fields_area = 95;
  ck_assert_int_eq (mu_wrg_terrain_forbidden (&within, &hamlet, MU_COUNTRY_PLAIN),
                    MU_RULE_WRG_TERRAIN_HAMLET_FIELDS);
}
END_TEST

/* wrg.terrain.pieces: a river across a table six feet wide takes two */
START_TEST (lines_come_in_lengths_of_three_feet)
{
  ck_assert_int_eq (mu_wrg_terrain_line_pieces (36), 1);
  ck_assert_int_eq (mu_wrg_terrain_line_pieces (37), 2);
  ck_assert_int_eq (mu_wrg_terrain_line_pieces (72), 2);
}
END_TEST

/* wrg.terrain.lines */
START_TEST (a_road_fords_a_river_without_a_bridge)
{
  ck_assert (mu_wrg_terrain_is_ford (MU_WRG_ROAD, MU_WRG_RIVER, false));
  ck_assert (mu_wrg_terrain_is_ford (MU_WRG_STREAM, MU_WRG_ROAD, false));
  ck_assert (!mu_wrg_terrain_is_ford (MU_WRG_ROAD, MU_WRG_RIVER, true));
  ck_assert (!mu_wrg_terrain_is_ford (MU_WRG_ROAD, MU_WRG_ROAD, false));
  ck_assert (!mu_wrg_terrain_is_ford (MU_WRG_STREAM, MU_WRG_RIVER, false));
  ck_assert (!mu_wrg_terrain_is_ford (MU_WRG_ROAD, MU_WRG_WOOD, false));
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("terrain");
  tcase_add_loop_test (tests, a_third_of_numbers_and_die, 0, COUNT (halves));
  tcase_add_test (tests, two_dice_where_switched);
  tcase_add_test (tests, numbers_and_faces_run_from_one_to_six);
  tcase_add_test (tests, each_chooses_to_his_left_and_places_to_his_right);
  tcase_add_test (tests, four_keeps_a_hill_in_the_own_area);
  tcase_add_test (tests, other_pieces_stand_anywhere);
  tcase_add_loop_test (tests, pieces_are_as_the_rules_want_them, 0, COUNT (pieces));
  tcase_add_test (tests, fields_within_the_square_foot);
  tcase_add_test (tests, lines_come_in_lengths_of_three_feet);
  tcase_add_test (tests, a_road_fords_a_river_without_a_bridge);
  return run_case ("terrain", tests);
}
