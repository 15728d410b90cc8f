/* How a turn ends and a game: the die for the end, what a new turn wipes out, victory points and
 * who wins by them. */
#include "tests/rules/abd/board.h"

#define FACES(...)                                                                                 \
  ((const uint8_t[]){ __VA_ARGS__ }), (int) sizeof ((const uint8_t[]){ __VA_ARGS__ })

static Board *board;

/* Four and four; so far apart that nobody meets. */
static void
open_even (void)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HI", "J10", 1);
  board_unit (board, MU_SIDE_A, "CP", "E12", 1);
  board_unit (board, MU_SIDE_B, "HI", "J2", 4);
  board_unit (board, MU_SIDE_B, "CP", "E1", 4);
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static MuSide
finish (void)
{
  MuBattleOutcome outcome;
  mu_abd_finish (board->battle, MU_RULE_ABD_VICTORY_MARGIN);
  mu_battle_abd.outcome ((MuBattle *) (void *) board->battle, &outcome);
  ck_assert_int_eq (board->battle->phase, MU_ABD_PHASE_OVER);
  ck_assert_int_eq (board_last (board, MU_EVENT_ENDED)->value[0], outcome.winner);
  return outcome.winner;
}

/* --- points ----------------------------------------------------------------------------- */

/* abd.14.0.vp-panic, abd.14.0.vp-camp, abd.14.0.slaughter, abd.14.0.start-vp, abd.14.0.margin: what
 * A has earned, bit by bit, against B who has one for the panic of A. */
enum { START = 1, PANIC = 2, CAMP = 4, SLAUGHTER = 8 };

static int
points_told (MuRule rule)
{
  int points = 0;
  for (int i = 0; i < board->events; i++)
    if (board->event[i].kind == MU_ABD_EVENT_POINT && board->event[i].rule == rule
        && board->event[i].value[0] == MU_SIDE_A)
      points += board->event[i].value[1];
  return points;
}

START_TEST (each_point_is_earned_by_itself)
{
  const int earned = !!(_i & START) + !!(_i & PANIC) + !!(_i & CAMP) + !!(_i & SLAUGHTER);
  board->detail.side[MU_SIDE_A].points = (_i & START) != 0;
  board_begin (board, 1);
  AbdBattle *battle = board->battle;
  battle->panicked[MU_SIDE_A] = true;
  battle->panicked[MU_SIDE_B] = (_i & PANIC) != 0;
  battle->camp_lost[MU_SIDE_B] = (_i & CAMP) != 0;
  if (_i & SLAUGHTER)
    mu_abd_disorder (battle, board_at (board, "J2"), MU_RULE_NONE);
  const MuSide winner = finish ();
  ck_assert_int_eq (battle->victory[MU_SIDE_A], earned);
  ck_assert_int_eq (battle->victory[MU_SIDE_B], 1);
  ck_assert_int_eq (winner, earned > 1 ? MU_SIDE_A : earned == 1 ? MU_SIDE_NONE : MU_SIDE_B);
  ck_assert_int_eq (points_told (MU_RULE_ABD_VICTORY_START_VP), !!(_i & START));
  ck_assert_int_eq (points_told (MU_RULE_ABD_VICTORY_PANIC), !!(_i & PANIC));
  ck_assert_int_eq (points_told (MU_RULE_ABD_VICTORY_CAMP), !!(_i & CAMP));
  ck_assert_int_eq (points_told (MU_RULE_ABD_VICTORY_SLAUGHTER), !!(_i & SLAUGHTER));
}
END_TEST

/* abd.14.0.margin: a scenario may give the draw to a side; the points stay even. */
START_TEST (a_draw_may_be_somebody_s)
{
  static const MuSide draws[] = { MU_SIDE_A, MU_SIDE_B, MU_SIDE_NONE };
  board->detail.draw = (uint8_t) draws[_i];
  board_begin (board, 1);
  ck_assert_int_eq (finish (), draws[_i]);
  ck_assert_int_eq (board->battle->victory[MU_SIDE_A], board->battle->victory[MU_SIDE_B]);
}
END_TEST

START_TEST (who_gives_up_has_lost_whatever_he_has)
{
  board->detail.side[_i].points = 1;
  board->detail.draw = (uint8_t) _i;
  board_begin (board, 1);
  MuBattle *door = (MuBattle *) (void *) board->battle;
  ck_assert (mu_battle_abd.concede (door, (MuSide) _i));
  ck_assert_int_eq (board->battle->winner, !_i);
  ck_assert (!mu_battle_abd.concede (door, (MuSide) !_i));
  ck_assert_int_eq (board->battle->winner, !_i);
}
END_TEST

/* abd.14.0.slaughter: strengths as they show, on the map, Camps left out; nobody has twice of
 * nothing at all. */
static const struct {
  int a, b; /* of strength 4 and, disordered, 2; -1: off the map */
  bool point[MU_SIDES];
} strengths[]
    = { { 4, 4, { false, false } }, { 4, 2, { true, false } },   { 2, 4, { false, true } },
        { 2, 2, { false, false } }, { 2, -1, { true, false } },  { -1, 4, { false, true } },
        { 4, -1, { true, false } }, { -1, -1, { false, false } } };

