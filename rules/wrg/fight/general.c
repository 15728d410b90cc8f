/* What befalls a general. His figure is twenty men: first the casualties that he shares
 * with those about him, then whether these are his end. As many as there are men left in
 * the figure kill him and no die is thrown; fewer are multiplied by it. Whether his guard
 * has a way off is asked last: it tells a wounded man who leaves from one who surrenders. */
#include "rules/wrg/fight/general.h"

#include "rules/wrg/fight/casualties.h"

/* wrg.general.share.bodyguard: one figure is not enough. */
MuWrgGeneralBody
mu_wrg_general_body (int guards_in_front)
{
  return guards_in_front > 1 ? MU_GENERAL_SHARES_GUARD : MU_GENERAL_SHARES_JOINED;
}

/* Casualties without a figure to take them, or fewer than none. */
static bool
is_senseless (int men, int figures)
{
  return men < 0 || figures < (men > 0);
}

/* READING: wrg.general.share: to the nearest whole casualty, a half up, unless
 * switched to whole ones alone. */
static int
divide (const MuReadings *readings, int men, int figures)
{
  if (men == 0)
    return 0;
  if (mu_reading (readings, MU_READING_GENERAL_SHARE_DOWN))
    return men / figures;
  return (int) ((2 * (int64_t) men + figures) / (2 * (int64_t) figures));
}

/* wrg.general.share */
MuRule
mu_wrg_general_share (const MuReadings *readings, const MuWrgGeneralLosses *losses, int *share,
                      MuTrace *trace)
{
  mu_trace_clear (trace);
  if (is_senseless (losses->hand_to_hand, losses->front)
      || is_senseless (losses->shot, losses->figures)
      || (losses->figures > 0 && losses->front > losses->figures))
    return MU_RULE_WRG_GENERAL_SHARE;
  *share = 0;
  if (losses->hand_to_hand > 0)
    *share += mu_trace_add (trace, MU_RULE_WRG_GENERAL_SHARE,
                            divide (readings, losses->hand_to_hand, losses->front));
  if (losses->shot > 0)
    *share += mu_trace_add (trace, MU_RULE_WRG_GENERAL_SHARE,
                            divide (readings, losses->shot, losses->figures));
  return MU_RULE_NONE;
}

MuDie
mu_wrg_general_die (bool regular)
{
  return regular ? MU_DIE_AVERAGE : MU_DIE_ORDINARY;
}

bool
mu_wrg_general_risk_rolled (int casualties, int men)
{
  return casualties > 0 && casualties < men;
}

/* wrg.general.risk */
MuRule
mu_wrg_general_risk (int casualties, int men, int face, bool way_off, MuGeneralFate *fate,
                     MuTrace *trace)
{
  mu_trace_clear (trace);
  if (casualties < 0 || men < 1 || men > MU_WRG_GENERAL_MEN)
    return MU_RULE_WRG_GENERAL_RISK;
  const bool rolled = mu_wrg_general_risk_rolled (casualties, men);
  const int risk = rolled ? casualties * face : casualties;
  mu_trace_add (trace, MU_RULE_WRG_GENERAL_RISK, risk);
  mu_trace_add (trace, MU_RULE_WRG_GENERAL_RISK, men);
  if (casualties >= men)
    *fate = MU_GENERAL_DEAD;
  else if (risk > men)
    *fate = way_off ? MU_GENERAL_LEAVES : MU_GENERAL_SURRENDERS;
  else
    *fate = MU_GENERAL_UNHURT;
  return MU_RULE_NONE;
}

#define ALONE_BEYOND 20 /* wrg.general.target */

MuWrgVerdict
mu_wrg_general_target (int paces, bool about_challenge, bool raised)
{
  const bool alone = paces > ALONE_BEYOND && !about_challenge;
  return (MuWrgVerdict){ raised || alone ? MU_WRG_MAY : MU_WRG_MAY_NOT,
                         MU_RULE_WRG_GENERAL_TARGET };
}

/* wrg.general.loss */
bool
mu_wrg_general_commands (MuGeneralFate fate)
{
  return fate == MU_GENERAL_UNHURT;
}

#define LOSS_SEEN_AT 250 /* wrg.reaction.occasion.8 */

MuWrgVerdict
mu_wrg_general_loss_test (bool over_body, bool seen, int paces)
{
  const bool must = over_body && seen && paces <= LOSS_SEEN_AT;
  return (MuWrgVerdict){ must ? MU_WRG_MUST : MU_WRG_MAY_NOT, MU_RULE_WRG_GENERAL_LOSS };
}
