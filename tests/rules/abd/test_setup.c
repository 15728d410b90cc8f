/* Set-ups of the hex table: each way in which a battle cannot begin, with the piece at fault; and
 * what a set-up leaves to be counted. */
#include <string.h>

#include "tests/rules/abd/board.h"

/* Two units a side with a leader each, and an entry on the south edge. */
static Board *
plain (void)
{
  Board *board = board_new ();
  board_unit (board, MU_SIDE_A, "HI", "J10", 1);
  board_unit (board, MU_SIDE_A, "LA", "I9", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_unit (board, MU_SIDE_B, "HI", "J2", 4);
  board_unit (board, MU_SIDE_B, "CP", "I1", 4);
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_C);
  board->detail.entry_count = 1;
  board->detail.entry[0].count = 1;
  board->detail.entry[0].hex[0] = (int16_t) board_hex (board, "J12");
  return board;
}

static MuAbdSetupAnswer
check (Board *board, int *body)
{
  const MuAbdSetup *detail = &board->detail;
  board->setup.detail = detail;
  for (int side = 0; side < MU_SIDES; side++)
    board->setup.side[side].pieces
        = (uint16_t) (detail->side[side].unit_count + detail->side[side].leader_count);
  return mu_abd_setup_check (&board->setup, body);
}

START_TEST (a_plain_one_can_begin)
{
  int body;
  Board *board = plain ();
  ck_assert_int_eq (check (board, &body), MU_ABD_SETUP_OK);
  ck_assert_int_eq (body, MU_NO_BODY);
  board->detail.chart = NULL;
  board->detail.readings = NULL;
  ck_assert_int_eq (check (board, &body), MU_ABD_SETUP_OK);
  ck_assert_str_eq (mu_abd_setup_answer_words (MU_ABD_SETUP_OK), "");
  board_free (board);
}
END_TEST

/* --- what is refused ---------------------------------------------------------------------- */

static void
no_map (Board *board)
{
  board->detail.map = NULL;
}
static void
too_wide (Board *board)
{
  board->map.grid.columns = MU_ABD_COLUMNS + 1;
}
static void
no_rows (Board *board)
{
  board->map.grid.rows = 0;
}
static void
unknown_ground (Board *board)
{
  board->map.terrain[7] = MU_ABD_TERRAINS;
}
static void
unknown_hexside (Board *board)
{
  board->map.hexside[7][2] = MU_ABD_HEXSIDES;
}
static void
bad_chart (Board *board)
{
  board->chart.ends[MU_ABD_TURNS_MOST - 1] = 5;
}
static void
nobody (Board *board)
{
  board->detail.side[MU_SIDE_B].unit_count = 0;
}
static void
a_crowd (Board *board)
{
  board->detail.side[MU_SIDE_A].unit_count = MU_ABD_UNITS + 1;
}
static void
seven_leaders (Board *board)
{
  board->detail.side[MU_SIDE_A].leader_count = MU_ABD_LEADERS + 1;
}
static void
no_such_unit (Board *board)
{
  board->unit[MU_SIDE_A][1].type = MU_ABD_TYPES;
}
static void
no_such_leader (Board *board)
{
  board->detail.side[MU_SIDE_B].leader[0] = MU_ABD_LEADER_KINDS;
}
static void
nowhere (Board *board)
{
  board->unit[MU_SIDE_B][0].hex = MU_ABD_OFF;
}
static void
beyond (Board *board)
{
  board->unit[MU_SIDE_B][0].hex = (int16_t) mu_abd_hex_count (&board->map.grid);
}
static void
seventh_direction (Board *board)
{
  board->unit[MU_SIDE_B][0].facing = MU_ABD_DIRECTIONS;
}
static void
two_in_a_hex (Board *board)
{
  board->unit[MU_SIDE_B][1].hex = board->unit[MU_SIDE_A][0].hex;
}
static void
in_a_lake (Board *board)
{
  board->chart.terrain[MU_ABD_MARSH].cost = 0;
  board_terrain (board, "I9", MU_ABD_MARSH);
}
static void
inland_entry (Board *board)
{
  board->detail.entry[0].hex[0] = (int16_t) board_hex (board, "J6");
}
static void
empty_entry (Board *board)
{
  board->detail.entry[0].count = 0;
}
static void
long_entry (Board *board)
{
  board->detail.entry[0].count = MU_ABD_ENTRY_HEXES + 1;
}
static void
entry_nowhere (Board *board)
{
  board->detail.entry[0].hex[0] = MU_ABD_OFF;
}
static void
drowned_entry (Board *board)
{
  board->chart.terrain[MU_ABD_MARSH].cost = 0;
  board_terrain (board, "J12", MU_ABD_MARSH);
}
static void
too_many_entries (Board *board)
{
  board->detail.entry_count = MU_ABD_ENTRIES + 1;
}
static void
return_by_none (Board *board)
{
  board->detail.returns = 2;
}
static void
comes_by_none (Board *board)
{
  board->unit[MU_SIDE_A][1].turn = 2;
  board->unit[MU_SIDE_A][1].entry = 1;
}
static void
comes_too_late (Board *board)
{
  board->detail.turns = 6;
  board->unit[MU_SIDE_A][1].turn = 7;
}
static void
too_short (Board *board)
{
  board->detail.turns = MU_ABD_TURNS_LEAST - 1;
}
static void
too_long (Board *board)
{
  board->detail.turns = MU_ABD_TURNS_MOST + 1;
}
static void
four_shots (Board *board)
{
  board->unit[MU_SIDE_A][1].shots = 4;
}
static void
shots_without_arrows (Board *board)
{
  board->unit[MU_SIDE_A][0].shots = 2;
}
static void
two_camps (Board *board)
{
  board_unit (board, MU_SIDE_B, "CP", "H1", 4);
}
static void
free_without_camp (Board *board)
{
  board->detail.options = MU_ABD_FREE_DEPLOYMENT;
}

