/* Moves of the hex table: the book's examples, markers, exits, formations, reinforcements. */
#include <string.h>

#include "rules/abd/battle/reach.h"
#include "tests/rules/abd/board.h"

#define FACES(...)                                                                                 \
  ((const uint8_t[]){ __VA_ARGS__ }), (int) sizeof ((const uint8_t[]){ __VA_ARGS__ })

enum { N = 1, NE, SE, S, SW, NW }; /* as on the cards */

static Board *board;

static void
setup (void)
{
  board = board_new ();
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

/* Somebody for the other side to have. */
static void
begin_against (const char *type, const char *hex, int facing)
{
  board_unit (board, MU_SIDE_B, type, hex, facing);
  board_begin_thrown (board, FACES (6, 6, 6, 1));
}

/* The fewest points for that; -1: there is no way. */
static int
points_to (const char *from, const char *to, int facing)
{
  static AbdReach reach;
  AbdWay way;
  mu_abd_reach (&reach, board->battle, board_at (board, from), ABD_REACH_MOVE);
  const int hex = to ? board_hex (board, to) : MU_ABD_OFF;
  return mu_abd_way (&reach, hex, facing - 1, &way) ? way.points : -1;
}

static void
place_first_leader (void)
{
  MuChoice choice;
  board_choices (board, &choice, 1);
  board_answer (board, choice.body, choice.other, 0, 0);
}

/* To the question who acts; the side that is named acts first. */
static void
to_acts (MuSide side)
{
  int kind;
  while ((kind = board_ask (board, NULL)) != MU_ABD_ASK_ACT)
    if (kind == MU_ABD_ASK_LEADER)
      place_first_leader ();
    else
      board_answer (board, MU_NO_BODY, MU_NO_BODY, kind == MU_ABD_ASK_FIRST ? (int) side : 0, 0);
}

static void
act (int body, MuAbdAction action)
{
  board_answer (board, body, MU_NO_BODY, (int) action, 0);
}

/* Who is asked, and goes there. */
static void
go (int unit, const char *to, int facing)
{
  MuQuestion question;
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_MOVE);
  ck_assert_int_eq (question.body, unit);
  board_answer (board, unit, MU_NO_BODY, to ? board_hex (board, to) : MU_ABD_OFF,
                to ? facing - 1 : 0);
}

/* One unit of side A alone, and back to who acts. */
static void
move_alone (const char *from, const char *to, int facing)
{
  const int unit = board_at (board, from);
  to_acts (MU_SIDE_A);
  act (unit, MU_ABD_MOVE);
  go (unit, to, facing);
  board_ask (board, NULL);
}

static int
marker_in (const char *hex)
{
  return board->battle->piece[board_at (board, hex)].marker;
}

/* --- examples ----------------------------------------------------------------------------------
 */

/* abd.8.4.facing, abd.8.4.rotate-cost, abd.8.2.facing: After 1 to 5 of the book (A3 to A7). */
START_TEST (turning_costs_as_in_the_book)
{
  board_unit (board, MU_SIDE_A, "HC", "F6", N);
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F6", "F5", N), 1);
  ck_assert_int_eq (points_to ("F6", "G5", NE), 1); /* 1 */
  ck_assert_int_eq (points_to ("F6", "F5", NE), 1); /* 2 */
  ck_assert_int_eq (points_to ("F6", "G6", S), 2);  /* 3 */
  ck_assert_int_eq (points_to ("F6", "F7", N), 3);  /* 4 */
  ck_assert_int_eq (points_to ("F6", "G5", N), 1);  /* 5 */
  ck_assert_int_eq (points_to ("F6", "F6", N), 0);
  ck_assert_int_eq (points_to ("F6", "F6", NE), 0);
  ck_assert_int_eq (points_to ("F6", "F6", SE), 1);
  ck_assert_int_eq (points_to ("F6", "F6", S), 1);
}
END_TEST

