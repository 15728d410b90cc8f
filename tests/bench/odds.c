/* Exact odds of eight periods for two bodies of forty figures: pairs that players
 * know, and a sweep of random ones, as some take much longer than others. */
#include <stdio.h>
#include <stdlib.h>

#include "rules/event.h"
#include "rules/odds/melee.h"
#include "tests/bench/bench.h"

#define COURSES 5
#define FIGURES 40
#define SWEEP   300

static uint64_t
mix_ways (uint64_t signature, MuWays ways)
{
  return bench_mix (bench_mix (signature, (uint64_t) ways), (uint64_t) (ways >> 64));
}

static uint64_t
mix_course (uint64_t signature, const MuOddsCourse *course)
{
  const MuOddsAfter *last = &course->after[MU_ODDS_PERIODS - 1];
  signature = mix_ways (mix_ways (signature, last->broken[0]), last->broken[1]);
  return mix_ways (mix_ways (signature, last->fighting), last->lost[0]);
}

static void
reckon (const MuOddsMelee *melee, void *room, size_t size, MuOddsCourse *course)
{
  if (mu_odds_melee (NULL, melee, MU_ODDS_PERIODS, room, size, course, NULL) != MU_ODDS_OK)
    abort ();
}

static MuOddsBody
body_of (const char *notation, int files)
{
  MuOddsBody body = {
    .best_weapon = true,
    .figures = FIGURES,
    .files = files,
    .front = files,
    .period = 1,
    .first = MU_MELEE_CHARGING,
  };
  if (mu_wrg_troop_parse (notation, &body.troop, NULL) != MU_WRG_PARSE_OK)
    abort ();
  return body;
}

/* --- pairs that players know -------------------------------------------- */

typedef struct {
  const char *what;
  const char *notation[2];
  int files;
} Pair;

static void
bench_pair (const Pair *pair)
{
  const MuOddsMelee melee
      = { { body_of (pair->notation[0], pair->files), body_of (pair->notation[1], pair->files) } };
  const size_t size = mu_odds_melee_size (NULL, &melee, MU_ODDS_PERIODS);
  void *room = malloc (size);
  uint64_t signature = MU_DIGEST_START;
  const double start = bench_now ();
  for (int i = 0; i < COURSES; i++) {
    MuOddsCourse course;
    reckon (&melee, room, size, &course);
    signature = mix_course (signature, &course);
  }
  bench_report (pair->what, COURSES, bench_now () - start, signature);
  free (room);
}

/* --- any pair ----------------------------------------------------------- */

/* splitmix64 */
static uint32_t
next_below (uint64_t *state, uint32_t limit)
{
  uint64_t z = *state += UINT64_C (0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C (0x94d049bb133111eb);
  return (uint32_t) (((z ^ z >> 31) >> 32) * limit >> 32);
}

static MuOddsBody
random_body (uint64_t *state)
{
  static const char *const arms[] = { "HI HTW Sh", "HI HTW",  "LHI JLS Sh", "HI P",       "HI P Sh",
                                      "HI LTS Sh", "LMI LTS", "LMI",        "LMI JLS Sh", "MI JLS",
                                      "MI B",      "LI JLS",  "HI 2HCW",    "LHI 2HCW",   "MI 2HCW",
                                      "SHI 2HCW",  "LC JLS",  "LC JLS Sh",  "MC L",       "HC L Sh",
                                      "EHC L Sh" };
  static const int files[] = { 8, 10, 13, 20, 40 };
  char notation[32];
  const char *kind = next_below (state, 2) ? "Reg" : "Irr";
  const char class = "ABCD"[next_below (state, 4)];
  snprintf (notation, sizeof notation, "%s %c %s", kind, class,
            arms[next_below (state, sizeof arms / sizeof arms[0])]);
  MuOddsBody body = body_of (notation, files[next_below (state, sizeof files / sizeof files[0])]);
  body.first = next_below (state, 2) ? MU_MELEE_CHARGING : 0;
  return body;
}

/* What cannot apply is dropped. */
static MuOddsMelee
random_pair (uint64_t *state)
{
  MuOddsMelee melee;
  MuOddsFault fault;
  for (int s = 0; s < 2; s++)
    melee.side[s] = random_body (state);
  while (mu_odds_melee_check (NULL, &melee, &fault) == MU_ODDS_CANNOT_APPLY)
    melee.side[fault.side].first &= ~fault.circumstance;
  return melee;
}

/* With the time that fresh room takes. */
static double
time_pair (const MuOddsMelee *melee, size_t *size, uint64_t *signature)
{
  MuOddsCourse course;
  const double start = bench_now ();
  *size = mu_odds_melee_size (NULL, melee, MU_ODDS_PERIODS);
  void *room = malloc (*size);
  reckon (melee, room, *size, &course);
  free (room);
  *signature = mix_course (*signature, &course);
  return bench_now () - start;
}

static void
bench_sweep (void)
{
  uint64_t state = 1974;
  uint64_t signature = MU_DIGEST_START;
  double all = 0;
  double worst = 0;
  size_t largest = 0;
  for (int i = 0; i < SWEEP; i++) {
    const MuOddsMelee melee = random_pair (&state);
    size_t size;
    const double seconds = time_pair (&melee, &size, &signature);
    all += seconds;
    worst = seconds > worst ? seconds : worst;
    largest = size > largest ? size : largest;
  }
  bench_report ("odds, random pairs", SWEEP, all, signature);
  printf ("%-20s %12.1f ms mean    %.1f ms worst\n", "", 1000 * all / SWEEP, 1000 * worst);
  printf ("%-20s %12zu\n", "bytes at most", largest);
}

void
bench_odds (void)
{
  static const Pair pairs[] = {
    { "odds, legionaries", { "Reg B HI HTW Sh", "Irr C LHI JLS Sh" }, 10 },
    { "odds, phalanxes", { "Reg C HI P Sh", "Reg C HI P Sh" }, 10 },
    { "odds, light horse", { "Irr C LC JLS Sh", "Irr C LC JLS Sh" }, 20 },
    { "odds, axes", { "Irr C HI 2HCW", "Irr C LHI 2HCW" }, 10 },
  };
  for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
    bench_pair (&pairs[i]);
  bench_sweep ();
}
