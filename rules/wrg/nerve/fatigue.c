/* How fit a body is: what it begins with, what a period costs, what is left to do at that
 * value. A period costs by its hardest exertion, not by each: fighting under arrows is one,
 * moving further than normal is two. */
#include "rules/wrg/nerve/fatigue.h"

#include "rules/wrg/fight/column.h"

#define SUPER_HEAVY 8
#define HEAVY       10
#define OTHERS      12

#define DOUBTFUL_HEAVY_TYPES (TYPE_BIT (LHI) | TYPE_BIT (HCH))
#define HEAVY_TYPES                                                                                \
  (TYPE_BIT (EHC) | TYPE_BIT (HC) | TYPE_BIT (HI) | TYPE_BIT (EHCM) | TYPE_BIT (HCM))

/* READING: wrg.fatigue.initial: whether light heavy foot, which wears heavy
 * armour, and heavy chariots are among the heavy. */
static int
fitness_of_type (const MuReadings *readings, MuTroopType type)
{
  const unsigned heavy
      = HEAVY_TYPES | (mu_reading (readings, MU_READING_FITNESS_HEAVY) ? 0 : DOUBTFUL_HEAVY_TYPES);
  if (mu_type_is_super_heavy (type))
    return SUPER_HEAVY;
  return type_is_among (type, heavy) ? HEAVY : OTHERS;
}

/* READING: wrg.fatigue.initial: marched by force and to the flank: 2 in all. */
int
mu_wrg_fitness_start (const MuReadings *readings, const MuTroop *troop, bool marched,
                      MuTrace *trace)
{
  mu_trace_clear (trace);
  int value = add_line (trace, MU_RULE_WRG_FATIGUE_INITIAL,
                        fitness_of_type (readings, (MuTroopType) troop->type));
  if (troop->class == MU_CLASS_D)
    value += add_line (trace, MU_RULE_WRG_FATIGUE_INITIAL, -2);
  if (marched)
    value += add_line (trace, MU_RULE_WRG_FATIGUE_INITIAL, -2);
  return value;
}

int
mu_wrg_fitness_loss (bool fought, bool shot_at, int moved, int normal_move)
{
  if (moved > normal_move)
    return 2;
  return fought || shot_at || moved > 0;
}

#define EXHAUSTED_AT (-5)

MuWrgFitness
mu_wrg_fitness (const MuReadings *readings, int value)
{
  if (value > 0 || !mu_reading (readings, MU_READING_FATIGUE))
    return MU_WRG_FRESH;
  return value > EXHAUSTED_AT ? MU_WRG_TIRED : MU_WRG_EXHAUSTED;
}

MuWrgFatigue
mu_wrg_fatigue (MuWrgFitness fitness)
{
  static const MuWrgFatigue table[] = {
    [MU_WRG_FRESH] = { MU_RULE_NONE, false, false, 0, false, false },
    [MU_WRG_TIRED] = { MU_RULE_WRG_FATIGUE_ZERO, true, true, -2, true, false },
    [MU_WRG_EXHAUSTED] = { MU_RULE_WRG_FATIGUE_EXHAUSTED, true, true, -2, true, true },
  };
  return table[fitness];
}
