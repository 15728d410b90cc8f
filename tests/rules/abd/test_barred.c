/* Answers that are refused: each by the rule that bars it, and nothing that anybody sends does any
 * harm. */
#include "tests/rules/abd/board.h"

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

static void
refused (int body, int other, int value, int more, MuRule why)
{
  const MuChoice choice
      = { .body = (int16_t) body, .other = (int16_t) other, .value = { value, more } };
  const MuQuestion question = board->battle->desk.question;
  ck_assert (board->battle->desk.open);
  ck_assert_str_eq (mu_rule_id (mu_abd_answer (board->battle, &question, &choice)),
                    mu_rule_id (why));
  ck_assert (board->battle->desk.open);
}

/* Asks anew, what a test has changed being taken in. */
static int
ask_again (void)
{
  board->battle->desk.open = false;
  return board_ask (board, NULL);
}

static const MuRule deployment[]
    = { MU_RULE_ABD_FREE_B_CAMP, MU_RULE_ABD_FREE_B_UNITS, MU_RULE_ABD_FREE_B_UNITS,
        MU_RULE_ABD_FREE_A_SETUP, MU_RULE_ABD_FREE_A_SETUP };

/* abd.17.1.1.b-camp, abd.17.1.1.b-units, abd.17.1.2.a-setup */
START_TEST (places_are_refused_by_their_stage)
{
  board->detail.options = MU_ABD_FREE_DEPLOYMENT;
  for (int side = 0; side < MU_SIDES; side++) {
    board_unit (board, (MuSide) side, "CP", NULL, 1);
    board_unit (board, (MuSide) side, "HI", NULL, 1);
  }
  board_begin (board, 1);
  for (int i = 0; i < 5; i++) {
    ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_DEPLOY);
    refused (0, MU_NO_BODY, MU_ABD_OFF, 0, deployment[i]);
    const MuChoice first = board->battle->desk.offered[0];
    board_answer (board, first.body, first.other, first.value[0], first.value[1]);
  }
}
END_TEST

static void
open_actions (void)
{
  board_unit (board, MU_SIDE_A, "HI", "J10", 1);
  board_unit (board, MU_SIDE_A, "HI", "J9", 1);
  board_unit (board, MU_SIDE_A, "CP", "A6", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_A);
  board_unit (board, MU_SIDE_B, "HI", "J5", 4);
}

static void
to_actions (void)
{
  board_begin (board, 1);
  board_to_actions (board, MU_SIDE_A);
  board_place (board, MU_SIDE_A, 0, "J10");
  ask_again ();
}

/* abd.6.0.cost, abd.6.1.eligible, abd.6.2.leader-unit, abd.6.2.single-unit, abd.6.0.hinder,
 * abd.13.1.1.movement, abd.10.1.equipped, abd.8.7.schedule */
START_TEST (acts_are_refused_by_what_bars_them)
{
  open_actions ();
  board->readings.choice[MU_READING_HEX_ALONE] = 1;
  board_unit (board, MU_SIDE_A, "LI", "C9", 1); /* so that something can always be done */
  to_actions ();
  const int unit = board_at (board, "J10"), leader = board_leader_of (board, MU_SIDE_A, 0);
  refused (unit, MU_NO_BODY, MU_ABD_FIRE, 0, MU_RULE_ABD_RANGED_EQUIPPED);
  refused (unit, MU_NO_BODY, MU_ABD_RALLY, 0, MU_RULE_ABD_ACTIVATION_ELIGIBLE);
  refused (board_at (board, "A6"), MU_NO_BODY, MU_ABD_MOVE, 0, MU_RULE_ABD_CAMP_MOVEMENT);
  refused (board_at (board, "J5"), MU_NO_BODY, MU_ABD_MOVE, 0, MU_RULE_ABD_ACTIVATION_ELIGIBLE);
  refused (MU_NO_BODY, MU_NO_BODY, MU_ABD_HURRY, 0, MU_RULE_ABD_ACTIVATION_HINDER);
  refused (MU_NO_BODY, MU_NO_BODY, MU_ABD_FRIGHT, 0, MU_RULE_ABD_ACTIVATION_HINDER);
  refused (unit, MU_NO_BODY, MU_ABD_ENTER, 0, MU_RULE_ABD_SCENARIO_SCHEDULE);
  refused (leader, MU_NO_BODY, MU_ABD_RALLY, 0, MU_RULE_ABD_FORMATION_ACTION);
  mu_abd_mark (board->battle, board_at (board, "J9"), MU_ABD_YELLOW, MU_RULE_NONE);
  ask_again ();
  refused (leader, MU_NO_BODY, MU_ABD_MOVE, 0, MU_RULE_ABD_ACTIVATION_SINGLE_UNIT);
  mu_abd_mark (board->battle, unit, MU_ABD_RED, MU_RULE_NONE);
  ask_again ();
  refused (leader, MU_NO_BODY, MU_ABD_MOVE, 0, MU_RULE_ABD_ACTIVATION_LEADER_UNIT);
  mu_abd_mark (board->battle, leader, MU_ABD_YELLOW, MU_RULE_NONE);
  refused (leader, MU_NO_BODY, MU_ABD_MOVE, 0, MU_RULE_ABD_LEADER_MARKER);
  board->battle->points[MU_SIDE_A] = 0;
  refused (unit, MU_NO_BODY, MU_ABD_MOVE, 0, MU_RULE_ABD_ACTIVATION_COST);
}
END_TEST

