/* What the table knows, entered in a sum: orders, losses of the period, rout. What no
 * table keeps (distances, who sees whom) is left to the players. */
#ifndef MUSTER_APP_DESKTOP_SESSION_SUM_FACTS_H
#define MUSTER_APP_DESKTOP_SESSION_SUM_FACTS_H

#include "app/service/table_facts.h"
#include "app/sums/sum.h"

/* Fills what the kind asks about the body: troop is the TROOP field that it stands in, -1
 * where the kind has none (recoil). What the facts do not say is emptied. */
void mu_sum_facts_fill (MuSumInput *input, int troop, const MuTableFacts *facts);
/* Which period of its hand-to-hand it is, where the sum asks. */
void mu_sum_facts_set_period (MuSumInput *input, int period);

#endif
