/* A battle fought many times for a call. */
#ifndef MUSTER_APP_CLI_BATTLE_ODDS_CALL_H
#define MUSTER_APP_CLI_BATTLE_ODDS_CALL_H

#include "app/cli/core/call.h"
#include "app/service/battle/battle_odds.h"

/* --battles times, else usual, and --jobs at a time, which the verb must have; from the end of this
 * period on, -1: from the deployment. Tells on a terminal how far it is. Ctrl+C: those that were
 * fought until then. Free with mu_battle_odds_free; NULL with an error. */
MuBattleOdds *mu_call_odds (MuCall *call, const MuBattleRecord *record, int after, guint usual,
                            GError **error);

#endif
