/* What a stand costs: the plainest of its armour, and every part beyond that as a line of its
 * own, so that the lines of a sheet add up to its total. Troops that may not be have no price:
 * they are refused before anything is counted. */
#include "rules/awfp/points.h"

static int
add_weapons (const MuAwfpPrices *prices, const MuAwfpTroop *troop, MuTrace *trace)
{
  const MuRule rule = mu_awfp_kind_is_mounted (mu_awfp_troop_kind (troop))
                          ? MU_RULE_AWFP_WEAPONS_MOUNTED
                          : MU_RULE_AWFP_WEAPONS_INFANTRY;
  int points = 0;
  for (int weapon = MU_AWFP_LANCE; weapon < MU_AWFP_ENGINE; weapon++)
    if (troop->weapons >> weapon & 1u)
      points += mu_trace_add (trace, rule, prices->weapon[weapon]);
  return points;
}

static int
add_extras (const MuAwfpPrices *prices, const MuAwfpTroop *troop, MuTrace *trace)
{
  int points = 0;
  if (troop->trained)
    points += mu_trace_add (trace, MU_RULE_AWFP_TRAINING_GRADES, prices->trained);
  if (troop->shield)
    points += mu_trace_add (trace, MU_RULE_AWFP_SHIELDS_DEFAULT, prices->shield);
  if (troop->scythes)
    points += mu_trace_add (trace, MU_RULE_AWFP_ARMOR_HCH_SCYTHES, prices->scythes);
  if (troop->armoured)
    points += mu_trace_add (trace, MU_RULE_AWFP_ARMOR_EL_ARMORED, prices->armoured);
  return points;
}

MuRule
mu_awfp_points_stand (const MuAwfpPrices *prices, const MuAwfpTroop *troop, MuTrace *trace,
                      int *points)
{
  mu_trace_clear (trace);
  const MuRule rule = mu_awfp_troop_forbidden (troop);
  if (rule != MU_RULE_NONE)
    return rule;
  *points = mu_trace_add (trace, mu_awfp_armour_rule ((MuAwfpArmour) troop->armour),
                          prices->body[troop->armour]);
  if (prices->morale[troop->morale])
    *points += mu_trace_add (trace, MU_RULE_AWFP_MORALE_CLASSES, prices->morale[troop->morale]);
  *points += add_extras (prices, troop, trace) + add_weapons (prices, troop, trace);
  return MU_RULE_NONE;
}

/* awfp.army.general-cost */
MuRule
mu_awfp_points_general (const MuAwfpPrices *prices, const MuAwfpTroop *troop, MuTrace *trace,
                        int *points)
{
  const MuRule rule = mu_awfp_points_stand (prices, troop, trace, points);
  if (rule == MU_RULE_NONE)
    *points += mu_trace_add (trace, MU_RULE_AWFP_ARMY_GENERAL_COST, prices->general);
  return rule;
}
