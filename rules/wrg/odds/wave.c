/* A wave is got from the one before by adding the blows that it lacks and taking out those
 * that it has no more, or anew where that is less to do. Counts are modulo 2 ^ 64, so
 * taking out is exact. Columns are cleared when they first are of account: to clear them
 * all costs as much as a blow. */
#include "rules/wrg/odds/wave.h"

#include "rules/wrg/odds/bits.h"
#include "rules/wrg/odds/lanes.h"

#define COLUMNS_MOST (LANES_UP (MU_ODDS_FIGURES_MOST * MEN + MEN) + LANES)

size_t
mu_odds_wave_size (void)
{
  return mu_odds_room_size ((size_t) MEN * COLUMNS_MOST * sizeof (uint64_t));
}

bool
mu_odds_wave_init (Wave *wave, Room *room)
{
  *wave = (Wave){ .ways = mu_odds_room_take_raw (room, mu_odds_wave_size ()),
                  .fast = mu_odds_lanes_are_fast () };
  return wave->ways != NULL;
}

static int
first_of (unsigned blows)
{
  return __builtin_ctz (blows);
}

static int
last_of (unsigned blows)
{
  int last = first_of (blows);
  while (blows >> (last + 1))
    last++;
  return last;
}

static int
start_of (const Strike *strike, unsigned blows)
{
  return LANES_DOWN (strike->blow[first_of (blows)].men);
}

int
mu_odds_wave_width (const Strike *strike, unsigned blows)
{
  return LANES_UP (strike->blow[last_of (blows)].men + MEN) - start_of (strike, blows);
}

/* Columns, by men lost, from the first to before the second. */
static void
clear (Wave *wave, int start, int end)
{
  const Square *square = wave->square;
  const int first = square->row[0];
  const LaneBlock block = {
    .to = wave->ways + first * wave->stride + (start - wave->from),
    .stride = wave->stride,
    .rows = square->row[square->rows - 1] + 1 - first,
    .columns = end - start,
    .fast = wave->fast,
  };
  mu_odds_lanes_clear (&block);
}

void
mu_odds_wave_begin (Wave *wave, const Square *square, const Strike *strike, unsigned blows)
{
  wave->square = square;
  wave->strike = strike;
  wave->from = start_of (strike, blows);
  wave->stride = mu_odds_wave_width (strike, blows);
  wave->start = wave->end = wave->from;
  wave->blows = 0;
}

/* Adds a blow, or takes it out again. */
static void
change (Wave *wave, int blow)
{
  const Square *square = wave->square;
  const uint64_t ways = (uint64_t) wave->strike->blow[blow].ways;
  const LaneRows lanes = {
    .to = wave->ways + (wave->strike->blow[blow].men - wave->from),
    .from = square->ways,
    .to_stride = wave->stride,
    .from_stride = square->stride,
    .row = square->row,
    .rows = square->rows,
    .columns = MEN,
    .fast = wave->fast,
  };
  mu_odds_lanes_add (&lanes, wave->blows >> blow & 1 ? -ways : ways);
  wave->blows ^= 1u << blow;
}

/* Clears the columns that become of account. */
static void
widen (Wave *wave, int start, int end)
{
  if (wave->blows == 0) {
    wave->start = wave->end = start;
  }
  clear (wave, start, wave->start);
  clear (wave, wave->end, end);
  wave->start = start < wave->start ? start : wave->start;
  wave->end = end > wave->end ? end : wave->end;
}

Patch
mu_odds_wave_after (Wave *wave, unsigned blows, int *men)
{
  const int start = start_of (wave->strike, blows);
  const int width = mu_odds_wave_width (wave->strike, blows);
  if (bits_in (wave->blows ^ blows) > bits_in (blows) + 1)
    wave->blows = 0;
  widen (wave, start, start + width);
  for (unsigned left = wave->blows ^ blows; left; left &= left - 1)
    change (wave, first_of (left));
  *men = start;
  return (Patch){ wave->square, wave->ways + (start - wave->from), wave->stride, width };
}
