/* What lies beside a unit of Fast Play on the table, and the orders of a turn. */
#ifndef MUSTER_APP_SERVICE_AWFP_TABLE_TOKENS_H
#define MUSTER_APP_SERVICE_AWFP_TABLE_TOKENS_H

#include "app/service/table/table_course.h"
#include "rules/awfp/troop.h"

/* In the order of the row's tokens. The values of the first are MuAwfpState, of the orders
 * MuAwfpMarked; else 0 is nothing out of the way. */
typedef enum {
  MU_FAST_CONDITION,
  MU_FAST_MISSILES, /* 1: low, 2: out */
  MU_FAST_FRENZY,   /* 1: frenzied */
  MU_FAST_ORDER,
  MU_FAST_COMMAND, /* of the general. 1: in close combat */
} MuFastToken;
#define MU_FAST_TOKENS 5

/* As the row's members of the same names (app/service/table/system.h). */
MuRule mu_fast_barred (const MuTableCourse *course, MuTableUnit unit, int token, int value);
gboolean mu_fast_has (const MuList *list, int unit, int token);
void mu_fast_orders (const MuTableCourse *course, MuTableOrders orders[MU_SIDES]);

#endif
