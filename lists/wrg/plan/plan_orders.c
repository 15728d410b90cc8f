/* What everybody is to do, as a player would order it. */
#include "lists/wrg/plan/plan_private.h"
#include "rules/wrg/troop/troop.h"

#define LINE_WAITS   4 /* the period in which a line that waits goes forward */
#define SHOOTS_UNTIL 5 /* the period in which those close who have harassed so far */
#define SCREEN_UNTIL 3 /* the period in which a screen falls back */
#define LURKS_UNTIL  4 /* the period in which an ambush breaks out */

/* --- clauses ------------------------------------------------------------ */

MuWrgClause *
mu_plan_add_clause (PlanBody *body, MuWrgMoveOrder move, MuWrgActOrder act)
{
  MuWrgOrders *orders = &body->plan->orders;
  MuWrgClause *clause = &orders->clause[orders->count++];
  clause->move = (guint8) move;
  clause->act = (guint8) act;
  return clause;
}

void
mu_plan_set_reason (PlanBody *body, MuOrder order, MuPlanOrderReason why)
{
  body->plan->order = order;
  body->plan->why_order = why;
}

/* "Go towards the enemy and attack." */
static MuWrgClause *
attack (PlanBody *body, MuPlanOrderReason why)
{
  mu_plan_set_reason (body, MU_ORDER_ATTACK, why);
  return mu_plan_add_clause (body, MU_WRG_MOVE_TOWARDS_ENEMY, MU_WRG_ACT_ATTACK);
}

/* "Then go towards the enemy and attack." types: of whom, 0 for any. */
static void
then_go_on (PlanBody *body, MuWrgActOrder act, guint32 types)
{
  MuWrgClause *clause = mu_plan_add_clause (body, MU_WRG_MOVE_TOWARDS_ENEMY, act);
  clause->quarry.types = types;
  clause->when = MU_WRG_WHEN_GAINED;
}

/* "Go 240 paces ahead and attack": who goes straight ahead keeps the line, and finds enemy whom he
 * does not see yet (wrg.orders.knowledge). */
static MuWrgClause *
go_ahead (PlanBody *body, MuWrgActOrder act, int paces)
{
  MuWrgClause *clause = mu_plan_add_clause (body, MU_WRG_MOVE_IN_DIRECTION, act);
  clause->direction = MU_WRG_GO_AHEAD;
  clause->paces = (gint16) CLAMP (paces, 1, G_MAXINT16);
  return clause;
}

/* Paces from its front to the centre line, and to where the enemy deploys. */
static int
to_centre (const Planner *planner, const PlanBody *body)
{
  return planner->depth / 2 - body->v;
}

static int
to_enemy (const Planner *planner, const PlanBody *body)
{
  return planner->depth - planner->front - body->v;
}

/* "Go 240 paces ahead and attack. Then go towards the enemy and attack." */
static void
attack_ahead (const Planner *planner, PlanBody *body, MuPlanOrderReason why)
{
  mu_plan_set_reason (body, MU_ORDER_ATTACK, why);
  go_ahead (body, MU_WRG_ACT_ATTACK, to_enemy (planner, body));
  then_go_on (body, MU_WRG_ACT_ATTACK, 0);
}

/* "Stay and hold until period 4. Then go 240 paces ahead and attack. Then …" */
static void
wait_and_attack (const Planner *planner, PlanBody *body, int period, MuPlanOrderReason why)
{
  mu_plan_set_reason (body, MU_ORDER_HOLD, why);
  mu_plan_add_clause (body, MU_WRG_MOVE_STAY, MU_WRG_ACT_HOLD)->until = (guint8) period;
  go_ahead (body, MU_WRG_ACT_ATTACK, to_enemy (planner, body))->when = MU_WRG_WHEN_GAINED;
  then_go_on (body, MU_WRG_ACT_ATTACK, 0);
}

