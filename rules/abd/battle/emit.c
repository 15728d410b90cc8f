/* Events: stamped with the time, put into the digest, handed on. A unit's place is told as the
 * middle of its hex, so that whoever follows a battle on a field can follow this one. */
#include "rules/abd/battle/engine.h"

void
mu_abd_tell (AbdBattle *battle, int kind, MuRule rule, int body, int other, const int32_t value[4])
{
  const MuEvent event = {
    .kind = (uint16_t) kind,
    .rule = (uint16_t) rule,
    .period = battle->turn,
    .phase = battle->phase,
    .side = body == MU_NO_BODY ? MU_SIDE_NONE : battle->piece[body].side,
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
mu_abd_tell_trace (AbdBattle *battle, int body, const MuTrace *trace)
{
  for (uint32_t i = 0; i < trace->count; i++)
    mu_abd_tell (battle, MU_EVENT_FACTOR, trace->line[i].rule, body, MU_NO_BODY,
                 VALUES (trace->line[i].amount));
}

void
mu_abd_place_values (const AbdBattle *battle, int body, int32_t value[4])
{
  const AbdPiece *piece = &battle->piece[body];
  mu_abd_hex_middle (&battle->map->grid, piece->hex, &value[0], &value[1]);
  value[2] = mu_abd_angle (piece->facing);
}

void
mu_abd_tell_place (AbdBattle *battle, int body, MuRule why, int points)
{
  int32_t value[4] = { 0, 0, 0, points };
  mu_abd_place_values (battle, body, value);
  mu_abd_tell (battle, MU_EVENT_MOVED, why, body, MU_NO_BODY, value);
}

void
mu_abd_tell_facing (AbdBattle *battle, int body, MuRule why)
{
  int32_t value[4] = { 0 };
  mu_abd_place_values (battle, body, value);
  mu_abd_tell (battle, MU_EVENT_FACED, why, body, MU_NO_BODY, value);
}
