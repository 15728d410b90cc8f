#include "lists/campaign/aftermath.h"

#include "lists/list/list.h"

#define HALF 50 /* of a figure, in percent */

static gboolean
stands_on_field (const MuUnitOutcome *unit)
{
  return unit->figures_left > 0
         && (unit->fate == MU_FATE_ON_TABLE || unit->fate == MU_FATE_RETIRING);
}

MuCampaignResult
mu_campaign_result (MuSide winner, MuSide side, const MuUnitOutcome *units, guint count)
{
  if (winner != MU_SIDE_NONE)
    return winner == side ? MU_CAMPAIGN_WON : MU_CAMPAIGN_LOST;
  for (guint i = 0; i < count; i++)
    if (stands_on_field (&units[i]))
      return MU_CAMPAIGN_DREW;
  return MU_CAMPAIGN_LEFT;
}

gboolean
mu_campaign_result_holds_field (MuCampaignResult result)
{
  switch (result) {
  case MU_CAMPAIGN_WON:
  case MU_CAMPAIGN_DREW:
    return TRUE;
  case MU_CAMPAIGN_LOST:
  case MU_CAMPAIGN_LEFT:
    return FALSE;
  }
  return FALSE;
}

/* Half a figure is none. */
static int
share_down (int figures, int percent)
{
  return (figures * percent + HALF - 1) / 100;
}

/* Half a figure is one. */
static int
share_up (int figures, int percent)
{
  return (figures * percent + HALF) / 100;
}

/* Those who were left, by the unit's fate; the rest are lost. */
static void
place_left (const MuCampaignRuleValues *rules, const MuUnitOutcome *outcome, MuAftermath *after)
{
  const int left = outcome->figures_left;
  switch ((MuFate) outcome->fate) {
  case MU_FATE_DESTROYED:
    break;
  case MU_FATE_PRISONER:
    after->prisoners = left;
    break;
  case MU_FATE_ROUTED_OFF:
    after->stragglers = share_up (left, rules->value[MU_CAMPAIGN_RULE_STRAGGLERS]);
    after->present = left - after->stragglers;
    break;
  case MU_FATE_ON_TABLE:
  case MU_FATE_IN_ROUT:
  case MU_FATE_OFF_TABLE:
  case MU_FATE_RETIRING:
    after->present = left;
    break;
  }
}

static void
sort_lost (const MuCampaignRuleValues *rules, MuCampaignResult result, int lost, MuAftermath *after)
{
  const MuCampaignRule rule = mu_campaign_result_holds_field (result)
                                  ? MU_CAMPAIGN_RULE_WOUNDED
                                  : MU_CAMPAIGN_RULE_WOUNDED_LEFT;
  after->wounded = share_down (lost, rules->value[rule]);
  after->dead = lost - after->wounded;
}

static gboolean
can_be (const MuUnitOutcome *outcome)
{
  return outcome->figures_start >= 0 && outcome->figures_start <= MU_LIST_FIGURES_MAX
         && outcome->figures_left >= 0 && outcome->figures_left <= outcome->figures_start
         && outcome->fate <= MU_FATE_RETIRING;
}

gboolean
mu_aftermath (const MuCampaignRuleValues *rules, MuCampaignResult result,
              const MuUnitOutcome *outcome, int day, MuAftermath *aftermath)
{
  MuAftermath after = { 0 };
  if (!can_be (outcome))
    return FALSE;
  place_left (rules, outcome, &after);
  sort_lost (rules, result,
             outcome->figures_start - after.present - after.stragglers - after.prisoners, &after);
  if (after.wounded > 0)
    after.wounded_until = day + rules->value[MU_CAMPAIGN_RULE_WOUNDED_DAYS];
  if (after.stragglers > 0)
    after.straggling_until = day + rules->value[MU_CAMPAIGN_RULE_STRAGGLE_DAYS];
  *aftermath = after;
  return TRUE;
}
