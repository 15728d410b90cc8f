/* Who recoils, who breaks, who follows and who pursues (wrg.after.*). */
#include "rules/wrg/battle/engine.h"
#include "rules/wrg/battle/order/obey.h"

#include "rules/wrg/fight/recoil.h"

static bool
stroke_between (const WrgBattle *battle, int body, int target, int *men)
{
  bool found = false;
  *men = 0;
  FOR_STROKES (battle, body_at (battle, target), i)
  {
    const Stroke *stroke = &battle->stroke[i];
    if (stroke->body == body) {
      found = true;
      *men += stroke->men;
    }
  }
  return found;
}

/* Those who struck at it this period, by number. */
static void
find_strikers (const WrgBattle *battle, int body, Near *strikers)
{
  strikers->count = 0;
  FOR_STROKES (battle, body_at (battle, body), i)
  {
    mu_wrg_add_once (strikers, battle->stroke[i].body);
  }
}

/* wrg.disorder.cause.3: forced back by cavalry that charged into the melee this
 * period; where others helped, only if the cavalry gave more than it took. */
static bool
is_ridden_down (const WrgBattle *battle, int body)
{
  bool others = false;
  int given = 0;
  int taken = 0;
  bool cavalry = false;
  Near strikers;
  find_strikers (battle, body, &strikers);
  FOR_NEAR (strikers, k)
  {
    const Body *enemy = body_at (battle, k);
    int men, back;
    if (!stroke_between (battle, k, body, &men))
      continue;
    stroke_between (battle, body, k, &back);
    if (enemy->period.came_in_charge && mu_type_is_cavalry ((MuTroopType) enemy->troop.type)) {
      cavalry = true;
      given += men;
      taken += back;
    } else {
      others = true;
    }
  }
  return cavalry && (!others || given > taken);
}

static int
main_opponent (const WrgBattle *battle, int body)
{
  int best = MU_NO_BODY;
  int most = -1;
  Near strikers;
  find_strikers (battle, body, &strikers);
  FOR_NEAR (strikers, k)
  {
    int men;
    if (stroke_between (battle, k, body, &men) && men > most) {
      most = men;
      best = k;
    }
  }
  return best;
}

static MuWrgRecoilResult
judge (WrgBattle *battle, int body, MuTrace *trace)
{
  const Body *self = body_at (battle, body);
  const MuWrgRecoil recoil = {
    .class = mu_wrg_lower_class (self),
    .figures = self->period.melee_count,
    .fighting = self->period.melee_fighting,
    .inflicted = self->period.melee_given,
    .received = self->period.melee_taken,
    .shot = self->period.shot_men,
    .consecutive = self->recoils_in_a_row,
    .disordered = self->disordered || is_ridden_down (battle, body),
    .left = mu_wrg_count_for_losses (self),
  };
  return mu_wrg_recoil_by (&battle->readings, &recoil, trace);
}

static MuRule
breaking_rule (const MuTrace *trace)
{
  for (uint32_t i = 0; i < trace->count; i++)
    if (trace->line[i].rule == MU_RULE_WRG_AFTER_BREAK_DISORDERED)
      return trace->line[i].rule;
  return MU_RULE_WRG_AFTER_BREAK_COUNT;
}

/* wrg.disorder.cause.6: forced back while out of control; wrg.disorder.cause.3: by cavalry */
static void
recoil (WrgBattle *battle, int body, bool ridden_down)
{
  Body *self = body_at (battle, body);
  self->recoil_due = true;
  self->pushed_back = true;
  self->recoils_in_a_row++;
  self->follow_due = false;
  self->pursues = MU_NO_BODY;
  self->motion = MOTION_RETIRING; /* wrg.after.recoil.retiring */
  mu_wrg_emit (battle, MU_EVENT_RECOILED, MU_RULE_WRG_AFTER_RECOIL_DISTANCE, body,
               main_opponent (battle, body), VALUES (self->recoils_in_a_row));
  if (ridden_down)
    mu_wrg_disorder_body (battle, body, DISORDER_CAVALRY, battle->period);
  if (mu_wrg_is_uncontrolled (battle, self))
    mu_wrg_disorder_body (battle, body, DISORDER_UNCONTROLLED, battle->period);
  if (mu_wrg_is_artillery (self)) {
    self->recoil_due = false;
    mu_wrg_leave_engines (battle, body);
  }
}