/* abd.8.4.per-hex */
START_TEST (a_hex_is_turned_in_once_or_twice)
{
  board_unit (board, MU_SIDE_A, "HC", "F6", N);
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F6", "G5", SE), 1);
  ck_assert_int_eq (points_to ("F6", "G5", S), 2);
  ck_assert_int_eq (points_to ("F6", "G5", NW), 2);
  ck_assert_int_eq (points_to ("F6", "H5", SE), 2);
  ck_assert_int_eq (points_to ("F6", "G6", SW), 3);
  board->readings.choice[MU_READING_HEX_TURNS] = 1;
  ck_assert_int_eq (points_to ("F6", "G5", S), 2);
  ck_assert_int_eq (points_to ("F6", "G6", SW), 2); /* in G5 one on coming, one on going */
}
END_TEST

/* abd.8.0.one-hex-exception, abd.8.9.rough-cost, abd.13.1.1.movement (A2) */
START_TEST (a_phalanx_goes_straight_into_the_rough)
{
  board_unit (board, MU_SIDE_A, "PX", "F6", N);
  board_unit (board, MU_SIDE_A, "CP", "M6", N);
  board_terrain (board, "F5", MU_ABD_ROUGH);
  board_terrain (board, "G5", MU_ABD_ROUGH);
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F6", "F5", N), 2);
  ck_assert_int_eq (points_to ("F6", "F5", NE), -1);
  ck_assert_int_eq (points_to ("F6", "G5", NE), -1);
  ck_assert_int_eq (points_to ("F6", "E5", NW), 1);
  ck_assert_int_eq (points_to ("F6", "F4", N), -1);
  ck_assert (mu_abd_can_move (board->battle, board_at (board, "F6")));
  ck_assert (!mu_abd_can_move (board->battle, board_at (board, "M6")));
  ck_assert_int_eq (points_to ("M6", "M6", NE), -1);
  ck_assert_int_eq (points_to ("M6", "M5", N), -1);
}
END_TEST

/* abd.8.0.one-hex-prohibited, abd.8.9.tec-move */
START_TEST (nobody_goes_where_nobody_may)
{
  board_unit (board, MU_SIDE_A, "PX", "F6", N);
  board_unit (board, MU_SIDE_A, "LC", "K6", N);
  board_hexside (board, "F6", MU_ABD_NORTH, MU_ABD_RIVER);
  board_hexside (board, "K6", MU_ABD_NORTH, MU_ABD_FORD);
  board_hexside (board, "K6", MU_ABD_NORTH_EAST, MU_ABD_BRIDGE);
  board_terrain (board, "E5", MU_ABD_MARSH);
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F6", "F5", N), -1);
  ck_assert_int_eq (points_to ("K6", "K5", N), 2);
  ck_assert_int_eq (points_to ("K6", "L6", NE), 1);
  board_hexside (board, "F6", MU_ABD_NORTH, MU_ABD_FORD);
  ck_assert_int_eq (points_to ("F6", "F5", N), 2);
  board->chart.terrain[MU_ABD_CLEAR].cost = 0;
  ck_assert_int_eq (points_to ("F6", "F5", N), -1);
}
END_TEST

/* abd.8.8.3.disengage, abd.8.8.3.red-trigger, abd.8.8.2.turn-in-zoc (A9): a rear hex is no zone.
 */
START_TEST (light_cavalry_leaves_a_zone_for_a_rear)
{
  board_unit (board, MU_SIDE_A, "LC", "F6", N);
  board_unit (board, MU_SIDE_B, "MI", "F5", S);
  begin_against ("MI", "G11", S);
  ck_assert_int_eq (points_to ("F6", "G10", NE), 6); /* round it, to the side */
  board->battle->piece[board_at (board, "G11")].facing = MU_ABD_SOUTH;
  ck_assert_int_eq (points_to ("F6", "G10", S), 6);
  move_alone ("F6", "G10", S);
  ck_assert_int_eq (marker_in ("G10"), MU_ABD_RED);
  ck_assert_int_eq (board_count (board, MU_EVENT_MOVED), 5);
  ck_assert_int_eq (board_last (board, MU_EVENT_MOVED)->value[3], 6);
}
END_TEST

