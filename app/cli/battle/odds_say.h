/* What came of a battle that was fought many times, as all verbs of odds tell it. */
#ifndef MUSTER_APP_CLI_BATTLE_ODDS_SAY_H
#define MUSTER_APP_CLI_BATTLE_ODDS_SAY_H

#include "app/cli/core/call.h"
#include "app/service/battle/battle_odds.h"

#define MU_ODDS_NAME_COLUMNS 34

/* Of something that the battles have together, what each has. */
double mu_odds_each (const MuBattleOdds *odds, gint64 sum);

/* For scripts: four digits behind the point; and Wilson's interval of a chance, half of it by the
 * name of old, and its ends. */
void mu_out_real (const MuCall *call, const char *name, double value);
void mu_out_chance (const MuCall *call, const MuBattleOdds *odds, const char *what, guint count);

/* For people: who wins how often, between what that chance lies, and draws. */
void mu_say_chances (const MuCall *call, const MuBattleRecord *record, const MuBattleOdds *odds);

#endif
