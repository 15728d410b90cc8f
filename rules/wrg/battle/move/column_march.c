/* Who marches round the table with whom, before the battle begins
 * (wrg.deploy.arrival.groups). */
#include "rules/wrg/battle/order/obey.h"

/* All that come the same way. */
typedef struct {
  uint8_t how;   /* MuWrgArriving */
  uint8_t flank; /* MuWrgFlank */
  uint8_t edge;  /* MuWrgEdge */
} Way;

static bool
comes_by (const MuWrgSetupUnit *unit, const Way *way)
{
  if (!mu_wrg_comes_later (unit) || unit->orders->arrival.how != way->how)
    return false;
  return way->how == MU_WRG_RESERVE
         || (unit->orders->arrival.flank == way->flank && unit->orders->arrival.edge == way->edge);
}

static MuWrgMarcher
marcher_of (const WrgBattle *battle, int body, const MuWrgSetupUnit *unit)
{
  return (MuWrgMarcher){
    .march = { (MuTroopType) unit->troop.type, false, unit->orders->arrival.forced },
    .regular = unit->troop.regular,
    .sub_unit = unit->sub_unit,
    .general = mu_wrg_has_general_riding (battle, body),
    .company = unit->orders->arrival.company,
  };
}

typedef struct {
  int count;
  int16_t body[MU_BATTLE_UNITS_MAX];
  MuWrgMarcher marcher[MU_BATTLE_UNITS_MAX];
  MuWrgMarchGroup group[MU_BATTLE_UNITS_MAX];
  uint8_t group_of[MU_BATTLE_UNITS_MAX];
} Column;

/* wrg.deploy.flank-march.point: a later period may be ordered, for all of them. */
static void
note_march (WrgBattle *battle, const Column *column, int at)
{
  Errand *errand = errand_at (battle, column->body[at]);
  const MuWrgMarchGroup *group = &column->group[column->group_of[at]];
  int head = at;
  uint8_t due = (uint8_t) group->earliest;
  for (int i = column->count - 1; i >= 0; i--) {
    if (column->group_of[i] != column->group_of[at])
      continue;
    const uint8_t ordered = errand_at (battle, column->body[i])->orders->arrival.period;
    due = ordered > due ? ordered : due;
    head = i;
  }
  errand->away = AWAY_MARCHING;
  errand->head = column->body[head];
  errand->due = due;
  errand->march_regular = group->regular;
  errand->march_general = group->general;
}

static bool
form_column (WrgBattle *battle, MuSide side, const MuWrgSetupSide *army, const Way *way)
{
  Column column;
  int groups;
  column.count = 0;
  for (int i = 0; i < army->unit_count; i++) {
    if (!comes_by (&army->units[i], way))
      continue;
    const int body = battle->first[side] + i;
    column.body[column.count] = (int16_t) body;
    column.marcher[column.count++] = marcher_of (battle, body, &army->units[i]);
  }
  const MuWrgEdge edge = way->how == MU_WRG_RESERVE ? MU_WRG_OWN_EDGE : (MuWrgEdge) way->edge;
  if (mu_wrg_march_groups (column.marcher, column.count, edge, column.group, column.group_of,
                           &groups)
      != MU_RULE_NONE)
    return false;
  for (int i = 0; i < column.count; i++)
    note_march (battle, &column, i);
  return true;
}

/* wrg.deploy.arrival.groups: false where a company has no general. */
bool
mu_wrg_begin_marches (WrgBattle *battle, const MuWrgSetup *setup)
{
  static const Way ways[] = {
    { MU_WRG_RESERVE, 0, 0 },
    { MU_WRG_MARCH_ROUND, MU_WRG_LEFT_FLANK, MU_WRG_OWN_EDGE },
    { MU_WRG_MARCH_ROUND, MU_WRG_LEFT_FLANK, MU_WRG_SIDE_EDGE },
    { MU_WRG_MARCH_ROUND, MU_WRG_LEFT_FLANK, MU_WRG_SIDE_EDGE_BEYOND },
    { MU_WRG_MARCH_ROUND, MU_WRG_RIGHT_FLANK, MU_WRG_OWN_EDGE },
    { MU_WRG_MARCH_ROUND, MU_WRG_RIGHT_FLANK, MU_WRG_SIDE_EDGE },
    { MU_WRG_MARCH_ROUND, MU_WRG_RIGHT_FLANK, MU_WRG_SIDE_EDGE_BEYOND },
  };
  for (MuSide side = MU_SIDE_A; side < MU_SIDES; side++)
    for (unsigned i = 0; i < sizeof ways / sizeof ways[0]; i++)
      if (!form_column (battle, side, &setup->side[side], &ways[i]))
        return false;
  return true;
}
