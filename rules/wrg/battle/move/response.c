/* Meeting a charge: tests, countercharges, evades (wrg.reaction.occasion.3). */
#include "rules/wrg/battle/order/obey.h"

/* wrg.reaction.occasion.3
 * READING: wrg.reaction.several: a body that has tested to charge and is
 * charged itself has both at the same time; its one test serves for both.  One
 * out of control has not tested to charge and so tests now. */
static bool
is_due_to_respond (WrgBattle *battle, int body, MuWrgOccasion *occasion)
{
  const Body *self = body_at (battle, body);
  *occasion = MU_OCCASION_CHARGED;
  return is_fighting (self)
         && (self->period.charge_target == MU_NO_BODY || mu_wrg_is_uncontrolled (battle, self))
         && (mu_wrg_nearest_charger (battle, body) != MU_NO_BODY
             || mu_wrg_charger_of_supported (battle, body) != MU_NO_BODY);
}

bool
mu_wrg_evades (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->bound == MU_RESULT_EVADE && self->bound_until >= battle->period)
    return true;
  /* wrg.orders.skirmish; wrg.reaction.result.row6 forbids it */
  return mu_wrg_order_of (battle, body) == MU_ORDER_SKIRMISH
         && !mu_wrg_is_bound (battle, self, MU_RESULT_HALT_DISORDERED)
         && !mu_wrg_is_bound (battle, self, MU_RESULT_HOLD_GROUND)
         && !mu_wrg_is_bound (battle, self, MU_RESULT_HALT) && self->rally != RALLY_BACK;
}

static bool
countercharges (const WrgBattle *battle, int body, int charger)
{
  const Body *self = body_at (battle, body);
  MuFix reach;
  if (!mu_wrg_type_may_attack ((MuTroopType) self->troop.type))
    return false; /* wrg.move.distance.slow: no charge, whoever is out of hand */
  if (self->evaded || self->rally != RALLY_NONE || self->rally_due != RALLY_NONE
      || self->period.moved > 0
      || !mu_rect_reaches (&self->ground, &body_at (battle, charger)->ground, &reach)
      || mu_wrg_wind_bars (battle, self, self->ground.facing))
    return false;
  if (mu_wrg_is_uncontrolled (battle, self))
    return true;
  const bool free_to
      = self->period.may_countercharge
        || (mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK
            && (self->bound == MU_RESULT_OBEY || self->bound == MU_RESULT_OBEY_OR_CAUTIOUS
                || mu_wrg_is_unauthorised (battle, self)));
  return free_to && !mu_wrg_policy_is_cautious (battle, body)
         && mu_wrg_policy_countercharges (battle, body, charger);
}

/* Seen too late, or with the back to the enemy: it turns to meet the charge. */
static void
turn_to_meet (WrgBattle *battle, int body, int charger)
{
  Body *self = body_at (battle, body);
  const MuFace face = mu_wrg_face_shown (self, body_at (battle, charger));
  self->period.turned_quarters = (uint8_t) mu_wrg_turn_column_to_meet (battle, body, charger);
  if (face != MU_FACE_REAR)
    return;
  self->period.turned_quarters
      = (uint8_t) (mu_wrg_turn_about_quarters (self) * (self->disordered ? 2 : 1));
  mu_wrg_face_about (battle, body, MU_RULE_WRG_MOVE_DIRECTION_TURN);
}

static void
countercharge (WrgBattle *battle, int body, int charger)
{
  Body *self = body_at (battle, body);
  self->period.response = RESPONSE_COUNTERCHARGE;
  self->period.countercharges = true;
  self->period.charge_stopped = false;
  self->period.charge_target = (int16_t) charger;
  self->period.charge_distance = body_at (battle, charger)->period.charge_distance;
  self->motion = mu_wrg_is_uncontrolled (battle, self) ? MOTION_UNCONTROLLED : MOTION_CHARGING;
  mu_wrg_mark_struck (battle, body);
  mu_wrg_emit (battle, MU_EVENT_CHARGE, MU_RULE_WRG_MOVE_COUNTERCHARGE, body, charger,
               VALUES (self->period.charge_distance, 1));
}

/* wrg.orders.support.attack: those whom the supported should not face alone. */
static void
relieve_supported (WrgBattle *battle, int body)
{
  const int charger = mu_wrg_charger_of_supported (battle, body);
  MuFix distance;
  if (charger == MU_NO_BODY || !countercharges (battle, body, charger))
    return;
  countercharge (battle, body, charger);
  if (mu_rect_reaches (&body_at (battle, body)->ground, &body_at (battle, charger)->ground,
                       &distance))
    body_at (battle, body)->period.charge_distance = distance;
}

static void
respond (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const int charger = mu_wrg_nearest_charger (battle, body);
  if (!is_fighting (self) || mu_wrg_is_charging (self))
    return;
  if (charger == MU_NO_BODY) {
    relieve_supported (battle, body);
    return;
  }
  const bool fighting = mu_wrg_in_melee (battle, body);
  mu_wrg_open_circle (battle, body);
  if (!fighting && mu_wrg_evades (battle, body)) {
    self->period.response = RESPONSE_EVADE;
  } else if (!fighting && countercharges (battle, body, charger)) {
    countercharge (battle, body, charger);
  } else {
    self->period.response = RESPONSE_STAND;
    if (!fighting) /* else only the figures attacked there turn */
      turn_to_meet (battle, body, charger);
  }
}

void
mu_wrg_respond_to_charges (WrgBattle *battle)
{
  mu_wrg_test_in_order (battle, is_due_to_respond);
  FOR_ALL (battle, i)
  {
    respond (battle, i);
  }
}
