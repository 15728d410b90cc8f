/* WRG 5th: of several actions that orders give, which one holds. Private to
 * written and standing orders. */
#ifndef MUSTER_RULES_WRG_ORDERS_ORDER_PICK_H
#define MUSTER_RULES_WRG_ORDERS_ORDER_PICK_H

#include "rules/wrg/nerve/surroundings.h"
#include "rules/wrg/orders/order_sheet.h"

/* Sets of MU_ORDER_BIT; all zero at first. */
typedef struct {
  unsigned open;    /* said of every case */
  unsigned special; /* said of this one */
  uint32_t covered; /* types of enemy that this one speaks of */
} MuWrgPick;

void mu_wrg_pick_add (MuWrgPick *pick, const MuWrgCase *in_case, MuWrgActOrder act,
                      const MuWrgMet *met);

/* The order that holds; false where nothing is said. */
bool mu_wrg_pick_order (const MuWrgPick *pick, const MuWrgMet *met, MuOrder *order);

#endif
