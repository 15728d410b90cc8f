/* The turn of the hex table step by step: command points, bids, leaders, activation, rallying, the
 * end. Examples are the book's. */
#include "tests/rules/abd/board.h"

#define FACES(...)                                                                                 \
  ((const uint8_t[]){ __VA_ARGS__ }), (int) sizeof ((const uint8_t[]){ __VA_ARGS__ })

static Board *board;

/* A phalanx and a leader each; so far apart that nobody meets. */
static void
open_plain (void)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "PX", "J10", 1);
  board_unit (board, MU_SIDE_A, "HI", "I9", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_B);
  board_unit (board, MU_SIDE_B, "PX", "J2", 4);
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_A);
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

/* abd.3.3.cp-income, abd.3.3.command-table, abd.15.0.start-step: dice 2 and 5 of the sample turn.
 */
START_TEST (command_points_are_icons_and_a_die)
{
  MuQuestion question;
  board_begin_thrown (board, FACES (2, 5, 4, 3));
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_BID);
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 3);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], 4);
  ck_assert_int_eq (board->battle->turn, 1);
  ck_assert_ptr_null (board_last (board, MU_ABD_EVENT_PANICS));
}
END_TEST

/* abd.5.0.tie, abd.5.1.bidding, abd.5.1.counter-bid, abd.5.2.bid-end-declined: Alexander and
 * Caesar.
 */
START_TEST (initiative_is_bid_for_point_by_point)
{
  MuQuestion question;
  board_begin_thrown (board, FACES (2, 5, 5, 5));
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_BID);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_INITIATIVE)->rule, MU_RULE_ABD_INITIATIVE_TIE);
  ck_assert_int_eq (board->battle->initiative, MU_SIDE_A);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 1, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_BID);
  ck_assert_int_eq (question.side, MU_SIDE_A);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 1, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_BID);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_LEADER);
  ck_assert_int_eq (board->battle->initiative, MU_SIDE_A);
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 2);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], 3);
}
END_TEST

/* abd.5.0.roll, abd.5.2.bid-end-no-cp */
START_TEST (who_cannot_pay_is_not_asked)
{
  board->detail.side[MU_SIDE_A].leader_count = 0;
  board->chart.command[0] = 0;
  board_begin_thrown (board, FACES (1, 5, 2, 6));
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_FIRST);
  ck_assert_int_eq (board->battle->initiative, MU_SIDE_B);
}
END_TEST

START_TEST (with_the_other_reading_nobody_bids_against_empty_hands)
{
  board->readings.choice[MU_READING_HEX_BID] = (uint8_t) _i;
  board->detail.side[MU_SIDE_A].leader_count = 0;
  board->chart.command[0] = 0;
  board_begin_thrown (board, FACES (1, 5, 6, 2));
  ck_assert_int_eq (board_ask (board, NULL), _i ? MU_ABD_ASK_FIRST : MU_ABD_ASK_BID);
}
END_TEST

static void
decline_bids (void)
{
  MuQuestion question;
  while (board_ask (board, &question) == MU_ABD_ASK_BID)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
}

/* abd.3.5.place-alternate, abd.3.5.place-where: who has leaders left places the rest. */
START_TEST (leaders_are_placed_by_turns)
{
  MuQuestion question;
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  decline_bids ();
  const int first = board_leader_of (board, MU_SIDE_A, 0);
  /* B has one leader and one unit: nobody asks. */
  ck_assert_int_eq (board->battle->piece[board_leader_of (board, MU_SIDE_B, 0)].with,
                    board_at (board, "J2"));
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_LEADER);
  ck_assert_int_eq (question.side, MU_SIDE_A);
  ck_assert (board_offers (board, first + 1, board_at (board, "I9"), 0, 0));
  ck_assert (!board_offers (board, first, board_at (board, "J2"), 0, 0));
  board_answer (board, first, board_at (board, "I9"), 0, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_LEADER);
  ck_assert (!board_offers (board, first, board_at (board, "J10"), 0, 0));
  board_answer (board, first + 1, board_at (board, "I9"), 0, 0); /* abd.8.5.leaders-free */
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_FIRST);
  ck_assert_int_eq (board->battle->piece[first].hex, board_hex (board, "I9"));
  ck_assert_int_eq (board->battle->piece[first + 1].with, board_at (board, "I9"));
}
END_TEST

