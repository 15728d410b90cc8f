/* Whole battles of the hex table, played by players who choose anything that they are offered: none
 * gets stuck, the board stays sound, and the same seed and answers make the same battle. */
#include <stdlib.h>
#include <string.h>

#include "tests/rules/abd/board.h"

static Board *board;

static void
teardown (void)
{
  board_free (board);
  board = NULL;
}

static int
draw (MuDice *dice, int from)
{
  int value = 0;
  for (int i = 0; i < 6; i++)
    value = value * 6 + mu_dice_roll (dice, MU_DIE_ORDINARY, MU_ROLL_OTHER, -1) - 1;
  return value % from;
}

/* Two armies of all types, on ground of all kinds, with any options. */
static void
put_side (MuDice *dice, MuSide side)
{
  const int units = 3 + draw (dice, 12);
  for (int i = 0; i < units; i++) {
    const int type = i == 0 ? (int) MU_ABD_CP : draw (dice, MU_ABD_TYPES);
    MuAbdUnitSetup *unit = board_unit (
        board, side, mu_abd_type_key ((MuAbdType) (type == MU_ABD_CP && i ? 0 : type)), NULL,
        1 + draw (dice, 6));
    do
      unit->hex = (int16_t) draw (dice, 18 * 12);
    while (board->map.terrain[unit->hex] == MU_ABD_TERRAINS || board->battle);
    unit->disordered = draw (dice, 5) == 0;
    if (draw (dice, 6) == 0) {
      unit->hex = MU_ABD_OFF;
      unit->turn = (uint8_t) (1 + draw (dice, MU_ABD_TURNS_LEAST));
      unit->entry = (uint8_t) draw (dice, 2);
    }
    if (board->chart.unit[unit->type].arrows)
      unit->shots = (uint8_t) draw (dice, 4);
  }
  for (int i = draw (dice, 4); i > 0; i--)
    board_leader (board, side, (MuAbdLeaderKind) draw (dice, 3));
  board->detail.side[side].barbarian = draw (dice, 2) == 0;
}

static void
unstack (MuDice *dice)
{
  bool taken[MU_ABD_HEXES] = { false };
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = 0; i < board->detail.side[side].unit_count; i++) {
      MuAbdUnitSetup *unit = &board->unit[side][i];
      while (unit->turn == 0 && taken[unit->hex])
        unit->hex = (int16_t) draw (dice, 18 * 12);
      if (unit->turn == 0)
        taken[unit->hex] = true;
    }
}

static void
put_ground (MuDice *dice)
{
  for (int hex = 0; hex < 18 * 12; hex++) {
    const int kind = draw (dice, 20);
    board->map.terrain[hex] = kind < MU_ABD_TERRAINS ? (uint8_t) kind : MU_ABD_CLEAR;
    if (draw (dice, 8) == 0)
      mu_abd_map_set_side (&board->map, hex, draw (dice, 6), (MuAbdHexside) draw (dice, 4));
  }
  for (int i = 0; i < 2; i++) {
    MuAbdEntryHexes *entry = &board->detail.entry[i];
    for (entry->count = 0; entry->count < 3; entry->count++)
      entry->hex[entry->count] = (int16_t) (i * 11 * 18 + 3 + entry->count + draw (dice, 10));
  }
  board->detail.entry_count = 2;
}

static void
make_board (uint64_t seed)
{
  MuDice dice;
  mu_dice_init_seeded (&dice, seed, 77);
  board = board_new ();
  put_ground (&dice);
  for (int side = 0; side < MU_SIDES; side++)
    put_side (&dice, (MuSide) side);
  unstack (&dice);
  board->detail.options = (uint8_t) draw (&dice, 1 << MU_ABD_OPTIONS);
  if (draw (&dice, 4))
    board->detail.options &= (uint8_t) ~MU_ABD_FREE_DEPLOYMENT;
  board->detail.turns = (uint8_t) (5 + draw (&dice, 6));
  board->detail.returns = (uint8_t) draw (&dice, 3);
  for (int i = 0; i < MU_READINGS; i++)
    board->readings.choice[i] = draw (&dice, 3) == 0;
}

