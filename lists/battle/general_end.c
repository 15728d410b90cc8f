#include "lists/battle/general_end.h"

#include <string.h>

#include "lists/battle/battle_count.h"

static const char *const keys[] = {
  [MU_GENERAL_END_STAYED] = "",         [MU_GENERAL_END_LOST] = "lost",
  [MU_GENERAL_END_WOUNDED] = "wounded", [MU_GENERAL_END_CAPTURED] = "captured",
  [MU_GENERAL_END_KILLED] = "killed",   [MU_GENERAL_END_FLED] = "fled",
};

const char *
mu_general_end_key (MuGeneralEnd end)
{
  return keys[end];
}

gboolean
mu_general_end_find (const char *key, MuGeneralEnd *end)
{
  for (guint i = MU_GENERAL_END_LOST; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (keys[i], key) == 0) {
      *end = (MuGeneralEnd) i;
      return TRUE;
    }
  return FALSE;
}

static MuGeneralFate
risk_of_end (MuGeneralEnd end)
{
  switch (end) {
  case MU_GENERAL_END_WOUNDED:
    return MU_GENERAL_LEAVES;
  case MU_GENERAL_END_CAPTURED:
    return MU_GENERAL_SURRENDERS;
  case MU_GENERAL_END_KILLED:
    return MU_GENERAL_DEAD;
  case MU_GENERAL_END_STAYED:
  case MU_GENERAL_END_LOST:
  case MU_GENERAL_END_FLED:
    break;
  }
  return MU_GENERAL_UNHURT;
}

MuEvent *
mu_battle_tell_general_end (MuBattleRecord *record, MuSide side, MuGeneralEnd end, MuPhase phase)
{
  const gint32 value[4] = { 0, 0, 0, (gint32) risk_of_end (end) };
  if (value[3] == MU_GENERAL_UNHURT)
    return NULL;
  MuEvent *event = mu_battle_record_tell (record, MU_EVENT_GENERAL_HURT, MU_RULE_WRG_GENERAL_RISK,
                                          phase, value);
  event->side = (guint8) side;
  return event;
}

static MuGeneralEnd
end_of_risk (MuGeneralFate fate)
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
      return end_of_risk ((MuGeneralFate) event->value[3]);
  }
  if (with == MU_LIST_NO_UNIT || (guint) with >= own->results->len)
    return MU_GENERAL_END_LOST;
  return end_of_unit ((MuFate) g_array_index (own->results, MuUnitOutcome, with).fate);
}
