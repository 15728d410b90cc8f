/* The field at any moment of a recorded battle, rebuilt from its events. */
#ifndef MUSTER_REPORTS_REPLAY_H
#define MUSTER_REPORTS_REPLAY_H

#include "db/battle_record.h"

/* A body as it stands. Lengths in paces, for drawing only. */
typedef struct {
  gboolean present; /* on the table */
  gboolean in_rout;
  gboolean disordered;
  double x, y; /* middle of its front edge */
  double turn; /* clockwise from the way side A faces, in radians */
  double width, depth;
  int files;
  int figures;
} MuReplayBody;

typedef struct {
  const MuBattleRecord *record; /* borrowed */
  MuReplayBody *body;
  int bodies;
} MuReplay;

/* The field after the first `events` events. */
MuReplay *mu_replay_new (const MuBattleRecord *record, guint events);
void mu_replay_free (MuReplay *replay);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MuReplay, mu_replay_free)

/* How many events lie before the end of period (0: the deployment). */
guint mu_replay_events_to (const MuBattleRecord *record, int period);

int mu_replay_figures (const MuReplay *replay, MuSide side);
/* Bodies on the table and not in rout. */
int mu_replay_standing (const MuReplay *replay, MuSide side);

#endif
