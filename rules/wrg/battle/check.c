/* Whether a set-up can be fought. */
#include "rules/wrg/battle/engine.h"

#define TABLE_LEAST 300 /* paces: room for both deployment areas */
#define TABLE_MOST  40000
#define RANKS_MOST  50

static MuSetupAnswer
check_crew (const MuBattleUnit *unit)
{
  const MuWrgType type = (MuWrgType) unit->troop.type;
  if (mu_wrg_crew_forbidden (&unit->troop, &unit->crew) != MU_RULE_NONE)
    return MU_SETUP_BAD_CREW;
  /* models stand side by side (wrg.scale.troops: a single line) */
  return mu_wrg_type_is_model (type) && unit->ranks != 1 ? MU_SETUP_BAD_RANKS : MU_SETUP_OK;
}

static MuSetupAnswer
check_order (const MuBattleUnit *unit)
{
  if (unit->order > MU_ORDER_SKIRMISH)
    return MU_SETUP_BAD_ORDER;
  /* wrg.orders.skirmish */
  if (unit->order == MU_ORDER_SKIRMISH && !mu_wrg_troop_may_skirmish (&unit->troop))
    return MU_SETUP_BAD_ORDER;
  return MU_SETUP_OK;
}

static bool
is_on_any_table (const MuBattleUnit *unit)
{
  return unit->x >= 0 && unit->x <= TABLE_MOST && unit->y >= 0 && unit->y <= TABLE_MOST;
}

/* What the engine would have to leave out is refused, never passed over. */
static bool
is_fought_yet (const MuBattleUnit *unit)
{
  return unit->troop.type != MU_WRG_ART && !unit->orders;
}

/* wrg.formation.testudo, wrg.formation.cantabrian, wrg.formation.wedge.limits */
static MuSetupAnswer
check_formation (const MuWrgReadings *readings, const MuBattleUnit *unit)
{
  if (unit->formation >= MU_WRG_FORMATIONS)
    return MU_SETUP_BAD_FORMATION;
  const MuWrgFormation formation = (MuWrgFormation) unit->formation;
  const int files = mu_wrg_formation_files (formation, unit->figures, unit->ranks);
  const MuWrgFormed formed = {
    .troop = unit->troop,
    .formation = formation,
    .wide = files,
    .legionary = formation == MU_WRG_FORMATION_TESTUDO,
    .wedge_heads = formation == MU_WRG_FORMATION_WEDGE,
  };
  const bool model = mu_wrg_type_is_model ((MuWrgType) unit->troop.type);
  if (formation != MU_WRG_FORMATION_USUAL && model)
    return MU_SETUP_BAD_FORMATION;
  return files > mu_wrg_formation_files_most (formation, unit->figures)
                 || mu_wrg_formation_barred (readings, &formed) != MU_RULE_NONE
             ? MU_SETUP_BAD_FORMATION
             : MU_SETUP_OK;
}

static MuSetupAnswer
check_unit (const MuWrgReadings *readings, const MuBattleUnit *unit)
{
  if (unit->figures < 1)
    return MU_SETUP_NO_FIGURES;
  if (unit->figures > MU_BATTLE_FIGURES_MAX)
    return MU_SETUP_TOO_MANY_FIGURES;
  if (unit->troop.type >= MU_WRG_TYPES || unit->troop.class > MU_WRG_D
      || mu_wrg_troop_forbidden (&unit->troop) != MU_RULE_NONE)
    return MU_SETUP_BAD_TROOP;
  if (!is_fought_yet (unit))
    return MU_SETUP_NOT_FOUGHT_YET;
  if (unit->ranks < 1 || unit->ranks > RANKS_MOST || unit->ranks > unit->figures)
    return MU_SETUP_BAD_RANKS;
  if (unit->points < 0 || unit->command_points < 0 || unit->command_points > unit->points)
    return MU_SETUP_BAD_POINTS;
  if (unit->placed && !is_on_any_table (unit))
    return MU_SETUP_OUTSIDE;
  const MuSetupAnswer crew = check_crew (unit);
  if (crew != MU_SETUP_OK)
    return crew;
  const MuSetupAnswer formation = check_formation (readings, unit);
  return formation != MU_SETUP_OK ? formation : check_order (unit);
}

static MuSetupAnswer
check_side (const MuWrgReadings *readings, const MuBattleSide *side, int *at)
{
  if (side->unit_count < 1 || !side->units)
    return MU_SETUP_NO_UNITS;
  if (side->unit_count > MU_BATTLE_UNITS_MAX)
    return MU_SETUP_TOO_MANY_UNITS;
  if (side->general_with < -1 || side->general_with >= side->unit_count)
    return MU_SETUP_BAD_GENERAL;
  if (side->general_points < 0 || side->other_points < 0)
    return MU_SETUP_BAD_POINTS;
  if (side->standing || side->signals || side->subordinate_count > 0)
    return MU_SETUP_NOT_FOUGHT_YET;
  if (side->units[0].sub_unit) {
    *at = 0;
    return MU_SETUP_BAD_SUB_UNIT;
  }
  for (int i = 0; i < side->unit_count; i++) {
    const MuSetupAnswer answer = check_unit (readings, &side->units[i]);
    if (answer != MU_SETUP_OK) {
      *at = i;
      return answer;
    }
  }
  return MU_SETUP_OK;
}

static bool
is_table (int32_t width, int32_t depth)
{
  return (width == 0 || (width >= TABLE_LEAST && width <= TABLE_MOST))
         && (depth == 0 || (depth >= TABLE_LEAST && depth <= TABLE_MOST));
}

static bool
fits_table (const MuTerrain *terrain, int32_t width, int32_t depth)
{
  if (!terrain)
    return true;
  return terrain->columns == (width + MU_TERRAIN_CELL - 1) / MU_TERRAIN_CELL
         && terrain->rows == (depth + MU_TERRAIN_CELL - 1) / MU_TERRAIN_CELL;
}

MuSetupAnswer
check_setup (const MuBattleSetup *setup, int *at)
{
  int before = 0;
  *at = MU_NO_BODY;
  if (!is_table (setup->table_width, setup->table_depth))
    return MU_SETUP_BAD_TABLE;
  if (!fits_table (setup->terrain, setup->table_width ? setup->table_width : DEFAULT_WIDTH,
                   setup->table_depth ? setup->table_depth : DEFAULT_DEPTH))
    return MU_SETUP_BAD_FIELD;
  if (setup->sky)
    return MU_SETUP_NOT_FOUGHT_YET;
  for (int side = 0; side < MU_SIDES; side++) {
    int unit = MU_NO_BODY;
    const MuSetupAnswer answer = check_side (&setup->readings, &setup->side[side], &unit);
    if (answer != MU_SETUP_OK) {
      *at = unit == MU_NO_BODY ? MU_NO_BODY : before + unit;
      return answer;
    }
    before += setup->side[side].unit_count;
  }
  return MU_SETUP_OK;
}
