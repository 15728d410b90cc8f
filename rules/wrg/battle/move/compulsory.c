/* Moves that nobody chooses: routs, pursuits, recoils, rallies, retirements,
 * advances out of hand (wrg.sequence.period). */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/manoeuvre.h"

#define RECOIL_PACES     20  /* wrg.after.recoil.distance */
#define RALLY_BACK_PACES 100 /* wrg.move.rally.back */
#define UNAUTHORISED_TO  50  /* wrg.move.unauthorised */

/* The faces on which enemies stand who do not go back themselves, a bit each. */
static unsigned
pressed_faces (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  unsigned faces = 0;
  FOR_CONTACT (battle, self, k)
  {
    const Body *enemy = body_at (battle, k);
    if (is_fighting (enemy) && !enemy->recoil_due && !enemy->period.recoiled
        && mu_wrg_in_contact (battle, body, k))
      faces |= 1u << mu_rect_face_towards (&self->ground, &enemy->ground);
  }
  return faces ? faces : 1u << MU_FACE_FRONT;
}

/* wrg.after.recoil.two-ways: away from all of them, not where that cannot be. */
static void
direct_recoil (const WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const unsigned faces = pressed_faces (battle, body);
  MuVelocity sum = { 0, 0 };
  for (int face = 0; face < 4; face++) {
    if (!(faces >> face & 1u))
      continue;
    const MuAngle towards = (MuAngle) (self->ground.facing + face * MU_ANGLE_QUARTER);
    const MuVelocity back = mu_velocity (towards, -PACES (RECOIL_PACES));
    self->period.blocked
        = self->period.blocked || faces >> ((face + 2) % 4) & 1u
          || (face == MU_FACE_FRONT && !mu_wrg_can_go_back (battle, self, PACES (RECOIL_PACES)));
    sum.x += back.x;
    sum.y += back.y;
  }
  self->move.velocity = self->period.blocked ? (MuVelocity){ 0, 0 } : sum;
}

static void
plan_recoil (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  self->recoil_due = false;
  self->period.recoiled = true;
  self->period.used += PACES (RECOIL_PACES); /* wrg.move.recoil.deduct */
  self->motion = MOTION_RETIRING;            /* wrg.after.recoil.retiring */
  mu_wrg_plan_move (battle, body, MOVE_RECOIL, MU_RULE_WRG_AFTER_RECOIL_WHEN, PACES (RECOIL_PACES));
  direct_recoil (battle, body);
}

static void
plan_follow_up (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  self->follow_due = false;
  self->period.followed_up = true;
  self->period.used += PACES (RECOIL_PACES);
  self->motion = MOTION_ADVANCING;
  mu_wrg_plan_move (battle, body, MOVE_FOLLOW_UP, MU_RULE_WRG_AFTER_FOLLOW_UP,
                    PACES (RECOIL_PACES));
}

/* wrg.move.pursuit */
static MuFix
pursuit_move (const Body *body, int periods)
{
  if (body->going.hard)
    return mu_wrg_hard_move (body, MU_WRG_MARCH_PURSUIT, periods, body->period.used > 0);
  const MuFix move = mu_wrg_charge_move (body) - PACES (mu_wrg_pursuit_slower (periods));
  return move > 0 ? move : 0;
}

/* READING: wrg.pursuit.one-period: the duty to pursue ends at the table's edge. */
static void
plan_pursuit (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  self->pursuit_periods++;
  self->period.pursued = true;
  self->motion = MOTION_PURSUING;
  const MuFix move = pursuit_move (self, self->pursuit_periods);
  const MuFix room = mu_wrg_room_to_edge (battle, body);
  mu_wrg_plan_move (battle, body, MOVE_PURSUIT, MU_RULE_WRG_MOVE_PURSUIT,
                    move < room ? move : room);
  self->move.quarry = self->pursues;
  mu_wrg_emit (battle, MU_EVENT_PURSUES, MU_RULE_WRG_PURSUIT_STRIKE, body, self->pursues,
               VALUES (self->pursuit_periods));
}

static MuFix
rally_back_move (const Body *body)
{
  const MuFix normal = mu_wrg_normal_move (body);
  return normal < PACES (RALLY_BACK_PACES) ? normal : PACES (RALLY_BACK_PACES);
}

/* wrg.move.rally.back: to the rear, then facing as before. The figures turn
 * twice for nothing (wrg.move.direction.free), so the body is moved backwards. */
static void
plan_backward (WrgBattle *battle, int body, MoveKind kind, MuRule rule, MuFix wanted)
{
  Body *self = body_at (battle, body);
  const MuRect about = mu_rect_about (&self->ground);
  MuFix slow;
  const MuFix move = mu_wrg_wind_bars (battle, self, about.facing) ? 0 : wanted;
  const MuFix distance = mu_wrg_move_over (battle, self, &about, kind, move, &slow);
  self->motion = MOTION_RETIRING;
  mu_wrg_plan_move (battle, body, kind, rule, 0);
  self->move.distance = distance;
  self->move.slow = slow;
  self->move.velocity = mu_velocity (self->ground.facing, -distance);
}