/* abd.8.3.1.enemy-units, abd.8.5.stacking, abd.8.0.one-hex-prohibited, abd.8.0.allowance,
 * abd.8.0.adjacent-steps, abd.8.6.exit-facing, abd.8.6.exit-cost, abd.17.4.2.no-exit */
START_TEST (moves_are_refused_by_what_bars_them)
{
  open_actions ();
  board->chart.terrain[MU_ABD_MARSH].cost = 0;
  board_terrain (board, "K10", MU_ABD_MARSH);
  to_actions ();
  const int unit = board_at (board, "J10");
  board_answer (board, unit, MU_NO_BODY, MU_ABD_MOVE, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_MOVE);
  refused (unit, 0, board_hex (board, "J5"), 0, MU_RULE_ABD_MOVE_ENEMY_UNITS);
  refused (unit, 0, board_hex (board, "J9"), 0, MU_RULE_ABD_MOVE_STACKING);
  refused (unit, 0, board_hex (board, "K10"), 0, MU_RULE_ABD_MOVE_ONE_HEX_PROHIBITED);
  refused (unit, 0, board_hex (board, "A1"), 0, MU_RULE_ABD_MOVE_ALLOWANCE);
  refused (unit, 0, board_hex (board, "J10"), 9, MU_RULE_ABD_MOVE_ROTATE);
  refused (unit, 0, 30000, 0, MU_RULE_ABD_MOVE_ADJACENT_STEPS);
  refused (unit, 0, -7, 0, MU_RULE_ABD_MOVE_ADJACENT_STEPS);
  refused (unit, MU_NO_BODY, MU_ABD_OFF, 0, MU_RULE_ABD_MOVE_EXIT);
  mu_abd_put (board->battle, unit, board_hex (board, "J12"), 0);
  refused (unit, MU_NO_BODY, MU_ABD_OFF, 9, MU_RULE_ABD_MOVE_EXIT_FACING);
  board->detail.options = MU_ABD_CONTROL;
  board->unit[MU_SIDE_A][0].type = MU_ABD_KT;
  refused (unit, MU_NO_BODY, MU_ABD_OFF, 9, MU_RULE_ABD_CONTROL_NO_EXIT);
}
END_TEST

/* abd.8.8.2.no-infiltration */
START_TEST (from_zone_to_zone_is_refused_as_such)
{
  open_actions ();
  board->unit[MU_SIDE_A][0].hex = (int16_t) board_hex (board, "J6");
  board_begin (board, 1);
  board_to_actions (board, MU_SIDE_A);
  const int unit = board_at (board, "J6");
  board_answer (board, unit, MU_NO_BODY, MU_ABD_MOVE, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_MOVE);
  const int beside = mu_abd_hex_next (&board->map.grid, board_hex (board, "J5"), 2);
  refused (unit, MU_NO_BODY, beside, 0, MU_RULE_ABD_ZOC_INFILTRATION);
}
END_TEST

