#include "rules/awfp/battle/order.h"

static bool
is_mounted (const MuAwfpTroop *troop)
{
  return mu_awfp_kind_is_mounted (mu_awfp_troop_kind (troop));
}

/* awfp.orders.defend, awfp.orders.defend.mounted, awfp.orders.retreat.barred.
 * READING: awfp.orders.charge.eligible: engines do not charge, as they take every charge at the
 * halt (awfp.orders.countercharge.artillery). */
MuRule
mu_awfp_order_refused (const MuAwfpTroop *troop, bool fanatic, MuAwfpMarked order)
{
  switch (order) {
  case MU_AWFP_CHARGE:
    return mu_awfp_troop_kind (troop) == MU_AWFP_ARTILLERY ? MU_RULE_AWFP_CHARGE_ELIGIBLE
                                                           : MU_RULE_NONE;
  case MU_AWFP_DEFEND:
    return is_mounted (troop) || fanatic ? MU_RULE_AWFP_DEFEND : MU_RULE_NONE;
  case MU_AWFP_RETREAT:
    return fanatic ? MU_RULE_AWFP_RETREAT_BARRED : MU_RULE_NONE;
  case MU_AWFP_ADVANCE:
  case MU_AWFP_DEPLOY:
  case MU_AWFP_RECOVER:
  case MU_AWFP_DUMMY:
  case MU_AWFP_NO_ORDER:
    break;
  }
  return MU_RULE_NONE;
}

/* awfp.orders.frenzied.halt-cost-mounted, awfp.orders.frenzied.halt-cost-foot,
 * awfp.orders.frenzied.halt-cost-range */
int
mu_awfp_order_price (const MuAwfpTroop *troop, bool fanatic, MuAwfpMarked order)
{
  if (order == MU_AWFP_NO_ORDER || order == MU_AWFP_DUMMY)
    return 0;
  return order == MU_AWFP_RECOVER && fanatic && is_mounted (troop) ? 2 : 1;
}

/* awfp.orders.frenzied.eligible-irregular. READING: awfp.orders.frenzied.eligible-trained: trained
 * elephants and engines, which the rule for irregulars leaves out, do not beside their general
 * either. */
bool
mu_awfp_kind_rages (MuAwfpKind kind)
{
  return kind != MU_AWFP_ELEPHANTS && kind != MU_AWFP_ARTILLERY;
}