/* wrg.after.break-off: backs turned, blows taken without reply. */
static void
plan_break_off (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  self->break_off_due = false;
  self->period.broke_off = true;
  plan_backward (battle, body, MOVE_BREAK_OFF, MU_RULE_WRG_AFTER_BREAK_OFF, rally_back_move (self));
}

static void
plan_rally_back (WrgBattle *battle, int body)
{
  mu_wrg_begin_rally (battle, body, RALLY_BACK, MU_RULE_WRG_MOVE_RALLY_WHO_BACK);
  plan_backward (battle, body, MOVE_RALLY_BACK, MU_RULE_WRG_MOVE_RALLY_BACK,
                 rally_back_move (body_at (battle, body)));
}

/* wrg.move.interpenetrate.free */
void
mu_wrg_plan_fall_back (WrgBattle *battle, int body, MuFix back)
{
  plan_backward (battle, body, MOVE_FALL_BACK, MU_RULE_WRG_MOVE_INTERPENETRATE_FREE, back);
}

/* wrg.reaction.retirement-route: straight home and off. */
void
mu_wrg_plan_retirement (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  MuFix move = mu_wrg_normal_move (self);
  const MuAngle home = mu_wrg_way_in_wind (battle, self, mu_wrg_way_home (self));
  if (self->ground.facing != home) {
    move = mu_wrg_after_turn_about (self, move);
    mu_wrg_face_along (battle, body, home, MU_RULE_WRG_MOVE_DIRECTION_TURN);
  }
  self->motion = MOTION_RETIRING;
  mu_wrg_plan_move (battle, body, MOVE_RETIRE, MU_RULE_WRG_REACTION_RETIREMENT_ROUTE, move);
}

/* wrg.move.uncontrolled */
MuFix
mu_wrg_uncontrolled_move (const Body *body)
{
  if (body->going.hard)
    return mu_wrg_hard_move (body, MU_WRG_MARCH_UNCONTROLLED, body->bound_periods,
                             body->period.used > 0);
  const MuFix move
      = mu_wrg_charge_move (body) - PACES (mu_wrg_uncontrolled_slower (body->bound_periods));
  return move > 0 ? move : 0;
}

/* wrg.move.uncontrolled: at the nearest enemy, turning about for nothing where
 * all of them are behind; wrg.move.uncontrolled.no-enemy: else across the table.
 * wrg.disorder.cause.6: changing direction disorders. Returns the time of a wheel. */
static int32_t
face_prey (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuAngle before = self->ground.facing;
  MuFix distance;
  int32_t time = 0;
  const int enemy = mu_wrg_nearest_prey (battle, body, &distance);
  if (enemy == MU_NO_BODY)
    mu_wrg_face_along (battle, body, mu_wrg_way_forward (self), MU_RULE_WRG_MOVE_DIRECTION_FREE);
  else if (!mu_rect_faces (&self->ground, &body_at (battle, enemy)->ground))
    mu_wrg_face_about (battle, body, MU_RULE_WRG_MOVE_DIRECTION_FREE);
  else if (!mu_rect_reaches (&self->ground, &body_at (battle, enemy)->ground, &distance))
    time = mu_wrg_wheel_towards (battle, body, mu_rect_centre (&body_at (battle, enemy)->ground));
  if (self->ground.facing != before)
    mu_wrg_disorder_body (battle, body, DISORDER_UNCONTROLLED, battle->period);
  return time;
}

static void
plan_uncontrolled (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  MuFix distance;
  const int32_t time = face_prey (battle, body);
  self->motion = MOTION_UNCONTROLLED;
  const MuFix most = mu_wrg_move_after_wheel (mu_wrg_uncontrolled_move (self), time);
  const MuFix move
      = mu_wrg_move_to_prey (battle, body, mu_wrg_nearest_prey (battle, body, &distance), most);
  const int ahead = mu_wrg_first_ahead (battle, body, &self->ground, move, &distance);
  if (ahead != MU_NO_BODY && body_at (battle, ahead)->side != self->side)
    return; /* it charges, with the others */
  const MuFix room = mu_wrg_room_to_edge (battle, body);
  mu_wrg_plan_move (battle, body, MOVE_UNCONTROLLED, MU_RULE_WRG_MOVE_UNCONTROLLED,
                    move < room ? move : room);
  mu_wrg_delay_move (self, time);
}

/* wrg.move.unauthorised, wrg.move.unauthorised.effects: at the normal rate and in
 * order, to 50 paces from the nearest enemy. */
