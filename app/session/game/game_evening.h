/* A game between what was prepared tonight and what came of it. */
#ifndef MUSTER_APP_SESSION_GAME_GAME_EVENING_H
#define MUSTER_APP_SESSION_GAME_GAME_EVENING_H

#include "app/session/battle/battle_session.h"
#include "app/session/game/game_session.h"

/* Whether its rules ask players anything; record may be NULL. */
gboolean mu_game_can_be_played (const MuBattleRecord *record);
/* How its armies are set up by the club's house rules; record may be NULL. */
MuPlacing mu_game_placing (const MuBattleRecord *record);
/* Begins a game with the battle that is prepared tonight, which is the game's from then on; its
 * armies are set up so, whatever the house rules say. */
gboolean mu_game_session_begin_tonight (MuGameSession *session, MuBattleSession *tonight,
                                        const MuGamePlayer player[MU_SIDES], MuPlacing placing,
                                        GError **error);
/* Shows tonight what came of a game that is over, to be recorded as any battle. */
void mu_game_session_show_result (MuGameSession *session, MuBattleSession *tonight);
/* Whether that has been recorded: then the game is to end. */
gboolean mu_game_session_is_recorded (MuGameSession *session, MuBattleSession *tonight);

#endif
