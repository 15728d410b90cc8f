/* Moves by orders (wrg.orders.*, wrg.move.half-to-full). */
#include "rules/wrg/battle/obey.h"

static MuFix
ordered_distance (const WrgBattle *battle, int body)
{
  switch (order_of (battle, body)) {
  case MU_ORDER_ATTACK:
    return any_enemy_ahead (battle, body)
               ? policy_advance (battle, body,
                                 normal_move (body_at (battle, body))
                                     + paces_for_writing (battle, body_at (battle, body)))
               : 0;
  case MU_ORDER_SKIRMISH:
    /* wrg.orders.default has no movement in it */
    if (body_at (battle, body)->forgotten || !any_enemy_ahead (battle, body))
      return 0;
    return policy_skirmish (battle, body);
  case MU_ORDER_HOLD:
    break;
  }
  return 0;
}

/* READING: wrg.move.meeting: with the enemy ahead standing, the halt 20 paces
 * from him is the halt of crossing moves. */
MuFix
short_of_enemy (const WrgBattle *battle, int body, MuFix move)
{
  MuFix distance;
  if (first_enemy_ahead (battle, body, &distance) != MU_NO_BODY
      && distance - PACES (ROOM_BEFORE_ENEMY) < move)
    move = distance - PACES (ROOM_BEFORE_ENEMY);
  return move > 0 ? move : 0;
}

static MuFix
shorten (const WrgBattle *battle, int body, MuFix move)
{
  const MuFix edge = room_to_edge (battle, body);
  return short_of_enemy (battle, body, edge < move ? edge : move);
}

/* Back to the enemy after a retirement, or to friends: about, at its cost. */
static MuFix
face_about_within (WrgBattle *battle, int body, MuFix move)
{
  Body *self = body_at (battle, body);
  face_about (battle, body, MU_RULE_WRG_MOVE_DIRECTION_TURN);
  return after_turn_about (self, move);
}

/* wrg.reaction.add1.advancing, wrg.reaction.deduct1.retiring: whoever makes no
 * move this period is doing neither. */
static void
note_standing (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const bool ordered_back = is_bound (battle, self, MU_RESULT_RETIRE);
  if (self->moved == 0 && self->charge_target == MU_NO_BODY && !self->recoiled && !ordered_back
      && !is_bound (battle, self, MU_RESULT_ADVANCE))
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
  const int32_t time = wheel_towards (battle, body, mu_rect_centre (&parent->ground));
  *move = move_after_wheel (*move, time);
  return time;
}

/* Back from a retirement, or come past all of the enemy that it is to fight. */
static bool
looks_away (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const bool homeward = self->ground.facing == way_home (self);
  if (self->response != RESPONSE_NONE || (!homeward && order_of (battle, body) == MU_ORDER_HOLD)
      || any_enemy_ahead (battle, body))
    return false;
  return homeward || (!self->forgotten && nearest_seen (battle, body) != MU_NO_BODY);
}

/* wrg.orders.attack, wrg.orders.skirmish: towards enemy whom going straight ahead
 * would miss. Returns the time that it takes. */
static int32_t
steer (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  if (self->changed_form) /* one thing at a time */
    return 0;
  if (order_of (battle, body) == MU_ORDER_HOLD || self->forgotten
      || first_enemy_ahead (battle, body, &distance) != MU_NO_BODY)
    return 0;
  const int enemy = nearest_seen (battle, body);
  if (enemy == MU_NO_BODY || !mu_rect_faces (&self->ground, &body_at (battle, enemy)->ground))
    return 0;
  return wheel_towards (battle, body, mu_rect_centre (&body_at (battle, enemy)->ground));
}

/* wrg.move.direction.incline: the same by going aside; so much of the move is left. */
static bool
inclines (WrgBattle *battle, int body, MuFix left, int32_t gone)
{
  if (order_of (battle, body) != MU_ORDER_ATTACK || body_at (battle, body)->forgotten
      || !needs_incline (battle, body, left))
    return false;
  const int enemy = nearest_seen (battle, body);
  return enemy != MU_NO_BODY && incline_to (battle, body, enemy, left, gone);
}

/* wrg.move.direction.normal-cost: what changes of formation take of the period; only
 * bodies at leisure make them. */
static int32_t
form_before_move (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->moved > 0 || self->charge_target != MU_NO_BODY || self->evaded
      || self->rally != RALLY_NONE || in_melee (battle, body)
      || is_bound (battle, self, MU_RESULT_RETIRE))
    return 0;
  const int32_t turning = keep_column (battle, body);
  if (turning > 0)
    return turning;
  policy_form (battle, body);
  return is_changing_form (self) ? change_form (battle, body) : narrow_to_gap (battle, body);
}

static void
plan_normal (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  note_standing (battle, body);
  const int32_t forming = form_before_move (battle, body);
  if (self->moved > 0 || self->charge_target != MU_NO_BODY || !may_advance (battle, body))
    return;
  self->motion = is_unauthorised (battle, self) ? MOTION_UNAUTHORISED : MOTION_STILL;
  if (is_sent (battle, body)) {
    move_as_ordered (battle, body, forming);
    return;
  }
  MuFix left = normal_move (self) + paces_for_writing (battle, self);
  if (looks_away (battle, body))
    left = face_about_within (battle, body, left);
  left = move_after_wheel (left, forming);
  const bool astray = strays (battle, body);
  if (!astray && inclines (battle, body, left, forming))
    return;
  const int32_t time = astray ? return_to_parent (battle, body, &left) : steer (battle, body);
  if (!astray)
    left = move_after_wheel (left, time);
  MuFix move = astray ? left : keep_near_parent (battle, body, ordered_distance (battle, body));
  self->intended = move < left ? move : left;
  move = shorten (battle, body, self->intended);
  if (move == 0)
    return;
  if (self->motion == MOTION_STILL)
    self->motion = MOTION_ADVANCING;
  plan_move (battle, body, MOVE_ADVANCE, MU_RULE_WRG_MOVE_HALF_TO_FULL, move);
  delay_move (self, time + forming);
}

void
move_normally (WrgBattle *battle)
{
  forget_moves (battle);
  rally_evaders (battle);
  FOR_ALL (battle, i)
  {
    if (is_fighting (body_at (battle, i)))
      plan_normal (battle, i);
  }
  test_crossed (battle);
  make_moves (battle);
  walk_through_friends (battle);
  settle_passes (battle);
  end_of_moves (battle);
  ride_through_ranks (battle);
}