/* Goes on to the first action of the turn, with no bids, every leader with the first unit offered,
 * and that side acting first. */
static void
to_actions (int first)
{
  for (;;) {
    MuChoice choice;
    const int asks = board_ask (board, NULL);
    if (asks == MU_ABD_ASK_BID)
      board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
    else if (asks == MU_ABD_ASK_LEADER) {
      board_choices (board, &choice, 1);
      board_answer (board, choice.body, choice.other, 0, 0);
    } else if (asks == MU_ABD_ASK_FIRST)
      board_answer (board, MU_NO_BODY, MU_NO_BODY, first, 0);
    else
      return;
  }
}

static void
pass (void)
{
  board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_PASS, 0);
}

/* abd.3.6.first-action, abd.6.0.pass, abd.3.0.cp-lost */
START_TEST (two_passes_in_a_row_end_the_step)
{
  MuQuestion question;
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  to_actions (MU_SIDE_A);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (question.side, MU_SIDE_A);
  pass ();
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], 4);
  pass ();
  board_throw (board, FACES (1, 1, 2, 6));
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_BID);
  ck_assert_int_eq (board->battle->turn, 2);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], 3);
}
END_TEST

/* abd.7.0.single-unit-auto, abd.7.0.marker, abd.6.0.cost, abd.6.1.eligible */
START_TEST (a_unit_alone_rallies_without_a_die)
{
  MuQuestion question;
  board->unit[MU_SIDE_A][0].disordered = true;
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  to_actions (MU_SIDE_A);
  const int unit = board_at (board, "J10");
  ck_assert_int_eq (board->battle->piece[unit].disordered, true);
  board_answer (board, unit, MU_NO_BODY, MU_ABD_RALLY, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  ck_assert (!board->battle->piece[unit].disordered);
  ck_assert_int_eq (board->battle->piece[unit].marker, MU_ABD_YELLOW);
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 2);
  pass ();
  board_ask (board, NULL);
  ck_assert (!board_offers (board, unit, MU_NO_BODY, MU_ABD_MOVE, 0));
}
END_TEST

/* abd.7.0.formation-roll, abd.7.1.rally-roll, abd.7.2.modifiers, abd.6.3.leader-marker: the phalanx
 * (3 in disorder) with the leader beside two, the heavy infantry (2) next to him. */
static const struct {
  uint8_t die;
  bool with_leader, rallies;
} rallies[] = {
  { 5, true, true }, { 6, true, false }, { 3, false, true }, { 4, false, false }, { 1, false, true }
};

START_TEST (those_of_a_formation_throw_for_it)
{
  board->unit[MU_SIDE_A][0].disordered = board->unit[MU_SIDE_A][1].disordered = true;
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  to_actions (MU_SIDE_A);
  const int leader = board_leader_of (board, MU_SIDE_A, 0);
  const int unit = board_at (board, rallies[_i].with_leader ? "J10" : "I9");
  ck_assert_int_eq (board->battle->piece[leader].with, board_at (board, "J10"));
  board_answer (board, leader, MU_NO_BODY, MU_ABD_RALLY, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  board_throw (board, &rallies[_i].die, 1);
  board_answer (board, unit, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  ck_assert_int_eq (!board->battle->piece[unit].disordered, rallies[_i].rallies);
  ck_assert_int_eq (board->battle->piece[unit].marker, MU_ABD_YELLOW);
  ck_assert (!board_offers (board, unit, MU_NO_BODY, 0, 0));
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_ACT);
  ck_assert_int_eq (board->battle->piece[leader].marker, MU_ABD_YELLOW);
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 2);
}
END_TEST

