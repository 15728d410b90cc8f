/* The choices that a player would make, as an ordinary sensible one makes them.
 * Each is one function and always answers the same to the same question. */
#include "rules/wrg/battle/engine.h"

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/shooting.h"

/* wrg.reaction.either*: to add or to deduct.  All is added, unless that would
 * bring row 1 and some of it deducted brings row 2 or 3: then as much is added
 * as stays in these rows. */
void
mu_wrg_policy_choices (const MuReadings *readings, const Body *body, MuWrgOccasion occasion,
                       int dice_total, MuWrgReactionFacts *facts)
{
  static const uint8_t choice[] = { MU_REACTION_SECURE_FLANK, MU_REACTION_GENERAL,
                                    MU_REACTION_COVER, MU_REACTION_GENERAL_WITH };
  enum { CHOICES = sizeof choice / sizeof choice[0] };
  const MuWrgReactionFacts all_added = *facts;
  int best = INT32_MIN;
  for (unsigned deducted = 0; deducted < 1u << CHOICES; deducted++) {
    MuWrgReactionFacts tried = all_added;
    for (int i = 0; i < CHOICES; i++)
      if (deducted >> i & 1u)
        tried.times[choice[i]] = (int8_t) -tried.times[choice[i]];
    const int total = mu_wrg_reaction_total_by (readings, dice_total, &tried, NULL);
    const int row
        = mu_wrg_reaction_row (body->troop.regular, mu_wrg_class_in_test (body, occasion), total);
    if (deducted == 0 && row != 1)
      return;
    if (deducted != 0 && (row == 2 || row == 3) && total > best) {
      best = total;
      *facts = tried;
    }
  }
}

/* wrg.reaction.result.row3: attackers in disorder, or about to charge into
 * what disorders them, hold instead. */
bool
mu_wrg_policy_is_cautious (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->disordered)
    return true;
  if (self->period.charge_target == MU_NO_BODY)
    return false;
  const MuRect from = mu_wrg_charge_ground (self);
  const MuRect there = mu_rect_ahead (&from, self->period.charge_distance);
  return mu_wrg_horses_shy (battle, body, &there);
}

/* Horses, camels and beasts meet a charge with their own; so do attackers and
 * other foot against foot, for the impetus, but not against horsemen, who would
 * find them moving (wrg.disorder.cause.4). */
bool
mu_wrg_policy_countercharges (const WrgBattle *battle, int body, int charger)
{
  const MuTroopType own = (MuTroopType) body_at (battle, body)->troop.type;
  const MuTroopType other = (MuTroopType) body_at (battle, charger)->troop.type;
  if (mu_wrg_type_charge_move (own) == 0)
    return false;
  return mu_type_is_mounted (own) || !mu_type_is_mounted (other);
}

/* wrg.pursuit.one-period: the choice to go on is taken while it still strikes. */
bool
mu_wrg_policy_pursues_on (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return self->pursues != MU_NO_BODY && mu_wrg_in_contact (battle, body, self->pursues);
}

/* wrg.move.rally.who-either: forward, which keeps the ground won. */
Rally
mu_wrg_policy_rally (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  return mu_type_is_infantry (type) || type == MU_TROOP_EL ? RALLY_FORWARD : RALLY_BACK;
}

/* wrg.visibility.line-of-sight: whether an enemy is coming on is seen from what he did in his
 * last move; before anybody has moved, who faces it is taken to come. */
static bool
seems_to_come (const WrgBattle *battle, const Body *self, const Body *enemy)
{
  const bool came
      = enemy->shown_motion == MOTION_ADVANCING || enemy->shown_motion == MOTION_UNAUTHORISED;
  return is_fighting (enemy) && enemy->ground.facing != self->ground.facing
         && (came || battle->period == 1);
}

/* wrg.move.half-to-full: attackers go the full way, but only half of it where
 * that saves them room to charge over: half a charge move beyond what the enemy
 * ahead may come on in the same period. */
MuFix
mu_wrg_policy_advance (const WrgBattle *battle, int body, MuFix full)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  const int enemy = mu_wrg_first_enemy_ahead (battle, body, &distance);
  if (enemy == MU_NO_BODY)
    return full;
  const Body *other = body_at (battle, enemy);
  const MuFix left
      = distance - full - (seems_to_come (battle, self, other) ? mu_wrg_normal_move (other) : 0);
  return left < mu_wrg_charge_move (self) / 2 ? full / 2 : full;
}

/* The longest range at which the body shoots without the deduction for far
 * bow shots; 0: it has no missiles. */
MuFix
mu_wrg_policy_range (const Body *body)
{
  const bool mounted = mu_type_is_mounted ((MuTroopType) body->troop.type);
  int best = 0;
  for (int weapon = 0; weapon < MU_WEAPONS; weapon++) {
    if (!(mu_wrg_missiles_of (body) >> weapon & 1u))
      continue;
    int range = mu_wrg_shoot_range ((MuWeapon) weapon, mounted);
    if (weapon == MU_WEAPON_BOW || weapon == MU_WEAPON_CROSSBOW)
      range /= 2;
    best = range > best ? range : best;
  }
  return PACES (best);
}

/* Skirmishers on their way come no nearer than that to enemy ahead. */
MuFix
mu_wrg_policy_keep_off (const WrgBattle *battle, int body, MuFix move)
{
  MuFix distance;
  if (mu_wrg_first_enemy_ahead (battle, body, &distance) == MU_NO_BODY)
    return move;
  const MuFix room = distance - mu_wrg_policy_range (body_at (battle, body));
  return room < 0 ? 0 : room < move ? room : move;
}

/* Skirmishers come on until the enemy ahead is in good range, and no nearer
 * than half a move takes them (wrg.move.half-to-full). */
MuFix
mu_wrg_policy_skirmish (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  if (mu_wrg_first_enemy_ahead (battle, body, &distance) == MU_NO_BODY
      && mu_wrg_nearest_enemy (battle, body, &distance) == MU_NO_BODY)
    return mu_wrg_normal_move (self) / 2; /* they feel their way */
  const MuFix wanted = distance - mu_wrg_policy_range (self);
  const MuFix full = mu_wrg_normal_move (self) + mu_wrg_paces_for_writing (battle, self);
  if (wanted <= 0)
    return 0;
  const MuFix least = wanted > full / 2 ? wanted : full / 2;
  return least < full ? least : full;
}
