/* Grids made, advances and looks over a field with some of everything. */
#include <stdio.h>
#include <stdlib.h>

#include "rules/core/event.h"
#include "rules/wrg/field/choose.h"
#include "rules/wrg/field/sight.h"
#include "rules/wrg/field/way.h"
#include "tests/bench/bench.h"

#define FIELDS   400
#define LOOKS    4000000
#define ADVANCES 1000000

static MuWrgChosenField chosen;

static void
choose (uint64_t seed)
{
  MuWrgChoice choice = { .country = MU_COUNTRY_PLAIN, .width = 720, .depth = 480 };
  MuDice dice;
  for (int half = 0; half < MU_WRG_HALVES; half++)
    choice.number[half][MU_SIDE_A] = choice.number[half][MU_SIDE_B] = 4;
  mu_dice_init_seeded (&dice, seed, 0);
  if (mu_wrg_choose_field (NULL, &choice, &dice, seed, &chosen) != MU_RULE_NONE)
    abort ();
}

static uint64_t
next (uint64_t *state)
{
  *state = *state * UINT64_C (6364136223846793005) + UINT64_C (1442695040888963407);
  return *state >> 33;
}

static MuPoint
point (uint64_t *state)
{
  return (MuPoint){ (MuFix) (next (state) % MU_PACES (720)),
                    (MuFix) (next (state) % MU_PACES (480)) };
}

static void
bench_grids (void *block, size_t size)
{
  uint64_t signature = MU_DIGEST_START;
  double seconds = 0;
  for (int i = 0; i < FIELDS; i++) {
    choose ((uint64_t) i);
    const double start = bench_now ();
    const MuTerrain *terrain = mu_terrain_build (block, size, &chosen.field, &mu_wrg_terrain_terms);
    seconds += bench_now () - start;
    signature = bench_mix (signature, terrain->all);
  }
  bench_report ("battlefields built", FIELDS, seconds, signature);
}

static void
bench_looks (const MuTerrain *terrain)
{
  uint64_t signature = MU_DIGEST_START, state = 1;
  const double start = bench_now ();
  for (int i = 0; i < LOOKS; i++) {
    const MuWrgEye from = { .at = point (&state) }, to = { .at = point (&state) };
    signature = bench_mix (signature, mu_wrg_sight (terrain, &from, &to));
  }
  bench_report ("looks over a field", LOOKS, bench_now () - start, signature);
}

static void
bench_advances (const MuTerrain *terrain)
{
  uint64_t signature = MU_DIGEST_START, state = 1;
  const MuWrgWalker walker = { .type = MU_TROOP_HI };
  const double start = bench_now ();
  for (int i = 0; i < ADVANCES; i++) {
    MuWrgLeg legs[MU_WRG_LEGS];
    const MuRect rect = { point (&state), MU_PACES (100), MU_PACES (30),
                          (MuAngle) (i % 4 ? i % 4 * MU_ANGLE_QUARTER : i) };
    const int count = mu_wrg_legs (NULL, terrain, &rect, MU_PACES (80), &walker, legs);
    signature = bench_mix (signature, (uint64_t) legs[count - 1].to);
  }
  bench_report ("advances over it", ADVANCES, bench_now () - start, signature);
}

/* Enough for every field of the benchmark. */
static size_t
largest_size (void)
{
  size_t largest = 0;
  for (int i = 0; i < FIELDS; i++) {
    choose ((uint64_t) i);
    const size_t size = mu_terrain_size (&chosen.field);
    largest = size > largest ? size : largest;
  }
  choose (202);
  const size_t size = mu_terrain_size (&chosen.field);
  return size > largest ? size : largest;
}

void
bench_field (void)
{
  const size_t size = largest_size ();
  void *block = malloc (size);
  bench_grids (block, size);
  choose (202);
  const MuTerrain *terrain = mu_terrain_build (block, size, &chosen.field, &mu_wrg_terrain_terms);
  bench_looks (terrain);
  bench_advances (terrain);
  printf ("%-20s %12zu\n", "bytes a battlefield", size);
  free (block);
}
