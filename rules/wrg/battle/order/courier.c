/* New orders on their way: messengers (wrg.orders.messenger*). */
#include "rules/wrg/battle/door.h"

#include <assert.h>

#include "rules/wrg/battle/order/obey.h"

/* What the machine's general has to say to those who know no more what to do. */
#define ANEW(act_)                                                                                 \
  {                                                                                                \
    .count = 1,                                                                                    \
    .clause[0] = { .move = MU_WRG_MOVE_TOWARDS_ENEMY,                                              \
                   .act = MU_WRG_ACT_##act_,                                                       \
                   .in_case.of = MU_WRG_NO_ONE,                                                    \
                   .quarry.body = MU_WRG_NO_ONE },                                                 \
    .arrival.point = MU_WRG_NO_ONE                                                                 \
  }
static const MuWrgOrders attack_anew = ANEW (ATTACK);
static const MuWrgOrders skirmish_anew = ANEW (SKIRMISH);

static void
tell_messenger (WrgBattle *battle, int body, MuRule rule, MuMessenger what, int by)
{
  const MuPoint at = errand_at (battle, body)->courier;
  mu_wrg_emit (battle, MU_EVENT_MESSENGER, rule, body, by, VALUES ((int32_t) what, at.x, at.y));
}

static void
end_ride (WrgBattle *battle, int body, MuRule rule, MuMessenger what, int by)
{
  tell_messenger (battle, body, rule, what, by);
  if (what != MU_MESSENGER_DELIVERS)
    errand_at (battle, body)->carried = NULL;
}

/* wrg.orders.messenger.timing: written and sent in one period.
 * READING: wrg.orders.messenger: a messenger who is still on his way with older orders to the
 * same unit is called back. */
void
mu_wrg_send_orders (WrgBattle *battle, int body, const MuWrgOrders *orders)
{
  Errand *errand = errand_at (battle, body);
  const int general = battle->general_body[body_at (battle, body)->side];
  if (errand->carried)
    end_ride (battle, body, MU_RULE_WRG_ORDERS_MESSENGER, MU_MESSENGER_IN_VAIN, MU_NO_BODY);
  errand->carried = orders;
  errand->points = MU_NO_BODY;
  errand->ridden = 0;
  errand->delivered = false;
  errand->courier = mu_rect_centre (&body_at (battle, general)->ground);
  tell_messenger (battle, body, MU_RULE_WRG_ORDERS_MESSENGER, MU_MESSENGER_SENT, MU_NO_BODY);
}

/* Why a caller's orders cannot be sent to it; MU_RULE_NONE: they can. */
static MuRule
barred_from (const WrgBattle *battle, int body)
{
  if (!is_written (battle) || body < 0 || body >= battle->count)
    return MU_RULE_WRG_ORDERS_INITIAL;
  const MuSide side = (MuSide) body_at (battle, body)->side;
  if (!mu_wrg_commands_now (battle, side))
    return MU_RULE_WRG_GENERAL_LOSS;
  if (battle->status != MU_BATTLE_GOES_ON || battle->phase != MU_PHASE_ARRIVALS
      || !on_table (body_at (battle, body)))
    return MU_RULE_WRG_ORDERS_MESSENGER;
  return MU_RULE_NONE;
}

/* A caller's orders for the period to come. The unit that the general is with hears them
 * from himself. */
MuRule
mu_wrg_battle_send_orders (WrgBattle *battle, int body, const MuWrgOrders *orders)
{
  const MuRule barred = barred_from (battle, body);
  if (barred == MU_RULE_NONE)
    errand_at (battle, body)->written = orders;
  return barred;
}

/* wrg.orders.follow-me: what the general says to those about him needs no messenger. */
static void
send_written (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  const MuWrgOrders *orders = errand->written;
  errand->written = NULL;
  if (body == battle->general_body[body_at (battle, body)->side])
    mu_wrg_take_orders (battle, body, orders);
  else
    mu_wrg_send_orders (battle, body, orders);
}

