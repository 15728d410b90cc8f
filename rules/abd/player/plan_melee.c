/* The planned player's melees. An attack is worth what all its results are, each with the best
 * attack by another unit that may follow on the same enemy; and what that enemy can no longer do,
 * for whoever has been attacked attacks nobody any more (abd.11.7.red-marker). */
#include "rules/abd/player/outlook.h"
#include "rules/abd/player/planned.h"

static int
above_nothing (int value)
{
  return value > 0 ? value : 0;
}

/* --- attacks --------------------------------------------------------------- */

/* What others of the side might then do to the enemy. */
static int
best_follower (const AbdScales *scales, int unit, const AbdStand *enemy)
{
  const AbdBattle *battle = scales->battle;
  const int side = battle->piece[unit].master;
  int best = 0;
  for (int i = 0; i < scales->count[side]; i++) {
    const int other = scales->unit[side][i];
    if (other == unit || !mu_abd_can_attack (battle, other, enemy->unit))
      continue;
    const AbdStand one = mu_abd_stand_now (battle, other);
    const int back = mu_abd_towards (battle, enemy->unit, other);
    const int worth = mu_abd_melee_worth (scales, &one, enemy, back);
    best = worth > best ? worth : best;
  }
  return best;
}

/* Of all results, those that leave the enemy standing with what may follow. */
static int
worth_with_followers (const AbdScales *scales, int unit, int enemy)
{
  enum { FOLLOWS = 80 }; /* in percent: the enemy has his turn before it */
  const AbdBattle *battle = scales->battle;
  const AbdStand one = mu_abd_stand_now (battle, unit), other = mu_abd_stand_now (battle, enemy);
  AbdStand shaken = other;
  int bonus[2], gain[ABD_RESULTS], sum = 0;
  if (one.hex == MU_ABD_OFF)
    return mu_abd_attack_worth (scales, unit, enemy);
  mu_abd_bonuses (scales, &one, &other, mu_abd_towards (battle, enemy, unit), bonus);
  mu_abd_melee_gains (scales, &one, &other, gain);
  const AbdChances chances = mu_abd_chances (battle, bonus[0], bonus[1]);
  shaken.disordered = true;
  const int as_it_was = best_follower (scales, unit, &other) * FOLLOWS / 100;
  const int when_shaken = best_follower (scales, unit, &shaken) * FOLLOWS / 100;
  gain[MU_ABD_ATTACKER_ELIMINATED] += as_it_was;
  gain[MU_ABD_ATTACKER_DISORDERED] += as_it_was;
  gain[MU_ABD_ENGAGED] += when_shaken;
  gain[MU_ABD_DEFENDER_DISORDERED] += other.disordered ? 0 : when_shaken;
  for (int result = 0; result < ABD_RESULTS; result++)
    sum += chances.of[result] * gain[result];
  return sum / ABD_THROWS;
}

/* Of the danger that it is in where the advance leads it, and was not where it stood. */
static int
price_of_advance (const AbdOutlook *outlook, int unit, int enemy)
{
  const AbdBattle *battle = outlook->scales->battle;
  AbdProspect prospect;
  const AbdStand now = mu_abd_stand_now (battle, unit);
  AbdStand then = now;
  if (now.hex == MU_ABD_OFF)
    return 0;
  mu_abd_prospect (&prospect, outlook, unit);
  then.hex = battle->piece[enemy].hex;
  then.facing = (uint8_t) mu_abd_hex_direction (&battle->map->grid, now.hex, then.hex);
  return mu_abd_place_danger (&prospect, &then) - mu_abd_place_danger (&prospect, &now);
}

static int
worth_of_attack (const AbdOutlook *outlook, int unit, int enemy)
{
  enum { BARRED = 60, ADVANCED = 30 }; /* in percent */
  const AbdScales *scales = outlook->scales;
  const AbdBattle *battle = scales->battle;
  const int barred = above_nothing (mu_abd_best_attack_now (scales, enemy)) * BARRED / 100;
  const int worth = worth_with_followers (scales, unit, enemy) + barred;
  if (worth <= 0 || mu_abd_is_disciplined (battle, unit)
      || mu_abd_is_camp ((MuAbdType) battle->piece[enemy].type))
    return worth;
  return worth - above_nothing (price_of_advance (outlook, unit, enemy)) * ADVANCED / 100;
}

void
mu_abd_plan_weigh_melees (const AbdMind *mind, int32_t *weight)
{
  AbdOutlook outlook;
  mu_abd_outlook (&outlook, &mind->scales, mind->question->side);
  for (int i = 0; i < mind->count; i++) {
    const MuChoice *choice = &mind->choices[i];
    weight[i]
        = choice->body == MU_NO_BODY ? 0 : worth_of_attack (&outlook, choice->body, choice->other);
  }
}

