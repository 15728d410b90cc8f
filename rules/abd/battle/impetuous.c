/* Units out of control make for the enemy before anybody acts: each for the closest to whom it can
 * come, for as few points as may be. Their player has the order, and what that leaves open.
 *
 * READING: abd.17.4.2.impetuous-move: of several enemies equally close it comes to those whom it
 * reaches for the fewest points. Who can come beside nobody, and who stands beside his enemy
 * already, spends nothing; he is marked all the same. */
#include "rules/abd/battle/reach.h"

static bool
is_to_move (const AbdBattle *battle, int unit, int side)
{
  const AbdPiece *piece = &battle->piece[unit];
  return piece->wild && piece->master == side && piece->hex != MU_ABD_OFF
         && piece->marker == MU_ABD_NO_MARKER;
}

static bool
is_target (const AbdReach *reach, int enemy)
{
  const AbdPiece *piece = &reach->battle->piece[enemy];
  return !piece->leader && piece->hex != MU_ABD_OFF
         && mu_abd_is_enemy (reach->battle, reach->unit, enemy);
}

static int
distance (const AbdReach *reach, int one, int other)
{
  return mu_abd_hex_distance (&reach->battle->map->grid, one, other);
}

/* Whether the cell lies beside an enemy who stood so far from the unit as it began. */
static bool
is_beside (const AbdReach *reach, int cell, int far)
{
  const AbdBattle *battle = reach->battle;
  for (int enemy = 0; enemy < battle->first[MU_SIDES]; enemy++)
    if (is_target (reach, enemy)
        && distance (reach, reach->cell[0].hex, battle->piece[enemy].hex) == far
        && distance (reach, reach->cell[cell].hex, battle->piece[enemy].hex) == 1)
      return true;
  return false;
}

/* Those ends of so many points, or of the one hex straight ahead (points below 0). */
static int
offer_ends (const AbdReach *reach, int far, int points, AbdChoices *list)
{
  uint8_t harm[MU_ABD_DIRECTIONS];
  int offered = 0;
  for (int cell = 0; cell < reach->count; cell++) {
    if (!is_beside (reach, cell, far))
      continue;
    if (points >= 0)
      mu_abd_reach_ends (reach, cell, points, harm);
    else
      mu_abd_reach_straights (reach, cell, harm);
    for (int facing = 0; facing < MU_ABD_DIRECTIONS; facing++)
      if (harm[facing] != ABD_NO_WAY) {
        mu_abd_offer (list, reach->unit, MU_NO_BODY, reach->cell[cell].hex, facing);
        offered++;
      }
  }
  return offered;
}

/* abd.17.4.2.impetuous-move: beside enemies so far away, for the fewest points that do. */
static bool
offer_beside (const AbdReach *reach, int far, AbdChoices *list)
{
  for (int points = 0; points <= reach->points; points++)
    if (offer_ends (reach, far, points, list))
      return true;
  return offer_ends (reach, far, -1, list) > 0;
}

static void
offer_charge (const AbdBattle *battle, int unit, AbdChoices *list)
{
  AbdReach reach;
  const AbdPiece *piece = &battle->piece[unit];
  mu_abd_reach (&reach, battle, unit, ABD_REACH_CHARGE);
  for (int far = 1; far <= reach.points + 1; far++)
    if (offer_beside (&reach, far, list))
      return;
  mu_abd_offer (list, unit, MU_NO_BODY, piece->hex, piece->facing);
}

void
mu_abd_offer_impetuous (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    if (is_to_move (battle, unit, question->side))
      offer_charge (battle, unit, list);
}

static int
units_to_move (const AbdBattle *battle, int side)
{
  int count = 0;
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++)
    count += is_to_move (battle, unit, side);
  return count;
}

static void
charge (AbdBattle *battle, const MuChoice *to)
{
  AbdReach reach;
  AbdWay way;
  mu_abd_reach (&reach, battle, to->body, ABD_REACH_CHARGE);
  if (mu_abd_way (&reach, to->value[0], to->value[1], &way))
    mu_abd_walk (battle, to->body, &way, MU_RULE_ABD_CONTROL_IMPETUOUS_MOVE);
  mu_abd_mark (battle, to->body, MU_ABD_YELLOW, MU_RULE_ABD_CONTROL_IMPETUOUS_MOVE);
}

/* abd.17.4.2.order: the caller begins with the Initiative Player's. */
bool
mu_abd_impetuous_moves (AbdBattle *battle, int side)
{
  for (int count = units_to_move (battle, side); count > 0; count--) {
    const MuChoice *to
        = mu_abd_ask (battle, MU_ABD_ASK_IMPETUOUS, side, MU_NO_BODY, MU_NO_BODY, count, 0);
    if (!to)
      return false;
    charge (battle, to);
  }
  return true;
}
