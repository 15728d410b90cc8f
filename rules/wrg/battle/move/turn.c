/* Turning to a flank: each figure turns where it stands, so that ranks become files, a line a
 * column and a column a line (wrg.move.direction.turn).
 *
 * READING: wrg.move.direction.turn: the body keeps its middle; a short last rank closes up.
 * READING: wrg.formation.mixed: of two kinds one behind the other would stand beside it then:
 * mixed bodies do not turn so. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/manoeuvre.h"

/* wrg.move.direction.turn: the files that it would stand with. */
int
mu_wrg_files_when_turned (const Body *body)
{
  const MuWrgShape shape = { .wide = body->files, .deep = mu_wrg_ranks_of (body) };
  return mu_wrg_shape_turned (shape, false).wide;
}

static Body
turned_body (const Body *body, MuAngle facing)
{
  Body there = *body;
  const MuPoint middle = mu_rect_centre (&body->ground);
  there.files = (uint16_t) mu_wrg_files_when_turned (body);
  there.ground.facing = facing;
  mu_wrg_fill_ground (&there);
  const MuPoint aside = mu_rect_centre (&there.ground);
  there.ground.front.x += middle.x - aside.x;
  there.ground.front.y += middle.y - aside.y;
  return there;
}

/* To its right or left, where nobody and nothing is in the way. Returns the quarters of a
 * period that it takes (wrg.move.manoeuvre), 0: it cannot. */
int
mu_wrg_turn_to_flank (WrgBattle *battle, int body, bool to_left)
{
  Body *self = body_at (battle, body);
  const MuWrgHindrance hindrance = { .disordered = self->disordered };
  const unsigned by = to_left ? MU_ANGLE_HALF + MU_ANGLE_QUARTER : MU_ANGLE_QUARTER;
  const Body there = turned_body (self, (MuAngle) (self->ground.facing + by));
  if (self->formation != MU_FORMATION_USUAL || self->hosts
      || !mu_wrg_is_open (battle, body, &there.ground)
      || !mu_wrg_can_stand_on (battle, self, &there.ground)
      || mu_wrg_wind_bars (battle, self, there.ground.facing))
    return 0;
  self->files = there.files;
  self->ground = there.ground;
  self->period.changed_form = true; /* wrg.move.interpenetrate.other */
  self->form_wanted = false;
  self->form_quarters = 0;
  mu_wrg_note_ground (battle, body);
  mu_wrg_announce_form (battle, body, MU_RULE_WRG_MOVE_DIRECTION_TURN);
  return mu_wrg_turn_time (&self->troop, &hindrance);
}
