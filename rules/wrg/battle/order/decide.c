/* What a general whom the machine plays decides as a period begins (wrg.orders.messenger).
 *
 * Orders are written before the battle and cannot foresee it: a reserve waits for a clock while the
 * line before it is driven back, a wing that has won looks for new enemy ahead while the battle is
 * decided beside it, a body stands behind friends who fight. Whoever plays well sends a messenger
 * then. So of each body of a commanded side it is asked whether it could do better than it does,
 * and those for whom it is worth most get an order. He goes by what he sees
 * (wrg.orders.knowledge), and the book's means are his: a word to those whom he leads, the signal
 * that they wait for, else a messenger. */
#include "rules/wrg/battle/order/obey.h"

#define HELPS_WITHIN 240 /* paces: friends so near are helped */
#define LINE_WITHIN  400 /* paces: so far ahead of a reserve are those whose reserve it is */
#define NEXT_LINE    120 /* paces: so far before a reserve stands the line before it */
#define COMES_AT     180 /* paces: enemy so near a body that waits will be upon it */
#define FLANK_WITHIN 100 /* paces: a flank so near is there to be struck */
#define ANOTHER      240 /* paces: who has nobody so near is not needed where it is */
#define DAUNTED      2   /* periods of hand-to-hand combat that have decided nothing */
#define LATE_AFTER   3   /* a third of the battle */

typedef struct {
  int body; /* MU_NO_BODY: nobody needs an order */
  int enemy;
  MuDecision why;
  MuFix worth;
} Decision;

/* --- who could be given another order ------------------------------------------ */

/* Those who may charge, are free to go, and do not keep off the enemy as light foot does. */
static bool
is_at_hand (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_fighting (self) && self->troop.type != MU_TROOP_LI
         && mu_wrg_type_may_attack ((MuTroopType) self->troop.type) && self->rally == RALLY_NONE
         && self->rally_due == RALLY_NONE && self->parent == MU_NO_BODY
         && !errand_at (battle, body)->carried && errand_at (battle, body)->signal == 0
         && mu_wrg_may_advance (battle, body) && !mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE)
         && !mu_wrg_in_melee (battle, body)
         && mu_wrg_general_sees (battle, (MuSide) self->side, body);
}

static bool
waits_for_clock (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  return errand->step < 0
         || (errand->step < errand->orders->count && errand->orders->clause[errand->step].until > 0
             && mu_wrg_order_of (battle, body) == MU_ORDER_HOLD);
}

static bool
supports_others (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  const MuWrgMet nobody = { 0 };
  const int act = mu_wrg_orders_now (errand->orders, errand->step, &nobody).act;
  return act >= 0 && errand->orders->clause[act].support
         && mu_wrg_order_of (battle, body) != MU_ORDER_SKIRMISH;
}

/* Friends are before it, not the enemy. */
static bool
stands_behind_a_line (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  const int ahead
      = mu_wrg_first_ahead (battle, body, &self->ground, PACES (LINE_WITHIN), &distance);
  return ahead != MU_NO_BODY && body_at (battle, ahead)->side == self->side;
}

/* It waits for a period or a signal, or for what may befall those whom it supports. A line that is
 * to wait where it stands, as on a ridge, is none: its general has said for how long. */
static bool
is_reserve (const WrgBattle *battle, int body)
{
  const Errand *errand = errand_at (battle, body);
  const bool waits_yet = errand->step < 0 && !body_at (battle, body)->forgotten;
  if (!errand->orders || errand->orders->follow_me
      || (errand->obeys != MU_WRG_OBEYS_BATTLEFIELD && !waits_yet))
    return false;
  return (waits_for_clock (battle, body) && stands_behind_a_line (battle, body))
         || mu_wrg_awaited_signal (battle, body) != 0 || supports_others (battle, body);
}

/* Those right before it, who could go as well, go first. */
static bool
waits_behind_a_reserve (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  MuFix distance;
  const int ahead = mu_wrg_first_ahead (battle, body, &self->ground, PACES (NEXT_LINE), &distance);
  return ahead != MU_NO_BODY && body_at (battle, ahead)->side == self->side
         && is_at_hand (battle, ahead) && is_reserve (battle, ahead);
}

/* --- why --------------------------------------------------------------------------- */

bool
mu_wrg_is_hard_pressed (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return mu_wrg_in_melee (battle, body)
         && (self->disordered || self->recoils_in_a_row > 0 || self->pushed_back
             || self->melee_periods >= DAUNTED || mu_wrg_is_below_half (self));
}

