/* The course of a battle of which only the end is told: that of one fought on the table, with what
 * became of each unit as the events of its last period. */
#include "reports/wrg/sheet/told.h"

#include "lists/battle/battle_count.h"
#include "rules/wrg/fight/victory.h"
#include "rules/wrg/nerve/reaction.h"

#define VALUES(...) ((const gint32[4]){ __VA_ARGS__ })

static int
body_of (const MuBattleRecord *record, MuSide side, int unit)
{
  return unit + mu_battle_record_first (record, side);
}

static void
tell_of (MuBattleRecord *record, MuSide side, int unit, MuEventKind kind, MuRule rule,
         const gint32 value[4])
{
  MuEvent *event = mu_battle_record_tell (record, kind, rule, MU_PHASE_END_TESTS, value);
  event->side = (guint8) side;
  event->body = (gint16) body_of (record, side, unit);
}

static void
tell_broke (MuBattleRecord *record, MuSide side, int unit, const MuUnitOutcome *state)
{
  if (state->breaks > 0)
    tell_of (record, side, unit, MU_EVENT_BROKE, MU_RULE_NONE, VALUES (state->breaks));
}

static void
tell_fate (MuBattleRecord *record, MuSide side, int unit, const MuUnitOutcome *state)
{
  switch ((MuFate) state->fate) {
  case MU_FATE_ON_TABLE:
  case MU_FATE_IN_ROUT:
    break;
  case MU_FATE_RETIRING:
    tell_of (record, side, unit, MU_EVENT_RESULT, MU_RULE_NONE, VALUES (MU_RESULT_RETIRE));
    break;
  case MU_FATE_ROUTED_OFF:
    tell_of (record, side, unit, MU_EVENT_LEFT_TABLE, MU_RULE_WRG_LEAVE_TABLE_WHOLE, VALUES (1));
    break;
  case MU_FATE_OFF_TABLE:
    tell_of (record, side, unit, MU_EVENT_LEFT_TABLE, MU_RULE_WRG_LEAVE_TABLE_WHOLE, VALUES (0));
    break;
  case MU_FATE_DESTROYED:
    tell_of (record, side, unit, MU_EVENT_DESTROYED, MU_RULE_NONE, VALUES (0));
    break;
  case MU_FATE_PRISONER:
    tell_of (record, side, unit, MU_EVENT_SURRENDERED, MU_RULE_NONE, VALUES (0));
    break;
  }
}

static void
tell_unit (MuBattleRecord *record, MuSide side, int unit)
{
  const MuUnitOutcome *state = &g_array_index (record->side[side].results, MuUnitOutcome, unit);
  const int removed = state->figures_start - state->figures_left;
  if (removed > 0 || state->casualties > 0)
    tell_of (record, side, unit, MU_EVENT_STRENGTH, MU_RULE_NONE,
             VALUES (state->figures_left, state->carried, removed, state->casualties));
  tell_broke (record, side, unit, state);
  tell_fate (record, side, unit, state);
}

/* Of objectives only the points are told; they count as one, each side's its own. */
static void
tell_objectives (MuBattleRecord *record, MuSide side, gint64 points)
{
  MuRule rule;
  const MuWrgObjective held = { .points = (int) points, .occupied = true };
  if (points == 0)
    return;
  const gint64 quarters = mu_wrg_objective_left (&held, &rule);
  MuEvent *event
      = mu_battle_record_tell (record, MU_EVENT_OBJECTIVE, rule, MU_PHASE_END_TESTS,
                               VALUES ((gint32) quarters, (gint32) points, (gint32) side + 1));
  event->side = (guint8) side;
}

static void
tell_general (MuBattleRecord *record, MuSide side, MuGeneralEnd end)
{
  const int with = mu_battle_general_unit (&record->side[side]);
  MuEvent *how = mu_battle_tell_general_end (record, side, end, MU_PHASE_END_TESTS);
  if (how != NULL)
    how->body = (gint16) body_of (record, side, with);
  tell_of (record, side, with, MU_EVENT_GENERAL_LOST, MU_RULE_WRG_REACTION_OCCASION_8,
           VALUES (side));
}

static void
tell_side (MuBattleRecord *record, MuSide side, gint64 objectives, MuGeneralEnd end)
{
  const MuBattleSideRecord *own = &record->side[side];
  for (guint unit = 0; unit < own->list->units->len; unit++)
    tell_unit (record, side, (int) unit);
  if (own->general_lost)
    tell_general (record, side, end);
  tell_objectives (record, side, objectives);
}

void
mu_wrg_tell (MuBattleRecord *record, int periods, MuSide conceded, const gint64 objectives[],
             const MuGeneralEnd end[])
{
  mu_battle_record_pass_periods (record, periods);
  for (int side = 0; side < MU_SIDES; side++)
    tell_side (record, (MuSide) side, objectives[side], end[side]);
  mu_battle_record_end (record, conceded);
}
