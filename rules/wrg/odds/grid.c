/* Where ways are kept and how they are added to. Most squares are never come to: so a
 * strip is cut from the room by the first way to it, and a square cleared only when it is
 * filled. A patch is parted twice, by rows where it crosses the border of a figure of the
 * first side, by columns where it runs over the end of a strip. */
#include "rules/wrg/odds/grid.h"

#include <string.h>

#include "rules/wrg/odds/lanes.h"

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

/* At a time: those of as many figures of the first side. */
static size_t
spent_of (int slots, const int figures[SIDES])
{
  return (size_t) slots * (size_t) strips_for (figures[1]);
}

size_t
mu_odds_grid_size (int slots, const int figures[SIDES])
{
  const size_t strips = strips_of (slots, figures);
  const size_t spent = spent_of (slots, figures);
  return mu_odds_room_size (strips * sizeof (Place)) + mu_odds_room_size (spent * sizeof (Strip *))
         + (strips + spent) * mu_odds_room_size (sizeof (Strip));
}

bool
mu_odds_grid_init (Grid *grid, int slots, const int figures[SIDES], Room *room)
{
  *grid = (Grid){
    .figures = { figures[0], figures[1] },
    .strips = strips_for (figures[1]),
    .room = room,
    .fast = mu_odds_lanes_are_fast (),
  };
  grid->place = mu_odds_room_take (room, strips_of (slots, figures) * sizeof (Place));
  grid->spent = mu_odds_room_take_raw (room, spent_of (slots, figures) * sizeof (Strip *));
  return grid->place && grid->spent;
}

static Place *
place_at (const Grid *grid, int slot, int first, int second)
{
  return &grid->place[(slot * grid->figures[0] + first) * grid->strips + second / STRIP_SQUARES];
}

/* --- out ---------------------------------------------------------------- */

/* Rows that no way leads to are left out. */
static void
find_rows (Square *square, const uint64_t along[MEN])
{
  square->rows = 0;
  square->all = 0;
  for (int r = 0; r < MEN; r++) {
    square->before[r] = (uint8_t) square->rows;
    square->row[square->rows] = (uint8_t) r;
    square->rows += along[r] > 0;
    square->all += along[r];
  }
  square->before[MEN] = (uint8_t) square->rows;
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
mu_odds_grid_take_out (Grid *grid, int slot, const int lost[SIDES], Square *square)
{
  Place *place = place_at (grid, slot, lost[0], lost[1]);
  const int number = lost[1] % STRIP_SQUARES;
  if (!(place->filled >> number & 1))
    return false;
  square->ways = &place->strip->ways[0][number * MEN];
  square->stride = STRIP_COLUMNS;
  fetch_square (square->ways);
  uint64_t along[MEN];
  mu_odds_lanes_sum (&(LaneBlock){ (uint64_t *) square->ways, STRIP_COLUMNS, MEN, MEN, grid->fast },
                     along);
  find_rows (square, along);
  place->filled &= ~(1u << number);
  if (place->filled == 0) {
    grid->spent[grid->spent_count++] = place->strip;
    place->strip = NULL;
  }
  return square->rows > 0;
}

/* Whoever needs a strip next has it near. */
void
mu_odds_grid_give_back (Grid *grid)
{
  while (grid->spent_count > 0) {
    Strip *strip = grid->spent[--grid->spent_count];
    strip->next = grid->free;
    grid->free = strip;
  }
}

static bool
has_row (const Square *square, int row)
{
  return square->before[row + 1] > square->before[row];
}

static void
add_rows (uint64_t sum[MEN], const uint64_t one[MEN], const uint64_t other[MEN])
{
  for (int c = 0; c < MEN; c++)
    sum[c] = one[c] + other[c];
}

/* Only rows that some way leads to. */
void
mu_odds_square_add (SquareSum *sum, const Square *one, const Square *other)
{
  Square both = { .ways = sum->ways[0], .stride = MEN, .all = one->all + other->all };
  for (int r = 0; r < MEN; r++) {
    const bool first = has_row (one, r);
    const bool second = has_row (other, r);
    both.before[r] = (uint8_t) both.rows;
    if (first && second)
      add_rows (sum->ways[r], square_row (one, r), square_row (other, r));
    else if (first || second)
      memmove (sum->ways[r], square_row (first ? one : other, r), sizeof sum->ways[r]);
    if (first || second)
      both.row[both.rows++] = (uint8_t) r;
  }
  both.before[MEN] = (uint8_t) both.rows;
  sum->square = both;
}

/* --- in ----------------------------------------------------------------- */

/* Clears those of the squares that are not filled. */
static void
fill (const Grid *grid, Place *place, int second, int last)
{
  for (int s = second; s <= last; s++)
    if (!(place->filled >> s & 1))
      mu_odds_lanes_clear (&(LaneBlock){
          .to = &place->strip->ways[0][s * MEN],
          .stride = STRIP_COLUMNS,
          .rows = MEN,
          .columns = MEN,
          .fast = grid->fast,
      });
}

static Strip *
new_strip (Grid *grid)
{
  Strip *strip = grid->free;
  if (!strip)
    return mu_odds_room_take_raw (grid->room, sizeof *strip);
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
  fill (grid, place, from, to);
  place->filled |= squares;
  return place->strip;
}

bool
mu_odds_grid_begin (Grid *grid, const int carried[SIDES])
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
    mu_odds_lanes_add (&lanes, ways);
    from = to;
  }
  return true;
}

bool
mu_odds_grid_add (Grid *grid, int slot, const int men[SIDES], const Patch *patch, unsigned ways)
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
