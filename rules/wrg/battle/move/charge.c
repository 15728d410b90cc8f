/* Charges: declared together, tested, then moved (wrg.move.charge.*). */
#include "rules/wrg/battle/order/obey.h"

MuFix
mu_wrg_charge_reach (const WrgBattle *battle, const Body *body)
{
  return mu_wrg_is_uncontrolled (battle, body) ? mu_wrg_uncontrolled_move (body)
                                               : mu_wrg_charge_move (body);
}

/* Where it goes straight ahead from: once it has wheeled. */
MuRect
mu_wrg_charge_ground (const Body *body)
{
  if (body->period.charge_wheel == 0)
    return body->ground;
  return mu_rect_wheeled (&body->ground, body->period.charge_wheel);
}

/* wrg.move.charge.declare: what it would strike first; friends in between
 * leave nothing to charge. wrg.visibility.line-of-sight: it charges what it sees. */
static int
find_ahead (const WrgBattle *battle, int body, const MuRect *ground, MuFix reach, MuFix *distance)
{
  int ahead = mu_wrg_first_ahead (battle, body, ground, reach, distance);
  MuFix slow;
  if (ahead != MU_NO_BODY && body_at (battle, ahead)->side == body_at (battle, body)->side)
    ahead = mu_wrg_find_past_friend (battle, body, ahead, ground, reach, distance);
  if (reach == 0 || ahead == MU_NO_BODY
      || body_at (battle, ahead)->side == body_at (battle, body)->side
      || !mu_wrg_makes_out (battle, body, ahead)
      || mu_wrg_wind_bars (battle, body_at (battle, body), ground->facing))
    return MU_NO_BODY;
  /* wrg.move.difficult.infantry, wrg.move.difficult.cavalry: what lies between */
  if (mu_wrg_move_over (battle, body_at (battle, body), ground, MOVE_CHARGE, reach, &slow)
      < *distance)
    return MU_NO_BODY;
  return ahead;
}

static bool
is_better (const Approach *one, const Approach *other)
{
  return one->time != other->time ? one->time < other->time : one->distance < other->distance;
}

/* The enemy that it can charge after the shortest wheel.
 * wrg.visibility.line-of-sight: it charges what it sees. */
static int
find_aside (const WrgBattle *battle, int body, MuFix reach, Approach *best)
{
  const Body *self = body_at (battle, body);
  int target = MU_NO_BODY;
  Near near;
  mu_wrg_find_near (battle, &self->ground, reach, SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    Approach approach;
    MuFix distance;
    if (!on_table (body_at (battle, k))
        || !mu_wrg_wheel_to_charge (battle, body, k, reach, &approach)
        || (target != MU_NO_BODY && !is_better (&approach, best))
        || find_ahead (battle, body, &approach.ground, approach.distance, &distance) != k
        || !mu_wrg_sees (battle, body, k) || !mu_wrg_can_wheel (battle, body, approach.wheel))
      continue;
    target = k;
    *best = approach;
  }
  return target;
}

/* Whom it would strike, straight ahead if there is somebody, else after a wheel. */
int
mu_wrg_find_approach (const WrgBattle *battle, int body, MuFix reach, Approach *approach)
{
  const MuRect *ground = &body_at (battle, body)->ground;
  *approach = (Approach){ .ground = *ground };
  const int ahead = find_ahead (battle, body, ground, reach, &approach->distance);
  return ahead != MU_NO_BODY ? ahead : find_aside (battle, body, reach, approach);
}

/* wrg.orders.attack: as soon as the enemy is within reach. */
static bool
must_charge (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (!mu_wrg_may_advance (battle, body) || self->period.moved > 0)
    return false;
  return mu_wrg_may_attack_some (battle, body) || mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK;
}

#define ABREAST PACES (1) /* struck by the same rush */

void
mu_wrg_mark_struck (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuRect ground = mu_wrg_charge_ground (self);
  Near near;
  mu_wrg_find_ahead_of (battle, &ground, self->period.charge_distance + ABREAST,
                        SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    MuFix reach;
    mu_wrg_note_pair (battle, PAIR_CHARGE, body, k,
                      on_table (body_at (battle, k))
                          && mu_rect_reaches (&ground, &body_at (battle, k)->ground, &reach)
                          && reach <= self->period.charge_distance + ABREAST);
  }
}

static void
declare (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  Approach approach;
  if (!must_charge (battle, body))
    return;
  const int target
      = mu_wrg_find_approach (battle, body, mu_wrg_charge_reach (battle, self), &approach);
  if (target == MU_NO_BODY || !mu_wrg_may_charge (battle, body, target, approach.wheel != 0))
    return;
  self->period.charge_target = (int16_t) target;
  self->period.charge_distance = approach.distance;
  self->period.charge_wheel = approach.wheel;
  self->period.charge_delay = approach.time;
}

static void
reveal_declarations (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->period.charge_target == MU_NO_BODY)
      continue;
    mu_wrg_mark_struck (battle, i);
    self->motion = mu_wrg_is_uncontrolled (battle, self) ? MOTION_UNCONTROLLED : MOTION_CHARGING;
    mu_wrg_emit (battle, MU_EVENT_CHARGE, MU_RULE_WRG_MOVE_CHARGE_DECLARE, i,
                 self->period.charge_target, VALUES (self->period.charge_distance, 0));
    mu_wrg_reveal (battle, i);
  }
}

bool
mu_wrg_is_charging (const Body *body)
{
  return body->period.charge_target != MU_NO_BODY && !body->period.charge_stopped
         && is_fighting (body);
}

/* The nearest enemy whose charge will strike it; MU_NO_BODY: none. */
int
mu_wrg_nearest_charger (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  int best = MU_NO_BODY;
  FOR_SET (rows_of (battle, PAIR_CHARGE), k)
  {
    const Body *enemy = body_at (battle, k);
    if (*pair_at (battle, PAIR_CHARGE, k, body) && mu_wrg_is_charging (enemy)
        && !enemy->period.countercharges
        && mu_wrg_is_about (&self->ground, PACES (CHARGE_MOST), enemy)
        && (best == MU_NO_BODY
            || enemy->period.charge_distance < body_at (battle, best)->period.charge_distance))
      best = k;
  }
  return best;
}

void
mu_wrg_stop_charge (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->period.charge_target == MU_NO_BODY)
    return;
  self->period.charge_stopped = true;
  if (self->motion == MOTION_CHARGING)
    self->motion = MOTION_STILL;
}

/* wrg.reaction.occasion.2: not those already out of control. */
static bool
is_due_to_charge (WrgBattle *battle, int body, MuWrgOccasion *occasion)
{
  const Body *self = body_at (battle, body);
  *occasion = MU_OCCASION_START_CHARGE;
  return mu_wrg_is_charging (self) && !mu_wrg_is_uncontrolled (battle, self);
}

/* wrg.move.charge.tests: both sides reveal, then test, then move. */
void
mu_wrg_declare_charges (WrgBattle *battle)
{
  mu_wrg_clear_pairs (battle, PAIR_CHARGE);
  FOR_ALL (battle, i)
  {
    declare (battle, i);
  }
  reveal_declarations (battle);
  mu_wrg_test_in_order (battle, is_due_to_charge);
}