static void
plan_unauthorised (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  MuFix distance;
  const int enemy = mu_wrg_nearest_prey (battle, body, &distance);
  MuFix move = mu_wrg_move_to_prey (battle, body, enemy, mu_wrg_normal_move (self));
  self->motion = MOTION_UNAUTHORISED;
  if (self->attack_now)
    return;
  if (enemy != MU_NO_BODY && distance - PACES (UNAUTHORISED_TO) < move)
    move = distance - PACES (UNAUTHORISED_TO);
  const MuFix room = mu_wrg_room_to_edge (battle, body);
  mu_wrg_plan_move (battle, body, MOVE_UNAUTHORISED, MU_RULE_WRG_MOVE_UNAUTHORISED,
                    move < room ? move : room);
}

/* wrg.disorder.cause.6: advancing for a second period out of control; not by
 * fighting, following up or pursuing. */
static void
plan_advance_out_of_hand (WrgBattle *battle, int body, bool fighting)
{
  Body *self = body_at (battle, body);
  self->bound_periods++;
  if (fighting)
    return;
  if (!self->troop.regular && self->bound_periods >= 2)
    mu_wrg_disorder_body (battle, body, DISORDER_UNCONTROLLED, battle->period);
  if (self->troop.regular)
    plan_unauthorised (battle, body);
  else
    plan_uncontrolled (battle, body);
}

/* Caught in the back and still in good heart: those in contact turn. */
static void
turn_on_attackers (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  int behind = 0;
  FOR_CONTACT (battle, self, k)
  {
    if (*pair_at (battle, PAIR_TOUCH, body, k))
      return;
    behind += *pair_at (battle, PAIR_TOUCH, k, body)
              && mu_wrg_face_shown (self, body_at (battle, k)) == MU_FACE_REAR;
  }
  if (behind == 0)
    return;
  mu_wrg_face_about (battle, body, MU_RULE_WRG_DISORDER_CAUSE_2);
  mu_wrg_disorder_body (battle, body, DISORDER_CAUGHT, battle->period);
}

static void
plan_fighting_body (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const bool fighting = mu_wrg_in_melee (battle, body);
  if (fighting) {
    turn_on_attackers (battle, body);
    self->rally_due = RALLY_NONE;
    self->motion = MOTION_STILL;
  }
  if (mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE))
    plan_advance_out_of_hand (battle, body,
                              fighting || self->recoil_due || self->follow_due
                                  || self->pursues != MU_NO_BODY);
  if (self->recoil_due)
    plan_recoil (battle, body);
  else if (self->break_off_due)
    plan_break_off (battle, body);
  else if (self->follow_due)
    plan_follow_up (battle, body);
  else if (self->pursues != MU_NO_BODY)
    plan_pursuit (battle, body);
  else if (self->rally_due == RALLY_BACK && !fighting)
    plan_rally_back (battle, body);
  else if (self->rally_due == RALLY_FORWARD && !fighting)
    mu_wrg_begin_rally (battle, body, RALLY_FORWARD, MU_RULE_WRG_MOVE_RALLY_FORWARD);
  else if (mu_wrg_is_bound (battle, self, MU_RESULT_RETIRE) && !fighting)
    mu_wrg_plan_retirement (battle, body);
}

/* wrg.after.recoil.two-ways, wrg.after.recoil.friends: what could not go back is disordered. */
static void
disorder_blocked (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (self->period.recoiled
        && (self->period.blocked || mu_wrg_is_on_difficult_ground (battle, self)))
      mu_wrg_disorder_body (battle, i, DISORDER_BLOCKED, battle->period);
  }
}

/* wrg.melee.timing: whoever was in contact strikes at turning backs, though
 * they may be out of reach when all have moved. */
void
mu_wrg_note_parting_blows (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (on_table (self)
        && ((self->status == STATUS_ROUTING && self->fresh_rout)
            || (is_fighting (self) && self->break_off_due)))
      mu_wrg_add_parting_blows (battle, i);
  }
}

void
mu_wrg_move_compulsory (WrgBattle *battle)
{
  mu_wrg_forget_moves (battle);
  mu_wrg_note_contacts (battle);
  mu_wrg_note_parting_blows (battle);
  FOR_ALL (battle, i)
  {
    if (is_fighting (body_at (battle, i)))
      plan_fighting_body (battle, i);
  }
  FOR_ALL (battle, i)
  {
    if (body_at (battle, i)->status == STATUS_ROUTING && !body_at (battle, i)->period.ran)
      mu_wrg_plan_rout (battle, i);
  }
  mu_wrg_make_moves (battle);
  mu_wrg_overrun_engines (battle);
  disorder_blocked (battle);
  mu_wrg_end_of_moves (battle);
}

void
mu_wrg_end_of_moves (WrgBattle *battle)
{
  mu_wrg_leave_over_edges (battle);
  mu_wrg_reveal_found (battle);
  mu_wrg_note_sightings (battle);
  mu_wrg_note_contacts (battle);
  mu_wrg_disorder_shy_horses (battle);
}
