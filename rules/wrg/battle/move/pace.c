/* How far, and which way: moves, turns and the table's edges. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/formation.h"
#include "rules/wrg/move/manoeuvre.h"
#include "rules/wrg/orders/orders.h"

#define EDGE_MARGIN 4 /* parts of a pace: who closes up askew at the edge stays on the table */

/* Where the table ends ahead of it: no further than that. */
MuFix
mu_wrg_room_to_edge (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuPoint low, high;
  mu_rect_box (&self->ground, &low, &high);
  const MuDirection ahead = mu_forward (self->ground.facing);
  MuFix room = INT32_MAX;
  const MuFix gap[4] = { low.x, battle->width - high.x, low.y, battle->depth - high.y };
  const int32_t speed[4] = { -ahead.x, ahead.x, -ahead.y, ahead.y };
  for (int i = 0; i < 4; i++)
    if (speed[i] > 0) {
      const int64_t far = (int64_t) gap[i] * MU_ONE / speed[i];
      room = far < room ? (MuFix) far : room;
    }
  const MuFix margin = self->ground.facing % MU_ANGLE_QUARTER ? EDGE_MARGIN : 0;
  return room > margin ? room - margin : 0;
}

/* wrg.move.direction.turn: a turn about in parts of a period, in good order. */
int
mu_wrg_turn_about_quarters (const Body *body)
{
  return mu_wrg_turn_time (&body->troop, NULL);
}

static MuFix
way_inward (MuFix low, MuFix high, MuFix most)
{
  if (low < 0)
    return -low;
  return high > most ? most - high : 0;
}

MuRect
mu_wrg_kept_on_table (const WrgBattle *battle, const MuRect *before, MuRect after)
{
  MuPoint low, high;
  if (mu_rect_outside (before, battle->width, battle->depth))
    return after;
  mu_rect_box (&after, &low, &high);
  after.front.x += way_inward (low.x, high.x, battle->width);
  after.front.y += way_inward (low.y, high.y, battle->depth);
  return after;
}

void
mu_wrg_face_about (WrgBattle *battle, int body, MuRule rule)
{
  Body *self = body_at (battle, body);
  self->ground = mu_wrg_kept_on_table (battle, &self->ground, mu_rect_about (&self->ground));
  mu_wrg_note_ground (battle, body);
  mu_wrg_emit (battle, MU_EVENT_FACED, rule, body, MU_NO_BODY,
               VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing));
}

/* READING: wrg.move.direction.turn: who has no room among others to turn that far
 * turns about where this is nearer to it, or goes as he stands; those in rout push
 * their way. */
void
mu_wrg_face_along (WrgBattle *battle, int body, MuAngle facing, MuRule rule)
{
  Body *self = body_at (battle, body);
  const uint32_t between = mu_angle_between (self->ground.facing, facing);
  const MuRect turned = mu_rect_turned (&self->ground, facing);
  if (between == 0)
    return;
  if (between != MU_ANGLE_HALF
      && (self->status == STATUS_ROUTING || mu_wrg_is_open (battle, body, &turned))) {
    self->ground = turned;
    mu_wrg_note_ground (battle, body);
    mu_wrg_emit (battle, MU_EVENT_FACED, rule, body, MU_NO_BODY,
                 VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing));
  } else if (between > MU_ANGLE_QUARTER) {
    mu_wrg_face_about (battle, body, rule);
  }
}

MuAngle
mu_wrg_way_home (const Body *body)
{
  return body->side == MU_SIDE_A ? MU_ANGLE_HALF : MU_ANGLE_AHEAD;
}

MuAngle
mu_wrg_way_forward (const Body *body)
{
  return body->side == MU_SIDE_A ? MU_ANGLE_AHEAD : MU_ANGLE_HALF;
}

/* wrg.move.square, wrg.formation.testudo, wrg.formation.cantabrian: as slow as it makes them. */
static int
formed_paces (const Body *body)
{
  if (body->formation == MU_FORMATION_USUAL)
    return mu_wrg_normal_paces (body);
  return mu_wrg_formation_move (&body->troop, (MuFormation) body->formation);
}

/* wrg.move.square: never faster than at half speed; wrg.formation.testudo: as super heavy foot. */
static int
charge_paces (const Body *body)
{
  switch ((MuFormation) body->formation) {
  case MU_FORMATION_USUAL:
  case MU_FORMATION_WEDGE:
    break;
  case MU_FORMATION_SQUARE:
  case MU_FORMATION_CANTABRIAN:
    return mu_wrg_formation_move (&body->troop, (MuFormation) body->formation);
  case MU_FORMATION_TESTUDO:
    return mu_wrg_type_charge_move (MU_TROOP_SHI);
  }
  return mu_wrg_type_charge_move (mu_wrg_slower_type (body));
}

/* READING: wrg.move.square: in mud, snow and the dark a formation goes no faster than
 * it may, nor than its figures could without it. */
static MuFix
move_in (const Body *body, MuWrgMarchKind kind, int paces)
{
  const MuFix most = PACES (paces);
  if (!body->going.hard)
    return most - body->period.used > 0 ? most - body->period.used : 0;
  const MuFix hard = mu_wrg_hard_move (body, kind, 0, body->period.used > 0);
  return body->formation != MU_FORMATION_USUAL && most < hard ? most : hard;
}

/* As the period begins: nothing of it is used yet. */
MuFix
mu_wrg_whole_normal_move (const Body *body)
{
  if (body->going.hard)
    return mu_wrg_hard_move (body, MU_WRG_MARCH_NORMAL, 0, false);
  return PACES (formed_paces (body));
}

MuFix
mu_wrg_whole_charge_move (const Body *body)
{
  if (body->going.hard)
    return mu_wrg_hard_move (body, MU_WRG_MARCH_CHARGE, 0, false);
  return PACES (charge_paces (body));
}

MuFix
mu_wrg_normal_move (const Body *body)
{
  return move_in (body, MU_WRG_MARCH_NORMAL, formed_paces (body));
}

/* wrg.move.evade, wrg.weather.night.limits: as far as by day. */
MuFix
mu_wrg_evade_move (const Body *body)
{
  return move_in (body, MU_WRG_MARCH_EVADE, formed_paces (body));
}

/* wrg.move.recoil.deduct */
MuFix
mu_wrg_charge_move (const Body *body)
{
  return move_in (body, MU_WRG_MARCH_CHARGE, charge_paces (body));
}

/* What is left of a move after a turn about (wrg.move.direction.normal-cost);
 * wrg.move.manoeuvre: the disordered take twice as long. */
MuFix
mu_wrg_after_turn_about (const Body *body, MuFix move)
{
  const MuWrgHindrance hindrance = { .disordered = body->disordered };
  return mu_wrg_move_after (move, mu_wrg_turn_time (&body->troop, &hindrance));
}

/* READING: wrg.orders.time-limit: the player always takes all that he may. It lengthens normal
 * moves; charges, whose reach other tests measure too, stay as long as ever. */
MuFix
mu_wrg_paces_for_writing (const WrgBattle *battle, const Body *body)
{
  return body->side == battle->wrote_first ? PACES (mu_wrg_order_writing_paces (battle->period))
                                           : 0;
}
