/* Moves by orders (wrg.orders.*, wrg.move.half-to-full). */
#include "rules/wrg/battle/order/obey.h"

static MuFix
ordered_distance (const WrgBattle *battle, int body)
{
  switch (mu_wrg_order_of (battle, body)) {
  case MU_ORDER_ATTACK:
    return mu_wrg_any_enemy_ahead (battle, body) ? mu_wrg_policy_advance (
               battle, body,
               mu_wrg_normal_move (body_at (battle, body))
                   + mu_wrg_paces_for_writing (battle, body_at (battle, body)))
                                                 : 0;
  case MU_ORDER_SKIRMISH:
    /* wrg.orders.default has no movement in it */
    if (body_at (battle, body)->forgotten || !mu_wrg_any_enemy_ahead (battle, body))
      return 0;
    return mu_wrg_policy_skirmish (battle, body);
  case MU_ORDER_HOLD:
    break;
  }
  return 0;
}

/* READING: wrg.move.meeting: with the enemy ahead standing, the halt 20 paces
 * from him is the halt of crossing moves. */
MuFix
mu_wrg_short_of_enemy (const WrgBattle *battle, int body, MuFix move)
{
  MuFix distance;
  if (mu_wrg_first_enemy_ahead (battle, body, &distance) != MU_NO_BODY
      && distance - PACES (ROOM_BEFORE_ENEMY) < move)
    move = distance - PACES (ROOM_BEFORE_ENEMY);
  return move > 0 ? move : 0;
}

static MuFix
shorten (const WrgBattle *battle, int body, MuFix move)
{
  const MuFix edge = mu_wrg_room_to_edge (battle, body);
  return mu_wrg_short_of_enemy (battle, body, edge < move ? edge : move);
}

/* Back to the enemy after a retirement, or to friends: about, at its cost. */
static MuFix
face_about_within (WrgBattle *battle, int body, MuFix move)
{
  Body *self = body_at (battle, body);
  mu_wrg_face_about (battle, body, MU_RULE_WRG_MOVE_DIRECTION_TURN);
  return mu_wrg_after_turn_about (self, move);
}

/* wrg.reaction.add1.advancing, wrg.reaction.deduct1.retiring: whoever makes no
 * move this period is doing neither. */
static void
note_standing (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const bool ordered_back = mu_wrg_is_bound (battle, self, MU_RESULT_RETIRE);
  if (self->period.moved == 0 && self->period.charge_target == MU_NO_BODY && !self->period.recoiled
      && !ordered_back && !mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE))
    self->motion = MOTION_STILL;
}

/* wrg.units.sub-unit.tether: back to its parent as soon as may be. Returns the time of
 * the wheel; *move is what is left. */
static int32_t
return_to_parent (WrgBattle *battle, int body, MuFix *move)
{
  const Body *self = body_at (battle, body);
  const Body *parent = body_at (battle, self->parent);
  if (!mu_rect_faces (&self->ground, &parent->ground))
    *move = face_about_within (battle, body, *move);
  const int32_t time = mu_wrg_wheel_towards (battle, body, mu_rect_centre (&parent->ground));
  *move = mu_wrg_move_after_wheel (*move, time);
  return time;
}

/* Back from a retirement, or come past all of the enemy that it is to fight. */
static bool
looks_away (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const bool homeward = self->ground.facing == mu_wrg_way_home (self);
  if (self->period.response != RESPONSE_NONE
      || (!homeward && mu_wrg_order_of (battle, body) == MU_ORDER_HOLD)
      || mu_wrg_any_enemy_ahead (battle, body))
    return false;
  return homeward || (!self->forgotten && mu_wrg_nearest_seen (battle, body) != MU_NO_BODY);
}

/* wrg.orders.attack, wrg.orders.skirmish: towards enemy whom going straight ahead
 * would miss. Returns the time that it takes. */