static void
weaken (const char *hex, int strength)
{
  const int unit = board_at (board, hex);
  if (strength == 2)
    mu_abd_disorder (board->battle, unit, MU_RULE_NONE);
  if (strength < 0)
    mu_abd_leave (board->battle, unit, MU_RULE_NONE);
}

START_TEST (twice_the_strength_on_the_map_is_slaughter)
{
  board_begin (board, 1);
  weaken ("J10", strengths[_i].a);
  weaken ("J2", strengths[_i].b);
  for (int side = 0; side < MU_SIDES; side++) {
    const int left = side ? strengths[_i].b : strengths[_i].a;
    ck_assert_int_eq (mu_abd_strength_left (board->battle, side), left < 0 ? 0 : left);
  }
  finish ();
  for (int side = 0; side < MU_SIDES; side++)
    ck_assert_int_eq (board->battle->victory[side], strengths[_i].point[side]);
}
END_TEST

/* --- the end of a turn --------------------------------------------------------------------- */

/* abd.12.0.end-check, abd.12.0.track-values: the value of the box or less ends it; without one
 * nobody throws. */
START_TEST (the_die_of_the_box_decides)
{
  const int value = _i / 6, die = _i % 6 + 1;
  const uint8_t face = (uint8_t) die;
  board->chart.ends[0] = (uint8_t) value;
  for (int turn = 1; turn < MU_ABD_TURNS_MOST - 1; turn++)
    board->chart.ends[turn] = 6;
  board_begin_thrown (board, FACES (1, 1, 1, 1));
  board_to_actions (board, MU_SIDE_A);
  if (value)
    board_throw (board, &face, 1);
  board_throw (board, FACES (1, 1, 1, 1));
  ck_assert_int_eq (board_pass_on (board) == 0, die <= value);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_ENDS), value > 0);
  if (value) {
    ck_assert_int_eq (board_last (board, MU_ABD_EVENT_ENDS)->value[0], die);
    ck_assert_int_eq (board_last (board, MU_ABD_EVENT_ENDS)->value[1], value);
  }
}
END_TEST

/* abd.3.0.game-length: after the last turn of the scenario there is none, whatever the die. */
START_TEST (the_last_turn_is_the_last)
{
  board->detail.turns = MU_ABD_TURNS_LEAST;
  for (int turn = 0; turn < MU_ABD_TURNS_MOST - 1; turn++)
    board->chart.ends[turn] = 0;
  board_begin (board, 7);
  while (board_to_actions (board, MU_SIDE_A) == MU_ABD_ASK_ACT)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_PASS, 0);
  ck_assert_int_eq (board->battle->phase, MU_ABD_PHASE_OVER);
  ck_assert_int_eq (board->battle->turn, MU_ABD_TURNS_LEAST);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_ENDS), 0);
}
END_TEST

/* abd.12.0.advance-turn: markers come off, points are lost, and what holds for a turn is over. */
START_TEST (a_new_turn_begins_clean)
{
  board_begin_thrown (board, FACES (1, 1, 1, 1));
  board_to_actions (board, MU_SIDE_A);
  AbdBattle *battle = board->battle;
  const int unit = board_at (board, "J10");
  mu_abd_mark (battle, unit, MU_ABD_RED, MU_RULE_NONE);
  battle->piece[unit].wild = battle->piece[unit].second = true;
  battle->piece[board_at (board, "J2")].master = MU_SIDE_A;
  battle->charges[MU_SIDE_A] = battle->hurried[MU_SIDE_B] = battle->wild[MU_SIDE_A] = true;
  board_throw (board, FACES (1, 1, 1, 1));
  board_pass_on (board);
  ck_assert_int_eq (battle->turn, 2);
  ck_assert_int_eq (battle->piece[unit].marker, MU_ABD_NO_MARKER);
  ck_assert (!battle->piece[unit].wild && !battle->piece[unit].second);
  ck_assert_int_eq (battle->piece[board_at (board, "J2")].master, MU_SIDE_B);
  ck_assert (!battle->charges[MU_SIDE_A] && !battle->hurried[MU_SIDE_B]
             && !battle->wild[MU_SIDE_A]);
  ck_assert_int_eq (battle->points[MU_SIDE_A], 1);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("end");
  tcase_add_checked_fixture (tests, open_even, teardown);
  tcase_add_loop_test (tests, each_point_is_earned_by_itself, 0, 16);
  tcase_add_loop_test (tests, a_draw_may_be_somebody_s, 0, 3);
  tcase_add_loop_test (tests, who_gives_up_has_lost_whatever_he_has, 0, MU_SIDES);
  tcase_add_loop_test (tests, twice_the_strength_on_the_map_is_slaughter, 0,
                       (int) (sizeof strengths / sizeof *strengths));
  tcase_add_loop_test (tests, the_die_of_the_box_decides, 0, 42);
  tcase_add_test (tests, the_last_turn_is_the_last);
  tcase_add_test (tests, a_new_turn_begins_clean);
  return run_case ("abd-end", tests);
}
