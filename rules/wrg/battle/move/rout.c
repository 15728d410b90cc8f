/* Breaking and running (wrg.rout.direction*, wrg.move.rout). */
#include "rules/wrg/battle/order/obey.h"
#include "rules/wrg/move/manoeuvre.h"

/* wrg.reaction.deduct2.friends-rout, wrg.reaction.record: friends who see it
 * keep count, a bit for each time it breaks. */
void
mu_wrg_note_rout_seen (WrgBattle *battle, int body, int friend)
{
  Body *self = body_at (battle, body);
  const int breaks = body_at (battle, friend)->breaks;
  uint8_t *seen = pair_at (battle, PAIR_SEEN, body, friend);
  const uint8_t bit = (uint8_t) (1u << (breaks < 8 ? breaks - 1 : 7));
  if (*seen & bit)
    return;
  *seen |= bit;
  self->routs_seen++;
  self->unseen_rout = true;
}

/* wrg.reaction.occasion.7: whoever sees it break; by the period's end it may
 * have run out of sight. */
static void
show_break (WrgBattle *battle, int body)
{
  if (!mu_wrg_counts_as_unit (body_at (battle, body)))
    return;
  const Body *self = body_at (battle, body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (ROUT_SEEN_AT), SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    if (k != body && on_table (body_at (battle, k))
        && mu_wrg_sees_within (battle, k, body, ROUT_SEEN_AT))
      mu_wrg_note_rout_seen (battle, k, body);
  }
}

void
mu_wrg_break_body (WrgBattle *battle, int body, MuRule rule)
{
  Body *self = body_at (battle, body);
  if (!is_fighting (self))
    return;
  self->status = STATUS_ROUTING;
  add_to_set (&battle->broken, (unsigned) body);
  self->motion = MOTION_ROUTING;
  self->breaks++;
  self->rout_periods = 0;
  self->fresh_rout = true;
  self->rally_tried = false;
  self->forgotten = true; /* wrg.orders.initial: until it is broken */
  self->rally = self->rally_due = RALLY_NONE;
  self->recoil_due = self->follow_due = self->break_off_due = false;
  self->pursues = MU_NO_BODY;
  self->melee_periods = 0;
  self->pushed_back = false;
  self->recoils_in_a_row = 0;
  self->evaded = false;
  if (mu_wrg_is_uncontrolled (battle, self) && self->bound_periods >= 2)
    self->rout_periods = 1; /* wrg.move.uncontrolled.then-rout */
  self->bound = MU_RESULT_OBEY;
  mu_wrg_forget_orders (battle, body, mu_wrg_forgets_standing (MU_WRG_FORGET_BROKEN));
  mu_wrg_emit (battle, MU_EVENT_BROKE, rule, body, MU_NO_BODY, VALUES (self->breaks));
  mu_wrg_disorder_body (battle, body, DISORDER_UNRALLIED, UNTIL_ENDED);
  show_break (battle, body);
}

/* wrg.move.rout */
MuFix
mu_wrg_make_rout_move (const Body *body, int periods)
{
  if (body->going.hard)
    return mu_wrg_hard_move (body, MU_WRG_MARCH_ROUT, periods, body->period.used > 0);
  const MuFix move = mu_wrg_charge_move (body) - PACES (mu_wrg_rout_slower (periods));
  return move > 0 ? move : 0;
}

/* wrg.rout.direction: at first straight away from the threat.
 * READING: wrg.rout.direction: away is where the nearest enemy in contact, or
 * else the nearest of all, is facing. */
static MuAngle
first_way (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  FOR_CONTACT (battle, self, k)
  {
    if (is_fighting (body_at (battle, k)) && mu_wrg_in_contact (battle, body, k))
      return body_at (battle, k)->ground.facing;
  }
  MuFix distance;
  const int enemy = mu_wrg_nearest_enemy (battle, body, &distance);
  if (enemy == MU_NO_BODY || !is_fighting (body_at (battle, enemy)))
    return mu_wrg_way_home (self);
  const MuAngle away = body_at (battle, enemy)->ground.facing;
  return mu_angle_between (away, mu_wrg_way_home (self)) <= MU_ANGLE_HALF / 2
             ? away
             : mu_wrg_way_home (self);
}

bool
mu_wrg_enemy_bars_way (const WrgBattle *battle, int body, MuAngle way, MuFix distance)
{
  const Body *self = body_at (battle, body);
  MuRect turned = mu_rect_turned (&self->ground, way);
  if (mu_angle_between (way, self->ground.facing) == MU_ANGLE_HALF)
    turned = mu_rect_about (&self->ground);
  Near near;
  mu_wrg_find_ahead_of (battle, &turned, distance, SIDE_BIT (enemy_of ((MuSide) self->side)),
                        &near);
  FOR_NEAR (near, k)
  {
    const Body *enemy = body_at (battle, k);
    MuFix reach;
    if (is_fighting (enemy) && mu_rect_reaches (&turned, &enemy->ground, &reach)
        && reach < distance)
      return true;
  }
  return false;
}

/* wrg.rout.direction.later: home, or to the nearer side edge where enemy stand
 * in the way. */
static MuAngle
later_way (const WrgBattle *battle, int body, MuFix distance)
{
  const Body *self = body_at (battle, body);
  const MuAngle home = mu_wrg_way_home (self);
  if (!mu_wrg_enemy_bars_way (battle, body, home, distance))
    return home;
  const bool left_nearer = self->ground.front.x < battle->width / 2;
  const MuAngle left = (MuAngle) (MU_ANGLE_HALF + MU_ANGLE_QUARTER);
  const MuAngle nearer = left_nearer ? left : MU_ANGLE_QUARTER;
  const MuAngle farther = left_nearer ? MU_ANGLE_QUARTER : left;
  if (!mu_wrg_enemy_bars_way (battle, body, nearer, distance))
    return nearer;
  return mu_wrg_enemy_bars_way (battle, body, farther, distance) ? home : farther;
}

void
mu_wrg_plan_rout (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  self->rout_periods++;
  self->period.ran = true;
  const MuFix move = mu_wrg_make_rout_move (self, self->rout_periods);
  const MuAngle away = self->fresh_rout ? first_way (battle, body) : later_way (battle, body, move);
  const MuAngle way = mu_wrg_way_in_wind (battle, self, away);
  self->motion = MOTION_ROUTING;
  self->period.rout_start = self->ground.front;
  mu_wrg_face_along (battle, body, way,
                     self->fresh_rout ? MU_RULE_WRG_ROUT_DIRECTION
                                      : MU_RULE_WRG_ROUT_DIRECTION_LATER);
  self->fresh_rout = false;
  mu_wrg_plan_move (battle, body, MOVE_ROUT, MU_RULE_WRG_MOVE_ROUT,
                    mu_wrg_clear_way (battle, body, move));
}
