/* What an order says now. All that is kept of a body's progress is its step; move and action are
 * read from the sheet each time, so that nothing can disagree with it. Actions are gathered as
 * sets before one is picked, since which of them counts depends on the enemy met and on who
 * leads. */
#include "rules/wrg/orders/order_sheet.h"

#include <assert.h>
#include <string.h>

#include "rules/wrg/orders/order_pick.h"

/* Orders are compared and kept as bytes. */
_Static_assert(sizeof (MuWrgClause) == 72, "a clause has no holes");
_Static_assert(sizeof (MuWrgOrders) == 72 * MU_WRG_CLAUSES + 12, "orders have no holes");

void
mu_wrg_clause_init (MuWrgClause *clause)
{
  memset (clause, 0, sizeof *clause);
  clause->in_case.of = MU_WRG_NO_ONE;
  clause->quarry.body = MU_WRG_NO_ONE;
}

void
mu_wrg_orders_init (MuWrgOrders *orders)
{
  memset (orders, 0, sizeof *orders);
  for (int i = 0; i < MU_WRG_CLAUSES; i++)
    mu_wrg_clause_init (&orders->clause[i]);
  orders->arrival.point = MU_WRG_NO_ONE;
}

/* --- whither ------------------------------------------------------------ */

#define BARRED 120 /* wrg.deploy.area: paces from the centre line */

void
mu_wrg_spot_point (const MuWrgSpot *spot, MuSide side, int width, int depth, int *x, int *y)
{
  int sixths = 0;
  switch ((MuWrgSpotKind) spot->kind) {
  case MU_WRG_AT_NONE:
  case MU_WRG_AT_POINT:
  case MU_WRG_AT_FEATURE:
    *x = spot->x;
    *y = spot->y;
    return;
  case MU_WRG_AT_LEFT_WING:
    sixths = 1;
    break;
  case MU_WRG_AT_CENTRE:
    sixths = 3;
    break;
  case MU_WRG_AT_RIGHT_WING:
    sixths = 5;
    break;
  }
  *x = width * (side == MU_SIDE_B ? 6 - sixths : sixths) / 6;
  *y = side == MU_SIDE_B ? depth / 2 + BARRED : depth / 2 - BARRED;
}

bool
mu_wrg_direction_inclines (MuWrgDirection direction)
{
  return direction == MU_WRG_GO_INCLINE_RIGHT || direction == MU_WRG_GO_INCLINE_LEFT;
}

MuAngle
mu_wrg_direction_angle (MuWrgDirection direction, MuSide side)
{
  assert (direction < MU_WRG_DIRECTIONS && direction != MU_WRG_GO_TOWARDS_SPOT);
  if (mu_wrg_direction_inclines (direction))
    direction = direction == MU_WRG_GO_INCLINE_LEFT ? MU_WRG_GO_AHEAD_LEFT : MU_WRG_GO_AHEAD_RIGHT;
  const bool of_the_map = direction >= MU_WRG_GO_NORTH;
  const unsigned eighths = (unsigned) direction - (of_the_map ? (unsigned) MU_WRG_GO_NORTH : 0u);
  const unsigned turned = side == MU_SIDE_B && !of_the_map ? MU_ANGLE_HALF : 0u;
  return (MuAngle) (eighths * (MU_ANGLE_QUARTER / 2u) + turned);
}

/* wrg.orders.support; wrg.orders.attack: to attack is to advance
 * READING: wrg.orders.conditional: "hold until the fourth period, then attack" sends
 * them against whatever enemy there is, not just against who comes in reach. */
MuWrgMoveOrder
mu_wrg_clause_move (const MuWrgClause *clause)
{
  if (clause->move != MU_WRG_MOVE_UNSAID)
    return (MuWrgMoveOrder) clause->move;
  if (clause->support)
    return MU_WRG_MOVE_WITH_FRIENDS;
  if (clause->act == MU_WRG_ACT_ATTACK && clause->when != MU_WRG_WHEN_ALWAYS)
    return MU_WRG_MOVE_TOWARDS_ENEMY;
  return MU_WRG_MOVE_UNSAID;
}

/* wrg.orders.route: who is told to go straight may not go round. */
MuWrgRoute
mu_wrg_clause_route (const MuWrgClause *clause, MuTroopType type, bool difficult_ahead)
{
  const bool given = clause->route != MU_WRG_ROUTE_UNSAID && clause->route != MU_WRG_ROUTE_DIRECT;
  return mu_wrg_route (type, given, difficult_ahead, clause->route == MU_WRG_ROUTE_UNSAID);
}

/* --- steps -------------------------------------------------------------- */

static bool
is_ordered (const MuWrgOrders *orders, int step)
{
  return step >= 0 && step < orders->count;
}

