/* Screens that make way for the line behind them (wrg.move.interpenetrate.free).
 *
 * Light foot before a line have done what they are there for when the enemy is in reach of their
 * missiles; from then on they only keep the line from him. They can pass through anybody who stands
 * for the period, so the two must act together: the line waits a period, the screen goes back
 * through it, and in the next the line has nobody before it. */
#include "rules/wrg/battle/engine.h"

#define CLOSE_BEHIND 20 /* paces: from the front of the line to the screen */

static bool
is_at_leisure (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return mu_wrg_may_advance (battle, body) && self->period.moved == 0
         && self->move.kind == MOVE_NONE && self->period.charge_target == MU_NO_BODY;
}

/* Within range of enemy, where it would stay. */
static bool
is_screen (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return battle->commanded[self->side] && self->troop.type == MU_TROOP_LI
         && is_at_leisure (battle, body) && mu_wrg_order_of (battle, body) == MU_ORDER_SKIRMISH
         && mu_wrg_any_enemy_ahead (battle, body) && mu_wrg_policy_skirmish (battle, body) == 0;
}

static bool
is_formed (const Body *body)
{
  return body->troop.type != MU_TROOP_LI && body->troop.type != MU_TROOP_LC;
}

/* A line that would attack, were that body not before it. */
static bool
is_kept_back_by (const WrgBattle *battle, int friend, int body)
{
  const Body *self = body_at (battle, friend);
  MuFix distance;
  return is_formed (self) && !self->disordered && is_at_leisure (battle, friend)
         && mu_wrg_order_of (battle, friend) == MU_ORDER_ATTACK
         && mu_wrg_first_ahead (battle, friend, &self->ground, PACES (CLOSE_BEHIND), &distance)
                == body;
}

static bool
keeps_anybody_back (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (CLOSE_BEHIND), SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    if (k != body && is_kept_back_by (battle, k, body))
      return true;
  }
  return false;
}

/* They wait, whoever they are, so that nobody is disordered, and those behind so that nobody takes
 * its place. */
static void
have_friends_wait (WrgBattle *battle, int body, MuFix back)
{
  const Body *self = body_at (battle, body);
  MuRect path = self->ground;
  path.depth += back + PACES (CLOSE_BEHIND);
  Near near;
  mu_wrg_find_near (battle, &path, 0, SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    if (k != body && is_fighting (body_at (battle, k))
        && mu_rect_overlaps (&path, &body_at (battle, k)->ground))
      body_at (battle, k)->period.waits_for_screen = true;
  }
}

/* wrg.move.half-to-full: how far it goes back to come clear of its friends, by the reading of
 * mu_wrg_goes_on_through; 0: it cannot. */
static MuFix
way_back (const WrgBattle *battle, int body)
{
  const MuFix move = mu_wrg_normal_move (body_at (battle, body));
  const MuFix most = move + mu_wrg_goes_on_through (battle, move);
  for (MuFix back = move / 2; back <= most; back += PACES (1))
    if (mu_wrg_can_pass_back (battle, body, back))
      return back;
  return 0;
}

/* READING: wrg.move.interpenetrate.free: light foot of a side that the machine commands, who
 * skirmish within range of enemy and close before friends who are to attack, go back through
 * these, who stand for that period. */
void
mu_wrg_make_way (WrgBattle *battle)
{
  if (mu_reading (&battle->readings, MU_READING_SCREENS_STAY))
    return;
  FOR_ALL (battle, i)
  {
    if (!is_screen (battle, i) || !keeps_anybody_back (battle, i))
      continue;
    const MuFix back = way_back (battle, i);
    if (back == 0)
      continue;
    have_friends_wait (battle, i, back);
    mu_wrg_plan_fall_back (battle, i, back);
  }
}
