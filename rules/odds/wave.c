#include "rules/odds/wave.h"

#include <string.h>

#include "rules/odds/lanes.h"

#define COLUMNS_MOST (LANES_UP (MU_ODDS_FIGURES_MOST * MEN + MEN) + LANES)

size_t
wave_size (void)
{
  return room_size ((size_t) MEN * COLUMNS_MOST * sizeof (uint64_t));
}

bool
wave_init (Wave *wave, Room *room)
{
  *wave = (Wave){ .ways = room_take_raw (room, wave_size ()) };
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
wave_width (const Strike *strike, unsigned blows)
{
  return LANES_UP (strike->blow[last_of (blows)].men + MEN) - start_of (strike, blows);
}

static void
clear (Wave *wave)
{
  const Square *square = wave->square;
  const int first = square->row[0];
  const int rows = square->row[square->rows - 1] + 1 - first;
  wave->blows = 0;
  memset (wave->ways + first * wave->stride, 0,
          (size_t) (rows * wave->stride) * sizeof *wave->ways);
}

void
wave_begin (Wave *wave, const Square *square, const Strike *strike, unsigned blows)
{
  wave->square = square;
  wave->strike = strike;
  wave->from = start_of (strike, blows);
  wave->stride = wave_width (strike, blows);
  clear (wave);
}

/* Adds a blow, or takes it out again. */
static void
change (Wave *wave, int blow)
{
  const Square *square = wave->square;
  const uint64_t ways = (uint64_t) wave->strike->blow[blow].ways;
  const uint64_t times = wave->blows >> blow & 1 ? -ways : ways;
  const LaneRows lanes = {
    .to = wave->ways + (wave->strike->blow[blow].men - wave->from),
    .from = square->ways[0],
    .to_stride = wave->stride,
    .from_stride = MEN,
    .row = square->row,
    .rows = square->rows,
    .columns = MEN,
  };
  lanes_add (&lanes, times);
  wave->blows ^= 1u << blow;
}

Patch
wave_after (Wave *wave, unsigned blows, int *men)
{
  if (__builtin_popcount (wave->blows ^ blows) > __builtin_popcount (blows) + 1)
    clear (wave);
  for (unsigned left = wave->blows ^ blows; left; left &= left - 1)
    change (wave, first_of (left));
  *men = start_of (wave->strike, blows);
  return (Patch){ wave->square, wave->ways + (*men - wave->from), wave->stride,
                  wave_width (wave->strike, blows) };
}
