/* WRG 5th: what a side has left at the end, and who has won by it. */
#include "lists/battle/battle_count.h"
#include "lists/battle/wrg/record_setup.h"
#include "lists/wrg/figure_side.h"
#include "rules/wrg/before/setup.h"
#include "rules/wrg/fight/victory.h"

#define QUARTERS 4 /* of a point */

static const MuUnitOutcome *
state_of (const MuBattleSideRecord *side, int unit)
{
  return &g_array_index (side->results, MuUnitOutcome, unit);
}

static MuWrgEnd
end_of (MuFate fate)
{
  switch (fate) {
  case MU_FATE_ON_TABLE:
    return MU_END_ON_TABLE;
  case MU_FATE_IN_ROUT:
    return MU_END_IN_ROUT;
  case MU_FATE_ROUTED_OFF:
    return MU_END_ROUTED_OFF;
  case MU_FATE_OFF_TABLE:
    return MU_END_OFF_TABLE;
  case MU_FATE_PRISONER:
    return MU_END_PRISONER;
  case MU_FATE_RETIRING:
    return MU_END_RETIRING;
  case MU_FATE_DESTROYED:
    break;
  }
  return MU_END_DEAD;
}

/* wrg.victory.count, wrg.victory.half, wrg.victory.prisoners,
 * wrg.victory.command-points */
static gint64
quarters_of_unit (const MuReadings *readings, const MuBattleSideRecord *side, int unit,
                  gboolean conceded)
{
  const MuUnitOutcome *state = state_of (side, unit);
  const int command = mu_list_unit_command_points (side->list, (guint) unit);
  MuWrgEndCount body = {
    .points = mu_list_unit_start_points (side->list, (guint) unit) - command,
    .command_points = command,
    .figures_start = state->figures_start,
    .conceded = conceded,
  };
  body.figures[end_of ((MuFate) state->fate)] = state->figures_left;
  body.figures[MU_END_DEAD] += state->figures_start - state->figures_left;
  int64_t quarters = 0;
  mu_wrg_body_left (readings, &body, &quarters, NULL);
  return quarters;
}

/* READING: wrg.victory.count: a general not lost counts at the rate of the body
 * that he rides with; one taken with it, as a prisoner. */
static gint64
quarters_of_general (const MuBattleSideRecord *side, int points, gboolean conceded)
{
  const int with = mu_battle_general_unit (side);
  if (with == MU_LIST_NO_UNIT)
    return 0;
  const MuFate fate = (MuFate) state_of (side, with)->fate;
  if (side->general_lost && fate != MU_FATE_PRISONER)
    return 0;
  return (gint64) points * mu_wrg_end_quarters (end_of (fate), conceded);
}

static void
count_side (MuBattleRecord *record, MuSide which, gboolean conceded)
{
  MuBattleSideRecord *side = &record->side[which];
  MuWrgSetupUnit units[MU_BATTLE_UNITS_MAX];
  MuWrgSetupSide setup;
  if (!mu_list_battle_side (side->list, units, &setup, NULL))
    return;
  side->start_quarters = (gint64) mu_list_start_points (side->list) * QUARTERS;
  side->left_quarters = (gint64) setup.other_points * QUARTERS
                        + quarters_of_general (side, setup.general_points, conceded);
  for (int unit = 0; unit < setup.unit_count; unit++)
    side->left_quarters += quarters_of_unit (&record->readings, side, unit, conceded);
  side->left_quarters += mu_battle_record_objectives (record, which);
}

void
mu_record_wrg_count (MuBattleRecord *record, MuSide conceded)
{
  count_side (record, MU_SIDE_A, conceded == MU_SIDE_A);
  count_side (record, MU_SIDE_B, conceded == MU_SIDE_B);
}

MuSide
mu_record_wrg_winner (const MuBattleRecord *record, MuSide conceded G_GNUC_UNUSED)
{
  const MuBattleSideRecord *a = &record->side[MU_SIDE_A];
  const MuBattleSideRecord *b = &record->side[MU_SIDE_B];
  if (a->start_quarters <= 0 || b->start_quarters <= 0)
    return MU_SIDE_NONE;
  return mu_wrg_victory (a->left_quarters, a->start_quarters, b->left_quarters, b->start_quarters);
}
