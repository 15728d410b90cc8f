/* Troops that come onto the table: reserves, flank marches, and those who left it
 * (wrg.deploy.arrival.*, wrg.leave-table.*). */
#include "rules/wrg/battle/order/obey.h"

/* --- dice --------------------------------------------------------------- */

static void
tell_march (WrgBattle *battle, int body, MuRule rule, int face, MuMarch march)
{
  mu_wrg_emit (battle, MU_EVENT_MARCH, rule, body, MU_NO_BODY,
               VALUES (face, march, errand_at (battle, body)->away == AWAY_LEFT));
}

static MuMarch
march_of (MuWrgArrival arrival)
{
  switch (arrival) {
  case MU_WRG_NOT_YET:
    return MU_MARCH_NOT_YET;
  case MU_WRG_AFTER_MOVES:
    return MU_MARCH_AFTER_MOVES;
  case MU_WRG_AT_ONCE:
    return MU_MARCH_AT_ONCE;
  }
  return MU_MARCH_NOT_YET;
}

static void
lose (WrgBattle *battle, int body, MuRule rule)
{
  tell_march (battle, body, rule, 0, MU_MARCH_LOST);
  errand_at (battle, body)->away = AWAY_LOST;
}

/* wrg.deploy.arrival.when, wrg.leave-table.timing */
static void
take_throw (WrgBattle *battle, int body, MuRule rule, int face, MuWrgArrival arrival)
{
  Errand *errand = errand_at (battle, body);
  tell_march (battle, body, rule, face, march_of (arrival));
  errand->face = (uint8_t) face;
  if (arrival == MU_WRG_AFTER_MOVES)
    errand->comes = COMES_AFTER_MOVES;
  else if (arrival == MU_WRG_AT_ONCE)
    errand->comes = COMES_NOW;
}

/* wrg.deploy.arrival.dice, wrg.deploy.arrival.groups: one die for all of a group. */
static void
dice_for_group (WrgBattle *battle, int head)
{
  const Errand *first = errand_at (battle, head);
  const MuWrgMarchState state = mu_wrg_march_state (first->due, battle->period);
  if (state == MU_WRG_MARCHING)
    return;
  const int face = state == MU_WRG_LOST
                       ? 0
                       : mu_dice_roll (battle->dice, mu_wrg_arrival_die (first->march_regular),
                                       MU_ROLL_ARRIVAL, head);
  const MuWrgArrival arrival = mu_wrg_arrival (face, first->march_general);
  for (int i = head; i < battle->count; i++) {
    const Errand *errand = errand_at (battle, i);
    if (errand->away != AWAY_MARCHING || errand->head != head)
      continue;
    if (state == MU_WRG_LOST) /* wrg.deploy.arrival.retry */
      lose (battle, i, MU_RULE_WRG_DEPLOY_ARRIVAL_RETRY);
    else
      take_throw (battle, i, MU_RULE_WRG_DEPLOY_ARRIVAL_DICE, face, arrival);
  }
}

/* wrg.leave-table.return; READING: wrg.leave-table.return: those whom their orders sent
 * off the table have no reason to come back. */
static void
dice_for_return (WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  const bool regular = body_at (battle, body)->troop.regular;
  if (battle->period > errand->left.left + MU_WRG_ARRIVAL_TRIES) {
    lose (battle, body, MU_RULE_WRG_LEAVE_TABLE_RETURN);
    return;
  }
  if (mu_wrg_return_refused (&errand->left, battle->period) != MU_RULE_NONE)
    return;
  const int face = mu_dice_roll (battle->dice, mu_wrg_arrival_die (regular), MU_ROLL_ARRIVAL, body);
  take_throw (battle, body, MU_RULE_WRG_LEAVE_TABLE_RETURN, face,
              mu_wrg_arrival (face, mu_wrg_has_general_riding (battle, body)));
}

/* --- onto the table ----------------------------------------------------- */

/* READING: wrg.deploy.arrival.when: a full move is measured from the edge, and the ground
 * that a body covers is part of it. */
static void
stand_on_table (WrgBattle *battle, int body, const MuRect *ground, MuRule rule)
{
  Body *self = body_at (battle, body);
  self->ground = *ground;
  self->status = STATUS_FIGHTING;
  self->motion = MOTION_ADVANCING;
  self->period.begun = mu_rect_centre (ground);
  self->period.used = ground->depth;
  self->evaded = self->period.broke_off = self->period.left_in_rout = false;
  self->break_off_due = self->recoil_due = self->follow_due = false;
  self->pursues = MU_NO_BODY;
  self->rout_periods = 0;
  self->disordered_until[DISORDER_UNRALLIED] = 0;
  if (mu_wrg_is_bound (battle, self, MU_RESULT_RETIRE))
    self->bound = MU_RESULT_OBEY;
  mu_wrg_note_ground (battle, body);
  mu_wrg_emit (battle, MU_EVENT_ARRIVED, rule, body, MU_NO_BODY,
               VALUES (ground->front.x, ground->front.y, ground->facing, self->files));
}

/* wrg.leave-table.rally */
static void
rally_on_return (WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  const bool first = battle->period == errand->left.left + 1;
  const MuTroopType type = (MuTroopType) body_at (battle, body)->troop.type;
  switch (mu_wrg_return_rally ((MuWrgLeaving) errand->left.how, type, errand->face, first)) {
  case MU_WRG_RALLIED:
    break;
  case MU_WRG_RALLY_FORWARD:
    mu_wrg_begin_rally (battle, body, RALLY_FORWARD, MU_RULE_WRG_LEAVE_TABLE_RALLY);
    break;
  case MU_WRG_RALLY_BACK:
    mu_wrg_begin_rally (battle, body, RALLY_BACK, MU_RULE_WRG_LEAVE_TABLE_RALLY);
    break;
  }
}