/* Light troops run and come back: nobody goes in for them. */
static bool
needs_help (const WrgBattle *battle, int friend, MuDecision *why)
{
  const Body *other = body_at (battle, friend);
  if (!on_table (other) || is_light (other)
      || (is_fighting (other) && !mu_wrg_is_hard_pressed (battle, friend)))
    return false;
  *why = is_fighting (other) ? MU_DECISION_COMMITS : MU_DECISION_COVERS;
  return true;
}

/* Friends near it who are broken, else who are hard pressed. */
static bool
has_friends_in_need (const WrgBattle *battle, int body, MuDecision *why)
{
  const Body *self = body_at (battle, body);
  bool any = false;
  Near near;
  mu_wrg_find_near (battle, &self->ground, PACES (HELPS_WITHIN), SIDE_BIT (self->side), &near);
  FOR_NEAR (near, k)
  {
    if (k == body || (any && *why == MU_DECISION_COVERS)
        || !mu_rect_within (&self->ground, &body_at (battle, k)->ground, PACES (HELPS_WITHIN))
        || !mu_wrg_general_sees (battle, (MuSide) self->side, k))
      continue;
    any = needs_help (battle, k, why) || any;
  }
  return any;
}

/* Why a reserve should go now. */
static bool
is_time (const WrgBattle *battle, int body, MuDecision *why)
{
  if (has_friends_in_need (battle, body, why))
    return true;
  *why = MU_DECISION_MEETS;
  if (mu_wrg_has_enemy_within (battle, body, COMES_AT))
    return true;
  *why = MU_DECISION_LATE;
  return LATE_AFTER * battle->period >= battle->periods;
}

/* Horse that can ride into the flank of somebody who fights does not look for others. */
static bool
is_better (const WrgBattle *battle, int body, int prize)
{
  static const MuWrgQuarry anybody = { .body = MU_WRG_NO_ONE };
  const Body *self = body_at (battle, body);
  return prize != MU_NO_BODY && mu_wrg_in_melee (battle, prize)
         && mu_rect_behind_flank (&body_at (battle, prize)->ground, &self->ground)
         && mu_wrg_find_quarry (battle, body, &anybody) != prize;
}

/* Why attackers should go for somebody else than the nearest. */
static bool
could_do_better (const WrgBattle *battle, int body, Decision *found)
{
  if (mu_wrg_order_of (battle, body) != MU_ORDER_ATTACK
      || errand_at (battle, body)->pointed != MU_NO_BODY)
    return false;
  const Body *self = body_at (battle, body);
  const bool barred = mu_wrg_friend_in_way (battle, body, self->ground.facing) != MU_NO_BODY;
  const bool alone = !barred && !mu_wrg_has_enemy_within (battle, body, ANOTHER);
  const bool mounted = mu_type_is_mounted ((MuTroopType) self->troop.type);
  if (!barred && !alone && !mounted)
    return false;
  found->why = barred ? MU_DECISION_FREES : MU_DECISION_TURNS;
  found->enemy = mu_wrg_find_prize (battle, body, &found->worth);
  return barred || alone || is_better (battle, body, found->enemy);
}

/* --- what -------------------------------------------------------------------------- */

void
mu_wrg_tell_decision (WrgBattle *battle, int body, int other, MuRule rule, MuDecision why)
{
  mu_wrg_emit (battle, MU_EVENT_DECIDED, rule, body, other, VALUES ((int32_t) why));
}

static bool
is_half_over (const WrgBattle *battle)
{
  return 2 * battle->period >= battle->periods;
}

/* A general's own guard is the last reserve. */
static bool
may_be_sent (const WrgBattle *battle, int body)
{
  return is_at_hand (battle, body)
         && (is_half_over (battle) || !mu_wrg_has_general_with (battle, body)
             || mu_wrg_has_nothing_to_do (battle, body));
}

/* By the reading of mu_wrg_decide; wrg.general.loss: without a general nobody decides. */
bool
mu_wrg_decides_freely (const WrgBattle *battle, MuSide side)
{
  return battle->commanded[side] && !mu_reading (&battle->readings, MU_READING_ORDERS_STAND)
         && mu_wrg_commands_now (battle, side);
}

