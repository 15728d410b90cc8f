/* Between two turns an umpire sets pieces to what happened on the table. */
#include <string.h>

#include "tests/rules/abd/board.h"

static Board *board;

static MuBattle *
door (void)
{
  return (MuBattle *) (void *) board->battle;
}

/* Two and a leader against two and a Camp, of whom nobody has done anything. */
static void
setup (void)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HI", "J10", 1);
  board_unit (board, MU_SIDE_A, "LC", "E10", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_A);
  board_unit (board, MU_SIDE_B, "PX", "J2", 4);
  board_unit (board, MU_SIDE_B, "CP", "E1", 4);
  board_terrain (board, "K6", MU_ABD_MARSH);
  board->chart.terrain[MU_ABD_MARSH].cost = 0;
  board_begin (board, 1);
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static MuBodyStand
stand_of (int body)
{
  MuBodyStand stand;
  mu_battle_abd.stand (door (), body, &stand);
  return stand;
}

static MuUmpireAnswer
set (const MuBodyStand *stands, int count, int *at)
{
  return mu_battle_abd.set_stands (door (), stands, count, at);
}

static MuUmpireAnswer
set_one (const MuBodyStand *stand)
{
  int at = -1;
  return set (stand, 1, &at);
}

static MuBodyStand
moved (int body, const char *name)
{
  MuBodyStand stand = stand_of (body);
  MuFix x, y;
  mu_abd_hex_middle (&board->map.grid, board_hex (board, name), &x, &y);
  stand.x = MU_FIX_TO_PACES (x);
  stand.y = MU_FIX_TO_PACES (y);
  return stand;
}

/* --- what is told --------------------------------------------------------------------------- */

START_TEST (who_stays_as_he_stands_is_told_of_with_nothing)
{
  MuBodyStand all[5];
  int at;
  const int events = board->events;
  for (int body = 0; body < 5; body++)
    all[body] = stand_of (body);
  ck_assert_int_eq (set (all, 5, &at), MU_UMPIRE_OK);
  ck_assert_int_eq (board->events, events);
  for (int body = 0; body < 5; body++) {
    const MuBodyStand now = stand_of (body);
    ck_assert_int_eq (memcmp (&now, &all[body], sizeof now), 0);
  }
}
END_TEST

/* abd.3.0.step-order: order, place and facing of a unit at once. */
START_TEST (a_unit_is_set)
{
  const int unit = board_at (board, "J10");
  MuBodyStand stand = moved (unit, "H7");
  stand.disordered = true;
  stand.facing = 65536 / 6 * 2 + 100;
  ck_assert_int_eq (set_one (&stand), MU_UMPIRE_OK);
  ck_assert_int_eq (board_at (board, "H7"), unit);
  ck_assert_int_eq (board->battle->piece[unit].facing, MU_ABD_SOUTH_EAST);
  ck_assert (board->battle->piece[unit].disordered);
  ck_assert_int_eq (board_last (board, MU_EVENT_MOVED)->rule, MU_RULE_NONE);
  ck_assert_int_eq (board_last (board, MU_EVENT_DISORDERED)->body, unit);
  ck_assert_int_eq (board_last (board, MU_EVENT_STRENGTH)->value[0], 1);
  stand = stand_of (unit);
  stand.disordered = false;
  ck_assert_int_eq (set_one (&stand), MU_UMPIRE_OK);
  ck_assert_int_eq (board_last (board, MU_EVENT_RECOVERED)->body, unit);
  ck_assert_int_eq (board_last (board, MU_EVENT_STRENGTH)->value[0], 2);
}
END_TEST

START_TEST (units_may_change_places)
{
  const int one = board_at (board, "J10"), other = board_at (board, "E10");
  const MuBodyStand stands[] = { moved (one, "E10"), moved (other, "J10") };
  int at;
  ck_assert_int_eq (set (stands, 2, &at), MU_UMPIRE_OK);
  ck_assert_int_eq (board_at (board, "E10"), one);
  ck_assert_int_eq (board_at (board, "J10"), other);
}
END_TEST

/* abd.4.0.panic-rating: what is eliminated counts, and what is back counts no more. */
START_TEST (losses_change_the_rating)
{
  const int unit = board_at (board, "J10"), rating = board->battle->rating[MU_SIDE_A];
  const int strength = board->chart.unit[MU_ABD_HI].strength[0];
  MuBodyStand stand = stand_of (unit);
  const MuBodyStand before = stand;
  stand.fate = MU_FATE_DESTROYED;
  stand.figures = 0;
  ck_assert_int_eq (set_one (&stand), MU_UMPIRE_OK);
  ck_assert_int_eq (board->battle->piece[unit].hex, MU_ABD_OFF);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_A], rating - strength);
  ck_assert_int_eq (set_one (&before), MU_UMPIRE_OK);
  ck_assert_int_eq (board_at (board, "J10"), unit);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_A], rating);
  ck_assert_int_eq (board_last (board, MU_EVENT_DEPLOYED)->body, unit);
}
END_TEST

/* abd.14.0.vp-camp, abd.13.1.4.looting: the Camp gives its point, and takes nothing off the rating.
 */
