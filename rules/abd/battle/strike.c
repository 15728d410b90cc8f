/* The sums of a melee, its dice and what they do to the two who fight: strengths are set against
 * each other once, as a quotient; ground and the side from which the blow comes add to the dice,
 * and the ratio of the two values is the result (charts/melee.h). Who may fight is melee.c's, what
 * follows the result advance.c's. */
#include "rules/abd/battle/engine.h"

#include <assert.h>

/* Whether it waits off the map before an entry hex: abd.8.7.3.blocked-entry. */
static bool
waits (const AbdPiece *piece)
{
  return piece->hex == MU_ABD_OFF && piece->outside != MU_ABD_OFF;
}

/* READING: abd.8.7.3.blocked-cp: who waits faces the entry hex. */
int
mu_abd_towards (const AbdBattle *battle, int from, int to)
{
  const AbdPiece *one = &battle->piece[from], *other = &battle->piece[to];
  if (waits (one))
    return one->outside == other->hex ? one->facing : -1;
  if (waits (other))
    return other->outside == one->hex ? mu_abd_turned (other->facing, 3) : -1;
  if (one->hex == MU_ABD_OFF || other->hex == MU_ABD_OFF)
    return -1;
  return mu_abd_hex_direction (&battle->map->grid, one->hex, other->hex);
}

/* --- strength ------------------------------------------------------------------ */

/* abd.11.2.4.multiplier, abd.2.0.leader-bonus-stack: of all leaders with the unit. The enemy of a
 * leader, whose elephant it is for this turn, has nothing of him. */
static void
add_leaders (const AbdBattle *battle, int unit, int *plus, int *times)
{
  for (int leader = mu_abd_next_leader (battle, unit, MU_NO_BODY); leader != MU_NO_BODY;
       leader = mu_abd_next_leader (battle, unit, leader)) {
    if (mu_abd_is_enemy (battle, leader, unit))
      continue;
    const MuAbdLeaderValues *values = &battle->chart->leader[battle->piece[leader].type];
    *plus += values->plus;
    *times += values->times;
  }
}

/* abd.17.3.triple */
static bool
charges (const AbdBattle *battle, const AbdPiece *piece)
{
  return battle->charges[piece->side] && battle->setup->side[piece->side].barbarian
         && piece->type == MU_ABD_LI;
}

/* abd.11.2.1.zero-strength: it defends as 1.
 * READING: abd.17.3.order: the printed strength is tripled, then leaders are added. */
int
mu_abd_melee_strength (const AbdBattle *battle, int unit, int opponent)
{
  const int printed = mu_abd_strength (battle, unit);
  const bool late = mu_reading (battle->setup->readings, MU_READING_HEX_BARBARIANS);
  const int charge = charges (battle, &battle->piece[unit]) ? 3 : 1;
  int plus = 0, times = 1;
  add_leaders (battle, unit, &plus, &times);
  if (mu_abd_values (battle, unit)->against_horse
      && mu_abd_arm ((MuAbdType) battle->piece[opponent].type) == MU_ABD_CAVALRY)
    times++;
  return ((printed > 0 ? printed : 1) * charge + plus * (late ? charge : 1)) * times;
}

/* --- what adds to the dice ------------------------------------------------------- */

/* Whether the weaker of two opponents stands in the zone of the stronger. */
static bool
holds (const AbdBattle *battle, int stronger, int weaker)
{
  const AbdPiece *zone = &battle->piece[stronger], *in = &battle->piece[weaker];
  if (!waits (zone) && !waits (in))
    return mu_abd_in_zone_of (battle, stronger, in->hex);
  if (zone->disordered && mu_reading (battle->setup->readings, MU_READING_HEX_ZONE_DISORDERED))
    return false;
  return mu_abd_is_frontal (battle, stronger, mu_abd_towards (battle, stronger, weaker));
}

