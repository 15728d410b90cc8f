#include "lists/battle/battle_count.h"

#include <string.h>

#include "lists/battle/system.h"

MuEvent *
mu_battle_record_tell (MuBattleRecord *record, MuEventKind kind, MuRule rule, int phase,
                       const gint32 value[4])
{
  MuEvent event = {
    .kind = (guint16) kind,
    .rule = (guint16) rule,
    .period = (guint8) record->periods,
    .phase = (guint8) phase,
    .side = MU_SIDE_NONE,
    .body = MU_NO_BODY,
    .other = MU_NO_BODY,
  };
  memcpy (event.value, value, sizeof event.value);
  g_array_append_val (record->events, event);
  return &g_array_index (record->events, MuEvent, record->events->len - 1);
}

/* Behind the last of a turn. */
static int
over_phase (MuRuleSystem rules)
{
  const MuBattleSystem *system = mu_battle_system (rules);
  return system ? system->clock.phases - 1 : MU_PHASE_OVER;
}

void
mu_battle_record_pass_periods (MuBattleRecord *record, int to)
{
  while (record->periods < to) {
    record->periods++;
    mu_battle_record_tell (record, MU_EVENT_PERIOD, MU_RULE_NONE, MU_PHASE_ARRIVALS,
                           (const gint32[4]){ record->periods });
  }
}

/* --- the count ---------------------------------------------------------- */

int
mu_battle_general_unit (const MuBattleSideRecord *side)
{
  const MuListGeneral *general = mu_list_commander (side->list);
  if (!general || general->rides_with < 0 || general->rides_with >= (int) side->list->units->len)
    return MU_LIST_NO_UNIT;
  return general->rides_with;
}

void
mu_battle_record_count (MuBattleRecord *record, MuSide conceded)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  if (system && system->count)
    system->count (record, conceded);
}

void
mu_battle_record_end (MuBattleRecord *record, MuSide conceded)
{
  const MuRecordSystem *system = mu_record_system (record->rules);
  const gboolean ends = system && system->concession_ends && conceded != MU_SIDE_NONE;
  const int over = over_phase (record->rules);
  mu_battle_record_count (record, conceded);
  record->winner = system && system->winner ? system->winner (record, conceded) : MU_SIDE_NONE;
  if (ends)
    mu_battle_record_tell (record, MU_EVENT_GAVE_UP, MU_RULE_NONE, over,
                           (const gint32[4]){ (gint32) conceded });
  mu_battle_record_tell (
      record, MU_EVENT_ENDED, system && !ends ? system->victory : MU_RULE_NONE, over,
      (const gint32[4]){ record->winner, (gint32) record->side[MU_SIDE_A].left_quarters,
                         (gint32) record->side[MU_SIDE_B].left_quarters, record->periods });
  record->digest = mu_battle_record_digest (record);
  record->fought = TRUE;
}
