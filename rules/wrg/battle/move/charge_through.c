/* Charges through friends, and ranks replaced in hand-to-hand
 * (wrg.move.interpenetrate.charge, .charge.orders, .replace, .room).
 *
 * READING: wrg.move.interpenetrate.room: a charge goes through one body, which looks the same
 * way; where that has no room to go back the charge is not made. */
#include "rules/wrg/battle/engine.h"

/* wrg.move.interpenetrate.charge; wrg.move.interpenetrate.room: nobody is got out of the way
 * who is out of hand. */
static bool
can_be_passed (const WrgBattle *battle, int passer, int friend)
{
  const Body *self = body_at (battle, passer);
  const Body *other = body_at (battle, friend);
  const bool engaged = mu_wrg_in_melee (battle, friend);
  return friend != passer && other->side == self->side && is_fighting (other)
         && mu_wrg_is_sanctioned_pass (self, other) && !other->disordered && !other->period.recoiled
         && other->period.moved == 0 && other->period.charge_target == MU_NO_BODY
         && other->period.response != RESPONSE_EVADE && other->ground.facing == self->ground.facing
         && !(engaged && mu_wrg_is_uncontrolled (battle, other));
}

/* --- where they come to stand ------------------------------------------------- */

/* How far the friend has to go back for a body that stands there. */
static MuFix
way_back (const MuRect *there, const Body *friend)
{
  const MuLocal front = mu_rect_local (there, friend->ground.front);
  const MuFix back = front.v + there->depth;
  return mu_rect_overlaps (there, &friend->ground) && back > 0 ? back : 0;
}

static bool
has_room_at (const WrgBattle *battle, const MuRect *ground, int friend, int passer)
{
  Near near;
  if (mu_rect_outside (ground, battle->width, battle->depth))
    return false;
  mu_wrg_find_near (battle, ground, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k != friend && k != passer && on_table (body_at (battle, k))
        && !mu_rect_keeps_clear (ground, &body_at (battle, k)->ground))
      return false;
  }
  return true;
}

/* wrg.move.interpenetrate.room: back as far as needed and no further. */
static bool
room_behind (const WrgBattle *battle, int passer, const MuRect *there, int friend, MuRect *room)
{
  const Body *other = body_at (battle, friend);
  *room = mu_rect_ahead (&other->ground, -way_back (there, other));
  return has_room_at (battle, room, friend, passer);
}

/* --- declaring ------------------------------------------------------------------ */

/* The first body past that friend. */
static int
first_past (const WrgBattle *battle, int body, const MuRect *ground, MuFix limit, int friend,
            MuFix *distance)
{
  int best = MU_NO_BODY;
  MuFix nearest = limit + 1;
  Near near;
  mu_wrg_find_ahead_of (battle, ground, limit, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    MuFix reach;
    if (k == body || k == friend || !on_table (body_at (battle, k))
        || !mu_rect_reaches (ground, &body_at (battle, k)->ground, &reach) || reach >= nearest)
      continue;
    nearest = reach;
    best = k;
  }
  *distance = nearest;
  return best;
}

/* wrg.move.interpenetrate.charge.orders: some of them must see whom they charge, but where
 * those before them are fighting already; the order is asked for by whoever declares. */
static bool
may_strike_past (const WrgBattle *battle, int body, int friend, int target)
{
  return body_at (battle, target)->side != body_at (battle, body)->side
         && !body_at (battle, target)->concealed && is_fighting (body_at (battle, target))
         && (mu_wrg_in_melee (battle, friend) || mu_wrg_sees (battle, body, target));
}

int
mu_wrg_find_past_friend (const WrgBattle *battle, int body, int friend, const MuRect *ground,
                         MuFix reach, MuFix *distance)
{
  MuRect room;
  if (!can_be_passed (battle, body, friend)
      || ground->facing != body_at (battle, friend)->ground.facing)
    return MU_NO_BODY;
  const int target = first_past (battle, body, ground, reach, friend, distance);
  if (target == MU_NO_BODY || !may_strike_past (battle, body, friend, target))
    return MU_NO_BODY;
  const MuRect there = mu_rect_ahead (ground, *distance);
  return room_behind (battle, body, &there, friend, &room) ? target : MU_NO_BODY;
}

/* The friend between a charger and whom he charges; MU_NO_BODY: none. */
static int
friend_between (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  const int ahead
      = mu_wrg_first_ahead (battle, body, &self->ground, self->period.charge_distance, &distance);
  return ahead != MU_NO_BODY && body_at (battle, ahead)->side == self->side ? ahead : MU_NO_BODY;
}

