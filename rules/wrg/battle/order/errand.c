/* A body on its way: it turns to where its orders send it and goes there
 * (wrg.orders.form, wrg.move.half-to-full). */
#include "rules/wrg/battle/order/obey.h"

/* So far from the way it has to go a body still goes straight ahead. */
#define ASKEW (MU_ANGLE_QUARTER / 3 * 2)

#define ROOM_AHEAD 20 /* paces: to whoever is before it when it has gone on */

/* --- going -------------------------------------------------------------- */

/* How far straight ahead the point is. */
static MuFix
ahead_to (const Body *body, MuPoint point)
{
  const MuLocal at = mu_rect_local (&body->ground, point);
  return at.v > 0 ? at.v : 0;
}

static MuFix
lesser (MuFix one, MuFix other)
{
  return one < other ? one : other;
}

/* wrg.orders.attack, wrg.orders.skirmish: attackers may come on by halves, skirmishers
 * keep off. full: what it could go were nothing in the way. */
static MuFix
as_action_asks (const WrgBattle *battle, int body, MuFix full, MuFix move)
{
  switch (mu_wrg_order_of (battle, body)) {
  case MU_ORDER_ATTACK:
    return lesser (move, mu_wrg_policy_advance (battle, body, full));
  case MU_ORDER_SKIRMISH:
    return mu_wrg_policy_keep_off (battle, body, move);
  case MU_ORDER_HOLD:
    break;
  }
  return move;
}

/* wrg.reaction.retiring: towards its own edge or from the enemy. */
static Motion
motion_towards (const Body *body)
{
  return mu_angle_between (body->ground.facing, mu_wrg_way_forward (body)) <= MU_ANGLE_QUARTER
             ? MOTION_ADVANCING
             : MOTION_RETIRING;
}

/* Half a move straight ahead, if its goal is not farther behind it then. */
static bool
goes_on_for_room (WrgBattle *battle, int body, MuPoint point, MuFix full)
{
  Body *self = body_at (battle, body);
  const MuFix move = mu_wrg_keep_near_parent (battle, body, full / 2);
  MuFix distance;
  if (mu_wrg_off_the_way (self, point) > MU_ANGLE_QUARTER
      || mu_wrg_room_to_edge (battle, body) <= move
      || mu_wrg_first_ahead (battle, body, &self->ground, move + PACES (ROOM_AHEAD), &distance)
             != MU_NO_BODY)
    return false;
  self->motion = (uint8_t) motion_towards (self);
  mu_wrg_plan_move_to (battle, body, MOVE_ADVANCE, MU_RULE_WRG_ORDERS_FORM, full, move);
  return true;
}

/* Those who keep by friends, or hold, have time. */
static bool
presses_on (const WrgBattle *battle, int body)
{
  return mu_wrg_order_of (battle, body) != MU_ORDER_HOLD
         && mu_wrg_clause_move (mu_wrg_moving_clause_of (battle, body)) != MU_WRG_MOVE_WITH_FRIENDS
         && !mu_reading (&battle->readings, MU_READING_NO_ROOM_WAITS);
}

/* READING: wrg.orders.form: who has no room to wheel towards his goal goes on until he has, or
 * turns his men to that flank. */
static void
make_room_to_turn (WrgBattle *battle, int body, MuPoint point, MuFix full)
{
  if (!presses_on (battle, body))
    return;
  if (!goes_on_for_room (battle, body, point, full))
    mu_wrg_turn_aside (battle, body, point);
}

static void
go (WrgBattle *battle, int body, const Goal *goal, MuPoint point, int32_t time)
{
  Body *self = body_at (battle, body);
  const bool last_leg = point.x == goal->point.x && point.y == goal->point.y;
  const MuFix full = mu_wrg_normal_move (self) + mu_wrg_extra_paces (battle, body);
  const MuFix left = mu_wrg_move_after_wheel (full, time);
  MuFix move = left;
  if (mu_wrg_off_the_way (self, point) > ASKEW && !mu_wrg_is_at_point (self, point)) {
    if (time == 0)
      make_room_to_turn (battle, body, point, full);
    return;
  }
  move = lesser (move, last_leg ? goal->distance : ahead_to (self, point));
  move = as_action_asks (battle, body, full, mu_wrg_short_of_enemy (battle, body, move));
  move = mu_wrg_keep_near_parent (battle, body, move);
  if (!goal->beyond)
    move = lesser (move, mu_wrg_room_to_edge (battle, body));
  if (move <= 0)
    return;
  self->motion = (uint8_t) motion_towards (self);
  mu_wrg_plan_move_to (battle, body, MOVE_ADVANCE, MU_RULE_WRG_ORDERS_FORM, left, move);
  mu_wrg_delay_move (self, time);
}

