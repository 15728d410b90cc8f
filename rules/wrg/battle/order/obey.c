/* Which orders a body obeys, and what they say now (wrg.orders.*).
 *
 * An errand's step changes at the start of a period; whether the body remembers
 * its orders at all may change in every reaction test. */
#include "rules/wrg/battle/order/obey.h"

/* --- a battle with something written ------------------------------------ */

bool
mu_wrg_is_setup_written (const MuWrgSetup *setup)
{
  for (int side = 0; side < MU_SIDES; side++) {
    const MuWrgSetupSide *army = &setup->side[side];
    if (army->standing || army->signals || army->subordinate_count > 0)
      return true;
    for (int i = 0; i < army->unit_count; i++)
      if (army->units[i].orders)
        return true;
  }
  return false;
}

/* --- what it remembers -------------------------------------------------- */

/* wrg.orders.sub-unit.orphan */
static bool
is_orphan (const WrgBattle *battle, int body)
{
  const int parent = body_at (battle, body)->parent;
  return parent != MU_NO_BODY && !on_table (body_at (battle, parent))
         && errand_at (battle, parent)->away != AWAY_MARCHING;
}

/* wrg.orders.follow-me: while the general is there. */
static bool
has_nobody_to_follow (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  return errand->orders && errand->orders->follow_me && !mu_wrg_has_general_with (battle, body);
}

static bool
is_carried_out (const Errand *errand)
{
  return errand->orders && !errand->orders->follow_me && errand->step >= errand->orders->count;
}

static bool
has_standing (const WrgBattle *battle, const Body *body)
{
  const MuWrgStandingOrders *standing = battle->standing[body->side];
  return standing && mu_wrg_standing_covers (standing, (MuTroopType) body->troop.type);
}

static MuWrgObeys
remembers (const WrgBattle *battle, int body, MuRule *rule)
{
  const Body *self = body_at (battle, body);
  const Errand *errand = errand_at (battle, body);
  const MuWrgMemory memory = {
    .ordered = !errand->orders || errand->step >= 0,
    .fulfilled = is_carried_out (errand),
    .lost = (self->forgotten && !mu_wrg_is_unauthorised (battle, self))
            || has_nobody_to_follow (battle, body),
    .orphan = is_orphan (battle, body),
    .standing = has_standing (battle, self),
    .standing_again = errand->standing_again,
  };
  return mu_wrg_obeys (&memory, battle->period, rule);
}

/* --- steps -------------------------------------------------------------- */

static bool
is_in_step (const Errand *errand)
{
  return errand->orders && errand->step >= 0 && errand->step < errand->orders->count;
}

typedef bool AsksCase (const MuWrgCase *in_case);

static bool
asks_something (const MuWrgCase *in_case)
{
  return !mu_wrg_case_is_open (in_case);
}

static bool
asks_whom (const MuWrgCase *in_case)
{
  return in_case->types || in_case->states;
}

static bool
has_case (const Errand *errand, AsksCase *asks)
{
  if (!is_in_step (errand))
    return false;
  const int end = mu_wrg_step_end (errand->orders, errand->step);
  for (int i = errand->step; i < end; i++)
    if (asks (&errand->orders->clause[i].in_case))
      return true;
  return false;
}

/* wrg.orders.standing: do standing orders say how it acts? */
static bool
asks_standing (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  const MuWrgMet nobody = { 0 };
  if (!has_standing (battle, body_at (battle, body)))
    return false;
  return errand->obeys != MU_WRG_OBEYS_BATTLEFIELD
         || (is_in_step (errand)
             && mu_wrg_orders_now (errand->orders, errand->step, &nobody).act < 0);
}

static void
tell_orders (WrgBattle *battle, int body, MuRule rule)
{
  const Errand *errand = errand_at (battle, body);
  mu_wrg_emit (battle, MU_EVENT_ORDERS, rule, body, MU_NO_BODY,
               VALUES (errand->obeys, is_in_step (errand) ? errand->step + 1 : 0,
                       mu_wrg_ordered_now (battle, body)));
}

/* What has to be found out before it acts. */
static void
note_cases (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  const bool standing = asks_standing (battle, body);
  errand->cases = standing || has_case (errand, asks_something);
  errand->whom = standing || has_case (errand, asks_whom);
}

/* Notes what it obeys now, and says so if that is new. */
static void
note_memory (WrgBattle *battle, int body, bool new_step)
{
  Errand *errand = errand_at (battle, body);
  const uint8_t before = errand->obeys;
  MuRule rule;
  errand->obeys = (uint8_t) remembers (battle, body, &rule);
  note_cases (battle, body);
  if (new_step || errand->obeys != before)
    tell_orders (battle, body, new_step ? MU_RULE_WRG_ORDERS_CONDITIONAL : rule);
}

