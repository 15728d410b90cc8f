/* hexes [--first N] --battles N   battles on the hex table, on boards drawn by chance with any
 * options and readings, by players who choose anything that they are offered, half of them by a
 * machine player's whims in part, and watched after each step; each is fought again by the same
 * answers, and comes to the same. The measure: --battles 100000. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/rules/abd/any_board.h"

#define ANSWERS 20000

/* Who chooses: of a hundred questions so many are answered by chance, the others by the machine;
 * or all as they were the first time. */
typedef struct {
  uint64_t state;
  int whims;
  bool again;
  int count, next;
  int16_t answer[ANSWERS];
  bool asked[MU_ABD_ASKS + 1]; /* by kind, in any battle */
} Players;

static int
choose (void *context, const Board *board, const MuQuestion *question, const MuChoice *choices,
        int count)
{
  Players *players = context;
  players->asked[question->kind] = true;
  if (players->again)
    return players->next < players->count ? players->answer[players->next++] : -1;
  const bool whim = (int) next_below (&players->state, 100) < players->whims;
  const int which = whim ? (int) next_below (&players->state, (uint32_t) count)
                         : mu_abd_decide (board->battle, question, choices, count);
  if (players->count < ANSWERS)
    players->answer[players->count++] = (int16_t) which;
  return which;
}

typedef struct {
  long fought, refused, faults;
  uint64_t signature;
} Tally;

/* Once; the digest of it. NULL: all held, or it could not begin. */
static const char *
fight (long number, Players *players, bool *begun, uint64_t *digest)
{
  Board *board = any_board ((uint64_t) number);
  const char *why, *fault = NULL;
  *begun = any_board_begins (board, (uint64_t) number, &why);
  if (*begun)
    fault = any_board_fight (board, choose, players);
  if (fault)
    printf ("battle %ld, turn %d, question %d: %s\n", number, board->battle->turn,
            board->battle->desk.question.kind, fault);
  *digest = board->battle->digest;
  board_free (board);
  return fault;
}

/* Kinds of questions that came up. */
static int
kinds (const Players *players)
{
  int count = 0;
  for (int kind = 1; kind <= MU_ABD_ASKS; kind++)
    count += players->asked[kind];
  return count;
}

static void
begin_players (Players *players, long number)
{
  players->state = (uint64_t) number * 77 + 5;
  players->whims = number % 2 ? 100 : 30;
  players->again = false;
  players->count = players->next = 0;
}

static void
watch (long number, Players *players, Tally *tally)
{
  bool begun;
  uint64_t digest, again;
  begin_players (players, number);
  const char *fault = fight (number, players, &begun, &digest);
  tally->refused += !begun;
  if (!begun)
    return;
  tally->fought++;
  tally->faults += fault != NULL;
  tally->signature = tally->signature * 31 + digest;
  if (fault)
    return;
  players->again = true;
  fault = fight (number, players, &begun, &again);
  if (!fault && again == digest)
    return;
  tally->faults++;
  printf ("battle %ld: the same answers made another battle\n", number);
}

int
main (int count, char **args)
{
  static Players players;
  long first = 0, battles = 0;
  Tally tally = { .fought = 0 };
  for (int i = 1; i + 1 < count; i += 2)
    *(strcmp (args[i], "--first") == 0 ? &first : &battles) = strtol (args[i + 1], NULL, 10);
  for (long i = first; i < first + battles; i++)
    watch (i, &players, &tally);
  printf (
      "%ld battles on the hex table, %ld with faults, %ld that could not begin; %d of %d kinds of "
      "questions; %016" PRIx64 "\n",
      tally.fought, tally.faults, tally.refused, kinds (&players), MU_ABD_ASKS, tally.signature);
  return tally.faults > 0 || tally.fought == 0;
}