/* --- whom the machine's general writes to ------------------------------- */

/* It has carried out its orders, or forgotten them. */
bool
mu_wrg_has_nothing_to_do (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  const Errand *errand = errand_at (battle, body);
  const bool waits = errand->orders && errand->step < 0;
  return is_fighting (self) && self->rally == RALLY_NONE && self->rally_due == RALLY_NONE
         && !errand->carried && !waits && errand->obeys != MU_WRG_OBEYS_BATTLEFIELD
         && self->parent == MU_NO_BODY && mu_wrg_type_may_attack ((MuTroopType) self->troop.type)
         && !mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE);
}

/* The nearest one. */
static int
find_idle (const WrgBattle *battle, MuSide side)
{
  const Body *general = body_at (battle, battle->general_body[side]);
  int best = MU_NO_BODY;
  MuFix least = INT32_MAX;
  FOR_SIDE (battle, side, i)
  {
    if (i == battle->general_body[side] || !mu_wrg_has_nothing_to_do (battle, i)
        || !mu_wrg_general_sees (battle, side, i))
      continue;
    const MuFix apart = mu_rect_distance (&general->ground, &body_at (battle, i)->ground);
    best = apart < least ? i : best;
    least = apart < least ? apart : least;
  }
  return best;
}

/* To attack, and him first. wrg.orders.follow-me: those about him go with the general at once. */
void
mu_wrg_send_against (WrgBattle *battle, int body, int enemy)
{
  Errand *errand = errand_at (battle, body);
  if (body == battle->general_body[body_at (battle, body)->side]) {
    mu_wrg_take_orders (battle, body, &attack_anew);
    errand->pointed = (int16_t) enemy;
    return;
  }
  mu_wrg_send_orders (battle, body, &attack_anew);
  errand->points = (int16_t) enemy;
}

static void
write_to_idle (WrgBattle *battle, MuSide side)
{
  const int body = find_idle (battle, side);
  if (body == MU_NO_BODY)
    return;
  const MuTroop *troop = &body_at (battle, body)->troop;
  const bool light = (troop->type == MU_TROOP_LI || troop->type == MU_TROOP_LC)
                     && mu_wrg_troop_may_skirmish (troop);
  if (battle->commanded[side])
    mu_wrg_tell_decision (battle, body, MU_NO_BODY, MU_RULE_WRG_ORDERS_MESSENGER, MU_DECISION_ANEW);
  mu_wrg_send_orders (battle, body, light ? &skirmish_anew : &attack_anew);
}

/* READING: wrg.orders.messenger: of his own accord the machine's general writes one order a
 * period, from the second on, to the nearest unit in his sight that has carried out or forgotten
 * its own (wrg.orders.knowledge): light troops are to skirmish with the nearest enemy, others to
 * attack him. wrg.general.loss: not once he is disabled. Of a commanded side only if he has
 * decided nothing else. */
void
mu_wrg_write_orders (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    if (errand_at (battle, i)->written)
      send_written (battle, i);
  }
  for (MuSide side = MU_SIDE_A; side < MU_SIDES && battle->period > 1; side++)
    if (mu_wrg_commands_now (battle, side)) {
      if (mu_wrg_decide (battle, side) < MU_WRG_ORDERS_MOST)
        write_to_idle (battle, side);
      mu_wrg_join_who_need_him (battle, side);
    }
}

/* --- on the way --------------------------------------------------------- */

/* READING: wrg.orders.messenger: he rides as the general's guard does, if these are cavalry,
 * else as light cavalry. wrg.orders.messenger: one period of the ride at charge speed, the first.
 */
static MuFix
ride_of (const WrgBattle *battle, int body)
{
  const int general = battle->general_body[body_at (battle, body)->side];
  const MuTroopType own = (MuTroopType) body_at (battle, general)->troop.type;
  const MuTroopType type = mu_type_is_cavalry (own) ? own : MU_TROOP_LC;
  return PACES (errand_at (battle, body)->ridden == 0 ? mu_wrg_type_charge_move (type)
                                                      : mu_wrg_type_normal_move (type));
}

