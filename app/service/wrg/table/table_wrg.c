/* WRG 5th: what a battle on the table counts by (app/service/table/system.h). */
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

const MuTableSystem mu_table_wrg5 = {
  .number = MU_RULES_WRG5,
  .men = MU_WRG_MEN_PER_FIGURE,
  .retires = MU_RESULT_RETIRE,
  .removal = removal,
  .strength = strength,
  .objective = objective_left,
};