/* abd.8.8.zoc-disordered: both readings. */
START_TEST (a_disordered_enemy_has_a_zone_or_not)
{
  board->readings.choice[MU_READING_HEX_ZONE_DISORDERED] = (uint8_t) _i;
  board_unit (board, MU_SIDE_A, "LC", "F8", N);
  board_unit (board, MU_SIDE_B, "MI", "F5", S)->disordered = true;
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F8", "F6", S), _i ? 3 : -1);
}
END_TEST

/* --- zones -------------------------------------------------------------------------------------
 */

/* abd.8.8.1.zoc-stop, abd.8.8.zoc-extent, abd.8.3.1.enemy-units */
START_TEST (a_zone_stops_who_enters_it)
{
  board_unit (board, MU_SIDE_A, "LC", "F8", N);
  begin_against ("MI", "F5", S);
  ck_assert_int_eq (points_to ("F8", "F6", N), 2);
  ck_assert_int_eq (points_to ("F8", "F6", NE), 2);
  ck_assert_int_eq (points_to ("F8", "F6", S), -1);
  ck_assert_int_eq (points_to ("F8", "F5", N), -1);
  board->battle->piece[board_at (board, "F5")].facing = MU_ABD_NORTH;
  ck_assert_int_eq (points_to ("F8", "F6", S), 3);
}
END_TEST

/* abd.8.8.4.river */
START_TEST (a_river_ends_a_zone)
{
  board_unit (board, MU_SIDE_A, "LC", "F8", N);
  board_hexside (board, "F5", MU_ABD_SOUTH, MU_ABD_RIVER);
  begin_against ("MI", "F5", S);
  ck_assert_int_eq (points_to ("F8", "F6", S), 3);
  board_hexside (board, "F5", MU_ABD_SOUTH, MU_ABD_FORD);
  ck_assert_int_eq (points_to ("F8", "F6", S), -1);
}
END_TEST

/* abd.8.8.2.no-infiltration: both readings. */
START_TEST (who_begins_in_a_zone_enters_none)
{
  board_unit (board, MU_SIDE_A, "LC", "F6", N);
  board_unit (board, MU_SIDE_B, "MI", "F5", S);
  begin_against ("MI", "F9", N);
  ck_assert_int_eq (points_to ("F6", "F8", S), -1);
  ck_assert_int_eq (points_to ("F6", "E5", NW), -1); /* the same enemy's */
  board->readings.choice[MU_READING_HEX_INFILTRATION] = 1;
  ck_assert_int_eq (points_to ("F6", "F8", S), 3);
  ck_assert_int_eq (points_to ("F6", "E5", NW), 4); /* round about */
}
END_TEST

/* abd.8.8.3.red-trigger: both readings of turning in a zone. */
START_TEST (turning_in_a_zone_is_no_leaving)
{
  static const struct {
    int reading, facing;
    MuAbdMarker marker;
  } cases[] = { { 0, S, MU_ABD_YELLOW }, { 1, S, MU_ABD_RED }, { 1, N, MU_ABD_YELLOW } };
  board->readings.choice[MU_READING_HEX_DISENGAGING] = (uint8_t) cases[_i].reading;
  board_unit (board, MU_SIDE_A, "LC", "F6", N);
  begin_against ("MI", "F5", S);
  move_alone ("F6", "F6", cases[_i].facing);
  ck_assert_int_eq (marker_in ("F6"), cases[_i].marker);
  ck_assert_int_eq (board_count (board, MU_EVENT_FACED), cases[_i].facing != N);
  ck_assert_int_eq (board_count (board, MU_EVENT_MOVED), 0);
}
END_TEST

/* --- friends -----------------------------------------------------------------------------------
 */

