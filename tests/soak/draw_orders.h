/* Random written orders that the rules allow: for each body and for the army,
 * signals and a subordinate general. */
#ifndef MUSTER_TESTS_SOAK_DRAW_ORDERS_H
#define MUSTER_TESTS_SOAK_DRAW_ORDERS_H

#include "tests/rules/battle/armies.h"

/* Of one side. */
typedef struct {
  MuWrgOrders orders[MU_BATTLE_UNITS_MAX];
  MuWrgStandingOrders standing;
  MuWrgSignalBook signals;
  MuWrgSetupGeneral general;
} OrderSheet;

/* Writes a sheet for each side of the battle that is set up with these armies; the set-up
 * borrows them. */
void draw_orders (OrderSheet *sheets, Army *armies, MuWrgSetup *setup, uint64_t *chance);

#endif
