/* A moment of a replay as a scene to draw. */
#ifndef MUSTER_REPORTS_REPLAY_REPLAY_SCENE_H
#define MUSTER_REPORTS_REPLAY_REPLAY_SCENE_H

#include "reports/replay/replay.h"
#include "reports/scene/scene.h"

/* Body i of the replay is body i of the scene. told: the event that is being told,
 * whose bodies are marked, MU_NO_EVENT for none; selected: a body or MU_NO_BODY.
 * The scene needs neither replay nor record any more. */
MuScene *mu_replay_scene (const MuReplay *replay, guint told, int selected);

/* "Zama · Period 3 · shooting", and what the sky brings: " · rain, night"; free with g_free. */
char *mu_replay_title (const MuReplay *replay);

#endif
