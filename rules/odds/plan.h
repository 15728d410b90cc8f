/* Private to rules/odds: what is known of a melee before anything is counted. */
#ifndef MUSTER_RULES_ODDS_PLAN_H
#define MUSTER_RULES_ODDS_PLAN_H

#include "rules/odds/table.h"

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
  int blow[MU_ODDS_PERIODS + 1][SIDES]; /* the heaviest of period t by this side */
  Axis exact[SIDES];                    /* before each period but the last */
  Axis coarse[SIDES];                   /* before the last */
} Plan;

/* periods: 1 to MU_ODDS_PERIODS; of a melee that can be. */
void plan_make (Plan *plan, const MuWrgReadings *readings, const MuOddsMelee *melee, int periods);

#endif
