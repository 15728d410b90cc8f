/* Ancient Battles Deluxe: the machine as a player (rules/abd/player/). Whole battles of all levels,
 * with all options, and what a level chooses where one answer is plainly the best. */
#include <stdlib.h>
#include <string.h>

#include "rules/abd/player/player.h"
#include "tests/rules/abd/board.h"

static Board *board;

static void
teardown (void)
{
  if (board)
    board_free (board);
  board = NULL;
}

/* --- whole battles ------------------------------------------------------------------------ */

/* One of each, and more, in two rows that face the enemy's. */
static void
put_army (MuSide side)
{
  static const char *const types[]
      = { "CP", "PX", "HI", "LI", "LI", "MM", "LA", "HA", "LC", "KT", "EL", "MA", "WW" };
  for (int i = 0; i < (int) (sizeof types / sizeof *types); i++) {
    const int column = 2 + i, row = side == MU_SIDE_A ? 8 + (i % 2) : 4 - (i % 2);
    MuAbdUnitSetup *unit = board_unit (board, side, types[i], NULL, side == MU_SIDE_A ? 1 : 4);
    unit->hex = (int16_t) mu_abd_hex_at (&board->map.grid, column, i ? row : row * 2 - 6);
    unit->shots = board->chart.unit[unit->type].arrows ? 1 + i % 3 : 0;
  }
  board_leader (board, side, MU_ABD_LEADER_A);
  board_leader (board, side, MU_ABD_LEADER_C);
  board->detail.side[side].barbarian = true;
}

static void
put_armies (int one, int other, uint8_t options)
{
  board = board_new ();
  board_terrain (board, "E6", MU_ABD_WOODS);
  board_terrain (board, "H6", MU_ABD_HILL);
  board_terrain (board, "L7", MU_ABD_MARSH);
  for (int side = 0; side < MU_SIDES; side++)
    put_army ((MuSide) side);
  board->detail.options = options;
  board->detail.side[MU_SIDE_A].player = (uint8_t) one;
  board->detail.side[MU_SIDE_B].player = (uint8_t) other;
}

/* Whoever is asked thinks of the battle, and changes nothing in it. */
static void
answer_by_machine (bool asked[MU_ABD_ASKS + 1])
{
  static AbdBattle before;
  const AbdDesk *desk = &board->battle->desk;
  const uint64_t rolled = mu_dice_rolled (&board->dice);
  memcpy (&before, board->battle, sizeof before);
  const int chosen = mu_abd_decide (board->battle, &desk->question, desk->offered, desk->count);
  ck_assert_mem_eq (&before, board->battle, sizeof before);
  ck_assert_uint_eq (mu_dice_rolled (&board->dice), rolled);
  ck_assert_int_ge (chosen, 0);
  ck_assert_int_lt (chosen, desk->count);
  asked[desk->question.kind] = true;
  const MuChoice choice = desk->offered[chosen];
  board_answer (board, choice.body, choice.other, choice.value[0], choice.value[1]);
}

static uint64_t
play (uint64_t seed, bool asked[MU_ABD_ASKS + 1])
{
  board_begin (board, seed);
  for (int questions = 0; board_ask (board, NULL); questions++) {
    ck_assert_int_lt (questions, 5000);
    answer_by_machine (asked);
  }
  return board->battle->digest;
}

static uint64_t
fight (int one, int other, uint8_t options, uint64_t seed, bool asked[MU_ABD_ASKS + 1])
{
  put_armies (one, other, options);
  const uint64_t digest = play (seed, asked);
  teardown ();
  return digest;
}

#define ALL_OPTIONS ((1 << MU_ABD_OPTIONS) - 1)

/* abd.17.0.options: each kind of question has an answer, at each level. */
START_TEST (each_level_answers_every_question)
{
  bool asked[MU_ABD_ASKS + 1] = { false };
  for (uint64_t seed = 0; seed < 12; seed++)
    for (int level = MU_ABD_GREEDY; level <= MU_ABD_PLANNED; level++) {
      fight (level, MU_ABD_PLANNED - level, ALL_OPTIONS, seed, asked);
      fight (level, level, MU_ABD_REROLLS | MU_ABD_BARBARIANS | MU_ABD_ELEPHANTS, seed, asked);
      fight (level, MU_ABD_PLANNED, 0, seed, asked);
    }
  for (int kind = 1; kind <= MU_ABD_ASKS; kind++)
    ck_assert_msg (asked[kind], "nobody was asked a question of kind %d", kind);
}
END_TEST

START_TEST (the_same_battle_is_played_the_same_way)
{
  bool asked[MU_ABD_ASKS + 1] = { false };
  for (int one = 0; one < MU_ABD_PLAYERS - 1; one++)
    ck_assert_uint_eq (fight (one, 1, 0, 5, asked), fight (one, 1, 0, 5, asked));
}
END_TEST

/* Some turns are enough: what it tries is forgotten from question to question. */
START_TEST (who_searches_leaves_no_trace)
{
  bool asked[MU_ABD_ASKS + 1] = { false };
  uint64_t digest[2];
  for (int i = 0; i < 2; i++) {
    put_armies (MU_ABD_SEARCH, MU_ABD_GREEDY, 0);
    board_begin (board, 3);
    for (int questions = 0; questions < 40 && board_ask (board, NULL); questions++)
      answer_by_machine (asked);
    digest[i] = board->battle->digest;
    teardown ();
  }
  ck_assert_uint_eq (digest[0], digest[1]);
}
END_TEST

