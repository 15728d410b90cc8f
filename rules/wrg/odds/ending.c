/* Who waits for the last period, and told apart by what. Its blows decide that: where they
 * part nobody a square is one count, else a few places of each side. So the strikes of the
 * last period are asked for while the one before is still fought. */
#include "rules/wrg/odds/ending.h"

#include <string.h>

/* --- room --------------------------------------------------------------- */

static size_t
squares_of (const Plan *plan)
{
  const MuOddsBody *side = plan->duel.melee.side;
  return (size_t) plan->slots.count * (size_t) side[0].figures * (size_t) side[1].figures;
}

/* Each blow parts the men carried of but one number of figures: with RANDOMS of
 * them, the places of one side along all its figures are no more than its
 * figures and RANDOMS, and the products of both as few as this. */
size_t
mu_odds_ending_size (const Plan *plan)
{
  const MuOddsBody *side = plan->duel.melee.side;
  const size_t squares = squares_of (plan);
  const size_t slots = (size_t) plan->slots.count;
  const size_t around = (size_t) (side[0].figures + side[1].figures) * RANDOMS;
  const size_t fewer
      = (size_t) (side[0].figures < side[1].figures ? side[0].figures : side[1].figures);
  const size_t places = squares + slots * (around + fewer * RANDOMS * RANDOMS);
  const size_t men = 2 * squares + slots * around;
  return mu_odds_room_size (squares * sizeof (EndCell))
         + squares * mu_odds_room_size (sizeof (EndSquare)) + (places + men) * sizeof (MuWays);
}

bool
mu_odds_ending_init (Ending *ending, Book *book, Room *room)
{
  *ending = (Ending){ .book = book, .room = room };
  ending->cell = mu_odds_room_take (room, squares_of (book->plan) * sizeof *ending->cell);
  return ending->cell != NULL;
}

/* --- squares ------------------------------------------------------------ */

/* Those who carry fewer men than survivors survive the heaviest blow. */
static int
first_end (const uint8_t *start, int places, int survivors)
{
  int place = 0;
  while (place < places && start[place] < survivors)
    place++;
  return place;
}

/* Where the blows upon a side part those who carry more from those who carry
 * less: blows are told from the least to the most, so starts fall. */
static void
set_places (EndSquare *square, int side, const Strike *strike, int left)
{
  uint8_t *start = square->start[side];
  int places = 0;
  start[places++] = 0;
  for (int i = strike->count - 1; i >= 0; i--) {
    const int survivors = left - strike->blow[i].men;
    if (survivors > 0 && survivors < MEN)
      start[places++] = (uint8_t) survivors;
  }
  start[places] = MEN;
  square->places[side] = places;
  square->ends[side] = first_end (start, places, left - strike->blow[strike->count - 1].men);
}

/* Most have but one place. */
static bool
take_counts (EndSquare *square, Room *room)
{
  const size_t first = (size_t) square->places[0];
  const size_t second = (size_t) square->places[1];
  memset (square->own, 0, sizeof square->own);
  square->ways = square->own;
  if (first * second > 1)
    square->ways = mu_odds_room_take (room, (first * second + first + second) * sizeof (MuWays));
  if (!square->ways)
    return false;
  square->men[0] = square->ways + first * second;
  square->men[1] = square->men[0] + first;
  return true;
}

bool
mu_odds_ending_is_whole (const EndSquare *square, int side)
{
  return square->places[side] == 1 && square->ends[side] == 1;
}

static EndSquare *
keep_square (Ending *ending, const EndSquare *square)
{
  EndSquare *kept = mu_odds_room_take_raw (ending->room, sizeof *kept);
  if (!kept)
    return NULL;
  *kept = *square;
  return take_counts (kept, ending->room) ? kept : NULL;
}

bool
mu_odds_ending_fill (Ending *ending, EndCell *cell, int slot, const int lost[SIDES])
{
  const Plan *plan = ending->book->plan;
  EndSquare square = { .places = { 0 } };
  for (int s = 0; s < SIDES; s++) {
    const int figures = plan->duel.melee.side[s].figures - lost[s];
    set_places (&square, s,
                &mu_odds_book_strike (ending->book, plan->periods, slot, !s, lost[!s])->strike,
                figures * MEN);
  }
  cell->plain = mu_odds_ending_is_whole (&square, 0) && mu_odds_ending_is_whole (&square, 1);
  if (!cell->plain)
    cell->square = keep_square (ending, &square);
  return cell->plain || cell->square;
}

EndCell *
mu_odds_ending_at (const Ending *ending, int slot, const int lost[SIDES])
{
  const MuOddsBody *side = ending->book->plan->duel.melee.side;
  return &ending->cell[(slot * side[0].figures + lost[0]) * side[1].figures + lost[1]];
}

static int
place_of (const EndSquare *square, int side, int men)
{
  int place = 0;
  while (square->start[side][place + 1] <= men)
    place++;
  return place;
}

static void
begin_square (EndSquare *square, const int carried[SIDES])
{
  const int place[SIDES] = { place_of (square, 0, carried[0]), place_of (square, 1, carried[1]) };
  square->ways[place[0] * square->places[1] + place[1]] = 1;
  for (int s = 0; s < SIDES; s++)
    square->men[s][place[s]] = (unsigned) carried[s];
}

bool
mu_odds_ending_begin (Ending *ending, const int carried[SIDES])
{
  const int lost[SIDES] = { 0, 0 };
  EndCell *cell = mu_odds_ending_at (ending, 0, lost);
  if (!mu_odds_ending_fill (ending, cell, 0, lost))
    return false;
  if (cell->plain)
    cell->ways = 1;
  else
    begin_square (cell->square, carried);
  return true;
}

/* --- out ---------------------------------------------------------------- */

static void
sum_men (Sums *sums, const EndSquare *square, int side)
{
  sums->men[side][0] = 0;
  for (int p = 0; p < square->places[side]; p++)
    sums->men[side][p + 1] = sums->men[side][p] + square->men[side][p];
}

void
mu_odds_sums_of_end_square (Sums *sums, const EndSquare *square)
{
  const int rows = square->places[0];
  const int columns = square->places[1];
  memset (sums->below[0], 0, sizeof sums->below[0]);
  for (int r = 0; r < rows; r++) {
    MuWays sum = 0;
    sums->below[r + 1][0] = 0;
    for (int c = 0; c < columns; c++) {
      sum += square->ways[r * columns + c];
      sums->below[r + 1][c + 1] = sums->below[r][c + 1] + sum;
    }
  }
  for (int s = 0; s < SIDES; s++) {
    sums->places[s] = square->places[s];
    memcpy (sums->start[s], square->start[s], sizeof square->start[s]);
    sum_men (sums, square, s);
  }
}
