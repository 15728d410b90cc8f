/* What orders a side has, and who may give them to whom: the general's and the army's, what a
 * general is by himself, and what is left to him at grips (awfp.general.*, awfp.orders.count). */
#include "rules/awfp/battle/commander/weigh.h"

int
mu_awfp_order_cost (const AwfpBattle *battle, int body, MuAwfpMarked order)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (unit->general && unit->fate == MU_FATE_ON_TABLE)
    return 0; /* awfp.general.independent */
  return mu_awfp_order_price (&unit->troop, mu_awfp_unit_fanatic (unit), order);
}

/* Where the general is: his stand, or the unit that he has joined. */
static int
where_is (const AwfpBattle *battle, int general)
{
  const int with = battle->unit[general].with;
  return with == MU_NO_BODY ? general : with;
}

/* awfp.general.routed: while he runs he gives none, though the army's own may bring him back. */
static bool
is_routed (const AwfpBattle *battle, int side)
{
  for (int body = battle->first[side]; body < battle->first[side + 1]; body++)
    if (battle->unit[body].general && battle->unit[body].fate == MU_FATE_IN_ROUT)
      return true;
  return false;
}

/* awfp.general.indisposed.causes, awfp.general.orders-lost, awfp.general.not-replaced */
MuAwfpCommand
mu_awfp_command (const AwfpBattle *battle, int side)
{
  const int general = mu_awfp_general_of (battle, side);
  if (general == MU_NO_BODY)
    return is_routed (battle, side) ? MU_AWFP_INDISPOSED : MU_AWFP_LOST;
  const int where = where_is (battle, general);
  return mu_awfp_engaged (battle, where) || battle->unit[where].fate == MU_FATE_IN_ROUT
             ? MU_AWFP_INDISPOSED
             : MU_AWFP_COMMANDS;
}

/* awfp.general.indisposed.effect: at grips he has himself and the unit about him to order. */
int
mu_awfp_his_own (const AwfpBattle *battle, int side)
{
  const int general = mu_awfp_general_of (battle, side);
  const int where = general == MU_NO_BODY ? MU_NO_BODY : where_is (battle, general);
  return where != MU_NO_BODY && mu_awfp_engaged (battle, where)
                 && battle->unit[where].fate == MU_FATE_ON_TABLE
             ? where
             : MU_NO_BODY;
}

/* awfp.general.in-combat */
static bool
may_order_himself (const AwfpBattle *battle, const MuQuestion *question, int body,
                   MuAwfpMarked order)
{
  if (body != question->other)
    return false;
  return order == MU_AWFP_RETREAT
         || (order == MU_AWFP_DEPLOY && !mu_awfp_engaged_in_front (battle, body));
}

/* awfp.general.independent: moving and dressing he needs no marker for. */
static bool
needs_marker (const AwfpUnit *unit, MuAwfpMarked order)
{
  return !unit->general || unit->fate == MU_FATE_IN_ROUT || order == MU_AWFP_CHARGE
         || order == MU_AWFP_RETREAT || order == MU_AWFP_RECOVER;
}

void
mu_awfp_offer_order (const AwfpBattle *battle, const MuQuestion *question, int body,
                     MuAwfpMarked order, AwfpChoices *list)
{
  const AwfpUnit *unit = &battle->unit[body];
  if (mu_awfp_order_barred (battle, body, order))
    return;
  if (may_order_himself (battle, question, body, order)) {
    mu_awfp_offer (list, body, MU_NO_BODY, order, MU_AWFP_BY_HIMSELF);
    return;
  }
  const bool at_grips = unit->general && mu_awfp_engaged (battle, body);
  if (!at_grips && needs_marker (unit, order)
      && mu_awfp_order_cost (battle, body, order) <= question->value[0])
    mu_awfp_offer (list, body, MU_NO_BODY, order, MU_AWFP_BY_ORDER);
}

/* --- markers ------------------------------------------------------------------- */

/* Whom an order has to do with, as the table stands when it is given: for a log that says why. */
static int
occasion_of (const AwfpBattle *battle, int body, MuAwfpMarked order)
{
  const int near = mu_awfp_near_enemy (battle, body);
  switch (order) {
  case MU_AWFP_ADVANCE:
    return mu_awfp_quarry (battle, body);
  case MU_AWFP_DEPLOY:
    return near != MU_NO_BODY
                   && mu_rect_face_towards (&battle->unit[body].at, &battle->unit[near].at)
                          != MU_FACE_FRONT
               ? near
               : MU_NO_BODY;
  case MU_AWFP_DEFEND:
  case MU_AWFP_RETREAT:
    return near;
  case MU_AWFP_CHARGE:
  case MU_AWFP_RECOVER:
  case MU_AWFP_DUMMY:
  case MU_AWFP_NO_ORDER:
    break;
  }
  return MU_NO_BODY;
}

void
mu_awfp_mark (AwfpBattle *battle, int body, MuAwfpMarked order)
{
  AwfpTurn *turn = &battle->unit[body].turn;
  turn->order = (uint8_t) order;
  turn->about = (int16_t) occasion_of (battle, body, order);
}

void
mu_awfp_show_marker (AwfpBattle *battle, int body, MuRule why)
{
  const AwfpTurn *turn = &battle->unit[body].turn;
  mu_awfp_tell (battle, MU_AWFP_EVENT_MARKER, why, body, turn->about, VALUES (turn->order));
}
