/* What can be asked of a replay at its moment. */
#include "reports/replay/replay_private.h"
#include "reports/system.h"

gboolean
mu_replay_has_places (const MuBattleRecord *record)
{
  for (guint i = 0; i < record->events->len; i++)
    if (g_array_index (record->events, MuEvent, i).kind == MU_EVENT_DEPLOYED)
      return TRUE;
  return FALSE;
}

guint
mu_replay_events_to (const MuBattleRecord *record, int period)
{
  return mu_replay_events_through (record, period, MU_PHASE_OVER);
}

guint
mu_replay_events_through (const MuBattleRecord *record, int period, int phase)
{
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (event->period > period || (event->period == period && event->phase > phase))
      return i;
  }
  return record->events->len;
}

/* Leaders that are kept among the units are none. */
static gboolean
is_unit (const MuReplay *replay, MuSide side, int unit)
{
  return mu_report_is_unit (replay->record->rules,
                            mu_list_unit (replay->record->side[side].list, unit));
}

int
mu_replay_figures (const MuReplay *replay, MuSide side)
{
  int first = side == MU_SIDE_A ? 0 : mu_replay_side_units (replay->record, MU_SIDE_A);
  int figures = 0;
  for (int i = 0; i < mu_replay_side_units (replay->record, side); i++)
    if (is_unit (replay, side, i))
      figures += replay->body[first + i].figures;
  return figures;
}

int
mu_replay_standing (const MuReplay *replay, MuSide side)
{
  int first = side == MU_SIDE_A ? 0 : mu_replay_side_units (replay->record, MU_SIDE_A);
  int standing = 0;
  for (int i = 0; i < mu_replay_side_units (replay->record, side); i++)
    standing += replay->body[first + i].present && !replay->body[first + i].in_rout
                && is_unit (replay, side, i);
  return standing;
}

int
mu_replay_surrendered (const MuReplay *replay, MuSide side)
{
  int first = side == MU_SIDE_A ? 0 : mu_replay_side_units (replay->record, MU_SIDE_A);
  int taken = 0;
  for (int i = 0; i < mu_replay_side_units (replay->record, side); i++)
    taken += replay->body[first + i].gone == MU_GONE_SURRENDERED;
  return taken;
}

int
mu_replay_free_figures (const MuReplay *replay, MuSide side)
{
  int first = side == MU_SIDE_A ? 0 : mu_replay_side_units (replay->record, MU_SIDE_A);
  int figures = 0;
  for (int i = 0; i < mu_replay_side_units (replay->record, side); i++)
    if (replay->body[first + i].gone != MU_GONE_SURRENDERED && is_unit (replay, side, i))
      figures += replay->body[first + i].figures;
  return figures;
}

/* A result without a time of its own holds for the period it was found in. */
static gboolean
still_holds (const MuReplay *replay, const MuReplayBody *body)
{
  if (body->resulted == MU_NO_EVENT)
    return FALSE;
  return MAX (body->act_until, mu_replay_event_at (replay, body->resulted)->period)
         >= replay->period;
}

gboolean
mu_replay_is_bound (const MuReplay *replay, int body)
{
  const MuReplayBody *self = &replay->body[body];
  return still_holds (replay, self) && self->bond & MU_BOND_TO_OTHERS && !self->in_rout;
}

gboolean
mu_replay_is_shaken (const MuReplay *replay, int body)
{
  const MuReplayBody *self = &replay->body[body];
  const MuReportSystem *system = mu_report_system (replay->record->rules);
  if (self->shaken)
    return !self->in_rout;
  return still_holds (replay, self) && system->is_shaken && system->is_shaken (self->row)
         && !self->in_rout;
}
