/* Whether written orders can be given (wrg.orders.*). Clauses are judged one by one, each by
 * itself and against those before it, and the first fault is the verdict. What the general knows
 * and the unit sees is no part of the sheet: the caller says it, a bit for each clause. Doubtful
 * words are not refused but noted, since an umpire makes the most of them
 * (wrg.orders.invalid). */
#include <stddef.h>
#include <string.h>

#include "rules/wrg/move/formation.h"
#include "rules/wrg/move/manoeuvre.h"
#include "rules/wrg/orders/order_sheet.h"
#include "rules/wrg/troop/troop.h"

MuWrgOrderFacts
mu_wrg_order_facts (const MuTroop *troop)
{
  MuWrgOrderFacts facts = { .troop = *troop,
                            .self = MU_WRG_NO_ONE,
                            .guest = MU_WRG_NO_ONE,
                            .bodies = MU_WRG_UNCOUNTED,
                            .enemies = MU_WRG_UNCOUNTED,
                            .features = MU_WRG_UNCOUNTED,
                            .general_present = true,
                            .general_regular = troop->regular,
                            .signals = (1u << MU_WRG_SIGNALS) - 1u,
                            .outscouted = MU_SIDE_B };
  return facts;
}

/* --- one clause --------------------------------------------------------- */

/* wrg.orders.invalid: the choice is never the unit's. */
static bool
leaves_choice (const MuWrgClause *clause)
{
  return clause->act == MU_WRG_ACT_AT_WILL || clause->choose_target;
}

static int
step_of (const MuWrgOrders *orders, int at)
{
  while (at > 0 && orders->clause[at].when == MU_WRG_WHEN_ALWAYS)
    at--;
  return at;
}

/* Whether a clause of the step says how to act; or whither to go. */
static bool
step_acts (const MuWrgOrders *orders, int step)
{
  for (int i = step; i < mu_wrg_step_end (orders, step); i++)
    if (orders->clause[i].act != MU_WRG_ACT_UNSAID)
      return true;
  return false;
}

static bool
step_moves (const MuWrgOrders *orders, int step)
{
  for (int i = step; i < mu_wrg_step_end (orders, step); i++)
    if (mu_wrg_clause_move (&orders->clause[i]) != MU_WRG_MOVE_UNSAID)
      return true;
  return false;
}

/* wrg.orders.form, wrg.orders.standing: where standing orders say how to act, the
 * order need only say whither; a later step, or a clause for some case, need not say
 * whither again. */
static bool
lacks_a_part (const MuWrgOrderFacts *facts, const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  const int step = step_of (orders, at);
  if (clause->act == MU_WRG_ACT_UNSAID)
    return mu_wrg_clause_move (clause) == MU_WRG_MOVE_UNSAID
           || !(facts->standing_orders || step_acts (orders, step));
  return clause->when == MU_WRG_WHEN_ALWAYS && mu_wrg_case_is_open (&clause->in_case)
         && !step_moves (orders, step);
}

/* wrg.orders.support: bodies by name, and attack, hold or skirmish. */
static bool
supports_nobody (const MuWrgClause *clause)
{
  const bool with = mu_wrg_clause_move (clause) == MU_WRG_MOVE_WITH_FRIENDS;
  return (clause->support || with) && clause->friend_count == 0;
}

static bool
can_name (int body, int count)
{
  return body >= 0 && (count == MU_WRG_UNCOUNTED || body < count);
}

/* wrg.units.mixed.same: or the unit that stands in one body with it. */
static bool
is_itself (const MuWrgOrderFacts *facts, int body)
{
  return body == facts->self || (body == facts->guest && body != MU_WRG_NO_ONE);
}

/* Friends that are there, and others than itself. */
static bool
names_friends (const MuWrgOrderFacts *facts, const MuWrgClause *clause)
{
  for (int i = 0; i < clause->friend_count; i++)
    if (!can_name (clause->friends[i], facts->bodies) || is_itself (facts, clause->friends[i]))
      return false;
  return clause->friend_count <= MU_WRG_NAMED
         && (clause->in_case.of == MU_WRG_NO_ONE || can_name (clause->in_case.of, facts->bodies));
}

