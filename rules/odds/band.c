#include "rules/odds/band.h"

/* --- room --------------------------------------------------------------- */

static size_t
squares_of (int slots, int figures)
{
  return (size_t) slots * (size_t) figures;
}

/* Each square goes to no more slots than this; of squares that go together there
 * are two at least to each sum. */
#define MOVES_MOST 4
#define SUMS_MOST  (MOVES_MOST / 2)

size_t
band_size (int slots, int figures)
{
  const size_t squares = squares_of (slots, figures);
  return wave_size () + room_size ((1 + SUMS_MOST) * squares * sizeof (Square))
         + room_size (squares * sizeof (Bout)) + room_size (MOVES_MOST * squares * sizeof (Move))
         + room_size ((size_t) slots * sizeof (int));
}

bool
band_init (Band *band, Grid *grid, int slots, int figures, Room *room)
{
  const size_t squares = squares_of (slots, figures);
  *band = (Band){
    .grid = grid,
    .slots = slots,
    .square = room_take_raw (room, (1 + SUMS_MOST) * squares * sizeof (Square)),
    .bout = room_take_raw (room, squares * sizeof (Bout)),
    .move = room_take_raw (room, MOVES_MOST * squares * sizeof (Move)),
    .first = room_take_raw (room, (size_t) slots * sizeof (int)),
  };
  band->sum = band->square + squares;
  return wave_init (&band->wave, room) && band->square && band->bout && band->move && band->first;
}

/* --- put down ----------------------------------------------------------- */

void
band_clear (Band *band)
{
  band->moves = band->sums = 0;
  for (int slot = 0; slot < band->slots; slot++)
    band->first[slot] = NO_MOVE;
}

const Square *
band_gather (Band *band, const Kin *kin, unsigned set)
{
  const Square *all = NULL;
  Square *sum = NULL;
  for (int i = 0; i < kin->count; i++) {
    const Bout *bout = kin->bout[i];
    const Square *square = band_square (band, bout->slot, bout->lost[1]);
    if (!(set >> i & 1))
      continue;
    if (all && !sum)
      sum = &band->sum[band->sums++];
    if (all)
      square_add (sum, all, square);
    all = sum ? sum : square;
  }
  return all;
}

void
band_put (Band *band, const Bout *bout, const Square *square, const Flow *flow)
{
  band->move[band->moves] = (Move){ bout, square, flow->blows, band->first[flow->slot] };
  band->first[flow->slot] = band->moves++;
}

/* --- moved -------------------------------------------------------------- */

/* Blow by blow upon the first side. */
static void
move_to (Band *band, int slot, const Move *move)
{
  const Bout *bout = move->bout;
  const Strike *strike = bout->strike[1];
  const unsigned some = bout_survivable (bout, 0);
  const unsigned left = bout_survivable (bout, 1);
  unsigned all = 0;
  for (int k = 0; some >> k & 1; k++)
    all |= move->blows[k] & left;
  if (all)
    wave_begin (&band->wave, move->square, bout->strike[0], all);
  for (int k = 0; some >> k & 1; k++) {
    const unsigned blows = move->blows[k] & left;
    if (!blows)
      continue;
    int men[SIDES] = { bout->lost[0] * MEN + strike->blow[k].men, 0 };
    const Patch patch = wave_after (&band->wave, blows, &men[1]);
    men[1] += bout->lost[1] * MEN;
    grid_add (band->grid, slot, men, &patch, (unsigned) strike->blow[k].ways);
  }
}

void
band_move (Band *band)
{
  for (int slot = 0; slot < band->slots; slot++)
    for (int i = band->first[slot]; i != NO_MOVE; i = band->move[i].next)
      move_to (band, slot, &band->move[i]);
}