static MuRule
form_by (WrgBattle *battle, int body, const MuWrgClause *clause)
{
  Body *self = body_at (battle, body);
  if (clause->form == MU_WRG_FORM_AS_MARCH)
    return mu_wrg_march_in_column (battle, body, clause->wide);
  if (clause->form == MU_WRG_FORM_AS_LINE && self->line_files > 0)
    return mu_wrg_form_from_column (battle, body, clause->wide, clause->deep);
  self->line_files = 0;
  return mu_wrg_form_as (battle, body, (MuWrgFormOrder) clause->form, clause->wide, clause->deep);
}

/* wrg.orders.form: the formation that the step asks for; the judge of orders has seen to
 * it that such troops may take it up. */
static void
form_as_told (WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  if (!is_in_step (errand))
    return;
  const MuWrgClause *clause = &errand->orders->clause[errand->step];
  if (clause->form != MU_WRG_FORM_UNSAID || clause->wide > 0 || clause->deep > 0)
    form_by (battle, body, clause);
}

static void
begin_step (WrgBattle *battle, int body, int step)
{
  Errand *errand = errand_at (battle, body);
  errand->step = (int8_t) step;
  errand->leg = 0;
  errand->round = 0;
  errand->past_friends = 0;
  mu_wrg_begin_way (battle, body);
  form_as_told (battle, body);
}

/* wrg.orders.standing.forget: they come back some time after it has rallied, or
 * after its advance is over. */
static void
recall_standing (WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  Errand *errand = errand_at (battle, body);
  if (errand->standing_again == NEVER && is_fighting (self) && self->rally == RALLY_NONE
      && !mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE))
    errand->standing_again = (uint8_t) mu_wrg_standing_again (battle->period - 1);
}

/* wrg.orders.conditional */
static bool
take_next_step (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  const MuWrgMoment moment = { .period = battle->period,
                               .signal = errand->signal,
                               .gained = errand->obeys == MU_WRG_OBEYS_BATTLEFIELD
                                         && mu_wrg_is_aim_gained (battle, body) };
  errand->signal = 0;
  if (!errand->orders || errand->orders->follow_me || body_at (battle, body)->forgotten)
    return false;
  const int next = mu_wrg_orders_next (errand->orders, errand->step, &moment);
  if (next == errand->step)
    return false;
  begin_step (battle, body, next);
  return true;
}

/* At the start of a period. */
void
mu_wrg_go_on_with_orders (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    if (!on_table (body_at (battle, i)))
      continue;
    recall_standing (battle, i);
    const bool next = take_next_step (battle, i);
    note_memory (battle, i, next);
  }
}

/* wrg.orders.initial, wrg.orders.standing.forget */
void
mu_wrg_forget_orders (WrgBattle *battle, int body, bool standing_too)
{
  Errand *errand;
  if (!is_written (battle))
    return;
  errand = errand_at (battle, body);
  body_at (battle, body)->forgotten = true;
  if (standing_too)
    errand->standing_again = NEVER;
  note_memory (battle, body, false);
}

/* From here and now on. */
void
mu_wrg_begin_orders (WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  begin_step (battle, body, mu_wrg_orders_begin (errand->orders, battle->period));
  note_memory (battle, body, true);
}

/* A new order has come. */
void
mu_wrg_take_orders (WrgBattle *battle, int body, const MuWrgOrders *orders)
{
  errand_at (battle, body)->orders = orders;
  errand_at (battle, body)->pointed = MU_NO_BODY;
  errand_at (battle, body)->joins = MU_NO_BODY;
  body_at (battle, body)->forgotten = false;
  mu_wrg_begin_orders (battle, body);
}

static void
begin_errand (WrgBattle *battle, MuSide side, const MuWrgSetupSide *army, int unit)
{
  const int body = battle->first[side] + unit;
  Errand *errand = errand_at (battle, body);
  *errand = (Errand){ .orders = army->units[unit].orders,
                      .friend = MU_NO_BODY,
                      .pointed = MU_NO_BODY,
                      .points = MU_NO_BODY,
                      .joins = MU_NO_BODY };
  if (!errand->orders)
    return;
  begin_step (battle, body, mu_wrg_orders_begin (errand->orders, 1));
  errand->obeys = (uint8_t) remembers (battle, body, NULL);
  note_cases (battle, body);
  tell_orders (battle, body, MU_RULE_WRG_ORDERS_INITIAL);
}

