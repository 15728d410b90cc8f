/* Fights random battles and asks of each, after every phase, what must hold.
 *
 *   battles [--mixed | --trains | --orders | --commanded] [--battles N] [--first N]
 *                         exit status 1 and the number of each battle in which something
 *                         does not; mixed: with bodies of two kinds of troops;
 *                         trains: with wagons and pack animals; orders: the
 *                         bodies of both sides have written ones; commanded: they do,
 *                         and the machine commands them
 *
 * A battle follows from its number alone: --battles 1 --first N fights it again. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/rules/battle/begin.h"
#include "tests/rules/common.h"
#include "tests/soak/draw.h"
#include "tests/soak/watch.h"

#define TRIES_MOST     1000 /* draws for one battle that can be set up */
#define STEPS_A_PERIOD 12
#define SEED           1
#define FAULTS_TOLD    20

typedef void (*DrawNext) (Draw *draw, uint64_t *chance);

typedef struct {
  Draw draw;
  Watch watch;
  void *block;
  size_t size;
  uint64_t signature;
  uint64_t bodies;
  uint64_t periods;
  uint64_t refused;
  uint64_t faulty;
  DrawNext draw_next;
} Soak;

static void
make_room (Soak *soak)
{
  const size_t needed = wrg_size (&soak->draw.setup);
  if (needed <= soak->size)
    return;
  free (soak->block);
  soak->block = malloc (needed);
  soak->size = needed;
}

/* The battle of this number, set up; NULL if that is not possible. */
static WrgBattle *
begin (Soak *soak, uint64_t number, MuDice *dice)
{
  uint64_t chance = number * UINT64_C (0x9e3779b97f4a7c15);
  MuWrgSetupAnswer answer = MU_WRG_SETUP_NO_ROOM;
  for (int tries = 0; tries < TRIES_MOST && draw_may_be_refused (answer); tries++) {
    MuBattle *door;
    soak->draw_next (&soak->draw, &chance);
    make_room (soak);
    memset (soak->block, 0xa5, soak->size);
    watch_init (&soak->watch);
    mu_dice_init_seeded (dice, SEED, number);
    answer = wrg_begin (soak->block, soak->size, &soak->draw.setup, dice, watch_event, &soak->watch,
                        &door, NULL);
    if (answer == MU_WRG_SETUP_OK)
      return (WrgBattle *) (void *) door;
    soak->refused++;
  }
  watch_fault (&soak->watch, "refused: %s", mu_wrg_setup_answer_words (answer));
  return NULL;
}

static void
fight_out (Soak *soak, WrgBattle *battle)
{
  const int steps_most = battle->periods * STEPS_A_PERIOD;
  MuBattleStatus status = MU_BATTLE_GOES_ON;
  watch_state (&soak->watch, battle);
  for (int steps = 0; status == MU_BATTLE_GOES_ON && steps <= steps_most; steps++) {
    status = mu_wrg_battle_step (battle);
    watch_state (&soak->watch, battle);
  }
  if (status != MU_BATTLE_OVER)
    watch_fault (&soak->watch, "the battle does not end");
  watch_end (&soak->watch, battle);
  soak->signature = soak->signature * UINT64_C (0x100000001b3) ^ battle->digest;
  soak->bodies += battle->count;
  soak->periods += battle->period;
}

/* The same battle with nobody listening ends alike. */
static void
fight_unheard (Soak *soak, uint64_t number, uint64_t digest)
{
  MuDice dice;
  MuBattle *door;
  MuBattleOutcome outcome;
  mu_dice_init_seeded (&dice, SEED, number);
  wrg_begin (soak->block, soak->size, &soak->draw.setup, &dice, NULL, NULL, &door, NULL);
  while (mu_battle_step (door, NULL) == MU_BATTLE_GOES_ON)
    ;
  mu_battle_outcome (door, &outcome);
  if (outcome.digest != digest)
    watch_fault (&soak->watch, "it ends otherwise when nobody listens");
}

static void
fight (Soak *soak, uint64_t number)
{
  MuDice dice;
  WrgBattle *battle = begin (soak, number, &dice);
  if (battle) {
    fight_out (soak, battle);
    fight_unheard (soak, number, battle->digest);
  }
  if (soak->watch.faults == 0)
    return;
  if (soak->faulty++ < FAULTS_TOLD)
    fprintf (stderr, "battle %" PRIu64 ", %s (faults: %u)\n", number, soak->watch.first,
             soak->watch.faults);
}

static uint64_t
number_of (const char *text)
{
  char *end;
  const uint64_t number = strtoull (text, &end, 10);
  if (*text < '0' || *text > '9' || *end) {
    fprintf (stderr, "battles: '%s' is no number\n", text);
    exit (2);
  }
  return number;
}

static DrawNext
kind_of_draw (const char *option)
{
  if (strcmp (option, "--mixed") == 0)
    return draw_mixed_battle;
  if (strcmp (option, "--trains") == 0)
    return draw_train_battle;
  if (strcmp (option, "--commanded") == 0)
    return draw_commanded_battle;
  return strcmp (option, "--orders") == 0 ? draw_ordered_battle : draw_battle;
}

int
main (int argc, char **argv)
{
  static Soak soak;
  uint64_t battles = 300, first = 0;
  soak.draw_next = kind_of_draw (argc > 1 ? argv[1] : "");
  for (int i = 1 + (soak.draw_next != draw_battle); i < argc; i += 2) {
    const bool count = strcmp (argv[i], "--battles") == 0;
    if (i + 1 == argc || (!count && strcmp (argv[i], "--first") != 0)) {
      fprintf (stderr, "usage: battles [--mixed | --trains | --orders | --commanded] [--battles N] "
                       "[--first N]\n");
      return 2;
    }
    *(count ? &battles : &first) = number_of (argv[i + 1]);
  }
  for (uint64_t i = 0; i < battles; i++)
    fight (&soak, first + i);
  printf ("%" PRIu64 " battles from %" PRIu64 ", %" PRIu64 " with faults; %" PRIu64
          " bodies, %" PRIu64 " periods, %" PRIu64 " draws refused, signature %016" PRIx64 "\n",
          battles, first, soak.faulty, soak.bodies, soak.periods, soak.refused, soak.signature);
  draw_clear (&soak.draw);
  free (soak.block);
  return soak.faulty > 0;
}