/* abd.11.2.5.ii.advantage, abd.11.2.5.ii.plus-one-zoc, abd.11.2.5.ii.maximum */
static void
add_quotient (const AbdBattle *battle, int stronger, int weaker, int quotient, MuTrace *trace)
{
  enum { MOST = 10 };
  if (quotient == 1 && !holds (battle, stronger, weaker))
    mu_trace_add (trace, MU_RULE_ABD_MELEE_ADVANTAGE_ZOC, 0);
  else if (quotient > MOST)
    mu_trace_add (trace, MU_RULE_ABD_MELEE_ADVANTAGE_MOST, MOST);
  else
    mu_trace_add (trace, MU_RULE_ABD_MELEE_ADVANTAGE, quotient);
}

/* abd.11.2.5.ii.elephant: neither side has any where elephants attack. */
static void
add_advantage (const AbdBattle *battle, int attacker, int defender, MuTrace *attack,
               MuTrace *defense)
{
  const int one = mu_abd_melee_strength (battle, attacker, defender),
            other = mu_abd_melee_strength (battle, defender, attacker);
  if (battle->piece[attacker].type == MU_ABD_EL)
    mu_trace_add (attack, MU_RULE_ABD_MELEE_ELEPHANT, 0);
  else if (one > other)
    add_quotient (battle, attacker, defender, one / other, attack);
  else if (other > one)
    add_quotient (battle, defender, attacker, other / one, defense);
}

/* Lines that give nothing are left out. */
static void
add (MuTrace *trace, MuRule rule, int amount)
{
  if (amount != 0)
    mu_trace_add (trace, rule, amount);
}

/* A map with a margin about the battle's, as wide as keeps columns high and low where they are. */
enum { MARGIN_COLUMNS = 2, MARGIN_ROWS = 1 };

static int
within (const AbdBattle *battle, const MuAbdGrid *wide, int hex)
{
  return mu_abd_hex_at (&battle->map->grid, hex % wide->columns - MARGIN_COLUMNS,
                        hex / wide->columns - MARGIN_ROWS);
}

/* abd.8.7.3.blocked-entry: of the hexes of the map that touch the imagined one, that which helps
 * the attack most. */
static int
best_bordering (const AbdBattle *battle, const AbdPiece *piece)
{
  const MuAbdGrid *grid = &battle->map->grid;
  const MuAbdGrid wide = { (uint8_t) (grid->columns + 2 * MARGIN_COLUMNS),
                           (uint8_t) (grid->rows + 2 * MARGIN_ROWS) };
  const int entry = mu_abd_hex_at (&wide, piece->outside % grid->columns + MARGIN_COLUMNS,
                                   piece->outside / grid->columns + MARGIN_ROWS);
  const int imagined = mu_abd_hex_next (&wide, entry, mu_abd_turned (piece->facing, 3));
  int best = battle->chart->terrain[battle->map->terrain[piece->outside]].attacker;
  for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
    const int hex = within (battle, &wide, mu_abd_hex_next (&wide, imagined, direction));
    if (hex != MU_ABD_OFF && battle->chart->terrain[battle->map->terrain[hex]].attacker > best)
      best = battle->chart->terrain[battle->map->terrain[hex]].attacker;
  }
  return best;
}

static const MuAbdTerrainRow *
ground (const AbdBattle *battle, int unit)
{
  return &battle->chart->terrain[battle->map->terrain[battle->piece[unit].hex]];
}

/* abd.8.9.melee-both, abd.11.2.5.iii.terrain
 * READING: abd.8.9.tec-melee: how much is the chart's; a Camp or War Wagon has an amount of its own
 * beside that of its ground. */
