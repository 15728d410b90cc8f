/* What becomes of units: figures and stands lost, order lost, rout, the end of them. */
#include "rules/awfp/battle/engine.h"

#include "rules/awfp/losses.h"

/* Of what is destroyed nobody is left: records hold a battle to that. */
static void
lose_all (AwfpBattle *battle, AwfpUnit *unit, int body, MuRule why)
{
  const int stands = unit->stands, figures = stands * unit->strength - unit->markers;
  if (stands == 0)
    return;
  unit->stands = unit->markers = 0;
  mu_awfp_tell (battle, MU_EVENT_STRENGTH, why, body, MU_NO_BODY, VALUES (0, 0, stands, figures));
}

void
mu_awfp_remove (AwfpBattle *battle, int body, MuFate fate, MuRule why)
{
  AwfpUnit *unit = &battle->unit[body];
  const int general = mu_awfp_general_of (battle, unit->side);
  unit->fate = (uint8_t) fate;
  if (fate == MU_FATE_DESTROYED)
    lose_all (battle, unit, body, why);
  if (fate == MU_FATE_DESTROYED)
    mu_awfp_tell (battle, MU_EVENT_DESTROYED, why, body, MU_NO_BODY, VALUES (0));
  else
    mu_awfp_tell (battle, MU_EVENT_LEFT_TABLE, why, body, MU_NO_BODY,
                  VALUES (fate == MU_FATE_ROUTED_OFF));
  mu_awfp_clash_drop (battle, body);
  if (general != MU_NO_BODY && battle->unit[general].with == body) {
    battle->unit[general].with = MU_NO_BODY; /* awfp.general.capture: he goes with his unit */
    mu_awfp_remove (battle, general, fate, why);
  }
  if (unit->general)
    mu_awfp_general_lost (battle, body);
}

/* awfp.morale.general-lost: whoever sees it from near enough has to test. */
void
mu_awfp_general_lost (AwfpBattle *battle, int body)
{
  const int side = battle->unit[body].side;
  mu_awfp_tell (battle, MU_EVENT_GENERAL_LOST, MU_RULE_AWFP_GENERAL_ORDERS_LOST, body, MU_NO_BODY,
                VALUES (side, 0));
  const MuFix near = mu_awfp_length (battle->setup->scale, 12, 18);
  for (int other = battle->first[side]; other < battle->first[side + 1]; other++)
    if (other != body && mu_awfp_fights_on (&battle->unit[other])
        && mu_awfp_apart (battle, body, other) <= near && mu_awfp_visible (battle, other, body))
      mu_awfp_test (battle, other, MU_AWFP_TEST_GENERAL_LOST, MU_NO_BODY);
}

/* awfp.general.killed, awfp.general.killed.frequency: once for each shooting and round that cost
 * the unit figures. */
static void
risk_general (AwfpBattle *battle, int body)
{
  const int general = mu_awfp_general_of (battle, battle->unit[body].side);
  if (general == MU_NO_BODY || battle->unit[general].with != body)
    return;
  const int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_RISK_TO_GENERAL, general);
  mu_awfp_tell (battle, MU_AWFP_EVENT_GENERAL_RISK, MU_RULE_AWFP_GENERAL_KILLED, general,
                MU_NO_BODY, VALUES (die));
  if (die > 1)
    return;
  battle->unit[general].at = battle->unit[body].at;
  battle->unit[general].with = MU_NO_BODY;
  mu_awfp_remove (battle, general, MU_FATE_DESTROYED, MU_RULE_AWFP_GENERAL_KILLED);
}

