#include "db/general_end.h"

#include "db/battle_count.h"
#include "rules/wrg/general.h"

static MuGeneralEnd
end_of_risk (MuWrgGeneralFate fate)
{
  switch (fate) {
  case MU_GENERAL_UNHURT:
    break;
  case MU_GENERAL_LEAVES:
    return MU_GENERAL_END_WOUNDED;
  case MU_GENERAL_SURRENDERS:
    return MU_GENERAL_END_CAPTURED;
  case MU_GENERAL_DEAD:
    return MU_GENERAL_END_KILLED;
  }
  return MU_GENERAL_END_LOST;
}

/* READING: wrg.general.loss: whoever is lost with his unit shares what becomes of it. */
static MuGeneralEnd
end_of_unit (MuFate fate)
{
  switch (fate) {
  case MU_FATE_ROUTED_OFF:
    return MU_GENERAL_END_FLED;
  case MU_FATE_DESTROYED:
    return MU_GENERAL_END_KILLED;
  case MU_FATE_PRISONER:
    return MU_GENERAL_END_CAPTURED;
  case MU_FATE_ON_TABLE:
  case MU_FATE_IN_ROUT:
  case MU_FATE_OFF_TABLE:
  case MU_FATE_RETIRING:
    break;
  }
  return MU_GENERAL_END_LOST;
}

/* A battle sheet may come from anyone: its numbers need not be any fate's. */
static gboolean
is_his_end (const MuEvent *event, MuSide side)
{
  return event->kind == MU_EVENT_GENERAL_HURT && event->side == side && event->value[0] == 0
         && event->value[3] > MU_GENERAL_UNHURT && event->value[3] <= MU_GENERAL_DEAD;
}

MuGeneralEnd
mu_battle_general_end (const MuBattleRecord *record, MuSide side)
{
  const MuBattleSideRecord *own = &record->side[side];
  const int with = mu_battle_general_unit (own);
  if (!own->general_lost)
    return MU_GENERAL_END_STAYED;
  for (guint i = 0; i < record->events->len; i++) {
    const MuEvent *event = &g_array_index (record->events, MuEvent, i);
    if (is_his_end (event, side))
      return end_of_risk ((MuWrgGeneralFate) event->value[3]);
  }
  if (with == MU_LIST_NO_UNIT || (guint) with >= own->results->len)
    return MU_GENERAL_END_LOST;
  return end_of_unit ((MuFate) g_array_index (own->results, MuUnitOutcome, with).fate);
}