/* wrg.orders.attack, wrg.orders.skirmish */
static MuRule
beyond_the_troops (const MuTroop *troop, const MuWrgClause *clause)
{
  if (clause->act == MU_WRG_ACT_ATTACK && !mu_wrg_type_may_attack ((MuTroopType) troop->type))
    return MU_RULE_WRG_ORDERS_ATTACK;
  if (clause->act == MU_WRG_ACT_SKIRMISH && !mu_wrg_troop_may_skirmish (troop))
    return MU_RULE_WRG_ORDERS_SKIRMISH;
  return MU_RULE_NONE;
}

static bool
is_there (const MuWrgOrderFacts *facts, const MuWrgSpot *spot)
{
  return spot->kind != MU_WRG_AT_FEATURE || can_name (spot->feature, facts->features);
}

static bool
places_are_there (const MuWrgOrderFacts *facts, const MuWrgClause *clause)
{
  for (int i = 0; i < clause->waypoints; i++)
    if (!is_there (facts, &clause->by[i]))
      return false;
  return clause->waypoints <= MU_WRG_WAYPOINTS && is_there (facts, &clause->spot);
}

/* wrg.orders.knowledge: in the direction of an unseen place, yes. */
static bool
rests_on_unknown (const MuWrgOrderFacts *facts, const MuWrgClause *clause, unsigned bit)
{
  const int16_t enemy = clause->quarry.body;
  return (facts->unknown & bit) || (enemy != MU_WRG_NO_ONE && !can_name (enemy, facts->enemies))
         || !places_are_there (facts, clause)
         || (clause->move == MU_WRG_MOVE_TO_PLACE && (facts->unseen & bit));
}

/* wrg.signals.improvised, wrg.signals.regular-five: there is such a signal;
 * wrg.signals.mixed-training: and the unit can respond to it. */
static MuRule
signal_refused (const MuWrgOrderFacts *facts, const MuWrgClause *clause)
{
  if (clause->when != MU_WRG_WHEN_SIGNAL)
    return MU_RULE_NONE;
  const unsigned number = clause->number;
  const unsigned bit = number >= 1 && number <= MU_WRG_SIGNALS ? 1u << (number - 1) : 0;
  if (!(facts->signals & bit))
    return facts->general_regular ? MU_RULE_WRG_SIGNALS_REGULAR_FIVE
                                  : MU_RULE_WRG_SIGNALS_IMPROVISED;
  return (facts->av_signals & bit) && facts->troop.regular != facts->general_regular
             ? MU_RULE_WRG_SIGNALS_MIXED_TRAINING
             : MU_RULE_NONE;
}

static const MuFormation formations[MU_WRG_FORM_ORDERS] = {
  [MU_WRG_FORM_AS_SQUARE] = MU_FORMATION_SQUARE,
  [MU_WRG_FORM_AS_WEDGE] = MU_FORMATION_WEDGE,
  [MU_WRG_FORM_AS_TESTUDO] = MU_FORMATION_TESTUDO,
  [MU_WRG_FORM_AS_CIRCLE] = MU_FORMATION_CANTABRIAN,
};

/* wrg.orders.free-choice: to change formation is allowed, not any formation. */
static MuRule
formation_refused (const MuWrgOrderFacts *facts, const MuWrgClause *clause)
{
  const MuFormation formation = formations[clause->form];
  const int usual = formation == MU_FORMATION_TESTUDO ? 4 : 1;
  const MuWrgFormed formed = { .troop = facts->troop,
                               .formation = formation,
                               .wide = clause->wide ? clause->wide : usual,
                               .legionary = facts->legionary,
                               .wedge_heads = 1 };
  return mu_wrg_formation_barred (facts->readings, &formed);
}

/* wrg.move.direction.incline */
static MuRule
incline_refused (const MuWrgOrderFacts *facts, const MuWrgClause *clause)
{
  const bool inclines = clause->move == MU_WRG_MOVE_IN_DIRECTION
                        && mu_wrg_direction_inclines ((MuWrgDirection) clause->direction);
  return inclines ? mu_wrg_incline_barred (&facts->troop) : MU_RULE_NONE;
}

