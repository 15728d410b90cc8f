/* The chances of a sum by throwing every face of its dice. */
#ifndef MUSTER_APP_SUMS_CORE_EXHAUST_H
#define MUSTER_APP_SUMS_CORE_EXHAUST_H

#include "app/sums/core/sum.h"

/* Adds a bar for each headline that the dice of the task's input can give, in
 * the order of the faces; answer's own is now. Does nothing for a sum without
 * dice, or with more than MU_SUM_EXHAUST of them. */
#define MU_SUM_EXHAUST 4
void mu_sum_exhaust (const MuSumTask *task, MuSumAnswer *answer);

#endif
