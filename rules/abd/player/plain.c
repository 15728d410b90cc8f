/* Questions that every level answers alike: fire by what it is expected to do, a retreat where the
 * melee would cost more, and what only a better player thinks about in the simplest way. */
#include "rules/abd/player/place.h"
#include "rules/abd/player/player.h"

int
mu_abd_highest (const AbdMind *mind, AbdScore score)
{
  int best = 0, most = 0;
  for (int i = 0; i < mind->count; i++) {
    const int value = score (mind, &mind->choices[i]);
    if (i > 0 && value <= most)
      continue;
    best = i;
    most = value;
  }
  return best;
}

/* --- fire ------------------------------------------------------------------ */

/* Who has fired attacks nobody in this turn. */
static int
score_fire (const AbdMind *mind, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return 0;
  const int attack = mu_abd_best_attack_now (&mind->scales, choice->body);
  return mu_abd_fire_worth (&mind->scales, choice->body, choice->other, 0)
         - (attack > 0 ? attack : 0);
}

static int
chance_of (const AbdMind *mind, int shots)
{
  const int unit = mind->question->body, target = mind->question->other;
  const AbdBattle *battle = mind->battle;
  const int ground
      = battle->chart->terrain[battle->map->terrain[battle->piece[target].hex]].missile;
  return mu_abd_fire_chance (battle, shots * mu_abd_values (battle, unit)->arrows, 0,
                             mu_abd_values (battle, target)->defense + ground);
}

/* Hits on the average. */
static int
score_volley (const AbdMind *mind, const MuChoice *choice)
{
  static const uint8_t shots[MU_ABD_VOLLEYS][3] = {
    [MU_ABD_VOLLEY_ONE] = { 1 },        [MU_ABD_VOLLEY_ONE_ONE] = { 1, 1 },
    [MU_ABD_VOLLEY_TWO] = { 2 },        [MU_ABD_VOLLEY_ONE_ONE_ONE] = { 1, 1, 1 },
    [MU_ABD_VOLLEY_TWO_ONE] = { 2, 1 }, [MU_ABD_VOLLEY_ONE_TWO] = { 1, 2 },
    [MU_ABD_VOLLEY_THREE] = { 3 },
  };
  int sum = 0;
  for (int i = 0; i < 3; i++)
    if (shots[choice->value[0]][i])
      sum += chance_of (mind, shots[choice->value[0]][i]);
  return sum;
}

/* What its support adds, against what it could do by itself. */
static int
score_support (const AbdMind *mind, const MuChoice *choice)
{
  if (choice->body == MU_NO_BODY)
    return 0;
  const AbdScales *scales = &mind->scales;
  const int lead = mind->question->body, target = mind->question->other;
  const int so_far = mind->question->value[0];
  const int attack = mu_abd_best_attack_now (scales, choice->body);
  const int fire = mu_abd_best_fire (scales, choice->body);
  const int other = attack > fire ? attack : fire;
  return mu_abd_fire_worth (scales, lead, target, so_far + 1)
         - mu_abd_fire_worth (scales, lead, target, so_far) - (other > 0 ? other : 0);
}

/* --- melee ----------------------------------------------------------------- */

static int
score_attack (const AbdMind *mind, const MuChoice *choice)
{
  return choice->body == MU_NO_BODY
             ? 0
             : mu_abd_attack_worth (&mind->scales, choice->body, choice->other);
}

/* abd.11.2.3.iv.disorder: it costs good order. The farther the better, while it is done. */
static int
score_retreat (const AbdMind *mind, const MuChoice *choice)
{
  const int unit = mind->question->body, attacker = mind->question->other;
  if (choice->value[0] > 0)
    return choice->value[0] - mind->scales.step[unit];
  return -mu_abd_attack_worth (&mind->scales, attacker, unit);
}