static MuRule
judge_clause (const MuWrgOrderFacts *facts, const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  if (leaves_choice (clause))
    return MU_RULE_WRG_ORDERS_INVALID;
  if (clause->support && clause->act == MU_WRG_ACT_UNSAID)
    return MU_RULE_WRG_ORDERS_SUPPORT;
  if (supports_nobody (clause) || !names_friends (facts, clause))
    return MU_RULE_WRG_ORDERS_SUPPORT;
  if (facts->sub_unit && !clause->support)
    return MU_RULE_WRG_ORDERS_SUB_UNIT; /* wrg.orders.sub-unit */
  if (lacks_a_part (facts, orders, at))
    return MU_RULE_WRG_ORDERS_FORM;
  if (rests_on_unknown (facts, clause, 1u << at))
    return MU_RULE_WRG_ORDERS_KNOWLEDGE;
  const MuRule beyond = beyond_the_troops (&facts->troop, clause);
  if (beyond != MU_RULE_NONE)
    return beyond;
  const MuRule incline = incline_refused (facts, clause);
  if (incline != MU_RULE_NONE)
    return incline;
  const MuRule signal = signal_refused (facts, clause);
  return signal != MU_RULE_NONE ? signal : formation_refused (facts, clause);
}

/* --- clauses together --------------------------------------------------- */

static bool
same_case (const MuWrgCase *one, const MuWrgCase *other)
{
  const bool both_open = mu_wrg_case_is_open (one) && mu_wrg_case_is_open (other);
  const bool meet = (one->types & other->types) || (one->states & other->states);
  return both_open || (meet && one->events == other->events)
         || (!one->types && !one->states && !other->types && !other->states
             && (one->events & other->events) && one->of == other->of);
}

static bool
same_way (const MuWrgClause *one, const MuWrgClause *other)
{
  return one->move == MU_WRG_MOVE_UNSAID || other->move == MU_WRG_MOVE_UNSAID
         || (one->move == other->move && one->direction == other->direction
             && memcmp (&one->spot, &other->spot, sizeof one->spot) == 0
             && memcmp (&one->quarry, &other->quarry, sizeof one->quarry) == 0);
}

/* Clauses of one step. */
static bool
contradict (const MuWrgClause *one, const MuWrgClause *other)
{
  const bool two_acts
      = one->act != other->act && one->act != MU_WRG_ACT_UNSAID && other->act != MU_WRG_ACT_UNSAID;
  return same_case (&one->in_case, &other->in_case) && (two_acts || !same_way (one, other));
}

/* The same period or signal begins two steps. */
static bool
begin_together (const MuWrgClause *one, const MuWrgClause *other)
{
  const bool marked = one->when == MU_WRG_WHEN_PERIOD || one->when == MU_WRG_WHEN_SIGNAL;
  return marked && one->when == other->when && one->number == other->number;
}

/* wrg.orders.conditional: a step that follows on another which never ends, or whose
 * time is up before it begins, is never carried out. */
static bool
never_comes (const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  if (clause->when == MU_WRG_WHEN_PERIOD)
    return clause->number < 1 || (clause->until && clause->until <= clause->number);
  if (clause->when == MU_WRG_WHEN_GAINED)
    return at == 0 || !mu_wrg_step_ends (orders, step_of (orders, at - 1));
  return false;
}

/* wrg.orders.conditional: clauses that hold at once must not ask for two things. */
static bool
contradicts_earlier (const MuWrgOrders *orders, int at)
{
  const MuWrgClause *clause = &orders->clause[at];
  for (int i = 0; i < at; i++)
    if (begin_together (&orders->clause[i], clause))
      return true;
  if (clause->when == MU_WRG_WHEN_ALWAYS && at > 0)
    for (int i = step_of (orders, at); i < at; i++)
      if (contradict (&orders->clause[i], clause))
        return true;
  return never_comes (orders, at);
}

/* --- arrival and following ---------------------------------------------- */

