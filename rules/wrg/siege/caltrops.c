/* Caltrops: who lays and clears them, and what they do to those who cross. The hit is a sum like
 * a shot's, without shooters: a factor by who crosses and how fast, and two dice, of which the
 * plus die needs an owner that the book does not name. */
#include "rules/wrg/siege/caltrops.h"

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/random.h"

/* wrg.engineering.caltrops.lay */
#define FRONT_OF_FIGURE 5

MuRule
mu_wrg_caltrops_refused (MuWrgCaltropsArmy army, MuTroopType type)
{
  const bool may = army != MU_CALTROPS_OTHER && mu_type_is_infantry (type);
  return may ? MU_RULE_NONE : MU_RULE_WRG_ENGINEERING_CALTROPS_LAY;
}

int
mu_wrg_caltrops_front (int figures)
{
  return FRONT_OF_FIGURE * figures;
}

MuRule
mu_wrg_caltrops_clear_refused (MuWrgCaltropsWork work, bool laid_by_it)
{
  return work == MU_CALTROPS_PICK_UP && !laid_by_it ? MU_RULE_WRG_ENGINEERING_CALTROPS_CLEAR
                                                    : MU_RULE_NONE;
}

/* READING: wrg.engineering.caltrops.clear: the two periods follow each other; who
 * does something else between them begins anew. */
bool
mu_wrg_caltrops_clear_step (MuWrgCaltropsClearing *clearing, bool at_work)
{
  if (clearing->periods < MU_WRG_CALTROPS_CLEAR)
    clearing->periods = at_work ? clearing->periods + 1 : 0;
  return clearing->periods >= MU_WRG_CALTROPS_CLEAR;
}

/* READING: wrg.engineering.caltrops.hit: whose dice is not said. Only regulars buy
 * caltrops (wrg.points.defences), so that the plus die is theirs unless switched. */
MuDie
mu_wrg_caltrops_plus_die (const MuReadings *readings, bool crosser_regular)
{
  const bool crosser = mu_reading (readings, MU_READING_CALTROPS_DIE);
  return mu_wrg_random_plus_die (crosser ? crosser_regular : true);
}

/* READING: wrg.engineering.caltrops.hit: camels are no cavalry elsewhere
 * (wrg.shoot.tactical.fast) and are among all others unless switched. */
static bool
counts_as_cavalry (const MuReadings *readings, MuTroopType type)
{
  return mu_type_is_cavalry (type)
         || (mu_type_is_camelry (type) && mu_reading (readings, MU_READING_CALTROPS_CAMELS));
}

int
mu_wrg_caltrops_factor (const MuReadings *readings, MuTroopType type, bool normal_or_rally)
{
  if (mu_type_is_infantry (type))
    return 0;
  return counts_as_cavalry (readings, type) && normal_or_rally ? 1 : 2;
}

MuWrgSum
mu_wrg_caltrops_cross (const MuReadings *readings, const MuWrgCaltropsCrossing *crossing,
                       MuTrace *trace)
{
  MuWrgSum sum = { 0 };
  mu_trace_clear (trace);
  if (crossing->clearing)
    return sum;
  sum.weapon
      = mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_CALTROPS_HIT,
                      mu_wrg_caltrops_factor (readings, crossing->type, crossing->normal_or_rally));
  sum.random = mu_trace_add (trace, MU_RULE_WRG_ENGINEERING_CALTROPS_HIT,
                             crossing->plus - crossing->minus);
  sum.factor = sum.weapon + sum.random;
  sum.casualties = mu_wrg_casualties (readings, sum.factor, crossing->figures);
  return sum;
}