static void
hold (PlanBody *body, MuPlanOrderReason why)
{
  mu_plan_set_reason (body, MU_ORDER_HOLD, why);
  mu_plan_add_clause (body, MU_WRG_MOVE_STAY, MU_WRG_ACT_HOLD);
}

/* "Attack light troops, disordered enemy or enemy showing a flank." */
static void
pounce (PlanBody *body)
{
  MuWrgClause *clause = mu_plan_add_clause (body, MU_WRG_MOVE_UNSAID, MU_WRG_ACT_ATTACK);
  clause->in_case.types = MU_TROOP_BIT (MU_TROOP_LI) | MU_TROOP_BIT (MU_TROOP_LC);
  if (body->role == MU_ROLE_LIGHT_HORSE)
    clause->in_case.states = MU_WRG_ENEMY_DISORDERED | MU_WRG_ENEMY_SHOWS_FLANK;
}

/* --- by post ------------------------------------------------------------ */

static gboolean
support (const Planner *planner, PlanBody *body, MuWrgActOrder act, MuPlanOrderReason why)
{
  return mu_planner_support (planner, body, mu_planner_row_to_support (planner, body), act, why);
}

/* "If the supported are broken, attack." */
static void
avenge (PlanBody *body)
{
  MuWrgClause *clause = mu_plan_add_clause (body, MU_WRG_MOVE_UNSAID, MU_WRG_ACT_ATTACK);
  clause->in_case.events = MU_WRG_FRIEND_BROKEN;
}

static gboolean
can_skirmish (const PlanBody *body)
{
  return mu_wrg_troop_may_skirmish (&body->listed->troop);
}

/* wrg.orders.skirmish; and its list would have it so. */
static gboolean
can_harass (const PlanBody *body)
{
  return can_skirmish (body) && body->listed->order == MU_ORDER_SKIRMISH;
}

static void
follow_up (const Planner *planner, PlanBody *body)
{
  const gboolean bold = planner->doctrine->caution == MU_CAUTION_BOLD;
  const MuWrgActOrder act
      = planner->doctrine->caution == MU_CAUTION_CAUTIOUS ? MU_WRG_ACT_HOLD : MU_WRG_ACT_ATTACK;
  if (bold || !support (planner, body, act, MU_PLAN_ORDER_SUPPORTS))
    attack_ahead (planner, body, MU_PLAN_ORDER_LINE);
  else
    avenge (body);
}

static void
hold_back (const Planner *planner, PlanBody *body, MuPlanOrderReason why)
{
  if (support (planner, body, MU_WRG_ACT_HOLD, why))
    avenge (body);
  else
    hold (body, why);
}

/* Light horse that is played to win, wherever it stands: it is quick enough to be there in time. */
static gboolean
seizes_chances (const Planner *planner, const PlanBody *body)
{
  return mu_planner_plays (planner) && body->role == MU_ROLE_LIGHT_HORSE;
}

/* "Go 120 paces ahead and skirmish. Then go towards the enemy and skirmish." */
static void
harass (const Planner *planner, PlanBody *body, MuPlanOrderReason why)
{
  mu_plan_set_reason (body, MU_ORDER_SKIRMISH, why);
  go_ahead (body, MU_WRG_ACT_SKIRMISH, to_centre (planner, body));
  then_go_on (body, MU_WRG_ACT_SKIRMISH, 0);
  if (seizes_chances (planner, body))
    pounce (body);
}

static void
go_forward (const Planner *planner, PlanBody *body)
{
  const MuDoctrine *doctrine = planner->doctrine;
  const gboolean waits
      = doctrine->battle == MU_BATTLE_WAIT || doctrine->caution == MU_CAUTION_CAUTIOUS;
  if (doctrine->battle == MU_BATTLE_HARASS && !can_harass (body))
    wait_and_attack (planner, body, SHOOTS_UNTIL, MU_PLAN_ORDER_WAITS);
  else if (doctrine->battle == MU_BATTLE_HARASS)
    harass (planner, body, MU_PLAN_ORDER_HARASSES);
  else if (waits)
    wait_and_attack (planner, body, LINE_WAITS, MU_PLAN_ORDER_WAITS);
  else
    attack_ahead (planner, body, MU_PLAN_ORDER_LINE);
}

