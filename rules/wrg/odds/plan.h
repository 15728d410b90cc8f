/* Private to rules/odds: what is known of a melee before anything is counted. */
#ifndef MUSTER_RULES_WRG_ODDS_PLAN_H
#define MUSTER_RULES_WRG_ODDS_PLAN_H

#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/odds/duel.h"

#define MEN MU_WRG_MEN_PER_FIGURE

/* The postures that may come, each with a slot in the tables. */
typedef struct {
  int count;
  Posture posture[POSTURES];
  int16_t slot[POSTURES]; /* -1: never comes */
} Slots;

typedef struct {
  Duel duel;
  int periods;
  Slots slots;
  int lasting;      /* from this period on strikes are the same */
  int reach[SIDES]; /* before the last period but one, fewer figures than this are lost */
} Plan;

/* periods: 1 to MU_ODDS_PERIODS; of a melee that can be. */
void mu_odds_plan_make (Plan *plan, const MuReadings *readings, const MuOddsMelee *melee,
                        int periods);

#endif
