/* What a battle costs as armies grow: the same troops side by side on a wider
 * table.  The cost of a body in a period, divided by the logarithm of their
 * number, should not grow. */
#include <stdio.h>
#include <stdlib.h>

#include "tests/bench/bench.h"
#include "tests/rules/battle/armies.h"
#include "tests/rules/battle/begin.h"

#define LEAST   10
#define GROWTH  2
#define BATTLES 400 /* bodies fought, in hundreds, for each size */

static void
widen (Army *army, const Army *pattern, int bodies)
{
  const int rows = pattern->side.unit_count;
  *army = *pattern;
  for (int i = 0; i < bodies; i++)
    army->unit[i] = pattern->unit[i % rows];
  army->side.units = army->unit;
  army->side.unit_count = (uint16_t) bodies;
}

static double
logarithm_of (int bodies)
{
  double log = 0;
  for (double left = bodies; left > 1; left /= 1.1)
    log += 0.1375; /* of 1.1, to the base of two */
  return log;
}

static void
bench_size (int bodies)
{
  static Army pattern[MU_SIDES], army[MU_SIDES];
  army_raise (&pattern[0], army_romans);
  army_raise (&pattern[1], army_carthaginians);
  for (int side = 0; side < MU_SIDES; side++)
    widen (&army[side], &pattern[side], bodies);
  MuWrgSetup setup = army_setup (&army[0], &army[1]);
  setup.table_width = 480 + 90 * bodies;
  const size_t size = wrg_size (&setup);
  void *block = malloc (size);
  const int battles = BATTLES / bodies + 1;
  uint64_t signature = MU_DIGEST_START;
  int periods = 0;
  const double start = bench_now ();
  for (int i = 0; i < battles; i++) {
    const MuBattleOutcome outcome = bench_fight (block, size, &setup, (uint64_t) i);
    signature = bench_mix (signature, outcome.digest);
    periods += outcome.periods;
  }
  const double seconds = bench_now () - start;
  const double body = seconds * 1e6 / periods / (2 * bodies);
  printf (
      "%4d bodies a side    %9.1f battles a second   %6.2f us a body and period   %5.2f by log n"
      "   signature %016" PRIx64 "\n",
      bodies, battles / seconds, body, body / logarithm_of (bodies), signature);
  free (block);
}

void
bench_sizes (void)
{
  for (int bodies = LEAST; bodies < MU_BATTLE_UNITS_MAX; bodies *= GROWTH)
    bench_size (bodies);
  bench_size (MU_BATTLE_UNITS_MAX);
}
