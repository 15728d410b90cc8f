#include "tests/bench/idle_cause.h"

#include "rules/wrg/battle/order/obey.h"

#define CLOSE_BEHIND MU_PACES (20) /* from a line to the screen that keeps it back */
#define CLOSE        MU_PACES (6)  /* less than that is no move */
#define BEFORE       MU_PACES (60) /* an enemy so near is right before it */

/* --- what it is ordered ------------------------------------------------- */

static const MuWrgClause *
acting_clause (const WrgBattle *engine, int body)
{
  const Errand *errand = errand_at (engine, body);
  MuWrgMet met = { 0 };
  if (!errand->orders || errand->step < 0 || errand->step >= errand->orders->count)
    return NULL;
  mu_wrg_find_met (engine, body, &met);
  const int act = mu_wrg_orders_now (errand->orders, errand->step, &met).act;
  return act >= 0 ? &errand->orders->clause[act] : NULL;
}

static gboolean
waits_for_clock (const WrgBattle *engine, int body)
{
  const Errand *errand = errand_at (engine, body);
  return errand->orders && errand->step >= 0 && errand->step < errand->orders->count
         && errand->orders->clause[errand->step].until > 0
         && errand->orders->clause[errand->step].move == MU_WRG_MOVE_STAY;
}

static Duty
duty_of_act (MuOrder order, gboolean supports, gboolean goes)
{
  switch (order) {
  case MU_ORDER_ATTACK:
    return supports ? DUTY_ATTACK_SUPPORT : DUTY_ATTACK;
  case MU_ORDER_HOLD:
    return supports ? DUTY_HOLD_SUPPORT : DUTY_HOLD;
  case MU_ORDER_SKIRMISH:
    if (supports)
      return DUTY_SKIRMISH_SUPPORT;
    return goes ? DUTY_HARASS : DUTY_SKIRMISH;
  }
  return DUTY_HOLD;
}

Duty
idle_duty (const WrgBattle *engine, int body)
{
  const Errand *errand = errand_at (engine, body);
  if (!is_written (engine))
    return duty_of_act (mu_wrg_order_of (engine, body), FALSE, TRUE);
  if (errand->obeys == MU_WRG_OBEYS_STANDING)
    return DUTY_STANDING;
  if (errand->obeys == MU_WRG_OBEYS_DEFAULT)
    return DUTY_DEFAULT;
  if (waits_for_clock (engine, body))
    return DUTY_WAIT;
  const MuWrgClause *clause = acting_clause (engine, body);
  const MuWrgClause *moving = mu_wrg_moving_clause_of (engine, body);
  const gboolean goes = moving && moving->move != MU_WRG_MOVE_UNSAID;
  return duty_of_act (mu_wrg_order_of (engine, body), clause && clause->support, goes);
}

/* --- who is in the way -------------------------------------------------- */

int
idle_friend_before (const WrgBattle *engine, int body, MuFix paces)
{
  const Body *self = body_at (engine, body);
  MuRect ahead = mu_rect_ahead (&self->ground, paces);
  ahead.width = MAX (self->ground.width - MU_PACES (4), MU_PACES (1));
  ahead.depth = paces - MU_PACES (1);
  FOR_SIDE (engine, self->side, k)
  {
    if (k != body && on_table (body_at (engine, k)) && !is_guest (body_at (engine, k))
        && mu_rect_overlaps (&ahead, &body_at (engine, k)->ground))
      return k;
  }
  return MU_NO_BODY;
}

static gboolean
is_bound_to_stand (const WrgBattle *engine, const Body *self)
{
  return mu_wrg_is_bound (engine, self, MU_RESULT_HALT)
         || mu_wrg_is_bound (engine, self, MU_RESULT_HALT_FIGHTING)
         || mu_wrg_is_bound (engine, self, MU_RESULT_SKIRMISH_IN_PLACE)
         || mu_wrg_is_bound (engine, self, MU_RESULT_HOLD_GROUND)
         || mu_wrg_is_bound (engine, self, MU_RESULT_HALT_DISORDERED);
}

static gboolean
rallies (const Body *self)
{
  return self->evaded || self->rally != RALLY_NONE || self->rally_due != RALLY_NONE;
}

static gboolean
has_general (const WrgBattle *engine, int body)
{
  const MuSide side = (MuSide) body_at (engine, body)->side;
  for (int which = 0; which < mu_wrg_leaders_of (engine, side); which++)
    if (mu_wrg_body_of_leader (engine, side, which) == body)
      return TRUE;
  return FALSE;
}

/* --- causes ------------------------------------------------------------- */

