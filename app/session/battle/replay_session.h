/* A fought battle as it is watched: the line of its log that is told now, the field
 * at that moment, the body looked at, whether it plays on by itself. No widgets. */
#ifndef MUSTER_APP_SESSION_BATTLE_REPLAY_SESSION_H
#define MUSTER_APP_SESSION_BATTLE_REPLAY_SESSION_H

#include <gio/gio.h>

#include "app/session/battle/body_teller.h"
#include "app/session/item.h"
#include "reports/replay/replay.h"
#include "reports/scene/scene.h"

/* Lines of the log a second. */
typedef enum {
  MU_REPLAY_SLOW,
  MU_REPLAY_STEADY,
  MU_REPLAY_BRISK,
  MU_REPLAY_FAST,
} MuReplaySpeed;
#define MU_REPLAY_SPEEDS 4

/* Where a period or a phase begins. */
typedef struct {
  int line;
  int period; /* that begins here; 0: only a phase */
} MuReplayTick;

#define MU_TYPE_REPLAY_SESSION (mu_replay_session_get_type ())
G_DECLARE_FINAL_TYPE (MuReplaySession, mu_replay_session, MU, REPLAY_SESSION, MuItem)

/* A MuBodyTeller of the bodies of its scene. Properties: line (0 to the last), moment ("Period 3 ·
 * Shooting"), told (the line's sentence), playing, body (MU_NO_BODY: none), body-name, body-army,
 * body-state, body-orders, body-test. Signal "changed": line or body has, once for
 * both. */
MuReplaySession *mu_replay_session_new (void);

/* Shows another battle from its start, or none (NULL). The record is copied. */
void mu_replay_session_set_record (MuReplaySession *session, const MuBattleRecord *record);
/* Whether there are places to show. */
gboolean mu_replay_session_is_open (MuReplaySession *session);

int mu_replay_session_get_lines (MuReplaySession *session);
int mu_replay_session_get_line (MuReplaySession *session);
/* Out of range is held at the ends. */
void mu_replay_session_go_to (MuReplaySession *session, int line);
void mu_replay_session_step (MuReplaySession *session, int lines);
/* To the start of the next phase (1), of this or the one before (-1). */
void mu_replay_session_step_phase (MuReplaySession *session, int way);

/* The last period that has begun at this line; 0: the deployment. */
int mu_replay_session_get_period (MuReplaySession *session);
/* To the end of that period, or to what was laid down then. */
void mu_replay_session_go_to_stop (MuReplaySession *session, int period);

gboolean mu_replay_session_is_playing (MuReplaySession *session);
/* At the end it plays from the start again. */
void mu_replay_session_play (MuReplaySession *session, gboolean playing);
void mu_replay_session_set_speed (MuReplaySession *session, MuReplaySpeed speed);

int mu_replay_session_get_body (MuReplaySession *session);
void mu_replay_session_select (MuReplaySession *session, int body);
/* MuFactorItem (factor_item.h): the sum of the selected body's last test. */
GListModel *mu_replay_session_get_factors (MuReplaySession *session);

/* MuReplayTick, in order; borrowed until another record is set. */
const GArray *mu_replay_session_get_ticks (MuReplaySession *session);
/* The field now; NULL without one. Borrowed until the next change. */
const MuReplay *mu_replay_session_get_replay (MuReplaySession *session);
/* The same to draw; the caller's. */
MuScene *mu_replay_session_make_scene (MuReplaySession *session);
/* "Zama · Period 3 · Shooting", "A2 Hastati"; free with g_free. */
char *mu_replay_session_dup_title (MuReplaySession *session);

#endif