int
mu_wrg_step_end (const MuWrgOrders *orders, int step)
{
  int end = step + 1;
  while (end < orders->count && orders->clause[end].when == MU_WRG_WHEN_ALWAYS)
    end++;
  return end;
}

/* The clause that waits for the latest period from first to last, wherever it stands among
 * the others; -1: none. */
static int
step_of_period (const MuWrgOrders *orders, int first, int last)
{
  int found = -1;
  for (int i = 0; i < orders->count; i++) {
    const MuWrgClause *clause = &orders->clause[i];
    if (clause->when != MU_WRG_WHEN_PERIOD || clause->number < first || clause->number > last)
      continue;
    found = i;
    first = clause->number;
  }
  return found;
}

static int
step_of_signal (const MuWrgOrders *orders, int signal)
{
  for (int i = 0; i < orders->count; i++)
    if (orders->clause[i].when == MU_WRG_WHEN_SIGNAL && orders->clause[i].number == signal)
      return i;
  return -1;
}

int
mu_wrg_orders_begin (const MuWrgOrders *orders, int period)
{
  const int due = step_of_period (orders, 0, period);
  if (due >= 0)
    return due;
  const uint8_t when = orders->clause[0].when;
  const bool waits
      = orders->count > 0 && (when == MU_WRG_WHEN_PERIOD || when == MU_WRG_WHEN_SIGNAL);
  return waits ? MU_WRG_NOT_YET_ORDERED : 0;
}

/* wrg.orders.conditional: the time set to a step, 0: none. */
static int
time_up (const MuWrgOrders *orders, int step)
{
  const int end = mu_wrg_step_end (orders, step);
  for (int i = step; i < end; i++)
    if (orders->clause[i].until)
      return orders->clause[i].until;
  return 0;
}

/* wrg.orders.standing.use: to attack and gain is to have carried out the order; who holds,
 * skirmishes or supports goes on. */
static int
after_gaining (const MuWrgOrders *orders, int step)
{
  const int next = mu_wrg_step_end (orders, step);
  if (next < orders->count && orders->clause[next].when == MU_WRG_WHEN_GAINED)
    return next;
  const uint8_t act = orders->clause[step].act;
  return act == MU_WRG_ACT_ATTACK || act == MU_WRG_ACT_UNSAID ? orders->count : step;
}

static int
after_time (const MuWrgOrders *orders, int step)
{
  const int next = mu_wrg_step_end (orders, step);
  return next < orders->count && orders->clause[next].when == MU_WRG_WHEN_GAINED ? next
                                                                                 : orders->count;
}

/* wrg.orders.conditional; wrg.signals.one-per-period: a signal goes before the clock. */
int
mu_wrg_orders_next (const MuWrgOrders *orders, int step, const MuWrgMoment *moment)
{
  const int signalled = moment->signal > 0 ? step_of_signal (orders, moment->signal) : -1;
  if (signalled >= 0)
    return signalled;
  const int due = step_of_period (orders, moment->period, moment->period);
  if (due >= 0)
    return due;
  if (!is_ordered (orders, step))
    return step;
  const int until = time_up (orders, step);
  if (until > 0 && moment->period >= until)
    return after_time (orders, step);
  return moment->gained ? after_gaining (orders, step) : step;
}

/* --- aims --------------------------------------------------------------- */

bool
mu_wrg_aim_gained (const MuWrgClause *clause, bool reached, bool contested)
{
  const bool attacks = clause->act == MU_WRG_ACT_ATTACK;
  if (clause->act == MU_WRG_ACT_HOLD || clause->support)
    return false;
  switch (mu_wrg_clause_move (clause)) {
  case MU_WRG_MOVE_TO_PLACE:
  case MU_WRG_MOVE_IN_DIRECTION:
    return reached && !(attacks && contested);
  case MU_WRG_MOVE_TOWARDS_ENEMY:
    return attacks ? !contested : reached;
  case MU_WRG_MOVE_UNSAID:
  case MU_WRG_MOVE_STAY:
  case MU_WRG_MOVE_WITH_FRIENDS:
    break;
  }
  return false;
}

static bool
clause_ends (const MuWrgClause *clause)
{
  const bool endless = mu_wrg_clause_move (clause) == MU_WRG_MOVE_IN_DIRECTION && clause->paces == 0
                       && clause->direction != MU_WRG_GO_TOWARDS_SPOT;
  return clause->until || (!endless && mu_wrg_aim_gained (clause, true, false));
}

bool
mu_wrg_step_ends (const MuWrgOrders *orders, int step)
{
  const int end = mu_wrg_step_end (orders, step);
  for (int i = step; i < end; i++)
    if (clause_ends (&orders->clause[i]))
      return true;
  return false;
}

/* --- what holds now ----------------------------------------------------- */