/* wrg.deploy.flank-march.side, wrg.deploy.flank-march.point, wrg.deploy.outscouted */
static MuRule
arrival_refused (const MuWrgOrderFacts *facts, const MuWrgArrivalOrder *arrival)
{
  const MuWrgFlankMarch march
      = { (MuTroopType) facts->troop.type, facts->mounted, arrival->forced };
  const MuWrgEdge edge
      = arrival->how == MU_WRG_RESERVE ? MU_WRG_OWN_EDGE : (MuWrgEdge) arrival->edge;
  MuRule refused = MU_RULE_NONE;
  if (arrival->how == MU_WRG_ON_TABLE)
    return MU_RULE_NONE;
  if (arrival->how == MU_WRG_RESERVE && facts->side == facts->outscouted)
    return MU_RULE_WRG_DEPLOY_OUTSCOUTED;
  if (arrival->how == MU_WRG_MARCH_ROUND)
    refused
        = mu_wrg_flank_march_refused (facts->side, facts->outscouted, (MuWrgFlank) arrival->flank);
  if (refused == MU_RULE_NONE) {
    int earliest;
    refused = mu_wrg_earliest_arrival (&march, edge, &earliest);
  }
  if (refused == MU_RULE_NONE && arrival->period)
    refused = mu_wrg_arrival_period_refused (&march, edge, arrival->period);
  return refused;
}

/* wrg.orders.follow-me: nothing else is written. */
static MuRule
following_refused (const MuWrgOrderFacts *facts, const MuWrgOrders *orders)
{
  if (orders->count > 0)
    return MU_RULE_WRG_ORDERS_FOLLOW_ME;
  return mu_wrg_follow_me_refused (facts->general_present, facts->guards);
}

static MuRule
judge_clauses (const MuWrgOrderFacts *facts, const MuWrgOrders *orders, int *at)
{
  for (int i = 0; i < orders->count; i++) {
    *at = i;
    const MuRule refused = judge_clause (facts, orders, i);
    if (refused != MU_RULE_NONE)
      return refused;
    if (contradicts_earlier (orders, i))
      return MU_RULE_WRG_ORDERS_CONDITIONAL;
  }
  *at = 0;
  /* wrg.orders.form: cases alone do not say whither */
  return step_moves (orders, 0) ? MU_RULE_NONE : MU_RULE_WRG_ORDERS_FORM;
}

/* wrg.orders.invalid: an umpire makes the most of what is not said. */
static void
note_doubts (const MuWrgOrderFacts *facts, const MuWrgOrders *orders, MuWrgOrderVerdict *verdict)
{
  for (int i = 0; i < orders->count; i++) {
    const MuWrgClause *clause = &orders->clause[i];
    verdict->may_leave_table |= clause->move == MU_WRG_MOVE_IN_DIRECTION && clause->paces == 0;
    verdict->umpire_chooses |= facts->doubtful >> i & 1;
  }
}

/* wrg.general.challenge: only generals are challenged. */
static bool
may_dare (const MuWrgOrderFacts *facts, const MuWrgOrders *orders)
{
  return orders->dare == MU_WRG_DARES_AS_HE_IS
         || (orders->dare < MU_WRG_DARES && facts->general_present);
}

MuWrgOrderVerdict
mu_wrg_orders_judge (const MuWrgOrderFacts *facts, const MuWrgOrders *orders)
{
  MuWrgOrderVerdict verdict = { MU_RULE_NONE, 0, false, false };
  if (orders->follow_me)
    verdict.refused = following_refused (facts, orders);
  else if (orders->count < 1 || orders->count > MU_WRG_CLAUSES)
    verdict.refused = MU_RULE_WRG_ORDERS_INITIAL;
  else
    verdict.refused = judge_clauses (facts, orders, &verdict.clause);
  if (verdict.refused == MU_RULE_NONE)
    verdict.refused = arrival_refused (facts, &orders->arrival);
  /* wrg.deploy.remainder: who comes later is nowhere yet to hide */
  if (verdict.refused == MU_RULE_NONE && orders->hidden && orders->arrival.how != MU_WRG_ON_TABLE)
    verdict.refused = MU_RULE_WRG_DEPLOY_REMAINDER;
  if (verdict.refused == MU_RULE_NONE && !may_dare (facts, orders))
    verdict.refused = MU_RULE_WRG_GENERAL_CHALLENGE;
  if (verdict.refused == MU_RULE_NONE)
    note_doubts (facts, orders, &verdict);
  return verdict;
}
