/* What a piece is and may: strength as its counter shows it, its frontal hexes, zones of control.
 * Zones are looked up from the hex that is asked about: at most six units can reach it. */
#include "rules/abd/battle/engine.h"

int
mu_abd_strength (const AbdBattle *battle, int unit)
{
  return mu_abd_values (battle, unit)->strength[battle->piece[unit].disordered];
}

bool
mu_abd_is_light (const AbdBattle *battle, int unit)
{
  return mu_abd_values (battle, unit)->box == MU_ABD_GREEN;
}

bool
mu_abd_is_disciplined (const AbdBattle *battle, int unit)
{
  return mu_abd_values (battle, unit)->box == MU_ABD_BLACK;
}

/* abd.17.5b.dismount: Knights on foot stay so. */
bool
mu_abd_is_impetuous (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  const MuAbdArmy *army = &battle->setup->side[piece->side];
  const int came_as = army->units[unit - battle->first[piece->side]].type;
  return came_as == MU_ABD_KT || (army->barbarian && piece->type == MU_ABD_LI);
}

bool
mu_abd_is_enemy (const AbdBattle *battle, int one, int other)
{
  return battle->piece[one].master != battle->piece[other].master;
}

bool
mu_abd_has_option (const AbdBattle *battle, MuAbdOption option)
{
  return (battle->setup->options & option) != 0;
}

bool
mu_abd_is_frontal (const AbdBattle *battle, int unit, int direction)
{
  const AbdPiece *piece = &battle->piece[unit];
  return mu_abd_is_camp ((MuAbdType) piece->type) || mu_abd_between (piece->facing, direction) <= 1;
}

static bool
has_zone (const AbdBattle *battle, int unit)
{
  return !battle->piece[unit].disordered
         || mu_reading (battle->setup->readings, MU_READING_HEX_ZONE_DISORDERED) == 0;
}

/* READING: abd.8.8.zoc-disordered: nothing is said of disordered units, so that they have one too.
 */
static bool
reaches (const AbdBattle *battle, int unit, int direction)
{
  const MuAbdHexside side = mu_abd_map_side (battle->map, battle->piece[unit].hex, direction);
  return mu_abd_is_frontal (battle, unit, direction) && !battle->chart->hexside[side].barred
         && has_zone (battle, unit);
}

bool
mu_abd_in_zone_of (const AbdBattle *battle, int unit, int hex)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (piece->hex == MU_ABD_OFF)
    return piece->outside == hex && hex != MU_ABD_OFF && has_zone (battle, unit);
  const int direction = mu_abd_hex_direction (&battle->map->grid, piece->hex, hex);
  return direction >= 0 && reaches (battle, unit, direction);
}

/* Of those who wait off the map. */
static bool
in_zone_from_outside (const AbdBattle *battle, int side, int hex)
{
  if (!battle->waiting)
    return false;
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    if (battle->piece[unit].outside == hex && battle->piece[unit].master != side)
      return has_zone (battle, unit);
  return false;
}

bool
mu_abd_in_zone (const AbdBattle *battle, int side, int hex)
{
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const int next = mu_abd_hex_next (&battle->map->grid, hex, direction);
    const int unit = next == MU_ABD_OFF ? MU_NO_BODY : battle->at[next];
    if (unit != MU_NO_BODY && battle->piece[unit].master != side
        && reaches (battle, unit, mu_abd_turned (direction, 3)))
      return true;
  }
  return in_zone_from_outside (battle, side, hex);
}

bool
mu_abd_beside_enemy (const AbdBattle *battle, int side, int hex)
{
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const int next = mu_abd_hex_next (&battle->map->grid, hex, direction);
    const int unit = next == MU_ABD_OFF ? MU_NO_BODY : battle->at[next];
    if (unit != MU_NO_BODY && battle->piece[unit].master != side)
      return true;
  }
  return false;
}

int
mu_abd_next_leader (const AbdBattle *battle, int unit, int after)
{
  const int side = battle->piece[unit].side;
  int leader = after == MU_NO_BODY ? battle->first_leader[side] : after + 1;
  for (; leader < battle->first[side + 1]; leader++)
    if (battle->piece[leader].with == unit)
      return leader;
  return MU_NO_BODY;
}

int
mu_abd_units (const AbdBattle *battle, int side, int *end)
{
  *end = battle->first_leader[side];
  return battle->first[side];
}

bool
mu_abd_leads (const AbdBattle *battle, int leader)
{
  const AbdPiece *piece = &battle->piece[leader];
  return piece->hex != MU_ABD_OFF && piece->with != MU_NO_BODY
         && battle->piece[piece->with].master == piece->side;
}
