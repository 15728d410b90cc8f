/* One reaction test after the other (wrg.reaction.several), and what it does. */
#include "rules/wrg/battle/engine.h"

/* What the enemy sees from now on, until the next round of tests. */
static void
show_bodies (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *body = body_at (battle, i);
    body->shown_status = body->status;
    body->shown_motion = body->motion;
  }
}

static bool
is_further_right (const WrgBattle *battle, int one, int other)
{
  const Body *a = body_at (battle, one);
  const Body *b = body_at (battle, other);
  const MuFix sign = a->side == MU_SIDE_A ? 1 : -1;
  if (a->ground.front.x != b->ground.front.x)
    return sign * a->ground.front.x > sign * b->ground.front.x;
  if (a->ground.front.y != b->ground.front.y)
    return sign * a->ground.front.y > sign * b->ground.front.y;
  return one < other;
}

/* The bodies of a side from its right wing to its left: nearly as they stood when that was last
 * asked. */
static void
sort_from_right (WrgBattle *battle, MuSide side)
{
  int16_t *order = battle->from_right;
  for (int i = battle->first[side]; i < battle->first[side + 1]; i++) {
    const int16_t body = order[i];
    int at = i;
    for (; at > battle->first[side] && is_further_right (battle, body, order[at - 1]); at--)
      order[at] = order[at - 1];
    order[at] = body;
  }
}

void
mu_wrg_begin_order (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    battle->from_right[i] = (int16_t) i;
  }
}

/* READING: wrg.reaction.several: a body to the right of one that breaks has
 * tested already and counts that rout at the end of the next period. */
void
mu_wrg_test_in_order (WrgBattle *battle, IsDue is_due)
{
  show_bodies (battle);
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++) {
    sort_from_right (battle, side);
    for (int at = battle->first[side]; at < battle->first[side + 1]; at++) {
      MuWrgOccasion occasion;
      if (is_due (battle, battle->from_right[at], &occasion))
        mu_wrg_test_body (battle, battle->from_right[at], occasion);
    }
  }
}

static int
throw_dice (WrgBattle *battle, int body, int dice)
{
  const MuDie die = mu_wrg_reaction_die (body_at (battle, body)->troop.regular);
  int total = 0;
  for (int i = 0; i < dice; i++)
    total += mu_dice_roll (battle->dice, die, MU_ROLL_REACTION, body);
  return total;
}

static bool
is_charging_or_charged (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return self->period.came_in_charge || mu_wrg_is_charging (self)
         || mu_wrg_nearest_charger (battle, body) != MU_NO_BODY;
}

static MuWrgReactionSituation
situation_of (const WrgBattle *battle, int body, MuWrgOccasion occasion)
{
  const Body *self = body_at (battle, body);
  const bool before_charges = battle->phase < MU_PHASE_CHARGE_MOVES;
  return (MuWrgReactionSituation){
    .occasion = occasion,
    .in_rout = !is_fighting (self),
    .in_melee = mu_wrg_in_melee (battle, body),
    .charged = self->period.crossed
               || (before_charges && mu_wrg_nearest_charger (battle, body) != MU_NO_BODY),
    .shot_down
    = self->period.shot_men >= 2 * self->count_before && is_charging_or_charged (battle, body),
    .elephants = self->troop.type == MU_TROOP_EL,
    .below_half = mu_wrg_is_below_half (self),
  };
}

static void
note_test (WrgBattle *battle, int body, int row)
{
  Body *self = body_at (battle, body);
  self->tested = true;
  self->danger_done = true;
  self->unseen_rout = false;
  self->fell_below = false;
  self->general_fell = false;
  self->worst_row = (uint8_t) (row > self->worst_row ? row : self->worst_row);
}

void
mu_wrg_test_body (WrgBattle *battle, int body, MuWrgOccasion occasion)
{
  Body *self = body_at (battle, body);
  MuWrgReactionFacts facts;
  MuTrace trace;
  const int dice = mu_wrg_reaction_dice (self->figures_start, self->figures);
  mu_wrg_gather_facts (battle, body, occasion, &facts);
  const int thrown = throw_dice (battle, body, dice);
  const unsigned tolls = mu_wrg_weather_tolls_now (battle, self);
  mu_wrg_policy_choices (&battle->readings, self, occasion,
                         thrown + mu_wrg_weather_from_reaction (tolls, NULL), &facts);
  mu_wrg_force_character (battle, body, &facts);
  const int total = mu_wrg_reaction_total_by (&battle->readings, thrown, &facts, &trace)
                    + mu_wrg_weather_from_reaction (tolls, &trace);
  const int row
      = mu_wrg_reaction_row (self->troop.regular, mu_wrg_class_in_test (self, occasion), total);
  mu_wrg_emit (battle, MU_EVENT_REACTION, mu_wrg_occasion_rule (occasion), body, MU_NO_BODY,
               VALUES (occasion, total, row, dice));
  mu_wrg_emit_trace (battle, body, &trace);
  const MuWrgReactionSituation situation = situation_of (battle, body, occasion);
  const MuWrgReactionResult result = mu_wrg_reaction_result (
      &battle->readings, row, mu_wrg_order_of (battle, body), &self->troop, &situation);
  mu_wrg_emit (battle, MU_EVENT_RESULT, result.rule, body, MU_NO_BODY,
               VALUES (result.act, result.periods));
  note_test (battle, body, row);
  mu_wrg_act_out (battle, body, &result);
}
