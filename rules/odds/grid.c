#include "rules/odds/grid.h"

#include <string.h>

#include "rules/odds/lanes.h"

static int
strips_for (int figures)
{
  return (figures + STRIP_SQUARES - 1) / STRIP_SQUARES;
}

static size_t
strips_of (int slots, const int figures[SIDES])
{
  return (size_t) slots * (size_t) figures[0] * (size_t) strips_for (figures[1]);
}

size_t
grid_size (int slots, const int figures[SIDES])
{
  const size_t strips = strips_of (slots, figures);
  return room_size (strips * sizeof (Place)) + strips * room_size (sizeof (Strip));
}

bool
grid_init (Grid *grid, int slots, const int figures[SIDES], Room *room)
{
  *grid = (Grid){
    .figures = { figures[0], figures[1] },
    .strips = strips_for (figures[1]),
    .room = room,
    .fast = lanes_are_fast (),
  };
  grid->place = room_take (room, strips_of (slots, figures) * sizeof (Place));
  return grid->place;
}

static Place *
place_at (const Grid *grid, int slot, int first, int second)
{
  return &grid->place[(slot * grid->figures[0] + first) * grid->strips + second / STRIP_SQUARES];
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

static void
clear_rows (Square *square)
{
  square->rows = 0;
  square->before[0] = 0;
}

/* Row after row. */
static void
put_row (Square *square, int row, bool any)
{
  if (any)
    square->row[square->rows++] = (uint8_t) row;
  square->before[row + 1] = (uint8_t) square->rows;
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

/* Whoever needs a strip next has it near. */
static void
empty (Grid *grid, Place *place)
{
  place->strip->next = grid->free;
  grid->free = place->strip;
  place->strip = NULL;
}

bool
grid_take_out (Grid *grid, int slot, const int lost[SIDES], Square *square)
{
  Place *place = place_at (grid, slot, lost[0], lost[1]);
  const int number = lost[1] % STRIP_SQUARES;
  if (!(place->filled >> number & 1))
    return false;
  const uint64_t *from = &place->strip->ways[0][number * MEN];
  place->filled &= ~(1u << number);
  fetch_square (from);
  square->all = 0;
  clear_rows (square);
  for (int r = 0; r < MEN; r++, from += STRIP_COLUMNS) {
    const uint64_t sum = sum_of (from);
    memcpy (square->ways[r], from, sizeof square->ways[r]);
    square->all += sum;
    put_row (square, r, sum > 0); /* rows that no way leads to are left out */
  }
  if (place->filled == 0)
    empty (grid, place);
  return square->rows > 0;
}

static bool
has_row (const Square *square, int row)
{
  return square->before[row] < square->before[row + 1];
}

void
square_add (Square *sum, const Square *one, const Square *other)
{
  bool any[MEN];
  for (int r = 0; r < MEN; r++) {
    any[r] = has_row (one, r) || has_row (other, r);
    for (int c = 0; c < MEN; c++)
      sum->ways[r][c] = one->ways[r][c] + other->ways[r][c];
  }
  sum->all = one->all + other->all;
  clear_rows (sum);
  for (int r = 0; r < MEN; r++)
    put_row (sum, r, any[r]);
}

/* --- in ----------------------------------------------------------------- */

/* Clears those of the squares that are not filled. */
static void
fill (Place *place, int second, int last)
{
  for (int s = second; s <= last; s++)
    if (!(place->filled >> s & 1))
      lanes_clear (&place->strip->ways[0][s * MEN], STRIP_COLUMNS, MEN, MEN);
}

static Strip *
new_strip (Grid *grid)
{
  Strip *strip = grid->free;
  if (!strip)
    return room_take_raw (grid->room, sizeof *strip);
  grid->free = strip->next;
  return strip;
}

/* From this square to the last, of the same strip; NULL: no room. */
static Strip *
strip_to_fill (Grid *grid, int slot, int first, int second, int last)
{
  Place *place = place_at (grid, slot, first, second);
  const int from = second % STRIP_SQUARES;
  const int to = last % STRIP_SQUARES;
  const unsigned squares = (2u << to) - (1u << from);
  if (!place->strip)
    place->strip = new_strip (grid);
  if (!place->strip || (place->filled & squares) == squares)
    return place->strip;
  fill (place, from, to);
  place->filled |= squares;
  return place->strip;
}

bool
grid_begin (Grid *grid, const int carried[SIDES])
{
  Strip *strip = strip_to_fill (grid, 0, 0, 0, 0);
  if (strip)
    strip->ways[carried[0]][carried[1]] = 1;
  return strip;
}

static int
least (int one, int other)
{
  return one < other ? one : other;
}

/* Rows of a patch that come to squares of the same figures. */
typedef struct {
  int slot;
  int first; /* figures lost */
  int down;  /* rows that they move */
  const uint8_t *row;
  int rows;
} Part;

static bool
add_part (Grid *grid, const Part *part, int men, const Patch *patch, unsigned ways)
{
  const int end = least (men + patch->columns, grid->figures[1] * MEN);
  for (int from = men; from < end;) {
    const int to = least ((from / STRIP_COLUMNS + 1) * STRIP_COLUMNS, end);
    Strip *strip = strip_to_fill (grid, part->slot, part->first, from / MEN, (to - 1) / MEN);
    if (!strip)
      return false;
    const LaneRows lanes = {
      .to = &strip->ways[0][from % STRIP_COLUMNS],
      .from = patch->ways + (from - men),
      .to_stride = STRIP_COLUMNS,
      .from_stride = patch->stride,
      .row = part->row,
      .down = part->down,
      .rows = part->rows,
      .columns = to - from,
      .fast = grid->fast,
    };
    lanes_add (&lanes, ways);
    from = to;
  }
  return true;
}

bool
grid_add (Grid *grid, int slot, const int men[SIDES], const Patch *patch, unsigned ways)
{
  const Square *square = patch->square;
  const int border = MEN - men[0] % MEN;
  for (int half = 0; half < 2; half++) {
    const int from = half ? square->before[border] : 0;
    const Part part = {
      .slot = slot,
      .first = men[0] / MEN + half,
      .down = men[0] % MEN - half * MEN,
      .row = square->row + from,
      .rows = (half ? square->rows : square->before[border]) - from,
    };
    if (part.first >= grid->figures[0])
      return true;
    if (part.rows > 0 && !add_part (grid, &part, men[1], patch, ways))
      return false;
  }
  return true;
}
