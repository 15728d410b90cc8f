/* A fought battle: result, losses by unit, the log with the rule behind each
 * event, what was found before it. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_BATTLE_VIEW_H
#define MUSTER_APP_DESKTOP_BATTLE_BATTLE_VIEW_H

#include <adwaita.h>

#include "app/session/battle/battle_session.h"

#define MU_TYPE_BATTLE_VIEW (mu_battle_view_get_type ())
G_DECLARE_FINAL_TYPE (MuBattleView, mu_battle_view, MU, BATTLE_VIEW, AdwBin)

void mu_battle_view_set_session (MuBattleView *view, MuBattleSession *session);
GtkWidget *mu_battle_view_get_back_button (MuBattleView *view);

#endif