/* abd.8.3.2.friendly-pass-through, abd.8.3.2.light-exempt, abd.8.5.stacking */
START_TEST (who_goes_through_friends_disorders_both)
{
  static const struct {
    const char *mover, *friend;
    bool upset;
  } cases[] = {
    { "MI", "HI", true }, { "LI", "HI", false }, { "MI", "LA", false }, { "HC", "CP", true }
  };
  board_unit (board, MU_SIDE_A, cases[_i].mover, "F6", N);
  board_unit (board, MU_SIDE_A, cases[_i].friend, "F5", N);
  board_hexside (board, "F6", MU_ABD_NORTH_EAST, MU_ABD_RIVER);
  board_hexside (board, "F6", MU_ABD_NORTH_WEST, MU_ABD_RIVER);
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F6", "F5", N), -1);
  const int friend = board_at (board, "F5");
  move_alone ("F6", "F4", N);
  ck_assert_int_eq (board_at (board, "F5"), friend);
  ck_assert_int_eq (board->battle->piece[friend].disordered, cases[_i].upset);
  ck_assert_int_eq (board->battle->piece[board_at (board, "F4")].disordered, cases[_i].upset);
  ck_assert_int_eq (board_count (board, MU_EVENT_DISORDERED), cases[_i].upset ? 2 : 0);
  ck_assert_int_eq (board_count (board, MU_EVENT_MOVED), 2);
}
END_TEST

/* Of two ways the one that disorders nobody, though it is longer. */
START_TEST (goes_round_friends_where_it_can)
{
  board_unit (board, MU_SIDE_A, "HC", "F6", N);
  board_unit (board, MU_SIDE_A, "HI", "F5", N);
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F6", "F4", N), 3);
  move_alone ("F6", "F4", N);
  ck_assert_int_eq (board_count (board, MU_EVENT_DISORDERED), 0);
}
END_TEST

/* abd.8.9.woods, abd.8.9.tec-move: Built Up disorders cavalry alone. */
START_TEST (ground_disorders_who_enters_it)
{
  static const struct {
    const char *type;
    MuAbdTerrain terrain;
    bool upset;
  } cases[] = { { "MI", MU_ABD_WOODS, true },     { "LC", MU_ABD_WOODS, true },
                { "MI", MU_ABD_BUILT_UP, false }, { "LC", MU_ABD_BUILT_UP, true },
                { "EL", MU_ABD_BUILT_UP, false }, { "MI", MU_ABD_ROUGH, false } };
  board_unit (board, MU_SIDE_A, cases[_i].type, "F6", N);
  board_terrain (board, "F5", cases[_i].terrain);
  begin_against ("MI", "R12", N);
  move_alone ("F6", "F5", N);
  ck_assert_int_eq (board->battle->piece[board_at (board, "F5")].disordered, cases[_i].upset);
}
END_TEST

/* --- leaders -----------------------------------------------------------------------------------
 */

/* abd.11.5.2.leader-alone, abd.8.5.leaders-free: of the enemy he is set aside, and bars nothing. */
START_TEST (a_lone_enemy_leader_is_set_aside)
{
  board_unit (board, MU_SIDE_A, "LC", "F6", N);
  board_unit (board, MU_SIDE_B, "MI", "R10", N);
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_B);
  begin_against ("MI", "R12", N);
  const int leader = board_leader_of (board, MU_SIDE_B, 0), unit = board_at (board, "F6");
  to_acts (MU_SIDE_A);
  board->battle->piece[leader].with = MU_NO_BODY;
  board->battle->piece[leader].hex = (int16_t) board_hex (board, "F5");
  act (unit, MU_ABD_MOVE);
  go (unit, "F4", N);
  board_ask (board, NULL);
  ck_assert_int_eq (board->battle->piece[leader].hex, MU_ABD_OFF);
  ck_assert_int_eq (board->battle->piece[leader].fate, MU_FATE_ON_TABLE);
}
END_TEST

