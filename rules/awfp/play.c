/* The keys of the factors in play.def, and where each of them counts. */
#include "rules/awfp/play.h"

static const struct {
  MuAwfpFactorGroup group;
  const char *key;
} factor_table[] = {
#define FACTOR(name, group, key) { MU_AWFP_##group, key },
#include "rules/awfp/play.def"
#undef FACTOR
};

MuAwfpFactorGroup
mu_awfp_factor_group (MuAwfpFactor factor)
{
  return factor_table[factor].group;
}

const char *
mu_awfp_factor_key (MuAwfpFactor factor)
{
  return factor_table[factor].key;
}