START_TEST (a_camp_is_taken)
{
  const int rating = board->battle->rating[MU_SIDE_B];
  MuBodyStand stand = stand_of (board_at (board, "E1"));
  stand.fate = MU_FATE_DESTROYED;
  stand.figures = 0;
  ck_assert_int_eq (set_one (&stand), MU_UMPIRE_OK);
  ck_assert (board->battle->camp_lost[MU_SIDE_B]);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_B], rating);
}
END_TEST

/* abd.3.5.place-alternate: where a leader is means nothing between two turns. */
START_TEST (a_leader_is_lost_or_not)
{
  const int leader = board_leader_of (board, MU_SIDE_A, 0);
  MuBodyStand stand = stand_of (leader);
  const MuBodyStand before = stand;
  stand.fate = MU_FATE_DESTROYED;
  stand.figures = 0;
  ck_assert_int_eq (set_one (&stand), MU_UMPIRE_OK);
  ck_assert_int_eq (board->battle->piece[leader].fate, MU_FATE_DESTROYED);
  ck_assert_int_eq (board_last (board, MU_EVENT_GENERAL_LOST)->body, leader);
  ck_assert_int_eq (set_one (&before), MU_UMPIRE_OK);
  ck_assert_int_eq (board->battle->piece[leader].fate, MU_FATE_ON_TABLE);
}
END_TEST

/* --- what is refused ----------------------------------------------------------------------------
 */

static void
refuse (MuBodyStand stand, MuUmpireAnswer answer)
{
  const MuBodyStand whole[] = { stand_of (1), stand };
  const AbdPiece before = board->battle->piece[0];
  const int events = board->events;
  int at = -1;
  ck_assert_int_eq (set (whole, 2, &at), answer);
  ck_assert_int_eq (at, 1);
  ck_assert_int_eq (board->events, events);
  ck_assert_int_eq (memcmp (&before, &board->battle->piece[0], sizeof before), 0);
}

/* abd.8.5.stacking */
START_TEST (bad_places_are_refused)
{
  MuBodyStand stand = moved (0, "J2");
  refuse (stand, MU_UMPIRE_STACKED);
  stand = moved (0, "E10");
  ck_assert_int_eq (set_one (&stand), MU_UMPIRE_STACKED);
  refuse (moved (0, "K6"), MU_UMPIRE_BAD_GROUND);
  stand.x = -500;
  refuse (stand, MU_UMPIRE_NO_HEX);
  stand.x = 1 << 22;
  refuse (stand, MU_UMPIRE_NO_HEX);
  stand.x = stand.y = 0;
  refuse (stand, MU_UMPIRE_NO_HEX);
}
END_TEST

START_TEST (bad_states_are_refused)
{
  MuBodyStand stand = stand_of (0);
  stand.fate = MU_FATE_IN_ROUT;
  refuse (stand, MU_UMPIRE_NO_ROUT);
  stand.fate = 200;
  refuse (stand, MU_UMPIRE_NO_ROUT);
  stand = stand_of (0);
  stand.figures = 3;
  refuse (stand, MU_UMPIRE_BAD_STEPS);
  stand.figures = 0;
  refuse (stand, MU_UMPIRE_BAD_STEPS);
  stand.fate = MU_FATE_DESTROYED;
  stand.figures = 1;
  refuse (stand, MU_UMPIRE_BAD_STEPS);
  stand = stand_of (0);
  stand.carried = 1;
  refuse (stand, MU_UMPIRE_BAD_STEPS);
  stand = stand_of (board_leader_of (board, MU_SIDE_A, 0));
  stand.disordered = true;
  refuse (stand, MU_UMPIRE_BAD_STEPS);
}
END_TEST

START_TEST (bad_bodies_are_refused)
{
  MuBodyStand stand = stand_of (0);
  stand.body = 5;
  refuse (stand, MU_UMPIRE_NO_SUCH_BODY);
  stand.body = -1;
  refuse (stand, MU_UMPIRE_NO_SUCH_BODY);
  stand.body = 1;
  refuse (stand, MU_UMPIRE_TWICE);
}
END_TEST

START_TEST (within_a_turn_nothing_is_set)
{
  MuQuestion question;
  const MuBodyStand stand = stand_of (0);
  ck_assert_int_ne (board_ask (board, &question), 0);
  ck_assert_int_eq (set_one (&stand), MU_UMPIRE_NOT_NOW);
  ck_assert_int_eq (mu_battle_abd.set_stands (door (), &stand, 1, NULL), MU_UMPIRE_NOT_NOW);
}
END_TEST

int
main (void)
{
  TCase *test_case = tcase_create ("umpire");
  tcase_add_checked_fixture (test_case, setup, teardown);
  tcase_add_test (test_case, who_stays_as_he_stands_is_told_of_with_nothing);
  tcase_add_test (test_case, a_unit_is_set);
  tcase_add_test (test_case, units_may_change_places);
  tcase_add_test (test_case, losses_change_the_rating);
  tcase_add_test (test_case, a_camp_is_taken);
  tcase_add_test (test_case, a_leader_is_lost_or_not);
  tcase_add_test (test_case, bad_places_are_refused);
  tcase_add_test (test_case, bad_states_are_refused);
  tcase_add_test (test_case, bad_bodies_are_refused);
  tcase_add_test (test_case, within_a_turn_nothing_is_set);
  return run_case ("abd-umpire", test_case);
}
