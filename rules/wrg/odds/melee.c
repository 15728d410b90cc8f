/* May two such bodies fight, and the odds of one period; those of more are in course.c.
 * Each body is looked at by itself, then both strike in the first period and in a later
 * one: what was said of either is refused by the sum itself. One period needs no tables,
 * as there are no more than nine blows against nine. */
#include "rules/wrg/odds/melee.h"

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/odds/duel.h"
#include "rules/wrg/troop/troop.h"

#define MEN MU_WRG_MEN_PER_FIGURE

/* --- what cannot be ----------------------------------------------------- */

static MuOddsAnswer
blame (MuOddsFault *fault, MuRule rule, MuOddsAnswer answer)
{
  fault->rule = rule;
  return answer;
}

/* The crew are those who fight this way: of a heavy chariot perhaps but one. */
static MuRule
crew_forbidden (const MuOddsBody *body)
{
  MuCrew crew = body->crew;
  while (body->troop.type == MU_TROOP_HCH && crew.count < 2)
    crew.weapon[crew.count++] = MU_WEAPON_SIDEARM;
  return mu_wrg_crew_forbidden (&body->troop, &crew);
}

static MuOddsAnswer
check_body (const MuOddsBody *body, MuOddsFault *fault)
{
  MuRule rule = mu_wrg_troop_forbidden (&body->troop);
  if (rule == MU_RULE_NONE)
    rule = crew_forbidden (body);
  if (rule != MU_RULE_NONE)
    return blame (fault, rule, MU_ODDS_BAD_TROOP);
  if (body->figures < 1 || body->figures > MU_ODDS_FIGURES_MOST)
    return MU_ODDS_BAD_FIGURES;
  if (body->files < 1 || body->files > body->figures || body->front < 1
      || body->front > body->files)
    return MU_ODDS_BAD_FILES;
  if (body->carried < 0 || body->carried >= MEN)
    return blame (fault, MU_RULE_WRG_CASUALTIES_REMOVE, MU_ODDS_BAD_CARRIED);
  if (body->recoils < 0 || body->recoils >= mu_wrg_recoil_limit ((MuTroopClass) body->troop.class))
    return blame (fault, MU_RULE_WRG_AFTER_BREAK_COUNT, MU_ODDS_BAD_RECOILS);
  if (body->period < 1 || body->period <= body->recoils)
    return MU_ODDS_BAD_PERIOD;
  return body->shot < 0 || body->shot_losses < 0 ? MU_ODDS_BAD_SHOT : MU_ODDS_OK;
}

/* What was said of the first period and of later ones. */
static MuOddsAnswer
check_strikes (const Duel *duel, int side, MuOddsFault *fault)
{
  for (int t = 1; t <= 2; t++) {
    Strike strike;
    const MuWrgMeleeAnswer answer
        = mu_odds_duel_strike (duel, t, mu_odds_duel_start (duel), side,
                               duel->melee.side[side].figures, &strike, &fault->circumstance);
    if (fault->circumstance)
      return MU_ODDS_CANNOT_APPLY;
    if (answer != MU_MELEE_OK)
      return answer == MU_MELEE_NOT_CARRIED ? MU_ODDS_NOT_CARRIED : MU_ODDS_BAD_TROOP;
  }
  return MU_ODDS_OK;
}

MuOddsAnswer
mu_odds_melee_check (const MuReadings *readings, const MuOddsMelee *melee, MuOddsFault *fault)
{
  MuOddsFault unasked;
  MuOddsAnswer answer = MU_ODDS_OK;
  Duel duel;
  fault = fault ? fault : &unasked;
  *fault = (MuOddsFault){ .rule = MU_RULE_NONE };
  for (int s = 0; s < SIDES && answer == MU_ODDS_OK; s++) {
    fault->side = s;
    answer = check_body (&melee->side[s], fault);
  }
  if (answer != MU_ODDS_OK)
    return answer;
  mu_odds_duel_init (&duel, readings, melee);
  for (int s = 0; s < SIDES && answer == MU_ODDS_OK; s++) {
    fault->side = s;
    answer = check_strikes (&duel, s, fault);
  }
  return answer;
}

/* --- one period --------------------------------------------------------- */

MuOddsAnswer
mu_odds_melee_period (const MuReadings *readings, const MuOddsMelee *melee, MuOddsPeriod *odds,
                      MuOddsFault *fault)
{
  const MuOddsAnswer answer = mu_odds_melee_check (readings, melee, fault);
  if (answer != MU_ODDS_OK)
    return answer;
  Duel duel;
  Strike strike[SIDES];
  mu_odds_duel_init (&duel, readings, melee);
  const int figures[SIDES] = { melee->side[0].figures, melee->side[1].figures };
  const int left[SIDES]
      = { figures[0] * MEN - melee->side[0].carried, figures[1] * MEN - melee->side[1].carried };
  for (int s = 0; s < SIDES; s++)
    mu_odds_duel_strike (&duel, 1, mu_odds_duel_start (&duel), s, figures[s], &strike[s], NULL);
  Judgement judgement[SIDES];
  for (int s = 0; s < SIDES; s++)
    judgement[s] = mu_odds_duel_judgement (&duel, 1, mu_odds_duel_start (&duel), s, figures[s]);
  *odds = (MuOddsPeriod){ .of = MU_ODDS_PERIOD_WAYS };
  for (int i = 0; i < strike[0].count; i++)
    for (int k = 0; k < strike[1].count; k++) {
      const int men[SIDES] = { strike[0].blow[i].men, strike[1].blow[k].men };
      const int ways = strike[0].blow[i].ways * strike[1].blow[k].ways;
      const bool destroyed[SIDES] = { men[1] >= left[0], men[0] >= left[1] };
      MuWrgRecoilResult result[SIDES];
      for (int s = 0; s < SIDES; s++) {
        result[s]
            = destroyed[s] ? MU_RECOIL_BREAK : mu_odds_duel_judge (&judgement[s], men[s], men[!s]);
        odds->destroyed[s] += destroyed[s] ? ways : 0;
        odds->lost[s] += ways * (destroyed[s] ? left[s] : men[!s]);
      }
      odds->ways[result[0]][result[1]] += ways;
    }
  return MU_ODDS_OK;
}