static void
add_ground (const AbdBattle *battle, int attacker, int defender, MuTrace *attack, MuTrace *defense)
{
  const AbdPiece *one = &battle->piece[attacker], *other = &battle->piece[defender];
  const int direction = mu_abd_towards (battle, defender, attacker);
  const MuAbdHexsideRow *side
      = &battle->chart->hexside[mu_abd_map_side (battle->map, other->hex, direction)];
  add (attack, MU_RULE_ABD_TERRAIN_MELEE,
       waits (one) ? best_bordering (battle, one) : ground (battle, attacker)->attacker);
  add (attack, MU_RULE_ABD_MELEE_TERRAIN, side->attacker);
  add (defense, MU_RULE_ABD_TERRAIN_MELEE, ground (battle, defender)->defender);
  add (defense, MU_RULE_ABD_MELEE_TERRAIN, side->defender);
  if (mu_abd_is_camp ((MuAbdType) other->type))
    add (defense, MU_RULE_ABD_TERRAIN_TEC_MELEE, battle->chart->camp_defender);
}

/* abd.11.2.5.iv.vector; a Camp is front all round: abd.13.1.2.all-round. */
MuAbdVector
mu_abd_vector (const AbdBattle *battle, int attacker, int defender)
{
  static const MuAbdVector vector[]
      = { MU_ABD_FRONT, MU_ABD_FRONT_FLANK, MU_ABD_REAR_FLANK, MU_ABD_REAR };
  const AbdPiece *other = &battle->piece[defender];
  const int direction = mu_abd_towards (battle, defender, attacker);
  assert (direction >= 0);
  if (mu_abd_is_camp ((MuAbdType) other->type))
    return MU_ABD_FRONT;
  return vector[mu_abd_between (direction, other->facing)];
}

void
mu_abd_melee_sums (const AbdBattle *battle, int attacker, int defender, MuTrace *attack,
                   MuTrace *defense)
{
  mu_trace_clear (attack);
  mu_trace_clear (defense);
  add_advantage (battle, attacker, defender, attack, defense);
  add_ground (battle, attacker, defender, attack, defense);
  add (attack, MU_RULE_ABD_MELEE_VECTOR,
       mu_abd_vector_bonus (mu_abd_vector (battle, attacker, defender)));
}

/* --- the result ------------------------------------------------------------------- */

/* READING: abd.11.2.6.DD: exactly three times is DD, as in the player aid; the sample turn of the
 * book eliminates. */
MuAbdResult
mu_abd_result (const AbdBattle *battle, int attack, int defense)
{
  if (attack == 3 * defense && mu_reading (battle->setup->readings, MU_READING_HEX_THREE_TIMES))
    return MU_ABD_DEFENDER_ELIMINATED;
  return mu_abd_melee_result (attack, defense);
}

/* Where the dice of a melee lie. */
enum { ATTACKERS, DEFENDERS };

/* abd.11.2.5.i.dice */
void
mu_abd_throw_melee (AbdBattle *battle)
{
  const AbdFight *fight = &battle->fight;
  mu_abd_tray_clear (battle);
  mu_abd_tray_throw (battle, MU_ROLL_SCORE, battle->piece[fight->attacker].master, fight->attacker);
  mu_abd_tray_throw (battle, MU_ROLL_SCORE, battle->piece[fight->defender].master, fight->defender);
}

/* abd.11.2.5.v.final: a line more where less than 1 would come of it. */
static int
final_value (int die, MuTrace *trace)
{
  const int value = die + mu_trace_total (trace);
  return value < 1 ? value + mu_trace_add (trace, MU_RULE_ABD_MELEE_FINAL, 1 - value) : value;
}

/* Steps that a unit has left: two in good order. */
static int
steps (const AbdPiece *piece)
{
  if (piece->fate != MU_FATE_ON_TABLE)
    return 0;
  return piece->disordered ? 1 : 2;
}

/* abd.11.4.removal; Camps and War Wagons count for no rating. */
static void
eliminate (AbdBattle *battle, int unit, MuRule why)
{
  const AbdPiece *piece = &battle->piece[unit];
  const bool camp = mu_abd_is_camp ((MuAbdType) piece->type);
  if (piece->type == MU_ABD_CP)
    battle->camp_lost[piece->side] = true; /* abd.14.0.vp-camp */
  mu_abd_eliminate (battle, unit, camp ? MU_RULE_ABD_CAMP_LOOTING : why, !camp);
}

