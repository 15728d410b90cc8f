/* Bodies lost: over the edge, taken, destroyed; and generals with them
 * (wrg.leave-table.*, wrg.rout.surrounded). */
#include "rules/wrg/battle/engine.h"

static void
lose_general (WrgBattle *battle, int body)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  if (battle->general_body[side] != body || battle->general_lost[side])
    return;
  battle->general_lost[side] = true;
  mu_wrg_emit (battle, MU_EVENT_GENERAL_LOST, MU_RULE_WRG_REACTION_OCCASION_8, body, MU_NO_BODY,
               VALUES (side));
  Near near;
  mu_wrg_find_near (battle, &body_at (battle, body)->ground, PACES (GENERAL_SEEN_AT),
                    SIDE_BIT (side), &near);
  FOR_NEAR (near, k)
  {
    if (k != body && is_fighting (body_at (battle, k))
        && mu_wrg_is_near (battle, k, body, GENERAL_SEEN_AT) && mu_wrg_makes_out (battle, k, body))
      body_at (battle, k)->general_fell = true;
  }
}

/* The body is off the table for good. */
void
mu_wrg_leave_battle (WrgBattle *battle, int body, MuFate fate)
{
  Body *self = body_at (battle, body);
  if (fate != MU_FATE_OFF_TABLE) {
    lose_general (battle, body);
    mu_wrg_lose_deputies (battle, body, fate);
    mu_wrg_come_no_more (battle, body);
  }
  self->status = STATUS_GONE;
  self->fate = (uint8_t) fate;
  self->motion = MOTION_STILL;
  mu_wrg_note_ground (battle, body);
  FOR_CONTACT (battle, self, k)
  {
    *pair_at (battle, PAIR_TOUCH, body, k) = 0;
    *pair_at (battle, PAIR_TOUCH, k, body) = 0;
  }
  FOR_ALL (battle, k)
  {
    if (body_at (battle, k)->pursues == body)
      body_at (battle, k)->pursues = MU_NO_BODY;
  }
}

/* wrg.rout.surrounded: no way open on any side, or no move left.
 * READING: wrg.rout.surrounded: "completely surrounded" is an enemy in the way
 * within a rout move to the front, the rear and both sides. */
static bool
is_surrounded (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const MuFix move = mu_wrg_make_rout_move (self, self->rout_periods + 1);
  if (self->rout_periods > 0 && mu_wrg_make_rout_move (self, self->rout_periods) == 0)
    return true;
  for (int quarter = 0; quarter < 4; quarter++) {
    const MuAngle way = (MuAngle) (self->ground.facing + quarter * MU_ANGLE_QUARTER);
    if (!mu_wrg_enemy_bars_way (battle, body, way, move))
      return false;
  }
  return true;
}

/* wrg.rout.prisoners: a sensible player accepts the surrender at once. */
void
mu_wrg_take_prisoners (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (self->status != STATUS_ROUTING || !mu_wrg_touched_by_enemy (battle, i)
        || !is_surrounded (battle, i))
      continue;
    FOR_CONTACT (battle, self, k)
    {
      if (is_fighting (body_at (battle, k)) && mu_wrg_in_contact (battle, i, k)) {
        mu_wrg_emit (battle, MU_EVENT_SURRENDERED, MU_RULE_WRG_ROUT_SURROUNDED, i, k, VALUES (0));
        mu_wrg_leave_battle (battle, i, MU_FATE_PRISONER);
        break;
      }
    }
  }
}

/* Off the table in rout: one more test if nobody followed
 * (wrg.reaction.occasion.10). */
static void
leave_in_rout (WrgBattle *battle, int body)
{
  mu_wrg_leave_battle (battle, body, MU_FATE_ROUTED_OFF);
  body_at (battle, body)->period.left_in_rout = true;
}

/* wrg.after.break-off.escape: a pursuer has come up behind. */
static bool
is_overtaken (const WrgBattle *battle, int body)
{
  FOR_ALL (battle, k)
  {
    if (body_at (battle, k)->move.leader == body && body_at (battle, k)->period.pursued)
      return true;
  }
  return false;
}

/* wrg.leave-table.whole: a figure over the edge takes all with it. */
void
mu_wrg_leave_over_edges (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (!on_table (self) || !mu_rect_outside (&self->ground, battle->width, battle->depth))
      continue;
    if (self->period.broke_off && is_overtaken (battle, i))
      mu_wrg_break_body (battle, i, MU_RULE_WRG_AFTER_BREAK_OFF_ESCAPE);
    const bool routing = self->status == STATUS_ROUTING;
    mu_wrg_emit (battle, MU_EVENT_LEFT_TABLE, MU_RULE_WRG_LEAVE_TABLE_WHOLE, i, MU_NO_BODY,
                 VALUES (routing));
    if (routing)
      leave_in_rout (battle, i);
    else
      mu_wrg_leave_battle (battle, i, MU_FATE_OFF_TABLE);
    mu_wrg_note_leaving (battle, i);
  }
}
