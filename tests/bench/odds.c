/* Exact odds of eight periods for two bodies of forty figures: pairs that players
 * know, and a sweep of random ones, as some take much longer than others. */
#include <stdio.h>
#include <stdlib.h>

#include "app/sums/core/sum_memory.h"
#include "rules/core/event.h"
#include "rules/wrg/odds/melee.h"
#include "rules/wrg/troop/troop.h"
#include "tests/bench/bench.h"

#define COURSES 5
#define FIGURES 40
#define OFTEN   60 /* runs of the slowest pair */
#define RUNS    3  /* of each pair of a sweep, of which the fastest counts */

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
  if (mu_troop_parse (notation, &body.troop, NULL) != MU_TROOP_PARSE_OK)
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
  g_auto (MuSumRoom) kept = { 0 };
  void *room = mu_sum_room_take (&kept, size);
  uint64_t signature = MU_DIGEST_START;
  const double start = bench_now ();
  for (int i = 0; i < COURSES; i++) {
    MuOddsCourse course;
    reckon (&melee, room, size, &course);
    signature = mix_course (signature, &course);
  }
  bench_report (pair->what, COURSES, bench_now () - start, signature);
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

/* Anything that may exist, models too, in any order and state. */
static MuOddsBody
any_body (uint64_t *state)
{
  const unsigned written = (1u << MU_WEAPON_ENGINE) - 2; /* neither side arm nor engine */
  MuOddsBody body = { .best_weapon = true, .figures = FIGURES };
  do
    body.troop = (MuTroop){
      .regular = next_below (state, 2),
      .class = (uint8_t) next_below (state, 4),
      .type = (uint8_t) next_below (state, MU_TROOP_FIGHTING_TYPES),
      .shield = next_below (state, 2),
      .weapons
      = (uint16_t) (next_below (state, written + 2) & next_below (state, written + 2) & written),
    };
  while (mu_wrg_troop_forbidden (&body.troop) != MU_RULE_NONE);
  body.files = body.front = 5 + (int) next_below (state, FIGURES - 4);
  body.period = 1 + (int) next_below (state, 3);
  body.carried = (int) next_below (state, 20);
  body.disordered = next_below (state, 6) == 0;
  body.general = next_below (state, 8) == 0;
  body.first = next_below (state, 2) ? MU_MELEE_CHARGING : next_below (state, 128);
  if (mu_type_is_chariot ((MuTroopType) body.troop.type))
    body.crew.horses = (uint8_t) (2 + next_below (state, 3));
  if (mu_type_is_model ((MuTroopType) body.troop.type))
    body.crew.count = body.troop.type == MU_TROOP_LCH ? 1 : 2;
  for (int i = 0; i < body.crew.count; i++)
    body.crew.weapon[i] = next_below (state, 2) ? MU_WEAPON_LIGHT_SPEAR : MU_WEAPON_BOW;
  return body;
}

typedef MuOddsBody Draw (uint64_t *state);

/* What cannot apply is dropped, and who cannot fight so drawn anew. */
static MuOddsMelee
draw_pair (Draw *draw, uint64_t *state)
{
  for (;;) {
    MuOddsMelee melee;
    MuOddsFault fault;
    MuOddsAnswer answer;
    for (int s = 0; s < 2; s++)
      melee.side[s] = draw (state);
    while ((answer = mu_odds_melee_check (NULL, &melee, &fault)) == MU_ODDS_CANNOT_APPLY)
      melee.side[fault.side].first &= ~fault.circumstance;
    if (answer == MU_ODDS_OK)
      return melee;
  }
}

/* Once, in room that is kept, as the Calculator does, or that comes fresh from the system. */
static double
time_once (const MuOddsMelee *melee, MuSumRoom *kept, size_t *size, MuOddsCourse *course)
{
  const double start = bench_now ();
  *size = mu_odds_melee_size (NULL, melee, MU_ODDS_PERIODS);
  g_auto (MuSumRoom) fresh = { 0 };
  reckon (melee, mu_sum_room_take (kept ? kept : &fresh, *size), *size, course);
  return bench_now () - start;
}

static double
time_pair (const MuOddsMelee *melee, MuSumRoom *kept, size_t *size, MuOddsCourse *course)
{
  double best = 0;
  for (int run = 0; run < RUNS; run++) {
    const double seconds = time_once (melee, kept, size, course);
    best = run == 0 || seconds < best ? seconds : best;
  }
  return best;
}

static int
by_time (const void *one, const void *other)
{
  const double a = *(const double *) one, b = *(const double *) other;
  return (a > b) - (a < b);
}

/* On a machine that others work on, too, one time says little. */
static void
say_often (const char *what, const MuOddsMelee *melee, MuSumRoom *kept)
{
  double seconds[OFTEN];
  MuOddsCourse course;
  size_t size;
  for (int i = 0; i < OFTEN; i++)
    seconds[i] = time_once (melee, kept, &size, &course);
  qsort (seconds, OFTEN, sizeof seconds[0], by_time);
  printf ("%-20s %12.1f ms at best, %.1f ms in half of %d runs, %s\n", "", 1000 * seconds[0],
          1000 * seconds[OFTEN / 2], OFTEN, what);
}

static void
say_body (const char *what, const MuOddsBody *body)
{
  char notation[64];
  mu_troop_format (&body->troop, notation, sizeof notation);
  printf ("%-20s %12s, %d files, period %d, carried %d%s%s\n", what, notation, body->files,
          body->period, body->carried, body->first & MU_MELEE_CHARGING ? ", charging" : "",
          body->disordered ? ", disordered" : "");
}

typedef struct {
  double all; /* seconds */
  double worst;
  MuSumRoom room;
  MuOddsMelee slowest;
  size_t largest;
  uint64_t signature;
} Sweep;

static void
sweep_pair (Sweep *sweep, const MuOddsMelee *melee)
{
  MuOddsCourse course;
  size_t size;
  const double seconds = time_pair (melee, &sweep->room, &size, &course);
  sweep->signature = mix_course (sweep->signature, &course);
  sweep->all += seconds;
  sweep->largest = size > sweep->largest ? size : sweep->largest;
  if (seconds <= sweep->worst)
    return;
  sweep->worst = seconds;
  sweep->slowest = *melee;
}

static void
say_times (Sweep *sweep, int count)
{
  printf ("%-20s %12.1f ms mean    %.1f ms worst\n", "", 1000 * sweep->all / count,
          1000 * sweep->worst);
  say_often ("the worst of them", &sweep->slowest, &sweep->room);
  say_often ("in fresh memory", &sweep->slowest, NULL);
}

static void
bench_sweep (const char *what, Draw *draw, int count)
{
  Sweep sweep = { .signature = MU_DIGEST_START };
  uint64_t state = 1974;
  for (int i = 0; i < count; i++) {
    const MuOddsMelee melee = draw_pair (draw, &state);
    sweep_pair (&sweep, &melee);
  }
  bench_report (what, count, sweep.all, sweep.signature);
  say_times (&sweep, count);
  say_body ("the worst of them", &sweep.slowest.side[0]);
  say_body ("against", &sweep.slowest.side[1]);
  printf ("%-20s %12zu\n", "bytes at most", sweep.largest);
  mu_sum_room_clear (&sweep.room);
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
  bench_sweep ("odds, random pairs", random_body, 300);
  bench_sweep ("odds, any pairs", any_body, 700);
}