/* abd.6.2.1.fixed-at-start, abd.6.2.move-facing, abd.6.1.eligible */
START_TEST (members_are_refused_by_what_bars_them)
{
  open_actions ();
  board_unit (board, MU_SIDE_A, "HI", "J8", 2);
  to_actions ();
  const int unit = board_at (board, "J10");
  board_answer (board, board_leader_of (board, MU_SIDE_A, 0), MU_NO_BODY, MU_ABD_MOVE, 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  refused (board_at (board, "A6"), MU_NO_BODY, 0, 0, MU_RULE_ABD_ACTIVATION_FIXED_AT_START);
  refused (9999, MU_NO_BODY, 0, 0, MU_RULE_ABD_ACTIVATION_FIXED_AT_START);
  board_answer (board, unit, MU_NO_BODY, 0, 0);
  board_ask (board, NULL);
  board_answer (board, unit, MU_NO_BODY, board_hex (board, "J10"), 0);
  ck_assert_int_eq (board_ask (board, NULL), MU_ABD_ASK_NEXT);
  refused (unit, MU_NO_BODY, 0, 0, MU_RULE_ABD_ACTIVATION_ELIGIBLE);
  refused (board_at (board, "J8"), MU_NO_BODY, 0, 0, MU_RULE_ABD_FORMATION_FACING);
}
END_TEST

static int
to_melee (void)
{
  board_begin (board, 1);
  for (;;) {
    const int asks = board_to_actions (board, MU_SIDE_A);
    if (asks != MU_ABD_ASK_ACT)
      return asks;
    board_answer (board, MU_NO_BODY, MU_NO_BODY, MU_ABD_PASS, 0);
  }
}

/* abd.11.2.1.attacker, abd.11.2.1.river, abd.11.2.1.zero-strength, abd.11.2.2.target,
 * abd.11.0.red-marker, abd.13.1.3.no-melee-attack */
START_TEST (attacks_are_refused_by_what_bars_them)
{
  board_unit (board, MU_SIDE_A, "HI", "J6", 1);
  board_unit (board, MU_SIDE_A, "LA", "I5", 2)->disordered = true;
  board_unit (board, MU_SIDE_A, "CP", "K5", 1);
  board_unit (board, MU_SIDE_A, "HI", "A6", 1);
  board_unit (board, MU_SIDE_B, "HI", "J5", 4);
  board_unit (board, MU_SIDE_B, "HI", "A5", 4);
  board_hexside (board, "A6", 0, MU_ABD_RIVER);
  ck_assert_int_eq (to_melee (), MU_ABD_ASK_MELEE);
  board->battle->course.side = MU_SIDE_A;
  ck_assert_int_eq (ask_again (), MU_ABD_ASK_MELEE);
  const int unit = board_at (board, "J6"), enemy = board_at (board, "J5");
  refused (board_at (board, "K5"), enemy, 0, 0, MU_RULE_ABD_CAMP_NO_MELEE);
  refused (board_at (board, "I5"), enemy, 0, 0, MU_RULE_ABD_MELEE_ZERO_STRENGTH);
  refused (board_at (board, "A6"), board_at (board, "A5"), 0, 0, MU_RULE_ABD_MELEE_RIVER);
  refused (unit, board_at (board, "A5"), 0, 0, MU_RULE_ABD_MELEE_ATTACKER);
  refused (unit, board_at (board, "K5"), 0, 0, MU_RULE_ABD_MELEE_TARGET);
  refused (unit, 9999, 0, 0, MU_RULE_ABD_MELEE_TARGET);
  refused (enemy, unit, 0, 0, MU_RULE_ABD_MELEE_ATTACKER);
  refused (-5, unit, 0, 0, MU_RULE_ABD_MELEE_ATTACKER);
  mu_abd_mark (board->battle, unit, MU_ABD_RED, MU_RULE_NONE);
  refused (unit, MU_NO_BODY, 7, 0, MU_RULE_ABD_MELEE_RED);
}
END_TEST

/* Whatever is asked in whole battles, wild answers are refused with a rule, and change nothing. */
START_TEST (wild_answers_do_no_harm)
{
  uint64_t state = 7;
  board->detail.options = MU_ABD_REROLLS | MU_ABD_CONTROL | MU_ABD_ELEPHANTS | MU_ABD_DISMOUNT;
  static const char *const types[] = { "HC", "KT", "LA", "PX", "EL", "CP" };
  for (int i = 0; i < 6; i++) {
    const char south[] = { (char) ('E' + i), '7', '\0' }, north[] = { (char) ('E' + i), '4', '\0' };
    board_unit (board, MU_SIDE_A, types[i], south, 1);
    board_unit (board, MU_SIDE_B, types[i], north, 4);
  }
  for (int side = 0; side < MU_SIDES; side++)
    board_leader (board, (MuSide) side, MU_ABD_LEADER_A);
  board_begin (board, 5);
  for (int asked = 0; asked < 400 && board_ask (board, NULL); asked++) {
    const MuQuestion question = board->battle->desk.question;
    for (int i = 0; i < 20; i++) {
      const MuChoice wild = { .body = (int16_t) ((int) next_below (&state, 70) - 3),
                              .other = (int16_t) ((int) next_below (&state, 70) - 3),
                              .value = { (int) next_below (&state, 300) - 3, -1 } };
      ck_assert_int_ne (mu_abd_answer (board->battle, &question, &wild), MU_RULE_NONE);
    }
    const AbdDesk *desk = &board->battle->desk;
    const MuChoice any = desk->offered[next_below (&state, (uint32_t) desk->count)];
    board_answer (board, any.body, any.other, any.value[0], any.value[1]);
  }
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("barred");
  tcase_add_checked_fixture (tests, setup, teardown);
  tcase_add_test (tests, places_are_refused_by_their_stage);
  tcase_add_test (tests, acts_are_refused_by_what_bars_them);
  tcase_add_test (tests, moves_are_refused_by_what_bars_them);
  tcase_add_test (tests, from_zone_to_zone_is_refused_as_such);
  tcase_add_test (tests, members_are_refused_by_what_bars_them);
  tcase_add_test (tests, attacks_are_refused_by_what_bars_them);
  tcase_add_test (tests, wild_answers_do_no_harm);
  return run_case ("abd-barred", tests);
}
