/* Places are asked about by the hundred for one answer, so that nothing is looked at but the hexes
 * beside them. */
#include "rules/abd/player/place.h"

#include <string.h>

int
mu_abd_distance (const AbdBattle *battle, int from, int to)
{
  return mu_abd_hex_distance (&battle->map->grid, from, to);
}

/* --- attacks from a place -------------------------------------------------- */

/* abd.11.2.1.river, abd.11.2.1.attacker */
static int
enemy_towards (const AbdBattle *battle, const AbdStand *stand, int direction)
{
  const int hex = mu_abd_hex_next (&battle->map->grid, stand->hex, direction);
  const int there = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
  if (there == MU_NO_BODY || !mu_abd_is_enemy (battle, stand->unit, there)
      || battle->chart->hexside[mu_abd_map_side (battle->map, stand->hex, direction)].barred)
    return MU_NO_BODY;
  return there;
}

/* abd.11.2.1.zero-strength, abd.13.1.3.no-melee-attack */
static bool
may_strike (const AbdBattle *battle, const AbdStand *stand)
{
  const AbdPiece *piece = &battle->piece[stand->unit];
  return !mu_abd_is_camp ((MuAbdType) piece->type)
         && battle->chart->unit[piece->type].strength[stand->disordered] > 0;
}

static int
worth_towards (const AbdScales *scales, const AbdStand *stand, int direction)
{
  const AbdBattle *battle = scales->battle;
  const int enemy = enemy_towards (battle, stand, direction);
  if (enemy == MU_NO_BODY)
    return ABD_NO_ATTACK;
  const AbdStand other = mu_abd_stand_now (battle, enemy);
  return mu_abd_melee_worth (scales, stand, &other, mu_abd_turned (direction, 3));
}

/* abd.11.2.2.target: whoever stands in front bars those at its sides. */
int
mu_abd_best_attack (const AbdScales *scales, const AbdStand *stand)
{
  if (!may_strike (scales->battle, stand))
    return ABD_NO_ATTACK;
  const int ahead = worth_towards (scales, stand, stand->facing);
  if (ahead != ABD_NO_ATTACK)
    return ahead;
  const int left = worth_towards (scales, stand, mu_abd_turned (stand->facing, -1));
  const int right = worth_towards (scales, stand, mu_abd_turned (stand->facing, 1));
  return left > right ? left : right;
}

int
mu_abd_best_attack_now (const AbdScales *scales, int unit)
{
  const AbdStand stand = mu_abd_stand_now (scales->battle, unit);
  if (scales->battle->piece[unit].marker == MU_ABD_RED)
    return ABD_NO_ATTACK;
  return mu_abd_best_attack (scales, &stand);
}

int
mu_abd_best_fire (const AbdScales *scales, int unit)
{
  const AbdBattle *battle = scales->battle;
  const AbdPiece *piece = &battle->piece[unit];
  int best = 0;
  if (battle->chart->unit[piece->type].arrows == 0)
    return 0;
  for (int i = 0; i < scales->count[!piece->master]; i++) {
    const int enemy = scales->unit[!piece->master][i];
    const int range = battle->chart->unit[piece->type].range;
    if (mu_abd_distance (battle, piece->hex, battle->piece[enemy].hex) > range)
      continue;
    const int worth = mu_abd_fire_worth (scales, unit, enemy, 0);
    if (worth > best && mu_abd_can_fire_at (battle, unit, enemy))
      best = worth;
  }
  return best;
}

void
mu_abd_mark_beside (const AbdScales *scales, int side, bool beside[MU_ABD_HEXES])
{
  const AbdBattle *battle = scales->battle;
  memset (beside, 0, (size_t) mu_abd_hex_count (&battle->map->grid) * sizeof *beside);
  for (int i = 0; i < scales->count[!side]; i++)
    for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
      const int at = battle->piece[scales->unit[!side][i]].hex;
      const int hex = mu_abd_hex_next (&battle->map->grid, at, direction);
      if (hex != MU_ABD_OFF)
        beside[hex] = true;
    }
}

/* --- whom to make for ------------------------------------------------------ */

int
mu_abd_promise (const AbdScales *scales, int unit, int enemy)
{
  const AbdBattle *battle = scales->battle;
  const AbdStand other = mu_abd_stand_now (battle, enemy);
  const int before = mu_abd_hex_next (&battle->map->grid, other.hex, other.facing);
  AbdStand one = mu_abd_stand_now (battle, unit);
  one.hex = (int16_t) (before == MU_ABD_OFF ? other.hex : before);
  one.facing = (uint8_t) mu_abd_turned (other.facing, 3);
  return mu_abd_melee_worth (scales, &one, &other, other.facing);
}

/* A hex of the way there weighs as much as that. */
#define FAR 25

int
mu_abd_goal (const AbdScales *scales, int unit, int *promise)
{
  const AbdBattle *battle = scales->battle;
  const AbdPiece *piece = &battle->piece[unit];
  int best = MU_NO_BODY, most = 0;
  for (int i = 0; i < scales->count[!piece->master]; i++) {
    const int enemy = scales->unit[!piece->master][i];
    const int far = piece->hex == MU_ABD_OFF
                        ? 0
                        : mu_abd_distance (battle, piece->hex, battle->piece[enemy].hex);
    if (best != MU_NO_BODY && scales->whole[enemy] - FAR * far <= most)
      continue; /* whatever it promises */
    const int worth = mu_abd_promise (scales, unit, enemy);
    if (best != MU_NO_BODY && worth - FAR * far <= most)
      continue;
    best = enemy;
    most = worth - FAR * far;
    *promise = worth;
  }
  return best;
}