/* awfp.losses.*: the front stays as wide as stands last. */
void
mu_awfp_lose (AwfpBattle *battle, int body, int figures, int by)
{
  AwfpUnit *unit = &battle->unit[body];
  if (figures <= 0 || unit->fate > MU_FATE_IN_ROUT)
    return;
  const int before = unit->stands * unit->strength - unit->markers;
  const MuAwfpLosses left
      = mu_awfp_take_losses (unit->stands, unit->strength, unit->markers, figures);
  const int lost = before - (left.stands * unit->strength - left.markers);
  unit->stands = (uint8_t) left.stands;
  unit->markers = (uint8_t) left.markers;
  unit->turn.lost = (uint8_t) (unit->turn.lost + lost);
  unit->turn.lost_stands = (uint8_t) (unit->turn.lost_stands + left.lost);
  battle->unit[by].struck += lost;
  mu_awfp_reshape (battle, unit);
  mu_awfp_tell (battle, MU_EVENT_STRENGTH, MU_RULE_AWFP_LOSSES_STAND, body, MU_NO_BODY,
                VALUES (unit->stands, unit->markers, left.lost, lost));
  risk_general (battle, body);
  if (unit->stands == 0)
    mu_awfp_remove (battle, body, MU_FATE_DESTROYED, MU_RULE_AWFP_LOSSES_STAND);
}

/* Disorders add up: disordered, fragmented, rout. */
void
mu_awfp_disorder (AwfpBattle *battle, int body, int steps, MuRule why)
{
  AwfpUnit *unit = &battle->unit[body];
  if (!mu_awfp_fights_on (unit) || steps <= 0 || unit->priest)
    return;
  const MuAwfpState worse = mu_awfp_state_worse ((MuAwfpState) unit->state, steps);
  if (worse == MU_AWFP_ROUTED) {
    mu_awfp_rout (battle, body, MU_NO_BODY, why);
    return;
  }
  unit->state = (uint8_t) worse;
  mu_awfp_tell_state (battle, body, why);
}

/* The enemy it runs from if nobody says whom: the nearest. */
int
mu_awfp_nearest_enemy (const AwfpBattle *battle, int body)
{
  const int enemy = !battle->unit[body].side;
  int nearest = MU_NO_BODY;
  MuFix least = MU_RECT_FAR;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (mu_awfp_fights_on (&battle->unit[other])
        && mu_rect_within (&battle->unit[body].at, &battle->unit[other].at, least)) {
      const MuFix apart = mu_awfp_apart (battle, body, other);
      if (apart < least) {
        least = apart;
        nearest = other;
      }
    }
  return nearest;
}

/* awfp.morale.friends-rout: who may have to test for it is marked. */
static void
show_rout (AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const MuFix near = mu_awfp_length (battle->setup->scale, 6, 9);
  for (int other = battle->first[unit->side]; other < battle->first[unit->side + 1]; other++) {
    AwfpUnit *friend = &battle->unit[other];
    if (other != body && mu_awfp_fights_on (friend)
        && (!mu_awfp_unit_is_si (unit) || mu_awfp_unit_is_si (friend))
        && mu_awfp_apart (battle, body, other) <= near && mu_awfp_visible (battle, other, body))
      friend->turn.routs_seen = true;
  }
}

void
mu_awfp_rout (AwfpBattle *battle, int body, int from, MuRule why)
{
  AwfpUnit *unit = &battle->unit[body];
  if (!mu_awfp_fights_on (unit))
    return;
  unit->state = MU_AWFP_ROUTED;
  unit->fate = MU_FATE_IN_ROUT;
  unit->frenzied = false;
  unit->turn.order = MU_AWFP_NO_ORDER;
  unit->turn.charges = false;
  mu_awfp_tell (battle, MU_EVENT_BROKE, why, body, MU_NO_BODY, VALUES (1));
  show_rout (battle, body);
  const int die = mu_awfp_throw (battle, MU_DIE_ORDINARY, MU_ROLL_ROUT_MOVE, body);
  mu_awfp_flee (
      battle, body, from == MU_NO_BODY ? mu_awfp_nearest_enemy (battle, body) : from,
      mu_awfp_variable_move (battle->setup->play, battle->setup->scale, &unit->troop, die), why);
}