/* What the player wrote into his list goes before what a line usually does. */
static void
order_line (const Planner *planner, PlanBody *body)
{
  if (body->listed->order == MU_ORDER_SKIRMISH && can_skirmish (body))
    harass (planner, body, MU_PLAN_ORDER_LISTED);
  else if (body->listed->order == MU_ORDER_HOLD && body->plan->why_post == MU_PLAN_POST_LISTED)
    hold_back (planner, body, MU_PLAN_ORDER_LISTED);
  else if (body->band > BAND_LINE)
    follow_up (planner, body);
  else
    go_forward (planner, body);
}

/* It is to hold for good, alone or in company with others of its row. */
static gboolean
stands_fast (const Planner *planner, const PlanBody *body)
{
  const MuWrgClause *first = &body->plan->orders.clause[0];
  for (guint8 i = 0; i < first->friend_count; i++)
    if (mu_planner_body (planner, (guint) first->friends[i])->band != body->band)
      return FALSE;
  return first->act == MU_WRG_ACT_HOLD && first->until == 0;
}

static gboolean
row_stands_fast (const Planner *planner, int band)
{
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const PlanBody *body = mu_planner_body (planner, i);
    if (body->band == band && body->column == COLUMN_CENTRE && !body->guard
        && !stands_fast (planner, body))
      return FALSE;
  }
  return TRUE;
}

/* Paces from the centre line to behind that body. */
static int
way_behind (const Planner *planner, const PlanBody *body)
{
  return planner->depth / 2 - (body->v - mu_plan_depth (body) - PLAN_PASSAGE);
}

/* "Go 120 paces ahead and skirmish until period 3. Then skirmish in support of …": with a line
 * that goes forward they stay before it. Through one that stands they fall back without disorder
 * (wrg.move.interpenetrate.free): "… Then go back 180 paces and skirmish. Then …" */
static void
screen_and_withdraw (const Planner *planner, PlanBody *body)
{
  const int row = mu_planner_row_to_support (planner, body);
  mu_plan_set_reason (body, MU_ORDER_SKIRMISH, MU_PLAN_ORDER_SCREENS);
  MuWrgClause *clause = go_ahead (body, MU_WRG_ACT_SKIRMISH, to_centre (planner, body));
  if (row < 0)
    return;
  clause->until = SCREEN_UNTIL;
  if (row_stands_fast (planner, row)) {
    const int line = mu_planner_nearest_in (planner, body, row);
    clause = go_ahead (body, MU_WRG_ACT_SKIRMISH,
                       way_behind (planner, mu_planner_body (planner, (guint) line)));
    clause->direction = MU_WRG_GO_BACK;
    clause->when = MU_WRG_WHEN_GAINED;
  }
  const guint next = body->plan->orders.count;
  support (planner, body, MU_WRG_ACT_SKIRMISH, MU_PLAN_ORDER_SCREENS);
  body->plan->orders.clause[next].when = MU_WRG_WHEN_GAINED;
}

static void
order_screen (const Planner *planner, PlanBody *body)
{
  if (!can_skirmish (body)) {
    attack_ahead (planner, body, MU_PLAN_ORDER_BREAKS);
    return;
  }
  switch (planner->doctrine->screen) {
  case MU_SCREEN_WITHDRAWS:
    screen_and_withdraw (planner, body);
    return;
  case MU_SCREEN_HARASSES:
    harass (planner, body, MU_PLAN_ORDER_SCREENS);
    return;
  case MU_SCREEN_FIGHTS:
    harass (planner, body, MU_PLAN_ORDER_SCREENS);
    pounce (body);
    return;
  }
}

