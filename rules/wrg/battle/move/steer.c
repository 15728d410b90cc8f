/* Which way a body turns before it goes straight ahead, and what that takes of
 * its move (wrg.move.direction.*).
 *
 * READING: wrg.move.direction.wheel: a wheel comes first and is made in one;
 * the body stands at its end while the time runs, then goes straight ahead. */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/move/manoeuvre.h"

/* wrg.move.direction.free, wrg.move.direction.wheel, wrg.move.manoeuvre */
int32_t
mu_wrg_wheel_time (const WrgBattle *battle, const Body *body, MuWheel wheel)
{
  const MuWrgHindrance hindrance = { .disordered = body->disordered };
  if (wheel == 0
      || mu_wrg_wheels_free (&battle->readings, (MuTroopType) body->troop.type, body->crew.horses,
                             body->files))
    return 0;
  const int paces = mu_wrg_wheel_paces (&body->troop, MU_WRG_QUARTERS, &hindrance);
  if (paces <= 0)
    return INT32_MAX;
  const int64_t time
      = (int64_t) mu_wheel_length (body->ground.width, wheel) * MU_PERIOD_PARTS / PACES (paces);
  return time < INT32_MAX ? (int32_t) time : INT32_MAX;
}

/* The same wheel, as far as so much time lets it go. */
static MuWheel
wheel_in_time (const WrgBattle *battle, const Body *body, MuWheel wheel, int32_t time)
{
  const int32_t whole = mu_wrg_wheel_time (battle, body, wheel);
  if (whole <= time)
    return wheel;
  return (MuWheel) ((int64_t) wheel * time / whole);
}

/* On the table, and nobody else's. */
bool
mu_wrg_is_open (const WrgBattle *battle, int body, const MuRect *ground)
{
  if (mu_rect_outside (ground, battle->width, battle->depth))
    return false;
  Near near;
  mu_wrg_find_near (battle, ground, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k != body && on_table (body_at (battle, k))
        && !mu_rect_keeps_clear (ground, &body_at (battle, k)->ground))
      return false;
  }
  return true;
}

/* Half the way round and at the end of it nobody stands in the way. */
bool
mu_wrg_can_wheel (const WrgBattle *battle, int body, MuWheel wheel)
{
  const MuRect *ground = &body_at (battle, body)->ground;
  const MuRect halfway = mu_rect_wheeled (ground, wheel / 2);
  const MuRect whole = mu_rect_wheeled (ground, wheel);
  return wheel == 0
         || (mu_wrg_is_open (battle, body, &halfway) && mu_wrg_is_open (battle, body, &whole));
}

void
mu_wrg_make_wheel (WrgBattle *battle, int body, MuWheel wheel)
{
  Body *self = body_at (battle, body);
  if (wheel == 0)
    return;
  self->ground = mu_rect_wheeled (&self->ground, wheel);
  mu_wrg_note_ground (battle, body);
  mu_wrg_emit (battle, MU_EVENT_FACED, MU_RULE_WRG_MOVE_DIRECTION_WHEEL, body, MU_NO_BODY,
               VALUES (self->ground.front.x, self->ground.front.y, self->ground.facing));
}

/* wrg.move.direction.charge-cost: what is left of a charge that begins with a wheel. */
MuFix
mu_wrg_charge_after_wheel (const Body *body, MuFix reach, int32_t time)
{
  const int quarters
      = (int) (((int64_t) time * MU_WRG_QUARTERS + MU_PERIOD_PARTS - 1) / MU_PERIOD_PARTS);
  const int normal = MU_FIX_TO_PACES (mu_wrg_whole_normal_move (body));
  const int charge = MU_FIX_TO_PACES (mu_wrg_whole_charge_move (body));
  const MuFix lost = PACES (charge - mu_wrg_charge_after (normal, charge, quarters));
  return reach > lost ? reach - lost : 0;
}

/* wrg.move.charge.final-quarter: the last quarter is straight ahead. */
#define WHEEL_BEFORE_CHARGE (MU_PERIOD_PARTS / 4 * 3)

/* READING: wrg.move.charge.declare: who wheels to charge wheels until half of his
 * front, or all that the enemy offers, will strike. */
bool
mu_wrg_wheel_to_charge (const WrgBattle *battle, int body, int enemy, MuFix reach,
                        Approach *approach)
{
  const Body *self = body_at (battle, body);
  const MuRect *other = &body_at (battle, enemy)->ground;
  MuWheel wheel;
  if (!mu_rect_within (&self->ground, other, reach)
      || !mu_wheel_to_strike (&self->ground, other, self->ground.width / 2, &wheel))
    return false;
  approach->wheel = wheel;
  approach->time = mu_wrg_wheel_time (battle, self, wheel);
  approach->ground = mu_rect_wheeled (&self->ground, wheel);
  return approach->time <= WHEEL_BEFORE_CHARGE
         && mu_rect_reaches (&approach->ground, other, &approach->distance)
         && approach->distance <= mu_wrg_charge_after_wheel (self, reach, approach->time);
}

#define HALVINGS 2

/* Wheels towards a point as far as the move lasts; returns the time that it took. */
int32_t
mu_wrg_wheel_towards (WrgBattle *battle, int body, MuPoint point)
{
  const Body *self = body_at (battle, body);
  MuWheel wheel;
  if (!mu_wheel_to_point (&self->ground, point, &wheel))
    return 0;
  wheel = wheel_in_time (battle, self, wheel, MU_PERIOD_PARTS);
  for (int i = 0; i < HALVINGS && !mu_wrg_can_wheel (battle, body, wheel); i++)
    wheel /= 2; /* as far as others leave it room */
  if (!mu_wrg_can_wheel (battle, body, wheel)
      || mu_wrg_wind_bars (battle, self, mu_rect_wheeled (&self->ground, wheel).facing))
    return 0;
  const int32_t time = mu_wrg_wheel_time (battle, self, wheel);
  mu_wrg_make_wheel (battle, body, wheel);
  return time;
}

/* The same in no more than so much time; towards a point too near for that it wheels until
 * it faces the point. */
int32_t
mu_wrg_wheel_towards_within (WrgBattle *battle, int body, MuPoint point, int32_t most)
{
  const Body *self = body_at (battle, body);
  MuWheel wheel;
  if (!mu_wheel_to_point (&self->ground, point, &wheel))
    wheel = mu_wheel_between (self->ground.facing, mu_angle_towards (self->ground.front, point));
  wheel = wheel_in_time (battle, self, wheel, most);
  if (!mu_wrg_can_wheel (battle, body, wheel))
    return 0;
  const int32_t time = mu_wrg_wheel_time (battle, self, wheel);
  mu_wrg_make_wheel (battle, body, wheel);
  return time;
}

/* wrg.move.direction.normal-cost: what is left of a move after so much of the period. */
MuFix
mu_wrg_move_after_wheel (MuFix move, int32_t time)
{
  return (MuFix) ((int64_t) move * (MU_PERIOD_PARTS - time) / MU_PERIOD_PARTS);
}