START_TEST (only_who_searches_needs_room)
{
  put_armies (MU_ABD_GREEDY, MU_ABD_PLANNED, 0);
  ck_assert_uint_eq (mu_abd_block_size (&board->detail), sizeof (AbdBattle));
  board->detail.side[MU_SIDE_B].player = MU_ABD_SEARCH;
  ck_assert_uint_ge (mu_abd_block_size (&board->detail), 3 * offsetof (AbdBattle, desk));
}
END_TEST

/* --- single answers -------------------------------------------------------------------------- */

/* A duel: who stands where, and what the one who is asked first does. */
static void
begin_duel (int level)
{
  for (int side = 0; side < MU_SIDES; side++)
    board->detail.side[side].player = (uint8_t) level;
  board_begin (board, 1);
}

/* On to the next question of that kind to that side; all others are passed or declined. */
static void
ask_until (MuAbdAsks kind, MuSide side)
{
  MuQuestion question;
  for (int i = 0; i < 200; i++) {
    ck_assert_int_ne (board_ask (board, &question), 0);
    if (question.kind == kind && question.side == side)
      return;
    const MuChoice first = board->battle->desk.offered[0];
    board_answer (board, first.body, first.other, first.value[0], first.value[1]);
  }
  ck_abort_msg ("no question of kind %d", kind);
}

static MuChoice
decided (void)
{
  const AbdDesk *desk = &board->battle->desk;
  return desk->offered[mu_abd_decide (board->battle, &desk->question, desk->offered, desk->count)];
}

/* abd.11.0.alternate: light horse does not ride at a phalanx head on. */
START_TEST (nobody_rides_at_a_phalanx)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "LC", "H6", 1);
  board_unit (board, MU_SIDE_B, "PX", "H5", 4);
  begin_duel (_i);
  ask_until (MU_ABD_ASK_MELEE, MU_SIDE_A);
  ck_assert_int_eq (decided ().body, MU_NO_BODY);
}
END_TEST

/* abd.11.2.5.iv.vector: but heavy horse at foot from behind. */
START_TEST (everybody_strikes_from_behind)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HC", "H6", 1);
  board_unit (board, MU_SIDE_B, "HI", "H5", 1);
  begin_duel (_i);
  ask_until (MU_ABD_ASK_MELEE, MU_SIDE_A);
  ck_assert_int_ne (decided ().body, MU_NO_BODY);
}
END_TEST

/* abd.7.0.single-unit-auto */
START_TEST (a_shaken_unit_is_rallied)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HI", "H11", 1)->disordered = true;
  board_unit (board, MU_SIDE_B, "HI", "H2", 4);
  begin_duel (_i);
  ask_until (MU_ABD_ASK_ACT, MU_SIDE_A);
  ck_assert_int_eq (decided ().value[0], MU_ABD_RALLY);
}
END_TEST

/* abd.11.2.3.cavalry: light horse does not wait for heavy that comes at its back. */
START_TEST (light_horse_gives_way_to_heavy)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HC", "H6", 1);
  board_leader (board, MU_SIDE_A, MU_ABD_LEADER_A);
  board_unit (board, MU_SIDE_B, "LC", "H5", 1);
  begin_duel (_i);
  ask_until (MU_ABD_ASK_MELEE, MU_SIDE_A);
  board_answer (board, 0, 2, 0, 0);
  ask_until (MU_ABD_ASK_RETREAT, MU_SIDE_B);
  ck_assert_int_gt (decided ().value[0], 0);
}
END_TEST

/* A unit alone goes to meet the enemy, and not off the map. */
START_TEST (units_close)
{
  board = board_new ();
  board_unit (board, MU_SIDE_A, "HI", "H9", 1);
  board_unit (board, MU_SIDE_B, "LA", "H4", 1);
  begin_duel (_i);
  ask_until (MU_ABD_ASK_ACT, MU_SIDE_A);
  ck_assert_int_eq (decided ().value[0], MU_ABD_MOVE);
  board_answer (board, 0, MU_NO_BODY, MU_ABD_MOVE, 0);
  ask_until (MU_ABD_ASK_MOVE, MU_SIDE_A);
  const int hex = decided ().value[0];
  ck_assert_int_ne (hex, MU_ABD_OFF);
  ck_assert_int_lt (mu_abd_hex_distance (&board->map.grid, hex, board_hex (board, "H4")), 5);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("player");
  tcase_set_timeout (tests, 60);
  tcase_add_checked_fixture (tests, NULL, teardown);
  tcase_add_test (tests, each_level_answers_every_question);
  tcase_add_test (tests, the_same_battle_is_played_the_same_way);
  tcase_add_test (tests, who_searches_leaves_no_trace);
  tcase_add_test (tests, only_who_searches_needs_room);
  tcase_add_loop_test (tests, nobody_rides_at_a_phalanx, 0, MU_ABD_PLAYERS);
  tcase_add_loop_test (tests, everybody_strikes_from_behind, 0, MU_ABD_PLAYERS);
  tcase_add_loop_test (tests, a_shaken_unit_is_rallied, 0, MU_ABD_PLAYERS);
  tcase_add_loop_test (tests, light_horse_gives_way_to_heavy, 0, MU_ABD_PLAYERS);
  tcase_add_loop_test (tests, units_close, 0, MU_ABD_SEARCH);
  return run_case ("player", tests);
}