/* abd.11.3.disordered */
static void
shake (AbdBattle *battle, int unit)
{
  if (battle->piece[unit].disordered)
    eliminate (battle, unit, MU_RULE_ABD_RESULT_DISORDERED);
  else
    mu_abd_disorder (battle, unit, MU_RULE_ABD_RESULT_DISORDERED);
}

static void
apply (AbdBattle *battle, MuAbdResult result)
{
  const AbdFight *fight = &battle->fight;
  switch (result) {
  case MU_ABD_ATTACKER_ELIMINATED:
    eliminate (battle, fight->attacker, MU_RULE_ABD_RESULT_REMOVAL);
    break;
  case MU_ABD_ATTACKER_DISORDERED:
    shake (battle, fight->attacker);
    break;
  case MU_ABD_ENGAGED: /* abd.11.3.engaged */
    mu_abd_disorder (battle, fight->attacker, MU_RULE_ABD_RESULT_ENGAGED);
    mu_abd_disorder (battle, fight->defender, MU_RULE_ABD_RESULT_ENGAGED);
    break;
  case MU_ABD_DEFENDER_DISORDERED:
    shake (battle, fight->defender);
    break;
  case MU_ABD_DEFENDER_ELIMINATED:
    eliminate (battle, fight->defender, MU_RULE_ABD_RESULT_REMOVAL);
    break;
  }
}

/* Each has the steps that the other has lost to it. */
static void
apply_and_count (AbdBattle *battle, MuAbdResult result)
{
  AbdPiece *one = &battle->piece[battle->fight.attacker],
           *other = &battle->piece[battle->fight.defender];
  const int ones = steps (one), others = steps (other);
  apply (battle, result);
  one->struck += others - steps (other);
  other->struck += ones - steps (one);
}

/* abd.11.7.red-marker */
static void
exhaust (AbdBattle *battle, int unit)
{
  if (battle->piece[unit].fate == MU_FATE_ON_TABLE)
    mu_abd_mark (battle, unit, MU_ABD_RED, MU_RULE_ABD_MELEE_RED_AFTER);
}

bool
mu_abd_strike (AbdBattle *battle)
{
  static const MuRule told[] = {
    [MU_ABD_ATTACKER_ELIMINATED] = MU_RULE_ABD_MELEE_AE,
    [MU_ABD_ATTACKER_DISORDERED] = MU_RULE_ABD_MELEE_AD,
    [MU_ABD_ENGAGED] = MU_RULE_ABD_MELEE_EN,
    [MU_ABD_DEFENDER_DISORDERED] = MU_RULE_ABD_MELEE_DD,
    [MU_ABD_DEFENDER_ELIMINATED] = MU_RULE_ABD_MELEE_DE,
  };
  if (!mu_abd_tray_settled (battle))
    return false;
  const int attacker = battle->fight.attacker, defender = battle->fight.defender;
  const int one = mu_abd_tray_face (battle, ATTACKERS),
            other = mu_abd_tray_face (battle, DEFENDERS);
  MuTrace attack, defense;
  mu_abd_melee_sums (battle, attacker, defender, &attack, &defense);
  const int strong = final_value (one, &attack), firm = final_value (other, &defense);
  const MuAbdResult result = mu_abd_result (battle, strong, firm);
  mu_abd_tell (battle, MU_ABD_EVENT_MELEE, told[result], attacker, defender,
               VALUES (strong, firm, one * 16 + other, (int32_t) result));
  mu_abd_tell_trace (battle, attacker, &attack);
  mu_abd_tell_trace (battle, defender, &defense);
  apply_and_count (battle, result);
  if (battle->piece[defender].fate != MU_FATE_ON_TABLE
      && mu_abd_is_camp ((MuAbdType) battle->piece[defender].type))
    mu_abd_loot (battle);
  exhaust (battle, attacker);
  exhaust (battle, defender);
  return true;
}