/* abd.12.0.end-check: turn 6 shows 2; abd.3.0.game-length, abd.12.0.advance-turn. */
START_TEST (the_sixth_turn_may_be_the_last)
{
  static const uint8_t faces[] = { 1, 1, 2, 1 };
  board->detail.side[MU_SIDE_A].leader_count = board->detail.side[MU_SIDE_B].leader_count = 0;
  board_begin_thrown (board, faces, 4);
  for (int turn = 1; turn <= 6; turn++) {
    to_actions (MU_SIDE_A);
    pass ();
    board_ask (board, NULL);
    pass ();
    const uint8_t end = turn == 6 ? (uint8_t) _i : 6;
    if (turn >= 5)
      board_throw (board, &end, 1);
    if (turn < 6 || _i > 2)
      board_throw (board, faces, 4);
    const int kind = board_ask (board, NULL);
    ck_assert_int_eq (kind == 0, turn == 6 && _i <= 2);
  }
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_ENDS)->value[1], 2);
}
END_TEST

/* abd.14.0.slaughter, abd.14.0.margin, abd.14.0.start-vp */
START_TEST (twice_the_strength_is_a_point)
{
  MuBattleOutcome outcome;
  board->detail.side[MU_SIDE_B].points = (uint8_t) _i;
  board_unit (board, MU_SIDE_A, "MM", "A1", 1);
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  mu_abd_finish (board->battle, MU_RULE_ABD_VICTORY_MARGIN);
  mu_battle_abd.outcome ((MuBattle *) (void *) board->battle, &outcome);
  ck_assert_int_eq (outcome.left_quarters[MU_SIDE_A], 4 * 12);
  ck_assert_int_eq (outcome.winner, _i ? MU_SIDE_NONE : MU_SIDE_A);
  ck_assert_int_eq (board->battle->victory[MU_SIDE_A], 1);
}
END_TEST

/* abd.4.0.panic-rating, abd.4.0.trigger-rating, abd.4.0.once, abd.4.1.flip, abd.4.1.camp,
 * abd.3.1.remove-leaders */
START_TEST (an_army_panics_once)
{
  board_unit (board, MU_SIDE_A, "CP", "E12", 1);
  board->readings.choice[MU_READING_HEX_CAMP_PANIC] = (uint8_t) _i;
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  ck_assert_int_eq (board->battle->rating[MU_SIDE_A], 5);
  to_actions (MU_SIDE_A);
  mu_abd_disorder (board->battle, board_at (board, "J10"), MU_RULE_NONE);
  mu_abd_eliminate (board->battle, board_at (board, "J10"), MU_RULE_NONE, true);
  ck_assert_int_eq (board->battle->rating[MU_SIDE_A], -1);
  pass ();
  board_ask (board, NULL);
  pass ();
  board_throw (board, FACES (1, 1, 2, 6));
  board_ask (board, NULL);
  ck_assert (board->battle->panicked[MU_SIDE_A]);
  ck_assert (!board->battle->panicked[MU_SIDE_B]);
  ck_assert (board->battle->piece[board_at (board, "I9")].disordered);
  ck_assert_int_eq (board->battle->piece[board_at (board, "E12")].disordered, _i);
  ck_assert (!board->battle->piece[board_at (board, "J2")].disordered);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_PANICS), 1);
}
END_TEST

/* abd.11.5.3.last-leader */
START_TEST (the_loss_of_the_last_leader_is_a_panic)
{
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  to_actions (MU_SIDE_A);
  const int leader = board_leader_of (board, MU_SIDE_B, 0);
  board->battle->piece[leader].fate = MU_FATE_DESTROYED;
  board->battle->piece[leader].hex = MU_ABD_OFF;
  pass ();
  board_ask (board, NULL);
  pass ();
  board_throw (board, FACES (1, 1, 2, 6));
  board_ask (board, NULL);
  ck_assert (board->battle->panicked[MU_SIDE_B]);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_PANICS)->rule, MU_RULE_ABD_RESULT_LAST_LEADER);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], 1); /* no icons any more */
}
END_TEST

