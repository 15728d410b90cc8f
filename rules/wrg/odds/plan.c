/* What can happen at all: which postures follow from which, from when strikes stay the
 * same, how many figures each side can lose. The last is an upper bound, by the heaviest
 * blow of every period: too high it costs room, and if it were too low course.c would miss
 * ways and give no odds. */
#include "rules/wrg/odds/plan.h"

#include <string.h>

static void
add_posture (Slots *slots, Posture posture)
{
  if (slots->slot[posture] >= 0)
    return;
  slots->slot[posture] = (int16_t) slots->count;
  slots->posture[slots->count++] = posture;
}

static void
add_followers (Plan *plan, int t, Posture posture)
{
  static const MuWrgRecoilResult result[][SIDES] = {
    { MU_RECOIL_STAND, MU_RECOIL_STAND },
    { MU_RECOIL_RECOIL, MU_RECOIL_STAND },
    { MU_RECOIL_STAND, MU_RECOIL_RECOIL },
  };
  for (int i = 0; i < 3; i++)
    if (mu_odds_duel_may_come (&plan->duel, posture, result[i])) {
      const Aftermath after = mu_odds_duel_after (&plan->duel, t, posture, result[i]);
      if (!after.parted)
        add_posture (&plan->slots, after.posture);
    }
}

/* Periods after the second have no postures that the second cannot give. */
static void
find_postures (Plan *plan)
{
  const Posture start = mu_odds_duel_start (&plan->duel);
  memset (plan->slots.slot, -1, sizeof plan->slots.slot);
  add_posture (&plan->slots, start);
  add_followers (plan, 1, start);
  for (int i = 0; i < plan->slots.count; i++)
    add_followers (plan, 2, plan->slots.posture[i]);
}

/* Rounding may let one figure less at half effect do two more. */
#define ROUNDING 2

static int
heaviest (const Plan *plan, int t, int side)
{
  const int count = t == 1 ? 1 : plan->slots.count;
  int most = 0;
  for (int i = 0; i < count; i++) {
    Strike strike;
    mu_odds_duel_strike (&plan->duel, t, plan->slots.posture[i], side,
                         plan->duel.melee.side[side].figures, &strike, NULL);
    const int men = strike.blow[strike.count - 1].men;
    most = men > most ? men : most;
  }
  return most + ROUNDING;
}

/* The heaviest blows of every period, on what was carried. */
static int
most_figures_lost (const Plan *plan, int side)
{
  const MuOddsBody *body = &plan->duel.melee.side[side];
  int men = body->carried;
  for (int t = 1; t < plan->periods - 1; t++)
    men += heaviest (plan, t, !side);
  return men / MEN < body->figures ? men / MEN + 1 : body->figures;
}

void
mu_odds_plan_make (Plan *plan, const MuReadings *readings, const MuOddsMelee *melee, int periods)
{
  *plan = (Plan){ .periods = periods };
  mu_odds_duel_init (&plan->duel, readings, melee);
  find_postures (plan);
  plan->lasting = 1;
  while (!mu_odds_duel_strikes_last (&plan->duel, plan->lasting))
    plan->lasting++;
  for (int s = 0; s < SIDES; s++)
    plan->reach[s] = most_figures_lost (plan, s);
}