/* abd.11.5.2.leader-alone-friend: both readings; passing him, too. */
START_TEST (a_lone_friend_comes_along_or_not)
{
  board->readings.choice[MU_READING_HEX_LONE_LEADER] = (uint8_t) _i;
  board_unit (board, MU_SIDE_A, "LC", "F6", N);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  begin_against ("MI", "R12", N);
  const int leader = board_leader_of (board, MU_SIDE_A, 0), unit = board_at (board, "F6");
  to_acts (MU_SIDE_A);
  board->battle->piece[leader].with = MU_NO_BODY;
  board->battle->piece[leader].hex = (int16_t) board_hex (board, "F5");
  act (unit, MU_ABD_MOVE);
  go (unit, "F4", N);
  board_ask (board, NULL);
  ck_assert_int_eq (board->battle->piece[leader].hex, board_hex (board, _i ? "F5" : "F4"));
  ck_assert_int_eq (board->battle->piece[leader].with, _i ? MU_NO_BODY : unit);
}
END_TEST

/* --- the edge ----------------------------------------------------------------------------------
 */

/* abd.8.6.exit-cost, abd.8.6.exit-facing: both readings. */
START_TEST (leaves_the_map_for_a_point)
{
  board_unit (board, MU_SIDE_A, "PX", "F1", N);
  board_unit (board, MU_SIDE_A, "PX", "K1", S);
  board_unit (board, MU_SIDE_A, "HI", "M2", N);
  board_unit (board, MU_SIDE_A, "PX", "P2", N);
  begin_against ("MI", "R12", N);
  ck_assert_int_eq (points_to ("F1", NULL, N), 1);
  ck_assert_int_eq (points_to ("K1", NULL, N), -1); /* it would turn about for its only point */
  ck_assert_int_eq (points_to ("M2", NULL, N), 2);
  ck_assert_int_eq (points_to ("P2", NULL, N), -1);
  board->readings.choice[MU_READING_HEX_EXIT] = 1;
  ck_assert_int_eq (points_to ("K1", NULL, N), 1);
  ck_assert_int_eq (points_to ("P2", NULL, N), -1);
}
END_TEST

/* abd.8.6.1.exit-no-panic, abd.8.6.2.no-return, abd.17.4.2.no-exit */
START_TEST (who_leaves_is_away)
{
  board->detail.options = MU_ABD_CONTROL;
  board_unit (board, MU_SIDE_A, "HI", "F1", N);
  board_unit (board, MU_SIDE_A, "KT", "K1", N);
  begin_against ("MI", "R12", N);
  const int unit = board_at (board, "F1"), rating = board->battle->rating[MU_SIDE_A];
  ck_assert_int_eq (points_to ("K1", NULL, N), -1);
  board->detail.options = 0;
  ck_assert_int_eq (points_to ("K1", NULL, N), 1);
  move_alone ("F1", NULL, N);
  ck_assert_int_eq (board->battle->piece[unit].fate, MU_FATE_OFF_TABLE);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_A], rating);
  ck_assert (!mu_abd_can_enter (board->battle, unit));
  ck_assert_ptr_nonnull (board_last (board, MU_EVENT_LEFT_TABLE));
}
END_TEST

/* abd.8.6.exit-leader: both readings. */
START_TEST (a_leader_leaves_with_his_unit)
{
  board->readings.choice[MU_READING_HEX_EXIT_LEADER] = (uint8_t) _i;
  board_unit (board, MU_SIDE_A, "HI", "F1", N);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  begin_against ("MI", "R12", N);
  const AbdPiece *leader = &board->battle->piece[board_leader_of (board, MU_SIDE_A, 0)];
  move_alone ("F1", NULL, N);
  ck_assert_int_eq (leader->hex, MU_ABD_OFF);
  ck_assert_int_eq (leader->with, MU_NO_BODY);
  ck_assert_int_eq (leader->fate, _i ? MU_FATE_OFF_TABLE : MU_FATE_ON_TABLE);
}
END_TEST

/* abd.8.6.2.no-return: but where the scenario lets it, from the next turn on. */
START_TEST (who_leaves_may_come_back_where_the_scenario_says_so)
{
  MuAbdEntryHexes *entry = &board->detail.entry[0];
  board->detail.entry_count = board->detail.returns = 1;
  entry->hex[entry->count++] = (int16_t) board_hex (board, "A6");
  board_unit (board, MU_SIDE_A, "HI", "F1", N);
  begin_against ("MI", "R12", N);
  const int unit = board_at (board, "F1");
  move_alone ("F1", NULL, N);
  ck_assert (!mu_abd_can_enter (board->battle, unit));
  board->battle->turn++;
  ck_assert (mu_abd_can_enter (board->battle, unit));
}
END_TEST

