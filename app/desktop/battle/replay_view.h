/* The replay of a fought battle: the field, a slider through time, the log that
 * follows along, the body looked at. */
#ifndef MUSTER_APP_DESKTOP_BATTLE_REPLAY_VIEW_H
#define MUSTER_APP_DESKTOP_BATTLE_REPLAY_VIEW_H

#include <adwaita.h>

#include "app/session/battle/replay_session.h"

#define MU_TYPE_REPLAY_VIEW (mu_replay_view_get_type ())
G_DECLARE_FINAL_TYPE (MuReplayView, mu_replay_view, MU, REPLAY_VIEW, AdwBin)

/* log: MuLogItem for each line of the battle's account, in order. */
void mu_replay_view_set_log (MuReplayView *view, GListModel *log);
/* Its session; borrowed. */
MuReplaySession *mu_replay_view_get_session (MuReplayView *view);

/* For the .ui file: style classes of a line of the log. A phase's own line is a
 * heading, what was laid down stands apart. */
char **mu_replay_line_classes (gpointer self, const char *text, const char *phase,
                               gboolean headline, gboolean ruling);

#endif
