/* Moving: all at once (wrg.move.simultaneous), from one meeting to the next.
 *
 * Each mover has a velocity; the engine finds the first two bodies that come to
 * share ground, brings them and whoever bears on it to that moment, has the meeting
 * settled, and goes on until the period's end.  Nothing depends on who is looked at first
 * but the order of meetings at the very same moment. */
#include "rules/wrg/battle/engine.h"

/* Straight ahead, from where on the ground slows it. */
static void
set_out (WrgBattle *battle, int body, MoveKind kind, MuRule rule, MuFix distance, MuFix slow)
{
  Body *self = body_at (battle, body);
  mu_wrg_note_turn (battle, body);
  self->move = (Move){
    .slow = slow,
    .kind = (uint8_t) kind,
    .rule = (uint16_t) rule,
    .distance = distance,
    .quarry = MU_NO_BODY,
    .leader = MU_NO_BODY,
    .velocity = mu_velocity (self->ground.facing, kind == MOVE_RECOIL ? -distance : distance),
    .start = self->ground.front,
    .base = self->ground.front,
    .contact_time = -1,
  };
}

/* wrg.move.half-to-full, wrg.move.difficult.infantry, wrg.move.difficult.cavalry: ground takes its
 * share of what a body can go in the period, not of what it has to go: allowance is the one, wanted
 * the other, and who has less to go than the ground leaves him comes there. */
void
mu_wrg_plan_move_to (WrgBattle *battle, int body, MoveKind kind, MuRule rule, MuFix allowance,
                     MuFix wanted)
{
  Body *self = body_at (battle, body);
  const bool backward = kind == MOVE_RECOIL;
  MuFix slow = MU_RECT_FAR;
  MuFix distance = wanted;
  if (wanted <= 0 && !backward)
    distance = 0;
  if (!backward && kind != MOVE_FOLLOW_UP && mu_wrg_wind_bars (battle, self, self->ground.facing))
    distance = 0;
  if (!backward && distance > 0) {
    const MuFix reach = mu_wrg_move_over (battle, self, &self->ground, kind, allowance, &slow);
    distance = reach < distance ? reach : distance;
  }
  set_out (battle, body, kind, rule, distance, slow);
}

void
mu_wrg_plan_move (WrgBattle *battle, int body, MoveKind kind, MuRule rule, MuFix distance)
{
  mu_wrg_plan_move_to (battle, body, kind, rule, distance, distance);
}

/* wrg.move.direction.incline: forward and aside, to the right above 0; whoever asks knows that
 * the ground lets it. */
void
mu_wrg_plan_incline (WrgBattle *battle, int body, MuFix forward, MuFix aside, MuFix slow)
{
  Body *self = body_at (battle, body);
  const MuVelocity side = mu_velocity ((MuAngle) (self->ground.facing + MU_ANGLE_QUARTER), aside);
  set_out (battle, body, MOVE_ADVANCE, MU_RULE_WRG_MOVE_DIRECTION_INCLINE, forward, slow);
  self->move.velocity.x += side.x;
  self->move.velocity.y += side.y;
}

/* A wheel or turn comes first: what is left of the move is made in what is left
 * of the period. */
void
mu_wrg_delay_move (Body *body, int32_t time)
{
  const int64_t left = MU_PERIOD_PARTS - time;
  if (time <= 0 || left <= 0)
    return;
  body->move.delay = time;
  body->move.later.x = (MuFix) (body->move.velocity.x * (int64_t) MU_PERIOD_PARTS / left);
  body->move.later.y = (MuFix) (body->move.velocity.y * (int64_t) MU_PERIOD_PARTS / left);
  body->move.velocity = (MuVelocity){ 0, 0 };
}

static bool
is_attack_move (MoveKind kind)
{
  return kind == MOVE_CHARGE || kind == MOVE_PURSUIT || kind == MOVE_FOLLOW_UP
         || kind == MOVE_UNCONTROLLED;
}

bool
mu_wrg_is_flight_move (MoveKind kind)
{
  return kind == MOVE_ROUT || kind == MOVE_EVADE || kind == MOVE_BREAK_OFF || kind == MOVE_RETIRE
         || kind == MOVE_RALLY_BACK || kind == MOVE_FALL_BACK || kind == MOVE_RECOIL;
}