/* CAUSES: by none of these. */
static Cause
cause_bound (const WrgBattle *engine, int body)
{
  const Body *self = body_at (engine, body);
  if (mu_wrg_in_melee (engine, body))
    return CAUSE_CONTACT;
  if (rallies (self))
    return CAUSE_RALLY;
  if (is_bound_to_stand (engine, self))
    return CAUSE_HALT;
  if (mu_wrg_is_bound (engine, self, MU_RESULT_RETIRE))
    return CAUSE_HALT_RETIRE;
  if (self->period.must_stand || self->period.recoiled || self->break_off_due)
    return CAUSE_STAND;
  return self->period.waits_for_screen ? CAUSE_SCREEN : CAUSES;
}

static Cause
cause_ordered (const WrgBattle *engine, int body, Duty duty)
{
  switch (duty) {
  case DUTY_WAIT:
    return CAUSE_CLOCK;
  case DUTY_HOLD_SUPPORT:
    return CAUSE_TRIGGER;
  case DUTY_HOLD:
    return errand_at (engine, body)->step < 0 ? CAUSE_SIGNAL : CAUSE_HOLDS;
  case DUTY_DEFAULT:
    return CAUSE_OFF_DUTY;
  case DUTY_STANDING:
    return mu_wrg_order_of (engine, body) == MU_ORDER_HOLD ? CAUSE_OFF_DUTY : CAUSES;
  case DUTY_ATTACK:
  case DUTY_ATTACK_SUPPORT:
  case DUTY_SKIRMISH:
  case DUTY_SKIRMISH_SUPPORT:
  case DUTY_HARASS:
  case DUTIES:
    break;
  }
  return CAUSES;
}

static gboolean
ground_bars (const WrgBattle *engine, const Body *self)
{
  MuFix slow;
  return mu_wrg_move_over (engine, self, &self->ground, MOVE_ADVANCE,
                           mu_wrg_whole_normal_move (self), &slow)
         < CLOSE;
}

static gboolean
is_supporting (Duty duty)
{
  return duty == DUTY_ATTACK_SUPPORT || duty == DUTY_SKIRMISH_SUPPORT;
}

static Cause
cause_ahead (const WrgBattle *engine, int body, Duty duty)
{
  const Body *self = body_at (engine, body);
  const gboolean light = self->troop.type == MU_TROOP_LI;
  MuFix distance;
  if (idle_friend_before (engine, body, MU_PACES (IN_FRONT)) != MU_NO_BODY)
    return light && mu_wrg_order_of (engine, body) == MU_ORDER_SKIRMISH ? CAUSE_SCREEN_GONE
                                                                        : CAUSE_FRIEND_NEAR;
  if (ground_bars (engine, self))
    return CAUSE_GROUND;
  if (is_supporting (duty))
    return CAUSE_STATION;
  const int enemy = mu_wrg_first_enemy_ahead (engine, body, &distance);
  if (idle_friend_before (engine, body, mu_wrg_whole_normal_move (self)) != MU_NO_BODY)
    return CAUSE_FRIEND_FAR;
  if (enemy == MU_NO_BODY)
    return CAUSE_NO_ENEMY;
  if (mu_wrg_order_of (engine, body) == MU_ORDER_SKIRMISH)
    return CAUSE_KEEPS_OFF;
  return distance <= BEFORE ? CAUSE_BEFORE : CAUSE_OTHER;
}

Cause
idle_cause (const WrgBattle *engine, int body)
{
  Cause cause = cause_bound (engine, body);
  const Duty duty = idle_duty (engine, body);
  if (cause == CAUSES)
    cause = cause_ordered (engine, body, duty);
  if (cause == CAUSES && body_at (engine, body)->period.changed_form)
    cause = CAUSE_FORMING;
  if (cause == CAUSES && mu_wrg_is_changing_form (body_at (engine, body)))
    cause = CAUSE_NO_ROOM;
  return cause == CAUSES ? cause_ahead (engine, body, duty) : cause;
}

/* --- who bars the way --------------------------------------------------- */

/* Of one who has nobody right before him. */
static Bar
bar_of_cause (Cause cause)
{
  switch (cause) {
  case CAUSE_CONTACT:
    return BARRED_BY_FIGHTERS;
  case CAUSE_RALLY:
  case CAUSE_HALT:
  case CAUSE_HALT_RETIRE:
  case CAUSE_STAND:
    return BARRED_BY_HALTED;
  case CAUSE_SCREEN:
  case CAUSE_FORMING:
  case CAUSE_NO_ROOM:
  case CAUSE_TURNING:
    return BARRED_BY_FORMING;
  case CAUSE_CLOCK:
  case CAUSE_SIGNAL:
  case CAUSE_TRIGGER:
  case CAUSE_HOLDS:
  case CAUSE_OFF_DUTY:
    return BARRED_BY_HOLDERS;
  case CAUSE_GROUND:
    return BARRED_BY_GROUND;
  case CAUSE_STATION:
    return BARRED_BY_SUPPORTERS;
  case CAUSE_FRIEND_NEAR:
  case CAUSE_FRIEND_FAR:
  case CAUSE_NO_ENEMY:
  case CAUSE_SCREEN_GONE:
  case CAUSE_KEEPS_OFF:
  case CAUSE_BEFORE:
  case CAUSE_OTHER:
  case CAUSES:
    break;
  }
  return BARRED_BY_IDLERS;
}

