/* How a period ends for all ways of a square. Where no blow can be the end of a side its
 * men do not matter: verdicts decide, and the square is one number. Where one can, those
 * who carry more are parted from those who carry less, and who has no figure left counts
 * as broken whatever his verdict would be. */
#include "rules/wrg/odds/tally.h"

/* --- sums --------------------------------------------------------------- */

/* Where the blows upon a side part those who carry more from those who carry
 * less: blows are told from the least to the most, so starts fall. */
static void
part_men (Sums *sums, int side, const Bout *bout)
{
  const Strike *strike = bout->strike[!side];
  uint8_t *start = sums->start[side];
  int places = 0;
  start[places++] = 0;
  for (int i = strike->count - 1; i >= 0; i--) {
    const int survivors = mu_odds_bout_survivors (bout, side, strike->blow[i].men);
    if (survivors > 0 && survivors < MEN)
      start[places++] = (uint8_t) survivors;
  }
  start[places] = MEN;
  sums->places[side] = places;
}

static void
sum_men (Sums *sums, int side, const uint64_t along[MEN])
{
  const uint8_t *start = sums->start[side];
  MuWays men = 0;
  sums->men[side][0] = 0;
  for (int p = 0; p < sums->places[side]; p++) {
    for (int m = start[p]; m < start[p + 1]; m++)
      men += (MuWays) along[m] * (unsigned) m;
    sums->men[side][p + 1] = men;
  }
}

/* Of the rows up to now. */
static void
sum_columns (Sums *sums, int place, const uint64_t along[MEN])
{
  const uint8_t *start = sums->start[1];
  MuWays below = 0;
  sums->below[place][0] = 0;
  for (int p = 0; p < sums->places[1]; p++) {
    for (int c = start[p]; c < start[p + 1]; c++)
      below += along[c];
    sums->below[place][p + 1] = below;
  }
}

void
mu_odds_sums_of_square (Sums *sums, const Square *square, const Bout *bout)
{
  uint64_t down[MEN] = { 0 };
  uint64_t along[MEN] = { 0 };
  for (int s = 0; s < SIDES; s++)
    part_men (sums, s, bout);
  sum_columns (sums, 0, down);
  for (int p = 0; p < sums->places[0]; p++) {
    for (int r = sums->start[0][p]; r < sums->start[0][p + 1]; r++)
      for (int c = 0; c < MEN; c++) {
        along[r] += square_row (square, r)[c];
        down[c] += square_row (square, r)[c];
      }
    sum_columns (sums, p + 1, down);
  }
  sum_men (sums, 0, along);
  sum_men (sums, 1, down);
}

/* --- ends --------------------------------------------------------------- */

/* Exchanges after which all of a square's ways are in the same case. */
typedef struct {
  unsigned broken[SIDES];
  unsigned both;
  unsigned parted;
} Weights;

static bool
parts (const NextSlots *next, int first, int second)
{
  return first != MU_RECOIL_BREAK && second != MU_RECOIL_BREAK
         && next->slot[first][second] == PARTED;
}

/* Who is broken or has no figure left, who has both, and who parted. from: the
 * first place of each side for which that is so. */
static void
count_some (MuOddsAfter *after, const Sums *sums, const int from[SIDES], unsigned ways, bool parted)
{
  const int *all = sums->places;
  const MuWays first = sums_within (sums->below, (int[]){ from[0], 0 }, all);
  const MuWays second = sums_within (sums->below, (int[]){ 0, from[1] }, all);
  const MuWays both = sums_within (sums->below, from, all);
  after->broken[0] += ways * first;
  after->broken[1] += ways * second;
  after->both += ways * both;
  if (parted)
    after->parted += ways * (sums->below[all[0]][all[1]] - first - second + both);
}

static void
count_all (Weights *weights, const bool ended[SIDES], unsigned ways, bool parted)
{
  weights->broken[0] += ended[0] ? ways : 0;
  weights->broken[1] += ended[1] ? ways : 0;
  weights->both += ended[0] && ended[1] ? ways : 0;
  weights->parted += parted && !ended[0] && !ended[1] ? ways : 0;
}

static int
surviving_places (const Sums *sums, const Bout *bout, int side, int men)
{
  const int survivors = mu_odds_bout_survivors (bout, side, men);
  int place = 0;
  while (place < sums->places[side] && sums->start[side][place] < survivors)
    place++;
  return place;
}

