/* What follows once recoils and breaks are known. Always in one order: an opponent who is
 * not beaten ties the body; engines go nowhere; then an advance out of control and the
 * latest reaction result; the order last. Following up leaves no choice, pursuing leaves
 * it under orders to skirmish alone. How a body rallies is told by what it did before,
 * for a body out of control not at all. */
#include "rules/wrg/fight/aftermath.h"

#include <assert.h>

#include "rules/wrg/orders/orders.h"
#include "rules/wrg/troop/troop.h"

static MuWrgVerdict
verdict (MuWrgDuty duty, MuRule rule)
{
  return (MuWrgVerdict){ duty, rule };
}

/* --- recoil -------------------------------------------------------------- */

MuRule
mu_wrg_recoil_disorders (const MuWrgRecoilGround *ground)
{
  if (ground->charging_cavalry) /* as wrg.after.break.disordered takes for granted */
    return MU_RULE_WRG_AFTER_BREAK_DISORDERED;
  if (ground->opposed)
    return MU_RULE_WRG_AFTER_RECOIL_TWO_WAYS;
  if (ground->uncontrolled || ground->blocked || ground->slow_ground)
    return MU_RULE_WRG_AFTER_RECOIL_DISORDER;
  return MU_RULE_NONE;
}

#define PUSHED_RANKS 3 /* wrg.after.recoil.friends */

bool
mu_wrg_recoil_pushes (MuTroopType friends, int ranks)
{
  return friends == MU_TROOP_LI && ranks <= PUSHED_RANKS;
}

int
mu_wrg_recoil_rest_of_move (int move, int obstacle)
{
  const int rest = move - MU_WRG_RECOIL_PACES - obstacle;
  return rest > 0 ? rest : 0;
}

bool
mu_wrg_recoil_is_retiring (int periods_after)
{
  return periods_after == 0 || periods_after == 1;
}

/* --- the winners --------------------------------------------------------- */

MuRule
mu_wrg_winner_refused (const MuWrgWinner *winner)
{
  if (winner->standing < 0 || winner->recoiling < 0 || winner->broken < 0
      || winner->breaking_off < 0)
    return MU_RULE_WRG_AFTER_FOLLOW_UP;
  /* the latest result stands alone */
  if (winner->result_forbids && (winner->result_requires || winner->advancing))
    return MU_RULE_WRG_REACTION_LATEST;
  return MU_RULE_NONE;
}

/* wrg.orders.hold: not past what it holds, unless a result says so. */
static bool
is_held (const MuReadings *readings, const MuWrgWinner *winner)
{
  return winner->order == MU_ORDER_HOLD && !winner->advancing
         && !mu_wrg_hold_may_follow_up (readings, winner->beyond_limits, winner->result_requires);
}

MuWrgVerdict
mu_wrg_follow_up (const MuReadings *readings, const MuWrgWinner *winner)
{
  if (winner->standing > 0 || winner->recoiling == 0)
    return verdict (MU_WRG_MAY_NOT, MU_RULE_WRG_AFTER_FOLLOW_UP);
  if (winner->artillery)
    return verdict (MU_WRG_MAY_NOT, MU_RULE_WRG_AFTER_ARTILLERY);
  if (winner->result_forbids || is_held (readings, winner))
    return verdict (MU_WRG_MAY_NOT, MU_RULE_WRG_AFTER_FOLLOW_UP);
  return verdict (MU_WRG_MUST, MU_RULE_WRG_AFTER_FOLLOW_UP);
}

static MuWrgDuty
duty_by_order (const MuWrgWinner *winner)
{
  switch (winner->order) {
  case MU_ORDER_ATTACK:
    return winner->order_forbids ? MU_WRG_MAY_NOT : MU_WRG_MUST;
  case MU_ORDER_HOLD: /* wrg.orders.hold */
    return MU_WRG_MAY_NOT;
  case MU_ORDER_SKIRMISH:
    break;
  }
  return MU_WRG_MAY;
}

MuWrgVerdict
mu_wrg_pursuit (const MuWrgWinner *winner)
{
  const MuRule rule = MU_RULE_WRG_PURSUIT_OBLIGATION;
  if (winner->standing > 0 || winner->recoiling > 0 || winner->broken + winner->breaking_off == 0)
    return verdict (MU_WRG_MAY_NOT, rule);
  if (winner->artillery)
    return verdict (MU_WRG_MAY_NOT, MU_RULE_WRG_AFTER_ARTILLERY);
  if (winner->advancing || winner->result_requires)
    return verdict (MU_WRG_MUST, rule);
  if (winner->result_forbids)
    return verdict (MU_WRG_MAY_NOT, rule);
  return verdict (duty_by_order (winner), rule);
}

MuWrgVerdict
mu_wrg_pursuit_goes_on (int periods, bool in_contact, bool uncontrolled)
{
  const MuRule rule = MU_RULE_WRG_PURSUIT_ONE_PERIOD;
  if (uncontrolled || periods < 1)
    return verdict (MU_WRG_MUST, rule);
  return verdict (in_contact ? MU_WRG_MAY : MU_WRG_MAY_NOT, rule);
}

