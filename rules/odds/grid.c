#include "rules/odds/grid.h"

#include <string.h>

#include "rules/odds/lanes.h"

static int
strips_for (int figures)
{
  return (figures + STRIP_SQUARES - 1) / STRIP_SQUARES;
}

static size_t
rows_size (int slots, const int figures[SIDES])
{
  return (size_t) slots * (size_t) strips_for (figures[1]) * (size_t) figures[0] * MEN
         * STRIP_COLUMNS * sizeof (uint64_t);
}

static size_t
filled_size (int slots, const int figures[SIDES])
{
  return (size_t) slots * (size_t) figures[0] * (size_t) figures[1] * sizeof (bool);
}

size_t
grid_size (int slots, const int figures[SIDES])
{
  return room_size (rows_size (slots, figures)) + room_size (filled_size (slots, figures));
}

bool
grid_init (Grid *grid, int slots, const int figures[SIDES], Room *room)
{
  *grid = (Grid){
    .figures = { figures[0], figures[1] },
    .strips = strips_for (figures[1]),
  };
  grid->filled = room_take (room, filled_size (slots, figures));
  grid->row = room_take_raw (room, rows_size (slots, figures));
  return grid->filled && grid->row;
}

/* The row of so many men of the first side, in the strip of so many figures of the
 * second. */
static uint64_t (*row_at (const Grid *grid, int slot, int strip, int men))[STRIP_COLUMNS]
{
  return grid->row + (slot * grid->strips + strip) * grid->figures[0] * MEN + men;
}

static bool *
filled_at (const Grid *grid, int slot, int first, int second)
{
  return &grid->filled[(slot * grid->figures[0] + first) * grid->figures[1] + second];
}

static uint64_t *
square_at (const Grid *grid, int slot, int first, int second)
{
  return &row_at (grid, slot, second / STRIP_SQUARES, first * MEN)[0][second % STRIP_SQUARES * MEN];
}

/* --- out ---------------------------------------------------------------- */

static uint64_t
sum_of (const uint64_t row[MEN])
{
  uint64_t sum = 0;
  for (int i = 0; i < MEN; i++)
    sum += row[i];
  return sum;
}

/* Rows lie apart, and nobody could guess where the next one is. */
static void
fetch_square (const uint64_t *from)
{
  for (int r = 0; r < MEN; r++, from += STRIP_COLUMNS) {
    __builtin_prefetch (from);
    __builtin_prefetch (from + MEN / 2);
    __builtin_prefetch (from + MEN - 1);
  }
}

bool
grid_take_out (Grid *grid, int slot, const int lost[SIDES], Square *square)
{
  bool *filled = filled_at (grid, slot, lost[0], lost[1]);
  const uint64_t *from = square_at (grid, slot, lost[0], lost[1]);
  if (!*filled)
    return false;
  *filled = false;
  fetch_square (from);
  square->all = 0;
  square->rows = 0;
  for (int r = 0; r < MEN; r++, from += STRIP_COLUMNS) {
    const uint64_t sum = sum_of (from);
    memcpy (square->ways[r], from, sizeof square->ways[r]);
    square->all += sum;
    if (sum > 0) /* rows that no way leads to are left out */
      square->row[square->rows++] = (uint8_t) r;
  }
  return square->rows > 0;
}

/* The rows of both, each once and in order. */
static void
merge_rows (Square *sum, const Square *one, const Square *other)
{
  bool any[MEN] = { false };
  for (int i = 0; i < one->rows; i++)
    any[one->row[i]] = true;
  for (int i = 0; i < other->rows; i++)
    any[other->row[i]] = true;
  sum->rows = 0;
  for (int r = 0; r < MEN; r++)
    if (any[r])
      sum->row[sum->rows++] = (uint8_t) r;
}

void
square_add (Square *sum, const Square *one, const Square *other)
{
  for (int r = 0; r < MEN; r++)
    for (int c = 0; c < MEN; c++)
      sum->ways[r][c] = one->ways[r][c] + other->ways[r][c];
  sum->all = one->all + other->all;
  merge_rows (sum, one, other);
}

/* --- in ----------------------------------------------------------------- */

static void
clear_square (Grid *grid, int slot, int first, int second)
{
  bool *filled = filled_at (grid, slot, first, second);
  uint64_t *to = square_at (grid, slot, first, second);
  if (*filled)
    return;
  *filled = true;
  lanes_clear (to, STRIP_COLUMNS, MEN, MEN);
}

/* Men of each side, from the first of these to before the second. */
typedef struct {
  int from[SIDES];
  int to[SIDES];
} Extent;

/* What was there before them is of no account. */
static void
clear_squares (Grid *grid, int slot, const Extent *extent)
{
  for (int first = extent->from[0] / MEN; first * MEN < extent->to[0]; first++)
    for (int second = extent->from[1] / MEN; second * MEN < extent->to[1]; second++)
      clear_square (grid, slot, first, second);
}

static int
least (int one, int other)
{
  return one < other ? one : other;
}

/* Of the patch's rows those that come to lie within the grid. */
static int
rows_within (const Grid *grid, int men, const Square *square)
{
  int rows = square->rows;
  while (rows > 0 && men + square->row[rows - 1] >= grid->figures[0] * MEN)
    rows--;
  return rows;
}

void
grid_begin (Grid *grid, const int carried[SIDES])
{
  clear_square (grid, 0, 0, 0);
  row_at (grid, 0, 0, carried[0])[0][carried[1]] = 1;
}

void
grid_add (Grid *grid, int slot, const int men[SIDES], const Patch *patch, unsigned ways)
{
  const int rows = rows_within (grid, men[0], patch->square);
  const int end = least (men[1] + patch->columns, grid->figures[1] * MEN);
  if (rows == 0 || men[1] >= end)
    return;
  const uint8_t *row = patch->square->row;
  clear_squares (grid, slot,
                 &(Extent){ { men[0] + row[0], men[1] }, { men[0] + row[rows - 1] + 1, end } });
  for (int from = men[1]; from < end;) {
    const int strip = from / STRIP_COLUMNS;
    const int to = least ((strip + 1) * STRIP_COLUMNS, end);
    const LaneRows lanes = {
      .to = &row_at (grid, slot, strip, men[0])[0][from % STRIP_COLUMNS],
      .from = patch->ways + (from - men[1]),
      .to_stride = STRIP_COLUMNS,
      .from_stride = patch->stride,
      .row = row,
      .rows = rows,
      .columns = to - from,
    };
    lanes_add (&lanes, ways);
    from = to;
  }
}