/* To where its way has taken it by then. */
void
mu_wrg_bring_to (Body *body, int32_t now)
{
  if (!mu_wrg_is_moving (body))
    return;
  MuRect from = body->ground;
  from.front = body->move.base;
  body->ground = mu_moved (&from, body->move.velocity, now - body->move.base_time);
}

void
mu_wrg_set_velocity (WrgBattle *battle, int body, MuVelocity velocity, int32_t now)
{
  Body *self = body_at (battle, body);
  mu_wrg_bring_to (self, now);
  mu_wrg_note_turn (battle, body);
  self->move.velocity = velocity;
  self->move.base = self->ground.front;
  self->move.base_time = now;
}

static void
stop (WrgBattle *battle, int body, int32_t now)
{
  mu_wrg_set_velocity (battle, body, (MuVelocity){ 0, 0 }, now);
  body_at (battle, body)->move.stopped = true;
}

/* Whether the body's motion carries it towards the other. */
static bool
closes_on (const Body *body, const Body *other)
{
  const MuPoint here = mu_rect_centre (&body->ground);
  const MuPoint there = mu_rect_centre (&other->ground);
  const int64_t along = (int64_t) body->move.velocity.x * (there.x - here.x)
                        + (int64_t) body->move.velocity.y * (there.y - here.y);
  return mu_wrg_is_moving (body) && along > 0;
}

static int64_t
square_speed (const Body *body)
{
  const MuVelocity v = body->move.velocity;
  return (int64_t) v.x * v.x + (int64_t) v.y * v.y;
}

/* Whether it has just begun to go behind somebody else: two who part ahead of it would hand it to
 * each other for ever. */
static bool
is_between (const Body *body, int leader, int32_t now)
{
  return body->move.leader != MU_NO_BODY && body->move.leader != leader
         && body->move.base_time == now;
}

/* Goes on behind a body that it has caught up with; who has run into one that is
 * faster, across its way, lets it go by. */
static void
go_behind (WrgBattle *battle, int body, int leader, int32_t now)
{
  Body *self = body_at (battle, body);
  const Body *ahead = body_at (battle, leader);
  if (square_speed (ahead) > square_speed (self) || is_between (self, leader, now)) {
    stop (battle, body, now);
    return;
  }
  self->move.leader = (int16_t) leader;
  add_to_set (&battle->following, (unsigned) body);
  mu_wrg_set_velocity (battle, body, ahead->move.velocity, now);
}

static bool
same_way (const Body *body, const Body *other)
{
  const int64_t along = (int64_t) body->move.velocity.x * other->move.velocity.x
                        + (int64_t) body->move.velocity.y * other->move.velocity.y;
  return mu_wrg_is_moving (other) && along > 0;
}

static void
meet_friend (WrgBattle *battle, int body, int friend, int32_t now)
{
  Body *self = body_at (battle, body);
  const Body *other = body_at (battle, friend);
  if (self->move.kind == MOVE_RECOIL && mu_wrg_try_push (battle, friend, self->move.velocity, now))
    return;
  if (mu_wrg_try_pass (battle, body, friend, now))
    return;
  if (self->move.kind == MOVE_RECOIL)
    self->period.blocked = true; /* wrg.after.recoil.disorder */
  if (same_way (self, other))
    go_behind (battle, body, friend, now);
  else
    stop (battle, body, now);
}

/* As events have it: 0 front, 1 flank, 2 rear. */
static int
face_number (MuFace face)
{
  return face == MU_FACE_FRONT ? 0 : face == MU_FACE_REAR ? 2 : 1;
}

static void
note_contact (WrgBattle *battle, int body, int enemy, int32_t now)
{
  Body *self = body_at (battle, body);
  const MuFace face = mu_wrg_face_shown (body_at (battle, enemy), self);
  if (self->move.contact_time < 0)
    self->move.contact_time = now;
  if (mu_wrg_in_contact (battle, body, enemy)) /* as when the phase began */
    return;
  self->period.met = true;
  mu_wrg_emit (battle, MU_EVENT_CONTACT, MU_RULE_WRG_MOVE_CHARGE_CONTACT, body, enemy,
               VALUES (face_number (face)));
}

