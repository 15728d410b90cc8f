/* Charges and countercharges on the move, and what they meet (wrg.move.charge.*). */
#include "rules/wrg/battle/engine.h"

static void
plan_charge (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuFix reach = mu_wrg_charge_after_wheel (self, mu_wrg_charge_reach (battle, self),
                                                 self->period.charge_delay);
  if (!mu_wrg_can_wheel (battle, body, self->period.charge_wheel)) {
    mu_wrg_stop_charge (battle, body); /* others have wheeled into its way */
    return;
  }
  mu_wrg_make_wheel (battle, body, self->period.charge_wheel);
  self->period.charge_wheel = 0;
  mu_wrg_begin_charge_through (battle, body);
  const MuFix room = mu_wrg_room_to_edge (battle, body);
  mu_wrg_plan_move (battle, body, MOVE_CHARGE, MU_RULE_WRG_MOVE_CHARGE_CONTINUE,
                    reach < room ? reach : room);
  mu_wrg_delay_move (self, self->period.charge_delay);
  self->move.quarry = self->period.charge_target;
}

#define QUARTER_PERIOD (MU_PERIOD_PARTS / 4)

/* Whoever touches at the very end of the move has met nobody on the way. */
static int32_t
arrival_time (const Body *body)
{
  return body->move.contact_time < 0 ? MU_PERIOD_PARTS : body->move.contact_time;
}

/* wrg.melee.tactical.charging: long enough at it before the contact. */
static bool
has_impetus (const Body *body)
{
  const int32_t needed = body->troop.type == MU_TROOP_HCH ? 2 * QUARTER_PERIOD : QUARTER_PERIOD;
  return arrival_time (body) - body->period.charge_delay >= needed;
}

static bool
is_medium_foot (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  return mu_type_is_infantry (type) && type != MU_TROOP_LI;
}

/* wrg.disorder.cause.4; wrg.move.recoil.as-moving: those made to recoil or
 * following up are moving as well, and whoever else has moved this period
 * (wrg.move.simultaneous). */
static bool
was_moving (const Body *body)
{
  return body->move.kind == MOVE_CHARGE || body->period.recoiled || body->period.followed_up
         || body->period.moved > 0;
}

/* Until those whom the charge strikes face it: the whole body where it turned
 * about, else the figures of a flank or of the rear; chargers have no time. */
static int32_t
time_to_turn (const Body *body, const Body *charger)
{
  const MuFace face = mu_rect_face_towards (&body->ground, &charger->ground);
  if (face != MU_FACE_FRONT && body->formation == MU_FORMATION_SQUARE)
    return mu_wrg_square_quarters (body) * QUARTER_PERIOD;
  if (face == MU_FACE_FRONT)
    return body->period.turned_quarters * QUARTER_PERIOD;
  if (body->move.kind == MOVE_CHARGE)
    return MU_PERIOD_PARTS + 1;
  return mu_wrg_turn_about_quarters (body) * (body->disordered ? 2 : 1) * QUARTER_PERIOD;
}

static void
shake_by_charge (WrgBattle *battle, int body, int charger)
{
  const Body *self = body_at (battle, body);
  const Body *enemy = body_at (battle, charger);
  if (!is_fighting (self))
    return;
  if (mu_type_is_mounted ((MuTroopType) enemy->troop.type) && has_impetus (enemy)
      && is_medium_foot (self) && was_moving (self))
    mu_wrg_disorder_body (battle, body, DISORDER_MOVING, battle->period);
  /* wrg.disorder.cause.1, wrg.disorder.cause.1.exception: those just after light foot are at ease
   */
  const bool at_ease = self->chases_lights && self->pursuit_periods == 1;
  if ((self->period.pursued && !at_ease) || self->rally != RALLY_NONE)
    mu_wrg_disorder_body (battle, body, DISORDER_FRESH_ENEMY, battle->period);
  if (self->form_quarters > 0) /* wrg.disorder.cause.2: before the change is complete */
    mu_wrg_disorder_body (battle, body, DISORDER_CAUGHT, battle->period);
  body_at (battle, body)->form_quarters = 0;
  if (self->period.response != RESPONSE_EVADE
      && arrival_time (enemy) < time_to_turn (self, enemy)) /* wrg.disorder.cause.2 */
    mu_wrg_disorder_body (battle, body, DISORDER_CAUGHT, battle->period);
}

static void
arrive (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  FOR_CONTACT (battle, self, k)
  {
    if (*pair_at (battle, PAIR_TOUCH, body, k))
      shake_by_charge (battle, k, body);
  }
}

/* wrg.move.rally.who-either, wrg.move.rally.who-back; wrg.move.rally.none */
static void
end_charge (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->move.kind != MOVE_CHARGE)
    return;
  if (mu_wrg_touches_any (battle, body)) {
    self->period.charged_home = has_impetus (self);
    self->period.came_in_charge = true;
    arrive (battle, body);
  } else if (is_fighting (self) && !mu_wrg_is_uncontrolled (battle, self)) {
    self->rally_due = (uint8_t) mu_wrg_policy_rally (self);
  }
}

/* wrg.reaction.result.row5, wrg.reaction.result.row7.retire: this period is the first of those
 * that it binds. */
static bool
must_retire_now (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_fighting (self) && mu_wrg_is_bound (battle, self, MU_RESULT_RETIRE)
         && self->period.charge_stopped && !mu_wrg_in_melee (battle, body);
}

void
mu_wrg_move_charges (WrgBattle *battle)
{
  mu_wrg_forget_moves (battle);
  mu_wrg_note_parting_blows (battle);
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->status == STATUS_ROUTING && !self->period.ran)
      mu_wrg_plan_rout (battle, i);
    else if (mu_wrg_is_charging (self))
      plan_charge (battle, i);
    else if (is_fighting (self) && self->period.response == RESPONSE_EVADE)
      mu_wrg_evade_charge (battle, i);
    else if (must_retire_now (battle, i))
      mu_wrg_plan_retirement (battle, i);
  }
  mu_wrg_make_moves (battle);
  mu_wrg_settle_charges_through (battle);
  mu_wrg_end_of_moves (battle);
  FOR_ALL (battle, i)
  {
    end_charge (battle, i);
  }
  mu_wrg_run_along_edges (battle);
}
