/* What a result is worth follows from what it takes from either side: strength, which is what panic
 * counts, and the points of victory that hang on panic and on Camps. */
#include "rules/abd/player/weigh.h"

#include <string.h>

/* --- what there is to lose ------------------------------------------------- */

/* Of a point of strength. A victory point outweighs a wing of an army. */
enum {
  POINT = 100,
  DISORDERED_PERCENT = 62, /* what a disordered unit is still worth */
  PANIC = 1500,
  NEAR_PANIC = 900,
  CAMP = 1500,
  SHAKEN_CAMP = 350,
  LEADER = 60, /* of his one chance in six to be lost */
};

/* What it costs an army that its rating has sunk so far (abd.4.0.panic-rating): ever more, the
 * nearer it comes, and then its victory point (abd.14.0.vp-panic). */
static int
cost_of_rating (const AbdBattle *battle, int side, int whole, int rating)
{
  const int lost = rating < whole ? whole - rating : 0;
  if (battle->panicked[side] || whole <= 0)
    return 0;
  if (rating < 1)
    return NEAR_PANIC + PANIC;
  return NEAR_PANIC * lost / whole * lost / whole;
}

/* What its rating was at first. */
static int
level_of (const AbdBattle *battle, int side)
{
  const MuAbdArmy *army = &battle->setup->side[side];
  return army->panic ? army->panic : mu_abd_panic_level (battle->chart, army);
}

static int
worth_of_strength (const AbdBattle *battle, int unit, int whole)
{
  const int side = battle->piece[unit].side, strength = mu_abd_values (battle, unit)->strength[0];
  const int rating = battle->rating[side];
  return POINT * strength + cost_of_rating (battle, side, whole, rating - strength)
         - cost_of_rating (battle, side, whole, rating);
}

static void
weigh_unit (AbdScales *scales, int unit, int whole)
{
  const AbdBattle *battle = scales->battle;
  const AbdPiece *piece = &battle->piece[unit];
  const int leaders = LEADER * (scales->plus[unit] + scales->times[unit]);
  if (mu_abd_is_camp ((MuAbdType) piece->type)) {
    const int camp = piece->type == MU_ABD_CP ? CAMP : 2 * POINT;
    scales->whole[unit] = (piece->disordered ? camp : camp + SHAKEN_CAMP) + leaders;
    scales->step[unit] = piece->disordered ? scales->whole[unit] : SHAKEN_CAMP;
    return;
  }
  const int worth = worth_of_strength (battle, unit, whole);
  const int shaken
      = worth
        - POINT * mu_abd_values (battle, unit)->strength[0] * (100 - DISORDERED_PERCENT) / 100;
  scales->whole[unit] = (piece->disordered ? shaken : worth) + leaders;
  scales->step[unit] = piece->disordered ? scales->whole[unit] : worth - shaken;
}

static void
add_leaders (AbdScales *scales)
{
  const AbdBattle *battle = scales->battle;
  for (int side = 0; side < MU_SIDES; side++)
    for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++) {
      const AbdPiece *piece = &battle->piece[i];
      if (piece->with == MU_NO_BODY || battle->piece[piece->with].master != side)
        continue;
      const MuAbdLeaderValues *values = &battle->chart->leader[piece->type];
      scales->plus[piece->with] = (int8_t) (scales->plus[piece->with] + values->plus);
      scales->times[piece->with] = (int8_t) (scales->times[piece->with] + values->times);
    }
}

void
mu_abd_scales (AbdScales *scales, const AbdBattle *battle)
{
  const size_t bodies = (size_t) battle->first[MU_SIDES];
  scales->battle = battle;
  memset (scales->plus, 0, bodies);
  memset (scales->times, 0, bodies);
  add_leaders (scales);
  int level[MU_SIDES];
  for (int side = 0; side < MU_SIDES; side++) {
    level[side] = level_of (battle, side);
    scales->count[side] = 0;
    scales->camp[side] = MU_NO_BODY;
  }
  for (int unit = 0; unit < battle->first[MU_SIDES]; unit++) {
    const AbdPiece *piece = &battle->piece[unit];
    if (piece->leader || piece->hex == MU_ABD_OFF)
      continue;
    scales->unit[piece->master][scales->count[piece->master]++] = (int16_t) unit;
    if (piece->type == MU_ABD_CP)
      scales->camp[piece->side] = unit;
    weigh_unit (scales, unit, level[piece->side]);
  }
}

