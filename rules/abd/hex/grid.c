/* Neighbours, edges, names and the middles of hexes on a field. */
#include "rules/abd/hex/grid.h"

#include <assert.h>

int
mu_abd_hex_direction (const MuAbdGrid *grid, int from, int to)
{
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++)
    if (mu_abd_hex_next (grid, from, direction) == to)
      return direction;
  return -1;
}

bool
mu_abd_hex_is_edge (const MuAbdGrid *grid, int hex)
{
  const int column = hex % grid->columns, row = hex / grid->columns;
  return column == 0 || row == 0 || column == grid->columns - 1 || row == grid->rows - 1;
}

static int
least (int one, int other)
{
  return one < other ? one : other;
}

int
mu_abd_hex_to_edge (const MuAbdGrid *grid, int hex)
{
  const int column = hex % grid->columns, row = hex / grid->columns;
  const int sides = least (column, grid->columns - 1 - column);
  return least (sides, least (row, grid->rows - 1 - row));
}

/* In fixed point: a hex is 40 paces high, its width is that by two over the root of three. */
#define HALF_WIDTH   5912
#define COLUMN_APART 8868
#define HALF_HEIGHT  (MU_PACES (MU_ABD_HEX_PACES) / 2)

void
mu_abd_hex_middle (const MuAbdGrid *grid, int hex, MuFix *x, MuFix *y)
{
  *x = HALF_WIDTH + COLUMN_APART * (hex % grid->columns);
  *y = HALF_HEIGHT * (2 * grid->rows - mu_abd_hex_height (grid, hex));
}

void
mu_abd_grid_size (const MuAbdGrid *grid, MuFix *width, MuFix *depth)
{
  *width = 2 * HALF_WIDTH + COLUMN_APART * (grid->columns - 1);
  *depth = HALF_HEIGHT * (2 * grid->rows + 1);
}

static bool
is_about (MuFix one, MuFix other)
{
  return one >= other - MU_PACES (1) && one <= other + MU_PACES (1);
}

/* Columns and rows lie so far apart that a pace makes no other of them. */
bool
mu_abd_grid_of_size (MuFix width, MuFix depth, MuAbdGrid *grid)
{
  MuFix own_width, own_depth;
  for (int columns = 1; columns <= MU_ABD_COLUMNS; columns++)
    for (int rows = 1; rows <= MU_ABD_ROWS; rows++) {
      *grid = (MuAbdGrid){ (uint8_t) columns, (uint8_t) rows };
      mu_abd_grid_size (grid, &own_width, &own_depth);
      if (is_about (width, own_width) && is_about (depth, own_depth))
        return true;
    }
  return false;
}

/* By whole columns and half hexes, and then looked at whether it is just there. */
int
mu_abd_hex_of_middle (const MuAbdGrid *grid, MuFix x, MuFix y)
{
  MuFix own_x = 0, own_y = 0, width, depth;
  mu_abd_grid_size (grid, &width, &depth);
  if (x < HALF_WIDTH || y < 0 || y > depth)
    return MU_ABD_OFF;
  const int column = (x - HALF_WIDTH) / COLUMN_APART;
  const int down = (2 * grid->rows * HALF_HEIGHT - y) / HALF_HEIGHT;
  const int hex = mu_abd_hex_at (grid, column, down / 2);
  if (hex == MU_ABD_OFF)
    return hex;
  mu_abd_hex_middle (grid, hex, &own_x, &own_y);
  return own_x == x && own_y == y ? hex : MU_ABD_OFF;
}

int
mu_abd_hex_under (const MuAbdGrid *grid, MuFix x, MuFix y)
{
  const int64_t reach = MU_PACES (MU_ABD_HEX_PACES) / 2;
  for (int hex = 0; hex < mu_abd_hex_count (grid); hex++) {
    MuFix own_x, own_y;
    mu_abd_hex_middle (grid, hex, &own_x, &own_y);
    const int64_t across = (int64_t) x - own_x, up = (int64_t) y - own_y;
    if (across * across + up * up < reach * reach)
      return hex;
  }
  return MU_ABD_OFF;
}

void
mu_abd_hex_name (const MuAbdGrid *grid, int hex, char name[MU_ABD_NAME])
{
  assert (hex >= 0 && hex < mu_abd_hex_count (grid));
  const int row = hex / grid->columns + 1;
  *name++ = (char) ('A' + hex % grid->columns);
  if (row >= 10)
    *name++ = (char) ('0' + row / 10);
  *name++ = (char) ('0' + row % 10);
  *name = '\0';
}

static int
column_named (char letter)
{
  if (letter >= 'a' && letter <= 'z')
    return letter - 'a';
  return letter >= 'A' && letter <= 'Z' ? letter - 'A' : -1;
}

int
mu_abd_hex_named (const MuAbdGrid *grid, const char *name)
{
  int row = 0, digits = 0;
  const int column = column_named (name[0]);
  if (column < 0 || name[1] == '0')
    return MU_ABD_OFF;
  for (const char *at = name + 1; *at; at++, digits++) {
    if (*at < '0' || *at > '9' || digits == 2)
      return MU_ABD_OFF;
    row = row * 10 + (*at - '0');
  }
  return digits ? mu_abd_hex_at (grid, column, row - 1) : MU_ABD_OFF;
}
