/* When two bodies that move come to share ground, or come nearer than they may. */
#include "rules/wrg/battle/engine.h"

bool
mu_wrg_is_moving (const Body *body)
{
  return body->move.kind != MOVE_NONE && (body->move.velocity.x != 0 || body->move.velocity.y != 0);
}

/* Friends that a body may hope to go through in this or the next period. */
static bool
keeps_room_behind (const Body *friend)
{
  const MuTroopType type = (MuTroopType) friend->troop.type;
  return type != MU_TROOP_LI && type != MU_TROOP_LC;
}

/* Whether those charged will not be caught before the charger has come to the
 * enemy behind them. */
static bool
outruns (const Body *quarry, const Body *charger, const Body *enemy)
{
  int32_t caught, come;
  if (!mu_wrg_is_moving (quarry) || charger->move.leader == charger->move.quarry)
    return false;
  return !mu_meet (&charger->ground, charger->move.velocity, &quarry->ground, quarry->move.velocity,
                   &caught)
         || (mu_meet (&charger->ground, charger->move.velocity, &enemy->ground,
                      enemy->move.velocity, &come)
             && come < caught);
}

/* Whether those charged have fled, and are no longer met before this enemy. */
static bool
quarry_is_gone (const WrgBattle *battle, const Body *charger, const Body *enemy)
{
  MuFix to_quarry, to_enemy;
  if (charger->move.quarry == MU_NO_BODY)
    return false;
  const Body *quarry = body_at (battle, charger->move.quarry);
  if (!mu_wrg_is_flight_move ((MoveKind) quarry->move.kind))
    return false;
  return !on_table (quarry) || !mu_rect_reaches (&charger->ground, &quarry->ground, &to_quarry)
         || (mu_rect_reaches (&charger->ground, &enemy->ground, &to_enemy) && to_enemy < to_quarry)
         || outruns (quarry, charger, enemy);
}

/* How far ahead of its front a mover halts before such a body. */
MuFix
mu_wrg_halting_room (const WrgBattle *battle, int mover, int other)
{
  const Body *self = body_at (battle, mover);
  const Body *body = body_at (battle, other);
  switch ((MoveKind) self->move.kind) {
  case MOVE_ADVANCE:
  case MOVE_UNAUTHORISED:
    if (body->side == self->side)
      return keeps_room_behind (body) ? PACES (KEPT_APART) : 0;
    return PACES (KEPT_APART); /* wrg.move.meeting */
  case MOVE_PURSUIT:
    /* wrg.pursuit.fresh-enemy: only those out of control must strike them */
    return body->side != self->side && self->move.quarry != other
                   && !mu_wrg_is_uncontrolled (battle, self)
               ? PACES (KEPT_APART)
               : 0;
  case MOVE_CHARGE:
    /* READING: wrg.move.evade.through-friends: chargers whose target has fled
     * halt before enemy on whom no charge was declared, as wrg.move.meeting
     * has it, and may charge them next period. */
    return body->side != self->side && !*pair_at (battle, PAIR_CHARGE, mover, other)
                   && quarry_is_gone (battle, self, body)
               ? PACES (KEPT_APART)
               : 0;
  case MOVE_NONE:
  case MOVE_ROUT:
  case MOVE_RECOIL:
  case MOVE_FOLLOW_UP:
  case MOVE_BREAK_OFF:
  case MOVE_RALLY_BACK:
  case MOVE_FALL_BACK:
  case MOVE_RETIRE:
  case MOVE_UNCONTROLLED:
  case MOVE_EVADE:
  case MOVE_PUSHED:
    break;
  }
  return 0;
}

/* Whether two bodies may not share ground now. */
static bool
bars (const WrgBattle *battle, int one, int other)
{
  const Body *a = body_at (battle, one);
  const Body *b = body_at (battle, other);
  if (!on_table (a) || !on_table (b) || (!mu_wrg_is_moving (a) && !mu_wrg_is_moving (b)))
    return false;
  if (a->side != b->side)
    return true;
  /* those who rout have no ranks to bump into: rout.c says whom they sweep */
  if (!is_fighting (a) || !is_fighting (b))
    return false;
  return !*pair_at (battle, PAIR_PASS, one, other) && !*pair_at (battle, PAIR_PASS, other, one);
}

static MuRect
with_room (const MuRect *ground, MuFix room)
{
  if (room == 0)
    return *ground;
  MuRect wide = mu_rect_ahead (ground, room);
  wide.depth += room;
  return wide;
}

/* Whether a mover gains on the other in the way that it faces. */
static bool
gains_on (const Body *mover, const Body *other)
{
  const MuDirection ahead = mu_forward (mover->ground.facing);
  return (int64_t) ahead.x * (mover->move.velocity.x - other->move.velocity.x)
             + (int64_t) ahead.y * (mover->move.velocity.y - other->move.velocity.y)
         > 0;
}

/* Nearer ahead than it should be, and still coming on. */
static bool
crowds (const Body *mover, const Body *other, MuFix room)
{
  if (room == 0 || !gains_on (mover, other))
    return false;
  const MuRect wide = with_room (&mover->ground, room);
  return mu_rect_overlaps (&wide, &other->ground)
         && !mu_rect_overlaps (&mover->ground, &other->ground);
}

/* Too far from each other to meet in a period, whatever room they keep. */
static bool
are_out_of_reach (const Body *a, const Body *b)
{
  const int64_t x = mu_fix_size ((int64_t) a->move.velocity.x - b->move.velocity.x);
  const int64_t y = mu_fix_size ((int64_t) a->move.velocity.y - b->move.velocity.y);
  return mu_rect_fronts_apart (&a->ground, &b->ground, PACES (2 * KEPT_APART) + x,
                               PACES (2 * KEPT_APART) + y);
}

/* Both halt 20 paces apart where both advance: half of it falls to each. Those
 * who are nearer already come no nearer. */
static bool
find_meeting_of (const WrgBattle *battle, int one, int other, int32_t *when)
{
  const Body *a = body_at (battle, one);
  const Body *b = body_at (battle, other);
  if (are_out_of_reach (a, b))
    return false;
  const MuFix room_a = mu_wrg_is_moving (a) ? mu_wrg_halting_room (battle, one, other) : 0;
  const MuFix room_b = mu_wrg_is_moving (b) ? mu_wrg_halting_room (battle, other, one) : 0;
  const int share = room_a > 0 && room_b > 0 ? 2 : 1;
  const MuRect wide_a = with_room (&a->ground, room_a / share);
  const MuRect wide_b = with_room (&b->ground, room_b / share);
  if (!mu_rect_overlaps (&wide_a, &wide_b))
    return mu_meet (&wide_a, a->move.velocity, &wide_b, b->move.velocity, when);
  *when = 0;
  return crowds (a, b, room_a) || crowds (b, a, room_b)
         || mu_meet (&a->ground, a->move.velocity, &b->ground, b->move.velocity, when);
}

/* As they stand at that moment; INT32_MAX: not in this phase. */
int32_t
mu_wrg_when_they_meet (const WrgBattle *battle, int one, int other, int32_t now)
{
  int32_t when;
  if (!bars (battle, one, other) || !find_meeting_of (battle, one, other, &when)
      || when >= MU_PERIOD_PARTS - now)
    return INT32_MAX;
  return now + when;
}
