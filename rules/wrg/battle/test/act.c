/* Acting out what a reaction test says (wrg.reaction.result.*). */
#include "rules/wrg/battle/order/obey.h"

#define UNAUTHORISED_NEAR 50 /* wrg.move.unauthorised */

/* The last period of a result that binds so many: this one counts if its moves
 * are still to come. */
static int
last_period (const WrgBattle *battle, int periods)
{
  const bool moves_to_come = battle->phase < MU_PHASE_CHARGE_MOVES;
  return battle->period + periods - (moves_to_come && periods > 0 ? 1 : 0);
}

static void
bind (WrgBattle *battle, int body, const MuWrgReactionResult *result, int until)
{
  Body *self = body_at (battle, body);
  self->bound = (uint8_t) result->act;
  self->bound_until = (uint8_t) until;
}

/* wrg.reaction.result.row1 */
static void
go_forward (WrgBattle *battle, int body, const MuWrgReactionResult *result)
{
  Body *self = body_at (battle, body);
  MuFix distance;
  bind (battle, body, result, last_period (battle, result->periods));
  self->bound_periods = battle->phase < MU_PHASE_CHARGE_MOVES;
  self->forgotten = true;
  self->attack_now = mu_wrg_nearest_enemy (battle, body, &distance) != MU_NO_BODY
                     && distance <= PACES (UNAUTHORISED_NEAR);
  self->motion = self->troop.regular ? MOTION_UNAUTHORISED : MOTION_UNCONTROLLED;
}

/* A charge that a test of its own has stopped. */
static void
halt (WrgBattle *battle, int body, const MuWrgReactionResult *result, int periods)
{
  bind (battle, body, result, last_period (battle, periods));
  if (battle->phase < MU_PHASE_CHARGE_MOVES)
    mu_wrg_stop_charge (battle, body);
}

static void
retire (WrgBattle *battle, int body, const MuWrgReactionResult *result)
{
  Body *self = body_at (battle, body);
  halt (battle, body, result, result->periods);
  self->motion = MOTION_RETIRING;
  if (result->disordered) /* wrg.disorder.recovery: until it halts */
    mu_wrg_disorder_body (battle, body, DISORDER_REACTION, self->bound_until);
}

/* wrg.reaction.result.row6: the rest of this period and all of the next */
static void
halt_in_disorder (WrgBattle *battle, int body, const MuWrgReactionResult *result)
{
  const int until = battle->period + result->periods;
  halt (battle, body, result, result->periods);
  body_at (battle, body)->bound_until = (uint8_t) until;
  mu_wrg_disorder_body (battle, body, DISORDER_REACTION, until);
}

static void
be_cautious (WrgBattle *battle, int body, const MuWrgReactionResult *result)
{
  bind (battle, body, result, 0);
  if (battle->phase == MU_PHASE_CHARGE_TESTS && mu_wrg_policy_is_cautious (battle, body))
    mu_wrg_stop_charge (battle, body);
}

static void
drop_pursuit (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  self->follow_due = false;
  if (!mu_wrg_is_uncontrolled (battle, self))
    self->pursues = MU_NO_BODY;
}

static void
do_act (WrgBattle *battle, int body, const MuWrgReactionResult *result)
{
  switch (result->act) {
  case MU_RESULT_OBEY:
    bind (battle, body, result, 0);
    break;
  case MU_RESULT_OBEY_OR_CAUTIOUS:
    be_cautious (battle, body, result);
    break;
  case MU_RESULT_ADVANCE:
    go_forward (battle, body, result);
    break;
  case MU_RESULT_HALT:
  case MU_RESULT_HALT_FIGHTING:
  case MU_RESULT_SKIRMISH_IN_PLACE:
    halt (battle, body, result, result->periods);
    break;
  case MU_RESULT_HOLD_GROUND:
    /* READING: wrg.reaction.result.row5: no time is given; to the end of the
     * next moves */
    halt (battle, body, result, 1);
    break;
  case MU_RESULT_EVADE:
    bind (battle, body, result, battle->period);
    mu_wrg_stop_charge (battle, body);
    break;
  case MU_RESULT_BREAK_OFF:
    bind (battle, body, result, 0);
    body_at (battle, body)->break_off_due = true;
    break;
  case MU_RESULT_RETIRE:
    retire (battle, body, result);
    break;
  case MU_RESULT_HALT_DISORDERED:
    halt_in_disorder (battle, body, result);
    break;
  case MU_RESULT_BREAK:
    mu_wrg_stop_charge (battle, body);
    mu_wrg_break_body (battle, body, result->rule);
    break;
  case MU_RESULT_ROUT_ON:
    body_at (battle, body)->rally_tried = true;
    break;
  case MU_RESULT_RALLY:
    mu_wrg_end_rout (battle, body);
    break;
  }
}

/* wrg.reaction.latest: whatever an earlier test said is over. */
void
mu_wrg_act_out (WrgBattle *battle, int body, const MuWrgReactionResult *result)
{
  Body *self = body_at (battle, body);
  self->period.may_countercharge = result->may_countercharge;
  self->pursuit_required = result->must_pursue;
  self->pursuit_barred = result->forbids_pursuit;
  self->attack_now = false;
  if (result->act != MU_RESULT_BREAK)
    self->break_off_due = false;
  do_act (battle, body, result);
  if (result->forgets_orders)
    mu_wrg_forget_orders (battle, body, result->forgets_standing);
  if (self->pursuit_barred)
    drop_pursuit (battle, body);
}