/* wrg.casualties.remove: nobody loses more men than he has. */
static void
count_losses (MuOddsAfter *after, const Bout *bout, int side, const Sums *sums,
              int survivors[RANDOMS])
{
  const Strike *strike = bout->strike[!side];
  for (int i = 0; i < strike->count; i++) {
    const int men = strike->blow[i].men;
    int from[SIDES] = { 0, 0 };
    survivors[i] = from[side] = surviving_places (sums, bout, side, men);
    const MuWays all = sums->below[sums->places[0]][sums->places[1]];
    const MuWays ended = sums_within (sums->below, from, sums->places);
    const MuWays *carried = sums->men[side];
    after->lost[side] += (unsigned) strike->blow[i].ways * RANDOM_WAYS
                         * ((unsigned) men * (all - ended) + (unsigned) bout->left[side] * ended
                            - (carried[sums->places[side]] - carried[survivors[i]]));
  }
}

typedef struct {
  MuOddsAfter *after;
  const Sums *sums;
  int survivors[SIDES][RANDOMS]; /* places of each side, by blow of the other */
  Weights weights;
} Count;

/* Exchanges with the same results. */
typedef struct {
  bool broken[SIDES];
  bool parted;
  const uint16_t *blows;
} Case;

/* This blow of the first side and that of the second. */
static void
count_exchange (Count *count, const Bout *bout, const Case *these, const int blow[SIDES])
{
  const unsigned ways
      = (unsigned) (bout->strike[0]->blow[blow[0]].ways * bout->strike[1]->blow[blow[1]].ways);
  bool ended[SIDES];
  int from[SIDES] = { 0, 0 };
  bool alike = true;
  for (int s = 0; s < SIDES; s++) {
    ended[s] = these->broken[s];
    if (ended[s])
      continue;
    from[s] = count->survivors[s][blow[!s]];
    ended[s] = from[s] == 0;
    alike = alike && (from[s] == 0 || from[s] == count->sums->places[s]);
  }
  if (alike)
    count_all (&count->weights, ended, ways, these->parted);
  else
    count_some (count->after, count->sums, from, ways, these->parted);
}

static void
count_each (Count *count, const Bout *bout, const Case *these)
{
  for (int k = 0; k < bout->strike[1]->count; k++)
    for (unsigned left = these->blows[k]; left; left &= left - 1)
      count_exchange (count, bout, these, (int[]){ __builtin_ctz (left), k });
}

static void
count_cases (Count *count, const Bout *bout, const NextSlots *next)
{
  for (int first = 0; first < RESULTS; first++)
    for (int second = 0; second < RESULTS; second++) {
      const Case these = {
        .broken = { first == MU_RECOIL_BREAK, second == MU_RECOIL_BREAK },
        .parted = parts (next, first, second),
        .blows = bout->verdicts->blows[first][second],
      };
      count_each (count, bout, &these);
    }
}

/* All survive. */
static Weights
weights_of (const Bout *bout, const NextSlots *next)
{
  uint16_t const(*ways)[RESULTS] = bout->verdicts->ways;
  Weights weights = { .both = ways[MU_RECOIL_BREAK][MU_RECOIL_BREAK] };
  for (int r = 0; r < RESULTS; r++) {
    weights.broken[0] += ways[MU_RECOIL_BREAK][r];
    weights.broken[1] += ways[r][MU_RECOIL_BREAK];
  }
  for (int first = MU_RECOIL_STAND; first <= MU_RECOIL_RECOIL; first++)
    for (int second = MU_RECOIL_STAND; second <= MU_RECOIL_RECOIL; second++)
      if (next->slot[first][second] == PARTED)
        weights.parted += ways[first][second];
  return weights;
}

void
mu_odds_tally (MuOddsAfter *after, const Bout *bout, const NextSlots *next, MuWays all,
               const Sums *sums)
{
  Count count = { .after = after, .sums = sums };
  for (int s = 0; s < SIDES; s++)
    if (sums)
      count_losses (after, bout, s, sums, count.survivors[s]);
    else
      after->lost[s] += bout->verdicts->men[s] * all;
  if (sums)
    count_cases (&count, bout, next);
  else
    count.weights = weights_of (bout, next);
  for (int s = 0; s < SIDES; s++)
    after->broken[s] += count.weights.broken[s] * all;
  after->both += count.weights.both * all;
  after->parted += count.weights.parted * all;
}