static gboolean
enemy_has_foot (const Planner *planner)
{
  const MuList *enemy = planner->job->enemy;
  for (guint i = 0; enemy && i < enemy->units->len; i++)
    if (mu_type_is_infantry ((MuTroopType) mu_list_unit (enemy, i)->troop.type))
      return TRUE;
  return enemy == NULL;
}

/* Having driven off those before it, horse turns upon the foot, or goes on. */
static void
charge_on_wing (const Planner *planner, PlanBody *body, MuPlanOrderReason why)
{
  const gboolean rides = body->role >= MU_ROLE_HORSE && body->role < MU_ROLE_CHARIOTS;
  const gboolean turns
      = rides && planner->doctrine->horse == MU_HORSE_TURNS && enemy_has_foot (planner);
  mu_plan_set_reason (body, MU_ORDER_ATTACK, why);
  go_ahead (body, MU_WRG_ACT_ATTACK, to_enemy (planner, body));
  then_go_on (body, MU_WRG_ACT_ATTACK, turns ? MU_INFANTRY_TYPES : 0);
}

static void
keep_to_line (const Planner *planner, PlanBody *body)
{
  const gboolean light = can_harass (body);
  if (!support (planner, body, light ? MU_WRG_ACT_SKIRMISH : MU_WRG_ACT_ATTACK, MU_PLAN_ORDER_WEAK))
    hold (body, MU_PLAN_ORDER_WEAK);
}

static void
order_wing (const Planner *planner, PlanBody *body)
{
  const MuPlanOrderReason why
      = mu_planner_is_strong (planner, body->column) ? MU_PLAN_ORDER_STRONG : MU_PLAN_ORDER_WING;
  if (mu_planner_is_weak (planner, body->column))
    keep_to_line (planner, body);
  else if (can_harass (body)) {
    harass (planner, body,
            planner->doctrine->battle == MU_BATTLE_HARASS ? MU_PLAN_ORDER_HARASSES : why);
    if (!seizes_chances (planner, body))
      pounce (body);
  } else if (planner->doctrine->battle == MU_BATTLE_HARASS)
    wait_and_attack (planner, body, SHOOTS_UNTIL, MU_PLAN_ORDER_WAITS);
  else
    charge_on_wing (planner, body, why);
}

static void
order_by_post (const Planner *planner, PlanBody *body)
{
  switch (body->post.at) {
  case MU_POST_SCREEN:
    order_screen (planner, body);
    return;
  case MU_POST_BEFORE:
    attack_ahead (planner, body, MU_PLAN_ORDER_BREAKS);
    return;
  case MU_POST_LINE:
    order_line (planner, body);
    return;
  case MU_POST_WINGS:
  case MU_POST_RIGHT_WING:
  case MU_POST_LEFT_WING:
    order_wing (planner, body);
    return;
  case MU_POST_RESERVE:
    hold_back (planner, body, MU_PLAN_ORDER_HOLDS);
    return;
  }
}

/* --- by the book -------------------------------------------------------- */

/* What a post of the book asks for beyond its place. */
static void
order_as_booked (const Planner *planner, PlanBody *body)
{
  switch (body->post.order) {
  case MU_POST_ORDER_BY_POST:
    break;
  case MU_POST_ORDER_ATTACK:
    attack_ahead (planner, body, MU_PLAN_ORDER_BOOK);
    return;
  case MU_POST_ORDER_HOLD:
    hold_back (planner, body, MU_PLAN_ORDER_HOLDS);
    return;
  case MU_POST_ORDER_SKIRMISH:
    if (can_skirmish (body)) {
      harass (planner, body, MU_PLAN_ORDER_BOOK);
      return;
    }
    break;
  case MU_POST_ORDER_SUPPORT:
    if (support (planner, body, MU_WRG_ACT_ATTACK, MU_PLAN_ORDER_SUPPORTS)) {
      avenge (body);
      return;
    }
    break;
  }
  order_by_post (planner, body);
}

