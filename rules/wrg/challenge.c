#include "rules/wrg/challenge.h"

#include "rules/wrg/random.h"

MuWrgVerdict
mu_wrg_challenge_may_issue (bool just_deployed)
{
  return (MuWrgVerdict){ just_deployed ? MU_WRG_MAY : MU_WRG_MAY_NOT,
                         MU_RULE_WRG_GENERAL_CHALLENGE };
}

/* wrg.random.melee.general */
bool
mu_wrg_challenge_refuser_keeps (bool regular, bool equal_rank)
{
  return regular || !equal_rank;
}

bool
mu_wrg_challenge_shoots (const MuWrgTroop *general, int bout)
{
  return bout == 1 && mu_wrg_troop_has (general, MU_WRG_BOW);
}

static int
not_below_0 (int random)
{
  return random > 0 ? random : 0;
}

int
mu_wrg_challenge_random_shoot (MuWrgClass class, int minus, int plus)
{
  return not_below_0 (mu_wrg_random_shoot (class, minus, plus));
}

int
mu_wrg_challenge_random_melee (const MuWrgReadings *readings, MuWrgClass class, int minus, int plus)
{
  return not_below_0 (mu_wrg_random_melee (readings, class, minus, plus, true));
}

/* wrg.general.challenge.factors: two figures, nobody helps, nothing disorders. */
static MuRule
check_alone (int figures, int crew, bool half, int random)
{
  const bool alone = figures == 1 && crew <= 1 && !half && random >= 0;
  return alone ? MU_RULE_NONE : MU_RULE_WRG_GENERAL_CHALLENGE_FACTORS;
}

MuWrgMeleeAnswer
mu_wrg_challenge_blow (const MuWrgReadings *readings, const MuWrgMelee *melee, MuRule *rule,
                       MuWrgSum *sum, MuTrace *trace)
{
  *rule = check_alone (melee->figures, melee->crew.count, melee->half, melee->random);
  if (*rule != MU_RULE_NONE)
    return MU_MELEE_OK;
  return mu_wrg_melee (readings, melee, sum, trace, NULL);
}

MuWrgShootAnswer
mu_wrg_challenge_arrow (const MuWrgReadings *readings, const MuWrgShot *shot, MuRule *rule,
                        MuWrgSum *sum, MuTrace *trace)
{
  *rule = check_alone (shot->figures, 0, shot->half, shot->random);
  if (*rule != MU_RULE_NONE)
    return MU_SHOOT_OK;
  return mu_wrg_shoot (readings, shot, sum, trace, NULL);
}

/* Twice nothing is nothing: any more than that is twice as much. */
MuWrgChallengeResult
mu_wrg_challenge_result (int on_first, int on_second, MuTrace *trace)
{
  mu_trace_clear (trace);
  mu_trace_add (trace, MU_RULE_WRG_GENERAL_CHALLENGE_RESULT, on_first);
  mu_trace_add (trace, MU_RULE_WRG_GENERAL_CHALLENGE_RESULT, on_second);
  if (on_first > on_second)
    return on_first >= 2 * (int64_t) on_second ? MU_CHALLENGE_FIRST_DEAD : MU_CHALLENGE_FIRST_TAKEN;
  if (on_second > on_first)
    return on_second >= 2 * (int64_t) on_first ? MU_CHALLENGE_SECOND_DEAD
                                               : MU_CHALLENGE_SECOND_TAKEN;
  return MU_CHALLENGE_AGAIN;
}
