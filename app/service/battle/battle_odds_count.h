/* Counting battles into odds. Private to the service. */
#ifndef MUSTER_APP_SERVICE_BATTLE_BATTLE_ODDS_COUNT_H
#define MUSTER_APP_SERVICE_BATTLE_BATTLE_ODDS_COUNT_H

#include "app/service/battle/battle_odds.h"

/* Odds of no battle yet, for a battle as it has just been set up. */
MuBattleOdds *mu_battle_odds_new (const MuBattle *battle, guint asked);

/* Counts a battle that is over; number: its own in the run. */
void mu_battle_odds_count (MuBattleOdds *odds, const MuBattle *battle, guint number);

#endif
