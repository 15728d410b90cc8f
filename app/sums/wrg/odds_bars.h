/* The chances beside a sum of WRG's, as bars. Each function sets the title and adds the
 * bars; where the sum cannot be it adds nothing, since the sum itself says why. */
#ifndef MUSTER_APP_SUMS_WRG_ODDS_BARS_H
#define MUSTER_APP_SUMS_WRG_ODDS_BARS_H

#include "app/sums/core/sum.h"
#include "rules/wrg/fight/shooting.h"
#include "rules/wrg/nerve/reaction.h"
#include "rules/wrg/odds/melee.h"

/* One bar for each number of casualties; the one of shot->random is now.
 * carried: casualties that the target carries, 0 to 19; target_figures: of its
 * body, 0 where not known. */
void mu_odds_bars_shoot (MuSumAnswer *answer, const MuReadings *readings, const MuWrgShot *shot,
                         int carried, int target_figures);

/* The same of one body's blows; general: in its front rank. */
void mu_odds_bars_blow (MuSumAnswer *answer, const MuReadings *readings, const MuWrgMelee *melee,
                        gboolean general, int carried, int target_figures);

/* What a test asks for besides its dice. */
typedef struct {
  const MuTroop *troop;
  MuOrder order;
  MuWrgReactionSituation situation;
  int dice; /* 1 to 3 */
  int net;  /* all factors together */
  int row;  /* that was thrown, 0: none yet */
} MuOddsTest;

/* One bar for each row, 1 to 7, that may come, with what it makes the body do. */
void mu_odds_bars_reaction (MuSumAnswer *answer, const MuReadings *readings,
                            const MuOddsTest *test);

/* What becomes of both in one period: a bar for each pair of results that may come. */
void mu_odds_bars_period (MuSumAnswer *answer, const MuReadings *readings,
                          const MuOddsMelee *melee);

/* After each period: first broken, second broken, still fighting. */
void mu_odds_bars_course (MuSumAnswer *answer, const MuOddsCourse *course);

#define MU_ODDS_BAR_PARTS 1000000000 /* of the bars of a course, to the nearest */

#endif