static void
decide_body (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  MuTrace trace;
  const bool ridden_down = is_ridden_down (battle, body);
  const MuWrgRecoilResult result = judge (battle, body, &trace);
  mu_wrg_emit (
      battle, MU_EVENT_RECOIL_CHECK, MU_RULE_WRG_AFTER_RECOIL_TOTAL, body, MU_NO_BODY,
      VALUES (result, self->period.melee_given, self->period.melee_taken, self->period.shot_men));
  mu_wrg_emit_trace (battle, body, &trace);
  switch (result) {
  case MU_RECOIL_STAND:
    self->recoils_in_a_row = 0;
    break;
  case MU_RECOIL_RECOIL:
    if (!mu_wrg_shows_its_back (self))
      recoil (battle, body, ridden_down);
    break;
  case MU_RECOIL_BREAK:
    self->period.broke_evading = self->period.response == RESPONSE_EVADE;
    mu_wrg_break_body (battle, body, breaking_rule (&trace));
    break;
  }
}

static void
decide_bodies (WrgBattle *battle)
{
  mu_wrg_link_strokes (battle, true);
  FOR_ALL (battle, i)
  {
    if (is_fighting (body_at (battle, i)) && body_at (battle, i)->period.in_melee_now)
      decide_body (battle, i);
  }
}

/* wrg.disorder.cause.8.fought: through the next period. */
static void
note_fought_models (WrgBattle *battle)
{
  for (int i = 0; i < battle->filled.strokes; i++) {
    const Stroke *stroke = &battle->stroke[i];
    const Body *target = body_at (battle, stroke->target);
    const MuTroopType type = (MuTroopType) target->troop.type;
    if ((type == MU_TROOP_EL || mu_type_is_chariot (type)) && is_fighting (target)
        && !target->recoil_due && is_fighting (body_at (battle, stroke->body)))
      mu_wrg_disorder_body (battle, stroke->body, DISORDER_FOUGHT_MODELS, battle->period + 1);
  }
}

typedef struct {
  int standing;
  int recoiling;
  int broken;
  int running; /* those, and whoever is about to break off */
  int first_recoiling;
  int first_running;
} Opponents;

static Opponents
opponents_of (const WrgBattle *battle, int body)
{
  Opponents all = { .first_recoiling = MU_NO_BODY, .first_running = MU_NO_BODY };
  FOR_CONTACT (battle, body_at (battle, body), k)
  {
    const Body *enemy = body_at (battle, k);
    if (!on_table (enemy) || !mu_wrg_in_contact (battle, body, k))
      continue;
    all.broken += !is_fighting (enemy);
    if (!is_fighting (enemy) || enemy->break_off_due) {
      all.first_running = all.running++ ? all.first_running : k;
    } else if (enemy->recoil_due) {
      all.first_recoiling = all.recoiling++ ? all.first_recoiling : k;
    } else {
      all.standing++;
    }
  }
  return all;
}

/* wrg.orders.hold: the ground held is not left, unless a result asks for it;
 * those in uncontrolled or unauthorised advance have no thought for it. */
static bool
is_kept_back (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (self->pursuit_barred || mu_wrg_is_artillery (self)) /* wrg.after.artillery */
    return true;
  /* wrg.reaction.result.row4.hold, where that reading is switched */
  if (mu_wrg_is_bound (battle, self, MU_RESULT_HALT_FIGHTING))
    return false;
  return mu_wrg_order_of (battle, body) == MU_ORDER_HOLD
         && !mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE);
}

/* wrg.after.follow-up; wrg.after.not-followed */
static void
decide_follow_up (WrgBattle *battle, int body, const Opponents *opponents)
{
  Body *self = body_at (battle, body);
  if (is_kept_back (battle, body)) {
    self->period.must_stand_next = true;
    return;
  }
  self->follow_due = true;
  mu_wrg_emit (battle, MU_EVENT_FOLLOWED_UP, MU_RULE_WRG_AFTER_FOLLOW_UP, body,
               opponents->first_recoiling, VALUES (0));
}

/* wrg.pursuit.obligation: attackers, and whoever is out of hand; holders where
 * their test says so (wrg.reaction.result.row2). Skirmishers need not. */
static bool
must_pursue (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  if (mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE))
    return true;
  if (self->pursuit_barred || mu_wrg_type_charge_move ((MuTroopType) self->troop.type) == 0)
    return false;
  return mu_wrg_order_of (battle, body) == MU_ORDER_ATTACK;
}

static void
begin_pursuit (WrgBattle *battle, int body, int quarry)
{
  Body *self = body_at (battle, body);
  self->pursues = (int16_t) quarry;
  /* wrg.disorder.cause.1.exception: mounted or heavier troops */
  self->chases_lights = self->melee_periods == 1 && self->troop.type != MU_TROOP_LI
                        && body_at (battle, quarry)->troop.type == MU_TROOP_LI;
  /* wrg.move.uncontrolled.then-rout: after its second period, as if pursuing
   * for the second */
  self->pursuit_periods = mu_wrg_is_uncontrolled (battle, self) && self->bound_periods >= 2;
}

