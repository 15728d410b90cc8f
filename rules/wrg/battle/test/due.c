/* Which tests fall due when (wrg.reaction.occasion.*). */
#include "rules/wrg/battle/engine.h"

MuRule
mu_wrg_occasion_rule (MuWrgOccasion occasion)
{
  static const MuRule rules[] = {
    [MU_OCCASION_FIRST_DANGER] = MU_RULE_WRG_REACTION_OCCASION_1,
    [MU_OCCASION_START_CHARGE] = MU_RULE_WRG_REACTION_OCCASION_2,
    [MU_OCCASION_CHARGED] = MU_RULE_WRG_REACTION_OCCASION_3,
    [MU_OCCASION_SHOT_DOWN] = MU_RULE_WRG_REACTION_OCCASION_4,
    [MU_OCCASION_BELOW_HALF] = MU_RULE_WRG_REACTION_OCCASION_5,
    [MU_OCCASION_SURPRISED] = MU_RULE_WRG_REACTION_OCCASION_6,
    [MU_OCCASION_FRIENDS_ROUT] = MU_RULE_WRG_REACTION_OCCASION_7,
    [MU_OCCASION_GENERAL_LOST] = MU_RULE_WRG_REACTION_OCCASION_8,
    [MU_OCCASION_HOLDERS_WON] = MU_RULE_WRG_REACTION_OCCASION_9,
    [MU_OCCASION_RALLY] = MU_RULE_WRG_REACTION_OCCASION_10,
  };
  return rules[occasion];
}

/* wrg.move.direction.charge-cost: what it could wheel to counts as well. */
static bool
can_charge (const WrgBattle *battle, int one, int other)
{
  Approach approach;
  const Body *body = body_at (battle, one);
  return is_fighting (body)
         && mu_wrg_wheel_to_charge (battle, one, other, mu_wrg_whole_charge_move (body), &approach);
}

/* wrg.reaction.occasion.1: (a) and (b) and (c) */
static bool
is_in_danger (const WrgBattle *battle, int body)
{
  if (body_at (battle, body)->period.was_shot_at)
    return true;
  const Body *self = body_at (battle, body);
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (CHARGE_MOST),
                    SIDE_BIT (enemy_of ((MuSide) self->side)), &near);
  FOR_NEAR (near, k)
  {
    if (on_table (body_at (battle, k)) && !body_at (battle, k)->concealed
        && (can_charge (battle, body, k) || (!self->concealed && can_charge (battle, k, body)))
        && mu_wrg_makes_out (battle, body, k))
      return true;
  }
  return false;
}

#define EXEMPT_NEAR 250

/* wrg.reaction.occasion.1.exempt */
static bool
is_exempt (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const int general = battle->general_body[self->side];
  if (self->tested)
    return true;
  return self->troop.regular && general != MU_NO_BODY && !battle->general_lost[self->side]
         && mu_wrg_is_near (battle, body, general, EXEMPT_NEAR);
}

/* wrg.reaction.occasion.1.scope: any part of its unit. */
static bool
is_unit_in_danger (const WrgBattle *battle, int body)
{
  const int unit = mu_wrg_first_of_unit (battle, body);
  for (int k = unit; mu_wrg_is_of_unit (battle, unit, k); k++)
    if (on_table (body_at (battle, k)) && is_in_danger (battle, k))
      return true;
  return false;
}

static bool
is_first_danger_due (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (self->danger_done || !is_unit_in_danger (battle, body))
    return false;
  self->danger_done = true;
  return !is_exempt (battle, body);
}

static bool
is_holder_who_won (const WrgBattle *battle, int body)
{
  return body_at (battle, body)->period.broke_all
         && mu_wrg_order_of (battle, body) == MU_ORDER_HOLD;
}

/* wrg.reaction.several: of several causes one is named, the gravest first. */
bool
mu_wrg_is_due_at_end (WrgBattle *battle, int body, MuWrgOccasion *occasion)
{
  Body *self = body_at (battle, body);
  if (!is_fighting (self)) {
    *occasion = MU_OCCASION_RALLY;
    return mu_wrg_may_try_to_rally (battle, body);
  }
  mu_wrg_see_routs (battle, body);
  if (self->general_fell)
    *occasion = MU_OCCASION_GENERAL_LOST;
  else if (self->unseen_rout)
    *occasion = MU_OCCASION_FRIENDS_ROUT;
  else if (self->period.surprised)
    *occasion = MU_OCCASION_SURPRISED;
  else if (is_holder_who_won (battle, body))
    *occasion = MU_OCCASION_HOLDERS_WON;
  else if (is_first_danger_due (battle, body))
    *occasion = MU_OCCASION_FIRST_DANGER;
  else
    return false;
  return true;
}

/* wrg.reaction.occasion.4, and wrg.reaction.occasion.5 where shooting brought it about */
bool
mu_wrg_is_due_after_shooting (WrgBattle *battle, int body, MuWrgOccasion *occasion)
{
  const Body *self = body_at (battle, body);
  if (!is_fighting (self))
    return false;
  if (self->period.shot_men > 0 && self->period.shot_men >= 2 * self->count_before)
    *occasion = MU_OCCASION_SHOT_DOWN;
  else if (self->fell_below)
    *occasion = MU_OCCASION_BELOW_HALF;
  else
    return false;
  return true;
}

/* wrg.reaction.occasion.5, before it is decided who recoils */
bool
mu_wrg_is_due_after_melee (WrgBattle *battle, int body, MuWrgOccasion *occasion)
{
  *occasion = MU_OCCASION_BELOW_HALF;
  return is_fighting (body_at (battle, body)) && body_at (battle, body)->fell_below;
}
