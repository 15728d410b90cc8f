/* A battle that people play at this screen: the field, and beside it what is asked and may be
 * answered. */
#ifndef MUSTER_APP_DESKTOP_GAME_GAME_VIEW_H
#define MUSTER_APP_DESKTOP_GAME_GAME_VIEW_H

#include <adwaita.h>

#include "app/session/game/game_session.h"

#define MU_TYPE_GAME_VIEW (mu_game_view_get_type ())
G_DECLARE_FINAL_TYPE (MuGameView, mu_game_view, MU, GAME_VIEW, AdwBin)

/* Once. */
void mu_game_view_set_session (MuGameView *view, MuGameSession *session);
/* Where one answers. */
gboolean mu_game_view_focus (MuGameView *view);

#endif