static gboolean
has_short_way_back (const WrgBattle *engine, int body)
{
  const MuFix whole = mu_wrg_normal_move (body_at (engine, body));
  for (MuFix back = MU_PACES (10); back < whole; back += MU_PACES (10))
    if (mu_wrg_can_pass_back (engine, body, back))
      return TRUE;
  return FALSE;
}

static gboolean
is_kept_back_by (const WrgBattle *engine, int friend, int body)
{
  const Body *self = body_at (engine, friend);
  const gboolean light = self->troop.type == MU_TROOP_LI || self->troop.type == MU_TROOP_LC;
  MuFix distance;
  return !light && !self->disordered && self->period.moved == 0
         && self->period.charge_target == MU_NO_BODY
         && mu_wrg_order_of (engine, friend) == MU_ORDER_ATTACK
         && mu_wrg_may_advance (engine, friend)
         && mu_wrg_first_ahead (engine, friend, &self->ground, CLOSE_BEHIND, &distance) == body;
}

static gboolean
keeps_anybody_back (const WrgBattle *engine, int body)
{
  FOR_SIDE (engine, body_at (engine, body)->side, k)
  {
    if (k != body && is_fighting (body_at (engine, k)) && is_kept_back_by (engine, k, body))
      return TRUE;
  }
  return FALSE;
}

static Bar
screen_in_action (const WrgBattle *engine, int body)
{
  const Body *self = body_at (engine, body);
  if (mu_wrg_in_melee (engine, body))
    return BARRED_BY_LIGHT_FIGHTING;
  if (rallies (self))
    return BARRED_BY_LIGHT_RALLYING;
  if (!mu_wrg_may_advance (engine, body))
    return BARRED_BY_LIGHT_HALTED;
  return self->period.moved > 0 || self->period.charge_target != MU_NO_BODY ? BARRED_BY_LIGHT_MOVED
                                                                            : BARRED_BY_LIGHT_OTHER;
}

/* As make_way.c of the engine has light foot go back, and what keeps it from that. */
Bar
idle_screen (const WrgBattle *engine, int body)
{
  const Body *self = body_at (engine, body);
  const Bar action = screen_in_action (engine, body);
  if (action != BARRED_BY_LIGHT_OTHER)
    return action;
  if (self->troop.type == MU_TROOP_LC)
    return BARRED_BY_LIGHT_HORSE;
  if (mu_wrg_order_of (engine, body) != MU_ORDER_SKIRMISH)
    return BARRED_BY_LIGHT_ORDERED;
  if (!mu_wrg_any_enemy_ahead (engine, body) || mu_wrg_policy_skirmish (engine, body) > 0)
    return BARRED_BY_LIGHT_EARLY;
  if (!keeps_anybody_back (engine, body))
    return BARRED_BY_LIGHT_ALONE;
  if (mu_wrg_can_pass_back (engine, body, mu_wrg_normal_move (self)))
    return BARRED_BY_LIGHT_OTHER;
  return has_short_way_back (engine, body) ? BARRED_BY_LIGHT_SHORT : BARRED_BY_LIGHT_FIXED;
}

Bar
idle_bar (const WrgBattle *engine, int foremost)
{
  const Body *self = body_at (engine, foremost);
  if (self->status == STATUS_ROUTING)
    return BARRED_BY_ROUTERS;
  if (self->troop.type == MU_TROOP_LI || self->troop.type == MU_TROOP_LC)
    return BARRED_BY_LIGHT_OTHER;
  if (mu_wrg_in_melee (engine, foremost))
    return BARRED_BY_FIGHTERS;
  if (has_general (engine, foremost))
    return BARRED_BY_GENERAL;
  if (self->period.moved >= CLOSE)
    return BARRED_BY_MOVERS;
  return bar_of_cause (idle_cause (engine, foremost));
}

#define CHAIN 8 /* friends one before the other */

int
idle_barred_by (const WrgBattle *engine, int body, Cause cause)
{
  const MuFix far = mu_wrg_whole_normal_move (body_at (engine, body));
  if (cause != CAUSE_FRIEND_NEAR && cause != CAUSE_FRIEND_FAR)
    return MU_NO_BODY;
  int foremost
      = idle_friend_before (engine, body, cause == CAUSE_FRIEND_NEAR ? MU_PACES (IN_FRONT) : far);
  for (int i = 0; i < CHAIN && foremost != MU_NO_BODY; i++) {
    const int before = idle_friend_before (engine, foremost, MU_PACES (IN_FRONT));
    if (before == MU_NO_BODY || before == body || !is_fighting (body_at (engine, foremost))
        || idle_cause (engine, foremost) != CAUSE_FRIEND_NEAR)
      break;
    foremost = before;
  }
  return foremost;
}
