/* Charges: declared together, tested, then moved (wrg.move.charge.*). */
#include "rules/wrg/battle/engine.h"

MuFix
charge_reach (const WrgBattle *battle, const Body *body)
{
  return is_uncontrolled (battle, body) ? uncontrolled_move (body) : charge_move (body);
}

/* wrg.move.charge.declare: what it would strike first; friends in between
 * leave nothing to charge. */
static int
find_target (const WrgBattle *battle, int body, MuFix *distance)
{
  const Body *self = body_at (battle, body);
  const MuFix reach = charge_reach (battle, self);
  const int ahead = first_ahead (battle, body, reach, distance);
  if (reach == 0 || ahead == MU_NO_BODY || body_at (battle, ahead)->side == self->side
      || body_at (battle, ahead)->concealed)
    return MU_NO_BODY;
  return ahead;
}

/* wrg.orders.attack: as soon as the enemy is within reach. */
static bool
must_charge (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (!may_advance (battle, body) || self->moved > 0)
    return false;
  return order_of (battle, body) == MU_ORDER_ATTACK;
}

#define ABREAST PACES (1) /* struck by the same rush */

void
mark_struck (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  FOR_SIDE (battle, enemy_of ((MuSide) self->side), k)
  {
    MuFix reach;
    *pair_at (battle, PAIR_CHARGE, body, k)
        = on_table (body_at (battle, k))
          && mu_rect_reaches (&self->ground, &body_at (battle, k)->ground, &reach)
          && reach <= self->charge_distance + ABREAST;
  }
}

static void
clear_charges (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    for (int k = 0; k < battle->count; k++)
      *pair_at (battle, PAIR_CHARGE, i, k) = 0;
  }
}

static void
declare (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  MuFix distance;
  const int target
      = must_charge (battle, body) ? find_target (battle, body, &distance) : MU_NO_BODY;
  if (target == MU_NO_BODY)
    return;
  self->charge_target = (int16_t) target;
  self->charge_distance = distance;
}

static void
reveal_declarations (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->charge_target == MU_NO_BODY)
      continue;
    mark_struck (battle, i);
    self->motion = is_uncontrolled (battle, self) ? MOTION_UNCONTROLLED : MOTION_CHARGING;
    emit (battle, MU_EVENT_CHARGE, MU_RULE_WRG_MOVE_CHARGE_DECLARE, i, self->charge_target,
          VALUES (self->charge_distance, 0));
    reveal (battle, i);
  }
}

bool
is_charging (const Body *body)
{
  return body->charge_target != MU_NO_BODY && !body->charge_stopped && is_fighting (body);
}

/* The nearest enemy whose charge will strike it; MU_NO_BODY: none. */
int
nearest_charger (const WrgBattle *battle, int body)
{
  int best = MU_NO_BODY;
  FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, body)->side), k)
  {
    const Body *enemy = body_at (battle, k);
    if (is_charging (enemy) && !enemy->countercharges && *pair_at (battle, PAIR_CHARGE, k, body)
        && (best == MU_NO_BODY || enemy->charge_distance < body_at (battle, best)->charge_distance))
      best = k;
  }
  return best;
}

void
stop_charge (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->charge_target == MU_NO_BODY)
    return;
  self->charge_stopped = true;
  if (self->motion == MOTION_CHARGING)
    self->motion = MOTION_STILL;
}

/* wrg.reaction.occasion.2: not those already out of control. */
static bool
is_due_to_charge (WrgBattle *battle, int body, MuWrgOccasion *occasion)
{
  const Body *self = body_at (battle, body);
  *occasion = MU_OCCASION_START_CHARGE;
  return is_charging (self) && !is_uncontrolled (battle, self);
}

/* wrg.move.charge.tests: both sides reveal, then test, then move. */
void
declare_charges (WrgBattle *battle)
{
  clear_charges (battle);
  FOR_ALL (battle, i)
  {
    declare (battle, i);
  }
  reveal_declarations (battle);
  test_in_order (battle, is_due_to_charge);
}
