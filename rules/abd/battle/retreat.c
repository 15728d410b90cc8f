/* Retreat before melee: light troops go straight back instead of fighting, disordered for it. How
 * far is the player's; what ends the way is not in the book. */
#include "rules/abd/battle/engine.h"

static bool
is_light_foot (const AbdPiece *piece)
{
  return piece->type == MU_ABD_LI || piece->type == MU_ABD_LA;
}

/* READING: abd.11.2.3.retreat-before-melee: whoever is not light foot himself, mounted
 * troops too; or other foot alone. */
static bool
foot_shuns (const AbdBattle *battle, const AbdPiece *attacker)
{
  if (is_light_foot (attacker))
    return false;
  return !mu_reading (battle->setup->readings, MU_READING_HEX_RETREAT)
         || mu_abd_arm ((MuAbdType) attacker->type) == MU_ABD_INFANTRY;
}

/* abd.11.2.3.cavalry */
static bool
horse_shuns (const AbdBattle *battle, int unit, int attacker)
{
  return mu_abd_arm ((MuAbdType) battle->piece[unit].type) == MU_ABD_CAVALRY
         && mu_abd_values (battle, attacker)->move < mu_abd_values (battle, unit)->move;
}

/* abd.11.2.3.direction: hexes that it may go back by its kind; abd.11.2.3.i.disordered */
static int
right (const AbdBattle *battle, int unit, int attacker)
{
  const AbdPiece *piece = &battle->piece[unit];
  if (piece->disordered)
    return 0;
  if (is_light_foot (piece))
    return foot_shuns (battle, &battle->piece[attacker]) ? 1 : 0;
  return horse_shuns (battle, unit, attacker) ? 2 : 0;
}

/* Where the next step back leads; MU_ABD_OFF: there is none (abd.11.2.3.ii.stacking).
 * READING: abd.11.2.3.limits: any combat unit, the edge of the map, a hexside that nobody crosses
 * and ground that nobody enters end the way: friends make no room for whoever gives way in haste,
 * and none of it is a Move that could leave the map. Enemy zones do not, for they would take the
 * rule from whoever needs it; by the other reading they do. */
static int
step_back (const AbdBattle *battle, int unit, int hex, int direction)
{
  const MuAbdMap *map = battle->map;
  const int next = mu_abd_hex_next (&map->grid, hex, direction);
  if (next == MU_ABD_OFF || battle->at[next] != MU_NO_BODY
      || battle->chart->hexside[mu_abd_map_side (map, hex, direction)].barred
      || battle->chart->terrain[map->terrain[next]].cost == 0)
    return MU_ABD_OFF;
  if (mu_reading (battle->setup->readings, MU_READING_HEX_RETREAT_ZONE)
      && mu_abd_in_zone (battle, battle->piece[unit].master, next))
    return MU_ABD_OFF;
  return next;
}

int
mu_abd_retreat_room (const AbdBattle *battle, int unit, int attacker)
{
  const int most = right (battle, unit, attacker);
  const int direction = mu_abd_towards (battle, attacker, unit);
  int hex = battle->piece[unit].hex, room = 0;
  while (room < most && (hex = step_back (battle, unit, hex, direction)) != MU_ABD_OFF)
    room++;
  return room;
}

void
mu_abd_offer_retreats (const AbdBattle *battle, const MuQuestion *question, AbdChoices *list)
{
  const int room = mu_abd_retreat_room (battle, question->body, question->other);
  for (int hexes = 0; hexes <= room; hexes++)
    mu_abd_offer (list, MU_NO_BODY, MU_NO_BODY, hexes, 0);
}

/* abd.11.2.3.iii.leaders: they go with it, hex by hex, so that enemy leaders on the way are set
 * aside. */
static void
go_back (AbdBattle *battle, int unit, int hexes, int direction)
{
  const bool foot = is_light_foot (&battle->piece[unit]);
  const MuRule why = foot ? MU_RULE_ABD_MELEE_RETREAT_FOOT : MU_RULE_ABD_MELEE_RETREAT_HORSE;
  mu_abd_tell (battle, MU_ABD_EVENT_RETREATS, why, unit, battle->fight.attacker, VALUES (hexes));
  for (int i = 0; i < hexes; i++)
    mu_abd_put (battle, unit,
                mu_abd_hex_next (&battle->map->grid, battle->piece[unit].hex, direction),
                direction);
  mu_abd_tell_place (battle, unit, MU_RULE_ABD_RETREAT_DIRECTION, 0);
}

/* abd.11.2.3.iv.disorder, abd.11.2.3.vi.attacker-marker: with its rear to the attacker, disordered,
 * both marked. */
void
mu_abd_retreat (AbdBattle *battle, int hexes)
{
  AbdFight *fight = &battle->fight;
  go_back (battle, fight->defender, hexes,
           mu_abd_towards (battle, fight->attacker, fight->defender));
  mu_abd_disorder (battle, fight->defender, MU_RULE_ABD_MELEE_RETREAT_DISORDER);
  mu_abd_mark (battle, fight->defender, MU_ABD_RED, MU_RULE_ABD_MELEE_RETREAT_DISORDER);
  mu_abd_mark (battle, fight->attacker, MU_ABD_RED, MU_RULE_ABD_RETREAT_ATTACKER_MARKER);
  fight->retreat = true;
}
