/* The same set-up and dice give the same battle, everywhere. */
#include <stdlib.h>
#include <string.h>

#include "scene.h"
#include "tests/rules/battle/begin.h"

/* Of the battle below.  It changes when a rule or a reading of the engine does,
 * and only then: put the new one here and say in the commit which rule it was. */
#define KNOWN_DIGEST UINT64_C (0xe1ecdc70d8906963)

typedef struct {
  Army romans;
  Army carthaginians;
  MuWrgSetup setup;
} Zama;

static void
muster (Zama *zama)
{
  army_raise (&zama->romans, army_romans);
  army_raise (&zama->carthaginians, army_carthaginians);
  zama->setup = army_setup (&zama->romans, &zama->carthaginians);
}

static MuBattleOutcome
fight (const MuWrgSetup *setup, uint64_t seed, uint64_t stream)
{
  const size_t size = wrg_size (setup);
  void *block = malloc (size);
  MuDice dice;
  MuBattle *battle;
  MuBattleOutcome outcome;
  mu_dice_init_seeded (&dice, seed, stream);
  ck_assert_int_eq (wrg_begin (block, size, setup, &dice, NULL, NULL, &battle, NULL),
                    MU_WRG_SETUP_OK);
  while (mu_battle_step (battle, NULL) == MU_BATTLE_GOES_ON)
    ;
  mu_battle_outcome (battle, &outcome);
  free (block);
  return outcome;
}

START_TEST (the_known_battle)
{
  Zama zama;
  muster (&zama);
  const MuBattleOutcome outcome = fight (&zama.setup, 202, 1);
  ck_assert_msg (outcome.digest == KNOWN_DIGEST, "digest %016llx",
                 (unsigned long long) outcome.digest);
}
END_TEST

START_TEST (seeds_and_streams)
{
  Zama zama;
  muster (&zama);
  const uint64_t digest = fight (&zama.setup, 7, 7).digest;
  ck_assert (digest == fight (&zama.setup, 7, 7).digest);
  ck_assert (digest != fight (&zama.setup, 7, 8).digest);
  ck_assert (digest != fight (&zama.setup, 8, 7).digest);
}
END_TEST

/* A block copied between steps fights on by itself. */
START_TEST (a_battle_can_be_forked)
{
  Zama zama;
  muster (&zama);
  const size_t size = wrg_size (&zama.setup);
  void *block = malloc (size);
  MuDice dice;
  MuBattle *battle;
  const uint64_t whole = fight (&zama.setup, 3, 4).digest;
  mu_dice_init_seeded (&dice, 3, 4);
  ck_assert_int_eq (wrg_begin (block, size, &zama.setup, &dice, NULL, NULL, &battle, NULL),
                    MU_WRG_SETUP_OK);
  for (int i = 0; i < 30 + _i; i++)
    mu_battle_step (battle, NULL);
  void *copy = malloc (size);
  memcpy (copy, block, size);
  MuDice own = dice;
  ((WrgBattle *) copy)->dice = &own;
  free (block);
  MuBattleStatus status;
  do
    status = mu_wrg_battle_step (copy);
  while (status == MU_BATTLE_GOES_ON);
  MuBattleOutcome outcome;
  mu_wrg_battle_outcome (copy, &outcome);
  ck_assert (outcome.digest == whole);
  free (copy);
}
END_TEST

/* Mirrored armies win about equally often: neither side is favoured. */
START_TEST (no_side_is_favoured)
{
  Zama zama;
  muster (&zama);
  int wins[3] = { 0 };
  int swapped[3] = { 0 };
  const MuWrgSetup other = army_setup (&zama.carthaginians, &zama.romans);
  for (uint64_t i = 0; i < 300; i++) {
    wins[fight (&zama.setup, 11, i).winner]++;
    swapped[fight (&other, 12, i).winner]++;
  }
  /* three standard deviations of the difference of two such counts are below 75 */
  ck_assert_int_lt (abs (wins[MU_SIDE_A] - swapped[MU_SIDE_B]), 75);
  ck_assert_int_lt (abs (wins[MU_SIDE_B] - swapped[MU_SIDE_A]), 75);
  ck_assert_int_gt (wins[MU_SIDE_A] + wins[MU_SIDE_B], 0);
}
END_TEST

/* Dice that run out stop the battle. */
START_TEST (typed_dice_may_run_out)
{
  Zama zama;
  muster (&zama);
  const size_t size = wrg_size (&zama.setup);
  void *block = malloc (size);
  static const uint8_t faces[] = { 3, 3, 3, 3, 3 };
  MuDice dice;
  MuBattle *battle;
  mu_dice_init_scripted (&dice, faces, sizeof faces, 1, 1);
  ck_assert_int_eq (wrg_begin (block, size, &zama.setup, &dice, NULL, NULL, &battle, NULL),
                    MU_WRG_SETUP_OK);
  MuBattleStatus status;
  do
    status = mu_battle_step (battle, NULL);
  while (status == MU_BATTLE_GOES_ON);
  ck_assert_int_eq (status, MU_BATTLE_DICE_FAULT);
  ck_assert_int_eq (mu_battle_step (battle, NULL), MU_BATTLE_DICE_FAULT);
  free (block);
}
END_TEST

int
main (void)
{
  TCase *tests = tcase_create ("digest");
  tcase_set_timeout (tests, 120);
  tcase_add_test (tests, the_known_battle);
  tcase_add_test (tests, seeds_and_streams);
  tcase_add_loop_test (tests, a_battle_can_be_forked, 0, 24);
  tcase_add_test (tests, no_side_is_favoured);
  tcase_add_test (tests, typed_dice_may_run_out);
  return run_case ("digest", tests);
}