static int
score_impetuous (const AbdMind *mind, const MuChoice *choice)
{
  const AbdStand stand = { choice->body, (int16_t) choice->value[0], (uint8_t) choice->value[1],
                           mind->battle->piece[choice->body].disordered };
  return mu_abd_best_attack (&mind->scales, &stand);
}

/* --- the rest -------------------------------------------------------------- */

/* abd.3.5.place-where: with whom he helps most: the strong, who are near the enemy. */
static int
score_leader (const AbdMind *mind, const MuChoice *choice)
{
  const AbdBattle *battle = mind->battle;
  const int unit = choice->other, hex = battle->piece[unit].hex, side = mind->question->side;
  int nearest = MU_ABD_HEXES;
  for (int i = 0; i < mind->scales.count[!side]; i++) {
    const int far = mu_abd_distance (battle, hex, battle->piece[mind->scales.unit[!side][i]].hex);
    nearest = far < nearest ? far : nearest;
  }
  if (mu_abd_is_camp ((MuAbdType) battle->piece[unit].type))
    return -MU_ABD_HEXES;
  const int with = 3 * (mind->scales.plus[unit] + mind->scales.times[unit]);
  return mu_abd_strength (battle, unit) - nearest - with;
}

/* abd.17.3.triple: when the most of them stand before somebody. */
static bool
is_time_to_charge (const AbdMind *mind)
{
  const AbdBattle *battle = mind->battle;
  const int side = mind->question->side;
  int near = 0, all = 0;
  for (int i = 0; i < mind->scales.count[side]; i++) {
    const int unit = mind->scales.unit[side][i];
    if (battle->piece[unit].type != MU_ABD_LI)
      continue;
    all++;
    for (int k = 0; k < mind->scales.count[!side]; k++)
      if (mu_abd_distance (battle, battle->piece[unit].hex,
                           battle->piece[mind->scales.unit[!side][k]].hex)
          <= 3) {
        near++;
        break;
      }
  }
  return 2 * near > all || (near > 0 && battle->turn >= 4);
}

static int
place_of_value (const AbdMind *mind, int value)
{
  for (int i = 0; i < mind->count; i++)
    if (mind->choices[i].value[0] == value)
      return i;
  return 0;
}

int
mu_abd_answer_plainly (const AbdMind *mind)
{
  switch ((MuAbdAsks) mind->question->kind) {
  case MU_ABD_ASK_DEPLOY:
    return mu_abd_answer_deployment (mind);
  case MU_ABD_ASK_LEADER:
    return mu_abd_highest (mind, score_leader);
  case MU_ABD_ASK_CHARGE:
    return place_of_value (mind, is_time_to_charge (mind));
  case MU_ABD_ASK_FIRST:
    return place_of_value (mind, mind->question->side);
  case MU_ABD_ASK_FIRE:
    return mu_abd_highest (mind, score_fire);
  case MU_ABD_ASK_VOLLEY:
    return mu_abd_highest (mind, score_volley);
  case MU_ABD_ASK_SUPPORT:
    return mu_abd_highest (mind, score_support);
  case MU_ABD_ASK_IMPETUOUS:
    return mu_abd_highest (mind, score_impetuous);
  case MU_ABD_ASK_MELEE:
  case MU_ABD_ASK_SECOND:
    return mu_abd_highest (mind, score_attack);
  case MU_ABD_ASK_RETREAT:
    return mu_abd_highest (mind, score_retreat);
  case MU_ABD_ASK_ADVANCE:
    return place_of_value (mind, 1);
  case MU_ABD_ASK_DISMOUNT:
  case MU_ABD_ASK_BID:
  case MU_ABD_ASK_CONTROL:
  case MU_ABD_ASK_ACT:
  case MU_ABD_ASK_NEXT:
  case MU_ABD_ASK_MOVE:
  case MU_ABD_ASK_FLEE:
  case MU_ABD_ASK_REROLL:
    break;
  }
  return 0;
}
