/* What supporting others asks of a body (wrg.orders.support.*). */
#include "rules/wrg/battle/order/obey.h"

typedef struct {
  const WrgBattle *battle;
  MuOrder order;
  MuWrgSupportDuty duty; /* the strongest so far */
} Duties;

static void
weigh (Duties *duties, MuWrgSupportCase event, bool holds)
{
  const MuWrgSupportDuty duty = mu_wrg_support_duty (duties->order, event, NULL);
  if (holds && duty > duties->duty)
    duties->duty = duty;
}

static bool
shoots_at (const WrgBattle *battle, int enemy, int body)
{
  return *pair_at (battle, PAIR_SHOT_NOW, enemy, body)
         || *pair_at (battle, PAIR_SHOT_LAST, enemy, body);
}

static void
weigh_friend (Duties *duties, int friend, int enemy)
{
  const WrgBattle *battle = duties->battle;
  const Body *other = body_at (battle, friend);
  weigh (duties, MU_WRG_ENEMY_CHARGES_FRIENDS, mu_wrg_is_struck_now (battle, friend, enemy));
  weigh (duties, MU_WRG_ENEMY_FIGHTS_FRIENDS,
         is_fighting (other) && mu_wrg_in_contact (battle, friend, enemy));
  weigh (duties, MU_WRG_ENEMY_PURSUES_FRIENDS, body_at (battle, enemy)->pursues == friend);
  weigh (duties, MU_WRG_ENEMY_SHOOTS_AT_FRIENDS, shoots_at (battle, enemy, friend));
  weigh (duties, MU_WRG_FRIENDS_CHARGE_ENEMY, mu_wrg_is_struck_now (battle, enemy, friend));
}

/* Towards an enemy, of what he does now.
 * READING: wrg.orders.support.skirmish: enemy whom the supported may have to charge later,
 * or who manoeuvre against them, are shot at from beside the supported. */
MuWrgSupportDuty
mu_wrg_support_duty_of (const WrgBattle *battle, int body, const MuWrgClause *clause, int enemy)
{
  const MuSide side = (MuSide) body_at (battle, body)->side;
  Duties duties = { battle, MU_ORDER_HOLD, MU_WRG_SUPPORT_MAY_NOT };
  if (!mu_wrg_act_order ((MuWrgActOrder) clause->act, &duties.order))
    return MU_WRG_SUPPORT_MAY_NOT;
  weigh (&duties, MU_WRG_ENEMY_CHARGES_SELF, mu_wrg_is_struck_now (battle, body, enemy));
  weigh (&duties, MU_WRG_ENEMY_SHOOTS_AT_SELF, shoots_at (battle, enemy, body));
  for (int i = 0; i < clause->friend_count; i++)
    weigh_friend (&duties, mu_wrg_named_body (battle, side, clause->friends[i]), enemy);
  return duties.duty;
}

/* --- charges ------------------------------------------------------------ */

/* wrg.orders.support.attack; READING: wrg.orders.attack: who is sent against some enemy
 * charges others only where these stand straight before him. */
bool
mu_wrg_may_charge (const WrgBattle *battle, int body, int enemy, bool aside)
{
  if (!is_written (battle) || mu_wrg_is_uncontrolled (battle, body_at (battle, body)))
    return true;
  if (mu_wrg_ordered_against (battle, body, enemy) != MU_ORDER_ATTACK)
    return false;
  const MuWrgClause *clause = mu_wrg_acting_clause_against (battle, body, enemy);
  if (!clause)
    return true;
  if (clause->support)
    return mu_wrg_support_duty_of (battle, body, clause, enemy) != MU_WRG_SUPPORT_MAY_NOT;
  return !aside || mu_wrg_clause_move (clause) != MU_WRG_MOVE_TOWARDS_ENEMY
         || mu_wrg_is_quarry (battle, body, &clause->quarry, enemy);
}

/* Whether its orders may have it charge somebody: which enemy, is for may_charge. */
bool
mu_wrg_may_attack_some (const WrgBattle *battle, int body)
{
  return is_written (battle) && errand_at (battle, body)->cases
         && body_at (battle, body)->rally == RALLY_NONE;
}

static bool
can_strike (const WrgBattle *battle, int body, int enemy)
{
  const Body *self = body_at (battle, body);
  const MuFix reach = mu_wrg_charge_reach (battle, self);
  MuFix distance;
  return mu_rect_reaches (&self->ground, &body_at (battle, enemy)->ground, &distance)
         && distance <= reach
         && mu_wrg_first_ahead (battle, body, &self->ground, reach, &distance) == enemy;
}

/* wrg.orders.support.attack, wrg.reaction.occasion.3: a charger of the supported whom it
 * must countercharge and can reach; MU_NO_BODY: none. */
int
mu_wrg_charger_of_supported (const WrgBattle *battle, int body)
{
  if (!is_written (battle) || !mu_wrg_may_advance (battle, body)
      || body_at (battle, body)->period.charge_target != MU_NO_BODY)
    return MU_NO_BODY;
  FOR_SIDE (battle, enemy_of ((MuSide) body_at (battle, body)->side), k)
  {
    if (!mu_wrg_is_charging (body_at (battle, k)) || body_at (battle, k)->period.countercharges)
      continue;
    const MuWrgClause *clause = mu_wrg_acting_clause_against (battle, body, k);
    if (clause && clause->support && clause->act == MU_WRG_ACT_ATTACK
        && mu_wrg_support_duty_of (battle, body, clause, k) == MU_WRG_SUPPORT_MUST
        && can_strike (battle, body, k))
      return k;
  }
  return MU_NO_BODY;
}
