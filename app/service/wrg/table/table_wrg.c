/* WRG 5th: what a battle on the table counts by (app/service/table/system.h). */
#include <string.h>

#include "app/service/table/system.h"
#include "rules/wrg/fight/casualties.h"
#include "rules/wrg/fight/victory.h"
#include "rules/wrg/nerve/reaction.h"

/* wrg.casualties.remove, wrg.casualties.elephant: a figure or model for each twenty. */
static MuRule
removal (const MuListUnit *unit)
{
  return mu_type_is_model ((MuTroopType) unit->troop.type) ? MU_RULE_WRG_CASUALTIES_ELEPHANT
                                                           : MU_RULE_WRG_CASUALTIES_REMOVE;
}

/* wrg.melee.tactical.shot-losses: a chariot counts its horses. */
static int
strength (const MuListUnit *unit)
{
  return mu_type_is_chariot ((MuTroopType) unit->troop.type) ? MAX (unit->crew.horses, 1) : 1;
}

/* wrg.victory.objectives, wrg.victory.objectives.contested */
static gint64
objective_left (const MuTableObjective *objective, MuRule *rule)
{
  const MuWrgObjective feature = {
    .points = objective->points,
    .occupied = objective->held != MU_SIDE_NONE,
    .enemy_charges = objective->contested,
    .enemy_strong = objective->contested,
  };
  return mu_wrg_objective_left (&feature, rule);
}

/* Sums have their phase of the period; what is set by hand comes at its end. */
static int
phase (const MuKeptSum *sum)
{
  if (strcmp (sum->kind, "shoot") == 0)
    return MU_PHASE_SHOOTING;
  if (strcmp (sum->kind, "melee") == 0)
    return MU_PHASE_MELEE;
  return MU_PHASE_END_TESTS;
}

static int
men (const MuListUnit *unit G_GNUC_UNUSED)
{
  return MU_WRG_MEN_PER_FIGURE;
}

static const MuTableState states[] = {
  { .key = "on-table", .fate = MU_FATE_ON_TABLE },
  { .key = "in-rout", .fate = MU_FATE_IN_ROUT },
  { .key = "retiring", .fate = MU_FATE_RETIRING },
  { .key = "routed-off", .fate = MU_FATE_ROUTED_OFF },
  { .key = "off-table", .fate = MU_FATE_OFF_TABLE },
  { .key = "destroyed", .fate = MU_FATE_DESTROYED },
  { .key = "prisoner", .fate = MU_FATE_PRISONER },
};

static const MuGeneralEnd ends[] = {
  MU_GENERAL_END_KILLED,
  MU_GENERAL_END_CAPTURED,
  MU_GENERAL_END_WOUNDED,
  MU_GENERAL_END_LOST,
};

const MuTableSystem mu_table_wrg5 = {
  .number = MU_RULES_WRG5,
  .men = men,
  .removal = removal,
  .strength = strength,
  .objective = objective_left,
  .phase = phase,
  .states = states,
  .state_count = G_N_ELEMENTS (states),
  .ends = ends,
  .end_count = G_N_ELEMENTS (ends),
  .rallied = MU_RULE_WRG_ROUT_RALLY,
  .left = MU_RULE_WRG_LEAVE_TABLE_WHOLE,
  .destroyed = MU_RULE_WRG_CASUALTIES_REMOVE,
  .general_lost = MU_RULE_WRG_REACTION_OCCASION_8,
  .how = MU_RALLIED_SOMEHOW,
  .has_sums = TRUE,
  .retires = MU_RESULT_RETIRE,
};
