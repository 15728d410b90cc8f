/* Events and dice: stamped with the time, put into the digest, handed on. */
#include "rules/awfp/battle/engine.h"

void
mu_awfp_tell (AwfpBattle *battle, int kind, MuRule rule, int body, int other,
              const int32_t value[4])
{
  const MuEvent event = {
    .kind = (uint16_t) kind,
    .rule = (uint16_t) rule,
    .period = battle->turn,
    .phase = battle->phase,
    .side = body == MU_NO_BODY ? MU_SIDE_NONE : battle->unit[body].side,
    .body = (int16_t) body,
    .other = (int16_t) other,
    .value = { value[0], value[1], value[2], value[3] },
  };
  battle->digest = mu_digest_event (battle->digest, &event);
  battle->events++;
  if (battle->sink)
    battle->sink (battle->context, &event);
}

void
mu_awfp_tell_trace (AwfpBattle *battle, int body, const MuTrace *trace)
{
  for (uint32_t i = 0; i < trace->count; i++)
    mu_awfp_tell (battle, MU_EVENT_FACTOR, trace->line[i].rule, body, MU_NO_BODY,
                  VALUES (trace->line[i].amount));
}

void
mu_awfp_tell_place (AwfpBattle *battle, int body, MuRule why, MuFix distance)
{
  const MuRect *at = &battle->unit[body].at;
  mu_awfp_tell (battle, MU_EVENT_MOVED, why, body, MU_NO_BODY,
                VALUES (at->front.x, at->front.y, at->facing, distance));
}

void
mu_awfp_tell_shape (AwfpBattle *battle, int body, MuRule why)
{
  const AwfpUnit *unit = &battle->unit[body];
  mu_awfp_tell (battle, MU_EVENT_FACED, why, body, MU_NO_BODY,
                VALUES (unit->at.front.x, unit->at.front.y, unit->at.facing,
                        MU_EVENT_SHAPE (MU_FORMATION_USUAL, unit->files)));
}

void
mu_awfp_tell_state (AwfpBattle *battle, int body, MuRule why)
{
  const AwfpUnit *unit = &battle->unit[body];
  mu_awfp_tell (battle, MU_AWFP_EVENT_STATE, why, body, MU_NO_BODY,
                VALUES (unit->state, unit->frenzied, unit->low));
}

int
mu_awfp_throw (AwfpBattle *battle, MuDie die, MuRollPurpose purpose, int body)
{
  return mu_dice_roll (battle->dice, die, purpose, body);
}
