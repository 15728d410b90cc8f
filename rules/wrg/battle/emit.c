/* Events: stamped with the time, put into the digest, handed on. */
#include "rules/wrg/battle/engine.h"

void
mu_wrg_emit (WrgBattle *battle, MuEventKind kind, MuRule rule, int body, int other,
             const int32_t value[4])
{
  MuEvent event = {
    .kind = (uint16_t) kind,
    .rule = (uint16_t) rule,
    .period = battle->period,
    .phase = battle->phase,
    .side = body == MU_NO_BODY ? MU_SIDE_NONE : body_at (battle, body)->side,
    .body = (int16_t) body,
    .other = (int16_t) other,
    .value = { value[0], value[1], value[2], value[3] },
  };
  battle->digest = mu_digest_event (battle->digest, &event);
  battle->event_count++;
  if (battle->sink)
    battle->sink (battle->context, &event);
}

void
mu_wrg_emit_trace (WrgBattle *battle, int body, const MuTrace *trace)
{
  for (uint32_t i = 0; i < trace->count; i++)
    mu_wrg_emit (battle, MU_EVENT_FACTOR, trace->line[i].rule, body, MU_NO_BODY,
                 VALUES (trace->line[i].amount));
}
