#include "rules/odds/ending.h"

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
ending_size (const Plan *plan)
{
  const MuOddsBody *side = plan->duel.melee.side;
  const size_t squares = squares_of (plan);
  const size_t slots = (size_t) plan->slots.count;
  const size_t around = (size_t) (side[0].figures + side[1].figures) * RANDOMS;
  const size_t fewer
      = (size_t) (side[0].figures < side[1].figures ? side[0].figures : side[1].figures);
  const size_t places = squares + slots * (around + fewer * RANDOMS * RANDOMS);
  const size_t men = 2 * squares + slots * around;
  return room_size (squares * sizeof (EndCell)) + squares * room_size (sizeof (EndSquare))
         + (places + men) * sizeof (MuWays);
}

bool
ending_init (Ending *ending, Book *book, Room *room)
{
  *ending = (Ending){ .book = book, .room = room };
  ending->cell = room_take (room, squares_of (book->plan) * sizeof *ending->cell);
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
    square->ways = room_take (room, (first * second + first + second) * sizeof (MuWays));
  if (!square->ways)
    return false;
  square->men[0] = square->ways + first * second;
  square->men[1] = square->men[0] + first;
  return true;
}

static bool
is_plain (const EndSquare *square)
{
  return square->places[0] == 1 && square->places[1] == 1 && square->ends[0] == 1
         && square->ends[1] == 1;
}

static EndSquare *
keep_square (Ending *ending, const EndSquare *square)
{
  EndSquare *kept = room_take_raw (ending->room, sizeof *kept);
  if (!kept)
    return NULL;
  *kept = *square;
  return take_counts (kept, ending->room) ? kept : NULL;
}

static bool
fill_cell (Ending *ending, EndCell *cell, int slot, const int lost[SIDES])
{
  const Plan *plan = ending->book->plan;
  EndSquare square = { .places = { 0 } };
  for (int s = 0; s < SIDES; s++) {
    const int figures = plan->duel.melee.side[s].figures - lost[s];
    set_places (&square, s, &book_strike (ending->book, plan->periods, slot, !s, lost[!s])->strike,
                figures * MEN);
  }
  cell->plain = is_plain (&square);
  if (!cell->plain)
    cell->square = keep_square (ending, &square);
  return cell->plain || cell->square;
}

static EndCell *
cell_at (const Ending *ending, int slot, const int lost[SIDES])
{
  const MuOddsBody *side = ending->book->plan->duel.melee.side;
  return &ending->cell[(slot * side[0].figures + lost[0]) * side[1].figures + lost[1]];
}

