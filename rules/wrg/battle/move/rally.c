/* Finding order again (wrg.move.rally.*). */
#include "rules/wrg/battle/engine.h"

/* The rally takes the current period, or the next where this one is over. */
void
mu_wrg_begin_rally (WrgBattle *battle, int body, Rally how, MuRule rule)
{
  Body *self = body_at (battle, body);
  const bool over = battle->phase > MU_PHASE_NORMAL_MOVES;
  self->rally = (uint8_t) how;
  self->rally_due = RALLY_NONE;
  self->rally_until = (uint8_t) (battle->period + over);
  self->evaded = false;
  if (self->disordered_until[DISORDER_UNRALLIED] > 0)
    self->disordered_until[DISORDER_UNRALLIED] = self->rally_until;
  mu_wrg_emit (battle, MU_EVENT_RALLIED, rule, body, MU_NO_BODY, VALUES (how == RALLY_BACK));
}

/* Who has run along the table's edge turns as he turned there. */
static void
face_the_enemy (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const MuAngle forward = mu_wrg_way_forward (self);
  if (self->evaded_aside)
    mu_wrg_face_along (battle, body, forward, MU_RULE_WRG_MOVE_EVADE_ESCAPE);
  else if (self->ground.facing != forward)
    mu_wrg_face_about (battle, body, MU_RULE_WRG_MOVE_EVADE_ESCAPE);
  self->evaded_aside = false;
}

/* wrg.move.evade.escape: evaders left in peace face about and rally. */
void
mu_wrg_rally_evaders (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (!is_fighting (self) || !self->evaded || self->period.response == RESPONSE_EVADE
        || mu_wrg_in_melee (battle, i))
      continue;
    face_the_enemy (battle, i);
    mu_wrg_begin_rally (battle, i, RALLY_FORWARD, MU_RULE_WRG_MOVE_RALLY_WHO_FORWARD);
  }
}

static bool
is_clear (const WrgBattle *battle, int body, const MuRect *ground)
{
  Near near;
  mu_wrg_find_near (battle, ground, 0, BOTH_SIDES, &near);
  FOR_NEAR (near, k)
  {
    if (k != body && is_fighting (body_at (battle, k))
        && mu_rect_overlaps (ground, &body_at (battle, k)->ground))
      return false;
  }
  return true;
}

/* Where it stands, and turned about there: the grid moves that by a hair. */
static bool
has_room_to_form (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuRect about = mu_rect_about (&self->ground);
  return is_clear (battle, body, &self->ground)
         && (self->ground.facing == mu_wrg_way_forward (self) || is_clear (battle, body, &about));
}

static MuRect
path_of (const Body *body)
{
  const int64_t x = (int64_t) body->ground.front.x - body->period.rout_start.x;
  const int64_t y = (int64_t) body->ground.front.y - body->period.rout_start.y;
  MuRect path = body->ground;
  path.depth += (MuFix) mu_isqrt (x * x + y * y);
  return path;
}

#define FRIENDS_PASSED_AT 50

/* wrg.reaction.occasion.10.friends */
static bool
passed_friends (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuRect path = path_of (self);
  Near near;
  mu_wrg_find_near (battle, &path, PACES (FRIENDS_PASSED_AT), SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    const Body *friend = body_at (battle, k);
    if (k != body && is_fighting (friend) && friend->troop.type != MU_TROOP_LI
        && friend->motion != MOTION_RETIRING && friend->motion != MOTION_EVADING
        && mu_rect_within (&path, &friend->ground, PACES (FRIENDS_PASSED_AT)))
      return true;
  }
  return false;
}

/* wrg.reaction.occasion.10, wrg.reaction.occasion.10.retry
 * READING: wrg.move.rally.forward: those who run among friends have no room to
 * form up and try when they are clear of them. */
bool
mu_wrg_may_try_to_rally (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->period.shot_men > 0 && self->period.shot_men >= self->count_before)
    return false;
  if (self->status == STATUS_GONE)
    return self->period.left_in_rout;
  if (self->status != STATUS_ROUTING || !self->period.ran || mu_wrg_touched_by_enemy (battle, body)
      || self->period.in_melee_now || !has_room_to_form (battle, body))
    return false;
  return self->rally_tried || passed_friends (battle, body);
}

/* wrg.rout.rally: back in hand.  READING: wrg.move.rally.forward: "the same
 * direction" is that of before the rout, towards the enemy. */
void
mu_wrg_end_rout (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->status == STATUS_GONE) {
    self->fate = MU_FATE_OFF_TABLE;
    mu_wrg_note_rally_beyond (battle, body);
    mu_wrg_emit (battle, MU_EVENT_RALLIED, MU_RULE_WRG_ROUT_RALLY, body, MU_NO_BODY, VALUES (0));
    return;
  }
  self->status = STATUS_FIGHTING;
  self->motion = MOTION_STILL;
  self->rout_periods = 0;
  if (self->ground.facing != mu_wrg_way_forward (self))
    mu_wrg_face_along (battle, body, mu_wrg_way_forward (self), MU_RULE_WRG_MOVE_RALLY_FORWARD);
  mu_wrg_begin_rally (battle, body, RALLY_FORWARD, MU_RULE_WRG_ROUT_RALLY);
}
