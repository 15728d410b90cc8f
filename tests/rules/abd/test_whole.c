/* Whole battles of the hex table, played by players who choose anything that they are offered: none
 * gets stuck, the board stays sound, and the same seed and answers make the same battle. */
#include <stdlib.h>
#include <string.h>

#include "tests/rules/abd/any_board.h"

/* By chance alone. */
static int
choose (void *context, const Board *board, const MuQuestion *question, const MuChoice *choices,
        int count)
{
  (void) board;
  (void) question;
  (void) choices;
  return (int) next_below (context, (uint32_t) count);
}

/* By whoever is the machine; after so many questions, which *context counts, by the planned player,
 * who takes less time over them. */
static int
decide (void *context, const Board *board, const MuQuestion *question, const MuChoice *choices,
        int count)
{
  enum { THOUGHT_OVER = 20 };
  int *asked = context;
  MuAbdArmy *side = ((MuAbdSetup *) (uintptr_t) &board->detail)->side;
  if (++*asked == THOUGHT_OVER && side->player == MU_ABD_SEARCH)
    side[MU_SIDE_A].player = side[MU_SIDE_B].player = MU_ABD_PLANNED;
  return mu_abd_decide (board->battle, question, choices, count);
}

static Board *
begun (uint64_t seed)
{
  const char *why;
  Board *board = any_board (seed);
  ck_assert_msg (any_board_begins (board, seed, &why), "%s", why);
  return board;
}

/* Fought to its end; the digest. which: what the players' choices are drawn by. */
static uint64_t
play (Board *board, uint64_t which)
{
  const char *fault = any_board_fight (board, choose, &which);
  ck_assert_msg (fault == NULL, "%s", fault);
  ck_assert_int_eq (board->battle->phase, MU_ABD_PHASE_OVER);
  return board->battle->digest;
}

#define GAMES 25

START_TEST (random_games_end_and_are_the_same_again)
{
  for (int i = 0; i < GAMES; i++) {
    const uint64_t seed = (uint64_t) (_i * GAMES + i);
    Board *one = begun (seed), *again = begun (seed);
    ck_assert_uint_eq (play (one, seed), play (again, seed));
    board_free (one);
    board_free (again);
  }
}
END_TEST

typedef struct {
  uint64_t chance;
  int attacker, defender; /* of the attack that is foretold; MU_NO_BODY: none is */
  int times[5];
  int met; /* how many came */
} Foretold;

/* What the melee that was foretold has come to, if it was fought. */
static void
look_back (Foretold *told, const Board *board)
{
  const MuEvent *melee = board_last (board, MU_ABD_EVENT_MELEE);
  if (told->attacker == MU_NO_BODY || !melee || melee->body != told->attacker
      || melee->other != told->defender)
    return;
  ck_assert_int_gt (told->times[melee->value[3]], 0);
  told->attacker = MU_NO_BODY;
  told->met++;
}

/* abd.11.2.6.EN and its like: what comes is among what may come, and all throws are counted. */
static int
choose_knowing (void *context, const Board *board, const MuQuestion *question,
                const MuChoice *choices, int count)
{
  Foretold *told = context;
  const int at = (int) next_below (&told->chance, (uint32_t) count);
  int times[5], sum = 0;
  look_back (told, board);
  const int outcomes = mu_abd_foretell (board->battle, question, &choices[at], times, 5);
  ck_assert (outcomes == 0 || outcomes == 5);
  for (int i = 0; i < outcomes; i++)
    sum += times[i];
  ck_assert_int_eq (sum, outcomes ? 36 : 0);
  if (question->kind == MU_ABD_ASK_MELEE || question->kind == MU_ABD_ASK_SECOND)
    told->attacker = MU_NO_BODY;
  if (outcomes && question->kind == MU_ABD_ASK_MELEE) {
    told->attacker = choices[at].body;
    told->defender = choices[at].other;
    memcpy (told->times, times, sizeof times);
  }
  return at;
}

START_TEST (melees_come_to_what_was_foretold)
{
  Foretold told = { .chance = 5, .attacker = MU_NO_BODY };
  for (uint64_t seed = 0; seed < GAMES; seed++) {
    Board *board = begun (seed);
    told.attacker = MU_NO_BODY;
    const char *fault = any_board_fight (board, choose_knowing, &told);
    ck_assert_msg (fault == NULL, "%s", fault);
    board_free (board);
  }
  ck_assert_int_gt (told.met, 30);
}
END_TEST

/* By whoever is the machine: every level gives an answer that is offered. */
START_TEST (machines_play_to_the_end)
{
  for (uint64_t seed = 0; seed < 4; seed++) {
    const char *why;
    int asked = 0;
    Board *board = any_board (seed);
    for (int side = 0; side < MU_SIDES; side++)
      board->detail.side[side].player = (uint8_t) _i;
    ck_assert (any_board_begins (board, seed, &why));
    const char *fault = any_board_fight (board, decide, &asked);
    ck_assert_msg (fault == NULL, "%s", fault);
    board_free (board);
  }
}
END_TEST

/* All state is in the block: a copy goes on as the battle would have. */
START_TEST (a_copy_of_the_block_goes_on_alike)
{
  Board *board = begun (3);
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
  const uint64_t digest = play (board, 5);
  memcpy (board->battle, kept, sizeof *kept);
  board->dice = dice;
  ck_assert_uint_eq (play (board, 5), digest);
  free (kept);
  board_free (board);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("whole");
  tcase_set_timeout (tests, 60);
  tcase_add_loop_test (tests, random_games_end_and_are_the_same_again, 0, 8);
  tcase_add_test (tests, melees_come_to_what_was_foretold);
  tcase_add_loop_test (tests, machines_play_to_the_end, 0, MU_ABD_PLAYERS);
  tcase_add_test (tests, a_copy_of_the_block_goes_on_alike);
  return run_case ("abd-whole", tests);
}
