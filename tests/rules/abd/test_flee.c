/* Panic movement on the hex table: who runs, which way and how far. */
#include "rules/abd/battle/reach.h"
#include "tests/rules/abd/board.h"

enum { N = 1, NE, SE, S, SW, NW };

static Board *board;

static void
setup (void)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "MI", "R12", N);
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static int
runner (const char *type, const char *hex, int facing)
{
  board_unit (board, MU_SIDE_B, type, hex, facing)->disordered = true;
  return board->detail.side[MU_SIDE_B].unit_count - 1;
}

static int
body (int runner)
{
  return board->battle->first[MU_SIDE_B] + runner;
}

static const AbdPiece *
piece (int runner)
{
  return &board->battle->piece[body (runner)];
}

static void
begin (void)
{
  board_begin (board, 1);
  board->battle->act = (AbdAct){
    .action = MU_ABD_HURRY, .side = MU_SIDE_A, .leader = MU_NO_BODY, .body = MU_NO_BODY
  };
}

/* All run; where a way has to be chosen, that one (on the card; 0: none has to be). */
static void
hurry (int way)
{
  while (!mu_abd_hurry_action (board->battle)) {
    ck_assert_int_ne (way, 0);
    ck_assert_int_eq (board->battle->desk.question.kind, MU_ABD_ASK_FLEE);
    ck_assert_int_eq (board->battle->desk.question.side, MU_SIDE_A);
    board_answer (board, MU_NO_BODY, MU_NO_BODY, way - 1, 0);
  }
}

static void
assert_at (int runner, const char *hex, int facing)
{
  char name[MU_ABD_NAME] = "off";
  if (piece (runner)->hex != MU_ABD_OFF)
    mu_abd_hex_name (&board->map.grid, piece (runner)->hex, name);
  ck_assert_str_eq (name, hex);
  ck_assert_int_eq (piece (runner)->facing, facing - 1);
}

/* abd.9.0.who, abd.13.1.1.movement */
START_TEST (some_run_and_some_do_not)
{
  const int one = runner ("MI", "F3", S), ordered = runner ("MI", "H3", S),
            marked = runner ("MI", "J3", S), led = runner ("MI", "L3", S),
            camp = runner ("CP", "N3", S);
  board->unit[MU_SIDE_B][ordered].disordered = false;
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_B);
  begin ();
  board->battle->piece[body (marked)].marker = MU_ABD_YELLOW;
  board_place (board, MU_SIDE_B, 0, "L3");
  const int not [] = { ordered, marked, led, camp };
  ck_assert (mu_abd_flees (board->battle, body (one), MU_SIDE_B));
  ck_assert (!mu_abd_flees (board->battle, body (one), MU_SIDE_A));
  for (int i = 0; i < 4; i++)
    ck_assert (!mu_abd_flees (board->battle, body (not [i]), MU_SIDE_B));
  hurry (0);
  assert_at (ordered, "H3", S);
  assert_at (marked, "J3", S);
  assert_at (led, "L3", S);
  ck_assert (board->battle->hurried[MU_SIDE_A]);
  ck_assert (!board->battle->hurried[MU_SIDE_B]);
}
END_TEST

/* abd.9.1.flee, abd.9.4.red-marker, abd.8.6.exit-cost: all points, turned about for nothing. */
START_TEST (runs_to_the_nearest_edge_and_off)
{
  const int slow = runner ("HI", "F4", S), fast = runner ("MI", "J3", S);
  begin ();
  hurry (0);
  assert_at (slow, "F2", N);
  ck_assert_int_eq (piece (slow)->marker, MU_ABD_RED);
  ck_assert_int_eq (piece (fast)->hex, MU_ABD_OFF);
  ck_assert_int_eq (piece (fast)->fate, MU_FATE_OFF_TABLE);
  ck_assert_int_eq (board_last (board, MU_EVENT_LEFT_TABLE)->body, body (fast));
}
END_TEST

/* abd.9.2.which-way: by north-east or south-east it is as far to the east. */
START_TEST (the_enemy_chooses_between_edges)
{
  const int one = runner ("HI", "P6", S);
  begin ();
  hurry (SE);
  assert_at (one, "R7", SE);
}
END_TEST

START_TEST (nobody_chooses_a_longer_way)
{
  runner ("HI", "P6", S);
  begin ();
  ck_assert (!mu_abd_hurry_action (board->battle));
  ck_assert_int_eq (board->battle->desk.count, 2);
  ck_assert (board_offers (board, MU_NO_BODY, MU_NO_BODY, NE - 1, 0));
  ck_assert (board_offers (board, MU_NO_BODY, MU_NO_BODY, SE - 1, 0));
}
END_TEST

/* abd.9.1.river: both readings. */
START_TEST (a_river_is_as_good_as_an_edge)
{
  const int one = runner ("MI", "F5", N);
  board->readings.choice[MU_READING_HEX_FLIGHT_RIVER] = (uint8_t) _i;
  board_hexside (board, "F6", MU_ABD_SOUTH, MU_ABD_RIVER);
  begin ();
  hurry (0);
  assert_at (one, _i ? "F2" : "F6", _i ? N : S);
}
END_TEST

