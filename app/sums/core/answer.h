/* What work.c and answer.c share in private. */
#ifndef MUSTER_APP_SUMS_CORE_ANSWER_H
#define MUSTER_APP_SUMS_CORE_ANSWER_H

#include "app/sums/core/sum.h"

/* An answer that says nothing yet; the caller's. */
MuSumAnswer *mu_sum_answer_new (void);

#endif