bool
mu_wrg_case_is_open (const MuWrgCase *in_case)
{
  return in_case->types == 0 && in_case->states == 0 && in_case->events == 0;
}

bool
mu_wrg_case_holds (const MuWrgCase *in_case, const MuWrgMet *met)
{
  const bool of_enemy = in_case->types || in_case->states;
  if (of_enemy && !(in_case->types & met->types) && !(in_case->states & met->states))
    return false;
  return in_case->events == 0 || (in_case->events & met->events);
}

bool
mu_wrg_act_order (MuWrgActOrder act, MuOrder *order)
{
  switch (act) {
  case MU_WRG_ACT_ATTACK:
    *order = MU_ORDER_ATTACK;
    return true;
  case MU_WRG_ACT_HOLD:
    *order = MU_ORDER_HOLD;
    return true;
  case MU_WRG_ACT_SKIRMISH:
    *order = MU_ORDER_SKIRMISH;
    return true;
  case MU_WRG_ACT_UNSAID:
  case MU_WRG_ACT_AT_WILL:
    break;
  }
  return false;
}

void
mu_wrg_pick_add (MuWrgPick *pick, const MuWrgCase *in_case, MuWrgActOrder act, const MuWrgMet *met)
{
  MuOrder order;
  if (!mu_wrg_act_order (act, &order))
    return;
  if (mu_wrg_case_is_open (in_case))
    pick->open |= MU_ORDER_BIT (order);
  else if (mu_wrg_case_holds (in_case, met)) {
    const bool by_type = in_case->types && !(in_case->states & met->states);
    pick->special |= MU_ORDER_BIT (order);
    pick->covered |= by_type ? in_case->types : MU_WRG_ANY_TYPE;
  }
}

/* wrg.orders.conditional, wrg.reaction.order-conflict: what holds of all enemy holds of those
 * that nothing else is said of. */
bool
mu_wrg_pick_order (const MuWrgPick *pick, const MuWrgMet *met, MuOrder *order)
{
  const bool others = pick->special == 0 || (met->types & ~pick->covered) != 0;
  const unsigned acts = pick->special | (others ? pick->open : 0);
  if (acts)
    *order = mu_wrg_reaction_order (acts, met->rash);
  return acts != 0;
}

/* The clause of the step that says so: of a case before of all. */
static int
clause_saying (const MuWrgOrders *orders, int step, MuOrder order, const MuWrgMet *met)
{
  int found = -1;
  const int end = mu_wrg_step_end (orders, step);
  for (int i = step; i < end; i++) {
    const MuWrgClause *clause = &orders->clause[i];
    const bool open = mu_wrg_case_is_open (&clause->in_case);
    MuOrder said;
    if (!mu_wrg_act_order ((MuWrgActOrder) clause->act, &said) || said != order)
      continue;
    if (mu_wrg_case_holds (&clause->in_case, met) && (found < 0 || !open))
      found = i;
  }
  return found;
}

static int
acting_clause (const MuWrgOrders *orders, int step, const MuWrgMet *met)
{
  MuWrgPick pick = { 0 };
  MuOrder order;
  const int end = mu_wrg_step_end (orders, step);
  for (int i = step; i < end; i++)
    mu_wrg_pick_add (&pick, &orders->clause[i].in_case, (MuWrgActOrder) orders->clause[i].act, met);
  return mu_wrg_pick_order (&pick, met, &order) ? clause_saying (orders, step, order, met) : -1;
}

static bool
moves (const MuWrgClause *clause)
{
  return mu_wrg_clause_move (clause) != MU_WRG_MOVE_UNSAID;
}

/* The step's movement: of the clause for every case, else the first that has one. */
static int
moving_clause (const MuWrgOrders *orders, int step)
{
  int found = -1;
  const int end = mu_wrg_step_end (orders, step);
  for (int i = step; i < end; i++) {
    const MuWrgClause *clause = &orders->clause[i];
    if (moves (clause) && mu_wrg_case_is_open (&clause->in_case))
      return i;
    if (moves (clause) && found < 0)
      found = i;
  }
  return found;
}

/* wrg.orders.hold: to hold against some enemy is to halt. */
MuWrgNow
mu_wrg_orders_now (const MuWrgOrders *orders, int step, const MuWrgMet *met)
{
  if (!is_ordered (orders, step))
    return (MuWrgNow){ -1, -1 };
  MuWrgNow now = { moving_clause (orders, step), acting_clause (orders, step, met) };
  if (now.act < 0)
    return now;
  const MuWrgClause *acting = &orders->clause[now.act];
  if (moves (acting))
    now.move = now.act;
  else if (acting->act == MU_WRG_ACT_HOLD && !mu_wrg_case_is_open (&acting->in_case))
    now.move = -1;
  return now;
}
