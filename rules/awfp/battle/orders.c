/* The Orders Phase: free turns about, then markers, face down (awfp.sequence.orders-placed). A asks
 * first, then B; what A has placed B's player does not see. */
#include "rules/awfp/battle/engine.h"

/* awfp.sequence.free-turn */
static bool
may_turn_about (const AwfpBattle *battle, int body)
{
  const AwfpUnit *unit = &battle->unit[body];
  const int enemy = !unit->side;
  if (!mu_awfp_fights_on (unit) || unit->turn.done || mu_awfp_engaged (battle, body)
      || unit->priest)
    return false;
  const MuRect about = mu_rect_about (&unit->at);
  if (!mu_awfp_has_room (battle, body, &about))
    return false;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (mu_awfp_fights_on (&battle->unit[other])
        && !mu_rect_faces (&unit->at, &battle->unit[other].at))
      return true;
  return false;
}

void
mu_awfp_offer_about (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int body = battle->first[question->side]; body < battle->first[question->side + 1]; body++)
    if (may_turn_about (battle, body))
      mu_awfp_offer (list, body, MU_NO_BODY, 0, 0);
}

_Static_assert(MU_AWFP_BATTLE_UNITS <= 64, "a bit for each enemy");

/* awfp.orders.charge.eligible: those whom it sees within its normal move, ahead of it. */
static uint64_t
targets_of (const AwfpBattle *battle, int body)
{
  const int enemy = !battle->unit[body].side;
  uint64_t targets = 0;
  for (int other = battle->first[enemy]; other < battle->first[enemy + 1]; other++)
    if (mu_awfp_can_charge (battle, body, other))
      targets |= UINT64_C (1) << (other - battle->first[enemy]);
  return targets;
}

bool
mu_awfp_has_target (const AwfpBattle *battle, int body, int other)
{
  const int bit = other - battle->first[battle->unit[other].side];
  return battle->unit[body].turn.targets >> bit & 1;
}

/* Of those at grips: no Advance, no Charge; awfp.orders.deploy.in-combat,
 * awfp.orders.defend.not-in-combat, awfp.orders.recover.not-in-combat */
static MuRule
barred_at_grips (MuAwfpMarked order)
{
  switch (order) {
  case MU_AWFP_DEFEND:
    return MU_RULE_AWFP_DEFEND_NOT_IN_COMBAT;
  case MU_AWFP_RECOVER:
    return MU_RULE_AWFP_RECOVER_NOT_IN_COMBAT;
  case MU_AWFP_ADVANCE:
  case MU_AWFP_CHARGE:
    return MU_RULE_AWFP_DEPLOY_IN_COMBAT;
  case MU_AWFP_DEPLOY:
  case MU_AWFP_RETREAT:
  case MU_AWFP_NO_ORDER:
  case MU_AWFP_DUMMY:
    return MU_RULE_NONE;
  }
  return MU_RULE_NONE;
}

/* By how the unit is now. */
static MuRule
barred_now (const AwfpBattle *battle, int body, MuAwfpMarked order)
{
  const AwfpUnit *unit = &battle->unit[body];
  const bool fanatic = mu_awfp_unit_fanatic (unit);
  switch (order) {
  case MU_AWFP_CHARGE:
    return unit->turn.targets ? MU_RULE_NONE : MU_RULE_AWFP_CHARGE_ELIGIBLE;
  case MU_AWFP_RECOVER:
    return unit->state != MU_AWFP_STEADY || unit->low || unit->frenzied || fanatic
               ? MU_RULE_NONE
               : MU_RULE_AWFP_RECOVER_ONE;
  case MU_AWFP_ADVANCE:
  case MU_AWFP_DEPLOY:
  case MU_AWFP_DEFEND:
  case MU_AWFP_RETREAT:
  case MU_AWFP_NO_ORDER:
  case MU_AWFP_DUMMY:
    return MU_RULE_NONE;
  }
  return MU_RULE_NONE;
}

/* awfp.orders.one-per-unit */
MuRule
mu_awfp_order_barred (const AwfpBattle *battle, int body, MuAwfpMarked order)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (!mu_awfp_on_table (unit) || unit->priest) /* awfp.priest.movement; a joined general acts with
                                                   his unit: awfp.general.join.needs-orders */
    return MU_RULE_AWFP_ORDERS_NEEDED_TO_MOVE;
  if (unit->turn.order != MU_AWFP_NO_ORDER)
    return MU_RULE_AWFP_ORDERS_ONE_PER_UNIT;
  if (unit->fate == MU_FATE_IN_ROUT)
    return order == MU_AWFP_RECOVER && !unit->rallied ? MU_RULE_NONE : MU_RULE_AWFP_RECOVER_ROUT;
  MuRule rule = mu_awfp_engaged (battle, body) ? barred_at_grips (order) : MU_RULE_NONE;
  if (!rule)
    rule = mu_awfp_order_refused (&unit->troop, mu_awfp_unit_fanatic (unit), order);
  return rule ? rule : barred_now (battle, body, order);
}

