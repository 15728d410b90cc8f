/* Readings of the hex table that no other test proves both ways. The others have theirs beside what
 * they change: three-times, wild in test_melee; turns, zone-disordered, infiltration, disengaging,
 * exit, exit-leader, lone-leader in test_move; bid, camp-panic, luck-points in test_turn; the two
 * of flight in test_flee; arc, lead in test_target; hills in test_sight; retreat, retreat-zone in
 * test_retreat; second, advance-ground in test_advance; barbarians in test_strike. */
#include "tests/rules/abd/board.h"

#define FACES(...)                                                                                 \
  ((const uint8_t[]){ __VA_ARGS__ }), (int) sizeof ((const uint8_t[]){ __VA_ARGS__ })

static Board *board;

/* A leader with the one unit of A that has no neighbour. */
static void
open_alone (void)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HI", "J10", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_unit (board, MU_SIDE_B, "HI", "J2", 4);
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static void
choose (MuReading reading, int choice)
{
  board->readings.choice[reading] = (uint8_t) choice;
}

/* abd.6.2.single-unit */
START_TEST (a_leader_alone_with_his_unit_leads_it_or_nobody)
{
  choose (MU_READING_HEX_ALONE, _i);
  board_begin (board, 1);
  ck_assert_int_eq (board_to_actions (board, MU_SIDE_A), MU_ABD_ASK_ACT);
  const int leader = board_leader_of (board, MU_SIDE_A, 0);
  ck_assert_int_eq (board_offers (board, leader, MU_NO_BODY, MU_ABD_MOVE, 0), !_i);
  ck_assert (board_offers (board, board_at (board, "J10"), MU_NO_BODY, MU_ABD_MOVE, 0));
}
END_TEST

/* abd.6.2.move-facing: the neighbour faces another way. By the usual reading he belongs to the
 * formation and may be the one who moves, and then the leader's own unit may not; by the other he
 * is none of it, for a move alone. */
START_TEST (who_faces_another_way_moves_instead_or_not_at_all)
{
  bool member[ABD_BODIES];
  board_unit (board, MU_SIDE_A, "HI", "J9", 2);
  choose (MU_READING_HEX_FACING, _i);
  board_begin (board, 1);
  board_to_actions (board, MU_SIDE_A);
  board_place (board, MU_SIDE_A, 0, "J10");
  const int leader = board_leader_of (board, MU_SIDE_A, 0), own = board_at (board, "J10"),
            other = board_at (board, "J9");
  ck_assert_int_eq (mu_abd_formation (board->battle, leader, MU_ABD_MOVE, member), _i ? 1 : 2);
  ck_assert_int_eq (mu_abd_formation (board->battle, leader, MU_ABD_RALLY, member), 2);
  board_answer (board, leader, MU_NO_BODY, MU_ABD_MOVE, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  ck_assert (board_offers (board, own, MU_NO_BODY, 0, 0));
  ck_assert_int_eq (board_offers (board, other, MU_NO_BODY, 0, 0), !_i);
  if (_i)
    return;
  board_answer (board, other, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_MOVE);
  board_answer (board, other, MU_NO_BODY, board_hex (board, "J9"), 1);
  ck_assert_int_ne (board_ask (board, NULL), MU_ABD_ASK_MOVE);
  ck_assert (!board_offers (board, own, MU_NO_BODY, 0, 0));
}
END_TEST

/* abd.12.0.which-box: a value in the second box is thrown for as the second turn ends, or as the
 * first does. */
START_TEST (the_box_of_this_turn_or_of_the_next)
{
  choose (MU_READING_HEX_END_BOX, _i);
  for (int turn = 0; turn < MU_ABD_TURNS_MOST; turn++)
    board->chart.ends[turn] = turn == 0 ? 0 : 6;
  board_begin (board, 1);
  board_to_actions (board, MU_SIDE_A);
  ck_assert_int_eq (board_pass_on (board) == 0, _i);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_ENDS), _i);
  if (_i)
    return;
  board_to_actions (board, MU_SIDE_A);
  ck_assert_int_eq (board_pass_on (board), 0);
  ck_assert_int_eq (board->battle->turn, 2);
}
END_TEST