AbdStand
mu_abd_stand_now (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  return (AbdStand){ (int16_t) unit, piece->hex, piece->facing, piece->disordered };
}

/* --- a melee that might be ------------------------------------------------- */

/* abd.17.3.triple */
static int
charge_of (const AbdBattle *battle, const AbdPiece *piece)
{
  return battle->charges[piece->side] && piece->type == MU_ABD_LI
                 && battle->setup->side[piece->side].barbarian
             ? 3
             : 1;
}

/* abd.11.2.4.strength, abd.11.2.4.multiplier */
static int
strength_of (const AbdScales *scales, const AbdStand *stand, MuAbdType against)
{
  const AbdBattle *battle = scales->battle;
  const AbdPiece *piece = &battle->piece[stand->unit];
  const MuAbdValues *values = &battle->chart->unit[piece->type];
  const int printed = values->strength[stand->disordered], charge = charge_of (battle, piece);
  const bool late = mu_reading (battle->setup->readings, MU_READING_HEX_BARBARIANS);
  const int plus = scales->plus[stand->unit] * (late ? charge : 1);
  int times = 1 + scales->times[stand->unit];
  if (values->against_horse && mu_abd_arm (against) == MU_ABD_CAVALRY)
    times++;
  return ((printed > 0 ? printed : 1) * charge + plus) * times;
}

static bool
has_zone (const AbdBattle *battle, const AbdStand *stand)
{
  return !stand->disordered
         || !mu_reading (battle->setup->readings, MU_READING_HEX_ZONE_DISORDERED);
}

static bool
faces (const AbdBattle *battle, const AbdStand *stand, int direction)
{
  return mu_abd_is_camp ((MuAbdType) battle->piece[stand->unit].type)
         || mu_abd_between (stand->facing, direction) <= 1;
}

/* abd.11.2.5.ii.advantage, abd.11.2.5.ii.plus-one-zoc, abd.11.2.5.ii.maximum */
static int
advantage (const AbdBattle *battle, int more, int less, const AbdStand *stronger, int direction)
{
  enum { MOST = 10 };
  const int quotient = more / less;
  if (quotient == 1 && !(has_zone (battle, stronger) && faces (battle, stronger, direction)))
    return 0;
  return quotient > MOST ? MOST : quotient;
}

/* abd.11.2.5.iv.vector */
static int
vector_of (const AbdBattle *battle, const AbdStand *defender, int direction)
{
  static const uint8_t bonus[] = { 0, 1, 2, 4 };
  if (mu_abd_is_camp ((MuAbdType) battle->piece[defender->unit].type))
    return 0;
  return bonus[mu_abd_between (direction, defender->facing)];
}

/* abd.11.2.5.iii.terrain; direction: from the defender to the attacker. */
static void
add_ground (const AbdBattle *battle, const AbdStand *attacker, const AbdStand *defender,
            int direction, int bonus[2])
{
  const MuAbdMap *map = battle->map;
  const MuAbdTerrainRow *ground = battle->chart->terrain;
  const MuAbdHexsideRow *side
      = &battle->chart->hexside[mu_abd_map_side (map, defender->hex, direction)];
  bonus[0] += ground[map->terrain[attacker->hex]].attacker + side->attacker;
  bonus[1] += ground[map->terrain[defender->hex]].defender + side->defender;
  if (mu_abd_is_camp ((MuAbdType) battle->piece[defender->unit].type))
    bonus[1] += battle->chart->camp_defender;
}

void
mu_abd_bonuses (const AbdScales *scales, const AbdStand *attacker, const AbdStand *defender,
                int back, int bonus[2])
{
  const AbdBattle *battle = scales->battle;
  const MuAbdType type = (MuAbdType) battle->piece[attacker->unit].type;
  bonus[0] = vector_of (battle, defender, back);
  bonus[1] = 0;
  add_ground (battle, attacker, defender, back, bonus);
  if (type == MU_ABD_EL) /* abd.11.2.5.ii.elephant */
    return;
  const int one = strength_of (scales, attacker, (MuAbdType) battle->piece[defender->unit].type);
  const int other = strength_of (scales, defender, type);
  if (one > other)
    bonus[0] += advantage (battle, one, other, attacker, mu_abd_turned (back, 3));
  else if (other > one)
    bonus[1] += advantage (battle, other, one, defender, back);
}

