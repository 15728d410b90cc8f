/* Exact odds of one shot or one blow: what it may do, and how often of 36. */
#ifndef MUSTER_RULES_WRG_ODDS_SHOOTING_H
#define MUSTER_RULES_WRG_ODDS_SHOOTING_H

#include "rules/wrg/fight/melee.h"
#include "rules/wrg/fight/shooting.h"

#define MU_ODDS_SHOT_WAYS 36
#define MU_ODDS_LOSSES    9 /* at most: as many as there are random factors */

/* One number of casualties that may be caused. */
typedef struct {
  int casualties; /* men */
  int figures;    /* that fall, with what was carried */
  int carried;    /* by who is left */
  int least;      /* the random factors that cause it: from this … */
  int most;       /* … to this */
  int ways;       /* of MU_ODDS_SHOT_WAYS */
} MuOddsLoss;

/* From the fewest casualties to the most. */
typedef struct {
  int count;
  MuOddsLoss loss[MU_ODDS_LOSSES];
} MuOddsShot;

/* All that the shot may do; its random is left out of account. carried: casualties
 * that the target carries already, 0 to 19 (wrg.casualties.remove); target_figures:
 * no more can fall; 0 where it is not known. Answers and refused as mu_wrg_shoot:
 * *odds is filled only where it may be shot. */
MuWrgShootAnswer mu_odds_shoot (const MuReadings *readings, const MuWrgShot *shot, int carried,
                                int target_figures, MuOddsShot *odds, unsigned *refused);

/* The same of what one body inflicts hand-to-hand; general: he fights in its front
 * rank. Answers and refused as mu_wrg_melee. */
MuWrgMeleeAnswer mu_odds_blow (const MuReadings *readings, const MuWrgMelee *melee, bool general,
                               int carried, int target_figures, MuOddsShot *odds,
                               unsigned *refused);

/* The chance that at least so many figures fall, of MU_ODDS_SHOT_WAYS. */
int mu_odds_shot_fells (const MuOddsShot *odds, int figures);

#endif