/* abd.12.0.which-box: behind the last box there is none: the tenth turn ends for certain. */
START_TEST (the_last_turn_has_no_next_box)
{
  choose (MU_READING_HEX_END_BOX, 1);
  for (int turn = 0; turn < MU_ABD_TURNS_MOST - 1; turn++)
    board->chart.ends[turn] = 0;
  board_begin (board, 3);
  board->battle->turn = MU_ABD_TURNS_MOST;
  board_to_actions (board, MU_SIDE_A);
  ck_assert_int_eq (board_pass_on (board), 0);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_ENDS)->value[1], 6);
}
END_TEST

/* abd.14.0.slaughter-wagons, abd.2.0.camp-is-combat-unit: 4 and a wagon of 2, against 2; the Camp
 * never counts. */
START_TEST (wagons_count_or_do_not)
{
  board_unit (board, MU_SIDE_A, "WW", "A10", 1);
  board_unit (board, MU_SIDE_A, "CP", "A12", 1);
  choose (MU_READING_HEX_WAGONS, _i);
  board_begin (board, 1);
  ck_assert_int_eq (mu_abd_strength_left (board->battle, MU_SIDE_A), _i ? 6 : 4);
  ck_assert_int_eq (mu_abd_strength_left (board->battle, MU_SIDE_B), 4);
}
END_TEST

/* abd.17.3.with-control: in the turn in which they lose control, and not asked; or when their
 * player likes. */
START_TEST (barbarians_charge_out_of_control_or_when_told)
{
  board->detail.options = MU_ABD_BARBARIANS | MU_ABD_CONTROL;
  board->detail.side[MU_SIDE_A].barbarian = true;
  board->detail.side[MU_SIDE_A].leader_count = 0;
  board_unit (board, MU_SIDE_A, "LI", "A10", 1);
  choose (MU_READING_HEX_BARBARIAN_TURN, _i);
  board_begin_thrown (board, FACES (1, 1, 1, 1, 6));
  int asks;
  while ((asks = board_ask (board, NULL)) == MU_ABD_ASK_BID || asks == MU_ABD_ASK_CONTROL
         || asks == MU_ABD_ASK_IMPETUOUS)
    if (asks == MU_ABD_ASK_IMPETUOUS) {
      MuChoice choice;
      board_choices (board, &choice, 1);
      board_answer (board, choice.body, choice.other, choice.value[0], choice.value[1]);
    } else
      board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  ck_assert (board->battle->wild[MU_SIDE_A]);
  ck_assert_int_eq (asks, _i ? MU_ABD_ASK_CHARGE : MU_ABD_ASK_FIRST);
  ck_assert_int_eq (board->battle->charges[MU_SIDE_A], !_i);
  if (!_i)
    ck_assert_int_eq (board_last (board, MU_ABD_EVENT_CHARGE)->rule,
                      MU_RULE_ABD_BARBARIAN_WITH_CONTROL);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("readings");
  tcase_add_checked_fixture (tests, open_alone, teardown);
  tcase_add_loop_test (tests, a_leader_alone_with_his_unit_leads_it_or_nobody, 0, 2);
  tcase_add_loop_test (tests, who_faces_another_way_moves_instead_or_not_at_all, 0, 2);
  tcase_add_loop_test (tests, the_box_of_this_turn_or_of_the_next, 0, 2);
  tcase_add_test (tests, the_last_turn_has_no_next_box);
  tcase_add_loop_test (tests, wagons_count_or_do_not, 0, 2);
  tcase_add_loop_test (tests, barbarians_charge_out_of_control_or_when_told, 0, 2);
  return run_case ("abd-readings", tests);
}