/* awfp.orders.no-command-range: to whomever he likes, wherever they are. */
void
mu_awfp_offer_orders (const AwfpBattle *battle, const MuQuestion *question, AwfpChoices *list)
{
  mu_awfp_offer (list, MU_NO_BODY, MU_NO_BODY, 0, 0);
  for (int body = battle->first[question->side]; body < battle->first[question->side + 1]; body++) {
    for (int order = MU_AWFP_ADVANCE; order < MU_AWFP_DUMMY; order++)
      mu_awfp_offer_order (battle, question, body, (MuAwfpMarked) order, list);
    if (question->value[1] > 0 && !mu_awfp_order_barred (battle, body, MU_AWFP_DUMMY)
        && battle->unit[body].fate == MU_FATE_ON_TABLE && !battle->unit[body].general)
      mu_awfp_offer (list, body, MU_NO_BODY, MU_AWFP_DUMMY, 0);
  }
}

static void
begin_turn (AwfpBattle *battle)
{
  mu_awfp_tell (battle, MU_EVENT_PERIOD, MU_RULE_NONE, MU_NO_BODY, MU_NO_BODY,
                VALUES (battle->turn));
  mu_awfp_tell (battle, MU_EVENT_PHASE, MU_RULE_AWFP_SEQUENCE_ORDER, MU_NO_BODY, MU_NO_BODY,
                VALUES (battle->phase));
  for (int i = 0; i < battle->clashes; i++)
    battle->clash[i].fought = false;
  for (int body = 0; body < battle->first[MU_SIDES]; body++) {
    AwfpUnit *unit = &battle->unit[body];
    unit->turn = (AwfpTurn){ .target = MU_NO_BODY,
                             .about = MU_NO_BODY,
                             .second = MU_NO_BODY,
                             .charged = MU_NO_BODY,
                             .met = MU_NO_BODY,
                             .start_files = unit->files,
                             .start = unit->at };
  }
}

static bool
turns_about (AwfpBattle *battle, int side)
{
  for (;;) {
    const MuChoice *choice
        = mu_awfp_ask (battle, MU_AWFP_ASK_ABOUT, side, MU_NO_BODY, MU_NO_BODY, 0, 0);
    if (!choice || choice->body == MU_NO_BODY)
      return choice != NULL;
    AwfpUnit *unit = &battle->unit[choice->body];
    unit->at = mu_rect_about (&unit->at);
    unit->turn.start = unit->at;
    unit->turn.done = true;
    mu_awfp_tell_place (battle, choice->body, MU_RULE_AWFP_SEQUENCE_FREE_TURN, 0);
  }
}

static bool
markers_placed (AwfpBattle *battle, int side)
{
  AwfpCourse *course = &battle->course;
  for (;;) {
    const MuChoice *choice = mu_awfp_ask (battle, MU_AWFP_ASK_ORDER, side, MU_NO_BODY, course->at,
                                          course->left, course->dummies);
    if (!choice || choice->body == MU_NO_BODY)
      return choice != NULL;
    const MuAwfpMarked order = (MuAwfpMarked) choice->value[0];
    if (order == MU_AWFP_DUMMY)
      course->dummies--;
    else if (choice->value[1] == MU_AWFP_BY_HIMSELF)
      course->at = MU_NO_BODY;
    else
      course->left -= mu_awfp_order_cost (battle, choice->body, order);
    mu_awfp_mark (battle, choice->body, order);
  }
}

/* And who could charge whom: nobody moves while markers are placed. */
static void
count_orders (AwfpBattle *battle, int side)
{
  const MuAwfpSetup *setup = battle->setup;
  battle->course.left = mu_awfp_orders (setup->leadership, setup->side[side].ability,
                                        mu_awfp_command (battle, side), NULL);
  battle->course.at = (int16_t) mu_awfp_his_own (battle, side);
  battle->course.dummies = MU_AWFP_DUMMIES;
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++)
    battle->unit[body].turn.targets = targets_of (battle, body);
}

/* awfp.sequence.first-turn: the first has none. */
bool
mu_awfp_orders_phase (AwfpBattle *battle)
{
  AwfpCourse *course = &battle->course;
  if (course->stage == 0) {
    begin_turn (battle);
    course->stage = 1;
  }
  for (; course->stage <= 2; course->stage++)
    if (!mu_awfp_second_named (battle, course->stage - 1))
      return false;
  while (course->stage <= 4 && battle->turn > 1) {
    const int side = course->stage - 3;
    if (course->side == 0) {
      if (!turns_about (battle, side))
        return false;
      count_orders (battle, side);
      course->side = 1;
    }
    if (!markers_placed (battle, side))
      return false;
    course->side = 0;
    course->stage++;
  }
  mu_awfp_forget_phase (battle);
  return true;
}
