/* How a square moves into the last period, all of it at once. Rows that a blow brings to
 * the same figures are gathered, and ways are differences of the crowd's sums; only where
 * a blow of the last period may be the end of some but not of others are they cut apart.
 * Rows of a heavy crowd go one by one: together they could exceed 64 bits. */
#include "rules/wrg/odds/land.h"

void
mu_odds_shifts_of_strike (Shift shift[RANDOMS], const Strike *strike)
{
  for (int i = 0; i < strike->count; i++) {
    const int men = strike->blow[i].men;
    shift[i] = (Shift){ men % MEN, men / MEN, MEN - men % MEN, (unsigned) strike->blow[i].ways };
  }
}

/* Rows that a blow upon the first side brings to the same figures. */
typedef struct {
  int from;
  int to;
  int moved;
  int first; /* in the crowd's tables */
  int last;
  const uint64_t *above; /* ways above the first of them, and … */
  const uint64_t *below; /* … to the last, by columns */
  unsigned ways;         /* of the blow */
  unsigned weight;       /* of each way: these where all are counted together, else one */
  unsigned blows;        /* upon the second side that go with it */
} Rows;

/* All that come to the same figures of the first side: there is room for one more. */
typedef struct {
  Ending *ending;
  Crowd *crowd;
  int slot;
  int lost[SIDES]; /* by the second side before its blow */
  EndCell *cell;   /* by figures lost by the second side */
  int count;
  Rows rows[RANDOMS + 1];
} Landing;

/* Some rows of a landing, a bit each, and one blow upon the second side. */
typedef struct {
  const Landing *landing;
  unsigned rows;
  uint64_t all; /* ways of these */
  const Shift *shift;
  unsigned ways; /* that each of them counts */
} Blow;

/* --- counted ------------------------------------------------------------ */

/* Ways of a blow's rows to the first columns. */
static uint64_t
ways_to (const Blow *blow, int columns)
{
  uint64_t ways = 0;
  for (unsigned left = blow->rows; left; left &= left - 1) {
    const Rows *rows = &blow->landing->rows[__builtin_ctz (left)];
    ways += (rows->below[columns] - rows->above[columns]) * rows->weight;
  }
  return ways;
}

/* The same of the men that the second side carries, in a light crowd that is weighed. */
static uint64_t
men_to (const Blow *blow, int columns)
{
  const Crowd *crowd = blow->landing->crowd;
  uint64_t men = 0;
  for (unsigned left = blow->rows; left; left &= left - 1) {
    const Rows *rows = &blow->landing->rows[__builtin_ctz (left)];
    men += (crowd->men[1][rows->last][columns] - crowd->men[1][rows->first][columns])
           * rows->weight;
  }
  return men;
}

/* --- places ------------------------------------------------------------- */

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
  const int last = square->places[side];
  cuts[0] = part->from[side];
  for (int p = 1; p < last; p++)
    cuts[p] = clamp (square->start[side][p] - part->moved[side], part->from[side], part->to[side]);
  cuts[last] = part->to[side];
}

/* To the places of these numbers. */
static void
add_cell (EndSquare *square, const int place[SIDES], const Part *part, unsigned ways, Crowd *crowd)
{
  square->ways[place[0] * square->places[1] + place[1]]
      += (MuWays) ways * mu_odds_crowd_ways (crowd, part);
  for (int s = 0; s < SIDES; s++)
    if (place[s] >= square->ends[s])
      square->men[s][place[s]] += ways * mu_odds_crowd_men (crowd, part, s);
}

static void
add_part (EndSquare *square, const Part *part, unsigned ways, Crowd *crowd)
{
  int cuts[SIDES][PLACES + 1];
  Part at = *part;
  for (int s = 0; s < SIDES; s++)
    cut (part, square, s, cuts[s]);
  for (int r = 0; r < square->places[0]; r++) {
    at.from[0] = cuts[0][r];
    at.to[0] = cuts[0][r + 1];
    for (int c = 0; c < square->places[1] && at.from[0] < at.to[0]; c++) {
      at.from[1] = cuts[1][c];
      at.to[1] = cuts[1][c + 1];
      if (at.from[1] < at.to[1])
        add_cell (square, (int[]){ r, c }, &at, ways, crowd);
    }
  }
}

/* Row by row, where the first side is parted as well. */
static void
add_rows (EndSquare *square, const Part *columns, const Blow *blow)
{
  for (unsigned left = blow->rows; left; left &= left - 1) {
    const Rows *rows = &blow->landing->rows[__builtin_ctz (left)];
    Part part = *columns;
    part.from[0] = rows->from;
    part.to[0] = rows->to;
    part.moved[0] = rows->moved;
    add_part (square, &part, blow->shift->ways * rows->ways, blow->landing->crowd);
  }
}

/* All rows together: the second side alone is parted, and the crowd is light. */
static void
add_columns (EndSquare *square, const Part *columns, const Blow *blow)
{
  const uint64_t moved = (uint64_t) columns->moved[1];
  int cuts[PLACES + 1];
  cut (columns, square, 1, cuts);
  uint64_t before = ways_to (blow, cuts[0]);
  for (int p = 0; p < square->places[1]; p++) {
    if (cuts[p] == cuts[p + 1])
      continue;
    const uint64_t after = ways_to (blow, cuts[p + 1]);
    square->ways[p] += (MuWays) blow->ways * (after - before);
    if (p >= square->ends[1])
      square->men[1][p]
          += (MuWays) blow->ways
             * (men_to (blow, cuts[p + 1]) - men_to (blow, cuts[p]) + (after - before) * moved);
    before = after;
  }
}