/* What one more blow takes from a unit as it might stand. */
static int
step_of (const AbdScales *scales, const AbdStand *stand)
{
  const AbdPiece *piece = &scales->battle->piece[stand->unit];
  if (stand->disordered == piece->disordered)
    return scales->step[stand->unit];
  return stand->disordered ? scales->whole[stand->unit] - scales->step[stand->unit]
                           : scales->whole[stand->unit] / 3;
}

static int
whole_of (const AbdScales *scales, const AbdStand *stand)
{
  const AbdPiece *piece = &scales->battle->piece[stand->unit];
  const bool shaken = stand->disordered && !piece->disordered;
  return scales->whole[stand->unit] - (shaken ? scales->step[stand->unit] : 0);
}

/* abd.13.1.4.looting: who destroys a Camp is lost with it, though not to the rating. */
static int
price_of_loot (const AbdScales *scales, const AbdStand *attacker, const AbdStand *defender)
{
  const AbdBattle *battle = scales->battle;
  if (!mu_abd_is_camp ((MuAbdType) battle->piece[defender->unit].type))
    return 0;
  return POINT * battle->chart->unit[battle->piece[attacker->unit].type].strength[0];
}

void
mu_abd_melee_gains (const AbdScales *scales, const AbdStand *attacker, const AbdStand *defender,
                    int gain[ABD_RESULTS])
{
  const int mine = step_of (scales, attacker), theirs = step_of (scales, defender);
  const int loot = price_of_loot (scales, attacker, defender);
  gain[MU_ABD_DEFENDER_ELIMINATED] = whole_of (scales, defender) - loot;
  gain[MU_ABD_DEFENDER_DISORDERED] = theirs - (defender->disordered ? loot : 0);
  gain[MU_ABD_ENGAGED] = (defender->disordered ? 0 : theirs) - (attacker->disordered ? 0 : mine);
  gain[MU_ABD_ATTACKER_DISORDERED] = -mine;
  gain[MU_ABD_ATTACKER_ELIMINATED] = -whole_of (scales, attacker);
}

int
mu_abd_melee_worth (const AbdScales *scales, const AbdStand *attacker, const AbdStand *defender,
                    int back)
{
  int bonus[2], gain[ABD_RESULTS], sum = 0;
  mu_abd_bonuses (scales, attacker, defender, back, bonus);
  mu_abd_melee_gains (scales, attacker, defender, gain);
  const AbdChances chances = mu_abd_chances (scales->battle, bonus[0], bonus[1]);
  for (int result = 0; result < ABD_RESULTS; result++)
    sum += chances.of[result] * gain[result];
  return sum / ABD_THROWS;
}

int
mu_abd_attack_worth (const AbdScales *scales, int unit, int enemy)
{
  const AbdBattle *battle = scales->battle;
  const AbdStand one = mu_abd_stand_now (battle, unit), other = mu_abd_stand_now (battle, enemy);
  const int back = mu_abd_towards (battle, enemy, unit);
  if (one.hex == MU_ABD_OFF) { /* abd.8.7.3.blocked-entry: as from the hex that it would enter */
    const AbdStand before = { one.unit, other.hex, one.facing, one.disordered };
    return mu_abd_melee_worth (scales, &before, &other, back);
  }
  return mu_abd_melee_worth (scales, &one, &other, back);
}

/* abd.7.1.rally-roll */
static int
rally_faces (const AbdBattle *battle, int strength, MuAbdLeader leader)
{
  static const uint8_t face[2][MU_ABD_FACES] = { { 1, 2, 3, 4, 5, 6 }, { 3, 2, 3, 4, 5, 4 } };
  int faces = 0;
  for (int i = 0; i < MU_ABD_FACES; i++)
    faces
        += mu_abd_rallies (strength, face[mu_abd_has_option (battle, MU_ABD_AVERAGING)][i], leader);
  return faces;
}

