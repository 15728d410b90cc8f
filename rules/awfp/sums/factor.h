/* Fast Play: the factors of the tables (play.def) as lines of a sum. */
#ifndef MUSTER_RULES_AWFP_SUMS_FACTOR_H
#define MUSTER_RULES_AWFP_SUMS_FACTOR_H

#include "rules/awfp/play.h"

/* The rule that a factor is given by. */
MuRule mu_awfp_factor_rule (MuAwfpFactor factor);

/* A factor, and how many times it counts: 0 or 1 for most. */
typedef struct {
  MuAwfpFactor factor;
  int times;
} MuAwfpCount;

/* The sum of these; what is not 0 becomes a line of the trace (may be NULL), in their order. */
int mu_awfp_factors_add (const MuAwfpPlay *play, const MuAwfpCount *counts, int count,
                         MuTrace *trace);

#endif
