/* Factors with the rules they are given by: both have the name of their row in play.def, so that
 * none can be added without words for it. */
#include "rules/awfp/sums/factor.h"

static const MuRule factor_rule[MU_AWFP_FACTORS] = {
#define FACTOR(name, group, key) MU_RULE_AWFP_##name,
#include "rules/awfp/play.def"
#undef FACTOR
};

MuRule
mu_awfp_factor_rule (MuAwfpFactor factor)
{
  return factor_rule[factor];
}

/* A line that adds nothing tells nothing: it is left out. */
int
mu_awfp_factors_add (const MuAwfpPlay *play, const MuAwfpCount *counts, int count, MuTrace *trace)
{
  int sum = 0;
  for (int i = 0; i < count; i++) {
    const int amount = play->factor[counts[i].factor] * counts[i].times;
    if (amount)
      sum += mu_trace_add (trace, factor_rule[counts[i].factor], amount);
  }
  return sum;
}
