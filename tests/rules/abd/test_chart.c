/* The chart that is looked up: what the book says of it, what a chart may not be, and the names of
 * all that stands in it. */
#include <string.h>

#include "tests/rules/abd/board.h"

/* abd.2.0.unit-factors, abd.2.0.unit-sides, abd.2.0.unit-values-px, abd.2.0.unit-values-foot,
 * abd.2.0.unit-values-horse: what the book's examples show. */
START_TEST (the_book_s_examples_hold)
{
  const MuAbdValues *unit = mu_abd_chart_usual.unit;
  ck_assert_int_eq (unit[MU_ABD_PX].strength[0], 6);
  ck_assert_int_eq (unit[MU_ABD_PX].move, 1);
  ck_assert_int_eq (unit[MU_ABD_PX].defense, 2);
  ck_assert_int_eq (unit[MU_ABD_PX].box, MU_ABD_BLACK);
  ck_assert_int_eq (unit[MU_ABD_MI].strength[0], 4);
  ck_assert_int_eq (unit[MU_ABD_HI].strength[0], 4);
  ck_assert_int_eq (unit[MU_ABD_MM].strength[0], 2);
  ck_assert_int_eq (unit[MU_ABD_MM].arrows, 1);
  ck_assert_int_ge (unit[MU_ABD_MM].range, 2);
  ck_assert_int_ge (unit[MU_ABD_MM].move, 2);
  ck_assert_int_eq (unit[MU_ABD_HC].strength[0], 4);
  ck_assert_int_eq (unit[MU_ABD_LC].strength[0], 2);
  ck_assert_int_eq (unit[MU_ABD_LC].move, 6);
  ck_assert_int_lt (unit[MU_ABD_HC].move, 6);
  ck_assert_int_eq (unit[MU_ABD_CP].move, 0); /* abd.13.1.1.movement */
  ck_assert_int_eq (unit[MU_ABD_WW].move, 3);
}
END_TEST

/* abd.2.0.light-types, abd.2.0.cav-effective-types: LI, LA, LC; PX, PK, CC and, by the
 * reconstruction, EL. And by the chart alone: another box, another right. */
START_TEST (boxes_decide_who_is_light_and_who_stands_against_horse)
{
  for (int type = 0; type < MU_ABD_TYPES; type++) {
    const MuAbdValues *unit = &mu_abd_chart_usual.unit[type];
    ck_assert_int_eq (unit->box == MU_ABD_GREEN,
                      type == MU_ABD_LI || type == MU_ABD_LA || type == MU_ABD_LC);
    ck_assert_int_eq (unit->against_horse, type == MU_ABD_PX || type == MU_ABD_PK
                                               || type == MU_ABD_CC || type == MU_ABD_EL);
  }
  Board *board = board_new ();
  board->chart.unit[MU_ABD_MI].box = MU_ABD_GREEN;
  board->chart.unit[MU_ABD_MI].against_horse = true;
  board_unit (board, MU_SIDE_A, "MI", "J10", 1);
  board_unit (board, MU_SIDE_B, "HC", "J9", 4);
  board_begin (board, 1);
  ck_assert (mu_abd_is_light (board->battle, 0));
  ck_assert_int_eq (mu_abd_melee_strength (board->battle, 0, 1), 8);
  board_free (board);
}
END_TEST

/* abd.2.0.type-infantry, abd.2.0.type-cavalry */
START_TEST (types_have_names_and_arms)
{
  static const char *const keys[] = { "LI", "MI", "HI", "PX", "PK", "MM", "LA", "HA", "LC", "HC",
                                      "MA", "CT", "KT", "CC", "CH", "BC", "EL", "CP", "WW" };
  for (int type = 0; type < MU_ABD_TYPES; type++) {
    ck_assert_str_eq (mu_abd_type_key ((MuAbdType) type), keys[type]);
    ck_assert_int_eq (mu_abd_type_find (keys[type]), type);
    ck_assert_str_ne (mu_abd_type_words ((MuAbdType) type), "");
    ck_assert_int_eq (mu_abd_arm ((MuAbdType) type), type < MU_ABD_LC   ? MU_ABD_INFANTRY
                                                     : type < MU_ABD_EL ? MU_ABD_CAVALRY
                                                                        : MU_ABD_OTHER);
    ck_assert_int_eq (mu_abd_is_camp ((MuAbdType) type), type == MU_ABD_CP || type == MU_ABD_WW);
  }
  ck_assert_int_eq (mu_abd_type_find ("HT"), MU_ABD_CT);
  ck_assert_int_eq (mu_abd_type_find ("li"), -1);
  ck_assert_int_eq (mu_abd_type_find (""), -1);
}
END_TEST