/* A reserve of a commanded side, for which there is somebody to attack. */
bool
mu_wrg_should_go (const WrgBattle *battle, int body, MuDecision *why)
{
  MuFix worth;
  return mu_wrg_decides_freely (battle, (MuSide) body_at (battle, body)->side)
         && may_be_sent (battle, body) && is_reserve (battle, body)
         && mu_wrg_find_prize (battle, body, &worth) != MU_NO_BODY && is_time (battle, body, why);
}

/* READING: wrg.pursuit.one-period: whether to pursue on is left to the player: not while friends
 * near by need help. */
bool
mu_wrg_calls_back (WrgBattle *battle, int body)
{
  MuDecision why;
  if (!mu_wrg_decides_freely (battle, (MuSide) body_at (battle, body)->side)
      || mu_wrg_is_uncontrolled (battle, body_at (battle, body))
      || !has_friends_in_need (battle, body, &why))
    return false;
  mu_wrg_tell_decision (battle, body, body_at (battle, body)->pursues,
                        MU_RULE_WRG_PURSUIT_ONE_PERIOD, MU_DECISION_CALLS);
  return true;
}

/* A body on hold, for whom somebody who fights shows his flank within a charge. */
static bool
lets_a_flank_go_by (const WrgBattle *battle, int body, Decision *found)
{
  const Body *self = body_at (battle, body);
  if (mu_wrg_order_of (battle, body) != MU_ORDER_HOLD || !errand_at (battle, body)->orders
      || errand_at (battle, body)->orders->follow_me
      || !mu_wrg_has_enemy_within (battle, body, FLANK_WITHIN))
    return false;
  found->enemy = mu_wrg_find_prize (battle, body, &found->worth);
  found->why = MU_DECISION_TURNS;
  return found->enemy != MU_NO_BODY && mu_wrg_in_melee (battle, found->enemy)
         && mu_rect_behind_flank (&body_at (battle, found->enemy)->ground, &self->ground)
         && mu_rect_within (&self->ground, &body_at (battle, found->enemy)->ground,
                            PACES (FLANK_WITHIN));
}

/* Why it should do something else; what costs least to find out is asked first. */
static bool
has_reason (const WrgBattle *battle, int body, Decision *found)
{
  if (mu_wrg_has_nothing_to_do (battle, body)) {
    found->why = MU_DECISION_ANEW;
    found->enemy = mu_wrg_find_prize (battle, body, &found->worth);
    return true;
  }
  if (is_reserve (battle, body)) {
    if (!is_time (battle, body, &found->why) || waits_behind_a_reserve (battle, body))
      return false;
    found->enemy = mu_wrg_find_prize (battle, body, &found->worth);
    return true;
  }
  return lets_a_flank_go_by (battle, body, found) || could_do_better (battle, body, found);
}

/* Among the best so far, the best first. */
static void
rank (Decision best[MU_WRG_ORDERS_MOST], const Decision *found)
{
  int at = MU_WRG_ORDERS_MOST;
  while (at > 0 && (best[at - 1].body == MU_NO_BODY || found->worth > best[at - 1].worth))
    at--;
  for (int i = MU_WRG_ORDERS_MOST - 1; i > at; i--)
    best[i] = best[i - 1];
  if (at < MU_WRG_ORDERS_MOST)
    best[at] = *found;
}

static void
send (WrgBattle *battle, const Decision *order)
{
  mu_wrg_tell_decision (battle, order->body, order->enemy, MU_RULE_WRG_ORDERS_MESSENGER,
                        order->why);
  mu_wrg_send_against (battle, order->body, order->enemy);
}

/* READING: wrg.orders.messenger: a general of a commanded side writes up to three orders a period,
 * to those for whom it is worth most. Returns how many. */
int
mu_wrg_decide (WrgBattle *battle, MuSide side)
{
  Decision best[MU_WRG_ORDERS_MOST]
      = { { .body = MU_NO_BODY }, { .body = MU_NO_BODY }, { .body = MU_NO_BODY } };
  if (!mu_wrg_decides_freely (battle, side) || battle->period == battle->periods)
    return 0; /* wrg.orders.messenger.timing: nobody would obey any more */
  FOR_SIDE (battle, side, i)
  {
    Decision found = { .body = i };
    if (may_be_sent (battle, i) && has_reason (battle, i, &found) && found.enemy != MU_NO_BODY)
      rank (best, &found);
  }
  int count = 0;
  while (count < MU_WRG_ORDERS_MOST && best[count].body != MU_NO_BODY)
    send (battle, &best[count++]);
  return count;
}
