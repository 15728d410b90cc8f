/* Who may act in the sixth step, and with whom. */
#include "tests/rules/abd/board.h"

static Board *board;

/* J10 with the leader, J9 before it, J8 before that; A1 far away. */
static void
open_column (void)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HI", "J10", 1);
  board_unit (board, MU_SIDE_A, "HI", "J9", 1);
  board_unit (board, MU_SIDE_A, "HI", "J8", 1);
  board_unit (board, MU_SIDE_A, "LC", "A11", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_A);
  board_unit (board, MU_SIDE_B, "HI", "R1", 4);
  board_leader (board, MU_SIDE_B, MU_ABD_LEADER_A);
  board_begin (board, 1);
  board_to_actions (board, MU_SIDE_A);
  board_place (board, MU_SIDE_A, 0, "J10");
}

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static int
leader (void)
{
  return board_leader_of (board, MU_SIDE_A, 0);
}

static int
members (MuAbdAction action, bool member[ABD_BODIES])
{
  return mu_abd_formation (board->battle, leader (), action, member);
}

/* abd.6.2.formation: neighbour by neighbour, from the leader's unit on. */
START_TEST (a_formation_hangs_together)
{
  bool member[ABD_BODIES];
  ck_assert_int_eq (members (MU_ABD_MOVE, member), 3);
  ck_assert (!member[board_at (board, "A11")]);
  mu_abd_mark (board->battle, board_at (board, "J9"), MU_ABD_YELLOW, MU_RULE_NONE);
  ck_assert_int_eq (members (MU_ABD_MOVE, member), 1); /* J8 is cut off */
  ck_assert (member[board_at (board, "J10")]);
}
END_TEST

/* abd.6.2.leader-unit: one that has acted, or is another's, leads nobody. */
START_TEST (the_leader_s_own_unit_must_be_free)
{
  bool member[ABD_BODIES];
  AbdPiece *piece = &board->battle->piece[board_at (board, "J10")];
  piece->marker = (uint8_t) (_i == 0 ? MU_ABD_YELLOW : _i == 1 ? MU_ABD_RED : MU_ABD_NO_MARKER);
  if (_i == 2)
    piece->master = MU_SIDE_B;
  if (_i == 3)
    mu_abd_set_leader (board->battle, leader (), MU_NO_BODY, MU_RULE_NONE);
  ck_assert_int_eq (members (MU_ABD_MOVE, member), 0);
}
END_TEST

/* abd.6.2.1.fixed-at-start: who has gone away still belongs to it, with all that stood behind it;
 * whom it has come to does not. abd.6.2.3.same-action: all of them move. */
START_TEST (who_belongs_to_it_is_settled_at_first)
{
  const int middle = board_at (board, "J9"), last = board_at (board, "J8"),
            far = board_at (board, "A11");
  board_answer (board, leader (), MU_NO_BODY, MU_ABD_MOVE, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  ck_assert (!board_offers (board, far, MU_NO_BODY, 0, 0));
  board_answer (board, last, MU_NO_BODY, 0, 0);
  board_ask (board, NULL);
  board_answer (board, last, MU_NO_BODY, board_hex (board, "J6"), 0);
  board_ask (board, NULL);
  mu_abd_put (board->battle, far, board_hex (board, "J7"), 0); /* as if it had come */
  board_answer (board, middle, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_MOVE);
  board_answer (board, middle, MU_NO_BODY, board_hex (board, "J8"), 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  ck_assert (!board_offers (board, far, MU_NO_BODY, 0, 0));
  ck_assert (board_offers (board, board_at (board, "J10"), MU_NO_BODY, 0, 0));
  ck_assert_int_eq (board->battle->piece[last].marker, MU_ABD_YELLOW);
}
END_TEST

/* abd.6.2.3.same-action: of a formation that rallies only those who can rally do anything.
 * abd.6.2.2.subset: whoever is left out has no marker, and the leader has one. */
START_TEST (whoever_is_left_out_may_act_later)
{
  MuQuestion question;
  const int shaken = board_at (board, "J9"), other = board_at (board, "J8");
  mu_abd_disorder (board->battle, shaken, MU_RULE_NONE);
  mu_abd_disorder (board->battle, other, MU_RULE_NONE);
  board->battle->desk.open = false; /* what may be done has changed */
  board_ask (board, NULL);
  board_answer (board, leader (), MU_NO_BODY, MU_ABD_RALLY, 0);
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_NEXT);
  ck_assert_int_eq (question.value[0], MU_ABD_RALLY);
  ck_assert (!board_offers (board, board_at (board, "J10"), MU_NO_BODY, 0, 0));
  board_answer (board, shaken, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, 0, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_ACT);
  ck_assert_int_eq (board->battle->piece[other].marker, MU_ABD_NO_MARKER);
  ck_assert_int_eq (board->battle->piece[leader ()].marker, MU_ABD_YELLOW);
  board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_PASS, 0);
  board_ask (board, NULL);
  ck_assert (board_offers (board, other, MU_NO_BODY, MU_ABD_RALLY, 0));
  ck_assert (!board_offers (board, leader (), MU_NO_BODY, MU_ABD_RALLY, 0)); /* abd.6.1.eligible */
}
END_TEST

/* abd.6.0.hinder, abd.4.2.panic-action: an action and a point, once in a turn, against an army that
 * has panicked. */
START_TEST (an_action_may_harm_the_enemy_s_panic)
{
  AbdBattle *battle = board->battle;
  ck_assert (!board_offers (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_HURRY, 0));
  battle->panicked[MU_SIDE_B] = true;
  mu_abd_set_leader (battle, board_leader_of (board, MU_SIDE_B, 0), MU_NO_BODY, MU_RULE_NONE);
  mu_abd_disorder (battle, board_at (board, "R1"), MU_RULE_NONE);
  battle->desk.open = false;
  board_ask (board, NULL);
  const int points = battle->points[MU_SIDE_A];
  board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_HURRY, 0);
  board_to_actions (board, MU_SIDE_A);
  if (battle->desk.question.kind == MU_ABD_ASK_FLEE)
    board_answer (board, MU_NO_BODY, MU_NO_BODY, battle->desk.offered[0].value[0], 0);
  board_ask (board, NULL);
  ck_assert_int_eq (battle->points[MU_SIDE_A], points - 1);
  ck_assert (battle->hurried[MU_SIDE_A]);
  ck_assert (!board_offers (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_HURRY, 0));
}
END_TEST

/* abd.6.0.pass, abd.6.0.cost: without a point there is nothing but to pass. */
START_TEST (without_points_a_side_passes)
{
  board->battle->points[MU_SIDE_A] = 0;
  board->battle->desk.open = false;
  MuQuestion question;
  ck_assert_int_eq (board_ask (board, &question), MU_ABD_ASK_ACT);
  ck_assert_int_eq (question.side, MU_SIDE_B);
  ck_assert_int_eq (board_last (board, MU_ABD_EVENT_ACTS)->rule, MU_RULE_ABD_ACTIVATION_PASS);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("activate");
  tcase_add_checked_fixture (tests, open_column, teardown);
  tcase_add_test (tests, a_formation_hangs_together);
  tcase_add_loop_test (tests, the_leader_s_own_unit_must_be_free, 0, 4);
  tcase_add_test (tests, who_belongs_to_it_is_settled_at_first);
  tcase_add_test (tests, whoever_is_left_out_may_act_later);
  tcase_add_test (tests, an_action_may_harm_the_enemy_s_panic);
  tcase_add_test (tests, without_points_a_side_passes);
  return run_case ("abd-activate", tests);
}
