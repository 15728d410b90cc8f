/* The ordinary sum, once for each random factor that the dice can give and weighed by how
 * often they do. All else of it is as the caller said, and so are its refusals. Factors
 * that come to the same casualties are one entry. */
#include "rules/wrg/odds/shooting.h"

#include <assert.h>

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/random.h"
#include "rules/wrg/odds/dice.h"

/* wrg.casualties.remove; a target that is shot down whole carries nothing. */
static MuOddsLoss
loss_of (int casualties, int carried, int target_figures)
{
  const int all = carried + casualties;
  MuOddsLoss loss = {
    .casualties = casualties,
    .figures = all / MU_WRG_MEN_PER_FIGURE,
    .carried = all % MU_WRG_MEN_PER_FIGURE,
  };
  if (target_figures > 0 && loss.figures >= target_figures) {
    loss.figures = target_figures;
    loss.carried = 0;
  }
  return loss;
}

/* Casualties rise with the random factor, so equal ones are neighbours. */
static void
add_ways (MuOddsShot *odds, const MuOddsLoss *loss, int random, int ways)
{
  if (odds->count == 0 || odds->loss[odds->count - 1].casualties != loss->casualties) {
    odds->loss[odds->count] = *loss;
    odds->loss[odds->count++].least = random;
  }
  odds->loss[odds->count - 1].most = random;
  odds->loss[odds->count - 1].ways += ways;
}

static void
spread_of_shot (const MuWrgShot *shot, MuOddsSpread *spread)
{
  if (shot->tired) /* wrg.fatigue.zero */
    mu_odds_random_tired (shot->shooter.regular, spread);
  else
    mu_odds_random_shoot ((MuTroopClass) shot->shooter.class, shot->shooter.regular, spread);
}

/* wrg.random.melee.mounted-infantry: foot that fights from its mounts throws as the class below. */
static void
spread_of_blow (const MuReadings *readings, const MuWrgMelee *melee, bool general,
                MuOddsSpread *spread)
{
  const MuTroopClass class = mu_wrg_random_class (readings, (MuTroopClass) melee->fighter.class,
                                                  melee->mounted_infantry);
  if (melee->tired) /* wrg.fatigue.zero */
    mu_odds_random_tired (melee->fighter.regular, spread);
  else
    mu_odds_random_melee (readings, class, melee->fighter.regular, general, spread);
}

MuWrgShootAnswer
mu_odds_shoot (const MuReadings *readings, const MuWrgShot *shot, int carried, int target_figures,
               MuOddsShot *odds, unsigned *refused)
{
  assert (carried >= 0 && carried < MU_WRG_MEN_PER_FIGURE);
  MuOddsSpread spread;
  MuWrgShot open = *shot;
  odds->count = 0;
  spread_of_shot (shot, &spread);
  for (int i = 0; i < spread.count; i++) {
    MuWrgSum sum;
    if (spread.ways[i] == 0)
      continue;
    open.random = spread.least + i;
    const MuWrgShootAnswer answer = mu_wrg_shoot (readings, &open, &sum, NULL, refused);
    if (answer != MU_SHOOT_OK)
      return answer;
    const MuOddsLoss loss = loss_of (sum.casualties, carried, target_figures);
    add_ways (odds, &loss, open.random, (int) spread.ways[i]);
  }
  return MU_SHOOT_OK;
}

MuWrgMeleeAnswer
mu_odds_blow (const MuReadings *readings, const MuWrgMelee *melee, bool general, int carried,
              int target_figures, MuOddsShot *odds, unsigned *refused)
{
  assert (carried >= 0 && carried < MU_WRG_MEN_PER_FIGURE);
  MuOddsSpread spread;
  MuWrgMelee open = *melee;
  odds->count = 0;
  spread_of_blow (readings, melee, general, &spread);
  for (int i = 0; i < spread.count; i++) {
    MuWrgSum sum;
    if (spread.ways[i] == 0)
      continue;
    open.random = spread.least + i;
    const MuWrgMeleeAnswer answer = mu_wrg_melee (readings, &open, &sum, NULL, refused);
    if (answer != MU_MELEE_OK)
      return answer;
    const MuOddsLoss loss = loss_of (sum.casualties, carried, target_figures);
    add_ways (odds, &loss, open.random, (int) spread.ways[i]);
  }
  return MU_MELEE_OK;
}

int
mu_odds_shot_fells (const MuOddsShot *odds, int figures)
{
  int ways = 0;
  for (int i = 0; i < odds->count; i++)
    if (odds->loss[i].figures >= figures)
      ways += odds->loss[i].ways;
  return ways;
}