/* An attacker's front has reached an enemy. wrg.move.evade.caught: the chase
 * goes on behind those who flee; else the charge ends here. */
static void
strike_enemy (WrgBattle *battle, int body, int enemy, int32_t now)
{
  Body *self = body_at (battle, body);
  const Body *other = body_at (battle, enemy);
  if (mu_wrg_halting_room (battle, body, enemy) > 0) {
    stop (battle, body, now);
    return;
  }
  if (self->move.leader != enemy)
    note_contact (battle, body, enemy, now);
  if (mu_wrg_is_flight_move ((MoveKind) other->move.kind) && same_way (self, other))
    go_behind (battle, body, enemy, now);
  else
    stop (battle, body, now);
}

static void
meet_enemy (WrgBattle *battle, int body, int enemy, int32_t now)
{
  Body *self = body_at (battle, body);
  if (is_attack_move ((MoveKind) self->move.kind))
    strike_enemy (battle, body, enemy, now);
  else {
    if (self->move.kind == MOVE_RECOIL)
      self->period.blocked = true;
    stop (battle, body, now);
  }
}

/* wrg.move.charge.continue: who strikes is not halted by an enemy who of his own accord halts
 * some way before him. */
static bool
strikes_on (const WrgBattle *battle, int body, int enemy)
{
  const Body *self = body_at (battle, body);
  return is_attack_move ((MoveKind) self->move.kind)
         && mu_wrg_halting_room (battle, body, enemy) == 0
         && mu_wrg_halting_room (battle, enemy, body) > 0
         && !mu_rect_within (&self->ground, &body_at (battle, enemy)->ground, MU_RECT_SLACK);
}

static void
settle (WrgBattle *battle, const Meeting *meeting, int32_t now)
{
  const int pair[2] = { meeting->one, meeting->other };
  const bool closing[2] = { closes_on (body_at (battle, pair[0]), body_at (battle, pair[1])),
                            closes_on (body_at (battle, pair[1]), body_at (battle, pair[0])) };
  const bool enemies = body_at (battle, pair[0])->side != body_at (battle, pair[1])->side;
  const bool goes_on[2] = { enemies && closing[1] && strikes_on (battle, pair[0], pair[1]),
                            enemies && closing[0] && strikes_on (battle, pair[1], pair[0]) };
  for (int i = 0; i < 2; i++) {
    if (!closing[i] || goes_on[i])
      continue;
    if (enemies)
      meet_enemy (battle, pair[i], pair[1 - i], now);
    else
      meet_friend (battle, pair[i], pair[1 - i], now);
  }
  /* two that graze each other obliquely, neither heading for the other's middle */
  if (!closing[0] && !closing[1])
    for (int i = 0; i < 2; i++)
      stop (battle, pair[i], now);
}

/* A follower stops with its leader, or when its own move is used up. */
static void
keep_followers (WrgBattle *battle, int32_t now)
{
  FOR_SET (&battle->following, i)
  {
    const Body *body = body_at (battle, i);
    if (!mu_wrg_is_moving (body) || body->move.leader == MU_NO_BODY)
      continue;
    const Body *leader = body_at (battle, body->move.leader);
    if (leader->move.velocity.x != body->move.velocity.x
        || leader->move.velocity.y != body->move.velocity.y)
      mu_wrg_set_velocity (battle, i, leader->move.velocity, now);
  }
}

static MuFix
distance_between (MuPoint from, MuPoint to)
{
  const int64_t x = (int64_t) to.x - from.x;
  const int64_t y = (int64_t) to.y - from.y;
  return (MuFix) mu_isqrt (x * x + y * y);
}

/* wrg.disorder.cause.5: not light foot, nor those who follow up. */
static bool
is_slowed_to_disorder (const Body *body)
{
  const MuTroopType type = (MuTroopType) body->troop.type;
  return is_fighting (body) && body->move.kind != MOVE_FOLLOW_UP && type != MU_TROOP_LI
         && type != MU_TROOP_LMI && type != MU_TROOP_LHI;
}

