/* Where armies are drawn up freely: Camps behind the middle, side A's in the south and side B's in
 * the north, and a line before them: the heavy in the middle, horse on its wings, those who shoot
 * before it. */
#include <stdlib.h>

#include "rules/abd/player/place.h"
#include "rules/abd/player/player.h"

/* The way that a side looks. */
static int
ahead (int side)
{
  return side == MU_SIDE_A ? MU_ABD_NORTH : MU_ABD_SOUTH;
}

/* Rows from a hex to the edge behind its side. */
static int
rows_behind (const AbdBattle *battle, int side, int hex)
{
  const MuAbdGrid *grid = &battle->map->grid;
  const int row = hex / grid->columns;
  return side == MU_SIDE_A ? grid->rows - 1 - row : row;
}

static int
from_middle (const AbdBattle *battle, int hex)
{
  const MuAbdGrid *grid = &battle->map->grid;
  return abs (2 * (hex % grid->columns) - (grid->columns - 1));
}

static int
camp_of (const AbdScales *scales, int side)
{
  return scales->camp[side];
}

/* Its part of the line: 0 the middle, more towards the wings. */
static int
wing_of (const AbdBattle *battle, int unit)
{
  const MuAbdValues *values = mu_abd_values (battle, unit);
  switch (mu_abd_arm ((MuAbdType) battle->piece[unit].type)) {
  case MU_ABD_INFANTRY:
    return values->strength[0] >= 4 ? 0 : 2;
  case MU_ABD_CAVALRY:
    return values->box == MU_ABD_GREEN ? 4 : 3;
  case MU_ABD_OTHER:
    break;
  }
  return 1;
}

static int
score_camp (const AbdMind *mind, const MuChoice *choice)
{
  const int side = mind->battle->piece[mind->question->body].side, hex = choice->value[0];
  return -4 * abs (rows_behind (mind->battle, side, hex) - 3) - from_middle (mind->battle, hex);
}

/* Two rows before the Camp; those who shoot and the light one more. */
static int
row_before_camp (const AbdBattle *battle, int unit)
{
  return mu_abd_values (battle, unit)->arrows || mu_abd_is_light (battle, unit) ? 3 : 2;
}

static int
score_unit (const AbdMind *mind, const MuChoice *choice)
{
  const AbdBattle *battle = mind->battle;
  const int unit = choice->body, side = battle->piece[unit].side, hex = choice->value[0];
  const int camp = camp_of (&mind->scales, side);
  const int columns = battle->map->grid.columns;
  const int at = camp == MU_NO_BODY ? hex : battle->piece[camp].hex;
  const int before = rows_behind (battle, side, hex) - rows_behind (battle, side, at);
  const int aside = abs (hex % columns - at % columns);
  const int ground = mu_abd_ground_disorders (battle, unit, hex) ? 20 : 0;
  return -6 * abs (before - row_before_camp (battle, unit))
         - 2 * abs (aside - wing_of (battle, unit)) - ground
         - 3 * mu_abd_between (choice->value[1], ahead (side));
}

int
mu_abd_answer_deployment (const AbdMind *mind)
{
  const bool camp = mu_abd_is_camp ((MuAbdType) mind->battle->piece[mind->question->body].type);
  return mu_abd_highest (mind, camp ? score_camp : score_unit);
}