MuWrgVerdict
mu_wrg_pursuit_charges_fresh (bool uncontrolled)
{
  return verdict (uncontrolled ? MU_WRG_MUST : MU_WRG_MAY, MU_RULE_WRG_PURSUIT_FRESH_ENEMY);
}

static int
slowed (MuTroopType type, int by, int periods)
{
  assert (periods >= 1);
  const int move = mu_wrg_type_charge_move (type) - by * periods;
  return move > 0 ? move : 0;
}

int
mu_wrg_pursuit_move (MuTroopType type, int period)
{
  return slowed (type, 30, period); /* wrg.move.pursuit */
}

int
mu_wrg_rout_move (MuTroopType type, int period)
{
  return slowed (type, 20, period); /* wrg.move.rout */
}

/* wrg.after.continue */
bool
mu_wrg_melee_goes_on (bool any_broke, bool any_breaks_off)
{
  return !any_broke && !any_breaks_off;
}

/* wrg.after.artillery */
MuWrgEnginesLost
mu_wrg_engines_lost (MuWrgRecoilResult result, int engines, int near, bool pursued, bool campaign)
{
  MuWrgEnginesLost lost = { 0, campaign };
  switch (result) {
  case MU_RECOIL_STAND:
    break;
  case MU_RECOIL_RECOIL:
    lost.lost = near;
    break;
  case MU_RECOIL_BREAK:
    lost.lost = pursued ? engines : 0;
    break;
  }
  return lost;
}

/* --- rallying ------------------------------------------------------------ */

/* wrg.after.not-followed: horse and chariots go back, others re-form where
 * they are. */
static MuWrgRally
rally_of_recoiled (MuTroopType type)
{
  return mu_type_is_cavalry (type) || mu_type_is_chariot (type) ? MU_RALLY_BACK : MU_RALLY_FORWARD;
}

MuWrgRally
mu_wrg_rally_how (MuWrgRallyCause cause, MuTroopType type, bool uncontrolled)
{
  const bool foot = !mu_type_is_mounted (type);
  if (uncontrolled) /* wrg.move.rally.none: it goes on */
    return MU_RALLY_NOT_NEEDED;
  switch (cause) {
  case MU_RALLIES_EVADED: /* wrg.move.rally.who-forward */
  case MU_RALLIES_ROUTED:
    return MU_RALLY_FORWARD;
  case MU_RALLIES_PURSUED:
    return foot ? MU_RALLY_FORWARD : MU_RALLY_BACK;
  case MU_RALLIES_MISSED: /* wrg.move.rally.who-either */
    return foot || type == MU_TROOP_EL ? MU_RALLY_EITHER : MU_RALLY_BACK;
  case MU_RALLIES_REPLACED:
    return MU_RALLY_EITHER;
  case MU_RALLIES_RECOILED:
    return rally_of_recoiled (type);
  case MU_RALLIES_NOT_HOME: /* wrg.move.rally.who-back */
  case MU_RALLIES_BROKE_OFF:
    return MU_RALLY_BACK;
  case MU_RALLIES_STAYED: /* wrg.move.rally.none */
    break;
  }
  return MU_RALLY_NOT_NEEDED;
}

#define RALLY_BACK_MOST 100

int
mu_wrg_rally_back_move (MuTroopType type)
{
  const int move = mu_wrg_type_normal_move (type);
  return move < RALLY_BACK_MOST ? move : RALLY_BACK_MOST;
}

/* --- breaking off -------------------------------------------------------- */

/* READING: wrg.after.break-off: the damaged text gives it to those whose
 * reaction result says so; switched, to skirmishers who wish it too. */
MuWrgVerdict
mu_wrg_break_off (const MuReadings *readings, bool in_melee, bool result_says, MuOrder order)
{
  const MuRule rule = MU_RULE_WRG_AFTER_BREAK_OFF;
  if (!in_melee)
    return verdict (MU_WRG_MAY_NOT, rule);
  if (result_says)
    return verdict (MU_WRG_MUST, rule);
  const bool free_to
      = order == MU_ORDER_SKIRMISH && mu_reading (readings, MU_READING_BREAK_OFF_FREE);
  return verdict (free_to ? MU_WRG_MAY : MU_WRG_MAY_NOT, rule);
}

/* wrg.after.break-off */
bool
mu_wrg_break_off_replies (MuTroopType type, bool crew_reach_rearward)
{
  return (type == MU_TROOP_EL || mu_type_is_chariot (type)) && crew_reach_rearward;
}

bool
mu_wrg_break_off_escapes (MuWrgDuty pursuit, int pursuit_move, int rally_move, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (pursuit == MU_WRG_MAY_NOT)
    return true;
  mu_trace_add (trace, MU_RULE_WRG_MOVE_PURSUIT, pursuit_move);
  mu_trace_add (trace, MU_RULE_WRG_AFTER_BREAK_OFF_ESCAPE, rally_move);
  return pursuit_move < rally_move;
}