/* wrg.move.direction.incline: forward and as far aside, as far as the move lasts. */
static void
incline (WrgBattle *battle, int body, const MuWrgClause *clause, const Goal *goal, int32_t time)
{
  Body *self = body_at (battle, body);
  const bool to_left = clause->direction == MU_WRG_GO_INCLINE_LEFT;
  const MuFix full = mu_wrg_normal_move (self) + mu_wrg_extra_paces (battle, body);
  const MuFix left = mu_wrg_move_after_wheel (full, time);
  MuFix slow;
  MuFix wanted = mu_wrg_short_of_enemy (battle, body, lesser (left, goal->distance));
  wanted = mu_wrg_keep_near_parent (battle, body, as_action_asks (battle, body, full, wanted));
  const MuFix each = mu_wrg_incline_within (battle, body, to_left, wanted, left, &slow);
  if (each <= 0 || !mu_wrg_may_incline (self))
    return;
  self->motion = (uint8_t) motion_towards (self);
  mu_wrg_plan_incline (battle, body, each, to_left ? -each : each, slow);
  mu_wrg_delay_move (self, time);
}

static bool
is_to_incline (const MuWrgClause *clause)
{
  return mu_wrg_clause_move (clause) == MU_WRG_MOVE_IN_DIRECTION
         && mu_wrg_direction_inclines ((MuWrgDirection) clause->direction);
}

/* To come before an enemy whom it is to attack. */
static bool
inclines_to_goal (WrgBattle *battle, int body, const Goal *goal, int32_t time)
{
  const MuFix left = mu_wrg_move_after_wheel (mu_wrg_normal_move (body_at (battle, body)), time);
  return goal->enemy != MU_NO_BODY && mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK
         && mu_wrg_incline_to (battle, body, goal->enemy, left, time);
}

/* Nowhere to go: it faces the enemy. */
static void
stand (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->ground.facing == mu_wrg_way_home (self) && self->period.response == RESPONSE_NONE)
    mu_wrg_face_about (battle, body, MU_RULE_WRG_MOVE_DIRECTION_TURN);
}

/* wrg.move.direction.wheel: who has the enemy that he goes to straight before him has no need to
 * wheel towards the middle of him. */
static bool
faces_goal (const WrgBattle *battle, int body, const Goal *goal, MuPoint point)
{
  MuFix distance;
  return goal->enemy != MU_NO_BODY && point.x == goal->point.x && point.y == goal->point.y
         && mu_wrg_first_enemy_ahead (battle, body, &distance) == goal->enemy;
}

/* forming: what changing its formation has taken of the period; it does one thing at a
 * time. */
void
mu_wrg_move_as_ordered (WrgBattle *battle, int body, int32_t forming)
{
  Goal goal;
  if (!mu_wrg_find_goal (battle, body, &goal)) {
    stand (battle, body);
    return;
  }
  const MuWrgClause *clause = mu_wrg_moving_clause_of (battle, body);
  if (is_to_incline (clause)) {
    incline (battle, body, clause, &goal, forming);
    return;
  }
  if (inclines_to_goal (battle, body, &goal, forming))
    return;
  const MuPoint point = mu_wrg_next_point (battle, body, clause, &goal);
  if (mu_wrg_would_show_its_back (battle, body, clause, point)) {
    stand (battle, body);
    return;
  }
  const bool stands_right
      = body_at (battle, body)->period.changed_form || faces_goal (battle, body, &goal, point);
  const int32_t turning = stands_right ? 0 : mu_wrg_turn_to (battle, body, point);
  go (battle, body, &goal, point, turning + forming);
}

/* Whether its written orders say how it moves. */
bool
mu_wrg_is_sent (const WrgBattle *battle, int body)
{
  return is_written (battle) && errand_at (battle, body)->obeys == MU_WRG_OBEYS_BATTLEFIELD
         && errand_at (battle, body)->orders
         && !mu_wrg_is_unauthorised (battle, body_at (battle, body));
}
