/* What the files of the replay share. */
#ifndef MUSTER_REPORTS_REPLAY_REPLAY_PRIVATE_H
#define MUSTER_REPORTS_REPLAY_REPLAY_PRIVATE_H

#include "reports/replay/replay.h"
#include "rules/core/event.h"

static inline int
mu_replay_side_units (const MuBattleRecord *record, int side)
{
  return (int) record->side[side].list->units->len;
}

static inline const MuEvent *
mu_replay_event_at (const MuReplay *replay, guint index)
{
  return &g_array_index (replay->record->events, MuEvent, index);
}

#endif