/* abd.8.9.names */
START_TEST (ground_has_names)
{
  for (int i = 0; i < MU_ABD_TERRAINS; i++) {
    ck_assert_int_eq (mu_abd_terrain_find (mu_abd_terrain_key ((MuAbdTerrain) i)), i);
    ck_assert_str_ne (mu_abd_terrain_words ((MuAbdTerrain) i), "");
  }
  for (int i = 0; i < MU_ABD_HEXSIDES; i++) {
    ck_assert_int_eq (mu_abd_hexside_find (mu_abd_hexside_key ((MuAbdHexside) i)), i);
    ck_assert_int_eq (mu_abd_hexside_words ((MuAbdHexside) i)[0] == '\0', i == MU_ABD_NO_SIDE);
  }
  ck_assert_int_eq (mu_abd_terrain_find ("river"), -1);
  ck_assert_int_eq (mu_abd_hexside_find ("woods"), -1);
}
END_TEST

/* abd.8.9.rough-cost, abd.8.9.woods, abd.8.8.4.river, abd.8.9.tec-move, abd.8.9.tec-missile */
START_TEST (terrain_is_what_the_text_says_of_it)
{
  const MuAbdTerrainRow *row = mu_abd_chart_usual.terrain;
  ck_assert_int_eq (row[MU_ABD_CLEAR].cost, 1);
  ck_assert_int_eq (row[MU_ABD_ROUGH].cost, 2);
  ck_assert_int_eq (row[MU_ABD_WOODS].entry, MU_ABD_DISORDERS_ALL);
  for (int i = 0; i < MU_ABD_TERRAINS; i++) {
    const bool high = i == MU_ABD_WOODS || i == MU_ABD_HILL || i == MU_ABD_BUILT_UP;
    ck_assert_int_eq (row[i].blocks, high); /* abd.10.4.block-terrain */
    ck_assert_int_eq (row[i].missile > 0, i == MU_ABD_WOODS || i == MU_ABD_BUILT_UP);
  }
  for (int i = 0; i < MU_ABD_HEXSIDES; i++)
    ck_assert_int_eq (mu_abd_chart_usual.hexside[i].barred, i == MU_ABD_RIVER);
}
END_TEST

/* abd.0.0.dice, abd.3.3.command-table, abd.3.3.command-4-6, abd.17.5.table */
START_TEST (each_face_has_its_points_and_its_fright)
{
  static const uint8_t points[] = { 1, 1, 1, 2, 2, 3 };
  static const uint8_t fright[]
      = { MU_ABD_CALM, MU_ABD_CALM, MU_ABD_CALM, MU_ABD_BALKS, MU_ABD_FRIGHTENED, MU_ABD_PANICS };
  ck_assert_int_eq (MU_ABD_FACES, 6);
  ck_assert_mem_eq (mu_abd_chart_usual.command, points, sizeof points);
  ck_assert_mem_eq (mu_abd_chart_usual.elephant, fright, sizeof fright);
}
END_TEST

/* --- what a chart may not be ------------------------------------------------------------------ */

static void
weaker_in_good_order (MuAbdChart *chart)
{
  chart->unit[MU_ABD_HI].strength[1] = 5;
}
static void
no_strength (MuAbdChart *chart)
{
  chart->unit[MU_ABD_LI].strength[0] = chart->unit[MU_ABD_LI].strength[1] = 0;
}
static void
too_strong (MuAbdChart *chart)
{
  chart->unit[MU_ABD_WW].strength[0] = 13;
}
static void
too_fast (MuAbdChart *chart)
{
  chart->unit[MU_ABD_LC].move = 11;
}
static void
a_fourth_box (MuAbdChart *chart)
{
  chart->unit[MU_ABD_LC].box = MU_ABD_BLACK + 1;
}
static void
arrows_without_range (MuAbdChart *chart)
{
  chart->unit[MU_ABD_LA].range = 0;
}
static void
range_without_arrows (MuAbdChart *chart)
{
  chart->unit[MU_ABD_HI].range = 2;
}
static void
five_arrows (MuAbdChart *chart)
{
  chart->unit[MU_ABD_LA].arrows = 5;
}
static void
thick_armour (MuAbdChart *chart)
{
  chart->unit[MU_ABD_KT].defense = 7;
}
static void
three_icons (MuAbdChart *chart)
{
  chart->leader[MU_ABD_LEADER_A].icons = 3;
}
static void
both_bonuses (MuAbdChart *chart)
{
  chart->leader[MU_ABD_LEADER_C].times = 1;
}
static void
no_bonus (MuAbdChart *chart)
{
  chart->leader[MU_ABD_LEADER_B].times = 0;
}
static void
steep_ground (MuAbdChart *chart)
{
  chart->terrain[MU_ABD_HILL].defender = 5;
}
static void
dear_ground (MuAbdChart *chart)
{
  chart->terrain[MU_ABD_MARSH].cost = 11;
}
static void
strange_entry (MuAbdChart *chart)
{
  chart->terrain[MU_ABD_CLEAR].entry = MU_ABD_DISORDERS_CAVALRY + 1;
}
static void
deep_ford (MuAbdChart *chart)
{
  chart->hexside[MU_ABD_FORD].attacker = -5;
}
static void
dear_bridge (MuAbdChart *chart)
{
  chart->hexside[MU_ABD_BRIDGE].cost = 11;
}
static void
ten_points (MuAbdChart *chart)
{
  chart->command[5] = 10;
}
static void
strange_fright (MuAbdChart *chart)
{
  chart->elephant[2] = MU_ABD_PANICS + 1;
}
static void
falling_checks (MuAbdChart *chart)
{
  chart->ends[6] = 1;
}
static void
seven_on_a_die (MuAbdChart *chart)
{
  chart->ends[9] = 7;
}
static void
no_last_turn (MuAbdChart *chart)
{
  chart->ends[9] = 5;
}