/* "If the supported fight, are pushed back or are broken, go towards the enemy and attack." */
static void
join_fight (PlanBody *body)
{
  MuWrgClause *clause = mu_plan_add_clause (body, MU_WRG_MOVE_TOWARDS_ENEMY, MU_WRG_ACT_ATTACK);
  clause->in_case.events = MU_WRG_FRIEND_FIGHTING | MU_WRG_FRIEND_PUSHED | MU_WRG_FRIEND_BROKEN;
}

/* A commander behind the line stays by it; one on a wing or in the line fights with it. */
static void
order_guard (const Planner *planner, PlanBody *body)
{
  const gboolean fights = body->post.at != MU_POST_RESERVE
                          && (body->column != COLUMN_CENTRE || body->band == BAND_LINE);
  const MuWrgActOrder act = fights ? MU_WRG_ACT_ATTACK : MU_WRG_ACT_HOLD;
  const int row
      = fights ? mu_planner_row_to_support (planner, body) : mu_planner_last_row (planner, body);
  if (!mu_planner_support (planner, body, row, act, MU_PLAN_ORDER_GUARDS))
    hold (body, MU_PLAN_ORDER_GUARDS);
  else if (mu_planner_plays (planner))
    join_fight (body);
}

/* wrg.orders.sub-unit */
static void
order_sub_unit (const Planner *planner, PlanBody *body)
{
  const PlanBody *parent = mu_planner_body (planner, (guint) body->parent);
  MuWrgActOrder act = MU_WRG_ACT_ATTACK;
  if (body->listed->order == MU_ORDER_SKIRMISH && can_skirmish (body))
    act = MU_WRG_ACT_SKIRMISH;
  else if (body->listed->order == MU_ORDER_HOLD || body->role >= MU_ROLE_ENGINES)
    act = MU_WRG_ACT_HOLD;
  const gboolean train = mu_planner_is_train_of_unit (body);
  MuWrgClause *clause
      = mu_plan_add_clause (body, train ? MU_WRG_MOVE_WITH_FRIENDS : MU_WRG_MOVE_UNSAID, act);
  clause->support = TRUE;
  clause->friends[clause->friend_count++] = (gint16) (parent - mu_planner_body (planner, 0));
  MuOrder order = MU_ORDER_HOLD;
  mu_wrg_act_order (act, &order);
  mu_plan_set_reason (body, order, MU_PLAN_ORDER_PARENT);
}

/* wrg.deploy.flank-march.point: it comes in on the flank of its wing, as soon as it can. */
static void
order_march (PlanBody *body)
{
  attack (body, MU_PLAN_ORDER_MARCHES);
  MuWrgArrivalOrder *arrival = &body->plan->orders.arrival;
  arrival->how = MU_WRG_MARCH_ROUND;
  arrival->flank = (guint8) (body->column == COLUMN_LEFT ? MU_WRG_LEFT_FLANK : MU_WRG_RIGHT_FLANK);
  arrival->edge = MU_WRG_SIDE_EDGE;
}

/* wrg.deploy.remainder: nobody knows that it is there because its orders say so. */
static void
lie_in_wait (const Planner *planner, PlanBody *body)
{
  wait_and_attack (planner, body, LURKS_UNTIL, MU_PLAN_ORDER_LURKS);
  body->plan->orders.hidden = true;
}

/* Who plays to win keeps nobody back but those whom he listed so, and skirmishers, who are worth
 * more with their missiles. */
static gboolean
goes_forward (const Planner *planner, const PlanBody *body)
{
  const gboolean held
      = body->listed->order == MU_ORDER_HOLD && body->plan->why_post == MU_PLAN_POST_LISTED;
  return mu_planner_plays (planner) && body->post.at != MU_POST_SCREEN && !can_harass (body)
         && !held;
}

