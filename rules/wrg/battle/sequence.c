/* The order of a period (wrg.sequence.period), one phase at a time. */
#include "rules/wrg/battle/door.h"
#include "rules/wrg/battle/order/obey.h"

/* What a body remembers of the last period; all else of that is forgotten. */
static void
turn_over (Body *body)
{
  const BodyPeriod *last = &body->period;
  body->period = (BodyPeriod){
    .begun = mu_rect_centre (&body->ground),
    .charge_target = MU_NO_BODY,
    .charges_through = MU_NO_BODY,
    .must_stand = last->must_stand_next,
    .shot_last = last->weapons_shot != 0,
    .engines_shot_last = last->engines_shot,
    .shot_figures_last = last->shot_figures,
    .hurt_last = last->hurt_now,
    .first_stroke = NO_STROKE,
    .broken_quarry = MU_NO_BODY,
  };
}

/* wrg.melee.periods: a melee is over for a body that nobody fights any more. */
static void
end_melees (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->melee_periods == 0 || mu_wrg_in_melee (battle, i) || self->pursues != MU_NO_BODY)
      continue;
    self->melee_periods = 0;
    self->pushed_back = self->recoil_due && is_fighting (self);
    self->recoils_in_a_row = self->pushed_back ? self->recoils_in_a_row : 0;
    self->pursuit_barred = self->pursuit_barred && battle->period <= self->bound_until;
  }
}

static void
end_rallies (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (self->rally != RALLY_NONE && self->rally_until < battle->period)
      self->rally = RALLY_NONE;
  }
}

static void
hear_orders (WrgBattle *battle)
{
  mu_wrg_obey_messengers (battle);
  mu_wrg_go_on_with_orders (battle);
  mu_wrg_make_signals (battle);
  mu_wrg_write_orders (battle);
}

static void
begin_period (WrgBattle *battle)
{
  battle->period++;
  battle->filled = (Filled){ 0 };
  mu_wrg_emit (battle, MU_EVENT_PERIOD, MU_RULE_WRG_SEQUENCE_PERIOD, MU_NO_BODY, MU_NO_BODY,
               VALUES (battle->period));
  if (battle->sky.changes)
    mu_wrg_turn_sky (battle);
  mu_wrg_note_contacts (battle);
  end_melees (battle);
  FOR_ALL (battle, i)
  {
    turn_over (body_at (battle, i));
  }
  if (battle->period == 1) {
    mu_wrg_begin_sightings (battle);
    mu_wrg_challenge_generals (battle);
  }
  mu_wrg_move_pairs (battle, PAIR_SHOT_LAST, PAIR_SHOT_NOW);
  end_rallies (battle);
  mu_wrg_orphan_sub_units (battle);
  mu_wrg_disorder_shy_horses (battle); /* those still too near stay as they are */
  mu_wrg_recover_all (battle);
  /* wrg.sequence.period: arrivals, then orders */
  if (mu_wrg_come_at_once (battle))
    mu_wrg_note_contacts (battle);
  if (is_written (battle))
    hear_orders (battle);
}

static bool
has_fighters (const WrgBattle *battle, MuSide side)
{
  FOR_SIDE (battle, side, i)
  {
    if (is_fighting (body_at (battle, i)))
      return true;
  }
  return mu_wrg_may_still_come (battle, side);
}

/* wrg.victory.when
 * READING: wrg.victory.when: a side without a body in good heart on the table has
 * nothing left to play with, so the count is taken. */
static void
end_period (WrgBattle *battle)
{
  /* wrg.reaction.occasion.7: whoever was in rout this period, though it may
   * rally in the tests to come */
  FOR_ALL (battle, i)
  {
    if (is_fighting (body_at (battle, i)))
      mu_wrg_see_routs (battle, i);
  }
  mu_wrg_test_in_order (battle, mu_wrg_is_due_at_end);
  mu_wrg_decide_winners (battle); /* some opponents may have broken in their tests */
  mu_wrg_pursue_as_tested (battle);
  if (battle->period < battle->periods && has_fighters (battle, MU_SIDE_A)
      && has_fighters (battle, MU_SIDE_B)) {
    battle->phase = mu_wrg_give_up (battle) ? MU_PHASE_OVER : MU_PHASE_ARRIVALS;
    return;
  }
  mu_wrg_fall_of_night (battle);
  battle->phase = MU_PHASE_OVER;
  battle->status = MU_BATTLE_OVER;
  mu_wrg_end_battle (battle);
}

static void
fight_phase (WrgBattle *battle, MuPhase phase)
{
  switch (phase) {
  case MU_PHASE_DEPLOYMENT:
  case MU_PHASE_OVER:
    break;
  case MU_PHASE_ARRIVALS:
    begin_period (battle);
    break;
  case MU_PHASE_COMPULSORY:
    mu_wrg_move_compulsory (battle);
    break;
  case MU_PHASE_CHARGE_TESTS:
    mu_wrg_declare_charges (battle);
    break;
  case MU_PHASE_RESPONSE_TESTS:
    mu_wrg_respond_to_charges (battle);
    break;
  case MU_PHASE_CHARGE_MOVES:
    mu_wrg_move_charges (battle);
    break;
  case MU_PHASE_NORMAL_MOVES:
    mu_wrg_move_normally (battle);
    if (is_written (battle))
      mu_wrg_ride_messengers (battle);
    mu_wrg_come_after_moves (battle);
    break;
  case MU_PHASE_SHOOTING:
    mu_wrg_shoot_all (battle);
    break;
  case MU_PHASE_SHOOTING_TESTS:
    mu_wrg_test_in_order (battle, mu_wrg_is_due_after_shooting);
    break;
  case MU_PHASE_MELEE:
    mu_wrg_fight_hand_to_hand (battle);
    mu_wrg_risk_generals (battle);
    break;
  case MU_PHASE_RECOILS:
    mu_wrg_decide_recoils (battle);
    break;
  case MU_PHASE_END_TESTS:
    end_period (battle);
    break;
  }
}

MuBattleStatus
mu_wrg_battle_step (WrgBattle *battle)
{
  if (battle->status != MU_BATTLE_GOES_ON)
    return (MuBattleStatus) battle->status;
  const MuPhase phase = (MuPhase) battle->phase;
  if (phase != MU_PHASE_ARRIVALS)
    mu_wrg_emit (battle, MU_EVENT_PHASE, MU_RULE_WRG_SEQUENCE_PERIOD, MU_NO_BODY, MU_NO_BODY,
                 VALUES (phase));
  fight_phase (battle, phase);
  if (mu_dice_fault (battle->dice) != MU_DICE_OK)
    battle->status = MU_BATTLE_DICE_FAULT;
  if (phase != MU_PHASE_END_TESTS)
    battle->phase = (uint8_t) (phase + 1);
  return (MuBattleStatus) battle->status;
}