const EndCell *
ending_at (const Ending *ending, int slot, const int lost[SIDES])
{
  return cell_at (ending, slot, lost);
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
ending_begin (Ending *ending, const int carried[SIDES])
{
  const int lost[SIDES] = { 0, 0 };
  EndCell *cell = cell_at (ending, 0, lost);
  if (!fill_cell (ending, cell, 0, lost))
    return false;
  if (cell->plain)
    cell->ways = 1;
  else
    begin_square (cell->square, carried);
  return true;
}

/* --- in ----------------------------------------------------------------- */

/* Rows and columns of a square that come to lie together in another one, where
 * they have moved on by so many men. */
typedef struct {
  int from[SIDES];
  int to[SIDES];
  int moved[SIDES];
} Part;

static int
clamp (int value, int low, int high)
{
  return value < low ? low : value > high ? high : value;
}

/* Where the part is cut by the places of a side: place p has what lies from cut p
 * to cut p + 1. */
static void
cut (const Part *part, const EndSquare *square, int side, int cuts[PLACES + 1])
{
  for (int p = 0; p <= square->places[side]; p++)
    cuts[p] = clamp (square->start[side][p] - part->moved[side], part->from[side], part->to[side]);
}

static void
sum_row (uint64_t *restrict below, const uint64_t *restrict above, const uint64_t *restrict ways)
{
  uint64_t sum = 0;
  below[0] = 0;
  for (int c = 0; c < MEN; c++)
    below[c + 1] = above[c + 1] + (sum += ways[c]);
}

void
crowd_of_square (Crowd *crowd, const Square *square)
{
  memset (crowd->below[0], 0, sizeof crowd->below[0]);
  for (int r = 0; r < MEN; r++)
    sum_row (crowd->below[r + 1], crowd->below[r], square_row (square, r));
}

/* Ways to the part. */
static uint64_t
ways_of (const Crowd *crowd, const Part *part)
{
  const uint64_t *to = crowd->below[part->to[0]];
  const uint64_t *from = crowd->below[part->from[0]];
  return to[part->to[1]] - from[part->to[1]] - to[part->from[1]] + from[part->from[1]];
}

/* The men that a side carries where the part comes to, over all its ways. Seldom
 * asked for: to sum them beforehand costs more. */
static MuWays
men_of (const Crowd *crowd, const Part *part, int side)
{
  const int along = side == 0 ? MEN + 1 : 1;
  const int across = side == 0 ? 1 : MEN + 1;
  const uint64_t *from = crowd->below[0] + part->from[!side] * across;
  const uint64_t *to = crowd->below[0] + part->to[!side] * across;
  MuWays men = 0;
  uint64_t before = to[part->from[side] * along] - from[part->from[side] * along];
  for (int m = part->from[side]; m < part->to[side]; m++) {
    const uint64_t now = to[(m + 1) * along] - from[(m + 1) * along];
    men += (MuWays) (now - before) * (unsigned) (m + part->moved[side]);
    before = now;
  }
  return men;
}

static void
add_men (EndSquare *square, int side, const Part *part, const int cuts[], unsigned ways,
         const Crowd *crowd)
{
  Part at = *part;
  for (int p = square->ends[side]; p < square->places[side]; p++) {
    at.from[side] = cuts[p];
    at.to[side] = cuts[p + 1];
    if (cuts[p] < cuts[p + 1])
      square->men[side][p] += ways * men_of (crowd, &at, side);
  }
}

static void
add_places (EndSquare *square, const int rows[], const int columns[], unsigned ways,
            const Crowd *crowd)
{
  for (int r = 0; r < square->places[0]; r++) {
    MuWays *to = &square->ways[r * square->places[1]];
    if (rows[r] == rows[r + 1])
      continue;
    for (int c = 0; c < square->places[1]; c++) {
      const Part at = { { rows[r], columns[c] }, { rows[r + 1], columns[c + 1] }, { 0, 0 } };
      if (columns[c] < columns[c + 1])
        to[c] += (MuWays) ways * ways_of (crowd, &at);
    }
  }
}

/* Mostly nothing parts them. */
static void
add_part (EndSquare *square, const Part *part, unsigned ways, const Crowd *crowd)
{
  int cuts[SIDES][PLACES + 1];
  for (int s = 0; s < SIDES; s++) {
    cut (part, square, s, cuts[s]);
    add_men (square, s, part, cuts[s], ways, crowd);
  }
  add_places (square, cuts[0], cuts[1], ways, crowd);
}

/* A side's rows or columns come to lie in two squares: those of this half. */
static void
halve (Part *part, int side, int men, int half)
{
  const int border = MEN - men % MEN;
  part->from[side] = half ? border : 0;
  part->to[side] = half ? MEN : border;
  part->moved[side] = men % MEN - half * MEN;
}

void
shifts_of_strike (Shift shift[RANDOMS], const Strike *strike)
{
  for (int i = 0; i < strike->count; i++) {
    const int men = strike->blow[i].men;
    shift[i] = (Shift){ men, men / MEN, MEN - men % MEN, (unsigned) strike->blow[i].ways };
  }
}

/* Where the rows of a crowd come to lie. */
typedef struct {
  Ending *ending;
  int slot;
  int lost[SIDES]; /* by the second side before its blow */
  EndCell *cell;   /* by figures lost by the second side */
  Part part;       /* of rows */
  const uint64_t *from;
  const uint64_t *to; /* of the crowd's sums: above its first row and below its last */
} Landing;

/* Ways of these rows to the first columns. */
static uint64_t
ways_to (const Landing *landing, int columns)
{
  return landing->to[columns] - landing->from[columns];
}

/* One half of the columns, where more than one count is kept. */
static bool
land_apart (const Landing *landing, const Shift *shift, int half, unsigned ways, const Crowd *crowd)
{
  const int to[SIDES] = { landing->lost[0], landing->lost[1] + shift->figures + half };
  EndCell *cell = &landing->cell[to[1]];
  Part part = landing->part;
  if (!cell->square && !fill_cell (landing->ending, cell, landing->slot, to))
    return false;
  halve (&part, 1, shift->men, half);
  if (cell->plain)
    cell->ways += (MuWays) ways * ways_of (crowd, &part);
  else
    add_part (cell->square, &part, ways, crowd);
  return true;
}

static bool
land (const Landing *landing, const Exchanges *exchanges, const Crowd *crowd)
{
  const int figures = landing->ending->book->plan->duel.melee.side[1].figures;
  const uint64_t whole = ways_to (landing, MEN);
  for (unsigned left = exchanges->blows; left; left &= left - 1) {
    const Shift *shift = &exchanges->shift[__builtin_ctz (left)];
    const unsigned ways = exchanges->ways * shift->ways;
    const uint64_t here = ways_to (landing, shift->border);
    const uint64_t all[2] = { here, whole - here };
    const int second = landing->lost[1] + shift->figures;
    for (int half = 0; half < 2 && second + half < figures; half++) {
      EndCell *cell = &landing->cell[second + half];
      if (cell->plain)
        cell->ways += (MuWays) ways * all[half];
      else if (all[half] > 0 && !land_apart (landing, shift, half, ways, crowd))
        return false;
    }
  }
  return true;
}

bool
ending_add (Ending *ending, int slot, const int lost[SIDES], const Exchanges *exchanges,
            const Crowd *crowd)
{
  const int figures = ending->book->plan->duel.melee.side[0].figures;
  Landing landing = { .ending = ending, .slot = slot, .lost = { lost[0], lost[1] } };
  landing.lost[0] += exchanges->men / MEN;
  for (int half = 0; half < 2 && landing.lost[0] < figures; half++, landing.lost[0]++) {
    landing.cell = cell_at (ending, slot, (int[]){ landing.lost[0], 0 });
    halve (&landing.part, 0, exchanges->men, half);
    landing.from = crowd->below[landing.part.from[0]];
    landing.to = crowd->below[landing.part.to[0]];
    if (ways_to (&landing, MEN) > 0 && !land (&landing, exchanges, crowd))
      return false;
  }
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
sums_of_end_square (Sums *sums, const EndSquare *square)
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