/* --- formations: section B of the book's examples ------------------------------------------------
 */

static void
sample_turn (void)
{
  static const char *const blue[][2]
      = { { "LC", "N8" }, { "LC", "M7" }, { "LC", "L7" }, { "PX", "J6" },
          { "PX", "K6" }, { "MM", "I5" }, { "MM", "H5" } };
  static const char *const red[][2]
      = { { "LC", "L9" }, { "LC", "K8" }, { "PX", "I7" }, { "PX", "H7" }, { "PX", "G6" },
          { "PX", "F6" }, { "PX", "E5" }, { "MM", "J8" }, { "MM", "D5" } };
  for (int i = 0; i < 7; i++)
    board_unit (board, MU_SIDE_A, blue[i][0], blue[i][1], SW);
  for (int i = 0; i < 9; i++)
    board_unit (board, MU_SIDE_B, red[i][0], red[i][1], NE);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_B);
  board_begin_thrown (board, FACES (6, 6, 3, 3));
}

/* abd.8.0.adjacent-steps, abd.8.4.facing, abd.8.8.1.zoc-stop: what each move of the sample turn
 * costs at the least, where the book went round. */
START_TEST (the_moves_of_the_sample_turn)
{
  static const struct {
    const char *from, *to;
    int facing, points;
  } moves[] = {
    { "N8", "K9", NE, 6 }, { "N8", "K9", NW, 5 }, { "M7", "L10", N, 6 }, { "L7", "L8", S, 1 },
    { "I7", "J7", NE, 1 }, { "H7", "I6", NE, 1 }, { "G6", "H6", NE, 1 }, { "F6", "G5", NE, 1 },
    { "E5", "F5", NE, 1 }, { "D5", "F4", NE, 2 }, { "D5", "F4", N, 2 },
  };
  sample_turn ();
  for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
    const int points = points_to (moves[i].from, moves[i].to, moves[i].facing);
    ck_assert_msg (points == moves[i].points, "%s to %s: %d", moves[i].from, moves[i].to, points);
  }
  ck_assert_int_eq (points_to ("L7", "L9", S), -1);
}
END_TEST

/* abd.8.1.formation-free, abd.6.2.2.subset, abd.3.5.bound-to-unit: three go each its own way, and
 * one stays behind unmarked. */
START_TEST (units_of_a_formation_go_one_by_one)
{
  MuQuestion question;
  sample_turn ();
  to_acts (MU_SIDE_A);
  const int leader = board_leader_of (board, MU_SIDE_A, 0);
  board_place (board, MU_SIDE_A, 0, "N8");
  const int n8 = board_at (board, "N8"), m7 = board_at (board, "M7"), l7 = board_at (board, "L7");
  /* asked before he stood there */
  board->battle->desk.open = false;
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  act (leader, MU_ABD_MOVE);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_NEXT);
  ck_assert_int_eq (question.value[0], MU_ABD_MOVE);
  ck_assert (board_offers (board, m7, MU_NO_BODY, 0, 0));
  board_answer (board, n8, MU_NO_BODY, 0, 0);
  go (n8, "K9", NW);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_NEXT);
  ck_assert (!board_offers (board, n8, MU_NO_BODY, 0, 0));
  ck_assert_int_eq (board->battle->piece[leader].hex, board_hex (board, "K9"));
  board_answer (board, l7, MU_NO_BODY, 0, 0);
  go (l7, "L8", S);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_NEXT);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  ck_assert_int_eq (marker_in ("K9"), MU_ABD_YELLOW);
  ck_assert_int_eq (marker_in ("L8"), MU_ABD_YELLOW);
  ck_assert_int_eq (board->battle->piece[m7].marker, MU_ABD_NO_MARKER);
}
END_TEST

/* --- reinforcements ------------------------------------------------------------------------------
 */