static void
decide_winner (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  const Opponents opponents = opponents_of (battle, body);
  if (opponents.standing > 0 || self->pursues != MU_NO_BODY || self->follow_due)
    return;
  if (opponents.recoiling > 0) {
    decide_follow_up (battle, body, &opponents);
  } else if (opponents.running > 0) {
    /* wrg.reaction.occasion.9: to break off is not to be broken */
    self->period.broke_all = opponents.broken == opponents.running;
    self->period.broken_quarry = (int16_t) opponents.first_running;
    if (opponents.first_running != self->spared && must_pursue (battle, body))
      begin_pursuit (battle, body, opponents.first_running);
  }
}

void
mu_wrg_decide_winners (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Body *self = body_at (battle, i);
    if (is_fighting (self) && self->period.in_melee_now && !self->recoil_due && !self->break_off_due
        && !mu_wrg_shows_its_back (self))
      decide_winner (battle, i);
  }
}

/* wrg.after.not-followed: whom nobody follows must rally, horse and chariots
 * back, others where they are. */
static void
send_unfollowed_to_rally (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    const MuTroopType type = (MuTroopType) self->troop.type;
    if (!is_fighting (self) || !self->period.recoiled || mu_wrg_in_melee (battle, i)
        || mu_wrg_is_uncontrolled (battle, self))
      continue;
    self->rally_due
        = mu_type_is_cavalry (type) || mu_type_is_chariot (type) ? RALLY_BACK : RALLY_FORWARD;
  }
}

/* wrg.after.break-off.escape: broken if the pursuit has kept up. */
static void
decide_break_offs (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (!is_fighting (self) || !self->period.broke_off)
      continue;
    if (mu_wrg_touched_by_enemy (battle, i))
      mu_wrg_break_body (battle, i, MU_RULE_WRG_AFTER_BREAK_OFF_ESCAPE);
    else
      mu_wrg_begin_rally (battle, i, RALLY_BACK, MU_RULE_WRG_MOVE_RALLY_WHO_BACK);
  }
}

/* Who gives it up does not take it up again, though the routers are still before him. */
static bool
pursues_on (WrgBattle *battle, int body)
{
  Body *self = body_at (battle, body);
  if (!mu_wrg_policy_pursues_on (battle, body))
    return false;
  if (!mu_wrg_calls_back (battle, body))
    return true;
  self->spared = self->pursues;
  return false;
}

/* wrg.pursuit.one-period, wrg.move.rally.who-forward, wrg.move.rally.who-back; those out of
 * control do not rally (wrg.move.rally.none). */
static void
decide_pursuits (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (!is_fighting (self) || !self->period.pursued || pursues_on (battle, i))
      continue;
    self->pursues = MU_NO_BODY;
    if (mu_wrg_is_uncontrolled (battle, self))
      continue;
    self->rally_due
        = mu_type_is_infantry ((MuTroopType) self->troop.type) ? RALLY_FORWARD : RALLY_BACK;
  }
}

/* wrg.move.evade.caught: the evade becomes a rout, and is as long as one. */
static void
lengthen_evades (WrgBattle *battle)
{
  bool any = false;
  mu_wrg_forget_moves (battle);
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (!self->period.broke_evading || self->status != STATUS_ROUTING)
      continue;
    const MuFix done = self->period.moved;
    self->period.rout_start = self->ground.front;
    self->rout_periods++;
    self->period.ran = true;
    self->fresh_rout = false;
    const MuFix full = mu_wrg_make_rout_move (self, self->rout_periods);
    mu_wrg_plan_move (battle, i, MOVE_ROUT, MU_RULE_WRG_MOVE_EVADE_CAUGHT,
                      full > done ? full - done : 0);
    any = true;
  }
  if (!any)
    return;
  mu_wrg_make_moves (battle);
  mu_wrg_end_of_moves (battle);
}

void
mu_wrg_decide_recoils (WrgBattle *battle)
{
  mu_wrg_note_contacts (battle);
  decide_break_offs (battle);
  decide_bodies (battle);
  note_fought_models (battle);
  mu_wrg_decide_winners (battle);
  send_unfollowed_to_rally (battle);
  decide_pursuits (battle);
  lengthen_evades (battle);
}

/* wrg.reaction.result.row2, after the tests of the period's end: holders whose
 * test sent them after the enemy. */
void
mu_wrg_pursue_as_tested (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Body *self = body_at (battle, i);
    if (is_fighting (self) && self->period.broke_all && self->pursues == MU_NO_BODY
        && (self->pursuit_required || mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE))
        && on_table (body_at (battle, self->period.broken_quarry)))
      begin_pursuit (battle, i, self->period.broken_quarry);
  }
}
