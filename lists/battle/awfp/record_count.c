/* Fast Play: what a side has left at the end of a battle at the table, and who has won. As the
 * rules count their own battles. READING: awfp.sequence.victory: an army breaks with more than half
 * of its starting units destroyed, in rout or off the table; if both do, or the turns are over,
 * whoever has lost the smaller share of its points wins. */
#include "lists/awfp/fastplay.h"
#include "lists/awfp/stand.h"
#include "lists/battle/awfp/record_setup.h"
#include "lists/battle/battle_count.h"

#define QUARTERS 4 /* of a point */

static const MuUnitOutcome *
state_of (const MuBattleSideRecord *side, guint unit)
{
  return &g_array_index (side->results, MuUnitOutcome, unit);
}

/* --- points -------------------------------------------------------------- */

static int
points_of (const MuList *list, guint unit)
{
  return mu_list_unit_is_generals (list, unit) ? mu_list_general_points (list, 0, NULL)
                                               : mu_list_unit_points (list, (int) unit);
}

/* Of those who are there, by the figures that they have left. */
static gint64
quarters_left (const MuBattleSideRecord *side, guint unit)
{
  const MuUnitOutcome *state = state_of (side, unit);
  MuAwfpTroop troop;
  if (state->fate != MU_FATE_ON_TABLE || state->figures_start <= 0
      || !mu_list_unit_stand (side->list, unit, &troop))
    return 0;
  const int strength = mu_awfp_troop_strength (&troop, NULL);
  const gint64 figures = (gint64) state->figures_left * strength - state->carried;
  return QUARTERS * points_of (side->list, unit) * figures / (state->figures_start * strength);
}

static void
count_side (MuBattleSideRecord *side)
{
  side->start_quarters = QUARTERS * (gint64) mu_list_start_points (side->list);
  side->left_quarters = 0;
  for (guint unit = 0; unit < side->results->len; unit++)
    side->left_quarters += quarters_left (side, unit);
}

void
mu_record_awfp_count (MuBattleRecord *record, MuSide conceded G_GNUC_UNUSED)
{
  for (int side = 0; side < MU_SIDES; side++)
    count_side (&record->side[side]);
}

/* --- who has won --------------------------------------------------------- */

/* awfp.priest.no-combat: the priest is none. */
int
mu_record_awfp_units (const MuBattleSideRecord *side)
{
  int units = 0;
  for (guint unit = 0; unit < side->results->len; unit++)
    units += !mu_list_unit_is_priests (side->list, unit);
  return units;
}

int
mu_record_awfp_gone (const MuBattleSideRecord *side)
{
  int gone = 0;
  for (guint unit = 0; unit < side->results->len; unit++)
    gone += state_of (side, unit)->fate != MU_FATE_ON_TABLE
            && !mu_list_unit_is_priests (side->list, unit);
  return gone;
}

/* As the club's tables have it. */
int
mu_record_awfp_endures (const MuBattleSideRecord *side)
{
  g_autoptr (MuFastPlay) tables = mu_fast_play_open (NULL, NULL);
  return mu_awfp_endures (tables ? tables->play : NULL, mu_record_awfp_units (side));
}

static gboolean
is_broken (const MuBattleSideRecord *side)
{
  return mu_record_awfp_gone (side) > mu_record_awfp_endures (side);
}

/* A thousandth is nothing to win by. */
static gint64
share_left (const MuBattleSideRecord *side)
{
  return side->start_quarters > 0 ? side->left_quarters * 1000 / side->start_quarters : 0;
}

static MuSide
by_points (const MuBattleRecord *record)
{
  const gint64 a = share_left (&record->side[MU_SIDE_A]);
  const gint64 b = share_left (&record->side[MU_SIDE_B]);
  return a == b ? MU_SIDE_NONE : a > b ? MU_SIDE_A : MU_SIDE_B;
}

MuSide
mu_record_awfp_winner (const MuBattleRecord *record, MuSide conceded)
{
  const gboolean a = is_broken (&record->side[MU_SIDE_A]);
  const gboolean b = is_broken (&record->side[MU_SIDE_B]);
  if (conceded != MU_SIDE_NONE)
    return conceded == MU_SIDE_A ? MU_SIDE_B : MU_SIDE_A;
  return a == b ? by_points (record) : a ? MU_SIDE_B : MU_SIDE_A;
}