void
mu_wrg_begin_errands (WrgBattle *battle, const MuWrgSetup *setup)
{
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    for (int i = 0; i < setup->side[side].unit_count; i++)
      begin_errand (battle, side, &setup->side[side], i);
}

/* --- what they say ------------------------------------------------------ */

static bool
orders_say (const WrgBattle *battle, int body, const MuWrgMet *met, MuOrder *order)
{
  const Errand *errand = errand_at (battle, body);
  if (!errand->orders) {
    *order = (MuOrder) body_at (battle, body)->order;
    return true;
  }
  if (errand->orders->follow_me) {
    *order = mu_wrg_policy_follows (battle, body);
    return true;
  }
  const int act = mu_wrg_orders_now (errand->orders, errand->step, met).act;
  return act >= 0 && mu_wrg_act_order ((MuWrgActOrder) errand->orders->clause[act].act, order);
}

/* wrg.orders.standing, wrg.orders.standing.forget */
static bool
standing_says (const WrgBattle *battle, int body, const MuWrgMet *met, MuOrder *order)
{
  const Body *self = body_at (battle, body);
  const MuWrgStandingOrders *standing = battle->standing[self->side];
  if (!standing || battle->period < errand_at (battle, body)->standing_again)
    return false;
  const int line = mu_wrg_standing_now (standing, (MuTroopType) self->troop.type, met);
  return line >= 0 && mu_wrg_act_order ((MuWrgActOrder) standing->line[line].act, order);
}

/* wrg.orders.attack, wrg.orders.skirmish: a sheet for all may say what some cannot do. */
static bool
may_be_ordered (const Body *body, MuOrder order)
{
  if (order == MU_ORDER_SKIRMISH)
    return mu_wrg_troop_may_skirmish (&body->troop)
           && (!body->hosts || mu_wrg_troop_may_skirmish (&body[1].troop));
  return order != MU_ORDER_ATTACK || mu_wrg_type_may_attack ((MuTroopType) body->troop.type);
}

/* wrg.orders.standing.use: battlefield orders go before standing ones, these before
 * wrg.orders.default. */
static MuOrder
order_for (const WrgBattle *battle, int body, const MuWrgMet *met)
{
  const uint8_t obeys = errand_at (battle, body)->obeys;
  MuOrder order;
  if (obeys == MU_WRG_OBEYS_BATTLEFIELD && orders_say (battle, body, met, &order))
    return order;
  if (obeys != MU_WRG_OBEYS_DEFAULT && standing_says (battle, body, met, &order)
      && may_be_ordered (body_at (battle, body), order))
    return order;
  return mu_wrg_default_order (battle, body);
}

MuOrder
mu_wrg_ordered_now (const WrgBattle *battle, int body)
{
  MuWrgMet met = { 0 };
  if (errand_at (battle, body)->cases)
    mu_wrg_find_met (battle, body, &met);
  return order_for (battle, body, &met);
}

MuOrder
mu_wrg_ordered_against (const WrgBattle *battle, int body, int enemy)
{
  MuWrgMet met = { 0 };
  if (errand_at (battle, body)->cases)
    mu_wrg_find_met_one (battle, body, enemy, &met);
  return order_for (battle, body, &met);
}

/* The clause by which it acts against that enemy, NULL: by none. */
const MuWrgClause *
mu_wrg_acting_clause_against (const WrgBattle *battle, int body, int enemy)
{
  const Errand *errand = errand_at (battle, body);
  MuWrgMet met = { 0 };
  if (errand->obeys != MU_WRG_OBEYS_BATTLEFIELD || !is_in_step (errand))
    return NULL;
  if (errand->cases)
    mu_wrg_find_met_one (battle, body, enemy, &met);
  const int act = mu_wrg_orders_now (errand->orders, errand->step, &met).act;
  return act >= 0 ? &errand->orders->clause[act] : NULL;
}

/* The clause whose movement it makes now, NULL: none. */
const MuWrgClause *
mu_wrg_moving_clause_of (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  MuWrgMet met = { 0 };
  if (errand->obeys != MU_WRG_OBEYS_BATTLEFIELD || !is_in_step (errand))
    return NULL;
  if (errand->cases)
    mu_wrg_find_met (battle, body, &met);
  const int move = mu_wrg_orders_now (errand->orders, errand->step, &met).move;
  return move >= 0 ? &errand->orders->clause[move] : NULL;
}