/* abd.7.2.modifiers */
static MuAbdLeader
leader_near (const AbdBattle *battle, int unit)
{
  const AbdPiece *piece = &battle->piece[unit];
  MuAbdLeader nearest = MU_ABD_NO_LEADER;
  for (int i = battle->first_leader[piece->side]; i < battle->first[piece->side + 1]; i++) {
    const int hex = battle->piece[i].hex;
    if (hex == MU_ABD_OFF)
      continue;
    if (hex == piece->hex)
      return MU_ABD_LEADER_STACKED;
    if (mu_abd_hex_distance (&battle->map->grid, hex, piece->hex) == 1)
      nearest = MU_ABD_LEADER_ADJACENT;
  }
  return nearest;
}

int
mu_abd_rally_worth (const AbdScales *scales, int unit, bool alone)
{
  const AbdBattle *battle = scales->battle;
  const MuAbdValues *values = mu_abd_values (battle, unit);
  const bool camp = battle->piece[unit].type == MU_ABD_CP;
  const int won
      = camp ? SHAKEN_CAMP : POINT * values->strength[0] * (100 - DISORDERED_PERCENT) / 100;
  if (!battle->piece[unit].disordered)
    return 0;
  return alone ? won
               : won * rally_faces (battle, values->strength[1], leader_near (battle, unit))
                     / MU_ABD_FACES;
}

int
mu_abd_fire_worth (const AbdScales *scales, int unit, int target, int supporters)
{
  const AbdBattle *battle = scales->battle;
  const AbdPiece *piece = &battle->piece[target], *firer = &battle->piece[unit];
  const MuAbdTerrainRow *ground = &battle->chart->terrain[battle->map->terrain[piece->hex]];
  const int defense = mu_abd_values (battle, target)->defense + ground->missile - piece->wild;
  const int dice = mu_abd_values (battle, unit)->arrows * firer->shots;
  if (mu_abd_is_camp ((MuAbdType) piece->type))
    return 0;
  const int64_t chance = mu_abd_fire_chance (battle, dice, supporters, defense);
  return (int) (chance * scales->step[target] / ABD_SHARES);
}

/* --- the whole battle ------------------------------------------------------ */

/* What a side has on the map, or that still comes. */
static int
army_worth (const AbdBattle *battle, int side)
{
  int end, worth = 0;
  for (int unit = mu_abd_units (battle, side, &end); unit < end; unit++) {
    const AbdPiece *piece = &battle->piece[unit];
    if (piece->hex == MU_ABD_OFF && piece->turn == 0)
      continue;
    if (mu_abd_is_camp ((MuAbdType) piece->type))
      worth += piece->type != MU_ABD_CP ? 2 * POINT : piece->disordered ? CAMP : CAMP + SHAKEN_CAMP;
    else
      worth += POINT * mu_abd_values (battle, unit)->strength[0]
               * (piece->disordered ? DISORDERED_PERCENT : 100) / 100;
  }
  return worth;
}

static int
standing (const AbdBattle *battle, int side)
{
  const int panic = battle->panicked[side] ? NEAR_PANIC + PANIC
                                           : cost_of_rating (battle, side, level_of (battle, side),
                                                             battle->rating[side]);
  int leaders = 0;
  for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++)
    leaders += battle->piece[i].fate == MU_FATE_ON_TABLE ? 6 * LEADER : 0;
  return army_worth (battle, side) - panic + leaders;
}

/* abd.14.0.slaughter: a point for twice the enemy's strength at the end. */
static int
slaughter (const AbdBattle *battle, int mine, int theirs)
{
  enum { SLAUGHTER = 1000 };
  if (mine <= theirs)
    return 0;
  const int more = theirs > 0 ? (mine - theirs) * 100 / theirs : 100;
  return more >= 100 ? SLAUGHTER : SLAUGHTER * more / 200;
}

int
mu_abd_balance (const AbdBattle *battle, int side)
{
  const int mine = mu_abd_strength_left (battle, side),
            theirs = mu_abd_strength_left (battle, !side);
  return standing (battle, side) - standing (battle, !side) + slaughter (battle, mine, theirs)
         - slaughter (battle, theirs, mine);
}