static void
add_parted (EndSquare *square, const Part *columns, const Blow *blow)
{
  Crowd *crowd = blow->landing->crowd;
  if (!crowd->light || !mu_odds_ending_is_whole (square, 0)) {
    add_rows (square, columns, blow);
    return;
  }
  if (square->ends[1] < square->places[1])
    mu_odds_crowd_weigh (crowd, 1);
  add_columns (square, columns, blow);
}

/* --- moved -------------------------------------------------------------- */

/* One half of the columns, where more than one count is kept or nobody has come to yet. */
static bool
land_apart (const Blow *blow, int half, MuWays moved)
{
  const Landing *landing = blow->landing;
  const Shift *shift = blow->shift;
  const int to[SIDES] = { landing->lost[0], landing->lost[1] + shift->figures + half };
  const Part columns = {
    .from = { 0, half ? shift->border : 0 },
    .to = { 0, half ? MEN : shift->border },
    .moved = { 0, shift->men - half * MEN },
  };
  EndCell *cell = &landing->cell[to[1]];
  if (!cell->square && !mu_odds_ending_fill (landing->ending, cell, landing->slot, to))
    return false;
  if (cell->plain)
    cell->ways += moved;
  else
    add_parted (cell->square, &columns, blow);
  return true;
}

static bool
land_blow (const Blow *blow)
{
  const Landing *landing = blow->landing;
  const int figures = landing->ending->book->plan->duel.melee.side[1].figures;
  const int second = landing->lost[1] + blow->shift->figures;
  const uint64_t here = ways_to (blow, blow->shift->border);
  const uint64_t all[2] = { here, blow->all - here };
  for (int half = 0; half < 2 && second + half < figures; half++) {
    EndCell *cell = &landing->cell[second + half];
    const MuWays moved = (MuWays) blow->ways * all[half];
    if (cell->plain)
      cell->ways += moved;
    else if (moved > 0 && !land_apart (blow, half, moved))
      return false;
  }
  return true;
}

static unsigned
rows_with (const Landing *landing, int blow)
{
  unsigned rows = 0;
  for (int i = 0; i < landing->count; i++)
    rows |= (landing->rows[i].blows >> blow & 1u) << i;
  return rows;
}

/* Mostly the same as of the blow before. */
static void
set_rows (Blow *blow, unsigned rows)
{
  if (blow->rows == rows)
    return;
  blow->rows = rows;
  blow->all = ways_to (blow, MEN);
}

/* Of a heavy crowd, the rows one by one. */
static bool
land_rows (Blow *blow, unsigned rows)
{
  const Landing *landing = blow->landing;
  blow->ways = blow->shift->ways;
  if (landing->crowd->light) {
    set_rows (blow, rows);
    return land_blow (blow);
  }
  for (; rows; rows &= rows - 1) {
    set_rows (blow, rows & -rows);
    blow->ways = blow->shift->ways * landing->rows[__builtin_ctz (rows)].ways;
    if (!land_blow (blow))
      return false;
  }
  return true;
}

/* Rows that a blow brings to one of two figures, and the blows that go with it. */
static void
find_rows (Landing *landing, const Shift *shift, int half, unsigned blows)
{
  Crowd *crowd = landing->crowd;
  Rows *rows = &landing->rows[landing->count];
  rows->from = half ? shift->border : 0;
  rows->to = half ? MEN : shift->border;
  rows->moved = shift->men - half * MEN;
  rows->first = crowd_row (crowd, rows->from);
  rows->last = crowd_row (crowd, rows->to);
  rows->above = crowd->below[rows->first];
  rows->below = crowd->below[rows->last];
  rows->ways = shift->ways;
  rows->weight = crowd->light ? shift->ways : 1;
  rows->blows = blows;
  landing->count += rows->first < rows->last;
}

/* Of all blows: those that go with any. */
static unsigned
find_all_rows (Landing *landing, int figures, const Exchanges *exchanges)
{
  unsigned all = 0;
  landing->count = 0;
  for (int k = 0; k < exchanges->count; k++) {
    const Shift *shift = &exchanges->shift[0][k];
    const int half = figures - shift->figures;
    const unsigned blows = exchanges->blows[k] & exchanges->left;
    if ((half == 0 || half == 1) && blows)
      find_rows (landing, shift, half, blows);
  }
  for (int i = 0; i < landing->count; i++)
    all |= landing->rows[i].blows;
  return all;
}

/* figures: that the first side loses. */
static bool
land_on (Landing *landing, int figures, const Exchanges *exchanges)
{
  Blow blow = { .landing = landing };
  for (unsigned all = find_all_rows (landing, figures, exchanges); all; all &= all - 1) {
    const int i = __builtin_ctz (all);
    blow.shift = &exchanges->shift[1][i];
    if (!land_rows (&blow, rows_with (landing, i)))
      return false;
  }
  return true;
}

bool
mu_odds_land (Ending *ending, int slot, const int lost[SIDES], const Exchanges *exchanges,
              Crowd *crowd)
{
  const int left = ending->book->plan->duel.melee.side[0].figures - lost[0];
  const Shift *shift = exchanges->shift[0];
  const int most = shift[exchanges->count - 1].figures + 1;
  Landing landing;
  landing.ending = ending;
  landing.crowd = crowd;
  landing.slot = slot;
  landing.lost[1] = lost[1];
  for (int figures = shift[0].figures; figures <= most && figures < left; figures++) {
    landing.lost[0] = lost[0] + figures;
    landing.cell = mu_odds_ending_at (ending, slot, (int[]){ landing.lost[0], 0 });
    if (!land_on (&landing, figures, exchanges))
      return false;
  }
  return true;
}
