/* How fast the core is, and a signature of what it computed: the rate may differ
 * between machines, the signature may not. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/shooting.h"
#include "tests/bench/bench.h"
#include "tests/rules/battle/armies.h"
#include "tests/rules/battle/begin.h"

#define SUMS    40000000
#define MELEES  20000000
#define SHOTS   20000000
#define BATTLES 500

double
bench_now (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

void
bench_report (const char *what, int count, double seconds, uint64_t signature)
{
  printf ("%-20s %12.0f a second   signature %016" PRIx64 "\n", what, count / seconds, signature);
}

uint64_t
bench_mix (uint64_t signature, uint64_t value)
{
  return (signature ^ value) * UINT64_C (0x100000001b3);
}

static void
bench_casualties (void)
{
  uint64_t signature = MU_DIGEST_START;
  const double start = bench_now ();
  for (int i = 0; i < SUMS; i++)
    signature = bench_mix (signature, (uint64_t) mu_wrg_casualties (NULL, i % 23 - 7, i % 61));
  bench_report ("casualty sums", SUMS, bench_now () - start, signature);
}

#define CASES 256

/* A spread of foot and horse, periods, circumstances and numbers. */
static void
set_melees (MuWrgMelee melee[CASES])
{
  static const char *const notation[]
      = { "Reg C HI HTW Sh", "Irr C LMI JLS Sh", "Reg B HI LTS Sh", "Irr C LC JLS Sh" };
  MuTroop troop[4];
  for (int i = 0; i < 4; i++)
    if (mu_troop_parse (notation[i], &troop[i], NULL) != MU_TROOP_PARSE_OK)
      abort ();
  for (int i = 0; i < CASES; i++) {
    const MuTroop *target = &troop[i >> 2 & 3];
    const int period = 1 + (i >> 4 & 3);
    melee[i] = (MuWrgMelee){
      .fighter = troop[i & 3],
      .target = *target,
      .weapon = mu_wrg_melee_best_weapon (&troop[i & 3], period, false, (MuTroopType) target->type),
      .figures = 1 + i % 30,
      .period = period,
      .circumstances = i & 64 ? MU_MELEE_CHARGING : 0,
      .random = i % 5 - 1, /* what each of these classes can throw */
    };
  }
}

static void
bench_melee (void)
{
  static MuWrgMelee melee[CASES];
  uint64_t signature = MU_DIGEST_START;
  set_melees (melee);
  const double start = bench_now ();
  for (int i = 0; i < MELEES; i++) {
    MuWrgSum sum;
    if (mu_wrg_melee (NULL, &melee[i % CASES], &sum, NULL, NULL) != MU_MELEE_OK)
      abort ();
    signature = bench_mix (signature, (uint64_t) sum.casualties);
  }
  bench_report ("melee resolutions", MELEES, bench_now () - start, signature);
}

static uint64_t
mix_trace (uint64_t signature, const MuTrace *trace)
{
  for (uint32_t i = 0; i < trace->count; i++)
    signature
        = bench_mix (signature, (uint64_t) trace->line[i].rule + (uint64_t) trace->line[i].amount);
  return signature;
}

/* As a player sees it: each line with its rule. */
static void
bench_traced_melee (void)
{
  static MuWrgMelee melee[CASES];
  uint64_t signature = MU_DIGEST_START;
  set_melees (melee);
  const double start = bench_now ();
  for (int i = 0; i < MELEES; i++) {
    MuWrgSum sum;
    MuTrace trace;
    if (mu_wrg_melee (NULL, &melee[i % CASES], &sum, &trace, NULL) != MU_MELEE_OK)
      abort ();
    signature = mix_trace (signature, &trace);
  }
  bench_report ("melees with lines", MELEES, bench_now () - start, signature);
}

static void
set_shots (MuWrgShot shot[CASES])
{
  static const char *const notation[]
      = { "Irr C LI S", "Reg C MI B Sh", "Irr C LC JLS B Sh", "Reg C HI CB" };
  static const MuWeapon weapon[]
      = { MU_WEAPON_SLING, MU_WEAPON_BOW, MU_WEAPON_LIGHT_SPEAR, MU_WEAPON_CROSSBOW };
  for (int i = 0; i < CASES; i++) {
    shot[i] = (MuWrgShot){
      .weapon = weapon[i & 3],
      .figures = 1 + i % 30,
      .circumstances = (i & 16 ? MU_SHOOT_COVER : 0u)
                       | (i & 32 ? MU_SHOOT_OVERHEAD | MU_SHOOT_OVERHEAD_MANY : 0u)
                       | (i & 64 ? MU_SHOOT_TARGET_MOVED : 0u),
      .random = i % 3 - 1,
    };
    if (mu_troop_parse (notation[i & 3], &shot[i].shooter, NULL) != MU_TROOP_PARSE_OK
        || mu_troop_parse (notation[i >> 2 & 3], &shot[i].target, NULL) != MU_TROOP_PARSE_OK)
      abort ();
  }
}

static void
bench_traced_shooting (void)
{
  static MuWrgShot shot[CASES];
  uint64_t signature = MU_DIGEST_START;
  set_shots (shot);
  const double start = bench_now ();
  for (int i = 0; i < SHOTS; i++) {
    MuWrgSum sum;
    MuTrace trace;
    if (mu_wrg_shoot (NULL, &shot[i % CASES], &sum, &trace, NULL) != MU_SHOOT_OK)
      abort ();
    signature = mix_trace (signature, &trace);
  }
  bench_report ("shots with lines", SHOTS, bench_now () - start, signature);
}

MuBattleOutcome
bench_fight (void *block, size_t size, const MuWrgSetup *setup, uint64_t stream)
{
  MuDice dice;
  MuBattle *battle;
  MuBattleOutcome outcome;
  mu_dice_init_seeded (&dice, 202, stream);
  if (wrg_begin (block, size, setup, &dice, NULL, NULL, &battle, NULL) != MU_WRG_SETUP_OK)
    abort ();
  while (mu_battle_step (battle, NULL) == MU_BATTLE_GOES_ON)
    ;
  mu_battle_outcome (battle, &outcome);
  return outcome;
}

static void
bench_battles (void)
{
  static Army romans, carthaginians;
  army_raise (&romans, army_romans);
  army_raise (&carthaginians, army_carthaginians);
  const MuWrgSetup setup = army_setup (&romans, &carthaginians);
  const size_t size = wrg_size (&setup);
  void *block = malloc (size);
  uint64_t signature = MU_DIGEST_START;
  const double start = bench_now ();
  for (int i = 0; i < BATTLES; i++)
    signature = bench_mix (signature, bench_fight (block, size, &setup, (uint64_t) i).digest);
  bench_report ("whole battles", BATTLES, bench_now () - start, signature);
  printf ("%-20s %12zu\n", "bytes a battle", size);
  free (block);
}

typedef struct {
  const char *name;
  void (*run) (void);
} Part;

static const Part parts[] = {
  { "casualties", bench_casualties }, { "melee", bench_melee }, { "lines", bench_traced_melee },
  { "shots", bench_traced_shooting }, { "field", bench_field }, { "battles", bench_battles },
  { "sizes", bench_sizes },           { "odds", bench_odds },
};

/* All parts, or those that are named. */
int
main (int argc, char **argv)
{
  for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
    int named = argc == 1;
    for (int a = 1; a < argc; a++)
      named |= strcmp (argv[a], parts[i].name) == 0;
    if (named)
      parts[i].run ();
  }
  return 0;
}