static void
entry (const char *one, const char *other)
{
  MuAbdEntryHexes *entry = &board->detail.entry[0];
  board->detail.entry_count = 1;
  entry->hex[entry->count++] = (int16_t) board_hex (board, one);
  if (other)
    entry->hex[entry->count++] = (int16_t) board_hex (board, other);
}

static int
reinforcement (const char *type, int turn)
{
  board_unit (board, MU_SIDE_A, type, NULL, N)->turn = (uint8_t) turn;
  return board->detail.side[MU_SIDE_A].unit_count - 1;
}

/* Those who stand ready to enter are told to. */
static void
call_in (int first)
{
  to_acts (MU_SIDE_A);
  ck_assert (board_offers (board, first, MU_NO_BODY, MU_ABD_ENTER, 0));
  act (first, MU_ABD_ENTER);
}

static bool
offers_place (int unit, const char *hex, int facing)
{
  return board_offers (board, unit, MU_NO_BODY, board_hex (board, hex), facing - 1);
}

/* abd.8.7.reinforcements, abd.8.7.1.entry-cost, abd.8.7.2.reinforcement-bonus, abd.8.7.schedule */
START_TEST (reinforcements_come_with_twice_their_points)
{
  MuQuestion question;
  board_unit (board, MU_SIDE_A, "MI", "R12", N);
  const int one = reinforcement ("HI", 1), two = reinforcement ("PX", 1),
            later = reinforcement ("MI", 2);
  entry ("A6", NULL);
  board_terrain (board, "A6", MU_ABD_ROUGH);
  begin_against ("MI", "D7", S);
  ck_assert (!mu_abd_can_enter (board->battle, later));
  call_in (one);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_NEXT);
  ck_assert (!board_offers (board, later, MU_NO_BODY, 0, 0));
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 2);
  board_answer (board, one, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_MOVE);
  ck_assert (offers_place (one, "A6", NE));
  ck_assert (offers_place (one, "B6", NE));  /* 2 and 1 of 4 */
  ck_assert (offers_place (one, "C5", NE));  /* all four */
  ck_assert (!offers_place (one, "C6", SE)); /* beside the enemy, for four */
  ck_assert (!offers_place (one, "D5", NE));
  ck_assert (!board_offers (board, one, MU_NO_BODY, MU_ABD_OFF, 0));
  board_answer (board, one, MU_NO_BODY, board_hex (board, "C5"), NE - 1);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_NEXT);
  board_answer (board, two, MU_NO_BODY, 0, 0);
  go (two, "A6", SE);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (marker_in ("A6"), MU_ABD_YELLOW);
  ck_assert_int_eq (board_count (board, MU_EVENT_ARRIVED), 2);
}
END_TEST

/* abd.8.7.3.blocked-entry, abd.8.7.3.blocked-cp, abd.8.5.stacking: before the map's edge, one in
 * each place. */
START_TEST (who_finds_the_entry_held_waits_before_it)
{
  MuQuestion question;
  board_unit (board, MU_SIDE_A, "MI", "R12", N);
  const int one = reinforcement ("HI", 1), two = reinforcement ("PX", 1);
  entry ("A6", NULL);
  begin_against ("MI", "A6", S);
  call_in (one);
  board_ask (board, &question);
  board_answer (board, one, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_MOVE);
  ck_assert (offers_place (one, "A6", NE));
  ck_assert (offers_place (one, "A6", SE));
  ck_assert (!offers_place (one, "A6", N));
  board_answer (board, one, MU_NO_BODY, board_hex (board, "A6"), NE - 1);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_NEXT);
  ck_assert_int_eq (board->battle->piece[one].outside, board_hex (board, "A6"));
  ck_assert_int_eq (board->battle->piece[one].facing, MU_ABD_NORTH_EAST);
  ck_assert_int_eq (board->battle->piece[one].marker, MU_ABD_YELLOW);
  ck_assert_ptr_nonnull (board_last (board, MU_ABD_EVENT_WAITS));
  board_answer (board, two, MU_NO_BODY, 0, 0); /* but one place is left */
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (board->battle->piece[two].facing, MU_ABD_SOUTH_EAST);
  /* it waits there until a hex is free */
  ck_assert (!mu_abd_can_enter (board->battle, one));
  mu_abd_put (board->battle, board_at (board, "A6"), board_hex (board, "A9"), MU_ABD_SOUTH);
  ck_assert (mu_abd_can_enter (board->battle, one));
}
END_TEST

