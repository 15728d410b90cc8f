/* The least die that passes a test: one number for each class, but for warbands, which cool from
 * fanatics to warriors after their first round of close combat. Hence the rounds in every
 * question: those that the unit has fought in this battle. */
#include "rules/awfp/morale.h"

/* awfp.morale.elite.to-pass, awfp.morale.fanatic.to-pass, awfp.morale.veteran.to-pass,
 * awfp.morale.warrior.to-pass, awfp.morale.poor.to-pass */
static const struct {
  uint8_t needed;
  MuRule rule;
} pass_table[MU_AWFP_MORALES] = {
  [MU_AWFP_ELITE] = { 2, MU_RULE_AWFP_MORALE_ELITE },
  [MU_AWFP_FANATIC] = { 3, MU_RULE_AWFP_MORALE_FANATIC },
  [MU_AWFP_VETERAN] = { 3, MU_RULE_AWFP_MORALE_VETERAN },
  [MU_AWFP_WARBAND] = { 3, MU_RULE_AWFP_MORALE_WARBAND_FIRST_ROUND },
  [MU_AWFP_WARRIOR] = { 4, MU_RULE_AWFP_MORALE_WARRIOR },
  [MU_AWFP_POOR] = { 5, MU_RULE_AWFP_MORALE_POOR },
};

/* READING: awfp.morale.warband.after: the change comes with the end of the first
 * round that the unit fights in the battle, whoever it meets afterwards. */
static bool
has_cooled (MuAwfpMorale morale, int rounds)
{
  return morale == MU_AWFP_WARBAND && rounds >= 1;
}

int
mu_awfp_morale_needed (MuAwfpMorale morale, int rounds, MuTrace *trace)
{
  mu_trace_clear (trace);
  if (has_cooled (morale, rounds))
    return mu_trace_add (trace, MU_RULE_AWFP_MORALE_WARBAND_AFTER,
                         pass_table[MU_AWFP_WARRIOR].needed);
  return mu_trace_add (trace, pass_table[morale].rule, pass_table[morale].needed);
}

/* awfp.morale.test-die */
bool
mu_awfp_morale_passes (MuAwfpMorale morale, int rounds, int modified)
{
  return modified >= mu_awfp_morale_needed (morale, rounds, NULL);
}

int
mu_awfp_morale_percent (int needed)
{
  return (11 - needed) * 10;
}

/* READING: awfp.morale.warband.fanatic-charge: counting as fanatics is meant
 * wholly: they must charge whoever is in reach, without a test for it, and take
 * no order to retreat or defend. */
bool
mu_awfp_is_fanatic (MuAwfpMorale morale, int rounds)
{
  return morale == MU_AWFP_FANATIC || (morale == MU_AWFP_WARBAND && !has_cooled (morale, rounds));
}
