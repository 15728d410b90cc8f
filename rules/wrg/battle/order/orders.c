/* What a body is to do now: its orders, or what has taken their place. */
#include "rules/wrg/battle/order/obey.h"

bool
mu_wrg_has_enemy_within (const WrgBattle *battle, int body, int paces)
{
  MuFix distance;
  return mu_wrg_nearest_enemy (battle, body, &distance) != MU_NO_BODY && distance <= PACES (paces);
}

/* wrg.orders.default: attack only what comes near. */
MuOrder
mu_wrg_default_order (const WrgBattle *battle, int body)
{
  int paces;
  MuOrder order = MU_ORDER_HOLD;
  mu_wrg_act_order (mu_wrg_default_act ((MuTroopType) body_at (battle, body)->troop.type, &paces),
                    &order);
  return order == MU_ORDER_ATTACK && !mu_wrg_has_enemy_within (battle, body, paces) ? MU_ORDER_HOLD
                                                                                    : order;
}

bool
mu_wrg_is_bound (const WrgBattle *battle, const Body *body, MuWrgReactionAct act)
{
  return body->bound == act && battle->period <= body->bound_until;
}

/* wrg.move.uncontrolled: irregulars only; wrg.move.unauthorised: regulars. */
bool
mu_wrg_is_uncontrolled (const WrgBattle *battle, const Body *body)
{
  return mu_wrg_is_bound (battle, body, MU_RESULT_ADVANCE) && !body->troop.regular;
}

bool
mu_wrg_is_unauthorised (const WrgBattle *battle, const Body *body)
{
  return mu_wrg_is_bound (battle, body, MU_RESULT_ADVANCE) && body->troop.regular;
}

MuOrder
mu_wrg_order_of (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  /* wrg.reaction.rally-orders */
  if (self->rally == RALLY_FORWARD)
    return MU_ORDER_HOLD;
  if (self->rally == RALLY_BACK)
    return MU_ORDER_SKIRMISH;
  if (mu_wrg_is_uncontrolled (battle, self)
      || (mu_wrg_is_unauthorised (battle, self) && self->attack_now))
    return MU_ORDER_ATTACK;
  if (is_written (battle))
    return mu_wrg_ordered_now (battle, body);
  if (self->forgotten && !mu_wrg_is_unauthorised (battle, self))
    return mu_wrg_default_order (battle, body);
  return (MuOrder) self->order;
}

/* Whether a result binds it to the spot or to the rear. */
static bool
is_held_back (const WrgBattle *battle, const Body *body)
{
  if (battle->period > body->bound_until)
    return false;
  switch ((MuWrgReactionAct) body->bound) {
  case MU_RESULT_HALT:
  case MU_RESULT_HALT_FIGHTING:
  case MU_RESULT_SKIRMISH_IN_PLACE:
  case MU_RESULT_HOLD_GROUND:
  case MU_RESULT_RETIRE:
  case MU_RESULT_HALT_DISORDERED:
    return true;
  case MU_RESULT_OBEY:
  case MU_RESULT_ADVANCE:
  case MU_RESULT_OBEY_OR_CAUTIOUS:
  case MU_RESULT_EVADE:
  case MU_RESULT_BREAK_OFF:
  case MU_RESULT_BREAK:
  case MU_RESULT_ROUT_ON:
  case MU_RESULT_RALLY:
    break;
  }
  return false;
}

/* Whether it may go forward by its own choice or orders. */
bool
mu_wrg_may_advance (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_fighting (self) && !self->evaded && self->rally == RALLY_NONE
         && self->rally_due == RALLY_NONE && !self->period.must_stand && !self->period.recoiled
         && !self->break_off_due && self->pursues == MU_NO_BODY && !is_held_back (battle, self)
         && !mu_wrg_in_melee (battle, body);
}