/* --- going ------------------------------------------------------------------------ */

/* Whom the charge goes through, as things are now: who can no longer be passed stops it
 * on its way. */
void
mu_wrg_begin_charge_through (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const int friend = friend_between (battle, body);
  if (friend == MU_NO_BODY || !can_be_passed (battle, body, friend))
    return;
  self->period.charges_through = (int16_t) friend;
  mu_wrg_note_pair (battle, PAIR_PASS, body, friend, 1);
}

static void
move_back (WrgBattle *battle, int friend, const MuRect *room, int passer)
{
  Body *other = body_at (battle, friend);
  const MuLocal from = mu_rect_local (room, other->ground.front);
  if (room->front.x == other->ground.front.x && room->front.y == other->ground.front.y)
    return;
  other->ground = *room;
  mu_wrg_note_ground (battle, friend);
  mu_wrg_emit (battle, MU_EVENT_MOVED, MU_RULE_WRG_MOVE_INTERPENETRATE_ROOM, friend, passer,
               VALUES (room->front.x, room->front.y, room->facing, from.v));
}

/* wrg.move.interpenetrate.replace: the melee goes on as it was, with others. */
static void
take_place (WrgBattle *battle, int passer, int friend)
{
  Body *self = body_at (battle, passer);
  Body *other = body_at (battle, friend);
  self->melee_periods = other->melee_periods;
  self->pushed_back = other->pushed_back;
  other->rally_due = (uint8_t) mu_wrg_policy_rally (other); /* wrg.move.rally.who-either */
  mu_wrg_disorder_body (battle, friend, DISORDER_INTERMINGLED, battle->period);
}

static void
halt (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuPoint from = self->ground.front;
  mu_wrg_stop_short_of_others (battle, body);
  if (self->ground.front.x == from.x && self->ground.front.y == from.y)
    return;
  const MuLocal back = mu_rect_local (&self->ground, from);
  self->period.moved = self->period.moved > back.v ? self->period.moved - back.v : 0;
  mu_wrg_emit (battle, MU_EVENT_MOVED, MU_RULE_WRG_MOVE_INTERPENETRATE_ROOM, body, MU_NO_BODY,
               VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing, -back.v));
}

/* READING: wrg.move.interpenetrate.room: who has meanwhile come to where the charge began
 * has met them there. */
static void
halt_those_on (WrgBattle *battle, int body)
{
  const MuRect *ground = &body_at (battle, body)->ground;
  Near near;
  mu_wrg_find_near (battle, ground, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k != body && mu_rect_overlaps (ground, &body_at (battle, k)->ground))
      halt (battle, k);
  }
}

/* Nobody could make way after all: the charge is back where it began. */
static void
call_back (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuLocal back = mu_rect_local (&self->ground, self->move.start);
  self->ground.front = self->move.start;
  self->period.moved = 0;
  self->period.met = false;
  mu_wrg_note_ground (battle, body);
  mu_wrg_emit (battle, MU_EVENT_MOVED, MU_RULE_WRG_MOVE_INTERPENETRATE_CHARGE_ORDERS, body,
               self->period.charges_through,
               VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing, -back.v));
  halt_those_on (battle, body);
}

static void
settle_charge_through (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const int friend = self->period.charges_through;
  const bool engaged = mu_wrg_in_melee (battle, friend); /* as when the phase began */
  const bool crowded = mu_rect_overlaps (&self->ground, &body_at (battle, friend)->ground);
  MuRect room;
  /* wrg.move.interpenetrate.charge: the friend moves to make room and no more */
  body_at (battle, friend)->period.must_stand |= self->period.moved > 0;
  if (!crowded)
    return;
  if (!room_behind (battle, body, &self->ground, friend, &room)
      || mu_rect_overlaps (&room, &self->ground)) {
    call_back (battle, body);
    return;
  }
  move_back (battle, friend, &room, body);
  if (engaged)
    take_place (battle, body, friend);
  else if (self->disordered) /* wrg.move.interpenetrate.non-charge */
    mu_wrg_disorder_body (battle, friend, DISORDER_INTERMINGLED, battle->period);
}

/* After all charges have been made, before contacts are noted anew. */
void
mu_wrg_settle_charges_through (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (self->period.charges_through != MU_NO_BODY && self->move.kind == MOVE_CHARGE
        && is_fighting (self))
      settle_charge_through (battle, i);
  }
}
