/* How fast the core is: sums and whole battles a second on one core, each with
 * a signature of its results, so that a faster wrong answer shows.
 *
 * Rates are for the processor time that the work took; machines differ, so
 * compare them on one machine only. Nothing is asserted. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "armies.h"
#include "rules/wrg/casualties.h"
#include "rules/wrg/melee.h"
#include "rules/wrg/random.h"

#define ROUNDS     5 /* the best is printed */
#define CASUALTIES 40000000
#define MELEES     10000000
#define BATTLES    1000
#define SEED       202

/* One round of work: returns its signature. */
typedef uint64_t (*Work) (int count);

static uint64_t
mix (uint64_t signature, uint64_t value)
{
  return (signature ^ value) * UINT64_C (0x100000001b3);
}

static double
seconds_now (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

static uint64_t
sum_casualties (int count)
{
  uint64_t men = 0;
  for (int i = 0; i < count; i++)
    men += (uint64_t) mu_wrg_casualties (NULL, (i * 7) % 24 - 8, (i * 13) % 61);
  return mix (MU_DIGEST_START, men);
}

static MuWrgTroop
troop_of (const char *notation)
{
  MuWrgTroop troop;
  if (mu_wrg_troop_parse (notation, &troop, NULL) != MU_WRG_PARSE_OK)
    abort ();
  return troop;
}

/* Two dice, the whole sum and its casualties: legionaries on spearmen, in the
 * first three periods of a melee. */
static uint64_t
resolve_melees (int count)
{
  MuDice dice;
  MuWrgMelee melee = {
    .fighter = troop_of ("Reg C HI HTW Sh"),
    .target = troop_of ("Reg C HI LTS Sh"),
    .circumstances = MU_MELEE_FACED_BY_SPEARS,
  };
  uint64_t signature = MU_DIGEST_START;

  mu_dice_init_seeded (&dice, SEED, 0);
  for (int i = 0; i < count; i++) {
    melee.figures = 1 + i % 20;
    melee.period = 1 + i % 3;
    melee.weapon = melee.period == 1 ? MU_WRG_HEAVY_THROWING : MU_WRG_SIDEARM;
    const int minus = mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_MELEE_MINUS, 0);
    const int plus = mu_dice_roll (&dice, MU_DIE_AVERAGE, MU_ROLL_MELEE_PLUS, 0);
    melee.random = mu_wrg_random_melee (NULL, MU_WRG_C, minus, plus, false);
    MuWrgSum sum;
    if (mu_wrg_melee (NULL, &melee, &sum, NULL, NULL) != MU_MELEE_OK)
      abort ();
    signature = mix (signature, (uint64_t) (uint32_t) sum.casualties);
  }
  return signature;
}

static uint64_t
fight_battle (void *block, const MuBattleSetup *setup, uint64_t stream)
{
  MuDice dice;
  MuBattle *battle;
  MuBattleOutcome outcome;

  mu_dice_init_seeded (&dice, SEED, stream);
  if (mu_battle_init (block, mu_battle_size (setup), setup, &dice, NULL, NULL, &battle, NULL)
      != MU_SETUP_OK)
    abort ();
  while (mu_battle_step (battle) == MU_BATTLE_GOES_ON)
    ;
  mu_battle_outcome (battle, &outcome);
  return outcome.digest;
}

static uint64_t
fight_battles (int count)
{
  Army romans, carthaginians;
  uint64_t signature = MU_DIGEST_START;

  army_raise (&romans, army_romans);
  army_raise (&carthaginians, army_carthaginians);
  const MuBattleSetup setup = army_setup (&romans, &carthaginians);
  void *block = malloc (mu_battle_size (&setup));
  for (int i = 0; i < count; i++)
    signature = mix (signature, fight_battle (block, &setup, (uint64_t) i));
  free (block);
  return signature;
}

static void
measure (const char *name, Work work, int count)
{
  double best = 0;
  uint64_t signature = 0;

  for (int round = 0; round < ROUNDS; round++) {
    const double start = seconds_now ();
    signature = work (count);
    const double rate = count / (seconds_now () - start);
    if (rate > best)
      best = rate;
  }
  printf ("%-28s %14.0f a second   signature %016" PRIx64 "\n", name, best, signature);
}

static void
print_memory (void)
{
  Army romans, carthaginians;
  army_raise (&romans, army_romans);
  army_raise (&carthaginians, army_carthaginians);
  const MuBattleSetup setup = army_setup (&romans, &carthaginians);
  printf ("%-28s %14zu bytes, none allocated while it fights\n", "memory of a battle",
          mu_battle_size (&setup));
}

int
main (void)
{
  measure ("casualty sums", sum_casualties, CASUALTIES);
  measure ("melee resolutions", resolve_melees, MELEES);
  measure ("whole battles of 1,000 points", fight_battles, BATTLES);
  print_memory ();
  return EXIT_SUCCESS;
}
