#include "rules/odds/grid.h"

#include <string.h>

static int
strips_for (int figures)
{
  return (figures + STRIP_SQUARES - 1) / STRIP_SQUARES;
}

static size_t
index_size (int slots, const int figures[SIDES])
{
  return (size_t) slots * (size_t) figures[0] * (size_t) strips_for (figures[1]) * sizeof (Strip *);
}

static size_t
filled_size (int slots, const int figures[SIDES])
{
  return (size_t) slots * (size_t) figures[0] * (size_t) figures[1] * sizeof (bool);
}

size_t
grid_size (int slots, const int figures[SIDES])
{
  const size_t strips = (size_t) slots * (size_t) figures[0] * (size_t) strips_for (figures[1]);
  return room_size (index_size (slots, figures)) + room_size (filled_size (slots, figures))
         + strips * room_size (sizeof (Strip));
}

bool
grid_init (Grid *grid, int slots, const int figures[SIDES], Room *room)
{
  *grid = (Grid){
    .figures = { figures[0], figures[1] },
    .strips = strips_for (figures[1]),
    .room = room,
  };
  grid->strip = room_take (room, index_size (slots, figures));
  grid->filled = room_take (room, filled_size (slots, figures));
  return grid->strip && grid->filled;
}

static Strip **
strip_at (const Grid *grid, int slot, int first, int second)
{
  return &grid->strip[(slot * grid->figures[0] + first) * grid->strips + second / STRIP_SQUARES];
}

static bool *
filled_at (const Grid *grid, int slot, int first, int second)
{
  return &grid->filled[(slot * grid->figures[0] + first) * grid->figures[1] + second];
}

/* --- out ---------------------------------------------------------------- */

static void
add_row (uint64_t *restrict to, const uint64_t *restrict from)
{
  for (int i = 0; i < MEN; i++)
    to[i] += from[i];
}

static uint64_t
sum_of (const uint64_t row[MEN])
{
  uint64_t sum = 0;
  for (int i = 0; i < MEN; i++)
    sum += row[i];
  return sum;
}

/* Rows that no way leads to are left out. */
static void
find_rows (Square *square)
{
  square->all = 0;
  square->rows = 0;
  for (int r = 0; r < MEN; r++) {
    const uint64_t sum = sum_of (square->ways[r]);
    if (sum > 0)
      square->row[square->rows++] = (uint8_t) r;
    square->all += sum;
  }
}

/* Many rows are empty. */
static void
take_columns (Strip *strip, int column, Square *square)
{
  for (int r = 0; strip && r < MEN; r++) {
    uint64_t *from = &strip->ways[r][column];
    if (sum_of (from) == 0)
      continue;
    add_row (square->ways[r], from);
    memset (from, 0, MEN * sizeof *from);
  }
}

bool
grid_take_out (Grid *grid, int slot, const int lost[SIDES], Square *square)
{
  bool *filled = filled_at (grid, slot, lost[0], lost[1]);
  const int place = lost[1] % STRIP_SQUARES;
  if (!*filled)
    return false;
  *filled = false;
  memset (square->ways, 0, sizeof square->ways);
  take_columns (*strip_at (grid, slot, lost[0], lost[1]), place * MEN, square);
  if (place == 0 && lost[1] > 0)
    take_columns (*strip_at (grid, slot, lost[0], lost[1] - 1), STRIP_SQUARES * MEN, square);
  find_rows (square);
  return square->rows > 0;
}

void
square_add (Square *sum, const Square *one, const Square *other)
{
  for (int r = 0; r < MEN; r++)
    for (int c = 0; c < MEN; c++)
      sum->ways[r][c] = one->ways[r][c] + other->ways[r][c];
  find_rows (sum);
}

/* --- in ----------------------------------------------------------------- */

static Strip *
strip_to_fill (Grid *grid, int slot, int first, int second, bool both)
{
  Strip **strip = strip_at (grid, slot, first, second);
  *filled_at (grid, slot, first, second) = true;
  if (both && second + 1 < grid->figures[1])
    *filled_at (grid, slot, first, second + 1) = true;
  if (!*strip)
    *strip = room_take (grid->room, sizeof **strip);
  return *strip;
}

/* By far the most of the work of a melee. */
static void
move_row (uint64_t *restrict to, const uint64_t *restrict from)
{
  const uint64_t *aligned = __builtin_assume_aligned (from, ROW_ALIGNMENT);
  for (int i = 0; i < MEN; i++)
    to[i] += aligned[i];
}

bool
grid_add (Grid *grid, int slot, const int lost[SIDES], const int men[SIDES], const Square *square)
{
  const int second = lost[1] + men[1] / MEN;
  const int column = second % STRIP_SQUARES * MEN + men[1] % MEN;
  const int down = men[0] % MEN;
  int i = 0;
  for (int half = 0; half < 2 && i < square->rows; half++) {
    const int first = lost[0] + men[0] / MEN + half;
    const int end = (half + 1) * MEN - down; /* of the rows that stay in this square */
    if (square->row[i] >= end)
      continue;
    if (first >= grid->figures[0] || second >= grid->figures[1])
      return true;
    Strip *strip = strip_to_fill (grid, slot, first, second, men[1] % MEN > 0);
    if (!strip)
      return false;
    uint64_t (*to)[STRIP_COLUMNS] = strip->ways + down - half * MEN;
    for (; i < square->rows && square->row[i] < end; i++)
      move_row (&to[square->row[i]][column], square->ways[square->row[i]]);
  }
  return true;
}