static void
report_move (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuFix distance = distance_between (self->move.start, self->ground.front);
  if (distance == 0)
    return;
  self->period.moved += distance;
  if (self->move.slow < distance && is_slowed_to_disorder (self))
    mu_wrg_disorder_body (battle, body, DISORDER_TERRAIN, battle->period);
  mu_wrg_emit (battle, MU_EVENT_MOVED, (MuRule) self->move.rule, body, self->move.quarry,
               VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing, distance));
  mu_wrg_reveal (battle, body);
  self->in_cover = false;
  if (battle->sky.slippery)
    mu_wrg_slip_from_path (battle, body);
}

/* Attackers who reach an enemy just as their move ends. */
static void
arrive_at_last (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (!is_attack_move ((MoveKind) self->move.kind) || self->move.stopped
      || self->move.contact_time >= 0)
    return;
  Near near;
  mu_wrg_find_near (battle, &self->ground, MU_RECT_SLACK, SIDE_BIT (enemy_of ((MuSide) self->side)),
                    &near);
  FOR_NEAR (near, k)
  {
    const Body *enemy = body_at (battle, k);
    MuFix from, to;
    if (on_table (enemy) && mu_rect_within (&self->ground, &enemy->ground, MU_RECT_SLACK)
        && mu_wrg_front_meets (&self->ground, &enemy->ground, &from, &to))
      note_contact (battle, body, k, MU_PERIOD_PARTS);
  }
}

/* When the next of those who wheeled or turned first sets out; the period's end: nobody. */
static int32_t
next_start (const WrgBattle *battle)
{
  int32_t next = MU_PERIOD_PARTS;
  FOR_SET (&battle->waiting, i)
  {
    const Move *move = &body_at (battle, i)->move;
    if (move->delay > 0 && move->delay < next)
      next = move->delay;
  }
  return next;
}

static void
start_moves (WrgBattle *battle, int32_t now)
{
  FOR_SET (&battle->waiting, i)
  {
    Body *body = body_at (battle, i);
    if (body->move.delay == 0 || body->move.delay > now)
      continue;
    body->move.delay = 0;
    drop_from_set (&battle->waiting, (unsigned) i);
    if (!body->move.stopped)
      mu_wrg_set_velocity (battle, i, body->move.later, now);
  }
}

static void
note_waiting (WrgBattle *battle)
{
  clear_set (&battle->following);
  clear_set (&battle->waiting);
  FOR_ALL (battle, i)
  {
    if (body_at (battle, i)->move.delay > 0)
      add_to_set (&battle->waiting, (unsigned) i);
  }
}

/* Each meeting stops or turns somebody; this many cannot happen in one phase. */
#define MEETINGS_MAX 4096

void
mu_wrg_make_moves (WrgBattle *battle)
{
  int32_t now = 0;
  if (battle->sky.night)
    mu_wrg_stray_in_the_dark (battle);
  note_waiting (battle);
  mu_wrg_list_meetings (battle);
  for (int i = 0; i < MEETINGS_MAX; i++) {
    const int32_t start = next_start (battle);
    const Meeting *next = mu_wrg_next_meeting (battle, now, start);
    if (!next && start == MU_PERIOD_PARTS)
      break;
    now = next ? next->when : start;
    if (next) {
      mu_wrg_strike_off (battle, next); /* unless it is asked anew */
      mu_wrg_bring_pair (battle, next, now);
      settle (battle, next, now);
    } else {
      start_moves (battle, now);
    }
    keep_followers (battle, now);
  }
  FOR_ALL (battle, i)
  {
    mu_wrg_bring_to (body_at (battle, i), MU_PERIOD_PARTS);
  }
  mu_wrg_note_grounds (battle);
  FOR_ALL (battle, i)
  {
    mu_wrg_stop_short_of_others (battle, i);
    arrive_at_last (battle, i);
    if (body_at (battle, i)->move.kind != MOVE_NONE)
      report_move (battle, i);
  }
}

void
mu_wrg_forget_moves (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *body = body_at (battle, i);
    body->move = (Move){ .quarry = MU_NO_BODY, .leader = MU_NO_BODY, .contact_time = -1 };
  }
  mu_wrg_clear_pairs (battle, PAIR_PASS);
}