static void
send_forward (const Planner *planner, PlanBody *body)
{
  if (body->column == COLUMN_CENTRE)
    attack_ahead (planner, body, MU_PLAN_ORDER_LINE);
  else
    charge_on_wing (planner, body, MU_PLAN_ORDER_WING);
}

static void
order_body (const Planner *planner, PlanBody *body)
{
  if (body->role == MU_ROLE_ENGINES && body->parent < 0)
    hold (body, MU_PLAN_ORDER_SHOOTS);
  else if (body->role == MU_ROLE_TRAIN && body->parent < 0)
    hold (body, MU_PLAN_ORDER_STAYS);
  else if (body->parent >= 0)
    order_sub_unit (planner, body);
  else if (body->plan->off_table)
    order_march (body);
  else if (body->plan->concealed)
    lie_in_wait (planner, body);
  else if (body->guard)
    order_guard (planner, body);
  else if (goes_forward (planner, body))
    send_forward (planner, body);
  else if (body->post.wait)
    wait_and_attack (planner, body, body->post.wait, MU_PLAN_ORDER_BOOK);
  else
    order_as_booked (planner, body);
}

/* It was to keep to others so that it does not go forward: as the player listed it, on the weak
 * wing, about the general. */
static gboolean
is_to_stay (const PlanBody *body)
{
  const MuPlanOrderReason why = body->plan->why_order;
  return why == MU_PLAN_ORDER_LISTED || why == MU_PLAN_ORDER_WEAK || why == MU_PLAN_ORDER_GUARDS;
}

void
mu_planner_lead (const Planner *planner, PlanBody *body)
{
  mu_wrg_orders_init (&body->plan->orders);
  if (is_to_stay (body))
    hold (body, body->plan->why_order);
  else if (can_harass (body))
    harass (planner, body, MU_PLAN_ORDER_LISTED);
  else
    go_forward (planner, body);
}

/* --- for all ------------------------------------------------------------ */

static guint32
types_of (const Planner *planner, gboolean light)
{
  guint32 types = 0;
  for (guint i = 0; i < mu_planner_count (planner); i++) {
    const MuTroop *troop = &mu_planner_body (planner, i)->listed->troop;
    const gboolean skirmishes = troop->type == MU_TROOP_LI || troop->type == MU_TROOP_LC;
    if (skirmishes == light && mu_wrg_type_may_attack ((MuTroopType) troop->type))
      types |= MU_TROOP_BIT (troop->type);
  }
  return types;
}

static void
add_standing (MuWrgStandingOrders *standing, guint32 types, MuWrgActOrder act)
{
  if (types != 0)
    standing->line[standing->count++]
        = (MuWrgStandingLine){ .own = types, .act = (guint8) act, .in_case.of = MU_WRG_NO_ONE };
}

/* wrg.orders.standing.use: who has done what he was told, or forgotten it, would else only wait for
 * enemy to come near (wrg.orders.default). */
void
mu_planner_order_standing (const Planner *planner)
{
  if (!mu_planner_plays (planner))
    return;
  add_standing (&planner->plan->standing, types_of (planner, TRUE), MU_WRG_ACT_SKIRMISH);
  add_standing (&planner->plan->standing, types_of (planner, FALSE), MU_WRG_ACT_ATTACK);
}

/* The screen last: what it does depends on those behind it. */
void
mu_planner_order (Planner *planner)
{
  for (int screen = 0; screen < 2; screen++)
    for (guint i = 0; i < mu_planner_count (planner); i++) {
      PlanBody *body = mu_planner_body (planner, i);
      if (!body->guest && (body->post.at == MU_POST_SCREEN) == (screen == 1))
        order_body (planner, body);
    }
  mu_planner_open_circles (planner);
  mu_planner_order_standing (planner);
}