/* A ford is none. */
START_TEST (a_ford_is_no_goal)
{
  const int one = runner ("MI", "F5", N);
  board_hexside (board, "F6", MU_ABD_SOUTH, MU_ABD_FORD);
  begin ();
  hurry (0);
  assert_at (one, "F2", N);
}
END_TEST

/* abd.9.1.zoc: both readings; abd.8.8.1.zoc-stop. */
START_TEST (a_zone_stops_who_runs)
{
  const int one = runner ("LC", "J6", S);
  board->readings.choice[MU_READING_HEX_FLIGHT_ZONE] = (uint8_t) _i;
  board_unit (board, MU_SIDE_A, "MI", "I3", NE);
  begin ();
  hurry (N);
  if (_i)
    ck_assert_int_eq (piece (one)->hex, MU_ABD_OFF);
  else
    assert_at (one, "J4", N);
}
END_TEST

/* abd.9.1.zoc: who begins in a zone does not run into another hex of it. */
START_TEST (a_zone_holds_who_stands_in_it)
{
  const int one = runner ("MI", "J4", S);
  board_unit (board, MU_SIDE_A, "WW", "I3", NE);
  begin ();
  hurry (N);
  assert_at (one, "J4", N);
  ck_assert_int_eq (piece (one)->marker, MU_ABD_RED);
}
END_TEST

/* abd.8.3.1.enemy-units */
START_TEST (an_enemy_is_in_the_way)
{
  const int one = runner ("MI", "J4", N);
  board_unit (board, MU_SIDE_A, "MI", "J3", N);
  begin ();
  hurry (0);
  assert_at (one, "J4", N);
}
END_TEST

/* abd.9.3.own-units, abd.8.3.2.friendly-pass-through */
START_TEST (runs_through_friends_straight_before_it)
{
  const int one = runner ("MI", "J5", S), friend = runner ("HI", "J4", S);
  board->unit[MU_SIDE_B][friend].disordered = false;
  begin ();
  hurry (0);
  assert_at (one, "J2", N);
  assert_at (friend, "J4", S); /* it does not join the flight */
  ck_assert (piece (friend)->disordered);
  ck_assert_int_eq (board->battle->at[board_hex (board, "J4")], body (friend));
}
END_TEST

/* abd.8.5.stacking: friends behind whom there is no place stop it. */
START_TEST (stops_before_friends_without_room_behind)
{
  const int one = runner ("HI", "J5", S), first = runner ("HI", "J4", S),
            second = runner ("HI", "J3", S);
  board->unit[MU_SIDE_B][first].disordered = board->unit[MU_SIDE_B][second].disordered = false;
  begin ();
  hurry (0);
  assert_at (one, "J5", N);
  ck_assert (!piece (first)->disordered);
}
END_TEST

/* abd.9.3.own-units: who is nearer runs first, and is out of the way. */
START_TEST (the_nearest_run_first)
{
  const int behind = runner ("HI", "J3", S), before = runner ("HI", "J2", S);
  begin ();
  hurry (0);
  ck_assert_int_eq (piece (before)->hex, MU_ABD_OFF);
  assert_at (behind, "J1", N);
}
END_TEST

/* abd.8.0.one-hex-exception: one that need not turn. Costs as for any move: abd.9.1.flee */
START_TEST (ground_holds_who_runs)
{
  const int one = runner ("PX", "J4", N), turned = runner ("PX", "L4", S);
  board_terrain (board, "J3", MU_ABD_ROUGH);
  board_terrain (board, "L3", MU_ABD_ROUGH);
  begin ();
  hurry (0);
  assert_at (one, "J3", N);
  assert_at (turned, "L4", N);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("flee");
  tcase_add_checked_fixture (tests, setup, teardown);
  tcase_add_test (tests, some_run_and_some_do_not);
  tcase_add_test (tests, runs_to_the_nearest_edge_and_off);
  tcase_add_test (tests, the_enemy_chooses_between_edges);
  tcase_add_test (tests, nobody_chooses_a_longer_way);
  tcase_add_loop_test (tests, a_river_is_as_good_as_an_edge, 0, 2);
  tcase_add_test (tests, a_ford_is_no_goal);
  tcase_add_loop_test (tests, a_zone_stops_who_runs, 0, 2);
  tcase_add_test (tests, a_zone_holds_who_stands_in_it);
  tcase_add_test (tests, an_enemy_is_in_the_way);
  tcase_add_test (tests, runs_through_friends_straight_before_it);
  tcase_add_test (tests, stops_before_friends_without_room_behind);
  tcase_add_test (tests, the_nearest_run_first);
  tcase_add_test (tests, ground_holds_who_runs);
  return run_case ("abd-flee", tests);
}