/* abd.3.0.game-length, abd.8.5.stacking, abd.8.7.schedule, abd.10.7.count, abd.15.0.cards,
 * abd.15.0.setup, abd.17.1.free-deployment */
static const struct {
  void (*spoil) (Board *board);
  MuAbdSetupAnswer answer;
  int body;
} refused[] = {
  { no_map, MU_ABD_SETUP_NO_MAP, MU_NO_BODY },
  { too_wide, MU_ABD_SETUP_NO_MAP, MU_NO_BODY },
  { no_rows, MU_ABD_SETUP_NO_MAP, MU_NO_BODY },
  { unknown_ground, MU_ABD_SETUP_NO_MAP, MU_NO_BODY },
  { unknown_hexside, MU_ABD_SETUP_NO_MAP, MU_NO_BODY },
  { bad_chart, MU_ABD_SETUP_BAD_CHART, MU_NO_BODY },
  { nobody, MU_ABD_SETUP_NO_UNITS, MU_NO_BODY },
  { a_crowd, MU_ABD_SETUP_TOO_MANY, MU_NO_BODY },
  { seven_leaders, MU_ABD_SETUP_TOO_MANY, MU_NO_BODY },
  { no_such_unit, MU_ABD_SETUP_BAD_TYPE, 1 },
  { no_such_leader, MU_ABD_SETUP_BAD_TYPE, MU_NO_BODY },
  { nowhere, MU_ABD_SETUP_OFF_MAP, 3 },
  { beyond, MU_ABD_SETUP_OFF_MAP, 3 },
  { seventh_direction, MU_ABD_SETUP_OFF_MAP, 3 },
  { two_in_a_hex, MU_ABD_SETUP_STACKED, 4 },
  { in_a_lake, MU_ABD_SETUP_NO_GROUND, 1 },
  { inland_entry, MU_ABD_SETUP_BAD_ENTRY, MU_NO_BODY },
  { empty_entry, MU_ABD_SETUP_BAD_ENTRY, MU_NO_BODY },
  { long_entry, MU_ABD_SETUP_BAD_ENTRY, MU_NO_BODY },
  { entry_nowhere, MU_ABD_SETUP_BAD_ENTRY, MU_NO_BODY },
  { drowned_entry, MU_ABD_SETUP_BAD_ENTRY, MU_NO_BODY },
  { too_many_entries, MU_ABD_SETUP_BAD_ENTRY, MU_NO_BODY },
  { return_by_none, MU_ABD_SETUP_BAD_ENTRY, MU_NO_BODY },
  { comes_by_none, MU_ABD_SETUP_BAD_ENTRY, 1 },
  { comes_too_late, MU_ABD_SETUP_BAD_TURN, 1 },
  { too_short, MU_ABD_SETUP_BAD_TURNS, MU_NO_BODY },
  { too_long, MU_ABD_SETUP_BAD_TURNS, MU_NO_BODY },
  { four_shots, MU_ABD_SETUP_BAD_SHOTS, 1 },
  { shots_without_arrows, MU_ABD_SETUP_BAD_SHOTS, 0 },
  { two_camps, MU_ABD_SETUP_TWO_CAMPS, MU_NO_BODY },
  { free_without_camp, MU_ABD_SETUP_NO_CAMP, MU_NO_BODY },
};
#define REFUSED ((int) (sizeof refused / sizeof *refused))

START_TEST (a_bad_one_is_refused)
{
  int body;
  Board *board = plain ();
  refused[_i].spoil (board);
  ck_assert_int_eq (check (board, &body), refused[_i].answer);
  ck_assert_int_eq (body, refused[_i].body);
  ck_assert_str_ne (mu_abd_setup_answer_words (refused[_i].answer), "");
  ck_assert_uint_eq (mu_battle_abd.size (&board->setup), 0);
  board_free (board);
}
END_TEST

