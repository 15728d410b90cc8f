/* A slider through a battle: a tick where each phase begins, a longer one with its
 * number for each period. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_REPLAY_SLIDER_H
#define MUSTER_APP_DESKTOP_BATTLE_REPLAY_SLIDER_H

#include <gtk/gtk.h>

#include "app/session/battle/replay_session.h"

#define MU_TYPE_REPLAY_SLIDER (mu_replay_slider_get_type ())
G_DECLARE_FINAL_TYPE (MuReplaySlider, mu_replay_slider, MU, REPLAY_SLIDER, GtkWidget)

/* Follows the session and leads it. */
void mu_replay_slider_set_session (MuReplaySlider *slider, MuReplaySession *session);

#endif