/* --- before and after ------------------------------------------------------ */

/* abd.11.2.3.iv.disorder: a retreat costs good order, a melee what the dice say and what others
 * may do after it. */
static int
score_retreat (const AbdMind *mind, const MuChoice *choice)
{
  const int unit = mind->question->body, attacker = mind->question->other;
  if (choice->value[0] > 0)
    return choice->value[0] - mind->scales.step[unit];
  return -worth_with_followers (&mind->scales, attacker, unit);
}

void
mu_abd_plan_weigh_retreats (const AbdMind *mind, int32_t *weight)
{
  for (int i = 0; i < mind->count; i++)
    weight[i] = score_retreat (mind, &mind->choices[i]);
}

/* It has a red marker, and turns no more (abd.11.6.2.facing). */
int
mu_abd_plan_advance (const AbdMind *mind)
{
  const AbdBattle *battle = mind->battle;
  AbdOutlook outlook;
  AbdProspect prospect;
  const AbdStand now = mu_abd_stand_now (battle, mind->question->body);
  AbdStand then = now;
  if (now.hex == MU_ABD_OFF)
    return mu_abd_answer_plainly (mind);
  mu_abd_outlook (&outlook, &mind->scales, mind->question->side);
  mu_abd_prospect (&prospect, &outlook, mind->question->body);
  then.hex = (int16_t) mind->question->value[0];
  then.facing = (uint8_t) mu_abd_hex_direction (&battle->map->grid, now.hex, then.hex);
  const int upset = mu_abd_ground_disorders (battle, now.unit, then.hex) ? prospect.upset : 0;
  const bool goes = mu_abd_place_worth (&prospect, &then, true) - upset
                    > mu_abd_place_worth (&prospect, &now, true);
  for (int i = 0; i < mind->count; i++)
    if (mind->choices[i].value[0] == goes)
      return i;
  return 0;
}

/* --- other dice: abd.17.2.2.reroll ----------------------------------------- */

/* What the melee's dice come to for its attacker. */
static int
worth_of_faces (const AbdMind *mind, int one, int other)
{
  const AbdBattle *battle = mind->battle;
  const AbdFight *fight = &battle->fight;
  const AbdStand attacker = mu_abd_stand_now (battle, fight->attacker);
  const AbdStand defender = mu_abd_stand_now (battle, fight->defender);
  int bonus[2], gain[ABD_RESULTS];
  mu_abd_bonuses (&mind->scales, &attacker, &defender,
                  mu_abd_towards (battle, fight->defender, fight->attacker), bonus);
  mu_abd_melee_gains (&mind->scales, &attacker, &defender, gain);
  const int attack = one + bonus[0], defense = other + bonus[1];
  return gain[mu_abd_result (battle, attack < 1 ? 1 : attack, defense < 1 ? 1 : defense)];
}

static int
worth_thrown_again (const AbdMind *mind, int place)
{
  static const uint8_t face[2][MU_ABD_FACES] = { { 1, 2, 3, 4, 5, 6 }, { 3, 2, 3, 4, 5, 4 } };
  const bool averaging = mu_abd_has_option (mind->battle, MU_ABD_AVERAGING);
  int faces[2] = { mu_abd_tray_face (mind->battle, 0), mu_abd_tray_face (mind->battle, 1) };
  int sum = 0;
  for (int i = 0; i < MU_ABD_FACES; i++) {
    faces[place] = face[averaging][i];
    sum += worth_of_faces (mind, faces[0], faces[1]);
  }
  return sum / MU_ABD_FACES;
}

/* Of a melee's dice alone, where it gains clearly more than a point can bring elsewhere. */
int
mu_abd_plan_reroll (const AbdMind *mind)
{
  enum { POINTS_WORTH = 60 };
  const AbdBattle *battle = mind->battle;
  int best = 0, most = POINTS_WORTH;
  if (battle->phase != MU_ABD_PHASE_MELEE || battle->tray.count != 2
      || battle->tray.escapes != MU_ABD_OFF || battle->piece[battle->fight.attacker].hex < 0)
    return 0;
  const int sign = battle->piece[battle->fight.attacker].master == mind->question->side ? 1 : -1;
  const int now = worth_of_faces (mind, mu_abd_tray_face (battle, 0), mu_abd_tray_face (battle, 1));
  for (int i = 0; i < mind->count; i++) {
    if (mind->choices[i].value[0] < 0)
      continue;
    const int won = sign * (worth_thrown_again (mind, mind->choices[i].value[0]) - now);
    if (won > most) {
      most = won;
      best = i;
    }
  }
  return best;
}