/* abd.17.2.1.averaging */
START_TEST (averaged_dice_are_neither_one_nor_six)
{
  board->detail.options = MU_ABD_AVERAGING;
  board_begin_thrown (board, FACES (1, 6, 1, 6));
  board_ask (board, NULL);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_COMMAND)->value[2], 4);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_INITIATIVE)->value[1], 3);
}
END_TEST

/* abd.17.2.2.reroll: with points the initiative's dice may be thrown again; the Initiative Player
 * of the last turn is asked first, and a new throw can be answered by another. */
START_TEST (a_die_is_thrown_again_for_a_point)
{
  MuQuestion question;
  board->detail.options = MU_ABD_REROLLS;
  board_begin_thrown (board, FACES (2, 5, 2, 6, 5, 1));
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_REROLL);
  ck_assert_int_eq (question.side, MU_SIDE_A);
  ck_assert_int_eq (question.value[0], 2);
  ck_assert_int_eq (mu_abd_shown (question.value[1], 0), 2);
  ck_assert_int_eq (mu_abd_shown (question.value[1], 1), 6);
  ck_assert_int_eq (mu_abd_shown (question.value[1], 2), 0);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0); /* its 2 becomes 5 */
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_REROLL);
  ck_assert_int_eq (mu_abd_shown (question.value[1], 0), 5);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, -1, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_REROLL);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 1, 0); /* B's 6 becomes 1 */
  board_ask (board, NULL);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, -1, 0);
  board_ask (board, NULL);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, -1, 0);
  board_ask (board, NULL);
  ck_assert_int_eq (board->battle->initiative, MU_SIDE_A);
  ck_assert_int_eq (board->battle->points[MU_SIDE_A], 1);
  ck_assert_int_eq (board_count (board, MU_ABD_EVENT_REROLL), 2);
}
END_TEST

/* abd.17.2.2.cp-kept */
START_TEST (points_are_kept_for_throws_alone)
{
  board->detail.options = MU_ABD_REROLLS;
  board->readings.choice[MU_READING_HEX_LUCK_POINTS] = (uint8_t) _i;
  board_begin_thrown (board, FACES (2, 5, 2, 6));
  while (board_ask (board, NULL) == MU_ABD_ASK_REROLL)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, -1, 0);
  to_actions (MU_SIDE_A);
  while (board->battle->phase == MU_ABD_PHASE_ACTIVATION) {
    pass ();
    if (board->battle->course.passes == 1)
      break;
    board_ask (board, NULL);
  }
  MuQuestion question;
  mu_battle_abd.step ((MuBattle *) (void *) board->battle, &question);
  ck_assert_int_eq (board->battle->phase, MU_ABD_PHASE_MELEE);
  ck_assert_int_eq (board->battle->points[MU_SIDE_B], _i ? 0 : 4);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("turn");
  tcase_add_checked_fixture (tests, open_plain, teardown);
  tcase_add_test (tests, command_points_are_icons_and_a_die);
  tcase_add_test (tests, initiative_is_bid_for_point_by_point);
  tcase_add_test (tests, who_cannot_pay_is_not_asked);
  tcase_add_loop_test (tests, with_the_other_reading_nobody_bids_against_empty_hands, 0, 2);
  tcase_add_test (tests, leaders_are_placed_by_turns);
  tcase_add_test (tests, two_passes_in_a_row_end_the_step);
  tcase_add_test (tests, a_unit_alone_rallies_without_a_die);
  tcase_add_loop_test (tests, those_of_a_formation_throw_for_it, 0,
                       (int) (sizeof rallies / sizeof *rallies));
  tcase_add_loop_test (tests, the_sixth_turn_may_be_the_last, 1, 7);
  tcase_add_loop_test (tests, twice_the_strength_is_a_point, 0, 2);
  tcase_add_loop_test (tests, an_army_panics_once, 0, 2);
  tcase_add_test (tests, the_loss_of_the_last_leader_is_a_panic);
  tcase_add_test (tests, averaged_dice_are_neither_one_nor_six);
  tcase_add_test (tests, a_die_is_thrown_again_for_a_point);
  tcase_add_loop_test (tests, points_are_kept_for_throws_alone, 0, 2);
  return run_case ("abd-turn", tests);
}