static int32_t
steer (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  if (self->period.changed_form) /* one thing at a time */
    return 0;
  if (mu_wrg_order_of (battle, body) == MU_ORDER_HOLD || self->forgotten
      || mu_wrg_first_enemy_ahead (battle, body, &distance) != MU_NO_BODY)
    return 0;
  const int enemy = mu_wrg_nearest_seen (battle, body);
  if (enemy == MU_NO_BODY || !mu_rect_faces (&self->ground, &body_at (battle, enemy)->ground))
    return 0;
  return mu_wrg_wheel_towards (battle, body, mu_rect_centre (&body_at (battle, enemy)->ground));
}

/* wrg.move.direction.incline: the same by going aside; so much of the move is left. */
static bool
inclines (WrgBattle *battle, int body, MuFix left, int32_t gone)
{
  if (mu_wrg_order_of (battle, body) != MU_ORDER_ATTACK || body_at (battle, body)->forgotten
      || !mu_wrg_needs_incline (battle, body, left))
    return false;
  const int enemy = mu_wrg_nearest_seen (battle, body);
  return enemy != MU_NO_BODY && mu_wrg_incline_to (battle, body, enemy, left, gone);
}

/* wrg.move.direction.normal-cost: what changes of formation take of the period; only
 * bodies at leisure make them. */
static int32_t
form_before_move (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->period.moved > 0 || self->period.charge_target != MU_NO_BODY || self->evaded
      || self->rally != RALLY_NONE || mu_wrg_in_melee (battle, body)
      || mu_wrg_is_bound (battle, self, MU_RESULT_RETIRE))
    return 0;
  const int32_t turning = mu_wrg_keep_column (battle, body);
  if (turning > 0)
    return turning;
  mu_wrg_policy_form (battle, body);
  return mu_wrg_is_changing_form (self) ? mu_wrg_change_form (battle, body)
                                        : mu_wrg_narrow_to_gap (battle, body);
}

static void
plan_normal (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->move.kind != MOVE_NONE) /* makes way */
    return;
  note_standing (battle, body);
  if (self->period.waits_for_screen)
    return;
  const int32_t forming = form_before_move (battle, body);
  if (self->period.moved > 0 || self->period.charge_target != MU_NO_BODY
      || !mu_wrg_may_advance (battle, body))
    return;
  self->motion = mu_wrg_is_unauthorised (battle, self) ? MOTION_UNAUTHORISED : MOTION_STILL;
  if (mu_wrg_is_sent (battle, body)) {
    mu_wrg_move_as_ordered (battle, body, forming);
    return;
  }
  MuFix left = mu_wrg_normal_move (self) + mu_wrg_paces_for_writing (battle, self);
  if (looks_away (battle, body))
    left = face_about_within (battle, body, left);
  left = mu_wrg_move_after_wheel (left, forming);
  const bool astray = mu_wrg_strays (battle, body);
  if (!astray && inclines (battle, body, left, forming))
    return;
  const int32_t time = astray ? return_to_parent (battle, body, &left) : steer (battle, body);
  if (!astray)
    left = mu_wrg_move_after_wheel (left, time);
  MuFix move
      = astray ? left : mu_wrg_keep_near_parent (battle, body, ordered_distance (battle, body));
  self->period.intended = move < left ? move : left;
  move = shorten (battle, body, self->period.intended);
  if (move == 0)
    return;
  if (self->motion == MOTION_STILL)
    self->motion = MOTION_ADVANCING;
  mu_wrg_plan_move_to (battle, body, MOVE_ADVANCE, MU_RULE_WRG_MOVE_HALF_TO_FULL, left, move);
  mu_wrg_delay_move (self, time + forming);
}

void
mu_wrg_move_normally (WrgBattle *battle)
{
  mu_wrg_forget_moves (battle);
  mu_wrg_rally_evaders (battle);
  mu_wrg_make_way (battle);
  FOR_ALL (battle, i)
  {
    if (is_fighting (body_at (battle, i)))
      plan_normal (battle, i);
  }
  mu_wrg_test_crossed (battle);
  mu_wrg_make_moves (battle);
  mu_wrg_walk_through_friends (battle);
  mu_wrg_settle_passes (battle);
  mu_wrg_end_of_moves (battle);
  mu_wrg_ride_through_ranks (battle);
}
