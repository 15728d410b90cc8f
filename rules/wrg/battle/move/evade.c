/* Evading: straight away from the enemy, and along the table's edge rather than over it
 * (wrg.move.evade*).
 *
 * Whoever runs off the table is out of the battle for a while or for good. An evader may change his
 * direction by turns on his way, so that a sensible one turns when he comes to the edge, and what
 * the turn leaves him of his move takes him along it. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/manoeuvre.h"

#define EVADE_DEPTH 2

/* wrg.move.evade.deep: in the direction of the evade; figures that turn aside
 * make ranks of files.
 * READING: wrg.move.direction.turn: evaders are no longer in ranks, so that the
 * ground they cover is turned whole and is theirs again when they rally. */
static bool
evades_deep (const Body *body, MuAngle way)
{
  const uint32_t between = mu_angle_between (body->ground.facing, way);
  const bool aside
      = between > MU_ANGLE_QUARTER / 2 && between < MU_ANGLE_HALF - MU_ANGLE_QUARTER / 2;
  return (aside ? body->files : mu_wrg_ranks_of (body)) > EVADE_DEPTH;
}

/* What a turn at the edge leaves of a move of which so much is used; wrg.move.manoeuvre: evaders
 * are in disorder, and take twice as long over it. */
static MuFix
left_after_turn (const Body *body, MuFix move, MuFix used)
{
  const MuWrgHindrance hindrance = { .disordered = body->disordered };
  const MuFix left = mu_wrg_move_after (move, mu_wrg_turn_time (&body->troop, &hindrance)) - used;
  return left > 0 ? left : 0;
}

/* Where it stops so that it can turn there: beside the edge it needs the room of its front. */
static MuFix
room_to_turn (const Body *body, MuFix room)
{
  const MuFix spare = (body->ground.width - body->ground.depth + 1) / 2;
  return spare <= 0 ? room : room > spare ? room - spare : 0;
}

/* READING: wrg.move.evade: who would run over the table's edge stops short of it and turns along
 * it. */
static void
run_to_edge (WrgBattle *battle, int body, MuRule rule, MuFix move)
{
  Body *self = body_at (battle, body);
  const MuFix room = mu_wrg_room_to_edge (battle, body);
  if (move <= room || mu_reading (&battle->readings, MU_READING_EVADE_OVER_EDGE)) {
    mu_wrg_plan_move (battle, body, MOVE_EVADE, rule, move);
    return;
  }
  const MuFix first = room_to_turn (self, room);
  self->period.evade_left = left_after_turn (self, move, first);
  mu_wrg_plan_move (battle, body, MOVE_EVADE, rule, first);
}

/* wrg.move.evade: straight away from the enemy at the normal rate.
 * READING: wrg.move.evade: "directly away" is where the nearest charger faces. */
void
mu_wrg_evade_from (WrgBattle *battle, int body, int enemy, MuRule rule)
{
  Body *self = body_at (battle, body);
  const MuAngle away
      = enemy != MU_NO_BODY ? body_at (battle, enemy)->ground.facing : self->ground.facing;
  const MuAngle way = mu_wrg_way_in_wind (battle, self, away);
  const MuFix move = mu_wrg_evade_move (self) / (evades_deep (self, way) ? 2 : 1);
  mu_wrg_face_along (battle, body, way, rule);
  self->evaded = true;
  self->rally = RALLY_NONE;
  self->motion = MOTION_EVADING;
  mu_wrg_disorder_body (battle, body, DISORDER_UNRALLIED, UNTIL_ENDED);
  run_to_edge (battle, body, rule, move);
}

void
mu_wrg_evade_charge (WrgBattle *battle, int body)
{
  mu_wrg_evade_from (battle, body, mu_wrg_nearest_charger (battle, body), MU_RULE_WRG_MOVE_EVADE);
}

/* --- along the edge ----------------------------------------------------- */

/* Nobody has caught it. */
static bool
runs_on (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_fighting (self) && self->evaded && self->period.evade_left > 0
         && !mu_wrg_touched_by_enemy (battle, body);
}

/* Paces along the edge when it has turned so; below 0: it cannot. */
static MuFix
room_that_way (WrgBattle *battle, int body, MuAngle way)
{
  Body *self = body_at (battle, body);
  const MuRect before = self->ground;
  const MuRect turned = mu_rect_turned (&before, way);
  if (!mu_wrg_is_open (battle, body, &turned))
    return -1;
  self->ground = turned;
  const MuFix room = mu_wrg_room_to_edge (battle, body);
  self->ground = before;
  return room;
}

static void
turn_along_edge (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuAngle right = (MuAngle) (self->ground.facing + MU_ANGLE_QUARTER);
  const MuAngle left = (MuAngle) (right + MU_ANGLE_HALF);
  const MuFix to_right = room_that_way (battle, body, right);
  const MuFix to_left = room_that_way (battle, body, left);
  const MuFix room = to_right >= to_left ? to_right : to_left;
  if (room <= 0)
    return;
  const MuFix move = self->period.evade_left;
  self->evaded_aside = true;
  mu_wrg_face_along (battle, body, to_right >= to_left ? right : left, MU_RULE_WRG_MOVE_EVADE);
  mu_wrg_plan_move (battle, body, MOVE_EVADE, MU_RULE_WRG_MOVE_EVADE, move < room ? move : room);
}

static bool
any_runs_on (const WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    if (runs_on (battle, i))
      return true;
  }
  return false;
}

/* wrg.move.evade: when those who charge them have come as far as they come. */
void
mu_wrg_run_along_edges (WrgBattle *battle)
{
  if (!any_runs_on (battle))
    return;
  mu_wrg_forget_moves (battle);
  FOR_ALL (battle, i)
  {
    if (runs_on (battle, i))
      turn_along_edge (battle, i);
  }
  mu_wrg_make_moves (battle);
  mu_wrg_end_of_moves (battle);
}