static void
come_on (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  const bool returns = errand->away == AWAY_LEFT;
  const MuRule rule = returns ? MU_RULE_WRG_LEAVE_TABLE_TIMING : MU_RULE_WRG_DEPLOY_ARRIVAL_WHEN;
  MuRect ground;
  if (!returns)
    mu_wrg_arrive_in_column (battle, body);
  if (!mu_wrg_find_entry (battle, body, &ground)) {
    tell_march (battle, body, MU_RULE_WRG_DEPLOY_ARRIVAL_BLOCKED, errand->face, MU_MARCH_NO_ROOM);
    return; /* READING: wrg.deploy.arrival.blocked: it tries again, without a die */
  }
  stand_on_table (battle, body, &ground, rule);
  if (returns)
    rally_on_return (battle, body);
  else
    mu_wrg_begin_orders (battle, body);
  errand->away = AWAY_NOT;
  errand->comes = COMES_NOT;
}

static void
forget_absence (WrgBattle *battle, int body)
{
  errand_at (battle, body)->away = AWAY_NOT;
  errand_at (battle, body)->comes = COMES_NOT;
}

static void
dice_for_all (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Errand *errand = errand_at (battle, i);
    if (on_table (body_at (battle, i))) /* an umpire may have put it there */
      forget_absence (battle, i);
    else if (errand->comes == COMES_AFTER_MOVES) /* no room last time */
      errand_at (battle, i)->comes = COMES_NOW;
    else if (errand->comes != COMES_NOT)
      continue;
    else if (errand->away == AWAY_MARCHING && errand->head == i)
      dice_for_group (battle, i);
    else if (errand->away == AWAY_LEFT)
      dice_for_return (battle, i);
  }
}

static bool
let_come (WrgBattle *battle, Comes when)
{
  bool any = false;
  FOR_ALL (battle, i)
  {
    if (errand_at (battle, i)->comes != when)
      continue;
    come_on (battle, i);
    any = true;
  }
  return any;
}

/* At the start of a period: dice, and those who come at once; whether any did. */
bool
mu_wrg_come_at_once (WrgBattle *battle)
{
  dice_for_all (battle);
  return let_come (battle, COMES_NOW);
}

/* When all others have moved. */
void
mu_wrg_come_after_moves (WrgBattle *battle)
{
  if (let_come (battle, COMES_AFTER_MOVES))
    mu_wrg_note_contacts (battle);
}

/* --- off the table ------------------------------------------------------ */

static MuWrgLeaving
leaving_by (MoveKind kind)
{
  switch (kind) {
  case MOVE_EVADE:
    return MU_WRG_LEFT_EVADING;
  case MOVE_PURSUIT:
  case MOVE_CHARGE:
  case MOVE_FOLLOW_UP:
  case MOVE_UNCONTROLLED:
  case MOVE_UNAUTHORISED:
    return MU_WRG_LEFT_PURSUING;
  case MOVE_BREAK_OFF:
    return MU_WRG_LEFT_BREAKING_OFF;
  case MOVE_ROUT:
    return MU_WRG_LEFT_ROUTING;
  case MOVE_RECOIL:
  case MOVE_RALLY_BACK:
  case MOVE_FALL_BACK:
  case MOVE_RETIRE:
  case MOVE_PUSHED:
    return MU_WRG_LEFT_RETIRING;
  case MOVE_NONE:
  case MOVE_ADVANCE:
    break;
  }
  return MU_WRG_LEFT_BY_ORDER;
}

/* READING: wrg.leave-table.chased: pursuers halt at the edge (wrg.pursuit.one-period), so that
 * nobody is chased off by troops who leave too. */
void
mu_wrg_note_leaving (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  const Body *self = body_at (battle, body);
  const MuWrgLeaving how = self->fate == MU_FATE_OFF_TABLE ? leaving_by ((MoveKind) self->move.kind)
                                                           : MU_WRG_LEFT_ROUTING;
  errand->away = how == MU_WRG_LEFT_ROUTING || how == MU_WRG_LEFT_BY_ORDER ? AWAY_LOST : AWAY_LEFT;
  errand->comes = COMES_NOT;
  errand->left = (MuWrgLeft){ .how = how, .left = battle->period };
}

/* Who is destroyed, taken or has run does not come, whatever has been thrown for him. */
void
mu_wrg_come_no_more (WrgBattle *battle, int body)
{
  errand_at (battle, body)->away = AWAY_LOST;
  errand_at (battle, body)->comes = COMES_NOT;
}

/* wrg.leave-table.return: routers who have rallied beyond the edge may come back, and rally
 * forward as evaders do (wrg.move.rally.who-forward). */
void
mu_wrg_note_rally_beyond (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  errand->away = AWAY_LEFT;
  errand->left.how = MU_WRG_LEFT_EVADING;
}

/* Whether anybody of the side may still come onto the table. */
bool
mu_wrg_may_still_come (const WrgBattle *battle, MuSide side)
{
  FOR_SIDE (battle, side, i)
  {
    const uint8_t away = errand_at (battle, i)->away;
    if (away == AWAY_MARCHING || away == AWAY_LEFT)
      return true;
  }
  return false;
}