/* READING: wrg.orders.messenger.fights: a patrol of 20 men is no match for a body: enemy not
 * in rout upon whom he rides take him; missiles are not spent on him. */
static int
find_captor (const WrgBattle *battle, int body, MuPoint from, MuPoint to)
{
  FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, body)->side), k)
  {
    const Body *enemy = body_at (battle, k);
    if (is_fighting (enemy) && !enemy->concealed && mu_line_crosses (from, to, &enemy->ground))
      return k;
  }
  return MU_NO_BODY;
}

static void
ride (WrgBattle *battle, int body)
{
  Errand *errand = errand_at (battle, body);
  const MuPoint from = errand->courier;
  const MuPoint to = mu_rect_centre (&body_at (battle, body)->ground);
  const MuFix reach = ride_of (battle, body);
  const int64_t x = (int64_t) to.x - from.x, y = (int64_t) to.y - from.y;
  const int64_t whole = mu_isqrt (x * x + y * y);
  const bool there = whole <= reach;
  const MuPoint at = there ? to
                           : (MuPoint){ (MuFix) (from.x + x * reach / whole),
                                        (MuFix) (from.y + y * reach / whole) };
  const int captor = find_captor (battle, body, from, at);
  errand->courier = at;
  errand->ridden++;
  if (captor != MU_NO_BODY) {
    end_ride (battle, body, MU_RULE_WRG_ORDERS_MESSENGER_FIGHTS, MU_MESSENGER_CAUGHT, captor);
    return;
  }
  errand->delivered = there;
  if (there)
    end_ride (battle, body, MU_RULE_WRG_ORDERS_MESSENGER_TIMING, MU_MESSENGER_DELIVERS, MU_NO_BODY);
  else
    tell_messenger (battle, body, MU_RULE_WRG_ORDERS_MESSENGER, MU_MESSENGER_RIDES, MU_NO_BODY);
}

/* wrg.move.unauthorised.recall: those out of hand listen to nobody; nor do those who run. */
static bool
listens (const WrgBattle *battle, int body)
{
  const Body *self = body_at (battle, body);
  return is_fighting (self) && !mu_wrg_is_bound (battle, self, MU_RESULT_ADVANCE);
}

/* While all others move. */
void
mu_wrg_ride_messengers (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    const Errand *errand = errand_at (battle, i);
    if (!errand->carried || errand->delivered)
      continue;
    if (listens (battle, i))
      ride (battle, i);
    else
      end_ride (battle, i, MU_RULE_WRG_ORDERS_MESSENGER, MU_MESSENGER_IN_VAIN, MU_NO_BODY);
  }
}

/* What it has heard of so far. */
void
mu_wrg_battle_orders_now (const WrgBattle *battle, int body, MuOrdersNow *now)
{
  assert (body >= 0 && body < battle->count);
  const Body *self = body_at (battle, body);
  *now = (MuOrdersNow){ .barred = barred_from (battle, body),
                        .by_word = body == battle->general_body[self->side],
                        .in_vain = !listens (battle, body) };
  if (!is_written (battle))
    return;
  const Errand *errand = errand_at (battle, body);
  now->orders = self->forgotten ? NULL : errand->orders;
  now->coming = errand->written ? errand->written : errand->carried;
}

/* wrg.orders.messenger.timing: in the period after. */
void
mu_wrg_obey_messengers (WrgBattle *battle)
{
  FOR_ALL (battle, i)
  {
    Errand *errand = errand_at (battle, i);
    const MuWrgOrders *orders = errand->carried;
    if (!orders || !errand->delivered)
      continue;
    errand->carried = NULL;
    errand->delivered = false;
    if (!listens (battle, i))
      continue;
    mu_wrg_take_orders (battle, i, orders);
    errand->pointed = errand->points;
  }
}