/* abd.2.0.unit-values-all, abd.2.0.leader-bonus-kinds, abd.8.9.tec-melee, abd.12.0.track-values */
static const struct {
  void (*spoil) (MuAbdChart *chart);
  MuAbdChartAnswer answer;
  int at;
} refused[] = {
  { weaker_in_good_order, MU_ABD_CHART_UNIT, MU_ABD_HI },
  { no_strength, MU_ABD_CHART_UNIT, MU_ABD_LI },
  { too_strong, MU_ABD_CHART_UNIT, MU_ABD_WW },
  { too_fast, MU_ABD_CHART_UNIT, MU_ABD_LC },
  { a_fourth_box, MU_ABD_CHART_UNIT, MU_ABD_LC },
  { arrows_without_range, MU_ABD_CHART_UNIT, MU_ABD_LA },
  { range_without_arrows, MU_ABD_CHART_UNIT, MU_ABD_HI },
  { five_arrows, MU_ABD_CHART_UNIT, MU_ABD_LA },
  { thick_armour, MU_ABD_CHART_UNIT, MU_ABD_KT },
  { three_icons, MU_ABD_CHART_LEADER, MU_ABD_LEADER_A },
  { both_bonuses, MU_ABD_CHART_LEADER, MU_ABD_LEADER_C },
  { no_bonus, MU_ABD_CHART_LEADER, MU_ABD_LEADER_B },
  { steep_ground, MU_ABD_CHART_TERRAIN, MU_ABD_HILL },
  { dear_ground, MU_ABD_CHART_TERRAIN, MU_ABD_MARSH },
  { strange_entry, MU_ABD_CHART_TERRAIN, MU_ABD_CLEAR },
  { deep_ford, MU_ABD_CHART_HEXSIDE, MU_ABD_FORD },
  { dear_bridge, MU_ABD_CHART_HEXSIDE, MU_ABD_BRIDGE },
  { ten_points, MU_ABD_CHART_COMMAND, 5 },
  { strange_fright, MU_ABD_CHART_COMMAND, 2 },
  { falling_checks, MU_ABD_CHART_TRACK, 6 },
  { seven_on_a_die, MU_ABD_CHART_TRACK, 9 },
  { no_last_turn, MU_ABD_CHART_TRACK, 9 },
};
#define REFUSED ((int) (sizeof refused / sizeof *refused))

START_TEST (a_bad_chart_is_refused_at_its_row)
{
  int at = -1;
  MuAbdChart chart = mu_abd_chart_usual;
  refused[_i].spoil (&chart);
  ck_assert_int_eq (mu_abd_chart_check (&chart, &at), refused[_i].answer);
  ck_assert_int_eq (at, refused[_i].at);
  ck_assert_str_ne (mu_abd_chart_answer_words (refused[_i].answer), "");
}
END_TEST

START_TEST (the_usual_chart_is_sound_and_every_answer_tried)
{
  int at;
  bool tried[MU_ABD_CHART_TRACK + 1] = { true };
  ck_assert_int_eq (mu_abd_chart_check (&mu_abd_chart_usual, &at), MU_ABD_CHART_OK);
  ck_assert_str_eq (mu_abd_chart_answer_words (MU_ABD_CHART_OK), "");
  for (int i = 0; i < REFUSED; i++)
    tried[refused[i].answer] = true;
  for (int answer = 0; answer <= MU_ABD_CHART_TRACK; answer++)
    ck_assert_int_eq (tried[answer], true);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("chart");
  tcase_add_test (tests, the_book_s_examples_hold);
  tcase_add_test (tests, boxes_decide_who_is_light_and_who_stands_against_horse);
  tcase_add_test (tests, types_have_names_and_arms);
  tcase_add_test (tests, ground_has_names);
  tcase_add_test (tests, terrain_is_what_the_text_says_of_it);
  tcase_add_test (tests, each_face_has_its_points_and_its_fright);
  tcase_add_loop_test (tests, a_bad_chart_is_refused_at_its_row, 0, REFUSED);
  tcase_add_test (tests, the_usual_chart_is_sound_and_every_answer_tried);
  return run_case ("abd-chart", tests);
}