/* With a hex of the entry free nobody waits. */
START_TEST (who_can_enter_does_not_wait)
{
  board_unit (board, MU_SIDE_A, "MI", "R12", N);
  const int one = reinforcement ("HI", 1);
  entry ("A6", "A8");
  begin_against ("MI", "A6", N);
  call_in (one);
  board_ask (board, NULL);
  board_answer (board, one, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_MOVE);
  ck_assert (!offers_place (one, "A6", NE));
  ck_assert (offers_place (one, "A8", NE));
}
END_TEST

/* Two hexes of an entry may border on one place off the map. */
START_TEST (places_off_the_map_are_told_apart)
{
  board_unit (board, MU_SIDE_A, "MI", "R12", N);
  const int one = reinforcement ("HI", 1), two = reinforcement ("HI", 1);
  entry ("A6", "A7");
  board_unit (board, MU_SIDE_B, "MI", "A7", S);
  begin_against ("MI", "A6", S);
  MuChoice choice[8];
  AbdChoices all = { choice, 8, 0 }, left = { choice, 8, 0 };
  mu_abd_offer_waits (board->battle, one, &all);
  ck_assert_int_eq (all.count, 4);
  mu_abd_wait_before (board->battle, one, board_hex (board, "A6"), MU_ABD_NORTH_EAST);
  mu_abd_offer_waits (board->battle, two, &left);
  ck_assert_int_eq (left.count, 2); /* south-west of A6 lies north-west of A7 */
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("move");
  tcase_add_checked_fixture (tests, setup, teardown);
  tcase_add_test (tests, turning_costs_as_in_the_book);
  tcase_add_test (tests, a_hex_is_turned_in_once_or_twice);
  tcase_add_test (tests, a_phalanx_goes_straight_into_the_rough);
  tcase_add_test (tests, nobody_goes_where_nobody_may);
  tcase_add_test (tests, light_cavalry_leaves_a_zone_for_a_rear);
  tcase_add_test (tests, a_zone_stops_who_enters_it);
  tcase_add_test (tests, a_river_ends_a_zone);
  tcase_add_loop_test (tests, a_disordered_enemy_has_a_zone_or_not, 0, 2);
  tcase_add_test (tests, who_begins_in_a_zone_enters_none);
  tcase_add_loop_test (tests, turning_in_a_zone_is_no_leaving, 0, 3);
  tcase_add_loop_test (tests, who_goes_through_friends_disorders_both, 0, 4);
  tcase_add_test (tests, goes_round_friends_where_it_can);
  tcase_add_loop_test (tests, ground_disorders_who_enters_it, 0, 6);
  tcase_add_test (tests, a_lone_enemy_leader_is_set_aside);
  tcase_add_loop_test (tests, a_lone_friend_comes_along_or_not, 0, 2);
  tcase_add_test (tests, leaves_the_map_for_a_point);
  tcase_add_test (tests, who_leaves_is_away);
  tcase_add_loop_test (tests, a_leader_leaves_with_his_unit, 0, 2);
  tcase_add_test (tests, who_leaves_may_come_back_where_the_scenario_says_so);
  tcase_add_test (tests, the_moves_of_the_sample_turn);
  tcase_add_test (tests, units_of_a_formation_go_one_by_one);
  tcase_add_test (tests, reinforcements_come_with_twice_their_points);
  tcase_add_test (tests, who_finds_the_entry_held_waits_before_it);
  tcase_add_test (tests, who_can_enter_does_not_wait);
  tcase_add_test (tests, places_off_the_map_are_told_apart);
  return run_case ("abd-move", tests);
}