START_TEST (pieces_are_those_of_the_detail)
{
  int body;
  Board *board = plain ();
  ck_assert_int_eq (check (board, &body), MU_ABD_SETUP_OK);
  board->setup.side[MU_SIDE_A].pieces++;
  ck_assert_int_eq (mu_abd_setup_check (&board->setup, &body), MU_ABD_SETUP_TOO_MANY);
  board_free (board);
}
END_TEST

START_TEST (every_answer_is_tried)
{
  bool tried[MU_ABD_SETUP_NO_CAMP + 1] = { true };
  for (int i = 0; i < REFUSED; i++)
    tried[refused[i].answer] = true;
  for (int answer = 0; answer <= MU_ABD_SETUP_NO_CAMP; answer++)
    ck_assert_msg (tried[answer], "%s", mu_abd_setup_answer_words ((MuAbdSetupAnswer) answer));
}
END_TEST

/* abd.17.1.free-deployment: nobody needs a hex then, reinforcements neither. */
START_TEST (free_deployment_asks_for_no_places)
{
  int body;
  Board *board = plain ();
  board_unit (board, MU_SIDE_A, "CP", NULL, 1);
  board->unit[MU_SIDE_A][0].turn = 99;
  nowhere (board);
  free_without_camp (board);
  ck_assert_int_eq (check (board, &body), MU_ABD_SETUP_OK);
  board_free (board);
}
END_TEST

/* --- what is counted ------------------------------------------------------------------------ */

/* abd.4.0.panic-rating: half of all strengths in good order, rounded up; who comes later counts
 * (abd.8.7.schedule), Camps and War Wagons do not (abd.2.0.camp-is-combat-unit). */
START_TEST (a_panic_level_is_half_of_the_strength)
{
  Board *board = plain ();
  const MuAbdArmy *army = &board->detail.side[MU_SIDE_A];
  ck_assert_int_eq (mu_abd_panic_level (&board->chart, army), 3); /* HI 4, LA 1 */
  board->unit[MU_SIDE_A][0].disordered = true;
  board_unit (board, MU_SIDE_A, "WW", "A1", 1);
  board_unit (board, MU_SIDE_A, "CP", "B1", 1);
  ck_assert_int_eq (mu_abd_panic_level (&board->chart, army), 3);
  board_unit (board, MU_SIDE_A, "EL", NULL, 1)->turn = 3;
  ck_assert_int_eq (mu_abd_panic_level (&board->chart, army), 7);
  board_free (board);
}
END_TEST

/* abd.3.0.game-length */
START_TEST (without_a_number_there_are_ten_turns)
{
  Board *board = plain ();
  ck_assert_int_eq (mu_abd_turns (&board->detail), 10);
  board->detail.turns = 5;
  ck_assert_int_eq (mu_abd_turns (&board->detail), 5);
  board_free (board);
}
END_TEST

/* abd.15.0.setup, abd.15.0.special-rules: who begins disordered, who comes later, a panic rating
 * that the scenario gives; leaders are off the map. */
START_TEST (a_battle_begins_as_the_scenario_says)
{
  Board *board = plain ();
  board->unit[MU_SIDE_A][0].disordered = true;
  board->unit[MU_SIDE_A][1].turn = 2;
  board->detail.side[MU_SIDE_B].panic = 9;
  board_begin (board, 1);
  const AbdBattle *battle = board->battle;
  ck_assert (battle->piece[board_at (board, "J10")].disordered);
  ck_assert_int_eq (battle->at[board_hex (board, "I9")], MU_NO_BODY);
  ck_assert_int_eq (battle->piece[1].hex, MU_ABD_OFF);
  ck_assert_int_eq (battle->rating[MU_SIDE_A], 3);
  ck_assert_int_eq (battle->rating[MU_SIDE_B], 9);
  ck_assert_int_eq (battle->piece[board_leader_of (board, MU_SIDE_A, 0)].hex, MU_ABD_OFF);
  ck_assert_int_eq (board_count (board, MU_EVENT_DEPLOYED), 3);
  board_free (board);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("setup");
  tcase_add_test (tests, a_plain_one_can_begin);
  tcase_add_loop_test (tests, a_bad_one_is_refused, 0, REFUSED);
  tcase_add_test (tests, pieces_are_those_of_the_detail);
  tcase_add_test (tests, every_answer_is_tried);
  tcase_add_test (tests, free_deployment_asks_for_no_places);
  tcase_add_test (tests, a_panic_level_is_half_of_the_strength);
  tcase_add_test (tests, without_a_number_there_are_ten_turns);
  tcase_add_test (tests, a_battle_begins_as_the_scenario_says);
  return run_case ("abd-setup", tests);
}