/* Nobody stands where he cannot; hexes and pieces agree; leaders are where their units are. */
static void
check_board (void)
{
  const AbdBattle *battle = board->battle;
  int found = 0, waiting = 0;
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    const AbdPiece *piece = &battle->piece[body];
    if (piece->leader && piece->with != MU_NO_BODY)
      ck_assert_int_eq (piece->hex, battle->piece[piece->with].hex);
    if (piece->leader || piece->hex == MU_ABD_OFF) {
      waiting += piece->outside != MU_ABD_OFF;
      continue;
    }
    ck_assert_int_eq (battle->at[piece->hex], body);
    ck_assert_int_eq (piece->fate, MU_FATE_ON_TABLE);
    ck_assert_int_eq (piece->outside, MU_ABD_OFF);
    ck_assert_int_lt (piece->facing, MU_ABD_DIRECTIONS);
    found++;
  }
  ck_assert_int_eq (waiting, battle->waiting);
  for (int hex = 0; hex < mu_abd_hex_count (&battle->map->grid); hex++)
    found -= battle->at[hex] != MU_NO_BODY;
  ck_assert_int_eq (found, 0);
}

/* The digest of the battle; which: what the players' choices are drawn by. */
static uint64_t
play (uint64_t which)
{
  static MuChoice choice[MU_CHOICES_MAX];
  MuQuestion question;
  MuDice players;
  int asked = 0;
  mu_dice_init_seeded (&players, which, 99);
  while (board_ask (board, &question)) {
    const int count = board_choices (board, choice, MU_CHOICES_MAX);
    ck_assert_int_gt (count, 1);
    ck_assert_int_le (count, MU_CHOICES_MAX);
    const MuChoice *of = &choice[draw (&players, count)];
    ck_assert_int_eq (mu_abd_answer (board->battle, &question, of), MU_RULE_NONE);
    check_board ();
    ck_assert_int_lt (++asked, 20000);
  }
  check_board ();
  return board->battle->digest;
}

#define GAMES 25

START_TEST (random_games_end_and_are_the_same_again)
{
  for (int i = 0; i < GAMES; i++) {
    const uint64_t seed = (uint64_t) (_i * GAMES + i);
    make_board (seed);
    board_begin (board, seed);
    const uint64_t digest = play (seed);
    ck_assert_int_eq (board->battle->phase, MU_ABD_PHASE_OVER);
    teardown ();
    make_board (seed);
    board_begin (board, seed);
    ck_assert_uint_eq (play (seed), digest);
    teardown ();
  }
}
END_TEST

/* By whoever is the machine: every level gives an answer that is offered. */
START_TEST (machines_play_to_the_end)
{
  static MuChoice choice[MU_CHOICES_MAX];
  for (int seed = 0; seed < 4; seed++) {
    MuQuestion question;
    make_board ((uint64_t) seed);
    for (int side = 0; side < MU_SIDES; side++)
      board->detail.side[side].player = (uint8_t) _i;
    board_begin (board, (uint64_t) seed);
    while (board_ask (board, &question)) {
      const int count = board_choices (board, choice, MU_CHOICES_MAX);
      const int which = mu_abd_decide (board->battle, &question, choice, count);
      ck_assert (which >= 0 && which < count);
      ck_assert_int_eq (mu_abd_answer (board->battle, &question, &choice[which]), MU_RULE_NONE);
    }
    teardown ();
  }
}
END_TEST

/* All state is in the block: a copy goes on as the battle would have. */
START_TEST (a_copy_of_the_block_goes_on_alike)
{
  make_board (3);
  board->detail.options = 0;
  board_begin (board, 3);
  for (int i = 0; i < 30; i++) {
    board_ask (board, NULL);
    const AbdDesk *desk = &board->battle->desk;
    ck_assert_int_eq (
        mu_abd_answer (board->battle, &desk->question, &desk->offered[desk->count / 2]),
        MU_RULE_NONE);
  }
  AbdBattle *kept = malloc (sizeof *kept);
  memcpy (kept, board->battle, sizeof *kept);
  const MuDice dice = board->dice;
  const uint64_t digest = play (5);
  memcpy (board->battle, kept, sizeof *kept);
  board->dice = dice;
  ck_assert_uint_eq (play (5), digest);
  free (kept);
  teardown ();
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("whole");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, random_games_end_and_are_the_same_again, 0, 8);
  tcase_add_loop_test (tests, machines_play_to_the_end, 0, MU_ABD_PLAYERS);
  tcase_add_test (tests, a_copy_of_the_block_goes_on_alike);
  return run_case ("abd-whole", tests);
}
