/* The planned player's command: leaders where most can follow them and a fight is near, and points
 * for the initiative where the first blow is worth one. */
#include "rules/abd/player/outlook.h"
#include "rules/abd/player/planned.h"

static int
above_nothing (int value)
{
  return value > 0 ? value : 0;
}

/* --- leaders --------------------------------------------------------------- */

static int
steps_to_enemy (const AbdScales *scales, int unit)
{
  const AbdBattle *battle = scales->battle;
  const int side = battle->piece[unit].side;
  int least = MU_ABD_HEXES;
  for (int i = 0; i < scales->count[!side]; i++) {
    const int hex = battle->piece[scales->unit[!side][i]].hex;
    const int far = mu_abd_distance (battle, battle->piece[unit].hex, hex);
    least = far < least ? far : least;
  }
  return least;
}

/* Those joined to a unit, neighbour by neighbour (abd.6.2.formation). */
static int
join (const AbdScales *scales, int unit, bool joined[ABD_BODIES])
{
  const AbdBattle *battle = scales->battle;
  int16_t found[ABD_BODIES];
  int count = 0;
  found[count++] = (int16_t) unit;
  joined[unit] = true;
  for (int i = 0; i < count; i++)
    for (int direction = 0; direction < MU_ABD_DIRECTIONS; direction++) {
      const int hex = mu_abd_hex_next (&battle->map->grid, battle->piece[found[i]].hex, direction);
      const int there = hex == MU_ABD_OFF ? MU_NO_BODY : battle->at[hex];
      if (there == MU_NO_BODY || joined[there]
          || battle->piece[there].master != battle->piece[unit].side)
        continue;
      joined[there] = true;
      found[count++] = (int16_t) there;
    }
  return count;
}

/* Who could follow him, whom no other leader has already: those that can move, and more those who
 * are to be rallied. */
static int
followers (const AbdScales *scales, int unit)
{
  enum { FOLLOWER = 8, SHAKEN = 10, SHARED = 4 };
  const AbdBattle *battle = scales->battle;
  const int side = battle->piece[unit].side;
  bool joined[ABD_BODIES] = { false }, taken[ABD_BODIES] = { false };
  int sum = 0;
  join (scales, unit, joined);
  for (int i = battle->first_leader[side]; i < battle->first[side + 1]; i++)
    if (battle->piece[i].with != MU_NO_BODY && !taken[battle->piece[i].with])
      join (scales, battle->piece[i].with, taken);
  for (int i = 0; i < scales->count[side]; i++) {
    const int other = scales->unit[side][i];
    if (joined[other] && mu_abd_values (battle, other)->move > 0)
      sum += (taken[other] ? SHARED : FOLLOWER) + (battle->piece[other].disordered ? SHAKEN : 0);
  }
  return sum;
}

/* What he adds to the attack that his unit has now, and takes from those on it. */
static int
help_in_fight (const AbdMind *mind, int leader, int unit)
{
  const AbdBattle *battle = mind->battle;
  const MuAbdLeaderValues *values = &battle->chart->leader[battle->piece[leader].type];
  AbdScales with = mind->scales;
  AbdOutlook outlook;
  AbdProspect prospect;
  const AbdStand stand = mu_abd_stand_now (battle, unit);
  with.plus[unit] = (int8_t) (with.plus[unit] + values->plus);
  with.times[unit] = (int8_t) (with.times[unit] + values->times);
  const int attack = above_nothing (mu_abd_best_attack (&with, &stand))
                     - above_nothing (mu_abd_best_attack (&mind->scales, &stand));
  mu_abd_outlook (&outlook, &mind->scales, mind->question->side);
  mu_abd_prospect (&prospect, &outlook, unit);
  const int before = mu_abd_place_danger (&prospect, &stand);
  outlook.scales = &with;
  mu_abd_prospect (&prospect, &outlook, unit);
  return attack + before - mu_abd_place_danger (&prospect, &stand);
}

static int
score_leader (const AbdMind *mind, const MuChoice *choice)
{
  enum { NEAR = 6, RISK = 25 };
  const AbdScales *scales = &mind->scales;
  const AbdBattle *battle = mind->battle;
  const int unit = choice->other, steps = steps_to_enemy (scales, unit);
  if (mu_abd_is_camp ((MuAbdType) battle->piece[unit].type))
    return -MU_ABD_HEXES;
  const int near = steps <= 3 ? mu_abd_strength (battle, unit) * NEAR / steps : 0;
  return followers (scales, unit) + near + help_in_fight (mind, choice->body, unit)
         - (battle->piece[unit].disordered ? RISK : 0);
}

void
mu_abd_plan_weigh_leaders (const AbdMind *mind, int32_t *weight)
{
  for (int i = 0; i < mind->count; i++)
    weight[i] = score_leader (mind, &mind->choices[i]);
}

/* --- points ---------------------------------------------------------------- */

/* The best attacks of a side, as all stand now. */
static int
best_blow (const AbdScales *scales, int side)
{
  int best = 0;
  for (int i = 0; i < scales->count[side]; i++) {
    const int attack = mu_abd_best_attack_now (scales, scales->unit[side][i]);
    best = attack > best ? attack : best;
  }
  return best;
}

/* abd.5.1.bidding: where both could strike, who strikes first keeps the other from it. */
int
mu_abd_plan_bid (const AbdMind *mind)
{
  enum { POINTS_WORTH = 260, ENOUGH = 3 };
  const int side = mind->question->side;
  const int mine = best_blow (&mind->scales, side), theirs = best_blow (&mind->scales, !side);
  const bool pays = mind->battle->points[side] >= ENOUGH && mine > 0 && theirs > 0
                    && mine + theirs > POINTS_WORTH;
  for (int i = 0; i < mind->count; i++)
    if (mind->choices[i].value[0] == pays)
      return i;
  return 0;
}

/* abd.17.4.1.value: a point where one would make the likely certain. */
int
mu_abd_plan_control (const AbdMind *mind)
{
  const int value = mind->question->value[0];
  const int spends = value < MU_ABD_FACES && value >= 4 && mind->count > 1 ? 1 : 0;
  for (int i = 0; i < mind->count; i++)
    if (mind->choices[i].value[0] == spends)
      return i;
  return 0;
}
