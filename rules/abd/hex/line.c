/* Lines are whole numbers here, so that "exactly along a hexside" (abd.10.4.hexside) is exact:
 * three units to a column and two to a row, in which every corner of every hex lies on whole
 * numbers. A hex then reaches from its middle to (2, 0), (1, 1), (-1, 1) and their opposites. In
 * true lengths a unit downwards is the root of three times one across. */
#include "rules/abd/hex/line.h"

#include <assert.h>
#include <stdlib.h>

typedef struct {
  int x, y; /* y southwards */
} Way;

static Way
way_to (const MuAbdGrid *grid, int from, int column, int row)
{
  const int south = 2 * row + mu_abd_hex_height (grid, column);
  return (Way){ 3 * (column - from % grid->columns), south - mu_abd_hex_height (grid, from) };
}

static Way
way_between (const MuAbdGrid *grid, int from, int to)
{
  return way_to (grid, from, to % grid->columns, to / grid->columns);
}

/* How far along the line a hex lies. Hexes are passed in the order in which their middles lie along
 * it, for a hex is what is nearer to its own middle than to any other. */
static int
far_along (Way line, Way hex)
{
  return line.x * hex.x + 3 * line.y * hex.y;
}

/* How far from it: above 0 on the right hand. */
static int
far_aside (Way line, Way hex)
{
  return line.x * hex.y - line.y * hex.x;
}

/* How far aside a hex still touches it, with that corner which stands out most. */
static int
farthest_corner (Way line)
{
  const int sharp = 2 * abs (line.y), blunt = abs (line.x) + abs (line.y);
  return sharp > blunt ? sharp : blunt;
}

/* Whether two corners stand out alike: what it touches then is a whole side. */
static bool
follows_sides (Way line)
{
  return line.y == 0 || abs (line.x) == abs (line.y);
}

typedef struct {
  MuAbdPassing *passing;
  int far[MU_ABD_PASSINGS];
  int count;
} List;

/* The place of what lies so far along; made where there is none yet. */
static MuAbdPassing *
place_for (List *list, int far)
{
  int at = list->count;
  while (at > 0 && list->far[at - 1] >= far)
    at--;
  if (at < list->count && list->far[at] == far)
    return &list->passing[at];
  assert (list->count < MU_ABD_PASSINGS);
  for (int i = list->count++; i > at; i--) {
    list->far[i] = list->far[i - 1];
    list->passing[i] = list->passing[i - 1];
  }
  list->far[at] = far;
  list->passing[at] = (MuAbdPassing){ MU_ABD_OFF, MU_ABD_OFF };
  return &list->passing[at];
}

static void
pass (List *list, Way line, Way way, int hex)
{
  const int aside = far_aside (line, way), corner = farthest_corner (line);
  const bool through = abs (aside) < corner;
  if (!through && !(abs (aside) == corner && follows_sides (line)))
    return;
  MuAbdPassing *passing = place_for (list, far_along (line, way));
  if (through || aside < 0)
    passing->left = (int16_t) hex;
  if (through || aside > 0)
    passing->right = (int16_t) hex;
}

static int
least (int one, int other)
{
  return one < other ? one : other;
}

/* Of the hexes about the line only those in the columns of its ends and between can be met, and
 * those a row beyond, which may be off the map. */
int
mu_abd_line (const MuAbdGrid *grid, int from, int to, MuAbdPassing passing[MU_ABD_PASSINGS])
{
  const Way line = way_between (grid, from, to);
  const int column = least (from % grid->columns, to % grid->columns);
  const int row = least (from / grid->columns, to / grid->columns) - 1;
  const int columns = abs (line.x) / 3, rows = abs (from / grid->columns - to / grid->columns) + 2;
  List list = { .passing = passing };
  for (int x = column; x <= column + columns; x++)
    for (int y = row; y <= row + rows; y++) {
      const Way way = way_to (grid, from, x, y);
      const int far = far_along (line, way);
      if (far > 0 && far < far_along (line, line))
        pass (&list, line, way, mu_abd_hex_at (grid, x, y));
    }
  return list.count;
}

/* The neighbours that lie farthest along it, on the map or not. */
int
mu_abd_line_leaves (const MuAbdGrid *grid, int from, int to, int direction[2])
{
  static const Way neighbour[MU_ABD_DIRECTIONS]
      = { { 0, -2 }, { 3, -1 }, { 3, 1 }, { 0, 2 }, { -3, 1 }, { -3, -1 } };
  const Way line = way_between (grid, from, to);
  int count = 0, farthest = 0;
  for (int i = 0; i < MU_ABD_DIRECTIONS; i++) {
    const int far = far_along (line, neighbour[i]);
    if (far > farthest)
      count = 0;
    if (far > 0 && far >= farthest) {
      direction[count++] = i;
      farthest = far;
    }
  }
  return count;
}
